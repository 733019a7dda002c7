/* Play many games and count: simulate [options]; --help tells which.
 *
 * Each game is played from a seed of its own, by a player with a generator of
 * its own, and all totals are sums of whole numbers: the result is the same
 * however the games are shared out among threads.  Built by
 * `make examples MPI=1` they are shared out among MPI ranks first. */
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <onirim.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#ifdef WITH_MPI
#include <mpi.h>
#endif

enum {
	THREADS_MAX = 256,
	SEATS_MAX = 5,
	DECISIONS_MAX = 10000, /* a game that takes more is stopped */
	CHUNK = 64,            /* games that a thread takes at a time */
	ROWS_MAX = 20,         /* of the histogram */
	BAR_MAX = 40
};

#define GAMES_MAX UINT64_C(1000000000000)

/* All are sums, so that they can be added up in any order.  MPI adds them up
 * as one array. */
struct totals {
	uint64_t won;
	uint64_t lost;
	uint64_t decisions;
	uint64_t digest;
	uint64_t alone[SEATS_MAX]; /* won alone, by seat */
	uint64_t lengths[DECISIONS_MAX + 1];
};

#define TOTALS (sizeof(struct totals) / sizeof(uint64_t))

struct options {
	const char *config;
	uint64_t games;
	uint64_t seed;
	uint64_t threads;
};

/* What the threads of one rank share: they take games from `next` on. */
struct work {
	const char *config;
	uint64_t seed;
	uint64_t games;
	bool shows_progress;
	_Atomic uint64_t next;
};

/* What a thread has for itself.  What it writes to lies further apart than
 * a line of the cache. */
struct worker {
	struct work *work;
	pthread_t thread;
	int status;
	bool is_first;
	struct totals totals;
};

/*
 * ---- Ranks --------------------------------------------------------------
 */

static int rank;
static int ranks = 1;

static void
begin_ranks(int *count, char ***arguments)
{
#ifdef WITH_MPI
	int threads;

	MPI_Init_thread(count, arguments, MPI_THREAD_FUNNELED, &threads);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &ranks);
#else
	(void)count;
	(void)arguments;
#endif
}

/* Leave the sums over all ranks with the first. */
static void
add_ranks(struct totals *totals)
{
#ifdef WITH_MPI
	MPI_Reduce(rank == 0 ? MPI_IN_PLACE : (void *)totals, totals, TOTALS,
	    MPI_UINT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
#else
	(void)totals;
#endif
}

static int
end_ranks(int status)
{
#ifdef WITH_MPI
	MPI_Finalize();
#endif
	return status;
}

/* What fails on one rank only ends the others, too. */
static void
give_up(const char *why)
{
	fprintf(stderr, "simulate: %s\n", why);
#ifdef WITH_MPI
	MPI_Abort(MPI_COMM_WORLD, 1);
#endif
	exit(1);
}

/*
 * ---- The player ---------------------------------------------------------
 */

/* SplitMix64, as onirim-chance(7) tells it. */
static uint32_t
below(uint64_t *state, uint32_t n)
{
	uint64_t m;

	do {
		uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);

		z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
		z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
		m = ((z ^ z >> 31) >> 32) * n;
	} while ((uint32_t)m < (0u - n) % n);
	return (uint32_t)(m >> 32);
}

/* What the player looks at when it plays or discards a room. */
struct sight {
	int series;        /* rooms in it */
	int series_colour;
	int wanted[4];     /* Doors, by colour */
	int held[4];       /* rooms, by colour */
};

static bool
is_room(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_KIND) == ONIRIM_KIND_ROOM;
}

static int
colour_of(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_COLOUR);
}

