/* check_game.c - tests of a game's life, its questions and its views. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../bench/uniform.h"
#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "suites.h"

enum { SIZE_TESTED = 4096, GUARD = 0x5A };

static const onirim_problem none = {.status = ONIRIM_OK};
static const onirim_problem other = {-99, 94, 98, 97, 96, 95, {93, 92}};

static const char *const configs[] = {
	NULL, "seed=7 first=random", "players=2",
	"players=2 variants=open,unique,race first=2", "chance=host",
	"players=2 chance=host",
};

/* Answer so many questions at random, or all. */
static void
play_on(onirim_game *game, uint64_t seed, int questions)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player = {0, 0, 0};
	int n;

	uniform_begin(&player, seed);
	while (questions-- > 0 && (n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0)
		if (onirim_apply(game, actions[uniform_below(&player,
		    (uint32_t)n)]) != ONIRIM_OK)
			ck_abort_msg("a listed action was refused");
}

enum { ALL = 1000000 };

/* The bytes of a game. */
static size_t
bytes_of(const onirim_game *game, unsigned char *bytes)
{
	const int size = onirim_game_size(NULL);

	ck_assert_int_gt(size, 0);
	ck_assert_int_lt(size, SIZE_TESTED);
	memcpy(bytes, game, (size_t)size);
	return (size_t)size;
}

static void
assert_same_bytes(const onirim_game *one, const onirim_game *another)
{
	const int size = onirim_game_size(NULL);

	ck_assert_int_gt(size, 0);
	ck_assert_mem_eq(one, another, (size_t)size);
}

/*
 * Life.
 */

START_TEST(test_new_game_waits_for_an_answer)
{
	onirim_problem problem = other;
	onirim_game *game;

	ck_assert_int_eq(onirim_game_new(&game, configs[_i], &problem),
	    ONIRIM_OK);
	ck_assert_mem_eq(&problem, &none, sizeof none);
	ck_assert_int_eq(onirim_outcome(game), ONIRIM_PLAYING);
	ck_assert_int_eq(onirim_winner(game), ONIRIM_NOBODY);
	ck_assert_int_ge(onirim_legal_actions(game, NULL, 0), 2);
	onirim_game_free(game);
}
END_TEST

START_TEST(test_new_at_makes_the_same_game)
{
	_Alignas(8) static unsigned char memory[SIZE_TESTED];
	const int size = onirim_game_size(configs[_i]);
	onirim_game *game, *twin = new_game(configs[_i]), *copy;
	onirim_problem problem = other;
	int status;

	memset(memory, GUARD, sizeof memory);
	memory_watch(1);
	status = onirim_game_new_at(&game, memory, (size_t)size, configs[_i],
	    &problem);
	ck_assert_uint_eq(memory_stop(), 0);
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_ptr_eq(game, (onirim_game *)memory);
	ck_assert_mem_eq(&problem, &none, sizeof none);
	for (size_t i = (size_t)size; i < sizeof memory; i++)
		ck_assert_uint_eq(memory[i], GUARD);
	play_on(game, 3, ALL);
	play_on(twin, 3, ALL);
	copy = copy_of(game);
	assert_same_bytes(copy, twin);
}
END_TEST

START_TEST(test_free_of_a_game_in_the_hosts_memory_does_nothing)
{
	_Alignas(8) static unsigned char memory[SIZE_TESTED];
	unsigned char before[SIZE_TESTED];
	onirim_game *game;

	ck_assert_int_eq(onirim_game_new_at(&game, memory, sizeof memory,
	    configs[_i], NULL), ONIRIM_OK);
	memcpy(before, memory, sizeof memory);
	onirim_game_free(game);
	ck_assert_mem_eq(memory, before, sizeof memory);
	onirim_game_reset(game, 9);
	onirim_game_free(game);
	play_on(game, 1, ALL);
	onirim_game_free(game);
	ck_assert_int_ne(onirim_outcome(game), ONIRIM_PLAYING);
}
END_TEST

START_TEST(test_free_of_null_does_nothing)
{
	onirim_game_free(NULL);
}
END_TEST

/* A copy of a game in the host's memory, and one that such a game was
 * assigned to, are freed like any other. */
