/* check_many.c - many games that take a step at once. */
#include <limits.h>
#include <stddef.h>
#include <string.h>

#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "suites.h"

enum { CANARY = 0xA5, GAMES_MAX = 3, STRIDE = 2048, RESULTS = 8 };

static const char *const configs[] = {
	"",
	"players=2 variants=race events=on",
	"players=2 sets=steps,towers,dreams",
	"game=nightmarium players=3 turns=20",
	"game=nightmarium players=5 objective=1",
};

/* Rows of all kinds for a few games, longer than they have to be. */
struct box {
	onirim_rows rows;
	uint64_t seeds[GAMES_MAX];
	uint8_t observations[GAMES_MAX * STRIDE];
	uint8_t masks[GAMES_MAX * STRIDE];
	uint8_t last[GAMES_MAX * STRIDE];
	uint8_t players[GAMES_MAX];
	int8_t results[GAMES_MAX * RESULTS];
	uint8_t ended[GAMES_MAX];
	int32_t status[GAMES_MAX];
};

static struct box box;

static void
open_box(void)
{
	memset(&box, CANARY, sizeof box);
	box.rows = (onirim_rows){
		.size = sizeof box.rows, .seeds = box.seeds,
		.observations = box.observations,
		.observation_stride = STRIDE, .masks = box.masks,
		.mask_stride = STRIDE, .last_observations = box.last,
		.players = box.players, .results = box.results,
		.result_stride = RESULTS, .ended = box.ended,
		.status = box.status,
	};
}

/* The next output of SplitMix64. */
static uint64_t
next_seed(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);

	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return z ^ z >> 31;
}

static int
is_same(const onirim_game *one, const onirim_game *other)
{
	return memcmp(one, other, (size_t)onirim_game_size(NULL)) == 0;
}

/* Whether all bytes of a row from a place on are the same. */
static int
is_all(const void *row, int byte, size_t from, size_t stride)
{
	const uint8_t *bytes = row;

	for (size_t i = from; i < stride; i++)
		if (bytes[i] != byte)
			return 0;
	return 1;
}

static int
is_zero(const void *row, size_t stride)
{
	return is_all(row, 0, 0, stride);
}

/* One of the indices that are legal, by a number. */
static int32_t
legal_index(const onirim_game *game, uint64_t number)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	ck_assert_int_gt(n, 1);
	return onirim_action_index(game, actions[number % (uint64_t)n]);
}

/* One that is in the space and not legal. */
static int32_t
illegal_index(const onirim_game *game)
{
	uint8_t mask[STRIDE];
	int32_t index = 0;

	onirim_action_mask(game, mask, sizeof mask);
	while (mask[index] != 0)
		index++;
	ck_assert_int_lt(index, onirim_action_space(game));
	return index;
}

/* The row of a game has what the seat sees that is asked, and its mask. */
static void
check_asked(int i, const onirim_game *game)
{
	uint8_t bytes[STRIDE];
	const int seat = onirim_player(game);
	const uint8_t *const seen = box.observations + i * STRIDE;
	const uint8_t *const mask = box.masks + i * STRIDE;
	size_t n = (size_t)onirim_observe(game, seat, bytes, sizeof bytes);

	ck_assert_int_eq(box.players[i], seat);
	ck_assert_mem_eq(seen, bytes, n);
	ck_assert(is_all(seen, 0, n, STRIDE));
	n = (size_t)onirim_action_mask(game, bytes, sizeof bytes);
	ck_assert_mem_eq(mask, bytes, n);
	ck_assert(is_all(mask, 0, n, STRIDE));
}

/* Nobody is asked, or the host that deals. */
static void
check_no_seat(int i, int player)
{
	ck_assert_int_eq(box.players[i], player);
	ck_assert(is_zero(box.observations + i * STRIDE, STRIDE));
	ck_assert(is_zero(box.masks + i * STRIDE, STRIDE));
}

/* The game of this row did not end. */
static void
check_not_ended(int i)
{
	ck_assert_uint_eq(box.ended[i], 0);
	ck_assert(is_zero(box.results + i * RESULTS, RESULTS));
	ck_assert(is_all(box.last + i * STRIDE, CANARY, 0, STRIDE));
}