static void
see(struct sight *sight, const onirim_game *game, int seat)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int wanted = 2 / onirim_number(game, seat,
	    ONIRIM_NUMBER_PLAYERS, 0);
	int n;

	sight->series = onirim_number(game, seat, ONIRIM_NUMBER_SERIES, seat);
	sight->series_colour = onirim_number(game, seat,
	    ONIRIM_NUMBER_SERIES_COLOUR, seat);
	for (int i = 0; i < 4; i++) {
		sight->wanted[i] = wanted;
		sight->held[i] = 0;
	}
	n = onirim_cards(game, seat, ONIRIM_ZONE_DOORS, seat, cards,
	    sizeof(cards));
	for (int i = 0; i < n; i++)
		sight->wanted[colour_of(cards[i])]--;
	n = onirim_cards(game, seat, ONIRIM_ZONE_HAND, seat, cards,
	    sizeof(cards));
	for (int i = 0; i < n; i++)
		if (is_room(cards[i]))
			sight->held[colour_of(cards[i])]++;
}

static int
merit_of_room(const struct sight *sight, onirim_card card, int verb)
{
	const int colour = colour_of(card);
	const int symbol = onirim_card_trait(card, ONIRIM_TRAIT_SYMBOL);
	const bool is_key = symbol == ONIRIM_SYMBOL_KEY;
	const bool continues = sight->series > 0 &&
	    colour == sight->series_colour;

	if (verb == ONIRIM_VERB_DISCARD)
		return is_key ? 10 : 40 - 4 * sight->held[colour] -
		    5 * sight->wanted[colour] - symbol;
	if (sight->wanted[colour] <= 0)
		return 10;
	if (continues)
		return is_key ? 90 : 100;
	return (is_key ? 15 : 40) + 5 * sight->held[colour] -
	    20 * sight->series;
}

/* Rules of thumb; what has none is as good as the rest of the list. */
static int
merit(const struct sight *sight, onirim_action action)
{
	const int verb = onirim_action_verb(action);
	const onirim_card card = (onirim_card)onirim_action_card(action);

	switch (verb) {
	case ONIRIM_VERB_PLAY:
	case ONIRIM_VERB_DISCARD:
		return is_room(card) ? merit_of_room(sight, card, verb) : 30;
	case ONIRIM_VERB_KEY:
	case ONIRIM_VERB_SEARCH:
	case ONIRIM_VERB_BUILD:
		return 100;
	case ONIRIM_VERB_DROP:
		return card == ONIRIM_CARD_NIGHTMARE ? 100 : 50 - card;
	case ONIRIM_VERB_REVEAL:
	case ONIRIM_VERB_DRAW:
		return 50;
	default:
		return 0;
	}
}

/* The best answer; of equal ones any, with the same chance. */
static onirim_action
choose(const onirim_game *game, uint64_t *player)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	struct sight sight = { 0 };
	int best = INT_MIN;
	uint32_t equal = 0;

	if (onirim_decision(game) == ONIRIM_ASK_ACT)
		see(&sight, game, onirim_player(game));
	for (int i = 0; i < n; i++) {
		const int worth = merit(&sight, actions[i]);

		if (worth > best)
			equal = 0;
		if (worth >= best) {
			best = worth;
			actions[equal++] = actions[i];
		}
	}
	return actions[below(player, equal)];
}

/* With chance=host this host deals, and fairly: from the same seed nearly
 * always the cards that chance=seeded deals. */
static onirim_action
deal(const onirim_game *game, uint64_t *dealer)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	uint32_t sum = 0;
	uint32_t place;
	int i = 0;

	onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
	for (int j = 0; j < n; j++)
		sum += weights[j];
	for (place = below(dealer, sum); place >= weights[i]; i++)
		place -= weights[i];
	return actions[i];
}

/*
 * ---- Games --------------------------------------------------------------
 */

