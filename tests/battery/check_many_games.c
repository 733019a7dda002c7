/* check_many_games.c - games that take their steps together go as games that
 * are played by single calls, and are told the same, byte by byte. */
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum { GAMES_MAX = CONFIGS + 2, STRIDE = 1024, RESULTS = 6, CANARY = 0xA5 };
enum { ALIKE = 3, ALIKE_STEPS = 500, OTHER_STEPS = 80, MIXED_STEPS = 600 };

/* All rows of some games. */
struct rows {
	uint64_t seeds[GAMES_MAX];
	uint8_t observations[GAMES_MAX][STRIDE];
	uint8_t masks[GAMES_MAX][STRIDE];
	uint8_t last[GAMES_MAX][STRIDE];
	uint8_t players[GAMES_MAX];
	int8_t results[GAMES_MAX][RESULTS];
	uint8_t ended[GAMES_MAX];
	int32_t status[GAMES_MAX];
};

/* Games in rows, and the same games played by single calls. */
struct sides {
	int count;
	onirim_game *many[GAMES_MAX];
	onirim_game *single[GAMES_MAX];
	struct rows rows;
	struct rows told;
	int taken;              /* by single calls, in this call */
	int finished;           /* games that have ended */
	int refused;
};

static struct sides sides;

/*
 * The same by single calls.
 */

/* SplitMix64, as onirim-chance(7) has it. */
static uint64_t
next_seed(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);

	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return z ^ z >> 31;
}

static int
is_over(const onirim_game *game)
{
	return onirim_outcome(game) != ONIRIM_PLAYING;
}

/* What hinders a game from a step, whatever its index. */
static int
hindered(const onirim_game *game)
{
	onirim_game *copy;
	int status;

	if (game == NULL)
		return ONIRIM_E_NULL;
	MUST(onirim_game_copy(&copy, game) == ONIRIM_OK);
	status = onirim_reseed(copy, 1);
	onirim_game_free(copy);
	if (status == ONIRIM_OK && onirim_player(game) == ONIRIM_CHANCE)
		return ONIRIM_E_RANGE;
	return status;
}

static void
see(uint8_t row[STRIDE], const onirim_game *game, int seat)
{
	memset(row, 0, STRIDE);
	MUST(onirim_observe(game, seat, row, STRIDE) <= STRIDE);
}

static void
note_end(int i, const onirim_game *game, int seat, const onirim_rows *given)
{
	const int seats = onirim_number(game, seat, ONIRIM_NUMBER_PLAYERS, 0);

	sides.finished++;
	if (given->ended != NULL)
		sides.told.ended[i] = onirim_number(game, seat,
		    ONIRIM_NUMBER_END, 0) == ONIRIM_OVER_TURNS ? 2 : 1;
	for (int other = 0; other < seats && given->results != NULL; other++)
		switch (onirim_result(game, other)) {
		case ONIRIM_WON:
			sides.told.results[i][other] = 1;
			break;
		case ONIRIM_LOST:
			sides.told.results[i][other] = -1;
			break;
		}
	if (given->last_observations != NULL)
		see(sides.told.last[i], game, seat);
}

static int
answer(int i, onirim_game *game, int32_t index, const onirim_rows *given)
{
	const int seat = onirim_player(game);
	const int action = onirim_index_action(game, index);
	const int status = action < 0 ? action : onirim_apply(game,
	    (onirim_action)action);

	sides.taken += status == ONIRIM_OK;
	sides.refused += status != ONIRIM_OK;
	if (is_over(game))
		note_end(i, game, seat, given);
	return status;
}

static void
note_question(int i, const onirim_game *game, int player,
    const onirim_rows *given)
{
	if (given->players != NULL)
		sides.told.players[i] = (uint8_t)player;
	if (given->observations != NULL)
		memset(sides.told.observations[i], 0, STRIDE);
	if (given->masks != NULL)
		memset(sides.told.masks[i], 0, STRIDE);
	if (player >= ONIRIM_CHANCE)
		return;
	if (given->observations != NULL)
		see(sides.told.observations[i], game, player);
	if (given->masks != NULL)
		MUST(onirim_action_mask(game, sides.told.masks[i], STRIDE) <=
		    STRIDE);
}

/* Step one game, and write down what its rows have to hold. */
static void
step_singly(int i, const int32_t *indices, const onirim_rows *given)
{
	onirim_game *game = sides.single[i];
	int status = hindered(game);
	const int is_free = status == ONIRIM_OK;

	if (given->ended != NULL)
		sides.told.ended[i] = 0;
	if (given->results != NULL)
		memset(sides.told.results[i], 0, RESULTS);
	if (is_free && indices != NULL) {
		if (!is_over(game))
			status = answer(i, game, indices[i], given);
		if (is_over(game) && given->seeds != NULL)
			MUST(onirim_game_reset(game,
			    next_seed(&sides.told.seeds[i])) == ONIRIM_OK);
	}
	note_question(i, game, is_free ? onirim_player(game) : ONIRIM_NOBODY,
	    given);
	if (given->status != NULL)
		sides.told.status[i] = status;
}

/*
 * Both.
 */

