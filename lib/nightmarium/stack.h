/* stack.h - what is true of the steps that a game of Nightmarium waits with. */
#ifndef ONI_NIGHTMARIUM_STACK_H
#define ONI_NIGHTMARIUM_STACK_H

#include "cards.h"

/* Facts, each of which relies on those before it.  A game that is over has no
 * steps. */
bool oni_nightmarium_steps_lie(const struct onirim_game *g,
    struct blame *blame);
bool oni_nightmarium_steps_wait(const struct onirim_game *g,
    struct blame *blame);
bool oni_nightmarium_steps_fit(const struct onirim_game *g,
    struct blame *blame);

/* Whether the question on top has two answers; where these need cards that lie
 * hidden, whether the pool could give them. */
bool oni_nightmarium_question_fits(const struct onirim_game *g);

#endif