/* Play one game, and add what came of it. */
static void
play(struct totals *totals, onirim_game *game, uint64_t seed)
{
	uint64_t player = seed ^ UINT64_C(0x5DEECE66D);
	uint64_t dealer = seed;
	uint64_t digest = seed;
	unsigned length = 0;

	onirim_game_reset(game, seed);
	while (onirim_outcome(game) == ONIRIM_PLAYING &&
	    length < DECISIONS_MAX) {
		onirim_action action;

		if (onirim_player(game) == ONIRIM_CHANCE) {
			onirim_apply(game, deal(game, &dealer));
			continue;
		}
		action = choose(game, &player);
		onirim_apply(game, action);
		digest = (digest ^ action) * UINT64_C(0x100000001B3);
		length++;
	}
	totals->won += onirim_outcome(game) == ONIRIM_WON;
	totals->lost += onirim_outcome(game) == ONIRIM_LOST;
	if (onirim_winner(game) < SEATS_MAX)
		totals->alone[onirim_winner(game)]++;
	totals->decisions += length;
	totals->digest += digest ^ digest >> 32;
	totals->lengths[length]++;
}

static double
seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* The line is written over by the next one, and taken away by the last. */
static void
show_progress(const struct work *work, double *shown)
{
	const uint64_t begun = work->next;

	if (begun >= work->games || seconds() < *shown + 0.1)
		return;
	*shown = seconds();
	fprintf(stderr, "\r%3d %% of %" PRIu64 " games",
	    (int)(100 * begun / work->games), work->games);
}

/* A thread makes its game itself, so that it lies in memory of its own. */
static void *
play_share(void *argument)
{
	struct worker *worker = argument;
	struct work *work = worker->work;
	double shown = 0;
	onirim_game *game;

	worker->status = onirim_game_new(&game, work->config, NULL);
	if (worker->status != ONIRIM_OK)
		return NULL;
	for (;;) {
		const uint64_t from = atomic_fetch_add(&work->next, CHUNK);

		for (uint64_t i = from;
		    i < work->games && i < from + CHUNK; i++)
			play(&worker->totals, game, work->seed + i);
		if (from >= work->games)
			break;
		if (worker->is_first && work->shows_progress)
			show_progress(work, &shown);
	}
	onirim_game_free(game);
	return NULL;
}

static void
add(struct totals *sum, const struct totals *totals)
{
	uint64_t *to = (uint64_t *)sum;
	const uint64_t *from = (const uint64_t *)totals;

	for (size_t i = 0; i < TOTALS; i++)
		to[i] += from[i];
}

/* Play on so many threads, of which this one is the first. */
static void
play_all(struct totals *sum, struct work *work, size_t threads)
{
	struct worker *workers = calloc(threads, sizeof(*workers));

	if (workers == NULL)
		give_up(strerror(ENOMEM));
	for (size_t i = 0; i < threads; i++) {
		struct worker *worker = &workers[i];
		int error = 0;

		worker->work = work;
		worker->is_first = i == 0;
		if (i > 0)
			error = pthread_create(&worker->thread, NULL,
			    play_share, worker);
		if (error != 0)
			give_up(strerror(error));
	}
	play_share(&workers[0]);
	for (size_t i = 0; i < threads; i++) {
		if (i > 0)
			pthread_join(workers[i].thread, NULL);
		if (workers[i].status != ONIRIM_OK)
			give_up(onirim_strerror(workers[i].status));
		add(sum, &workers[i].totals);
	}
	if (work->shows_progress)
		fprintf(stderr, "\r%40s\r", "");
	free(workers);
}

/*
 * ---- Results ------------------------------------------------------------
 */

/* A share with its interval by Wilson, in which the true one lies with 95 %. */
static void
print_rate(const char *what, uint64_t part, uint64_t games)
{
	const double z = 1.959964;
	const double n = (double)games;
	const double share = (double)part / n;
	const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
	const double reach = z / (1 + z * z / n) *
	    sqrt(share * (1 - share) / n + z * z / (4 * n * n));

	printf("%-12s%.3f %% (95 %%: %.3f to %.3f)\n", what, 100 * share,
	    100 * fmax(middle - reach, 0), 100 * fmin(middle + reach, 1));
}

