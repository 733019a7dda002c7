/* observation.c - what an observation of Nightmarium is made of. */
#include "draw.h"
#include "parts.h"

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
	    HERALD_CARDS);
	for (unsigned seat = 0; seat < players; seat++)
		observation_add(observation, (struct observed_zone){
		    .zone = ONIRIM_ZONE_CREATURE,
		    .first = (uint8_t)(seat * PLACES_OF_SEAT),
		    .piles = g->config.objective, .slots = PARTS_MAX});
}