/* Step one game, which then is at its row. */
static int
step_one(onirim_game *game, int32_t index)
{
	return onirim_step_many(&game, 1, &index, &box.rows);
}

/* Answer at random until the game ends, and keep how it was before its last
 * answer; that answer's index. */
static int32_t
step_to_end(onirim_game *game, onirim_game *before, uint64_t seed)
{
	for (;;) {
		const int32_t index = legal_index(game, next_seed(&seed));

		ck_assert_int_eq(onirim_game_assign(before, game), ONIRIM_OK);
		memset(box.last, CANARY, sizeof box.last);
		ck_assert_int_eq(step_one(game, index), 1);
		ck_assert_int_eq(box.status[0], ONIRIM_OK);
		if (box.ended[0] != 0)
			return index;
		check_not_ended(0);
		check_asked(0, game);
	}
}

/* A game, played on to its end with the same seed by single calls. */
static onirim_game *
ended_game(const onirim_game *before, int32_t index)
{
	onirim_game *ended = copy_of(before);

	ck_assert_int_eq(onirim_apply(ended,
	    (onirim_action)onirim_index_action(ended, index)), ONIRIM_OK);
	ck_assert_int_ne(onirim_outcome(ended), ONIRIM_PLAYING);
	return ended;
}

/* What the rows tell of the game that ended by the answer of a seat. */
static void
check_ended(const onirim_game *ended, int seat)
{
	static const int8_t results[] = {
		[ONIRIM_WON] = 1, [ONIRIM_LOST] = -1, [ONIRIM_UNDECIDED] = 0,
	};
	uint8_t bytes[STRIDE];
	const size_t n = (size_t)onirim_observe(ended, seat, bytes, STRIDE);
	const int seats = onirim_number(ended, seat, ONIRIM_NUMBER_PLAYERS,
	    0);

	ck_assert_uint_eq(box.ended[0], 1 + (onirim_number(ended, seat,
	    ONIRIM_NUMBER_END, 0) == ONIRIM_OVER_TURNS));
	for (int i = 0; i < seats; i++)
		ck_assert_int_eq(box.results[i],
		    results[onirim_result(ended, i)]);
	ck_assert(is_all(box.results, 0, (size_t)seats, RESULTS));
	ck_assert_mem_eq(box.last, bytes, n);
	ck_assert(is_all(box.last, 0, n, STRIDE));
}

/*
 * What is refused.
 */

START_TEST(test_missing_arguments_are_refused)
{
	onirim_game *game = new_game("");
	const int32_t index = 0;

	open_box();
	ck_assert_int_eq(onirim_step_many(NULL, 1, &index, &box.rows),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_step_many(&game, 1, &index, NULL),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_step_many(NULL, 0, NULL, NULL),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_step_many(NULL, 0, NULL, &box.rows), 0);
}
END_TEST

/* Change the rows of two games, of which the second has longer ones, and see
 * that nothing else changes. */
static void
check_refused(void)
{
	onirim_game *games[] = {new_game(""), new_game(configs[2])};
	onirim_game *before[] = {copy_of(games[0]), copy_of(games[1])};
	const int32_t indices[] = {legal_index(games[0], 0),
	    legal_index(games[1], 0)};
	const struct box closed = box;

	ck_assert_int_eq(onirim_step_many(games, 2, indices, &box.rows),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_step_many(games, 2, NULL, &box.rows),
	    ONIRIM_E_RANGE);
	ck_assert_mem_eq(&box, &closed, sizeof box);
	ck_assert(is_same(games[0], before[0]));
	ck_assert(is_same(games[1], before[1]));
}

START_TEST(test_another_size_is_refused)
{
	static const size_t sizes[] = {0, sizeof (onirim_rows) - 1,
	    sizeof (onirim_rows) + sizeof (void *), SIZE_MAX};

	open_box();
	box.rows.size = sizes[_i];
	check_refused();
}
END_TEST

