/* parts.h - the parts of Onirim's ruleset, file by file. */
#ifndef ONI_ONIRIM_PARTS_H
#define ONI_ONIRIM_PARTS_H

#include "cards.h"

/* config.c: what can be chosen. */
extern const struct config_key oni_onirim_keys[];

/* names.c: the names of cards, zones and actions. */
bool oni_onirim_write_face(unsigned face, struct text *text);
uint8_t oni_onirim_read_face(struct word name);
unsigned oni_onirim_zone_words(struct place place, bool several);
struct label oni_onirim_label(const struct onirim_game *g, uint32_t action);

/* told.c: how events are told. */
extern const struct telling oni_onirim_tellings[];

/* traits.c: what is printed on a card. */
int oni_onirim_trait(unsigned face, int trait);

/* targets.c: what a legal action takes, and where it goes. */
struct onirim_target oni_onirim_target(const struct onirim_game *g,
    uint32_t action);

/* help.c: what a legal action does. */
struct meaning oni_onirim_help(const struct onirim_game *g, uint32_t action);

/* help.c: how many cards are still to be named, or 0 if none are counted. */
unsigned oni_onirim_left(const struct onirim_game *g);

/* why.c: why an action is not legal now. */
struct meaning oni_onirim_why(const struct onirim_game *g, uint32_t action);

/* action_space.c, observation.c, length.c: all that a game can list and show,
 * and how long it can take. */
extern const struct action_ranges oni_onirim_ranges;
uint8_t oni_onirim_layout(const struct config *config);
void oni_onirim_observation(struct observation *observation);
unsigned oni_onirim_decisions_most(const struct onirim_game *g);

/* position.c: the words of a position. */
extern const struct position_word oni_onirim_words[];
void oni_onirim_gather(struct onirim_game *g);
void oni_onirim_tell(const struct onirim_game *g,
    const struct position_word *word, struct told *told);
int32_t oni_onirim_lay(struct onirim_game *g,
    const struct position_word *word, struct known card);
void oni_onirim_settle(struct onirim_game *g);

/* sound.c: the facts that hold for a sound game. */
extern const struct fact oni_onirim_facts[];

/* sound.c: the most cards that the known top can have now. */
unsigned oni_onirim_top_most(const struct onirim_game *g);

/* stack.c: whether the stack has a step of this kind. */
bool oni_onirim_is_waiting(const struct onirim_game *g, unsigned kind);

/* stack.c: whether a game whose table adds up can go on with its stack, or is
 * over.  If not, the first broken fact is blamed. */
bool oni_onirim_stack_fits(const struct onirim_game *g, struct blame *blame);

/* stack.c: whether the question on top has at least two answers.  In a redacted
 * game this includes answers that need a hidden card, if that card may be in
 * the pool. */
bool oni_onirim_has_two_answers(const struct onirim_game *g);

#endif
