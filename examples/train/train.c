/* Learn how to judge tables: train --network NAME [options]; --help tells more.
 * With --corrections, learn how the chances that are told come out.
 *
 * A network plays rounds of games against itself.  During a round its weights
 * stay as they are, so the games can be shared out among threads and ranks;
 * then it learns from all of them in the order of their numbers.  What is
 * learnt is the same bytes for any number of threads and ranks. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "../crowd/crowd.h"
#include "../crowd/options.h"
#include "corrections.h"
#include "learner.h"
#include "lessons.h"

enum {
	ROUND = 200,            /* games */
	BATCH = 64,             /* rows that are learnt from at once */
	COURSES_MAX = 16,
	CORRECTED_GAMES = 1200, /* of a configuration, at most */
	STATE_VERSION = 1
};

/* What a network is taught. */
struct plan {
	const char *name;
	uint64_t games;
	double comfort_ends;    /* when so much is done, or earlier */
	struct lessons lessons;
	struct course courses[COURSES_MAX];
};

static const struct plan plans[] = {
	{"solo", 1200000, 0.7, {0.85, 200}, {
		{"", 6},
		{"sets=towers", 4},
		{"sets=dreams", 4},
		{"sets=steps", 4},
		{"sets=steps,towers,dreams", 4},
		{"sets=steps,towers", 1},
		{"sets=steps,dreams", 1},
		{"sets=towers,dreams", 1},
		{"sets=steps variants=lost", 1},
		{"sets=towers variants=ruins", 1},
		{"sets=towers variants=right-only", 1},
		{"sets=dreams premonitions=6", 1}}},
	{"two", 700000, 0.9, {0.85, 200}, {
		{"players=2", 5},
		{"players=2 variants=open", 3},
		{"players=2 variants=unique", 1},
		{"players=2 variants=race", 4},
		{"players=2 sets=steps,towers,dreams", 5},
		{"players=2 sets=towers", 3},
		{"players=2 sets=dreams", 2},
		{"players=2 sets=steps", 3},
		{"players=2 variants=race sets=steps,towers,dreams", 1}}},
	{"nightmarium", 400000, 0, {0.9, 200}, {
		{"game=nightmarium players=2", 1},
		{"game=nightmarium players=3", 1},
		{"game=nightmarium players=4", 1},
		{"game=nightmarium players=5", 1}}}
};

enum { PLANS = sizeof(plans) / sizeof(*plans) };

struct options {
	const char *network;
	const char *config;
	const char *state;
	bool corrections;
	uint64_t games;
	uint64_t seed;
	uint64_t threads;
};

/* How often a course has been won lately, how often seats came how far, and
 * what is to be told. */
struct report {
	double rate;
	double reached[REACHED_MAX];
	uint64_t played;
	uint64_t won;
};

/* All that goes on with the next round. */
struct school {
	struct options options;
	struct plan plan;
	size_t courses;
	uint64_t round;
	struct learner learner;
	struct stored stored;
	struct report reports[COURSES_MAX];
	double squares;         /* of what was guessed wrong, lately */
	uint64_t rows;
	struct notes *lessons;  /* one for each game of the round */
	uint64_t first;         /* the number of the first of them */
};

/* What comes of the games of a course in a round. */
struct count {
	uint64_t played;
	uint64_t won;
	uint64_t reached[REACHED_MAX];
};

/* What a thread has for itself: it begins with what is added up. */
struct worker {
	struct count counts[COURSES_MAX];
	struct school *school;
	struct player players[COURSES_MAX];
};

/*
 * ---- Rounds -------------------------------------------------------------
 */

/* How far the learning has come, from 0 to 1. */
static double
part_done(const struct school *school)
{
	return (double)(school->round * ROUND) / (double)school->plan.games;
}

/* How much is learnt from a batch: much at first, then less and less. */
static double
learning_rate(double done)
{
	const double most = 0.0006;

	if (done < 0.2)
		return most;
	return done > 0.95 ? most / 20
	    : most * (1 - 0.95 * (done - 0.2) / 0.75);
}

/* As long as hardly any games are won, lost ones are told apart: one that came
 * farther than all others lately counts as half a victory, one that came
 * farther than half of them as a quarter.  In the last fifth of the learning
 * before the comfort ends, it fades. */
