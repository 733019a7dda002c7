/* begin.h - the game that the options ask for. */
#ifndef PLAY_BEGIN_H
#define PLAY_BEGIN_H

#include "options.h"
#include "program.h"

/* A seed of the clock, and a configuration that gets one if it has none. */
long seed_of_clock(void);
void add_seed(struct line *config);

/* What is wrong with a file that record_read() refused: what follows its
 * name. */
void add_file_problem(struct line *line, int error,
    const onirim_problem *problem);

/* Make a record of a new game; the tags name the seats of the program, which
 * may be NULL.  ONIRIM_OK or a status. */
int record_begin(onirim_record **record, const char *config,
    const char *computer, const char *level, onirim_problem *problem);

/* Play a record until the game is left.  It is written to a file, or kept in
 * the store if that is NULL.  ONIRIM_OK or a status. */
int play_record(struct program *program, onirim_record *record,
    const char *file);

/* Find the face for this terminal. */
void take_face(struct program *program, const struct wishes *wishes);

/* Begin or go on with what the options ask for; the status to end with. */
int begin(struct program *program, const struct wishes *wishes);

#endif
