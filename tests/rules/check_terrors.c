/*
 * check_terrors.c - plays Nightmarium card by card: the set-up, the turn and
 * its three actions, and the piles.
 *
 * A test's name begins with the section or ruling (n) of the rules that it
 * plays.
 */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "../../lib/core/chance.h"
#include "night.h"
#include "rules.h"

/* A game for two at its first turn. */
#define two(hand1, hand2) night(.hands = { hand1, hand2 })

/* The same when the active seat has begun creatures. */
#define built(table, hand) \
	night(.creatures = { table }, .hands = { hand })

/*
 * ---- 1. Cards -----------------------------------------------------------
 */

START_TEST(test_n1_equal_cards_are_one_answer)
{
	onirim_game *g = two("2n30 3n3", NULL);

	legal_are(g, "draw exchange build:n3@1 build:n30@1");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n1_any_number_of_a_face_is_read)
{
	onirim_game *g = two("n27 n33 n107 n54 n12", NULL);

	hand_is(g, 0, "n3 n12 n30 n54 n95");
	legal_are(g, "draw exchange build:n3@1 build:n12@1 build:n30@1 "
	    "build:n54@1");
	play(g, "build:n27@1");
	creature_is(g, 0, 0, "n3");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 2. Set-up ----------------------------------------------------------
 */

static const char *const first_hands[] = { "5n30", "5n84", "5n82",
    "4n3 n4", "4n66 n67" };

START_TEST(test_2_each_seat_has_five_hidden_cards)
{
	char config[ONIRIM_TEXT_MAX], cards[ONIRIM_TEXT_MAX] = "";
	onirim_game *g;

	snprintf(config, sizeof config, "game=nightmarium players=%d", _i);
	g = begin(config);
	for (int seat = 0; seat < _i; seat++) {
		strcat(cards, first_hands[seat]);
		strcat(cards, " ");
	}
	deal(g, cards);
	for (int seat = 0; seat < _i; seat++) {
		hand_is(g, seat, first_hands[seat]);
		cards_are(g, seat, ONIRIM_ZONE_HAND, seat, first_hands[seat]);
		cards_are(g, (seat + 1) % _i, ONIRIM_ZONE_HAND, seat,
		    "5hidden");
		cards_are(g, ONIRIM_NOBODY, ONIRIM_ZONE_HAND, seat, "5hidden");
	}
	deck_is(g, 108 - 5 * _i);
	lies(g, ONIRIM_ZONE_DISCARD, "");
	turn_is(g, 1);
	first_action(g, 0);
	onirim_game_free(g);
}
END_TEST

static void
deal_first(onirim_game *g)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];

	ck_assert_int_gt(onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX),
	    0);
	script_apply(HERE, g, actions[0]);
}

START_TEST(test_n3_the_first_seat_gets_its_cards_first)
{
	char config[ONIRIM_TEXT_MAX];
	onirim_game *g;

	snprintf(config, sizeof config,
	    "game=nightmarium players=4 first=%d", _i + 1);
	g = begin(config);
	turn_is(g, 0);
	for (int i = 0; i < 20; i++) {
		asked(g, ONIRIM_CHANCE, ONIRIM_ASK_DEAL);
		script_number_is(HERE, g, ONIRIM_NUMBER_FROM,
		    ONIRIM_ZONE_TOP);
		script_number_is(HERE, g, ONIRIM_NUMBER_TO,
		    ONIRIM_ZONE_HAND);
		script_number_is(HERE, g, ONIRIM_NUMBER_TO_INDEX,
		    (_i + i / 5) % 4);
		deal_first(g);
	}
	first_action(g, _i);
	onirim_game_free(g);
}
END_TEST

/* The first output of seed 2910 is 0xF4FF3092CE9ABC2D, and the next one
 * 0x93D2A07E05840BCE: of 108 cards the one at place 62, which is n57. */
