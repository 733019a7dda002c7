/*
 * check_together.c - plays the three sets with one another, card by card.
 *
 * A test's name begins with the section, ruling (R) or case of the rules that
 * it plays; those about who knows what begin with `seen`.
 */
#include <check.h>

#include "late.h"
#include "rules.h"

/* What lies before a seat, and what the sets put on the table. */
#define own(g, viewer, seat, text) \
	cards_are(g, viewer, ONIRIM_ZONE_HAND, seat, text)
#define doors(g, seat, text) \
	cards_are(g, ONIRIM_NOBODY, ONIRIM_ZONE_DOORS, seat, text)
#define goals_are(g, text) lies(g, ONIRIM_ZONE_GOALS, text)
#define open_are(g, text) lies(g, ONIRIM_ZONE_PREMONITIONS, text)
#define towers_are(g, text) lies(g, ONIRIM_ZONE_TOWERS, text)

/* Goals for most games here, and those of SEVEN_DOORS. */
#define GOALS "red-goal blue-goal green-goal brown-goal red-goal blue-goal " \
	"green-goal"
#define BROWN_GOALS "red-goal 2brown-goal red-goal 2blue-goal"
#define SEVEN_GOALS "2red-goal 2blue-goal 2green-goal"

/* Premonitions that strike late, and those that leave brown-pair alone. */
#define LATE_OPEN "blue-pair green-pair brown-pair five-doors"
#define BROWN_OPEN "red-pair green-pair brown-pair every-colour"

/* Towers that are an alignment. */
#define FOUR_ALIGNED "red-tower-3 green-tower-4 blue-tower-4 brown-tower-5 "

#define SUN_AND_KEYS "red-sun red-key blue-key green-key brown-key"

#define BOTH_SPELLS "cast:prophecy cast:planning"

/* A game for one; the Goals and the Premonitions as above. */
#define steps_and_dreams(hand) late(.config = "sets=steps,dreams", \
	.goals = GOALS, .open = LATE_OPEN, .hands = { hand })

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
 * ---- Spells and Dreams --------------------------------------------------
 */

/* Seventeen Suns lie in the discard pile, and a Happy Dream is drawn. */
static onirim_game *
rich_and_happy(void)
{
	onirim_game *g = steps_and_dreams(SUN_AND_KEYS);

	wear(g, "9red-sun 8blue-sun green-sun");
	play(g, "discard:green-sun draw | happy-dream");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	return g;
}

#define HAPPY_LIST BOTH_SPELLS " dispel:blue-pair dispel:green-pair " \
	"dispel:brown-pair dispel:five-doors look fetch"