/* How many lengths one row holds: 1, 2, 5, 10, 20 ..., so that the rows are
 * not too many. */
static int
row_width(int least, int most)
{
	static const int steps[] = { 1, 2, 5 };
	int unit = 1;

	for (int i = 0;; i++) {
		const int width = unit * steps[i % 3];

		if (most / width - least / width < ROWS_MAX)
			return width;
		if (i % 3 == 2)
			unit *= 10;
	}
}

static uint64_t
sum_of_row(const uint64_t *lengths, int row, int width)
{
	uint64_t sum = 0;

	for (int i = row * width; i < (row + 1) * width; i++)
		sum += i <= DECISIONS_MAX ? lengths[i] : 0;
	return sum;
}

static void
print_lengths(const uint64_t *lengths)
{
	int least = 0;
	int most = DECISIONS_MAX;
	uint64_t highest = 1;
	int width;

	while (lengths[least] == 0)
		least++;
	while (lengths[most] == 0)
		most--;
	width = row_width(least, most);
	for (int row = least / width; row <= most / width; row++)
		if (sum_of_row(lengths, row, width) > highest)
			highest = sum_of_row(lengths, row, width);
	for (int row = least / width; row <= most / width; row++) {
		const uint64_t sum = sum_of_row(lengths, row, width);
		char bar[BAR_MAX + 1] = "";

		memset(bar, '#', (size_t)((sum * BAR_MAX + highest - 1) /
		    highest));
		printf("%5d to %5d %12" PRIu64 "%s%s\n", row * width,
		    (row + 1) * width - 1, sum, *bar != '\0' ? " " : "", bar);
	}
}

static void
print_totals(const struct totals *totals, const struct options *options)
{
	const uint64_t games = options->games;

	printf("games       %" PRIu64 "\n", games);
	printf("won         %" PRIu64 "\n", totals->won);
	printf("lost        %" PRIu64 "\n", totals->lost);
	printf("stopped     %" PRIu64 "\n",
	    games - totals->won - totals->lost);
	print_rate("win rate", totals->won, games);
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		char what[16];

		snprintf(what, sizeof(what), "  seat %d", seat + 1);
		if (totals->alone[seat] > 0)
			print_rate(what, totals->alone[seat], games);
	}
	printf("decisions   %" PRIu64 " (%.2f a game)\n", totals->decisions,
	    (double)totals->decisions / (double)games);
	printf("digest      %016" PRIx64 "\n", totals->digest);
	printf("decisions of a game, and games of that length:\n");
	print_lengths(totals->lengths);
}

/*
 * ---- Options ------------------------------------------------------------
 */

static const char help[] =
    "usage: simulate [--config TEXT] [--games N] [--seed N] [--threads N]\n"
    "\n"
    "  --config TEXT  what is played, such as \"players=2 sets=towers\" (see\n"
    "                 onirim_config(3)); base Onirim for one player\n"
    "  --games N      how many games, 1 to 1000000000000; 10000\n"
    "  --seed N       the first game's seed, the others' follow it; 1\n"
    "  --threads N    how many threads, 1 to 256, of each rank; 1\n"
    "  --help         this text\n"
    "\n"
    "The player goes by rules of thumb: it takes every Door it can get, goes\n"
    "on with the series it has begun, begins one with the colour it holds\n"
    "most of, and keeps its Keys for Doors and Nightmares; without a Key a\n"
    "Nightmare gets five cards of the deck.  Of Nightmarium it knows that\n"
    "building is better than drawing.  What it has no rule for it chooses at\n"
    "random, from the game's seed.  A game of 10000 decisions is stopped.\n"
    "\n"
    "Everything printed but the last line is the same for every number of\n"
    "threads, and of MPI ranks when built with `make examples MPI=1`.\n";