START_TEST(test_more_games_than_can_be_counted_are_refused)
{
	onirim_game *game = new_game("");

	open_box();
	ck_assert_int_eq(onirim_step_many(&game, (size_t)INT_MAX + 1, NULL,
	    &box.rows), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_step_many(&game, SIZE_MAX, NULL, &box.rows),
	    ONIRIM_E_RANGE);
	ck_assert_uint_eq(box.players[0], CANARY);
}
END_TEST

/* Fill two games' rows with strides that fit, if `fits`, or are too short. */
static void
check_strides(int fits)
{
	onirim_game *games[] = {new_game(""), new_game(configs[2])};

	if (!fits)
		check_refused();
	else
		ck_assert_int_eq(onirim_step_many(games, 2, NULL, &box.rows),
		    0);
}

/* Of the second game, which has the longer rows. */
START_TEST(test_stride_shorter_than_a_row_is_refused)
{
	onirim_game *longer = new_game(configs[2]);
	const size_t observation = (size_t)onirim_observation_size(longer);
	const size_t space = (size_t)onirim_action_space(longer);

	for (size_t less = 0; less < 2; less++) {
		open_box();
		box.rows.last_observations = NULL;
		box.rows.observation_stride = observation - less;
		check_strides(less == 0);
		open_box();
		box.rows.observations = NULL;
		box.rows.observation_stride = observation - less;
		check_strides(less == 0);
		open_box();
		box.rows.mask_stride = space - less;
		check_strides(less == 0);
		open_box();
		box.rows.result_stride = 2 - less;
		check_strides(less == 0);
	}
}
END_TEST

/* Nor need a stride fit a game that is missing. */
START_TEST(test_stride_of_no_row_is_not_looked_at)
{
	onirim_game *game = new_game("");
	onirim_game *games[] = {NULL, game, NULL};

	open_box();
	box.rows = (onirim_rows){.size = sizeof box.rows};
	check_strides(1);
	open_box();
	box.rows.observation_stride = (size_t)onirim_observation_size(game);
	box.rows.mask_stride = (size_t)onirim_action_space(game);
	box.rows.result_stride = 1;
	ck_assert_int_eq(onirim_step_many(games, 3, NULL, &box.rows), 0);
}
END_TEST

/* The others go on. */
START_TEST(test_index_that_is_refused_changes_nothing)
{
	onirim_game *game = new_game(configs[_i]), *before = copy_of(game);
	onirim_game *other = copy_of(game);
	onirim_game *games[] = {game, other};
	const int space = onirim_action_space(game);
	const int32_t wrong[] = {illegal_index(game), -1, space, INT32_MAX,
	    INT32_MIN};

	for (int i = 0; i < COUNT_OF(wrong); i++) {
		const int32_t indices[] = {wrong[i],
		    legal_index(other, (uint64_t)i)};

		open_box();
		ck_assert_int_eq(onirim_step_many(games, 2, indices,
		    &box.rows), 1);
		ck_assert_int_eq(box.status[0], i == 0 ? ONIRIM_E_ILLEGAL
		    : ONIRIM_E_RANGE);
		ck_assert_int_eq(box.status[1], ONIRIM_OK);
		ck_assert(is_same(game, before));
		check_not_ended(0);
		check_asked(0, game);
		check_asked(1, other);
	}
}
END_TEST

START_TEST(test_game_that_cannot_be_stepped_has_empty_rows)
{
	static const int statuses[] = {ONIRIM_E_NULL, ONIRIM_E_REDACTED,
	    ONIRIM_E_RANGE};
	const int32_t indices[] = {0, 0, 0};
	onirim_game *games[] = {NULL, new_game(""), new_game("chance=host")};
	onirim_game *known, *hosted = copy_of(games[2]);

	ck_assert_int_eq(onirim_redact(games[1], games[1], 0), ONIRIM_OK);
	ck_assert_int_eq(onirim_player(hosted), ONIRIM_CHANCE);
	known = copy_of(games[1]);
	for (int given = 0; given < 2; given++) {
		open_box();
		ck_assert_int_eq(onirim_step_many(games, 3,
		    given ? indices : NULL, &box.rows), 0);
		for (int i = 0; i < 3; i++) {
			ck_assert_int_eq(box.status[i], statuses[i]);
			check_no_seat(i, ONIRIM_NOBODY);
			check_not_ended(i);
		}
		ck_assert(is_same(games[1], known));
		ck_assert(is_same(games[2], hosted));
		ck_assert(is_all(box.seeds, CANARY, 0, sizeof box.seeds));
	}
}
END_TEST

