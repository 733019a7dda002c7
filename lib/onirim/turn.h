/* turn.h - the turn and its first phase. */
#ifndef ONI_ONIRIM_TURN_H
#define ONI_ONIRIM_TURN_H

#include "onirim.h"

enum { TRIO = 3, PROPHECY_CARDS = 5 };

/* How many rooms of one colour a row ends with when this one is added, 0 when
 * it makes a trio. */
unsigned oni_series_with(const struct labyrinth *table, unsigned seat,
    unsigned room);

/* Every kind of step of the game: what it does, or what it asks. */
extern const struct rule oni_onirim_rules[STEPS];

#endif
