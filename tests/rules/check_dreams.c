/*
 * check_dreams.c - plays Happy Dreams and Dark Premonitions, card by card.
 *
 * A test's name begins with the section, ruling (R) or case of the rules that
 * it plays; those about who knows what begin with `seen`.
 */
#include <check.h>

#include "late.h"
#include "rules.h"

/* What lies before a seat, and the Premonitions. */
#define own(g, viewer, seat, text) \
	cards_are(g, viewer, ONIRIM_ZONE_HAND, seat, text)
#define doors(g, seat, text) \
	cards_are(g, ONIRIM_NOBODY, ONIRIM_ZONE_DOORS, seat, text)
#define open_are(g, text) lies(g, ONIRIM_ZONE_PREMONITIONS, text)
#define reserve_is(g, text) \
	cards_are(g, ONIRIM_HOST, ONIRIM_ZONE_RESERVE, 0, text)

/* A game for one with these Premonitions open and this hand. */
#define dreams(premonitions, hand) dreams_after(premonitions, "", hand)

/* The same after these rooms. */
#define dreams_after(premonitions, rooms, hand) \
	late(.config = "sets=dreams", .open = premonitions, \
	    .plays = { rooms }, .hands = { hand })

/* A game for two. */
#define pair_of_dreams(premonitions, rooms1, rooms2, own1, own2, both) \
	late(.config = "players=2 sets=dreams", .open = premonitions, \
	    .plays = { rooms1, rooms2 }, .hands = { own1, own2 }, \
	    .shared = both)

/* Twelve rooms for no Door. */
#define NO_DOORS "red-sun green-moon brown-sun red-moon green-sun " \
	"blue-key red-sun green-moon brown-sun red-moon green-sun blue-moon "

/*
 * ---- 6.1 Cards ----------------------------------------------------------
 */

START_TEST(test_6_1_four_happy_dreams_join_the_deck)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "red-sun red-moon red-key blue-sun blue-moon");

	pool_has(g, "4happy-dream");
	deck_is(g, 75);
	onirim_game_free(g);
}
END_TEST

static const struct {
	const char *config;
	const char *open;
	const char *reserve;
} set_ups[] = {
	{ "sets=dreams", "any-pair red-pair every-colour three-doors",
	  "blue-pair,green-pair,brown-pair,five-doors" },
	{ "sets=dreams premonitions=4",
	  "brown-pair green-pair blue-pair red-pair",
	  "any-pair,three-doors,five-doors,every-colour" },
	{ "sets=dreams premonitions=5",
	  "brown-pair green-pair blue-pair red-pair any-pair",
	  "three-doors,five-doors,every-colour" },
	{ "sets=dreams premonitions=6",
	  "brown-pair green-pair blue-pair red-pair any-pair five-doors",
	  "three-doors,every-colour" },
};

START_TEST(test_6_1_so_many_premonitions_lie_open)
{
	onirim_game *g = begin(set_ups[_i].config);

	asked(g, ONIRIM_CHANCE, ONIRIM_ASK_DEAL);
	legal_are(g, "deal:red-pair deal:blue-pair deal:green-pair "
	    "deal:brown-pair deal:any-pair deal:three-doors deal:five-doors "
	    "deal:every-colour");
	ck_assert_int_eq(onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0),
	    ONIRIM_ZONE_PREMONITIONS);
	onirim_game_free(g);
	g = late(.config = set_ups[_i].config, .open = set_ups[_i].open,
	    .hands = { "red-sun red-moon red-key blue-sun blue-moon" });
	open_are(g, set_ups[_i].open);
	reserve_is(g, set_ups[_i].reserve);
	lies(g, ONIRIM_ZONE_REMOVED, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_6_1_happy_dreams_of_the_opening_hand_are_put_aside)
{
	onirim_game *g = begin("sets=dreams");

	deal(g, "red-pair blue-pair green-pair brown-pair red-sun "
	    "happy-dream red-moon red-key nightmare blue-sun ...");
	lies(g, ONIRIM_ZONE_LIMBO, "nightmare,happy-dream");
	deal(g, "blue-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	pool_has(g, "4happy-dream");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 6.2 Each Premonition -----------------------------------------------
 */

START_TEST(test_case_12_red_pair_discards_the_red_rooms_of_the_deck)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "2red-key red-sun blue-sun green-sun");

	play(g, "discard:green-sun | red-door | key:red-key | red-door | "
	    "key:red-key ...");
	open_are(g, "blue-pair,green-pair,brown-pair");
	lies(g, ONIRIM_ZONE_REMOVED, "red-pair");
	lies(g, ONIRIM_ZONE_DISCARD, "8red-sun,4red-moon,3red-key,green-sun");
	lies(g, ONIRIM_ZONE_HAND, "red-sun,blue-sun");
	doors(g, 0, "2red-door");
	deal(g, "brown-sun brown-moon brown-key");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

/* Two brown Suns were known behind the Doors. */
START_TEST(test_R24_red_pair_shuffles_the_deck)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "3red-key red-sun blue-sun");

	play(g, "discard:red-key | 2red-door 3brown-sun | drop:brown-sun "
	    "next:red-door next:red-door key:red-key key:red-key ...");
	lies(g, ONIRIM_ZONE_TOP, "");
	pool_has(g, "5brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_12_blue_pair_discards_two_keys_of_the_deck)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "2blue-key red-sun blue-sun green-sun");

	play(g, "discard:green-sun | blue-door | key:blue-key | blue-door | "
	    "key:blue-key");
	asked(g, 0, ONIRIM_ASK_PENALTY);
	ck_assert_int_eq(onirim_subject(g), onirim_card_from_name("blue-pair"));
	open_are(g, "red-pair,green-pair,brown-pair");
	legal_are(g, "drop:red-key drop:blue-key drop:green-key "
	    "drop:brown-key");
	play(g, "drop:green-key");
	pool_has(g, "3green-key");
	lies(g, ONIRIM_ZONE_DISCARD, "2blue-key,green-sun");
	legal_are(g, "drop:green-key drop:brown-key");
	play(g, "drop:brown-key ...");
	pool_has(g, "2green-key");
	pool_has(g, "2brown-key");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "2blue-key,green-sun,green-key,brown-key");
	lies(g, ONIRIM_ZONE_REMOVED, "blue-pair");
	onirim_game_free(g);
}
END_TEST

/* One blue and one brown Key are in the deck, and more of the others. */
START_TEST(test_7_5_a_set_of_two_keys_is_offered_once)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "2blue-key 2brown-key red-sun");

	play(g, "discard:red-sun | blue-door | key:blue-key | blue-door | "
	    "key:blue-key");
	legal_are(g, "drop:red-key drop:blue-key drop:green-key");
	play(g, "drop:blue-key");
	legal_are(g, "drop:green-key drop:brown-key");
	play(g, "drop:brown-key ...");
	pool_has(g, "0brown-key");
	pool_has(g, "0blue-key");
	onirim_game_free(g);
}
END_TEST

/* Reveal so many of the Keys in the deck that few or none are left. */
static onirim_game *
few_keys(const char *last)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "2blue-key red-sun blue-sun green-sun");

	play(g, "discard:green-sun | nightmare | reveal | 3red-key 2green-key "
	    "nightmare | reveal | 3brown-key ...");
	deal(g, last);
	play(g, "key:blue-key | blue-door | key:blue-key ...");
	lies(g, ONIRIM_ZONE_REMOVED, "blue-pair");
	pool_has(g, "0red-key");
	pool_has(g, "0blue-key");
	pool_has(g, "0green-key");
	pool_has(g, "0brown-key");
	deal(g, "2brown-sun brown-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	return g;
}

