/* move.h - how cards move: out of one place, into another, never neither. */
#ifndef ONI_NIGHTMARIUM_MOVE_H
#define ONI_NIGHTMARIUM_MOVE_H

#include "../log.h"
#include "nightmarium.h"

static const struct place DISCARD = {ONIRIM_ZONE_DISCARD, 0};
static const struct place POOL = {ONIRIM_ZONE_POOL, 0};
static const struct place DEALT = {PLACE_DEALT, 0};
static const struct place REVEALED = {PLACE_LOOKED, 0};

static inline struct place
hand_of(unsigned seat)
{
	return (struct place){ONIRIM_ZONE_HAND, (uint8_t)seat};
}

static inline struct place
creature_of(unsigned seat, unsigned i)
{
	return (struct place){ONIRIM_ZONE_CREATURE,
	    (uint8_t)(PLACES_OF_SEAT * seat + i)};
}

/* Move a card that lies at `from`: of a creature it is the last one, and onto
 * a creature it comes on top.  A creature that loses its only card disappears,
 * and those after it move up (N6). */
void oni_move(struct onirim_game *g, unsigned card, struct place from,
    struct place to);

#endif
