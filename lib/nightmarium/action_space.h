/* action_space.h - all actions that a game of Nightmarium can list. */
#ifndef ONI_NIGHTMARIUM_ACTION_SPACE_H
#define ONI_NIGHTMARIUM_ACTION_SPACE_H

#include "cards.h"

void oni_nightmarium_action_space(const struct onirim_game *g,
    struct action_space *space);

#endif
