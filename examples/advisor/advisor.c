/* How well somebody plays: advisor [options]; --help tells which.
 *
 * Plays games with the library's player, or another one, and tells how many it
 * wins, and whether the chances that it tells are those that come true.  A game
 * depends on its number alone, and all totals are sums of whole numbers: the
 * result is the same however the games are shared out among threads, and among
 * MPI ranks. */
#include <inttypes.h>
#include <math.h>
#include <onirim.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../crowd/crowd.h"
#include "../crowd/dice.h"
#include "../crowd/options.h"
#include "../crowd/rate.h"
#include "players.h"

enum {
	THREADS_MAX = 256,
	DECISIONS_MAX = 10000, /* a game that takes more is stopped */
	TENTHS = 10,
	CERTAIN = 65535,       /* the chance of what is sure */
	SHOWN_MAX = 4          /* answers of a question */
};

#define GAMES_MAX UINT64_C(1000000000000)
#define TRIES_MAX UINT64_C(1000000)

/* The decisions whose best answer was told to win with a chance in a tenth of
 * all chances.  What squares add up is how many of them each game has: the
 * decisions of one game come true together. */
struct tenth {
	uint64_t decisions;
	uint64_t games;
	uint64_t told;          /* chances */
	uint64_t won;
	uint64_t squares_won;
	uint64_t squares_lost;
};

/* All are sums, so that they can be added up as one array, in any order. */
struct totals {
	uint64_t won;
	uint64_t stopped;
	uint64_t decisions;     /* of the player */
	uint64_t nanoseconds;   /* that it took for them */
	struct tenth tenths[TENTHS];
};

#define TOTALS (sizeof(struct totals) / sizeof(uint64_t))

struct options {
	const char *config;
	const char *player_word;
	const char *against_word;
	uint64_t games;
	uint64_t seed;
	uint64_t threads;
	uint64_t tries;
	bool show;
	struct player player;
	struct player against;
	int seats;              /* that play against each other, or 1 */
};

/* What a thread has for itself. */
struct worker {
	struct totals totals;
	const struct options *options;
	onirim_game *game;
	onirim_advisor *advisor;
	uint64_t dice;
	int seat;               /* of the player, where others play against it */
	uint64_t counts[TENTHS]; /* the game's decisions */
	uint64_t told[TENTHS];
};

/*
 * ---- A game -------------------------------------------------------------
 */

static void
begin(void *argument, const void *options)
{
	struct worker *const worker = argument;
	int status;

	worker->options = options;
	worker->game = options_game(worker->options->config);
	status = onirim_advisor_new(&worker->advisor, worker->game);
	if (status != ONIRIM_OK)
		ranks_fail(onirim_strerror(status));
}

static void
end(void *argument)
{
	struct worker *const worker = argument;

	onirim_advisor_free(worker->advisor);
	onirim_game_free(worker->game);
}

/* Games follow each other by their seats first, so that each seed is played
 * from every seat. */
static void
begin_game(struct worker *worker, uint64_t number)
{
	const struct options *options = worker->options;
	const uint64_t seats = (uint64_t)options->seats;
	const uint64_t seed = options->seed + number / seats;

	onirim_game_reset(worker->game, seed);
	worker->dice = dice_of_players(seed);
	worker->seat = (int)(number % seats);
	memset(worker->counts, 0, sizeof(worker->counts));
	memset(worker->told, 0, sizeof(worker->told));
}

static bool
asks_the_player(const struct worker *worker)
{
	return worker->options->seats == 1 ||
	    onirim_player(worker->game) == worker->seat;
}

/* The clock of the thread that asks. */
static uint64_t
thread_nanoseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

static onirim_action
answer(struct worker *worker, const struct player *player,
    onirim_advice *advice, size_t capacity)
{
	const int action = player_choose(player, worker->advisor,
	    worker->game, dice_roll(&worker->dice), advice, capacity);

	if (action < 0)
		ranks_fail(onirim_strerror(action));
	return (onirim_action)action;
}

