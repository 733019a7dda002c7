/* record.c - whatever is read as a record is written, and read again. */
#include "round.h"

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

/* Wherever a turn begins its game is a position, and another record. */
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

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char *text = fuzz_text(bytes, size);
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
	free(text);
	return 0;
}
