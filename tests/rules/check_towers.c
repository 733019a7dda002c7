/*
 * check_towers.c - plays the Towers, card by card.
 *
 * A test's name begins with the section, ruling (R) or case of the rules that
 * it plays; those about who knows what begin with `seen`.
 */
#include <check.h>
#include <stdio.h>

#include "late.h"
#include "rules.h"

/* What lies before a seat, and the row of Towers. */
#define own(g, viewer, seat, text) \
	cards_are(g, viewer, ONIRIM_ZONE_HAND, seat, text)
#define doors(g, seat, text) \
	cards_are(g, ONIRIM_NOBODY, ONIRIM_ZONE_DOORS, seat, text)
#define towers_are(g, text) lies(g, ONIRIM_ZONE_TOWERS, text)

/* A game for one with this hand, and one with this row of Towers besides. */
#define towers(hand) row_of("", hand)
#define row_of(row, hand) row_in("sets=towers", row, hand)
#define row_in(with, row, hand) \
	late(.config = with, .plays = { row }, .hands = { hand })

/* Four Towers that are an alignment, and the first three of them. */
#define THREE_ALIGNED "red-tower-3 green-tower-4 blue-tower-4 "
#define FOUR_ALIGNED THREE_ALIGNED "brown-tower-5 "

/* Rooms for eight Doors. */
#define EIGHT_DOORS SEVEN_DOORS TRIO_MOON("brown")

/* Cards that stay in the hand. */
#define ROOMS "red-key red-sun red-moon blue-sun green-sun"

/* Table 5.1: the symbols on the edges. */
enum { BLANK = 0, SUN = 1, MOON = 2, BOTH = 3 };

static const struct {
	const char *name;
	int colour;
	int left;
	int right;
} table[] = {
	{ "red-tower-3",   ONIRIM_COLOUR_RED,   BOTH,  MOON  },
	{ "red-tower-4",   ONIRIM_COLOUR_RED,   SUN,   MOON  },
	{ "red-tower-5",   ONIRIM_COLOUR_RED,   BLANK, MOON  },
	{ "blue-tower-3",  ONIRIM_COLOUR_BLUE,  MOON,  BOTH  },
	{ "blue-tower-4",  ONIRIM_COLOUR_BLUE,  MOON,  MOON  },
	{ "blue-tower-5",  ONIRIM_COLOUR_BLUE,  MOON,  BLANK },
	{ "green-tower-3", ONIRIM_COLOUR_GREEN, SUN,   BOTH  },
	{ "green-tower-4", ONIRIM_COLOUR_GREEN, SUN,   SUN   },
	{ "green-tower-5", ONIRIM_COLOUR_GREEN, SUN,   BLANK },
	{ "brown-tower-3", ONIRIM_COLOUR_BROWN, BOTH,  SUN   },
	{ "brown-tower-4", ONIRIM_COLOUR_BROWN, MOON,  SUN   },
	{ "brown-tower-5", ONIRIM_COLOUR_BROWN, BLANK, SUN   },
};

#define TOWERS COUNT_OF(table)

/* These two may stand side by side. */
static int
touch(int left, int right)
{
	return left != right && (table[left].right & table[right].left) == 0;
}

/* Put a Tower of the own cards at this end. */
static onirim_action
put(int tower, int end)
{
	return onirim_action_make(ONIRIM_VERB_PLAY,
	    onirim_card_from_name(table[tower].name), 0, end);
}

/*
 * ---- 5.1 Cards ----------------------------------------------------------
 */

START_TEST(test_5_1_there_are_twelve_towers_one_of_each)
{
	onirim_game *g = begin("sets=towers");
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	int i, n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);

	ck_assert_int_eq(n, 17 + TOWERS);
	ck_assert_int_eq(onirim_weights(g, weights, ONIRIM_ACTIONS_MAX), n);
	for (i = 0; i < TOWERS; i++) {
		ck_assert_int_eq(onirim_action_card(actions[17 + i]),
		    ONIRIM_CARD_TOWER + i);
		ck_assert_int_eq(onirim_card_from_name(table[i].name),
		    ONIRIM_CARD_TOWER + i);
		ck_assert_uint_eq(weights[17 + i], 1);
	}
	deck_is(g, 88);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_1_towers_are_locations_of_the_opening_hand)
{
	onirim_game *g = begin("sets=towers");

	deal(g, "red-tower-3 nightmare blue-tower-4 red-sun red-door "
	    "green-tower-5 red-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_HAND, "red-sun,red-moon,red-tower-3,blue-tower-4,"
	    "green-tower-5");
	onirim_game_free(g);
}
END_TEST

static int
four_colours(const int *four)
{
	int i, colours = 0;

	for (i = 0; i < 4; i++)
		colours |= 1 << table[four[i]].colour;
	return colours == 15;
}

/* These four may stand side by side. */
static int
in_a_row(const int *four)
{
	return touch(four[0], four[1]) && touch(four[1], four[2]) &&
	    touch(four[2], four[3]);
}

START_TEST(test_5_1_seventy_pairs_of_towers_touch)
{
	int left, right, pairs = 0, mixed = 0;

	for (left = 0; left < TOWERS; left++)
		for (right = 0; right < TOWERS; right++) {
			pairs += touch(left, right);
			mixed += touch(left, right) &&
			    table[left].colour != table[right].colour;
		}
	ck_assert_int_eq(pairs, 70);
	ck_assert_int_eq(mixed, 58);
}
END_TEST

/* What each of them does in a game is played under 5.5. */
START_TEST(test_5_1_there_are_350_alignments)
{
	int i, place, rest, count = 0;

	for (i = 0; i < TOWERS * TOWERS * TOWERS * TOWERS; i++) {
		int four[4];

		for (place = 0, rest = i; place < 4; place++, rest /= TOWERS)
			four[place] = rest % TOWERS;
		count += four_colours(four) && in_a_row(four);
	}
	ck_assert_int_eq(count, 350);
}
END_TEST

/*
 * ---- 5.2 Playing a Tower ------------------------------------------------
 */

