/* screen.h - lines and pages of text, and the terminal that shows them. */
#ifndef PLAY_SCREEN_H
#define PLAY_SCREEN_H

#include <stdbool.h>
#include <stddef.h>

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

enum {
	PAGE_LINES = 24,
	PAGE_ROOM = 160, /* a page may be longer until it is fitted or turned */
	PAGE_WIDTH = 80,
	LINE_BYTES = 1024,
	INPUT_BYTES = 256
};

/* Single bytes in a text that take no width.  The styles of the colours come
 * in the order of the colours. */
enum style {
	STYLE_PLAIN = 1,
	STYLE_BOLD,
	STYLE_FAINT,
	STYLE_RED,
	STYLE_BLUE,
	STYLE_GREEN,
	STYLE_BROWN,
	STYLE_DREAM
};

struct line {
	size_t length;
	char text[LINE_BYTES];
};

struct page {
	int count;
	struct line lines[PAGE_ROOM];
};

/* Add to the end of a line; what does not fit is left out. */
void line_add(struct line *line, const char *format, ...);

/* Keep apart what follows, if something stands there already. */
void line_space(struct line *line);

void line_clear(struct line *line);

/* The columns a line takes on the screen: those of its characters, which are
 * UTF-8 and one column wide. */
int line_width(const struct line *line);

void line_pad(struct line *line, int width);

/* Cut a line that is wider than it may be. */
void line_clip(struct line *line, int width);

/* The same at the end of a word, with three dots. */
void line_shorten(struct line *line, int width);

/* The next empty line of a page; a full page goes on in its last line. */
struct line *page_line(struct page *page);

void page_append(struct page *page, const struct page *more, int count);

/* Add words to the last line of a page, and to new ones where they do not
 * fit; these are indented. */
void page_flow(struct page *page, const char *text, int indent);

struct terminal {
	bool escapes;  /* colours, and the screen can be cleared */
	bool dialogue; /* somebody sits there, reads and types */
};

struct terminal terminal_open(void);

void print_text(const struct terminal *terminal, const char *text);

/* Take what the screen shows out of sight. */
void clear_screen(const struct terminal *terminal);

/* Show a page that fits the screen. */
void print_page(const struct terminal *terminal, struct page *page);

/* Show a page of any length, and let it be read screen by screen; false when
 * the input has ended. */
bool turn_page(const struct terminal *terminal, struct page *page,
    const char *pause);

enum input { INPUT_LINE, INPUT_LONG, INPUT_END };

/* Ask for a line, without the blanks at its ends. */
enum input prompt(const struct terminal *terminal, const char *words,
    char text[INPUT_BYTES]);

#endif
