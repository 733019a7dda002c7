/* stack.h - the stacks of steps that a game of Nightmarium can wait with. */
#ifndef ONI_NIGHTMARIUM_STACK_H
#define ONI_NIGHTMARIUM_STACK_H

#include "cards.h"

/* The turn lies at the bottom, and each other step on one that it can lie
 * on. */
bool oni_nightmarium_steps_lie(const struct onirim_game *g);

/* The step that asks lies on top, others never do; operands that mean nothing
 * are 0. */
bool oni_nightmarium_steps_wait(const struct onirim_game *g);

/* The first step that does not find what it relies on, or NULL. */
const struct step *oni_nightmarium_step_unfit(const struct onirim_game *g);

/* Whether the question on top has two answers; where these need cards that lie
 * hidden, whether the pool could give them. */
bool oni_nightmarium_question_fits(const struct onirim_game *g);

#endif
