/* check_battery.c - what is true at every question of every game. */
#include <stdlib.h>
#include <string.h>

#include "battery.h"
#include "course.h"
#include "games.h"
#include "printed.h"
#include "suites.h"

/* How many games of each configuration; fewer where they are long, and of
 * Nightmarium, which has no combinations. */
enum { CHEAP_GAMES = 1000, GAMES = 40, THOROUGH_GAMES = 3 };
enum { LONG_GAMES = 4, LONG_THOROUGH_GAMES = 1, CHEAP_NIGHTMARIUM = 200 };

/* Of long games, those whose cards are counted at every question; and at
 * which questions they are counted in the others. */
enum { COUNTED = 25, NOW_AND_THEN = 40 };

/* The colour of a Door, and the set that a card belongs to. */
static int
colour_of(int door)
{
	return door - ONIRIM_CARD_DOOR;
}

static int
is_between(int face, int first, int last)
{
	return face >= first && face <= last;
}

/*
 * Cards.
 */

/* The cards of a number and those equal to it, in Nightmarium. */
static const uint8_t *
all_terrors(void)
{
	static uint8_t all[FACE_VALUES];

	if (all[ONIRIM_CARD_TERROR] == 0)
		for (int number = 1; number <= PRINTED; number++)
			all[ONIRIM_CARD_TERROR + lowest_terror(number) - 1]++;
	return all;
}

/* The counts of all faces. */
static const uint8_t *
all_copies(const struct config_row *row)
{
	static uint8_t all[CHOICES_OF_SETS][FACE_VALUES];
	uint8_t *const of_sets = all[row->sets];

	if (is_nightmarium(row))
		return all_terrors();
	if (of_sets[ONIRIM_CARD_ROOM] == 0)
		for (int face = 0; face < FACE_VALUES; face++)
			of_sets[face] = (uint8_t)printed_copies(face,
			    row->sets);
	return of_sets;
}

/* While Goals are laid out those that are left lie nowhere yet. */
static int
lays_goals(const onirim_game *game)
{
	return onirim_decision(game) == ONIRIM_ASK_DEAL &&
	    onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_FROM, 0) ==
	    ONIRIM_ZONE_GOALS;
}

/* All cards a viewer locates and those in its pool are the cards that are
 * played with, however many lie hidden, and Goals on either side; how many
 * lie hidden. */
static int
count_table(const struct table *table, const onirim_game *game,
    const struct config_row *row)
{
	const uint8_t *all = all_copies(row);
	uint8_t counts[FACE_VALUES] = {0};
	int hidden;

	for (int i = 0; i < table->size; i++)
		counts[table->cards[i]]++;
	hidden = counts[ONIRIM_HIDDEN_CARD];
	counts[ONIRIM_HIDDEN_CARD] = 0;
	for (int goal = ONIRIM_CARD_GOAL; goal < ONIRIM_CARD_GOAL_DOWN;
	    goal++) {
		uint8_t *const down = &counts[goal - ONIRIM_CARD_GOAL +
		    ONIRIM_CARD_GOAL_DOWN];

		counts[goal] = (uint8_t)(counts[goal] + *down);
		*down = 0;
		if (counts[goal] < all[goal] && lays_goals(game))
			counts[goal] = all[goal];
	}
	MUST(memcmp(counts, all, sizeof counts) == 0);
	return hidden;
}

static int
check_cards(const onirim_game *game, int viewer, const struct config_row *row)
{
	struct table table;

	battery_look(&table, game, viewer, row);
	return count_table(&table, game, row);
}

/* A viewer sees as many cards as there are, and none that is not there. */
static void
check_zone(const onirim_game *game, int viewer, int zone, int index)
{
	int seen[FACE_VALUES] = {0}, there[FACE_VALUES] = {0};

	MUST(battery_count(game, viewer, zone, index, seen) ==
	    battery_count(game, ONIRIM_HOST, zone, index, there));
	for (int face = ONIRIM_CARD_ROOM; face < FACE_VALUES; face++)
		MUST(seen[face] <= there[face]);
}

/* What is looked at may be hidden, but what a Herald reveals is not. */
static int
may_hide(int zone, const struct config_row *row)
{
	return is_between(zone, ONIRIM_ZONE_POOL, is_nightmarium(row)
	    ? ONIRIM_ZONE_BOTTOM : ONIRIM_ZONE_PENDING);
}

/* What lies open, and own cards, are never hidden. */
static void
check_open(const onirim_game *game, int viewer, const struct config_row *row)
{
	for (int zone = 1; zone <= ONIRIM_ZONE_CREATURE; zone++) {
		if (may_hide(zone, row))
			continue;
		for (int i = 0; i < battery_piles(zone, row); i++) {
			int seen[FACE_VALUES] = {0};

			battery_count(game, viewer, zone, i, seen);
			if (zone != ONIRIM_ZONE_HAND || i == viewer ||
			    row->players == 1 || row->variants & OPEN)
				MUST(seen[ONIRIM_HIDDEN_CARD] == 0);
		}
	}
}

static void
check_sights(const onirim_game *game, const struct config_row *row)
{
	const int nobody = check_cards(game, ONIRIM_NOBODY, row);

	MUST(check_cards(game, ONIRIM_HOST, row) == 0);
	for (int seat = 0; seat < row->players; seat++) {
		const int hidden = check_cards(game, seat, row);

		MUST(hidden <= nobody);
		MUST(row->players > 1 || nobody == 0);
		check_open(game, seat, row);
		for (int zone = 1; zone <= ONIRIM_ZONE_CREATURE; zone++)
			for (int i = 0; zone != ONIRIM_ZONE_POOL &&
			    i < battery_piles(zone, row); i++)
				check_zone(game, seat, zone, i);
	}
	check_open(game, ONIRIM_NOBODY, row);
}

