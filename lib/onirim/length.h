/* length.h - how long a game of Onirim can take. */
#ifndef ONI_ONIRIM_LENGTH_H
#define ONI_ONIRIM_LENGTH_H

#include "cards.h"

unsigned oni_onirim_decisions_most(const struct onirim_game *g);

#endif
