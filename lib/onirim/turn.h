/* turn.h - the turn, and the rules of all kinds of step. */
#ifndef ONI_ONIRIM_TURN_H
#define ONI_ONIRIM_TURN_H

#include "cards.h"

/* The rules of all kinds of step, and what is true while they wait. */
extern const struct rule *const oni_onirim_rules[];
extern const struct wait *const oni_onirim_waits[STEPS_OF_ONIRIM];

/* The turn of the active seat begins, above the step of the turn. */
void oni_onirim_turn_begins(struct onirim_game *g);

/* Whether a game stands at the start of a turn and nothing else is being
 * done. */
bool oni_onirim_turn_has_begun(const struct onirim_game *g);

#endif