/* The numbers agree with the zones. */
static void
check_numbers(const onirim_game *game, int viewer,
    const struct config_row *row)
{
	int deck[FACE_VALUES] = {0}, elsewhere[FACE_VALUES] = {0};
	int cards = 0, hidden = 0;

	for (int zone = ONIRIM_ZONE_POOL; zone <= ONIRIM_ZONE_BOTTOM; zone++)
		cards += battery_count(game, viewer, zone, 0, deck);
	hidden = check_cards(game, viewer, row);
	MUST(onirim_number(game, viewer, ONIRIM_NUMBER_DECK, 0) ==
	    cards - hidden);
	for (int colour = 0; colour < 4; colour++)
		MUST(onirim_number(game, viewer, ONIRIM_NUMBER_DOORS_LEFT,
		    colour) == (is_nightmarium(row) ? ONIRIM_E_RANGE
		    : deck[ONIRIM_CARD_DOOR + colour]));
	for (int seat = 0; seat < row->players && !is_nightmarium(row);
	    seat++) {
		const int series = onirim_number(game, viewer,
		    ONIRIM_NUMBER_SERIES, seat);
		const int rooms = battery_count(game, viewer, ONIRIM_ZONE_ROW,
		    seat, elsewhere);

		MUST(series >= 0 && series <= 2 && series <= rooms);
	}
}

/*
 * What lies on the table.
 */

static const onirim_card *
pile_of(const struct table *table, int zone, int index, int *count)
{
	*count = table->piles[zone][index].count;
	return table->cards + table->piles[zone][index].from;
}

/* Doors of a colour before a seat. */
static int
doors_before(const struct table *table, int seat, int colour)
{
	int n, doors = 0;
	const onirim_card *cards = pile_of(table, ONIRIM_ZONE_DOORS, seat, &n);

	for (int i = 0; i < n; i++)
		doors += colour_of(cards[i]) == colour;
	return doors;
}

/* Doors of a colour on the table. */
static int
doors_of(const struct table *table, const struct config_row *row, int colour)
{
	int doors = 0;

	for (int seat = 0; seat < row->players; seat++)
		doors += doors_before(table, seat, colour);
	return doors;
}

static int
tower_colour(int tower)
{
	return (tower - ONIRIM_CARD_TOWER) / 3;
}

/* Four neighbours of four colours. */
static int
is_aligned(const struct table *table)
{
	int n;
	const onirim_card *row = pile_of(table, ONIRIM_ZONE_TOWERS, 0, &n);

	for (int i = 0; i + 4 <= n; i++) {
		int colours = 0;

		for (int k = i; k < i + 4; k++)
			colours |= 1 << tower_colour(row[k]);
		if (colours == 0xF)
			return 1;
	}
	return 0;
}

static void
check_towers(const onirim_game *game, const struct table *table,
    const struct config_row *row)
{
	int n;
	const onirim_card *towers = pile_of(table, ONIRIM_ZONE_TOWERS, 0, &n);

	for (int i = 0; i + 1 < n; i++)
		MUST((printed_towers[towers[i] - ONIRIM_CARD_TOWER].right &
		    printed_towers[towers[i + 1] - ONIRIM_CARD_TOWER].left) ==
		    0);
	MUST(onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_ALIGNED, 0) ==
	    (row->sets & TOWERS ? is_aligned(table) : ONIRIM_E_RANGE));
}

/* Rooms that touch have different symbols. */
static void
check_rooms(const struct table *table, const struct config_row *row)
{
	const int rows = battery_piles(ONIRIM_ZONE_ROW, row);

	for (int seat = 0; seat < rows; seat++) {
		int n;
		const onirim_card *rooms = pile_of(table, ONIRIM_ZONE_ROW,
		    seat, &n);

		for (int i = 0; i < n; i++) {
			MUST(is_between(rooms[i], ONIRIM_CARD_ROOM, 0x1F));
			MUST(i == 0 || rooms[i - 1] % 4 != rooms[i] % 4);
		}
	}
}

/* As many Goals of a colour lie face down as Doors lie on the table. */
static void
check_goals(const struct table *table, const struct config_row *row)
{
	int n, down[4] = {0};
	const onirim_card *goals = pile_of(table, ONIRIM_ZONE_GOALS, 0, &n);

	for (int i = 0; i < n; i++)
		if (goals[i] >= ONIRIM_CARD_GOAL_DOWN)
			down[goals[i] - ONIRIM_CARD_GOAL_DOWN]++;
	for (int colour = 0; colour < 4 && row->sets & STEPS; colour++)
		MUST(down[colour] == doors_of(table, row, colour));
}

/* Where the Goal with a rank lies, or otherwise the leftmost open one that has
 * none and lies behind all of those found before it. */
static int
goal_found_next(const onirim_game *game, const onirim_card *goals, int n,
    int k, int before)
{
	for (int i = 0; i < n; i++)
		if (onirim_number(game, ONIRIM_NOBODY,
		    ONIRIM_NUMBER_GOAL_RANK, i) == k + 1)
			return i;
	for (int i = before + 1; i < n; i++)
		if (goals[i] < ONIRIM_CARD_GOAL_DOWN && onirim_number(game,
		    ONIRIM_NOBODY, ONIRIM_NUMBER_GOAL_RANK, i) == 0)
			return i;
	return ONIRIM_E_RANGE;
}

/* Reopened Goals are found by their ranks, the others from left to right; each
 * open one once. */
