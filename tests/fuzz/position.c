/* position.c - whatever text is a position is one game, and can be played. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../bench/uniform.h"
#include "onirim.h"

enum { POSITION_MAX = 8192, DECISIONS = 100 };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define MUST(fact) ((fact) ? (void)0 : abort())

/* What a failed reading leaves: no game, and the place of the fault. */
static void
check_problem(const onirim_game *game, int status,
    const onirim_problem *problem, size_t length)
{
	MUST(game == NULL);
	MUST(status == ONIRIM_E_CONFIG || status == ONIRIM_E_SYNTAX ||
	    status == ONIRIM_E_POSITION);
	MUST(problem->status == status);
	MUST(problem->offset >= 0 && problem->length >= 0);
	MUST((size_t)problem->offset + (size_t)problem->length <= length);
	MUST(problem->line >= 1 && problem->column >= 1);
}

/* What was read is written, read again as the same game, and written the
 * same. */
static void
check_again(const onirim_game *game)
{
	static char text[POSITION_MAX], again[POSITION_MAX];
	const int length = onirim_position_format(game, text, sizeof text);
	onirim_game *read;

	MUST(length > 0 && length < POSITION_MAX);
	MUST(onirim_position_parse(&read, text, NULL) == ONIRIM_OK);
	MUST(onirim_position_format(read, again, sizeof again) == length);
	MUST(memcmp(text, again, (size_t)length) == 0);
	MUST(onirim_events(read, ONIRIM_HOST, NULL, 0) == 0);
	if (onirim_events(game, ONIRIM_HOST, NULL, 0) == 0)
		MUST(memcmp(game, read, (size_t)onirim_game_size(NULL)) == 0);
	onirim_game_free(read);
}

static void
check_redacted(const onirim_game *game)
{
	const int players = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
	onirim_game *redacted;

	MUST(onirim_game_copy(&redacted, game) == ONIRIM_OK);
	for (int seat = 0; seat < players; seat++)
		if (onirim_redact(redacted, game, seat) == ONIRIM_OK)
			check_again(redacted);
	MUST(onirim_redact(redacted, game, ONIRIM_NOBODY) == ONIRIM_OK);
	check_again(redacted);
	onirim_game_free(redacted);
}

/* Wherever it began, a game is saved and comes back. */
static void
check_saved(const onirim_game *game)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	const int n = onirim_snapshot_save(game, bytes, sizeof bytes);
	onirim_game *loaded;

	MUST(n > 0 && n <= ONIRIM_SNAPSHOT_MAX);
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
		if (onirim_position_format(game, NULL, 0) > 0)
			check_again(game);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char *text = malloc(size + 1);
	onirim_game *game;
	onirim_problem problem;
	uint64_t seed = size;
	int status;

	MUST(text != NULL);
	memcpy(text, bytes, size);
	text[size] = '\0';
	for (size_t i = 0; i < size; i++)
		seed = seed * 31 + bytes[i];
	status = onirim_position_parse(&game, text, &problem);
	if (status != ONIRIM_OK) {
		check_problem(game, status, &problem, strlen(text));
	} else {
		check_again(game);
		check_redacted(game);
		if (onirim_apply(game, 0) != ONIRIM_E_REDACTED)
			play(game, seed);
		onirim_game_free(game);
	}
	free(text);
	return 0;
}
