/* turn.h - the turn and its first phase. */
#ifndef ONI_ONIRIM_TURN_H
#define ONI_ONIRIM_TURN_H

#include "onirim.h"

/* Every kind of step of the game: what it does, or what it asks. */
extern const struct rule oni_onirim_rules[STEPS];

#endif
