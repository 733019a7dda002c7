/*
 * measure.c - how long one thing takes: a decision of uniform random play, or a
 * call of a function at positions of random play.
 *
 *     measure mask 50000 "players=2"       what, how many, configuration
 *
 * prints how often it was done, what came of it, and the nanoseconds that each
 * took.  Time is time of the processor that this process had.  The program
 * fails if a call is refused, which would be too quick.  Without arguments it
 * lists what it can measure.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "uniform.h"

enum {
	GAMES = 256,        /* that are in play at once */
	STEPS = 7,          /* decisions of each game between positions */
	LOOKS = 8,          /* how often a position is looked at */
	ZONE_MAX = 31,      /* no zone and no index is greater */
	INDEX_MAX = 63,
	PILES_MAX = 128,
	SEATS_MAX = 5,
	ROW_MAX = 4096,     /* bytes of a mask or of an observation */
	TRIES = 40          /* of answers, for a piece of advice */
};

struct pile {
	int zone;
	int index;
};

struct bench {
	const struct thing *thing;
	const char *directory;      /* of this program */
	const char *config;
	uint64_t amount;            /* of games to play, or of positions */
	onirim_game *games[GAMES];
	int viewers[GAMES];         /* who is asked */
	onirim_action actions[GAMES * ONIRIM_ACTIONS_MAX];
	size_t ends[GAMES];         /* of each game's list of actions */
	struct pile piles[PILES_MAX];
	int pile_count;
	uint8_t row[ROW_MAX];
	int32_t indices[GAMES];     /* of the answers that come next */
	onirim_rows rows;
	onirim_game *other;         /* plays alone, and is assigned to */
	onirim_advisor *advisor;
	void *memory;               /* as large as a game */
	size_t size;
	struct uniform player;
	uint64_t seed;              /* of the next game */
	uint64_t calls;
	uint64_t sum;               /* of what they answered */
	double look;                /* that it takes to look at the clock */
	double nanoseconds;         /* that all calls took */
};

/* What can be measured, how, and all that is timed of it, which is called by
 * its address: so it stays a function, whose instructions can be counted. */
struct thing {
	const char *name;
	void (*measure)(struct bench *b);
	void (*every)(struct bench *b);
};

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

static void
need(bool good, const char *what)
{
	if (good)
		return;
	fprintf(stderr, "measure: %s\n", what);
	exit(1);
}

/* An answer that counts; one that was refused would come too quickly. */
static inline uint64_t
given(int answer)
{
	need(answer >= 0, "a call was refused");
	return (uint64_t)answer;
}

/* The time that this process had, whatever else the machine does. */
static double
now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
	return 1e9 * (double)time.tv_sec + (double)time.tv_nsec;
}

/* How long it takes to look at the clock, which is as long as many calls of a
 * quick function. */
static double
clock_takes(void)
{
	double least = 1e9;

	for (int i = 0; i < 1000; i++) {
		const double start = now(), took = now() - start;

		if (took < least)
			least = took;
	}
	return least;
}

/*
 * ---- Games in random play -----------------------------------------------
 */

static void
advance(struct bench *b, onirim_game *game, int decisions)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];

	while (decisions-- > 0 || onirim_outcome(game) != ONIRIM_PLAYING) {
		const int n = onirim_legal_actions(game, actions,
		    ONIRIM_ACTIONS_MAX);

		if (n > 0)
			given(onirim_apply(game, actions[uniform_choose(
			    &b->player, (uint32_t)n)]));
		else
			given(onirim_game_reset(game, b->seed++));
	}
}

/* What each game asks, and whom. */
static void
ask(struct bench *b)
{
	size_t end = 0;

	for (int i = 0; i < GAMES; i++) {
		end += given(onirim_legal_actions(b->games[i],
		    b->actions + end, ONIRIM_ACTIONS_MAX));
		b->ends[i] = end;
		b->viewers[i] = onirim_player(b->games[i]);
	}
}

/* The piles of a screen. */
static void
find_piles(struct bench *b)
{
	for (int zone = 0; zone <= ZONE_MAX; zone++)
		for (int index = 0; index <= INDEX_MAX; index++)
			if (onirim_cards(b->other, ONIRIM_HOST, zone, index,
			    NULL, 0) >= 0) {
				need(b->pile_count < PILES_MAX, "piles");
				b->piles[b->pile_count++] =
				    (struct pile){zone, index};
			}
}

/* What is quick has to be right as well: an index leads back to its action, a
 * mask marks the list, and an observation is whole. */
