/* setup.h - how a game of Nightmarium begins. */
#ifndef ONI_NIGHTMARIUM_SETUP_H
#define ONI_NIGHTMARIUM_SETUP_H

#include "nightmarium.h"

enum { FIRST_HAND = 5 };

/* All cards lie in the pile, and none has a place. */
void oni_gather_terrors(struct onirim_game *g);

/* Take one of them out to lay it somewhere; false when none is left. */
bool oni_take_terror(struct onirim_game *g, unsigned card);

void oni_begin_nightmarium(struct onirim_game *g);

#endif