/* The rows from a game on, of which some may be missing. */
static onirim_rows
rows_from(int i, uint32_t missing)
{
	struct rows *rows = &sides.rows;

	return (onirim_rows){
		.size = sizeof (onirim_rows),
		.seeds = missing & 1 ? NULL : &rows->seeds[i],
		.observations = missing & 2 ? NULL : rows->observations[i],
		.observation_stride = STRIDE,
		.masks = missing & 4 ? NULL : rows->masks[i],
		.mask_stride = STRIDE,
		.last_observations = missing & 8 ? NULL : rows->last[i],
		.players = missing & 16 ? NULL : &rows->players[i],
		.results = missing & 32 ? NULL : rows->results[i],
		.result_stride = RESULTS,
		.ended = missing & 64 ? NULL : &rows->ended[i],
		.status = missing & 128 ? NULL : &rows->status[i],
	};
}

/* Step the games from one to another in one call. */
static void
step_part(int from, int behind, const int32_t *indices, uint32_t missing)
{
	const onirim_rows rows = rows_from(from, missing);

	sides.taken = 0;
	for (int i = from; i < behind; i++)
		step_singly(i, indices, &rows);
	MUST(onirim_step_many(&sides.many[from], (size_t)(behind - from),
	    indices == NULL ? NULL : indices + from, &rows) == sides.taken);
}

static void
must_be_same(void)
{
	for (int i = 0; i < sides.count; i++)
		MUST(sides.many[i] == NULL ||
		    battery_same(sides.many[i], sides.single[i]));
	MUST(memcmp(&sides.rows, &sides.told, sizeof sides.rows) == 0);
}

/* A card, if the host is asked for it; else it may be forgotten. */
static void
deal(struct uniform *player, int i)
{
	onirim_game *const game = sides.many[i];

	while (game != NULL && onirim_player(game) == ONIRIM_CHANCE &&
	    uniform_below(player, 30) > 0) {
		const onirim_action card = battery_answer(player, game);

		if (onirim_apply(game, card) == ONIRIM_E_REDACTED)
			break;
		MUST(onirim_apply(sides.single[i], card) == ONIRIM_OK);
	}
}

/* An index, which is legal as a rule. */
static int32_t
choose_index(struct uniform *player, const onirim_game *game)
{
	const onirim_action action = game == NULL ? 0
	    : battery_answer(player, game);

	if (action != 0 && uniform_below(player, 16) > 0)
		return onirim_action_index(game, action);
	return (int32_t)uniform_below(player, STRIDE) - 1;
}

/* A number of games for one call: one, all that are left, or any. */
static int
part_of(struct uniform *player, int left)
{
	switch (uniform_below(player, 3)) {
	case 0:
		return 1;
	case 1:
		return left;
	}
	return 1 + (int)uniform_below(player, (uint32_t)left);
}

/* Step all games once, in some calls.  Most calls have all rows. */
static void
step_all(struct uniform *player)
{
	const int is_looking = uniform_below(player, 16) == 0;
	int32_t indices[GAMES_MAX];
	int n;

	for (int i = 0; i < sides.count; i++) {
		deal(player, i);
		indices[i] = choose_index(player, sides.many[i]);
	}
	for (int from = 0; from < sides.count; from += n) {
		const uint32_t missing = uniform_below(player, 4) > 0 ? 0
		    : uniform_below(player, 256);

		n = part_of(player, sides.count - from);
		step_part(from, from + n, is_looking ? NULL : indices,
		    missing);
	}
	must_be_same();
	battery_scene.question++;
}

static void
begin(struct uniform *player, uint64_t seed)
{
	memset(&sides, 0, sizeof sides);
	memset(&sides.rows, CANARY, sizeof sides.rows);
	for (int i = 0; i < GAMES_MAX; i++)
		sides.rows.seeds[i] = seed + (uint64_t)i;
	sides.told = sides.rows;
	uniform_begin(player, seed);
	player->decisions = seed;
}

static void
add_game(onirim_game *game)
{
	sides.many[sides.count] = game;
	if (game != NULL)
		sides.single[sides.count] = copy_of(game);
	sides.count++;
}

START_TEST(test_games_of_a_family_go_as_by_single_calls)
{
	struct uniform player;

	begin(&player, (uint64_t)_i);
	for (int i = 0; i < ALIKE; i++)
		add_game(battery_game(_i));
	for (int step = 0; step < (_i < CONFIGS ? ALIKE_STEPS : OTHER_STEPS);
	    step++)
		step_all(&player);
	MUST(sides.refused > 0);
	MUST(sides.finished > 0 || _i >= SEEDED);
}
END_TEST

/* A game of each family, one that is missing, and one that is redacted. */
START_TEST(test_games_of_all_families_go_as_by_single_calls)
{
	struct uniform player;
	onirim_game *known;

	begin(&player, (uint64_t)_i);
	for (int i = 0; i < CONFIGS; i++)
		add_game(i % 7 == _i ? battery_game_with_events(i)
		    : battery_game(i));
	add_game(NULL);
	known = battery_game(_i);
	MUST(onirim_redact(known, known, 0) == ONIRIM_OK);
	add_game(known);
	for (int step = 0; step < MIXED_STEPS; step++)
		step_all(&player);
	MUST(sides.finished > 2 * CONFIGS);
}
END_TEST

Suite *
many_games_suite(void)
{
	const struct test tests[] = {
		{ test_games_of_a_family_go_as_by_single_calls, ALL_CONFIGS },
		{ test_games_of_all_families_go_as_by_single_calls, 3 },
	};

	return battery_of("many_games", tests, COUNT_OF(tests));
}
