/* face_screen.c - the whole screen of a terminal, by ncurses. */
#ifdef WITH_NCURSES

#include <curses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "face.h"

enum {
	CONTROL_L = 12,
	ESCAPE = 27,
	DELETE = 127,
	ESCAPE_DELAY = 50, /* milliseconds in which a key's other bytes come */
	FAILURES = 9       /* to read a key, when the terminal is gone */
};

/* The colours of cards lie behind their marks, so that what is read has the
 * terminal's own colours, which suit its background. */
static const struct {
	short letter;
	short ground;
	attr_t without; /* where there are no colours */
} styles[STYLE_LAST + 1] = {
	[STYLE_RED]   = { COLOR_WHITE, COLOR_RED,     A_NORMAL },
	[STYLE_BLUE]  = { COLOR_WHITE, COLOR_BLUE,    A_NORMAL },
	[STYLE_GREEN] = { COLOR_BLACK, COLOR_GREEN,   A_NORMAL },
	[STYLE_BROWN] = { COLOR_BLACK, COLOR_YELLOW,  A_NORMAL },
	[STYLE_DREAM] = { COLOR_WHITE, COLOR_MAGENTA, A_BOLD },
};

static const struct {
	int key;
	const char *word;
} keys[] = {
	{ KEY_UP,        WORD_UP },
	{ KEY_DOWN,      WORD_DOWN },
	{ KEY_PPAGE,     WORD_PAGE_UP },
	{ KEY_NPAGE,     WORD_PAGE_DOWN },
	{ ' ',           WORD_PAGE_DOWN },
	{ KEY_BACKSPACE, WORD_BACK },
	{ KEY_RESIZE,    WORD_RESIZED },
	{ KEY_ENTER,     "" },
	{ DELETE,        WORD_BACK },
	{ '\b',          WORD_BACK },
	{ ESCAPE,        WORD_LEAVE },
	{ '\n',          "" },
	{ '\r',          "" },
};

static struct face face;
static struct page shown; /* to be drawn again, and clicked at */
static struct typed typed; /* after a colon */

static attr_t
attribute_of(char style)
{
	switch (style) {
	case STYLE_PLAIN:
		return A_NORMAL;
	case STYLE_BOLD:
		return A_BOLD;
	case STYLE_BAR:
		return A_REVERSE;
	default:
		return has_colors() ? (attr_t)COLOR_PAIR(style)
		    : styles[(unsigned char)style].without;
	}
}

static void
add_character(const char *text, size_t length)
{
	char character[8];

	if (length >= sizeof(character))
		return;
	memcpy(character, text, length);
	character[length] = '\0';
	addstr(in_charset(character));
}

static void
draw_line(int y, const char *text)
{
	int x = 0;

	move(y, 0);
	attrset(A_NORMAL);
	for (size_t length; *text != '\0' && x < face.columns;
	    text += length) {
		length = character_bytes(text);
		x += character_width(text);
		if (*text <= STYLE_LAST && *text >= STYLE_PLAIN)
			attrset((int)attribute_of(*text));
		else if (character_width(text) > 0)
			add_character(text, length);
	}
	attrset(A_NORMAL);
}

static void
draw(void)
{
	erase();
	for (int i = 0; i < shown.count && i < face.lines; i++)
		draw_line(i, shown.lines[i].text);
	move(face.lines - 1, face.columns - 1);
	refresh();
}

static void
measure(void)
{
	face.lines = LINES;
	face.columns = COLS;
}

static void
show(const struct page *page)
{
	page_clear(&shown);
	page_append(&shown, page, 0, page->count);
	draw();
}

/* The first word of what can be clicked at a place. */
static const char *
word_at(int y, int x)
{
	static char word[INPUT_BYTES];
	const char *spot = NULL;
	const char *c;

	if (y >= shown.count)
		return NULL;
	for (c = shown.lines[y].text; *c != '\0' && x >= 0;
	    c += character_bytes(c)) {
		x -= character_width(c);
		if (*c == SPOT_BEGIN)
			spot = c + 1;
		else if (*c == SPOT_END && x >= 0)
			spot = NULL;
	}
	if (spot == NULL || x >= 0)
		return NULL;
	spot += strspn(spot, " \001\002\003");
	memcpy(word, spot, strcspn(spot, " \001\002\003"));
	word[strcspn(spot, " \001\002\003")] = '\0';
	return word;
}

static const char *
clicked(void)
{
	const char *word;
	MEVENT event;

	if (getmouse(&event) != OK)
		return NULL;
	word = word_at(event.y, event.x);
	return word != NULL && (strcmp(word, "Enter") == 0 ||
	    strcmp(word, "Entrée") == 0) ? "" : word;
}

/* A key as a word; NULL when it is none. */
static const char *
word_of(int key)
{
	static char letter[2];

	for (size_t i = 0; i < COUNT_OF(keys); i++)
		if (keys[i].key == key)
			return keys[i].word;
	if (key <= ' ' || key >= DELETE)
		return NULL;
	letter[0] = (char)key;
	return letter;
}

