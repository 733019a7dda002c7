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
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"

#define FILE_MAX (1 << 18)
#define FIELDS_MAX 9

/* A line with those that go on with it. */
struct line {
	int number;
	char *text;
};

/* The lines of a case, its heading first.  The line behind the last one shows
 * where the next case begins. */
struct section {
	const char *file;
	const char *with;
	const struct line *lines;
	int count;
};

/* Which cases are played, and how many were. */
struct wanted {
	const char *name; /* a part of the heading, or NULL */
	int line;         /* a line of the case, or 0 */
	int played;
	int failed;
};

static int
begins(const char *text, const char *word)
{
	return strncmp(text, word, strlen(word)) == 0;
}

void
stop(struct run *r, int why, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(r->message, sizeof r->message, format, list);
	va_end(list);
	r->status = why;
	longjmp(r->end, 1);
}

/* Copy a line with the fields of the row where %1 to %9 stand. */
static void
fill_in(struct run *r, const char *line, const char *const *fields, char *text)
{
	int n;

	for (text[0] = '\0'; line[n = (int)strcspn(line, "%")] == '%';
	    line += n + 2) {
		const int i = line[n + 1] - '1';

		if (i < 0 || i >= FIELDS_MAX || fields[i] == NULL)
			stop(r, UNREADABLE, "no field of a row for %.2s",
			    line + n);
		add(text, "%.*s%s", n, line, fields[i]);
	}
	add(text, "%s", line);
	if (strlen(text) == TEXT_MAX - 1)
		stop(r, UNREADABLE, "the line is too long");
}

static void
play_lines(struct run *r, const struct section *c, char *row)
{
	const char *fields[FIELDS_MAX] = { NULL };
	static char text[TEXT_MAX];

	for (int i = 0; i < FIELDS_MAX && row != NULL; i++)
		fields[i] = next_part(&row, ';');
	for (int i = 1; i < c->count; i++) {
		r->line = c->lines[i].number;
		if (begins(c->lines[i].text, "each "))
			continue;
		fill_in(r, c->lines[i].text, fields, text);
		carry_out(r, text);
	}
}

/* A case that is to fail has failed with that. */
static void
judge(struct run *r)
{
	if (r->fails[0] == '\0')
		return;
	if (r->status != 0 && strstr(r->message, r->fails) != NULL) {
		r->status = 0;
		return;
	}
	add(r->message, "%s, but it is to fail with '%s'",
	    r->status == 0 ? "everything is so" : "", r->fails);
	r->status = FAILED;
}

/* Play a case with a row, or with none, and tell how it failed. */
static int
play_row(const struct section *c, const struct line *row)
{
	static struct run r;

	r = (struct run){ .with = c->with };
	if (setjmp(r.end) == 0)
		play_lines(&r, c, row == NULL ? NULL : row->text + 5);
	judge(&r);
	onirim_game_free(r.g);
	if (r.status == 0)
		return 0;
	printf("%s:%d: %s: %s\n", c->file, r.line, c->lines[0].text + 3,
	    r.message);
	if (row != NULL)
		printf("    with the row of line %d\n", row->number);
	printf("    build/rules %s:%d\n", c->file, c->lines[0].number);
	if (r.status == UNREADABLE)
		exit(UNREADABLE);
	return 1;
}

static void
play_case(const struct section *c, struct wanted *wanted)
{
	int rows = 0, failed = 0;

	if ((wanted->name != NULL &&
	    strstr(c->lines[0].text + 3, wanted->name) == NULL) ||
	    (wanted->line != 0 && (wanted->line < c->lines[0].number ||
	    wanted->line >= c->lines[c->count].number)))
		return;
	for (int i = 1; i < c->count; i++)
		if (begins(c->lines[i].text, "each ")) {
			rows++;
			failed |= play_row(c, &c->lines[i]);
		}
	wanted->played++;
	wanted->failed += rows == 0 ? play_row(c, NULL) : failed;
}

static void
refuse(const char *name, int line, const char *why)
{
	printf("%s:%d: this %s\n", name, line, why);
	exit(UNREADABLE);
}

static void
read_all(const char *name, char *text)
{
	FILE *in = fopen(name, "rb");
	const size_t size = in == NULL ? 0 : fread(text, 1, FILE_MAX, in);

	if (in == NULL || ferror(in) || size == FILE_MAX)
		refuse(name, 0, "cannot be read");
	fclose(in);
	text[size] = '\0';
}

/* Let a line go on in the one before it; after a comma without a space. */
static void
go_on(char *before, const char *text)
{
	text += strspn(text, " \t");
	before += strlen(before);
	if (before[-1] != ',')
		*before++ = ' ';
	memmove(before, text, strlen(text) + 1);
}

/* Cut a text into lines without comments and empty ones. */
static int
cut_lines(char *text, struct line *lines)
{
	int count = 0;

	for (int number = 1; text != NULL; number++) {
		char *line = text;

		text = strchr(line, '\n');
		if (text != NULL)
			*text++ = '\0';
		if (line[0] == '#' || line[strspn(line, " \t\r")] == '\0')
			continue;
		if (isspace((unsigned char)line[0]) && count > 0)
			go_on(lines[count - 1].text, line);
		else
			lines[count++] = (struct line){ number, line };
	}
	lines[count] = (struct line){ INT_MAX, NULL };
	return count;
}

static void
play_file(const char *name, struct wanted *wanted)
{
	static char text[FILE_MAX];
	static struct line lines[FILE_MAX];
	struct section c = { name, "", lines, 1 };
	const struct line *end;

	read_all(name, text);
	end = lines + cut_lines(text, lines);
	for (; c.lines < end; c.lines += c.count) {
		c.count = 1;
		if (begins(c.lines->text, "with ")) {
			c.with = c.lines->text + 5;
			continue;
		}
		if (!begins(c.lines->text, "== "))
			refuse(name, c.lines->number, "stands in no case");
		while (c.lines + c.count < end &&
		    !begins(c.lines[c.count].text, "== ") &&
		    !begins(c.lines[c.count].text, "with "))
			c.count++;
		play_case(&c, wanted);
	}
}

/* Play `FILE` or `FILE:LINE`. */
static void
play_argument(char *argument, struct wanted *wanted)
{
	char *colon = strrchr(argument, ':');

	wanted->line = colon == NULL ? 0 : atoi(colon + 1);
	if (wanted->line > 0)
		*colon = '\0';
	play_file(argument, wanted);
}

int
main(int argc, char **argv)
{
	struct wanted wanted = { NULL, 0, 0, 0 };
	glob_t all = { 0 };
	int i = 1;

	if (argc > 2 && strcmp(argv[1], "--case") == 0) {
		wanted.name = argv[2];
		i = 3;
	}
	if (i == argc && glob("tests/rules/*.cases", 0, NULL, &all) != 0)
		refuse("tests/rules", 0, "has no cases");
	for (; i < argc; i++)
		play_argument(argv[i], &wanted);
	for (size_t j = 0; j < all.gl_pathc; j++)
		play_file(all.gl_pathv[j], &wanted);
	globfree(&all);
	printf("%d of %d cases passed\n", wanted.played - wanted.failed,
	    wanted.played);
	return wanted.failed > 0;
}
