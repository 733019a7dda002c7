/* replay.c - a record, answer by answer. */
#include <stdlib.h>
#include <string.h>

#include "screens.h"
#include "story.h"
#include "table.h"
#include "words.h"

struct replay {
	struct program *program;
	const onirim_record *record;
	int ply;
	struct view view;
	struct line note;
};

/* What the answer brought about, which may leave only some of the table. */
static void
add_moment(struct page *page, const struct replay *replay, int columns)
{
	story_tell(page, &replay->view, replay->record, replay->ply - 1,
	    replay->ply, columns);
	page_line(page);
}

static void
add_place(struct line *line, const struct replay *replay)
{
	line_add(line, say(W_ANSWER_OF), replay->ply,
	    onirim_record_length(replay->record));
}

static void
show_moment(const struct replay *replay)
{
	struct face *const face = replay->program->face;
	struct line title = { .length = 0 };
	struct page page = { .count = 0 };

	if (is_too_small(face))
		return;
	add_place(&title, replay);
	line_add(&title, "   ");
	add_title(&title, &replay->view);
	add_bar(&page, face, title.text);
	add_moment(&page, replay, face->columns);
	if (page.count < face->lines - 2)
		table_show(&page, &replay->view, face->columns,
		    face->lines - 2 - page.count);
	page_fill(&page, face->lines - 2);
	page_flow(&page, replay->note.text, 0, face->columns);
	show_with_keys(face, &page, say(W_KEYS_REPLAY));
	page_clear(&page);
}

static void
tell_moment(const struct replay *replay)
{
	struct face *const face = replay->program->face;
	struct line place = { .length = 0 };
	struct page page = { .count = 0 };

	page_line(&page);
	add_place(&place, replay);
	line_add(&place, " (");
	add_state(&place, &replay->view);
	line_add(&place, ")");
	page_add(&page, "%s", place.text);
	add_moment(&page, replay, face->columns);
	table_show_whole(&page, &replay->view, face->columns);
	if (replay->note.length > 0)
		page_line(&page);
	page_flow(&page, replay->note.text, 0, face->columns);
	face->show(&page);
	page_clear(&page);
}

static void
go_to(struct replay *replay, const char *number)
{
	char *end;
	const long ply = strtol(number, &end, 10);

	if (*number == '\0')
		return;
	if (*end != '\0' || ply < 0 ||
	    ply > onirim_record_length(replay->record))
		line_add(&replay->note, say(W_NO_CHOICE), number);
	else
		replay->ply = (int)ply;
}

static void
go_on(struct replay *replay)
{
	if (replay->ply < onirim_record_length(replay->record))
		replay->ply++;
	else
		line_add(&replay->note, "%s", say(W_RECORD_ENDS));
}

static void
go_where_asked(struct replay *replay)
{
	const char *const number = replay->program->face->line(
	    say(W_GO_WHERE));

	if (number == NULL)
		replay->program->has_ended = true;
	else
		go_to(replay, number);
}

/* Go where a word leads; false if it leaves. */
static bool
take(struct replay *replay, const char *word)
{
	line_clear(&replay->note);
	if (strcmp(word, WORD_LEAVE) == 0 || is_command(word, "q", "quit"))
		return false;
	if (*word == '\0' || strcmp(word, WORD_DOWN) == 0 ||
	    strcmp(word, WORD_PAGE_DOWN) == 0)
		go_on(replay);
	else if (is_command(word, "g", "go"))
		go_where_asked(replay);
	else if (strcmp(word, WORD_UP) != 0 &&
	    strcmp(word, WORD_PAGE_UP) != 0 &&
	    strcmp(word, WORD_BACK) != 0 && !is_command(word, "b", "back"))
		go_to(replay, word);
	else if (replay->ply > 0)
		replay->ply--;
	return true;
}

/* Whoever has the record may see everything. */
void
replay_show(struct program *program, const onirim_record *record)
{
	struct replay replay = { .program = program, .record = record };
	const char *word;
	onirim_game *game;

	do {
		if (onirim_record_game(record, replay.ply, &game) != ONIRIM_OK)
			return;
		replay.view = view_of(game, ONIRIM_HOST);
		if (program->face->has_screen)
			show_moment(&replay);
		else
			tell_moment(&replay);
		onirim_game_free(game);
		word = ask(program, say(W_ASK_REPLAY));
	} while (word != NULL && (strcmp(word, WORD_RESIZED) == 0 ||
	    take(&replay, word)));
}
