/* setup.h - how a game of Nightmarium begins. */
#ifndef ONI_NIGHTMARIUM_SETUP_H
#define ONI_NIGHTMARIUM_SETUP_H

#include "cards.h"

/* All cards lie in the pile, and none has a place. */
void oni_nightmarium_gather(struct onirim_game *g);

/* Take one of them out to lay it somewhere; false when none is left. */
bool oni_nightmarium_take_out(struct onirim_game *g, unsigned card);

void oni_nightmarium_set_up(struct onirim_game *g);

#endif
