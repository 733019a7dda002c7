/* kept.h - games that are kept, to be told of and gone on with. */
#ifndef PLAY_KEPT_H
#define PLAY_KEPT_H

#include "program.h"

/* A game that was found; its number is 0 if there is none. */
struct found {
	game_number number;
	struct line played; /* what is played */
	struct line stands; /* and how it stands */
};

/* What is played, in the library's words, such as "Onirim, The Towers", at the
 * beginning of a line. */
void add_played(struct line *line, const char *config);

/* How the game of a record stands. */
void add_standing(struct line *line, const onirim_record *record);

/* The game that was played last, if it goes on and nobody has it open. */
void find_last(struct store *store, struct found *found);

/* The first game of a configuration that was begun since some time. */
void find_begun(struct store *store, time_t since, const char *config,
    struct found *found);

/* Play a game that is kept until it is left.  Returns 0, an errno value, which
 * is EBUSY if it is open elsewhere, or a status. */
int play_kept(struct program *program, game_number number);

#endif
