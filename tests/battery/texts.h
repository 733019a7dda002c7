/* texts.h - what readers are told of two games that look the same to them. */
#ifndef BATTERY_TEXTS_H
#define BATTERY_TEXTS_H

#include "told.h"

/* Tell a viewer of two games, in one of the languages, with the longest names:
 * every text has to fit.  The actions told are answers of one of them.  Count
 * in what kinds of text they differ. */
void texts_compare(struct differing *differing, const onirim_game *one,
    const onirim_game *other, int viewer);

#endif
