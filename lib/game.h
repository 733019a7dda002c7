/* game.h - how a game begins. */
#ifndef ONI_GAME_H
#define ONI_GAME_H

#include "state.h"

/* Begin a game in memory of its size; the library frees it when it owns it. */
void oni_game_begin(struct onirim_game *g, struct config config, bool owned);

#endif
