/* powers.h - the powers of a creature that wakes. */
#ifndef ONI_NIGHTMARIUM_POWERS_H
#define ONI_NIGHTMARIUM_POWERS_H

#include "creatures.h"

/* In one turn no more creatures wake (N22). */
enum { WOKEN_MAX = 100 };

/* A creature of the active seat wakes. */
void oni_powers_wake(struct onirim_game *g, unsigned creature);

/* Build what was chosen from the hand; a creature that it completes wakes. */
static inline void
build_from_hand(struct onirim_game *g, struct choice choice)
{
	if (oni_creatures_place(g, choice_card(choice), hand_of(g->active),
	    choice_extra(choice)))
		oni_powers_wake(g, choice_extra(choice));
}

/* Whether a step is that of the card whose power the activation beneath it has
 * come to. */
bool oni_powers_came_to(const struct onirim_game *g, const struct step *step);

extern const struct rule oni_step_powers;
extern const struct rule oni_step_joker;
extern const struct rule oni_step_executioner;
extern const struct rule oni_step_scavenger;
extern const struct rule oni_step_devourer;

#endif
