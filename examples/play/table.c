/* table.c - the table, made of blocks. */
#include <string.h>

#include "cards.h"
#include "table.h"
#include "words.h"

enum { BLOCKS_MAX = 20, RANKS = 20 };

/*
 * ---- Lists --------------------------------------------------------------
 */

static struct line *
next_line(struct list *list)
{
	list->line = page_line(list->page);
	list->left--;
	return list->line;
}

void
list_begin_named(struct list *list, const char *name)
{
	if (list->left > 0)
		line_add(next_line(list), "%s", name);
	line_pad(list->line, list->indent);
}

void
list_begin(struct list *list, const struct view *view, int zone, int seat)
{
	struct line name = { .length = 0 };

	add_zone(&name, view, zone);
	if (view->seats > 1 && seat != ONIRIM_NOBODY)
		line_add(&name, " %d", seat + 1);
	list_begin_named(list, name.text);
}

/* What stands where something is left out. */
static const char dots[] = "  ...";

/* What is wider than a line goes on in the next one where all is told, and is
 * cut elsewhere. */
static void
add_wide(struct list *list, const struct line *thing)
{
	if (list->left > ANY_LINES / 2) {
		page_flow(list->page, thing->text, list->indent,
		    list->columns);
		list->line = &list->page->lines[list->page->count - 1];
	} else {
		line_add(list->line, "%s", thing->text);
		line_shorten(list->line, list->columns);
	}
}

void
list_add(struct list *list, const struct line *thing)
{
	const bool is_first = line_width(list->line) <= list->indent;
	const int room = list->columns - line_width(list->line) - 2;

	if (list->left < 0 || thing->text[0] == '\0')
		return;
	if (line_width(thing) > list->columns - list->indent) {
		add_wide(list, thing);
		return;
	}
	if (!is_first && line_width(thing) > room -
	    (list->left == 0 ? (int)strlen(dots) : 0)) {
		if (list->left == 0) {
			line_add(list->line, "%s", dots);
			line_shorten(list->line, list->columns);
			list->left = -1;
			return;
		}
		line_pad(next_line(list), list->indent);
		line_add(list->line, "%s", thing->text);
		return;
	}
	line_add(list->line, "%s%s", is_first ? "" : "  ", thing->text);
}

int
one_line(const struct view *view, int columns)
{
	(void)view;
	(void)columns;
	return 1;
}

/*
 * ---- The table ----------------------------------------------------------
 */

/* How many lines each block gets; total is their sum. */
struct shares {
	const struct block *blocks;
	size_t count;
	int lines[BLOCKS_MAX];
	int total;
	int indent;
};

static struct shares
shares_of(const struct view *view, int columns)
{
	struct shares shares = {
		.blocks = view->is_nightmarium ? nightmarium_blocks
					       : onirim_blocks,
		.count = view->is_nightmarium ? nightmarium_blocks_count
					      : onirim_blocks_count,
		.indent = names_width(view),
	};

	for (size_t i = 0; i < shares.count; i++) {
		shares.lines[i] = shares.blocks[i].lines(view, columns);
		shares.total += shares.lines[i];
	}
	return shares;
}

/* The lines that a block needs at least, if it is there. */
static int
least_of(const struct block *block, const struct view *view)
{
	return block->by_seat ? view->seats : 1;
}

static void
give(struct shares *shares, size_t i, int lines)
{
	if (shares->lines[i] <= lines)
		return;
	shares->total -= shares->lines[i] - lines;
	shares->lines[i] = lines;
}

static bool
is_needed(const struct block *block, int decision)
{
	for (int i = 0; i < ASKS_MAX; i++)
		if (block->asks[i] == decision && decision != 0)
			return true;
	return false;
}

/* Take lines away until no more are left than there may be. */
static void
squeeze(struct shares *shares, const struct view *view, int lines)
{
	const int decision = onirim_decision(view->game);

	for (int rank = RANKS; rank > 0; rank--)
		for (size_t i = 0; i < shares->count; i++)
			if (shares->total > lines &&
			    shares->blocks[i].shortened == rank)
				give(shares, i, least_of(
				    &shares->blocks[i], view));
	for (int rank = RANKS; rank > 0; rank--)
		for (size_t i = 0; i < shares->count; i++)
			if (shares->total > lines &&
			    shares->blocks[i].left_out == rank &&
			    !is_needed(&shares->blocks[i], decision))
				give(shares, i, 0);
}

static void
show_block(struct page *page, const struct view *view,
    const struct shares *shares, size_t i, int columns, int lines)
{
	struct line nothing = { .length = 0 };
	struct list list = {
		.page = page,
		.line = &nothing,
		.columns = columns,
		.indent = shares->indent,
		.left = lines,
	};

	if (shares->lines[i] > 0)
		shares->blocks[i].show(&list, view);
}

int
table_lines(const struct view *view, int columns)
{
	return shares_of(view, columns).total;
}

int
table_least(const struct view *view)
{
	const struct shares shares = shares_of(view, ANY_LINES);
	int least = 1; /* for what is left out */

	for (size_t i = 0; i < shares.count; i++) {
		const struct block *const block = &shares.blocks[i];

		if (shares.lines[i] > 0 && (block->left_out == 0 ||
		    is_needed(block, onirim_decision(view->game))))
			least += least_of(block, view);
	}
	return least;
}

void
table_show(struct page *page, const struct view *view, int columns, int lines)
{
	struct shares shares = shares_of(view, columns);
	const struct shares whole = shares;
	const int from = page->count;
	bool is_cut = false;

	if (shares.total > lines)
		squeeze(&shares, view, lines);
	for (size_t i = 0; i < shares.count; i++)
		is_cut |= shares.lines[i] == 0 && whole.lines[i] > 0;
	if (is_cut && shares.total >= lines)
		squeeze(&shares, view, lines - 1);
	for (size_t i = 0; i < shares.count; i++) {
		const int end = page->count + shares.lines[i];

		show_block(page, view, &shares, i, columns, shares.lines[i]);
		page_fill(page, end);
	}
	if (is_cut)
		page_add(page, "%s", say(W_MORE_OF_TABLE));
	page_fill(page, from + lines);
	if (page->count <= from + lines)
		return;
	page->count = from + lines - 1;
	page_add(page, "%s", say(W_MORE_OF_TABLE));
}

void
table_show_whole(struct page *page, const struct view *view, int columns)
{
	const struct shares shares = shares_of(view, columns);

	for (size_t i = 0; i < shares.count; i++)
		show_block(page, view, &shares, i, columns, ANY_LINES);
}

void
table_show_near(struct page *page, const struct view *view, int columns)
{
	const struct shares shares = shares_of(view, columns);

	for (size_t i = 0; i < shares.count; i++)
		if (shares.blocks[i].is_near)
			show_block(page, view, &shares, i, columns,
			    shares.lines[i]);
}

void
add_progress(struct line *line, const struct view *view)
{
	for (int seat = 0; seat < view->seats; seat++) {
		if (seat > 0)
			line_add(line, "  ");
		if (view->seats > 1)
			line_add(line, "%d: ", seat + 1);
		if (view->is_nightmarium)
			line_add(line, "%d/%d", complete_creatures(view, seat),
			    number_of(view, ONIRIM_NUMBER_OBJECTIVE, 0));
		else
			line_add(line, "%d/%d", doors_found(view, seat),
			    doors_needed(view) * COLOURS);
	}
}