static onirim_action
answer_and_count(struct worker *worker)
{
	const struct player *player = &worker->options->player;
	const uint64_t began = thread_nanoseconds();
	onirim_advice best;
	const onirim_action action = answer(worker, player, &best, 1);

	worker->totals.nanoseconds += thread_nanoseconds() - began;
	worker->totals.decisions++;
	if (player->kind == PLAYER_ADVICE) {
		const int tenth = best.chance * TENTHS / (CERTAIN + 1);

		worker->counts[tenth]++;
		worker->told[tenth] += best.chance;
	}
	return action;
}

static bool
is_won(const struct worker *worker)
{
	return onirim_result(worker->game, worker->seat) == ONIRIM_WON;
}

static void
add_tenths(struct worker *worker, bool won)
{
	for (int i = 0; i < TENTHS; i++) {
		struct tenth *tenth = &worker->totals.tenths[i];
		const uint64_t count = worker->counts[i];

		tenth->decisions += count;
		tenth->games += count > 0;
		tenth->told += worker->told[i];
		tenth->won += won ? count : 0;
		*(won ? &tenth->squares_won : &tenth->squares_lost) +=
		    count * count;
	}
}

static onirim_action
answer_against(struct worker *worker)
{
	onirim_advice best;

	return answer(worker, &worker->options->against, &best, 1);
}

/* Play a game to its end, with a way to answer for the player. */
static void
play_out(struct worker *worker, uint64_t number,
    onirim_action (*answer_as_player)(struct worker *worker))
{
	begin_game(worker, number);
	for (int length = 0; length < DECISIONS_MAX; length++) {
		if (onirim_outcome(worker->game) != ONIRIM_PLAYING)
			return;
		onirim_apply(worker->game, asks_the_player(worker)
		    ? answer_as_player(worker) : answer_against(worker));
	}
}

/* Play one game, and add what came of it. */
static void
play(void *argument, uint64_t number)
{
	struct worker *worker = argument;

	play_out(worker, number, answer_and_count);
	worker->totals.won += is_won(worker);
	worker->totals.stopped +=
	    onirim_outcome(worker->game) == ONIRIM_PLAYING;
	add_tenths(worker, is_won(worker));
}

/* Play them all, and leave the totals with every rank. */
static void
play_all(struct totals *totals, const struct options *options)
{
	const struct crowd crowd = {
		.worker_size = sizeof(struct worker),
		.threads = (size_t)options->threads,
		.begin = begin,
		.play = play,
		.end = end,
		.options = options,
	};

	crowd_do(&crowd, options->games, (uint64_t *)totals, TOTALS);
}

/*
 * ---- Results ------------------------------------------------------------
 */

static void
print_player(const char *what, const char *word, const struct player *player)
{
	printf("%-12s%s%s", what, player->kind == PLAYER_LEVEL ? "level " : "",
	    word);
	if (player->kind == PLAYER_ADVICE)
		printf(", %" PRIu32 " tries a decision", player->tries);
	putchar('\n');
}

static void
print_match(const struct options *options)
{
	const uint64_t seats = (uint64_t)options->seats;

	printf("seeds       %" PRIu64 " to %" PRIu64 "\n", options->seed,
	    options->seed + (options->games - 1) / seats);
	print_player("player", options->player_word, &options->player);
	if (seats > 1)
		print_player("against", options->against_word,
		    &options->against);
}

/* The share of a tenth that was won, with its standard error: that of a ratio
 * of sums over the games, as those of one game hang together. */