static void
check_order_of_goals(const onirim_game *game, const struct table *table)
{
	int n, open = 0, before = -1;
	const onirim_card *goals = pile_of(table, ONIRIM_ZONE_GOALS, 0, &n);

	for (int i = 0; i < n; i++) {
		const int is_open = goals[i] < ONIRIM_CARD_GOAL_DOWN;

		open += is_open;
		MUST(is_open || onirim_number(game, ONIRIM_NOBODY,
		    ONIRIM_NUMBER_GOAL_RANK, i) == 0);
	}
	for (int k = 0; k <= open; k++) {
		const int place = goal_found_next(game, goals, n, k, before);

		MUST(onirim_number(game, ONIRIM_NOBODY,
		    ONIRIM_NUMBER_NEXT_GOAL, k) == place);
		MUST((place < 0) == (k == open));
		if (place >= 0 && onirim_number(game, ONIRIM_NOBODY,
		    ONIRIM_NUMBER_GOAL_RANK, place) == 0)
			before = place;
	}
}

static void
check_prices(const onirim_game *game, const struct config_row *row)
{
	static const int prices[3][2] = { {5, 6}, {7, 9}, {10, 12} };

	for (int spell = 0; spell < 3; spell++)
		MUST(onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_PRICE,
		    spell) == (row->sets & STEPS ?
		    prices[spell][(row->variants & LOST) != 0] :
		    ONIRIM_E_RANGE));
}

/* Whether the condition of a Premonition holds. */
static int
condition_holds(const struct table *table, const struct config_row *row,
    int premonition)
{
	int all = 0, colours = 0, most = 0, doors[4];

	for (int colour = 0; colour < 4; colour++) {
		doors[colour] = doors_of(table, row, colour);
		all += doors[colour];
		colours += doors[colour] > 0;
		most = doors[colour] > most ? doors[colour] : most;
	}
	switch (premonition - ONIRIM_CARD_PREMONITION) {
	case 4:
		return most >= 2;
	case 5:
		return all >= 3;
	case 6:
		return all >= 5;
	case 7:
		return colours == 4;
	}
	return doors[premonition - ONIRIM_CARD_PREMONITION] >= 2;
}

static int
premonitions_that_hold(const struct table *table, const struct config_row *row)
{
	int n, hold = 0;
	const onirim_card *open = pile_of(table, ONIRIM_ZONE_PREMONITIONS, 0,
	    &n);

	for (int i = 0; i < n; i++)
		hold += condition_holds(table, row, open[i]);
	return hold;
}

/* The conditions of several hold when one is chosen, and of none when the turn
 * goes on. */
static void
check_premonitions(const onirim_game *game, const struct table *table,
    const struct config_row *row)
{
	const int hold = premonitions_that_hold(table, row);

	switch (onirim_decision(game)) {
	case ONIRIM_ASK_PREMONITION:
		MUST(hold >= 2);
		MUST(onirim_legal_actions(game, NULL, 0) == hold);
		return;
	case ONIRIM_ASK_ACT:
	case ONIRIM_ASK_SEARCH:
	case ONIRIM_ASK_SWAP:
	case ONIRIM_ASK_DRAW:
	case ONIRIM_ASK_DOOR:
	case ONIRIM_ASK_NIGHTMARE:
	case ONIRIM_ASK_TOWER:
	case ONIRIM_ASK_HAPPY:
	case ONIRIM_ASK_END:
		MUST(hold == 0);
	}
}

/* The zones of a game and of sets that are not played are empty. */
static void
check_zones(const struct table *table, const struct config_row *row)
{
	enum { ONIRIM = 8, NIGHTMARIUM = 16 };
	static const int of[ZONES] = {
		[ONIRIM_ZONE_HAND]         = ONIRIM | NIGHTMARIUM,
		[ONIRIM_ZONE_SHARED]       = ONIRIM,
		[ONIRIM_ZONE_ROW]          = ONIRIM,
		[ONIRIM_ZONE_DOORS]        = ONIRIM,
		[ONIRIM_ZONE_DISCARD]      = ONIRIM | NIGHTMARIUM,
		[ONIRIM_ZONE_LIMBO]        = ONIRIM,
		[ONIRIM_ZONE_POOL]         = ONIRIM | NIGHTMARIUM,
		[ONIRIM_ZONE_TOP]          = ONIRIM,
		[ONIRIM_ZONE_BOTTOM]       = STEPS,
		[ONIRIM_ZONE_PENDING]      = ONIRIM | NIGHTMARIUM,
		[ONIRIM_ZONE_GOALS]        = STEPS,
		[ONIRIM_ZONE_PREMONITIONS] = DREAMS,
		[ONIRIM_ZONE_RESERVE]      = DREAMS,
		[ONIRIM_ZONE_TOWERS]       = TOWERS,
		[ONIRIM_ZONE_REMOVED]      = STEPS | DREAMS,
		[ONIRIM_ZONE_CREATURE]     = NIGHTMARIUM,
	};
	const int played = is_nightmarium(row)
	    ? NIGHTMARIUM : ONIRIM | row->sets;

	for (int zone = ONIRIM_ZONE_HAND; zone < ZONES; zone++)
		if (!(of[zone] & played))
			MUST(table->piles[zone][0].count == 0);
}

/* How many cards the creature in a place has. */
static int
height_of(const struct table *table, int seat, int place)
{
	return table->piles[ONIRIM_ZONE_CREATURE][PLACES * seat + place].count;
}