START_TEST(test_n3_at_random_the_first_output_is_the_seat)
{
	char config[ONIRIM_TEXT_MAX];
	onirim_card cards[ONIRIM_CARDS_MAX];
	int n, found = 0, seat = (int)(0xF4FF3092ull * (unsigned)_i >> 32);
	onirim_game *g = NULL;

	snprintf(config, sizeof config, "game=nightmarium players=%d "
	    "first=random seed=2910", _i);
	ck_assert_int_eq(onirim_game_new(&g, config, NULL), ONIRIM_OK);
	ck_assert_int_eq(seat, _i - 1);
	first_action(g, seat);
	n = onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_HAND, seat, cards,
	    ONIRIM_CARDS_MAX);
	ck_assert_int_eq(n, 5);
	for (int i = 0; i < n; i++)
		found |= cards[i] == onirim_card_from_name("n57");
	ck_assert(found);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n4_the_objective_is_5_or_what_is_configured)
{
	char config[ONIRIM_TEXT_MAX] = "game=nightmarium";
	onirim_game *g;

	if (_i > 0)
		snprintf(config, sizeof config,
		    "game=nightmarium objective=%d", _i);
	g = begin(config);
	script_number_is(HERE, g, ONIRIM_NUMBER_OBJECTIVE, _i > 0 ? _i : 5);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_a_hand_has_no_limit)
{
	onirim_game *g = two("5n30", "5n84");

	for (int i = 0; i < 24; i++) {
		play(g, "draw ...");
		deal_first(g);
	}
	deck_is(g, 98 - 24);
	hand_is(g, 0, "2n1 2n2 2n3 n4 n5 n8 n9 n10 n11 5n30");
	first_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3. Turn ------------------------------------------------------------
 */

START_TEST(test_3_a_turn_has_two_actions_and_the_next_is_clockwise)
{
	onirim_game *g = night(.config = "players=3 first=2", .active = 1);

	about(g, "");
	for (int i = 0; i < 4; i++) {
		turn_is(g, i + 1);
		first_action(g, (i + 1) % 3);
		play(g, "draw ...");
		deal_first(g);
		second_action(g, (i + 1) % 3);
		play(g, "draw ...");
		deal_first(g);
	}
	turn_is(g, 5);
	first_action(g, 2);
	onirim_game_free(g);
}
END_TEST

static const struct {
	const char *play;
	const char *hand;
	const char *discard;
} same_twice[] = {
	{ "draw | n82 | draw | n85", "n3 n9 n30 n66 n84 n82 n85", "" },
	{ "exchange discard:n3 stop exchange discard:n9 stop", "n30 n66 n84",
	  "n3 n9" },
	{ "build:n3@1 build:n9@2", "n30 n66 n84", "" },
	{ "draw | n82 | exchange discard:n3 discard:n82 stop | n85",
	  "n9 n30 n66 n84 n85", "n3 n82" },
	{ "exchange discard:n3 stop build:n30@1", "n9 n66 n84", "n3" },
	{ "build:n30@1 draw | n85", "n3 n9 n66 n84 n85", "" },
};

START_TEST(test_3_the_actions_may_be_the_same_or_others)
{
	onirim_game *g = two("n3 n9 n30 n66 n84", "4n1 n5");

	play(g, same_twice[_i].play);
	first_action(g, 1);
	turn_is(g, 2);
	hand_is(g, 0, same_twice[_i].hand);
	lies(g, ONIRIM_ZONE_DISCARD, same_twice[_i].discard);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3.1 Draw -----------------------------------------------------------
 */

START_TEST(test_3_1_a_card_comes_to_the_own_hand_unseen)
{
	onirim_game *g = two("n3 n9 n30 n66 n84", "4n1 n5");

	legal_are(g, "draw exchange build:n3@1 build:n9@1 build:n30@1 "
	    "build:n66@1 build:n84@1");
	play(g, "draw ...");
	script_number_is(HERE, g, ONIRIM_NUMBER_TO, ONIRIM_ZONE_HAND);
	script_number_is(HERE, g, ONIRIM_NUMBER_TO_INDEX, 0);
	deal(g, "n108");
	hand_is(g, 0, "n3 n9 n30 n66 2n84");
	cards_are(g, 1, ONIRIM_ZONE_HAND, 0, "6hidden");
	cards_are(g, ONIRIM_NOBODY, ONIRIM_ZONE_HAND, 0, "6hidden");
	hand_is(g, 1, "4n1 n5");
	deck_is(g, 97);
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3.2 Exchange -------------------------------------------------------
 */

static const struct {
	const char *play;
	const char *discard;
	const char *hand;
} exchanges[] = {
	{ "exchange discard:n3 stop", "n3", "n4 n30 n57 n84" },
	{ "exchange discard:n3 discard:n30 stop | n67", "n3 n30",
	  "n4 n57 n67 n84" },
	{ "exchange discard:n3 discard:n4 discard:n57 stop | n67",
	  "n3 n4 n57", "n30 n67 n84" },
	{ "exchange discard:n3 discard:n4 discard:n30 discard:n57 stop | "
	  "n67 n82", "n3 n4 n30 n57", "n67 n82 n84" },
	{ "exchange discard:n3 discard:n4 discard:n30 discard:n57 "
	  "discard:n84 | n67 n82", "n3 n4 n30 n57 n84", "n67 n82" },
};

START_TEST(test_3_2_half_as_many_are_drawn_rounded_down)
{
	onirim_game *g = two("n3 n4 n30 n57 n84", NULL);

	play(g, exchanges[_i].play);
	lies(g, ONIRIM_ZONE_DISCARD, exchanges[_i].discard);
	hand_is(g, 0, exchanges[_i].hand);
	deck_is(g, 98 - (_i + 1) / 2);
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n5_cards_are_named_in_ascending_order)
{
	onirim_game *g = two("n4 2n30 n57 n84", NULL);

	play(g, "exchange");
	asked(g, 0, ONIRIM_ASK_EXCHANGE);
	about(g, "");
	legal_are(g, "discard:n4 discard:n30 discard:n57 discard:n84");
	play(g, "discard:n30");
	legal_are(g, "discard:n30 discard:n57 discard:n84 stop");
	play(g, "discard:n30");
	legal_are(g, "discard:n57 discard:n84 stop");
	play(g, "discard:n57");
	legal_are(g, "discard:n84 stop");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n5_each_lies_on_the_discard_pile_as_soon_as_it_is_named)
{
	onirim_game *g = two("n4 2n30 n57 n84", NULL);

	play(g, "exchange discard:n4");
	lies(g, ONIRIM_ZONE_DISCARD, "n4");
	hand_is(g, 0, "2n30 n57 n84");
	script_number_is(HERE, g, ONIRIM_NUMBER_ACTIONS_LEFT, 1);
	play(g, "discard:n30");
	lies(g, ONIRIM_ZONE_DISCARD, "n4 n30");
	hand_is(g, 0, "n30 n57 n84");
	onirim_game_free(g);
}
END_TEST

/* After the highest card nothing can follow but to stop. */
START_TEST(test_n5_after_the_highest_card_it_stops_by_itself)
{
	onirim_game *g = two("n4 2n30 n57 n84", NULL);

	play(g, "exchange discard:n84");
	second_action(g, 0);
	hand_is(g, 0, "n4 2n30 n57");
	play(g, "exchange discard:n4 discard:n57 | n67");
	hand_is(g, 0, "2n30 n67");
	first_action(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n5_at_least_one_card_goes)
{
	onirim_game *g = two("5n30", NULL);

	play(g, "exchange");
	lies(g, ONIRIM_ZONE_DISCARD, "n30");
	legal_are(g, "discard:n30 stop");
	play(g, "stop");
	hand_is(g, 0, "4n30");
	second_action(g, 0);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n5_the_only_card_is_exchanged_without_a_question)
{
	onirim_game *g = night(.hands = { "n90" });

	legal_are(g, "draw exchange build:n90@1");
	play(g, "exchange ...");
	hand_is(g, 0, "");
	discard_has(g, "1n90");
	asked(g, ONIRIM_CHANCE, ONIRIM_ASK_DEAL);
	script_number_is(HERE, g, ONIRIM_NUMBER_ACTIONS_LEFT, 0);
	onirim_game_free(g);
}
END_TEST

/* Neither can anything be built, so that the seat draws unasked. */
START_TEST(test_n5_without_a_card_there_is_no_exchange)
{
	onirim_game *g = night(.hands = { "n30" });

	play(g, "build:n30@1 ...");
	hand_is(g, 0, "");
	script_number_is(HERE, g, ONIRIM_NUMBER_TO, ONIRIM_ZONE_HAND);
	script_number_is(HERE, g, ONIRIM_NUMBER_TO_INDEX, 0);
	deal(g, "n67");
	hand_is(g, 0, "n67");
	first_action(g, 1);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3.3 Build ----------------------------------------------------------
 */

static const struct {
	const char *config;
	const char *creatures;
	const char *hand;
	const char *builds;
} places[] = {
	{ NULL, NULL, "n2 n3 n4 n5 n11", "build:n3@1 build:n11@1" },
	{ NULL, NULL, "n1 n2 n4 n5 n86", "" },
	{ NULL, "n3", "n2 n3 n4 n5 n11",
	  "build:n2@1 build:n3@2 build:n5@1 build:n11@1 build:n11@2" },
	{ NULL, "n3 n2", "n2 n3 n4 n5 n11",
	  "build:n3@2 build:n4@1 build:n5@1 build:n11@2" },
	{ NULL, "n3 n86 n4", "n2 n3 n4 n5 n11", "build:n3@2 build:n11@2" },
	{ NULL, "n30 / n3 n2 / n3 n86 n4", "n62",
	  "build:n62@1 build:n62@2 build:n62@4" },
	{ NULL, "n3 n2 / n66 n71", "n82 n85",
	  "build:n82@1 build:n82@2 build:n85@1 build:n85@2" },
	{ "objective=2", "n3 / n30 n35", "n1 n2 n3 n4 n57",
	  "build:n1@2 build:n2@1 build:n4@2" },
	{ "objective=2", "n3", "n1 n2 n3",
	  "build:n2@1 build:n3@2" },
	{ "objective=2", "n3 n86 n4 / n30", "n2 n3 n4 n11 n57",
	  "build:n2@2 build:n11@2" },
	{ "objective=3", "n3 n86 n4 / n30 n2 n37", "n1 n2 n3",
	  "build:n3@3" },
	{ "objective=7", "n3 / n3 / n3 / n30 / n30 / n30 / n66", "n3 n30 n65",
	  "build:n65@1 build:n65@2 build:n65@3 build:n65@4 build:n65@5 "
	  "build:n65@6 build:n65@7" },
	{ "objective=7", "n3 / n3 / n3 / n30 / n30 / n30", "n3 n30 n65",
	  "build:n3@7 build:n30@7 build:n65@1 build:n65@2 build:n65@3 "
	  "build:n65@4 build:n65@5 build:n65@6 build:n65@7" },
	{ "objective=1", NULL, "n3 n30 n65",
	  "build:n3@1 build:n30@1 build:n65@1" },
	{ "objective=1", "n3", "n3 n30 n65", "build:n65@1" },
};

START_TEST(test_3_3_creatures_are_built_upwards_and_few)
{
	char answers[1000];
	onirim_game *g = night(.config = places[_i].config,
	    .creatures = { places[_i].creatures },
	    .hands = { places[_i].hand });

	snprintf(answers, sizeof answers, "draw exchange %s",
	    places[_i].builds);
	legal_are(g, answers);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_3_a_card_leaves_the_hand_for_its_creature)
{
	onirim_game *g = built("n3 / n30 n35", "n2 n66 2n14");

	play(g, "build:n14@1 build:n14@3");
	creature_is(g, 0, 0, "n3,n14");
	creature_is(g, 0, 1, "n30,n35");
	creature_is(g, 0, 2, "n14");
	creature_is(g, 0, 3, "");
	creature_is(g, 1, 0, "");
	hand_is(g, 0, "n2 n66");
	first_action(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_3_nothing_is_built_on_creatures_of_others)
{
	onirim_game *g = night(.creatures = { NULL, "n3 / n30 n35" },
	    .hands = { "n2 n4 n66", NULL });

	legal_are(g, "draw exchange build:n66@1");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n6_equal_creatures_are_two_answers)
{
	onirim_game *g = built("n3 / n3", "n2 n86");

	legal_are(g, "draw exchange build:n2@1 build:n2@2 build:n86@1 "
	    "build:n86@2");
	play(g, "build:n2@2");
	creature_is(g, 0, 0, "n3");
	creature_is(g, 0, 1, "n3,n2");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n6_creatures_stand_in_the_order_they_were_begun)
{
	onirim_game *g = two("n3 n57 n66 n71 n30", NULL);

	play(g, "build:n66@1 build:n57@2");
	creature_is(g, 0, 0, "n66");
	creature_is(g, 0, 1, "n57");
	creature_is(g, 0, 2, "");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- N7: both of one legion ---------------------------------------------
 */

static const struct {
	const char *play;
	const char *answers;
} legions_bound[] = {
	{ "build:n3@2", "draw exchange build:n2@1 build:n2@2 build:n11@1 "
	  "build:n11@2 build:n11@3" },
	{ "build:n30@2", "draw exchange build:n35@1 build:n35@2" },
	{ "build:n87@2", "draw exchange" },
	{ "draw | n66", "draw exchange build:n2@1 build:n3@2 build:n11@1 "
	  "build:n11@2 build:n30@2 build:n35@1 build:n66@2 build:n87@2" },
	{ "exchange discard:n3 stop", "draw exchange build:n2@1 build:n11@1 "
	  "build:n11@2 build:n30@2 build:n35@1 build:n87@2" },
};

START_TEST(test_n7_the_second_build_is_of_the_legion_of_the_first)
{
	onirim_game *g = built("n30", "n2 n3 n11 n30 n35 n87");

	play(g, legions_bound[_i].play);
	second_action(g, 0);
	legal_are(g, legions_bound[_i].answers);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n7_the_next_turn_is_free)
{
	onirim_game *g = night(.hands = { "n3 n30 n66 n9 n87",
	    "n84 n57 n54 n12 n1" });

	play(g, "build:n3@1 build:n9@2");
	first_action(g, 1);
	legal_are(g, "draw exchange build:n12@1 build:n54@1 build:n57@1 "
	    "build:n84@1");
	play(g, "draw | n67 | build:n84@1");
	first_action(g, 0);
	legal_are(g, "draw exchange build:n30@3 build:n66@3 build:n87@3");
	onirim_game_free(g);
}
END_TEST

/* The creature's Joker builds a necronaut, its head was a homunculus. */
START_TEST(test_n7_cards_placed_by_powers_do_not_count)
{
	onirim_game *g = built("n30 n71", "n31 n3 n30 n35 n9");

	play(g, "build:n31@1");
	asked(g, 0, ONIRIM_ASK_JOKER);
	legal_are(g, "build:n3@2 build:n9@2 build:n30@2");
	play(g, "build:n3@2");
	second_action(g, 0);
	legal_are(g, "draw exchange build:n30@3 build:n35@2");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3.4 Piles ----------------------------------------------------------
 */

/* A game for two whose other seat has drawn all that this one has not. */
#define last_cards(hand) night(.hands = { hand }, .rest = "")

START_TEST(test_n8_an_action_is_passed_when_none_is_possible)
{
	onirim_game *g = last_cards("n30");
	int turn = onirim_number(g, ONIRIM_NOBODY, ONIRIM_NUMBER_TURN, 0);

	deck_is(g, 0);
	lies(g, ONIRIM_ZONE_DISCARD, "");
	legal_are(g, "exchange build:n30@1");
	play(g, "build:n30@1");
	first_action(g, 1);
	turn_is(g, turn + 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n8_a_whole_turn_is_passed)
{
	onirim_game *g = last_cards("n30");
	int turn = onirim_number(g, ONIRIM_NOBODY, ONIRIM_NUMBER_TURN, 0);

	play(g, "build:n30@1 build:n3@1 build:n2@1");
	first_action(g, 1);
	turn_is(g, turn + 3);
	creature_is(g, 1, 0, "n3,n2");
	onirim_game_free(g);
}
END_TEST

/* No card can be drawn, and the one there is builds nothing. */
START_TEST(test_n8_the_only_possible_action_is_taken_unasked)
{
	onirim_game *g = night(.creatures = { "n66" }, .hands = { "n30 n85" },
	    .rest = "");

	play(g, "build:n30@2");
	first_action(g, 1);
	hand_is(g, 0, "");
	lies(g, ONIRIM_ZONE_DISCARD, "n85");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_4_n9_the_pile_is_made_anew_when_a_card_is_needed)
{
	onirim_game *g = last_cards("n3 n30 n57 n66 n85");

	play(g, "exchange discard:n3 discard:n57 stop | n3");
	deck_is(g, 1);
	lies(g, ONIRIM_ZONE_DISCARD, "");
	play(g, "exchange discard:n85");
	lies(g, ONIRIM_ZONE_DISCARD, "n85");
	first_action(g, 1);
	play(g, "draw");
	deck_is(g, 0);
	lies(g, ONIRIM_ZONE_DISCARD, "n85");
	play(g, "exchange discard:n1 stop");
	lies(g, ONIRIM_ZONE_DISCARD, "n1 n85");
	first_action(g, 0);
	play(g, "draw ...");
	legal_are(g, "deal:n1 deal:n85");
	deal(g, "n85");
	deck_is(g, 1);
	lies(g, ONIRIM_ZONE_DISCARD, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n9_an_exchange_draws_what_was_just_discarded)
{
	onirim_game *g = last_cards("n3 n30 n66");

	legal_are(g, "exchange build:n3@1 build:n30@1 build:n66@1");
	play(g, "exchange discard:n3 discard:n30");
	deck_is(g, 0);
	lies(g, ONIRIM_ZONE_DISCARD, "n3 n30");
	play(g, "stop ...");
	deck_is(g, 2);
	lies(g, ONIRIM_ZONE_DISCARD, "");
	legal_are(g, "deal:n3 deal:n30");
	deal(g, "n3");
	deck_is(g, 1);
	second_action(g, 0);
	legal_are(g, "draw exchange build:n3@1 build:n66@1");
	play(g, "draw");
	hand_is(g, 0, "n3 n30 n66");
	onirim_game_free(g);
}
END_TEST

/* The pile has one card, and two are to come. */
START_TEST(test_n9_the_shuffle_can_come_between_two_cards)
{
	onirim_game *g = last_cards("n3 n30 n57 n66 n85");

	play(g, "exchange discard:n3 discard:n30 stop | n3 | exchange "
	    "discard:n3 discard:n57 discard:n66 discard:n85 ...");
	hand_is(g, 0, "n30");
	deck_is(g, 4);
	legal_are(g, "deal:n3 deal:n57 deal:n66 deal:n85");
	deal(g, "n66");
	hand_is(g, 0, "n30 n66");
	lies(g, ONIRIM_ZONE_DISCARD, "");
	first_action(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_n10_with_both_piles_empty_draw_is_not_offered)
{
	onirim_game *g = last_cards("n3 n2 n4");

	cannot(g, "draw");
	legal_are(g, "exchange build:n3@1");
	play(g, "exchange discard:n2 stop");
	can(g, "draw");
	legal_are(g, "draw exchange build:n3@1");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 9. Chance ----------------------------------------------------------
 */

/* Compute which card comes next: the discard pile becomes the pile when that
 * is empty, which takes no output. */
static onirim_card
foresee(const onirim_game *g, uint64_t *generator)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int n = onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0, cards,
	    ONIRIM_CARDS_MAX);

	if (n == 0)
		n = onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_DISCARD, 0,
		    cards, ONIRIM_CARDS_MAX);
	ck_assert_int_gt(n, 0);
	return cards[oni_chance_below(generator, (uint32_t)n)];
}

static int
count_in_hand(const onirim_game *g, int seat, onirim_card card)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int count = 0, n = onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_HAND,
	    seat, cards, ONIRIM_CARDS_MAX);

	for (int i = 0; i < n; i++)
		count += cards[i] == card;
	return count;
}

/* Draw, and discard a card, until the pile has come round twice. */
START_TEST(test_9_each_card_takes_one_output_and_a_shuffle_none)
{
	uint64_t generator = 71;
	onirim_game *g = NULL;

	ck_assert_int_eq(onirim_game_new(&g, "game=nightmarium seed=71",
	    NULL), ONIRIM_OK);
	for (int i = 0; i < 10; i++)
		oni_chance_below(&generator, (uint32_t)(108 - i));
	for (int i = 0; i < 250; i++) {
		int seat = onirim_player(g);
		onirim_card card = foresee(g, &generator);
		int count = count_in_hand(g, seat, card);

		play(g, "draw");
		ck_assert_int_eq(count_in_hand(g, seat, card), count + 1);
		play(g, "exchange");
		deal_first(g);
		if (onirim_decision(g) == ONIRIM_ASK_EXCHANGE)
			play(g, "stop");
	}
	onirim_game_free(g);
}
END_TEST

static void
add_cards(TCase *tcase)
{
	tcase_add_test(tcase, test_n1_equal_cards_are_one_answer);
	tcase_add_test(tcase, test_n1_any_number_of_a_face_is_read);
}

static void
add_set_up(TCase *tcase)
{
	tcase_add_loop_test(tcase, test_2_each_seat_has_five_hidden_cards, 2,
	    6);
	tcase_add_loop_test(tcase,
	    test_n3_the_first_seat_gets_its_cards_first, 0, 4);
	tcase_add_loop_test(tcase,
	    test_n3_at_random_the_first_output_is_the_seat, 2, 6);
	tcase_add_loop_test(tcase,
	    test_n4_the_objective_is_5_or_what_is_configured, 0, 8);
	tcase_add_test(tcase, test_2_a_hand_has_no_limit);
}

static void
add_turn(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_3_a_turn_has_two_actions_and_the_next_is_clockwise);
	tcase_add_loop_test(tcase,
	    test_3_the_actions_may_be_the_same_or_others, 0,
	    COUNT_OF(same_twice));
	tcase_add_test(tcase, test_3_1_a_card_comes_to_the_own_hand_unseen);
}

static void
add_exchange(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_3_2_half_as_many_are_drawn_rounded_down, 0,
	    COUNT_OF(exchanges));
	tcase_add_test(tcase, test_n5_cards_are_named_in_ascending_order);
	tcase_add_test(tcase,
	    test_n5_each_lies_on_the_discard_pile_as_soon_as_it_is_named);
	tcase_add_test(tcase,
	    test_n5_after_the_highest_card_it_stops_by_itself);
	tcase_add_test(tcase, test_n5_at_least_one_card_goes);
	tcase_add_test(tcase,
	    test_n5_the_only_card_is_exchanged_without_a_question);
	tcase_add_test(tcase, test_n5_without_a_card_there_is_no_exchange);
}

static void
add_build(TCase *tcase)
{
	tcase_add_loop_test(tcase,
	    test_3_3_creatures_are_built_upwards_and_few, 0,
	    COUNT_OF(places));
	tcase_add_test(tcase,
	    test_3_3_a_card_leaves_the_hand_for_its_creature);
	tcase_add_test(tcase,
	    test_3_3_nothing_is_built_on_creatures_of_others);
	tcase_add_test(tcase, test_n6_equal_creatures_are_two_answers);
	tcase_add_test(tcase,
	    test_n6_creatures_stand_in_the_order_they_were_begun);
	tcase_add_loop_test(tcase,
	    test_n7_the_second_build_is_of_the_legion_of_the_first, 0,
	    COUNT_OF(legions_bound));
	tcase_add_test(tcase, test_n7_the_next_turn_is_free);
	tcase_add_test(tcase, test_n7_cards_placed_by_powers_do_not_count);
}

static void
add_piles(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_n8_an_action_is_passed_when_none_is_possible);
	tcase_add_test(tcase, test_n8_a_whole_turn_is_passed);
	tcase_add_test(tcase,
	    test_n8_the_only_possible_action_is_taken_unasked);
	tcase_add_test(tcase,
	    test_3_4_n9_the_pile_is_made_anew_when_a_card_is_needed);
	tcase_add_test(tcase,
	    test_n9_an_exchange_draws_what_was_just_discarded);
	tcase_add_test(tcase,
	    test_n9_the_shuffle_can_come_between_two_cards);
	tcase_add_test(tcase,
	    test_n10_with_both_piles_empty_draw_is_not_offered);
	tcase_add_test(tcase,
	    test_9_each_card_takes_one_output_and_a_shuffle_none);
}

Suite *
rules_terrors_suite(void)
{
	Suite *suite = suite_create("rules, Nightmarium");

	script_add_case(suite, "cards", add_cards);
	script_add_case(suite, "set-up", add_set_up);
	script_add_case(suite, "turn", add_turn);
	script_add_case(suite, "exchange", add_exchange);
	script_add_case(suite, "build", add_build);
	script_add_case(suite, "piles", add_piles);
	return suite;
}
