/* sound.c - whether a game of Onirim is one that play can lead to. */
#include "../sound.h"
#include "doors.h"
#include "dreams.h"
#include "hand.h"
#include "history.h"
#include "position.h"
#include "row.h"
#include "sets.h"
#include "sound.h"
#include "stack.h"
#include "tower_row.h"

/* Bytes of a pile's sizes, which count eight cards each: what may lie in the
 * deck and the discard pile; Premonitions. */
#define SIZES_DECK UINT64_C(0x0000FFFFFFFFFFFF)
#define SIZES_PREMONITIONS UINT64_C(0xFF00000000000000)

/*
 * Numbers that others are looked up by.
 */

static bool
rows_are_bounded(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
		const unsigned count = table->row_count[seat];

		if (count > (seat < g->config.players ? ROOMS_MAX : 0))
			return false;
		for (unsigned i = 0; i < count; i++)
			if (table->rows[seat][i] >= RED_DOOR)
				return false;
		for (unsigned colour = 0; colour < COLOURS; colour++)
			if (table->doors[seat][colour] >
			    (seat < g->config.players ? 2 : 0))
				return false;
	}
	return true;
}

static bool
table_is_bounded(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	if (table->goal_count > GOALS_MAX || table->tower_count > TOWERS_MAX)
		return false;
	for (unsigned i = 0; i < table->goal_count; i++)
		if (table->goals[i] >= COLOURS + GOAL_DOWN)
			return false;
	for (unsigned i = 0; i < table->tower_count; i++)
		if (table->towers[i] >= CARDS_MAX ||
		    !set_has(TOWERS, table->towers[i]))
			return false;
	return rows_are_bounded(g);
}

/*
 * Who knows what.
 */

/* A card has been seen by some seats, and is hidden from a viewer where not
 * all of the viewer's have seen it. */
static bool
known_fits(const struct onirim_game *g, struct known known, uint64_t cards)
{
	const uint8_t seats = g->redacted == 0 ? 0
	    : seats_of(g, g->redacted - 1);

	if (known.seen == 0 || (known.seen & ~all_seats(g)) != 0)
		return false;
	if ((known.seen & seats) != seats)
		return known.card == HIDDEN_CARD;
	return known.card < CARDS_MAX && set_has(cards, known.card);
}

static bool
hands_are_known(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
		if (!oni_fan_fits(g, &table->hands[seat], LOCATIONS,
		    hand_seats(g, seat)))
			return false;
	return oni_fan_fits(g, &table->shared, LOCATIONS, all_seats(g)) &&
	    oni_looked_fits(g, DECK_CARDS);
}

static bool
deck_is_known(const struct onirim_game *g)
{
	const struct deck *deck = &g->deck;

	for (unsigned i = 0; i < deck->top_count; i++)
		if (!known_fits(g, deck->top[i], DECK_CARDS))
			return false;
	for (unsigned i = 0; i < deck->bottom_count; i++)
		if (!known_fits(g, deck->bottom[i], DECK_CARDS))
			return false;
	return true;
}

/* What is hidden lies in the pool besides, and in hands only Locations are. */
static bool
hidden_cards_fit(const struct onirim_game *g)
{
	const struct deck *deck = &g->deck;
	unsigned in_hands = 0, hidden = g->looked.hidden;

	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
		in_hands += g->table.onirim.hands[seat].hidden;
	for (unsigned i = 0; i < deck->top_count; i++)
		hidden += deck->top[i].card == HIDDEN_CARD;
	for (unsigned i = 0; i < deck->bottom_count; i++)
		hidden += deck->bottom[i].card == HIDDEN_CARD;
	return deck->hidden == hidden + in_hands &&
	    pile_size(&deck->pool) >= deck->hidden &&
	    oni_history_locations_in(&deck->pool) >= in_hands;
}

static bool
is_known_well(const struct onirim_game *g)
{
	if (g->redacted == 0 && g->deck.hidden > 0)
		return false;
	return hands_are_known(g) && deck_is_known(g) &&
	    (g->redacted == 0 || hidden_cards_fit(g));
}

/*
 * Cards: every one of the sets that are played lies in exactly one place.
 */

static bool
short_pile_fits(struct short_pile few, unsigned first)
{
	const struct pile pile = short_pile(few, first);

	return oni_pile_fits(&pile, bytes_of(0xFF, first / 8));
}

static bool
piles_fit(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return oni_pile_fits(&g->deck.pool, SIZES_DECK) &&
	    oni_pile_fits(&table->discard, SIZES_DECK) &&
	    short_pile_fits(table->limbo, RED_DOOR) &&
	    oni_pile_fits(&table->removed, SIZES_DECK | SIZES_PREMONITIONS) &&
	    short_pile_fits(table->undrawn, RED_GOAL) &&
	    short_pile_fits(table->reserve, FIRST_PREMONITION);
}

static void
count_short(struct tally *all, struct short_pile few, unsigned first)
{
	const struct pile pile = short_pile(few, first);

	oni_tally_pile(all, &pile);
}

static void
count_piles(struct tally *all, const struct onirim_table *table)
{
	oni_tally_pile(all, &table->discard);
	oni_tally_pile(all, &table->removed);
	count_short(all, table->limbo, RED_DOOR);
	count_short(all, table->undrawn, RED_GOAL);
	count_short(all, table->reserve, FIRST_PREMONITION);
}

static void
count_known(struct tally *all, unsigned card)
{
	if (card != HIDDEN_CARD)
		tally(all, card, 1);
}

