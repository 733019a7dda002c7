/* steps.h - what is still to be done, as a stack of small records. */
#ifndef ONI_STEPS_H
#define ONI_STEPS_H

#include <assert.h>
#include <stdint.h>

/* A step: its kind, and the seat that it concerns, which is the seat asked if
 * the step asks.  What card and left mean depends on the kind.  The kinds are
 * defined by each game. */
struct step {
	uint8_t kind;
	uint8_t seat;
	uint8_t card;
	uint8_t left;
};

/* lib/BOUNDS.md shows why the stack never gets higher.  Steps past the count
 * are 0. */
enum { STEPS_MAX = 7 };

struct steps {
	uint8_t count;
	struct step stack[STEPS_MAX];
};

static inline struct step *
step_top(struct steps *steps)
{
	assert(steps->count > 0);
	return &steps->stack[steps->count - 1u];
}

static inline void
step_push(struct steps *steps, struct step step)
{
	assert(steps->count < STEPS_MAX);
	if (steps->count < STEPS_MAX)
		steps->stack[steps->count++] = step;
}

static inline struct step
step_pop(struct steps *steps)
{
	struct step *top = step_top(steps);
	const struct step popped = *top;

	*top = (struct step){0, 0, 0, 0};
	steps->count--;
	return popped;
}

#endif
