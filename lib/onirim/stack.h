/* stack.h - the stacks of steps that a game of Onirim can wait with. */
#ifndef ONI_ONIRIM_STACK_H
#define ONI_ONIRIM_STACK_H

#include "cards.h"

/* The set of the kinds of step on the stack. */
uint64_t oni_onirim_waiting(const struct onirim_game *g);

/* Whether play leads to this stack on this table, whose cards add up: each
 * step lies on one that it can lie on, with operands that it can have, on a
 * table as the step needs it; and the question on top has two answers. */
bool oni_onirim_stack_fits(const struct onirim_game *g);

#endif
