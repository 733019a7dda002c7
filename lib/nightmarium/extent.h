/* extent.h - what a game of Nightmarium can ever list and show, and how long
 * it can take. */
#ifndef ONI_NIGHTMARIUM_EXTENT_H
#define ONI_NIGHTMARIUM_EXTENT_H

#include "cards.h"

void oni_nightmarium_action_space(const struct onirim_game *g,
    struct action_space *space);
void oni_nightmarium_observation(const struct onirim_game *g,
    struct observation *observation);
unsigned oni_nightmarium_decisions_most(const struct onirim_game *g);

#endif
