/*
 * run.c - plays the cases of text files; onirim-cases(7) has their form.
 *
 *     rules [--case WORDS] [FILE[:LINE]...]
 *
 * Without a file it plays all of tests/rules.  It exits with 1 when a case
 * failed, with 2 when a text cannot be read.
 */
#include <ctype.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "statements.h"

#define LINES_MAX 5000

/* A line with those that go on with it. */
struct line {
	int number;
	char *text;
};

struct file {
	const char *name;
	char *text;
	struct line lines[LINES_MAX];
	int count;
};

/*
 * ---- Rows ---------------------------------------------------------------
 */

/* The field of a row, from 1, and its length. */
static const char *
field(const char *row, int number, size_t *length)
{
	while (--number > 0 && row != NULL) {
		row = strchr(row, ';');
		row = row == NULL ? NULL : row + 1;
	}
	if (row == NULL)
		return NULL;
	row += strspn(row, " ");
	*length = strcspn(row, ";");
	while (*length > 0 && row[*length - 1] == ' ')
		--*length;
	return row;
}

/* Copy a line with the fields of the row where %1 to %9 stand. */
static void
fill_in(struct run *r, const char *line, char *text)
{
	const char *from, *const end = text + TEXT_MAX - 1;
	size_t length;

	for (; *line != '\0'; line++) {
		if (line[0] != '%' || !isdigit((unsigned char)line[1])) {
			if (text == end)
				stop(r, UNREADABLE, "the line is too long");
			*text++ = *line;
			continue;
		}
		from = r->row == NULL ? NULL :
		    field(r->row, *++line - '0', &length);
		if (from == NULL)
			stop(r, UNREADABLE, "no field of a row for %%%c",
			    *line);
		if (length > (size_t)(end - text))
			stop(r, UNREADABLE, "the line is too long");
		memcpy(text, from, length);
		text += length;
	}
	*text = '\0';
}

/*
 * ---- Cases --------------------------------------------------------------
 */

/* The lines from a heading to before the next one. */
struct cases {
	const struct file *file;
	const char *with;
	int first;
	int end;
};

static int
begins(const char *text, const char *word)
{
	return strncmp(text, word, strlen(word)) == 0;
}

static const char *
heading(const struct cases *c)
{
	return c->file->lines[c->first].text + 3;
}

/* A case that is to fail has failed with that. */
static int
judge(struct run *r, int status)
{
	if (r->fails[0] == '\0')
		return status;
	if (status != 0 && strstr(r->message, r->fails) != NULL)
		return 0;
	if (status == 0)
		strcpy(r->message, "everything is so");
	snprintf(r->message + strlen(r->message), 200,
	    ", but it is to fail with '%.100s'", r->fails);
	return FAILED;
}

static void
play_lines(struct run *r, const struct cases *c)
{
	static char text[TEXT_MAX];

	for (int i = c->first + 1; i < c->end; i++) {
		const struct line *line = &c->file->lines[i];

		if (begins(line->text, "each "))
			continue;
		r->line = line->number;
		fill_in(r, line->text, text);
		carry_out(r, text);
	}
}

static int
play_to_end(struct run *r, const struct cases *c)
{
	switch (setjmp(r->end)) {
	case 0:
		play_lines(r, c);
		return judge(r, 0);
	case FAILED:
		return judge(r, FAILED);
	default:
		return judge(r, UNREADABLE);
	}
}

/* Play a case with a row, or with none, and tell how it failed. */
static int
play_row(const struct cases *c, const struct line *row)
{
	static struct run r;
	int status;

	r = (struct run){ .file = c->file->name, .with = c->with,
	    .row = row == NULL ? NULL : row->text + 5 };
	status = play_to_end(&r, c);
	onirim_game_free(r.g);
	if (status == 0)
		return 0;
	printf("%s:%d: %s: %s\n", r.file, r.line, heading(c), r.message);
	if (row != NULL)
		printf("    with the row of line %d\n", row->number);
	printf("    build/rules %s:%d\n", r.file,
	    c->file->lines[c->first].number);
	if (status == UNREADABLE)
		exit(UNREADABLE);
	return 1;
}

static int
play_case(const struct cases *c)
{
	int rows = 0, failed = 0;

	for (int i = c->first + 1; i < c->end; i++)
		if (begins(c->file->lines[i].text, "each ")) {
			rows++;
			failed |= play_row(c, &c->file->lines[i]);
		}
	return rows == 0 ? play_row(c, NULL) : failed;
}

