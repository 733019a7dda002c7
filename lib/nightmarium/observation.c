/* observation.c - the parts of an observation of Nightmarium. */
#include "draw.h"
#include "parts.h"
#include "turn.h"

/* Zones are in ascending order, creatures by seat. */
void
oni_nightmarium_observation(struct observation *o)
{
	observe_value(o, numbered_up_to(ONIRIM_NUMBER_DECK, ALL_TERRORS),
	    deck_size(&o->g->deck));
	observe_value(o, observed_number(ONIRIM_NUMBER_ACTIONS_LEFT, ACTIONS),
	    oni_actions_left(o->g));
	observe_zone(o, that_hides(of_seats(observed_counts(ONIRIM_ZONE_HAND,
	    ALL_TERRORS)), TERRORS));
	observe_zone(o, observed_counts(ONIRIM_ZONE_DISCARD, ALL_TERRORS));
	observe_zone(o, observed_counts(ONIRIM_ZONE_POOL, ALL_TERRORS));
	observe_zone(o, observed_slots(ONIRIM_ZONE_PENDING, ALL_TERRORS,
	    HERALD_CARDS));
	observe_zone(o, of_piles(of_seats(observed_slots(ONIRIM_ZONE_CREATURE,
	    ALL_TERRORS, PARTS_MAX)), o->g->config.objective));
}