static void
find_comfort(const struct school *school, size_t course,
    double comfort[REACHED_MAX])
{
	const struct report *const report = &school->reports[course];
	const double left = 5 * (school->plan.comfort_ends - part_done(school));
	double fade = 1 - 5 * report->rate, all = 1e-9, less = 0;

	if (left < 1)
		fade *= left;
	if (fade < 0 || left < 0)
		fade = 0;
	for (int i = 0; i < REACHED_MAX; i++)
		all += report->reached[i];
	for (int i = 0; i < REACHED_MAX; i++) {
		comfort[i] = 0.5 * fade * less / all;
		less += report->reached[i];
	}
}

static size_t
draw_course(const struct school *school, struct dice *dice)
{
	uint32_t shares[COURSES_MAX];

	for (size_t i = 0; i < school->courses; i++)
		shares[i] = school->plan.courses[i].share;
	return (size_t)oni_dice_draw(dice, shares, (int)school->courses);
}

static void
play(void *argument, uint64_t number)
{
	struct worker *const worker = argument;
	struct school *const school = worker->school;
	struct dice dice = {school->options.seed +
	    number * UINT64_C(0xD1342543DE82EF95)};
	const size_t course = draw_course(school, &dice);
	struct count *const count = &worker->counts[course];
	double comfort[REACHED_MAX];
	int won;

	find_comfort(school, course, comfort);
	won = lessons_play(&school->plan.lessons, &worker->players[course],
	    oni_dice_roll(&dice), comfort, count->reached,
	    &school->lessons[number - school->first]);
	count->played += won >= 0;
	count->won += won > 0;
}

static void
count_round(struct school *school, const struct crowd *crowd)
{
	struct count sums[COURSES_MAX];

	crowd_sum(crowd, &sums[0].played,
	    COURSES_MAX * (sizeof(*sums) / sizeof(uint64_t)));
	for (size_t i = 0; i < school->courses; i++) {
		struct report *const report = &school->reports[i];
		const double played = (double)sums[i].played;
		const double won = (double)sums[i].won;

		report->rate += 0.002 * (won - played * report->rate);
		report->played += sums[i].played;
		report->won += sums[i].won;
		for (int k = 0; k < REACHED_MAX; k++)
			report->reached[k] = 0.98 * report->reached[k] +
			    (double)sums[i].reached[k];
	}
}

/* The rows of all games of the round, in the order of their numbers. */
static uint16_t *
gather(struct school *school, size_t games, size_t *length)
{
	size_t size = 0, at = 0;
	uint16_t *rows;

	for (size_t i = 0; i < games; i++)
		size += school->lessons[i].length;
	rows = malloc((size + 1) * sizeof(*rows));
	if (rows == NULL)
		ranks_fail(onirim_strerror(ONIRIM_E_MEMORY));
	for (size_t i = 0; i < games; i++) {
		struct notes *const notes = &school->lessons[i];

		if (notes->length > 0)
			memcpy(rows + at, notes->rows,
			    notes->length * sizeof(*rows));
		at += notes->length;
		notes->length = 0;
	}
	size *= sizeof(*rows);
	rows = ranks_gather(rows, &size);
	*length = size / sizeof(*rows);
	return rows;
}

static void
shuffle(const struct row **order, size_t count, uint64_t seed)
{
	struct dice dice = {seed};

	for (size_t i = count; i > 1; i--) {
		const size_t k = oni_dice_below(&dice, (uint32_t)i);
		const struct row *const row = order[i - 1];

		order[i - 1] = order[k];
		order[k] = row;
	}
}

static void
learn(struct school *school, const uint16_t *notes, size_t length)
{
	const double rate = learning_rate(part_done(school));
	const struct row **order;
	struct row *rows;
	size_t count = 0;

	for (size_t at = 0; at < length; at += 2u + notes[at])
		count++;
	rows = malloc((count + 1) * sizeof(*rows));
	order = malloc((count + 1) * sizeof(*order));
	if (rows == NULL || order == NULL)
		ranks_fail(onirim_strerror(ONIRIM_E_MEMORY));
	count = 0;
	for (size_t at = 0; at < length; at += 2u + notes[at]) {
		rows[count] = (struct row){notes[at + 1], notes[at],
		    notes + at + 2};
		order[count] = &rows[count];
		count++;
	}
	shuffle(order, count, school->options.seed ^ school->round);
	for (size_t i = 0; i < count; i += BATCH)
		school->squares += learner_learn(&school->learner, order + i,
		    count - i < BATCH ? count - i : BATCH, rate);
	school->rows += count;
	free(order);
	free(rows);
}

