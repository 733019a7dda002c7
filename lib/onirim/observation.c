/* observation.c - the parts of an observation of Onirim. */
#include "hand.h"
#include "looks.h"
#include "parts.h"
#include "row.h"
#include "sets.h"
#include "tower_row.h"

/* Zones are in ascending order.  A zone that no set needs is left out. */
void
oni_onirim_observation(struct observation *o)
{
	const struct onirim_game *g = o->g;
	const struct onirim_table *const table = &g->table.onirim;
	const unsigned players = g->config.players;
	const uint64_t cards = oni_sets_cards(g);
	const uint64_t deck = cards & DECK_CARDS;
	const unsigned bottom = oni_sets_bottom(g);
	uint8_t colours[PLAYERS_MAX];
	struct observed hand = of_seats(observed_counts(ONIRIM_ZONE_HAND,
	    deck & LOCATIONS));

	for (unsigned seat = 0; seat < players; seat++)
		colours[seat] = series_colour(table, seat);
	observe_value(o, numbered_up_to(ONIRIM_NUMBER_DECK, DECK_CARDS),
	    deck_size(&g->deck));
	observe_values(o, of_seats(observed_number(ONIRIM_NUMBER_SERIES,
	    TRIO - 1)), table->series);
	observe_values(o, of_seats(observed_number(
	    ONIRIM_NUMBER_SERIES_COLOUR, COLOURS - 1)), colours);
	if (cards & TOWERS)
		observe_value(o, observed_number(ONIRIM_NUMBER_ALIGNED, 1),
		    oni_tower_row_is_aligned(table));
	if (cards & GOALS)
		observe_values(o, of_piles(observed_number(
		    ONIRIM_NUMBER_GOAL_RANK, GOALS_MAX), GOALS_MAX),
		    table->goal_ranks);
	if (players == 2)
		hand = that_hides(hand, OWN_CARDS);
	observe_zone(o, hand);
	if (players == 2)
		observe_zone(o, observed_counts(ONIRIM_ZONE_SHARED,
		    deck & LOCATIONS));
	observe_zone(o, of_seats(observed_slots(ONIRIM_ZONE_ROW,
	    deck & ROOMS, rooms_played(g))));
	observe_zone(o, of_seats(observed_counts(ONIRIM_ZONE_DOORS, DOORS)));
	observe_zone(o, observed_counts(ONIRIM_ZONE_DISCARD, deck));
	observe_zone(o, observed_counts(ONIRIM_ZONE_LIMBO, deck & ~LOCATIONS));
	observe_zone(o, observed_counts(ONIRIM_ZONE_POOL, deck));
	observe_zone(o, observed_slots(ONIRIM_ZONE_TOP, deck, TOP_MAX));
	if (bottom > 0)
		observe_zone(o, observed_slots(ONIRIM_ZONE_BOTTOM, deck,
		    bottom));
	observe_zone(o, observed_slots(ONIRIM_ZONE_PENDING, deck,
	    1 + LOOKED_MAX));
	if (cards & GOALS)
		observe_zone(o, observed_slots(ONIRIM_ZONE_GOALS,
		    GOALS | GOALS << GOAL_DOWN, GOALS_MAX));
	if (cards & OMENS) {
		observe_zone(o, observed_counts(ONIRIM_ZONE_PREMONITIONS,
		    OMENS));
		observe_zone(o, observed_counts(ONIRIM_ZONE_RESERVE, OMENS));
	}
	if (cards & TOWERS)
		observe_zone(o, observed_slots(ONIRIM_ZONE_TOWERS, TOWERS,
		    TOWERS_MAX));
	if (oni_sets_removed(g) != 0)
		observe_zone(o, observed_counts(ONIRIM_ZONE_REMOVED,
		    cards & (DECK_CARDS | OMENS)));
}
