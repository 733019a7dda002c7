/* game_page.c - how the table, the story and the question share the screen. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cards.h"
#include "game.h"
#include "story.h"
#include "table.h"
#include "taught.h"
#include "words.h"

enum {
	LEAST_COLUMNS = 60,
	LEAST_LINES = 20,
	STORY_BESIDE = 116, /* columns from which on the story has its own */
	STORY_COLUMNS = 40,
	GAP = 3,
	TALL = 23,          /* lines with which there is more news */
	CHOICES_LEAST = 5,
	CHOICES_PAIR = 7
};

void
add_state(struct line *line, const struct view *view)
{
	const int turn = number_of(view, ONIRIM_NUMBER_TURN, 0);

	line_add(line, say(turn > 0 ? W_TURN : W_SET_UP), turn);
	line_add(line, ", ");
	add_zone(line, view, ONIRIM_ZONE_POOL);
	line_add(line, " %d, ", number_of(view, ONIRIM_NUMBER_DECK, 0));
	if (!view->is_nightmarium)
		add_zone(line, view, ONIRIM_ZONE_DOORS);
	line_add(line, view->is_nightmarium ? "" : " ");
	add_progress(line, view);
}

static void
add_game_name(struct line *line, const struct view *view)
{
	char name[ONIRIM_TEXT_MAX] = "";

	onirim_config_text(view->is_nightmarium ? "game=nightmarium"
	    : "game=onirim", words_language(), name, sizeof(name));
	line_add(line, "%s", name);
}

/* Cards that somebody deals come from no seed. */
static bool
has_seed(const struct view *view)
{
	char config[ONIRIM_TEXT_MAX] = "";

	onirim_config_format(view->game, config, sizeof(config));
	return strstr(config, "chance=host") == NULL;
}

void
add_title(struct line *line, const struct view *view)
{
	const int player = onirim_player(view->game);
	char seed[32];

	snprintf(seed, sizeof(seed), "%" PRIu64, onirim_seed(view->game));
	add_game_name(line, view);
	line_add(line, "   ");
	if (view->seats > 1 && player != ONIRIM_NOBODY) {
		line_add(line, say(W_PLAYER), player + 1);
		line_add(line, "   ");
	} else if (player == ONIRIM_CHANCE) {
		line_add(line, "%s   ", say(W_DEALER));
	}
	if (view->is_nightmarium && number_of(view,
	    ONIRIM_NUMBER_ACTIONS_LEFT, 0) > 0) {
		line_add(line, say(W_LEFT), number_of(view,
		    ONIRIM_NUMBER_ACTIONS_LEFT, 0));
		line_add(line, "   ");
	}
	add_state(line, view);
	if (!has_seed(view))
		return;
	line_add(line, "   ");
	line_add(line, say(W_SEED), seed);
}

/* What is written around the table, as long as it is. */
struct written {
	struct page remark;    /* of a lesson */
	struct page question;  /* and what all answers do */
	struct page note;
};

/* How the lines below the title are shared out. */
struct shares {
	int columns;   /* of all but the story beside it */
	int table;
	int news;
	int remark;    /* of the news, and not to be cut */
	int question;
	int choices;
	int note;
	bool has_air;  /* an empty line between two parts */
};

static int
lines_of(const struct shares *shares)
{
	return shares->table + shares->news + shares->question +
	    shares->choices + shares->note + 2 * shares->has_air;
}

/* The table gives lines to the answers only when they do not fit otherwise, so
 * that it stays where it is from turn to turn. */
static struct shares
share_out(const struct table *table, const struct written *written)
{
	const struct face *const face = table->program->face;
	const bool beside = face->columns >= STORY_BESIDE;
	const int lines = face->lines - 2;
	struct shares shares = {
		.columns = beside ? face->columns - STORY_COLUMNS - GAP
				  : face->columns,
		.news = beside ? 0 : face->lines > TALL + 4 ? 4 : 2,
		.remark = written->remark.count,
		.question = written->question.count > 2
		    ? written->question.count : 2,
		.choices = table->view.seats > 1 ? CHOICES_PAIR
						 : CHOICES_LEAST,
		.note = written->note.count > 0 ? written->note.count : 1,
	};

	shares.news += shares.remark;
	shares.table = table_lines(&table->view, shares.columns);
	shares.has_air = lines_of(&shares) + 2 <= lines;
	if (lines_of(&shares) > lines)
		shares.table -= lines_of(&shares) - lines;
	if (shares.table < table_least(&table->view))
		shares.table = table_least(&table->view);
	shares.choices += lines - lines_of(&shares);
	return shares;
}

/* The air around the news has room for more of them. */
static void
use_air(struct shares *shares, const struct page *news)
{
	const int lines = shares->news - shares->remark;

	if (!shares->has_air || lines == 0 || news->count <= lines)
		return;
	shares->has_air = false;
	shares->news += 2;
}

/* Lines of news, which say when there are more. */
static void
show_news(struct page *page, const struct page *news, int lines)
{
	const int end = page->count + lines;
	const int from = news->count > lines ? news->count - lines + 1 : 0;

	if (lines == 0)
		return;
	if (from > 0)
		page_add(page, say(W_MORE_NEWS), from);
	page_append(page, news, from, news->count);
	page_fill(page, end);
}

