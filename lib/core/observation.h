/* observation.h - what an observation of a game is made of. */
#ifndef ONI_OBSERVATION_H
#define ONI_OBSERVATION_H

#include <assert.h>
#include <stdint.h>

/* Piles of a zone, one after the other: of each the cards in order, a face in
 * each of so many slots; or without slots how many there are of each card of
 * the set, and then, where any may be, how many are hidden. */
struct observed_zone {
	uint64_t cards;
	uint8_t zone;
	uint8_t first;          /* index */
	uint8_t piles;
	uint8_t slots;
	uint8_t hides;
};

/* The game's own numbers, each with so many indices. */
struct observed_number {
	uint8_t what;
	uint8_t indices;
};

enum { OBSERVED_ZONES_MAX = 24, OBSERVED_NUMBERS_MAX = 4 };

struct observation {
	unsigned number_count;
	unsigned zone_count;
	struct observed_number numbers[OBSERVED_NUMBERS_MAX];
	struct observed_zone zones[OBSERVED_ZONES_MAX];
};

static inline void
observation_add_number(struct observation *observation, int what,
    unsigned indices)
{
	assert(observation->number_count < OBSERVED_NUMBERS_MAX);
	if (observation->number_count == OBSERVED_NUMBERS_MAX)
		return;
	observation->numbers[observation->number_count++] =
	    (struct observed_number){(uint8_t)what, (uint8_t)indices};
}

static inline void
observation_add(struct observation *observation, struct observed_zone zone)
{
	assert(observation->zone_count < OBSERVED_ZONES_MAX);
	if (observation->zone_count == OBSERVED_ZONES_MAX)
		return;
	observation->zones[observation->zone_count++] = zone;
}

static inline void
observation_add_counts(struct observation *observation, int zone,
    unsigned piles, uint64_t cards)
{
	observation_add(observation,
	    (struct observed_zone){.zone = (uint8_t)zone,
	    .piles = (uint8_t)piles, .cards = cards});
}

static inline void
observation_add_slots(struct observation *observation, int zone, unsigned piles,
    unsigned slots)
{
	observation_add(observation,
	    (struct observed_zone){.zone = (uint8_t)zone,
	    .piles = (uint8_t)piles, .slots = (uint8_t)slots});
}

#endif