START_TEST(test_7_5_two_keys_in_the_deck_are_not_asked_for)
{
	onirim_game *g = few_keys("2red-moon blue-door");

	lies(g, ONIRIM_ZONE_DISCARD, "2red-moon,3red-key,3blue-key,green-sun,"
	    "3green-key,3brown-key,2nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_7_5_R24_one_key_in_the_deck_is_not_asked_for)
{
	onirim_game *g = few_keys("red-moon blue-key blue-door");

	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,3red-key,3blue-key,green-sun,"
	    "3green-key,3brown-key,2nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_7_5_R24_without_a_key_in_the_deck_nothing_is_lost)
{
	onirim_game *g = few_keys("green-key blue-key blue-door");

	lies(g, ONIRIM_ZONE_DISCARD, "3red-key,3blue-key,green-sun,"
	    "3green-key,3brown-key,2nightmare");
	onirim_game_free(g);
}
END_TEST

/* A brown Sun is known on top, and no Key is in the deck. */
START_TEST(test_R24_blue_pair_shuffles_though_it_finds_nothing)
{
	onirim_game *g = late(.config = "sets=dreams",
	    .open = "red-pair blue-pair green-pair brown-pair",
	    .plays = { TRIO_SUN("blue") },
	    .hands = { "2blue-key red-sun red-moon green-sun" },
	    .deck = "2red-door blue-door 2green-door 2brown-door 4brown-sun");

	play(g, "discard:blue-key | blue-door 2red-door 2brown-sun | "
	    "drop:red-door next:blue-door next:brown-sun next:brown-sun");
	asked(g, 0, ONIRIM_ASK_DOOR);
	lies(g, ONIRIM_ZONE_TOP, "2brown-sun,red-door");
	play(g, "key:blue-key ...");
	lies(g, ONIRIM_ZONE_TOP, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_12_green_pair_puts_a_nightmare_into_limbo)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "2green-key red-sun blue-sun green-sun");

	play(g, "discard:green-sun | nightmare | reveal | 5brown-sun "
	    "nightmare | reveal | 4brown-moon red-moon green-door | "
	    "key:green-key | green-door | key:green-key ...");
	lies(g, ONIRIM_ZONE_LIMBO, "nightmare");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,green-sun,2green-key,"
	    "5brown-sun,4brown-moon,nightmare");
	lies(g, ONIRIM_ZONE_REMOVED, "green-pair");
	deal(g, "2green-sun green-moon");
	pool_has(g, "9nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R24_green_pair_without_a_nightmare_does_nothing)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "2green-key red-sun blue-sun green-sun");

	play(g, "discard:green-sun | green-door | key:green-key | "
	    "green-door | key:green-key ...");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	lies(g, ONIRIM_ZONE_REMOVED, "green-pair");
	doors(g, 0, "2green-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R24_green_pair_leaves_known_cards_where_they_are)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "3green-key red-sun blue-sun");

	play(g, "discard:green-key | 2green-door 3brown-sun | "
	    "drop:brown-sun next:green-door next:green-door key:green-key "
	    "key:green-key | green-sun");
	lies(g, ONIRIM_ZONE_HAND, "red-sun,blue-sun,green-sun,2brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R24_any_pair_leaves_known_cards_where_they_are)
{
	onirim_game *g = dreams("any-pair blue-pair green-pair brown-pair",
	    "3red-key red-sun blue-sun");

	play(g, "discard:red-key | 2red-door 3brown-sun | drop:brown-sun "
	    "next:red-door next:red-door key:red-key key:red-key | "
	    "green-sun");
	lies(g, ONIRIM_ZONE_HAND, "red-sun,blue-sun,green-sun,2brown-sun");
	doors(g, 0, "red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_12_brown_pair_takes_a_door_of_any_colour)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "2brown-key red-key red-sun blue-sun");

	play(g, "discard:blue-sun | red-door | key:red-key | brown-door | "
	    "key:brown-key | brown-door | key:brown-key");
	asked(g, 0, ONIRIM_ASK_PENALTY);
	ck_assert_int_eq(onirim_subject(g),
	    onirim_card_from_name("brown-pair"));
	legal_are(g, "door:red-door door:brown-door");
	play(g, "door:red-door ...");
	doors(g, 0, "2brown-door");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	lies(g, ONIRIM_ZONE_REMOVED, "brown-pair");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_6_2_a_premonition_strikes_once)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair brown-pair",
	    "3brown-key red-sun blue-sun");

	play(g, "discard:blue-sun | brown-door | key:brown-key | "
	    "brown-door | key:brown-key ...");
	doors(g, 0, "brown-door");
	lies(g, ONIRIM_ZONE_LIMBO, "brown-door");
	deal(g, "green-sun blue-sun red-sun");
	play(g, "discard:blue-sun | brown-door | key:brown-key | "
	    "green-moon red-moon");
	doors(g, 0, "2brown-door");
	open_are(g, "red-pair,blue-pair,green-pair");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_12_any_pair_takes_one_of_the_pair)
{
	onirim_game *g = dreams("any-pair blue-pair green-pair brown-pair",
	    "2red-key green-key red-sun blue-sun");

	play(g, "discard:blue-sun | green-door | key:green-key | red-door | "
	    "key:red-key | red-door | key:red-key ...");
	doors(g, 0, "red-door,green-door");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	lies(g, ONIRIM_ZONE_REMOVED, "any-pair");
	onirim_game_free(g);
}
END_TEST

/* Of the five Doors two are red, two are green. */
START_TEST(test_7_6_any_pair_lists_the_doors_of_pairs)
{
	onirim_game *g = dreams_after("five-doors blue-pair brown-pair "
	    "every-colour", TWO_TRIOS("red") TWO_TRIOS("green"),
	    "blue-key brown-sun red-key blue-sun green-key");

	play(g, "discard:brown-sun | blue-door | key:blue-key | any-pair "
	    "three-doors");
	asked(g, 0, ONIRIM_ASK_PREMONITION);
	play(g, "resolve:any-pair");
	asked(g, 0, ONIRIM_ASK_PENALTY);
	legal_are(g, "door:red-door door:green-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_12_three_doors_draws_a_new_hand_and_reveals_one)
{
	onirim_game *g = dreams("three-doors blue-pair green-pair brown-pair",
	    "red-key blue-key green-key red-sun blue-sun");

	play(g, "discard:blue-sun | red-door | key:red-key | blue-door | "
	    "key:blue-key | green-door | key:green-key | brown-sun "
	    "nightmare 2brown-moon happy-dream brown-door brown-key ...");
	lies(g, ONIRIM_ZONE_LIMBO, "brown-door,nightmare,happy-dream");
	deal(g, "green-moon ...");
	ck_assert_int_eq(onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0),
	    ONIRIM_ZONE_PREMONITIONS);
	legal_are(g, "deal:red-pair deal:any-pair deal:five-doors "
	    "deal:every-colour");
	lies(g, ONIRIM_ZONE_REMOVED, "three-doors");
	deal(g, "any-pair");
	asked(g, 0, ONIRIM_ASK_ACT);
	turn_is(g, 2);
	open_are(g, "blue-pair,green-pair,brown-pair,any-pair");
	reserve_is(g, "red-pair,five-doors,every-colour");
	lies(g, ONIRIM_ZONE_HAND,
	    "green-moon,brown-sun,2brown-moon,brown-key");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "red-sun,red-key,blue-sun,blue-key,green-key");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	doors(g, 0, "red-door,blue-door,green-door");
	onirim_game_free(g);
}
END_TEST

/* By trio, before the fill: it finds the hand complete. */
START_TEST(test_R25_after_a_trio_the_fill_finds_the_new_hand)
{
	onirim_game *g = dreams_after("three-doors blue-pair green-pair "
	    "brown-pair", TRIO_SUN("red") TRIO_MOON("blue"),
	    "2green-sun green-moon red-key blue-key");

	play(g, "play:green-sun | red-sun | play:green-moon | red-sun | "
	    "play:green-sun search | 3brown-sun 2brown-moon five-doors");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_HAND, "3brown-sun,2brown-moon");
	lies(g, ONIRIM_ZONE_DISCARD, "2red-sun,red-key,blue-key");
	turn_is(g, 10);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R25_keys_thrown_away_by_three_doors_are_no_prophecy)
{
	onirim_game *g = dreams_after("three-doors blue-pair green-pair "
	    "brown-pair", TRIO_SUN("red") TRIO_MOON("blue"),
	    "green-key green-moon red-key blue-key brown-key");

	play(g, "discard:green-moon | green-door | key:green-key | "
	    "3brown-sun 2brown-moon five-doors");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_three_doors_with_a_short_deck_is_defeat)
{
	onirim_game *g = late(.config = "sets=dreams",
	    .open = "three-doors blue-pair green-pair brown-pair",
	    .plays = { TRIO_SUN("red") TRIO_MOON("blue") },
	    .hands = { "green-key blue-key red-sun red-moon green-sun" },
	    .deck = "red-door blue-door 2green-door 2brown-door 4brown-sun "
	    "8nightmare 4happy-dream");

	play(g, "discard:red-sun | green-door | key:green-key | red-door "
	    "blue-door green-door 2brown-door 4brown-sun 8nightmare");
	over(g, ONIRIM_LOST);
	doors(g, 0, "red-door,blue-door,green-door");
	lies(g, ONIRIM_ZONE_HAND, "4brown-sun");
	lies(g, ONIRIM_ZONE_REMOVED, "three-doors");
	onirim_game_free(g);
}
END_TEST

/* Rooms for a Door of each colour; any fifth makes a pair. */
#define FOUR_DOORS TRIO_SUN("red") TRIO_MOON("blue") TRIO_SUN("green") \
	TRIO_MOON("brown")

/* Only five-doors can strike while these are open. */
#define FIVE_OPEN "five-doors blue-pair green-pair brown-pair"

START_TEST(test_case_12_five_doors_reveals_two)
{
	onirim_game *g = late(.config = "sets=dreams premonitions=5",
	    .open = "three-doors five-doors blue-pair green-pair brown-pair",
	    .hands = { "red-key blue-key green-key brown-key red-sun" });

	open_are(g, "blue-pair,green-pair,brown-pair,three-doors,five-doors");
	play(g, "discard:red-sun | happy-dream | dispel:three-doors | "
	    "red-door | key:red-key | blue-door | key:blue-key | green-door | "
	    "key:green-key | brown-door | key:brown-key | 2red-key "
	    "2red-sun red-moon | discard:red-sun | red-door | key:red-key ...");
	ck_assert_int_eq(onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0),
	    ONIRIM_ZONE_PREMONITIONS);
	legal_are(g, "deal:red-pair deal:any-pair deal:every-colour");
	deal(g, "red-pair any-pair");
	asked(g, 0, ONIRIM_ASK_PREMONITION);
	legal_are(g, "resolve:red-pair resolve:any-pair");
	reserve_is(g, "every-colour");
	lies(g, ONIRIM_ZONE_REMOVED, "three-doors,five-doors");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_12_every_colour_discards_happy_dreams)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair every-colour",
	    "red-key blue-key green-key brown-key red-sun");

	play(g, "discard:red-sun | red-door | key:red-key | blue-door | "
	    "key:blue-key | green-door | key:green-key | brown-door | "
	    "key:brown-key ...");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,red-key,blue-key,green-key,"
	    "brown-key,4happy-dream");
	lies(g, ONIRIM_ZONE_REMOVED, "every-colour");
	pool_has(g, "0happy-dream");
	onirim_game_free(g);
}
END_TEST

