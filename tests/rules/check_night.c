/*
 * check_night.c - plays Nightmarium to its ends, and whole examples of it.
 *
 * A test's name begins with the section or ruling (n) of the rules that it
 * plays.
 */
#include <check.h>
#include <stdio.h>

#include "../../lib/core/chance.h"
#include "night.h"
#include "rules.h"

static onirim_card
card_of(const char *name)
{
	return (onirim_card)onirim_card_from_name(name);
}

static int
turn_of(const onirim_game *g)
{
	return onirim_number(g, ONIRIM_NOBODY, ONIRIM_NUMBER_TURN, 0);
}

/*
 * ---- N22: a chain without an end ----------------------------------------
 */

static int
count_wakings(const onirim_game *g)
{
	static onirim_event events[5000];
	int woken = 0, n = onirim_events(g, ONIRIM_NOBODY, events, 5000);

	ck_assert_int_gt(n, 0);
	ck_assert_int_le(n, 5000);
	for (int i = 0; i < n; i++)
		woken += events[i].kind == ONIRIM_EVENT_WAKE;
	return woken;
}

/* All heads are equal, so that there is nothing to ask: each creature devours
 * the other's head, and its Herald finds another one. */
START_TEST(test_n22_a_chain_without_questions_comes_to_an_end)
{
	onirim_game *g = night(.config = "events=on",
	    .creatures = { "n57 n53 n67 / n57 n92" },
	    .hands = { "n67 n3 n30" }, .rest = "n67");

	play(g, "build:n67@2");
	ck_assert_int_eq(count_wakings(g), 100);
	second_action(g, 0);
	creature_is(g, 0, 0, "n57,n53,n67");
	creature_is(g, 0, 1, "n57,n92,n67");
	legal_are(g, "draw exchange");
	hand_is(g, 0, "n3 n30");
	onirim_game_free(g);
}
END_TEST

/* Two creatures with a Herald whose heads are Devourers, and a third one
 * that needs a head.  The piles have a head and a torso that fits nowhere;
 * another head is in the hand. */
#define CHAIN "n63 n56 n28 / n12 n56 / n30 n35"
#define TORSO "n2"

/* While the dealer is asked let a Herald reveal one head and the torso, or
 * two heads. */
static void
reveal(onirim_game *g, int heads)
{
	while (onirim_decision(g) == ONIRIM_ASK_DEAL) {
		onirim_action actions[ONIRIM_ACTIONS_MAX];
		onirim_card cards[ONIRIM_CARDS_MAX];
		int revealed = onirim_cards(g, ONIRIM_HOST,
		    ONIRIM_ZONE_PENDING, 0, cards, ONIRIM_CARDS_MAX);
		int i, n = onirim_legal_actions(g, actions,
		    ONIRIM_ACTIONS_MAX);
		int wants_head = revealed < heads;

		for (i = 0; i < n - 1; i++)
			if ((onirim_action_card(actions[i]) !=
			    card_of(TORSO)) == wants_head)
				break;
		script_apply(HERE, g, actions[i]);
	}
}

/* Place a head on a creature, whichever head it is. */
static void
place_head(onirim_game *g, int creature)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int i, n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);

	asked(g, 0, ONIRIM_ASK_HERALD);
	about(g, "n56");
	for (i = 0; i < n - 1; i++)
		if (onirim_action_extra(actions[i]) == creature)
			break;
	script_apply(HERE, g, actions[i]);
}

/* Build the head, and let the first two creatures wake each other until a
 * hundred have woken; the last Herald reveals so many heads. */
static void
wake_a_hundred(onirim_game *g, int last_heads)
{
	play(g, "build:n28@2");
	for (int woken = 1; woken <= 100; woken++) {
		int other = woken % 2 == 1 ? 0 : 1;

		asked(g, 0, ONIRIM_ASK_DEVOURER);
		script_apply(HERE, g, onirim_action_make(ONIRIM_VERB_DEVOUR,
		    0, 0, other));
		reveal(g, woken < 100 ? 1 : last_heads);
		place_head(g, other);
	}
}

