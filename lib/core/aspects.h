/* aspects.h - what an observation of a game is made of. */
#ifndef ONI_ASPECTS_H
#define ONI_ASPECTS_H

#include <assert.h>
#include <stdint.h>

/* Piles of a zone, one after the other: of each the cards in order, a face in
 * each of so many slots; or without slots how many there are of each card of
 * the set, and then, where any may be, how many are hidden. */
struct aspect {
	uint64_t cards;
	uint8_t zone;
	uint8_t first;          /* index */
	uint8_t piles;
	uint8_t slots;
	uint8_t hides;
};

/* The game's own numbers, each with so many indices. */
struct aspect_number {
	uint8_t what;
	uint8_t indices;
};

enum { ASPECTS_MAX = 24, ASPECT_NUMBERS_MAX = 4 };

struct aspects {
	unsigned numbers;
	unsigned zones;
	struct aspect_number number[ASPECT_NUMBERS_MAX];
	struct aspect zone[ASPECTS_MAX];
};

static inline void
aspects_add_number(struct aspects *aspects, int what, unsigned indices)
{
	assert(aspects->numbers < ASPECT_NUMBERS_MAX);
	aspects->number[aspects->numbers++] = (struct aspect_number){
	    (uint8_t)what, (uint8_t)indices};
}

static inline void
aspects_add(struct aspects *aspects, struct aspect aspect)
{
	assert(aspects->zones < ASPECTS_MAX);
	aspects->zone[aspects->zones++] = aspect;
}

static inline void
aspects_add_counts(struct aspects *aspects, int zone, unsigned piles,
    uint64_t cards)
{
	aspects_add(aspects, (struct aspect){.zone = (uint8_t)zone,
	    .piles = (uint8_t)piles, .cards = cards});
}

static inline void
aspects_add_slots(struct aspects *aspects, int zone, unsigned piles,
    unsigned slots)
{
	aspects_add(aspects, (struct aspect){.zone = (uint8_t)zone,
	    .piles = (uint8_t)piles, .slots = (uint8_t)slots});
}

#endif