/* A key, or ERR when no more will come. */
static int
next_key(void)
{
	for (int i = 0; i < FAILURES; i++) {
		const int key = getch();

		if (key == CONTROL_L)
			clearok(curscr, TRUE);
		if (key != ERR)
			return key;
	}
	return ERR;
}

/* The prompt and the end of what was typed. */
static void
draw_typed(const char *prompt, size_t length)
{
	const int room = face.columns - 2 - (int)strlen(prompt);
	const char *text = typed.text;

	if (room > 0 && length > (size_t)room)
		text += length - (size_t)room;
	attrset(A_NORMAL);
	move(face.lines - 1, 0);
	clrtoeol();
	addstr(in_charset(prompt));
	addstr(text);
	refresh();
}

/* Without what a key takes away. */
static size_t
shortened(size_t length)
{
	while (length > 0 && (typed.text[length - 1] & 0xC0) == 0x80)
		length--;
	return length > 0 ? length - 1 : 0;
}

/* Type a line until Enter; Esc leaves it empty. */
static const char *
type_line(const char *prompt)
{
	const char *word = NULL;
	size_t length = 0;

	do {
		int key;

		typed.text[length] = '\0';
		draw_typed(prompt, length);
		key = next_key();
		word = key != ERR ? word_of(key) : NULL;
		if (key == ERR)
			return NULL;
		if (key == KEY_RESIZE) {
			measure();
			draw();
		} else if (word != NULL && strcmp(word, WORD_BACK) == 0) {
			length = shortened(length);
		} else if (word != NULL && strcmp(word, WORD_LEAVE) == 0) {
			length = 0;
		} else if (key >= ' ' && key < KEY_MIN && key != DELETE &&
		    length + 1 < sizeof(typed.text)) {
			typed.text[length++] = (char)key;
		}
	} while (word == NULL || (*word != '\0' &&
	    strcmp(word, WORD_LEAVE) != 0));
	typed.text[length] = '\0';
	return typed.text;
}

static const char *
line(const char *prompt)
{
	const char *text;

	curs_set(1);
	text = type_line(prompt);
	curs_set(0);
	return text;
}

static const char *
more(void)
{
	return typed_next(&typed);
}

static const char *
typed_line(void)
{
	const char *const text = line(":");

	typed_begin(&typed);
	draw();
	return text != NULL ? more() : NULL;
}

/* What a key means, or NULL when it means nothing. */
static const char *
meant(int key)
{
	if (key == KEY_MOUSE)
		return clicked();
	if (key == ':')
		return typed_line();
	if (key == KEY_RESIZE)
		measure();
	return word_of(key);
}

static const char *
word(const char *prompt)
{
	const char *next = more();

	(void)prompt;
	while (next == NULL) {
		const int key = next_key();

		if (key == ERR)
			return NULL;
		if (key == CONTROL_L)
			draw();
		next = meant(key);
	}
	return next;
}

static void
forget(void)
{
	typed.rest = NULL;
	flushinp();
}

static void
wipe(void)
{
	clear();
	refresh();
}

static void
close_screen(void)
{
	page_clear(&shown);
	endwin();
}

/* Every answer is written down, so the program can end at any moment; ncurses
 * ends like this itself, but with another status. */
static void
end_by_signal(int number)
{
	endwin();
	raise(number);
}

static void
catch_signals(void)
{
	static const int numbers[] = { SIGINT, SIGTERM, SIGHUP };
	struct sigaction action = {
		.sa_handler = end_by_signal,
		.sa_flags = (int)SA_RESETHAND,
	};

	sigemptyset(&action.sa_mask);
	for (size_t i = 0; i < COUNT_OF(numbers); i++)
		sigaction(numbers[i], &action, NULL);
}

static void
begin_colours(void)
{
	const char *no_color = getenv("NO_COLOR");

	if (no_color != NULL && *no_color != '\0')
		return;
	start_color();
	use_default_colors();
	for (short i = STYLE_RED; i <= STYLE_LAST; i++)
		init_pair(i, styles[i].letter, styles[i].ground);
}

struct face *
face_screen(void)
{
	SCREEN *screen = newterm(NULL, stdout, stdin);

	if (screen == NULL)
		return NULL;
	set_term(screen);
	if (tigetstr("cup") == NULL || tigetstr("cup") == (char *)-1) {
		endwin();
		return NULL;
	}
	cbreak();
	noecho();
	keypad(stdscr, TRUE);
	set_escdelay(ESCAPE_DELAY);
	curs_set(0);
	begin_colours();
	catch_signals();
	mousemask(BUTTON1_CLICKED | BUTTON1_PRESSED, NULL);
	mouseinterval(0);
	face = (struct face){
		.has_screen = true,
		.is_terminal = true,
		.show = show,
		.word = word,
		.more = more,
		.forget = forget,
		.line = line,
		.wipe = wipe,
		.close = close_screen,
	};
	measure();
	return &face;
}

#else

#include "face.h"

struct face *
face_screen(void)
{
	return NULL;
}

#endif
