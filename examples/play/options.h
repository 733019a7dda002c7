/* options.h - what the options of the program ask for. */
#ifndef PLAY_OPTIONS_H
#define PLAY_OPTIONS_H

#include "screen.h"
#include "words.h"

enum { EXIT_USAGE = 2 };

struct wishes {
	struct line config;
	const struct words *words;  /* of the language, if there is one */
	const char *language;
	const char *computer;
	const char *level;
	const char *record;
	const char *resume;
	const char *replay;
	bool help;
	bool version;
};

/* Read the options; the status to end with when they are wrong, or 0. */
int read_options(struct wishes *wishes, int count, char **arguments);

/* Say what is wrong with an argument; the status to end with. */
int refuse(const struct words *words, const char *argument, const char *why);

/* Write a word so that a shell reads it as one. */
void add_shell_word(struct line *line, const char *word);

/* The option that says a word of a configuration. */
void add_option(struct line *line, const char *word);

/* The number of a key of configurations, or -1 when there is none. */
int key_named(const char *name, size_t length);

#endif
