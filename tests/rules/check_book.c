/*
 * check_book.c - plays the Book of Steps Lost and Found, card by card.
 *
 * A test's name begins with the section, ruling (R) or case of the rules that
 * it plays; those about who knows what begin with `seen`.
 */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "late.h"
#include "rules.h"

/* What lies before a seat. */
#define own(g, viewer, seat, text) \
	cards_are(g, viewer, ONIRIM_ZONE_HAND, seat, text)
#define doors(g, seat, text) \
	cards_are(g, ONIRIM_NOBODY, ONIRIM_ZONE_DOORS, seat, text)
#define goals_are(g, text) lies(g, ONIRIM_ZONE_GOALS, text)

/* The row of Goals of most games here; the last one is not asked for. */
#define FIRST_GOALS "red-goal blue-goal green-goal "
#define LAST_GOALS "brown-goal red-goal blue-goal green-goal "
#define GOALS FIRST_GOALS LAST_GOALS
#define ALL_UP GOALS "brown-goal"

/* The Goals of SEVEN_DOORS. */
#define TWICE(goal) goal " " goal " "
#define SEVEN_GOALS TWICE("red-goal") TWICE("blue-goal") TWICE("green-goal")
#define SEVEN_DOWN TWICE("red-goal-") TWICE("blue-goal-") \
	TWICE("green-goal-") "brown-goal- "

/* A game for one with this hand, and one with this row of Goals. */
#define book(hand) book_goals(GOALS, hand)
#define book_goals(row, hand) late(.config = "sets=steps", .goals = row, \
	.hands = { hand })

/* A game for one with seven Doors on the table, a full discard pile, and
 * nothing but these cards and a brown Door in the deck. */
#define late_book(hand, cards) late(.config = "sets=steps", \
	.goals = SEVEN_GOALS, .plays = { SEVEN_DOORS }, .hands = { hand }, \
	.deck = "brown-door " cards)

/* Discard seven blue Suns; payment with them asks nothing. */
#define SEVEN_SUNS "8blue-sun"

static int
price(const onirim_game *g, int spell)
{
	return onirim_number(g, ONIRIM_NOBODY, ONIRIM_NUMBER_PRICE, spell);
}

/* Give the first answer that pays until everything is paid. */
static void
pay_lowest(onirim_game *g)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];

	while (onirim_decision(g) == ONIRIM_ASK_PAY) {
		ck_assert_int_gt(onirim_legal_actions(g, actions,
		    ONIRIM_ACTIONS_MAX), 1);
		script_apply(HERE, g, actions[0]);
	}
}

/*
 * ---- 4.1 Goals ----------------------------------------------------------
 */

