/* place.h - where a card can lie. */
#ifndef ONI_PLACE_H
#define ONI_PLACE_H

#include <stdint.h>

#include "onirim.h"

/* A pile of cards: a zone, and an index if the zone has several piles. */
struct place {
	uint8_t zone;           /* ONIRIM_ZONE_..., or PLACE_LOOKED */
	uint8_t index;
};

/* The index of a creature is 8 x seat + place, as in the ABI. */
enum { PLACES_SHIFT = 3, PLACES_OF_SEAT = 1 << PLACES_SHIFT };

/* The cards looked at have a place of their own.  A viewer sees them as pending
 * cards. */
enum { PLACE_LOOKED = 0x80 };

#endif