/* No Happy Dream is left in the deck, and three Suns were known on top. */
START_TEST(test_R24_every_colour_shuffles_though_it_finds_nothing)
{
	onirim_game *g = dreams("red-pair blue-pair green-pair every-colour",
	    "red-key blue-key green-key brown-key red-sun");

	play(g, "discard:red-sun | happy-dream | dispel:red-pair | "
	    "happy-dream | dispel:blue-pair | happy-dream | "
	    "dispel:green-pair | happy-dream | look | red-door blue-door "
	    "green-door brown-door 3brown-sun | stop next:red-door "
	    "next:blue-door next:green-door next:brown-door key:red-key "
	    "key:blue-key key:green-key");
	lies(g, ONIRIM_ZONE_TOP, "3brown-sun");
	play(g, "key:brown-key ...");
	lies(g, ONIRIM_ZONE_TOP, "");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,red-key,blue-key,green-key,"
	    "brown-key,4happy-dream");
	lies(g, ONIRIM_ZONE_REMOVED,
	    "red-pair,blue-pair,green-pair,every-colour");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 6.2 Several Premonitions -------------------------------------------
 */

/* The second red Door has come, and two Premonitions hold. */
static onirim_game *
red_and_any(void)
{
	onirim_game *g = dreams("any-pair red-pair green-pair brown-pair",
	    "2red-key green-key red-sun blue-sun");

	play(g, "discard:blue-sun | red-door | key:red-key | red-door | "
	    "key:red-key");
	asked(g, 0, ONIRIM_ASK_PREMONITION);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_NO_CARD);
	legal_are(g, "resolve:red-pair resolve:any-pair");
	return g;
}