/*
 * ---- Files --------------------------------------------------------------
 */

struct wanted {
	const char *name; /* a part of the heading, or NULL */
	int line;         /* a line of the case, or 0 */
	int played;
	int failed;
};

static void
refuse(const char *name, int line, const char *why)
{
	printf("%s:%d: this %s\n", name, line, why);
	exit(UNREADABLE);
}

static char *
read_all(const char *name)
{
	FILE *in = fopen(name, "rb");
	char *text = NULL;
	size_t size = 0, n = 0;

	if (in == NULL) {
		fprintf(stderr, "%s cannot be read\n", name);
		exit(UNREADABLE);
	}
	do {
		size += n;
		text = realloc(text, size + TEXT_MAX + 1);
		n = text == NULL ? 0 : fread(text + size, 1, TEXT_MAX, in);
	} while (n > 0);
	fclose(in);
	if (text == NULL)
		exit(UNREADABLE);
	text[size] = '\0';
	return text;
}

/* Let a line go on in the one before it; after a comma without a space. */
static void
go_on(struct file *file, char *text)
{
	char *before = file->lines[file->count - 1].text;

	text += strspn(text, " \t");
	before += strlen(before);
	if (before[-1] != ',')
		*before++ = ' ';
	memmove(before, text, strlen(text) + 1);
}

/* Cut a text into lines without comments and empty ones. */
static void
cut_lines(struct file *file)
{
	char *next, *text = file->text;

	for (int number = 1; text != NULL; number++, text = next) {
		next = strchr(text, '\n');
		if (next != NULL)
			*next++ = '\0';
		if (text[0] == '#' || text[strspn(text, " \t\r")] == '\0')
			continue;
		if (isspace((unsigned char)text[0]) && file->count > 0) {
			go_on(file, text);
			continue;
		}
		if (file->count == LINES_MAX)
			refuse(file->name, number, "is one line too many");
		file->lines[file->count++] = (struct line){ number, text };
	}
}

static int
is_wanted(const struct wanted *wanted, const struct cases *c)
{
	const struct file *file = c->file;

	if (wanted->name != NULL && strstr(heading(c), wanted->name) == NULL)
		return 0;
	return wanted->line == 0 ||
	    (file->lines[c->first].number <= wanted->line &&
	    (c->end == file->count ||
	    wanted->line < file->lines[c->end].number));
}

static int
ends_case(const char *text)
{
	return begins(text, "== ") || begins(text, "with ");
}

static void
play_file(const char *name, struct wanted *wanted)
{
	static struct file file;
	struct cases c = { .file = &file, .with = "" };

	file = (struct file){ .name = name, .text = read_all(name) };
	cut_lines(&file);
	for (; c.first < file.count; c.first = c.end) {
		const char *text = file.lines[c.first].text;

		for (c.end = c.first + 1; c.end < file.count &&
		    !ends_case(file.lines[c.end].text);)
			c.end++;
		if (begins(text, "with ")) {
			c.with = text + 5;
		} else if (!begins(text, "== ")) {
			refuse(name, file.lines[c.first].number,
			    "stands in no case");
		} else if (is_wanted(wanted, &c)) {
			wanted->played++;
			wanted->failed += play_case(&c);
		}
	}
	free(file.text);
}

/* Play `FILE` or `FILE:LINE`. */
static void
play_argument(char *argument, struct wanted *wanted)
{
	char *colon = strrchr(argument, ':');

	wanted->line = 0;
	if (colon != NULL && isdigit((unsigned char)colon[1])) {
		wanted->line = atoi(colon + 1);
		*colon = '\0';
	}
	play_file(argument, wanted);
}

static void
play_all(struct wanted *wanted)
{
	glob_t found;

	if (glob("tests/rules/*.cases", 0, NULL, &found) != 0)
		exit(UNREADABLE);
	for (size_t i = 0; i < found.gl_pathc; i++)
		play_file(found.gl_pathv[i], wanted);
	globfree(&found);
}

int
main(int argc, char **argv)
{
	struct wanted wanted = { NULL, 0, 0, 0 };
	int i = 1;

	if (argc > 2 && strcmp(argv[1], "--case") == 0) {
		wanted.name = argv[2];
		i = 3;
	}
	if (i == argc)
		play_all(&wanted);
	for (; i < argc; i++)
		play_argument(argv[i], &wanted);
	printf("%d of %d cases passed\n", wanted.played - wanted.failed,
	    wanted.played);
	return wanted.failed > 0;
}
