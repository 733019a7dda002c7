/* position.c - whatever text is a position is one game, and can be played. */
#include "round.h"

enum { DECISIONS = 100 };

static void
check_redacted(const onirim_game *game)
{
	const int players = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
	onirim_game *redacted;

	MUST(onirim_game_copy(&redacted, game) == ONIRIM_OK);
	for (int seat = 0; seat < players; seat++)
		if (onirim_redact(redacted, game, seat) == ONIRIM_OK)
			round_position(redacted);
	MUST(onirim_redact(redacted, game, ONIRIM_NOBODY) == ONIRIM_OK);
	round_position(redacted);
	onirim_game_free(redacted);
}

/* Wherever it began, a game is saved and comes back. */
static void
check_saved(const onirim_game *game)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	const int n = round_bytes(game, bytes);
	onirim_game *loaded;

	MUST(onirim_snapshot_load(&loaded, bytes, (size_t)n) == ONIRIM_OK);
	onirim_game_free(loaded);
}

static void
play(onirim_game *game, uint64_t seed)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player;
	int n;

	uniform_begin(&player, seed);
	for (int i = 0; i < DECISIONS; i++) {
		n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
		if (n == 0)
			return;
		MUST(n >= 2);
		MUST(onirim_apply(game,
		    actions[uniform_below(&player, (uint32_t)n)]) ==
		    ONIRIM_OK);
		check_saved(game);
		round_position(game);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char *text = fuzz_text(bytes, size);
	onirim_game *game;
	onirim_problem problem;
	uint64_t seed = size;
	int status;

	for (size_t i = 0; i < size; i++)
		seed = seed * 31 + bytes[i];
	status = onirim_position_parse(&game, text, &problem);
	if (status != ONIRIM_OK) {
		MUST(game == NULL);
		MUST(status == ONIRIM_E_CONFIG || status == ONIRIM_E_SYNTAX ||
		    status == ONIRIM_E_POSITION);
		fuzz_problem(&problem, status, text);
	} else {
		round_position(game);
		check_redacted(game);
		if (onirim_apply(game, 0) != ONIRIM_E_REDACTED) {
			round_record(game, seed);
			play(game, seed);
		}
		onirim_game_free(game);
	}
	free(text);
	return 0;
}