START_TEST(test_case_12_two_at_once_both_strike)
{
	onirim_game *g = red_and_any();

	play(g, "resolve:red-pair ...");
	doors(g, 0, "red-door");
	lies(g, ONIRIM_ZONE_REMOVED, "red-pair,any-pair");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	lies(g, ONIRIM_ZONE_DISCARD, "8red-sun,4red-moon,3red-key,blue-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_12_one_undone_by_another_stays_open)
{
	onirim_game *g = red_and_any();

	play(g, "resolve:any-pair ...");
	doors(g, 0, "red-door");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	lies(g, ONIRIM_ZONE_REMOVED, "any-pair");
	open_are(g, "red-pair,green-pair,brown-pair");
	lies(g, ONIRIM_ZONE_DISCARD, "2red-key,blue-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_12_one_undone_strikes_when_it_holds_again)
{
	onirim_game *g = red_and_any();

	play(g, "resolve:any-pair | red-key blue-sun brown-sun | "
	    "discard:blue-sun | red-door | key:red-key ...");
	lies(g, ONIRIM_ZONE_REMOVED, "red-pair,any-pair");
	doors(g, 0, "2red-door");
	onirim_game_free(g);
}
END_TEST

/* Both take a Door of the two brown ones, so only one of them strikes. */
static const struct {
	const char *first;
	const char *stays;
} orders[] = {
	{ "resolve:brown-pair ...", "red-pair,green-pair,any-pair" },
	{ "resolve:any-pair ...",   "red-pair,green-pair,brown-pair" },
};

START_TEST(test_case_12_two_at_once_in_both_orders)
{
	onirim_game *g = dreams("any-pair red-pair green-pair brown-pair",
	    "2brown-key green-key red-sun blue-sun");

	play(g, "discard:blue-sun | brown-door | key:brown-key | "
	    "brown-door | key:brown-key");
	legal_are(g, "resolve:brown-pair resolve:any-pair");
	play(g, orders[_i].first);
	open_are(g, orders[_i].stays);
	doors(g, 0, "brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_the_chosen_premonition_is_gone_before_its_penalty)
{
	onirim_game *g = dreams("any-pair red-pair green-pair brown-pair",
	    "2brown-key red-key red-sun blue-sun");

	play(g, "discard:blue-sun | red-door | key:red-key | brown-door | "
	    "key:brown-key | brown-door | key:brown-key resolve:brown-pair");
	asked(g, 0, ONIRIM_ASK_PENALTY);
	open_are(g, "red-pair,green-pair,any-pair");
	lies(g, ONIRIM_ZONE_REMOVED, "brown-pair");
	play(g, "door:red-door ...");
	doors(g, 0, "brown-door");
	lies(g, ONIRIM_ZONE_REMOVED, "brown-pair,any-pair");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door,brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_6_2_a_premonition_dispelled_strikes_nobody)
{
	onirim_game *g = dreams("any-pair red-pair green-pair brown-pair",
	    "2red-key green-key red-sun blue-sun");

	play(g, "discard:blue-sun | happy-dream | dispel:any-pair | red-door | "
	    "key:red-key | happy-dream | dispel:red-pair | red-door | "
	    "key:red-key | 3brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	doors(g, 0, "2red-door");
	lies(g, ONIRIM_ZONE_REMOVED, "red-pair,any-pair");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R23_doors_in_limbo_do_not_count)
{
	onirim_game *g = dreams("any-pair red-pair green-pair brown-pair",
	    "2red-key green-key red-sun blue-sun");

	play(g, "discard:blue-sun | red-door | key:red-key | red-door | "
	    "limbo | 2brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	open_are(g, "red-pair,green-pair,brown-pair,any-pair");
	onirim_game_free(g);
}
END_TEST

/* Five Doors: red, blue, green, brown, red.  What five-doors reveals holds,
 * and what that reveals holds too. */
START_TEST(test_case_12_a_reveal_within_a_reveal)
{
	onirim_game *g = dreams_after(FIVE_OPEN, FOUR_DOORS,
	    "red-key green-key red-sun blue-sun brown-key");

	play(g, "discard:blue-sun | red-door | key:red-key | three-doors "
	    "every-colour");
	asked(g, 0, ONIRIM_ASK_PREMONITION);
	legal_are(g, "resolve:three-doors resolve:every-colour");
	play(g, "resolve:three-doors | 3brown-sun brown-moon blue-sun "
	    "any-pair");
	asked(g, 0, ONIRIM_ASK_PREMONITION);
	legal_are(g, "resolve:any-pair resolve:every-colour");
	open_are(g, "blue-pair,green-pair,brown-pair,any-pair,every-colour");
	reserve_is(g, "red-pair");
	play(g, "resolve:any-pair");
	asked(g, 0, ONIRIM_ASK_ACT);
	doors(g, 0, "red-door,blue-door,green-door,brown-door");
	lies(g, ONIRIM_ZONE_REMOVED,
	    "any-pair,three-doors,five-doors,every-colour");
	lies(g, ONIRIM_ZONE_HAND,
	    "blue-sun,3brown-sun,brown-moon");
	onirim_game_free(g);
}
END_TEST

/* What is revealed by three-doors strikes at once when it holds. */
START_TEST(test_R23_a_premonition_revealed_is_looked_at)
{
	onirim_game *g = dreams_after("three-doors blue-pair green-pair "
	    "brown-pair", TWO_TRIOS("red"),
	    "blue-key green-key red-sun blue-sun brown-key");

	play(g, "discard:blue-sun | blue-door | key:blue-key | "
	    "3brown-sun brown-moon blue-sun any-pair");
	asked(g, 0, ONIRIM_ASK_ACT);
	doors(g, 0, "red-door,blue-door");
	lies(g, ONIRIM_ZONE_REMOVED, "any-pair,three-doors");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R23_a_premonition_revealed_that_does_not_hold_stays_open)
{
	onirim_game *g = dreams_after("three-doors blue-pair green-pair "
	    "brown-pair", TRIO_SUN("red") TRIO_MOON("blue"),
	    "green-key green-moon red-key blue-key brown-key");

	play(g, "discard:green-moon | green-door | key:green-key | "
	    "3brown-sun 2brown-moon every-colour");
	asked(g, 0, ONIRIM_ASK_ACT);
	open_are(g, "blue-pair,green-pair,brown-pair,every-colour");
	play(g, "discard:brown-sun | brown-key | discard:brown-sun | "
	    "brown-door | key:brown-key ...");
	open_are(g, "blue-pair,green-pair,brown-pair");
	lies(g, ONIRIM_ZONE_REMOVED, "three-doors,every-colour");
	onirim_game_free(g);
}
END_TEST

/* three-doors takes one of the two, and five-doors the other, which asks
 * nothing. */
START_TEST(test_R24_five_doors_reveals_what_the_reserve_has)
{
	onirim_game *g = late(.config = "sets=dreams premonitions=6",
	    .open = "three-doors five-doors blue-pair green-pair brown-pair "
	    "red-pair",
	    .hands = { "red-key blue-key green-key red-moon red-sun" });

	reserve_is(g, "any-pair,every-colour");
	play(g, "discard:red-sun | happy-dream | dispel:red-pair | "
	    "red-door | key:red-key | blue-door | key:blue-key | green-door | "
	    "key:green-key | red-key brown-key blue-sun green-sun brown-sun "
	    "every-colour | discard:blue-sun | red-door | key:red-key | "
	    "2brown-sun | discard:green-sun | nightmare | key:brown-key | "
	    "brown-key red-sun | discard:red-sun | happy-dream | "
	    "dispel:every-colour | brown-door | key:brown-key ...");
	lies(g, ONIRIM_ZONE_REMOVED, "red-pair,any-pair,three-doors,"
	    "five-doors,every-colour");
	reserve_is(g, "");
	doors(g, 0, "red-door,blue-door,green-door,brown-door");
	onirim_game_free(g);
}
END_TEST

/* All of the reserve has been revealed by five-doors. */
START_TEST(test_R24_three_doors_without_a_reserve_reveals_nothing)
{
	onirim_game *g = late(.config = "sets=dreams premonitions=6",
	    .open = "red-pair five-doors blue-pair green-pair brown-pair "
	    "every-colour", .plays = { TRIO_SUN("red") TRIO_MOON("blue")
	    TRIO_SUN("green") }, .hands = { "red-key brown-key red-sun "
	    "blue-sun brown-sun" });

	reserve_is(g, "any-pair,three-doors");
	play(g, "discard:blue-sun | happy-dream | dispel:red-pair | "
	    "happy-dream | dispel:every-colour | red-door | key:red-key | "
	    "brown-door | key:brown-key | any-pair");
	asked(g, 0, ONIRIM_ASK_PREMONITION);
	legal_are(g, "resolve:any-pair resolve:three-doors");
	play(g, "resolve:three-doors | 2brown-sun 2brown-moon blue-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	reserve_is(g, "");
	doors(g, 0, "red-door,blue-door,green-door,brown-door");
	lies(g, ONIRIM_ZONE_REMOVED, "red-pair,any-pair,three-doors,"
	    "five-doors,every-colour");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R25_both_are_revealed_before_any_is_looked_at)
{
	onirim_game *g = dreams_after(FIVE_OPEN, FOUR_DOORS,
	    "red-key green-key red-sun blue-sun brown-key");

	play(g, "discard:blue-sun | red-door | key:red-key | any-pair ...");
	doors(g, 0, "2red-door,blue-door,green-door,brown-door");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	deal(g, "red-pair");
	legal_are(g, "resolve:red-pair resolve:any-pair");
	onirim_game_free(g);
}
END_TEST

/* In the middle of a fill: three cards were missing. */
START_TEST(test_R25_a_fill_goes_on_with_the_new_hand)
{
	onirim_game *g = dreams_after("three-doors blue-pair green-pair "
	    "brown-pair", TRIO_SUN("red") TRIO_MOON("blue"),
	    "green-key brown-key green-sun red-key blue-sun");

	play(g, "discard:green-sun | nightmare | key:red-key | green-door | "
	    "key:green-key | 3brown-sun 2brown-moon any-pair");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_HAND, "3brown-sun,2brown-moon");
	turn_is(g, 8);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R25_the_new_hand_takes_the_known_top_first)
{
	onirim_game *g = dreams_after("three-doors blue-pair green-pair "
	    "brown-pair", TRIO_SUN("red") TRIO_MOON("blue"),
	    "green-key brown-key green-sun red-key blue-sun");

	play(g, "discard:brown-key | green-door 4brown-sun | "
	    "drop:brown-sun next:green-door key:green-key | 2brown-moon "
	    "any-pair");
	lies(g, ONIRIM_ZONE_HAND, "3brown-sun,2brown-moon");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Case 5, victory ----------------------------------------------------
 */

/* Of the Premonitions only brown-pair is left, which the eighth Door meets. */
#define late_brown(hand) dreams_after("red-pair green-pair brown-pair " \
	"every-colour", SEVEN_DOORS, hand)

START_TEST(test_case_5_R23_victory_by_trio_beats_a_premonition)
{
	onirim_game *g = late_brown("2brown-moon brown-sun blue-key green-sun");

	open_are(g, "brown-pair");
	lies(g, ONIRIM_ZONE_REMOVED, "red-pair,green-pair,every-colour");
	play(g, "play:brown-moon | blue-sun | play:brown-sun | blue-sun | "
	    "play:brown-moon search");
	over(g, ONIRIM_WON);
	open_are(g, "brown-pair");
	doors(g, 0, "2red-door,2blue-door,2green-door,2brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_5_R23_victory_by_key_beats_a_premonition)
{
	onirim_game *g = late_brown("brown-key brown-sun blue-key blue-sun "
	    "green-sun");

	play(g, "discard:brown-sun | brown-door | key:brown-key");
	over(g, ONIRIM_WON);
	open_are(g, "brown-pair");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 6.3 Happy Dreams ---------------------------------------------------
 */

#define FOUR_OPEN "any-pair red-pair green-pair brown-pair"
#define HAND "red-key blue-key red-sun blue-sun green-sun"

START_TEST(test_case_13_a_happy_dream_asks_for_one_of_three)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | happy-dream");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_CARD_HAPPY_DREAM);
	lies(g, ONIRIM_ZONE_PENDING, "happy-dream");
	legal_are(g, "dispel:red-pair dispel:green-pair dispel:brown-pair "
	    "dispel:any-pair look fetch");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_13_R26_dispel_takes_an_open_premonition)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | happy-dream | dispel:green-pair ...");
	open_are(g, "red-pair,brown-pair,any-pair");
	lies(g, ONIRIM_ZONE_REMOVED, "green-pair");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,happy-dream");
	lies(g, ONIRIM_ZONE_PENDING, "");
	reserve_is(g, "blue-pair,three-doors,five-doors,every-colour");
	deal(g, "brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R26_without_an_open_premonition_none_is_dispelled)
{
	onirim_game *g = dreams(FOUR_OPEN, "2red-key red-sun blue-sun "
	    "green-sun");

	play(g, "discard:red-sun | happy-dream | dispel:green-pair | "
	    "happy-dream | dispel:brown-pair | happy-dream | "
	    "dispel:any-pair | red-door | key:red-key | red-door | "
	    "key:red-key | happy-dream");
	open_are(g, "");
	legal_are(g, "look fetch");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_13_look_reveals_seven_and_discards_any)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | happy-dream | look | red-moon brown-sun "
	    "2green-moon red-door nightmare happy-dream");
	asked(g, 0, ONIRIM_ASK_DISCARD_ANY);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_CARD_HAPPY_DREAM);
	lies(g, ONIRIM_ZONE_PENDING, "red-moon,2green-moon,brown-sun,"
	    "red-door,nightmare,2happy-dream");
	legal_are(g, "drop:red-moon drop:green-moon drop:brown-sun "
	    "drop:red-door drop:nightmare drop:happy-dream stop");
	play(g, "drop:green-moon");
	legal_are(g, "drop:green-moon drop:brown-sun drop:red-door "
	    "drop:nightmare drop:happy-dream stop");
	play(g, "drop:red-door");
	legal_are(g, "drop:nightmare drop:happy-dream stop");
	play(g, "drop:nightmare stop");
	asked(g, 0, ONIRIM_ASK_ORDER);
	legal_are(g, "next:red-moon next:green-moon next:brown-sun "
	    "next:happy-dream");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "red-sun,green-moon,red-door,nightmare");
	play(g, "next:brown-sun next:green-moon next:happy-dream");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "green-moon,happy-dream,red-moon");
	lies(g, ONIRIM_ZONE_HAND,
	    "red-key,blue-sun,blue-key,green-sun,brown-sun");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "red-sun,green-moon,red-door,nightmare,happy-dream");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R26_cards_discarded_by_a_look_have_no_effect)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | happy-dream | look | red-key brown-key "
	    "2red-door nightmare 2happy-dream | drop:red-key drop:brown-key "
	    "drop:red-door drop:red-door drop:nightmare drop:happy-dream "
	    "drop:happy-dream | brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "");
	doors(g, 0, "");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,red-key,brown-key,2red-door,"
	    "nightmare,3happy-dream");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_13_look_may_discard_nothing)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | happy-dream | look | 7blue-sun");
	asked(g, 0, ONIRIM_ASK_DISCARD_ANY);
	legal_are(g, "drop:blue-sun stop");
	play(g, "stop");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "6blue-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,happy-dream");
	onirim_game_free(g);
}
END_TEST

/* Seven Doors lie on the table, and of the Premonitions only brown-pair is
 * left; a brown Door and these cards are the deck. */
#define late_happy(cards) late(.config = "sets=dreams", \
	.open = "red-pair blue-pair green-pair brown-pair", \
	.plays = { SEVEN_DOORS }, \
	.hands = { "blue-key green-key blue-sun green-sun brown-sun" }, \
	.deck = "brown-door " cards)

