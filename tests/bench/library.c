/*
 * library.c - uniform random play through the public functions: the same
 * numbers as loop.c prints, for any configuration.
 *
 *     library 200000 1 "players=2"        games, first seed, configuration
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "uniform.h"

int
main(int argc, char **argv)
{
	const uint64_t games = argc > 1 ? strtoull(argv[1], NULL, 10) : 200000;
	const uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	struct timespec from, to;
	uint64_t won = 0;
	onirim_game *game;
	double seconds;

	if (onirim_game_new(&game, argc > 3 ? argv[3] : NULL, NULL) !=
	    ONIRIM_OK)
		return 1;
	clock_gettime(CLOCK_MONOTONIC, &from);
	for (uint64_t i = 0; i < games; i++)
		won += (uint64_t)uniform_play(&player, game, first + i);
	clock_gettime(CLOCK_MONOTONIC, &to);
	onirim_game_free(game);
	seconds = (double)(to.tv_sec - from.tv_sec) +
	    1e-9 * (double)(to.tv_nsec - from.tv_nsec);
	printf("games %" PRIu64 " decisions %" PRIu64 " won %" PRIu64
	    " digest %016" PRIx64 " seconds %.3f decisions/s %.0f\n", games,
	    player.decisions, won, player.digest, seconds,
	    (double)player.decisions / seconds);
	return 0;
}
