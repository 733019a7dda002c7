/* records.c - the games that are kept. */
#include <string.h>
#include <time.h>

#include "begin.h"
#include "choices.h"
#include "kept.h"
#include "screens.h"
#include "words.h"

enum { SHOWN_MAX = 50 }; /* each has a key of its own */

struct records {
	struct program *program;
	int count;
	struct kept_game games[SHOWN_MAX];
	struct line texts[SHOWN_MAX];
};

/*
 * ---- How they stand -----------------------------------------------------
 */

static void
add_time(struct line *line, time_t when)
{
	char text[ONIRIM_TEXT_MAX] = "";
	struct tm local;

	if (localtime_r(&when, &local) != NULL)
		strftime(text, sizeof(text), "%Y-%m-%d %H:%M", &local);
	line_add(line, "%s  ", text);
}

/* The library tells in a sentence how a game ended. */
static void
add_game(struct line *line, const onirim_record *record, bool is_over)
{
	struct line played = { .length = 0 };
	char config[ONIRIM_TEXT_MAX] = "";
	onirim_game *game;

	if (onirim_record_game(record, 0, &game) != ONIRIM_OK)
		return;
	onirim_config_format(game, config, sizeof(config));
	onirim_game_free(game);
	add_played(&played, config);
	line_add(line, is_over ? "%s. " : "%s (", played.text);
	add_standing(line, record);
	line_add(line, is_over ? "" : ")");
}

static void
add_damage(struct line *line, const struct store *store, game_number number)
{
	char file[DISK_PATH_BYTES];
	onirim_record *record;
	onirim_problem problem = { .reason = ONIRIM_PROBLEM_NONE };
	int error;

	store_file(store, number, file);
	error = record_read(file, &record, &problem);
	onirim_record_free(record);
	line_add(line, "%lld.onirim", number);
	if (error != 0)
		add_file_problem(line, error, &problem);
}

static void
look(struct records *records)
{
	struct store *const store = &records->program->store;

	records->count = store_list(store, records->games, SHOWN_MAX);
	for (int i = 0; i < records->count; i++) {
		const struct kept_game *const game = &records->games[i];
		struct line *const line = &records->texts[i];
		onirim_record *record = NULL;
		const enum kept_state state = store_look(store, game->number,
		    &record);

		line_clear(line);
		add_time(line, game->played);
		if (state == KEPT_UNREADABLE)
			add_damage(line, store, game->number);
		else
			add_game(line, record, state == KEPT_OVER);
		if (state == KEPT_ELSEWHERE)
			line_add(line, " (%s)", say(W_ELSEWHERE));
		onirim_record_free(record);
	}
}

/*
 * ---- Choosing one -------------------------------------------------------
 */

static void
write_records(struct page *page, const void *what, int columns)
{
	enum { INDENT = 5 };
	const struct records *const records = what;

	page_line(page);
	page_flow(page, say(records->count == 0 ? W_NO_GAMES : W_RECORDS_HELP),
	    0, columns);
	page_line(page);
	for (int i = 0; i < records->count; i++) {
		struct line *const line = page_line(page);

		line_add(line, "%c%c", SPOT_BEGIN, STYLE_BOLD);
		add_key(line, records->program->face, i);
		line_add(line, "%c%c", STYLE_PLAIN, SPOT_END);
		line_pad(line, INDENT);
		page_flow(page, records->texts[i].text, INDENT, columns);
	}
}

static bool
is_leaving(const char *word)
{
	return word == NULL || *word == '\0' ||
	    strcmp(word, WORD_LEAVE) == 0 || is_command(word, "q", "quit");
}

/* A game that cannot be played says why on the list. */
void
records_show(struct program *program)
{
	static struct records records;
	const struct reading reading = {
		.title = say(W_RECORDS),
		.write = write_records,
		.what = &records,
		.prompt = say(W_ASK_RECORDS),
	};
	struct choices choices = { .count = 0 };
	const char *word;
	int chosen;

	records.program = program;
	do {
		look(&records);
		choices.count = records.count;
		word = read_through(program, &reading);
		if (is_leaving(word))
			return;
		chosen = choice_of(program->face, &choices, word);
	} while (chosen < 0 ||
	    play_kept(program, records.games[chosen].number) != 0);
}
