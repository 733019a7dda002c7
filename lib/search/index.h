/* index.h - actions as numbers without gaps. */
#ifndef ONI_INDEX_H
#define ONI_INDEX_H

#include "../ruleset.h"

/* Write which actions are legal now: a byte for each index of the space, which
 * is that of the game's family. */
void oni_mask_actions(const struct onirim_game *g,
    const struct action_space *space, uint8_t *mask);

#endif