static void
print_tenth(const struct tenth *tenth, int i)
{
	const double decisions = (double)tenth->decisions;
	const double games = (double)tenth->games;
	const double won = (double)tenth->won / decisions;
	const double squares = (double)tenth->squares_won * (1 - won) *
	    (1 - won) + (double)tenth->squares_lost * won * won;

	printf("%3d to %3d %12" PRIu64 "%12" PRIu64 "%8.2f %%", 100 * i /
	    TENTHS, 100 * (i + 1) / TENTHS, tenth->decisions, tenth->games,
	    100 * (double)tenth->told / decisions / CERTAIN);
	printf("%8.2f %%", 100 * won);
	if (games > 1)
		printf("%8.2f", 100 * sqrt(squares * games / (games - 1)) /
		    decisions);
	putchar('\n');
}

static void
print_tenths(const struct tenth *tenths)
{
	printf("chances told for the best answer, and how often it was won:\n"
	    "%10s %12s%12s%10s%10s%8s\n", "chance", "decisions", "games",
	    "told", "won", "error");
	for (int i = 0; i < TENTHS; i++)
		if (tenths[i].decisions > 0)
			print_tenth(&tenths[i], i);
}

static void
print_totals(const struct totals *totals, const struct options *options)
{
	printf("games       %" PRIu64 "\n", options->games);
	printf("won         %" PRIu64 "\n", totals->won);
	printf("stopped     %" PRIu64 "\n", totals->stopped);
	rate_print("win rate", totals->won, options->games);
	printf("decisions   %" PRIu64 " (%.2f a game)\n", totals->decisions,
	    (double)totals->decisions / (double)options->games);
	if (options->player.kind == PLAYER_ADVICE)
		print_tenths(totals->tenths);
}

static void
report(const struct options *options)
{
	const double began = crowd_seconds();
	struct totals totals;

	if (ranks_first())
		print_match(options);
	fflush(stdout);
	play_all(&totals, options);
	if (!ranks_first())
		return;
	print_totals(&totals, options);
	printf("%.3f seconds, %.4f ms of the processor a decision\n",
	    crowd_seconds() - began,
	    1e-6 * (double)totals.nanoseconds / (double)totals.decisions);
}

/*
 * ---- The game that is shown ---------------------------------------------
 */

static double
percent(uint16_t chance)
{
	return 100.0 * chance / CERTAIN;
}

static void
show_advice(const onirim_game *game, const onirim_advice *advice,
    const onirim_reader *reader)
{
	char text[ONIRIM_TEXT_MAX];

	onirim_action_text(game, advice->action, reader, text, sizeof(text));
	printf("%6.1f %% +-%5.1f%6" PRIu32 "  %s\n", percent(advice->chance),
	    percent(advice->error), advice->tries, text);
	if (onirim_reason_text(game, advice, reader, text, sizeof(text)) > 0)
		printf("%24s%s\n", "", text);
}

/* Answer as the player, and tell what it thinks of the best answers. */
static onirim_action
answer_and_show(struct worker *worker)
{
	const onirim_game *game = worker->game;
	const onirim_reader reader = {
		.language = "en",
		.viewer = onirim_player(game),
	};
	const int count = onirim_legal_actions(game, NULL, 0);
	onirim_advice advice[SHOWN_MAX];
	const onirim_action action = answer(worker, &worker->options->player,
	    advice, SHOWN_MAX);
	char text[ONIRIM_TEXT_MAX];

	onirim_decision_text(game, onirim_decision(game), &reader, text,
	    sizeof(text));
	printf("turn %d, player %d: %s\n", onirim_number(game, reader.viewer,
	    ONIRIM_NUMBER_TURN, 0), reader.viewer + 1, text);
	for (int i = 0; i < count && i < SHOWN_MAX; i++)
		show_advice(game, &advice[i], &reader);
	return action;
}

static void
show(const struct options *options)
{
	struct worker worker = { .game = NULL };

	begin(&worker, options);
	play_out(&worker, 0, answer_and_show);
	puts(is_won(&worker) ? "won" : "lost");
	end(&worker);
}

/*
 * ---- Options ------------------------------------------------------------
 */

