/* check_redact.c - a game as a viewer knows it tells as much as that viewer
 * may know, and is not played on. */
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"
#include "told.h"

enum { GAMES = 3, OTHER_GAMES = 1 };

enum { OBSERVATION_MAX = 1024 };

/* A viewer, with the game as that viewer knows it, and room for others. */
struct made {
	int viewer;
	onirim_game *game;
	onirim_game *other;
	onirim_game *copy;
};

/* The same bytes, and the same log behind them. */
static void
check_same(const onirim_game *one, const onirim_game *other)
{
	MUST(battery_same(one, other));
	MUST(battery_same_events(one, other, ONIRIM_HOST));
}

/*
 * Lists.
 */

static void
check_no_lists(const onirim_game *made, onirim_action action)
{
	MUST(onirim_legal_actions(made, NULL, 0) == 0);
	MUST(onirim_weights(made, NULL, 0) == 0);
	MUST(onirim_is_legal(made, action) == 0);
}

/* What an answer would do is told as in the full game. */
static void
check_same_help(const onirim_game *made, const onirim_game *game,
    onirim_action action)
{
	const onirim_reader *reader = reader_asked(game, NULL);
	char text[ONIRIM_TEXT_MAX] = "", other[ONIRIM_TEXT_MAX] = "";

	MUST(onirim_help_text(made, action, NULL, text, sizeof text) ==
	    onirim_help_text(game, action, reader, other, sizeof other));
	MUST(strcmp(text, other) == 0);
}

/* Where no reader is named, its viewer reads. */
static void
check_usual_reader(const struct made *made)
{
	const int asked = onirim_decision(made->game);
	char text[ONIRIM_TEXT_MAX], other[ONIRIM_TEXT_MAX];

	MUST(onirim_decision_text(made->game, asked, NULL, text,
	    sizeof text) > 0);
	MUST(onirim_decision_text(made->game, asked,
	    reader_for(made->viewer, NULL), other, sizeof other) > 0);
	MUST(strcmp(text, other) == 0);
}

/* A viewer is told the answers to its own questions; the host, to all. */
static void
check_lists(const struct made *made, const onirim_game *game,
    onirim_action action)
{
	if (made->viewer == onirim_player(game))
		check_same_help(made->game, game, action);
	else if (made->viewer != ONIRIM_HOST)
		check_no_lists(made->game, action);
}

/*
 * Redacting again.
 */

/* For whom else a redacted game knows enough. */
static int
knows_enough(int maker, int viewer)
{
	return maker == viewer || maker == ONIRIM_HOST ||
	    viewer == ONIRIM_NOBODY;
}

static void
check_redacting_again(const struct made *made, const onirim_game *game,
    int viewer)
{
	onirim_game *const copy = made->copy;

	MUST(onirim_game_assign(copy, made->game) == ONIRIM_OK);
	check_same(copy, made->game);
	if (knows_enough(made->viewer, viewer)) {
		MUST(onirim_redact(made->other, game, viewer) == ONIRIM_OK);
		MUST(onirim_redact(copy, made->game, viewer) == ONIRIM_OK);
		check_same(copy, made->other);
		MUST(onirim_game_assign(copy, made->game) == ONIRIM_OK);
		MUST(onirim_redact(copy, copy, viewer) == ONIRIM_OK);
		check_same(copy, made->other);
	} else {
		MUST(onirim_redact(copy, made->game, viewer) ==
		    ONIRIM_E_REDACTED);
		check_same(copy, made->game);
		MUST(onirim_redact(copy, copy, viewer) == ONIRIM_E_REDACTED);
		check_same(copy, made->game);
	}
}

/* It is not played on, whatever the answer. */
static void
check_not_played(const struct made *made, onirim_action action)
{
	onirim_game *copy;

	MUST(onirim_game_copy(&copy, made->game) == ONIRIM_OK);
	check_same(copy, made->game);
	MUST(onirim_apply(copy, action) == ONIRIM_E_REDACTED);
	MUST(onirim_apply(copy, 0) == ONIRIM_E_REDACTED);
	check_same(copy, made->game);
	onirim_game_free(copy);
}

