/* parts.h - what the ruleset of Nightmarium is made of, file by file. */
#ifndef ONI_NIGHTMARIUM_PARTS_H
#define ONI_NIGHTMARIUM_PARTS_H

#include "cards.h"

/* config.c: what can be chosen. */
extern const struct config_key oni_nightmarium_keys[CONFIG_KEYS];

/* setup.c: how a game begins. */
void oni_nightmarium_set_up(struct onirim_game *g);

/* setup.c: all cards lie in the pile, and none has a place. */
void oni_nightmarium_gather(struct onirim_game *g);

/* setup.c: take one of them out to lay it somewhere; false when there is none
 * left. */
bool oni_nightmarium_take_out(struct onirim_game *g, unsigned card);

/* names.c: how cards, zones and actions are called. */
bool oni_nightmarium_write_face(unsigned face, struct text *text);
uint8_t oni_nightmarium_read_face(struct word name);
struct composed_face oni_nightmarium_composed(unsigned face);
unsigned oni_nightmarium_zone_words(struct place place, bool several);
struct label oni_nightmarium_label(const struct onirim_game *g,
    uint32_t action);

/* told.c: which events are told how. */
extern const struct telling oni_nightmarium_tellings[];

/* traits.c: what is printed on a card. */
int oni_nightmarium_trait(unsigned face, int trait);

/* targets.c: what a legal action takes, and where it goes. */
struct onirim_target oni_nightmarium_target(const struct onirim_game *g,
    uint32_t action);

/* help.c: what a legal action does. */
struct meaning oni_nightmarium_help(const struct onirim_game *g,
    uint32_t action);

/* help.c: how many actions are left, or cards to be discarded, which may be
 * untold where it would tell of a hidden hand. */
unsigned oni_nightmarium_left(const struct onirim_game *g);
unsigned oni_nightmarium_legion(const struct onirim_game *g);

/* why.c: why an action that is not legal now is not. */
struct meaning oni_nightmarium_why(const struct onirim_game *g,
    uint32_t action);

/* action_space.c, observation.c, length.c: all that a game can list and show,
 * and how long it can take. */
void oni_nightmarium_action_space(const struct onirim_game *g,
    struct action_space *space);
void oni_nightmarium_observation(const struct onirim_game *g,
    struct observation *observation);
unsigned oni_nightmarium_decisions_most(const struct onirim_game *g);

/* position.c: the words that tell a position. */
extern const struct position_word oni_nightmarium_words[];
void oni_nightmarium_tell(const struct onirim_game *g,
    const struct position_word *word, struct told *told);
int32_t oni_nightmarium_lay(struct onirim_game *g,
    const struct position_word *word, struct known card);
void oni_nightmarium_settle(struct onirim_game *g);

/* sound.c: what is true of a sound game. */
extern const struct fact oni_nightmarium_facts[];

/* stack.c: the facts about steps, of which the second relies on the first.  A
 * game that is over has no steps. */
bool oni_nightmarium_steps_lie(const struct onirim_game *g,
    struct blame *blame);
bool oni_nightmarium_steps_fit(const struct onirim_game *g,
    struct blame *blame);

/* stack.c: whether the question on top has two answers.  Where these need cards
 * that lie hidden, the pool must be able to give them. */
bool oni_nightmarium_question_fits(const struct onirim_game *g);

#endif