static void
write_question(struct page *page, const struct table *table, int columns)
{
	struct line text = { .length = 0 };

	line_add(&text, "%c", STYLE_BOLD);
	add_decision(&text, &table->view, onirim_decision(table->view.game));
	line_add(&text, "%c", STYLE_PLAIN);
	page_line(page);
	page_flow(page, text.text, 0, columns);
	if (!table->choices.all_alike)
		return;
	line_clear(&text);
	add_help(&text, &table->view, table->choices.actions[0]);
	page_line(page);
	page_flow(page, text.text, 0, columns);
}

/* Give one more line to the answers, from what can do without. */
static bool
give_line(struct shares *shares, int least)
{
	int *const from = shares->table > least ? &shares->table
	    : shares->news > 1 && shares->news > shares->remark
	    ? &shares->news : NULL;

	if (from == NULL)
		return false;
	(*from)--;
	shares->choices++;
	return true;
}

/* Give the table the lines that the answers do not need, as far as it wants
 * them. */
static void
give_back(struct shares *shares, int choices, int wanted)
{
	const int left = shares->choices - choices;

	if (shares->table + left < wanted)
		wanted = shares->table + left;
	if (shares->table < wanted)
		shares->table = wanted;
}

/* The answers, for which the table is made smaller where that is needed; where
 * even that is too little, all of them are on the page of help. */
static void
show_rest(struct page *page, const struct table *table,
    const struct written *written, struct shares shares)
{
	const struct view *const view = &table->view;
	struct page choices = { .count = 0 };

	while (!choices_show(&choices, view, table->program->face,
	    &table->choices, shares.columns, shares.choices) &&
	    give_line(&shares, table_least(view)))
		;
	if (choices.count == 0 && table->choices.count > 0) {
		page_add(&choices, say(W_MORE_CHOICES),
		    table->choices.count);
		choices_show_likely(&choices, view, table->program->face,
		    &table->choices);
	}
	if (shares.remark > 0)
		give_back(&shares, choices.count,
		    table_lines(view, shares.columns));
	use_air(&shares, &table->news);
	table_show(page, view, shares.columns, shares.table);
	if (shares.has_air)
		page_line(page);
	show_news(page, &table->news, shares.news - shares.remark);
	page_append(page, &written->remark, 0, shares.remark);
	if (shares.has_air)
		page_line(page);
	page_append(page, &written->question, 0, written->question.count);
	page_append(page, &choices, 0, choices.count);
	page_clear(&choices);
}

/* The story beside the table, its end at the bottom. */
static void
add_story(struct page *page, const struct table *table, int columns)
{
	const struct session *const session = table->session;
	const int lines = table->program->face->lines - 3;
	const int ply = onirim_record_ply(session->record);
	struct page story = { .count = 0 };
	int from;

	story_tell(&story, &table->view, session->record,
	    ply > lines ? ply - lines : 0, ply, STORY_COLUMNS);
	from = story.count > lines ? story.count - lines : 0;
	page_fill(page, lines + 1);
	for (int i = 0; i < lines && from + i < story.count; i++) {
		line_pad(&page->lines[i + 1], columns);
		line_add(&page->lines[i + 1], " | %s",
		    story.lines[from + i].text);
	}
	page_clear(&story);
}

bool
is_too_small(struct face *face)
{
	struct page page = { .count = 0 };

	if (face->columns >= LEAST_COLUMNS && face->lines >= LEAST_LINES)
		return false;
	page_line(&page);
	page_flow(&page, say(W_TOO_SMALL), 0, face->columns);
	face->show(&page);
	page_clear(&page);
	return true;
}

void
show_table_page(struct table *table)
{
	struct face *const face = table->program->face;
	struct line title = { .length = 0 };
	struct page page = { .count = 0 };
	struct written written = { .note = { .count = 0 } };
	struct shares shares;

	if (is_too_small(face))
		return;
	if (table->note.length > 0)
		page_flow(&written.note, table->note.text, 0, face->columns);
	shares = share_out(table, &written);
	taught_tell(&written.remark, table, shares.columns);
	write_question(&written.question, table, shares.columns);
	shares = share_out(table, &written);
	add_title(&title, &table->view);
	add_bar(&page, face, title.text);
	show_rest(&page, table, &written, shares);
	page_fill(&page, face->lines - 1 - written.note.count);
	page_append(&page, &written.note, 0, written.note.count);
	if (shares.columns < face->columns)
		add_story(&page, table, shares.columns);
	show_with_keys(face, &page, say(W_KEYS));
	page_clear(&page);
	page_clear(&written.remark);
	page_clear(&written.question);
	page_clear(&written.note);
}

/*
 * ---- In a conversation --------------------------------------------------
 */

/* Whether a turn begins, or the next action of one. */
static bool
is_turn(const struct view *view)
{
	const int decision = onirim_decision(view->game);

	return decision == ONIRIM_ASK_ACT || decision == ONIRIM_ASK_MOVE;
}

void
tell_table(struct table *table, bool whole)
{
	struct face *const face = table->program->face;
	struct page page = { .count = 0 };
	struct line state = { .length = 0 };

	page_line(&page);
	page_append(&page, &table->news, 0, table->news.count);
	taught_tell(&page, table, face->columns);
	if (whole)
		table_show_whole(&page, &table->view, face->columns);
	else if (is_turn(&table->view))
		table_show_near(&page, &table->view, face->columns);
	add_state(&state, &table->view);
	page_add(&page, "(%s)", state.text);
	write_question(&page, table, face->columns);
	choices_list(&page, &table->view, face, &table->choices);
	face->show(&page);
	page_clear(&page);
}
