/* place.h - where a card can lie. */
#ifndef ONI_PLACE_H
#define ONI_PLACE_H

#include <stdint.h>

#include "onirim.h"

/* One pile: a zone, and which of its piles where it has several. */
struct place {
	uint8_t zone;           /* ONIRIM_ZONE_..., or one of those below */
	uint8_t index;
};

/* A creature by its place among those of its seat, as zones count it. */
enum { PLACES_OF_SEAT = 8 };

/* The card just dealt and the cards looked at are places of their own; to a
 * viewer they are part of the pending ones. */
enum { PLACE_DEALT = 0x80, PLACE_LOOKED };

#endif
