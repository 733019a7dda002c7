/*
 * length.c - how many decisions a game of Nightmarium can take.
 *
 * lib/BOUNDS.md shows why there are never more.
 */
#include "draw.h"
#include "parts.h"
#include "powers.h"
#include "turn.h"

enum {
	AFTER_ACTION = 1 + TERRORS,     /* the action, and cards to exchange */
	AFTER_POWER = 3,                /* two cards of a Herald, and which
					 * creature wakes */
	POWERS_MOST = WOKEN_MAX * PARTS,
	PAID_MOST = TERRORS,
	DECISIONS = ACTIONS * AFTER_ACTION + POWERS_MOST * AFTER_POWER +
	    PAID_MOST,
	DEALS = ACTIONS * EXCHANGED_MOST + POWERS_MOST * HERALD_CARDS,
	FIRST_DEALS = SEATS_MAX * FIRST_HAND,
};

unsigned
oni_nightmarium_decisions_most(const struct onirim_game *g)
{
	const unsigned turns = g->config.turns;

	if (turns == 0)
		return 0;
	return turns * DECISIONS + (g->config.chance == CHANCE_HOST
	    ? turns * DEALS + FIRST_DEALS : 0);
}
