/* thumb_nightmarium.h - a player by rules of thumb, for Nightmarium. */
#ifndef ADVISOR_THUMB_NIGHTMARIUM_H
#define ADVISOR_THUMB_NIGHTMARIUM_H

#include <onirim.h>

/* Answer the question of a game.  The game may be redacted for the seat that
 * is asked: nothing else is looked at.  The same sight gets the same
 * answer. */
onirim_action thumb_nightmarium_choose(const onirim_game *game);

#endif
