/* daily.h - the game of the day, which is the same for everybody. */
#ifndef PLAY_DAILY_H
#define PLAY_DAILY_H

#include "kept.h"

/* Today's game, if it was begun here. */
void daily_find(struct program *program, struct found *found);

/* Play it from its beginning.  A status. */
int daily_begin(struct program *program);

#endif