START_TEST(test_4_1_goals_are_dealt_from_left_to_right)
{
	onirim_game *g = begin("sets=steps");

	asked(g, ONIRIM_CHANCE, ONIRIM_ASK_DEAL);
	ck_assert_int_eq(onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0),
	    ONIRIM_ZONE_GOALS);
	legal_are(g, "deal:red-goal deal:blue-goal deal:green-goal "
	    "deal:brown-goal");
	deal(g, "brown-goal 2blue-goal ...");
	goals_are(g, "brown-goal blue-goal blue-goal");
	legal_are(g, "deal:red-goal deal:green-goal deal:brown-goal");
	deal(g, "red-goal green-goal brown-goal green-goal ...");
	goals_are(g, "brown-goal blue-goal blue-goal red-goal green-goal "
	    "brown-goal green-goal red-goal");
	ck_assert_int_eq(onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0),
	    ONIRIM_ZONE_HAND);
	deal(g, "5red-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	deck_is(g, 71);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_1_two_last_goals_of_a_colour_are_not_asked_for)
{
	onirim_game *g = begin("sets=steps");

	deal(g, "2red-goal 2blue-goal 2brown-goal 5red-sun");
	goals_are(g, "red-goal red-goal blue-goal blue-goal brown-goal "
	    "brown-goal green-goal green-goal");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_1_two_players_have_one_row_of_goals)
{
	onirim_game *g = late(.config = "sets=steps players=2",
	    .goals = GOALS, .hands = { "red-key red-sun red-moon",
	    "blue-key blue-sun blue-moon" }, .shared = "green-sun green-key");

	play(g, "play:red-sun | red-door | key:red-key | brown-sun "
	    "brown-moon");
	goals_are(g, "red-goal- blue-goal green-goal " LAST_GOALS
	    "brown-goal");
	play(g, "play:blue-sun | blue-door | key:blue-key | brown-sun "
	    "brown-moon");
	goals_are(g, "red-goal- blue-goal- green-goal " LAST_GOALS
	    "brown-goal");
	doors(g, 0, "red-door");
	doors(g, 1, "blue-door");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 4.2 A Door and the first Goal --------------------------------------
 */

START_TEST(test_4_2_a_door_of_a_trio_turns_the_first_goal_down)
{
	onirim_game *g = book("2red-sun red-moon blue-sun green-sun");

	play(g, "play:red-sun | brown-sun | play:red-moon | brown-sun | "
	    "play:red-sun search | brown-moon");
	doors(g, 0, "red-door");
	goals_are(g, "red-goal- blue-goal green-goal " LAST_GOALS
	    "brown-goal");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_2_a_door_of_a_key_turns_the_first_goal_down)
{
	onirim_game *g = book("red-key red-moon blue-sun green-sun brown-sun");

	play(g, "discard:red-moon | red-door | key:red-key | 2brown-moon");
	doors(g, 0, "red-door");
	goals_are(g, "red-goal- blue-goal green-goal " LAST_GOALS
	    "brown-goal");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,red-key");
	onirim_game_free(g);
}
END_TEST

/* A brown Sun is known on top, which the shuffle ends. */
START_TEST(test_case_9_a_door_of_a_trio_that_does_not_match_goes_to_limbo)
{
	onirim_game *g = book("2green-sun green-moon blue-key red-moon");

	play(g, "discard:blue-key | 4brown-sun brown-moon | drop:brown-moon "
	    "play:green-sun play:green-moon play:green-sun");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	lies(g, ONIRIM_ZONE_TOP, "brown-sun");
	play(g, "search ...");
	doors(g, 0, "");
	lies(g, ONIRIM_ZONE_LIMBO, "green-door");
	lies(g, ONIRIM_ZONE_TOP, "");
	goals_are(g, ALL_UP);
	deal(g, "blue-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	pool_has(g, "2green-door");
	onirim_game_free(g);
}
END_TEST

/* The two cards behind the Door keep their places. */
START_TEST(test_case_9_a_door_of_a_key_that_does_not_match_goes_to_limbo)
{
	onirim_game *g = book("blue-key green-key red-sun red-moon brown-sun");

	play(g, "discard:green-key | blue-door 2brown-sun 2brown-moon | "
	    "drop:brown-moon next:blue-door next:brown-sun next:brown-sun");
	asked(g, 0, ONIRIM_ASK_DOOR);
	legal_are(g, "key:blue-key limbo");
	play(g, "key:blue-key");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_HAND, "red-sun,red-moon,3brown-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "blue-key,green-key,brown-moon");
	doors(g, 0, "");
	goals_are(g, ALL_UP);
	pool_has(g, "2blue-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_2_a_door_that_did_not_match_waits_in_limbo)
{
	onirim_game *g = book("blue-key red-key red-sun red-moon brown-sun");

	play(g, "discard:red-sun | blue-door | key:blue-key ...");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door");
	lies(g, ONIRIM_ZONE_PENDING, "");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,blue-key");
	deal(g, "red-door | key:red-key | 2green-sun green-moon");
	doors(g, 0, "red-door");
	pool_has(g, "2blue-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R2_the_offer_is_made_for_a_door_that_does_not_match)
{
	onirim_game *g = book("2brown-sun brown-moon blue-sun green-sun");

	play(g, "play:brown-sun | red-sun | play:brown-moon | red-sun | "
	    "play:brown-sun");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_CARD_DOOR +
	    ONIRIM_COLOUR_BROWN);
	play(g, "decline | red-sun");
	goals_are(g, ALL_UP);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_8_the_eighth_door_turns_the_last_goal_and_wins)
{
	onirim_game *g = late_book("2brown-moon brown-sun red-key green-sun",
	    "red-sun blue-sun");

	goals_are(g, SEVEN_DOWN "brown-goal");
	play(g, "play:brown-moon draw | red-sun | play:brown-sun draw | "
	    "blue-sun | play:brown-moon search");
	over(g, ONIRIM_WON);
	goals_are(g, SEVEN_DOWN "brown-goal-");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_5_the_eighth_door_by_key_wins_with_the_deck_empty)
{
	onirim_game *g = late_book("brown-key red-sun blue-sun green-sun "
	    "brown-moon", "");

	play(g, "discard:red-sun draw");
	asked(g, 0, ONIRIM_ASK_DOOR);
	play(g, "key:brown-key");
	over(g, ONIRIM_WON);
	deck_is(g, 0);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- R15 and R16 --------------------------------------------------------
 */

START_TEST(test_case_9_R15_first_is_leftmost_after_planning)
{
	onirim_game *g = book("red-key blue-key green-key red-sun blue-sun");

	play(g, "discard:red-sun | red-door | key:red-key | 2brown-moon");
	wear(g, SEVEN_SUNS);
	play(g, "cast:planning");
	pay_lowest(g);
	play(g, "goals:1/3");
	goals_are(g, "green-goal blue-goal red-goal- " LAST_GOALS
	    "brown-goal");
	play(g, "discard:brown-moon | blue-door | key:blue-key | red-sun "
	    "green-door | key:green-key draw | red-sun | draw | red-moon");
	doors(g, 0, "red-door,green-door");
	goals_are(g, "green-goal- blue-goal red-goal- " LAST_GOALS
	    "brown-goal");
	onirim_game_free(g);
}
END_TEST

/* Lay down a red, a blue and a red Door. */
static onirim_game *
three_doors(void)
{
	onirim_game *g = book_goals("red-goal blue-goal red-goal blue-goal "
	    "2green-goal", "2red-key blue-key blue-sun green-sun");

	play(g, "discard:green-sun | red-door | key:red-key | blue-door | "
	    "key:blue-key | red-door | key:red-key | 2green-sun 2green-moon");
	doors(g, 0, "2red-door,blue-door");
	goals_are(g, "red-goal- blue-goal- red-goal- blue-goal green-goal "
	    "green-goal brown-goal brown-goal");
	return g;
}

START_TEST(test_R16_the_leftmost_goal_of_its_colour_turns_up_again)
{
	onirim_game *g = three_doors();

	play(g, "discard:green-sun draw | nightmare | door:red-door draw ...");
	goals_are(g, "red-goal blue-goal- red-goal- blue-goal green-goal "
	    "green-goal brown-goal brown-goal");
	doors(g, 0, "red-door,blue-door");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_9_a_reopened_goal_is_the_first)
{
	onirim_game *g = three_doors();

	play(g, "discard:green-sun draw | nightmare | door:red-door draw | "
	    "blue-key | discard:green-sun draw | blue-door | "
	    "key:blue-key draw | red-key | draw | red-sun | "
	    "discard:red-sun draw | red-door | key:red-key draw | brown-sun | "
	    "draw | brown-moon");
	doors(g, 0, "2red-door,blue-door");
	goals_are(g, "red-goal- blue-goal- red-goal- blue-goal green-goal "
	    "green-goal brown-goal brown-goal");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R15_with_two_goals_reopened_the_leftmost_is_the_first)
{
	onirim_game *g = three_doors();

	play(g, "discard:green-sun draw | nightmare | door:red-door draw | "
	    "nightmare | door:blue-door draw | red-key");
	goals_are(g, "red-goal blue-goal red-goal- blue-goal green-goal "
	    "green-goal brown-goal brown-goal");
	play(g, "discard:green-sun draw | red-door | key:red-key draw | "
	    "blue-key | draw | red-sun");
	goals_are(g, "red-goal- blue-goal red-goal- blue-goal green-goal "
	    "green-goal brown-goal brown-goal");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R16_planning_decides_which_goal_is_leftmost)
{
	onirim_game *g = three_doors();

	wear(g, SEVEN_SUNS);
	play(g, "cast:planning");
	pay_lowest(g);
	play(g, "goals:1/4");
	goals_are(g, "blue-goal blue-goal- red-goal- red-goal- green-goal "
	    "green-goal brown-goal brown-goal");
	play(g, "discard:green-moon draw | nightmare | door:red-door");
	goals_are(g, "blue-goal blue-goal- red-goal red-goal- green-goal "
	    "green-goal brown-goal brown-goal");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 4.3 Prices and payment ---------------------------------------------
 */

static const struct {
	const char *config;
	const char *cast;
	int spell;
	int price;
} prices[] = {
	{ "sets=steps",               "cast:prophecy",   0, 5  },
	{ "sets=steps",               "cast:planning",   1, 7  },
	{ "sets=steps",               "cast:punishment", 2, 10 },
	{ "sets=steps variants=lost", "cast:prophecy",   0, 6  },
	{ "sets=steps variants=lost", "cast:planning",   1, 9  },
	{ "sets=steps variants=lost", "cast:punishment", 2, 12 },
};

/* Discard Suns, the first in the hand, until so many lie in the pile. */
static void
discard_suns(onirim_game *g, int count)
{
	static const char suns[] = "9red-sun 8blue-sun 7green-sun";
	onirim_card cards[ONIRIM_CARDS_MAX];
	char text[ONIRIM_TEXT_MAX];
	int reds, blues;

	ck_assert_int_lt(count, script_cards(HERE, suns, cards));
	reds = count + 1 < 9 ? count + 1 : 9;
	blues = count + 1 - reds < 8 ? count + 1 - reds : 8;
	snprintf(text, sizeof text, "%dred-sun %dblue-sun %dgreen-sun", reds,
	    blues, count + 1 - reds - blues);
	wear(g, text);
}

#define SUN_AND_KEYS "red-sun red-key blue-key green-key brown-key"

/* Discard the only Sun of a hand of SUN_AND_KEYS. */
static void
discard_sun(onirim_game *g)
{
	static const char *const suns[] = { "red-sun", "blue-sun",
	    "green-sun" };
	onirim_action action;
	int i;

	for (i = 0; i < COUNT_OF(suns); i++) {
		action = onirim_action_make(ONIRIM_VERB_DISCARD,
		    onirim_card_from_name(suns[i]), 0, 0);
		if (onirim_is_legal(g, action)) {
			script_apply(HERE, g, action);
			return;
		}
	}
	ck_abort_msg("there is no Sun to discard");
}

/* Stand before a Nightmare with so many cards in the discard pile. */
static onirim_game *
nightmare_with_discards(const char *config, int count)
{
	onirim_game *g = late(.config = config, .goals = GOALS,
	    .hands = { SUN_AND_KEYS });

	discard_suns(g, count - 1);
	discard_sun(g);
	if (onirim_decision(g) == ONIRIM_ASK_DRAW)
		play(g, "draw ...");
	deal(g, "nightmare");
	asked(g, 0, ONIRIM_ASK_NIGHTMARE);
	return g;
}

START_TEST(test_4_3_a_spell_cannot_be_paid_with_one_card_less)
{
	onirim_game *g = nightmare_with_discards(prices[_i].config,
	    prices[_i].price - 1);

	ck_assert_int_eq(price(g, prices[_i].spell), prices[_i].price);
	cannot(g, prices[_i].cast);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_3_a_spell_can_be_paid_with_just_enough_cards)
{
	onirim_game *g = nightmare_with_discards(prices[_i].config,
	    prices[_i].price);
	onirim_action action;

	can(g, prices[_i].cast);
	action = onirim_action_make(ONIRIM_VERB_CAST, 0, 0, prices[_i].spell);
	script_apply(HERE, g, action);
	pay_lowest(g);
	ck_assert_int_eq(onirim_cards(g, ONIRIM_NOBODY, ONIRIM_ZONE_REMOVED,
	    0, NULL, 0), prices[_i].price);
	lies(g, ONIRIM_ZONE_DISCARD, prices[_i].spell ==
	    ONIRIM_SPELL_PUNISHMENT ? "nightmare" : "");
	onirim_game_free(g);
}
END_TEST

/* The last payment that was found, and how many there are. */
struct payments {
	onirim_card last[ONIRIM_CARDS_MAX];
	int size;
	int count;
};

/* Pay in every way; each set must come after the one before. */
static void
pay_in_every_way(const onirim_game *g, struct payments *payments)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_card cards[ONIRIM_CARDS_MAX];
	int i, n;

	if (onirim_decision(g) == ONIRIM_ASK_PAY) {
		n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);
		for (i = 0; i < n; i++) {
			onirim_game *copy;

			ck_assert_int_eq(onirim_game_copy(&copy, g),
			    ONIRIM_OK);
			script_apply(HERE, copy, actions[i]);
			pay_in_every_way(copy, payments);
			onirim_game_free(copy);
		}
		return;
	}
	n = onirim_cards(g, ONIRIM_NOBODY, ONIRIM_ZONE_REMOVED, 0, cards,
	    ONIRIM_CARDS_MAX);
	ck_assert_int_eq(n, payments->size);
	if (payments->count > 0)
		ck_assert_int_gt(memcmp(cards, payments->last, (size_t)n), 0);
	memcpy(payments->last, cards, (size_t)n);
	payments->count++;
}

/* How many different sets of so many cards a pile holds. */
static int
sets_of(const onirim_card *cards, int n, int size)
{
	int ways[ONIRIM_CARDS_MAX] = { 1 };
	int i, j, k, same;

	for (i = 0; i < n; i += same) {
		for (same = 1; i + same < n && cards[i + same] == cards[i];)
			same++;
		for (j = size; j > 0; j--)
			for (k = 1; k <= same && k <= j; k++)
				ways[j] += ways[j - k];
	}
	return ways[size];
}

static const struct {
	const char *discards;
	const char *cast;
	int size;
	int sets;
} payments[] = {
	{ "3red-sun red-moon 2blue-sun",  "cast:prophecy", 5, 3  },
	{ "5red-sun blue-sun",            "cast:prophecy", 5, 2  },
	{ "2red-sun 2red-moon 2blue-sun 2blue-moon",
	  "cast:prophecy", 5, 16 },
	{ "3red-sun 2red-moon 2blue-sun blue-moon green-sun green-moon",
	  "cast:prophecy", 5, 60 },
	{ "red-sun red-moon blue-sun blue-moon green-sun green-moon "
	  "brown-sun brown-moon", "cast:planning", 7, 8 },
	{ "3red-sun 3red-moon 3blue-sun 3blue-moon",
	  "cast:planning", 7, 40 },
};

/* The last card of the list stays in the hand. */
START_TEST(test_R19_each_payment_is_offered_once)
{
	onirim_game *g = book("red-sun red-key blue-key green-key brown-key");
	struct payments all = { .size = payments[_i].size };
	onirim_card cards[ONIRIM_CARDS_MAX];
	char text[ONIRIM_TEXT_MAX];
	int n;

	snprintf(text, sizeof text, "%s green-key", payments[_i].discards);
	wear(g, text);
	n = onirim_cards(g, ONIRIM_NOBODY, ONIRIM_ZONE_DISCARD, 0, cards,
	    ONIRIM_CARDS_MAX);
	script_play(HERE, g, payments[_i].cast);
	pay_in_every_way(g, &all);
	ck_assert_int_eq(all.count, sets_of(cards, n, all.size));
	ck_assert_int_eq(all.count, payments[_i].sets);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_7_5_payment_ascends_and_can_be_completed)
{
	onirim_game *g = book("red-sun red-key blue-key green-key brown-key");

	wear(g, "2red-sun red-moon blue-sun 2green-sun green-key");
	play(g, "cast:prophecy");
	asked(g, 0, ONIRIM_ASK_PAY);
	legal_are(g, "pay:red-sun pay:red-moon");
	lies(g, ONIRIM_ZONE_REMOVED, "red-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,red-moon,blue-sun,2green-sun");
	play(g, "pay:red-sun");
	legal_are(g, "pay:red-moon pay:blue-sun");
	play(g, "pay:blue-sun ...");
	lies(g, ONIRIM_ZONE_REMOVED, "2red-sun,blue-sun,2green-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon");
	onirim_game_free(g);
}
END_TEST

/* A Key, a Door, a Nightmare, a Sun and Moons lie in the discard pile. */
START_TEST(test_case_10_a_price_is_paid_with_cards_of_every_kind)
{
	onirim_game *g = book("red-sun red-key blue-key green-sun brown-sun");

	play(g, "discard:red-sun | nightmare | reveal | red-moon blue-moon "
	    "3nightmare brown-sun | discard:red-key | red-door 4brown-sun | "
	    "drop:red-door draw cast:prophecy");
	asked(g, 0, ONIRIM_ASK_PAY);
	legal_are(g, "pay:red-sun pay:red-moon");
	play(g, "pay:red-moon ...");
	lies(g, ONIRIM_ZONE_REMOVED,
	    "red-moon,red-key,blue-moon,red-door,nightmare");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun");
	ck_assert_int_eq(onirim_number(g, 0, ONIRIM_NUMBER_DOORS_LEFT,
	    ONIRIM_COLOUR_RED), 1);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- R17 When a spell can be cast ---------------------------------------
 */

/* Seventeen Suns lie in the discard pile, and a green one is in the hand. */
static onirim_game *
rich(void)
{
	onirim_game *g = book(SUN_AND_KEYS);

	wear(g, "9red-sun 8blue-sun green-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	return g;
}

#define ALL_SPELLS "cast:prophecy cast:planning cast:punishment"
#define BOTH_SPELLS "cast:prophecy cast:planning"

static const struct {
	const char *way;
	int ask;
	const char *legal;
} windows[] = {
	{ NULL, ONIRIM_ASK_ACT,
	  "play:red-key play:blue-key play:green-sun play:green-key "
	  "play:brown-key discard:red-key discard:blue-key "
	  "discard:green-sun discard:green-key discard:brown-key "
	  BOTH_SPELLS },
	{ "discard:green-sun", ONIRIM_ASK_DRAW,
	  BOTH_SPELLS " draw" },
	{ "discard:green-sun draw | red-door", ONIRIM_ASK_DOOR,
	  "key:red-key limbo " BOTH_SPELLS },
	{ "discard:green-sun draw | nightmare", ONIRIM_ASK_NIGHTMARE,
	  "key:red-key key:blue-key key:green-key key:brown-key reveal hand "
	  ALL_SPELLS },
};

START_TEST(test_R17_spells_are_offered_in_four_windows)
{
	onirim_game *g = rich();

	if (windows[_i].way != NULL)
		play(g, windows[_i].way);
	asked(g, 0, windows[_i].ask);
	legal_are(g, windows[_i].legal);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_10_9_after_planning_the_question_comes_again)
{
	onirim_game *g = rich();
	int subject;

	if (windows[_i].way != NULL)
		play(g, windows[_i].way);
	subject = onirim_subject(g);
	play(g, "cast:planning");
	pay_lowest(g);
	asked(g, 0, ONIRIM_ASK_GOALS);
	play(g, "goals:1/2");
	goals_are(g, "blue-goal red-goal green-goal " LAST_GOALS
	    "brown-goal");
	asked(g, 0, windows[_i].ask);
	ck_assert_int_eq(onirim_subject(g), subject);
	legal_are(g, windows[_i].legal);
	turn_is(g, 18);
	lies(g, ONIRIM_ZONE_REMOVED, "7red-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_10_9_after_paradoxical_prophecy_too)
{
	onirim_game *g = rich();
	int subject;

	if (windows[_i].way != NULL)
		play(g, windows[_i].way);
	subject = onirim_subject(g);
	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "4brown-sun brown-moon");
	asked(g, 0, ONIRIM_ASK_TOP);
	play(g, "top:brown-moon");
	lies(g, ONIRIM_ZONE_TOP, "brown-moon");
	lies(g, ONIRIM_ZONE_BOTTOM, "4brown-sun");
	asked(g, 0, windows[_i].ask);
	ck_assert_int_eq(onirim_subject(g), subject);
	legal_are(g, windows[_i].legal);
	turn_is(g, 18);
	lies(g, ONIRIM_ZONE_REMOVED, "5red-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_no_spell_before_a_search)
{
	onirim_game *g = book("blue-sun red-sun red-moon red-key brown-sun");

	wear(g, SEVEN_SUNS);
	play(g, "play:red-sun draw | green-sun | play:red-moon draw | "
	    "green-sun | play:red-key");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	legal_are(g, "search decline");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_no_spell_in_a_prophecy_or_its_order)
{
	onirim_game *g = rich();

	play(g, "discard:red-key | brown-sun brown-moon green-moon green-key "
	    "brown-sun");
	asked(g, 0, ONIRIM_ASK_PROPHECY);
	legal_are(g, "drop:green-moon drop:green-key drop:brown-sun "
	    "drop:brown-moon");
	play(g, "drop:green-key");
	asked(g, 0, ONIRIM_ASK_ORDER);
	legal_are(g, "next:green-moon next:brown-sun next:brown-moon");
	play(g, "next:green-moon next:brown-moon");
	asked(g, 0, ONIRIM_ASK_DRAW);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_no_spell_before_a_swap)
{
	onirim_game *g = late(.config = "sets=steps players=2",
	    .goals = GOALS, .hands = { "red-sun red-moon red-key",
	    "blue-sun blue-moon blue-key" }, .shared = "green-sun green-moon");

	play(g, "discard:red-sun decline | nightmare | reveal | 5brown-sun | "
	    "draw | red-sun | discard:blue-sun");
	asked(g, 1, ONIRIM_ASK_SWAP);
	legal_are(g, "swap:blue-moon/green-sun swap:blue-moon/green-moon "
	    "swap:blue-key/green-sun swap:blue-key/green-moon decline");
	play(g, "decline");
	asked(g, 1, ONIRIM_ASK_DRAW);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R17_no_spell_in_a_new_hand)
{
	onirim_game *g = rich();

	play(g, "discard:green-sun draw | nightmare | hand | 2green-sun "
	    "blue-door 2brown-sun brown-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R17_no_spell_within_a_spell)
{
	onirim_game *g = rich();

	play(g, "cast:planning");
	legal_are(g, "pay:red-sun pay:blue-sun");
	pay_lowest(g);
	cannot(g, "cast:prophecy");
	play(g, "goals:2/3 cast:prophecy");
	pay_lowest(g);
	deal(g, "3brown-sun brown-moon green-moon");
	legal_are(g, "top:green-moon top:brown-sun top:brown-moon");
	play(g, "top:brown-sun");
	asked(g, 0, ONIRIM_ASK_ORDER);
	legal_are(g, "next:green-moon next:brown-sun next:brown-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R17_nothing_is_cast_once_the_hand_is_full)
{
	onirim_game *g = rich();

	play(g, "discard:green-sun draw | green-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	turn_is(g, 19);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_draw_is_asked_before_every_draw)
{
	onirim_game *g = rich();

	play(g, "discard:green-sun draw | red-door | key:red-key");
	asked(g, 0, ONIRIM_ASK_DRAW);
	play(g, "draw | green-door");
	asked(g, 0, ONIRIM_ASK_DOOR);
	play(g, "limbo");
	asked(g, 0, ONIRIM_ASK_DRAW);
	play(g, "draw | green-sun");
	asked(g, 0, ONIRIM_ASK_DRAW);
	play(g, "draw | nightmare | reveal | 5brown-sun");
	asked(g, 0, ONIRIM_ASK_DRAW);
	play(g, "draw | green-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_draw_is_not_asked_when_nothing_can_be_paid_any_more)
{
	onirim_game *g = book("blue-sun red-sun red-moon red-key brown-sun");

	wear(g, SEVEN_SUNS);
	play(g, "cast:planning goals:1/2 discard:blue-sun | green-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_DISCARD, "blue-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_draw_is_asked_before_a_known_card_too)
{
	onirim_game *g = rich();

	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "4brown-sun brown-moon");
	play(g, "top:brown-moon discard:green-sun");
	asked(g, 0, ONIRIM_ASK_DRAW);
	play(g, "draw");
	lies(g, ONIRIM_ZONE_HAND,
	    "red-key,blue-key,green-key,brown-moon,brown-key");
	onirim_game_free(g);
}
END_TEST

/* With an empty deck nothing is asked before the defeat. */
START_TEST(test_2_8_an_empty_deck_is_defeat_though_a_spell_could_be_cast)
{
	onirim_game *g = late_book("red-key red-sun blue-sun green-sun "
	    "brown-moon", "");

	play(g, "discard:red-sun draw");
	asked(g, 0, ONIRIM_ASK_DOOR);
	legal_are(g, "limbo cast:planning");
	deck_is(g, 0);
	play(g, "limbo");
	over(g, ONIRIM_LOST);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_7_3_a_door_without_its_key_is_asked_about_for_a_spell)
{
	onirim_game *g = book("blue-sun red-sun red-moon red-key brown-sun");

	wear(g, SEVEN_SUNS);
	play(g, "discard:red-sun draw | green-door");
	asked(g, 0, ONIRIM_ASK_DOOR);
	legal_are(g, "limbo cast:prophecy cast:planning");
	play(g, "limbo draw | green-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

/* Then the Door has but one way to go, and nothing is asked. */
START_TEST(test_7_3_a_door_whose_last_spell_was_cast_goes_to_limbo)
{
	onirim_game *g = book("blue-sun red-sun red-moon red-key brown-sun");

	wear(g, SEVEN_SUNS);
	play(g, "discard:red-sun draw | green-door | cast:planning");
	pay_lowest(g);
	play(g, "goals:1/2 ...");
	lies(g, ONIRIM_ZONE_LIMBO, "green-door");
	deal(g, "green-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R17_no_spell_in_a_draft)
{
	onirim_game *g = begin("sets=steps players=2");

	deal(g, GOALS "red-sun red-moon red-key blue-sun blue-moon "
	    "blue-key green-sun green-moon");
	asked(g, 0, ONIRIM_ASK_DRAFT);
	legal_are(g, "take:red-sun take:red-moon take:red-key take:blue-sun "
	    "take:blue-moon take:blue-key take:green-sun take:green-moon");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Powerful Punishment ------------------------------------------------
 */

START_TEST(test_4_3_punishment_discards_a_nightmare_without_effect)
{
	onirim_game *g = nightmare_with_discards("sets=steps", 10);

	play(g, "cast:punishment | green-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_HAND,
	    "red-key,blue-key,green-moon,green-key,brown-key");
	lies(g, ONIRIM_ZONE_DISCARD, "nightmare");
	lies(g, ONIRIM_ZONE_REMOVED, "9red-sun,blue-sun");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	pool_has(g, "9nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_7_2_the_fill_goes_on_after_punishment)
{
	onirim_game *g = rich();

	play(g, "discard:green-sun draw | nightmare | cast:punishment");
	lies(g, ONIRIM_ZONE_PENDING, "nightmare");
	pay_lowest(g);
	lies(g, ONIRIM_ZONE_PENDING, "");
	lies(g, ONIRIM_ZONE_DISCARD, "7blue-sun,green-sun,nightmare");
	asked(g, 0, ONIRIM_ASK_DRAW);
	play(g, "draw | nightmare");
	legal_are(g, "key:red-key key:blue-key key:green-key key:brown-key "
	    "reveal hand cast:prophecy cast:planning");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R17_punishment_waits_for_a_nightmare)
{
	onirim_game *g = rich();

	cannot(g, "cast:punishment");
	play(g, "discard:green-sun");
	cannot(g, "cast:punishment");
	play(g, "draw | red-door");
	cannot(g, "cast:punishment");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Parallel Planning --------------------------------------------------
 */

START_TEST(test_R19_planning_swaps_goals_that_differ)
{
	onirim_game *g = book("blue-sun red-sun red-moon red-key brown-sun");

	wear(g, SEVEN_SUNS);
	play(g, "cast:planning");
	asked(g, 0, ONIRIM_ASK_GOALS);
	legal_are(g, "goals:1/2 goals:1/3 goals:1/4 goals:1/6 goals:1/7 "
	    "goals:1/8 goals:2/3 goals:2/4 goals:2/5 goals:2/7 goals:2/8 "
	    "goals:3/4 goals:3/5 goals:3/6 goals:3/8 goals:4/5 goals:4/6 "
	    "goals:4/7 goals:5/6 goals:5/7 goals:5/8 goals:6/7 goals:6/8 "
	    "goals:7/8");
	play(g, "goals:2/8");
	goals_are(g, "red-goal brown-goal green-goal brown-goal red-goal "
	    "blue-goal green-goal blue-goal");
	onirim_game_free(g);
}
END_TEST

/* A red Goal lies down, then a blue one; which two are to be swapped? */
static onirim_game *
two_goals_down(void)
{
	onirim_game *g = book("red-key blue-key red-sun blue-sun green-sun");

	play(g, "discard:red-sun | red-door | key:red-key | blue-door | "
	    "key:blue-key | 2brown-sun green-moon");
	wear(g, SEVEN_SUNS);
	play(g, "cast:planning");
	pay_lowest(g);
	goals_are(g, "red-goal- blue-goal- green-goal " LAST_GOALS
	    "brown-goal");
	asked(g, 0, ONIRIM_ASK_GOALS);
	return g;
}

static const struct {
	const char *swap;
	const char *row;
} swaps[] = {
	{ "goals:1/2", "blue-goal- red-goal- green-goal brown-goal red-goal "
	  "blue-goal green-goal brown-goal" },
	{ "goals:1/5", "red-goal blue-goal- green-goal brown-goal red-goal- "
	  "blue-goal green-goal brown-goal" },
	{ "goals:2/3", "red-goal- green-goal blue-goal- brown-goal red-goal "
	  "blue-goal green-goal brown-goal" },
	{ "goals:3/4", "red-goal- blue-goal- brown-goal green-goal red-goal "
	  "blue-goal green-goal brown-goal" },
};

START_TEST(test_case_9_R19_planning_moves_goals_with_their_faces)
{
	onirim_game *g = two_goals_down();

	script_play(HERE, g, swaps[_i].swap);
	goals_are(g, swaps[_i].row);
	doors(g, 0, "red-door,blue-door");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R19_goals_of_one_colour_and_two_faces_are_swapped)
{
	onirim_game *g = two_goals_down();

	can(g, "goals:1/5");
	can(g, "goals:2/6");
	cannot(g, "goals:3/7");
	cannot(g, "goals:4/8");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Paradoxical Prophecy -----------------------------------------------
 */

START_TEST(test_4_3_prophecy_looks_at_the_bottom_five)
{
	onirim_game *g = late_book("red-key blue-key green-key green-sun "
	    "blue-sun", "red-sun blue-moon green-moon brown-moon");

	deck_is(g, 5);
	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "brown-door red-sun blue-moon green-moon");
	asked(g, 0, ONIRIM_ASK_TOP);
	lies(g, ONIRIM_ZONE_PENDING,
	    "red-sun,blue-moon,green-moon,brown-moon,brown-door");
	legal_are(g, "top:red-sun top:blue-moon top:green-moon "
	    "top:brown-moon top:brown-door");
	play(g, "top:blue-moon");
	lies(g, ONIRIM_ZONE_TOP, "blue-moon");
	asked(g, 0, ONIRIM_ASK_ORDER);
	legal_are(g, "next:red-sun next:green-moon next:brown-moon "
	    "next:brown-door");
	play(g, "next:brown-moon next:red-sun next:brown-door");
	lies(g, ONIRIM_ZONE_BOTTOM, "brown-moon,red-sun,brown-door,green-moon");
	lies(g, ONIRIM_ZONE_PENDING, "");
	asked(g, 0, ONIRIM_ASK_ACT);
	deck_is(g, 5);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R18_the_first_named_of_the_bottom_is_drawn_first)
{
	onirim_game *g = late_book("red-key blue-key green-key green-sun "
	    "blue-sun", "red-sun blue-moon green-moon brown-moon");

	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "brown-door red-sun blue-moon green-moon");
	play(g, "top:blue-moon next:brown-moon next:red-sun next:brown-door "
	    "discard:green-sun draw");
	lies(g, ONIRIM_ZONE_HAND,
	    "red-key,blue-sun,blue-moon,blue-key,green-key");
	play(g, "discard:blue-sun draw");
	lies(g, ONIRIM_ZONE_HAND,
	    "red-key,blue-moon,blue-key,green-key,brown-moon");
	play(g, "discard:blue-moon draw");
	lies(g, ONIRIM_ZONE_HAND,
	    "red-sun,red-key,blue-key,green-key,brown-moon");
	play(g, "discard:red-sun draw");
	asked(g, 0, ONIRIM_ASK_DOOR);
	lies(g, ONIRIM_ZONE_BOTTOM, "green-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R18_prophecy_with_four_cards_in_the_deck)
{
	onirim_game *g = late_book("red-key blue-key green-key green-sun "
	    "blue-sun", "red-sun blue-moon green-moon");

	deck_is(g, 4);
	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "brown-door red-sun blue-moon");
	play(g, "top:brown-door next:green-moon next:red-sun");
	lies(g, ONIRIM_ZONE_TOP, "brown-door");
	lies(g, ONIRIM_ZONE_BOTTOM, "green-moon,red-sun,blue-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R18_prophecy_with_one_card_in_the_deck_asks_nothing)
{
	onirim_game *g = late_book("red-key blue-key green-key green-sun "
	    "blue-sun", "");

	deck_is(g, 1);
	play(g, "cast:prophecy");
	pay_lowest(g);
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "brown-door");
	lies(g, ONIRIM_ZONE_BOTTOM, "");
	deck_is(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R18_7_2_prophecy_needs_a_card_in_the_deck)
{
	onirim_game *g = late_book("red-key blue-key green-key green-sun "
	    "blue-sun", "red-moon");

	play(g, "discard:red-key | brown-door | drop:brown-door draw");
	asked(g, 0, ONIRIM_ASK_ACT);
	deck_is(g, 0);
	cannot(g, "cast:prophecy");
	can(g, "cast:planning");
	onirim_game_free(g);
}
END_TEST

/* Three cards are known on top, three lie below them. */
START_TEST(test_R18_prophecy_reaches_the_lowest_of_the_known_top)
{
	onirim_game *g = late_book("red-key blue-key green-key green-sun "
	    "blue-sun", "red-sun blue-moon green-moon brown-moon blue-sun "
	    "red-moon nightmare");

	play(g, "discard:red-key | red-sun blue-moon green-moon brown-moon "
	    "blue-sun | drop:blue-sun next:red-sun next:blue-moon "
	    "next:green-moon draw");
	lies(g, ONIRIM_ZONE_TOP, "blue-moon,green-moon,brown-moon");
	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "brown-door red-moon");
	lies(g, ONIRIM_ZONE_PENDING,
	    "red-moon,green-moon,brown-moon,brown-door,nightmare");
	lies(g, ONIRIM_ZONE_TOP, "blue-moon");
	play(g, "top:nightmare next:brown-moon next:red-moon "
	    "next:brown-door");
	lies(g, ONIRIM_ZONE_TOP, "nightmare,blue-moon");
	lies(g, ONIRIM_ZONE_BOTTOM,
	    "brown-moon,red-moon,brown-door,green-moon");
	onirim_game_free(g);
}
END_TEST

/* One card is known on top, four at the bottom, two or three between. */
static onirim_game *
known_bottom(const char *between)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *g;

	snprintf(text, sizeof text, "brown-door red-sun blue-moon green-moon "
	    "brown-moon blue-sun %s", between);
	g = late(.config = "sets=steps", .goals = SEVEN_GOALS,
	    .plays = { SEVEN_DOORS }, .hands = { "red-key blue-key green-key "
	    "green-sun blue-sun" }, .deck = text);
	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "red-sun blue-moon green-moon brown-moon blue-sun");
	play(g, "top:blue-sun next:red-sun next:blue-moon next:green-moon");
	lies(g, ONIRIM_ZONE_TOP, "blue-sun");
	lies(g, ONIRIM_ZONE_BOTTOM, "red-sun,blue-moon,green-moon,brown-moon");
	return g;
}

START_TEST(test_R18_a_second_prophecy_takes_the_known_bottom_first)
{
	onirim_game *g = known_bottom("nightmare green-key");

	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "brown-door");
	lies(g, ONIRIM_ZONE_PENDING,
	    "red-sun,blue-moon,green-moon,brown-moon,brown-door");
	play(g, "top:brown-moon next:green-moon next:brown-door "
	    "next:red-sun");
	lies(g, ONIRIM_ZONE_TOP, "brown-moon,blue-sun");
	lies(g, ONIRIM_ZONE_BOTTOM, "green-moon,brown-door,red-sun,blue-moon");
	lies(g, ONIRIM_ZONE_POOL, "green-key,nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_a_prophecy_reaches_through_the_pool_into_the_bottom)
{
	onirim_game *g = known_bottom("nightmare");

	play(g, "discard:red-key | brown-door");
	asked(g, 0, ONIRIM_ASK_PROPHECY);
	lies(g, ONIRIM_ZONE_PENDING,
	    "red-sun,blue-sun,blue-moon,brown-door,nightmare");
	lies(g, ONIRIM_ZONE_BOTTOM, "green-moon,brown-moon");
	play(g, "drop:brown-door next:red-sun next:nightmare next:blue-sun");
	lies(g, ONIRIM_ZONE_TOP, "red-sun,nightmare,blue-sun,blue-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_a_reveal_reaches_through_the_pool_into_the_bottom)
{
	onirim_game *g = known_bottom("nightmare red-moon");

	play(g, "discard:green-sun draw discard:blue-sun draw | nightmare | "
	    "reveal | brown-door");
	asked(g, 0, ONIRIM_ASK_DRAW);
	lies(g, ONIRIM_ZONE_BOTTOM, "brown-moon");
	lies(g, ONIRIM_ZONE_LIMBO, "brown-door");
	lies(g, ONIRIM_ZONE_POOL, "");
	play(g, "draw");
	lies(g, ONIRIM_ZONE_HAND,
	    "red-key,blue-sun,blue-key,green-key,brown-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_the_known_bottom_is_drawn_from_its_upper_end)
{
	onirim_game *g = known_bottom("nightmare red-moon");

	play(g, "discard:green-sun draw discard:blue-sun draw | red-moon | "
	    "discard:blue-sun draw | brown-door | limbo draw "
	    "cast:punishment");
	pay_lowest(g);
	lies(g, ONIRIM_ZONE_POOL, "");
	asked(g, 0, ONIRIM_ASK_DRAW);
	play(g, "draw");
	lies(g, ONIRIM_ZONE_HAND, "red-sun,red-moon,red-key,blue-key,"
	    "green-key");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_BOTTOM, "");
	lies(g, ONIRIM_ZONE_POOL, "blue-moon,green-moon,brown-moon,brown-door");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Two players, who knows what ----------------------------------------
 */

/* Seat two begins a turn with seven cards in the discard pile. */
static onirim_game *
seat_two_can_cast(void)
{
	onirim_game *g = late(.config = "sets=steps players=2",
	    .goals = GOALS, .hands = { "red-sun red-moon red-key",
	    "blue-sun blue-moon blue-key" }, .shared = "green-sun green-moon");

	play(g, "discard:red-sun decline | nightmare | reveal | 5brown-sun | "
	    "draw | red-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	return g;
}

START_TEST(test_4_3_the_active_seat_casts_and_pays)
{
	onirim_game *g = seat_two_can_cast();

	play(g, "cast:planning");
	asked(g, 1, ONIRIM_ASK_GOALS);
	play(g, "goals:1/2");
	asked(g, 1, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_REMOVED, "red-sun,5brown-sun,nightmare");
	lies(g, ONIRIM_ZONE_DISCARD, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_the_bottom_is_known_to_the_caster_alone)
{
	onirim_game *g = seat_two_can_cast();

	play(g, "cast:prophecy");
	asked(g, 1, ONIRIM_ASK_PAY);
	play(g, "pay:red-sun pay:nightmare | red-door green-sun green-key "
	    "brown-moon red-moon");
	asked(g, 1, ONIRIM_ASK_TOP);
	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0,
	    "red-moon,green-sun,green-key,brown-moon,red-door");
	cards_are(g, 0, ONIRIM_ZONE_PENDING, 0, "5hidden");
	play(g, "top:green-sun next:red-door next:green-key next:brown-moon");
	cards_are(g, 1, ONIRIM_ZONE_TOP, 0, "green-sun");
	cards_are(g, 1, ONIRIM_ZONE_BOTTOM, 0,
	    "red-door,green-key,brown-moon,red-moon");
	cards_are(g, 0, ONIRIM_ZONE_TOP, 0, "hidden");
	cards_are(g, 0, ONIRIM_ZONE_BOTTOM, 0, "4hidden");
	lies(g, ONIRIM_ZONE_BOTTOM, "4hidden");
	pool_seen(g, 0, "2red-door");
	pool_seen(g, 1, "1red-door");
	lies(g, ONIRIM_ZONE_REMOVED, "red-sun,3brown-sun,nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_a_card_put_on_top_is_known_to_its_seat_when_drawn)
{
	onirim_game *g = seat_two_can_cast();

	play(g, "cast:prophecy pay:red-sun pay:nightmare | red-door "
	    "green-sun green-key brown-moon red-moon | top:green-sun "
	    "next:red-door next:green-key next:brown-moon play:blue-sun");
	own(g, 1, 1, "blue-moon,blue-key,green-sun");
	own(g, 0, 1, "blue-moon,blue-key,hidden");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- The suite ----------------------------------------------------------
 */

static void
add_goals(TCase *tcase)
{
	tcase_add_test(tcase, test_4_1_goals_are_dealt_from_left_to_right);
	tcase_add_test(tcase,
	    test_4_1_two_last_goals_of_a_colour_are_not_asked_for);
	tcase_add_test(tcase, test_4_1_two_players_have_one_row_of_goals);
}

static void
add_a_door_and_the_first_goal(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_4_2_a_door_of_a_trio_turns_the_first_goal_down);
	tcase_add_test(tcase,
	    test_4_2_a_door_of_a_key_turns_the_first_goal_down);
	tcase_add_test(tcase,
	    test_case_9_a_door_of_a_trio_that_does_not_match_goes_to_limbo);
	tcase_add_test(tcase,
	    test_case_9_a_door_of_a_key_that_does_not_match_goes_to_limbo);
	tcase_add_test(tcase,
	    test_4_2_a_door_that_did_not_match_waits_in_limbo);
	tcase_add_test(tcase,
	    test_R2_the_offer_is_made_for_a_door_that_does_not_match);
	tcase_add_test(tcase,
	    test_2_8_the_eighth_door_turns_the_last_goal_and_wins);
	tcase_add_test(tcase,
	    test_case_5_the_eighth_door_by_key_wins_with_the_deck_empty);
}

static void
add_r15_and_r16(TCase *tcase)
{
	tcase_add_test(tcase, test_case_9_R15_first_is_leftmost_after_planning);
	tcase_add_test(tcase,
	    test_R16_the_leftmost_goal_of_its_colour_turns_up_again);
	tcase_add_test(tcase, test_case_9_a_reopened_goal_is_the_first);
	tcase_add_test(tcase,
	    test_R15_with_two_goals_reopened_the_leftmost_is_the_first);
	tcase_add_test(tcase, test_R16_planning_decides_which_goal_is_leftmost);
}

static void
add_prices_and_payment(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_4_3_a_spell_cannot_be_paid_with_one_card_less, 0,
	    COUNT_OF(prices));
	tcase_add_loop_test(tcase,
	    test_4_3_a_spell_can_be_paid_with_just_enough_cards, 0,
	    COUNT_OF(prices));
	tcase_add_loop_test(tcase, test_R19_each_payment_is_offered_once, 0,
	    COUNT_OF(payments));
	tcase_add_test(tcase, test_7_5_payment_ascends_and_can_be_completed);
	tcase_add_test(tcase,
	    test_case_10_a_price_is_paid_with_cards_of_every_kind);
}

static void
add_r17_when_a_spell_can_be_cast(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_R17_spells_are_offered_in_four_windows, 0,
	    COUNT_OF(windows));
	tcase_add_loop_test(tcase,
	    test_case_10_9_after_planning_the_question_comes_again, 0,
	    COUNT_OF(windows));
	tcase_add_loop_test(tcase,
	    test_case_10_9_after_paradoxical_prophecy_too, 0,
	    COUNT_OF(windows));
	tcase_add_test(tcase, test_9_no_spell_before_a_search);
	tcase_add_test(tcase, test_9_no_spell_in_a_prophecy_or_its_order);
	tcase_add_test(tcase, test_9_no_spell_before_a_swap);
	tcase_add_test(tcase, test_R17_no_spell_in_a_new_hand);
	tcase_add_test(tcase, test_R17_no_spell_within_a_spell);
	tcase_add_test(tcase, test_R17_nothing_is_cast_once_the_hand_is_full);
	tcase_add_test(tcase, test_9_draw_is_asked_before_every_draw);
	tcase_add_test(tcase,
	    test_9_draw_is_not_asked_when_nothing_can_be_paid_any_more);
	tcase_add_test(tcase, test_9_draw_is_asked_before_a_known_card_too);
	tcase_add_test(tcase,
	    test_2_8_an_empty_deck_is_defeat_though_a_spell_could_be_cast);
	tcase_add_test(tcase,
	    test_7_3_a_door_without_its_key_is_asked_about_for_a_spell);
	tcase_add_test(tcase,
	    test_7_3_a_door_whose_last_spell_was_cast_goes_to_limbo);
	tcase_add_test(tcase, test_R17_no_spell_in_a_draft);
}

static void
add_powerful_punishment(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_4_3_punishment_discards_a_nightmare_without_effect);
	tcase_add_test(tcase, test_7_2_the_fill_goes_on_after_punishment);
	tcase_add_test(tcase, test_R17_punishment_waits_for_a_nightmare);
}

static void
add_parallel_planning(TCase *tcase)
{
	tcase_add_test(tcase, test_R19_planning_swaps_goals_that_differ);
	tcase_add_loop_test(tcase,
	    test_case_9_R19_planning_moves_goals_with_their_faces, 0,
	    COUNT_OF(swaps));
	tcase_add_test(tcase,
	    test_R19_goals_of_one_colour_and_two_faces_are_swapped);
}

static void
add_paradoxical_prophecy(TCase *tcase)
{
	tcase_add_test(tcase, test_4_3_prophecy_looks_at_the_bottom_five);
	tcase_add_test(tcase,
	    test_R18_the_first_named_of_the_bottom_is_drawn_first);
	tcase_add_test(tcase, test_R18_prophecy_with_four_cards_in_the_deck);
	tcase_add_test(tcase,
	    test_R18_prophecy_with_one_card_in_the_deck_asks_nothing);
	tcase_add_test(tcase, test_R18_7_2_prophecy_needs_a_card_in_the_deck);
	tcase_add_test(tcase,
	    test_R18_prophecy_reaches_the_lowest_of_the_known_top);
	tcase_add_test(tcase,
	    test_R18_a_second_prophecy_takes_the_known_bottom_first);
	tcase_add_test(tcase,
	    test_9_a_prophecy_reaches_through_the_pool_into_the_bottom);
	tcase_add_test(tcase,
	    test_9_a_reveal_reaches_through_the_pool_into_the_bottom);
	tcase_add_test(tcase,
	    test_9_the_known_bottom_is_drawn_from_its_upper_end);
}

static void
add_two_players_who_knows_what(TCase *tcase)
{
	tcase_add_test(tcase, test_4_3_the_active_seat_casts_and_pays);
	tcase_add_test(tcase,
	    test_seen_the_bottom_is_known_to_the_caster_alone);
	tcase_add_test(tcase,
	    test_seen_a_card_put_on_top_is_known_to_its_seat_when_drawn);
}

Suite *
rules_book_suite(void)
{
	Suite *suite = suite_create("rules, the Book of Steps");

	script_add_case(suite, "goals", add_goals);
	script_add_case(suite, "a door and the first goal",
	    add_a_door_and_the_first_goal);
	script_add_case(suite, "r15 and r16", add_r15_and_r16);
	script_add_case(suite, "prices and payment", add_prices_and_payment);
	script_add_case(suite, "r17 when a spell can be cast",
	    add_r17_when_a_spell_can_be_cast);
	script_add_case(suite, "powerful punishment", add_powerful_punishment);
	script_add_case(suite, "parallel planning", add_parallel_planning);
	script_add_case(suite, "paradoxical prophecy",
	    add_paradoxical_prophecy);
	script_add_case(suite, "two players who knows what",
	    add_two_players_who_knows_what);
	return suite;
}
