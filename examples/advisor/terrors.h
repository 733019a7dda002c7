/* terrors.h - what is printed on the cards of Nightmarium, as the library tells
 * it. */
#ifndef ADVISOR_TERRORS_H
#define ADVISOR_TERRORS_H

#include <stdbool.h>

#include <onirim.h>

enum {
	LEGIONS = ONIRIM_LEGION_CHIMERIDS + 1,
	POWERS = ONIRIM_POWER_DEVOURER + 1
};

/* The parts of a creature from the ground up; a part is as many as its
 * height. */
enum part { LEGS, TORSO, HEAD, PARTS };

/* These take a Terror. */
static inline int
terror_legion(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_LEGION);
}

static inline int
terror_power(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_POWER);
}

static inline bool
terror_fits(onirim_card card, enum part part)
{
	return (onirim_card_trait(card, ONIRIM_TRAIT_PARTS) >> part & 1) != 0;
}

/* How many parts of a creature it fits. */
static inline int
terror_parts(onirim_card card)
{
	int parts = 0;

	for (int part = LEGS; part < PARTS; part++)
		parts += terror_fits(card, (enum part)part);
	return parts;
}

#endif
