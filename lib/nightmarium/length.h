/* length.h - how long a game of Nightmarium can take. */
#ifndef ONI_NIGHTMARIUM_LENGTH_H
#define ONI_NIGHTMARIUM_LENGTH_H

#include "cards.h"

unsigned oni_nightmarium_decisions_most(const struct onirim_game *g);

#endif
