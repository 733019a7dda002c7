/* check_kept.c - games that are saved and loaded along the way. */
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

/* Games of each configuration, and at which questions they are saved; every
 * time a viewer's is, too. */
enum { GAMES = 12, COMBINATION_GAMES = 2, OFTEN = 7 };

/* The game of a snapshot of this one, loaded and then restored.  Games are the
 * same bytes but for whose memory they lie in, and here all lie in the
 * library's. */
static onirim_game *
kept(const onirim_game *game)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX], again[ONIRIM_SNAPSHOT_MAX];
	const int length = onirim_snapshot_save(game, bytes, sizeof bytes);
	onirim_game *loaded;

	MUST(length > 0 && length <= ONIRIM_SNAPSHOT_MAX);
	MUST(onirim_snapshot_load(&loaded, bytes, (size_t)length) ==
	    ONIRIM_OK);
	MUST(battery_same(loaded, game));
	MUST(onirim_snapshot_save(loaded, again, sizeof again) == length);
	MUST(memcmp(again, bytes, (size_t)length) == 0);
	onirim_game_reset(loaded, 1);
	MUST(onirim_snapshot_restore(loaded, bytes, (size_t)length) ==
	    ONIRIM_OK);
	MUST(battery_same(loaded, game));
	return loaded;
}

/* What a viewer knows can be saved, and shows the same to all who may look. */
static void
keep_view(const onirim_game *game, onirim_game *view, int viewer)
{
	onirim_action one[ONIRIM_ACTIONS_MAX], other[ONIRIM_ACTIONS_MAX];
	const int viewers[] = { viewer, ONIRIM_NOBODY, ONIRIM_HOST };
	struct sight mine, theirs;
	onirim_game *loaded;
	int n;

	MUST(onirim_redact(view, game, viewer) == ONIRIM_OK);
	loaded = kept(view);
	for (int i = 0; i < COUNT_OF(viewers); i++) {
		battery_see(&mine, view, viewers[i]);
		battery_see(&theirs, loaded, viewers[i]);
		MUST(battery_same_sight(&mine, &theirs));
	}
	n = onirim_legal_actions(view, one, ONIRIM_ACTIONS_MAX);
	MUST(onirim_legal_actions(loaded, other, ONIRIM_ACTIONS_MAX) == n);
	MUST(memcmp(one, other, (size_t)n * sizeof one[0]) == 0);
	onirim_game_free(loaded);
}

/* Play a game to its end, of which every OFTEN-th question goes on as a loaded
 * one besides, from there to the next. */
static void
play_kept(onirim_game *game, onirim_game *view, uint64_t seed, int players)
{
	const int viewers[] = { ONIRIM_HOST, ONIRIM_NOBODY, 0, players - 1 };
	struct uniform player, again;
	onirim_game *loaded = NULL;
	int question = 0, playing = 1;

	for (battery_begin(game, &player, seed); playing; question++) {
		if (loaded != NULL) {
			battery_step(&again, loaded);
			battery_scene.question--;
		}
		playing = question == 0 || battery_step(&player, game);
		MUST(loaded == NULL || battery_same(loaded, game));
		if (question % OFTEN != (int)(seed % OFTEN) && playing)
			continue;
		onirim_game_free(loaded);
		loaded = kept(game);
		again = player;
		keep_view(game, view, viewers[question % 4]);
	}
	onirim_game_free(loaded);
}

START_TEST(test_saved_games_are_loaded_and_go_on_alike)
{
	const struct config_row *row = battery_row(_i);
	const uint64_t games = _i < CONFIGS ? GAMES : COMBINATION_GAMES;
	onirim_game *game = battery_game(_i), *view = battery_game(_i);

	for (uint64_t seed = 0; seed < games; seed++)
		play_kept(game, view, seed, row->players);
}
END_TEST

Suite *
snapshots_suite(void)
{
	const struct test tests[] = {
		{ test_saved_games_are_loaded_and_go_on_alike, ALL_CONFIGS },
	};

	return battery_of("snapshots", tests, COUNT_OF(tests));
}