static const char help[] =
    "usage: advisor [--config TEXT] [--player WORD] [--against WORD]\n"
    "               [--tries N] [--games N] [--seed N] [--threads N] [--show]\n"
    "\n"
    "  --config TEXT   what is played, such as \"players=2 sets=towers\" (see\n"
    "                  onirim_config(3)); base Onirim for one player\n"
    "  --player WORD   who plays; advice\n"
    "  --against WORD  who plays against it in a race and in Nightmarium;\n"
    "                  thumb\n"
    "  --tries N       how many tries advice has for a decision, 0 to 1000000;\n"
    "                  40\n"
    "  --games N       how many games, 1 to 1000000000000; 1000\n"
    "  --seed N        the first game's seed, the others' follow it; 1\n"
    "  --threads N     how many threads, 1 to 256, of each rank; 1\n"
    "  --show          play one game, and tell of each question the four best\n"
    "                  answers: the chance of each, its standard error, the\n"
    "                  tries it got, and the reason\n"
    "  --help          this text\n"
    "\n"
    "WORD is advice, for the best answer of onirim_advise(3) with these tries;\n"
    "a number from 0 to 9, for a level of onirim_advisor_choose(3); thumb, for\n"
    "rules of thumb; or rules, for other rules of thumb of Nightmarium.\n"
    "\n"
    "Where seats play together, the player has all of them.  Where they play\n"
    "against each other it has one, and every seed is played once from each\n"
    "seat before the next one: let the seats divide the number of games.  A\n"
    "game of 10000 decisions is stopped, and not won.\n"
    "\n"
    "For advice a table compares the chances told for the best answers with\n"
    "how often these games were won.  Its last column is the standard error of\n"
    "that share, with all decisions of a game counted as one sample.\n"
    "\n"
    "Everything printed but the last line is the same for every number of\n"
    "threads, and of MPI ranks when built with `make examples MPI=1`.\n";

static bool
is_race(const onirim_game *game)
{
	const int variants = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_VARIANTS, 0);

	return variants > 0 && (variants & ONIRIM_VARIANT_RACE) != 0;
}

/* Read the words that only a game gives a meaning. */
static void
understand(struct options *options)
{
	onirim_game *game = options_game(options->config);

	if (onirim_player(game) == ONIRIM_CHANCE)
		ranks_refuse("--config: nobody deals; leave out chance=host");
	options->player = player_named("--player", options->player_word,
	    options->tries, game);
	options->against = player_named("--against", options->against_word,
	    options->tries, game);
	options->seats = 1;
	if (is_nightmarium(game) || is_race(game))
		options->seats = onirim_number(game, ONIRIM_NOBODY,
		    ONIRIM_NUMBER_PLAYERS, 0);
	if (options->show && options->player.kind != PLAYER_ADVICE)
		ranks_refuse("--show needs --player advice");
	onirim_game_free(game);
}

int
main(int count, char **arguments)
{
	struct options options = {
		.config = "",
		.player_word = "advice",
		.against_word = "thumb",
		.games = 1000,
		.seed = 1,
		.threads = 1,
		.tries = 40,
	};
	const struct option known[] = {
		{ "--config", .text = &options.config },
		{ "--player", .text = &options.player_word },
		{ "--against", .text = &options.against_word },
		{ "--tries", .number = &options.tries, 0, TRIES_MAX },
		{ "--games", .number = &options.games, 1, GAMES_MAX },
		{ "--seed", .number = &options.seed, 0, UINT64_MAX },
		{ "--threads", .number = &options.threads, 1, THREADS_MAX },
		{ "--show", .is_there = &options.show },
		{ .name = NULL },
	};

	ranks_begin("advisor", &count, &arguments);
	options_read(known, help, arguments);
	understand(&options);
	options_print_config(options.config, options.seed);
	if (!options.show)
		report(&options);
	else if (ranks_first())
		show(&options);
	return ranks_end(0);
}