static onirim_game *
hand_of(int first, int second)
{
	char hand[ONIRIM_TEXT_MAX];

	snprintf(hand, sizeof hand, "%s %s red-sun blue-sun green-sun",
	    table[first].name, table[second].name);
	return towers(hand);
}

/* Each of the twelve and each other one, at both ends. */
static void
check_pair_of_towers(int first, int second)
{
	onirim_game *g = hand_of(first, second);
	char text[ONIRIM_TEXT_MAX];
	int end;

	script_apply(HERE, g, put(first, ONIRIM_END_RIGHT));
	deal(g, "red-moon");
	ck_assert_int_eq(onirim_is_legal(g, put(second, ONIRIM_END_RIGHT)),
	    touch(first, second));
	ck_assert_int_eq(onirim_is_legal(g, put(second, ONIRIM_END_LEFT)),
	    touch(second, first));
	ck_assert_int_eq(onirim_is_legal(g, put(second, 0)), 0);
	for (end = ONIRIM_END_LEFT; end <= ONIRIM_END_RIGHT; end++) {
		onirim_game *copy;
		int left = end == ONIRIM_END_LEFT ? second : first;

		if (!onirim_is_legal(g, put(second, end)))
			continue;
		ck_assert_int_eq(onirim_game_copy(&copy, g), ONIRIM_OK);
		script_apply(HERE, copy, put(second, end));
		snprintf(text, sizeof text, "%s %s", table[left].name,
		    table[first + second - left].name);
		towers_are(copy, text);
		onirim_game_free(copy);
	}
	onirim_game_free(g);
}

START_TEST(test_case_11_each_tower_beside_each_other_at_both_ends)
{
	int second;

	for (second = 0; second < TOWERS; second++)
		if (second != _i)
			check_pair_of_towers(_i, second);
}
END_TEST