static void
creatures_are_complete(const onirim_game *g, int first, int last)
{
	for (int i = first; i <= last; i++)
		ck_assert_int_eq(onirim_cards(g, ONIRIM_NOBODY,
		    ONIRIM_ZONE_CREATURE, CREATURE(0, i), NULL, 0), 3);
}

/* The legs of the hundredth are a Mourner, which is lost; the third creature
 * is of one legion, which nobody pays. */
START_TEST(test_n22_wake_is_asked_all_the_same_and_nothing_wakes)
{
	onirim_game *g = night(.config = "objective=4",
	    .creatures = { CHAIN }, .hands = { "n28 n37" },
	    .rest = "n41 " TORSO);

	wake_a_hundred(g, 2);
	asked(g, 0, ONIRIM_ASK_WAKE);
	about(g, "n56");
	legal_are(g, "wake:2 wake:3");
	creatures_are_complete(g, 0, 2);
	play(g, "wake:3");
	second_action(g, 0);
	hand_is(g, 0, "n37");
	onirim_game_free(g);
}
END_TEST

/* The head of the second action completes a creature of one legion. */
START_TEST(test_n22_nothing_wakes_in_the_rest_of_the_turn)
{
	onirim_game *g = night(.config = "objective=4",
	    .creatures = { CHAIN, "n87 n86" },
	    .hands = { "n28 n37 n84 n3" }, .rest = "n41 " TORSO);
	onirim_card cards[ONIRIM_CARDS_MAX];
	int of_other;

	wake_a_hundred(g, 1);
	second_action(g, 0);
	creatures_are_complete(g, 0, 1);
	hand_is(g, 0, "n3 n37 n84");
	of_other = onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_HAND, 1, cards,
	    ONIRIM_CARDS_MAX);
	play(g, "build:n37@3");
	creature_is(g, 0, 2, "n30,n35,n37");
	first_action(g, 1);
	ck_assert_int_eq(onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_HAND, 1,
	    NULL, 0), of_other);
	play(g, "build:n85@1");
	hand_is(g, 0, "n3");
	second_action(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n22_a_creature_that_does_not_wake_counts)
{
	onirim_game *g = night(.config = "objective=3",
	    .creatures = { CHAIN }, .hands = { "n28 n37" },
	    .rest = "n41 " TORSO);

	wake_a_hundred(g, 2);
	won_by(g, 0);
	creatures_are_complete(g, 0, 2);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- N22, N23: a limit of turns -----------------------------------------
 */

START_TEST(test_6_n23_when_the_turns_have_run_out_nobody_wins)
{
	char config[ONIRIM_TEXT_MAX];
	onirim_game *g;

	snprintf(config, sizeof config, "players=3 turns=%d", _i);
	g = night(.config = config, .hands = { "5n30", "5n84", "5n82" });
	for (int turn = 1; turn <= _i; turn++) {
		turn_is(g, turn);
		first_action(g, (turn - 1) % 3);
		play(g, "exchange");
		play(g, "stop");
		second_action(g, (turn - 1) % 3);
		ck_assert_int_eq(onirim_outcome(g), ONIRIM_PLAYING);
		play(g, "exchange");
		if (onirim_decision(g) == ONIRIM_ASK_EXCHANGE)
			play(g, "stop");
	}
	over(g, ONIRIM_LOST);
	turn_is(g, _i);
	onirim_game_free(g);
}
END_TEST

/* Turn 3 wins, if it comes to it. */
START_TEST(test_n23_a_creature_of_the_last_turn_still_wins)
{
	char config[ONIRIM_TEXT_MAX];
	onirim_game *g;

	snprintf(config, sizeof config, "objective=1 turns=%d", _i);
	g = night(.config = config, .hands = { "n3 n2 n4 n30 n66",
	    "5n84" });
	play(g, "build:n3@1 build:n2@1 draw | n82 | draw | n67");
	if (_i < 3) {
		over(g, ONIRIM_LOST);
		turn_is(g, 2);
	} else {
		play(g, "draw | n1 | build:n4@1");
		won_by(g, 0);
		turn_is(g, 3);
	}
	onirim_game_free(g);
}
END_TEST

/* The seat has neither a card nor one to draw; after that the other one has
 * its turn. */
static onirim_game *
before_an_empty_turn(int turns)
{
	char config[ONIRIM_TEXT_MAX];

	snprintf(config, sizeof config, "turns=%d", turns);
	return night(.config = config, .hands = { "n30" }, .rest = "");
}

START_TEST(test_n22_a_turn_without_a_question_counts)
{
	onirim_game *g = before_an_empty_turn(0);
	int turn = turn_of(g);

	onirim_game_free(g);
	g = before_an_empty_turn(turn + 2);
	play(g, "build:n30@1 build:n3@1 build:n2@1");
	over(g, ONIRIM_LOST);
	turn_is(g, turn + 2);
	onirim_game_free(g);
	g = before_an_empty_turn(turn + 3);
	play(g, "build:n30@1 build:n3@1 build:n2@1");
	first_action(g, 1);
	turn_is(g, turn + 3);
	onirim_game_free(g);
}
END_TEST

/* Draw, exchange what was drawn, and so on: such a game would never end. */
static void
idle(onirim_game *g)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX), i = 0;

	if (onirim_decision(g) == ONIRIM_ASK_EXCHANGE &&
	    onirim_action_verb(actions[n - 1]) == ONIRIM_VERB_STOP)
		i = n - 1;
	else if (onirim_number(g, ONIRIM_NOBODY, ONIRIM_NUMBER_ACTIONS_LEFT,
	    0) == 1)
		i = 1;
	ck_assert_int_eq(onirim_apply(g, actions[i]), ONIRIM_OK);
}