START_TEST(test_R17_spells_are_offered_before_a_happy_dream)
{
	onirim_game *g = rich_and_happy();

	legal_are(g, HAPPY_LIST);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_10_9_after_planning_a_happy_dream_asks_again)
{
	onirim_game *g = rich_and_happy();

	play(g, "cast:planning");
	pay_lowest(g);
	lies(g, ONIRIM_ZONE_PENDING, "happy-dream");
	play(g, "goals:1/2");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	ck_assert_int_eq(onirim_subject(g), ONIRIM_CARD_HAPPY_DREAM);
	legal_are(g, HAPPY_LIST);
	turn_is(g, 18);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_10_9_after_prophecy_a_happy_dream_asks_again)
{
	onirim_game *g = rich_and_happy();

	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "4brown-sun happy-dream");
	lies(g, ONIRIM_ZONE_PENDING, "4brown-sun,2happy-dream");
	legal_are(g, "top:brown-sun top:happy-dream");
	play(g, "top:happy-dream");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	legal_are(g, HAPPY_LIST);
	lies(g, ONIRIM_ZONE_TOP, "happy-dream");
	play(g, "dispel:blue-pair draw");
	asked(g, 0, ONIRIM_ASK_HAPPY);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R17_no_punishment_of_a_happy_dream)
{
	onirim_game *g = rich_and_happy();

	cannot(g, "cast:punishment");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_no_spell_while_a_happy_dream_is_carried_out)
{
	onirim_game *g = rich_and_happy();

	play(g, "look | red-moon brown-sun 2green-moon red-door nightmare "
	    "happy-dream");
	asked(g, 0, ONIRIM_ASK_DISCARD_ANY);
	legal_are(g, "drop:red-moon drop:green-moon drop:brown-sun "
	    "drop:red-door drop:nightmare drop:happy-dream stop");
	play(g, "drop:nightmare stop");
	asked(g, 0, ONIRIM_ASK_ORDER);
	legal_are(g, "next:red-moon next:green-moon next:brown-sun "
	    "next:red-door next:happy-dream");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_no_spell_in_a_fetch)
{
	onirim_game *g = rich_and_happy();

	play(g, "fetch");
	asked(g, 0, ONIRIM_ASK_FETCH);
	cannot(g, "cast:prophecy");
	cannot(g, "cast:planning");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_draw_is_asked_before_a_fetched_card)
{
	onirim_game *g = rich_and_happy();

	play(g, "fetch fetch:red-door");
	asked(g, 0, ONIRIM_ASK_DRAW);
	lies(g, ONIRIM_ZONE_TOP, "red-door");
	legal_are(g, BOTH_SPELLS " draw");
	play(g, "cast:planning");
	pay_lowest(g);
	play(g, "goals:1/2");
	asked(g, 0, ONIRIM_ASK_DRAW);
	lies(g, ONIRIM_ZONE_TOP, "red-door");
	play(g, "draw");
	asked(g, 0, ONIRIM_ASK_DOOR);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R18_a_card_can_be_put_above_the_fetched_one)
{
	onirim_game *g = rich_and_happy();

	play(g, "fetch fetch:red-door cast:prophecy");
	pay_lowest(g);
	deal(g, "4brown-sun brown-moon");
	play(g, "top:brown-moon");
	lies(g, ONIRIM_ZONE_TOP, "brown-moon,red-door");
	play(g, "draw");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R26_a_fetch_ends_the_places_of_the_bottom)
{
	onirim_game *g = rich_and_happy();

	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "4brown-sun brown-moon");
	play(g, "top:brown-sun next:brown-sun next:brown-sun "
	    "next:brown-sun");
	lies(g, ONIRIM_ZONE_BOTTOM, "3brown-sun,brown-moon");
	play(g, "fetch");
	can(g, "fetch:brown-moon");
	play(g, "fetch:brown-moon");
	lies(g, ONIRIM_ZONE_BOTTOM, "");
	lies(g, ONIRIM_ZONE_TOP, "brown-moon");
	onirim_game_free(g);
}
END_TEST