START_TEST(test_5_2_a_tower_is_put_into_the_row_of_towers)
{
	onirim_game *g = towers("red-tower-3 red-sun red-moon blue-sun "
	    "green-sun");

	play(g, "play:red-tower-3@right | brown-sun");
	towers_are(g, "red-tower-3");
	lies(g, ONIRIM_ZONE_ROW, "");
	turn_is(g, 2);
	lies(g, ONIRIM_ZONE_HAND,
	    "red-sun,red-moon,blue-sun,green-sun,brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R20_on_an_empty_row_a_tower_is_put_down_right)
{
	onirim_game *g = towers("red-tower-3 brown-tower-5 red-moon blue-sun "
	    "green-sun");

	legal_are(g, "play:red-moon play:blue-sun play:green-sun "
	    "play:red-tower-3@right play:brown-tower-5@right "
	    "discard:red-moon discard:blue-sun discard:green-sun "
	    "discard:red-tower-3 discard:brown-tower-5");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R20_9_beside_one_tower_both_ends_are_two_actions)
{
	onirim_game *g = row_of("red-tower-3 ", "brown-tower-5 blue-tower-3 "
	    "green-tower-4 red-sun red-moon");

	legal_are(g, "play:red-sun play:red-moon play:green-tower-4@right "
	    "play:brown-tower-5@right discard:red-sun discard:red-moon "
	    "discard:blue-tower-3 discard:green-tower-4 "
	    "discard:brown-tower-5");
	play(g, "play:green-tower-4@right | blue-tower-5");
	legal_are(g, "play:red-sun play:red-moon play:blue-tower-3@right "
	    "play:blue-tower-5@left play:blue-tower-5@right "
	    "play:brown-tower-5@right discard:red-sun discard:red-moon "
	    "discard:blue-tower-3 discard:blue-tower-5 "
	    "discard:brown-tower-5");
	play(g, "play:blue-tower-5@left | red-key");
	towers_are(g, "blue-tower-5 red-tower-3 green-tower-4");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R20_right_only_puts_towers_at_the_right_end)
{
	onirim_game *g = row_in("sets=towers variants=right-only",
	    "red-tower-3 ", "blue-tower-5 green-tower-4 brown-sun red-sun "
	    "red-moon");

	legal_are(g, "play:red-sun play:red-moon play:brown-sun "
	    "play:green-tower-4@right discard:red-sun discard:red-moon "
	    "discard:brown-sun discard:blue-tower-5 discard:green-tower-4");
	play(g, "play:green-tower-4@right | red-key | "
	    "play:blue-tower-5@right | red-sun");
	towers_are(g, "red-tower-3 green-tower-4 blue-tower-5");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R20_right_only_begins_at_the_right_end_too)
{
	onirim_game *g = row_in("sets=towers variants=right-only", "",
	    "blue-tower-5 brown-key brown-sun red-sun red-moon");

	legal_are(g, "play:red-sun play:red-moon play:brown-sun "
	    "play:brown-key play:blue-tower-5@right discard:red-sun "
	    "discard:red-moon discard:brown-sun discard:brown-key "
	    "discard:blue-tower-5");
	onirim_game_free(g);
}
END_TEST

/* A Tower of another colour, and one of the same. */
START_TEST(test_9_a_tower_does_not_break_a_series)
{
	onirim_game *g = towers("red-sun red-moon red-key green-tower-3 "
	    "red-tower-5");

	play(g, "play:red-sun | brown-sun | play:green-tower-3@right | "
	    "brown-sun | play:red-moon | brown-sun | "
	    "play:red-tower-5@right | brown-sun");
	ck_assert_int_eq(onirim_number(g, 0, ONIRIM_NUMBER_SERIES, 0), 2);
	play(g, "play:red-key");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_2_a_tower_does_not_continue_a_series)
{
	onirim_game *g = towers("red-sun red-moon red-tower-3 red-tower-5 "
	    "red-key");

	play(g, "play:red-sun | brown-sun | play:red-moon | brown-sun | "
	    "play:red-tower-3@right | brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	ck_assert_int_eq(onirim_number(g, 0, ONIRIM_NUMBER_SERIES, 0), 2);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_2_the_symbol_rule_looks_past_a_tower)
{
	onirim_game *g = towers("red-sun blue-sun green-sun green-tower-3 "
	    "red-key");

	play(g, "play:red-sun | brown-sun | play:green-tower-3@right | "
	    "brown-moon");
	legal_are(g, "play:red-key play:brown-moon discard:red-key "
	    "discard:blue-sun discard:green-sun discard:brown-sun "
	    "discard:brown-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_2_two_players_have_one_row_of_towers)
{
	onirim_game *g = late(.config = "players=2 sets=towers",
	    .hands = { "red-tower-3 red-sun red-moon",
	    "green-tower-4 blue-sun blue-moon" },
	    .shared = "blue-tower-5 green-sun");

	play(g, "play:red-tower-3@right | brown-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	legal_are(g, "play:blue-sun play:blue-moon play:green-sun@shared "
	    "play:blue-tower-5@shared-left play:green-tower-4@right "
	    "discard:blue-sun discard:blue-moon discard:green-sun@shared "
	    "discard:blue-tower-5@shared discard:green-tower-4");
	play(g, "play:blue-tower-5@shared-left | brown-sun");
	towers_are(g, "blue-tower-5 red-tower-3");
	lies(g, ONIRIM_ZONE_SHARED, "green-sun,brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_an_own_and_a_shared_tower_are_named_apart)
{
	onirim_game *g = late(.config = "players=2 sets=towers",
	    .hands = { "red-tower-3 red-sun red-moon",
	    "green-tower-4 blue-sun blue-moon" },
	    .shared = "blue-tower-5 green-tower-3");

	can(g, "play:red-tower-3@right");
	can(g, "play:blue-tower-5@shared-right");
	cannot(g, "play:blue-tower-5@right");
	cannot(g, "play:red-tower-3@shared-right");
	cannot(g, "play:blue-tower-5@shared");
	play(g, "play:green-tower-3@shared-right | brown-sun");
	cannot(g, "play:green-tower-4@right");
	cannot(g, "play:green-tower-4@left");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5.3 Discarding a Tower ---------------------------------------------
 */

static const struct {
	const char *discard;
	const char *cards;
	const char *pending;
	const char *orders;
	const char *top;
} looks[] = {
	{ "discard:red-tower-3 ...", "red-moon nightmare red-door",
	  "red-moon,red-door,nightmare",
	  "next:red-door next:red-moon",
	  "red-moon,nightmare" },
	{ "discard:blue-tower-4 ...", "red-moon nightmare red-door blue-moon",
	  "red-moon,blue-moon,red-door,nightmare",
	  "next:red-door next:nightmare next:red-moon",
	  "nightmare,red-moon,blue-moon" },
	{ "discard:green-tower-5 ...", "red-moon nightmare red-door blue-moon "
	  "red-sun",
	  "red-sun,red-moon,blue-moon,red-door,nightmare",
	  "next:red-door next:blue-moon next:red-sun next:nightmare",
	  "blue-moon,red-sun,nightmare,red-moon" },
};

/* The Door is drawn at once, for which there is a Key. */
START_TEST(test_5_3_a_tower_discarded_looks_at_as_many_as_its_number)
{
	onirim_game *g = towers("red-tower-3 blue-tower-4 green-tower-5 "
	    "red-key blue-sun");

	play(g, looks[_i].discard);
	deal(g, looks[_i].cards);
	asked(g, 0, ONIRIM_ASK_ORDER);
	lies(g, ONIRIM_ZONE_PENDING, looks[_i].pending);
	play(g, looks[_i].orders);
	asked(g, 0, ONIRIM_ASK_DOOR);
	lies(g, ONIRIM_ZONE_TOP, looks[_i].top);
	onirim_game_free(g);
}
END_TEST

/* A game for one late in it; cards come to the deck besides a brown Door. */
#define late_towers(hand, cards) late(.config = "sets=towers", \
	.plays = { SEVEN_DOORS }, .hands = { hand }, \
	.deck = "brown-door " cards)

START_TEST(test_5_3_a_tower_looks_at_all_of_a_short_deck)
{
	onirim_game *g = late_towers("red-tower-5 brown-key green-sun "
	    "blue-sun brown-sun", "red-moon blue-moon");

	play(g, "discard:red-tower-5 | brown-door red-moon");
	asked(g, 0, ONIRIM_ASK_ORDER);
	deck_is(g, 0);
	legal_are(g, "next:red-moon next:blue-moon next:brown-door");
	play(g, "next:blue-moon next:red-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "red-moon,brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_3_a_tower_looks_at_the_only_card)
{
	onirim_game *g = late_towers("red-tower-5 brown-key green-sun "
	    "blue-sun brown-sun", "");

	play(g, "discard:red-tower-5");
	asked(g, 0, ONIRIM_ASK_DOOR);
	deck_is(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_7_4_a_look_at_cards_of_one_face_asks_nothing)
{
	onirim_game *g = towers("red-tower-4 red-key red-moon blue-sun "
	    "green-sun");

	play(g, "discard:red-tower-4 | 4brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "3brown-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "red-tower-4");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_3_a_tower_played_looks_at_nothing)
{
	onirim_game *g = towers("red-tower-4 red-key red-moon blue-sun "
	    "green-sun");

	play(g, "play:red-tower-4@right | brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_3_towers_thrown_away_under_IV_look_at_nothing)
{
	onirim_game *g = towers("red-tower-4 blue-tower-3 red-moon blue-sun "
	    "green-sun");

	play(g, "discard:red-moon | nightmare | hand | 2brown-sun "
	    "brown-tower-4 brown-moon brown-key");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,blue-sun,green-sun,nightmare,"
	    "red-tower-4,blue-tower-3");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_3_towers_revealed_are_discarded_and_look_at_nothing)
{
	onirim_game *g = towers("red-key red-sun red-moon blue-sun "
	    "green-sun");

	play(g, "discard:red-moon | nightmare | reveal | red-tower-3 "
	    "blue-tower-4 2brown-sun red-door brown-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,2brown-sun,nightmare,"
	    "red-tower-3,blue-tower-4");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_3_a_tower_lost_from_the_row_looks_at_nothing)
{
	onirim_game *g = row_of("red-tower-3 ", ROOMS);

	play(g, "discard:red-moon | nightmare | key:red-key tower:1 | "
	    "brown-sun brown-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "red-moon,red-key,nightmare,red-tower-3");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_3_a_tower_dropped_by_a_prophecy_looks_at_nothing)
{
	onirim_game *g = towers(ROOMS);

	play(g, "discard:red-key | red-tower-5 4brown-sun | "
	    "drop:red-tower-5");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "3brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_3_a_look_reaches_through_known_cards_into_the_pool)
{
	onirim_game *g = towers("red-key red-tower-5 red-moon blue-sun "
	    "green-sun");

	play(g, "discard:red-key | red-door 4brown-sun | drop:red-door "
	    "discard:red-tower-5 | brown-moon green-moon");
	asked(g, 0, ONIRIM_ASK_ORDER);
	lies(g, ONIRIM_ZONE_PENDING, "green-moon,3brown-sun,brown-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R11_a_swap_comes_before_the_look_of_a_tower)
{
	onirim_game *g = late(.config = "players=2 sets=towers",
	    .hands = { "red-tower-3 red-sun red-moon",
	    "green-tower-4 blue-sun blue-moon" },
	    .shared = "blue-tower-5 green-sun");

	play(g, "discard:red-tower-3");
	asked(g, 0, ONIRIM_ASK_SWAP);
	legal_are(g, "swap:red-sun/green-sun swap:red-sun/blue-tower-5 "
	    "swap:red-moon/green-sun swap:red-moon/blue-tower-5 decline");
	play(g, "swap:red-sun/blue-tower-5 | red-door brown-sun green-key | "
	    "next:green-key next:brown-sun");
	own(g, 0, 0, "red-moon,green-key,blue-tower-5");
	asked(g, 1, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_cards_a_tower_looks_at_are_known_to_its_seat_alone)
{
	onirim_game *g = late(.config = "players=2 sets=towers",
	    .hands = { "red-tower-3 red-sun red-moon",
	    "green-tower-4 blue-sun blue-moon" },
	    .shared = "blue-tower-5 green-sun");

	play(g, "discard:red-tower-3 decline | red-door brown-sun green-key");
	cards_are(g, 0, ONIRIM_ZONE_PENDING, 0,
	    "green-key,brown-sun,red-door");
	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0, "3hidden");
	play(g, "next:green-key next:brown-sun");
	cards_are(g, 0, ONIRIM_ZONE_TOP, 0, "brown-sun,red-door");
	cards_are(g, 1, ONIRIM_ZONE_TOP, 0, "2hidden");
	lies(g, ONIRIM_ZONE_TOP, "2hidden");
	own(g, 1, 0, "red-sun,red-moon,hidden");
	pool_seen(g, 1, "2red-door");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5.4 After a Nightmare ----------------------------------------------
 */

#define TWO_ROW "red-tower-3 green-tower-4 "

static const struct {
	const char *option;
	const char *discards;
	const char *limbo;
} options[] = {
	{ "discard:red-moon | nightmare | key:red-key",
	  "red-moon,red-key", "" },
	{ "discard:red-moon | red-door | key:red-key | nightmare | "
	  "door:red-door",
	  "red-moon,red-key", "red-door" },
	{ "discard:red-moon | nightmare | reveal | 2brown-sun brown-moon "
	  "nightmare blue-tower-3",
	  "red-moon,2brown-sun,brown-moon,blue-tower-3", "nightmare" },
	{ "discard:red-moon | nightmare | hand | 2brown-sun nightmare "
	  "2brown-moon blue-tower-3",
	  "red-sun,red-moon,red-key,blue-sun,green-sun", "nightmare" },
};

START_TEST(test_5_4_R21_a_tower_is_lost_after_each_option)
{
	onirim_game *g = row_of(TWO_ROW, ROOMS);

	play(g, options[_i].option);
	asked(g, 0, ONIRIM_ASK_TOWER);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_CARD_NIGHTMARE);
	lies(g, ONIRIM_ZONE_PENDING, "nightmare");
	lies(g, ONIRIM_ZONE_DISCARD, options[_i].discards);
	lies(g, ONIRIM_ZONE_LIMBO, options[_i].limbo);
	legal_are(g, "tower:1 tower:2 spare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_4_5_6_a_tower_lost_lies_in_the_discard_pile)
{
	onirim_game *g = row_of(TWO_ROW, ROOMS);

	play(g, "discard:red-moon | nightmare | key:red-key tower:2 ...");
	towers_are(g, "red-tower-3");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "red-moon,red-key,nightmare,green-tower-4");
	lies(g, ONIRIM_ZONE_PENDING, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_4_9_false_destruction_puts_the_nightmare_into_limbo)
{
	onirim_game *g = row_of(TWO_ROW, ROOMS);

	play(g, "discard:red-moon | nightmare | key:red-key spare ...");
	towers_are(g, "red-tower-3 green-tower-4");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,red-key");
	lies(g, ONIRIM_ZONE_LIMBO, "nightmare");
	lies(g, ONIRIM_ZONE_PENDING, "");
	pool_has(g, "9nightmare");
	deal(g, "brown-sun brown-moon");
	pool_has(g, "10nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_4_the_only_tower_can_be_lost_or_spared)
{
	onirim_game *g = row_of("red-tower-3 ", ROOMS);

	play(g, "discard:red-moon | nightmare | key:red-key");
	legal_are(g, "tower:1 spare");
	play(g, "tower:1 ...");
	towers_are(g, "");
	deal(g, "nightmare");
	play(g, "reveal | 5brown-sun 2brown-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R21_without_a_tower_nothing_is_asked)
{
	onirim_game *g = towers(ROOMS);

	play(g, "discard:red-moon | nightmare | key:red-key ...");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,red-key,nightmare");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_4_each_nightmare_takes_a_tower)
{
	onirim_game *g = row_of(TWO_ROW, ROOMS);

	play(g, "discard:red-moon | nightmare | key:red-key tower:1 | "
	    "nightmare | reveal | 2brown-sun 3brown-moon | tower:1 | "
	    "brown-sun red-sun");
	towers_are(g, "");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,red-key,2brown-sun,"
	    "3brown-moon,2nightmare,red-tower-3,green-tower-4");
	onirim_game_free(g);
}
END_TEST

/* Three Towers in a row: the middle one goes if the others may touch. */
static void
check_middle(int left, int middle, int right)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *g;

	snprintf(text, sizeof text, "%s %s %s", table[left].name,
	    table[middle].name, table[right].name);
	g = late(.config = "sets=towers", .plays = { text },
	    .hands = { ROOMS });
	towers_are(g, text);
	play(g, "discard:red-moon | nightmare | key:red-key");
	legal_are(g, touch(left, right) ? "tower:1 tower:2 tower:3 spare" :
	    "tower:1 tower:3 spare");
	if (touch(left, right)) {
		play(g, "tower:2 ...");
		snprintf(text, sizeof text, "%s %s", table[left].name,
		    table[right].name);
		towers_are(g, text);
	}
	onirim_game_free(g);
}

START_TEST(test_case_11_each_middle_tower_that_may_go_and_that_may_not)
{
	int left, right;

	for (left = 0; left < TOWERS; left++)
		for (right = 0; right < TOWERS; right++)
			if (left != right && touch(left, _i) &&
			    touch(_i, right))
				check_middle(left, _i, right);
}
END_TEST

START_TEST(test_5_4_a_nightmare_strikes_the_row_of_both_seats)
{
	onirim_game *g = late(.config = "players=2 sets=towers",
	    .hands = { "red-tower-3 red-sun red-moon",
	    "green-tower-4 blue-sun blue-moon" },
	    .shared = "blue-tower-5 green-sun");

	play(g, "play:red-tower-3@right | brown-sun | discard:blue-sun "
	    "decline | nightmare | reveal | 4brown-moon green-moon");
	asked(g, 1, ONIRIM_ASK_TOWER);
	legal_are(g, "tower:1 spare");
	play(g, "tower:1 | blue-sun");
	towers_are(g, "");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5.5 Alignment ------------------------------------------------------
 */

/* Play these Towers in order at the right end, or backwards at the left; the
 * answer is whether that can be done. */
static int
play_four(const int *four, int end)
{
	onirim_game *g;
	char hand[ONIRIM_TEXT_MAX];
	int i, done;

	snprintf(hand, sizeof hand, "%s %s %s %s red-sun",
	    table[four[0]].name, table[four[1]].name, table[four[2]].name,
	    table[four[3]].name);
	g = towers(hand);
	for (i = 0; i < 4; i++) {
		int tower = four[end == ONIRIM_END_RIGHT ? i : 3 - i];
		onirim_action action = put(tower, i == 0 ?
		    ONIRIM_END_RIGHT : end);

		unaligned(g);
		if (!onirim_is_legal(g, action))
			break;
		script_apply(HERE, g, action);
		deal(g, "red-sun");
	}
	done = i == 4;
	if (done)
		aligned(g);
	onirim_game_free(g);
	return done;
}

/* Play all orders of four colours that begin with this Tower. */
static void
check_alignments(int first, int end)
{
	int four[4] = { first, 0, 0, 0 };
	int *b = &four[1], *c = &four[2], *d = &four[3];

	for (*b = 0; *b < TOWERS; ++*b)
	for (*c = 0; *c < TOWERS; ++*c)
	for (*d = 0; *d < TOWERS; ++*d)
		if (four_colours(four))
			ck_assert_int_eq(play_four(four, end),
			    in_a_row(four));
}

START_TEST(test_5_5_each_alignment_can_be_played_to_the_right)
{
	check_alignments(_i, ONIRIM_END_RIGHT);
}
END_TEST

START_TEST(test_5_5_each_alignment_can_be_played_to_the_left)
{
	check_alignments(_i, ONIRIM_END_LEFT);
}
END_TEST

static const struct {
	const char *row;
	int aligned;
} rows[] = {
	{ "red-tower-3 green-tower-3 brown-tower-5 ", 0 },
	{ "red-tower-3 green-tower-3 brown-tower-5 brown-tower-4 "
	  "blue-tower-3 ", 0 },
	{ "red-tower-3 red-tower-4 green-tower-3 brown-tower-5 ", 0 },
	{ "red-tower-3 red-tower-4 green-tower-3 brown-tower-5 "
	  "blue-tower-3 ", 1 },
	{ "red-tower-3 green-tower-3 brown-tower-5 blue-tower-5 "
	  "blue-tower-4 ", 1 },
};

START_TEST(test_5_5_four_neighbours_of_four_colours_are_aligned)
{
	onirim_game *g = late(.config = "sets=towers",
	    .plays = { rows[_i].row }, .hands = { ROOMS });

	towers_are(g, rows[_i].row);
	script_number_is(HERE, g, ONIRIM_NUMBER_ALIGNED, rows[_i].aligned);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_5_no_tower_is_lost_while_the_alignment_stands)
{
	onirim_game *g = row_of(FOUR_ALIGNED, ROOMS);

	aligned(g);
	play(g, "discard:red-moon | nightmare | key:red-key ...");
	towers_are(g, FOUR_ALIGNED);
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,red-key,nightmare");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_5_a_fifth_tower_is_protected_too)
{
	onirim_game *g = row_of("red-tower-3 green-tower-3 brown-tower-5 "
	    "blue-tower-5 blue-tower-4 ", ROOMS);

	play(g, "discard:red-moon | nightmare | key:red-key | brown-sun "
	    "brown-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	aligned(g);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_5_ruins_do_not_protect)
{
	onirim_game *g = row_in("sets=towers variants=ruins", FOUR_ALIGNED,
	    ROOMS);

	aligned(g);
	play(g, "discard:red-moon | nightmare | key:red-key");
	asked(g, 0, ONIRIM_ASK_TOWER);
	legal_are(g, "tower:1 tower:3 tower:4 spare");
	play(g, "tower:4 ...");
	unaligned(g);
	towers_are(g, THREE_ALIGNED);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_5_ruins_offer_false_destruction)
{
	onirim_game *g = row_in("sets=towers variants=ruins", FOUR_ALIGNED,
	    ROOMS);

	play(g, "discard:red-moon | nightmare | key:red-key spare ...");
	aligned(g);
	lies(g, ONIRIM_ZONE_LIMBO, "nightmare");
	onirim_game_free(g);
}
END_TEST

#define ALL_BUT_ONE "red-tower-3 green-tower-3 brown-tower-5 brown-tower-4 " \
	"blue-tower-3 "

START_TEST(test_R22_neighbours_aligned_by_a_loss_protect_from_then_on)
{
	onirim_game *g = row_of(ALL_BUT_ONE, ROOMS);

	unaligned(g);
	play(g, "discard:red-moon | nightmare | key:red-key");
	legal_are(g, "tower:1 tower:2 tower:4 tower:5 spare");
	play(g, "tower:4 ...");
	aligned(g);
	towers_are(g, "red-tower-3 green-tower-3 brown-tower-5 blue-tower-3");
	deal(g, "nightmare");
	play(g, "reveal | 4brown-sun brown-moon ...");
	towers_are(g, "red-tower-3 green-tower-3 brown-tower-5 blue-tower-3");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5.7 Victory --------------------------------------------------------
 */

START_TEST(test_5_7_a_tower_placed_wins_with_eight_doors)
{
	onirim_game *g = row_of(THREE_ALIGNED EIGHT_DOORS, "brown-tower-5 "
	    "blue-tower-5 red-key blue-sun green-sun");

	ck_assert_int_eq(onirim_outcome(g), ONIRIM_PLAYING);
	doors(g, 0, "2red-door,2blue-door,2green-door,2brown-door");
	play(g, "play:brown-tower-5@right");
	over(g, ONIRIM_WON);
	aligned(g);
	lies(g, ONIRIM_ZONE_HAND, "red-key,blue-sun,green-sun,blue-tower-5");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_7_a_tower_that_aligns_nothing_wins_nothing)
{
	onirim_game *g = row_of(THREE_ALIGNED EIGHT_DOORS, "brown-tower-5 "
	    "blue-tower-5 red-key blue-sun green-sun");

	play(g, "play:blue-tower-5@left | red-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_7_the_eighth_door_by_trio_wins_with_the_alignment)
{
	onirim_game *g = row_of(FOUR_ALIGNED SEVEN_DOORS, "2brown-moon "
	    "brown-sun red-key blue-sun");

	play(g, "play:brown-moon | red-sun | play:brown-sun | red-sun | "
	    "play:brown-moon search");
	over(g, ONIRIM_WON);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_7_the_eighth_door_by_key_wins_with_the_alignment)
{
	onirim_game *g = row_of(FOUR_ALIGNED SEVEN_DOORS, "brown-key "
	    "red-sun red-key blue-sun green-sun");

	play(g, "discard:red-sun | brown-door | key:brown-key");
	over(g, ONIRIM_WON);
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,brown-key");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_7_eight_doors_without_the_alignment_do_not_win)
{
	onirim_game *g = row_of(THREE_ALIGNED SEVEN_DOORS, "2brown-moon "
	    "brown-sun red-key blue-sun");

	play(g, "play:brown-moon | red-sun | play:brown-sun | red-sun | "
	    "play:brown-moon search | red-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	doors(g, 0, "2red-door,2blue-door,2green-door,2brown-door");
	onirim_game_free(g);
}
END_TEST

/* The Nightmare that is being decided about keeps its place. */
START_TEST(test_R9_R22_a_tower_lost_wins_before_the_nightmare_is_gone)
{
	onirim_game *g = row_of(ALL_BUT_ONE EIGHT_DOORS,
	    "red-key red-sun green-key blue-sun green-sun");

	play(g, "discard:red-sun | nightmare | key:red-key tower:4");
	over(g, ONIRIM_WON);
	lies(g, ONIRIM_ZONE_PENDING, "nightmare");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,red-key,brown-tower-4");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_7_a_tower_lost_in_vain_wins_nothing)
{
	onirim_game *g = row_of(ALL_BUT_ONE EIGHT_DOORS,
	    "red-key red-sun green-key blue-sun green-sun");

	play(g, "discard:red-sun | nightmare | key:red-key tower:5 ...");
	lies(g, ONIRIM_ZONE_PENDING, "");
	onirim_game_free(g);
}
END_TEST

/* Under IV the Doors stay, and the alignment came first. */
START_TEST(test_5_7_the_empty_deck_is_defeat_with_the_alignment)
{
	onirim_game *g = late(.config = "sets=towers",
	    .plays = { FOUR_ALIGNED SEVEN_DOORS },
	    .hands = { "red-key red-sun green-key blue-sun green-sun" },
	    .deck = "brown-door");

	play(g, "discard:red-sun");
	over(g, ONIRIM_LOST);
	aligned(g);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5.7 Two players ----------------------------------------------------
 */

/* Rooms for a Door of each colour, and for none. */
#define FOUR_DOORS TRIO_SUN("red") TRIO_MOON("blue") TRIO_SUN("green") \
	TRIO_MOON("brown")
#define NO_DOORS "red-sun green-moon brown-sun red-moon green-sun " \
	"blue-key red-sun green-moon brown-sun red-moon green-sun "

START_TEST(test_5_7_two_players_win_together_by_a_tower)
{
	onirim_game *g = late(.config = "players=2 sets=towers",
	    .plays = { "red-tower-3 " FOUR_DOORS, "green-tower-4 " FOUR_DOORS },
	    .hands = { "blue-tower-4 red-key blue-key",
	    "brown-tower-5 red-key blue-key" }, .shared = "green-key "
	    "brown-key");

	towers_are(g, "red-tower-3 green-tower-4");
	play(g, "play:blue-tower-4@right | red-sun | play:brown-tower-5@right");
	over(g, ONIRIM_WON);
	onirim_game_free(g);
}
END_TEST

#define THREE_DOORS TRIO_SUN("red") TRIO_MOON("blue") TRIO_SUN("green") \
	"brown-moon brown-sun red-moon "

START_TEST(test_5_7_two_players_win_together_by_a_door)
{
	onirim_game *g = late(.config = "players=2 sets=towers",
	    .plays = { "red-tower-3 blue-tower-4 " FOUR_DOORS,
	    "green-tower-4 brown-tower-5 " THREE_DOORS },
	    .hands = { "brown-sun red-key blue-key",
	    "brown-key brown-sun blue-key" }, .shared = "green-key green-sun");

	aligned(g);
	play(g, "discard:brown-sun decline | brown-sun | discard:brown-sun "
	    "decline | brown-door | key:brown-key");
	over(g, ONIRIM_WON);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_7_all_doors_of_one_seat_and_the_alignment_do_not_win)
{
	onirim_game *g = late(.config = "players=2 sets=towers",
	    .plays = { FOUR_DOORS "blue-tower-4 ",
	    "red-tower-3 green-tower-4 " NO_DOORS },
	    .hands = { "brown-sun red-key green-key",
	    "brown-tower-5 green-key brown-key" },
	    .shared = "blue-sun green-sun");

	play(g, "discard:brown-sun decline | red-sun | "
	    "play:brown-tower-5@right | red-sun");
	aligned(g);
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

#define RACE "players=2 sets=towers variants=race"

START_TEST(test_R14_race_four_doors_wait_for_the_alignment)
{
	onirim_game *g = late(.config = RACE,
	    .plays = { FOUR_DOORS "blue-tower-4 ",
	    "red-tower-3 green-tower-4 " NO_DOORS },
	    .hands = { "brown-sun red-key green-key",
	    "brown-tower-5 green-key brown-key" },
	    .shared = "blue-sun green-sun");

	doors(g, 0, "red-door,blue-door,green-door,brown-door");
	ck_assert_int_eq(onirim_outcome(g), ONIRIM_PLAYING);
	play(g, "discard:brown-sun decline | red-sun | "
	    "play:brown-tower-5@right");
	won_by(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R14_race_the_own_tower_wins_too)
{
	onirim_game *g = late(.config = RACE,
	    .plays = { FOUR_DOORS "blue-tower-4 ",
	    "red-tower-3 green-tower-4 " NO_DOORS },
	    .hands = { "brown-tower-5 red-key green-key",
	    "brown-sun green-key brown-key" },
	    .shared = "blue-sun green-sun");

	play(g, "play:brown-tower-5@right");
	won_by(g, 0);
	onirim_game_free(g);
}
END_TEST

/* The third Tower of the row and the fourth, by the one seat or the other. */
static const struct {
	const char *hands[2];
	const char *way;
	int winner;
} both_ready[] = {
	{ { "blue-tower-4 red-key blue-key",
	    "brown-tower-5 red-key blue-key" },
	  "play:blue-tower-4@right | red-sun | play:brown-tower-5@right", 1 },
	{ { "brown-tower-5 blue-sun blue-key",
	    "blue-tower-4 red-key blue-key" },
	  "discard:blue-sun decline | red-sun | play:blue-tower-4@right | "
	  "red-sun | play:brown-tower-5@right", 0 },
};

START_TEST(test_R14_race_the_active_seat_wins_when_both_could)
{
	onirim_game *g = late(.config = RACE,
	    .plays = { "red-tower-3 " FOUR_DOORS, "green-tower-4 " FOUR_DOORS },
	    .hands = { both_ready[_i].hands[0], both_ready[_i].hands[1] },
	    .shared = "green-key brown-key");

	play(g, both_ready[_i].way);
	won_by(g, both_ready[_i].winner);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R14_race_a_door_wins_while_the_alignment_stands)
{
	onirim_game *g = late(.config = RACE,
	    .plays = { "red-tower-3 blue-tower-4 " NO_DOORS "blue-moon ",
	    "green-tower-4 brown-tower-5 " THREE_DOORS },
	    .hands = { "brown-moon red-key blue-key",
	    "brown-key brown-sun blue-key" }, .shared = "green-key green-sun");

	play(g, "discard:brown-moon decline | blue-sun | discard:brown-sun "
	    "decline | brown-door | key:brown-key");
	won_by(g, 1);
	onirim_game_free(g);
}
END_TEST

/* Seat one wins by the Tower that seat two loses. */
START_TEST(test_R14_R22_race_a_tower_lost_wins_for_who_has_the_doors)
{
	onirim_game *g = late(.config = RACE,
	    .plays = { "red-tower-3 brown-tower-5 blue-tower-3 " FOUR_DOORS,
	    "green-tower-3 brown-tower-4 " NO_DOORS "blue-moon brown-sun " },
	    .hands = { "blue-sun red-key green-key",
	    "brown-moon green-key brown-key" },
	    .shared = "blue-sun green-sun");

	towers_are(g, ALL_BUT_ONE);
	play(g, "discard:blue-sun decline | red-sun | discard:brown-moon "
	    "decline | nightmare | key:green-key tower:4");
	won_by(g, 0);
	lies(g, ONIRIM_ZONE_PENDING, "nightmare");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- The suite ----------------------------------------------------------
 */

static void
add_cards(TCase *tcase)
{
	tcase_add_test(tcase, test_5_1_there_are_twelve_towers_one_of_each);
	tcase_add_test(tcase,
	    test_5_1_towers_are_locations_of_the_opening_hand);
	tcase_add_test(tcase, test_5_1_seventy_pairs_of_towers_touch);
	tcase_add_test(tcase, test_5_1_there_are_350_alignments);
}

static void
add_playing_a_tower(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_case_11_each_tower_beside_each_other_at_both_ends, 0,
	    TOWERS);
	tcase_add_test(tcase, test_5_2_a_tower_is_put_into_the_row_of_towers);
	tcase_add_test(tcase,
	    test_R20_on_an_empty_row_a_tower_is_put_down_right);
	tcase_add_test(tcase,
	    test_R20_9_beside_one_tower_both_ends_are_two_actions);
	tcase_add_test(tcase, test_R20_right_only_puts_towers_at_the_right_end);
	tcase_add_test(tcase, test_R20_right_only_begins_at_the_right_end_too);
	tcase_add_test(tcase, test_9_a_tower_does_not_break_a_series);
	tcase_add_test(tcase, test_5_2_a_tower_does_not_continue_a_series);
	tcase_add_test(tcase, test_5_2_the_symbol_rule_looks_past_a_tower);
	tcase_add_test(tcase, test_5_2_two_players_have_one_row_of_towers);
	tcase_add_test(tcase, test_9_an_own_and_a_shared_tower_are_named_apart);
}

static void
add_discarding_a_tower(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_5_3_a_tower_discarded_looks_at_as_many_as_its_number, 0,
	    COUNT_OF(looks));
	tcase_add_test(tcase, test_5_3_a_tower_looks_at_all_of_a_short_deck);
	tcase_add_test(tcase, test_5_3_a_tower_looks_at_the_only_card);
	tcase_add_test(tcase,
	    test_7_4_a_look_at_cards_of_one_face_asks_nothing);
	tcase_add_test(tcase, test_5_3_a_tower_played_looks_at_nothing);
	tcase_add_test(tcase,
	    test_5_3_towers_thrown_away_under_IV_look_at_nothing);
	tcase_add_test(tcase,
	    test_5_3_towers_revealed_are_discarded_and_look_at_nothing);
	tcase_add_test(tcase,
	    test_5_3_a_tower_lost_from_the_row_looks_at_nothing);
	tcase_add_test(tcase,
	    test_5_3_a_tower_dropped_by_a_prophecy_looks_at_nothing);
	tcase_add_test(tcase,
	    test_5_3_a_look_reaches_through_known_cards_into_the_pool);
	tcase_add_test(tcase, test_R11_a_swap_comes_before_the_look_of_a_tower);
	tcase_add_test(tcase,
	    test_seen_cards_a_tower_looks_at_are_known_to_its_seat_alone);
}

static void
add_after_a_nightmare(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_5_4_R21_a_tower_is_lost_after_each_option, 0,
	    COUNT_OF(options));
	tcase_add_test(tcase,
	    test_5_4_5_6_a_tower_lost_lies_in_the_discard_pile);
	tcase_add_test(tcase,
	    test_5_4_9_false_destruction_puts_the_nightmare_into_limbo);
	tcase_add_test(tcase, test_5_4_the_only_tower_can_be_lost_or_spared);
	tcase_add_test(tcase, test_R21_without_a_tower_nothing_is_asked);
	tcase_add_test(tcase, test_5_4_each_nightmare_takes_a_tower);
	tcase_add_loop_test(tcase,
	    test_case_11_each_middle_tower_that_may_go_and_that_may_not, 0,
	    TOWERS);
	tcase_add_test(tcase,
	    test_5_4_a_nightmare_strikes_the_row_of_both_seats);
}

static void
add_alignment(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_5_5_each_alignment_can_be_played_to_the_right, 0,
	    TOWERS);
	tcase_add_loop_test(tcase,
	    test_5_5_each_alignment_can_be_played_to_the_left, 0,
	    TOWERS);
	tcase_add_loop_test(tcase,
	    test_5_5_four_neighbours_of_four_colours_are_aligned, 0,
	    COUNT_OF(rows));
	tcase_add_test(tcase,
	    test_5_5_no_tower_is_lost_while_the_alignment_stands);
	tcase_add_test(tcase, test_5_5_a_fifth_tower_is_protected_too);
	tcase_add_test(tcase, test_5_5_ruins_do_not_protect);
	tcase_add_test(tcase, test_5_5_ruins_offer_false_destruction);
	tcase_add_test(tcase,
	    test_R22_neighbours_aligned_by_a_loss_protect_from_then_on);
}

static void
add_victory(TCase *tcase)
{
	tcase_add_test(tcase, test_5_7_a_tower_placed_wins_with_eight_doors);
	tcase_add_test(tcase,
	    test_5_7_a_tower_that_aligns_nothing_wins_nothing);
	tcase_add_test(tcase,
	    test_5_7_the_eighth_door_by_trio_wins_with_the_alignment);
	tcase_add_test(tcase,
	    test_5_7_the_eighth_door_by_key_wins_with_the_alignment);
	tcase_add_test(tcase,
	    test_5_7_eight_doors_without_the_alignment_do_not_win);
	tcase_add_test(tcase,
	    test_R9_R22_a_tower_lost_wins_before_the_nightmare_is_gone);
	tcase_add_test(tcase, test_5_7_a_tower_lost_in_vain_wins_nothing);
	tcase_add_test(tcase,
	    test_5_7_the_empty_deck_is_defeat_with_the_alignment);
}

static void
add_two_players(TCase *tcase)
{
	tcase_add_test(tcase, test_5_7_two_players_win_together_by_a_tower);
	tcase_add_test(tcase, test_5_7_two_players_win_together_by_a_door);
	tcase_add_test(tcase,
	    test_5_7_all_doors_of_one_seat_and_the_alignment_do_not_win);
	tcase_add_test(tcase, test_R14_race_four_doors_wait_for_the_alignment);
	tcase_add_test(tcase, test_R14_race_the_own_tower_wins_too);
	tcase_add_loop_test(tcase,
	    test_R14_race_the_active_seat_wins_when_both_could, 0,
	    COUNT_OF(both_ready));
	tcase_add_test(tcase,
	    test_R14_race_a_door_wins_while_the_alignment_stands);
	tcase_add_test(tcase,
	    test_R14_R22_race_a_tower_lost_wins_for_who_has_the_doors);
}

Suite *
rules_towers_suite(void)
{
	Suite *suite = suite_create("rules, the Towers");

	script_add_case(suite, "cards", add_cards);
	script_add_case(suite, "playing a tower", add_playing_a_tower);
	script_add_case(suite, "discarding a tower", add_discarding_a_tower);
	script_add_case(suite, "after a nightmare", add_after_a_nightmare);
	script_add_case(suite, "alignment", add_alignment);
	script_add_case(suite, "victory", add_victory);
	script_add_case(suite, "two players", add_two_players);
	return suite;
}
