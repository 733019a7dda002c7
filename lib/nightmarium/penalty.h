/* penalty.h - what the other seats pay when a creature of one legion wakes. */
#ifndef ONI_NIGHTMARIUM_PENALTY_H
#define ONI_NIGHTMARIUM_PENALTY_H

#include "creatures.h"

/* A seat that has no card of the legion pays other cards: pays_others().  The
 * card of the step is then the first of them, once it is named.  Even before
 * that it would reveal something about the hand, so viewers who do not see the
 * hand get HIDDEN_CARD: pays_untold(). */
static inline bool
pays_untold(const struct step *step)
{
	return step->card == HIDDEN_CARD;
}

static inline bool
pays_others(const struct step *step)
{
	return step->card != NO_CARD && !pays_untold(step);
}

/* Hide what a seat pays, if not all these seats have seen its hand. */
void oni_penalty_hide(struct onirim_game *g, uint8_t seats);

/* Store again what the seat pays, when its hand has been dealt. */
void oni_penalty_tell(struct onirim_game *g);

/* The cards that a seat can have, if what it pays excludes others. */
uint64_t oni_penalty_leaves(const struct onirim_game *g, unsigned seat);

extern const struct rule oni_step_penalty;
extern const struct wait oni_step_penalty_waits;
extern const struct rule oni_step_legion;
extern const struct wait oni_step_legion_waits;

#endif
