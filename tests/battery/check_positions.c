/* check_positions.c - every turn of random games, written as a position and
 * read again. */
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum { GAMES = 6, COMBINED_GAMES = 2, POSITION_MAX = 4096, GO_ON = 9 };

/* A position is written, read as the same game, and written the same. */
static void
check_position(const onirim_game *game)
{
	static char text[POSITION_MAX], again[POSITION_MAX];
	const int length = onirim_position_format(game, text, sizeof text);
	onirim_problem problem;
	onirim_game *read;

	MUST(length > 0 && length < POSITION_MAX);
	MUST(length == (int)strlen(text));
	MUST(onirim_position_parse(&read, text, &problem) == ONIRIM_OK);
	MUST(battery_same(game, read));
	MUST(onirim_position_format(read, again, sizeof again) == length);
	MUST(strcmp(text, again) == 0);
	onirim_game_free(read);
}

/* The game that was read goes on as the one that was written. */
static void
check_going_on(const onirim_game *game, const struct uniform *player)
{
	static char text[POSITION_MAX];
	struct uniform one_player = *player, other_player = *player;
	onirim_game *one, *other;
	const int question = battery_scene.question;

	onirim_position_format(game, text, sizeof text);
	MUST(onirim_position_parse(&other, text, NULL) == ONIRIM_OK);
	onirim_game_copy(&one, game);
	while (battery_step(&one_player, one)) {
		MUST(battery_step(&other_player, other));
		MUST(battery_same(one, other));
	}
	MUST(onirim_outcome(other) != ONIRIM_PLAYING);
	battery_scene.question = question;
	onirim_game_free(other);
	onirim_game_free(one);
}

/* What each viewer knows is a position, too. */
static void
check_viewers(onirim_game *view, const onirim_game *game,
    const struct config_row *row)
{
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(row, viewers);

	for (int i = 0; i < n; i++) {
		MUST(onirim_redact(view, game, viewers[i]) == ONIRIM_OK);
		check_position(view);
	}
}

/* A turn of Onirim begins with ACT, one of Nightmarium with its first
 * action. */
static int
is_turn_start(const onirim_game *game)
{
	return onirim_decision(game) == ONIRIM_ASK_ACT ||
	    (onirim_decision(game) == ONIRIM_ASK_MOVE && onirim_number(game,
	    ONIRIM_HOST, ONIRIM_NUMBER_ACTIONS_LEFT, 0) == 2);
}

static void
check_turn(onirim_game *view, const onirim_game *game,
    const struct uniform *player, const struct config_row *row)
{
	const int turn = onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_TURN,
	    0);

	check_position(game);
	check_viewers(view, game, row);
	if (turn % GO_ON == 0)
		check_going_on(game, player);
}

START_TEST(test_every_turn_is_a_position)
{
	const struct config_row *row = battery_row(_i);
	const uint64_t games = _i < CONFIGS ? GAMES : COMBINED_GAMES;
	onirim_game *game = battery_game(_i), *view = copy_of(game);
	struct uniform player;

	for (uint64_t seed = 0; seed < games; seed++) {
		battery_begin(game, &player, seed);
		do {
			if (is_turn_start(game))
				check_turn(view, game, &player, row);
			else
				MUST(onirim_position_format(game, NULL, 0) ==
				    ONIRIM_E_POSITION);
		} while (battery_step(&player, game));
	}
}
END_TEST

Suite *
positions_suite(void)
{
	const struct test tests[] = {
		{ test_every_turn_is_a_position, ALL_CONFIGS },
	};

	return battery_of("positions", tests, COUNT_OF(tests));
}
