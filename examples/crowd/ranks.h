/* ranks.h - the processes that share the work: MPI ranks, or one alone.
 *
 * Built with -DWITH_MPI a program is started once for each rank, and all ranks
 * are told the same.  Without it there is one rank, the first. */
#ifndef CROWD_RANKS_H
#define CROWD_RANKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Numbers from one on, up to another and without it. */
struct range {
	uint64_t from;
	uint64_t to;
};

/* Come first and last in a program.  Complaints begin with its name.  What
 * ranks_end() is given is what it returns, for main() to return. */
void ranks_begin(const char *program, int *count, char ***arguments);
int ranks_end(int status);

/* Whether this is the first rank: only it prints. */
bool ranks_first(void);

/* What falls to this rank of the numbers from 0 on, up to `count` and without
 * it.  The parts of the ranks follow each other, and are nearly as large. */
struct range ranks_part(uint64_t count);

/* Make each number the sum of what all ranks have in its place. */
void ranks_sum(uint64_t *numbers, size_t count);

/* Take a block from malloc(), which may be NULL when its size is 0, and give
 * back one with the blocks of all ranks, one after the other, and its size; to
 * be freed.  With MPI, more than 2 GiB in all end the program. */
void *ranks_gather(void *block, size_t *size);

/* End the program on all ranks, for what one of them or all meet: any thread
 * may call it. */
_Noreturn void ranks_fail(const char *why);

/* End the program for what was asked wrongly: all ranks come here, and the
 * first says why. */
_Noreturn void ranks_refuse(const char *format, ...);

#endif