/* Even one that is over is not begun again. */
START_TEST(test_redacted_game_is_not_begun_again)
{
	onirim_game *game = new_game(""), *known;

	ck_assert_int_ge(onirim_playout(game, 1, UINT32_MAX), ONIRIM_WON);
	ck_assert_int_eq(onirim_redact(game, game, 0), ONIRIM_OK);
	known = copy_of(game);
	open_box();
	ck_assert_int_eq(step_one(game, 0), 0);
	ck_assert_int_eq(box.status[0], ONIRIM_E_REDACTED);
	ck_assert(is_same(game, known));
}
END_TEST

/*
 * What is done.
 */

/* A stride may be as long as its row: nothing is written behind. */
START_TEST(test_rows_end_at_their_strides)
{
	onirim_game *game = new_game(configs[_i]);
	const size_t observation = (size_t)onirim_observation_size(game);
	const size_t space = (size_t)onirim_action_space(game);
	uint64_t player = 7;

	open_box();
	box.rows.observation_stride = observation;
	box.rows.mask_stride = space;
	box.rows.result_stride = (size_t)onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0);
	do {
		ck_assert_int_eq(step_one(game, legal_index(game,
		    next_seed(&player))), 1);
	} while (box.ended[0] == 0);
	ck_assert(is_all(box.observations, CANARY, observation, STRIDE));
	ck_assert(is_all(box.last, CANARY, observation, STRIDE));
	ck_assert(is_all(box.masks, CANARY, space, STRIDE));
	ck_assert(is_all(box.results, CANARY, box.rows.result_stride,
	    RESULTS));
	ck_assert_uint_eq(box.players[1], CANARY);
	ck_assert_uint_eq(box.ended[1], CANARY);
	ck_assert(is_all(&box.status[1], CANARY, 0, sizeof box.status[1]));
	ck_assert(is_all(&box.seeds[1], CANARY, 0, sizeof box.seeds[1]));
}
END_TEST

/* A game that ends is begun again by the next output of its seeds. */
START_TEST(test_game_that_ends_is_begun_again)
{
	onirim_game *game = new_game(configs[_i]), *before = copy_of(game);
	onirim_game *fresh = copy_of(game);
	uint64_t seeds = 7;

	open_box();
	box.seeds[0] = 7;
	for (uint64_t seed = 0; seed < 6; seed++) {
		const int32_t index = step_to_end(game, before, seed);

		check_ended(ended_game(before, index), onirim_player(before));
		ck_assert_int_eq(onirim_game_reset(fresh, next_seed(&seeds)),
		    ONIRIM_OK);
		ck_assert(is_same(game, fresh));
		check_asked(0, fresh);
	}
	ck_assert_uint_eq(box.seeds[0], seeds);
}
END_TEST

START_TEST(test_game_without_seeds_stays_over)
{
	onirim_game *game = new_game(configs[_i]), *before = copy_of(game);
	onirim_game *ended;
	int32_t index;

	open_box();
	box.rows.seeds = NULL;
	index = step_to_end(game, before, 3);
	ended = ended_game(before, index);
	ck_assert(is_same(game, ended));
	check_ended(ended, onirim_player(before));
	check_no_seat(0, ONIRIM_NOBODY);
	open_box();
	box.rows.seeds = NULL;
	ck_assert_int_eq(step_one(game, index), 0);
	ck_assert_int_eq(box.status[0], ONIRIM_OK);
	check_no_seat(0, ONIRIM_NOBODY);
	check_not_ended(0);
	ck_assert(is_same(game, ended));
}
END_TEST