START_TEST(test_R26_look_with_a_short_deck)
{
	onirim_game *g = late_happy("2happy-dream nightmare 2green-sun");

	play(g, "discard:brown-sun | happy-dream | look | 2green-sun "
	    "nightmare happy-dream");
	asked(g, 0, ONIRIM_ASK_DISCARD_ANY);
	deck_is(g, 0);
	legal_are(g, "drop:green-sun drop:brown-door drop:nightmare "
	    "drop:happy-dream stop");
	play(g, "drop:nightmare stop next:green-sun next:brown-door");
	asked(g, 0, ONIRIM_ASK_ORDER);
	play(g, "next:happy-dream");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "brown-door,happy-dream,green-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R26_fetch_needs_a_card_in_the_deck)
{
	onirim_game *g = late_happy("2happy-dream");

	play(g, "discard:brown-sun | brown-door");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	legal_are(g, "dispel:brown-pair look fetch");
	play(g, "fetch");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	deck_is(g, 0);
	legal_are(g, "dispel:brown-pair look");
	play(g, "look");
	over(g, ONIRIM_LOST);
	lies(g, ONIRIM_ZONE_LIMBO, "brown-door");
	lies(g, ONIRIM_ZONE_PENDING, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R26_look_can_be_chosen_with_no_card_in_the_deck)
{
	onirim_game *g = late_happy("2happy-dream");

	play(g, "discard:brown-sun | brown-door | dispel:brown-pair");
	over(g, ONIRIM_LOST);
	lies(g, ONIRIM_ZONE_PENDING, "");
	lies(g, ONIRIM_ZONE_REMOVED,
	    "red-pair,blue-pair,green-pair,brown-pair");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_13_R26_a_fetched_card_is_drawn_at_once)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | happy-dream | fetch");
	asked(g, 0, ONIRIM_ASK_FETCH);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_CARD_HAPPY_DREAM);
	legal_are(g, "fetch:red-sun fetch:red-moon fetch:red-key "
	    "fetch:blue-sun fetch:blue-moon fetch:blue-key fetch:green-sun "
	    "fetch:green-moon fetch:green-key fetch:brown-sun "
	    "fetch:brown-moon fetch:brown-key fetch:red-door fetch:blue-door "
	    "fetch:green-door fetch:brown-door fetch:nightmare "
	    "fetch:happy-dream");
	play(g, "fetch:brown-key");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_HAND,
	    "red-key,blue-sun,blue-key,green-sun,brown-key");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,happy-dream");
	lies(g, ONIRIM_ZONE_TOP, "");
	pool_has(g, "2brown-key");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_13_a_fetched_door_is_opened_at_once)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | happy-dream | fetch fetch:red-door");
	asked(g, 0, ONIRIM_ASK_DOOR);
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,happy-dream");
	lies(g, ONIRIM_ZONE_PENDING, "red-door");
	play(g, "key:red-key | 2brown-sun");
	doors(g, 0, "red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R26_a_happy_dream_may_fetch_another)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | happy-dream | fetch fetch:happy-dream");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	play(g, "fetch fetch:nightmare");
	asked(g, 0, ONIRIM_ASK_NIGHTMARE);
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,2happy-dream");
	onirim_game_free(g);
}
END_TEST

