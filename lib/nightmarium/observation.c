/* observation.c - the parts of an observation of Nightmarium. */
#include "draw.h"
#include "parts.h"
#include "turn.h"

/* Zones are in ascending order, creatures by seat. */
void
oni_nightmarium_observation(const struct onirim_game *g,
    struct observation *o)
{
	const unsigned players = g->config.players;
	struct observed creature = observed_slots(ONIRIM_ZONE_CREATURE,
	    ALL_TERRORS, PARTS_MAX);

	creature.of_seat = PLACES_OF_SEAT;
	observation_add(o, observed_number(ONIRIM_NUMBER_DECK, TERRORS));
	observation_add(o, observed_number(ONIRIM_NUMBER_ACTIONS_LEFT,
	    ACTIONS));
	observation_add_seats(o, that_hides(of_seats(observed_counts(
	    ONIRIM_ZONE_HAND, ALL_TERRORS)), TERRORS), players, 1);
	observation_add(o, observed_counts(ONIRIM_ZONE_DISCARD, ALL_TERRORS));
	observation_add(o, observed_counts(ONIRIM_ZONE_POOL, ALL_TERRORS));
	observation_add(o, observed_slots(ONIRIM_ZONE_PENDING, ALL_TERRORS,
	    HERALD_CARDS));
	observation_add_seats(o, creature, players, g->config.objective);
}
