/* check_secrets.c - what a seat is not to know changes nothing it sees. */
#include "../unit/suites.h"
#include "battery.h"

enum { GAMES = 40, FIRST_HOSTED_PAIR = 13 };

struct pair {
	onirim_game *one;
	onirim_game *other;
};

/* Faces of the pool, not counting one card of `without`. */
static int
faces_without(const onirim_game *game, int without)
{
	int pool[FACES_MAX] = {0};
	int faces = 0;

	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0, pool);
	pool[without]--;
	for (int face = 0; face < FACES_MAX; face++)
		faces += pool[face] > 0;
	return faces;
}

/* Everything that a viewer who did not see the card may ask. */
static void
check_viewer(const struct pair *pair, int viewer)
{
	struct sight one, other;

	battery_see(&one, pair->one, viewer);
	battery_see(&other, pair->other, viewer);
	MUST(battery_same_sight(&one, &other));
}

static void
check_lists(const struct pair *pair)
{
	onirim_action one[ONIRIM_ACTIONS_MAX], other[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(pair->one, one, ONIRIM_ACTIONS_MAX);

	MUST(onirim_legal_actions(pair->other, other, ONIRIM_ACTIONS_MAX) == n);
	for (int i = 0; i < n; i++)
		MUST(one[i] == other[i]);
}

/* Deal each two Locations into a hand: the other seat and nobody cannot tell
 * them apart.  Where a pool of one face is left, what comes next is not asked,
 * and so tells; 1 when it was looked at. */
static int
check_two_deals(const onirim_game *game, const struct pair *pair,
    onirim_action one, onirim_action other)
{
	const int seat = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_TO_INDEX, 0);

	if (faces_without(game, onirim_action_card(one)) < 2 ||
	    faces_without(game, onirim_action_card(other)) < 2)
		return 0;
	onirim_game_assign(pair->one, game);
	onirim_game_assign(pair->other, game);
	MUST(onirim_apply(pair->one, one) == ONIRIM_OK);
	MUST(onirim_apply(pair->other, other) == ONIRIM_OK);
	check_viewer(pair, ONIRIM_NOBODY);
	check_viewer(pair, 1 - seat);
	if (onirim_player(pair->one) == 1 - seat)
		check_lists(pair);
	return 1;
}

static int
is_location(onirim_action deal)
{
	return onirim_action_card(deal) < ONIRIM_CARD_DOOR;
}

static int
check_hand_deals(const onirim_game *game, const struct pair *pair)
{
	onirim_action deals[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, deals, ONIRIM_ACTIONS_MAX);
	int looked_at = 0;

	for (int i = 1; i < n && is_location(deals[i]); i++)
		looked_at += check_two_deals(game, pair, deals[0], deals[i]);
	return looked_at;
}

START_TEST(test_card_drawn_by_a_seat_is_hidden_from_the_other)
{
	const int config = FIRST_HOSTED_PAIR + _i;
	onirim_game *game = battery_game(config);
	const int is_open = battery_configs[config].variants & OPEN;
	struct uniform player;
	struct pair pair;
	int looked_at = 0;

	onirim_game_copy(&pair.one, game);
	onirim_game_copy(&pair.other, game);
	for (uint64_t seed = 0; seed < GAMES && !is_open; seed++) {
		battery_begin(game, &player, seed);
		do
			if (onirim_number(game, ONIRIM_HOST,
			    ONIRIM_NUMBER_TO, 0) == ONIRIM_ZONE_HAND)
				looked_at += check_hand_deals(game, &pair);
		while (battery_step(&player, game));
	}
	MUST(looked_at > 5000 || is_open);
	onirim_game_free(pair.other);
	onirim_game_free(pair.one);
	onirim_game_free(game);
}
END_TEST

/*
 * A Prophecy: five cards are dealt to be looked at, in one of two ways; the
 * other seat cannot tell, but for the card that is discarded.
 */

