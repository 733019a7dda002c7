/* table.h - the table as somebody sees it. */
#ifndef PLAY_TABLE_H
#define PLAY_TABLE_H

#include <onirim.h>

#include "screen.h"
#include "words.h"

enum {
	SEATS_MAX = 5,
	SQUEEZE_LATE = 8, /* the choices come before more of the table */
	SQUEEZE_MAX = 16,
	NEVER = 99,
	LABEL_WIDTH = 10
};

struct pile {
	int count;
	onirim_card cards[ONIRIM_CARDS_MAX];
};

/* How much of a part of the table is shown. */
enum detail { DETAIL_WHOLE, DETAIL_SHORT, DETAIL_GONE };

/* A game as somebody sees it. */
struct view {
	const onirim_game *game;
	const struct words *words;
	int viewer;
	onirim_reader reader; /* of its texts */
	int seats;
	bool nightmarium;  /* else Onirim */
	enum detail detail;
};

struct view view_of(const onirim_game *game, int viewer,
    const struct words *words);

struct pile pile_of(const struct view *view, int zone, int index);
int count_in(const struct pile *pile, onirim_card card);
int number_of(const struct view *view, int what, int index);

/* Whether one of the sets or of the variants is played, which are the numbers
 * ONIRIM_NUMBER_SETS and ONIRIM_NUMBER_VARIANTS. */
bool plays(const struct view *view, int what, int word);

/*
 * ---- Blocks -------------------------------------------------------------
 *
 * A table is made of blocks.  Where a page has too few lines, the blocks are
 * shortened and left out step by step; each has the steps in its row.
 */

struct block {
	void (*show)(struct page *, const struct view *);
	int steps[DETAIL_GONE]; /* at which it becomes short, and gone */
};

void show_blocks(struct page *page, const struct view *view,
    const struct block *blocks, size_t count, int squeeze);

/* A new line of the table with its caption; where there are several players a
 * seat's lines carry its number. */
struct line *labelled(struct page *page, const struct view *view,
    enum caption caption, int seat);

/* Things side by side that go on in the next line when one is full. */
struct list {
	struct page *page;
	struct line *line;
	int lines;   /* that may still follow */
};

struct list list_begin(struct page *page, const struct view *view,
    enum caption caption, int seat);
void list_add(struct list *list, const struct line *thing);

/*
 * ---- The table ----------------------------------------------------------
 */

enum style card_style(onirim_card card);

/* A card in words. */
void add_card(struct line *line, const struct view *view, onirim_card card);

void show_header(struct page *page, const struct view *view);

/* The table, shortened and with parts left out step by step. */
void show_table(struct page *page, const struct view *view, int squeeze);

/* The step to begin with beside a question. */
int least_squeeze(const struct view *view);

/* The table in as much detail as some lines can hold. */
void fit_table(struct page *page, const struct view *view, int lines);

/* How far the seats have come: the turn, the deck, and what wins. */
void add_progress(struct line *line, const struct view *view);

#endif
