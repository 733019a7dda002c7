/* position.c - the words of a position of Onirim. */
#include "../core/list.h"
#include "book.h"
#include "doors.h"
#include "hand.h"
#include "move.h"
#include "parts.h"
#include "row.h"
#include "sets.h"
#include "setup.h"
#include "tower_row.h"
#include "turn.h"

/* The faces of Goals that lie face down come after those of Goals that lie face
 * up. */
#define BOTH_SIDES (GOALS | GOALS << GOAL_DOWN)

/* Where cards lie at the start of a turn, in the order of the words.  When a
 * card is laid, all cards before it lie already. */
const struct position_word oni_onirim_words[] = {
#define AT(zone, index) { ONIRIM_ZONE_##zone, index }
	/* name            form         place                cards     */
	{ "hand1",        WORD_HAND,   AT(HAND, 0),         LOCATIONS },
	{ "known1",       WORD_KNOWN,  AT(HAND, 0),         LOCATIONS },
	{ "hand2",        WORD_HAND,   AT(HAND, 1),         LOCATIONS },
	{ "known2",       WORD_KNOWN,  AT(HAND, 1),         LOCATIONS },
	{ "shared",       WORD_PILE,   AT(SHARED, 0),       LOCATIONS },
	{ "row1",         WORD_ROW,    AT(ROW, 0),          ROOMS     },
	{ "row2",         WORD_ROW,    AT(ROW, 1),          ROOMS     },
	{ "doors1",       WORD_PILE,   AT(DOORS, 0),        DOORS     },
	{ "doors2",       WORD_PILE,   AT(DOORS, 1),        DOORS     },
	{ "discard",      WORD_PILE,   AT(DISCARD, 0),      DECK_CARDS },
	{ "limbo",        WORD_PILE,   AT(LIMBO, 0),        DOORS | DREAMS },
	{ "removed",      WORD_PILE,   AT(REMOVED, 0),      DECK_CARDS },
	{ "top",          WORD_DECK,   AT(TOP, 0),          DECK_CARDS },
	{ "bottom",       WORD_DECK,   AT(BOTTOM, 0),       DECK_CARDS },
	{ "goals",        WORD_GOALS,  AT(GOALS, 0),        BOTH_SIDES },
	{ "premonitions", WORD_PILE,   AT(PREMONITIONS, 0), OMENS     },
	{ "gone",         WORD_PILE,   AT(REMOVED, 0),      OMENS     },
	{ "towers",       WORD_ROW,    AT(TOWERS, 0),       TOWERS    },
	{ .name = NULL },
#undef AT
};

/*
 * Writing.
 */

static void
tell_deck(const struct deck *deck, unsigned zone, struct told *told)
{
	if (zone == ONIRIM_ZONE_TOP)
		for (unsigned i = deck->top_count; i > 0; i--)
			told_card(told, deck->top[i - 1].card,
			    deck->top[i - 1].seen);
	else
		for (unsigned i = 0; i < deck->bottom_count; i++)
			told_card(told, deck->bottom[i].card,
			    deck->bottom[i].seen);
}

/* Cards that all seats see.  Two words may share a zone, but have different
 * cards. */
static void
tell_open(const struct onirim_game *g, const struct position_word *word,
    struct told *told)
{
	uint8_t faces[LIST_MAX + SLACK];
	const unsigned count = oni_zone_list(g,
	    oni_zone(g, word->place.zone), word->place.index, faces);

	for (unsigned i = 0; i < count; i++)
		if (set_has(word->cards, oni_rank(g, faces[i])))
			told_card(told, oni_rank(g, faces[i]), all_seats(g));
}

/* Goals are written with their ranks. */
static void
tell_goals(const struct onirim_table *table, struct told *told)
{
	for (unsigned i = 0; i < table->goal_count; i++)
		told_card(told, RED_GOAL + table->goals[i],
		    table->goal_ranks[i]);
}

