/* advisor.c - how well the search plays, and what it advises.
 *
 * Plays games of the seeds from the first on, by turns with a uniform random
 * player, by rules of thumb and with the search, and tells how many each has
 * won.  Where seats play against each other the player has the first, and the
 * others are played by rules of thumb; else it has them all.
 *
 * Of base Onirim for one, seeds 1 to 3000, the search wins 2726 games with 40
 * tries a decision, rules of thumb 1176 and uniform random play none; with
 * 3000 tries it wins 281 of the first 300. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "advisor/search.h"
#include "advisor/thumb.h"
#include "play/opponent.h"

enum { SHOWN_MAX = 4, LINE_MAX = 256 };

static const char usage[] =
    "usage: advisor [options]\n"
    "  --games N      games that each player plays (300)\n"
    "  --seed N       the seed of the first game (1)\n"
    "  --budget N     answers tried out for a decision (40)\n"
    "  --config WORDS the game, such as \"sets=towers\" (base solo)\n"
    "  --alone        the report on the search alone\n"
    "  --show         play one game and tell what is advised\n"
    "  --help         this text\n";

struct options {
	int games;
	uint64_t seed;
	unsigned budget;
	const char *config;
	int alone;
	int show;
};

/* What the players have between them. */
struct table {
	onirim_game *game;
	struct search *search;
	struct advice advice[ONIRIM_ACTIONS_MAX];
	uint64_t chance;        /* of the random player, and of the search */
	unsigned budget;
	int is_contest;
	long decisions;
};

struct player {
	const char *name;
	onirim_action (*choose)(struct table *table);
};

static void
fail(const char *what, const char *why)
{
	fprintf(stderr, "advisor: %s: %s\n", what, why);
	exit(2);
}

/*
 * ---- Players ------------------------------------------------------------
 */

static uint64_t
random_below(uint64_t *state, uint64_t n)
{
	*state = *state * UINT64_C(6364136223846793005) +
	    UINT64_C(1442695040888963407);
	return (*state >> 33) % n;
}

static onirim_action
choose_at_random(struct table *table)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(table->game, actions,
	    ONIRIM_ACTIONS_MAX);

	return actions[random_below(&table->chance, (uint64_t)n)];
}

static int
is_nightmarium(const onirim_game *game)
{
	return onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_GAME, 0) ==
	    ONIRIM_GAME_NIGHTMARIUM;
}

static int
is_race(const onirim_game *game)
{
	const int variants = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_VARIANTS, 0);

	return variants > 0 && (variants & ONIRIM_VARIANT_RACE) != 0;
}

static onirim_action
choose_by_thumb(struct table *table)
{
	return is_nightmarium(table->game) ? opponent_choose(table->game)
					   : thumb_choose(table->game);
}

static onirim_action
choose_by_search(struct table *table)
{
	const int n = search_advise(table->search, table->game, table->budget,
	    table->chance++, table->advice);

	if (n <= 0)
		fail("no advice", onirim_strerror(n));
	return table->advice[0].action;
}

static const struct player players[] = {
	{ "uniform random", choose_at_random },
	{ "rules of thumb", choose_by_thumb  },
	{ "search",         choose_by_search },
};

/* Play a game to its end; whether the first seat has won. */
static int
play(struct table *table, const struct player *player, uint64_t seed)
{
	int winner;

	onirim_game_reset(table->game, seed);
	table->chance = seed;
	while (onirim_outcome(table->game) == ONIRIM_PLAYING) {
		const int seat = onirim_player(table->game);
		const int chooses = seat == 0 || !table->is_contest;

		if (seat == ONIRIM_CHANCE)
			fail("chance=host", "the advisor deals no cards");
		table->decisions += chooses;
		onirim_apply(table->game, chooses
		    ? player->choose(table) : choose_by_thumb(table));
	}
	winner = onirim_winner(table->game);
	return onirim_outcome(table->game) == ONIRIM_WON &&
	    (winner == ONIRIM_NOBODY || winner == 0);
}

/*
 * ---- The report ---------------------------------------------------------
 */

static double
root(double square)
{
	double root = 1;

	for (int i = 0; i < 60; i++)
		root = (root + square / root) / 2;
	return root;
}

/* The interval of Wilson, which holds the true rate 19 times of 20. */
static void
print_rate(int won, int games)
{
	const double z = 1.96, n = games, rate = won / n;
	const double middle = (rate + z * z / (2 * n)) / (1 + z * z / n);
	const double half = z / (1 + z * z / n) *
	    root(rate * (1 - rate) / n + z * z / (4 * n * n));

	printf("%d of %d won, %.1f %% (%.1f to %.1f)", won, games, 100 * rate,
	    100 * (won > 0 ? middle - half : 0), 100 * (middle + half));
}

