/* observation.c - the parts of an observation of Onirim. */
#include "hand.h"
#include "looks.h"
#include "parts.h"
#include "row.h"
#include "sets.h"

/* Zones are in ascending order.  A zone that no set needs is left out. */
void
oni_onirim_observation(struct observation *o)
{
	const struct onirim_game *g = o->g;
	const unsigned players = g->config.players;
	const uint64_t cards = oni_sets_cards(g);
	const uint64_t deck = cards & DECK_CARDS;
	struct observed hand = of_seats(observed_counts(ONIRIM_ZONE_HAND,
	    deck & LOCATIONS));

	observe_value(o, numbered_up_to(ONIRIM_NUMBER_DECK, DECK_CARDS),
	    deck_size(&g->deck));
	observe(o, of_seats(observed_number(ONIRIM_NUMBER_SERIES,
	    TRIO - 1)));
	observe(o, of_seats(observed_number(ONIRIM_NUMBER_SERIES_COLOUR,
	    COLOURS - 1)));
	if (cards & TOWERS)
		observe(o, observed_number(ONIRIM_NUMBER_ALIGNED, 1));
	if (cards & GOALS)
		observe(o, of_piles(observed_number(
		    ONIRIM_NUMBER_GOAL_RANK, GOALS_MAX), GOALS_MAX));
	if (players == 2)
		hand = that_hides(hand, OWN_CARDS);
	observe(o, hand);
	if (players == 2)
		observe(o, observed_counts(ONIRIM_ZONE_SHARED,
		    deck & LOCATIONS));
	observe(o, of_seats(observed_slots(ONIRIM_ZONE_ROW,
	    deck & ROOMS, rooms_played(g))));
	observe(o, of_seats(observed_counts(ONIRIM_ZONE_DOORS, DOORS)));
	observe(o, observed_counts(ONIRIM_ZONE_DISCARD, deck));
	observe(o, observed_counts(ONIRIM_ZONE_LIMBO, deck & ~LOCATIONS));
	observe(o, observed_counts(ONIRIM_ZONE_POOL, deck));
	observe(o, observed_slots(ONIRIM_ZONE_TOP, deck, TOP_MAX));
	if (oni_sets_bottom(g) > 0)
		observe(o, observed_slots(ONIRIM_ZONE_BOTTOM, deck,
		    oni_sets_bottom(g)));
	observe(o, observed_slots(ONIRIM_ZONE_PENDING, deck,
	    1 + LOOKED_MAX));
	if (cards & GOALS)
		observe(o, observed_slots(ONIRIM_ZONE_GOALS,
		    GOALS | GOALS << GOAL_DOWN, GOALS_MAX));
	if (cards & OMENS) {
		observe(o, observed_counts(ONIRIM_ZONE_PREMONITIONS,
		    OMENS));
		observe(o, observed_counts(ONIRIM_ZONE_RESERVE, OMENS));
	}
	if (cards & TOWERS)
		observe(o, observed_slots(ONIRIM_ZONE_TOWERS, TOWERS,
		    TOWERS_MAX));
	if (oni_sets_removed(g) != 0)
		observe(o, observed_counts(ONIRIM_ZONE_REMOVED,
		    cards & (DECK_CARDS | OMENS)));
}
