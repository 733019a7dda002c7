/* screen.c - lines and pages of text, and the terminal that shows them. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "screen.h"

static const char *const escapes[] = {
	[STYLE_PLAIN] = "\033[0m",
	[STYLE_BOLD]  = "\033[1m",
	[STYLE_FAINT] = "\033[2m",
	[STYLE_RED]   = "\033[91m",
	[STYLE_BLUE]  = "\033[94m",
	[STYLE_GREEN] = "\033[92m",
	[STYLE_BROWN] = "\033[33m",
	[STYLE_DREAM] = "\033[1;95m",
};

/*
 * ---- Lines and pages ----------------------------------------------------
 */

void
line_add(struct line *line, const char *format, ...)
{
	const size_t room = sizeof(line->text) - line->length;
	va_list arguments;
	int needed;

	va_start(arguments, format);
	needed = vsnprintf(line->text + line->length, room, format, arguments);
	va_end(arguments);
	if (needed > 0)
		line->length += (size_t)needed < room ? (size_t)needed
						      : room - 1;
}

void
line_space(struct line *line)
{
	line_add(line, line->length > 0 ? " " : "");
}

void
line_clear(struct line *line)
{
	line->length = 0;
	line->text[0] = '\0';
}

static bool
is_style(char byte)
{
	return byte >= STYLE_PLAIN && byte <= STYLE_DREAM;
}

/* Whether a byte takes a column: no style, nor one that goes on with a
 * character. */
static bool
is_wide(char byte)
{
	return !is_style(byte) && ((unsigned char)byte & 0xC0) != 0x80;
}

int
line_width(const struct line *line)
{
	int width = 0;

	for (size_t i = 0; i < line->length; i++)
		if (is_wide(line->text[i]))
			width++;
	return width;
}

void
line_pad(struct line *line, int width)
{
	for (int have = line_width(line); have < width; have++)
		line_add(line, " ");
}

void
line_clip(struct line *line, int width)
{
	int have = 0;

	for (size_t i = 0; i < line->length; i++) {
		if (!is_wide(line->text[i]) || ++have <= width)
			continue;
		line->length = i;
		line->text[i] = '\0';
		line_add(line, "%c", STYLE_PLAIN);
	}
}

void
line_shorten(struct line *line, int width)
{
	const int dots = 4;
	char *blank;

	if (line_width(line) <= width)
		return;
	line_clip(line, width - dots + 1);
	blank = strrchr(line->text, ' ');
	if (blank != NULL && blank > line->text) {
		line->length = (size_t)(blank - line->text);
		*blank = '\0';
	}
	line_add(line, " ...%c", STYLE_PLAIN);
}

struct line *
page_line(struct page *page)
{
	struct line *line;

	if (page->count < PAGE_ROOM)
		page->count++;
	line = &page->lines[page->count - 1];
	line_clear(line);
	return line;
}

void
page_append(struct page *page, const struct page *more, int count)
{
	for (int i = 0; i < count; i++)
		line_add(page_line(page), "%s", more->lines[i].text);
}

/* The bytes of the next word; a mark that stands apart goes with it. */
static size_t
word_length(const char *text)
{
	size_t length = strcspn(text, " ");

	while (text[length] == ' ' && text[length + 1] != '\0' &&
	    strchr("?!:;", text[length + 1]) != NULL)
		length += 1 + strcspn(text + length + 1, " ");
	return length;
}

void
page_flow(struct page *page, const char *text, int indent)
{
	struct line *line = page->count > 0 ? &page->lines[page->count - 1]
					    : page_line(page);
	struct line word;

	while (*text != '\0') {
		const size_t length = word_length(text);
		const int have = line_width(line);

		line_clear(&word);
		line_add(&word, "%.*s", (int)length, text);
		if (have > indent && have + line_width(&word) >= PAGE_WIDTH) {
			line = page_line(page);
			line_pad(line, indent);
		} else if (have > indent) {
			line_add(line, " ");
		}
		line_add(line, "%s", word.text);
		text += length + strspn(text + length, " ");
	}
}