/* Creatures stand without a gap, and no more of them than win. */
static void
check_creatures(const struct table *table, const struct config_row *row)
{
	for (int seat = 0; seat < row->players && is_nightmarium(row); seat++)
		for (int place = 0; place < PLACES; place++) {
			const int height = height_of(table, seat, place);

			MUST(height <= 3);
			MUST(height == 0 || (place < row->objective &&
			    (place == 0 ||
			    height_of(table, seat, place - 1) > 0)));
		}
}

static void
check_table(const onirim_game *game, const struct config_row *row)
{
	struct table table;

	battery_look(&table, game, ONIRIM_NOBODY, row);
	check_rooms(&table, row);
	check_towers(game, &table, row);
	check_goals(&table, row);
	check_order_of_goals(game, &table);
	check_prices(game, row);
	check_premonitions(game, &table, row);
	check_zones(&table, row);
	check_creatures(&table, row);
	battery_check_course(game, &table, row);
}

/*
 * Answers.
 */

/* Which verbs answer a question. */
static const uint64_t verbs_of[] = {
#define VERB(verb) UINT64_C(1) << (ONIRIM_VERB_##verb)
	[ONIRIM_ASK_NOTHING] = 0,
	[ONIRIM_ASK_DEAL] = VERB(DEAL),
	[ONIRIM_ASK_DRAFT] = VERB(TAKE),
	[ONIRIM_ASK_ACT] = VERB(PLAY) | VERB(DISCARD) | VERB(CAST),
	[ONIRIM_ASK_SEARCH] = VERB(SEARCH) | VERB(DECLINE),
	[ONIRIM_ASK_SWAP] = VERB(SWAP) | VERB(DECLINE),
	[ONIRIM_ASK_PROPHECY] = VERB(DROP),
	[ONIRIM_ASK_ORDER] = VERB(NEXT),
	[ONIRIM_ASK_DRAW] = VERB(DRAW) | VERB(CAST),
	[ONIRIM_ASK_DOOR] = VERB(KEY) | VERB(LIMBO) | VERB(CAST),
	[ONIRIM_ASK_NIGHTMARE] = VERB(KEY) | VERB(DOOR) | VERB(REVEAL) |
	    VERB(HAND) | VERB(CAST),
	[ONIRIM_ASK_PAY] = VERB(PAY),
	[ONIRIM_ASK_GOALS] = VERB(GOALS),
	[ONIRIM_ASK_TOP] = VERB(TOP),
	[ONIRIM_ASK_TOWER] = VERB(TOWER) | VERB(SPARE),
	[ONIRIM_ASK_PREMONITION] = VERB(RESOLVE),
	[ONIRIM_ASK_PENALTY] = VERB(DOOR) | VERB(DROP),
	[ONIRIM_ASK_HAPPY] = VERB(DISPEL) | VERB(LOOK) | VERB(FETCH) |
	    VERB(CAST),
	[ONIRIM_ASK_FETCH] = VERB(FETCH),
	[ONIRIM_ASK_DISCARD_ANY] = VERB(DROP) | VERB(STOP),
	[ONIRIM_ASK_END] = VERB(CAST) | VERB(STOP),
	[ONIRIM_ASK_MOVE] = VERB(DRAW) | VERB(EXCHANGE) | VERB(BUILD),
	[ONIRIM_ASK_EXCHANGE] = VERB(DISCARD) | VERB(STOP),
	[ONIRIM_ASK_LEGION] = VERB(DISCARD),
	[ONIRIM_ASK_HERALD] = VERB(BUILD),
	[ONIRIM_ASK_WAKE] = VERB(WAKE),
	[ONIRIM_ASK_JOKER] = VERB(BUILD),
	[ONIRIM_ASK_EXECUTIONER] = VERB(SEIZE),
	[ONIRIM_ASK_SCAVENGER] = VERB(DESTROY),
	[ONIRIM_ASK_DEVOURER] = VERB(DEVOUR),
#undef VERB
};

enum { LAST_TERROR = ONIRIM_CARD_TERROR + PRINTED - 1 };

/* Which cards a question is about: the first and the last face. */
static const struct subject_row {
	int first;
	int last;
} subjects[] = {
	[ONIRIM_ASK_SEARCH]      = { ONIRIM_CARD_DOOR, 0x23 },
	[ONIRIM_ASK_DOOR]        = { ONIRIM_CARD_DOOR, 0x23 },
	[ONIRIM_ASK_NIGHTMARE]   = { ONIRIM_CARD_NIGHTMARE, 0x24 },
	[ONIRIM_ASK_TOWER]       = { ONIRIM_CARD_NIGHTMARE, 0x24 },
	[ONIRIM_ASK_PENALTY]     = { ONIRIM_CARD_PREMONITION, 0x4F },
	[ONIRIM_ASK_HAPPY]       = { ONIRIM_CARD_HAPPY_DREAM, 0x25 },
	[ONIRIM_ASK_FETCH]       = { ONIRIM_CARD_HAPPY_DREAM, 0x25 },
	[ONIRIM_ASK_DISCARD_ANY] = { ONIRIM_CARD_HAPPY_DREAM, 0x25 },
	[ONIRIM_ASK_HERALD]      = { ONIRIM_CARD_TERROR, LAST_TERROR },
	[ONIRIM_ASK_WAKE]        = { ONIRIM_CARD_TERROR, LAST_TERROR },
	[ONIRIM_ASK_JOKER]       = { ONIRIM_CARD_TERROR, LAST_TERROR },
	[ONIRIM_ASK_EXECUTIONER] = { ONIRIM_CARD_TERROR, LAST_TERROR },
	[ONIRIM_ASK_SCAVENGER]   = { ONIRIM_CARD_TERROR, LAST_TERROR },
	[ONIRIM_ASK_DEVOURER]    = { ONIRIM_CARD_TERROR, LAST_TERROR },
};

