/* story.h - what happened, told to those who saw it. */
#ifndef PLAY_STORY_H
#define PLAY_STORY_H

#include "program.h"
#include "view.h"

/* Add what the answers after `from` up to `to` brought about, each on a line of
 * its own. */
void story_tell(struct page *page, const struct view *view,
    const onirim_record *record, int from, int to, int columns);

/* The whole of it, to scroll back. */
void story_show(struct program *program, const struct session *session,
    int viewer);

#endif