static void
play_round(struct school *school, struct worker *workers)
{
	const struct crowd crowd = {
		.workers = workers,
		.worker_size = sizeof(*workers),
		.threads = (size_t)school->options.threads,
		.play = play,
		.quiet = true,
	};
	const struct range part = ranks_part(ROUND);
	const struct range numbers = {school->round * ROUND + part.from,
	    school->round * ROUND + part.to};
	uint16_t *rows;
	size_t length;

	learner_store(&school->learner, &school->stored);
	for (size_t i = 0; i < school->options.threads; i++) {
		memset(workers[i].counts, 0, sizeof(workers[i].counts));
		for (size_t k = 0; k < school->courses; k++)
			oni_judge_use(&workers[i].players[k].judge,
			    &school->stored.network);
	}
	school->first = numbers.from;
	crowd_play(&crowd, numbers);
	count_round(school, &crowd);
	rows = gather(school, (size_t)(part.to - part.from), &length);
	learn(school, rows, length);
	free(rows);
	school->round++;
}

/*
 * ---- What is kept between runs ------------------------------------------
 */

/* What a state file holds, besides the learner. */
struct state {
	uint32_t version;
	uint32_t size;
	uint64_t seed;
	uint64_t games;
	uint64_t round;
	struct report reports[COURSES_MAX];
};

static void
save(const struct school *school)
{
	struct state state = {.version = STATE_VERSION,
	    .size = sizeof(struct learner), .seed = school->options.seed,
	    .games = school->plan.games, .round = school->round};
	char name[4096];
	FILE *file;
	int failed;

	if (school->options.state == NULL || !ranks_first())
		return;
	memcpy(state.reports, school->reports, sizeof(state.reports));
	snprintf(name, sizeof(name), "%s.new", school->options.state);
	file = fopen(name, "wb");
	if (file == NULL)
		ranks_fail("the state cannot be written");
	failed = fwrite(&state, sizeof(state), 1, file) != 1 ||
	    fwrite(&school->learner, sizeof(school->learner), 1, file) != 1;
	failed |= fclose(file) != 0;
	if (failed || rename(name, school->options.state) != 0)
		ranks_fail("the state cannot be written");
}

/* Go on from a state, if there is one. */
static void
load(struct school *school)
{
	struct state state;
	FILE *file;

	if (school->options.state == NULL)
		return;
	file = fopen(school->options.state, "rb");
	if (file == NULL)
		return;
	if (fread(&state, sizeof(state), 1, file) != 1 ||
	    state.version != STATE_VERSION ||
	    state.size != sizeof(struct learner) ||
	    state.seed != school->options.seed ||
	    state.games != school->plan.games ||
	    fread(&school->learner, sizeof(school->learner), 1, file) != 1)
		ranks_refuse("%s: the state of another training",
		    school->options.state);
	fclose(file);
	school->round = state.round;
	memcpy(school->reports, state.reports, sizeof(state.reports));
}

/*
 * ---- The training -------------------------------------------------------
 */

static void
tell(struct school *school, double begin)
{
	if (!ranks_first())
		return;
	fprintf(stderr, "%s: %3.0f %%, %" PRIu64 " games, %.0f seconds, "
	    "error %.4f, won", school->plan.name, 100 * part_done(school),
	    school->round * ROUND, crowd_seconds() - begin,
	    school->squares / ((double)school->rows + 1e-9));
	for (size_t i = 0; i < school->courses; i++) {
		struct report *const report = &school->reports[i];

		fprintf(stderr, " %.1f", 100 * (double)report->won /
		    ((double)report->played + 1e-9));
		report->played = 0;
		report->won = 0;
	}
	fprintf(stderr, "\n");
	school->squares = 0;
	school->rows = 0;
}

