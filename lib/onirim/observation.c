/* observation.c - the parts of an observation of Onirim. */
#include "hand.h"
#include "looks.h"
#include "parts.h"
#include "row.h"
#include "sets.h"

/* Zones are in ascending order.  A zone that no set needs is left out. */
void
oni_onirim_observation(const struct onirim_game *g,
    struct observation *o)
{
	const unsigned players = g->config.players;
	const uint64_t cards = oni_sets_cards(g);
	const uint64_t deck = cards & DECK_CARDS;
	struct observed hand = of_seats(observed_counts(ONIRIM_ZONE_HAND,
	    deck & LOCATIONS));

	observation_add(o, observed_number(ONIRIM_NUMBER_DECK,
	    oni_sets_count(g, DECK_CARDS)));
	observation_add_seats(o, of_seats(observed_number(
	    ONIRIM_NUMBER_SERIES, TRIO - 1)), players, 1);
	observation_add_seats(o, of_seats(observed_number(
	    ONIRIM_NUMBER_SERIES_COLOUR, COLOURS - 1)), players, 1);
	if (cards & TOWERS)
		observation_add(o, observed_number(ONIRIM_NUMBER_ALIGNED, 1));
	if (cards & GOALS)
		observation_add_seats(o, observed_number(
		    ONIRIM_NUMBER_GOAL_RANK, GOALS_MAX), 1, GOALS_MAX);
	if (players == 2)
		hand = that_hides(hand, OWN_CARDS);
	observation_add_seats(o, hand, players, 1);
	if (players == 2)
		observation_add(o, observed_counts(ONIRIM_ZONE_SHARED,
		    deck & LOCATIONS));
	observation_add_seats(o, of_seats(observed_slots(ONIRIM_ZONE_ROW,
	    deck & ROOMS, rooms_played(g))), players, 1);
	observation_add_seats(o, of_seats(observed_counts(ONIRIM_ZONE_DOORS,
	    DOORS)), players, 1);
	observation_add(o, observed_counts(ONIRIM_ZONE_DISCARD, deck));
	observation_add(o, observed_counts(ONIRIM_ZONE_LIMBO,
	    deck & ~LOCATIONS));
	observation_add(o, observed_counts(ONIRIM_ZONE_POOL, deck));
	observation_add(o, observed_slots(ONIRIM_ZONE_TOP, deck, TOP_MAX));
	if (oni_sets_bottom(g) > 0)
		observation_add(o, observed_slots(ONIRIM_ZONE_BOTTOM, deck,
		    oni_sets_bottom(g)));
	observation_add(o, observed_slots(ONIRIM_ZONE_PENDING, deck,
	    1 + LOOKED_MAX));
	if (cards & GOALS)
		observation_add(o, observed_slots(ONIRIM_ZONE_GOALS,
		    GOALS | GOALS << GOAL_DOWN, GOALS_MAX));
	if (cards & OMENS) {
		observation_add(o, observed_counts(ONIRIM_ZONE_PREMONITIONS,
		    OMENS));
		observation_add(o, observed_counts(ONIRIM_ZONE_RESERVE, OMENS));
	}
	if (cards & TOWERS)
		observation_add(o, observed_slots(ONIRIM_ZONE_TOWERS, TOWERS,
		    TOWERS_MAX));
	if (oni_sets_removed(g) != 0)
		observation_add(o, observed_counts(ONIRIM_ZONE_REMOVED,
		    cards & (DECK_CARDS | OMENS)));
}
