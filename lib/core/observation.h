/* observation.h - the parts that an observation of a game consists of. */
#ifndef ONI_OBSERVATION_H
#define ONI_OBSERVATION_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "bits.h"
#include "onirim.h"

/* A part of an observation.  All its bytes have the same meaning.  Seats are
 * counted from the viewer: index 0 is the viewer's seat. */
struct observed {
	uint64_t cards;         /* counted, or those that can be in a slot */
	uint8_t kind;           /* ONIRIM_LAYOUT_... */
	uint8_t what;           /* a zone, a number or ONIRIM_FRAME_... */
	uint8_t index;
	uint8_t of_seat;        /* how many indices each seat has, or 0 */
	uint8_t bytes;
	uint8_t max;            /* of a byte; of counts: most hidden cards */
	bool hides;             /* one more byte: how many cards are hidden */
};

enum { OBSERVED_MAX = 80 };

struct observation {
	unsigned count;
	struct observed parts[OBSERVED_MAX];
};

static inline void
observation_add(struct observation *observation, struct observed part)
{
	assert(observation->count < OBSERVED_MAX);
	if (observation->count < OBSERVED_MAX)
		observation->parts[observation->count++] = part;
}

/* Add `piles` such parts for each seat. */
static inline void
observation_add_seats(struct observation *observation, struct observed part,
    unsigned seats, unsigned piles)
{
	for (unsigned seat = 0; seat < seats; seat++)
		for (unsigned i = 0; i < piles; i++) {
			part.index = (uint8_t)(seat * part.of_seat + i);
			observation_add(observation, part);
		}
}

static inline struct observed
observed_frame(int what, unsigned max)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_FRAME,
	    .what = (uint8_t)what, .bytes = 1, .max = (uint8_t)max};
}

static inline struct observed
observed_number(int what, unsigned max)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_NUMBER,
	    .what = (uint8_t)what, .bytes = 1, .max = (uint8_t)max};
}

/* A number of several bytes, the lowest byte first. */
static inline struct observed
observed_bytes(int what, unsigned bytes)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_NUMBER,
	    .what = (uint8_t)what, .bytes = (uint8_t)bytes, .max = UINT8_MAX};
}

static inline struct observed
observed_counts(int zone, uint64_t cards)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_COUNTS,
	    .what = (uint8_t)zone, .cards = cards,
	    .bytes = (uint8_t)set_count(cards)};
}

static inline struct observed
observed_slots(int zone, uint64_t cards, unsigned slots)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_SLOTS,
	    .what = (uint8_t)zone, .cards = cards, .bytes = (uint8_t)slots};
}

/* The part exists once for each seat. */
static inline struct observed
of_seats(struct observed part)
{
	part.of_seat = 1;
	return part;
}

/* Up to `most` of the cards counted can be hidden. */
static inline struct observed
that_hides(struct observed part, unsigned most)
{
	part.hides = true;
	part.max = (uint8_t)most;
	part.bytes++;
	return part;
}

#endif
