/* parts.h - texts of which a byte separates the parts. */
#ifndef PLAY_PARTS_H
#define PLAY_PARTS_H

#include "page.h"

/* Take the next part of a text.  Returns where the one after it begins; NULL
 * past the last one. */
const char *next_part(const char *text, char between, struct line *part);

/* Whether a list such as "steps,towers" has a word. */
bool has_part(const char *list, const char *word);

/* Take a word into a list, or out of it; an empty one is "none". */
void turn_part(struct line *list, const char *word);

#endif
