/* game.h - how a game begins. */
#ifndef ONI_GAME_H
#define ONI_GAME_H

#include "state.h"

/* Begin a game in memory that is large enough.  `owned`: the library frees the
 * memory. */
void oni_game_begin(struct onirim_game *g, struct config config, bool owned);

#endif