/* Two Premonitions hold, and the price of two spells is there. */
START_TEST(test_9_no_spell_before_a_premonition_or_its_penalty)
{
	onirim_game *g = late(.config = "sets=steps,dreams",
	    .goals = BROWN_GOALS, .open = "any-pair "
	    "brown-pair blue-pair green-pair", .hands = { "red-sun red-key "
	    "2brown-key blue-key" });

	wear(g, "9red-sun green-sun");
	play(g, "discard:green-sun draw | red-door | key:red-key draw | "
	    "brown-door | key:brown-key draw | brown-door | key:brown-key");
	asked(g, 0, ONIRIM_ASK_PREMONITION);
	legal_are(g, "resolve:brown-pair resolve:any-pair");
	play(g, "resolve:brown-pair");
	asked(g, 0, ONIRIM_ASK_PENALTY);
	legal_are(g, "door:red-door door:brown-door");
	play(g, "door:red-door");
	asked(g, 0, ONIRIM_ASK_DRAW);
	lies(g, ONIRIM_ZONE_LIMBO, "red-door,brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R17_no_spell_in_the_new_hand_of_three_doors)
{
	onirim_game *g = late(.config = "sets=steps,dreams", .goals = GOALS,
	    .open = "three-doors blue-pair green-pair brown-pair",
	    .hands = { SUN_AND_KEYS });

	wear(g, "9red-sun green-sun");
	play(g, "discard:green-sun draw | red-door | key:red-key draw | "
	    "blue-door | key:blue-key draw | green-door | key:green-key | "
	    "3brown-sun 2brown-moon any-pair");
	asked(g, 0, ONIRIM_ASK_ACT);
	goals_are(g, "red-goal- blue-goal- green-goal- brown-goal red-goal "
	    "blue-goal green-goal brown-goal");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Goals and Premonitions ---------------------------------------------
 */

START_TEST(test_R16_a_premonition_opens_a_goal_again)
{
	onirim_game *g = late(.config = "sets=steps,dreams",
	    .goals = BROWN_GOALS, .open = "five-doors "
	    "brown-pair blue-pair green-pair", .hands = { "red-sun red-key "
	    "2brown-key blue-key" });

	play(g, "discard:red-sun | red-door | key:red-key | brown-door | "
	    "key:brown-key | brown-door | key:brown-key door:red-door ...");
	lies(g, ONIRIM_ZONE_GOALS, "red-goal brown-goal- brown-goal- "
	    "red-goal 2blue-goal 2green-goal");
	doors(g, 0, "2brown-door");
	onirim_game_free(g);
}
END_TEST

/* The Door of the second red Goal goes, and the first one opens. */
START_TEST(test_6_2_R23_the_goal_is_turned_before_premonitions_strike)
{
	onirim_game *g = late(.config = "sets=steps,dreams",
	    .goals = SEVEN_GOALS, .open = "any-pair five-doors blue-pair "
	    "green-pair", .hands = { "2red-key red-sun blue-sun green-sun" });

	play(g, "discard:red-sun | red-door | key:red-key | red-door | "
	    "key:red-key ...");
	goals_are(g, "red-goal red-goal- 2blue-goal 2green-goal 2brown-goal");
	doors(g, 0, "red-door");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	lies(g, ONIRIM_ZONE_REMOVED, "any-pair");
	onirim_game_free(g);
}
END_TEST

/* A red Door lies on the table; the second one would make a pair. */
START_TEST(test_4_2_no_premonition_is_looked_at_when_a_door_does_not_match)
{
	onirim_game *g = late(.config = "sets=steps,dreams", .goals = GOALS,
	    .open = "any-pair red-pair blue-pair green-pair",
	    .hands = { "2red-key red-sun blue-sun green-sun" });

	play(g, "discard:red-sun | red-door | key:red-key | red-door | "
	    "key:red-key ...");
	open_are(g, "red-pair,blue-pair,green-pair,any-pair");
	doors(g, 0, "red-door");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,2red-key");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_12_three_doors_after_a_trio_and_its_goal)
{
	onirim_game *g = late(.config = "sets=steps,dreams", .goals = GOALS,
	    .open = "three-doors blue-pair green-pair brown-pair",
	    .plays = { TRIO_SUN("red") TRIO_MOON("blue") },
	    .hands = { "2green-sun green-moon red-key blue-key" });

	play(g, "play:green-sun | red-sun | play:green-moon | red-sun | "
	    "play:green-sun search | 3brown-sun 2brown-moon five-doors");
	asked(g, 0, ONIRIM_ASK_ACT);
	goals_are(g, "red-goal- blue-goal- green-goal- brown-goal red-goal "
	    "blue-goal green-goal brown-goal");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_5_R23_victory_beats_a_premonition_with_goals)
{
	onirim_game *g = late(.config = "sets=steps,dreams",
	    .goals = SEVEN_GOALS, .open = BROWN_OPEN,
	    .plays = { SEVEN_DOORS },
	    .hands = { "brown-key brown-sun blue-key blue-sun green-sun" });

	open_are(g, "brown-pair");
	play(g, "discard:brown-sun draw | brown-door | key:brown-key");
	over(g, ONIRIM_WON);
	open_are(g, "brown-pair");
	goals_are(g, "2red-goal- 2blue-goal- 2green-goal- 2brown-goal-");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Spells and a Door that is drawn ------------------------------------
 */

/* A red and a blue Key are in hand, and a Door lies drawn. */
static onirim_game *
rich_before(const char *door)
{
	onirim_game *g = late(.config = "sets=steps", .goals = GOALS,
	    .hands = { SUN_AND_KEYS });

	wear(g, "9red-sun 8blue-sun green-sun");
	play(g, "discard:green-sun draw ...");
	deal(g, door);
	asked(g, 0, ONIRIM_ASK_DOOR);
	return g;
}

START_TEST(test_R19_planning_makes_way_for_the_door_drawn)
{
	onirim_game *g = rich_before("blue-door");

	play(g, "cast:planning");
	pay_lowest(g);
	lies(g, ONIRIM_ZONE_PENDING, "blue-door");
	play(g, "goals:1/2 key:blue-key");
	doors(g, 0, "blue-door");
	goals_are(g, "blue-goal- red-goal green-goal brown-goal red-goal "
	    "blue-goal green-goal brown-goal");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R19_planning_shuts_out_the_door_drawn)
{
	onirim_game *g = rich_before("red-door");

	play(g, "cast:planning");
	pay_lowest(g);
	play(g, "goals:1/2 key:red-key");
	doors(g, 0, "");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	onirim_game_free(g);
}
END_TEST

/* Paid for are a Tower, a Happy Dream, a Door and a Nightmare. */
START_TEST(test_case_10_a_price_is_paid_with_towers_and_dreams)
{
	onirim_game *g = late(.config = "sets=steps,towers,dreams",
	    .goals = GOALS, .open = LATE_OPEN, .hands = { "red-sun red-moon "
	    "blue-sun green-sun red-key" });

	play(g, "discard:red-sun | happy-dream | look | red-tower-3 "
	    "blue-tower-4 red-door blue-door 2nightmare brown-sun | "
	    "drop:red-door drop:nightmare drop:red-tower-3 "
	    "drop:blue-tower-4 next:brown-sun next:blue-door draw");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,red-door,nightmare,happy-dream,"
	    "red-tower-3,blue-tower-4");
	play(g, "cast:prophecy pay:red-door ...");
	lies(g, ONIRIM_ZONE_REMOVED, "red-door,nightmare,happy-dream,"
	    "red-tower-3,blue-tower-4");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Punishment and Towers ----------------------------------------------
 */

static onirim_game *
nightmare_with_towers(const char *config)
{
	onirim_game *g = late(.config = config, .goals = GOALS,
	    .plays = { "red-tower-3 green-tower-4 " },
	    .hands = { SUN_AND_KEYS });

	wear(g, "9red-sun 8blue-sun green-sun");
	play(g, "discard:green-sun draw | nightmare");
	asked(g, 0, ONIRIM_ASK_NIGHTMARE);
	return g;
}

START_TEST(test_case_10_R17_punishment_loses_no_tower)
{
	onirim_game *g = nightmare_with_towers("sets=steps,towers");

	play(g, "cast:punishment");
	pay_lowest(g);
	asked(g, 0, ONIRIM_ASK_DRAW);
	towers_are(g, "red-tower-3 green-tower-4");
	lies(g, ONIRIM_ZONE_PENDING, "");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	lies(g, ONIRIM_ZONE_DISCARD, "7blue-sun,green-sun,nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_no_spell_before_a_tower_is_lost)
{
	onirim_game *g = nightmare_with_towers("sets=steps,towers");

	play(g, "key:red-key");
	asked(g, 0, ONIRIM_ASK_TOWER);
	legal_are(g, "tower:1 tower:2 spare");
	play(g, "spare");
	asked(g, 0, ONIRIM_ASK_DRAW);
	lies(g, ONIRIM_ZONE_LIMBO, "nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_10_another_spell_before_a_nightmare_saves_no_tower)
{
	onirim_game *g = nightmare_with_towers("sets=steps,towers");

	play(g, "cast:planning");
	pay_lowest(g);
	play(g, "goals:1/2 key:red-key");
	asked(g, 0, ONIRIM_ASK_TOWER);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Towers and Dreams --------------------------------------------------
 */

START_TEST(test_6_1_red_pair_discards_no_towers)
{
	onirim_game *g = late(.config = "sets=towers,dreams",
	    .open = "red-pair green-pair brown-pair blue-pair",
	    .hands = { "2red-key red-sun blue-sun green-sun" });

	play(g, "discard:green-sun | red-door | key:red-key | red-door | "
	    "key:red-key ...");
	lies(g, ONIRIM_ZONE_DISCARD, "8red-sun,4red-moon,3red-key,green-sun");
	pool_has(g, "1red-tower-3");
	pool_has(g, "1red-tower-4");
	pool_has(g, "1red-tower-5");
	onirim_game_free(g);
}
END_TEST

/* Towers of the hand are thrown away, and look at nothing. */
START_TEST(test_R25_three_doors_loses_no_tower)
{
	onirim_game *g = late(.config = "sets=towers,dreams",
	    .open = "three-doors green-pair brown-pair blue-pair",
	    .plays = { "red-tower-3 green-tower-4 " TRIO_SUN("red")
	    TRIO_MOON("blue") },
	    .hands = { "green-key red-tower-5 red-sun blue-sun green-sun" });

	play(g, "discard:green-sun | green-door | key:green-key | "
	    "blue-tower-3 2brown-sun 2brown-moon any-pair");
	asked(g, 0, ONIRIM_ASK_ACT);
	towers_are(g, "red-tower-3 green-tower-4");
	lies(g, ONIRIM_ZONE_TOP, "");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,blue-sun,green-sun,green-key,"
	    "red-tower-5");
	lies(g, ONIRIM_ZONE_HAND, "2brown-sun,2brown-moon,blue-tower-3");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R26_towers_discarded_by_a_look_do_nothing)
{
	onirim_game *g = late(.config = "sets=towers,dreams",
	    .open = LATE_OPEN, .hands = { SUN_AND_KEYS });

	play(g, "discard:red-sun | happy-dream | look | red-tower-5 "
	    "blue-tower-5 5brown-sun | drop:red-tower-5 drop:blue-tower-5");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_TOP, "4brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_6_3_a_fetched_tower_joins_the_hand)
{
	onirim_game *g = late(.config = "sets=towers,dreams",
	    .open = LATE_OPEN, .hands = { SUN_AND_KEYS });

	play(g, "discard:red-sun | happy-dream | fetch fetch:brown-tower-5");
	asked(g, 0, ONIRIM_ASK_ACT);
	lies(g, ONIRIM_ZONE_HAND,
	    "red-key,blue-key,green-key,brown-key,brown-tower-5");
	onirim_game_free(g);
}
END_TEST

/* Without the alignment the eighth Door is no victory. */
START_TEST(test_5_7_R23_the_eighth_door_meets_a_premonition)
{
	onirim_game *g = late(.config = "sets=towers,dreams",
	    .open = BROWN_OPEN, .plays = { SEVEN_DOORS },
	    .hands = { "brown-key red-tower-3 blue-key blue-sun green-sun" });

	play(g, "discard:green-sun | brown-door | key:brown-key");
	asked(g, 0, ONIRIM_ASK_PENALTY);
	legal_are(g, "door:red-door door:blue-door door:green-door "
	    "door:brown-door");
	doors(g, 0, "2red-door,2blue-door,2green-door,2brown-door");
	play(g, "door:blue-door ...");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_5_5_7_with_the_alignment_it_wins_before)
{
	onirim_game *g = late(.config = "sets=towers,dreams",
	    .open = BROWN_OPEN, .plays = { FOUR_ALIGNED SEVEN_DOORS },
	    .hands = { "brown-key brown-sun blue-key blue-sun green-sun" });

	play(g, "discard:green-sun | brown-door | key:brown-key");
	over(g, ONIRIM_WON);
	open_are(g, "brown-pair");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_4_happy_dreams_take_no_tower)
{
	onirim_game *g = late(.config = "sets=towers,dreams",
	    .open = LATE_OPEN, .plays = { "red-tower-3 " },
	    .hands = { SUN_AND_KEYS });

	play(g, "discard:red-sun | happy-dream | dispel:blue-pair | "
	    "brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	towers_are(g, "red-tower-3");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- The known bottom ---------------------------------------------------
 */

/* Seven Doors lie on the table; of the deck a card is known on top and four
 * at the bottom, and a brown Door and a Nightmare lie between. */
static onirim_game *
known_bottom(void)
{
	onirim_game *g = late(.config = "sets=steps,towers",
	    .goals = SEVEN_GOALS, .plays = { SEVEN_DOORS },
	    .hands = { "red-tower-5 blue-key green-key green-sun blue-sun" },
	    .deck = "brown-door nightmare red-sun blue-moon green-moon "
	    "brown-moon blue-sun");

	play(g, "cast:prophecy");
	pay_lowest(g);
	deal(g, "red-sun blue-moon green-moon brown-moon blue-sun");
	play(g, "top:blue-sun next:red-sun next:blue-moon next:green-moon");
	lies(g, ONIRIM_ZONE_TOP, "blue-sun");
	lies(g, ONIRIM_ZONE_BOTTOM, "red-sun,blue-moon,green-moon,brown-moon");
	return g;
}

START_TEST(test_9_a_look_reaches_through_the_pool_into_the_bottom)
{
	onirim_game *g = known_bottom();

	play(g, "discard:red-tower-5 | brown-door");
	asked(g, 0, ONIRIM_ASK_ORDER);
	lies(g, ONIRIM_ZONE_PENDING,
	    "red-sun,blue-sun,blue-moon,brown-door,nightmare");
	lies(g, ONIRIM_ZONE_BOTTOM, "green-moon,brown-moon");
	play(g, "next:red-sun next:blue-sun next:nightmare next:blue-moon "
	    "draw");
	lies(g, ONIRIM_ZONE_TOP, "blue-sun,nightmare,blue-moon,brown-door");
	lies(g, ONIRIM_ZONE_BOTTOM, "green-moon,brown-moon");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Unique and race with every set -------------------------------------
 */

START_TEST(test_R14_unique_comes_before_the_goal)
{
	onirim_game *g = late(.config = "players=2 sets=steps variants=unique",
	    .goals = SEVEN_GOALS, .hands = { "2red-key red-sun",
	    "blue-sun blue-moon blue-key" }, .shared = "green-sun green-moon");

	play(g, "discard:red-sun decline | red-door | key:red-key | red-door | "
	    "key:red-key ...");
	doors(g, 0, "red-door");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	goals_are(g, "red-goal- red-goal 2blue-goal 2green-goal 2brown-goal");
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun,2red-key");
	onirim_game_free(g);
}
END_TEST

/* The second red Door lies before the other seat. */
START_TEST(test_R14_unique_premonitions_count_both_seats)
{
	onirim_game *g = late(.config = "players=2 sets=dreams "
	    "variants=unique", .open = "any-pair blue-pair green-pair "
	    "brown-pair", .hands = { "2red-key red-sun",
	    "blue-sun blue-moon red-key" }, .shared = "green-sun green-moon");

	play(g, "discard:red-sun decline | red-door | key:red-key | red-door | "
	    "key:red-key | 2brown-sun brown-moon");
	open_are(g, "blue-pair,green-pair,brown-pair,any-pair");
	play(g, "discard:blue-sun decline | red-door | key:red-key ...");
	open_are(g, "blue-pair,green-pair,brown-pair");
	doors(g, 0, "red-door");
	doors(g, 1, "");
	onirim_game_free(g);
}
END_TEST

#define FOUR_DOORS TRIO_SUN("red") TRIO_MOON("blue") TRIO_SUN("green")
#define NO_DOORS "red-sun green-moon brown-sun red-moon green-sun " \
	"blue-key red-sun green-moon brown-sun "

START_TEST(test_R14_race_with_goals_the_first_seat_with_four_wins)
{
	onirim_game *g = late(.config = "players=2 sets=steps variants=race",
	    .goals = GOALS, .plays = { FOUR_DOORS, NO_DOORS },
	    .hands = { "brown-key green-key red-moon",
	    "blue-sun brown-moon red-key" }, .shared = "green-sun blue-sun");

	play(g, "discard:red-moon decline | brown-door | key:brown-key");
	won_by(g, 0);
	goals_are(g, "red-goal- blue-goal- green-goal- brown-goal- red-goal "
	    "blue-goal green-goal brown-goal");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R14_race_beats_a_premonition)
{
	onirim_game *g = late(.config = "players=2 sets=dreams variants=race",
	    .open = "every-colour blue-pair green-pair brown-pair",
	    .plays = { FOUR_DOORS, NO_DOORS },
	    .hands = { "brown-key green-key red-moon",
	    "blue-sun brown-moon red-key" }, .shared = "green-sun blue-sun");

	play(g, "discard:red-moon decline | brown-door | key:brown-key");
	won_by(g, 0);
	open_are(g, "blue-pair,green-pair,brown-pair,every-colour");
	pool_has(g, "4happy-dream");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R14_race_and_unique_with_every_set)
{
	onirim_game *g = late(.config = "players=2 sets=steps,towers,dreams "
	    "variants=unique,race",
	    .goals = GOALS, .open = "brown-pair blue-pair green-pair "
	    "any-pair",
	    .plays = { "red-tower-3 " FOUR_DOORS,
	    "green-tower-4 " NO_DOORS },
	    .hands = { "brown-key blue-tower-4 red-moon",
	    "brown-tower-5 brown-moon red-key" },
	    .shared = "green-key blue-sun");

	play(g, "play:blue-tower-4@right | brown-moon | "
	    "discard:brown-moon decline | green-door | limbo | red-sun | "
	    "discard:red-moon decline | brown-door | key:brown-key | "
	    "brown-sun brown-moon");
	doors(g, 0, "red-door,blue-door,green-door,brown-door");
	asked(g, 1, ONIRIM_ASK_ACT);
	play(g, "play:brown-tower-5@right");
	won_by(g, 0);
	aligned(g);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Everything on ------------------------------------------------------
 */

#define EVERYTHING "players=2 sets=steps,towers,dreams " \
	"variants=open,lost premonitions=5 first=2"

/* The second seat has drafted and played its first turn. */
static onirim_game *
everything(void)
{
	onirim_game *g = begin(EVERYTHING);

	deal(g, GOALS " red-pair any-pair three-doors five-doors "
	    "every-colour red-key red-sun blue-key green-sun brown-tower-5 "
	    "nightmare brown-moon red-moon happy-dream red-door blue-moon");
	asked(g, 1, ONIRIM_ASK_DRAFT);
	play(g, "take:red-key take:blue-key take:red-sun take:green-sun "
	    "take:red-moon take:brown-moon discard:red-sun "
	    "swap:red-moon/brown-tower-5 | red-door | key:red-key | "
	    "red-tower-3 brown-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	return g;
}

START_TEST(test_case_14_everything_on_the_set_up_and_a_turn)
{
	onirim_game *g = everything();

	own(g, 0, 0, "blue-key,green-sun,brown-moon");
	own(g, 0, 1, "brown-sun,red-tower-3,brown-tower-5");
	lies(g, ONIRIM_ZONE_SHARED, "red-moon,blue-moon");
	doors(g, 1, "red-door");
	goals_are(g, "red-goal- blue-goal green-goal brown-goal red-goal "
	    "blue-goal green-goal brown-goal");
	open_are(g, "red-pair,any-pair,three-doors,five-doors,every-colour");
	turn_is(g, 2);
	onirim_game_free(g);
}
END_TEST

/* A Nightmare, Planning, a Door that fits by it, and a Happy Dream. */
static onirim_game *
everything_later(void)
{
	onirim_game *g = everything();

	play(g, "discard:green-sun decline | nightmare | reveal | 5red-sun");
	asked(g, 0, ONIRIM_ASK_DRAW);
	legal_are(g, BOTH_SPELLS " draw");
	play(g, "cast:planning goals:1/2 | blue-door | key:blue-key | "
	    "happy-dream");
	legal_are(g, "dispel:red-pair dispel:any-pair dispel:three-doors "
	    "dispel:five-doors dispel:every-colour look fetch");
	play(g, "dispel:every-colour | brown-sun green-key");
	asked(g, 1, ONIRIM_ASK_ACT);
	return g;
}

START_TEST(test_case_14_everything_on_a_spell_and_a_happy_dream)
{
	onirim_game *g = everything_later();

	doors(g, 0, "blue-door");
	goals_are(g, "blue-goal- red-goal- green-goal brown-goal red-goal "
	    "blue-goal green-goal brown-goal");
	lies(g, ONIRIM_ZONE_REMOVED,
	    "6red-sun,red-key,green-sun,nightmare,every-colour");
	lies(g, ONIRIM_ZONE_DISCARD, "blue-key,happy-dream");
	own(g, 1, 0, "green-key,brown-sun,brown-moon");
	onirim_game_free(g);
}
END_TEST

/* Two Towers, a Nightmare that takes a Door, and false destruction. */
START_TEST(test_case_14_everything_on_towers_and_a_nightmare)
{
	onirim_game *g = everything_later();

	play(g, "play:red-tower-3@right | green-moon | play:green-key | "
	    "green-tower-4 | play:brown-tower-5@right | red-key | "
	    "discard:brown-sun decline | nightmare | door:blue-door");
	asked(g, 0, ONIRIM_ASK_TOWER);
	legal_are(g, "tower:1 tower:2 spare");
	goals_are(g, "blue-goal red-goal- green-goal brown-goal red-goal "
	    "blue-goal green-goal brown-goal");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door");
	play(g, "spare ...");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door,nightmare");
	deal(g, "red-moon");
	asked(g, 1, ONIRIM_ASK_ACT);
	turn_is(g, 7);
	towers_are(g, "red-tower-3 brown-tower-5");
	pool_has(g, "2blue-door");
	pool_has(g, "9nightmare");
	doors(g, 0, "");
	doors(g, 1, "red-door");
	onirim_game_free(g);
}
END_TEST

/* The third Door: three-doors and its new hand, in the turn of seat two. */
START_TEST(test_case_14_everything_on_three_doors)
{
	onirim_game *g = everything_later();

	play(g, "discard:brown-sun decline | green-key | "
	    "discard:brown-moon decline | brown-moon | "
	    "discard:red-tower-3 decline | green-door 2brown-moon | "
	    "next:green-door key:green-key | green-sun 2blue-sun "
	    "green-pair");
	asked(g, 0, ONIRIM_ASK_ACT);
	own(g, 0, 1, "green-sun,2brown-moon");
	lies(g, ONIRIM_ZONE_SHARED, "2blue-sun");
	doors(g, 1, "red-door,green-door");
	goals_are(g, "blue-goal- red-goal- green-goal- brown-goal red-goal "
	    "blue-goal green-goal brown-goal");
	open_are(g, "red-pair,green-pair,any-pair,five-doors");
	lies(g, ONIRIM_ZONE_TOP, "");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,blue-moon,blue-key,green-key,"
	    "brown-sun,brown-moon,happy-dream,red-tower-3,brown-tower-5");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- The suite ----------------------------------------------------------
 */

static void
add_spells_and_dreams(TCase *tcase)
{
	tcase_add_test(tcase, test_R17_spells_are_offered_before_a_happy_dream);
	tcase_add_test(tcase,
	    test_case_10_9_after_planning_a_happy_dream_asks_again);
	tcase_add_test(tcase,
	    test_case_10_9_after_prophecy_a_happy_dream_asks_again);
	tcase_add_test(tcase, test_R17_no_punishment_of_a_happy_dream);
	tcase_add_test(tcase,
	    test_9_no_spell_while_a_happy_dream_is_carried_out);
	tcase_add_test(tcase, test_9_no_spell_in_a_fetch);
	tcase_add_test(tcase, test_9_draw_is_asked_before_a_fetched_card);
	tcase_add_test(tcase, test_R18_a_card_can_be_put_above_the_fetched_one);
	tcase_add_test(tcase, test_R26_a_fetch_ends_the_places_of_the_bottom);
	tcase_add_test(tcase,
	    test_9_no_spell_before_a_premonition_or_its_penalty);
	tcase_add_test(tcase, test_R17_no_spell_in_the_new_hand_of_three_doors);
}

static void
add_goals_and_premonitions(TCase *tcase)
{
	tcase_add_test(tcase, test_R16_a_premonition_opens_a_goal_again);
	tcase_add_test(tcase,
	    test_6_2_R23_the_goal_is_turned_before_premonitions_strike);
	tcase_add_test(tcase,
	    test_4_2_no_premonition_is_looked_at_when_a_door_does_not_match);
	tcase_add_test(tcase,
	    test_case_12_three_doors_after_a_trio_and_its_goal);
	tcase_add_test(tcase,
	    test_case_5_R23_victory_beats_a_premonition_with_goals);
}

static void
add_spells_and_a_door_that_is_drawn(TCase *tcase)
{
	tcase_add_test(tcase, test_R19_planning_makes_way_for_the_door_drawn);
	tcase_add_test(tcase, test_R19_planning_shuts_out_the_door_drawn);
	tcase_add_test(tcase,
	    test_case_10_a_price_is_paid_with_towers_and_dreams);
}

static void
add_punishment_and_towers(TCase *tcase)
{
	tcase_add_test(tcase, test_case_10_R17_punishment_loses_no_tower);
	tcase_add_test(tcase, test_9_no_spell_before_a_tower_is_lost);
	tcase_add_test(tcase,
	    test_case_10_another_spell_before_a_nightmare_saves_no_tower);
}

static void
add_towers_and_dreams(TCase *tcase)
{
	tcase_add_test(tcase, test_6_1_red_pair_discards_no_towers);
	tcase_add_test(tcase, test_R25_three_doors_loses_no_tower);
	tcase_add_test(tcase, test_R26_towers_discarded_by_a_look_do_nothing);
	tcase_add_test(tcase, test_6_3_a_fetched_tower_joins_the_hand);
	tcase_add_test(tcase, test_5_7_R23_the_eighth_door_meets_a_premonition);
	tcase_add_test(tcase,
	    test_case_5_5_7_with_the_alignment_it_wins_before);
	tcase_add_test(tcase, test_5_4_happy_dreams_take_no_tower);
}

static void
add_the_known_bottom(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_9_a_look_reaches_through_the_pool_into_the_bottom);
}

static void
add_unique_and_race_with_every_set(TCase *tcase)
{
	tcase_add_test(tcase, test_R14_unique_comes_before_the_goal);
	tcase_add_test(tcase, test_R14_unique_premonitions_count_both_seats);
	tcase_add_test(tcase,
	    test_R14_race_with_goals_the_first_seat_with_four_wins);
	tcase_add_test(tcase, test_R14_race_beats_a_premonition);
	tcase_add_test(tcase, test_R14_race_and_unique_with_every_set);
}

static void
add_everything_on(TCase *tcase)
{
	tcase_add_test(tcase, test_case_14_everything_on_the_set_up_and_a_turn);
	tcase_add_test(tcase,
	    test_case_14_everything_on_a_spell_and_a_happy_dream);
	tcase_add_test(tcase,
	    test_case_14_everything_on_towers_and_a_nightmare);
	tcase_add_test(tcase, test_case_14_everything_on_three_doors);
}

Suite *
rules_together_suite(void)
{
	Suite *suite = suite_create("rules, the sets together");

	script_add_case(suite, "spells and dreams", add_spells_and_dreams);
	script_add_case(suite, "goals and premonitions",
	    add_goals_and_premonitions);
	script_add_case(suite, "spells and a door that is drawn",
	    add_spells_and_a_door_that_is_drawn);
	script_add_case(suite, "punishment and towers",
	    add_punishment_and_towers);
	script_add_case(suite, "towers and dreams", add_towers_and_dreams);
	script_add_case(suite, "the known bottom", add_the_known_bottom);
	script_add_case(suite, "unique and race with every set",
	    add_unique_and_race_with_every_set);
	script_add_case(suite, "everything on", add_everything_on);
	return suite;
}
