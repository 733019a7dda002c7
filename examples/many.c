/* Many games at once, as for a program that learns:
 *
 *     many [GAMES [STEPS [CONFIGURATION]]]
 *
 * The games are stepped together.  What is asked stands in arrays, a row for
 * each game, and the answers are chosen from these arrays alone: here each
 * legal one is equally likely, and a network would take its place.  Games that
 * are over are begun again by the library. */
#include <inttypes.h>
#include <onirim.h>
#include <stdio.h>
#include <stdlib.h>

enum { SEATS_MAX = 5 };

/* All games, and what is told of them. */
struct table {
	size_t count;
	onirim_game **games;
	int32_t *indices;
	uint64_t *lengths;      /* decisions of the game that goes on */
	onirim_rows rows;
};

/* What has come of the games that are over. */
struct sums {
	uint64_t games;
	uint64_t by_turns;
	uint64_t decisions;
	uint64_t longest;
	uint64_t won[SEATS_MAX];
};

static void
fail(const char *why)
{
	fprintf(stderr, "many: %s\n", why);
	exit(2);
}

static void *
array_of(size_t count, size_t size)
{
	void *const array = calloc(count, size);

	if (array == NULL)
		fail(onirim_strerror(ONIRIM_E_MEMORY));
	return array;
}

static size_t
number(const char *text)
{
	char *end;
	const unsigned long n = strtoul(text, &end, 10);

	if (end == text || *end != '\0' || n == 0 || n > 1000000)
		fail("a number from 1 to 1000000 is missing");
	return n;
}

static onirim_game *
new_game(const char *config)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_problem problem;
	onirim_game *game;

	if (onirim_game_new(&game, config, &problem) != ONIRIM_OK) {
		onirim_problem_text(&problem, "en", text, sizeof text);
		fail(text);
	}
	return game;
}

/* Arrays for all games.  Each stride is as long as a row, and no longer. */
static void
lay_out(struct table *table)
{
	onirim_rows *const rows = &table->rows;
	const onirim_game *const game = table->games[0];
	const size_t n = table->count;

	rows->size = sizeof *rows;
	rows->observation_stride = (size_t)onirim_observation_size(game);
	rows->mask_stride = (size_t)onirim_action_space(game);
	rows->result_stride = (size_t)onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
	rows->seeds = array_of(n, sizeof *rows->seeds);
	rows->observations = array_of(n, rows->observation_stride);
	rows->masks = array_of(n, rows->mask_stride);
	rows->results = array_of(n, rows->result_stride);
	rows->ended = array_of(n, 1);
}

static void
begin(struct table *table, const char *config)
{
	const size_t n = table->count;

	table->games = array_of(n, sizeof *table->games);
	table->indices = array_of(n, sizeof *table->indices);
	table->lengths = array_of(n, sizeof *table->lengths);
	for (size_t i = 0; i < n; i++)
		table->games[i] = new_game(config);
	if (onirim_player(table->games[0]) == ONIRIM_CHANCE)
		fail("nobody deals the cards here");
	lay_out(table);
	for (size_t i = 0; i < n; i++) {
		onirim_game_reset(table->games[i], i);
		table->rows.seeds[i] = (uint64_t)i << 32;
	}
	onirim_step_many(table->games, n, NULL, &table->rows);
}

static void
end(struct table *table)
{
	for (size_t i = 0; i < table->count; i++)
		onirim_game_free(table->games[i]);
	free(table->rows.seeds);
	free(table->rows.observations);
	free(table->rows.masks);
	free(table->rows.results);
	free(table->rows.ended);
	free(table->games);
	free(table->indices);
	free(table->lengths);
}

/* A number below n from a generator that everybody has, so that the same
 * comes of it everywhere. */
static size_t
below(uint64_t *generator, size_t n)
{
	*generator = *generator * UINT64_C(6364136223846793005) + 1;
	return (size_t)((*generator >> 33) % n);
}

/* Any index that a mask allows. */
static int32_t
choose(const uint8_t *mask, size_t size, uint64_t *generator)
{
	size_t legal = 0, left, i = 0;

	for (size_t k = 0; k < size; k++)
		legal += mask[k];
	for (left = below(generator, legal); left > 0 || mask[i] == 0; i++)
		left -= mask[i];
	return (int32_t)i;
}

static void
count_end(struct sums *sums, const struct table *table, size_t i)
{
	const size_t seats = table->rows.result_stride;

	sums->games++;
	sums->by_turns += table->rows.ended[i] == 2;
	sums->decisions += table->lengths[i];
	if (table->lengths[i] > sums->longest)
		sums->longest = table->lengths[i];
	for (size_t seat = 0; seat < seats; seat++)
		sums->won[seat] += table->rows.results[i * seats + seat] > 0;
}

/* Every game takes one step. */
static void
step(struct table *table, struct sums *sums, uint64_t *generator)
{
	const onirim_rows *const rows = &table->rows;
	const size_t n = table->count;

	for (size_t i = 0; i < n; i++)
		table->indices[i] = choose(rows->masks + i * rows->mask_stride,
		    rows->mask_stride, generator);
	if (onirim_step_many(table->games, n, table->indices, rows) != (int)n)
		fail("an action was refused");
	for (size_t i = 0; i < n; i++) {
		table->lengths[i]++;
		if (rows->ended[i] == 0)
			continue;
		count_end(sums, table, i);
		table->lengths[i] = 0;
	}
}

static void
print(const struct sums *sums, const struct table *table)
{
	printf("%zu games of %zu bytes to see and %zu actions\n",
	    table->count, table->rows.observation_stride,
	    table->rows.mask_stride);
	printf("%" PRIu64 " ended, %" PRIu64 " of them by turns\n",
	    sums->games, sums->by_turns);
	if (sums->games > 0)
		printf("%" PRIu64 " decisions a game, at most %" PRIu64 "\n",
		    sums->decisions / sums->games, sums->longest);
	for (size_t seat = 0; seat < table->rows.result_stride; seat++)
		printf("player %zu won %" PRIu64 "\n", seat + 1,
		    sums->won[seat]);
}

int
main(int argc, char **argv)
{
	struct table table = { .count = argc > 1 ? number(argv[1]) : 64 };
	const size_t steps = argc > 2 ? number(argv[2]) : 1000;
	struct sums sums = {0};
	uint64_t generator = 1;

	begin(&table, argc > 3 ? argv[3] : "");
	for (size_t i = 0; i < steps; i++)
		step(&table, &sums, &generator);
	print(&sums, &table);
	end(&table);
	return 0;
}
