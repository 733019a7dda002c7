/* end_page.c - what is seen when a game is over, or left. */
#include "again.h"
#include "options.h"
#include "screens.h"
#include "table.h"
#include "words.h"

/* The rulebooks have no score: the cards that are left tell how close it
 * was. */
static void
add_score(struct page *page, const struct table *table)
{
	const struct view *const view = &table->view;

	if (onirim_outcome(view->game) != ONIRIM_WON || view->is_nightmarium ||
	    is_computer(table->session, onirim_winner(view->game)))
		return;
	page_add(page, "%c", STYLE_BOLD);
	line_add(&page->lines[page->count - 1], say(W_SCORE),
	    number_of(view, ONIRIM_NUMBER_DECK, 0));
	line_add(&page->lines[page->count - 1], "%c", STYLE_PLAIN);
}

static void
add_nexts(struct page *page)
{
	static const struct {
		char key;
		enum word text;
	} nexts[] = {
		{ 'n', W_NEXT_NEW },
		{ 'a', W_NEXT_AGAIN },
		{ 'v', W_NEXT_REVIEW },
	};

	for (size_t i = 0; i < COUNT_OF(nexts); i++)
		page_add(page, "%c%c%c%c %s%c", SPOT_BEGIN, STYLE_BOLD,
		    nexts[i].key, STYLE_PLAIN, say(nexts[i].text), SPOT_END);
}

/* The end of the news, which says why the game is over. */
static void
add_news(struct page *page, const struct page *news)
{
	enum { MOST = 4 };
	const int from = news->count > MOST ? news->count - MOST + 1 : 0;

	if (from > 0)
		page_add(page, say(W_MORE_NEWS), from);
	page_append(page, news, from, news->count);
}

/* The whole table if there is room for it. */
static void
add_table(struct page *page, const struct view *view, int columns, int lines)
{
	struct page whole = { .count = 0 };

	table_show_whole(&whole, view, columns);
	if (whole.count <= lines) {
		page_append(page, &whole, 0, whole.count);
		page_fill(page, page->count + lines - whole.count);
	} else {
		table_show(page, view, columns, lines);
	}
	page_clear(&whole);
}

/* The table has the room between what is above it and what is below. */
void
show_end_page(struct table *table)
{
	struct face *const face = table->program->face;
	struct line title = { .length = 0 };
	struct page page = { .count = 0 };
	struct page below = { .count = 0 };

	if (is_too_small(face))
		return;
	page_line(&below);
	add_nexts(&below);
	page_line(&below);
	page_flow(&below, table->note.text, 0, face->columns);
	add_title(&title, &table->view);
	add_bar(&page, face, title.text);
	add_news(&page, &table->news);
	add_score(&page, table);
	page_line(&page);
	add_table(&page, &table->view, face->columns,
	    face->lines - 1 - page.count - below.count);
	page_append(&page, &below, 0, below.count);
	show_with_keys(face, &page, say(W_KEYS_END));
	page_clear(&page);
	page_clear(&below);
}

/*
 * ---- In a conversation --------------------------------------------------
 */

static void
add_state_line(struct page *page, const struct table *table)
{
	struct line state = { .length = 0 };

	add_state(&state, &table->view);
	page_add(page, "(%s)", state.text);
}

void
tell_end(struct table *table)
{
	struct face *const face = table->program->face;
	struct page page = { .count = 0 };

	page_line(&page);
	page_append(&page, &table->news, 0, table->news.count);
	table_show_whole(&page, &table->view, face->columns);
	add_state_line(&page, table);
	add_score(&page, table);
	page_add(&page, "%s", say(W_AGAIN));
	add_again(&page, table->session, face->columns);
	face->show(&page);
	page_clear(&page);
}

/* A game that is kept where the program looks needs no name. */
static void
add_way_back(struct page *page, const struct session *session)
{
	struct line *line;

	if (session->file[0] == '\0' || session->error != 0)
		return;
	page_add(page, "%s", say(W_GO_ON));
	line = page_line(page);
	line_add(line, "  onirim");
	if (session->number != 0)
		return;
	line_add(line, " --resume ");
	add_shell_word(line, session->file);
}

void
left_tell(struct table *table)
{
	struct face *const face = table->program->face;
	struct page page = { .count = 0 };

	page_line(&page);
	page_add(&page, "%s", say(W_LEFT_EARLY));
	add_state_line(&page, table);
	add_way_back(&page, table->session);
	page_add(&page, "%s", say(W_AGAIN));
	add_again(&page, table->session, face->columns);
	face->show(&page);
	page_clear(&page);
}