START_TEST(test_ownership_stays_with_the_memory)
{
	_Alignas(8) static unsigned char memory[SIZE_TESTED];
	onirim_game *hosts, *own = new_game(configs[_i]), *copy;

	onirim_game_new_at(&hosts, memory, sizeof memory, configs[_i], NULL);
	copy = copy_of(hosts);
	ck_assert_int_eq(onirim_game_assign(own, hosts), ONIRIM_OK);
	ck_assert_int_eq(onirim_game_assign(hosts, copy), ONIRIM_OK);
	onirim_game_free(hosts);
	play_on(hosts, 1, ALL);
	play_on(own, 1, ALL);
	play_on(copy, 1, ALL);
	assert_same_bytes(own, copy);
}
END_TEST

START_TEST(test_size_is_the_least_that_new_at_takes)
{
	_Alignas(8) static unsigned char memory[SIZE_TESTED];
	unsigned char before[SIZE_TESTED];
	const int size = onirim_game_size(configs[_i]);
	onirim_game *game;

	ck_assert_int_gt(size, 0);
	ck_assert_int_le(size, 1024);
	memset(memory, GUARD, sizeof memory);
	memcpy(before, memory, sizeof memory);
	for (int less = 0; less < size; less++) {
		game = (onirim_game *)memory;
		ck_assert_int_eq(onirim_game_new_at(&game, memory,
		    (size_t)less, configs[_i], NULL), ONIRIM_E_SPACE);
		ck_assert_ptr_null(game);
	}
	ck_assert_mem_eq(memory, before, sizeof memory);
	ck_assert_int_eq(onirim_game_new_at(&game, memory, (size_t)size,
	    configs[_i], NULL), ONIRIM_OK);
}
END_TEST

START_TEST(test_size_does_not_depend_on_the_seed)
{
	ck_assert_int_eq(onirim_game_size("players=2"),
	    onirim_game_size("players=2 seed=18446744073709551615"));
	ck_assert_int_eq(onirim_game_size(NULL), onirim_game_size(""));
}
END_TEST

START_TEST(test_memory_not_aligned_is_refused)
{
	_Alignas(8) static unsigned char memory[SIZE_TESTED];
	unsigned char before[SIZE_TESTED];
	onirim_game *game = (onirim_game *)memory;

	memset(memory, GUARD, sizeof memory);
	memcpy(before, memory, sizeof memory);
	ck_assert_int_eq(onirim_game_new_at(&game, memory + _i,
	    sizeof memory - 8, NULL, NULL),
	    _i % 8 == 0 ? ONIRIM_OK : ONIRIM_E_RANGE);
	if (_i % 8 != 0) {
		ck_assert_ptr_null(game);
		ck_assert_mem_eq(memory, before, sizeof memory);
	}
}
END_TEST

START_TEST(test_reset_is_a_new_game_of_that_seed)
{
	onirim_game *game = new_game(configs[_i]);
	onirim_game *fresh = new_game(configs[_i]);
	unsigned char bytes[SIZE_TESTED];
	size_t size;

	onirim_game_reset(fresh, 12345);
	size = bytes_of(fresh, bytes);
	play_on(game, 8, ALL);
	ck_assert_int_eq(onirim_game_reset(game, 12345), ONIRIM_OK);
	ck_assert_mem_eq(game, bytes, size);
}
END_TEST

START_TEST(test_reset_is_as_new_with_the_seed_written)
{
	onirim_game *game = new_game("players=2 first=random seed=4");
	onirim_game *fresh = new_game("players=2 first=random seed=77");

	onirim_game_reset(game, 77);
	assert_same_bytes(game, fresh);
}
END_TEST

/* Games of one family differ in nothing but the seed. */
static const char *const families[] = {
	"", "sets=steps", "sets=dreams", "sets=dreams premonitions=5",
	"players=2", "players=2 variants=open", "players=2 variants=unique",
	"players=2 variants=race", "players=2 variants=open,race",
	"game=nightmarium", "game=nightmarium turns=9",
	"game=nightmarium objective=3",
};

