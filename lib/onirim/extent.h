/* extent.h - what a game of Onirim can ever list and show, and how long it
 * can take. */
#ifndef ONI_ONIRIM_EXTENT_H
#define ONI_ONIRIM_EXTENT_H

#include "cards.h"

void oni_onirim_action_space(const struct onirim_game *g,
    struct action_space *space);
void oni_onirim_observation(const struct onirim_game *g,
    struct observation *observation);
unsigned oni_onirim_decisions_most(const struct onirim_game *g);

#endif