START_TEST(test_n22_the_highest_limit_is_65535)
{
	onirim_game *g = NULL;

	ck_assert_int_eq(onirim_game_new(&g, "game=nightmarium turns=65535",
	    NULL), ONIRIM_OK);
	while (onirim_outcome(g) == ONIRIM_PLAYING)
		idle(g);
	over(g, ONIRIM_LOST);
	turn_is(g, 65535);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_6_n22_without_a_limit_it_goes_on)
{
	onirim_game *g = NULL;

	ck_assert_int_eq(onirim_game_new(&g, "game=nightmarium", NULL),
	    ONIRIM_OK);
	while (turn_of(g) < 66000)
		idle(g);
	ck_assert_int_eq(onirim_outcome(g), ONIRIM_PLAYING);
	ck_assert_int_eq(onirim_winner(g), ONIRIM_NOBODY);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 7. What is open ----------------------------------------------------
 */

static const int viewers[] = { 0, 1, 2, ONIRIM_NOBODY };

START_TEST(test_7_all_see_creatures_discards_and_how_many_cards_there_are)
{
	onirim_game *g = night(.config = "players=3",
	    .creatures = { NULL, "n3 n2 / n66" },
	    .hands = { "n30 n82", "n84 n54", "n9" });
	int deck, viewer = viewers[_i];

	play(g, "exchange discard:n30 stop");
	deck = onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_DECK, 0);
	cards_are(g, viewer, ONIRIM_ZONE_CREATURE, CREATURE(1, 0), "n3,n2");
	cards_are(g, viewer, ONIRIM_ZONE_CREATURE, CREATURE(1, 1), "n66");
	cards_are(g, viewer, ONIRIM_ZONE_CREATURE, CREATURE(0, 0), "");
	ck_assert_int_eq(onirim_cards(g, viewer, ONIRIM_ZONE_DISCARD, 0,
	    NULL, 0), 108 - 3 - 4 - deck);
	ck_assert_int_eq(onirim_number(g, viewer, ONIRIM_NUMBER_DECK, 0),
	    deck);
	cards_are(g, viewer, ONIRIM_ZONE_HAND, 0, viewer == 0 ? "n82" :
	    "hidden");
	cards_are(g, viewer, ONIRIM_ZONE_HAND, 1, viewer == 1 ? "n54 n84" :
	    "2hidden");
	cards_are(g, viewer, ONIRIM_ZONE_HAND, 2, viewer == 2 ? "n9" :
	    "hidden");
	onirim_game_free(g);
}
END_TEST

