/* table.h - the table as somebody sees it. */
#ifndef PLAY_TABLE_H
#define PLAY_TABLE_H

#include <onirim.h>

#include "screen.h"
#include "words.h"

enum {
	SEATS_MAX = 2,
	SQUEEZE_LATE = 8, /* the choices come before more of the table */
	SQUEEZE_MAX = 16
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
	int seats;
	enum detail detail;
};

struct view view_of(const onirim_game *game, int viewer,
    const struct words *words);

struct pile pile_of(const struct view *view, int zone, int index);
int count_in(const struct pile *pile, onirim_card card);
int number_of(const struct view *view, int what, int index);

/* Whether the game's configuration has a word, such as "towers". */
bool plays(const struct view *view, const char *word);

enum style card_style(onirim_card card);

/* A card in words. */
void add_card(struct line *line, const struct view *view, onirim_card card);

void show_header(struct page *page, const struct view *view);

/* The table, shortened and with parts left out step by step. */
void show_table(struct page *page, const struct view *view, int squeeze);

/* The table in as much detail as some lines can hold. */
void fit_table(struct page *page, const struct view *view, int lines);

/* How far the seats have come: the turn, the deck, and the Doors. */
void add_progress(struct line *line, const struct view *view);

#endif
