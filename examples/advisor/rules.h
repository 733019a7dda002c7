/* rules.h - a player of Nightmarium by rules of its own, to play against. */
#ifndef ADVISOR_RULES_H
#define ADVISOR_RULES_H

#include <onirim.h>

/* Answer the question of a game.  The game may be redacted for the seat that
 * is asked: nothing else is looked at.  The same sight gets the same
 * answer. */
onirim_action rules_choose(const onirim_game *game);

#endif
