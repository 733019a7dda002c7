/* terrors.h - the facts of the cards of Nightmarium.
 *
 * The library hands out faces and judges what may be done with them; what is
 * printed on a Terror, a host that wants to draw it or to think about it has
 * to know itself. */
#ifndef PLAY_TERRORS_H
#define PLAY_TERRORS_H

#include <stdbool.h>

#include <onirim.h>

enum legion { NECRONAUTS, HOMUNCULI, INSECTOIDS, CHIMERIDS, LEGIONS };

enum part { LEGS, TORSO, HEAD, PARTS };

enum power {
	POWER_NONE,
	POWER_HERALD,
	POWER_MOURNER,
	POWER_JOKER,
	POWER_EXECUTIONER,
	POWER_SCAVENGER,
	POWER_DEVOURER,
	POWERS
};

/* All others take a Terror. */
bool is_terror(onirim_card card);

enum legion terror_legion(onirim_card card);
enum power terror_power(onirim_card card);
bool terror_fits(onirim_card card, enum part part);

/* How many parts of a creature it fits. */
int terror_parts(onirim_card card);

#endif