/* Questions that only a set brings. */
static int
set_of_question(int decision)
{
	switch (decision) {
	case ONIRIM_ASK_DRAW:
	case ONIRIM_ASK_PAY:
	case ONIRIM_ASK_GOALS:
	case ONIRIM_ASK_TOP:
	case ONIRIM_ASK_END:
		return STEPS;
	case ONIRIM_ASK_TOWER:
		return TOWERS;
	case ONIRIM_ASK_PREMONITION:
	case ONIRIM_ASK_PENALTY:
	case ONIRIM_ASK_HAPPY:
	case ONIRIM_ASK_FETCH:
	case ONIRIM_ASK_DISCARD_ANY:
		return DREAMS;
	}
	return 0;
}

/* Seats draft together, and those that pay for a creature are not the one
 * whose turn it is. */
static int
is_asked_rightly(const onirim_game *game)
{
	const int is_active = onirim_player(game) == onirim_number(game,
	    ONIRIM_NOBODY, ONIRIM_NUMBER_ACTIVE, 0);

	switch (onirim_decision(game)) {
	case ONIRIM_ASK_DRAFT:
		return 1;
	case ONIRIM_ASK_LEGION:
		return !is_active;
	}
	return is_active;
}

/* Who is asked what about which card. */
static void
check_question(const onirim_game *game, const struct config_row *row)
{
	const int player = onirim_player(game);
	const int decision = onirim_decision(game);
	const int subject = onirim_subject(game);

	if (onirim_outcome(game) != ONIRIM_PLAYING) {
		MUST(player == ONIRIM_NOBODY);
		MUST(decision == ONIRIM_ASK_NOTHING);
	} else if (decision == ONIRIM_ASK_DEAL) {
		MUST(row->is_host && player == ONIRIM_CHANCE);
	} else {
		MUST(player >= 0 && player < row->players);
		MUST(decision < COUNT_OF(verbs_of));
		MUST((set_of_question(decision) & ~row->sets) == 0);
		MUST((decision >= ONIRIM_ASK_MOVE) == is_nightmarium(row));
		MUST(decision != ONIRIM_ASK_END || row->players == 2);
		MUST(is_asked_rightly(game));
	}
	MUST(decision < COUNT_OF(subjects)
	    ? is_between(subject, subjects[decision].first,
	    subjects[decision].last) : subject == ONIRIM_NO_CARD);
}

/* The list is ascending, and has two or more unless the game is over. */
static int
check_list(const onirim_game *game, onirim_action *actions)
{
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int decision = onirim_decision(game);

	MUST(n <= ONIRIM_ACTIONS_MAX);
	MUST(onirim_outcome(game) == ONIRIM_PLAYING ? n >= 2 : n == 0);
	for (int i = 0; i < n; i++) {
		MUST(i == 0 || actions[i - 1] < actions[i]);
		MUST(verbs_of[decision] >> onirim_action_verb(actions[i]) & 1);
	}
	return n;
}

static void
check_listed(const onirim_game *game, const onirim_action *actions, int n)
{
	for (int i = 0; i < n; i++)
		MUST(onirim_is_legal(game, actions[i]) == 1);
}

/* What can be dealt: the cards of the zone it comes from, or the Goals that do
 * not lie there yet; how many. */
static int
count_pool(const onirim_game *game, int pool[FACE_VALUES])
{
	const int from = onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_FROM,
	    0);
	int goals[FACE_VALUES] = {0};

	if (from == ONIRIM_ZONE_RESERVE)
		return battery_count(game, ONIRIM_HOST, from, 0, pool);
	if (from != ONIRIM_ZONE_GOALS)
		return battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0,
		    pool);
	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_GOALS, 0, goals);
	for (int goal = ONIRIM_CARD_GOAL; goal < ONIRIM_CARD_GOAL_DOWN; goal++)
		pool[goal] = 2 - goals[goal];
	return 8 - onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_GOALS, 0, NULL,
	    0);
}

/* The weights are the counts of the pool, and all of them. */
static void
check_weights(const onirim_game *game, const onirim_action *actions, int n)
{
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	int pool[FACE_VALUES] = {0};
	const int size = count_pool(game, pool);
	const int told = onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
	uint32_t sum = 0;

	if (onirim_decision(game) != ONIRIM_ASK_DEAL) {
		MUST(told == 0);
		return;
	}
	MUST(told == n);
	for (int i = 0; i < n; i++) {
		const int card = onirim_action_card(actions[i]);

		MUST(weights[i] >= 1 && weights[i] == (uint32_t)pool[card]);
		sum += weights[i];
	}
	MUST(sum == (uint32_t)size);
}

/* Where a card of a hand may go. */
static int
is_for_hand(int zone)
{
	return zone == ONIRIM_ZONE_HAND || zone == ONIRIM_ZONE_SHARED;
}

/* Whose hand a card is for: in the set-up of Nightmarium the first one, from
 * the active seat on, that has not all of its five; else the active seat's. */
static int
seat_dealt_to(const onirim_game *game, const struct config_row *row)
{
	int seat = onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_ACTIVE, 0);

	if (is_nightmarium(row) &&
	    onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_TURN, 0) == 0)
		while (onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_HAND, seat,
		    NULL, 0) == 5)
			seat = (seat + 1) % row->players;
	return seat;
}

