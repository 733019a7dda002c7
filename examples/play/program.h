/* program.h - what all screens have in common. */
#ifndef PLAY_PROGRAM_H
#define PLAY_PROGRAM_H

#include "face.h"
#include "session.h"
#include "store.h"

struct program {
	struct face *face;
	struct store store;
	bool has_ended;   /* nothing more is typed, or somebody leaves */
};

/* The next word, or NULL when the program is to end. */
const char *ask(struct program *program, const char *prompt);

/* Something to read, of any length: it is written again for another width. */
struct reading {
	const char *title;
	void (*write)(struct page *page, const void *what, int columns);
	const void *what;
	bool is_end_first;
	const char *prompt; /* in a conversation; NULL asks nothing there */
	const char *keys;   /* of the last line; NULL is those of reading */
};

/* Show it until a word is typed that does not scroll, which is returned; NULL
 * when the program is to end. */
const char *read_through(struct program *program,
    const struct reading *reading);

/* A bar across the screen. */
void add_bar(struct page *page, const struct face *face, const char *text);

/* Show the page of a screen whose last line has the keys. */
void show_with_keys(struct face *face, struct page *page, const char *keys);

/* Whether a word is one of those of a command, of which each has one letter in
 * all languages and a whole word, such as "h" and "hint". */
bool is_command(const char *word, const char *letter, const char *whole);

#endif
