/* position.h - the words that tell a position of Onirim. */
#ifndef ONI_ONIRIM_POSITION_H
#define ONI_ONIRIM_POSITION_H

#include "cards.h"

/* What the ruleset offers for positions; ruleset.h says what each does. */

extern const struct position_word oni_onirim_words[];
void oni_onirim_gather(struct onirim_game *g);
void oni_onirim_tell(const struct onirim_game *g,
    const struct position_word *word, struct told *told);
bool oni_onirim_lay(struct onirim_game *g,
    const struct position_word *word, struct known card);
void oni_onirim_settle(struct onirim_game *g);

#endif