/*
 * ---- The terminal -------------------------------------------------------
 */

struct terminal
terminal_open(void)
{
	const char *no_color = getenv("NO_COLOR");
	const char *term = getenv("TERM");
	const bool in = isatty(STDIN_FILENO) == 1;
	const bool out = isatty(STDOUT_FILENO) == 1;

	return (struct terminal){
		.escapes = out && (no_color == NULL || *no_color == '\0') &&
		    term != NULL && strcmp(term, "dumb") != 0,
		.dialogue = in && out,
	};
}

void
print_text(const struct terminal *terminal, const char *text)
{
	for (; *text != '\0'; text++) {
		if (!is_style(*text))
			putchar(*text);
		else if (terminal->escapes)
			fputs(escapes[(unsigned char)*text], stdout);
	}
}

/* Also out of what can be scrolled back to.  A terminal without escapes has
 * blank lines for that. */
void
clear_screen(const struct terminal *terminal)
{
	if (terminal->escapes)
		fputs("\033[2J\033[3J\033[H", stdout);
	for (int i = 0; i < PAGE_LINES; i++)
		if (terminal->dialogue && !terminal->escapes)
			putchar('\n');
}

static void
print_lines(const struct terminal *terminal, struct page *page, int from,
    int to)
{
	for (int i = from; i < to && i < page->count; i++) {
		line_clip(&page->lines[i], PAGE_WIDTH);
		print_text(terminal, page->lines[i].text);
		putchar('\n');
	}
}

/* A page takes the whole screen where that can be had; elsewhere a line of
 * equals signs says where the next one begins. */
void
print_page(const struct terminal *terminal, struct page *page)
{
	clear_screen(terminal);
	if (!terminal->escapes)
		puts("========================================");
	print_lines(terminal, page, 0, page->count);
}

bool
turn_page(const struct terminal *terminal, struct page *page,
    const char *pause)
{
	const int lines = PAGE_LINES - 1; /* the prompt has one */
	char text[INPUT_BYTES];

	if (!terminal->dialogue)
		print_lines(terminal, page, 0, page->count);
	for (int i = 0; terminal->dialogue && i < page->count; i += lines) {
		clear_screen(terminal);
		print_lines(terminal, page, i, i + lines);
		if (prompt(terminal, pause, text) == INPUT_END)
			return false;
		if (strcmp(text, "q") == 0)
			break;
	}
	return true;
}

/* A byte as it is kept: blanks are equal, and control bytes are a mark that no
 * answer has. */
static char
plain_byte(int byte)
{
	if (byte == '\t' || byte == '\r')
		return ' ';
	return byte >= ' ' && byte != 127 ? (char)byte : '\a';
}

/* Read a line to its end, however long it is.  A last line without newline is
 * a line, too. */
static enum input
read_line(char text[INPUT_BYTES])
{
	size_t length = 0;
	int byte;

	while ((byte = getchar()) != '\n' && byte != EOF) {
		if (length < INPUT_BYTES)
			text[length] = plain_byte(byte);
		length++;
	}
	if (byte == EOF && length == 0)
		return INPUT_END;
	if (length >= INPUT_BYTES)
		return INPUT_LONG;
	text[length] = '\0';
	return INPUT_LINE;
}

/* Take the blanks from both ends. */
static void
trim(char *text)
{
	const size_t leading = strspn(text, " ");
	size_t length = strlen(text + leading);

	while (length > 0 && text[leading + length - 1] == ' ')
		length--;
	memmove(text, text + leading, length);
	text[length] = '\0';
}

/* A terminal shows the Enter that was typed; where nobody types, the prompt is
 * ended here. */
enum input
prompt(const struct terminal *terminal, const char *words,
    char text[INPUT_BYTES])
{
	enum input input;

	print_text(terminal, words);
	fflush(stdout);
	input = read_line(text);
	if (!terminal->dialogue || input == INPUT_END)
		putchar('\n');
	if (input == INPUT_LINE)
		trim(text);
	else
		text[0] = '\0';
	return input;
}
