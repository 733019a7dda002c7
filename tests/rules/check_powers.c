/*
 * check_powers.c - plays Nightmarium card by card: creatures that wake, the
 * legion penalty, and the powers.
 *
 * A test's name begins with the section or ruling (n) of the rules that it
 * plays.
 */
#include <check.h>
#include <string.h>

#include "night.h"
#include "rules.h"

/* A game for two: creatures and hand of the active seat. */
#define built(table, hand) \
	night(.creatures = { table }, .hands = { hand })

/* The same with what lies before the other seat. */
#define built_against(table, hand, table2, hand2) \
	night(.creatures = { table, table2 }, .hands = { hand, hand2 })

#define pending_is(g, text) lies(g, ONIRIM_ZONE_PENDING, text)

/*
 * ---- 4.1 The last creature ----------------------------------------------
 */

/* The creature is of one legion and has three powers. */
START_TEST(test_4_1_the_objective_wins_and_nothing_is_resolved)
{
	onirim_game *g = night(.config = "objective=1",
	    .creatures = { "n54 n47" }, .hands = { "n46 n30", "n30 n37" });

	play(g, "build:n46@1");
	won_by(g, 0);
	creature_is(g, 0, 0, "n54,n47,n46");
	hand_is(g, 0, "n30");
	hand_is(g, 1, "n30 n37");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_1_the_fifth_creature_wins)
{
	onirim_game *g = night(.config = "players=3 first=2", .active = 1,
	    .creatures = { "n30 n35", "n3 n86 n4 / n30 n2 n37 / n66 n86 n85 / "
	    "n87 n71 n67 / n30 n71" }, .hands = { NULL, "n37 n3" });

	legal_are(g, "draw exchange build:n37@5");
	play(g, "build:n37@5");
	won_by(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_1_the_fourth_creature_does_not_win)
{
	onirim_game *g = built("n3 n86 n4 / n30 n2 n37 / n66 n86 n85 / "
	    "n87 n71", "n67 n3");

	play(g, "build:n67@4");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n11_a_head_of_a_joker_wins)
{
	onirim_game *g = night(.config = "objective=2",
	    .creatures = { "n45 n2 / n30 n35" }, .hands = { "n4 n37 n85" });

	play(g, "build:n37@1");
	asked(g, 0, ONIRIM_ASK_JOKER);
	legal_are(g, "build:n4@2 build:n85@2");
	play(g, "build:n85@2");
	won_by(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n11_n17_a_head_of_a_herald_wins_and_the_rest_stays_revealed)
{
	onirim_game *g = night(.config = "objective=2",
	    .creatures = { "n57 n2 / n30 n35" }, .hands = { "n37" });

	play(g, "build:n37@1 | n4 n85");
	asked(g, 0, ONIRIM_ASK_HERALD);
	legal_are(g, "build:n4@2 build:n85@2");
	play(g, "build:n4@2");
	won_by(g, 0);
	pending_is(g, "n85");
	creature_is(g, 0, 1, "n30,n35,n4");
	onirim_game_free(g);
}
END_TEST

/* The second of two heads reaches it. */
START_TEST(test_n17_the_second_head_of_a_herald_wins)
{
	onirim_game *g = night(.config = "objective=3",
	    .creatures = { "n57 n2 / n30 n35 / n87 n71" },
	    .hands = { "n37" });

	play(g, "build:n37@1 | n4 n85 | build:n4@3");
	won_by(g, 0);
	pending_is(g, "");
	creature_is(g, 0, 1, "n30,n35,n85");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 4.2 Legion penalty -------------------------------------------------
 */

/* Each of a legion, without powers. */
static const struct {
	const char *body;
	const char *hand;
	const char *build;
	const char *paid;
	const char *left;
} pure[] = {
	{ "n3 n2", "n4 n1", "build:n4@1", "n9", "n54 n63 n93" },
	{ "n30 n35", "n37 n1", "build:n37@1", "n54", "n9 n63 n93" },
	{ "n66 n71", "n67 n1", "build:n67@1", "n63", "n9 n54 n93" },
	{ "n87 n86", "n85 n1", "build:n85@1", "n93", "n9 n54 n63" },
};

START_TEST(test_4_2_a_card_of_the_legion_is_paid)
{
	onirim_game *g = built_against(pure[_i].body, pure[_i].hand, NULL,
	    "n9 n54 n63 n93");
	char paid[ONIRIM_TEXT_MAX] = "1";

	play(g, pure[_i].build);
	hand_is(g, 1, pure[_i].left);
	discard_has(g, strcat(paid, pure[_i].paid));
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* Two cards of a legion and one of another. */
static const struct {
	const char *body;
	const char *hand;
	const char *build;
} mixed[] = {
	{ "n3 n2", "n37 n1", "build:n37@1" },
	{ "n3 n35", "n4 n1", "build:n4@1" },
	{ "n30 n2", "n4 n1", "build:n4@1" },
	{ "n66 n2", "n85 n1", "build:n85@1" },
};

START_TEST(test_4_2_for_a_mixed_creature_nobody_pays)
{
	onirim_game *g = built_against(mixed[_i].body, mixed[_i].hand, NULL,
	    "n9 n54 n63 n93");

	play(g, mixed[_i].build);
	hand_is(g, 1, "n9 n54 n63 n93");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* What each pays for a creature of necronauts: what is on the lists, what is
 * answered, and what is left. */
static const struct {
	const char *hand;
	const char *first;
	const char *one;
	const char *second;
	const char *other;
	const char *left;
} payments[] = {
	{ "n3 n9 n30 n66", "discard:n3 discard:n9", "discard:n9", NULL, NULL,
	  "n3 n30 n66" },
	{ "2n3 n9 n30", "discard:n3 discard:n9", "discard:n3", NULL, NULL,
	  "n3 n9 n30" },
	{ "n25 n30 n66", NULL, NULL, NULL, NULL, "n30 n66" },
	{ "2n3", NULL, NULL, NULL, NULL, "n3" },
	{ "n30 n35 n66 n84 n85",
	  "discard:n30 discard:n35 discard:n66 discard:n84", "discard:n35",
	  "discard:n66 discard:n84 discard:n85", "discard:n85",
	  "n30 n66 n84" },
	{ "n30 n35 n85", "discard:n30 discard:n35", "discard:n35", NULL, NULL,
	  "n30" },
	{ "n30 2n84", "discard:n30 discard:n84", "discard:n84", NULL, NULL,
	  "n30" },
	{ "2n30 n84", NULL, NULL, "discard:n30 discard:n84", "discard:n84",
	  "n30" },
	{ "n30 2n84", "discard:n30 discard:n84", "discard:n30", NULL, NULL,
	  "n84" },
	{ "3n30", NULL, NULL, NULL, NULL, "n30" },
	{ "n30 n66", NULL, NULL, NULL, NULL, "" },
	{ "n66", NULL, NULL, NULL, NULL, "" },
	{ "", NULL, NULL, NULL, NULL, "" },
};

static void
pay(onirim_game *g, const char *list, const char *answer)
{
	if (list == NULL)
		return;
	asked(g, 1, ONIRIM_ASK_LEGION);
	about(g, "");
	script_number_is(HERE, g, ONIRIM_NUMBER_ACTIVE, 0);
	legal_are(g, list);
	play(g, answer);
}

START_TEST(test_n12_one_of_the_legion_or_two_others_or_what_there_is)
{
	onirim_game *g = built_against("n3 n2", "n4 n1", NULL,
	    payments[_i].hand);

	play(g, "build:n4@1");
	pay(g, payments[_i].first, payments[_i].one);
	pay(g, payments[_i].second, payments[_i].other);
	hand_is(g, 1, payments[_i].left);
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* Two necronauts for each seat, and the one that is left. */
static const struct {
	const char *hand;
	const char *left;
} payers[] = {
	{ "n3 n9",   "n9"  },
	{ "n1 n8",   "n8"  },
	{ "n4 n14",  "n14" },
	{ "n11 n12", "n12" },
	{ "n5 n17",  "n17" },
};

START_TEST(test_n12_opponents_pay_clockwise_from_the_active_seats_left)
{
	struct night start = { .config = "players=5", .active = _i };
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *g;

	for (int seat = 0; seat < 5; seat++)
		start.hands[seat] = payers[seat].hand;
	start.hands[_i] = "n4 n1";
	start.creatures[_i] = "n3 n2";
	g = night_game(HERE, &start);
	play(g, "build:n4@1");
	for (int i = 1; i < 5; i++) {
		int seat = (_i + i) % 5;

		asked(g, seat, ONIRIM_ASK_LEGION);
		script_number_is(HERE, g, ONIRIM_NUMBER_ACTIVE, _i);
		ck_assert_int_eq(onirim_legal_actions(g, actions,
		    ONIRIM_ACTIONS_MAX), 2);
		script_apply(HERE, g, actions[0]);
		hand_is(g, seat, payers[seat].left);
	}
	asked(g, _i, ONIRIM_ASK_MOVE);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n12_all_pay_before_the_first_power)
{
	onirim_game *g = night(.config = "players=4 first=2", .active = 1,
	    .creatures = { NULL, "n12 n2" }, .hands = { "n30", "n5",
	    "n3 n9 n30 n84", "n30 n66 n85" });

	play(g, "build:n5@1");
	asked(g, 2, ONIRIM_ASK_LEGION);
	hand_is(g, 1, "");
	play(g, "discard:n3");
	asked(g, 3, ONIRIM_ASK_LEGION);
	legal_are(g, "discard:n30 discard:n66");
	hand_is(g, 0, "n30");
	play(g, "discard:n66 | ...");
	hand_is(g, 0, "");
	hand_is(g, 2, "n9 n30 n84");
	hand_is(g, 3, "n30");
	deal(g, "n67 n58 n56 n65");
	hand_is(g, 1, "n56 n58 n65 n67");
	second_action(g, 1);
	onirim_game_free(g);
}
END_TEST

/* The necronauts lose their head and get another, all in one turn. */
START_TEST(test_n13_n21_each_awakening_is_paid_for)
{
	onirim_game *g = built_against("n3 n2 / n12 n89", "2n4 n25 n30", NULL,
	    "n9 n54 n63 n84 n85");

	play(g, "build:n4@1");
	hand_is(g, 1, "n54 n63 n84 n85");
	play(g, "build:n25@2");
	creature_is(g, 0, 0, "n3,n2");
	asked(g, 0, ONIRIM_ASK_JOKER);
	about(g, "n89");
	legal_are(g, "build:n4@1 build:n30@3");
	play(g, "build:n4@1");
	creature_is(g, 0, 0, "n3,n2,n4");
	asked(g, 1, ONIRIM_ASK_LEGION);
	legal_are(g, "discard:n54 discard:n63 discard:n84");
	play(g, "discard:n54 discard:n84");
	hand_is(g, 1, "n63 n85");
	hand_is(g, 0, "n30");
	first_action(g, 1);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 4.3 Powers ---------------------------------------------------------
 */

START_TEST(test_4_3_powers_come_from_head_to_legs)
{
	onirim_game *g = built_against("n30 / n66 / n45 n95", "n91 n3 n66",
	    "n30 / n66", NULL);

	play(g, "build:n91@3");
	asked(g, 0, ONIRIM_ASK_DEVOURER);
	about(g, "n91");
	legal_are(g, "devour:1 devour:2");
	play(g, "devour:2");
	asked(g, 0, ONIRIM_ASK_EXECUTIONER);
	about(g, "n95");
	legal_are(g, "seize:2/1 seize:2/2");
	play(g, "seize:2/2");
	hand_is(g, 0, "n3 2n66");
	asked(g, 0, ONIRIM_ASK_JOKER);
	about(g, "n45");
	legal_are(g, "build:n3@3 build:n66@3");
	play(g, "build:n66@3");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_3_a_card_without_a_power_is_passed_over)
{
	onirim_game *g = built("n12 n2", "n37 n30");

	play(g, "build:n37@1 | n67 n85");
	hand_is(g, 0, "n30 n67 n85");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_3_without_any_power_nothing_happens)
{
	onirim_game *g = built("n3 n86", "n37 n30");

	play(g, "build:n37@1");
	hand_is(g, 0, "n30");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* Below the card whose power finds nothing are legs with a Mourner; the other
 * seat has what is no target. */
static const struct {
	const char *table;
	const char *hand;
	const char *table2;
	const char *build;
} failures[] = {
	{ "n12 n95", "n4 n30", NULL, "build:n4@1" },
	{ "n30 / n12 n95", "n4 n30", NULL, "build:n4@2" },
	{ "n12 n8", "n37 n30", NULL, "build:n37@1" },
	{ "n30 / n12 n8", "n37 n30", "n66 n86 n85", "build:n37@2" },
	{ "n12 n92", "n4 n30", "n66 / n30 n35", "build:n4@1" },
	{ "n12 n32", "2n4", "n66 / n30 n35", "build:n4@1" },
	{ "n12 n32", "n4 n1", "n66 / n30 n35", "build:n4@1" },
};

START_TEST(test_n14_a_power_without_a_target_ends_the_activation)
{
	onirim_game *g = night(.creatures = { failures[_i].table,
	    failures[_i].table2 }, .hands = { failures[_i].hand });
	int deck = onirim_number(g, ONIRIM_NOBODY, ONIRIM_NUMBER_DECK, 0);

	play(g, failures[_i].build);
	second_action(g, 0);
	deck_is(g, deck);
	onirim_game_free(g);
}
END_TEST

/* The Joker of the legs would have something to build. */
START_TEST(test_n14_herald_without_a_card_ends_the_activation)
{
	onirim_game *g = night(.creatures = { "n45 n56" },
	    .hands = { "n37 n30 n3" }, .rest = "");

	play(g, "build:n37@1");
	second_action(g, 0);
	pending_is(g, "");
	legal_are(g, "exchange build:n30@2");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n14_mourner_without_a_card_ends_the_activation)
{
	onirim_game *g = night(.creatures = { "n60 n47" },
	    .hands = { "n37 n30 n3" }, .rest = "");

	play(g, "build:n37@1");
	second_action(g, 0);
	hand_is(g, 0, "n3 n30");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 4.4 One creature after another -------------------------------------
 */

/* The first creature's Joker completes the second; the first one's Mourner is
 * lost, and the second draws two cards. */
START_TEST(test_4_4_a_creature_completed_by_a_joker_takes_over)
{
	onirim_game *g = built("n12 n32 / n54 n2", "n4 n37 n85 n3");

	play(g, "build:n4@1");
	about(g, "n32");
	legal_are(g, "build:n3@3 build:n37@2 build:n85@2");
	play(g, "build:n85@2 | n66 n67");
	hand_is(g, 0, "n3 n37 n66 n67");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_4_4_a_creature_completed_by_a_herald_takes_over)
{
	onirim_game *g = built("n12 n56 / n54 n2", "n4 n3");

	play(g, "build:n4@1 | n85 n37 | build:n85@2 | n66 n67");
	hand_is(g, 0, "n3 n66 n67");
	discard_has(g, "1n37");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 4.5 After the powers -----------------------------------------------
 */

/* How an activation may be over: done, without a target, taken over. */
static const struct {
	const char *table;
	const char *hand;
	const char *play;
} ends[] = {
	{ "n3 n86", "n37 n1", "build:n37@1" },
	{ "n12 n86", "n37", "build:n37@1 | n66 n67" },
	{ "n12 n92", "n4 n30", "build:n4@1" },
	{ "n12 n32 / n87 n71", "n4 n37 n1", "build:n4@1 build:n37@2" },
};

START_TEST(test_4_5_the_second_action_follows)
{
	onirim_game *g = built(ends[_i].table, ends[_i].hand);

	play(g, ends[_i].play);
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* With the head as second action the turn is over. */
START_TEST(test_4_5_after_the_second_action_the_turn_is_over)
{
	onirim_game *g = built(ends[_i].table, ends[_i].hand);

	play(g, "draw | n56");
	play(g, ends[_i].play);
	first_action(g, 1);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5. Herald ----------------------------------------------------------
 */

START_TEST(test_8_n15_both_cards_are_revealed_before_any_is_placed)
{
	onirim_game *g = built("n57 n2 / n30", "n37 n1");
	int deck = onirim_number(g, ONIRIM_NOBODY, ONIRIM_NUMBER_DECK, 0);

	play(g, "build:n37@1 | ...");
	script_number_is(HERE, g, ONIRIM_NUMBER_TO, ONIRIM_ZONE_PENDING);
	deal(g, "n3 ...");
	script_number_is(HERE, g, ONIRIM_NUMBER_TO, ONIRIM_ZONE_PENDING);
	pending_is(g, "n3");
	deal(g, "n35");
	asked(g, 0, ONIRIM_ASK_HERALD);
	about(g, "n57");
	pending_is(g, "n3 n35");
	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0, "n3 n35");
	deck_is(g, deck - 2);
	discard_has(g, "0n35");
	legal_are(g, "build:n3@3 build:n35@2");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n15_the_second_card_is_judged_after_the_first)
{
	onirim_game *g = built("n57 n2 / n30", "n37 n1");

	play(g, "build:n37@1 | n3 n35 | build:n3@3");
	asked(g, 0, ONIRIM_ASK_HERALD);
	pending_is(g, "n35");
	legal_are(g, "build:n35@2 build:n35@3");
	play(g, "build:n35@3");
	creature_is(g, 0, 2, "n3,n35");
	pending_is(g, "");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n15_a_card_that_can_be_placed_must_be)
{
	onirim_game *g = built("n57 n2 / n30", "n37 n1");

	play(g, "build:n37@1 | n3 n35 | build:n35@2");
	creature_is(g, 0, 1, "n30,n35");
	creature_is(g, 0, 2, "n3");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* A torso fits only after the legs, which fit on a new creature. */
START_TEST(test_n15_the_first_card_can_make_room_for_the_second)
{
	onirim_game *g = built("n57 n2", "n37 n1");

	play(g, "build:n37@1 | n86 n3");
	creature_is(g, 0, 1, "n3,n86");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n15_a_card_that_cannot_be_placed_is_discarded)
{
	onirim_game *g = built("n57 n2 / n30", "n37 n1");

	play(g, "build:n37@1 | n86 n35");
	legal_are(g, "build:n35@2 build:n86@2");
	play(g, "build:n35@2");
	creature_is(g, 0, 1, "n30,n35");
	discard_has(g, "1n86");
	pending_is(g, "");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n15_equal_cards_are_placed_one_after_the_other)
{
	onirim_game *g = built("n57 n2 / n30 / n66", "n37 n1");

	play(g, "build:n37@1 | 2n71");
	pending_is(g, "2n71");
	legal_are(g, "build:n71@2 build:n71@3");
	play(g, "build:n71@3");
	creature_is(g, 0, 1, "n30,n71");
	creature_is(g, 0, 2, "n66,n71");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n15_objective_bounds_what_a_herald_begins)
{
	onirim_game *g = night(.config = "objective=2",
	    .creatures = { "n57 n2" }, .hands = { "n37 n1" });

	play(g, "build:n37@1 | n84 n87");
	legal_are(g, "build:n84@2 build:n87@2");
	play(g, "build:n87@2");
	creature_is(g, 0, 1, "n87");
	discard_has(g, "1n84");
	onirim_game_free(g);
}
END_TEST

/* The legs could begin a creature, but the head has completed one. */
START_TEST(test_n15_after_a_completing_card_the_other_is_discarded)
{
	onirim_game *g = built("n57 n2 / n30 n35", "n37 n1");

	play(g, "build:n37@1 | n4 n87");
	legal_are(g, "build:n4@2 build:n87@3");
	play(g, "build:n4@2");
	creature_is(g, 0, 1, "n30,n35,n4");
	creature_is(g, 0, 2, "");
	discard_has(g, "1n87");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n15_a_completing_card_may_come_second)
{
	onirim_game *g = built("n57 n2 / n30 n35", "n37 n1");

	play(g, "build:n37@1 | n4 n87 | build:n87@3");
	creature_is(g, 0, 1, "n30,n35,n4");
	creature_is(g, 0, 2, "n87");
	discard_has(g, "0n87");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* What fits everywhere is placed only as a head, then. */
START_TEST(test_n15_after_a_completing_card_only_heads_are_placed)
{
	onirim_game *g = built("n57 n2 / n30 n35 / n66 n71 / n87", "n37 n1");

	play(g, "build:n37@1 | n4 n62");
	legal_are(g, "build:n4@2 build:n4@3 build:n62@2 build:n62@3 "
	    "build:n62@4 build:n62@5");
	play(g, "build:n4@2");
	creature_is(g, 0, 2, "n66,n71,n62");
	creature_is(g, 0, 3, "n87");
	asked(g, 0, ONIRIM_ASK_WAKE);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n15_the_rest_is_discarded_before_a_creature_wakes)
{
	onirim_game *g = built("n57 n2 / n30 n71 / n66", "n37 n1");

	play(g, "build:n37@1 | n28 n87");
	legal_are(g, "build:n28@2 build:n87@4");
	play(g, "build:n28@2");
	asked(g, 0, ONIRIM_ASK_DEVOURER);
	pending_is(g, "");
	discard_has(g, "1n87");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n16_nothing_to_place_is_no_failure)
{
	onirim_game *g = built("n12 n56", "n37");

	play(g, "build:n37@1 | n67 n85 n66 n71");
	discard_has(g, "1n67");
	discard_has(g, "1n85");
	hand_is(g, 0, "n66 n71");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* The only card there is begins a creature, and the Joker follows. */
START_TEST(test_n10_n16_a_herald_with_one_card_goes_on)
{
	onirim_game *g = night(.creatures = { "n45 n56" },
	    .hands = { "n37 n30" }, .rest = "n66");

	play(g, "build:n37@1");
	creature_is(g, 0, 1, "n66");
	creature_is(g, 0, 2, "n30");
	hand_is(g, 0, "");
	deck_is(g, 0);
	lies(g, ONIRIM_ZONE_DISCARD, "");
	onirim_game_free(g);
}
END_TEST

/* What the first Herald discards comes back in the second. */
START_TEST(test_n9_a_herald_reveals_what_another_has_discarded)
{
	onirim_game *g = night(.creatures = { "n57 n56" },
	    .hands = { "n37 n30" }, .rest = "n67");

	play(g, "build:n37@1");
	second_action(g, 0);
	deck_is(g, 0);
	lies(g, ONIRIM_ZONE_DISCARD, "n67");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n17_of_two_completed_creatures_the_seat_wakes_one)
{
	onirim_game *g = built_against("n57 n2 / n30 n35 / n66 n71", "n85 n1",
	    NULL, "n54 n66 n12");

	play(g, "build:n85@1 | n28 n67 | build:n67@3");
	asked(g, 0, ONIRIM_ASK_WAKE);
	about(g, "n57");
	legal_are(g, "wake:2 wake:3");
	creature_is(g, 0, 1, "n30,n35,n28");
	creature_is(g, 0, 2, "n66,n71,n67");
	pending_is(g, "");
	hand_is(g, 1, "n12 n54 n66");
	onirim_game_free(g);
}
END_TEST

/* The other is of one legion, too, and would have been paid for. */
START_TEST(test_n17_the_other_brings_no_penalty_and_does_not_wake)
{
	onirim_game *g = built_against("n57 n2 / n30 n35 / n63 n71", "n85 n1",
	    NULL, "n54 n66 n12");

	play(g, "build:n85@1 | n37 n67 | build:n67@3 wake:2");
	hand_is(g, 1, "n12 n66");
	hand_is(g, 0, "n1");
	discard_has(g, "1n54");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n17_either_of_them_can_wake)
{
	onirim_game *g = built_against("n57 n2 / n30 n35 / n63 n71", "n85 n1",
	    NULL, "n54 n66 n12");

	play(g, "build:n85@1 | n37 n67 | build:n67@3 wake:3 | n82 n84");
	hand_is(g, 1, "n12 n54");
	hand_is(g, 0, "n1 n82 n84");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* The sleeping creature is the third. */
START_TEST(test_n17_n21_the_other_is_a_target_and_wakes_with_a_new_head)
{
	onirim_game *g = built_against("n57 n2 / n30 n35 / n63 n71",
	    "n85 n79 n3", NULL, "n54 n66 n12");

	play(g, "build:n85@1 | n28 n67 | build:n67@3 wake:2");
	hand_is(g, 1, "n12 n66");
	asked(g, 0, ONIRIM_ASK_DEVOURER);
	legal_are(g, "devour:1 devour:3");
	play(g, "devour:3");
	creature_is(g, 0, 2, "n63,n71");
	second_action(g, 0);
	play(g, "draw | n82");
	play(g, "draw | n84 | draw | n87");
	hand_is(g, 1, "n12 n66 n84 n87");
	play(g, "build:n67@3 | n37 n46");
	hand_is(g, 1, "n12 n84 n87");
	hand_is(g, 0, "n3 n37 n46 n82");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n17_a_sleeping_creature_counts)
{
	onirim_game *g = night(.config = "objective=4",
	    .creatures = { "n57 n2 / n30 n35 / n66 n2 / n87 n86" },
	    .hands = { "n85 n37" });

	play(g, "build:n85@1 | n28 n67 | build:n67@3 build:n28@2 wake:3");
	second_action(g, 0);
	play(g, "draw | n1 | draw | n12 | draw | n9");
	first_action(g, 0);
	play(g, "build:n37@4");
	won_by(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n18_a_herald_places_cards_of_any_legion)
{
	onirim_game *g = built("n57 n2", "n37 n3 n30");

	play(g, "build:n37@1 | n87 n35");
	creature_is(g, 0, 1, "n87,n35");
	legal_are(g, "draw exchange build:n30@3");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5. Mourner ---------------------------------------------------------
 */

START_TEST(test_5_mourner_draws_two_cards_unseen)
{
	onirim_game *g = built("n12 n35", "n4 n30");

	play(g, "build:n4@1 | ...");
	script_number_is(HERE, g, ONIRIM_NUMBER_TO, ONIRIM_ZONE_HAND);
	script_number_is(HERE, g, ONIRIM_NUMBER_TO_INDEX, 0);
	deal(g, "n66 n85");
	hand_is(g, 0, "n30 n66 n85");
	cards_are(g, 1, ONIRIM_ZONE_HAND, 0, "3hidden");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n10_a_mourner_with_one_card_goes_on)
{
	onirim_game *g = night(.creatures = { "n60 n47" },
	    .hands = { "n37 n30" }, .rest = "n66");

	play(g, "build:n37@1");
	asked(g, 0, ONIRIM_ASK_JOKER);
	about(g, "n60");
	hand_is(g, 0, "n30 n66");
	legal_are(g, "build:n30@2 build:n66@2");
	onirim_game_free(g);
}
END_TEST

/* What the other seat pays is all there is. */
START_TEST(test_n10_n12_a_mourner_draws_what_was_just_paid)
{
	onirim_game *g = night(.creatures = { "n45 n47" },
	    .hands = { "n37 n30 n3" }, .rest = "");

	play(g, "build:n37@1");
	asked(g, 1, ONIRIM_ASK_LEGION);
	play(g, "discard:n54");
	lies(g, ONIRIM_ZONE_DISCARD, "");
	deck_is(g, 0);
	hand_is(g, 0, "n3 n30 n54");
	asked(g, 0, ONIRIM_ASK_JOKER);
	about(g, "n45");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5. Joker -----------------------------------------------------------
 */

START_TEST(test_5_joker_places_a_card_of_any_legion)
{
	onirim_game *g = built("n45 n2 / n30 / n66 n71", "n37 n3 n35 n85 n87");

	play(g, "build:n37@1");
	asked(g, 0, ONIRIM_ASK_JOKER);
	about(g, "n45");
	legal_are(g, "build:n3@4 build:n35@2 build:n85@3 build:n87@4");
	play(g, "build:n3@4");
	creature_is(g, 0, 3, "n3");
	hand_is(g, 0, "n35 n85 n87");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_joker_must_place_a_card_that_fits)
{
	onirim_game *g = built("n45 n2", "n37 n3 n85");

	play(g, "build:n37@1");
	creature_is(g, 0, 1, "n3");
	hand_is(g, 0, "n85");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_5_joker_is_bound_by_the_objective)
{
	onirim_game *g = night(.config = "objective=2",
	    .creatures = { "n45 n2 / n30" }, .hands = { "n37 n3 n35 n86" });

	play(g, "build:n37@1");
	legal_are(g, "build:n35@2 build:n86@2");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5. Executioner -----------------------------------------------------
 */

START_TEST(test_5_executioner_chooses_any_creature_of_others)
{
	onirim_game *g = night(.config = "players=3 first=2", .active = 1,
	    .creatures = { "n30 / n66 n86 n85", "n30 / n3 n2",
	    "n87 n71 / n66" }, .hands = { NULL, "n82" });

	play(g, "build:n82@2");
	asked(g, 1, ONIRIM_ASK_EXECUTIONER);
	about(g, "n82");
	legal_are(g, "seize:1/1 seize:1/2 seize:3/1 seize:3/2");
	play(g, "seize:3/1");
	hand_is(g, 1, "n71");
	creature_is(g, 2, 0, "n87");
	creature_is(g, 2, 1, "n66");
	second_action(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n6_n21_executioner_takes_the_head_of_a_complete_creature)
{
	onirim_game *g = night(.config = "objective=2",
	    .creatures = { "n3 n2", "n66 n86 n85 / n30 n35" },
	    .hands = { "n82 n12", "n1 n4" });

	play(g, "build:n82@1 seize:2/1");
	creature_is(g, 1, 0, "n66,n86");
	hand_is(g, 0, "n12 n85");
	play(g, "draw | n84 | build:n4@2");
	hand_is(g, 1, "n1");
	second_action(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n6_a_creature_that_loses_its_only_card_disappears)
{
	onirim_game *g = night(.creatures = { "n3 n95",
	    "n66 / n30 / n87 n71" }, .hands = { "n82" });

	play(g, "build:n82@1");
	legal_are(g, "seize:2/1 seize:2/2 seize:2/3");
	play(g, "seize:2/2");
	creature_is(g, 1, 0, "n66");
	creature_is(g, 1, 1, "n87,n71");
	creature_is(g, 1, 2, "");
	asked(g, 0, ONIRIM_ASK_EXECUTIONER);
	about(g, "n95");
	legal_are(g, "seize:2/1 seize:2/2");
	play(g, "seize:2/2");
	hand_is(g, 0, "n30 n71");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n19_everybody_sees_which_card_the_executioner_takes)
{
	onirim_game *g = night(.config = "players=3",
	    .creatures = { "n3 n2", "n66 / n30" }, .hands = { "n82 n30 n9" });

	play(g, "build:n82@1 seize:2/2");
	hand_is(g, 0, "n9 2n30");
	for (int viewer = 1; viewer < 3; viewer++)
		cards_are(g, viewer, ONIRIM_ZONE_HAND, 0, "n30 2hidden");
	cards_are(g, ONIRIM_NOBODY, ONIRIM_ZONE_HAND, 0, "n30 2hidden");
	cards_are(g, 0, ONIRIM_ZONE_HAND, 0, "n9 2n30");
	onirim_game_free(g);
}
END_TEST

/* Of two equal cards one was seen to come; whichever leaves, it is that. */
static const struct {
	const char *play;
	const char *hand;
	const char *known;
} departures[] = {
	{ "exchange discard:n30 stop", "n9 n30", "2hidden" },
	{ "exchange discard:n9 stop", "2n30", "n30 hidden" },
	{ "draw | n45", "n9 2n30 n45", "n30 3hidden" },
	{ "draw | n33", "n9 3n30", "n30 3hidden" },
	{ "exchange discard:n9 discard:n30 stop | n36", "2n30", "2hidden" },
};

START_TEST(test_n24_a_known_card_is_known_until_one_of_its_face_leaves)
{
	onirim_game *g = night(.creatures = { "n3 n2", "n66 / n30" },
	    .hands = { "n82 n30 n9" });

	play(g, "build:n82@1 seize:2/2");
	play(g, departures[_i].play);
	hand_is(g, 0, departures[_i].hand);
	cards_are(g, 1, ONIRIM_ZONE_HAND, 0, departures[_i].known);
	cards_are(g, ONIRIM_NOBODY, ONIRIM_ZONE_HAND, 0,
	    departures[_i].known);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n24_two_known_cards_are_forgotten_one_by_one)
{
	onirim_game *g = night(.creatures = { "n84 n95", "n30 / n30 / n66" },
	    .hands = { "n4 n30 n9" });

	play(g, "build:n4@1 seize:2/1 seize:2/1");
	hand_is(g, 0, "n9 3n30");
	cards_are(g, 1, ONIRIM_ZONE_HAND, 0, "2n30 2hidden");
	play(g, "exchange discard:n30 stop");
	cards_are(g, 1, ONIRIM_ZONE_HAND, 0, "n30 2hidden");
	play(g, "draw | n12 | draw | n85 | build:n30@2");
	cards_are(g, 1, ONIRIM_ZONE_HAND, 0, "2hidden");
	hand_is(g, 0, "n9 n30");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n24_a_known_card_that_is_paid_is_known_no_more)
{
	onirim_game *g = night(.creatures = { "n87 n2", "n66 / n30" },
	    .hands = { "n82 n30 n66", "n35 n37 n63" });

	play(g, "build:n82@1 seize:2/2 draw | n71");
	cards_are(g, 1, ONIRIM_ZONE_HAND, 0, "n30 3hidden");
	play(g, "draw | n45 | build:n45@2");
	hand_is(g, 1, "n35 n37 n63");
	play(g, "draw | n85 | draw | n87 | build:n35@2 build:n37@2");
	first_action(g, 0);
	hand_is(g, 0, "n30 n66 n71 n85 n87");
	cards_are(g, 1, ONIRIM_ZONE_HAND, 0, "5hidden");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5. Scavenger -------------------------------------------------------
 */

START_TEST(test_5_scavenger_discards_a_whole_unfinished_creature)
{
	onirim_game *g = night(.config = "players=3 first=2", .active = 1,
	    .creatures = { "n66 n86 n85 / n30 n35", "n30 / n3 n86",
	    "n87 n71 / n93 / n66" }, .hands = { NULL, "n1 n4" });

	play(g, "build:n1@2");
	asked(g, 1, ONIRIM_ASK_SCAVENGER);
	about(g, "n1");
	legal_are(g, "destroy:1/2 destroy:3/1 destroy:3/2 destroy:3/3");
	play(g, "destroy:3/1");
	discard_has(g, "1n87");
	discard_has(g, "1n71");
	creature_is(g, 2, 0, "n93");
	creature_is(g, 2, 1, "n66");
	creature_is(g, 2, 2, "");
	hand_is(g, 1, "n4");
	onirim_game_free(g);
}
END_TEST

/* First the Executioner takes the head, then the Scavenger the rest. */
START_TEST(test_n21_a_creature_that_lost_its_head_can_be_destroyed)
{
	onirim_game *g = night(.creatures = { "n30 n8", "n66 n86 n85" },
	    .hands = { "n82 n3" });

	play(g, "build:n82@1");
	hand_is(g, 0, "n3 n85");
	creature_is(g, 1, 0, "");
	discard_has(g, "1n66");
	discard_has(g, "1n86");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 5. Devourer --------------------------------------------------------
 */

START_TEST(test_5_devourer_takes_from_another_own_creature)
{
	onirim_game *g = night(.creatures =
	    { "n66 n86 n85 / n3 n2 / n30 n71 / n87", "n93 / n66 n35" },
	    .hands = { "n28 n9" });

	play(g, "build:n28@3");
	asked(g, 0, ONIRIM_ASK_DEVOURER);
	about(g, "n28");
	legal_are(g, "devour:1 devour:2 devour:4");
	play(g, "devour:1");
	creature_is(g, 0, 0, "n66,n86");
	discard_has(g, "1n85");
	hand_is(g, 0, "n9");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n6_n20_the_active_creature_is_followed_when_it_moves)
{
	onirim_game *g = built("n30 / n3 n2 / n42 n92 / n66", "n28 n85");

	play(g, "build:n28@3");
	about(g, "n28");
	legal_are(g, "devour:1 devour:2 devour:4");
	play(g, "devour:1");
	creature_is(g, 0, 1, "n42,n92,n28");
	about(g, "n92");
	legal_are(g, "devour:1 devour:3");
	play(g, "devour:3");
	creature_is(g, 0, 0, "n3");
	creature_is(g, 0, 1, "n42,n92,n28");
	creature_is(g, 0, 2, "");
	discard_has(g, "1n2");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/* What disappears behind the active creature does not move it. */
START_TEST(test_n6_a_creature_behind_the_active_one_may_disappear)
{
	onirim_game *g = built("n3 n2 / n42 n92 / n66 / n87", "n28 n85");

	play(g, "build:n28@2 devour:3");
	about(g, "n92");
	legal_are(g, "devour:1 devour:3");
	play(g, "devour:3");
	about(g, "");
	creature_is(g, 0, 0, "n3");
	creature_is(g, 0, 1, "n42,n92,n28");
	creature_is(g, 0, 2, "");
	onirim_game_free(g);
}
END_TEST

/* The first creature completes the second, which takes over. */
START_TEST(test_n20_the_creature_that_was_active_before_is_a_target)
{
	onirim_game *g = built("n45 n2 / n30 n71 / n66 n86 n85",
	    "n37 n28 n35");

	play(g, "build:n37@1");
	asked(g, 0, ONIRIM_ASK_DEVOURER);
	about(g, "n28");
	legal_are(g, "devour:1 devour:3");
	play(g, "devour:1");
	creature_is(g, 0, 0, "n45,n2");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n21_a_creature_without_its_head_does_not_count)
{
	onirim_game *g = night(.config = "objective=2",
	    .creatures = { "n3 n86 n4 / n30 n71" }, .hands = { "n37 n66" });

	play(g, "build:n37@2");
	won_by(g, 0);
	onirim_game_free(g);
	g = night(.config = "objective=3",
	    .creatures = { "n3 n86 n4 / n30 n71 / n87 n2" },
	    .hands = { "n28 n37 n85" });
	play(g, "build:n28@2 devour:1");
	creature_is(g, 0, 0, "n3,n86");
	play(g, "build:n37@3");
	first_action(g, 1);
	onirim_game_free(g);
}
END_TEST

static void
add_last_creature(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_4_1_the_objective_wins_and_nothing_is_resolved);
	tcase_add_test(tcase, test_4_1_the_fifth_creature_wins);
	tcase_add_test(tcase, test_4_1_the_fourth_creature_does_not_win);
	tcase_add_test(tcase, test_n11_a_head_of_a_joker_wins);
	tcase_add_test(tcase,
	    test_n11_n17_a_head_of_a_herald_wins_and_the_rest_stays_revealed);
	tcase_add_test(tcase, test_n17_the_second_head_of_a_herald_wins);
}

static void
add_penalty(TCase *tcase)
{
	tcase_add_loop_test(tcase, test_4_2_a_card_of_the_legion_is_paid, 0,
	    COUNT_OF(pure));
	tcase_add_loop_test(tcase,
	    test_4_2_for_a_mixed_creature_nobody_pays, 0, COUNT_OF(mixed));
	tcase_add_loop_test(tcase,
	    test_n12_one_of_the_legion_or_two_others_or_what_there_is, 0,
	    COUNT_OF(payments));
	tcase_add_loop_test(tcase,
	    test_n12_opponents_pay_clockwise_from_the_active_seats_left, 0,
	    5);
	tcase_add_test(tcase, test_n12_all_pay_before_the_first_power);
	tcase_add_test(tcase, test_n13_n21_each_awakening_is_paid_for);
}

static void
add_activation(TCase *tcase)
{
	tcase_add_test(tcase, test_4_3_powers_come_from_head_to_legs);
	tcase_add_test(tcase,
	    test_4_3_a_card_without_a_power_is_passed_over);
	tcase_add_test(tcase, test_4_3_without_any_power_nothing_happens);
	tcase_add_loop_test(tcase,
	    test_n14_a_power_without_a_target_ends_the_activation, 0,
	    COUNT_OF(failures));
	tcase_add_test(tcase,
	    test_n14_herald_without_a_card_ends_the_activation);
	tcase_add_test(tcase,
	    test_n14_mourner_without_a_card_ends_the_activation);
	tcase_add_test(tcase,
	    test_4_4_a_creature_completed_by_a_joker_takes_over);
	tcase_add_test(tcase,
	    test_4_4_a_creature_completed_by_a_herald_takes_over);
	tcase_add_loop_test(tcase, test_4_5_the_second_action_follows, 0,
	    COUNT_OF(ends));
	tcase_add_loop_test(tcase,
	    test_4_5_after_the_second_action_the_turn_is_over, 0,
	    COUNT_OF(ends));
}

static void
add_herald(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_8_n15_both_cards_are_revealed_before_any_is_placed);
	tcase_add_test(tcase,
	    test_n15_the_second_card_is_judged_after_the_first);
	tcase_add_test(tcase, test_n15_a_card_that_can_be_placed_must_be);
	tcase_add_test(tcase,
	    test_n15_the_first_card_can_make_room_for_the_second);
	tcase_add_test(tcase,
	    test_n15_a_card_that_cannot_be_placed_is_discarded);
	tcase_add_test(tcase,
	    test_n15_equal_cards_are_placed_one_after_the_other);
	tcase_add_test(tcase,
	    test_n15_objective_bounds_what_a_herald_begins);
	tcase_add_test(tcase,
	    test_n15_after_a_completing_card_the_other_is_discarded);
	tcase_add_test(tcase, test_n15_a_completing_card_may_come_second);
	tcase_add_test(tcase,
	    test_n15_after_a_completing_card_only_heads_are_placed);
	tcase_add_test(tcase,
	    test_n15_the_rest_is_discarded_before_a_creature_wakes);
	tcase_add_test(tcase, test_n16_nothing_to_place_is_no_failure);
	tcase_add_test(tcase, test_n10_n16_a_herald_with_one_card_goes_on);
	tcase_add_test(tcase,
	    test_n9_a_herald_reveals_what_another_has_discarded);
	tcase_add_test(tcase, test_n18_a_herald_places_cards_of_any_legion);
}

static void
add_two_completed(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_n17_of_two_completed_creatures_the_seat_wakes_one);
	tcase_add_test(tcase,
	    test_n17_the_other_brings_no_penalty_and_does_not_wake);
	tcase_add_test(tcase, test_n17_either_of_them_can_wake);
	tcase_add_test(tcase,
	    test_n17_n21_the_other_is_a_target_and_wakes_with_a_new_head);
	tcase_add_test(tcase, test_n17_a_sleeping_creature_counts);
}

static void
add_mourner_and_joker(TCase *tcase)
{
	tcase_add_test(tcase, test_5_mourner_draws_two_cards_unseen);
	tcase_add_test(tcase, test_n10_a_mourner_with_one_card_goes_on);
	tcase_add_test(tcase,
	    test_n10_n12_a_mourner_draws_what_was_just_paid);
	tcase_add_test(tcase, test_5_joker_places_a_card_of_any_legion);
	tcase_add_test(tcase, test_5_joker_must_place_a_card_that_fits);
	tcase_add_test(tcase, test_5_joker_is_bound_by_the_objective);
}

static void
add_executioner(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_5_executioner_chooses_any_creature_of_others);
	tcase_add_test(tcase,
	    test_n6_n21_executioner_takes_the_head_of_a_complete_creature);
	tcase_add_test(tcase,
	    test_n6_a_creature_that_loses_its_only_card_disappears);
	tcase_add_test(tcase,
	    test_n19_everybody_sees_which_card_the_executioner_takes);
	tcase_add_loop_test(tcase,
	    test_n24_a_known_card_is_known_until_one_of_its_face_leaves, 0,
	    COUNT_OF(departures));
	tcase_add_test(tcase,
	    test_n24_two_known_cards_are_forgotten_one_by_one);
	tcase_add_test(tcase,
	    test_n24_a_known_card_that_is_paid_is_known_no_more);
}

static void
add_scavenger_and_devourer(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_5_scavenger_discards_a_whole_unfinished_creature);
	tcase_add_test(tcase,
	    test_n21_a_creature_that_lost_its_head_can_be_destroyed);
	tcase_add_test(tcase,
	    test_5_devourer_takes_from_another_own_creature);
	tcase_add_test(tcase,
	    test_n6_n20_the_active_creature_is_followed_when_it_moves);
	tcase_add_test(tcase,
	    test_n6_a_creature_behind_the_active_one_may_disappear);
	tcase_add_test(tcase,
	    test_n20_the_creature_that_was_active_before_is_a_target);
	tcase_add_test(tcase,
	    test_n21_a_creature_without_its_head_does_not_count);
}

Suite *
rules_powers_suite(void)
{
	Suite *suite = suite_create("rules, Nightmarium's powers");

	script_add_case(suite, "last creature", add_last_creature);
	script_add_case(suite, "penalty", add_penalty);
	script_add_case(suite, "activation", add_activation);
	script_add_case(suite, "herald", add_herald);
	script_add_case(suite, "two completed", add_two_completed);
	script_add_case(suite, "mourner and joker", add_mourner_and_joker);
	script_add_case(suite, "executioner", add_executioner);
	script_add_case(suite, "scavenger and devourer",
	    add_scavenger_and_devourer);
	return suite;
}
