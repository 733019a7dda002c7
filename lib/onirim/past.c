/* past.c - what must have happened for a game to stand as it does. */
#include "book.h"
#include "draw.h"
#include "dreams.h"
#include "past.h"
#include "stack.h"

/* Bytes of a pile's sizes: Locations, all cards of the deck. */
#define SIZES_LOCATIONS UINT64_C(0x0000FFFF0000FFFF)
#define SIZES_DECK UINT64_C(0x0000FFFFFFFFFFFF)

unsigned
oni_locations_in(const struct pile *pile)
{
	return bytes_total(pile->sizes & SIZES_LOCATIONS);
}

/* The question, or no step of any use when the game is over. */
static const struct step *
top_step(const struct onirim_game *g)
{
	static const struct step none = {.kind = STEPS};

	return g->steps.count > 0 ? oni_step(g) : &none;
}

/*
 * Turns: in each a Location was played or discarded, and none ever comes back,
 * so that turns come to an end.
 */

/* The turns whose first phase is over. */
static unsigned
acts(const struct onirim_game *g)
{
	return g->turn - (unsigned)set_has(oni_waiting(g), STEP_ACT);
}

/* Those of one seat; the seats take turns. */
static unsigned
acts_of(const struct onirim_game *g, unsigned seat)
{
	if (g->config.players == 1)
		return acts(g);
	return seat == g->active ? (acts(g) + g->turn % 2u) / 2
	    : g->turn / 2u;
}

static bool
turns_fit(const struct onirim_game *g)
{
	const struct labyrinth *table = &g->table.onirim;
	unsigned played = table->tower_count;

	for (unsigned seat = 0; seat < g->config.players; seat++) {
		if (table->row_count[seat] > acts_of(g, seat))
			return false;
		played += table->row_count[seat];
	}
	return played <= acts(g) && played +
	    oni_locations_in(&table->discard) +
	    oni_locations_in(&table->removed) >= acts(g);
}

/*
 * Doors: each came by a trio of its seat or by a Key that was spent.  A trio
 * that the seat is asked about has brought none yet.
 */

static bool
is_searched(const struct onirim_game *g, unsigned seat, unsigned colour)
{
	const struct step *step = top_step(g);

	return step->kind == STEP_SEARCH && step->seat == seat &&
	    door_colour(step->card) == colour;
}

static unsigned
trios(const struct onirim_game *g, unsigned seat, unsigned colour)
{
	const uint8_t *row = g->table.onirim.rows[seat];
	unsigned run = 0, count = 0;

	for (unsigned i = 0; i < g->table.onirim.row_count[seat]; i++) {
		run = room_colour(row[i]) == colour ? run + 1 : 0;
		count += run > 0 && run % 3 == 0;
	}
	return count - is_searched(g, seat, colour);
}

static bool
doors_fit(const struct onirim_game *g)
{
	const struct labyrinth *table = &g->table.onirim;

	for (unsigned colour = 0; colour < COLOURS; colour++) {
		const unsigned key = key_of(colour);
		unsigned by_key = 0;

		for (unsigned seat = 0; seat < g->config.players; seat++) {
			const unsigned doors = table->doors[seat][colour];
			const unsigned found = doors == 0 ? 0
			    : trios(g, seat, colour);

			by_key += doors > found ? doors - found : 0;
		}
		if (by_key > pile_count(&table->discard, key) +
		    pile_count(&table->removed, key))
			return false;
	}
	return true;
}

/*
 * Payments: what left the game is the price of some spells and what is paid
 * so far for the one being cast.
 */

/* What was paid for the spell whose effect is not yet done. */
static unsigned
paid_now(const struct onirim_game *g)
{
	const struct step *top = top_step(g);
	const uint64_t waiting = oni_waiting(g);

	if (top->kind == STEP_PAY)
		return oni_spell_price(g, oni_spell_of(top[-1].kind)) -
		    top->left;
	if (set_has(waiting, STEP_TOP) || (top->kind == STEP_ORDER &&
	    top->card == ONIRIM_ZONE_BOTTOM))
		return oni_spell_price(g, ONIRIM_SPELL_PROPHECY);
	if (top->kind == STEP_GOALS)
		return oni_spell_price(g, ONIRIM_SPELL_PLANNING);
	return 0;
}

/* Whether cards are the price of some spells without Paradoxical Prophecy. */
static bool
are_prices(const struct onirim_game *g, unsigned cards)
{
	const unsigned planning = oni_spell_price(g, ONIRIM_SPELL_PLANNING);

	for (;; cards -= planning) {
		if (cards % oni_spell_price(g, ONIRIM_SPELL_PUNISHMENT) == 0)
			return true;
		if (cards < planning)
			return false;
	}
}

/* The most Paradoxical Prophecies that cards can have paid for, or -1 when
 * they are no sum of prices. */
static int
prophecies(const struct onirim_game *g, unsigned cards)
{
	const unsigned price = oni_spell_price(g, ONIRIM_SPELL_PROPHECY);

	for (unsigned count = cards / price; ; count--) {
		if (are_prices(g, cards - count * price))
			return (int)count;
		if (count == 0)
			return -1;
	}
}

/*
 * The known top: a Prophecy, a Tower and a Happy Dream leave no more there
 * than they looked at, and each Paradoxical Prophecy adds one.
 */

static unsigned
looked_at_once(const struct onirim_game *g)
{
	if (plays_with(g, SET_DREAMS))
		return HAPPY_CARDS;
	return plays_with(g, SET_TOWERS) ? 5 : PROPHECY_CARDS - 1;
}

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

static bool
known_cards_fit(const struct onirim_game *g)
{
	const unsigned removed = bytes_total(g->table.onirim.removed.sizes &
	    SIZES_DECK);
	const unsigned now = paid_now(g);
	int count;

	if (!plays_with(g, SET_STEPS))
		return removed == 0 && g->deck.bottom_count == 0 &&
		    top_to_come(g) <= looked_at_once(g);
	if (removed < now)
		return false;
	count = prophecies(g, removed - now);
	if (count < 0)
		return false;
	if (now > 0 && top_step(g)->kind != STEP_PAY &&
	    top_step(g)->kind != STEP_GOALS)
		count++;
	return (count > 0 || g->deck.bottom_count == 0) &&
	    top_to_come(g) <= looked_at_once(g) + (unsigned)count;
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
	const unsigned reserve = pile_size(&g->reserve);
	unsigned left = 0;

	for (unsigned i = 0; i < g->steps.count; i++)
		if (g->steps.stack[i].kind == STEP_PREMONITIONS_COME)
			left = g->steps.stack[i].left;
	return left < reserve ? left : reserve;
}

static bool
premonitions_fit(const struct onirim_game *g)
{
	const unsigned later = PREMONITIONS_MAX - g->config.premonitions;
	const unsigned reserve = pile_size(&g->reserve);
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
	const struct labyrinth *table = &g->table.onirim;
	const unsigned open = PREMONITIONS_MAX - pile_size(&g->reserve);

	for (unsigned seat = 0; seat < SEATS_MAX; seat++)
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
oni_past_fits(const struct onirim_game *g)
{
	if (g->turn == 0)
		return set_up_fits(g);
	return turns_fit(g) && doors_fit(g) && known_cards_fit(g) &&
	    premonitions_fit(g);
}
