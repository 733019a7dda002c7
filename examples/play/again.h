/* again.h - the game that is played, once more. */
#ifndef PLAY_AGAIN_H
#define PLAY_AGAIN_H

#include "page.h"
#include "session.h"

/* Replace a game by one of the same kind with the same players; the cards come
 * as before, or by a seed of the clock.  It is kept beside the other one.
 * ONIRIM_OK, or a status, and then the session is as it was. */
int session_again(struct session *session, bool is_same);

/* Replace a game by a copy of it that goes on after so many answers; it is kept
 * beside the other one, too. */
int session_branch(struct session *session, int ply);

/* Add the command that begins the same game, in as many lines as it needs. */
void add_again(struct page *page, const struct session *session,
    int columns);

#endif
