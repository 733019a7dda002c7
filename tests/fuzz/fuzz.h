/* fuzz.h - what the fuzzers have in common. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "onirim.h"

/* Called by libFuzzer with every input it thinks of. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* Stop where something does not hold. */
#define MUST(fact) ((fact) ? (void)0 : abort())

/* The input as a text, to be freed. */
static inline char *
fuzz_text(const uint8_t *bytes, size_t size)
{
	char *text = malloc(size + 1);

	MUST(text != NULL);
	if (size > 0)
		memcpy(text, bytes, size);
	text[size] = '\0';
	return text;
}

/* What a failure says about its text has a reason, and lies in that text. */
static inline void
fuzz_problem(const onirim_problem *problem, int status, const char *text)
{
	const char *at = text + problem->offset;
	int32_t line = 1, column = 1;

	MUST(problem->status == status);
	MUST(problem->reason > ONIRIM_PROBLEM_NONE);
	MUST(problem->offset >= 0 && problem->length >= 0);
	MUST((size_t)problem->offset + (size_t)problem->length <=
	    strlen(text));
	for (const char *c = text; c < at; c++) {
		line += *c == '\n';
		column = *c == '\n' ? 1 : column + 1;
	}
	MUST(problem->line == line && problem->column == column);
}

#endif
