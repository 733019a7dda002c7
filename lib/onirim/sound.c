/*
 * sound.c - the facts that hold for a sound game of Onirim.
 *
 * A game may have been read from anywhere.  The facts are what later play
 * relies on, and what its position and its bytes can say.
 */
#include "../sound.h"
#include "book.h"
#include "doors.h"
#include "dreams.h"
#include "hand.h"
#include "parts.h"
#include "row.h"
#include "sets.h"
#include "tower_row.h"

static const char *const hand_words[PLAYERS_MAX] = { "hand1", "hand2" };
static const char *const row_words[PLAYERS_MAX] = { "row1", "row2" };
static const char *const doors_words[PLAYERS_MAX] = { "doors1", "doors2" };

/* Blame another word than that of the fact, and a card in this word. */
static bool
fault(struct blame *blame, const char *word, unsigned card)
{
	blame->word = word;
	blame->card = (uint8_t)card;
	return false;
}

/*
 * Numbers that are used as indices.
 */

static bool
rows_are_bounded(const struct onirim_table *table)
{
	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
		if (table->row_count[seat] > ROOMS_MAX)
			return false;
		for (unsigned i = 0; i < table->row_count[seat]; i++)
			if (table->rows[seat][i] >= RED_DOOR)
				return false;
	}
	return true;
}

static bool
table_is_bounded(const struct onirim_game *g, struct blame *blame)
{
	const struct onirim_table *table = &g->table.onirim;

	(void)blame;
	if (table->goal_count > GOALS_MAX || table->tower_count > TOWERS_MAX)
		return false;
	for (unsigned i = 0; i < table->goal_count; i++)
		if (table->goals[i] >= COLOURS + GOAL_DOWN)
			return false;
	for (unsigned i = 0; i < table->tower_count; i++)
		if (!set_holds(TOWERS, table->towers[i]))
			return false;
	return rows_are_bounded(table);
}

/* A game that is not over has at least one step, and a game that is over has
 * none. */
static bool
steps_are_there(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return (!is_over(g)) == (g->steps.count > 0);
}

/*
 * Which seats know which cards.
 */

/* The bytes of a pile's sizes that count these cards.  Each byte counts eight
 * ranks. */
static uint64_t
sizes_of(uint64_t cards)
{
	uint64_t sizes = 0;

	for (unsigned i = 0; i < PILE_WORDS; i++)
		if ((cards >> i * 8 & 0xFF) != 0)
			sizes |= bytes_of(0xFF, i);
	return sizes;
}

static unsigned
locations_in(const struct pile *pile)
{
	return bytes_total(bytes_steps(pile->sizes) & sizes_of(LOCATIONS));
}

/* Some seats have seen the card.  It is hidden from a viewer if not all seats
 * of the viewer have seen it. */
static bool
known_fits(const struct onirim_game *g, struct known known, uint64_t cards)
{
	const uint8_t seats = g->redacted == 0 ? 0
	    : seats_of(g, g->redacted - 1);

	if (known.seen == 0 || (known.seen & ~all_seats(g)) != 0)
		return false;
	if ((known.seen & seats) != seats)
		return known.card == HIDDEN_CARD;
	return set_holds(cards, known.card);
}

static bool
hands_are_known(const struct onirim_game *g, struct blame *blame)
{
	const struct onirim_table *table = &g->table.onirim;

	(void)blame;
	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
		if (!oni_fan_fits(g, &table->hands[seat], LOCATIONS,
		    seats_told(g, seat)))
			return false;
	return oni_fan_fits(g, &table->shared, LOCATIONS, all_seats(g));
}

static bool
looked_at_are_known(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return oni_looked_fits(g, DECK_CARDS);
}

static bool
deck_is_known(const struct onirim_game *g, struct blame *blame)
{
	const struct deck *deck = &g->deck;

	(void)blame;
	for (unsigned i = 0; i < deck->top_count; i++)
		if (!known_fits(g, deck->top[i], DECK_CARDS))
			return false;
	for (unsigned i = 0; i < deck->bottom_count; i++)
		if (!known_fits(g, deck->bottom[i], DECK_CARDS))
			return false;
	return true;
}

/* How many cards are hidden outside the hands. */
static unsigned
hidden_elsewhere(const struct onirim_game *g)
{
	const struct deck *deck = &g->deck;
	unsigned hidden = g->looked.hidden;

	for (unsigned i = 0; i < deck->top_count; i++)
		hidden += deck->top[i].card == HIDDEN_CARD;
	for (unsigned i = 0; i < deck->bottom_count; i++)
		hidden += deck->bottom[i].card == HIDDEN_CARD;
	return hidden;
}

/* The face of each hidden card is in the pool.  In hands it must be a
 * Location. */
