/* page.h - lines of styled text, and pages of them. */
#ifndef PLAY_PAGE_H
#define PLAY_PAGE_H

#include <stdbool.h>
#include <stddef.h>

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

enum { LINE_BYTES = 1024 };

/* Single bytes in a text that take no width.  The styles of the colours come
 * in the order of the colours. */
enum style {
	STYLE_PLAIN = 1,
	STYLE_BOLD,
	STYLE_BAR,      /* the first and the last line of a screen */
	STYLE_RED,
	STYLE_BLUE,
	STYLE_GREEN,
	STYLE_BROWN,
	STYLE_DREAM,
	STYLE_LAST = STYLE_DREAM,
	SPOT_BEGIN = 14, /* around what can be clicked, which stands for */
	SPOT_END         /* its first word */
};

struct line {
	size_t length;
	char text[LINE_BYTES];
};

/* A page begins as { .count = 0 } and ends with page_clear. */
struct page {
	int count;
	int room;
	struct line *lines;
};

/* Add to the end of a line; what does not fit is left out. */
void line_add(struct line *line, const char *format, ...);

void line_clear(struct line *line);

/* The columns a line takes on the screen: those of its characters, which are
 * UTF-8 and one column wide. */
int line_width(const struct line *line);

void line_pad(struct line *line, int width);

/* Cut a line that is wider than it may be, at the end of a word if there is
 * one; three dots say so. */
void line_shorten(struct line *line, int width);

/* The next empty line of a page; without memory the last one is used again. */
struct line *page_line(struct page *page);

/* A new line with this text. */
void page_add(struct page *page, const char *format, ...);

/* New lines, until there are so many. */
void page_fill(struct page *page, int count);

void page_append(struct page *page, const struct page *more, int from,
    int count);

/* Add words to the last line of a page, and to new ones where they do not fit
 * into some columns; these are indented. */
void page_flow(struct page *page, const char *text, int indent, int width);

void page_clear(struct page *page);

/* The number of bytes of the character that a text begins with; how many
 * columns it takes. */
size_t character_bytes(const char *text);
int character_width(const char *text);

#endif