/* Its index is ignored, whatever it is. */
START_TEST(test_game_over_on_entry_is_begun_again)
{
	onirim_game *game = new_game(configs[_i]), *fresh = copy_of(game);
	uint64_t seeds = 9;

	ck_assert_int_ge(onirim_playout(game, 1, UINT32_MAX), ONIRIM_WON);
	open_box();
	box.seeds[0] = 9;
	ck_assert_int_eq(step_one(game, INT32_MIN), 0);
	ck_assert_int_eq(onirim_game_reset(fresh, next_seed(&seeds)),
	    ONIRIM_OK);
	ck_assert(is_same(game, fresh));
	ck_assert_uint_eq(box.seeds[0], seeds);
	ck_assert_int_eq(box.status[0], ONIRIM_OK);
	check_asked(0, fresh);
	check_not_ended(0);
}
END_TEST

START_TEST(test_rows_are_filled_without_indices)
{
	onirim_game *games[] = {new_game(configs[_i]), new_game(configs[_i])};
	onirim_game *before[2];

	ck_assert_int_ge(onirim_playout(games[1], 1, UINT32_MAX), ONIRIM_WON);
	for (int i = 0; i < 2; i++)
		before[i] = copy_of(games[i]);
	open_box();
	ck_assert_int_eq(onirim_step_many(games, 2, NULL, &box.rows), 0);
	check_asked(0, before[0]);
	check_no_seat(1, ONIRIM_NOBODY);
	for (int i = 0; i < 2; i++) {
		ck_assert(is_same(games[i], before[i]));
		ck_assert_int_eq(box.status[i], ONIRIM_OK);
		check_not_ended(i);
	}
	ck_assert(is_all(box.seeds, CANARY, 0, sizeof box.seeds));
}
END_TEST

/* A host deals between the steps. */
START_TEST(test_game_that_asks_chance_then_is_told)
{
	onirim_game *game = new_game("game=nightmarium chance=host");
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int32_t draw;

	while (onirim_player(game) == ONIRIM_CHANCE) {
		onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
		ck_assert_int_eq(onirim_apply(game, actions[0]), ONIRIM_OK);
	}
	draw = onirim_action_index(game,
	    onirim_action_make(ONIRIM_VERB_DRAW, 0, 0, 0));
	open_box();
	ck_assert_int_eq(step_one(game, draw), 1);
	ck_assert_int_eq(onirim_player(game), ONIRIM_CHANCE);
	ck_assert_int_eq(box.status[0], ONIRIM_OK);
	check_no_seat(0, ONIRIM_CHANCE);
	check_not_ended(0);
}
END_TEST

/* The set-up of the next game asks for its first card. */
START_TEST(test_dealt_game_that_ends_is_begun_again)
{
	onirim_game *game = new_game("players=2 chance=host");
	uint64_t player = 1;

	open_box();
	do {
		while (onirim_player(game) == ONIRIM_CHANCE)
			onirim_playout(game, next_seed(&player), 1);
		if (onirim_outcome(game) != ONIRIM_PLAYING)
			onirim_game_reset(game, next_seed(&player));
		else
			ck_assert_int_eq(step_one(game, legal_index(game,
			    next_seed(&player))), 1);
	} while (box.ended[0] != 1);
	ck_assert_int_eq(box.status[0], ONIRIM_OK);
	ck_assert_int_ne(box.results[0], 0);
	check_no_seat(0, ONIRIM_CHANCE);
	ck_assert_int_eq(onirim_number(game, 0, ONIRIM_NUMBER_TURN, 0), 0);
}
END_TEST

/* The arrays of the box, with what is in each. */
static const struct array {
	size_t offset;
	size_t size;
} arrays[] = {
#define ARRAY(name) { offsetof(struct box, name), sizeof box.name }
	ARRAY(observations), ARRAY(masks), ARRAY(last), ARRAY(players),
	ARRAY(results), ARRAY(ended), ARRAY(status),
#undef ARRAY
};

