/* Play a game and print what Python has to see as well:
 *
 *     trace SEED [CONFIGURATION]
 *
 * A line is a question: the answer, the hash of the game after it, and what
 * the answer set off as the last seat saw it, byte by byte. */
#include <inttypes.h>
#include <onirim.h>
#include <stdio.h>
#include <stdlib.h>

/* The place of the answer on its list, from a generator everybody has. */
static int
place(uint64_t *generator, int n)
{
	*generator = *generator * UINT64_C(6364136223846793005) + 1;
	return (int)((*generator >> 33) % (uint64_t)n);
}

static void
print_events(const onirim_game *game, int viewer)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int n = onirim_events(game, viewer, events, ONIRIM_EVENTS_MAX);
	const uint8_t *const bytes = (const uint8_t *)events;

	for (int i = 0; i < n * (int)sizeof *events; i++)
		printf("%02x", bytes[i]);
	putchar('\n');
}

int
main(int argc, char **argv)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game;
	uint64_t generator = argc > 1 ? strtoull(argv[1], NULL, 0) : 0;
	int n, last;

	if (onirim_game_new(&game, argc > 2 ? argv[2] : "", NULL) != ONIRIM_OK)
		return 1;
	onirim_game_reset(game, generator);
	last = onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_PLAYERS, 0) - 1;
	print_events(game, last);
	while ((n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0) {
		const onirim_action action = actions[place(&generator, n)];

		onirim_apply(game, action);
		printf("%" PRIx32 " %016" PRIx64 " ", action,
		    onirim_hash(game, ONIRIM_HOST));
		print_events(game, last);
	}
	onirim_game_free(game);
	return 0;
}