void
oni_onirim_tell(const struct onirim_game *g,
    const struct position_word *word, struct told *told)
{
	const struct place place = word->place;

	switch (word->form) {
	case WORD_HAND:
		oni_tell_fan(told, &g->table.onirim.hands[place.index],
		    seats_told(g, place.index), all_seats(g));
		return;
	case WORD_KNOWN:
		oni_tell_known(told, &g->table.onirim.hands[place.index],
		    (uint8_t)(all_seats(g) & ~set_of(place.index)));
		return;
	case WORD_DECK:
		tell_deck(&g->deck, place.zone, told);
		return;
	case WORD_GOALS:
		tell_goals(&g->table.onirim, told);
		return;
	}
	tell_open(g, word, told);
}

/*
 * Reading.
 */

void
oni_onirim_gather(struct onirim_game *g)
{
	oni_onirim_lay_in_deck(g);
	g->table.onirim.complete = oni_hand_size(g);
}

/* For each Door on the table, a Goal of its colour lies face down (4.2). */
static bool
goal_may_lie(const struct onirim_table *table, unsigned goal)
{
	const unsigned colour = goal % GOAL_DOWN;

	return goal < GOAL_DOWN ||
	    oni_book_goals_down(table, colour) < doors_on_table(table, colour);
}

/* Whether one more card can lie in a place. */
static bool
may_lie(const struct onirim_game *g, struct place place, unsigned card)
{
	const struct onirim_table *table = &g->table.onirim;

	switch (place.zone) {
	case ONIRIM_ZONE_HAND:
		return table->hands[place.index].count < table->complete.own;
	case ONIRIM_ZONE_SHARED:
		return table->shared.count < table->complete.shared;
	case ONIRIM_ZONE_ROW:
		return set_has(rooms_that_fit(table, place.index), card);
	case ONIRIM_ZONE_DOORS:
		return oni_doors_welcome(g, place.index, door_colour(card));
	case ONIRIM_ZONE_TOP:
		return g->deck.top_count < oni_onirim_top_most(g);
	case ONIRIM_ZONE_BOTTOM:
		return g->deck.bottom_count < oni_sets_bottom(g);
	case ONIRIM_ZONE_REMOVED:
		return set_has(oni_sets_removed(g), card);
	case ONIRIM_ZONE_GOALS:
		return goal_may_lie(table, card - RED_GOAL);
	case ONIRIM_ZONE_TOWERS:
		return oni_tower_row_that_fit(g, set_of(card),
		    ONIRIM_END_RIGHT) != 0;
	}
	return true;
}

/* A rank belongs to one Goal, which lies face up (R15). */
static bool
rank_may_lie(const struct onirim_table *table, struct known goal)
{
	if (goal.seen == 0)
		return true;
	for (unsigned i = 0; i < table->goal_count; i++)
		if (table->goal_ranks[i] == goal.seen)
			return false;
	return goal.seen <= GOALS_MAX && goal.card - RED_GOAL < GOAL_DOWN;
}

/* The problem if it cannot. */
static const uint8_t lies_wrongly[ZONES_END] = {
	[ONIRIM_ZONE_HAND]    = ONIRIM_PROBLEM_HAND_SIZE,
	[ONIRIM_ZONE_SHARED]  = ONIRIM_PROBLEM_HAND_SIZE,
	[ONIRIM_ZONE_ROW]     = ONIRIM_PROBLEM_ROW_ORDER,
	[ONIRIM_ZONE_DOORS]   = ONIRIM_PROBLEM_SECOND_DOOR,
	[ONIRIM_ZONE_TOP]     = ONIRIM_PROBLEM_TOP_FULL,
	[ONIRIM_ZONE_BOTTOM]  = ONIRIM_PROBLEM_BOTTOM_FULL,
	[ONIRIM_ZONE_REMOVED] = ONIRIM_PROBLEM_WRONG_PLACE,
	[ONIRIM_ZONE_GOALS]   = ONIRIM_PROBLEM_GOALS_DOWN,
	[ONIRIM_ZONE_TOWERS]  = ONIRIM_PROBLEM_TOWER_EDGES,
};

