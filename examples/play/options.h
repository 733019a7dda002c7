/* options.h - what the options of the program ask for. */
#ifndef PLAY_OPTIONS_H
#define PLAY_OPTIONS_H

#include "page.h"
#include "words.h"

enum { EXIT_USAGE = 2 };

/* What options are for: the value of the key of a configuration that they are
 * called by, words of a configuration, or something else. */
enum purpose {
	FOR_KEY, FOR_CONFIG, FOR_COMPUTER, FOR_LEVEL, FOR_RECORD, FOR_RESUME,
	FOR_REPLAY, FOR_LANGUAGE, FOR_PLAIN, FOR_HELP, FOR_VERSION
};

struct option {
	const char *name;
	enum purpose purpose;
	enum word value; /* what it takes; WORDS is nothing */
	enum word help;
};

struct wishes {
	struct line config;      /* words of a configuration */
	const char *language;
	const char *computer;    /* seats */
	const char *level;
	const char *record;      /* files */
	const char *resume;
	const char *replay;
	bool plain;
	bool help;
	bool version;
};

/* Read the options; the status to end with when they are wrong, or 0. */
int options_read(struct wishes *wishes, int count, char **arguments);

/* The options that are not keys of configurations; NULL past the last one. */
const struct option *option_at(int index);

/* Whether they ask for a game, and not for the menu. */
bool wishes_game(const struct wishes *wishes);

/* Say what is wrong with an argument; the status to end with. */
int refuse(const char *argument, const char *why);

/* Write a word so that a shell reads it as one. */
void add_shell_word(struct line *line, const char *word);

/* The option that says a word of a configuration. */
void add_option(struct line *line, const char *word);

#endif
