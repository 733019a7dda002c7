/* turn.h - the turn of Nightmarium. */
#ifndef ONI_NIGHTMARIUM_TURN_H
#define ONI_NIGHTMARIUM_TURN_H

#include "cards.h"

/* Every kind of step of the game. */
extern const struct rule *const oni_nightmarium_rules[STEPS_OF_NIGHTMARIUM];

/* Actions in a turn, and the turns that a game without a limit has at most,
 * so that they can be counted. */
enum { ACTIONS = 2, TURNS_MAX = 0x7FFFFFFF };

/* Whether a game stands at the start of a turn, where nothing else is under
 * way. */
bool oni_nightmarium_turn_has_begun(const struct onirim_game *g);

/* How many turns there can be. */
static inline uint32_t
oni_turns_most(const struct onirim_game *g)
{
	return g->config.turns > 0 ? g->config.turns : TURNS_MAX;
}

/* How many actions the active seat has not begun yet. */
unsigned oni_actions_left(const struct onirim_game *g);

#endif