static bool
hidden_cards_fit(const struct onirim_game *g, struct blame *blame)
{
	const struct deck *deck = &g->deck;
	unsigned in_hands = 0;

	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
		in_hands += g->table.onirim.hands[seat].hidden;
		if (in_hands > locations_in(&deck->pool))
			return fault(blame, hand_words[seat], HIDDEN_CARD);
	}
	return deck->hidden == hidden_elsewhere(g) + in_hands &&
	    pile_size(&deck->pool) >= deck->hidden &&
	    (g->redacted != 0 || deck->hidden == 0);
}

/*
 * Cards: each card of the sets that are played is in exactly one place.
 */

static bool
short_pile_fits(struct short_pile few, unsigned first)
{
	const struct pile pile = short_pile(few, first);

	return oni_pile_fits(&pile, bytes_of(0xFF, first / 8));
}

static bool
piles_fit(const struct onirim_game *g, struct blame *blame)
{
	const struct onirim_table *table = &g->table.onirim;

	(void)blame;
	return oni_pile_fits(&g->deck.pool, sizes_of(DECK_CARDS)) &&
	    oni_pile_fits(&table->discard, sizes_of(DECK_CARDS)) &&
	    short_pile_fits(table->limbo, RED_DOOR) &&
	    oni_pile_fits(&table->removed, sizes_of(DECK_CARDS | OMENS)) &&
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
cards_add_up(const struct onirim_game *g, struct blame *blame)
{
	struct tally all = {{0}};

	(void)blame;
	oni_tally_pile(&all, &g->deck.pool);
	count_piles(&all, &g->table.onirim);
	count_table(&all, &g->table.onirim);
	count_deck(&all, g);
	for (unsigned card = 0; card < CARDS_MAX; card++)
		if (all.copies[card] != copies_played(g, card))
			return false;
	return true;
}

/* Only a set that is played can take cards out of the game. */
static bool
removed_can_be(const struct onirim_game *g, struct blame *blame)
{
	const struct pile *removed = &g->table.onirim.removed;

	(void)blame;
	return (pile_cards(removed) & ~oni_sets_removed(g)) == 0;
}

/*
 * The table.
 */

static bool
rows_fit(const struct onirim_game *g, struct blame *blame)
{
	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
		if (!oni_row_fits(&g->table.onirim, seat))
			return fault(blame, row_words[seat], NO_CARD);
	return true;
}

static bool
towers_fit(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return oni_tower_row_fits(&g->table.onirim);
}

/* With `unique` no seat has two Doors of a colour (R14). */
static bool
doors_are_unique(const struct onirim_game *g, struct blame *blame)
{
	const struct onirim_table *table = &g->table.onirim;

	if (!set_has(g->config.variants, VARIANT_UNIQUE))
		return true;
	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
		for (unsigned colour = 0; colour < COLOURS; colour++)
			if (table->doors[seat][colour] > 1)
				return fault(blame, doors_words[seat],
				    RED_DOOR + colour);
	return true;
}

/* The seat that plays a card, and the seat that waits, have a complete hand.
 * In the draft its step checks the cards. */
static bool
own_cards_fit(const struct onirim_game *g, unsigned seat)
{
	const unsigned count = g->table.onirim.hands[seat].count;
	const unsigned own = g->table.onirim.complete.own;

	if (seat >= g->config.players)
		return count == 0;
	if (g->turn == 0 && g->config.players == 2)
		return true;
	if (seat != g->active || oni_onirim_is_waiting(g, STEP_ACT))
		return count == own;
	return count <= own;
}

static bool
hands_fit(const struct onirim_game *g, struct blame *blame)
{
	const struct onirim_table *table = &g->table.onirim;
	const struct hand_size size = oni_hand_size(g);

	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
		if (!own_cards_fit(g, seat))
			return fault(blame, hand_words[seat], NO_CARD);
	if (table->shared.count > size.shared ||
	    (oni_onirim_is_waiting(g, STEP_ACT) &&
	    table->shared.count < size.shared))
		return fault(blame, "shared", NO_CARD);
	return size.own == table->complete.own &&
	    size.shared == table->complete.shared;
}

/* All Goals are there when they have been laid out. */
static bool
goals_lie(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return !plays_with(g, SET_STEPS) ||
	    g->table.onirim.goal_count == GOALS_MAX ||
	    oni_onirim_is_waiting(g, STEP_LAY_GOALS);
}

/* For each Door on the table, one Goal of its colour lies face down (4.2). */
static bool
goals_fit(const struct onirim_game *g, struct blame *blame)
{
	const struct onirim_table *table = &g->table.onirim;

	if (!plays_with(g, SET_STEPS))
		return true;
	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (oni_book_goals_down(table, colour) !=
		    doors_on_table(table, colour))
			return fault(blame, "goals", RED_GOAL + colour);
	return true;
}

/* Only a Goal that lies face up has a rank.  The ranks are 1 to n, each once
 * (R15). */
static bool
ranks_fit(const struct onirim_game *g, struct blame *blame)
{
	const struct onirim_table *table = &g->table.onirim;
	uint64_t ranks = 0;

	(void)blame;
	for (unsigned i = 0; i < GOALS_MAX; i++) {
		const unsigned rank = table->goal_ranks[i];

		if (rank == 0)
			continue;
		if (i >= table->goal_count || table->goals[i] >= GOAL_DOWN ||
		    rank > GOALS_MAX || set_has(ranks, rank - 1))
			return false;
		ranks |= set_of(rank - 1);
	}
	return (ranks & (ranks + 1)) == 0;
}

/* Either the Doors on the table win the game, or nobody has won. */
static bool
victory_fits(const struct onirim_game *g, struct blame *blame)
{
	int winner;
	const bool won = oni_doors_win(g, &winner);

	if (!won)
		winner = ONIRIM_NOBODY;
	if (won == (g->over == ONIRIM_OVER_WON) && g->winner == winner)
		return true;
	if (winner == ONIRIM_NOBODY)
		winner = g->config.players - 1;
	return fault(blame, doors_words[winner], NO_CARD);
}

/*
 * Premonitions: in addition to those of the set-up, three-doors reveals one and
 * five-doors two, if they struck and were not sent away.
 */

static bool
is_removed(const struct onirim_game *g, unsigned premonition)
{
	return pile_count(&g->table.onirim.removed,
	    FIRST_PREMONITION + premonition) > 0;
}

/* How many will be in the reserve after those to come have been revealed. */
static unsigned
kept_in_reserve(const struct onirim_game *g)
{
	const unsigned reserve = short_size(&g->table.onirim.reserve);
	unsigned left = 0;

	for (unsigned i = 0; i < g->steps.count; i++)
		if (g->steps.stack[i].kind == STEP_PREMONITIONS_COME)
			left = g->steps.stack[i].left;
	return left < reserve ? reserve - left : 0;
}

static bool
premonitions_add_up(const struct onirim_game *g, struct blame *blame)
{
	const unsigned later = PREMONITIONS_MAX - g->config.premonitions;
	const unsigned kept = kept_in_reserve(g);

	(void)blame;
	if (!plays_with(g, SET_DREAMS))
		return true;
	for (unsigned struck = 0; struck < 4; struck++) {
		const unsigned one = struck % 2, two = struck / 2 * 2;

		if ((one == 0 || is_removed(g, THREE_DOORS)) &&
		    (two == 0 || is_removed(g, FIVE_DOORS)) &&
		    kept == (one + two < later ? later - one - two : 0))
			return true;
	}
	return false;
}

/* An open Premonition whose condition holds strikes at once (6.2). */
static bool
premonitions_wait(const struct onirim_game *g, struct blame *blame)
{
	const uint64_t hold = oni_dreams_that_hold(&g->table.onirim);

	return hold == 0 || oni_onirim_is_waiting(g, STEP_PREMONITIONS) ||
	    is_over(g) ||
	    fault(blame, "premonitions", set_lowest(hold));
}

/* No Door is on the table before all Premonitions of the set-up are laid
 * out. */
static bool
set_up_has_no_doors(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->turn > 0 || (oni_doors_before(&g->table.onirim, 0) |
	    oni_doors_before(&g->table.onirim, 1)) == 0;
}

/* A game is lost if the hand lacks a card and the deck is empty.  While the
 * hand is filled, no card is being decided about.  A new hand is drawn for a
 * Nightmare or for three-doors. */
static bool
loss_fits(const struct onirim_game *g, struct blame *blame)
{
	const bool lacks = deck_size(&g->deck) == 0 && hand_lacking(g) > 0;

	(void)blame;
	switch (g->over) {
	case ONIRIM_OVER_FILL:
		return lacks && g->pending.card == NO_CARD;
	case ONIRIM_OVER_NEW_HAND:
		return lacks && (g->pending.card == NIGHTMARE ||
		    is_removed(g, THREE_DOORS));
	case ONIRIM_OVER_TURNS:
		return false;
	}
	return true;
}

/*
 * Turns: in each turn a Location was played or discarded.  None of them ever
 * comes back, so the number of turns is limited.
 */

static unsigned
locations_used(const struct onirim_table *table)
{
	return (unsigned)table->row_count[0] + table->row_count[1] +
	    table->tower_count + locations_in(&table->discard) +
	    locations_in(&table->removed);
}

static bool
turns_fit(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->turn <= locations_used(&g->table.onirim) +
	    oni_onirim_is_waiting(g, STEP_ACT);
}

/*
 * The known top.  Cards that were looked at go back to where they came from.
 * Only a Paradoxical Prophecy adds a card, and it costs at least five cards.
 * So a game that is within this bound stays within it: from 92 cards with 20 of
 * them on top, at most 32 ever lie on top.
 */

enum {
	TOP_WITHOUT_SPELLS = TOP_MAX - (DECK_MAX - TOP_MAX) / PROPHECY_PRICE
};

/* How many cards of the deck have paid for spells, or will pay for the one
 * being cast.  Premonitions are out of the game, too, but do not pay. */
static unsigned
paid(const struct onirim_game *g)
{
	const unsigned paid = bytes_get(g->table.onirim.removed.sizes,
	    RED_GOAL / 8 - 1);

	return g->steps.count > 0 && oni_step(g)->kind == STEP_PAY
	    ? paid + oni_step(g)->left : paid;
}

unsigned
oni_onirim_top_most(const struct onirim_game *g)
{
	if (!plays_with(g, SET_STEPS))
		return TOP_MAX;
	return TOP_WITHOUT_SPELLS +
	    paid(g) / oni_book_price(g, ONIRIM_SPELL_PROPHECY);
}

/* How many cards will be put on top soon. */
static unsigned
top_to_come(const struct onirim_game *g)
{
	if (oni_onirim_is_waiting(g, STEP_TOP))
		return 1;
	if (oni_step(g)->kind == STEP_ORDER_LOWEST)
		return 0;
	return g->looked.count;
}

static bool
known_top_fits(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return is_over(g) ||
	    g->deck.top_count + top_to_come(g) <= oni_onirim_top_most(g);
}

static bool
known_bottom_fits(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->deck.bottom_count <= oni_sets_bottom(g);
}

/* Two players always have an own and a shared card to discard.  For one player,
 * five cards of one face may be a single answer. */
static bool
question_fits(const struct onirim_game *g, struct blame *blame)
{
	return is_over(g) ||
	    oni_onirim_has_two_answers(g) ||
	    fault(blame, hand_words[g->active], NO_CARD);
}

const struct fact oni_onirim_facts[] = {
	{ "rows and Goals are of cards that can lie there", NULL,
	  table_is_bounded, 0 },
	{ "a game that goes on waits with a step", NULL, steps_are_there, 0 },
	{ "a hand holds Locations, and who sees it knows them", NULL,
	  hands_are_known, 0 },
	{ "who looks at cards knows them", NULL, looked_at_are_known, 0 },
	{ "each known card of the deck is known to somebody", NULL,
	  deck_is_known, 0 },
	{ "piles count their cards", NULL, piles_fit, 0 },
	{ "each hidden card lies in the pool besides", NULL,
	  hidden_cards_fit, ONIRIM_PROBLEM_MANY_HIDDEN },
	{ "each card lies in one place", NULL, cards_add_up, 0 },
	{ "cards leave the game where a set lets them", "removed",
	  removed_can_be, 0 },
	{ "the stack of steps fits", NULL, oni_onirim_stack_fits, 0 },
	{ "symbols change along a row, and its end is its series", NULL,
	  rows_fit, 0 },
	{ "edges of Towers that touch share no symbol", "towers",
	  towers_fit, 0 },
	{ "no seat has two Doors of a colour", NULL, doors_are_unique, 0 },
	{ "hands are complete", NULL, hands_fit, ONIRIM_PROBLEM_HAND_SIZE },
	{ "all Goals lie there", "goals", goals_lie,
	  ONIRIM_PROBLEM_GOALS_MISSING },
	{ "a Goal lies face down for each Door", "goals", goals_fit,
	  ONIRIM_PROBLEM_GOALS_DOWN },
	{ "ranks of reopened Goals have no gaps", "goals", ranks_fit,
	  ONIRIM_PROBLEM_GOAL_RANKS },
	{ "no Door comes in the set-up", NULL, set_up_has_no_doors, 0 },
	{ "Premonitions were revealed by those that do", "premonitions",
	  premonitions_add_up, ONIRIM_PROBLEM_PREMONITIONS },
	{ "a Premonition whose condition holds strikes", NULL,
	  premonitions_wait, ONIRIM_PROBLEM_PREMONITION_STRIKES },
	{ "the game is won when Doors and Towers say so", NULL, victory_fits,
	  ONIRIM_PROBLEM_ALREADY_OVER },
	{ "a game is lost when a hand lacks a card", NULL, loss_fits, 0 },
	{ "each turn used a Location", "turn", turns_fit,
	  ONIRIM_PROBLEM_TURN_TOO_LATE },
	{ "there is room on top for all that will be known there", "top",
	  known_top_fits, 0 },
	{ "the bottom is known where a set puts cards there", "bottom",
	  known_bottom_fits, 0 },
	{ "the question has two answers", NULL, question_fits,
	  ONIRIM_PROBLEM_ONE_ANSWER },
	{ .name = NULL },
};
