/* stack.h - the stacks of steps that a game of Onirim can wait with. */
#ifndef ONI_ONIRIM_STACK_H
#define ONI_ONIRIM_STACK_H

#include "cards.h"

/* Whether a kind of step is on the stack, whatever it is. */
bool oni_onirim_is_waiting(const struct onirim_game *g, unsigned kind);

/* Whether a game can go on with its stack, if it is not over, on a table whose
 * cards add up; what it blames is the first fact that does not hold. */
bool oni_onirim_stack_fits(const struct onirim_game *g, struct blame *blame);

/* Whether the question on top has two answers or more.  In a redacted game
 * answers that need hidden cards count when the pool could give them. */
bool oni_onirim_has_two_answers(const struct onirim_game *g);

#endif