/* A Door lies at the known top, a Sun behind it. */
START_TEST(test_R26_fetch_reaches_known_cards_and_ends_their_places)
{
	onirim_game *g = dreams(FOUR_OPEN, "red-key blue-key red-sun blue-sun "
	    "green-sun");

	play(g, "discard:blue-key | happy-dream red-door 3brown-sun | "
	    "drop:red-door next:happy-dream");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	lies(g, ONIRIM_ZONE_TOP, "3brown-sun");
	play(g, "fetch");
	can(g, "fetch:brown-sun");
	play(g, "fetch:brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "");
	pool_has(g, "5brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R4_a_happy_dream_dropped_by_a_prophecy_does_nothing)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-key | happy-dream 4brown-sun | "
	    "drop:happy-dream");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,happy-dream");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_6_happy_dreams_revealed_or_drawn_under_IV_go_to_limbo)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | nightmare | reveal | 2happy-dream "
	    "3brown-sun nightmare | hand | happy-dream 3brown-moon "
	    "2brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_HAND, "2brown-sun,3brown-moon");
	pool_has(g, "4happy-dream");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_6_3_the_fill_goes_on_after_a_happy_dream)
{
	onirim_game *g = dreams(FOUR_OPEN, HAND);

	play(g, "discard:red-sun | red-door | key:red-key | happy-dream | "
	    "dispel:red-pair | blue-sun green-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	turn_is(g, 2);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Two players --------------------------------------------------------
 */

/* The second seat has no Door yet; the first has four. */
#define FOUR_OF_ONE TRIO_SUN("red") TRIO_MOON("blue") TWO_TRIOS("brown")

START_TEST(test_R23_doors_of_both_seats_count)
{
	onirim_game *g = pair_of_dreams("any-pair blue-pair green-pair "
	    "brown-pair", TRIO_SUN("red"), "green-sun green-moon brown-sun ",
	    "brown-sun blue-moon green-key", "red-key blue-key blue-sun",
	    "green-sun brown-moon");

	play(g, "discard:brown-sun decline | brown-sun | discard:blue-sun "
	    "decline | red-door | key:red-key ...");
	lies(g, ONIRIM_ZONE_REMOVED, "any-pair");
	doors(g, 0, "red-door");
	doors(g, 1, "");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R24_the_active_seat_gives_its_own_doors)
{
	onirim_game *g = pair_of_dreams("any-pair blue-pair green-pair "
	    "brown-pair", TRIO_SUN("brown"), "green-sun green-moon red-sun ",
	    "blue-sun blue-moon green-key", "red-key brown-key red-sun",
	    "green-sun red-moon");

	play(g, "discard:blue-sun decline | green-sun | discard:red-sun "
	    "decline | red-door | key:red-key | brown-door | key:brown-key");
	asked(g, 1, ONIRIM_ASK_PREMONITION);
	play(g, "resolve:brown-pair");
	asked(g, 1, ONIRIM_ASK_PENALTY);
	legal_are(g, "door:red-door@2 door:brown-door@2");
	play(g, "door:red-door@2 ...");
	doors(g, 0, "brown-door");
	doors(g, 1, "");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door,brown-door");
	lies(g, ONIRIM_ZONE_REMOVED, "brown-pair,any-pair");
	onirim_game_free(g);
}
END_TEST

/* Two red and two green Doors lie before the first seat. */
START_TEST(test_R24_without_one_that_fits_those_of_the_other_seat)
{
	onirim_game *g = pair_of_dreams("five-doors blue-pair brown-pair "
	    "every-colour", TWO_TRIOS("red") TWO_TRIOS("green"),
	    "blue-sun brown-moon blue-sun brown-key blue-moon brown-sun "
	    "blue-moon brown-sun blue-moon brown-sun blue-key brown-moon ",
	    "blue-sun blue-moon green-key", "red-sun brown-key blue-key",
	    "blue-sun red-moon");

	play(g, "discard:blue-sun decline | blue-sun | discard:red-sun "
	    "decline | blue-door | key:blue-key | any-pair three-doors | "
	    "resolve:any-pair");
	asked(g, 1, ONIRIM_ASK_PENALTY);
	legal_are(g, "door:red-door door:green-door");
	play(g, "door:green-door ...");
	doors(g, 0, "2red-door,green-door");
	doors(g, 1, "blue-door");
	onirim_game_free(g);
}
END_TEST

/* The first seat has a pair of its own, which is left alone. */
START_TEST(test_R24_any_pair_takes_the_own_door_that_fits)
{
	onirim_game *g = pair_of_dreams("five-doors blue-pair brown-pair "
	    "every-colour", TRIO_SUN("red") TRIO_MOON("green")
	    TRIO_SUN("green") TRIO_MOON("brown"),
	    "blue-sun brown-moon blue-sun brown-key blue-moon brown-sun "
	    "blue-moon brown-sun blue-moon brown-sun blue-key brown-moon ",
	    "blue-sun red-moon green-key", "red-sun brown-key red-key",
	    "blue-sun red-moon");

	play(g, "discard:blue-sun decline | blue-sun | discard:red-sun "
	    "decline | red-door | key:red-key | any-pair three-doors");
	asked(g, 1, ONIRIM_ASK_PREMONITION);
	play(g, "resolve:any-pair ...");
	doors(g, 0, "red-door,2green-door,brown-door");
	doors(g, 1, "");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R24_without_any_door_those_of_the_other_seat)
{
	onirim_game *g = pair_of_dreams("red-pair green-pair five-doors "
	    "every-colour", FOUR_OF_ONE, NO_DOORS,
	    "blue-sun green-sun green-key", "red-sun brown-key blue-key",
	    "blue-sun red-key");

	play(g, "discard:blue-sun decline | blue-sun | discard:red-sun "
	    "decline | blue-door | key:blue-key | brown-pair any-pair");
	asked(g, 1, ONIRIM_ASK_PREMONITION);
	play(g, "resolve:any-pair");
	asked(g, 1, ONIRIM_ASK_PENALTY);
	ck_assert_int_eq(onirim_subject(g),
	    onirim_card_from_name("brown-pair"));
	doors(g, 1, "");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door");
	legal_are(g, "door:red-door door:blue-door door:brown-door");
	play(g, "door:blue-door ...");
	doors(g, 0, "red-door,2brown-door");
	lies(g, ONIRIM_ZONE_LIMBO, "2blue-door");
	onirim_game_free(g);
}
END_TEST

/* The new hand is drawn for own and shared cards, in the middle of a trio. */
START_TEST(test_case_12_three_doors_in_the_middle_of_a_trio_for_two)
{
	onirim_game *g = pair_of_dreams("three-doors blue-pair green-pair "
	    "brown-pair", TRIO_SUN("red") TRIO_MOON("blue"),
	    "green-moon brown-sun red-moon blue-sun green-moon brown-sun ",
	    "green-sun green-moon green-key", "red-sun brown-key blue-key",
	    "blue-sun red-key");

	play(g, "play:green-sun | brown-sun | discard:red-sun decline | "
	    "brown-sun | play:green-moon | brown-sun | discard:brown-sun "
	    "decline | brown-moon | play:green-key search ...");
	ck_assert_int_eq(onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0),
	    ONIRIM_ZONE_HAND);
	doors(g, 0, "red-door,blue-door,green-door");
	lies(g, ONIRIM_ZONE_SHARED, "");
	lies(g, ONIRIM_ZONE_DISCARD,
	    "red-sun,red-key,blue-sun,3brown-sun");
	deal(g, "red-sun happy-dream red-moon blue-moon ...");
	lies(g, ONIRIM_ZONE_LIMBO, "happy-dream");
	ck_assert_int_eq(onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0),
	    ONIRIM_ZONE_SHARED);
	deal(g, "2blue-sun five-doors");
	asked(g, 1, ONIRIM_ASK_ACT);
	own(g, 0, 0, "red-sun,red-moon,blue-moon");
	lies(g, ONIRIM_ZONE_SHARED, "2blue-sun");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	onirim_game_free(g);
}
END_TEST

/* In the middle of a trio a Door goes to Limbo, and comes back. */
START_TEST(test_case_12_a_door_lost_in_the_middle_of_a_trio)
{
	onirim_game *g = pair_of_dreams("three-doors any-pair green-pair "
	    "brown-pair", TRIO_SUN("red"), "green-moon brown-sun red-moon ",
	    "red-moon red-sun red-key", "red-sun brown-key blue-key",
	    "blue-sun green-key");

	play(g, "play:red-moon | brown-sun | discard:red-sun decline | "
	    "brown-sun | play:red-sun | brown-sun | discard:brown-sun "
	    "decline | brown-moon | play:red-key search ...");
	doors(g, 0, "red-door");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	lies(g, ONIRIM_ZONE_REMOVED, "any-pair");
	deal(g, "blue-moon");
	asked(g, 1, ONIRIM_ASK_ACT);
	pool_has(g, "1red-door");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Who knows what -----------------------------------------------------
 */

#define PAIR_OPEN "any-pair red-pair blue-pair brown-pair"

/* The first seat draws a Happy Dream; both own hands are partly hidden. */
static onirim_game *
pair_with_happy_dream(void)
{
	onirim_game *g = pair_of_dreams(PAIR_OPEN, "", "",
	    "red-sun red-moon red-key", "blue-sun blue-moon blue-key",
	    "green-sun green-moon");

	play(g, "play:red-sun | brown-sun | play:blue-sun | brown-moon | "
	    "play:red-moon | happy-dream");
	own(g, 0, 1, "blue-moon,blue-key,hidden");
	own(g, 1, 0, "red-key,hidden");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	return g;
}

START_TEST(test_seen_a_happy_dream_is_shown)
{
	onirim_game *g = pair_with_happy_dream();

	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0, "happy-dream");
	lies(g, ONIRIM_ZONE_PENDING, "happy-dream");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_who_fetches_has_looked_through_the_deck)
{
	onirim_game *g = pair_with_happy_dream();

	play(g, "fetch");
	asked(g, 0, ONIRIM_ASK_FETCH);
	own(g, 0, 1, "blue-moon,blue-key,brown-moon");
	own(g, 1, 0, "red-key,hidden");
	own(g, ONIRIM_NOBODY, 1, "blue-moon,blue-key,brown-moon");
	own(g, ONIRIM_NOBODY, 0, "red-key,hidden");
	play(g, "fetch:green-key");
	asked(g, 1, ONIRIM_ASK_ACT);
	own(g, 0, 1, "blue-moon,blue-key,brown-moon");
	own(g, 1, 0, "red-key,green-key,hidden");
	own(g, ONIRIM_NOBODY, 0, "red-key,green-key,hidden");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_what_is_drawn_after_a_fetch_is_hidden)
{
	onirim_game *g = pair_with_happy_dream();

	play(g, "fetch fetch:green-key play:blue-moon | red-sun");
	own(g, 0, 1, "blue-key,brown-moon,hidden");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_cards_put_back_by_a_happy_dream_are_known_to_all)
{
	onirim_game *g = pair_with_happy_dream();

	play(g, "look | red-door blue-door nightmare 2brown-sun 2green-sun");
	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0, "2green-sun,2brown-sun,"
	    "red-door,blue-door,nightmare,happy-dream");
	play(g, "drop:brown-sun drop:nightmare next:green-sun "
	    "next:red-door next:green-sun next:brown-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	cards_are(g, 0, ONIRIM_ZONE_TOP, 0,
	    "red-door,green-sun,brown-sun,blue-door");
	cards_are(g, 1, ONIRIM_ZONE_TOP, 0,
	    "red-door,green-sun,brown-sun,blue-door");
	lies(g, ONIRIM_ZONE_TOP, "red-door,green-sun,brown-sun,blue-door");
	own(g, 1, 0, "red-key,green-sun,hidden");
	onirim_game_free(g);
}
END_TEST

