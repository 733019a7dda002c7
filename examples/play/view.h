/* view.h - a game as somebody sees it. */
#ifndef PLAY_VIEW_H
#define PLAY_VIEW_H

#include <stdint.h>

#include <onirim.h>

#include "page.h"

enum {
	SEATS_MAX = 5,
	COLOURS = 4,
	SPELLS = 3,
	PARTS = 3,      /* of a complete creature */
	PLACES = 8      /* of creatures that a seat has, in their numbers */
};

struct pile {
	int count;
	onirim_card cards[ONIRIM_CARDS_MAX];
};

struct view {
	const onirim_game *game;
	int viewer;
	int seats;
	bool is_nightmarium; /* else Onirim */
	onirim_reader reader;
};

struct view view_of(const onirim_game *game, int viewer);

struct pile pile_of(const struct view *view, int zone, int index);
int count_in(const struct pile *pile, onirim_card card);
int number_of(const struct view *view, int what, int index);

/* Whether one of the sets or of the variants is played, which are the numbers
 * ONIRIM_NUMBER_SETS and ONIRIM_NUMBER_VARIANTS. */
bool plays(const struct view *view, int what, int word);

/* A chance of the library in hundredths. */
int percent(unsigned chance);

/* Doors of a colour that a seat needs, and how many of all it needs it has. */
int doors_needed(const struct view *view);
int doors_found(const struct view *view, int seat);

int complete_creatures(const struct view *view, int seat);

/* What the library says, added to a line. */
void add_action(struct line *line, const struct view *view,
    onirim_action action);
void add_help(struct line *line, const struct view *view,
    onirim_action action);
void add_decision(struct line *line, const struct view *view, int decision);

/* A seat, such as "Player 2", or "You". */
void add_seat(struct line *line, const struct view *view, int seat);

#endif