static void
prove(struct bench *b, int i)
{
	const int space = onirim_action_space(b->games[i]);
	size_t at = i == 0 ? 0 : b->ends[i - 1], unmarked = b->ends[i] - at;

	need(onirim_action_mask(b->games[i], b->row, ROW_MAX) == space,
	    "a mask has another length");
	for (int index = 0; index < space; index++)
		unmarked -= b->row[index];
	need(unmarked == 0, "a mask is not the list");
	for (; at < b->ends[i]; at++) {
		const int index = onirim_action_index(b->games[i],
		    b->actions[at]);

		need(b->row[given(index)] == 1, "a mask lacks an action");
		need(given(onirim_index_action(b->games[i], index)) ==
		    b->actions[at], "an index is of another action");
	}
	need(onirim_observe(b->games[i], b->viewers[i], b->row, ROW_MAX) ==
	    onirim_observation_size(b->games[i]), "an observation is cut");
	need(b->row[0] == b->viewers[i], "an observation is another's");
}

/* Games at all stages. */
static void
begin(struct bench *b)
{
	b->player = (struct uniform){1, 0, UNIFORM_DIGEST};
	b->seed = 1;
	b->look = clock_takes();
	b->size = (size_t)given(onirim_game_size(b->config));
	need((b->memory = malloc(b->size)) != NULL, "no memory");
	given(onirim_game_new(&b->other, b->config, NULL));
	given(onirim_advisor_new(&b->advisor, b->other));
	need(onirim_observation_size(b->other) <= ROW_MAX &&
	    onirim_action_space(b->other) <= ROW_MAX, "rows are too long");
	find_piles(b);
	for (int i = 0; i < GAMES; i++) {
		given(onirim_game_copy(&b->games[i], b->other));
		given(onirim_game_reset(b->games[i], b->seed++));
		advance(b, b->games[i], i);
	}
	ask(b);
	for (int i = 0; i < GAMES; i++)
		prove(b, i);
}

static void
end(struct bench *b)
{
	for (int i = 0; i < GAMES; i++)
		onirim_game_free(b->games[i]);
	onirim_advisor_free(b->advisor);
	onirim_game_free(b->other);
	free(b->memory);
}

/*
 * ---- For every game -----------------------------------------------------
 */

static void
every_mask(struct bench *b)
{
	for (int i = 0; i < GAMES; i++)
		b->sum += given(onirim_action_mask(b->games[i], b->row,
		    ROW_MAX));
	b->calls += GAMES;
}

static void
every_index(struct bench *b)
{
	size_t at = 0;

	for (int i = 0; i < GAMES; i++)
		for (; at < b->ends[i]; at++)
			b->sum += given(onirim_action_index(b->games[i],
			    b->actions[at]));
	b->calls += at;
}

static void
every_observe(struct bench *b)
{
	for (int i = 0; i < GAMES; i++) {
		given(onirim_observe(b->games[i], b->viewers[i], b->row,
		    ROW_MAX));
		b->sum += b->row[i % 64];
	}
	b->calls += GAMES;
}

static void
every_hash(struct bench *b)
{
	for (int i = 0; i < GAMES; i++) {
		const uint64_t hash = onirim_hash(b->games[i], b->viewers[i]);

		need(hash != 0, "no hash");
		b->sum += hash;
	}
	b->calls += GAMES;
}

static void
every_redraw(struct bench *b)
{
	onirim_card cards[ONIRIM_CARDS_MAX] = {0};

	for (int i = 0; i < GAMES; i++)
		for (int p = 0; p < b->pile_count; p++) {
			b->sum += given(onirim_cards(b->games[i],
			    b->viewers[i], b->piles[p].zone,
			    b->piles[p].index, cards, ONIRIM_CARDS_MAX));
			b->sum += cards[0];
		}
	b->calls += GAMES;
}

/* The list stays the same, so the games go on. */
static void
every_resample(struct bench *b)
{
	for (int i = 0; i < GAMES; i++)
		given(onirim_resample(b->games[i], b->viewers[i], b->seed++));
	b->calls += GAMES;
}

static void
every_assign(struct bench *b)
{
	for (int i = 0; i < GAMES; i++)
		given(onirim_game_assign(b->other, b->games[i]));
	b->calls += GAMES;
}

static void
every_advise(struct bench *b)
{
	onirim_advice best;

	for (int i = 0; i < GAMES; i++)
		b->sum += given(onirim_advise(b->advisor, b->games[i], TRIES,
		    b->calls++, &best, 1));
}

/* To copy the bytes of a game, and nothing else; the compiler is not to see
 * that nobody reads them. */
static void *(*volatile copy)(void *to, const void *from, size_t size) = memcpy;

static void
every_copy(struct bench *b)
{
	for (int i = 0; i < GAMES; i++)
		copy(b->memory, b->games[i], b->size);
	b->calls += GAMES;
}

