/* files.c - records in files. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"

enum {
	FILE_MAX = 1 << 20,
	NAME_BYTES = 4096
};

/* Read a whole file; NULL and errno when that fails. */
static char *
read_file(const char *file, size_t *length)
{
	FILE *in = fopen(file, "rb");
	char *text = in != NULL ? malloc(FILE_MAX + 1) : NULL;
	bool whole = false;

	if (text != NULL) {
		*length = fread(text, 1, FILE_MAX, in);
		text[*length] = '\0';
		whole = ferror(in) == 0 && getc(in) == EOF;
		if (ferror(in) == 0 && !whole)
			errno = EFBIG;
	}
	if (!whole) {
		fprintf(stderr, "play: %s: %s\n", file, strerror(errno));
		free(text);
		text = NULL;
	}
	if (in != NULL)
		fclose(in);
	return text;
}

/* Say what is wrong with a file, and where. */
static void
refuse_file(const char *file, const onirim_problem *problem,
    const struct words *words)
{
	char text[ONIRIM_TEXT_MAX] = "";

	if (problem->reason != ONIRIM_PROBLEM_NONE)
		onirim_problem_text(problem, words->language, text,
		    sizeof(text));
	else
		onirim_status_text(problem->status, words->language, text,
		    sizeof(text));
	fprintf(stderr, "play: %s:%d:%d: %s\n", file, (int)problem->line,
	    (int)problem->column, text);
}

/* A text ends where a file has NUL: what follows cannot be read. */
onirim_record *
file_read(const char *file, const struct words *words)
{
	onirim_record *record = NULL;
	onirim_problem problem = { .line = 1, .column = 1 };
	size_t length;
	char *text = read_file(file, &length);
	bool whole;

	if (text == NULL)
		return NULL;
	whole = strlen(text) == length;
	problem.status = whole ? ONIRIM_OK : ONIRIM_E_SYNTAX;
	if (whole && onirim_record_parse(&record, text, &problem) !=
	    ONIRIM_OK && problem.line == 0)
		problem.line = problem.column = 1;
	free(text);
	if (record == NULL)
		refuse_file(file, &problem, words);
	return record;
}

/* Write a new file of a name like that, which ends in XXXXXX until the file is
 * there; no other file is touched. */
static bool
write_text(char *name, const char *text)
{
	const int descriptor = mkstemp(name);
	FILE *out = descriptor >= 0 ? fdopen(descriptor, "wb") : NULL;
	const mode_t hidden = umask(0);
	bool written;

	umask(hidden);
	if (out == NULL)
		return false;
	written = fchmod(descriptor, 0666 & ~hidden) == 0 &&
	    fputs(text, out) >= 0;
	return fclose(out) == 0 && written;
}

/* The record is written beside the file, and then takes its place: whoever is
 * interrupted has the old one or the new one. */
bool
file_write(const char *file, const onirim_record *record)
{
	const int length = onirim_record_format(record, NULL, 0);
	char beside[NAME_BYTES];
	char *text = length < 0 ? NULL : malloc((size_t)length + 1);
	bool written;

	if (text == NULL ||
	    snprintf(beside, sizeof(beside), "%s.XXXXXX", file) >=
	    (int)sizeof(beside)) {
		free(text);
		errno = text == NULL ? ENOMEM : ENAMETOOLONG;
		return false;
	}
	onirim_record_format(record, text, (size_t)length + 1);
	written = write_text(beside, text) && rename(beside, file) == 0;
	if (!written) {
		const int error = errno;

		remove(beside);
		errno = error;
	}
	free(text);
	return written;
}

bool
file_exists(const char *file)
{
	return access(file, F_OK) == 0;
}
