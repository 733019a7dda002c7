/*
 * search.c - what search does most: playouts, and games that are made equal;
 * and how often that allocates.
 *
 *     search 200000 1 "players=2"         games, first seed, configuration
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "uniform.h"

enum { ASSIGNMENTS = 2000000, RUNS = 5 };

static unsigned long allocations;

/* All that the program and the library allocate comes by here. */
void *
malloc(size_t size)
{
	static void *(*allocate)(size_t size);

	if (allocate == NULL)
		*(void **)&allocate = dlsym(RTLD_NEXT, "malloc");
	allocations++;
	return allocate(size);
}

static double
seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* The games of the uniform player, once answer by answer, to count them, and
 * once as playouts; how many decisions a second those are. */
static double
playouts(onirim_game *game, uint64_t games, uint64_t first)
{
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	uint64_t won = 0, won_again = 0;
	double from;

	for (uint64_t seed = first; seed < first + games; seed++)
		won += (uint64_t)uniform_play(&player, game, seed);
	from = seconds();
	for (uint64_t seed = first; seed < first + games; seed++) {
		uniform_begin(&player, seed);
		onirim_game_reset(game, seed);
		won_again += onirim_playout(game, player.state, UINT32_MAX) ==
		    ONIRIM_WON;
	}
	if (won != won_again)
		exit(1);
	return (double)player.decisions / (seconds() - from);
}

/* To copy the bytes of a game, and nothing else; the compiler is not to see
 * that it is the same each time. */
static void *(*volatile copy)(void *to, const void *from, size_t size) = memcpy;

/* How long an assignment takes, measured in copies of as many bytes. */
static double
assignment(onirim_game *to, const onirim_game *from, size_t size)
{
	const double start = seconds();
	double middle;

	for (int i = 0; i < ASSIGNMENTS; i++)
		copy(to, from, size);
	middle = seconds();
	for (int i = 0; i < ASSIGNMENTS; i++)
		onirim_game_assign(to, from);
	return (seconds() - middle) / (middle - start);
}

int
main(int argc, char **argv)
{
	const uint64_t games = argc > 1 ? strtoull(argv[1], NULL, 10) : 200000;
	const uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	const char *config = argc > 3 ? argv[3] : NULL;
	const int size = onirim_game_size(config);
	onirim_game *game, *other;
	double least = 1000, speed;
	unsigned long created;

	if (onirim_game_new(&game, config, NULL) != ONIRIM_OK ||
	    onirim_game_copy(&other, game) != ONIRIM_OK)
		return 1;
	created = allocations;
	for (int i = 0; i < RUNS; i++) {
		const double now = assignment(other, game, (size_t)size);

		if (now < least)
			least = now;
	}
	speed = playouts(game, games, first);
	printf("size %d assign %.2f allocations %lu of %lu decisions/s %.0f\n",
	    size, least, allocations - created, allocations, speed);
	onirim_game_free(other);
	onirim_game_free(game);
	return 0;
}
