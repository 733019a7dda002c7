/* cost.c - how many decisions a second of the processor makes in C, as cost.js
 * and cost.py measure it in other languages: cost CONFIG */
#include <onirim.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static long
play(onirim_game *game, uint32_t seed)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t random = seed;
	long decisions = 0;
	int count;

	onirim_game_reset(game, seed);
	while ((count = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0) {
		random = random * 1664525 + 1013904223;
		onirim_apply(game, actions[(random >> 16) % (unsigned)count]);
		decisions++;
	}
	return decisions;
}

int
main(int argc, char **argv)
{
	const clock_t begin = clock();
	clock_t end = begin;
	onirim_game *game;
	long decisions = 0;

	if (onirim_game_new(&game, argc > 1 ? argv[1] : NULL, NULL) !=
	    ONIRIM_OK)
		return EXIT_FAILURE;
	for (uint32_t seed = 0; end - begin < CLOCKS_PER_SEC; seed++) {
		decisions += play(game, seed);
		end = clock();
	}
	printf("%.3f\n", (double)decisions / 1e6 * CLOCKS_PER_SEC /
	    (double)(end - begin));
	onirim_game_free(game);
	return EXIT_SUCCESS;
}
