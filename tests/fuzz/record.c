/* record.c - whatever is read as a record is written, and read again. */
#include "fuzz.h"

/* The record as text, to be freed; its length is what was promised. */
static char *
written(const onirim_record *record)
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
static void
goes_round(const onirim_record *record)
{
	char *text = written(record), *again;
	onirim_record *same;
	onirim_problem problem;

	MUST(onirim_record_parse(&same, text, &problem) == ONIRIM_OK);
	MUST(problem.status == ONIRIM_OK && problem.line == 0);
	MUST(onirim_record_length(same) == onirim_record_ply(record));
	again = written(same);
	MUST(strcmp(text, again) == 0);
	free(again);
	free(text);
	onirim_record_free(same);
}

/* Back to the beginning, and forth to the same end. */
static void
goes_back(onirim_record *record)
{
	const int length = onirim_record_length(record);
	char *text = written(record), *again;

	MUST(onirim_record_ply(record) == length);
	for (int ply = length; ply-- > 0;) {
		MUST(onirim_record_undo(record) == ONIRIM_OK);
		if (ply == length / 2 || ply == 0)
			goes_round(record);
	}
	MUST(onirim_record_undo(record) == ONIRIM_E_RANGE);
	for (int ply = 0; ply < length; ply++)
		MUST(onirim_record_redo(record) == ONIRIM_OK);
	MUST(onirim_record_redo(record) == ONIRIM_E_RANGE);
	again = written(record);
	MUST(strcmp(text, again) == 0);
	free(again);
	free(text);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char *text = fuzz_text(bytes, size);
	onirim_problem problem;
	onirim_record *record;
	const int status = onirim_record_parse(&record, text, &problem);

	if (status == ONIRIM_OK) {
		goes_round(record);
		goes_back(record);
	} else {
		MUST(record == NULL);
		fuzz_problem(&problem, status, text);
	}
	onirim_record_free(record);
	free(text);
	return 0;
}
