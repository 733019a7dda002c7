/* crowd.h - games by number, shared out among threads, and what they add up to.
 *
 * Which thread plays which number is left to chance.  So that it does not
 * matter, what a number does is its own, and totals are whole numbers. */
#ifndef CROWD_CROWD_H
#define CROWD_CROWD_H

#include "ranks.h"

/* Each thread has a worker of its own, of so many bytes; workers lie one after
 * the other.  A worker may begin in its thread, so that what it allocates lies
 * beside nothing of the others. */
struct crowd {
	void *workers;
	size_t worker_size;
	size_t threads;
	void (*begin)(void *worker, const void *options);
	void (*play)(void *worker, uint64_t number);
	void (*end)(void *worker);
	const void *options;
	bool quiet;             /* show no progress */
};

/* Play each number of a range once.  The first thread is the one that calls:
 * on a terminal, it shows how far the first rank has come. */
void crowd_play(const struct crowd *crowd, struct range numbers);

/* Add up what the workers of all ranks have counted, each in the numbers that
 * it begins with. */
void crowd_sum(const struct crowd *crowd, uint64_t *sums, size_t count);

/* Play numbers from 0 on, shared out among ranks and threads, by workers that
 * are made for it, and are all 0 before they begin; and add up what they have
 * counted.  There must be a begin and an end. */
void crowd_do(const struct crowd *crowd, uint64_t numbers, uint64_t *sums,
    size_t count);

/* A clock that never goes back. */
double crowd_seconds(void);

#endif
