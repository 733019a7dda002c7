/* check_search.c - the functions that serve a search: what they refuse, how
 * much they write, and how they play. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../bench/uniform.h"
#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "suites.h"

enum { CANARY = 0xA5, BEHIND = 16, VECTOR_MAX = 4096, MOST = 1 << 20 };

static const char *const configs[] = {
	"",
	"players=2",
	"players=2 sets=steps,towers,dreams",
	"players=2 variants=open,race sets=dreams",
	"sets=steps,towers,dreams",
	"chance=host",
	"players=2 sets=steps,towers,dreams chance=host",
	"game=nightmarium",
	"game=nightmarium players=5 turns=40",
	"game=nightmarium players=3 chance=host",
};

static int
is_same(const onirim_game *one, const onirim_game *other)
{
	return memcmp(one, other, (size_t)onirim_game_size(NULL)) == 0;
}

/* Some way into a random game. */
static onirim_game *
begun(const char *config, uint64_t seed, uint32_t decisions)
{
	onirim_game *game = new_game(config);

	ck_assert_int_eq(onirim_game_reset(game, seed), ONIRIM_OK);
	ck_assert_int_ge(onirim_playout(game, seed, decisions), 0);
	return game;
}

/*
 * What is refused.
 */

START_TEST(test_no_game_is_refused)
{
	onirim_layout part;
	uint8_t bytes[8];

	ck_assert_int_eq(onirim_resample(NULL, 0, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_reseed(NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_playout(NULL, 1, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_action_space(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_action_index(NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_index_action(NULL, 0), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_action_mask(NULL, bytes, 8), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_max_decisions(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_observation_size(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_observe(NULL, 0, bytes, 8), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_observation_part(NULL, 0, &part),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_observation_face(NULL, 0, 0), ONIRIM_E_NULL);
	ck_assert_uint_eq(onirim_hash(NULL, 0), 0);
}
END_TEST

START_TEST(test_no_memory_to_write_to_is_refused)
{
	onirim_game *game = new_game(configs[_i]);

	ck_assert_int_eq(onirim_action_mask(game, NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_observe(game, 0, NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_observation_part(game, 0, NULL),
	    ONIRIM_E_NULL);
}
END_TEST

/* Past the last, and before the first. */
START_TEST(test_part_that_is_not_there_is_refused)
{
	static const int wrong[] = {-1, 80, 255, 256, INT_MAX, INT_MIN};
	onirim_game *game = new_game(configs[_i]);
	onirim_layout part = {.offset = CANARY};

	for (int i = 0; i < COUNT_OF(wrong); i++) {
		ck_assert_int_eq(onirim_observation_part(game, wrong[i],
		    &part), ONIRIM_E_RANGE);
		ck_assert_int_eq(part.offset, CANARY);
		ck_assert_int_eq(onirim_observation_face(game, wrong[i], 0),
		    ONIRIM_E_RANGE);
	}
}
END_TEST

/* Only counts have faces, one for each byte. */
START_TEST(test_face_is_told_of_each_count_alone)
{
	onirim_game *game = new_game(configs[_i]);
	onirim_layout part;
	int counts = 0;

	for (int i = 0; onirim_observation_part(game, i, &part) == ONIRIM_OK;
	    i++) {
		const int has = part.kind == ONIRIM_LAYOUT_COUNTS;

		counts += has;
		ck_assert_int_eq(onirim_observation_face(game, i, -1),
		    ONIRIM_E_RANGE);
		ck_assert_int_eq(onirim_observation_face(game, i,
		    part.length), ONIRIM_E_RANGE);
		for (int byte = 0; byte < part.length; byte++)
			ck_assert((onirim_observation_face(game, i, byte) >
			    0) == has);
	}
	ck_assert_int_gt(counts, 3);
}
END_TEST

static void
check_no_viewer(onirim_game *game, int viewer)
{
	onirim_game *before = copy_of(game);
	uint8_t bytes[8] = {CANARY};

	ck_assert_int_eq(onirim_resample(game, viewer, 1), ONIRIM_E_RANGE);
	ck_assert(is_same(game, before));
	ck_assert_int_eq(onirim_observe(game, viewer, bytes, 8),
	    ONIRIM_E_RANGE);
	ck_assert_uint_eq(bytes[0], CANARY);
	ck_assert_int_eq(onirim_observe(game, viewer, NULL, 0),
	    ONIRIM_E_RANGE);
	ck_assert_uint_eq(onirim_hash(game, viewer), 0);
}

START_TEST(test_wrong_viewers_are_refused)
{
	static const int wrong[] = {-1, 5, 6, 7, ONIRIM_CHANCE, 11, 255, 256,
	    INT_MAX, INT_MIN};
	onirim_game *game = begun(configs[_i], 3, 12);
	onirim_game *known = copy_of(game);

	ck_assert_int_eq(onirim_redact(known, game, ONIRIM_HOST), ONIRIM_OK);
	for (int i = 0; i < COUNT_OF(wrong); i++) {
		check_no_viewer(game, wrong[i]);
		check_no_viewer(known, wrong[i]);
	}
	for (int seat = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0); seat < 5; seat++)
		check_no_viewer(game, seat);
}
END_TEST

START_TEST(test_redacted_game_is_not_played_on)
{
	onirim_game *game = begun(configs[_i], 3, 12);
	onirim_game *before;

	ck_assert_int_eq(onirim_redact(game, game, 0), ONIRIM_OK);
	before = copy_of(game);
	ck_assert_int_eq(onirim_playout(game, 1, 100), ONIRIM_E_REDACTED);
	ck_assert_int_eq(onirim_playout(game, 1, 0), ONIRIM_E_REDACTED);
	ck_assert_int_eq(onirim_reseed(game, 1), ONIRIM_E_REDACTED);
	ck_assert(is_same(game, before));
}
END_TEST

/* Who may redact a redacted game may resample it. */
static void
check_made_for(const onirim_game *game, int maker, int viewer, int is_enough)
{
	onirim_game *known = copy_of(game), *before, *fair = copy_of(game);

	ck_assert_int_eq(onirim_redact(known, game, maker), ONIRIM_OK);
	before = copy_of(known);
	if (is_enough) {
		ck_assert_int_eq(onirim_resample(fair, viewer, 77), ONIRIM_OK);
		ck_assert_int_eq(onirim_resample(known, viewer, 77),
		    ONIRIM_OK);
		ck_assert(is_same(known, fair));
		ck_assert_int_ge(onirim_playout(known, 1, MOST), 1);
	} else {
		ck_assert_int_eq(onirim_resample(known, viewer, 77),
		    ONIRIM_E_REDACTED);
		ck_assert(is_same(known, before));
	}
}

START_TEST(test_redacted_game_is_resampled_for_who_knows_enough)
{
	onirim_game *game = begun("players=2 sets=dreams", 5, 20);
	onirim_game *nightmarium = begun("game=nightmarium players=3", 5, 20);

	for (int seat = 0; seat < 2; seat++) {
		check_made_for(game, seat, seat, 1);
		check_made_for(game, seat, 1 - seat, 0);
	}
	check_made_for(nightmarium, 2, 2, 1);
	check_made_for(nightmarium, 2, 0, 0);
	check_made_for(nightmarium, 0, ONIRIM_NOBODY, 1);
	check_made_for(nightmarium, 0, ONIRIM_HOST, 0);
	check_made_for(nightmarium, ONIRIM_NOBODY, 0, 0);
	check_made_for(nightmarium, ONIRIM_NOBODY, ONIRIM_HOST, 0);
	check_made_for(nightmarium, ONIRIM_NOBODY, ONIRIM_NOBODY, 1);
	check_made_for(nightmarium, ONIRIM_HOST, 1, 1);
	check_made_for(nightmarium, ONIRIM_HOST, ONIRIM_NOBODY, 1);
	check_made_for(nightmarium, ONIRIM_HOST, ONIRIM_HOST, 1);
}
END_TEST

static const struct strange_row {
	const char *config;
	const char *text;       /* or of a value that has none: */
	onirim_action value;
} strange[] = {
	{ "", NULL, 0 },
	{ "", NULL, UINT32_MAX },
	{ "", NULL, 0x80000000 },
	{ "", NULL, 0x01000000 },
	{ "", NULL, 0x3F100000 },          /* an unknown verb */
	{ "", NULL, 0x03130000 },          /* a Glyph, which is not played */
	{ "", NULL, 0x03100001 },
	{ "", NULL, 0x19000001 },
	{ "", NULL, 0x19010000 },
	{ "", "draw", 0 },
	{ "", "build:n30@1", 0 },
	{ "", "play:red-tower-3", 0 },
	{ "", "play:red-tower-3@left", 0 },
	{ "", "play:red-sun@shared", 0 },
	{ "", "take:red-sun", 0 },
	{ "", "swap:red-sun/red-moon", 0 },
	{ "", "door:red-door@2", 0 },
	{ "", "deal:red-sun", 0 },
	{ "", "cast:prophecy", 0 },
	{ "", "fetch", 0 },
	{ "", "next:happy-dream", 0 },
	{ "", "stop", 0 },
	{ "players=2", NULL, 0x06101000 }, /* a swap of equal faces */
	{ "players=2", "door:red-door@3", 0 },
	{ "players=2 sets=steps", NULL, 0x11010100 },  /* goals:2/2 */
	{ "players=2 sets=steps", NULL, 0x11020100 },  /* goals:3/2 */
	{ "sets=steps", NULL, 0x11010800 },            /* goals:2/9 */
	{ "sets=steps", NULL, 0x0F000003 },
	{ "sets=towers", NULL, 0x1200000C },           /* tower:13 */
	{ "sets=towers variants=right-only", "play:red-tower-3@left", 0 },
	{ "game=nightmarium", "play:red-sun", 0 },
	{ "game=nightmarium", "discard:red-sun", 0 },
	{ "game=nightmarium", "search", 0 },
	{ "game=nightmarium", "deal:n1", 0 },
	{ "game=nightmarium", "build:n1@6", 0 },       /* five win */
	{ "game=nightmarium", "seize:3/1", 0 },        /* two play */
	{ "game=nightmarium", "destroy:1/6", 0 },
	{ "game=nightmarium", NULL, 0x1C850000 },      /* n6 is n3 */
	{ "game=nightmarium objective=7", NULL, 0x1C800007 }, /* build:n1@8 */
};

START_TEST(test_action_of_no_list_has_no_index)
{
	const struct strange_row *row = &strange[_i];
	onirim_game *game = new_game(row->config);
	onirim_action action = row->value;

	if (row->text != NULL &&
	    onirim_action_parse(&action, row->text, NULL) != ONIRIM_OK)
		ck_abort_msg("%s is no action", row->text);
	ck_assert_int_eq(onirim_action_index(game, action), ONIRIM_E_ACTION);
}
END_TEST

START_TEST(test_index_out_of_the_space_has_no_action)
{
	onirim_game *game = new_game(configs[_i]);
	const int space = onirim_action_space(game);

	ck_assert_int_gt(onirim_index_action(game, 0), 0);
	ck_assert_int_gt(onirim_index_action(game, space - 1), 0);
	ck_assert_int_eq(onirim_index_action(game, -1), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_index_action(game, space), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_index_action(game, INT_MAX), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_index_action(game, INT_MIN), ONIRIM_E_RANGE);
}
END_TEST

/*
 * How much is written.
 */

typedef int writer(const onirim_game *game, uint8_t *bytes, size_t capacity);

static int
observe_first(const onirim_game *game, uint8_t *bytes, size_t capacity)
{
	return onirim_observe(game, 0, bytes, capacity);
}

static int
observe_nobody(const onirim_game *game, uint8_t *bytes, size_t capacity)
{
	return onirim_observe(game, ONIRIM_NOBODY, bytes, capacity);
}

static writer *const writers[] = {
	onirim_action_mask, observe_first, observe_nobody,
};

/* With any capacity as much as fits, nothing behind it, and the size. */
static void
check_writes_what_fits(const onirim_game *game, writer *write)
{
	uint8_t all[VECTOR_MAX], some[VECTOR_MAX + BEHIND];
	const int size = write(game, NULL, 0);

	ck_assert_int_gt(size, 0);
	ck_assert_int_le(size, VECTOR_MAX);
	ck_assert_int_eq(write(game, all, sizeof all), size);
	for (int capacity = 0; capacity <= size; capacity++) {
		memset(some, CANARY, sizeof some);
		ck_assert_int_eq(write(game, some, (size_t)capacity), size);
		ck_assert_int_eq(memcmp(some, all, (size_t)capacity), 0);
		for (int i = capacity; i < capacity + BEHIND; i++)
			ck_assert_uint_eq(some[i], CANARY);
	}
	memset(some, CANARY, sizeof some);
	ck_assert_int_eq(write(game, some, sizeof some), size);
	ck_assert_uint_eq(some[size], CANARY);
}

START_TEST(test_no_more_is_written_than_fits)
{
	onirim_game *game = begun(configs[_i], 9, 17);

	for (int i = 0; i < COUNT_OF(writers); i++)
		check_writes_what_fits(game, writers[i]);
}
END_TEST

/* The same cards lie in the same places, and yet one more comes or less. */
START_TEST(test_observation_counts_the_cards_named_for_an_exchange)
{
	static const struct {
		const char *position;
		const char *actions[6];
		uint8_t named;
	} rows[] = {
		{ "hand1=n2,n4,n30,n57", { "exchange", "discard:n2", "stop",
		  "exchange", "discard:n4" }, 1 },
		{ "hand1=n4,n30,n57", { "draw", "deal:n2", "exchange",
		  "discard:n2", "discard:n4" }, 2 },
	};
	enum { LEFT = 6, SIZE = 400 };
	uint8_t bytes[2][SIZE];
	int size = 0;

	for (int i = 0; i < COUNT_OF(rows); i++) {
		char text[200];
		onirim_game *game;
		onirim_action action;

		snprintf(text, sizeof text, "game=nightmarium chance=host "
		    "turn=1 hand2=n3 %s", rows[i].position);
		ck_assert_int_eq(onirim_position_parse(&game, text, NULL),
		    ONIRIM_OK);
		for (int k = 0; rows[i].actions[k] != NULL; k++) {
			onirim_action_parse(&action, rows[i].actions[k], NULL);
			ck_assert_int_eq(onirim_apply(game, action),
			    ONIRIM_OK);
		}
		size = onirim_observe(game, 0, bytes[i], SIZE);
		ck_assert_int_le(size, SIZE);
		ck_assert_uint_eq(bytes[i][LEFT], rows[i].named);
		bytes[i][LEFT] = 0;
		onirim_game_free(game);
	}
	ck_assert_mem_eq(bytes[0], bytes[1], (size_t)size);
}
END_TEST

START_TEST(test_game_that_is_over_has_an_empty_mask)
{
	onirim_game *game = begun(configs[_i], 4, MOST);
	uint8_t mask[VECTOR_MAX];
	const int n = onirim_action_mask(game, mask, sizeof mask);

	ck_assert_int_ne(onirim_outcome(game), ONIRIM_PLAYING);
	ck_assert_int_eq(n, onirim_action_space(game));
	for (int i = 0; i < n; i++)
		ck_assert_uint_eq(mask[i], 0);
}
END_TEST

/*
 * Playing on.
 */

/* The place of a deal: of all cards that could come, which are sorted, one. */
static int
place_dealt(const onirim_game *game, struct uniform *player)
{
	uint32_t weights[ONIRIM_ACTIONS_MAX], all = 0, card;
	const int n = onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
	int place = 0;

	for (int i = 0; i < n; i++)
		all += weights[i];
	for (card = uniform_below(player, all); card >= weights[place];
	    place++)
		card -= weights[place];
	return place;
}

/* What the uniform player answers; 0 when the game is over. */
static onirim_action
answer(const onirim_game *game, struct uniform *player)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	if (n == 0)
		return 0;
	if (onirim_player(game) == ONIRIM_CHANCE)
		return actions[place_dealt(game, player)];
	return actions[uniform_below(player, (uint32_t)n)];
}

static void
check_same_games(const onirim_game *one, const onirim_game *other)
{
	onirim_event mine[512], theirs[512];
	const int n = onirim_events(one, ONIRIM_HOST, mine, 512);

	ck_assert(is_same(one, other));
	ck_assert_int_eq(onirim_events(other, ONIRIM_HOST, theirs, 512), n);
	ck_assert_int_eq(memcmp(mine, theirs, (size_t)n * sizeof *mine), 0);
}

/* One decision after the other; how many there are. */
static uint32_t
check_step_by_step(onirim_game *game, onirim_game *played, uint64_t seed)
{
	struct uniform player;
	onirim_action action;
	uint32_t decisions = 0;

	uniform_begin(&player, seed);
	for (;; decisions++) {
		const uint64_t state = player.state;

		action = answer(game, &player);
		if (action == 0)
			return decisions;
		ck_assert_int_eq(onirim_apply(game, action), ONIRIM_OK);
		ck_assert_int_eq(onirim_playout(played, state, 1),
		    onirim_outcome(game));
		check_same_games(game, played);
	}
}

/* Begin a game, and the same at two other places. */
static void
begin_three(onirim_game *games[3], uint64_t seed)
{
	for (int i = 0; i < 3; i++)
		ck_assert_int_eq(onirim_game_reset(games[i], seed), ONIRIM_OK);
}

/* Stopped after so many decisions, it goes on from where the generator then
 * is. */
static void
check_in_portions(onirim_game *games[3], uint64_t seed, uint32_t portion)
{
	struct uniform player;
	onirim_action action = 1;
	int outcome = ONIRIM_PLAYING;

	begin_three(games, seed);
	uniform_begin(&player, seed);
	while (action != 0) {
		const uint64_t state = player.state;

		for (uint32_t i = 0; i < portion &&
		    (action = answer(games[0], &player)) != 0; i++)
			onirim_apply(games[0], action);
		outcome = onirim_playout(games[1], state, portion);
		ck_assert(is_same(games[0], games[1]));
		ck_assert_int_eq(outcome, onirim_outcome(games[0]));
	}
	ck_assert_int_ne(outcome, ONIRIM_PLAYING);
}

static void
check_at_once(onirim_game *games[3], uint64_t seed, uint32_t decisions)
{
	const uint64_t state = seed ^ UINT64_C(0x5DEECE66D);

	ck_assert_int_eq(onirim_playout(games[2], state, 0), ONIRIM_PLAYING);
	ck_assert_int_eq(onirim_playout(games[2], state, decisions),
	    onirim_outcome(games[0]));
	check_same_games(games[0], games[2]);
	ck_assert_int_eq(onirim_game_reset(games[2], seed), ONIRIM_OK);
	ck_assert_int_eq(onirim_playout(games[2], state, UINT32_MAX),
	    onirim_outcome(games[0]));
	check_same_games(games[0], games[2]);
	ck_assert_int_eq(onirim_game_reset(games[2], seed), ONIRIM_OK);
	ck_assert_int_eq(onirim_playout(games[2], state, decisions - 1),
	    ONIRIM_PLAYING);
}

START_TEST(test_playout_is_the_uniform_player)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *games[3];

	snprintf(text, sizeof text, "%s events=on", configs[_i]);
	for (int i = 0; i < 3; i++)
		games[i] = new_game(text);
	for (uint64_t seed = 0; seed < 20; seed++) {
		uint32_t decisions;

		begin_three(games, seed);
		decisions = check_step_by_step(games[0], games[1], seed);
		check_at_once(games, seed, decisions);
		check_in_portions(games, seed, 1 + (uint32_t)seed);
	}
}
END_TEST

START_TEST(test_playout_leaves_a_game_that_is_over_alone)
{
	onirim_game *game = begun(configs[_i], 8, MOST);
	onirim_game *before = copy_of(game);

	ck_assert_int_ne(onirim_outcome(game), ONIRIM_PLAYING);
	ck_assert_int_eq(onirim_playout(game, 3, 50), onirim_outcome(before));
	ck_assert(is_same(game, before));
}
END_TEST

/* Where the host deals, more cards of a face make it likelier.  Chi-square of
 * the first card passes what is critical once in a thousand times, with a
 * degree of freedom less than there are faces. */
static const struct deal_row {
	const char *config;
	int faces;
	double critical;
} deals[] = {
	{ "chance=host events=on", 17, 39.252 },
	{ "game=nightmarium chance=host events=on", 58, 95.751 },
};

enum { DEALT = 30000 };

static double
distance_of_deals(const struct deal_row *row, int is_weighed)
{
	uint32_t weights[ONIRIM_ACTIONS_MAX], all = 0;
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int counts[ONIRIM_ACTIONS_MAX] = {0};
	onirim_game *game = new_game(row->config), *first = copy_of(game);
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	double distance = 0;

	ck_assert_int_eq(n, row->faces);
	ck_assert_int_eq(onirim_weights(game, weights, ONIRIM_ACTIONS_MAX), n);
	for (uint64_t seed = 0; seed < DEALT; seed++) {
		onirim_event event;
		int i = 0;

		onirim_game_assign(game, first);
		onirim_playout(game, seed, 1);
		onirim_events(game, ONIRIM_HOST, &event, 1);
		while (onirim_action_card(actions[i]) != event.card)
			i++;
		counts[i]++;
	}
	for (int i = 0; i < n; i++)
		all += weights[i];
	for (int i = 0; i < n; i++) {
		const double expected = is_weighed
		    ? (double)DEALT * weights[i] / all : (double)DEALT / n;

		distance += (counts[i] - expected) * (counts[i] - expected) /
		    expected;
	}
	return distance;
}

START_TEST(test_playout_deals_by_weights)
{
	ck_assert(distance_of_deals(&deals[_i], 1) < deals[_i].critical);
	ck_assert(distance_of_deals(&deals[_i], 0) > deals[_i].critical);
}
END_TEST

/*
 * Another future.
 */

/* How the game goes on: what comes of the same answers, as far as they go. */
static uint64_t
future(const onirim_game *game, uint64_t seed)
{
	onirim_game *copy = copy_of(game);
	uint64_t hash;

	ck_assert_int_eq(onirim_reseed(copy, seed), ONIRIM_OK);
	onirim_playout(copy, 1, 40);
	hash = onirim_hash(copy, ONIRIM_HOST);
	return hash;
}

START_TEST(test_reseed_changes_what_comes_and_not_what_is)
{
	onirim_game *game = begun(configs[_i], 6, 15);
	onirim_game *other = copy_of(game);
	const int is_dealt = strstr(configs[_i], "host") != NULL;

	ck_assert_int_eq(onirim_reseed(other, 99), ONIRIM_OK);
	ck_assert_uint_eq(onirim_hash(other, ONIRIM_HOST) ==
	    onirim_hash(game, ONIRIM_HOST), 1);
	ck_assert_uint_eq(future(game, 5), future(other, 5));
	ck_assert_int_eq(future(game, 5) == future(game, 6), is_dealt);
	ck_assert_int_eq(future(game, 5) == future(game, 7), is_dealt);
}
END_TEST

/* What a hosted game knows of a seed is its configuration's. */
START_TEST(test_reseed_of_a_hosted_game_changes_its_seed_alone)
{
	onirim_game *game = begun("players=2 chance=host seed=12", 12, 30);
	onirim_game *other = copy_of(game);
	char text[ONIRIM_TEXT_MAX];

	ck_assert_int_eq(onirim_reseed(other, 99), ONIRIM_OK);
	onirim_config_format(other, text, sizeof text);
	ck_assert_str_eq(text, "game=onirim players=2 seed=99 chance=host");
	ck_assert_int_eq(onirim_reseed(other, 12), ONIRIM_OK);
	ck_assert(is_same(game, other));
	onirim_playout(game, 3, 10);
	ck_assert_int_eq(onirim_reseed(other, 99), ONIRIM_OK);
	onirim_playout(other, 3, 10);
	ck_assert_int_eq(onirim_reseed(other, 12), ONIRIM_OK);
	ck_assert(is_same(game, other));
}
END_TEST

/* Chance begins anew, so that a position has no generator to tell of. */
START_TEST(test_reseed_is_told_in_the_configuration)
{
	onirim_game *game = new_game("seed=4");
	char text[1024];

	while (onirim_position_format(game, text, sizeof text) < 0 ||
	    onirim_number(game, 0, ONIRIM_NUMBER_TURN, 0) < 2)
		onirim_playout(game, 2, 1);
	ck_assert_ptr_nonnull(strstr(text, "seed=4 "));
	ck_assert_ptr_nonnull(strstr(text, " generator="));
	ck_assert_int_eq(onirim_reseed(game, 31), ONIRIM_OK);
	ck_assert_int_gt(onirim_position_format(game, text, sizeof text), 0);
	ck_assert_ptr_nonnull(strstr(text, "seed=31 "));
	ck_assert_ptr_null(strstr(text, " generator="));
}
END_TEST

/* Of a game for one all is located but the deck, which has no order yet. */
START_TEST(test_game_made_anew_has_another_future)
{
	onirim_game *game = begun("seed=1", 1, 10), *other = copy_of(game);

	ck_assert_int_eq(onirim_resample(other, 0, 5), ONIRIM_OK);
	ck_assert(onirim_hash(game, ONIRIM_HOST) ==
	    onirim_hash(other, ONIRIM_HOST));
	onirim_playout(game, 1, 40);
	onirim_playout(other, 1, 40);
	ck_assert(onirim_hash(game, ONIRIM_HOST) !=
	    onirim_hash(other, ONIRIM_HOST));
}
END_TEST

/*
 * Numbers of positions.
 */

/* Who wants events plays the same. */
START_TEST(test_number_does_not_tell_of_events)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game = begun(configs[_i], 2, 20), *told;

	snprintf(text, sizeof text, "%s events=on", configs[_i]);
	told = begun(text, 2, 20);
	ck_assert(onirim_hash(game, 0) == onirim_hash(told, 0));
	ck_assert(onirim_hash(game, ONIRIM_HOST) ==
	    onirim_hash(told, ONIRIM_HOST));
}
END_TEST

/* Families in which the same cards lie at the same places. */
static const struct family_row {
	const char *one;
	const char *other;
} families[] = {
	{ "players=2", "players=2 variants=race" },
	{ "players=2", "players=2 variants=unique" },
	{ "players=2 variants=unique", "players=2 variants=race" },
	{ "sets=towers", "sets=towers variants=ruins" },
	{ "sets=steps", "sets=steps variants=lost" },
	{ "game=nightmarium", "game=nightmarium objective=4" },
	{ "game=nightmarium", "game=nightmarium turns=9" },
	{ "game=nightmarium turns=9", "game=nightmarium turns=265" },
};

START_TEST(test_number_tells_families_apart)
{
	onirim_game *one = new_game(families[_i].one);
	onirim_game *other = new_game(families[_i].other);

	ck_assert(onirim_hash(one, 0) != onirim_hash(other, 0));
	ck_assert(onirim_hash(one, ONIRIM_HOST) !=
	    onirim_hash(other, ONIRIM_HOST));
}
END_TEST

/* Chance is nobody's knowledge. */
START_TEST(test_number_does_not_tell_of_the_future)
{
	onirim_game *game = begun(configs[_i], 2, 20);
	onirim_game *other = copy_of(game);

	ck_assert_int_eq(onirim_reseed(other, 1234), ONIRIM_OK);
	for (int seat = 0; onirim_hash(game, seat) != 0; seat++)
		ck_assert(onirim_hash(game, seat) ==
		    onirim_hash(other, seat));
}
END_TEST

/*
 * Nothing is allocated.
 */

static void
search(onirim_game *game, onirim_game *other)
{
	uint8_t bytes[VECTOR_MAX];

	for (uint64_t seed = 0; seed < 20; seed++) {
		onirim_game_assign(other, game);
		onirim_resample(other, 0, seed);
		onirim_reseed(other, seed);
		onirim_hash(other, 0);
		onirim_observe(other, 0, bytes, sizeof bytes);
		onirim_observation_size(other);
		onirim_action_mask(other, bytes, sizeof bytes);
		onirim_action_index(other, (onirim_action)
		    onirim_index_action(other, 3));
		onirim_max_decisions(other);
		onirim_playout(other, seed, MOST);
		onirim_redact(other, game, 0);
		onirim_resample(other, 0, seed);
	}
}

START_TEST(test_searching_allocates_nothing)
{
	onirim_game *game = begun(configs[_i], 6, 15);
	onirim_game *other = copy_of(game);

	memory_watch(0);
	search(game, other);
	ck_assert_uint_eq(memory_stop(), 0);
}
END_TEST

START_TEST(test_assigning_keeps_whose_memory_it_is)
{
	static _Alignas(8) uint8_t memory[1 << 16];
	onirim_game *game = begun(configs[_i], 6, 15), *placed;

	ck_assert_int_eq(onirim_game_new_at(&placed, memory, sizeof memory,
	    configs[_i], NULL), ONIRIM_OK);
	ck_assert_int_eq(onirim_game_assign(placed, game), ONIRIM_OK);
	ck_assert_int_eq(onirim_resample(placed, 0, 3), ONIRIM_OK);
	ck_assert_int_eq(onirim_resample(game, 0, 3), ONIRIM_OK);
	ck_assert(onirim_hash(game, ONIRIM_HOST) ==
	    onirim_hash(placed, ONIRIM_HOST));
	ck_assert_int_eq(onirim_playout(placed, 1, MOST),
	    onirim_playout(game, 1, MOST));
	onirim_game_free(placed);
}
END_TEST

/*
 * A game made anew is a game to be recorded and saved.
 */

/* At the start of a turn, made anew for the first seat. */
static onirim_game *
made_anew(const char *config, uint64_t seed)
{
	onirim_game *game = new_game(config);
	char text[2048];

	onirim_game_reset(game, seed);
	onirim_playout(game, seed, 30);
	while (onirim_position_format(game, text, sizeof text) < 0)
		onirim_playout(game, 3, 1);
	ck_assert_int_eq(onirim_resample(game, 0, seed + 7), ONIRIM_OK);
	return game;
}

static void
check_saved(const onirim_game *game)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	onirim_game *loaded;
	const int n = onirim_snapshot_save(game, bytes, sizeof bytes);

	ck_assert_int_eq(onirim_snapshot_load(&loaded, bytes, (size_t)n),
	    ONIRIM_OK);
	ck_assert(is_same(game, loaded));
	onirim_game_free(loaded);
}

static void
check_written(const onirim_game *game)
{
	char text[2048];
	onirim_game *read;

	ck_assert_int_gt(onirim_position_format(game, text, sizeof text), 0);
	ck_assert_int_eq(onirim_position_parse(&read, text, NULL), ONIRIM_OK);
	ck_assert(is_same(game, read));
	onirim_game_free(read);
}

/* Play some random answers in a record. */
static void
play_record(onirim_record *record)
{
	struct uniform player;
	onirim_game *game;
	onirim_action action;

	uniform_begin(&player, 3);
	onirim_record_game(record, 0, &game);
	for (int i = 0; i < 60 && (action = answer(game, &player)) != 0; i++) {
		ck_assert_int_eq(onirim_record_add(record, action), ONIRIM_OK);
		onirim_apply(game, action);
	}
	onirim_game_free(game);
}

static void
check_same_ends(const onirim_record *one, const onirim_record *other)
{
	const int ply = onirim_record_ply(one);
	onirim_game *mine, *theirs;

	ck_assert_int_eq(onirim_record_ply(other), ply);
	ck_assert_int_eq(onirim_record_game(one, ply, &mine), ONIRIM_OK);
	ck_assert_int_eq(onirim_record_game(other, ply, &theirs), ONIRIM_OK);
	ck_assert(is_same(mine, theirs));
	onirim_game_free(theirs);
	onirim_game_free(mine);
}

static void
check_recorded(const onirim_game *game)
{
	static char text[1 << 16], again[1 << 16];
	onirim_record *record, *read;

	ck_assert_int_eq(onirim_record_new(&record, game), ONIRIM_OK);
	play_record(record);
	ck_assert_int_gt(onirim_record_format(record, text, sizeof text), 0);
	ck_assert_ptr_nonnull(strstr(text, "\nposition "));
	ck_assert_int_eq(onirim_record_parse(&read, text, NULL), ONIRIM_OK);
	onirim_record_format(read, again, sizeof again);
	ck_assert_str_eq(text, again);
	check_same_ends(record, read);
	onirim_record_free(read);
	onirim_record_free(record);
}

START_TEST(test_game_made_anew_can_be_kept)
{
	for (uint64_t seed = 0; seed < 10; seed++) {
		onirim_game *game = made_anew(configs[_i], seed);

		check_saved(game);
		if (onirim_outcome(game) == ONIRIM_PLAYING) {
			check_written(game);
			check_recorded(game);
		}
	}
}
END_TEST

/*
 * What is the same in all games of a family.
 */

/* onirim_index(3) and lib/README.md publish some of these. */
static const struct {
	const char *config;
	int most;
} bounds[] = {
	{ "", 638 },
	{ "players=2", 644 },
	{ "sets=steps", 1322 },
	{ "sets=towers", 2196 },
	{ "sets=dreams", 695 },
	{ "sets=steps,dreams", 1392 },
	{ "chance=host", 7226 },
	{ "sets=dreams chance=host", 7951 },
	{ "sets=steps,towers chance=host", 12486 },
	{ "players=2 sets=steps,towers,dreams", 3846 },
	{ "players=2 sets=steps,towers,dreams chance=host", 13346 },
	{ "game=nightmarium", 0 },
	{ "game=nightmarium turns=10", 12260 },
	{ "game=nightmarium turns=10 chance=host", 19365 },
};

START_TEST(test_bound_of_decisions_is_the_published_one)
{
	onirim_game *game = new_game(bounds[_i].config);

	ck_assert_int_eq(onirim_max_decisions(game), bounds[_i].most);
}
END_TEST

START_TEST(test_every_index_is_that_of_its_action)
{
	onirim_game *game = new_game(configs[_i]);
	const int n = onirim_action_space(game);

	for (int i = 0; i < n; i++) {
		const int action = onirim_index_action(game, i);

		ck_assert_int_gt(action, 0);
		ck_assert_int_eq(onirim_action_index(game,
		    (onirim_action)action), i);
		ck_assert_int_gt(onirim_action_format((onirim_action)action,
		    NULL, 0), 0);
	}
}
END_TEST

Suite *
search_suite(void)
{
	const int n = COUNT_OF(configs);
	const struct test tests[] = {
		{ test_no_game_is_refused, 1 },
		{ test_bound_of_decisions_is_the_published_one,
		    COUNT_OF(bounds) },
		{ test_every_index_is_that_of_its_action, n },
		{ test_no_memory_to_write_to_is_refused, n },
		{ test_wrong_viewers_are_refused, n },
		{ test_redacted_game_is_not_played_on, n },
		{ test_redacted_game_is_resampled_for_who_knows_enough, 1 },
		{ test_action_of_no_list_has_no_index, COUNT_OF(strange) },
		{ test_index_out_of_the_space_has_no_action, n },
		{ test_no_more_is_written_than_fits, n },
		{ test_part_that_is_not_there_is_refused, n },
		{ test_face_is_told_of_each_count_alone, n },
		{ test_observation_counts_the_cards_named_for_an_exchange, 1 },
		{ test_game_that_is_over_has_an_empty_mask, n },
		{ test_playout_is_the_uniform_player, n },
		{ test_playout_leaves_a_game_that_is_over_alone, n },
		{ test_playout_deals_by_weights, COUNT_OF(deals) },
		{ test_reseed_changes_what_comes_and_not_what_is, n },
		{ test_reseed_of_a_hosted_game_changes_its_seed_alone, 1 },
		{ test_reseed_is_told_in_the_configuration, 1 },
		{ test_game_made_anew_has_another_future, 1 },
		{ test_number_does_not_tell_of_events, n },
		{ test_number_tells_families_apart, COUNT_OF(families) },
		{ test_number_does_not_tell_of_the_future, n },
		{ test_searching_allocates_nothing, n },
		{ test_assigning_keeps_whose_memory_it_is, n },
		{ test_game_made_anew_can_be_kept, n },
	};

	return suite_of("search", tests, COUNT_OF(tests));
}
