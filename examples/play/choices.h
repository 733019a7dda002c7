/* choices.h - the answers to a question: how they are typed, and shown. */
#ifndef PLAY_CHOICES_H
#define PLAY_CHOICES_H

#include "face.h"
#include "view.h"

struct choices {
	int count;
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX]; /* of cards that chance deals */
	int likely;      /* the one that Enter gives, or -1 */
	bool is_pointed; /* a lesson points at that one */
	bool all_alike;  /* there is one help for all */
};

void choices_read(struct choices *choices, const struct view *view);

/* Point at an answer; 0 is none, and then Enter gives none. */
void choices_point(struct choices *choices, onirim_action action);

/* What is typed for a choice: a key on a screen, a number elsewhere. */
void add_key(struct line *line, const struct face *face, int choice);

/* The choice of what was typed, or -1. */
int choice_of(const struct face *face, const struct choices *choices,
    const char *word);

/* Show them in some lines and columns; false if there is no room for all. */
bool choices_show(struct page *page, const struct view *view,
    const struct face *face, const struct choices *choices, int columns,
    int lines);

/* A line for the one that Enter gives, if there is one. */
void choices_show_likely(struct page *page, const struct view *view,
    const struct face *face, const struct choices *choices);

/* Each on a line of its own, which goes on where it is too wide. */
void choices_list(struct page *page, const struct view *view,
    const struct face *face, const struct choices *choices);

#endif
