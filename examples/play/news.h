/* news.h - what happened, told to those who saw it. */
#ifndef PLAY_NEWS_H
#define PLAY_NEWS_H

#include "table.h"

/* Tell what the actions of a record after `from` up to `to` set off, as a
 * viewer saw it; with -1 the set-up, too. */
void tell_news(struct page *page, const struct view *view,
    const onirim_record *record, int from, int to);

#endif