/* Where a host that deals takes the card from, and where it puts it. */
static void
check_dealing(const onirim_game *game, const struct config_row *row)
{
	const int from = onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_FROM,
	    0);
	const int zone = onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0);
	const int index = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_TO_INDEX, 0);

	if (onirim_decision(game) != ONIRIM_ASK_DEAL) {
		MUST(from == ONIRIM_E_RANGE && zone == ONIRIM_E_RANGE &&
		    index == ONIRIM_E_RANGE);
		return;
	}
	MUST(index == (zone == ONIRIM_ZONE_HAND ? seat_dealt_to(game, row)
	    : 0));
	switch (from) {
	case ONIRIM_ZONE_TOP:
		MUST(is_for_hand(zone) || zone == ONIRIM_ZONE_PENDING);
		return;
	case ONIRIM_ZONE_BOTTOM:
		MUST(row->sets & STEPS && zone == ONIRIM_ZONE_PENDING);
		return;
	case ONIRIM_ZONE_GOALS:
		MUST(row->sets & STEPS && zone == ONIRIM_ZONE_GOALS);
		return;
	case ONIRIM_ZONE_RESERVE:
		MUST(row->sets & DREAMS && zone == ONIRIM_ZONE_PREMONITIONS);
		return;
	}
	MUST(0);
}

/* Who looked through the deck knows the other's cards, and nobody else has
 * located one more. */
static void
check_looking_through(const onirim_game *game, const onirim_game *after,
    const struct config_row *row)
{
	const int looks = onirim_decision(after) == ONIRIM_ASK_FETCH ||
	    (onirim_decision(after) == ONIRIM_ASK_PENALTY &&
	    onirim_subject(after) == ONIRIM_CARD_PREMONITION + 1);
	const int seat = onirim_player(after);
	int hand[FACE_VALUES] = {0};

	if (!looks || row->players == 1)
		return;
	battery_count(after, seat, ONIRIM_ZONE_HAND, 1 - seat, hand);
	MUST(hand[ONIRIM_HIDDEN_CARD] == 0);
	if (onirim_decision(game) == ONIRIM_ASK_HAPPY)
		MUST(check_cards(after, 1 - seat, row) ==
		    check_cards(game, 1 - seat, row));
}

/* Every answer is taken by a copy, and changes it. */
static void
check_answers(const onirim_game *game, onirim_game *copy,
    const onirim_action *actions, int n, const struct config_row *row)
{
	for (int i = 0; i < n; i++) {
		MUST(onirim_game_assign(copy, game) == ONIRIM_OK);
		MUST(battery_same(copy, game));
		MUST(onirim_apply(copy, actions[i]) == ONIRIM_OK);
		MUST(!battery_same(copy, game));
		MUST(check_cards(copy, ONIRIM_HOST, row) == 0);
		check_looking_through(game, copy, row);
	}
}

/*
 * The space of actions: all that have a text, with faces of both games and low
 * places, ascending.
 */
enum { SPACE_MAX = 16384, GOALS_IN_ROW = 8, TOWERS_IN_ROW = 12 };
static onirim_action space[SPACE_MAX];
static int space_size;

static void
add_to_space(int verb, int card, int place, int extra)
{
	const onirim_action action = onirim_action_make(verb, card, place,
	    extra);

	if (onirim_action_format(action, NULL, 0) < 0)
		return;
	ck_assert_int_lt(space_size, SPACE_MAX);
	space[space_size++] = action;
}

/* How many places and extras an action may have. */
static int
places_of(int verb, int card)
{
	if (verb == ONIRIM_VERB_SWAP && card < ONIRIM_CARD_GOAL)
		return ONIRIM_CARD_GOAL;
	if (verb == ONIRIM_VERB_GOALS && card <= GOALS_IN_ROW)
		return GOALS_IN_ROW + 1;
	if (verb >= ONIRIM_VERB_SEIZE)
		return SEATS;
	return 3;
}

static int
extras_of(int verb, int card)
{
	if (verb == ONIRIM_VERB_TOWER && card == 0)
		return TOWERS_IN_ROW + 1;
	if (verb >= ONIRIM_VERB_BUILD)
		return PLACES;
	return 3;
}

static void
lay_out_space(void)
{
	if (space_size > 0)
		return;
	for (int verb = 1; verb < 128; verb++)
		for (int card = 0; card <= LAST_TERROR + 1; card++)
			for (int place = 0; place < places_of(verb, card);
			    place++)
				for (int extra = 0; extra < extras_of(verb,
				    card); extra++)
					add_to_space(verb, card, place, extra);
}

/* Nothing but the list is legal. */
static void
check_space(const onirim_game *game, const onirim_action *actions, int n)
{
	int listed = 0;

	for (int i = 0; i < space_size; i++) {
		const int is_listed = listed < n && space[i] == actions[listed];

		MUST(onirim_is_legal(game, space[i]) == is_listed);
		listed += is_listed;
	}
	MUST(listed == n);
}

static int
is_listed(const onirim_action *actions, int n, onirim_action action)
{
	for (int i = 0; i < n; i++)
		if (actions[i] == action)
			return 1;
	return 0;
}

/* A few of the others are refused, and change nothing. */
static void
check_refused(onirim_game *game, onirim_game *copy,
    const onirim_action *actions, int n, struct uniform *chance)
{
	const int over = onirim_outcome(game) != ONIRIM_PLAYING;

	onirim_game_assign(copy, game);
	for (int i = 0; i < 8; i++) {
		const onirim_action action = space[uniform_below(chance,
		    (uint32_t)space_size)];
		const onirim_action junk = uniform_output(chance);

		if (!is_listed(actions, n, action))
			MUST(onirim_apply(game, action) ==
			    (over ? ONIRIM_E_OVER : ONIRIM_E_ILLEGAL));
		if (onirim_action_format(junk, NULL, 0) < 0)
			MUST(onirim_apply(game, junk) == ONIRIM_E_ACTION);
		MUST(battery_same(game, copy));
	}
}

