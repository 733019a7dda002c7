/* powers.h - the powers of a creature that wakes. */
#ifndef ONI_NIGHTMARIUM_POWERS_H
#define ONI_NIGHTMARIUM_POWERS_H

#include "creatures.h"

/* The most creatures that wake in one turn (N22). */
enum { WOKEN_MAX = 100 };

/* Wake a creature of the active seat. */
void oni_powers_wake(struct onirim_game *g, unsigned creature);

/* Build a card from the hand.  If it completes the creature, that one wakes. */
static inline void
build_from_hand(struct onirim_game *g, struct choice choice)
{
	if (oni_creatures_place(g, choice_card(choice), hand_of(g->active),
	    choice_extra(choice)))
		oni_powers_wake(g, choice_extra(choice));
}

/* Whether a step belongs to the card whose power the activation below it has
 * reached. */
bool oni_powers_came_to(const struct onirim_game *g, const struct step *step);

extern const struct rule oni_step_powers;
extern const struct wait oni_step_powers_waits;
extern const struct rule oni_step_joker;
extern const struct wait oni_step_joker_waits;
extern const struct rule oni_step_executioner;
extern const struct wait oni_step_executioner_waits;
extern const struct rule oni_step_scavenger;
extern const struct wait oni_step_scavenger_waits;
extern const struct rule oni_step_devourer;
extern const struct wait oni_step_devourer_waits;

#endif
