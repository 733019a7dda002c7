/* corrections.c - how the chances that are told come out.
 *
 * Of the best answer of each question is noted what chance it was told to have,
 * and later whether the seat has won.  How the log of the odds is to be shifted
 * and stretched is then fitted to these counts (Platt's scaling). */
#include <stdio.h>

#include "../../lib/advice/correction.h"
#include "../../lib/advice/search.h"
#include "../../lib/advice/weights.h"
#include "../crowd/crowd.h"
#include "../crowd/options.h"
#include "corrections.h"
#include "learner.h"

/* What is played, and how many games of it.  Where a table stands alone for
 * its row and the chances of its questions lie far apart, more are needed. */
static const struct kind {
	const char *config;
	unsigned games;
} kinds[] = {
	{"", 400},
	{"sets=steps", 400},
	{"sets=towers", 1200},
	{"sets=dreams", 400},
	{"sets=steps,towers,dreams", 400},
	{"players=2", 1200},
	{"players=2 variants=open", 1200},
	{"players=2 sets=steps", 400},
	{"players=2 sets=towers", 400},
	{"players=2 sets=dreams", 400},
	{"players=2 sets=steps,towers,dreams", 400},
	{"players=2 variants=race", 1200},
	{"players=2 variants=race sets=steps,towers,dreams", 400},
	{"game=nightmarium players=2", 400},
	{"game=nightmarium players=3", 400},
	{"game=nightmarium players=4", 400},
	{"game=nightmarium players=5", 400},
};

enum {
	KINDS = sizeof(kinds) / sizeof(*kinds),
	QUESTIONS_MAX = 2000,   /* a game with more of them is left out */
	GUESSED_GAMES = 8,      /* guesses are quick, so more games are played */
	PART = 16,              /* of a log of odds of 1, that are told apart */
	ODDS_MAX = 8,           /* what is surer than this is counted with it */
	BINS = 2 * ODDS_MAX * PART + 1
};

/* How often a chance was told, by whether the game was lost or won. */
struct counts {
	uint64_t told[CORRECTED][CORRECTED_WAYS][BINS][2];
};

enum { COUNTS = sizeof(struct counts) / sizeof(uint64_t) };

struct table {
	onirim_game *game;
	struct search search;
	int row;
};

/* What a thread has for itself: it begins with what is added up. */
struct worker {
	struct counts counts;
	uint64_t seed;
	struct table tables[KINDS];
};

static void
table_begin(struct table *table, const char *config)
{
	char words[ONIRIM_TEXT_MAX];
	struct search *const search = &table->search;

	snprintf(words, sizeof(words), "%s chance=host", config);
	table->game = options_game(config);
	table->row = oni_correction_row(table->game);
	search->asked = options_game(words);
	search->imagined = options_game(words);
	oni_judge_begin(&search->judge, options_game(words));
	oni_judge_use(&search->judge,
	    &oni_networks[search->judge.sight.network]);
}

static void
table_end(struct table *table)
{
	onirim_game_free(table->game);
	onirim_game_free(table->search.asked);
	onirim_game_free(table->search.imagined);
	onirim_game_free(table->search.judge.tried);
}

static void
begin(void *argument, const void *seed)
{
	struct worker *const worker = argument;

	worker->seed = *(const uint64_t *)seed;
	for (size_t i = 0; i < KINDS; i++)
		table_begin(&worker->tables[i], kinds[i].config);
}

static void
end(void *argument)
{
	struct worker *const worker = argument;

	for (size_t i = 0; i < KINDS; i++)
		table_end(&worker->tables[i]);
}

static unsigned
bin_of(uint32_t chance)
{
	const int32_t odds = oni_network_odds(chance);
	const int32_t part = (odds + (odds < 0 ? -1 : 1) * ONE_ODDS / PART / 2) /
	    (ONE_ODDS / PART);
	const int32_t most = ODDS_MAX * PART;

	return (unsigned)(most +
	    (part < -most ? -most : part > most ? most : part));
}

/* What was told to whom in the course of a game. */
struct story {
	unsigned count;
	uint8_t seats[QUESTIONS_MAX];
	uint16_t bins[QUESTIONS_MAX];
};

/* Returns whether the game has come to its end. */
static bool
play_out(struct table *table, uint32_t tries, struct dice *dice,
    struct story *story)
{
	struct search *const search = &table->search;
	onirim_game *const game = table->game;
	onirim_game *const asked = search->asked;