START_TEST(test_assign_needs_one_family)
{
	onirim_game *to = new_game(families[_i % COUNT_OF(families)]);
	onirim_game *from = new_game(families[_i / COUNT_OF(families)]);
	const int alike = _i % COUNT_OF(families) == _i / COUNT_OF(families);
	unsigned char before[SIZE_TESTED];
	size_t size;

	onirim_game_reset(from, 99);
	play_on(from, 99, 20);
	size = bytes_of(to, before);
	ck_assert_int_eq(onirim_game_assign(to, from),
	    alike ? ONIRIM_OK : ONIRIM_E_FAMILY);
	ck_assert_mem_eq(to, alike ? (void *)from : before, size);
}
END_TEST

START_TEST(test_assign_to_itself_changes_nothing)
{
	onirim_game *game = new_game(configs[_i]);
	unsigned char before[SIZE_TESTED];
	size_t size;

	play_on(game, 5, 30);
	size = bytes_of(game, before);
	ck_assert_int_eq(onirim_game_assign(game, game), ONIRIM_OK);
	ck_assert_mem_eq(game, before, size);
}
END_TEST

/*
 * Missing arguments.
 */

START_TEST(test_life_without_arguments_is_null)
{
	_Alignas(8) static unsigned char memory[SIZE_TESTED];
	onirim_problem problem = other;
	onirim_game *game = new_game(NULL), *copy = game;
	char text[8];

	ck_assert_int_eq(onirim_game_new(NULL, NULL, &problem),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_game_new_at(NULL, memory, sizeof memory,
	    NULL, &problem), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_game_new_at(&copy, NULL, sizeof memory,
	    NULL, &problem), ONIRIM_E_NULL);
	ck_assert_ptr_null(copy);
	ck_assert_mem_eq(&problem, &other, sizeof other);
	ck_assert_int_eq(onirim_game_copy(NULL, game), ONIRIM_E_NULL);
	copy = game;
	ck_assert_int_eq(onirim_game_copy(&copy, NULL), ONIRIM_E_NULL);
	ck_assert_ptr_null(copy);
	ck_assert_int_eq(onirim_game_assign(NULL, game), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_game_assign(game, NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_game_assign(NULL, NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_game_reset(NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_config_format(NULL, text, sizeof text),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_config_format(game, NULL, 1), ONIRIM_E_NULL);
}
END_TEST

START_TEST(test_questions_without_arguments_are_null)
{
	onirim_game *game = new_game("chance=host");
	onirim_action actions[4];
	uint32_t weights[4];

	ck_assert_int_eq(onirim_outcome(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_winner(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_player(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_decision(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_subject(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_legal_actions(NULL, actions, 4),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_legal_actions(NULL, NULL, 0), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_legal_actions(game, NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_weights(NULL, weights, 4), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_weights(NULL, NULL, 0), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_weights(game, NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_is_legal(NULL, 0x05000000), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_apply(NULL, 0x05000000), ONIRIM_E_NULL);
}
END_TEST

START_TEST(test_views_without_arguments_are_null)
{
	onirim_game *game = new_game(NULL);
	onirim_card cards[4];

	ck_assert_int_eq(onirim_cards(NULL, 0, ONIRIM_ZONE_HAND, 0, cards, 4),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_cards(NULL, 0, ONIRIM_ZONE_HAND, 0, NULL, 0),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_cards(game, 0, ONIRIM_ZONE_HAND, 0, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_number(NULL, 0, ONIRIM_NUMBER_DECK, 0),
	    ONIRIM_E_NULL);
}
END_TEST

/*
 * Statuses of onirim_apply().
 */

/* What no game has, nothing that has no text. */
static const onirim_action no_actions[] = {
	0, 1, 0x00100000, 0x03000000, 0x03010000, 0x03100200, 0x03100003,
	0x04100001, 0x04100200, 0x05000001, 0x05000100, 0x05100000,
	0x06101000 | 1, 0x06100000, 0x06001000, 0x08200500, 0x0C260000,
	0x0C440000, 0x11000000, 0x11010000, 0x1200000C, 0x19000001,
	0x1C800007, 0x21000000, 0x28100000, 0x7F000000, 0x83100000,
	0xFF000000, 0xFFFFFFFF, 0x01860000,
};

START_TEST(test_number_that_is_no_action_is_refused)
{
	onirim_game *game = new_game(configs[_i % COUNT_OF(configs)]);
	const onirim_action action = no_actions[_i / COUNT_OF(configs)];
	unsigned char before[SIZE_TESTED];
	size_t size;

	for (int asked = 0; asked < 8; asked++) {
		size = bytes_of(game, before);
		ck_assert_int_eq(onirim_is_legal(game, action), 0);
		ck_assert_int_eq(onirim_apply(game, action), ONIRIM_E_ACTION);
		ck_assert_mem_eq(game, before, size);
		play_on(game, (uint64_t)asked, 7);
	}
	play_on(game, 1, ALL);
	size = bytes_of(game, before);
	ck_assert_int_eq(onirim_is_legal(game, action), 0);
	ck_assert_int_eq(onirim_apply(game, action), ONIRIM_E_ACTION);
	ck_assert_mem_eq(game, before, size);
}
END_TEST

/* Actions of all questions, some of which this version never asks. */
static const char *const actions_somewhere[] = {
	"deal:red-sun", "take:red-sun", "play:red-tower-3@left",
	"play:nightmare", "discard:red-door", "search",
	"swap:red-sun/blue-sun", "key:red-sun", "door:red-door",
	"door:red-door@5", "reveal", "hand", "limbo", "drop:nightmare",
	"next:red-sun", "top:red-sun", "cast:prophecy", "pay:red-sun",
	"goals:1/2", "tower:1", "spare", "resolve:red-pair",
	"dispel:red-pair", "look", "fetch", "fetch:red-sun", "draw",
	"decline", "stop", "exchange", "build:n1@1", "seize:1/1",
	"destroy:1/1", "devour:1", "wake:1", "discard:n1",
};

START_TEST(test_action_of_another_question_is_illegal)
{
	onirim_game *game = new_game("seed=0");
	unsigned char before[SIZE_TESTED];
	onirim_action action;
	const size_t size = bytes_of(game, before);

	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_ACT);
	ck_assert_int_eq(onirim_action_parse(&action, actions_somewhere[_i],
	    NULL), ONIRIM_OK);
	ck_assert_int_eq(onirim_is_legal(game, action), 0);
	ck_assert_int_eq(onirim_apply(game, action), ONIRIM_E_ILLEGAL);
	ck_assert_mem_eq(game, before, size);
}
END_TEST

START_TEST(test_action_after_the_end_is_over)
{
	onirim_game *game = new_game(configs[_i % COUNT_OF(configs)]);
	const char *text = actions_somewhere[_i / COUNT_OF(configs)];
	unsigned char before[SIZE_TESTED];
	onirim_action action;
	size_t size;

	play_on(game, 6, ALL);
	size = bytes_of(game, before);
	ck_assert_int_eq(onirim_action_parse(&action, text, NULL), ONIRIM_OK);
	ck_assert_int_eq(onirim_is_legal(game, action), 0);
	ck_assert_int_eq(onirim_apply(game, action), ONIRIM_E_OVER);
	ck_assert_mem_eq(game, before, size);
}
END_TEST

START_TEST(test_game_that_is_over_asks_nothing)
{
	onirim_game *game = new_game(configs[_i]);
	onirim_action action = 0xDEADBEEF;
	uint32_t weight = 0xDEADBEEF;

	play_on(game, 2, ALL);
	ck_assert_int_ne(onirim_outcome(game), ONIRIM_PLAYING);
	ck_assert_int_eq(onirim_player(game), ONIRIM_NOBODY);
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_NOTHING);
	ck_assert_int_eq(onirim_subject(game), ONIRIM_NO_CARD);
	ck_assert_int_eq(onirim_legal_actions(game, &action, 1), 0);
	ck_assert_int_eq(onirim_weights(game, &weight, 1), 0);
	ck_assert_uint_eq(action, 0xDEADBEEF);
	ck_assert_uint_eq(weight, 0xDEADBEEF);
}
END_TEST

/*
 * Views.
 */

START_TEST(test_viewer_that_is_none_is_refused)
{
	onirim_game *game = new_game(configs[_i]);
	const int players = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0);
	onirim_card card = 0xEE;

	for (int viewer = -20; viewer < 300; viewer++) {
		const int is_one = (viewer >= 0 && viewer < players) ||
		    viewer == ONIRIM_NOBODY || viewer == ONIRIM_HOST;
		const int n = onirim_cards(game, viewer, ONIRIM_ZONE_LIMBO, 0,
		    &card, 1);
		const int turn = onirim_number(game, viewer,
		    ONIRIM_NUMBER_PLAYERS, 0);

		ck_assert_int_eq(n >= 0, is_one);
		ck_assert_int_eq(turn, is_one ? players : ONIRIM_E_RANGE);
		if (!is_one)
			ck_assert_int_eq(n, ONIRIM_E_RANGE);
	}
	ck_assert_uint_eq(card, 0xEE);
}
END_TEST

/* How many piles a zone has; those of sets that are not played have one. */
static int
piles(int zone, int players)
{
	if (zone < ONIRIM_ZONE_HAND || zone > ONIRIM_ZONE_CREATURE)
		return 0;
	if (zone == ONIRIM_ZONE_HAND || zone == ONIRIM_ZONE_ROW ||
	    zone == ONIRIM_ZONE_DOORS)
		return players;
	return 1;
}

START_TEST(test_zone_or_index_that_is_none_is_refused)
{
	onirim_game *game = new_game(configs[_i]);
	const int players = onirim_number(game, 0, ONIRIM_NUMBER_PLAYERS, 0);

	for (int zone = -3; zone < 300; zone++) {
		for (int index = -3; index < 300; index++) {
			const int n = onirim_cards(game, 0, zone, index,
			    NULL, 0);

			if (index >= 0 && index < piles(zone, players))
				ck_assert_int_ge(n, 0);
			else
				ck_assert_int_eq(n, ONIRIM_E_RANGE);
		}
	}
}
END_TEST

START_TEST(test_zones_that_are_not_played_are_empty)
{
	onirim_game *game = new_game(configs[_i]);

	for (int zone = ONIRIM_ZONE_GOALS; zone <= ONIRIM_ZONE_CREATURE;
	    zone++)
		ck_assert_int_eq(onirim_cards(game, ONIRIM_HOST, zone, 0,
		    NULL, 0), 0);
	ck_assert_int_eq(onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_BOTTOM,
	    0, NULL, 0), 0);
}
END_TEST

/* How many indices a number has. */
static int
indices(int what, int players, int is_deal)
{
	switch (what) {
	case ONIRIM_NUMBER_PLAYERS:
	case ONIRIM_NUMBER_TURN:
	case ONIRIM_NUMBER_ACTIVE:
	case ONIRIM_NUMBER_DECK:
	case ONIRIM_NUMBER_GAME:
	case ONIRIM_NUMBER_SETS:
	case ONIRIM_NUMBER_VARIANTS:
	case ONIRIM_NUMBER_FIRST:
	case ONIRIM_NUMBER_HOST:
	case ONIRIM_NUMBER_END:
		return 1;
	case ONIRIM_NUMBER_SERIES:
	case ONIRIM_NUMBER_SERIES_COLOUR:
		return players;
	case ONIRIM_NUMBER_DOORS_LEFT:
		return 4;
	case ONIRIM_NUMBER_FROM:
	case ONIRIM_NUMBER_TO:
	case ONIRIM_NUMBER_TO_INDEX:
		return is_deal;
	}
	return 0;
}

START_TEST(test_number_or_index_that_is_none_is_refused)
{
	onirim_game *game = new_game(configs[_i]);
	const int players = onirim_number(game, 0, ONIRIM_NUMBER_PLAYERS, 0);
	const int is_deal = onirim_decision(game) == ONIRIM_ASK_DEAL;

	for (int what = -3; what < 300; what++) {
		for (int index = -3; index < 300; index++) {
			const int n = onirim_number(game, 0, what, index);

			if (index >= 0 &&
			    index < indices(what, players, is_deal))
				ck_assert_int_ge(n, 0);
			else
				ck_assert_int_eq(n, ONIRIM_E_RANGE);
		}
	}
}
END_TEST

/*
 * Short buffers.
 */

START_TEST(test_short_list_gets_what_fits)
{
	onirim_game *game = new_game(configs[_i]);
	onirim_action whole[ONIRIM_ACTIONS_MAX], some[ONIRIM_ACTIONS_MAX];
	int n;

	for (int asked = 0; asked < 30; asked++) {
		n = onirim_legal_actions(game, whole, ONIRIM_ACTIONS_MAX);
		ck_assert_int_eq(onirim_legal_actions(game, NULL, 0), n);
		for (int size = 0; size < n; size++) {
			some[size] = 0xDEADBEEF;
			ck_assert_int_eq(onirim_legal_actions(game, some,
			    (size_t)size), n);
			ck_assert_mem_eq(some, whole,
			    (size_t)size * sizeof *some);
			ck_assert_uint_eq(some[size], 0xDEADBEEF);
		}
		play_on(game, (uint64_t)asked, 1);
	}
}
END_TEST

START_TEST(test_short_weights_get_what_fits)
{
	onirim_game *game = new_game("chance=host");
	uint32_t whole[ONIRIM_ACTIONS_MAX], some[ONIRIM_ACTIONS_MAX];
	const int n = onirim_weights(game, whole, ONIRIM_ACTIONS_MAX);

	ck_assert_int_eq(n, 17);
	ck_assert_int_eq(onirim_weights(game, NULL, 0), n);
	for (int size = 0; size < n; size++) {
		some[size] = 0xDEADBEEF;
		ck_assert_int_eq(onirim_weights(game, some, (size_t)size), n);
		ck_assert_mem_eq(some, whole, (size_t)size * sizeof *some);
		ck_assert_uint_eq(some[size], 0xDEADBEEF);
	}
}
END_TEST

START_TEST(test_short_cards_get_what_fits)
{
	onirim_card whole[ONIRIM_CARDS_MAX], some[ONIRIM_CARDS_MAX];
	onirim_game *game = new_game(configs[_i]);

	play_on(game, 4, 25);
	for (int zone = ONIRIM_ZONE_HAND; zone <= ONIRIM_ZONE_PENDING;
	    zone++) {
		const int n = onirim_cards(game, 0, zone, 0, whole,
		    ONIRIM_CARDS_MAX);

		ck_assert_int_eq(onirim_cards(game, 0, zone, 0, NULL, 0), n);
		for (int size = 0; size < n; size++) {
			some[size] = 0xEE;
			ck_assert_int_eq(onirim_cards(game, 0, zone, 0, some,
			    (size_t)size), n);
			ck_assert_mem_eq(some, whole, (size_t)size);
			ck_assert_uint_eq(some[size], 0xEE);
		}
	}
}
END_TEST

/*
 * Memory.
 */

/* With the n-th allocation failing, until there is none to fail. */
START_TEST(test_new_without_memory_leaves_no_game)
{
	onirim_problem problem;
	onirim_game *game;
	unsigned nth, asked;
	int status;

	for (nth = 1;; nth++) {
		game = (onirim_game *)&game;
		problem = other;
		memory_watch(nth);
		status = onirim_game_new(&game, configs[_i], &problem);
		asked = memory_stop();
		if (asked < nth)
			break;
		ck_assert_int_eq(status, ONIRIM_E_MEMORY);
		ck_assert_ptr_null(game);
		ck_assert_mem_eq(&problem, &none, sizeof none);
	}
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_uint_gt(nth, 1);
	onirim_game_free(game);
}
END_TEST

START_TEST(test_copy_without_memory_leaves_no_game)
{
	onirim_game *game = new_game(configs[_i]), *copy;
	unsigned nth, asked;
	int status;

	for (nth = 1;; nth++) {
		copy = game;
		memory_watch(nth);
		status = onirim_game_copy(&copy, game);
		asked = memory_stop();
		if (asked < nth)
			break;
		ck_assert_int_eq(status, ONIRIM_E_MEMORY);
		ck_assert_ptr_null(copy);
	}
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_uint_gt(nth, 1);
	onirim_game_free(copy);
}
END_TEST

/* Everything a host may do while a game is played. */
static void
look_around(onirim_game *game, onirim_game *shadow)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	onirim_card cards[ONIRIM_CARDS_MAX];
	char text[ONIRIM_TEXT_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
	for (int i = 0; i < n; i++) {
		onirim_is_legal(game, actions[i]);
		onirim_action_format(actions[i], text, sizeof text);
		onirim_action_parse(&actions[i], text, NULL);
	}
	for (int zone = 1; zone <= 16; zone++)
		onirim_cards(game, 0, zone, 0, cards, ONIRIM_CARDS_MAX);
	for (int what = 1; what <= 14; what++)
		onirim_number(game, ONIRIM_HOST, what, 0);
	onirim_config_format(game, text, sizeof text);
	onirim_game_assign(shadow, game);
	onirim_apply(game, 0);
}

START_TEST(test_nothing_but_new_and_copy_allocates)
{
	onirim_game *game = new_game(configs[_i]), *shadow = copy_of(game);

	memory_watch(1);
	for (uint64_t seed = 0; seed < 20; seed++) {
		onirim_game_reset(game, seed);
		while (onirim_outcome(game) == ONIRIM_PLAYING) {
			look_around(game, shadow);
			play_on(game, seed, 1);
		}
	}
	ck_assert_uint_eq(memory_stop(), 0);
}
END_TEST

Suite *
game_suite(void)
{
	const struct test life[] = {
		{ test_new_game_waits_for_an_answer, COUNT_OF(configs) },
		{ test_new_at_makes_the_same_game, COUNT_OF(configs) },
		{ test_free_of_a_game_in_the_hosts_memory_does_nothing,
		    COUNT_OF(configs) },
		{ test_free_of_null_does_nothing, 1 },
		{ test_ownership_stays_with_the_memory, COUNT_OF(configs) },
		{ test_size_is_the_least_that_new_at_takes, COUNT_OF(configs) },
		{ test_size_does_not_depend_on_the_seed, 1 },
		{ test_memory_not_aligned_is_refused, 9 },
		{ test_reset_is_a_new_game_of_that_seed, COUNT_OF(configs) },
		{ test_reset_is_as_new_with_the_seed_written, 1 },
		{ test_assign_needs_one_family,
		    COUNT_OF(families) * COUNT_OF(families) },
		{ test_assign_to_itself_changes_nothing, COUNT_OF(configs) },
	};
	const struct test statuses[] = {
		{ test_life_without_arguments_is_null, 1 },
		{ test_questions_without_arguments_are_null, 1 },
		{ test_views_without_arguments_are_null, 1 },
		{ test_number_that_is_no_action_is_refused,
		    COUNT_OF(no_actions) * COUNT_OF(configs) },
		{ test_action_of_another_question_is_illegal,
		    COUNT_OF(actions_somewhere) },
		{ test_action_after_the_end_is_over,
		    COUNT_OF(actions_somewhere) * COUNT_OF(configs) },
		{ test_game_that_is_over_asks_nothing, COUNT_OF(configs) },
	};
	const struct test views[] = {
		{ test_viewer_that_is_none_is_refused, COUNT_OF(configs) },
		{ test_zone_or_index_that_is_none_is_refused,
		    COUNT_OF(configs) },
		{ test_zones_that_are_not_played_are_empty, COUNT_OF(configs) },
		{ test_number_or_index_that_is_none_is_refused,
		    COUNT_OF(configs) },
		{ test_short_list_gets_what_fits, COUNT_OF(configs) },
		{ test_short_weights_get_what_fits, 1 },
		{ test_short_cards_get_what_fits, COUNT_OF(configs) },
	};
	const struct test memory[] = {
		{ test_new_without_memory_leaves_no_game, COUNT_OF(configs) },
		{ test_copy_without_memory_leaves_no_game, COUNT_OF(configs) },
		{ test_nothing_but_new_and_copy_allocates, COUNT_OF(configs) },
	};
	Suite *suite = suite_create("game");

	suite_case(suite, "life", life, COUNT_OF(life));
	suite_case(suite, "statuses", statuses, COUNT_OF(statuses));
	suite_case(suite, "views", views, COUNT_OF(views));
	suite_case(suite, "memory", memory, COUNT_OF(memory));
	return suite;
}
