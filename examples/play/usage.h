/* usage.h - what the options of the program are. */
#ifndef PLAY_USAGE_H
#define PLAY_USAGE_H

#include "page.h"
#include "store.h"

void usage_print(const struct store *store);

/* Add an option to the page, and what it is. */
void usage_entry(struct page *page, const struct line *option,
    const char *what);

/* Add the options that say which game is played. */
void usage_games(struct page *page);

#endif
