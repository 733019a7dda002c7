/* record.c - whatever is read as a record is written, and read again; also
 * with a snapshot in it that has a checksum that fits. */
#include <stdio.h>

#include "round.h"
#include "seal.h"

/* Back to the beginning, and forth to the same end. */
static void
goes_back(onirim_record *record)
{
	const int length = onirim_record_length(record);
	char *text = round_written(record), *again;

	MUST(onirim_record_ply(record) == length);
	for (int ply = length; ply-- > 0;) {
		MUST(onirim_record_undo(record) == ONIRIM_OK);
		if (ply == length / 2 || ply == 0)
			round_text(record);
	}
	MUST(onirim_record_undo(record) == ONIRIM_E_RANGE);
	for (int ply = 0; ply < length; ply++)
		MUST(onirim_record_redo(record) == ONIRIM_OK);
	MUST(onirim_record_redo(record) == ONIRIM_E_RANGE);
	again = round_written(record);
	MUST(strcmp(text, again) == 0);
	free(again);
	free(text);
}

/* Wherever a game stands it is another record, and where a turn begins it is a
 * position. */
static void
stands(const onirim_record *record)
{
	const int length = onirim_record_length(record);
	onirim_game *game;

	for (int ply = 0; ply <= length; ply += length / 4 + 1) {
		MUST(onirim_record_game(record, ply, &game) == ONIRIM_OK);
		round_position(game);
		round_record(game, (uint64_t)ply);
		onirim_game_free(game);
	}
}

/* Seal the snapshot of a record, if it has one. */
static int
seal_snapshot(char *text)
{
	char *const at = strstr(text, "\nsnapshot ");
	char *const digits = at == NULL ? NULL : at + strlen("\nsnapshot ");
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	unsigned byte;
	size_t n = 0;

	while (at != NULL && n < sizeof bytes &&
	    strspn(digits + 2 * n, "0123456789abcdef") >= 2 &&
	    sscanf(digits + 2 * n, "%2x", &byte) == 1)
		bytes[n++] = (uint8_t)byte;
	if (n < SEAL_FRAME)
		return 0;
	seal(bytes, n);
	for (size_t i = 0; i < n; i++) {
		char pair[3];

		snprintf(pair, sizeof pair, "%02x", bytes[i]);
		memcpy(digits + 2 * i, pair, 2);
	}
	return 1;
}

static void
parse(const char *text)
{
	onirim_problem problem;
	onirim_record *record;
	const int status = onirim_record_parse(&record, text, &problem);

	if (status == ONIRIM_OK) {
		round_text(record);
		goes_back(record);
		stands(record);
	} else {
		MUST(record == NULL);
		fuzz_problem(&problem, status, text);
	}
	onirim_record_free(record);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char *text = fuzz_text(bytes, size);

	parse(text);
	if (seal_snapshot(text))
		parse(text);
	free(text);
	return 0;
}
