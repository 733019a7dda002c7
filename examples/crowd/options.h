/* options.h - what a program that plays many games is told. */
#ifndef CROWD_OPTIONS_H
#define CROWD_OPTIONS_H

#include <onirim.h>
#include <stdbool.h>
#include <stdint.h>

/* An option, and where its value goes: a number within limits, or a text.  One
 * that takes no value only says that it is there. */
struct option {
	const char *name;
	const char **text;
	uint64_t *number;
	uint64_t least;
	uint64_t most;
	bool *is_there;
};

/* Read them, each with its value; `known` ends with an option without a name.
 * The program ends when one is refused, and when it is asked for help. */
void options_read(const struct option *known, const char *help,
    char **arguments);

/* A game of a configuration, to be freed; the program ends, with the reason
 * and the place, when it is refused. */
onirim_game *options_game(const char *config);

/* Tell what is played, as the first seed plays it. */
void options_print_config(const char *config, uint64_t seed);

/* The level of the library's player that a word names, or -1. */
int options_level(const char *word);

#endif