static void
every_step(struct bench *b)
{
	need(onirim_step_many(b->games, GAMES, b->indices, &b->rows) == GAMES,
	    "a step was refused");
	b->calls += GAMES;
}

/* The games go on by some decisions. */
static void
next_positions(struct bench *b)
{
	for (int i = 0; i < GAMES; i++)
		advance(b, b->games[i], STEPS);
	ask(b);
}

static void
call_every(struct bench *b)
{
	const double start = now();

	b->thing->every(b);
	b->nanoseconds += now() - start - b->look;
}

/* The same positions are looked at several times, so that the function counts,
 * and not what the processor has to fetch and to guess when it comes to a game
 * for the first time. */
static void
positions(struct bench *b)
{
	for (uint64_t looked = 0; looked < b->amount; looked += GAMES) {
		if (looked / GAMES % LOOKS == 0)
			next_positions(b);
		call_every(b);
	}
}

/* Advice takes as long as thousands of other calls, so once is enough. */
static void
advice(struct bench *b)
{
	next_positions(b);
	call_every(b);
}

/* The rows that a learner reads, one behind the other. */
static void
give_rows(struct bench *b)
{
	static uint64_t seeds[GAMES];
	static uint8_t observations[GAMES * ROW_MAX], masks[GAMES * ROW_MAX];
	static uint8_t players[GAMES], ended[GAMES];
	static int8_t results[GAMES * SEATS_MAX];

	b->rows = (onirim_rows){
		.size = sizeof b->rows,
		.seeds = seeds,
		.observations = observations,
		.observation_stride = given(onirim_observation_size(b->other)),
		.masks = masks,
		.mask_stride = given(onirim_action_space(b->other)),
		.players = players,
		.results = results,
		.result_stride = SEATS_MAX,
		.ended = ended
	};
}

/* The rows hold what the functions for a single game say. */
static void
prove_rows(const struct bench *b)
{
	static uint8_t row[ROW_MAX];

	for (size_t i = 0; i < GAMES; i++) {
		const onirim_rows *r = &b->rows;

		given(onirim_action_mask(b->games[i], row, ROW_MAX));
		need(memcmp(row, r->masks + i * r->mask_stride,
		    r->mask_stride) == 0, "a mask of a step is another");
		given(onirim_observe(b->games[i], r->players[i], row, ROW_MAX));
		need(memcmp(row, r->observations + i * r->observation_stride,
		    r->observation_stride) == 0,
		    "an observation of a step is another");
	}
}

/* A step needs an answer to each question. */
static void
steps(struct bench *b)
{
	give_rows(b);
	for (uint64_t looked = 0; looked < b->amount; looked += GAMES) {
		next_positions(b);
		for (size_t i = 0, first = 0; i < GAMES; first = b->ends[i++]) {
			const uint32_t n = (uint32_t)(b->ends[i] - first);

			b->indices[i] = (int32_t)given(onirim_action_index(
			    b->games[i], b->actions[first + uniform_choose(
			    &b->player, n)]));
		}
		call_every(b);
	}
	prove_rows(b);
}

/*
 * ---- Whole games --------------------------------------------------------
 */

/* Every game is played to its end; the sum counts victories. */
static void
every_play(struct bench *b)
{
	const uint64_t decisions = UNIFORM_LONG * b->amount;

	for (b->seed = 1; b->seed <= b->amount &&
	    b->player.decisions < decisions; b->seed++)
		b->sum += (uint64_t)uniform_play(&b->player, b->other, b->seed);
	b->calls = b->player.decisions;
}

static void
play(struct bench *b)
{
	double start;

	b->player = (struct uniform){0, 0, UNIFORM_DIGEST};
	start = now();
	b->thing->every(b);
	b->nanoseconds = now() - start;
}

/* The games that every_play() has played, which win as often. */
static void
every_playout(struct bench *b)
{
	for (uint64_t seed = 1; seed < b->seed; seed++) {
		int outcome;

		uniform_begin(&b->player, seed);
		onirim_game_reset(b->other, seed);
		outcome = onirim_playout(b->other, b->player.state, UINT32_MAX);
		need(outcome > ONIRIM_PLAYING, "a playout was cut short");
		b->sum -= outcome == ONIRIM_WON;
	}
}

static void
playout(struct bench *b)
{
	double start;

	b->player = (struct uniform){0, 0, UNIFORM_DIGEST};
	b->sum = 0;
	every_play(b);
	start = now();
	b->thing->every(b);
	b->nanoseconds = now() - start;
	need(b->sum == 0, "playouts do not win as often");
}

