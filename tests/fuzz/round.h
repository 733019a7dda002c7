/* round.h - games that go through their texts: a position and a record say all
 * of a game, and are read as the same one. */
#ifndef ROUND_H
#define ROUND_H

#include "../bench/uniform.h"
#include "fuzz.h"

enum { POSITION_MAX = 8192, PLIES = 8 };

/* The whole game as bytes, without its events. */
static inline int
round_bytes(const onirim_game *game, uint8_t bytes[ONIRIM_SNAPSHOT_MAX])
{
	const int n = onirim_snapshot_save(game, bytes, ONIRIM_SNAPSHOT_MAX);

	MUST(n > 0 && n <= ONIRIM_SNAPSHOT_MAX);
	return n;
}

static inline void
round_same(const onirim_game *one, const onirim_game *other)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX], others[ONIRIM_SNAPSHOT_MAX];
	const int n = round_bytes(one, bytes);

	MUST(round_bytes(other, others) == n);
	MUST(memcmp(bytes, others, (size_t)n) == 0);
}

/* A game at the start of a turn is written, read again as the same game, and
 * written the same. */
static inline void
round_position(const onirim_game *game)
{
	static char text[POSITION_MAX], again[POSITION_MAX];
	const int length = onirim_position_format(game, text, sizeof text);
	onirim_game *read;

	MUST(length == ONIRIM_E_POSITION ||
	    (length > 0 && length < POSITION_MAX));
	if (length < 0)
		return;
	MUST(onirim_position_parse(&read, text, NULL) == ONIRIM_OK);
	MUST(onirim_position_format(read, again, sizeof again) == length);
	MUST(strcmp(text, again) == 0);
	MUST(onirim_events(read, ONIRIM_HOST, NULL, 0) == 0);
	round_same(game, read);
	onirim_game_free(read);
}

/* The record as text, to be freed; its length is what was promised. */
static inline char *
round_written(const onirim_record *record)
{
	const int length = onirim_record_format(record, NULL, 0);
	char *text;

	MUST(length > 0);
	text = malloc((size_t)length + 1);
	MUST(text != NULL);
	MUST(onirim_record_format(record, text, (size_t)length + 1) == length);
	MUST(strlen(text) == (size_t)length);
	return text;
}

/* The text of a record is read as the same record. */
static inline void
round_text(const onirim_record *record)
{
	char *text = round_written(record), *again;
	onirim_record *same;
	onirim_problem problem;

	MUST(onirim_record_parse(&same, text, &problem) == ONIRIM_OK);
	MUST(problem.status == ONIRIM_OK && problem.line == 0);
	MUST(onirim_record_length(same) == onirim_record_ply(record));
	again = round_written(same);
	MUST(strcmp(text, again) == 0);
	free(again);
	free(text);
	onirim_record_free(same);
}

/* A record begins with a game that goes on, at any question, goes on as it
 * does, and its text is read as the same record. */
static inline void
round_record(const onirim_game *game, uint64_t seed)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player = {seed, 0, 0};
	onirim_game *now;
	onirim_record *record;

	if (onirim_outcome(game) != ONIRIM_PLAYING) {
		MUST(onirim_record_new(&record, game) == ONIRIM_E_OVER);
		return;
	}
	MUST(onirim_record_new(&record, game) == ONIRIM_OK);
	MUST(onirim_game_copy(&now, game) == ONIRIM_OK);
	round_text(record);
	for (int i = 0; i < PLIES; i++) {
		const int n = onirim_legal_actions(now, actions,
		    ONIRIM_ACTIONS_MAX);
		onirim_action action;

		if (n == 0)
			break;
		action = actions[uniform_below(&player, (uint32_t)n)];
		MUST(onirim_apply(now, action) == ONIRIM_OK);
		MUST(onirim_record_add(record, action) == ONIRIM_OK);
	}
	round_text(record);
	onirim_game_free(now);
	MUST(onirim_record_game(record, onirim_record_ply(record), &now) ==
	    ONIRIM_OK);
	round_position(now);
	onirim_game_free(now);
	onirim_record_free(record);
}

#endif
