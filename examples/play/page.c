/* page.c - lines of styled text, and pages of them. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "page.h"

static void
line_vadd(struct line *line, const char *format, va_list arguments)
{
	const size_t room = sizeof(line->text) - line->length;
	const int needed = vsnprintf(line->text + line->length, room, format,
	    arguments);

	if (needed > 0)
		line->length += (size_t)needed < room ? (size_t)needed
						      : room - 1;
}

void
line_add(struct line *line, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	line_vadd(line, format, arguments);
	va_end(arguments);
}

void
line_clear(struct line *line)
{
	line->length = 0;
	line->text[0] = '\0';
}

size_t
character_bytes(const char *text)
{
	size_t length = 1;

	while (((unsigned char)text[length] & 0xC0) == 0x80)
		length++;
	return length;
}

int
character_width(const char *text)
{
	return (unsigned char)*text >= ' ';
}

int
line_width(const struct line *line)
{
	int width = 0;

	for (const char *c = line->text; *c != '\0'; c += character_bytes(c))
		width += character_width(c);
	return width;
}

void
line_pad(struct line *line, int width)
{
	for (int have = line_width(line); have < width; have++)
		line_add(line, " ");
}

/* Keep the first so many columns. */
static void
line_clip(struct line *line, int width)
{
	char *c = line->text;

	for (int have = 0; *c != '\0' && have + character_width(c) <= width;
	    c += character_bytes(c))
		have += character_width(c);
	*c = '\0';
	line->length = (size_t)(c - line->text);
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
	line_add(line, " ...%c%c", STYLE_PLAIN, SPOT_END);
}

struct line *
page_line(struct page *page)
{
	static struct line last;

	if (page->count == page->room) {
		const int room = 2 * page->room + 32;
		struct line *lines = realloc(page->lines,
		    (size_t)room * sizeof(*lines));

		if (lines == NULL)
			return page->count > 0 ? &page->lines[page->count - 1]
					       : &last;
		page->lines = lines;
		page->room = room;
	}
	line_clear(&page->lines[page->count]);
	return &page->lines[page->count++];
}

void
page_add(struct page *page, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	line_vadd(page_line(page), format, arguments);
	va_end(arguments);
}

void
page_fill(struct page *page, int count)
{
	while (page->count < count)
		page_line(page);
}

void
page_append(struct page *page, const struct page *more, int from, int count)
{
	for (int i = from; i < from + count && i < more->count; i++)
		page_add(page, "%s", more->lines[i].text);
}

/* The bytes of the next word; a mark that stands apart goes with it, and what
 * can be clicked stays together. */
static size_t
word_length(const char *text)
{
	size_t length = strcspn(text, " ");

	if (*text == SPOT_BEGIN)
		length = strcspn(text, (char[]){SPOT_END, '\0'}) + 1;
	while (text[length] == ' ' && text[length + 1] != '\0' &&
	    strchr("?!:;", text[length + 1]) != NULL)
		length += 1 + strcspn(text + length + 1, " ");
	return length;
}

void
page_flow(struct page *page, const char *text, int indent, int width)
{
	struct line *line = page->count > 0 ? &page->lines[page->count - 1]
					    : page_line(page);
	struct line word;

	while (*text != '\0') {
		const size_t length = word_length(text);
		const int have = line_width(line);

		line_clear(&word);
		line_add(&word, "%.*s", (int)length, text);
		if (have > indent && have + line_width(&word) >= width) {
			line = page_line(page);
			line_pad(line, indent);
		} else if (have > indent) {
			line_add(line, " ");
		} else {
			line_pad(line, indent);
		}
		line_add(line, "%s", word.text);
		text += length + strspn(text + length, " ");
	}
}

void
page_clear(struct page *page)
{
	free(page->lines);
	*page = (struct page){ .count = 0 };
}
