/* walk.h - all fields of a game but its configuration, one after the other. */
#ifndef ONI_WALK_H
#define ONI_WALK_H

#include "../door.h"

/* Write or read all that a game is, but for what follows from the rest: the
 * log, as nothing has happened since it was loaded, and no card is ever left
 * dealt. */
void oni_walk(struct stream *stream, struct onirim_game *g);

#endif
