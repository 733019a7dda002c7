/* threads.c - games come to the same, however many threads share them out and
 * step their own.  The thread sanitizer looks whether a step touches what is
 * another thread's. */
#include <onirim.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 30, STEPS = 120, STRIDE = 1024, SEATS = 5, THREADS_MAX = 4 };

static const char *const configs[] = {
	"", "players=2 sets=steps,towers,dreams", "sets=steps,towers,dreams",
	"players=2 variants=race events=on",
	"game=nightmarium players=5 turns=9",
};

/* Rows for all games, and a digest of what each was told. */
struct rows {
	uint64_t seeds[GAMES];
	uint64_t digests[GAMES];
	uint8_t observations[GAMES][STRIDE];
	uint8_t last[GAMES][STRIDE];
	uint8_t masks[GAMES][STRIDE];
	uint8_t players[GAMES];
	int8_t results[GAMES][SEATS];
	uint8_t ended[GAMES];
	int32_t status[GAMES];
};

static struct rows rows;
static onirim_game *games[GAMES];

/* The games of a thread. */
struct part {
	pthread_t thread;
	int from;
	int behind;
	int taken;
};

static void
digest(int i, const void *bytes, size_t n)
{
	const uint8_t *const b = bytes;

	for (size_t k = 0; k < n; k++)
		rows.digests[i] = (rows.digests[i] ^ b[k]) *
		    UINT64_C(0x100000001B3);
}

static void
digest_rows(int i)
{
	digest(i, rows.observations[i], STRIDE);
	digest(i, rows.last[i], STRIDE);
	digest(i, rows.masks[i], STRIDE);
	digest(i, &rows.players[i], 1);
	digest(i, rows.results[i], SEATS);
	digest(i, &rows.ended[i], 1);
	digest(i, &rows.status[i], sizeof rows.status[i]);
}

/* A legal index that depends on what the game was told. */
static int32_t
choose(int i)
{
	int32_t index = (int32_t)(rows.digests[i] >> 32) & (STRIDE - 1);

	while (rows.masks[i][index] == 0)
		index = (index + 1) % STRIDE;
	return index;
}

static void *
run(void *argument)
{
	struct part *const part = argument;
	const int from = part->from;
	const size_t count = (size_t)(part->behind - from);
	const onirim_rows own = {
		.size = sizeof own, .seeds = &rows.seeds[from],
		.observations = rows.observations[from],
		.observation_stride = STRIDE, .masks = rows.masks[from],
		.mask_stride = STRIDE, .last_observations = rows.last[from],
		.players = &rows.players[from], .results = rows.results[from],
		.result_stride = SEATS, .ended = &rows.ended[from],
		.status = &rows.status[from],
	};
	int32_t indices[GAMES];

	part->taken = onirim_step_many(&games[from], count, NULL, &own);
	for (int step = 0; step < STEPS; step++) {
		for (int i = from; i < part->behind; i++) {
			digest_rows(i);
			indices[i - from] = choose(i);
		}
		part->taken += onirim_step_many(&games[from], count, indices,
		    &own);
	}
	return NULL;
}

/* Play all games on some threads; whether each step was taken. */
static int
play(int threads)
{
	struct part parts[THREADS_MAX];
	int taken = 0;

	memset(&rows, 0, sizeof rows);
	for (int i = 0; i < GAMES; i++) {
		rows.seeds[i] = (uint64_t)i;
		onirim_game_reset(games[i], (uint64_t)i);
	}
	for (int i = 0; i < threads; i++) {
		parts[i].from = GAMES * i / threads;
		parts[i].behind = GAMES * (i + 1) / threads;
		if (pthread_create(&parts[i].thread, NULL, run, &parts[i]))
			return 0;
	}
	for (int i = 0; i < threads; i++) {
		pthread_join(parts[i].thread, NULL);
		taken += parts[i].taken;
	}
	return taken == GAMES * STEPS;
}

int
main(void)
{
	static struct rows alone;
	int ended = 0;

	for (int i = 0; i < GAMES; i++)
		if (onirim_game_new(&games[i], configs[i %
		    (int)(sizeof configs / sizeof *configs)], NULL) !=
		    ONIRIM_OK)
			return EXIT_FAILURE;
	for (int threads = 1; threads <= THREADS_MAX; threads++) {
		if (!play(threads))
			return EXIT_FAILURE;
		if (threads == 1)
			alone = rows;
		if (memcmp(&rows, &alone, sizeof rows) != 0) {
			printf("threads: %d come to something else\n",
			    threads);
			return EXIT_FAILURE;
		}
	}
	for (int i = 0; i < GAMES; i++) {
		ended += rows.seeds[i] != (uint64_t)i;
		onirim_game_free(games[i]);
	}
	printf("threads: 1 to %d come to the same, and %d games were begun "
	    "again\n", THREADS_MAX, ended);
	return ended > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
