/* action_space.h - all actions that a game of Onirim can list. */
#ifndef ONI_ONIRIM_ACTION_SPACE_H
#define ONI_ONIRIM_ACTION_SPACE_H

#include "cards.h"

void oni_onirim_action_space(const struct onirim_game *g,
    struct action_space *space);

#endif
