/* parts.h - the parts of Nightmarium's ruleset, file by file. */
#ifndef ONI_NIGHTMARIUM_PARTS_H
#define ONI_NIGHTMARIUM_PARTS_H

#include "cards.h"

/* config.c: what can be chosen. */
extern const struct config_key oni_nightmarium_keys[];

/* setup.c: how a game begins. */
void oni_nightmarium_set_up(struct onirim_game *g);

/* setup.c: put all cards into the pile.  No card has a place. */
void oni_nightmarium_gather(struct onirim_game *g);

/* setup.c: take one of these cards out to lay it somewhere.  Returns false if
 * none is left. */
bool oni_nightmarium_take_out(struct onirim_game *g, unsigned card);

/* names.c: the names of cards, zones and actions. */
bool oni_nightmarium_write_face(unsigned face, struct text *text);
uint8_t oni_nightmarium_read_face(struct word name);
struct composed_face oni_nightmarium_composed(unsigned face);
unsigned oni_nightmarium_zone_words(struct place place, bool several);
struct label oni_nightmarium_label(const struct onirim_game *g,
    uint32_t action);

/* told.c: how events are told. */
extern const struct telling oni_nightmarium_tellings[];

/* traits.c: what is printed on a card. */
int oni_nightmarium_trait(unsigned face, int trait);

/* targets.c: what a legal action takes, and where it goes. */
struct onirim_target oni_nightmarium_target(const struct onirim_game *g,
    uint32_t action);

/* help.c: what a legal action does. */
struct meaning oni_nightmarium_help(const struct onirim_game *g,
    uint32_t action);

/* help.c: how many actions are left, or how many cards are to be discarded;
 * LEFT_UNTOLD if the number would reveal something about a hidden hand.  The
 * legion that counts now. */
unsigned oni_nightmarium_left(const struct onirim_game *g);
unsigned oni_nightmarium_legion(const struct onirim_game *g);

/* why.c: why an action is not legal now. */
struct meaning oni_nightmarium_why(const struct onirim_game *g,
    uint32_t action);

/* action_space.c, observation.c, length.c: all that a game can list and show,
 * and how long it can take. */
extern const struct action_ranges oni_nightmarium_ranges;
uint8_t oni_nightmarium_layout(const struct config *config);
void oni_nightmarium_observation(struct observation *observation);
unsigned oni_nightmarium_decisions_most(const struct onirim_game *g);

/* position.c: the words of a position. */
extern const struct position_word oni_nightmarium_words[];
void oni_nightmarium_tell(const struct onirim_game *g,
    const struct position_word *word, struct told *told);
int32_t oni_nightmarium_lay(struct onirim_game *g,
    const struct position_word *word, struct known card);
void oni_nightmarium_settle(struct onirim_game *g);

/* sound.c: the facts that hold for a sound game. */
extern const struct fact oni_nightmarium_facts[];

/* stack.c: the facts about steps.  The second one relies on the first.  A game
 * that is over has no steps. */
bool oni_nightmarium_steps_lie(const struct onirim_game *g,
    struct blame *blame);
bool oni_nightmarium_steps_fit(const struct onirim_game *g,
    struct blame *blame);

/* stack.c: whether the question on top has at least two answers.  If they need
 * hidden cards, these cards must be in the pool. */
bool oni_nightmarium_question_fits(const struct onirim_game *g);

#endif
