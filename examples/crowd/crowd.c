/* crowd.c - games by number, shared out among threads, and what they add up
 * to. */
#include "crowd.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* What the threads share: each takes the next number. */
struct work {
	const struct crowd *crowd;
	struct range numbers;
	_Atomic uint64_t next;
};

struct thread {
	pthread_t id;
	struct work *work;
	void *worker;
	bool shows_progress;
};

double
crowd_seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void *
worker_of(const struct crowd *crowd, size_t thread)
{
	return (char *)crowd->workers + thread * crowd->worker_size;
}

/* The line is written over by the next one, and taken away by the last. */
static void
show_progress(struct range numbers, uint64_t number, double *shown)
{
	const uint64_t played = number - numbers.from;
	const uint64_t games = numbers.to - numbers.from;

	if (crowd_seconds() < *shown + 0.1)
		return;
	*shown = crowd_seconds();
	fprintf(stderr, "\r%3d %% of %" PRIu64 " games",
	    (int)(100 * played / games), games);
}

static void *
play_share(void *argument)
{
	const struct thread *thread = argument;
	struct work *work = thread->work;
	const struct range numbers = work->numbers;
	double shown = 0;

	if (work->crowd->begin != NULL)
		work->crowd->begin(thread->worker, work->crowd->options);
	for (;;) {
		const uint64_t number = atomic_fetch_add(&work->next, 1);

		if (number >= numbers.to)
			break;
		work->crowd->play(thread->worker, number);
		if (thread->shows_progress)
			show_progress(numbers, number, &shown);
	}
	if (shown > 0)
		fprintf(stderr, "\r%40s\r", "");
	return NULL;
}

void
crowd_play(const struct crowd *crowd, struct range numbers)
{
	struct work work = { crowd, numbers, numbers.from };
	struct thread *threads = calloc(crowd->threads, sizeof(*threads));

	if (threads == NULL)
		ranks_fail(strerror(ENOMEM));
	for (size_t i = 0; i < crowd->threads; i++) {
		int error = 0;

		threads[i].work = &work;
		threads[i].worker = worker_of(crowd, i);
		if (i > 0)
			error = pthread_create(&threads[i].id, NULL,
			    play_share, &threads[i]);
		if (error != 0)
			ranks_fail(strerror(error));
	}
	threads[0].shows_progress = !crowd->quiet && ranks_first() &&
	    isatty(STDERR_FILENO);
	play_share(&threads[0]);
	for (size_t i = 1; i < crowd->threads; i++)
		pthread_join(threads[i].id, NULL);
	free(threads);
}

void
crowd_sum(const struct crowd *crowd, uint64_t *sums, size_t count)
{
	memset(sums, 0, count * sizeof(*sums));
	for (size_t i = 0; i < crowd->threads; i++) {
		const uint64_t *counted = worker_of(crowd, i);

		for (size_t j = 0; j < count; j++)
			sums[j] += counted[j];
	}
	ranks_sum(sums, count);
}

void
crowd_do(const struct crowd *crowd, uint64_t numbers, uint64_t *sums,
    size_t count)
{
	struct crowd own = *crowd;

	own.workers = calloc(own.threads, own.worker_size);
	if (own.workers == NULL)
		ranks_fail(strerror(ENOMEM));
	crowd_play(&own, ranks_part(numbers));
	crowd_sum(&own, sums, count);
	for (size_t i = 0; i < own.threads; i++)
		own.end(worker_of(&own, i));
	free(own.workers);
}
