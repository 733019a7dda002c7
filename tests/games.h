/* games.h - games and records that are freed behind the test that made them.
 * The cases of suites.h see to that. */
#ifndef GAMES_H
#define GAMES_H

#include "onirim.h"

/* A game of this configuration, and a copy of a game.  The test fails where
 * there is none. */
onirim_game *new_game(const char *config);
onirim_game *copy_of(const onirim_game *game);

/* Take over what was made otherwise. */
onirim_game *keep_game(onirim_game *game);
onirim_record *keep_record(onirim_record *record);

/* Free all of them. */
void free_kept(void);

#endif
