/* position.h - the words that tell a position of Nightmarium. */
#ifndef ONI_NIGHTMARIUM_POSITION_H
#define ONI_NIGHTMARIUM_POSITION_H

#include "cards.h"

extern const struct position_word oni_nightmarium_words[];

void oni_nightmarium_tell(const struct onirim_game *g,
    const struct position_word *word, struct told *told);
bool oni_nightmarium_lay(struct onirim_game *g,
    const struct position_word *word, struct known card);
void oni_nightmarium_settle(struct onirim_game *g);

#endif
