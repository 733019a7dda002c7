/* turn.h - the turn on one page. */
#ifndef ONI_ONIRIM_TURN_H
#define ONI_ONIRIM_TURN_H

#include "cards.h"

/* Every kind of step of the game. */
extern const struct rule *const oni_onirim_rules[];

/* Put what remains to be done in a turn above the step of the turns, for the
 * seat that this step names. */
void oni_onirim_turn_begins(struct onirim_game *g);

/* Whether a game stands at the start of a turn, where nothing else is under
 * way. */
bool oni_onirim_turn_has_begun(const struct onirim_game *g);

#endif
