/* search.h - games of both kinds, and all that a viewer is told of one. */
#ifndef BATTERY_SEARCH_H
#define BATTERY_SEARCH_H

#include "battery.h"

/* Answers that make a game long, mostly. */
onirim_action search_dawdle(struct uniform *player, const onirim_game *game);

/* Whatever the functions tell a viewer: what lies where and what happened, the
 * hash, the observation, and of the viewer's own questions the answers. */
void search_tell(struct sight *sight, const onirim_game *game, int viewer);

#endif
