/* terminal.h - what the tests of the terminal game share. */
#ifndef TERMINAL_H
#define TERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

#include "../../examples/play/disk.h"
#include "games.h"
#include "suites.h"

#define TERMINAL_SUITES(DO) \
	DO(disk) \
	DO(store) \
	DO(tally) \
	DO(encoding)

#define TERMINAL_SUITE_DECLARED(name) Suite *name##_suite(void);
TERMINAL_SUITES(TERMINAL_SUITE_DECLARED)
#undef TERMINAL_SUITE_DECLARED

/* A suite whose tests each have a directory of their own, which goes away
 * behind them and is XDG_STATE_HOME. */
Suite *suite_at_home(const char *name, const struct test *tests, int count);

/* The name of a file in that directory. */
struct path {
	char name[DISK_PATH_BYTES];
};
struct path at_home(const char *file);

/* How many files a directory has, those with hidden names, too. */
int files_in(const char *directory);

/* A new record; and one that is played at random for so many answers, or to
 * the end if it comes before. */
onirim_record *new_record(const char *config);
onirim_record *played_record(const char *config, int answers);

/* The game as it stands at the end of a record. */
onirim_game *game_of(const onirim_record *record);

/* A record as text, which holds until the next call. */
const char *text_of(const onirim_record *record);

/* Read a record without a fault. */
onirim_record *record_at(const char *file);

/* Begin and end to be somebody who may not write what is not his.  Root may
 * write everything. */
void be_stranger(void);
void be_oneself(void);

/* Make another process that runs this function and then waits to be killed.
 * It runs the function before this returns. */
pid_t start_other(void (*run)(void));
void kill_other(pid_t other);

#endif
