/*
 * check_alone.c - plays the rules for one player, card by card.
 *
 * A test's name begins with the section, ruling (R) or case of the rules that
 * it plays.
 */
#include <check.h>

#include "late.h"
#include "rules.h"

static int
series(const onirim_game *g)
{
	return onirim_number(g, 0, ONIRIM_NUMBER_SERIES, 0);
}

static int
doors_left(const onirim_game *g, int colour)
{
	return onirim_number(g, 0, ONIRIM_NUMBER_DOORS_LEFT, colour);
}

/* The first seat is to begin a turn, and no card of the deck is known. */
static void
turn_begins(struct place at, const onirim_game *g)
{
	script_asked(at, g, 0, ONIRIM_ASK_ACT);
	script_cards_are(at, g, (struct view){ 0, ONIRIM_ZONE_TOP, 0 }, "");
	script_cards_are(at, g, (struct view){ 0, ONIRIM_ZONE_LIMBO, 0 }, "");
	script_cards_are(at, g, (struct view){ 0, ONIRIM_ZONE_PENDING, 0 },
	    "");
}

/*
 * ---- 1 Cards, 2.1 Opening hand ------------------------------------------
 */

static const struct {
	const char *name;
	uint32_t count;
} faces[] = {
	{ "red-sun",    9 }, { "red-moon",   4 }, { "red-key",    3 },
	{ "blue-sun",   8 }, { "blue-moon",  4 }, { "blue-key",   3 },
	{ "green-sun",  7 }, { "green-moon", 4 }, { "green-key",  3 },
	{ "brown-sun",  6 }, { "brown-moon", 4 }, { "brown-key",  3 },
	{ "red-door",   2 }, { "blue-door",  2 }, { "green-door", 2 },
	{ "brown-door", 2 }, { "nightmare", 10 },
};