static struct worker *
hire(struct school *school)
{
	const size_t threads = (size_t)school->options.threads;
	struct worker *const workers = calloc(threads, sizeof(*workers));

	school->lessons = calloc(ROUND, sizeof(*school->lessons));
	if (workers == NULL || school->lessons == NULL)
		ranks_fail(onirim_strerror(ONIRIM_E_MEMORY));
	for (size_t i = 0; i < threads; i++) {
		workers[i].school = school;
		for (size_t k = 0; k < school->courses; k++)
			player_begin(&workers[i].players[k],
			    school->plan.courses[k].config);
	}
	return workers;
}

static void
dismiss(struct school *school, struct worker *workers)
{
	for (size_t i = 0; i < school->options.threads; i++)
		for (size_t k = 0; k < school->courses; k++)
			player_end(&workers[i].players[k]);
	for (size_t i = 0; i < ROUND; i++)
		free(school->lessons[i].rows);
	free(school->lessons);
	free(workers);
}

/* A line is told, and the state kept, about a hundred times. */
static void
train(struct school *school)
{
	const uint64_t rounds = (school->plan.games + ROUND - 1) / ROUND;
	const uint64_t often = rounds / 100 + 1;
	const double begin = crowd_seconds();
	struct worker *const workers = hire(school);

	learner_begin(&school->learner, &workers[0].players[0].judge.sight,
	    school->options.seed);
	load(school);
	while (school->round < rounds) {
		play_round(school, workers);
		if (school->round % often == 0 || school->round == rounds) {
			tell(school, begin);
			save(school);
		}
	}
	learner_store(&school->learner, &school->stored);
	if (ranks_first())
		stored_print(&school->stored, &school->learner,
		    school->plan.name, stdout);
	dismiss(school, workers);
}

static const char help[] =
    "usage: train --network NAME [options] > FILE\n"
    "       train --corrections [options] > FILE\n"
    "\n"
    "  --network NAME  which network learns: solo, two or nightmarium\n"
    "  --corrections   how the chances are to be corrected that the library's\n"
    "                  player tells with the networks it has\n"
    "  --config TEXT   only this configuration, instead of all that the\n"
    "                  network is for\n"
    "  --games N       how many games, with --corrections of each\n"
    "                  configuration; without it, as many as it needs\n"
    "  --seed N        another seed, another training; 1\n"
    "  --threads N     how many threads, 1 to 256, of each rank; 1\n"
    "  --state FILE    keep the state in this file, and go on from it\n"
    "  --help          this text\n"
    "\n"
    "The weights are printed as arrays of C.  They are the same for every\n"
    "number of threads and ranks, and with or without interruptions.\n";

static void
choose_plan(struct school *school)
{
	const struct options *const options = &school->options;

	for (size_t i = 0; i < PLANS; i++)
		if (options->network != NULL &&
		    strcmp(plans[i].name, options->network) == 0)
			school->plan = plans[i];
	if (school->plan.name == NULL)
		ranks_refuse("--network is solo, two or nightmarium");
	if (options->games > 0)
		school->plan.games = options->games;
	if (options->config != NULL) {
		memset(school->plan.courses, 0, sizeof(school->plan.courses));
		school->plan.courses[0] = (struct course){options->config, 1};
	}
	while (school->courses < COURSES_MAX &&
	    school->plan.courses[school->courses].config != NULL)
		school->courses++;
}

int
main(int count, char **arguments)
{
	static struct school school = {.options = {.seed = 1, .threads = 1}};
	struct options *const options = &school.options;
	const struct option known[] = {
		{"--network", .text = &options->network},
		{"--config", .text = &options->config},
		{"--state", .text = &options->state},
		{"--corrections", .is_there = &options->corrections},
		{"--games", .number = &options->games, 1, UINT64_C(1) << 40},
		{"--seed", .number = &options->seed, 0, UINT64_MAX},
		{"--threads", .number = &options->threads, 1, 256},
		{.name = NULL}
	};

	ranks_begin("train", &count, &arguments);
	options_read(known, help, arguments);
	if (options->corrections) {
		corrections_print(options->games > 0 ? options->games
		    : CORRECTED_GAMES, options->seed, options->threads);
		return ranks_end(0);
	}
	choose_plan(&school);
	train(&school);
	return ranks_end(0);
}
