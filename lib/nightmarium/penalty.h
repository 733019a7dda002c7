/* penalty.h - what the other seats pay when a creature of one legion wakes. */
#ifndef ONI_NIGHTMARIUM_PENALTY_H
#define ONI_NIGHTMARIUM_PENALTY_H

#include "creatures.h"

/* Whether a seat pays other cards, as it has none of the legion.  The step's
 * card is the first of them once it is named.  Before that it tells of the
 * hand, so to those who do not see the hand it is a hidden card. */
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

/* Hide what is asked of a seat that pays from seats that have not all seen its
 * hand. */
void oni_penalty_hide(struct onirim_game *g, uint8_t seats);

/* Tell it once the hand is known again. */
void oni_penalty_tell(struct onirim_game *g);

/* The cards that a seat may have in its hand, by what it is asked. */
uint64_t oni_penalty_leaves(const struct onirim_game *g, unsigned seat);

extern const struct rule oni_step_penalty;
extern const struct rule oni_step_legion;

#endif
