/* check_resampled.c - games made anew for a viewer, and the numbers of
 * positions: nothing that the viewer is told changes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "suites.h"
#include "told.h"

enum { GAMES = 2, OTHER_GAMES = 1, OTHER_STRIDE = 9, LONG_STRIDE = 7 };
enum { ENDED_STRIDE = 61, PLAYED_MOST = 1 << 20 };

/* Each question of games that are looked at closely, but of other games only
 * some. */
static int
is_looked_at(int config, const struct config_row *row)
{
	const int stride = config >= CONFIGS ? OTHER_STRIDE :
	    row->sets != 0 || row->players > 2 ? LONG_STRIDE : 1;

	return battery_scene.question % stride == 0;
}

/* Rooms for the games that are made of one. */
struct rooms {
	onirim_game *known;     /* as the viewer knows it */
	onirim_game *made;      /* made anew for the viewer */
	onirim_game *other;
	int count;
};

/* The same bytes, and the same log behind them. */
static void
check_same(const onirim_game *one, const onirim_game *other)
{
	MUST(battery_same(one, other));
	MUST(battery_same_events(one, other, ONIRIM_HOST));
}

static void
assign(onirim_game *to, const onirim_game *from)
{
	MUST(onirim_game_assign(to, from) == ONIRIM_OK);
}

/* What is known of the new game is what was known of the old one. */
static void
check_view_is_kept(const struct rooms *rooms, const onirim_game *game,
    int viewer)
{
	told_must_be_same(game, rooms->made, viewer);
	told_must_be_same(game, rooms->made, ONIRIM_NOBODY);
	told_must_be_same(game, rooms->known, viewer);
}

/* The truth does not matter: neither what lies hidden nor what would have come
 * next. */
static void
check_truth_is_gone(const struct rooms *rooms, const onirim_game *game,
    int viewer, uint64_t seed)
{
	assign(rooms->other, rooms->known);
	MUST(onirim_resample(rooms->other, viewer, seed) == ONIRIM_OK);
	check_same(rooms->other, rooms->made);
	assign(rooms->other, game);
	MUST(onirim_resample(rooms->other, viewer, ~seed) == ONIRIM_OK);
	MUST(onirim_reseed(rooms->other, seed + 1) == ONIRIM_OK);
	MUST(onirim_resample(rooms->other, viewer, seed) == ONIRIM_OK);
	check_same(rooms->other, rooms->made);
}

/* It is a game like any other, and can be played to its end. */
static void
check_plays(const struct rooms *rooms, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(rooms->made, actions,
	    ONIRIM_ACTIONS_MAX);

	if (onirim_outcome(game) != ONIRIM_PLAYING) {
		MUST(n == 0);
		MUST(onirim_apply(rooms->made, 0x19000000) == ONIRIM_E_OVER);
		return;
	}
	MUST(n >= 2);
	assign(rooms->other, rooms->made);
	MUST(onirim_apply(rooms->other, actions[n - 1]) == ONIRIM_OK);
	if (rooms->count % ENDED_STRIDE == 0)
		MUST(onirim_playout(rooms->other, 5, PLAYED_MOST) !=
		    ONIRIM_PLAYING);
}

/* A game that is saved has its number afterwards. */
static void
check_saved(const onirim_game *game, int viewer)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	const int n = onirim_snapshot_save(game, bytes, sizeof bytes);
	onirim_game *loaded;

	MUST(onirim_snapshot_load(&loaded, bytes, (size_t)n) == ONIRIM_OK);
	MUST(onirim_hash(loaded, viewer) == onirim_hash(game, viewer));
	MUST(onirim_hash(loaded, viewer) != 0);
	onirim_game_free(loaded);
}

static void
check_seed_is_told(const onirim_game *made, uint64_t seed)
{
	char text[ONIRIM_TEXT_MAX], word[32];

	onirim_config_format(made, text, sizeof text);
	snprintf(word, sizeof word, " seed=%llu", (unsigned long long)seed);
	MUST(strstr(text, word) != NULL);
}

static void
check_viewer(struct rooms *rooms, const onirim_game *game, int viewer,
    uint64_t seed)
{
	rooms->count++;
	assign(rooms->made, game);
	MUST(onirim_redact(rooms->known, game, viewer) == ONIRIM_OK);
	MUST(onirim_resample(rooms->made, viewer, seed) == ONIRIM_OK);
	check_seed_is_told(rooms->made, seed);
	check_view_is_kept(rooms, game, viewer);
	check_truth_is_gone(rooms, game, viewer, seed);
	check_plays(rooms, game);
	check_saved(rooms->made, viewer);
	check_saved(rooms->known, viewer);
}