static void
give_no_row(int row)
{
	switch (row) {
	case 0:
		box.rows.observations = NULL;
		break;
	case 1:
		box.rows.masks = NULL;
		break;
	case 2:
		box.rows.last_observations = NULL;
		break;
	case 3:
		box.rows.players = NULL;
		break;
	case 4:
		box.rows.results = NULL;
		break;
	case 5:
		box.rows.ended = NULL;
		break;
	case 6:
		box.rows.status = NULL;
		break;
	}
}

/* The last step of a game, with all rows. */
static onirim_game *
step_fully(const onirim_game *before, int32_t index)
{
	onirim_game *game = copy_of(before);

	open_box();
	box.seeds[0] = 2;
	ck_assert_int_eq(step_one(game, index), 1);
	ck_assert_uint_ne(box.ended[0], 0);
	return game;
}

/* The others are, and the game is the same. */
START_TEST(test_row_that_is_missing_is_not_filled)
{
	onirim_game *game = new_game(configs[_i]), *before = copy_of(game);
	static struct box full;
	int32_t index;

	open_box();
	index = step_to_end(game, before, 2);
	for (int row = 0; row < COUNT_OF(arrays); row++) {
		onirim_game *after = step_fully(before, index);

		full = box;
		memset((uint8_t *)&full + arrays[row].offset, CANARY,
		    arrays[row].size);
		ck_assert_mem_ne(&box, &full, sizeof box);
		ck_assert_int_eq(onirim_game_assign(game, before), ONIRIM_OK);
		open_box();
		box.seeds[0] = 2;
		give_no_row(row);
		ck_assert_int_eq(step_one(game, index), 1);
		full.rows = box.rows;
		ck_assert_mem_eq(&box, &full, sizeof box);
		ck_assert(is_same(game, after));
	}
}
END_TEST

/* Games go on alike without any rows. */
START_TEST(test_games_are_stepped_without_rows)
{
	const onirim_rows none = {.size = sizeof none};
	onirim_game *game = new_game(configs[_i]), *other = copy_of(game);
	const int32_t index = legal_index(game, 3);

	ck_assert_int_eq(onirim_step_many(&game, 1, &index, &none), 1);
	ck_assert_int_eq(onirim_apply(other,
	    (onirim_action)onirim_index_action(other, index)), ONIRIM_OK);
	ck_assert(is_same(game, other));
}
END_TEST

START_TEST(test_nothing_is_allocated)
{
	onirim_game *game = new_game(configs[_i]);
	unsigned allocations = 0;
	uint64_t player = 5;

	open_box();
	do {
		const int32_t index = legal_index(game, next_seed(&player));

		memory_watch(1);
		step_one(game, index);
		allocations += memory_stop();
	} while (box.ended[0] == 0);
	ck_assert_uint_eq(allocations, 0);
}
END_TEST

Suite *
many_suite(void)
{
	const struct test tests[] = {
		{ test_missing_arguments_are_refused, 1 },
		{ test_another_size_is_refused, 4 },
		{ test_more_games_than_can_be_counted_are_refused, 1 },
		{ test_stride_shorter_than_a_row_is_refused, 1 },
		{ test_stride_of_no_row_is_not_looked_at, 1 },
		{ test_index_that_is_refused_changes_nothing,
		    COUNT_OF(configs) },
		{ test_game_that_cannot_be_stepped_has_empty_rows, 1 },
		{ test_redacted_game_is_not_begun_again, 1 },
		{ test_rows_end_at_their_strides, COUNT_OF(configs) },
		{ test_game_that_ends_is_begun_again, COUNT_OF(configs) },
		{ test_game_without_seeds_stays_over, COUNT_OF(configs) },
		{ test_game_over_on_entry_is_begun_again, COUNT_OF(configs) },
		{ test_rows_are_filled_without_indices, COUNT_OF(configs) },
		{ test_game_that_asks_chance_then_is_told, 1 },
		{ test_dealt_game_that_ends_is_begun_again, 1 },
		{ test_row_that_is_missing_is_not_filled, COUNT_OF(configs) },
		{ test_games_are_stepped_without_rows, COUNT_OF(configs) },
		{ test_nothing_is_allocated, COUNT_OF(configs) },
	};

	return suite_of("many", tests, COUNT_OF(tests));
}
