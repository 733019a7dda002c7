/* again.c - the game that is played, once more. */
#include <stdlib.h>
#include <string.h>

#include "again.h"
#include "begin.h"

/* The program plays the same seats, as well as before. */
static void
copy_players(onirim_record *to, const onirim_record *from)
{
	static const char *const names[] = { TAG_COMPUTER, TAG_LEVEL };
	char tag[ONIRIM_TEXT_MAX];

	for (size_t i = 0; i < COUNT_OF(names); i++)
		if (onirim_record_tag(from, names[i], tag, sizeof(tag)) >= 0)
			onirim_record_set_tag(to, names[i], tag);
}

/* The game as it began, or with other cards. */
static int
record_again(onirim_record **record, const struct session *session,
    bool is_same)
{
	onirim_game *game;
	int status = onirim_record_game(session->record, 0, &game);

	*record = NULL;
	if (status == ONIRIM_OK && !is_same)
		status = onirim_game_reset(game, (uint64_t)seed_of_clock());
	if (status == ONIRIM_OK)
		status = onirim_record_new(record, game);
	onirim_game_free(game);
	return status;
}

/* Play a record instead; on failure the session is as it was. */
static int
exchange(struct session *session, onirim_record *record)
{
	struct session other;
	const int status = session_open(&other, session->store, record, NULL);

	session_close(status == ONIRIM_OK ? session : &other);
	if (status == ONIRIM_OK)
		*session = other;
	return status;
}

int
session_again(struct session *session, bool is_same)
{
	onirim_record *record;
	const int status = record_again(&record, session, is_same);

	if (status != ONIRIM_OK)
		return status;
	copy_players(record, session->record);
	return exchange(session, record);
}

int
session_branch(struct session *session, int ply)
{
	const int length = onirim_record_format(session->record, NULL, 0);
	char *text = length < 0 ? NULL : malloc((size_t)length + 1);
	onirim_record *record = NULL;
	int status = ONIRIM_E_MEMORY;

	if (text != NULL) {
		onirim_record_format(session->record, text,
		    (size_t)length + 1);
		status = onirim_record_parse(&record, text, NULL);
	}
	free(text);
	if (status == ONIRIM_OK)
		status = exchange(session, record);
	if (status == ONIRIM_OK)
		session_go(session, ply);
	return status;
}

/*
 * ---- The command --------------------------------------------------------
 */

/* The last line goes on in the next one if an option does not fit. */
static void
add_to_command(struct page *page, const struct line *option, int columns)
{
	struct line *line = &page->lines[page->count - 1];

	if (line_width(line) + line_width(option) + 2 >= columns) {
		line_add(line, " \\");
		line = page_line(page);
		line_add(line, "   ");
	}
	line_add(line, "%s", option->text);
}

static void
add_config(struct page *page, const struct session *session, int columns)
{
	char config[ONIRIM_TEXT_MAX] = "";
	char *rest;

	onirim_config_format(session->game, config, sizeof(config));
	for (char *word = strtok_r(config, " ", &rest); word != NULL;
	    word = strtok_r(NULL, " ", &rest)) {
		struct line option = { .length = 0 };

		add_option(&option, word);
		if (strcmp(word, "game=onirim") != 0)
			add_to_command(page, &option, columns);
	}
}

static void
add_computers(struct page *page, const struct session *session, int columns)
{
	struct line option = { .length = 0 };
	const char *before = " --computer ";

	for (int seat = 0; session->computers >> seat != 0; seat++) {
		if (!is_computer(session, seat))
			continue;
		line_add(&option, "%s%d", before, seat + 1);
		before = ",";
	}
	if (session->computers == 0)
		return;
	add_to_command(page, &option, columns);
	line_clear(&option);
	line_add(&option, " --level %d", session->level);
	add_to_command(page, &option, columns);
}

void
add_again(struct page *page, const struct session *session, int columns)
{
	page_add(page, "  onirim");
	add_config(page, session, columns);
	add_computers(page, session, columns);
}
