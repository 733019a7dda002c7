/* observation.c - what an observation of Onirim is made of. */
#include "looks.h"
#include "parts.h"
#include "sets.h"

/* Zones in ascending order; those that no set needs are left out. */
void
oni_onirim_observation(const struct onirim_game *g,
    struct observation *observation)
{
	const unsigned players = g->config.players;
	const uint64_t cards = oni_sets_cards(g);
	const uint64_t deck = cards & DECK_CARDS;

	observation_add_number(observation, ONIRIM_NUMBER_SERIES, players);
	observation_add_number(observation, ONIRIM_NUMBER_SERIES_COLOUR,
	    players);
	if (cards & TOWERS)
		observation_add_number(observation, ONIRIM_NUMBER_ALIGNED, 1);
	observation_add(observation,
	    (struct observed_zone){.zone = ONIRIM_ZONE_HAND,
	    .piles = (uint8_t)players, .cards = deck & LOCATIONS,
	    .hides = players == 2});
	if (players == 2)
		observation_add_counts(observation, ONIRIM_ZONE_SHARED, 1,
		    deck & LOCATIONS);
	observation_add_slots(observation, ONIRIM_ZONE_ROW, players,
	    rooms_played(g));
	observation_add_counts(observation, ONIRIM_ZONE_DOORS, players, DOORS);
	observation_add_counts(observation, ONIRIM_ZONE_DISCARD, 1, deck);
	observation_add_counts(observation, ONIRIM_ZONE_LIMBO, 1,
	    deck & ~LOCATIONS);
	observation_add_counts(observation, ONIRIM_ZONE_POOL, 1, deck);
	observation_add_slots(observation, ONIRIM_ZONE_TOP, 1, TOP_MAX);
	if (oni_sets_bottom(g) > 0)
		observation_add_slots(observation, ONIRIM_ZONE_BOTTOM, 1,
		    oni_sets_bottom(g));
	observation_add_slots(observation, ONIRIM_ZONE_PENDING, 1,
	    1 + LOOKED_MAX);
	if (cards & GOALS)
		observation_add_slots(observation, ONIRIM_ZONE_GOALS, 1,
		    GOALS_MAX);
	if (cards & OMENS) {
		observation_add_counts(observation, ONIRIM_ZONE_PREMONITIONS, 1,
		    OMENS);
		observation_add_counts(observation, ONIRIM_ZONE_RESERVE, 1,
		    OMENS);
	}
	if (cards & TOWERS)
		observation_add_slots(observation, ONIRIM_ZONE_TOWERS, 1,
		    TOWERS_MAX);
	if (oni_sets_removed(g) != 0)
		observation_add_counts(observation, ONIRIM_ZONE_REMOVED, 1,
		    cards & (DECK_CARDS | OMENS));
}