/* Hidden hands are in the pool that a viewer sees: of n9 there are three. */
START_TEST(test_7_the_pool_has_the_pile_and_hidden_hands)
{
	onirim_game *g = night(.hands = { "n9 n30 n66 n84 n82",
	    "n8 n54 n67 n85 n55" });

	pool_seen(g, 0, "2n9");
	pool_seen(g, 0, "3n8");
	pool_seen(g, 1, "3n9");
	pool_seen(g, 1, "2n8");
	pool_seen(g, ONIRIM_NOBODY, "3n9");
	pool_seen(g, ONIRIM_NOBODY, "3n8");
	pool_has(g, "2n9");
	pool_has(g, "2n8");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Examples -----------------------------------------------------------
 */

/* The first creature waits for its head, the second is complete, the third
 * and the fourth have legs. */
static onirim_game *
example(const char *hand)
{
	return night(.config = "players=3",
	    .creatures = { "n45 n2 / n42 n56 n83 / n9 / n57", "n30 n35",
	    "n87 n86 n37" },
	    .hands = { hand, "n3 n4 n66", "n30 n66 n85" });
}

/* From the head on the first creature to the end of the third one's
 * powers. */
static void
play_example(onirim_game *g)
{
	play(g, "build:n88@1");
	asked(g, 0, ONIRIM_ASK_JOKER);
	about(g, "n88");
	legal_are(g, "build:n47@3 build:n47@4");
	play(g, "build:n47@4");
	creature_is(g, 0, 0, "n45,n2,n88");
	creature_is(g, 0, 3, "n57,n47,n28");
	asked(g, 0, ONIRIM_ASK_DEVOURER);
	about(g, "n28");
	legal_are(g, "devour:1 devour:2 devour:3");
	play(g, "devour:2 | n8 n30 n31 n86");
	creature_is(g, 0, 1, "n42,n56");
	discard_has(g, "1n83");
	hand_is(g, 0, "n8 n30");
	asked(g, 0, ONIRIM_ASK_HERALD);
	about(g, "n57");
	lies(g, ONIRIM_ZONE_PENDING, "n31 n86");
	legal_are(g, "build:n31@2 build:n86@3");
	play(g, "build:n31@2");
	discard_has(g, "1n86");
	asked(g, 0, ONIRIM_ASK_JOKER);
	about(g, "n31");
	legal_are(g, "build:n8@3 build:n30@5");
	play(g, "build:n8@3 | n1 n44");
	asked(g, 0, ONIRIM_ASK_HERALD);
	about(g, "n56");
	legal_are(g, "build:n1@3 build:n44@5");
	play(g, "build:n1@3");
	discard_has(g, "1n44");
	asked(g, 1, ONIRIM_ASK_LEGION);
	about(g, "");
	legal_are(g, "discard:n3 discard:n4");
	play(g, "discard:n4");
	asked(g, 2, ONIRIM_ASK_LEGION);
	legal_are(g, "discard:n30 discard:n66");
	creature_is(g, 1, 0, "n30,n35");
	play(g, "discard:n30");
	legal_are(g, "discard:n66 discard:n85");
	play(g, "discard:n85");
	creature_is(g, 0, 0, "n45,n2,n88");
	creature_is(g, 0, 1, "n42,n56,n31");
	creature_is(g, 0, 2, "n9,n8,n1");
	creature_is(g, 0, 3, "n57,n47,n28");
	creature_is(g, 1, 0, "");
	discard_has(g, "1n35");
	creature_is(g, 2, 0, "n87,n86,n37");
	hand_is(g, 0, "n30");
	hand_is(g, 1, "n3 n66");
	hand_is(g, 2, "n66");
}

START_TEST(test_10_rulebook_example)
{
	onirim_game *g = example("n88 n47 n28");

	play_example(g);
	second_action(g, 0);
	legal_are(g, "draw exchange");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_10_rulebook_example_as_second_action)
{
	onirim_game *g = example("n88 n47 n28 n54");

	play(g, "exchange discard:n54 stop");
	second_action(g, 0);
	play_example(g);
	first_action(g, 1);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- The example of the manual ------------------------------------------
 */

/* A game whose cards come from its seed, or that is dealt by hand. */
struct sleeper {
	onirim_game *g;
	int dealt;
};

static struct sleeper
manual_begins(int dealt)
{
	struct sleeper sleeper = { NULL, dealt };

	if (!dealt) {
		ck_assert_int_eq(onirim_game_new(&sleeper.g,
		    "game=nightmarium seed=2910", NULL), ONIRIM_OK);
		return sleeper;
	}
	sleeper.g = begin("game=nightmarium");
	deal(sleeper.g, "n93 n57 n56 n30 n58 n14 n1 n87 n71 n56");
	return sleeper;
}

/* Give these answers, upon which these cards come. */
static void
go(struct sleeper sleeper, const char *answers, const char *cards)
{
	char text[ONIRIM_TEXT_MAX];

	snprintf(text, sizeof text, "%s | %s", answers, cards);
	play(sleeper.g, sleeper.dealt ? text : answers);
}

/* Until the second Herald of the first creature has revealed its cards. */
static void
manual_to_second_herald(struct sleeper sleeper)
{
	onirim_game *g = sleeper.g;

	hand_is(g, 0, "n30 n56 n57 n58 n93");
	hand_is(g, 1, "n1 n14 n56 n71 n87");
	legal_are(g, "draw exchange build:n30@1 build:n57@1 build:n93@1");
	play(g, "build:n57@1");
	legal_are(g, "draw exchange build:n56@1");
	play(g, "build:n56@1 build:n14@1");
	go(sleeper, "draw", "n9");
	turn_is(g, 3);
	hand_is(g, 1, "n1 n9 n56 n71 n87");
	play(g, "build:n58@1");
	asked(g, 1, ONIRIM_ASK_LEGION);
	legal_are(g, "discard:n56 discard:n71");
	play(g, "discard:n71");
	asked(g, 0, ONIRIM_ASK_JOKER);
	legal_are(g, "build:n30@2 build:n93@2");
	go(sleeper, "build:n30@2", "n63 n92");
	asked(g, 0, ONIRIM_ASK_HERALD);
	about(g, "n56");
	legal_are(g, "build:n63@3 build:n92@2");
	play(g, "build:n63@3");
	legal_are(g, "build:n92@2 build:n92@3");
	go(sleeper, "build:n92@3", "n28 n57");
	asked(g, 0, ONIRIM_ASK_HERALD);
	about(g, "n57");
	legal_are(g, "build:n28@3 build:n57@4");
}

START_TEST(test_manual_example)
{
	struct sleeper sleeper = manual_begins(_i);
	onirim_game *g = sleeper.g;

	manual_to_second_herald(sleeper);
	play(g, "build:n28@3");
	discard_has(g, "1n57");
	hand_is(g, 1, "n1 n9 n56 n87");
	asked(g, 0, ONIRIM_ASK_DEVOURER);
	about(g, "n28");
	legal_are(g, "devour:1 devour:2");
	play(g, "devour:1");
	about(g, "n92");
	legal_are(g, "devour:1 devour:2");
	go(sleeper, "devour:2", "n10 n85");
	second_action(g, 0);
	hand_is(g, 0, "n10 n85 n93");
	legal_are(g, "draw exchange");
	go(sleeper, "draw", "n84");
	turn_is(g, 4);
	first_action(g, 1);
	hand_is(g, 0, "n10 n84 n85 n93");
	creature_is(g, 0, 0, "n57,n56");
	creature_is(g, 0, 1, "n63,n92,n28");
	creature_is(g, 0, 2, "");
	creature_is(g, 1, 0, "n14");
	lies(g, ONIRIM_ZONE_DISCARD, "n30 n57 n58 n71");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_manual_example_with_the_legs_first)
{
	struct sleeper sleeper = manual_begins(_i);
	onirim_game *g = sleeper.g;

	manual_to_second_herald(sleeper);
	play(g, "build:n57@4");
	asked(g, 0, ONIRIM_ASK_DEVOURER);
	legal_are(g, "devour:1 devour:2 devour:4");
	creature_is(g, 0, 2, "n63,n92,n28");
	creature_is(g, 0, 3, "n57");
	onirim_game_free(g);
}
END_TEST

static const struct {
	uint64_t output;
	int pool;
	int place;
	const char *card;
} first_outputs[] = {
	{ UINT64_C(0xF4FF3092CE9ABC2D), 108, 103, "n93" },
	{ UINT64_C(0x93D2A07E05840BCE), 107,  61, "n57" },
	{ UINT64_C(0x900A39B1B7A2591A), 106,  59, "n56" },
	{ UINT64_C(0x4E4C94BB0BC42A03), 105,  32, "n30" },
	{ UINT64_C(0x9850593B9C3232C4), 104,  61, "n58" },
};

START_TEST(test_manual_example_takes_these_outputs)
{
	onirim_game *g = begin("game=nightmarium");
	uint64_t generator = 2910, same = 2910;

	for (int i = 0; i < COUNT_OF(first_outputs); i++) {
		onirim_card cards[ONIRIM_CARDS_MAX];
		int n = onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0,
		    cards, ONIRIM_CARDS_MAX);
		onirim_card card = cards[first_outputs[i].place];

		ck_assert_uint_eq(oni_chance_output(&generator),
		    first_outputs[i].output);
		ck_assert_int_eq(n, first_outputs[i].pool);
		ck_assert_int_eq((int)oni_chance_below(&same, (uint32_t)n),
		    first_outputs[i].place);
		ck_assert_int_eq(card,
		    onirim_card_from_name(first_outputs[i].card));
		script_apply(HERE, g, onirim_action_make(ONIRIM_VERB_DEAL,
		    card, 0, 0));
	}
	onirim_game_free(g);
}
END_TEST

static void
add_chain(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_n22_a_chain_without_questions_comes_to_an_end);
	tcase_add_test(tcase,
	    test_n22_wake_is_asked_all_the_same_and_nothing_wakes);
	tcase_add_test(tcase,
	    test_n22_nothing_wakes_in_the_rest_of_the_turn);
	tcase_add_test(tcase,
	    test_n22_a_creature_that_does_not_wake_counts);
}