/* What is played, and what the search may spend. */
static void
print_head(const struct table *table, const struct options *options)
{
	char config[ONIRIM_TEXT_MAX];

	onirim_game_reset(table->game, options->seed);
	onirim_config_format(table->game, config, sizeof(config));
	printf("%s\nseeds %" PRIu64 " to %" PRIu64 ", %u answers tried out "
	    "for a decision of the search\n", config, options->seed,
	    options->seed + (uint64_t)options->games - 1, options->budget);
}

static void
report(struct table *table, const struct player *player,
    const struct options *options)
{
	const clock_t begin = clock();
	double seconds;
	int won = 0;

	table->decisions = 0;
	for (int i = 0; i < options->games; i++)
		won += play(table, player, options->seed + (uint64_t)i);
	seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
	printf("%s: ", player->name);
	print_rate(won, options->games);
	printf(", %.1f games/s, %.3f ms a decision\n",
	    options->games / (seconds + 1e-6),
	    1000 * seconds / ((double)table->decisions + 1e-6));
	fflush(stdout);
}

/*
 * ---- The game that is shown ---------------------------------------------
 */

static void
show_advice(const struct table *table, int n)
{
	char text[ONIRIM_TEXT_MAX];

	onirim_decision_text(table->game, onirim_decision(table->game), NULL,
	    text, sizeof(text));
	printf("%s (how close to a win, times tried)\n", text);
	for (int i = 0; i < n && i < SHOWN_MAX; i++) {
		const struct advice *advice = &table->advice[i];

		onirim_action_text(table->game, advice->action, NULL, text,
		    sizeof(text));
		printf("  %5.1f %% %4u  %s\n", 100 * advice->win,
		    advice->visits, text);
	}
}

static onirim_action
choose_and_show(struct table *table)
{
	const onirim_action action = choose_by_search(table);

	show_advice(table, onirim_legal_actions(table->game, NULL, 0));
	return action;
}

static void
show(struct table *table, uint64_t seed)
{
	static const struct player shown = { "search", choose_and_show };

	puts(play(table, &shown, seed) ? "won" : "lost");
}

/*
 * ---- Options ------------------------------------------------------------
 */

static unsigned long
read_number(const char *name, const char *text)
{
	char *end;
	const unsigned long number = strtoul(text, &end, 10);

	if (*text < '0' || *text > '9' || *end != '\0' || number > 1 << 30)
		fail(name, "a number from 0 to 1073741824 is needed");
	return number;
}

static void
read_value(struct options *options, const char *name, const char *value)
{
	if (value == NULL)
		fail(name, "what comes after it is missing, or no option");
	if (strcmp(name, "--games") == 0)
		options->games = (int)read_number(name, value);
	else if (strcmp(name, "--seed") == 0)
		options->seed = read_number(name, value);
	else if (strcmp(name, "--budget") == 0)
		options->budget = (unsigned)read_number(name, value);
	else if (strcmp(name, "--config") == 0)
		options->config = value;
	else
		fail(name, "no such option; --help lists them");
}

static void
read_options(struct options *options, char **words)
{
	for (; *words != NULL; words++) {
		if (strcmp(*words, "--help") == 0) {
			fputs(usage, stdout);
			exit(0);
		}
		if (strcmp(*words, "--alone") == 0) {
			options->alone = 1;
		} else if (strcmp(*words, "--show") == 0) {
			options->show = 1;
		} else {
			read_value(options, words[0], words[1]);
			words++;
		}
	}
	if (options->games == 0)
		fail("--games", "at least one is needed");
}

/* Say what is wrong with a configuration, and where. */
static void
refuse(const char *config, int status, const onirim_problem *problem)
{
	char why[ONIRIM_TEXT_MAX];

	if (onirim_problem_text(problem, "en", why, sizeof(why)) <= 0)
		fail("new game", onirim_strerror(status));
	fprintf(stderr, "advisor: --config, column %d, \"%.*s\": %s\n",
	    (int)problem->column, (int)problem->length,
	    config + problem->offset, why);
	exit(2);
}

int
main(int count, char **words)
{
	struct options options = { .games = 300, .seed = 1, .budget = 40 };
	static struct table table;
	onirim_problem problem;
	int status;

	(void)count;
	read_options(&options, words + 1);
	status = onirim_game_new(&table.game, options.config, &problem);
	if (status != ONIRIM_OK)
		refuse(options.config, status, &problem);
	table.search = search_new(table.game);
	if (table.search == NULL)
		fail("search", onirim_strerror(ONIRIM_E_MEMORY));
	table.budget = options.budget;
	table.is_contest = is_nightmarium(table.game) ||
	    is_race(table.game);
	if (options.show)
		show(&table, options.seed);
	else
		print_head(&table, &options);
	for (int i = options.alone ? 2 : 0; i < 3 && !options.show; i++)
		report(&table, &players[i], &options);
	search_free(table.search);
	onirim_game_free(table.game);
	return 0;
}
