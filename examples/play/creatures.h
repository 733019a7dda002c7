/* creatures.h - the table of Nightmarium. */
#ifndef PLAY_CREATURES_H
#define PLAY_CREATURES_H

#include "table.h"

/* Beside a question the discard pile is only counted. */
enum { SQUEEZE_QUESTION = 1 };

void show_creatures(struct page *page, const struct view *view, int squeeze);

/* How many actions the turn has left after this one; the question that asks for
 * an action tells itself. */
void add_actions_left(struct line *line, const struct view *view);

/* How many creatures of each seat are complete. */
void add_completed(struct line *line, const struct view *view);

/* What an answer is about, in the notation of the table; false when it has no
 * words but those of the library. */
bool add_terror_label(struct line *line, const struct view *view,
    onirim_action action);

#endif
