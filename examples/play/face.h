/* face.h - how pages are shown, and how answers are typed. */
#ifndef PLAY_FACE_H
#define PLAY_FACE_H

#include "page.h"

enum { INPUT_BYTES = 256 };

/* What is typed is a word: on a screen of its own a key at once, in a
 * conversation what stands between blanks on a line.  Enter alone is an empty
 * word.  These are the words of keys that write nothing. */
#define WORD_UP "Up"
#define WORD_DOWN "Down"
#define WORD_PAGE_UP "PageUp"
#define WORD_PAGE_DOWN "PageDown"
#define WORD_LEAVE "Esc"
#define WORD_BACK "Backspace"
#define WORD_RESIZED "Resized"

struct face {
	/* Whether a page is the whole screen, not what follows in a
	 * conversation. */
	bool has_screen;

	/* Whether somebody sits at a terminal, from whom what another one saw
	 * is to be hidden. */
	bool is_terminal;

	/* How much of a page is seen at once. */
	int columns;
	int lines;

	/* Show a page: all that the screen holds, or what follows. */
	void (*show)(const struct page *page);

	/* The next word, or NULL when nothing more will come.  In a
	 * conversation the prompt stands before it. */
	const char *(*word)(const char *prompt);

	/* The next word of the same line, or NULL. */
	const char *(*more)(void);

	/* Leave out the other words of the line, because one was wrong. */
	void (*forget)(void);

	/* A whole line, or NULL when nothing more will come. */
	const char *(*line)(const char *prompt);

	/* Take all that was shown out of sight, for good. */
	void (*wipe)(void);

	void (*close)(void);
};

/* The face for this terminal: the whole screen if it can have one. */
struct face *face_open(bool plain);

/* A line that was typed, and what of it is still to be taken. */
struct typed {
	char text[INPUT_BYTES];
	const char *rest;
};

/* Begin with the first word of a line. */
void typed_begin(struct typed *typed);

/* The next word of the line, or NULL. */
const char *typed_next(struct typed *typed);

/* A text in the character set of the terminal, until the next call. */
const char *in_charset(const char *utf8);

/* The faces themselves; the first is NULL where there is no such screen. */
struct face *face_screen(void);
struct face *face_plain(void);

#endif