START_TEST(test_1_1_each_face_is_there_as_often_as_it_is_printed)
{
	onirim_game *g = begin("");
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	int card = onirim_card_from_name(faces[_i].name);

	asked(g, ONIRIM_CHANCE, ONIRIM_ASK_DEAL);
	ck_assert_int_eq(onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX),
	    COUNT_OF(faces));
	ck_assert_int_eq(onirim_weights(g, weights, ONIRIM_ACTIONS_MAX),
	    COUNT_OF(faces));
	ck_assert_int_eq(onirim_action_card(actions[_i]), card);
	ck_assert_uint_eq(weights[_i], faces[_i].count);
	deck_is(g, 76);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_1_opening_hand_puts_door_and_dream_aside)
{
	onirim_game *g = begin("");

	deal(g, "red-sun blue-moon green-key nightmare red-door brown-sun "
	    "blue-door ...");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door,blue-door,nightmare");
	turn_is(g, 0);
	deal(g, "brown-moon");
	lies(g, ONIRIM_ZONE_HAND,
	    "red-sun,blue-moon,green-key,brown-sun,brown-moon");
	turn_begins(HERE, g);
	turn_is(g, 1);
	deck_is(g, 71);
	pool_has(g, "2red-door");
	pool_has(g, "2blue-door");
	pool_has(g, "10nightmare");
	lies(g, ONIRIM_ZONE_DOORS, "");
	lies(g, ONIRIM_ZONE_DISCARD, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_1_cards_set_aside_come_back_after_the_hand_is_full)
{
	onirim_game *g = begin("");
	onirim_action door = onirim_action_make(ONIRIM_VERB_DEAL,
	    ONIRIM_CARD_DOOR, 0, 0);

	deal(g, "2red-door 10nightmare 4red-moon ...");
	ck_assert_int_eq(onirim_is_legal(g, door), 0);
	deck_is(g, 60);
	deal(g, "red-key");
	pool_has(g, "2red-door");
	pool_has(g, "10nightmare");
	deck_is(g, 71);
	play(g, "discard:red-moon | red-door");
	asked(g, 0, ONIRIM_ASK_DOOR);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_1_a_key_in_the_opening_hand_opens_no_door_put_aside)
{
	onirim_game *g = begin("");

	deal(g, "red-key red-door 4red-sun");
	lies(g, ONIRIM_ZONE_DOORS, "");
	lies(g, ONIRIM_ZONE_HAND, "4red-sun,red-key");
	turn_begins(HERE, g);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 2.2 Turn, 2.3 Play -------------------------------------------------
 */

START_TEST(test_2_2_a_turn_acts_fills_and_shuffles_limbo)
{
	onirim_game *g = alone("red-sun red-moon blue-sun green-sun brown-sun");

	turn_begins(HERE, g);
	play(g, "play:red-sun | blue-door ...");
	turn_is(g, 1);
	lies(g, ONIRIM_ZONE_ROW, "red-sun");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door");
	deal(g, "brown-moon");
	turn_begins(HERE, g);
	turn_is(g, 2);
	lies(g, ONIRIM_ZONE_HAND,
	    "red-moon,blue-sun,green-sun,brown-sun,brown-moon");
	deck_is(g, 70);
	pool_has(g, "2blue-door");
	onirim_game_free(g);
}
END_TEST

/* After a room of each symbol from the same hand. */
static const struct {
	const char *first;
	const char *legal;
} symbols[] = {
	{ "play:red-sun | blue-key",
	  "play:red-moon play:red-key play:blue-moon play:blue-key "
	  "discard:red-moon discard:red-key discard:blue-sun "
	  "discard:blue-moon discard:blue-key" },
	{ "play:red-moon | blue-key",
	  "play:red-sun play:red-key play:blue-sun play:blue-key "
	  "discard:red-sun discard:red-key discard:blue-sun "
	  "discard:blue-moon discard:blue-key" },
	{ "play:red-key | blue-key",
	  "play:red-sun play:red-moon play:blue-sun play:blue-moon "
	  "discard:red-sun discard:red-moon discard:blue-sun "
	  "discard:blue-moon discard:blue-key" },
};

START_TEST(test_2_3_symbol_rule_forbids_the_symbol_of_the_last_room)
{
	onirim_game *g = alone("red-sun red-moon red-key blue-sun blue-moon");

	play(g, symbols[_i].first);
	legal_are(g, symbols[_i].legal);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_3_an_empty_row_takes_any_room)
{
	onirim_game *g = alone("red-sun 2blue-moon green-key brown-sun");

	legal_are(g, "play:red-sun play:blue-moon play:green-key "
	    "play:brown-sun discard:red-sun discard:blue-moon "
	    "discard:green-key discard:brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_3_symbol_rule_looks_at_the_last_room_alone)
{
	onirim_game *g = alone("2red-sun red-moon blue-moon green-key");

	play(g, "play:red-sun | brown-sun | play:blue-moon | brown-sun | "
	    "play:red-sun | brown-sun | play:green-key | brown-sun | "
	    "discard:brown-sun | brown-key | play:red-moon | blue-sun");
	lies(g, ONIRIM_ZONE_ROW,
	    "red-sun,blue-moon,red-sun,green-key,red-moon");
	lies(g, ONIRIM_ZONE_DISCARD, "brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_3_without_a_fitting_room_there_are_only_discards)
{
	onirim_game *g = alone("2red-sun blue-sun green-sun brown-sun");

	play(g, "play:red-sun | red-sun");
	legal_are(g, "discard:red-sun discard:blue-sun discard:green-sun "
	    "discard:brown-sun");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 2.4 Trio -----------------------------------------------------------
 */

#define FOUR_ROOMS(colour) { colour "-door", "2" colour "-door", \
	colour "-sun " colour "-moon " colour "-sun " colour "-moon " \
	"green-key", \
	"play:" colour "-sun | red-key | play:" colour "-moon | brown-key | " \
	"play:" colour "-sun", \
	"play:" colour "-moon | blue-key" }

static const struct {
	const char *door;
	const char *both;
	const char *hand;
	const char *three;
	const char *fourth;
} four_rooms[] = {
	FOUR_ROOMS("red"),
	FOUR_ROOMS("blue"),
	FOUR_ROOMS("green"),
	FOUR_ROOMS("brown"),
};

START_TEST(test_case_2_four_rooms_one_door_taken_at_the_third)
{
	onirim_game *g = alone(four_rooms[_i].hand);

	play(g, four_rooms[_i].three);
	asked(g, 0, ONIRIM_ASK_SEARCH);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_CARD_DOOR + _i);
	legal_are(g, "search decline");
	deck_is(g, 69);
	play(g, "search ...");
	lies(g, ONIRIM_ZONE_DOORS, four_rooms[_i].door);
	pool_has(g, four_rooms[_i].door);
	deck_is(g, 68);
	deal(g, "red-sun");
	play(g, four_rooms[_i].fourth);
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_DOORS, four_rooms[_i].door);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_2_four_rooms_one_door_declined_at_the_third)
{
	onirim_game *g = alone(four_rooms[_i].hand);

	play(g, four_rooms[_i].three);
	play(g, "decline | red-sun");
	lies(g, ONIRIM_ZONE_DOORS, "");
	pool_has(g, four_rooms[_i].both);
	play(g, four_rooms[_i].fourth);
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_DOORS, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_2_six_rooms_of_a_colour_are_two_offers)
{
	onirim_game *g = alone("3red-sun 2red-moon");

	play(g, "play:red-sun | red-moon | play:red-moon | blue-sun | "
	    "play:red-sun");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	play(g, "search | blue-sun | play:red-moon | blue-sun | "
	    "play:red-sun | blue-sun | play:red-moon");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	play(g, "search | blue-sun");
	lies(g, ONIRIM_ZONE_DOORS, "2red-door");
	pool_has(g, "0red-door");
	turn_is(g, 7);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_2_brown_brown_green_brown_is_no_offer)
{
	onirim_game *g = alone("brown-sun 2brown-moon green-sun red-key");

	play(g, "play:brown-sun | red-sun | play:brown-moon | red-sun");
	ck_assert_int_eq(series(g), 2);
	play(g, "play:green-sun | red-sun");
	ck_assert_int_eq(series(g), 1);
	play(g, "play:brown-moon | brown-sun");
	ck_assert_int_eq(series(g), 1);
	ck_assert_int_eq(onirim_number(g, 0, ONIRIM_NUMBER_SERIES_COLOUR, 0),
	    ONIRIM_COLOUR_BROWN);
	lies(g, ONIRIM_ZONE_ROW, "brown-sun,brown-moon,green-sun,brown-moon");
	play(g, "play:brown-sun | brown-moon | play:brown-moon");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_4_a_key_in_the_row_counts_as_a_room)
{
	onirim_game *g = alone("red-sun red-moon red-key blue-sun blue-moon");

	play(g, "play:red-sun | green-sun | play:red-moon | green-sun | "
	    "play:red-key");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_4_a_door_taken_leaves_its_key_in_the_hand)
{
	onirim_game *g = alone("2red-sun red-moon red-key blue-sun");

	play(g, "play:red-sun | green-sun | play:red-moon | green-sun | "
	    "play:red-sun search | green-sun");
	lies(g, ONIRIM_ZONE_HAND, "red-key,blue-sun,3green-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "");
	onirim_game_free(g);
}
END_TEST

/* Stand before the offer of a red Door with a brown Sun known on top. */
static onirim_game *
offer_with_known_top(void)
{
	onirim_game *g = alone("2red-sun red-moon blue-key green-sun");

	play(g, "discard:blue-key | 4brown-sun brown-moon | drop:brown-moon "
	    "play:red-sun play:red-moon play:red-sun");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	lies(g, ONIRIM_ZONE_TOP, "brown-sun");
	return g;
}

START_TEST(test_2_4_a_search_shuffles_the_known_top_away)
{
	onirim_game *g = offer_with_known_top();

	play(g, "search ...");
	lies(g, ONIRIM_ZONE_TOP, "");
	pool_has(g, "3brown-sun");
	deal(g, "green-moon");
	turn_begins(HERE, g);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R1_series_begins_anew_after_a_declined_door)
{
	onirim_game *g = alone("3red-sun 2red-moon");

	play(g, "play:red-sun | red-moon | play:red-moon | red-key | "
	    "play:red-sun decline | blue-sun");
	ck_assert_int_eq(series(g), 0);
	play(g, "play:red-moon | blue-sun");
	ck_assert_int_eq(series(g), 1);
	play(g, "play:red-sun | blue-sun");
	ck_assert_int_eq(series(g), 2);
	play(g, "play:red-moon");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	play(g, "decline | blue-sun");
	ck_assert_int_eq(series(g), 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R1_series_begins_anew_after_a_taken_door)
{
	onirim_game *g = alone("3red-sun 2red-moon");

	play(g, "play:red-sun | red-moon | play:red-moon | red-key | "
	    "play:red-sun search | blue-sun");
	ck_assert_int_eq(series(g), 0);
	play(g, "play:red-moon | blue-sun");
	ck_assert_int_eq(series(g), 1);
	play(g, "play:red-sun | blue-sun");
	ck_assert_int_eq(series(g), 2);
	onirim_game_free(g);
}
END_TEST

/* Play nine red rooms with both red Doors taken after six. */
START_TEST(test_R1_series_begins_anew_when_nothing_is_offered)
{
	onirim_game *g = late(.config = "", .plays = { TWO_TRIOS("red") },
	    .hands = { "2red-sun 2red-key blue-sun" });

	play(g, "play:red-sun | green-sun | play:red-key | green-moon | "
	    "play:red-sun | green-key");
	turn_begins(HERE, g);
	ck_assert_int_eq(series(g), 0);
	play(g, "play:red-key | brown-sun");
	ck_assert_int_eq(series(g), 1);
	onirim_game_free(g);
}
END_TEST

/* The last draw is from the known top, so that a shuffle would show. */
START_TEST(test_R2_no_offer_and_no_shuffle_with_both_doors_on_the_table)
{
	onirim_game *g = late(.config = "", .plays = { TWO_TRIOS("red") },
	    .hands = { "2red-sun red-key blue-key blue-moon" });

	play(g, "discard:blue-key | 2green-sun 2green-moon brown-sun | "
	    "drop:brown-sun next:green-sun next:green-moon next:green-sun "
	    "play:red-sun play:red-key");
	lies(g, ONIRIM_ZONE_TOP, "green-moon");
	play(g, "play:red-sun");
	turn_begins(HERE, g);
	ck_assert_int_eq(series(g), 0);
	lies(g, ONIRIM_ZONE_HAND, "blue-moon,2green-sun,2green-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R2_a_door_discarded_by_a_prophecy_does_not_count)
{
	onirim_game *g = late(.config = "", .plays = { TRIO_SUN("red") },
	    .hands = { "2red-moon red-sun blue-key green-sun" });

	ck_assert_int_eq(doors_left(g, ONIRIM_COLOUR_RED), 1);
	play(g, "discard:blue-key | red-door 4brown-sun | drop:red-door");
	ck_assert_int_eq(doors_left(g, ONIRIM_COLOUR_RED), 0);
	play(g, "play:red-moon play:red-sun play:red-moon");
	turn_begins(HERE, g);
	ck_assert_int_eq(series(g), 0);
	lies(g, ONIRIM_ZONE_DOORS, "red-door");
	lies(g, ONIRIM_ZONE_DISCARD, "blue-key,red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R2_doors_in_limbo_are_not_in_the_deck)
{
	onirim_game *g = alone("2red-sun red-moon blue-sun green-sun");

	play(g, "discard:red-sun | 2red-door ...");
	lies(g, ONIRIM_ZONE_LIMBO, "2red-door");
	ck_assert_int_eq(doors_left(g, ONIRIM_COLOUR_RED), 0);
	ck_assert_int_eq(doors_left(g, ONIRIM_COLOUR_BLUE), 2);
	deal(g, "brown-sun");
	ck_assert_int_eq(doors_left(g, ONIRIM_COLOUR_RED), 2);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R2_a_door_on_the_known_top_is_offered)
{
	onirim_game *g = late(.config = "", .plays = { TRIO_SUN("red") },
	    .hands = { "2red-moon red-sun blue-key green-sun" });

	play(g, "discard:blue-key | 4brown-sun red-door | drop:brown-sun "
	    "next:brown-sun next:brown-sun next:brown-sun "
	    "play:red-moon play:red-sun play:red-moon");
	lies(g, ONIRIM_ZONE_TOP, "red-door");
	pool_has(g, "0red-door");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	play(g, "search | green-moon");
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_DOORS, "2red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R2_declining_shuffles_nothing)
{
	onirim_game *g = offer_with_known_top();

	play(g, "decline");
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_HAND, "green-sun,4brown-sun");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 2.5 Discard and Prophecy -------------------------------------------
 */

static const char *const plain_discards[] = {
	"discard:red-sun | nightmare",
	"discard:red-moon | nightmare",
	"discard:brown-sun | nightmare",
	"discard:brown-moon | nightmare",
};

/* The next card is drawn at once: it is not looked at. */
START_TEST(test_2_5_a_sun_or_moon_discarded_does_nothing_more)
{
	onirim_game *g = alone("red-sun red-moon red-key brown-sun "
	    "brown-moon");

	play(g, plain_discards[_i]);
	asked(g, 0, ONIRIM_ASK_NIGHTMARE);
	lies(g, ONIRIM_ZONE_ROW, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_3_prophecy_looks_at_five_and_discards_a_nightmare)
{
	onirim_game *g = alone("red-key red-sun blue-sun green-sun brown-sun");

	play(g, "discard:red-key | "
	    "red-moon blue-moon nightmare green-moon brown-moon");
	asked(g, 0, ONIRIM_ASK_PROPHECY);
	legal_are(g, "drop:red-moon drop:blue-moon drop:green-moon "
	    "drop:brown-moon drop:nightmare");
	lies(g, ONIRIM_ZONE_PENDING,
	    "red-moon,blue-moon,nightmare,green-moon,brown-moon");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key");
	play(g, "drop:nightmare");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,nightmare");
	asked(g, 0, ONIRIM_ASK_ORDER);
	legal_are(g, "next:red-moon next:blue-moon next:green-moon "
	    "next:brown-moon");
	play(g, "next:brown-moon next:red-moon next:green-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "red-moon,green-moon,blue-moon");
	lies(g, ONIRIM_ZONE_HAND,
	    "red-sun,blue-sun,green-sun,brown-sun,brown-moon");
	deck_is(g, 69);
	turn_is(g, 2);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_5_cards_of_a_prophecy_are_drawn_in_their_order)
{
	onirim_game *g = alone("red-key red-sun blue-sun green-sun brown-sun");

	play(g, "discard:red-key | "
	    "red-moon blue-moon nightmare green-moon brown-moon | "
	    "drop:nightmare next:brown-moon next:red-moon next:green-moon "
	    "discard:red-sun");
	lies(g, ONIRIM_ZONE_TOP, "green-moon,blue-moon");
	play(g, "discard:red-moon discard:green-moon");
	lies(g, ONIRIM_ZONE_HAND,
	    "blue-sun,blue-moon,green-sun,brown-sun,brown-moon");
	turn_begins(HERE, g);
	play(g, "discard:blue-moon | red-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_3_prophecy_discards_a_door)
{
	onirim_game *g = alone("2red-key blue-sun green-sun brown-sun");

	play(g, "discard:red-key | red-door 4red-moon");
	legal_are(g, "drop:red-moon drop:red-door");
	play(g, "drop:red-door");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "3red-moon");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,red-door");
	onirim_game_free(g);
}
END_TEST

/* With these seven Doors on the table nothing of the deck is known. */
#define PROPHET "red-key blue-key brown-sun green-sun blue-sun"

START_TEST(test_case_3_prophecy_with_five_cards_in_the_deck)
{
	onirim_game *g = seven_doors(PROPHET,
	    "brown-door red-moon blue-moon green-moon brown-moon");

	play(g, "discard:red-key | red-moon blue-moon green-moon brown-moon");
	lies(g, ONIRIM_ZONE_PENDING,
	    "red-moon,blue-moon,green-moon,brown-moon,brown-door");
	deck_is(g, 0);
	play(g, "drop:blue-moon next:red-moon next:brown-door "
	    "next:brown-moon");
	lies(g, ONIRIM_ZONE_TOP, "brown-door,brown-moon,green-moon");
	lies(g, ONIRIM_ZONE_POOL, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_3_R3_prophecy_with_four_cards_in_the_deck)
{
	onirim_game *g = seven_doors(PROPHET,
	    "brown-door red-moon blue-moon green-moon");

	play(g, "discard:red-key | green-moon blue-moon red-moon");
	legal_are(g, "drop:red-moon drop:blue-moon drop:green-moon "
	    "drop:brown-door");
	lies(g, ONIRIM_ZONE_PENDING,
	    "green-moon,blue-moon,red-moon,brown-door");
	play(g, "drop:brown-door next:green-moon next:blue-moon");
	lies(g, ONIRIM_ZONE_TOP, "blue-moon,red-moon");
	deck_is(g, 2);
	onirim_game_free(g);
}
END_TEST

/* Two cards are looked at, one goes, one is drawn.  Then there is nothing to
 * look at, nor to draw. */
START_TEST(test_case_3_R3_prophecy_with_no_card_in_the_deck)
{
	onirim_game *g = seven_doors(PROPHET, "brown-door red-moon");

	play(g, "discard:red-key | red-moon | drop:brown-door");
	lies(g, ONIRIM_ZONE_HAND,
	    "red-moon,blue-key,brown-sun,green-sun,blue-sun");
	deck_is(g, 0);
	turn_begins(HERE, g);
	play(g, "discard:blue-key");
	over(g, ONIRIM_LOST);
	lies(g, ONIRIM_ZONE_PENDING, "");
	lies(g, ONIRIM_ZONE_HAND, "red-moon,brown-sun,green-sun,blue-sun");
	onirim_game_free(g);
}
END_TEST

/* One card must go, without a question, and none is left to draw. */
START_TEST(test_case_3_R3_prophecy_with_one_card_discards_it)
{
	onirim_game *g = seven_doors(PROPHET, "brown-door");

	pool_has(g, "1brown-door");
	play(g, "discard:red-key");
	over(g, ONIRIM_LOST);
	deck_is(g, 0);
	lies(g, ONIRIM_ZONE_PENDING, "");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	pool_has(g, "0brown-door");
	lies(g, ONIRIM_ZONE_DOORS,
	    "2red-door,2blue-door,2green-door,brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R4_a_door_discarded_by_a_prophecy_opens_nothing)
{
	onirim_game *g = alone("2red-key blue-sun green-sun brown-sun");

	play(g, "discard:red-key | red-door 4red-moon | drop:red-door");
	lies(g, ONIRIM_ZONE_DOORS, "");
	lies(g, ONIRIM_ZONE_HAND, "red-key,red-moon,blue-sun,green-sun,"
	    "brown-sun");
	turn_is(g, 2);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R4_a_nightmare_discarded_by_a_prophecy_strikes_nobody)
{
	onirim_game *g = alone("2red-key blue-sun green-sun brown-sun");

	play(g, "discard:red-key | nightmare 4red-moon | drop:nightmare");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_HAND, "red-key,red-moon,blue-sun,green-sun,"
	    "brown-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,nightmare");
	onirim_game_free(g);
}
END_TEST

/* What a Key may be used for besides, and the discard pile afterwards. */
static const struct {
	const char *text;
	const char *discard;
} other_keys[] = {
	{ "play:red-key | blue-sun", "" },
	{ "play:red-sun | red-door | key:red-key | blue-sun blue-moon",
	  "red-key" },
	{ "play:red-sun | nightmare | key:red-key | blue-sun blue-moon",
	  "red-key,nightmare" },
	{ "play:red-sun | nightmare | hand | 4blue-sun blue-moon",
	  "red-key,green-sun,green-moon,brown-sun,nightmare" },
	{ "play:red-sun | nightmare | reveal | "
	  "blue-key 2green-key 2brown-key blue-sun",
	  "blue-key,2green-key,2brown-key,nightmare" },
};

START_TEST(test_R5_a_key_not_discarded_in_phase_1_is_no_prophecy)
{
	onirim_game *g = alone("red-sun red-key green-sun green-moon "
	    "brown-sun");

	play(g, other_keys[_i].text);
	turn_begins(HERE, g);
	turn_is(g, 2);
	lies(g, ONIRIM_ZONE_DISCARD, other_keys[_i].discard);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_7_4_order_is_asked_until_the_rest_is_of_one_face)
{
	onirim_game *g = alone("red-key red-sun blue-sun green-sun brown-sun");

	play(g, "discard:red-key | "
	    "red-sun blue-moon red-sun green-moon nightmare | "
	    "drop:nightmare next:blue-moon");
	legal_are(g, "next:red-sun next:green-moon");
	play(g, "next:green-moon");
	lies(g, ONIRIM_ZONE_TOP, "green-moon,2red-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_7_4_a_prophecy_of_one_face_asks_nothing)
{
	onirim_game *g = alone("red-key red-sun blue-sun green-sun brown-sun");

	play(g, "discard:red-key | 5red-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,red-key");
	lies(g, ONIRIM_ZONE_TOP, "3red-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_a_prophecy_reaches_through_known_cards_into_the_pool)
{
	onirim_game *g = alone("2red-key blue-sun green-sun brown-sun");

	play(g, "discard:red-key | "
	    "nightmare blue-moon red-moon green-moon brown-moon | "
	    "drop:nightmare next:brown-moon next:red-moon next:green-moon "
	    "discard:red-key | blue-door red-sun");
	lies(g, ONIRIM_ZONE_PENDING,
	    "red-moon,green-moon,blue-moon,blue-door,red-sun");
	play(g, "drop:blue-door next:red-sun next:blue-moon next:green-moon");
	lies(g, ONIRIM_ZONE_TOP, "blue-moon,green-moon,red-moon");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 2.6 Fill -----------------------------------------------------------
 */

START_TEST(test_case_4_a_door_refused_goes_to_limbo_and_back)
{
	onirim_game *g = alone("red-key red-sun red-moon blue-sun green-sun");

	play(g, "play:red-sun | red-door");
	asked(g, 0, ONIRIM_ASK_DOOR);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_CARD_DOOR);
	legal_are(g, "key:red-key limbo");
	play(g, "limbo ...");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	lies(g, ONIRIM_ZONE_DISCARD, "");
	lies(g, ONIRIM_ZONE_HAND, "red-key,red-moon,blue-sun,green-sun");
	deal(g, "brown-sun");
	turn_begins(HERE, g);
	pool_has(g, "2red-door");
	lies(g, ONIRIM_ZONE_DOORS, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_6_a_door_is_opened_by_its_key_and_the_fill_goes_on)
{
	onirim_game *g = alone("red-key red-sun red-moon blue-sun green-sun");

	play(g, "play:red-sun | red-door | key:red-key ...");
	lies(g, ONIRIM_ZONE_DOORS, "red-door");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key");
	lies(g, ONIRIM_ZONE_HAND, "red-moon,blue-sun,green-sun");
	deal(g, "brown-sun brown-moon");
	turn_begins(HERE, g);
	pool_has(g, "1red-door");
	deck_is(g, 68);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_4_a_door_without_its_key_goes_to_limbo_and_back)
{
	onirim_game *g = alone("red-key red-sun red-moon blue-sun green-sun");

	play(g, "play:red-sun | blue-door ...");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door");
	lies(g, ONIRIM_ZONE_PENDING, "");
	deal(g, "brown-sun");
	turn_begins(HERE, g);
	pool_has(g, "2blue-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_6_two_keys_of_a_colour_are_one_answer)
{
	onirim_game *g = alone("2red-key red-sun blue-key green-sun");

	play(g, "play:red-sun | red-door");
	legal_are(g, "key:red-key limbo");
	play(g, "key:red-key | red-door | key:red-key | "
	    "blue-door | key:blue-key | 2blue-sun 2green-sun");
	lies(g, ONIRIM_ZONE_DOORS, "2red-door,blue-door");
	lies(g, ONIRIM_ZONE_DISCARD, "2red-key,blue-key");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_6_a_known_door_is_drawn_without_a_dealer)
{
	onirim_game *g = alone("blue-key red-key 2blue-sun green-sun");

	play(g, "discard:blue-key | nightmare red-door 3brown-sun | "
	    "drop:nightmare next:brown-sun next:red-door discard:green-sun");
	asked(g, 0, ONIRIM_ASK_DOOR);
	legal_are(g, "key:red-key limbo");
	lies(g, ONIRIM_ZONE_TOP, "2brown-sun");
	play(g, "key:red-key");
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_DOORS, "red-door");
	lies(g, ONIRIM_ZONE_HAND, "2blue-sun,3brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R7_a_door_being_decided_about_lies_nowhere_else)
{
	onirim_game *g = alone("red-key red-sun red-moon blue-sun green-sun");

	play(g, "play:red-sun | red-door");
	lies(g, ONIRIM_ZONE_PENDING, "red-door");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	lies(g, ONIRIM_ZONE_DOORS, "");
	pool_has(g, "1red-door");
	deck_is(g, 70);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 2.6 Nightmares -----------------------------------------------------
 */

START_TEST(test_case_6_nightmare_I_takes_a_key)
{
	onirim_game *g = alone("red-key blue-key 2red-sun green-sun");

	play(g, "play:red-sun | nightmare");
	asked(g, 0, ONIRIM_ASK_NIGHTMARE);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_CARD_NIGHTMARE);
	legal_are(g, "key:red-key key:blue-key reveal hand");
	play(g, "key:blue-key ...");
	lies(g, ONIRIM_ZONE_DISCARD, "blue-key,nightmare");
	lies(g, ONIRIM_ZONE_HAND, "red-sun,red-key,green-sun");
	deal(g, "brown-sun brown-moon");
	turn_begins(HERE, g);
	deck_is(g, 68);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_6_nightmare_II_takes_a_door_into_limbo)
{
	onirim_game *g = late(.config = "",
	    .plays = { TRIO_SUN("red") TRIO_MOON("blue") },
	    .hands = { "red-sun 2blue-sun green-sun brown-sun" });

	play(g, "discard:red-sun | nightmare");
	legal_are(g, "door:red-door door:blue-door reveal hand");
	play(g, "door:blue-door ...");
	lies(g, ONIRIM_ZONE_DOORS, "red-door");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,nightmare");
	deal(g, "brown-moon");
	turn_begins(HERE, g);
	pool_has(g, "2blue-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_6_nightmare_III_reveals_five)
{
	onirim_game *g = alone("red-key 2red-sun blue-sun green-sun");

	play(g, "play:red-sun | nightmare | reveal | "
	    "red-moon red-door nightmare blue-key brown-sun ...");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,blue-key,brown-sun,nightmare");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door,nightmare");
	lies(g, ONIRIM_ZONE_HAND, "red-sun,red-key,blue-sun,green-sun");
	lies(g, ONIRIM_ZONE_DOORS, "");
	deal(g, "brown-moon");
	turn_begins(HERE, g);
	pool_has(g, "9nightmare");
	deck_is(g, 71 - 4 - 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_6_nightmare_IV_draws_a_new_hand)
{
	onirim_game *g = alone("red-key 2red-sun blue-sun green-sun");

	play(g, "play:red-sun | nightmare | hand ...");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,red-key,blue-sun,green-sun");
	lies(g, ONIRIM_ZONE_HAND, "");
	deal(g, "blue-key blue-door nightmare 2blue-moon green-moon ...");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door,nightmare");
	deal(g, "brown-moon");
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_HAND, "2blue-moon,blue-key,green-moon,brown-moon");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "red-sun,red-key,blue-sun,green-sun,nightmare");
	lies(g, ONIRIM_ZONE_DOORS, "");
	pool_has(g, "2blue-door");
	pool_has(g, "9nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_under_IV_replacements_come_one_by_one)
{
	onirim_game *g = alone("red-key 2red-sun blue-sun green-sun");

	play(g, "play:red-sun | nightmare | hand | 4blue-sun "
	    "9nightmare 2red-door 2blue-door 2green-door 2brown-door ...");
	lies(g, ONIRIM_ZONE_LIMBO,
	    "2red-door,2blue-door,2green-door,2brown-door,9nightmare");
	deal(g, "brown-moon");
	turn_begins(HERE, g);
	pool_has(g, "9nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_7_3_nightmare_lists_what_can_be_done)
{
	onirim_game *g = alone("red-sun red-moon 2blue-sun green-sun");

	play(g, "play:red-sun | nightmare");
	legal_are(g, "reveal hand");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_6_four_nightmares_in_one_fill)
{
	onirim_game *g = late(.config = "", .plays = { TRIO_SUN("red") },
	    .hands = { "red-key blue-sun blue-moon green-sun green-moon" });

	play(g, "play:blue-moon | nightmare");
	legal_are(g, "key:red-key door:red-door reveal hand");
	play(g, "key:red-key | nightmare");
	legal_are(g, "door:red-door reveal hand");
	play(g, "door:red-door | nightmare");
	legal_are(g, "reveal hand");
	play(g, "reveal | 2brown-sun brown-key blue-key green-door nightmare");
	legal_are(g, "reveal hand");
	play(g, "hand | 3red-moon 2brown-moon");
	turn_begins(HERE, g);
	turn_is(g, 5);
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,blue-sun,blue-key,green-sun,"
	    "green-moon,2brown-sun,brown-key,4nightmare");
	lies(g, ONIRIM_ZONE_HAND, "3red-moon,2brown-moon");
	lies(g, ONIRIM_ZONE_DOORS, "");
	pool_has(g, "2red-door");
	pool_has(g, "6nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R6_without_a_card_in_hand_a_nightmare_asks_nothing)
{
	onirim_game *g = alone("red-key blue-key green-key brown-key red-sun");

	play(g, "play:red-sun | nightmare | key:red-key | nightmare | "
	    "key:blue-key | nightmare | key:green-key | nightmare");
	legal_are(g, "key:brown-key reveal hand");
	play(g, "key:brown-key | nightmare 5brown-sun "
	    "2red-moon blue-moon 2green-moon");
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,blue-key,green-key,5brown-sun,"
	    "brown-key,5nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R6_without_a_card_in_hand_there_is_no_IV)
{
	onirim_game *g = late(.config = "", .plays = { TRIO_SUN("red") },
	    .hands = { "red-key blue-key green-key brown-key blue-moon" });

	play(g, "play:blue-moon | nightmare | key:red-key | nightmare | "
	    "key:blue-key | nightmare | key:green-key | nightmare | "
	    "key:brown-key | nightmare");
	legal_are(g, "door:red-door reveal");
	onirim_game_free(g);
}
END_TEST

/* These five stay in the hand while the deck runs out. */
#define BEARER "red-key brown-sun brown-moon green-sun blue-sun"

START_TEST(test_case_6_R6_III_reveals_what_a_short_deck_has)
{
	onirim_game *g = seven_doors(BEARER,
	    "brown-door nightmare red-moon blue-moon");

	play(g, "discard:brown-sun | nightmare | reveal | "
	    "blue-moon brown-door");
	over(g, ONIRIM_LOST);
	deck_is(g, 0);
	lies(g, ONIRIM_ZONE_LIMBO, "brown-door");
	lies(g, ONIRIM_ZONE_PENDING, "");
	lies(g, ONIRIM_ZONE_HAND, "red-key,blue-sun,green-sun,brown-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R6_III_can_be_chosen_with_no_card_in_the_deck)
{
	onirim_game *g = seven_doors(BEARER, "brown-door nightmare");

	play(g, "discard:brown-sun | brown-door");
	legal_are(g, "key:red-key door:red-door door:blue-door "
	    "door:green-door door:brown-door reveal hand");
	deck_is(g, 0);
	lies(g, ONIRIM_ZONE_PENDING, "nightmare");
	play(g, "reveal");
	over(g, ONIRIM_LOST);
	lies(g, ONIRIM_ZONE_PENDING, "");
	lies(g, ONIRIM_ZONE_LIMBO, "brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_6_9_IV_that_empties_the_deck_is_defeat)
{
	onirim_game *g = seven_doors(BEARER,
	    "brown-door nightmare red-moon blue-moon");

	play(g, "discard:brown-sun | nightmare");
	legal_are(g, "key:red-key door:red-door door:blue-door "
	    "door:green-door door:brown-door reveal hand");
	play(g, "hand | brown-door blue-moon");
	over(g, ONIRIM_LOST);
	lies(g, ONIRIM_ZONE_HAND, "red-moon,blue-moon");
	lies(g, ONIRIM_ZONE_LIMBO, "brown-door");
	lies(g, ONIRIM_ZONE_PENDING, "nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_6_IV_that_takes_the_last_card_goes_on)
{
	onirim_game *g = seven_doors(BEARER,
	    "brown-door nightmare red-moon blue-moon 3red-sun");

	play(g, "discard:brown-sun | nightmare | hand | "
	    "brown-door red-moon blue-moon");
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_HAND, "3red-sun,red-moon,blue-moon");
	lies(g, ONIRIM_ZONE_POOL, "brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_6_III_reaches_the_known_top_first)
{
	onirim_game *g = alone("blue-key 2red-sun blue-sun green-sun");

	play(g, "discard:blue-key | nightmare red-door 3brown-sun | "
	    "drop:red-door next:nightmare");
	asked(g, 0, ONIRIM_ASK_NIGHTMARE);
	lies(g, ONIRIM_ZONE_TOP, "3brown-sun");
	play(g, "reveal | red-moon blue-moon green-moon");
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_HAND, "2red-sun,blue-sun,green-sun,green-moon");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "red-moon,blue-moon,blue-key,3brown-sun,red-door,nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R7_a_nightmare_is_not_discarded_before_III_is_done)
{
	onirim_game *g = alone("red-key 2red-sun blue-sun green-sun");

	play(g, "play:red-sun | nightmare");
	lies(g, ONIRIM_ZONE_PENDING, "nightmare");
	lies(g, ONIRIM_ZONE_DISCARD, "");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	play(g, "reveal | red-moon blue-moon ...");
	ck_assert_int_eq(onirim_number(g, 0, ONIRIM_NUMBER_TO, 0),
	    ONIRIM_ZONE_PENDING);
	lies(g, ONIRIM_ZONE_PENDING, "red-moon,blue-moon,nightmare");
	lies(g, ONIRIM_ZONE_DISCARD, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R7_a_nightmare_is_discarded_after_the_new_hand_of_IV)
{
	onirim_game *g = alone("red-key 2red-sun blue-sun green-sun");

	play(g, "play:red-sun | nightmare | hand | 4red-moon ...");
	lies(g, ONIRIM_ZONE_PENDING, "nightmare");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,red-key,blue-sun,green-sun");
	deal(g, "blue-moon");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "red-sun,red-key,blue-sun,green-sun,nightmare");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 2.7 Limbo ----------------------------------------------------------
 */

START_TEST(test_9_the_known_top_survives_while_limbo_is_empty)
{
	onirim_game *g = alone("blue-key 2red-sun blue-sun green-sun");

	play(g, "discard:blue-key | red-door 4brown-sun | drop:red-door "
	    "discard:red-sun discard:red-sun discard:blue-sun");
	lies(g, ONIRIM_ZONE_HAND, "green-sun,4brown-sun");
	turn_is(g, 5);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_7_the_known_top_is_lost_when_limbo_comes_back)
{
	onirim_game *g = alone("blue-key 2red-sun blue-sun green-sun");

	play(g, "discard:blue-key | red-door 4brown-sun | drop:brown-sun "
	    "next:brown-sun next:red-door");
	lies(g, ONIRIM_ZONE_TOP, "red-door,2brown-sun");
	play(g, "discard:red-sun");
	turn_begins(HERE, g);
	turn_is(g, 3);
	lies(g, ONIRIM_ZONE_HAND, "red-sun,blue-sun,green-sun,2brown-sun");
	pool_has(g, "2red-door");
	pool_has(g, "3brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_7_nightmares_in_limbo_come_back_too)
{
	onirim_game *g = alone("blue-key 2red-sun blue-sun green-sun");

	play(g, "discard:red-sun | nightmare | reveal | "
	    "5nightmare red-moon");
	turn_begins(HERE, g);
	pool_has(g, "9nightmare");
	onirim_game_free(g);
}
END_TEST

/* The last card of the deck fills the hand; then the Door is the deck. */
START_TEST(test_case_7_empty_deck_with_a_full_hand_is_filled_from_limbo)
{
	onirim_game *g = seven_doors(BEARER, "brown-door red-moon");

	play(g, "discard:brown-sun | brown-door");
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_POOL, "brown-door");
	deck_is(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_7_R8_limbo_does_not_save_a_short_hand)
{
	onirim_game *g = seven_doors(BEARER, "brown-door");

	play(g, "discard:brown-sun");
	over(g, ONIRIM_LOST);
	lies(g, ONIRIM_ZONE_LIMBO, "brown-door");
	lies(g, ONIRIM_ZONE_HAND, "red-key,brown-moon,green-sun,blue-sun");
	deck_is(g, 0);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 2.8 Victory and defeat ---------------------------------------------
 */

/* Three rooms for the eighth Door that may follow a Sun. */
#define LAST_TRIO "2brown-moon brown-sun red-key green-sun"

START_TEST(test_case_5_eighth_door_by_trio_wins_with_the_hand_short)
{
	onirim_game *g = seven_doors(LAST_TRIO, NULL);

	play(g, "play:brown-moon | red-sun | play:brown-sun | red-sun | "
	    "play:brown-moon");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	play(g, "search");
	over(g, ONIRIM_WON);
	lies(g, ONIRIM_ZONE_DOORS,
	    "2red-door,2blue-door,2green-door,2brown-door");
	lies(g, ONIRIM_ZONE_HAND, "2red-sun,red-key,green-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_5_R9_eighth_door_by_trio_wins_with_the_deck_empty)
{
	onirim_game *g = seven_doors(LAST_TRIO, "brown-door red-sun blue-sun");

	play(g, "play:brown-moon | red-sun | play:brown-sun | blue-sun | "
	    "play:brown-moon search");
	over(g, ONIRIM_WON);
	deck_is(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_5_eighth_door_declined_goes_on)
{
	onirim_game *g = seven_doors(LAST_TRIO, "brown-door red-sun blue-sun "
	    "blue-moon");

	play(g, "play:brown-moon | red-sun | play:brown-sun | blue-sun | "
	    "play:brown-moon decline | blue-moon");
	turn_begins(HERE, g);
	ck_assert_int_eq(onirim_outcome(g), ONIRIM_PLAYING);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_5_9_eighth_door_by_key_wins_with_the_hand_short)
{
	onirim_game *g = seven_doors("brown-key 2red-sun blue-sun green-sun",
	    NULL);

	play(g, "discard:red-sun | brown-door | key:brown-key");
	over(g, ONIRIM_WON);
	lies(g, ONIRIM_ZONE_HAND, "red-sun,blue-sun,green-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,brown-key");
	lies(g, ONIRIM_ZONE_PENDING, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_5_R9_eighth_door_by_key_wins_with_the_deck_empty)
{
	onirim_game *g = seven_doors("brown-key red-sun blue-sun green-sun "
	    "brown-moon", "brown-door");

	play(g, "discard:red-sun");
	deck_is(g, 0);
	legal_are(g, "key:brown-key limbo");
	play(g, "key:brown-key");
	over(g, ONIRIM_WON);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_8_eighth_door_refused_with_the_deck_empty_is_defeat)
{
	onirim_game *g = seven_doors("brown-key red-sun blue-sun green-sun "
	    "brown-moon", "brown-door");

	play(g, "discard:red-sun limbo");
	over(g, ONIRIM_LOST);
	lies(g, ONIRIM_ZONE_LIMBO, "brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_8_eight_doors_less_one_given_away_are_no_victory)
{
	onirim_game *g = seven_doors("2brown-key 2red-sun blue-sun", NULL);

	play(g, "discard:red-sun | nightmare | door:red-door | brown-door | "
	    "key:brown-key | blue-sun brown-sun");
	turn_begins(HERE, g);
	lies(g, ONIRIM_ZONE_DOORS,
	    "red-door,2blue-door,2green-door,2brown-door");
	play(g, "discard:blue-sun | red-door ...");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_8_every_game_given_up_is_lost)
{
	onirim_game *g = alone("red-sun 2blue-moon green-key brown-sun");

	give_up(g);
	over(g, ONIRIM_LOST);
	deck_is(g, 0);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 9 Easily got wrong -------------------------------------------------
 */

START_TEST(test_9_discards_do_not_break_a_series)
{
	onirim_game *g = alone("2red-sun red-moon blue-sun green-key");

	play(g, "play:red-sun | brown-sun | discard:blue-sun | brown-sun | "
	    "play:red-moon | brown-sun | discard:green-key | 5green-sun");
	ck_assert_int_eq(series(g), 2);
	play(g, "play:red-sun");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- The suite ----------------------------------------------------------
 */

static void
add_opening_hand(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_1_1_each_face_is_there_as_often_as_it_is_printed, 0,
	    COUNT_OF(faces));
	tcase_add_test(tcase,
	    test_case_1_opening_hand_puts_door_and_dream_aside);
	tcase_add_test(tcase,
	    test_2_1_cards_set_aside_come_back_after_the_hand_is_full);
	tcase_add_test(tcase,
	    test_2_1_a_key_in_the_opening_hand_opens_no_door_put_aside);
}

static void
add_play(TCase *tcase)
{
	tcase_add_test(tcase, test_2_2_a_turn_acts_fills_and_shuffles_limbo);
	tcase_add_loop_test(tcase,
	    test_2_3_symbol_rule_forbids_the_symbol_of_the_last_room, 0,
	    COUNT_OF(symbols));
	tcase_add_test(tcase, test_2_3_an_empty_row_takes_any_room);
	tcase_add_test(tcase,
	    test_2_3_symbol_rule_looks_at_the_last_room_alone);
	tcase_add_test(tcase,
	    test_2_3_without_a_fitting_room_there_are_only_discards);
}

static void
add_trio(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_case_2_four_rooms_one_door_taken_at_the_third, 0,
	    COUNT_OF(four_rooms));
	tcase_add_loop_test(tcase,
	    test_case_2_four_rooms_one_door_declined_at_the_third, 0,
	    COUNT_OF(four_rooms));
	tcase_add_test(tcase, test_case_2_six_rooms_of_a_colour_are_two_offers);
	tcase_add_test(tcase, test_case_2_brown_brown_green_brown_is_no_offer);
	tcase_add_test(tcase, test_2_4_a_key_in_the_row_counts_as_a_room);
	tcase_add_test(tcase, test_2_4_a_door_taken_leaves_its_key_in_the_hand);
	tcase_add_test(tcase, test_2_4_a_search_shuffles_the_known_top_away);
	tcase_add_test(tcase, test_R1_series_begins_anew_after_a_declined_door);
	tcase_add_test(tcase, test_R1_series_begins_anew_after_a_taken_door);
	tcase_add_test(tcase,
	    test_R1_series_begins_anew_when_nothing_is_offered);
	tcase_add_test(tcase,
	    test_R2_no_offer_and_no_shuffle_with_both_doors_on_the_table);
	tcase_add_test(tcase,
	    test_R2_a_door_discarded_by_a_prophecy_does_not_count);
	tcase_add_test(tcase, test_R2_doors_in_limbo_are_not_in_the_deck);
	tcase_add_test(tcase, test_R2_a_door_on_the_known_top_is_offered);
	tcase_add_test(tcase, test_R2_declining_shuffles_nothing);
}

static void
add_prophecy(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_2_5_a_sun_or_moon_discarded_does_nothing_more, 0,
	    COUNT_OF(plain_discards));
	tcase_add_test(tcase,
	    test_case_3_prophecy_looks_at_five_and_discards_a_nightmare);
	tcase_add_test(tcase,
	    test_2_5_cards_of_a_prophecy_are_drawn_in_their_order);
	tcase_add_test(tcase, test_case_3_prophecy_discards_a_door);
	tcase_add_test(tcase, test_case_3_prophecy_with_five_cards_in_the_deck);
	tcase_add_test(tcase,
	    test_case_3_R3_prophecy_with_four_cards_in_the_deck);
	tcase_add_test(tcase, test_case_3_R3_prophecy_with_no_card_in_the_deck);
	tcase_add_test(tcase,
	    test_case_3_R3_prophecy_with_one_card_discards_it);
	tcase_add_test(tcase,
	    test_R4_a_door_discarded_by_a_prophecy_opens_nothing);
	tcase_add_test(tcase,
	    test_R4_a_nightmare_discarded_by_a_prophecy_strikes_nobody);
	tcase_add_loop_test(tcase,
	    test_R5_a_key_not_discarded_in_phase_1_is_no_prophecy, 0,
	    COUNT_OF(other_keys));
	tcase_add_test(tcase,
	    test_7_4_order_is_asked_until_the_rest_is_of_one_face);
	tcase_add_test(tcase, test_7_4_a_prophecy_of_one_face_asks_nothing);
	tcase_add_test(tcase,
	    test_9_a_prophecy_reaches_through_known_cards_into_the_pool);
}

static void
add_fill(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_case_4_a_door_refused_goes_to_limbo_and_back);
	tcase_add_test(tcase,
	    test_2_6_a_door_is_opened_by_its_key_and_the_fill_goes_on);
	tcase_add_test(tcase,
	    test_case_4_a_door_without_its_key_goes_to_limbo_and_back);
	tcase_add_test(tcase, test_2_6_two_keys_of_a_colour_are_one_answer);
	tcase_add_test(tcase, test_2_6_a_known_door_is_drawn_without_a_dealer);
	tcase_add_test(tcase,
	    test_R7_a_door_being_decided_about_lies_nowhere_else);
}

static void
add_nightmares(TCase *tcase)
{
	tcase_add_test(tcase, test_case_6_nightmare_I_takes_a_key);
	tcase_add_test(tcase, test_case_6_nightmare_II_takes_a_door_into_limbo);
	tcase_add_test(tcase, test_case_6_nightmare_III_reveals_five);
	tcase_add_test(tcase, test_case_6_nightmare_IV_draws_a_new_hand);
	tcase_add_test(tcase, test_9_under_IV_replacements_come_one_by_one);
	tcase_add_test(tcase, test_7_3_nightmare_lists_what_can_be_done);
	tcase_add_test(tcase, test_case_6_four_nightmares_in_one_fill);
	tcase_add_test(tcase,
	    test_R6_without_a_card_in_hand_a_nightmare_asks_nothing);
	tcase_add_test(tcase, test_R6_without_a_card_in_hand_there_is_no_IV);
	tcase_add_test(tcase, test_case_6_R6_III_reveals_what_a_short_deck_has);
	tcase_add_test(tcase,
	    test_R6_III_can_be_chosen_with_no_card_in_the_deck);
	tcase_add_test(tcase, test_case_6_9_IV_that_empties_the_deck_is_defeat);
	tcase_add_test(tcase, test_2_6_IV_that_takes_the_last_card_goes_on);
	tcase_add_test(tcase, test_2_6_III_reaches_the_known_top_first);
	tcase_add_test(tcase,
	    test_R7_a_nightmare_is_not_discarded_before_III_is_done);
	tcase_add_test(tcase,
	    test_R7_a_nightmare_is_discarded_after_the_new_hand_of_IV);
}

static void
add_limbo(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_9_the_known_top_survives_while_limbo_is_empty);
	tcase_add_test(tcase,
	    test_2_7_the_known_top_is_lost_when_limbo_comes_back);
	tcase_add_test(tcase, test_2_7_nightmares_in_limbo_come_back_too);
	tcase_add_test(tcase,
	    test_case_7_empty_deck_with_a_full_hand_is_filled_from_limbo);
	tcase_add_test(tcase, test_case_7_R8_limbo_does_not_save_a_short_hand);
}

static void
add_victory_and_defeat(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_case_5_eighth_door_by_trio_wins_with_the_hand_short);
	tcase_add_test(tcase,
	    test_case_5_R9_eighth_door_by_trio_wins_with_the_deck_empty);
	tcase_add_test(tcase, test_case_5_eighth_door_declined_goes_on);
	tcase_add_test(tcase,
	    test_case_5_9_eighth_door_by_key_wins_with_the_hand_short);
	tcase_add_test(tcase,
	    test_case_5_R9_eighth_door_by_key_wins_with_the_deck_empty);
	tcase_add_test(tcase,
	    test_2_8_eighth_door_refused_with_the_deck_empty_is_defeat);
	tcase_add_test(tcase,
	    test_2_8_eight_doors_less_one_given_away_are_no_victory);
	tcase_add_test(tcase, test_2_8_every_game_given_up_is_lost);
}

static void
add_easily_got_wrong(TCase *tcase)
{
	tcase_add_test(tcase, test_9_discards_do_not_break_a_series);
}

Suite *
rules_alone_suite(void)
{
	Suite *suite = suite_create("rules, one player");

	script_add_case(suite, "opening hand", add_opening_hand);
	script_add_case(suite, "play", add_play);
	script_add_case(suite, "trio", add_trio);
	script_add_case(suite, "prophecy", add_prophecy);
	script_add_case(suite, "fill", add_fill);
	script_add_case(suite, "nightmares", add_nightmares);
	script_add_case(suite, "limbo", add_limbo);
	script_add_case(suite, "victory and defeat", add_victory_and_defeat);
	script_add_case(suite, "easily got wrong", add_easily_got_wrong);
	return suite;
}