/*
 * ---- Other programs -----------------------------------------------------
 */

static double
had(const struct rusage *used)
{
	return 1e9 * (double)(used->ru_utime.tv_sec + used->ru_stime.tv_sec) +
	    1e3 * (double)(used->ru_utime.tv_usec + used->ru_stime.tv_usec);
}

/* The time that a program takes to play so many games, and its first line. */
static double
child(const struct bench *b, const char *program, uint64_t games, char line[])
{
	struct rusage used[2];
	char command[512];
	FILE *pipe;

	snprintf(command, sizeof command, "exec %s/%s %" PRIu64, b->directory,
	    program, games);
	getrusage(RUSAGE_CHILDREN, &used[0]);
	need((pipe = popen(command, "r")) != NULL, program);
	need(fgets(line, 512, pipe) != NULL, program);
	while (fgets(command, sizeof command, pipe) != NULL)
		continue;
	need(pclose(pipe) == 0, program);
	getrusage(RUSAGE_CHILDREN, &used[1]);
	return had(&used[1]) - had(&used[0]);
}

/* The time that it takes to begin and to end is left out. */
static void
program(struct bench *b, const char *name, char line[])
{
	b->calls = b->amount;
	b->nanoseconds = -child(b, name, 1, line);
	b->nanoseconds += child(b, name, b->amount, line);
}

static void
loop(struct bench *b)
{
	char line[512];

	program(b, "loop", line);
	need(sscanf(line, "games %*u decisions %" SCNu64 " won %" SCNu64
	    " digest %" SCNx64, &b->calls, &b->sum, &b->player.digest) == 3,
	    line);
}

static void
one_thread(struct bench *b)
{
	char line[512];

	program(b, "simulate --threads 1 --games", line);
}

/* Both take their time beside each other. */
static void
two_threads(struct bench *b)
{
	char line[512];

	program(b, "simulate --threads 2 --games", line);
	b->nanoseconds /= 2;
}

/*
 * ---- Numbers in place of times ------------------------------------------
 */

static void
size(struct bench *b)
{
	b->calls = 1;
	b->nanoseconds = (double)b->size;
}

static void allocations_of_all(struct bench *b);

static const struct thing things[] = {
	{"loop",        loop,        NULL},
	{"play",        play,        every_play},
	{"playout",     playout,     every_playout},
	{"mask",        positions,   every_mask},
	{"index",       positions,   every_index},
	{"observe",     positions,   every_observe},
	{"hash",        positions,   every_hash},
	{"redraw",      positions,   every_redraw},
	{"resample",    positions,   every_resample},
	{"step",        steps,       every_step},
	{"assign",      positions,   every_assign},
	{"copy",        positions,   every_copy},
	{"advise",      advice,      every_advise},
	{"one-thread",  one_thread,  NULL},
	{"two-threads", two_threads, NULL},
	{"size",        size,        NULL},
	{"allocations", allocations_of_all, NULL}
};

enum { THINGS = sizeof things / sizeof things[0] };

/* All that is done with games once they have been created. */
static void
allocations_of_all(struct bench *b)
{
	const unsigned long created = allocations;

	b->amount = (b->amount + 9) / 10;
	for (int i = 0; i < THINGS; i++) {
		b->thing = &things[i];
		if (b->thing->every != NULL)
			b->thing->measure(b);
	}
	b->calls = 1;
	b->nanoseconds = (double)(allocations - created);
}

static const struct thing *
find(const char *name)
{
	for (int i = 0; i < THINGS; i++)
		if (strcmp(name, things[i].name) == 0)
			return &things[i];
	return NULL;
}

/* Other programs lie where this one does. */
static const char *
directory(char *path)
{
	char *const slash = strrchr(path, '/');

	need(slash != NULL, "call it by its path");
	*slash = '\0';
	return path;
}

int
main(int argc, char **argv)
{
	static struct bench bench;
	struct bench *const b = &bench;

	for (int i = 0; argc < 3 && i < THINGS; i++)
		puts(things[i].name);
	if (argc < 3)
		return 0;
	b->thing = find(argv[1]);
	need(b->thing != NULL, "no such thing");
	b->directory = directory(argv[0]);
	b->config = argc > 3 ? argv[3] : NULL;
	begin(b);
	b->amount = strtoull(argv[2], NULL, 10);
	b->thing->measure(b);
	need(b->calls > 0 && b->nanoseconds >= 0, "too little to measure");
	printf("calls %" PRIu64 " sum %" PRIu64 " digest %016" PRIx64
	    " each %.3f\n", b->calls, b->sum, b->player.digest,
	    b->nanoseconds / (double)b->calls);
	end(b);
	return 0;
}
