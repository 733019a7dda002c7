/* face_plain.c - a conversation: lines that follow one another. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "face.h"

enum {
	COLUMNS = 80,
	LINES_MOST = 200 /* of a screen that does not tell how high it is */
};

static struct typed typed;

/* Styles are left out. */
static void
print_plain(const char *text)
{
	char plain[LINE_BYTES];
	size_t length = 0;

	for (; *text != '\0' && length + 1 < sizeof(plain); text++)
		if ((unsigned char)*text >= ' ')
			plain[length++] = *text;
	plain[length] = '\0';
	fputs(in_charset(plain), stdout);
}

static void
show(const struct page *page)
{
	for (int i = 0; i < page->count; i++) {
		print_plain(page->lines[i].text);
		putchar('\n');
	}
}

/* Blanks are equal, and control bytes are a mark that no answer has. */
static char
plain_byte(int byte)
{
	if (byte == '\t' || byte == '\r')
		return ' ';
	return byte >= ' ' && byte != 127 ? (char)byte : '?';
}

/* Read a line to its end, however long it is.  A last line without newline is
 * a line, too. */
static bool
read_line(void)
{
	size_t length = 0;
	int byte;

	while ((byte = getchar()) != '\n' && byte != EOF) {
		if (length + 1 < sizeof(typed.text))
			typed.text[length++] = plain_byte(byte);
	}
	while (length > 0 && typed.text[length - 1] == ' ')
		length--;
	typed.text[length] = '\0';
	typed_begin(&typed);
	return byte != EOF || length > 0;
}

/* A terminal shows the Enter that was typed; where nobody types, the prompt is
 * ended here. */
static bool
ask(const char *prompt)
{
	bool is_read;

	print_plain(prompt);
	fflush(stdout);
	is_read = read_line();
	if (!is_read || isatty(STDIN_FILENO) != 1)
		putchar('\n');
	return is_read;
}

static const char *
more(void)
{
	return typed_next(&typed);
}

/* An empty line is a word, too. */
static const char *
word(const char *prompt)
{
	const char *next = more();

	if (next != NULL)
		return next;
	if (!ask(prompt))
		return NULL;
	next = more();
	return next != NULL ? next : "";
}

static void
forget(void)
{
	typed.rest = NULL;
}

static const char *
line(const char *prompt)
{
	const char *rest = typed.rest;

	if (rest == NULL || *rest == '\0') {
		if (!ask(prompt))
			return NULL;
		rest = typed.rest;
	}
	typed.rest = NULL;
	return rest;
}

static bool
is_dumb(void)
{
	const char *term = getenv("TERM");

	return term == NULL || *term == '\0' || strcmp(term, "dumb") == 0;
}

/* Where nothing can be erased, the screen is filled with empty lines. */
static void
wipe(void)
{
	struct winsize size = { .ws_row = 0 };
	int lines = LINES_MOST;

	if (isatty(STDOUT_FILENO) != 1)
		return;
	if (!is_dumb()) {
		fputs("\033[H\033[2J\033[3J", stdout);
		return;
	}
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0)
		lines = size.ws_row;
	for (int i = 0; i < lines; i++)
		putchar('\n');
}

static void
close_plain(void)
{
	fflush(stdout);
}

struct face *
face_plain(void)
{
	static struct face face = {
		.columns = COLUMNS,
		.show = show,
		.word = word,
		.more = more,
		.forget = forget,
		.line = line,
		.wipe = wipe,
		.close = close_plain,
	};

	face.is_terminal = isatty(STDIN_FILENO) == 1 &&
	    isatty(STDOUT_FILENO) == 1;
	return &face;
}
