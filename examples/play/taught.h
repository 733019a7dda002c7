/* taught.h - a lesson at the table. */
#ifndef PLAY_TAUGHT_H
#define PLAY_TAUGHT_H

#include "game.h"

/* Open the game of a lesson, which is kept nowhere.  The teacher has begun with
 * it.  ONIRIM_OK or a status. */
int taught_open(struct session *session, struct teacher *teacher);

/* Whether a lesson was taken to its end once. */
bool was_taught(const struct store *store, const struct lesson *lesson);

/* Whether all is said, so that a game of one's own is next. */
bool is_taught(const struct table *table);

/* Note what the marks on the screen are, if this is a lesson. */
void taught_begin(struct table *table);

/* Point at an answer to the question, if this is a lesson. */
void taught_meet(struct table *table);

/* Replace the lesson by a game of one's own if a word asks for it; else
 * false. */
bool taught_take(struct table *table, const char *word);

/* Add what is said at this question, and what comes after the last one. */
void taught_tell(struct page *page, const struct table *table, int columns);

#endif
