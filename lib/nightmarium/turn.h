/* turn.h - the turn of Nightmarium. */
#ifndef ONI_NIGHTMARIUM_TURN_H
#define ONI_NIGHTMARIUM_TURN_H

#include "cards.h"

/* The rules of all kinds of step, and what is true while they wait. */
extern const struct rule *const oni_nightmarium_rules[STEPS_OF_NIGHTMARIUM];
extern const struct wait *const oni_nightmarium_waits[STEPS_OF_NIGHTMARIUM];

/* The actions of a turn, and the most turns of a game without a limit, so that
 * turns can be counted. */
enum { ACTIONS = 2, TURNS_MAX = 0x7FFFFFFF };

/* Whether a game stands at the start of a turn and nothing else is being
 * done. */
bool oni_nightmarium_turn_has_begun(const struct onirim_game *g);

/* The most turns that the game can have. */
static inline uint32_t
oni_turns_most(const struct onirim_game *g)
{
	return g->config.turns > 0 ? g->config.turns : TURNS_MAX;
}

/* How many actions the active seat has not begun yet. */
unsigned oni_actions_left(const struct onirim_game *g);

#endif