/*
 * The end.
 */

static int
colours_before(const struct table *table, int seat, int least)
{
	int colours = 0;

	for (int colour = 0; colour < 4; colour++)
		colours += doors_before(table, seat, colour) >= least;
	return colours;
}

/* How many complete creatures a seat has. */
static int
complete_before(const struct table *table, int seat)
{
	int complete = 0;

	for (int place = 0; place < PLACES; place++)
		complete += height_of(table, seat, place) == 3;
	return complete;
}

/* How many seats have all the creatures that win Nightmarium. */
static int
seats_that_win(const struct table *table, const struct config_row *row)
{
	int seats = 0;

	for (int seat = 0; seat < row->players; seat++)
		seats += complete_before(table, seat) == row->objective;
	return seats;
}

/* Whether what lies on the table is a victory. */
static int
table_wins(const struct table *table, const struct config_row *row)
{
	int seats = 0;

	if (is_nightmarium(row))
		return seats_that_win(table, row) == 1;
	if (row->sets & TOWERS && !is_aligned(table))
		return 0;
	if (row->players == 1)
		return colours_before(table, 0, 2) == 4;
	for (int seat = 0; seat < row->players; seat++)
		seats += colours_before(table, seat, 1) == 4;
	return seats >= (row->variants & RACE ? 1 : 2);
}

/* Who won a race: a seat with all colours, and of two the one that acted. */
static void
check_winner(const onirim_game *game, const struct table *table)
{
	const int winner = onirim_winner(game);

	MUST(winner == 0 || winner == 1);
	MUST(colours_before(table, winner, 1) == 4);
	MUST(colours_before(table, 1 - winner, 1) < 4 ||
	    winner == onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_ACTIVE,
	    0));
}

/* Nightmarium is won in the winner's own turn. */
static void
check_nightmarium_winner(const onirim_game *game, const struct table *table,
    const struct config_row *row)
{
	const int winner = onirim_winner(game);

	MUST(winner == onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_ACTIVE,
	    0));
	MUST(complete_before(table, winner) == row->objective);
}

/* After how many turns a game of Nightmarium ends; 0 for never. */
static int
turns_of(const struct config_row *row)
{
	const char *const turns = strstr(row->text, "turns=");

	return turns == NULL ? 0 : atoi(turns + strlen("turns="));
}

/* Onirim is lost without a card to draw, Nightmarium when its turns are
 * over. */
static int
is_lost(const onirim_game *game, const struct config_row *row)
{
	if (is_nightmarium(row))
		return onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_TURN, 0)
		    == turns_of(row);
	return onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_DECK, 0) == 0;
}

/* Why it is over goes with how it stands. */
static void
check_end(const onirim_game *game, const struct config_row *row)
{
	const int outcome = onirim_outcome(game);
	const int end = onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_END, 0);

	MUST((end == ONIRIM_OVER_NOT) == (outcome == ONIRIM_PLAYING));
	MUST((end == ONIRIM_OVER_WON) == (outcome == ONIRIM_WON));
	MUST((end == ONIRIM_OVER_TURNS) ==
	    (outcome == ONIRIM_LOST && is_nightmarium(row)));
}

static void
check_outcome_on(const struct table *table, const onirim_game *game,
    const struct config_row *row)
{
	const int outcome = onirim_outcome(game);

	check_end(game, row);
	MUST((outcome == ONIRIM_WON) == table_wins(table, row));
	if (outcome == ONIRIM_WON && is_nightmarium(row))
		check_nightmarium_winner(game, table, row);
	else if (outcome == ONIRIM_WON && row->variants & RACE)
		check_winner(game, table);
	else
		MUST(onirim_winner(game) == ONIRIM_NOBODY);
	if (outcome == ONIRIM_LOST)
		MUST(is_lost(game, row));
	if (row->variants & UNIQUE)
		for (int seat = 0; seat < row->players; seat++)
			MUST(colours_before(table, seat, 2) == 0);
}

static void
check_outcome(const onirim_game *game, const struct config_row *row)
{
	struct table table;

	battery_look(&table, game, ONIRIM_HOST, row);
	check_outcome_on(&table, game, row);
}

/* All that a look at all the cards tells. */
static void
check_position(const onirim_game *game, const struct config_row *row)
{
	struct table table;

	battery_look(&table, game, ONIRIM_HOST, row);
	MUST(count_table(&table, game, row) == 0);
	check_outcome_on(&table, game, row);
	check_goals(&table, row);
}

/*
 * The tests, a configuration each.
 */

/* Two players who must both have all Doors hardly win a seeded game, and with
 * sets it is harder still. */
static int
wins_often(const struct config_row *row)
{
	return row->sets == 0 && (row->players == 1 || row->is_host ||
	    row->variants & RACE || is_nightmarium(row));
}

/* Nobody loses Nightmarium but by its turns. */
static int
loses_often(const struct config_row *row)
{
	return !is_nightmarium(row) || turns_of(row) > 0;
}

/* Whether the cards are looked at at this question. */
static int
is_counted(uint64_t seed)
{
	return seed % COUNTED == 0 ||
	    battery_scene.question % NOW_AND_THEN == 0;
}

/* How many games whose lists are looked at at every question. */
static uint64_t
cheap_games(const struct config_row *row)
{
	return is_nightmarium(row) ? CHEAP_NIGHTMARIUM : CHEAP_GAMES;
}