static void
count_seat(struct tally *all, const struct onirim_table *table, unsigned seat)
{
	oni_tally_fan(all, &table->hands[seat]);
	for (unsigned i = 0; i < table->row_count[seat]; i++)
		tally(all, table->rows[seat][i], 1);
	for (unsigned colour = 0; colour < COLOURS; colour++)
		tally(all, RED_DOOR + colour, table->doors[seat][colour]);
}

static void
count_table(struct tally *all, const struct onirim_table *table)
{
	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
		count_seat(all, table, seat);
	oni_tally_fan(all, &table->shared);
	for (unsigned i = 0; i < table->goal_count; i++)
		tally(all, RED_GOAL + table->goals[i] % GOAL_DOWN, 1);
	for (unsigned i = 0; i < table->tower_count; i++)
		tally(all, table->towers[i], 1);
	for (unsigned i = 0; i < PREMONITIONS_MAX; i++)
		tally(all, FIRST_PREMONITION + i,
		    set_has(table->premonitions, i));
}

static void
count_deck(struct tally *all, const struct onirim_game *g)
{
	for (unsigned i = 0; i < g->deck.top_count; i++)
		count_known(all, g->deck.top[i].card);
	for (unsigned i = 0; i < g->deck.bottom_count; i++)
		count_known(all, g->deck.bottom[i].card);
	oni_tally_fan(all, &g->looked);
	if (g->pending.card < CARDS_MAX)
		tally(all, g->pending.card, 1);
}

static bool
cards_add_up(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;
	struct tally all = {{0}};

	oni_tally_pile(&all, &g->deck.pool);
	count_piles(&all, table);
	count_table(&all, table);
	count_deck(&all, g);
	for (unsigned card = 0; card < CARDS_MAX; card++)
		if (all.copies[card] != oni_sets_copies(g, card))
			return false;
	return piles_fit(g);
}

/*
 * The table.
 */

/* With `unique` no seat has two Doors of a colour (R14). */
static bool
seat_fits(const struct onirim_game *g, unsigned seat)
{
	const struct onirim_table *table = &g->table.onirim;

	if (!oni_row_fits(table, seat))
		return false;
	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (table->doors[seat][colour] > 1 &&
		    set_has(g->config.variants, VARIANT_UNIQUE))
			return false;
	return true;
}

/* As many Goals of a colour lie face down as Doors on the table (4.2). */
static bool
goals_fit(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;
	uint8_t down[COLOURS] = {0};

	if (!plays_with(g, SET_STEPS))
		return true;
	for (unsigned i = 0; i < table->goal_count; i++)
		if (table->goals[i] >= GOAL_DOWN)
			down[table->goals[i] - GOAL_DOWN]++;
	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (down[colour] != table->doors[0][colour] +
		    table->doors[1][colour])
			return false;
	return set_has(oni_onirim_waiting(g), STEP_LAY_GOALS) ||
	    table->goal_count == GOALS_MAX;
}

/* Hands are never more than complete, and that of the seat that waits is just
 * that; the stack tells about the draft. */
static bool
hands_fit(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;
	const struct hand_size size = oni_hand_size(g);

	if (size.own != table->complete.own ||
	    size.shared != table->complete.shared ||
	    table->shared.count > size.shared)
		return false;
	if (g->config.players == 1)
		return table->hands[0].count <= size.own &&
		    table->hands[1].count == 0;
	return g->turn == 0 || (table->hands[g->active].count <= size.own &&
	    table->hands[1 - g->active].count == size.own);
}

static bool
table_fits(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return seat_fits(g, 0) && seat_fits(g, 1) && goals_fit(g) &&
	    hands_fit(g) && oni_tower_row_fits(table);
}

/*
 * The course of the game.
 */

/* A defeat: the hand lacks a card and the deck has none (2.8).  A new hand,
 * the only thing that a Nightmare draws for, begins with own cards. */
static bool
defeat_fits(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return oni_hand_lacking(g) > 0 && deck_size(&g->deck) == 0 &&
	    (g->pending.card == NO_CARD || table->shared.count == 0 ||
	    table->hands[g->active].count == table->complete.own) &&
	    (oni_dreams_that_hold(table) == 0 ||
	    pile_count(&table->removed, FIRST_PREMONITION + THREE_DOORS) > 0);
}

/* A victory while a Nightmare is borne is that of a Tower lost; then alone the
 * hand can be complete. */
static bool
victory_fits(const struct onirim_game *g)
{
	return g->pending.card == NO_CARD ? oni_hand_lacking(g) > 0
	    : plays_with(g, SET_TOWERS);
}

static bool
end_fits(const struct onirim_game *g)
{
	return g->turn > 0 && g->steps.count == 0 && g->looked.count == 0 &&
	    (g->pending.card == NO_CARD || g->pending.card == NIGHTMARE) &&
	    (g->outcome == ONIRIM_WON ? victory_fits(g) : defeat_fits(g));
}

/* The Doors on the table win the game, or nobody has won. */
static bool
outcome_fits(const struct onirim_game *g)
{
	int winner;
	const bool won = oni_doors_win(g, &winner);

	if (won != (g->outcome == ONIRIM_WON) ||
	    g->winner != (won ? winner : ONIRIM_NOBODY))
		return false;
	return g->outcome == ONIRIM_PLAYING ? oni_onirim_stack_fits(g) : end_fits(g);
}

static bool
is_sound(const struct onirim_game *g, struct blame *blame)
{
	return table_is_bounded(g) && oni_onirim_words_agree(g, blame) &&
	    is_known_well(g) && cards_add_up(g) && table_fits(g) &&
	    outcome_fits(g) && oni_history_fits(g);
}

const struct fact oni_onirim_facts[] = {
	{ "the table is sound", NULL, is_sound },
	{ NULL, NULL, NULL },
};