/* The deck has no red room any more, so what is not seen is in a hand. */
START_TEST(test_seen_red_pair_tells_which_red_rooms_the_partner_has)
{
	onirim_game *g = pair_of_dreams("red-pair blue-pair green-pair "
	    "brown-pair", "", "", "red-sun red-moon red-key",
	    "blue-sun blue-moon red-key", "green-sun green-moon");

	play(g, "play:red-sun | red-door | key:red-key | brown-sun red-sun | "
	    "play:blue-sun | red-door");
	own(g, 1, 0, "red-moon,2hidden");
	play(g, "key:red-key ...");
	lies(g, ONIRIM_ZONE_REMOVED, "red-pair");
	own(g, 1, 0, "red-sun,red-moon,hidden");
	own(g, ONIRIM_NOBODY, 0, "red-sun,red-moon,hidden");
	pool_seen(g, 1, "0red-sun");
	pool_seen(g, 1, "0red-moon");
	pool_seen(g, 1, "6brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_who_chooses_keys_has_looked_through_the_deck)
{
	onirim_game *g = pair_of_dreams("any-pair red-pair blue-pair "
	    "brown-pair", "", "", "red-sun red-moon blue-key",
	    "blue-sun blue-moon blue-key", "green-sun green-moon");

	play(g, "play:red-sun | blue-door | key:blue-key | brown-sun brown-key "
	    "| play:blue-sun | blue-door | key:blue-key");
	asked(g, 1, ONIRIM_ASK_PREMONITION);
	own(g, 1, 0, "red-moon,2hidden");
	play(g, "resolve:blue-pair");
	asked(g, 1, ONIRIM_ASK_PENALTY);
	own(g, 1, 0, "red-moon,brown-sun,brown-key");
	own(g, ONIRIM_NOBODY, 0, "red-moon,brown-sun,brown-key");
	play(g, "drop:red-key drop:brown-key ...");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,2blue-key,brown-key");
	own(g, 1, 0, "red-moon,brown-sun,brown-key");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_premonitions_open_and_gone_are_seen_by_all)
{
	onirim_game *g = pair_with_happy_dream();

	play(g, "dispel:red-pair ...");
	lies(g, ONIRIM_ZONE_REMOVED, "red-pair");
	open_are(g, "blue-pair,brown-pair,any-pair");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- The suite ----------------------------------------------------------
 */

static void
add_cards(TCase *tcase)
{
	tcase_add_test(tcase, test_6_1_four_happy_dreams_join_the_deck);
	tcase_add_loop_test(tcase, test_6_1_so_many_premonitions_lie_open, 0,
	    COUNT_OF(set_ups));
	tcase_add_test(tcase,
	    test_6_1_happy_dreams_of_the_opening_hand_are_put_aside);
}

static void
add_each_premonition(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_case_12_red_pair_discards_the_red_rooms_of_the_deck);
	tcase_add_test(tcase, test_R24_red_pair_shuffles_the_deck);
	tcase_add_test(tcase,
	    test_case_12_blue_pair_discards_two_keys_of_the_deck);
	tcase_add_test(tcase, test_7_5_a_set_of_two_keys_is_offered_once);
	tcase_add_test(tcase, test_7_5_two_keys_in_the_deck_are_not_asked_for);
	tcase_add_test(tcase,
	    test_7_5_R24_one_key_in_the_deck_is_not_asked_for);
	tcase_add_test(tcase,
	    test_7_5_R24_without_a_key_in_the_deck_nothing_is_lost);
	tcase_add_test(tcase,
	    test_R24_blue_pair_shuffles_though_it_finds_nothing);
	tcase_add_test(tcase,
	    test_case_12_green_pair_puts_a_nightmare_into_limbo);
	tcase_add_test(tcase,
	    test_R24_green_pair_without_a_nightmare_does_nothing);
	tcase_add_test(tcase,
	    test_R24_green_pair_leaves_known_cards_where_they_are);
	tcase_add_test(tcase,
	    test_R24_any_pair_leaves_known_cards_where_they_are);
	tcase_add_test(tcase,
	    test_case_12_brown_pair_takes_a_door_of_any_colour);
	tcase_add_test(tcase, test_6_2_a_premonition_strikes_once);
	tcase_add_test(tcase, test_case_12_any_pair_takes_one_of_the_pair);
	tcase_add_test(tcase, test_7_6_any_pair_lists_the_doors_of_pairs);
	tcase_add_test(tcase,
	    test_case_12_three_doors_draws_a_new_hand_and_reveals_one);
	tcase_add_test(tcase,
	    test_R25_after_a_trio_the_fill_finds_the_new_hand);
	tcase_add_test(tcase,
	    test_R25_keys_thrown_away_by_three_doors_are_no_prophecy);
	tcase_add_test(tcase, test_9_three_doors_with_a_short_deck_is_defeat);
	tcase_add_test(tcase, test_case_12_five_doors_reveals_two);
	tcase_add_test(tcase, test_case_12_every_colour_discards_happy_dreams);
	tcase_add_test(tcase,
	    test_R24_every_colour_shuffles_though_it_finds_nothing);
}

static void
add_several_premonitions(TCase *tcase)
{
	tcase_add_test(tcase, test_case_12_two_at_once_both_strike);
	tcase_add_test(tcase, test_case_12_one_undone_by_another_stays_open);
	tcase_add_test(tcase,
	    test_case_12_one_undone_strikes_when_it_holds_again);
	tcase_add_loop_test(tcase, test_case_12_two_at_once_in_both_orders, 0,
	    COUNT_OF(orders));
	tcase_add_test(tcase,
	    test_9_the_chosen_premonition_is_gone_before_its_penalty);
	tcase_add_test(tcase, test_6_2_a_premonition_dispelled_strikes_nobody);
	tcase_add_test(tcase, test_R23_doors_in_limbo_do_not_count);
	tcase_add_test(tcase, test_case_12_a_reveal_within_a_reveal);
	tcase_add_test(tcase, test_R23_a_premonition_revealed_is_looked_at);
	tcase_add_test(tcase,
	    test_R23_a_premonition_revealed_that_does_not_hold_stays_open);
	tcase_add_test(tcase, test_R24_five_doors_reveals_what_the_reserve_has);
	tcase_add_test(tcase,
	    test_R24_three_doors_without_a_reserve_reveals_nothing);
	tcase_add_test(tcase,
	    test_R25_both_are_revealed_before_any_is_looked_at);
	tcase_add_test(tcase, test_R25_a_fill_goes_on_with_the_new_hand);
	tcase_add_test(tcase, test_R25_the_new_hand_takes_the_known_top_first);
}

static void
add_case_5_victory(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_case_5_R23_victory_by_trio_beats_a_premonition);
	tcase_add_test(tcase,
	    test_case_5_R23_victory_by_key_beats_a_premonition);
}

static void
add_happy_dreams(TCase *tcase)
{
	tcase_add_test(tcase, test_case_13_a_happy_dream_asks_for_one_of_three);
	tcase_add_test(tcase,
	    test_case_13_R26_dispel_takes_an_open_premonition);
	tcase_add_test(tcase,
	    test_R26_without_an_open_premonition_none_is_dispelled);
	tcase_add_test(tcase, test_case_13_look_reveals_seven_and_discards_any);
	tcase_add_test(tcase,
	    test_R26_cards_discarded_by_a_look_have_no_effect);
	tcase_add_test(tcase, test_case_13_look_may_discard_nothing);
	tcase_add_test(tcase, test_R26_look_with_a_short_deck);
	tcase_add_test(tcase, test_R26_fetch_needs_a_card_in_the_deck);
	tcase_add_test(tcase,
	    test_R26_look_can_be_chosen_with_no_card_in_the_deck);
	tcase_add_test(tcase, test_case_13_R26_a_fetched_card_is_drawn_at_once);
	tcase_add_test(tcase, test_case_13_a_fetched_door_is_opened_at_once);
	tcase_add_test(tcase, test_R26_a_happy_dream_may_fetch_another);
	tcase_add_test(tcase,
	    test_R26_fetch_reaches_known_cards_and_ends_their_places);
	tcase_add_test(tcase,
	    test_R4_a_happy_dream_dropped_by_a_prophecy_does_nothing);
	tcase_add_test(tcase,
	    test_2_6_happy_dreams_revealed_or_drawn_under_IV_go_to_limbo);
	tcase_add_test(tcase, test_6_3_the_fill_goes_on_after_a_happy_dream);
}

static void
add_two_players(TCase *tcase)
{
	tcase_add_test(tcase, test_R23_doors_of_both_seats_count);
	tcase_add_test(tcase, test_R24_the_active_seat_gives_its_own_doors);
	tcase_add_test(tcase,
	    test_R24_without_one_that_fits_those_of_the_other_seat);
	tcase_add_test(tcase, test_R24_any_pair_takes_the_own_door_that_fits);
	tcase_add_test(tcase,
	    test_R24_without_any_door_those_of_the_other_seat);
	tcase_add_test(tcase,
	    test_case_12_three_doors_in_the_middle_of_a_trio_for_two);
	tcase_add_test(tcase, test_case_12_a_door_lost_in_the_middle_of_a_trio);
}

static void
add_who_knows_what(TCase *tcase)
{
	tcase_add_test(tcase, test_seen_a_happy_dream_is_shown);
	tcase_add_test(tcase,
	    test_seen_who_fetches_has_looked_through_the_deck);
	tcase_add_test(tcase, test_seen_what_is_drawn_after_a_fetch_is_hidden);
	tcase_add_test(tcase,
	    test_seen_cards_put_back_by_a_happy_dream_are_known_to_all);
	tcase_add_test(tcase,
	    test_seen_red_pair_tells_which_red_rooms_the_partner_has);
	tcase_add_test(tcase,
	    test_seen_who_chooses_keys_has_looked_through_the_deck);
	tcase_add_test(tcase,
	    test_seen_premonitions_open_and_gone_are_seen_by_all);
}

Suite *
rules_dreams_suite(void)
{
	Suite *suite = suite_create("rules, Happy Dreams and Premonitions");

	script_add_case(suite, "cards", add_cards);
	script_add_case(suite, "each premonition", add_each_premonition);
	script_add_case(suite, "several premonitions",
	    add_several_premonitions);
	script_add_case(suite, "case 5 victory", add_case_5_victory);
	script_add_case(suite, "happy dreams", add_happy_dreams);
	script_add_case(suite, "two players", add_two_players);
	script_add_case(suite, "who knows what", add_who_knows_what);
	return suite;
}