/* Whether the combinations have the same configuration. */
static int
is_combination(const struct config_row *row)
{
	return row->sets != 0 && !row->is_host &&
	    strstr(row->text, "first") == NULL &&
	    strstr(row->text, "premonitions") == NULL;
}

START_TEST(test_many_games_keep_cards_and_lists_and_end)
{
	const struct config_row *row = battery_row(_i);
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game = battery_game(_i);
	struct uniform player;
	int won = 0, lost = 0;

	for (uint64_t seed = 0; seed < cheap_games(row) &&
	    !is_combination(row); seed++) {
		battery_begin(game, &player, seed);
		do {
			check_list(game, actions);
			check_question(game, row);
			if (!is_long(row) || is_counted(seed))
				check_position(game, row);
		} while (battery_step(&player, game));
		check_position(game, row);
		won += onirim_outcome(game) == ONIRIM_WON;
		lost += onirim_outcome(game) == ONIRIM_LOST;
	}
	MUST((lost > 0) == loses_often(row) || is_combination(row));
	MUST(won > 0 || !wins_often(row));
}
END_TEST

/* Now and then what the seats see, too. */
static void
check_now_and_then(const onirim_game *game, const struct config_row *row)
{
	check_position(game, row);
	if (battery_scene.question % NOW_AND_THEN != 0 ||
	    battery_scene.seed % NOW_AND_THEN != 0)
		return;
	check_sights(game, row);
	check_table(game, row);
	check_question(game, row);
}

/* Each combination has seeds of its own. */
START_TEST(test_all_combinations_keep_cards_and_lists_and_end)
{
	const struct config_row *row = battery_row(CONFIGS + _i);
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game = battery_game(CONFIGS + _i);
	struct uniform player;
	const uint64_t first = (uint64_t)_i * CHEAP_GAMES;
	int n;

	for (uint64_t seed = first; seed < first + CHEAP_GAMES; seed++) {
		battery_begin(game, &player, seed);
		while ((n = check_list(game, actions)) > 0) {
			if (is_counted(seed))
				check_now_and_then(game, row);
			battery_choose(&player, game, actions, n);
		}
		check_position(game, row);
	}
}
END_TEST

START_TEST(test_every_question_is_sound)
{
	const struct config_row *row = battery_row(_i);
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game = battery_game(_i), *copy = copy_of(game);
	struct uniform player, chance = {0, 0, 0};
	int n;

	lay_out_space();
	for (uint64_t seed = 0; seed < battery_games(row, GAMES, LONG_GAMES);
	    seed++) {
		battery_begin(game, &player, seed);
		do {
			n = check_list(game, actions);
			check_listed(game, actions, n);
			check_question(game, row);
			check_weights(game, actions, n);
			check_dealing(game, row);
			check_sights(game, row);
			check_numbers(game, ONIRIM_HOST, row);
			check_numbers(game, row->players - 1, row);
			check_table(game, row);
			check_answers(game, copy, actions, n, row);
			check_refused(game, copy, actions, n, &chance);
			check_outcome(game, row);
		} while (battery_step(&player, game));
	}
}
END_TEST

START_TEST(test_nothing_else_of_the_space_is_legal)
{
	const struct config_row *row = battery_row(_i);
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game = battery_game(_i), *before = copy_of(game);
	struct uniform player;
	int n;

	lay_out_space();
	for (uint64_t seed = 0; seed < battery_games(row, THOROUGH_GAMES,
	    LONG_THOROUGH_GAMES); seed++) {
		battery_begin(game, &player, seed);
		do {
			n = check_list(game, actions);
			if (is_long(row) &&
			    battery_scene.question % THOROUGH_GAMES != 0)
				continue;
			onirim_game_assign(before, game);
			check_space(game, actions, n);
			MUST(battery_same(game, before));
		} while (battery_step(&player, game));
	}
}
END_TEST

/* The published figures of the uniform player, onirim-chance(7). */
static const struct figure_row {
	const char *config;
	uint64_t questions;
	int won;
} figures[] = {
	{ "", 52457, 0 },
	{ "players=2", 71516, 0 },
	{ "players=2 variants=race", 71499, 1 },
	{ "game=nightmarium", 116828, 1000 },
	{ "game=nightmarium players=3", 161363, 1000 },
	{ "game=nightmarium players=4", 202305, 1000 },
	{ "game=nightmarium players=5", 245418, 1000 },
};

START_TEST(test_uniform_player_has_the_published_figures)
{
	struct uniform player = {0, 0, 0};
	onirim_game *game;
	int won = 0;

	game = new_game(figures[_i].config);
	for (uint64_t seed = 1; seed <= 1000; seed++)
		won += uniform_play(&player, game, seed);
	ck_assert_uint_eq(player.decisions, figures[_i].questions);
	ck_assert_int_eq(won, figures[_i].won);
}
END_TEST

Suite *
games_suite(void)
{
	const struct test tests[] = {
		{ test_many_games_keep_cards_and_lists_and_end, CONFIGS },
		{ test_all_combinations_keep_cards_and_lists_and_end,
		    COMBINATIONS },
		{ test_every_question_is_sound, CONFIGS },
		{ test_nothing_else_of_the_space_is_legal, CONFIGS },
		{ test_uniform_player_has_the_published_figures,
		    COUNT_OF(figures) },
	};
	Suite *suite = suite_create("games");
	TCase *tc = suite_case(suite, "games", tests, COUNT_OF(tests));

	tcase_set_timeout(tc, 0);
	tcase_set_tags(tc, "battery heavy");
	return suite;
}
