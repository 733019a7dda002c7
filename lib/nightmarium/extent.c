/* extent.c - what a game of Nightmarium can ever list and show, and how long
 * it can take. */
#include "creatures.h"
#include "extent.h"
#include "turn.h"

enum { REVEALED_MOST = 2 };

#define ALL_TERRORS ((UINT64_C(1) << TERROR_FACES) - 1)

/* In the order of the verbs.  A creature is one of as many as the objective;
 * other seats' are named with their seat. */
void
oni_nightmarium_action_space(const struct onirim_game *g,
    struct action_space *space)
{
	const unsigned players = g->config.players;
	const unsigned creatures = g->config.objective;

	if (g->config.chance == CHANCE_HOST)
		space_add_cards(space, ONIRIM_VERB_DEAL, ALL_TERRORS, 1);
	space_add_cards(space, ONIRIM_VERB_DISCARD, ALL_TERRORS, 1);
	space_add_bare(space, ONIRIM_VERB_DRAW);
	space_add_bare(space, ONIRIM_VERB_STOP);
	space_add_bare(space, ONIRIM_VERB_EXCHANGE);
	space_add(space, (struct action_range){.verb = ONIRIM_VERB_BUILD,
	    .cards = ALL_TERRORS, .places = 1, .extras = (uint8_t)creatures});
	space_add_extras(space, ONIRIM_VERB_SEIZE, players, creatures);
	space_add_extras(space, ONIRIM_VERB_DESTROY, players, creatures);
	space_add_extras(space, ONIRIM_VERB_DEVOUR, 1, creatures);
	space_add_extras(space, ONIRIM_VERB_WAKE, 1, creatures);
}

/* Zones in ascending order; creatures seat by seat. */
void
oni_nightmarium_observation(const struct onirim_game *g,
    struct observation *observation)
{
	const uint8_t players = g->config.players;

	observation_add_number(observation, ONIRIM_NUMBER_ACTIONS_LEFT, 1);
	observation_add(observation,
	    (struct observed_zone){.zone = ONIRIM_ZONE_HAND,
	    .piles = players, .cards = ALL_TERRORS, .hides = 1});
	observation_add_counts(observation, ONIRIM_ZONE_DISCARD, 1,
	    ALL_TERRORS);
	observation_add_counts(observation, ONIRIM_ZONE_POOL, 1, ALL_TERRORS);
	observation_add_slots(observation, ONIRIM_ZONE_PENDING, 1,
	    REVEALED_MOST);
	for (unsigned seat = 0; seat < players; seat++)
		observation_add(observation, (struct observed_zone){
		    .zone = ONIRIM_ZONE_CREATURE,
		    .first = (uint8_t)(seat * PLACES_OF_SEAT),
		    .piles = g->config.objective, .slots = PARTS_MAX});
}

/*
 * How many decisions a game takes; lib/README.md shows why it is no more.
 */

enum {
	AFTER_ACTION = 1 + TERRORS,     /* itself, cards to exchange */
	AFTER_POWER = 3,                /* two cards of a Herald, and which
	                                 * creature wakes */
	POWERS_MOST = WOKEN_MAX * PARTS,
	PAID_MOST = TERRORS,
	DECISIONS = ACTIONS * AFTER_ACTION + POWERS_MOST * AFTER_POWER +
	    PAID_MOST,
	DEALS = ACTIONS * TERRORS / 2 + POWERS_MOST * 2,
	FIRST_DEALS = SEATS_MAX * 5,
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
