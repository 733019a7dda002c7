/* statistics.c - how the games ended that are kept. */
#include <string.h>

#include "kept.h"
#include "screens.h"
#include "tally.h"
#include "words.h"

enum { ROWS_MAX = 100 };

struct statistics {
	const struct store *store;
	int count;
	struct tally rows[ROWS_MAX];
};

/* Runs need the games in the order in which they were played. */
static void
count_games(struct statistics *statistics, struct store *store)
{
	static struct kept_game games[STORE_GAMES_MAX];

	statistics->store = store;
	statistics->count = 0;
	for (int i = store_list(store, games, STORE_GAMES_MAX); i > 0; i--) {
		onirim_record *record = NULL;
		struct tally game;

		if (store_look(store, games[i - 1].number, &record) ==
		    KEPT_OVER && tally_of(record, &game))
			statistics->count = tally_add(statistics->rows,
			    statistics->count, ROWS_MAX, &game);
		onirim_record_free(record);
	}
}

static void
add_average(struct line *line, enum word word, int sum, int count)
{
	const int tenths = (sum * 10 + count / 2) / count;

	line_add(line, say(word), tenths / 10, tenths % 10);
}

static bool
is_nightmarium(const struct tally *row)
{
	return strncmp(row->config, "game=nightmarium",
	    strlen("game=nightmarium")) == 0;
}

static void
write_numbers(struct page *page, const struct tally *row)
{
	page_add(page, say(W_PLAYED), row->played, row->won,
	    (row->won * 100 + row->played / 2) / row->played);
	if (row->won_looking > 0)
		page_add(page, say(W_WON_LOOKING), row->won_looking);
	page_add(page, say(W_RUNS), row->run, row->run_longest);
	add_average(page_line(page), is_nightmarium(row) ? W_CREATURES_FOUND
	    : W_DOORS_FOUND, row->found, row->played);
	if (row->won == 0 || is_nightmarium(row))
		return;
	add_average(page_line(page), W_CARDS_LEFT, row->cards_left, row->won);
	page_add(page, say(W_CARDS_MOST), row->cards_left_most);
}

static void
write_row(struct page *page, const struct tally *row, int columns)
{
	struct line title = { .length = 0 };

	add_played(&title, row->config);
	if (row->computers > 0)
		line_add(&title, say(W_WITH_PROGRAM), row->computers);
	if (row->level[0] != '\0')
		line_add(&title, say(W_AT_LEVEL), row->level);
	page_line(page);
	page_flow(page, title.text, 0, columns);
	write_numbers(page, row);
	page_line(page);
}

static void
write_statistics(struct page *page, const void *what, int columns)
{
	const struct statistics *const statistics = what;
	struct line where = { .length = 0 };

	if (statistics->count == 0) {
		page_add(page, "%s", say(W_NOTHING_YET));
		page_line(page);
	}
	for (int i = 0; i < statistics->count; i++)
		write_row(page, &statistics->rows[i], columns);
	page_line(page);
	line_add(&where, say(W_KEPT_IN), statistics->store->directory);
	page_flow(page, where.text, 0, columns);
}

void
statistics_show(struct program *program)
{
	static struct statistics statistics;
	const struct reading reading = {
		.title = say(W_STATISTICS),
		.write = write_statistics,
		.what = &statistics,
	};

	count_games(&statistics, &program->store);
	read_through(program, &reading);
}