static void
check_made(const struct made *made, const onirim_game *game,
    onirim_action action, const struct config_row *row)
{
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(row, viewers);

	told_must_be_same(made->game, game, made->viewer);
	if (made->viewer != ONIRIM_NOBODY)
		told_must_be_same(made->game, game, ONIRIM_NOBODY);
	check_usual_reader(made);
	check_lists(made, game, action);
	check_not_played(made, action);
	for (int i = 0; i < n; i++)
		check_redacting_again(made, game, viewers[i]);
}

static int
make_all(struct made made[VIEWERS_MAX], const onirim_game *game,
    const struct config_row *row)
{
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(row, viewers);

	for (int i = 0; i < n; i++) {
		made[i].viewer = viewers[i];
		made[i].game = copy_of(game);
		made[i].other = copy_of(game);
		made[i].copy = copy_of(game);
	}
	return n;
}

/*
 * What lies open is read from the game itself, the rest from a redacted one.
 */

/* Everything of the redacted game is read from it, so the game must tell its
 * viewer the same of each pile, each number and the observation. */
static void
check_told_alike(const struct made *made, const onirim_game *game,
    onirim_action action, const struct config_row *row)
{
	static struct sight one, other;
	uint8_t bytes[2][OBSERVATION_MAX];
	const int size = onirim_observation_size(game);

	(void)action;
	(void)row;
	one.size = other.size = 0;
	battery_note_zones(&one, game, made->viewer);
	battery_note_zones(&other, made->game, ONIRIM_HOST);
	for (int what = -1; what <= ONIRIM_NUMBER_END + 1; what++)
		for (int i = -1; i <= GOAL_PLACES; i++) {
			battery_note(&one, onirim_number(game, made->viewer,
			    what, i));
			battery_note(&other, onirim_number(made->game,
			    ONIRIM_HOST, what, i));
		}
	MUST(battery_same_sight(&one, &other));
	MUST(onirim_observe(game, made->viewer, bytes[0], OBSERVATION_MAX) ==
	    size);
	MUST(onirim_observe(made->game, made->viewer, bytes[1],
	    OBSERVATION_MAX) == size);
	MUST(memcmp(bytes[0], bytes[1], (size_t)size) == 0);
}

/* What is true of a redacted game is checked at each question, for each
 * viewer. */
typedef void redaction_check(const struct made *made, const onirim_game *game,
    onirim_action action, const struct config_row *row);

static void
check_all_along(int i, redaction_check *check)
{
	const struct config_row *row = battery_row(i);
	onirim_game *game = battery_game_with_events(i);
	struct uniform player;
	struct made made[VIEWERS_MAX];
	const int n = make_all(made, game, row);

	for (uint64_t seed = 0; seed < (i < CONFIGS ? GAMES : OTHER_GAMES);
	    seed++) {
		battery_begin(game, &player, seed + (uint64_t)i);
		do {
			const onirim_action action = battery_answer(&player,
			    game);

			for (int k = 0; k < n; k++) {
				MUST(onirim_redact(made[k].game, game,
				    made[k].viewer) == ONIRIM_OK);
				check(&made[k], game, action, row);
			}
		} while (battery_step(&player, game));
	}
}

START_TEST(test_what_lies_open_is_told_as_by_the_redacted_game)
{
	check_all_along(_i, check_told_alike);
}
END_TEST

START_TEST(test_redacted_game_tells_what_its_viewer_may_know)
{
	check_all_along(_i, check_made);
}
END_TEST

/* Begun again, a redacted game is a game like any other. */
START_TEST(test_redacted_game_that_is_reset_plays_again)
{
	onirim_game *game = battery_game_with_events(_i);
	onirim_game *fresh = battery_game_with_events(_i);
	struct uniform player, other;

	battery_begin(game, &player, 3);
	for (int i = 0; i < 10; i++)
		battery_step(&player, game);
	MUST(onirim_redact(game, game, ONIRIM_NOBODY) == ONIRIM_OK);
	battery_begin(game, &player, 5);
	battery_begin(fresh, &other, 5);
	do
		check_same(game, fresh);
	while (battery_step(&player, game) + battery_step(&other, fresh) > 0);
}
END_TEST

Suite *
redaction_suite(void)
{
	const struct test tests[] = {
		{ test_redacted_game_tells_what_its_viewer_may_know,
		    ALL_CONFIGS },
		{ test_what_lies_open_is_told_as_by_the_redacted_game,
		    ALL_CONFIGS },
		{ test_redacted_game_that_is_reset_plays_again, CONFIGS },
	};

	return battery_of("redaction", tests, COUNT_OF(tests));
}
