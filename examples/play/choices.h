/* choices.h - a question and its answers, in the room that there is. */
#ifndef PLAY_CHOICES_H
#define PLAY_CHOICES_H

#include "table.h"

enum { COLUMNS_MAX = 5 };

/* The answers to a question. */
struct choices {
	int count;
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	bool one_verb;     /* all do the same, with different cards */
	bool all_alike;    /* there is one help for all */
	size_t before;     /* the bytes that their labels begin with alike */
	size_t after;      /* and end with */
};

/* How choices lie in columns: each holds those from its start to the start
 * of the next. */
struct layout {
	int columns;
	int rows;
	int shown;         /* choices, from the first on */
	bool brief;        /* labels without what can be left out */
	int starts[COLUMNS_MAX + 1];
	int widths[COLUMNS_MAX];
	int labels[COLUMNS_MAX]; /* the room that labels need of them */
};

void choices_read(struct choices *choices, const struct view *view);

/* Say what a choice is, and what it does. */
void add_label(struct line *line, const struct view *view,
    onirim_action action);
void add_help(struct line *line, const struct view *view,
    onirim_action action);

/* The layout that tells most in some lines; false when none has room. */
bool layout_fit(struct layout *layout, const struct view *view,
    const struct choices *choices, int lines, bool late);

/* One that has room, though labels may be cut, and choices left out. */
void layout_force(struct layout *layout, const struct choices *choices,
    int lines);

void show_choices(struct page *page, const struct view *view,
    const struct choices *choices, const struct layout *layout);

/* All choices, with all that there is to say about them. */
void show_helps(struct page *page, const struct view *view,
    const struct choices *choices);

#endif