/* The host has located all there is to locate. */
static void
check_host_keeps_all(const struct rooms *rooms, const onirim_game *game,
    uint64_t seed)
{
	assign(rooms->made, game);
	assign(rooms->other, game);
	MUST(onirim_resample(rooms->made, ONIRIM_HOST, seed) == ONIRIM_OK);
	MUST(onirim_reseed(rooms->other, seed) == ONIRIM_OK);
	check_same(rooms->made, rooms->other);
	for (int seat = 0; onirim_hash(game, seat) != 0; seat++)
		told_must_be_same(game, rooms->made, seat);
}

START_TEST(test_game_made_anew_tells_its_viewer_the_same)
{
	const struct config_row *row = battery_row(_i);
	onirim_game *game = battery_game_with_events(_i);
	struct rooms rooms = {copy_of(game), copy_of(game),
	    copy_of(game), 0};
	struct uniform player, chance = {(uint64_t)_i, 0, 0};
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(row, viewers);

	for (uint64_t seed = 0; seed < (_i < CONFIGS ? GAMES :
	    OTHER_GAMES); seed++) {
		battery_begin(game, &player, seed + (uint64_t)_i);
		do {
			const uint64_t made = uniform_output(&chance);

			if (!is_looked_at(_i, row))
				continue;
			for (int i = 0; i < n; i++)
				check_viewer(&rooms, game, viewers[i], made);
			check_host_keeps_all(&rooms, game, made);
		} while (battery_step(&player, game));
	}
}
END_TEST

/*
 * Numbers of positions.
 */

enum { NEXT_MOST = 6, NUMBERS_MAX = 100000 };

/* The number of a position, and another one made of what is seen of it. */
struct numbered {
	uint64_t hash;
	uint64_t seen;
};

struct numbers {
	int count;
	struct numbered rows[NUMBERS_MAX];
};

static uint64_t
sum_of(const struct sight *told)
{
	uint64_t sum = UNIFORM_DIGEST;

	for (size_t i = 0; i < told->size; i++)
		sum = (sum ^ told->bytes[i]) * UINT64_C(0x100000001B3);
	return sum;
}

static void
number(struct numbers *numbers, const onirim_game *game, int viewer)
{
	struct numbered *const row = &numbers->rows[numbers->count++];
	static struct sight seen;

	MUST(numbers->count < NUMBERS_MAX);
	battery_see_table(&seen, game, viewer);
	row->hash = onirim_hash(game, viewer);
	row->seen = sum_of(&seen);
	MUST(row->hash != 0);
}

/* What one answer or another leads to differs in little. */
static void
number_next(struct numbers *numbers, const struct config_row *row,
    const onirim_game *game, onirim_game *next)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	int viewers[VIEWERS_MAX];
	const int m = battery_viewers(row, viewers);

	for (int i = 0; i < n && i < NEXT_MOST; i++) {
		assign(next, game);
		MUST(onirim_apply(next, actions[i]) == ONIRIM_OK);
		for (int j = 0; j < m; j++)
			number(numbers, next, viewers[j]);
	}
}

static int
by_hash(const void *one, const void *other)
{
	const uint64_t mine = ((const struct numbered *)one)->hash;
	const uint64_t theirs = ((const struct numbered *)other)->hash;

	return (mine > theirs) - (mine < theirs);
}

START_TEST(test_positions_that_look_different_have_different_numbers)
{
	static struct numbers numbers;
	onirim_game *game = battery_game_with_events(_i);
	onirim_game *next = copy_of(game);
	struct uniform player;

	numbers.count = 0;
	battery_begin(game, &player, (uint64_t)_i);
	do
		number_next(&numbers, battery_row(_i), game, next);
	while (battery_step(&player, game));
	qsort(numbers.rows, (size_t)numbers.count, sizeof *numbers.rows,
	    by_hash);
	for (int i = 1; i < numbers.count; i++)
		MUST(numbers.rows[i - 1].hash != numbers.rows[i].hash ||
		    numbers.rows[i - 1].seen == numbers.rows[i].seen);
}
END_TEST

Suite *
resampling_suite(void)
{
	const struct test tests[] = {
		{ test_game_made_anew_tells_its_viewer_the_same, ALL_CONFIGS },
		{ test_positions_that_look_different_have_different_numbers,
		    CONFIGS },
	};

	return battery_of("resampling", tests, COUNT_OF(tests));
}