/* All ranks are told the same options; one complains. */
static bool
refuse(const char *format, ...)
{
	va_list arguments;

	if (rank != 0)
		return false;
	fputs("simulate: ", stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
	return false;
}

/* An option and where its number goes; without one it is a text. */
struct option {
	const char *name;
	uint64_t *number;
	uint64_t least;
	uint64_t most;
};

static bool
read_number(const struct option *option, const char *text)
{
	char *end;

	errno = 0;
	*option->number = strtoull(text, &end, 10);
	if (*text < '0' || *text > '9' || *end != '\0' || errno != 0 ||
	    *option->number < option->least || *option->number > option->most)
		return refuse("%s is %" PRIu64 " to %" PRIu64 ", not \"%s\"",
		    option->name, option->least, option->most, text);
	return true;
}

static bool
read_option(struct options *options, const char *name, const char *value)
{
	const struct option known[] = {
		{ "--config",  NULL,              0, 0           },
		{ "--games",   &options->games,   1, GAMES_MAX   },
		{ "--seed",    &options->seed,    0, UINT64_MAX  },
		{ "--threads", &options->threads, 1, THREADS_MAX },
	};
	size_t i = 0;

	while (i < sizeof(known) / sizeof(*known) &&
	    strcmp(known[i].name, name) != 0)
		i++;
	if (i == sizeof(known) / sizeof(*known))
		return refuse("there is no \"%s\"; try --help", name);
	if (value == NULL)
		return refuse("%s needs a value; try --help", name);
	if (known[i].number != NULL)
		return read_number(&known[i], value);
	options->config = value;
	return true;
}

static bool
read_options(struct options *options, char **arguments)
{
	for (; *arguments != NULL; arguments += 2)
		if (!read_option(options, arguments[0], arguments[1]))
			return false;
	return true;
}

/* Tell what is wrong with the configuration, and where. */
static bool
refuse_config(const char *config, int status, const onirim_problem *problem)
{
	char why[ONIRIM_TEXT_MAX];

	if (onirim_problem_text(problem, "en", why, sizeof(why)) <= 0)
		return refuse("%s", onirim_strerror(status));
	return refuse("--config, column %d, \"%.*s\": %s",
	    (int)problem->column, (int)problem->length,
	    config + problem->offset, why);
}

/* Tell what will be played. */
static bool
print_config(const struct options *options)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_problem problem;
	onirim_game *game;
	const int status = onirim_game_new(&game, options->config, &problem);

	if (status != ONIRIM_OK)
		return refuse_config(options->config, status, &problem);
	onirim_game_reset(game, options->seed);
	onirim_config_format(game, text, sizeof(text));
	onirim_game_free(game);
	if (rank == 0)
		printf("config      %s\n", text);
	return true;
}

/* Each rank takes its part of the seeds. */
static void
simulate(const struct options *options)
{
	static struct totals totals;
	const double began = seconds();
	const uint64_t from = options->games * (uint64_t)rank /
	    (uint64_t)ranks;
	const uint64_t to = options->games * ((uint64_t)rank + 1) /
	    (uint64_t)ranks;
	struct work work = {
		.config = options->config,
		.seed = options->seed + from,
		.games = to - from,
		.shows_progress = rank == 0 && isatty(STDERR_FILENO),
	};
	double took;

	play_all(&totals, &work, (size_t)options->threads);
	add_ranks(&totals);
	if (rank != 0)
		return;
	took = seconds() - began;
	print_totals(&totals, options);
	printf("%.3f seconds, %.0f games a second, %.0f decisions a second\n",
	    took, (double)options->games / took,
	    (double)totals.decisions / took);
}

int
main(int count, char **arguments)
{
	struct options options = { "", 10000, 1, 1 };

	begin_ranks(&count, &arguments);
	for (int i = 1; i < count; i++) {
		if (strcmp(arguments[i], "--help") != 0)
			continue;
		if (rank == 0)
			fputs(help, stdout);
		return end_ranks(0);
	}
	if (!read_options(&options, arguments + 1) || !print_config(&options))
		return end_ranks(2);
	simulate(&options);
	return end_ranks(0);
}
