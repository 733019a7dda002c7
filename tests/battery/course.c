/* course.c - what has happened when a question is asked. */
#include "course.h"

enum { ANY = 8 };

/* How many cards the hand lacks, at least and at most; and how many are
 * pending, or as many as the deck had. */
static const struct course_row {
	int least;
	int most;
	int pending;
} courses[] = {
	/*                           least  most  pending */
	[ONIRIM_ASK_ACT]         = {   0,     0,    0   },
	[ONIRIM_ASK_SEARCH]      = {   1,     1,    0   },
	[ONIRIM_ASK_SWAP]        = {   1,     1,    0   },
	[ONIRIM_ASK_PROPHECY]    = {   1,     1,    5   },
	[ONIRIM_ASK_ORDER]       = {   0,   ANY,  ANY   },
	[ONIRIM_ASK_DRAW]        = {   1,   ANY,    0   },
	[ONIRIM_ASK_DOOR]        = {   1,   ANY,    1   },
	[ONIRIM_ASK_NIGHTMARE]   = {   1,   ANY,    1   },
	[ONIRIM_ASK_PAY]         = {   0,   ANY,  ANY   },
	[ONIRIM_ASK_GOALS]       = {   0,   ANY,  ANY   },
	[ONIRIM_ASK_TOP]         = {   0,   ANY,  ANY   },
	[ONIRIM_ASK_TOWER]       = {   0,   ANY,    1   },
	[ONIRIM_ASK_PREMONITION] = {   0,   ANY,    0   },
	[ONIRIM_ASK_PENALTY]     = {   0,   ANY,    0   },
	[ONIRIM_ASK_HAPPY]       = {   1,   ANY,    1   },
	[ONIRIM_ASK_FETCH]       = {   1,   ANY,    1   },
	[ONIRIM_ASK_DISCARD_ANY] = {   1,   ANY,  ANY   },
	[ONIRIM_ASK_END]         = {   0,     0,    0   },
};

enum { COURSES = sizeof courses / sizeof courses[0] };

static int
number(const onirim_game *game, int what, int index)
{
	return onirim_number(game, ONIRIM_NOBODY, what, index);
}

static int
in_zone(const struct table *table, int zone, int index)
{
	return table->piles[zone][index].count;
}

static void
check_hand(const onirim_game *game, const struct table *table,
    const struct course_row *course)
{
	const int seat = number(game, ONIRIM_NUMBER_ACTIVE, 0);
	const int lacks = 5 - in_zone(table, ONIRIM_ZONE_HAND, seat) -
	    in_zone(table, ONIRIM_ZONE_SHARED, 0);

	MUST(lacks >= course->least && lacks <= course->most);
}

static void
check_pending(const onirim_game *game, const struct table *table,
    const struct course_row *course)
{
	const int pending = in_zone(table, ONIRIM_ZONE_PENDING, 0);

	MUST(course->pending == ANY || pending == course->pending ||
	    (pending < course->pending &&
	    number(game, ONIRIM_NUMBER_DECK, 0) == 0));
}

/* After a trio, for a Door of its colour. */
static void
check_search(const onirim_game *game)
{
	const int seat = number(game, ONIRIM_NUMBER_ACTIVE, 0);
	onirim_card row[ONIRIM_CARDS_MAX];
	const int rooms = onirim_cards(game, seat, ONIRIM_ZONE_ROW, seat, row,
	    ONIRIM_CARDS_MAX);

	MUST(number(game, ONIRIM_NUMBER_SERIES, seat) == 0 && rooms >= 3);
	MUST(onirim_subject(game) - ONIRIM_CARD_DOOR ==
	    (row[rooms - 1] - ONIRIM_CARD_ROOM) / 4);
}

/* Nothing is played in the set-up. */
static void
check_set_up(const onirim_game *game, const struct table *table)
{
	const int seats = number(game, ONIRIM_NUMBER_PLAYERS, 0);

	for (int seat = 0; seat < seats; seat++)
		MUST(in_zone(table, ONIRIM_ZONE_ROW, seat) == 0 &&
		    in_zone(table, ONIRIM_ZONE_DOORS, seat) == 0);
	MUST(in_zone(table, ONIRIM_ZONE_DISCARD, 0) == 0 &&
	    in_zone(table, ONIRIM_ZONE_REMOVED, 0) == 0 &&
	    in_zone(table, ONIRIM_ZONE_TOWERS, 0) == 0);
}

/* Nothing is discarded between the last card of the pile and what a Herald
 * asks about it, so the pile is empty only when the discard pile is, too
 * (N9). */
static void
check_herald(const onirim_game *game, const struct table *table)
{
	MUST(number(game, ONIRIM_NUMBER_DECK, 0) > 0 ||
	    in_zone(table, ONIRIM_ZONE_DISCARD, 0) == 0);
}

void
battery_check_course(const onirim_game *game, const struct table *table,
    const struct config_row *row)
{
	const int asked = onirim_decision(game);

	if (is_nightmarium(row)) {
		if (asked == ONIRIM_ASK_HERALD)
			check_herald(game, table);
		return;
	}
	if (number(game, ONIRIM_NUMBER_TURN, 0) == 0) {
		check_set_up(game, table);
		return;
	}
	if (asked >= COURSES || asked == ONIRIM_ASK_NOTHING ||
	    asked == ONIRIM_ASK_DEAL)
		return;
	check_hand(game, table, &courses[asked]);
	check_pending(game, table, &courses[asked]);
	if (asked == ONIRIM_ASK_SEARCH)
		check_search(game);
}