static int
in_prophecy(const onirim_game *game)
{
	const int asked = onirim_decision(game);

	return asked == ONIRIM_ASK_PROPHECY || asked == ONIRIM_ASK_ORDER ||
	    (asked == ONIRIM_ASK_DEAL && onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_TO, 0) == ONIRIM_ZONE_PENDING);
}

/* Whether the cards of a zone, for the host, are the same in both. */
static int
same_zone(const struct pair *pair, int zone)
{
	int one[FACES_MAX] = {0}, other[FACES_MAX] = {0};

	battery_count(pair->one, ONIRIM_HOST, zone, 0, one);
	battery_count(pair->other, ONIRIM_HOST, zone, 0, other);
	for (int face = 0; face < FACES_MAX; face++)
		if (one[face] != other[face])
			return 0;
	return 1;
}

/* Go on in two ways as long as the questions are the same ones. */
static int
go_two_ways(const onirim_game *game, const struct pair *pair,
    struct uniform *player)
{
	const int seat = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_ACTIVE, 0);
	int looked_at = 0;

	onirim_game_assign(pair->one, game);
	onirim_game_assign(pair->other, game);
	while (in_prophecy(pair->one) && in_prophecy(pair->other) &&
	    onirim_decision(pair->one) == onirim_decision(pair->other)) {
		if (!same_zone(pair, ONIRIM_ZONE_DISCARD))
			break;
		check_viewer(pair, ONIRIM_NOBODY);
		check_viewer(pair, 1 - seat);
		looked_at++;
		onirim_apply(pair->one, battery_answer(player, pair->one));
		onirim_apply(pair->other, battery_answer(player, pair->other));
	}
	return looked_at;
}

/* At every question of a Prophecy that cannot empty the deck. */
static int
look_many_ways(const onirim_game *game, const struct pair *pair,
    struct uniform *chance)
{
	int looked_at = 0;

	if (!in_prophecy(game) || onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_DECK, 0) <= 10)
		return 0;
	for (int i = 0; i < 2; i++)
		looked_at += go_two_ways(game, pair, chance);
	return looked_at;
}

START_TEST(test_cards_looked_at_are_hidden_from_the_other)
{
	onirim_game *game = battery_game(FIRST_HOSTED_PAIR + _i);
	struct uniform player, chance = {7, 0, 0};
	struct pair pair;
	onirim_action answer = 0;
	int looked_at = 0, is_reveal = 0;

	onirim_game_copy(&pair.one, game);
	onirim_game_copy(&pair.other, game);
	for (uint64_t seed = 0; seed < GAMES; seed++) {
		battery_begin(game, &player, seed);
		while ((answer = battery_answer(&player, game)) != 0) {
			if (!is_reveal)
				looked_at += look_many_ways(game, &pair,
				    &chance);
			if (onirim_decision(game) != ONIRIM_ASK_DEAL)
				is_reveal = onirim_action_verb(answer) ==
				    ONIRIM_VERB_REVEAL;
			MUST(onirim_apply(game, answer) == ONIRIM_OK);
			battery_scene.question++;
		}
	}
	MUST(looked_at > 1000);
	onirim_game_free(pair.other);
	onirim_game_free(pair.one);
	onirim_game_free(game);
}
END_TEST

Suite *
secrets_suite(void)
{
	Suite *suite = suite_create("secrets");
	TCase *tc = tcase_create("secrets");

	tcase_set_timeout(tc, 0);
	tcase_set_tags(tc, "battery");
	tcase_add_loop_test(tc,
	    test_card_drawn_by_a_seat_is_hidden_from_the_other,
	    0, CONFIGS - FIRST_HOSTED_PAIR);
	tcase_add_loop_test(tc,
	    test_cards_looked_at_are_hidden_from_the_other,
	    0, CONFIGS - FIRST_HOSTED_PAIR);
	suite_add_tcase(suite, tc);
	return suite;
}
