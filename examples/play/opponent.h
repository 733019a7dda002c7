/* opponent.h - a player by rules of thumb, for Nightmarium. */
#ifndef PLAY_OPPONENT_H
#define PLAY_OPPONENT_H

#include <onirim.h>

/* Answer the question of a game.  The game may be redacted for the seat that
 * is asked: nothing else is looked at.  The same sight gets the same
 * answer. */
onirim_action opponent_choose(const onirim_game *game);

#endif