/* The card itself; a Goal that lies face down is turned over. */
static unsigned
face_up(unsigned card)
{
	return set_has(BOTH_SIDES, card)
	    ? RED_GOAL + (card - RED_GOAL) % GOAL_DOWN : card;
}

/* In a row or in the known top, the next card comes behind those already
 * there. */
static struct place
place_behind(const struct onirim_game *g, struct place place)
{
	if (place.zone == ONIRIM_ZONE_TOP)
		return deck_under(g->deck.top_count);
	if (place.zone == ONIRIM_ZONE_TOWERS)
		return tower_place(g->table.onirim.tower_count);
	return place;
}

/* A hidden card is still in the pool, and not in the set of a hand. */
static void
lay_hidden(struct onirim_game *g, struct known card, struct place place)
{
	g->deck.hidden++;
	switch (place.zone) {
	case ONIRIM_ZONE_HAND:
		fan_add_hidden(&g->table.onirim.hands[place.index]);
		return;
	case ONIRIM_ZONE_TOP:
		put(g, card, deck_under(g->deck.top_count));
		return;
	case ONIRIM_ZONE_BOTTOM:
		put(g, card, DECK_BOTTOM);
		return;
	}
	assert(0);
}

/* Make the other seat know a card in a hand that it does not see. */
static int32_t
lay_known(struct onirim_game *g, unsigned seat, struct known card)
{
	struct fan *hand = &g->table.onirim.hands[seat];

	if ((card.seen ^ seats_told(g, seat)) != all_seats(g))
		return ONIRIM_PROBLEM_WRONG_KNOWERS;
	if (fan_known(hand, card.card) == fan_copies(hand, card.card))
		return ONIRIM_PROBLEM_NOT_IN_HAND;
	fan_tell(hand, card.card);
	return 0;
}

/* One function, because the place is not a constant. */
static ONI_NOINLINE void
put_anywhere(struct onirim_game *g, struct known card, struct place place)
{
	put(g, card, place);
}

/* Lay a Goal with its rank. */
static int32_t
lay_goal(struct onirim_game *g, struct known goal, struct place place)
{
	struct onirim_table *table = &g->table.onirim;

	if (!rank_may_lie(table, goal))
		return ONIRIM_PROBLEM_GOAL_RANKS;
	table->goal_ranks[table->goal_count] = goal.seen;
	put_anywhere(g, goal, place);
	return 0;
}

int32_t
oni_onirim_lay(struct onirim_game *g, const struct position_word *word,
    struct known card)
{
	struct onirim_table *table = &g->table.onirim;
	const struct place place = word->place;

	if (word->form == WORD_KNOWN)
		return lay_known(g, place.index, card);
	if (!may_lie(g, place, card.card))
		return lies_wrongly[place.zone];
	if (word->form == WORD_HAND)
		card.seen = 0;
	if (card.card == HIDDEN_CARD) {
		lay_hidden(g, card, place);
		return 0;
	}
	if (!oni_onirim_take_out(g, face_up(card.card)))
		return copies_played(g, face_up(card.card)) == 0
		    ? ONIRIM_PROBLEM_NOT_IN_GAME
		    : ONIRIM_PROBLEM_TOO_MANY_CARDS;
	if (word->form == WORD_GOALS)
		return lay_goal(g, card, place);
	if (place.zone == ONIRIM_ZONE_ROW)
		table->series[place.index] =
		    series_with(table, place.index, card.card);
	put_anywhere(g, card, place_behind(g, place));
	return 0;
}

/* Push the steps of the turn that has begun. */
void
oni_onirim_settle(struct onirim_game *g)
{
	push(g, (struct step){.kind = STEP_TURN});
	oni_onirim_turn_begins(g);
}
