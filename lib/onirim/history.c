/* past.c - what must have happened for a game to stand as it does. */
#include "book.h"
#include "doors.h"
#include "dreams.h"
#include "history.h"
#include "stack.h"

/* Bytes of a pile's sizes: Locations. */
#define SIZES_LOCATIONS UINT64_C(0x0000FFFF0000FFFF)

unsigned
oni_history_locations_in(const struct pile *pile)
{
	return bytes_total(bytes_steps(pile->sizes) & SIZES_LOCATIONS);
}

/* The question, or no step of any use when the game is over. */
static const struct step *
top_step(const struct onirim_game *g)
{
	static const struct step none = {.kind = STEPS_OF_ONIRIM};

	return g->steps.count > 0 ? oni_step(g) : &none;
}

/*
 * Turns: in each a Location was played or discarded, and none ever comes back,
 * so that turns come to an end.
 */

unsigned
oni_history_locations_used(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return (unsigned)table->row_count[0] + table->row_count[1] +
	    table->tower_count + oni_history_locations_in(&table->discard) +
	    oni_history_locations_in(&table->removed);
}

/* The turns whose first phase is over. */
static unsigned
acts(const struct onirim_game *g)
{
	return g->turn - (unsigned)set_has(oni_onirim_waiting(g), STEP_ACT);
}

static bool
turns_fit(const struct onirim_game *g)
{
	return oni_history_locations_used(g) >= acts(g);
}

/*
 * The known top: what is looked at goes back where it came from, and only a
 * Paradoxical Prophecy adds a card, for a price.  So what holds now will hold
 * later, and of 92 cards no more than 32 will ever lie on top.
 */

enum { TOP_WITHOUT_SPELLS = 20 };

/* With those that are about to be put there. */
static unsigned
top_to_come(const struct onirim_game *g)
{
	const struct step *top = top_step(g);
	const unsigned count = g->deck.top_count;

	switch (top->kind) {
	case STEP_PROPHECY:
		return count + g->looked.count - 1;
	case STEP_DISCARD_ANY:
		return count + g->looked.count;
	case STEP_ORDER:
		return count + (top->card == ONIRIM_ZONE_TOP
		    ? g->looked.count : 0);
	case STEP_TOP:
		return count + 1;
	case STEP_CHANCE:
		return count + (top[-1].kind == STEP_LOOK_LOWEST);
	}
	return count;
}

unsigned
oni_history_top_most(const struct onirim_game *g)
{
	if (!plays_with(g, SET_STEPS))
		return TOP_MAX;
	return TOP_WITHOUT_SPELLS + pile_size(&g->table.onirim.removed) /
	    oni_book_price(g, ONIRIM_SPELL_PROPHECY);
}

static bool
known_cards_fit(const struct onirim_game *g)
{
	return top_to_come(g) <= oni_history_top_most(g) &&
	    (plays_with(g, SET_STEPS) || g->deck.bottom_count == 0);
}

/*
 * Premonitions: beyond those of the set-up three-doors reveals one and
 * five-doors two, if they struck and were not sent away.
 */

static bool
is_removed(const struct onirim_game *g, unsigned premonition)
{
	return pile_count(&g->table.onirim.removed,
	    FIRST_PREMONITION + premonition) > 0;
}

/* How many are still to come. */
static unsigned
revealed_soon(const struct onirim_game *g)
{
	const unsigned reserve = short_size(&g->table.onirim.reserve);
	unsigned left = 0;

	for (unsigned i = 0; i < g->steps.count; i++)
		if (g->steps.stack[i].kind == STEP_PREMONITIONS_COME)
			left = g->steps.stack[i].left;
	return left < reserve ? left : reserve;
}

bool
oni_history_premonitions_add_up(const struct onirim_game *g)
{
	const unsigned later = PREMONITIONS_MAX - g->config.premonitions;
	const unsigned reserve = short_size(&g->table.onirim.reserve);
	const unsigned revealed = later - reserve + revealed_soon(g);

	if (!plays_with(g, SET_DREAMS))
		return true;
	if (reserve > later)
		return false;
	for (unsigned struck = 0; struck < 4; struck++) {
		const unsigned one = struck % 2, two = struck / 2 * 2;

		if ((one == 0 || is_removed(g, THREE_DOORS)) &&
		    (two == 0 || is_removed(g, FIVE_DOORS)) &&
		    revealed == (one + two < later ? one + two : later))
			return true;
	}
	return false;
}

/* Nothing has been played yet; Premonitions that are not to come are there. */
static bool
set_up_fits(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned open = PREMONITIONS_MAX - short_size(&table->reserve);

	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
		if (table->row_count[seat] > 0 ||
		    oni_doors_before(table, seat) != 0)
			return false;
	if (plays_with(g, SET_DREAMS) &&
	    open + revealed_soon(g) != g->config.premonitions)
		return false;
	return table->discard.sizes == 0 && table->removed.sizes == 0 &&
	    table->tower_count == 0 && g->deck.top_count == 0 &&
	    g->deck.bottom_count == 0;
}

bool
oni_history_fits(const struct onirim_game *g)
{
	if (g->turn == 0)
		return set_up_fits(g);
	return turns_fit(g) && known_cards_fit(g) && oni_history_premonitions_add_up(g);
}