static void
add_turns(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_6_n23_when_the_turns_have_run_out_nobody_wins, 1, 6);
	tcase_add_loop_test(tcase,
	    test_n23_a_creature_of_the_last_turn_still_wins, 2, 4);
	tcase_add_test(tcase, test_n22_a_turn_without_a_question_counts);
	tcase_add_test(tcase, test_n22_the_highest_limit_is_65535);
	tcase_add_test(tcase, test_6_n22_without_a_limit_it_goes_on);
}

static void
add_open(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_7_all_see_creatures_discards_and_how_many_cards_there_are,
	    0, COUNT_OF(viewers));
	tcase_add_test(tcase, test_7_the_pool_has_the_pile_and_hidden_hands);
}

static void
add_examples(TCase *tcase)
{
	tcase_add_test(tcase, test_10_rulebook_example);
	tcase_add_test(tcase, test_10_rulebook_example_as_second_action);
	tcase_add_loop_test(tcase, test_manual_example, 0, 2);
	tcase_add_loop_test(tcase, test_manual_example_with_the_legs_first,
	    0, 2);
	tcase_add_test(tcase, test_manual_example_takes_these_outputs);
}

Suite *
rules_night_suite(void)
{
	Suite *suite = suite_create("rules, Nightmarium's nights");

	script_add_case(suite, "chain", add_chain);
	script_add_case(suite, "turns", add_turns);
	script_add_case(suite, "open", add_open);
	script_add_case(suite, "examples", add_examples);
	return suite;
}