	onirim_game_reset(game, oni_dice_roll(dice));
	for (story->count = 0; onirim_outcome(game) == ONIRIM_PLAYING;
	    story->count++) {
		if (story->count == QUESTIONS_MAX)
			return false;
		story->seats[story->count] = (uint8_t)onirim_player(game);
		onirim_game_assign(asked, game);
		onirim_redact(asked, asked, onirim_player(game));
		oni_search(search, tries, oni_dice_roll(dice));
		story->bins[story->count] = (uint16_t)bin_of(
		    oni_candidate_chance(search, &search->candidates[0]));
		onirim_apply(game, search->candidates[0].action);
	}
	return true;
}

static void
count_story(struct worker *worker, const struct table *table, int way,
    const struct story *story)
{
	for (unsigned i = 0; i < story->count; i++) {
		const int won = onirim_result(table->game, story->seats[i]) ==
		    ONIRIM_WON;

		worker->counts.told[table->row][way][story->bins[i]][won]++;
	}
}

static void
play(void *argument, uint64_t number)
{
	struct worker *const worker = argument;
	struct table *const table = &worker->tables[number % KINDS];
	struct dice dice = {worker->seed +
	    number * UINT64_C(0xD1342543DE82EF95)};
	struct story story;

	if (number / KINDS >= kinds[number % KINDS].games)
		return;
	if (play_out(table, CORRECTION_TRIES, &dice, &story))
		count_story(worker, table, CORRECTED_TRIES, &story);
	for (int i = 0; i < GUESSED_GAMES; i++)
		if (play_out(table, 0, &dice, &story))
			count_story(worker, table, CORRECTED_GUESS, &story);
}

/*
 * ---- The fit ------------------------------------------------------------
 */

struct fit {
	double shift;
	double slope;
};

/* How a fit is to be changed, and how sure that is. */
struct slopes {
	double shift, slope;
	double shift_shift, shift_slope, slope_slope;
};

/* As long as little is known, chances stay as they are. */
static struct slopes
doubt(const struct fit *fit)
{
	const double certainty = 25;

	return (struct slopes){
		.shift = -certainty * fit->shift,
		.slope = -certainty * (fit->slope - 1),
		.shift_shift = certainty,
		.slope_slope = certainty,
	};
}

/* The questions of a game say much the same. */
static void
learn_bin(struct slopes *slopes, const struct fit *fit, double odds,
    const uint64_t counts[2])
{
	const double weight = 1.0 / 16;
	const double all = weight * (double)(counts[0] + counts[1]);
	const double chance = learner_chance(fit->shift + fit->slope * odds);
	const double missing = weight * (double)counts[1] - all * chance;
	const double sure = all * chance * (1 - chance);

	slopes->shift += missing;
	slopes->slope += missing * odds;
	slopes->shift_shift += sure;
	slopes->shift_slope += sure * odds;
	slopes->slope_slope += sure * odds * odds;
}

/* Newton's method. */
static struct fit
fit_counts(uint64_t counts[BINS][2])
{
	struct fit fit = {0, 1};

	for (int i = 0; i < 20; i++) {
		struct slopes s = doubt(&fit);
		double volume;

		for (int k = 0; k < BINS; k++)
			learn_bin(&s, &fit, (double)(k - ODDS_MAX * PART) /
			    PART, counts[k]);
		volume = s.shift_shift * s.slope_slope -
		    s.shift_slope * s.shift_slope;
		fit.shift += (s.shift * s.slope_slope -
		    s.slope * s.shift_slope) / volume;
		fit.slope += (s.slope * s.shift_shift -
		    s.shift * s.shift_slope) / volume;
	}
	return fit;
}

static int
rounded(double part)
{
	const double whole = part * ONE_ODDS;

	return (int)(whole < 0 ? whole - 0.5 : whole + 0.5);
}

static void
print_fits(struct counts *counts)
{
	printf("/* corrections.c - how chances have come out; `make weights` "
	    "writes it. */\n#include \"correction.h\"\n\n"
	    "const struct correction "
	    "oni_corrections[CORRECTED][CORRECTED_WAYS] = {\n");
	for (int row = 0; row < CORRECTED; row++) {
		const struct fit guess = fit_counts(
		    counts->told[row][CORRECTED_GUESS]);
		const struct fit tries = fit_counts(
		    counts->told[row][CORRECTED_TRIES]);

		printf("\t{{%d, %d}, {%d, %d}},\n", rounded(guess.shift),
		    rounded(guess.slope), rounded(tries.shift),
		    rounded(tries.slope));
	}
	printf("};\n");
}

void
corrections_print(uint64_t games, uint64_t seed, uint64_t threads)
{
	static struct counts counts;
	const struct crowd crowd = {
		.worker_size = sizeof(struct worker),
		.threads = (size_t)threads,
		.begin = begin,
		.play = play,
		.end = end,
		.options = &seed,
	};

	crowd_do(&crowd, games * KINDS, counts.told[0][0][0], COUNTS);
	if (ranks_first())
		print_fits(&counts);
}
