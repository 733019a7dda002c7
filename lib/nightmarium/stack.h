/* stack.h - the stacks of steps that a game of Nightmarium can wait with. */
#ifndef ONI_NIGHTMARIUM_STACK_H
#define ONI_NIGHTMARIUM_STACK_H

#include "cards.h"

/* Whether the question on top has two answers; where these need cards that lie
 * hidden, whether the pool could give them. */
bool oni_nightmarium_question_fits(const struct onirim_game *g);

/* Whether play leads to this stack on this table, whose cards add up: each
 * step lies on one that it can lie on, with operands that it can have. */
bool oni_nightmarium_stack_fits(const struct onirim_game *g);

#endif
