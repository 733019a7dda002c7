/* observation.h - the parts that an observation of a game consists of. */
#ifndef ONI_OBSERVATION_H
#define ONI_OBSERVATION_H

#include "core/bits.h"
#include "state.h"

/* A part of an observation.  All its bytes have the same meaning.  Seats are
 * counted from the viewer: index 0 is the viewer's seat. */
struct observed {
	uint64_t cards;         /* counted, or those that can be in a slot; a
				 * number is at most all their copies */
	uint8_t kind;           /* ONIRIM_LAYOUT_... */
	uint8_t what;           /* a zone, a number or ONIRIM_FRAME_... */
	uint8_t index;
	uint8_t bytes;
	uint8_t max;            /* of a byte; of counts: most hidden cards */
	bool hides;             /* one more byte: how many cards are hidden */
	bool of_seats;          /* it exists for each seat, */
	uint8_t piles;          /* this many times */
};

/* No game has more.  Nightmarium with five players has most. */
enum { OBSERVATION_MAX = 640 };

/* One walk over the parts either writes their bytes or looks for one of
 * them. */
struct observation {
	const struct onirim_game *g;    /* as the viewer knows it */
	unsigned from;                  /* the seat that is counted as 0 */
	uint8_t *to;                    /* OBSERVATION_MAX and SLACK bytes */
	unsigned size;                  /* of the parts so far */
	struct observed *found;         /* NULL while bytes are written */
	int wanted;                     /* parts before the one to be found */
	unsigned offset;                /* of the one that was found */
};

/* Note the part that was looked for.  `before` is how many of its kind come
 * before it. */
ONI_COLD void oni_observation_found(struct observation *observation,
    struct observed part, unsigned before);

/* Pass a part that exists `times` times, while one is looked for. */
ONI_INLINE void
observation_pass(struct observation *o, struct observed part, unsigned times)
{
	if (o->wanted >= 0 && o->wanted < (int)times)
		oni_observation_found(o, part, (unsigned)o->wanted);
	o->wanted -= (int)times;
	o->size += times * part.bytes;
}

/* The next part is a number that has this value. */
ONI_INLINE void
observe_value(struct observation *o, struct observed part, unsigned value)
{
	if (o->found != NULL) {
		observation_pass(o, part, 1);
		return;
	}
	for (unsigned i = 0; i < part.bytes; i++)
		o->to[o->size++] = (uint8_t)(value >> i * 8);
}

/* How many times a part exists. */
static inline unsigned
observed_times(const struct observation *o, const struct observed *part)
{
	return part->piles * (part->of_seats ? o->g->config.players : 1u);
}

/* The next part is a number that has these values: one for each index, or one
 * for each seat. */
ONI_INLINE void
observe_values(struct observation *o, struct observed part,
    const uint8_t *values)
{
	const unsigned times = observed_times(o, &part);

	if (o->found != NULL) {
		observation_pass(o, part, times);
		return;
	}
	for (unsigned i = 0; i < times; i++)
		o->to[o->size++] = values[part.of_seats
		    ? seat_meant(o->g, o->from, i) : i];
}

/* The next part is a zone of the game itself. */
void oni_observe_counts(struct observation *observation, unsigned zone,
    bool of_seats, uint64_t cards, bool hides);
void oni_observe_slots(struct observation *observation, unsigned zone,
    bool of_seats, unsigned slots, unsigned piles);

ONI_INLINE void
observe_zone(struct observation *o, struct observed part)
{
	if (o->found != NULL)
		observation_pass(o, part, observed_times(o, &part));
	else if (part.kind == ONIRIM_LAYOUT_COUNTS)
		oni_observe_counts(o, part.what, part.of_seats, part.cards,
		    part.hides);
	else
		oni_observe_slots(o, part.what, part.of_seats, part.bytes,
		    part.piles);
}

static inline struct observed
observed_frame(int what, unsigned max)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_FRAME,
	    .what = (uint8_t)what, .bytes = 1, .max = (uint8_t)max,
	    .piles = 1};
}

static inline struct observed
observed_number(int what, unsigned max)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_NUMBER,
	    .what = (uint8_t)what, .bytes = 1, .max = (uint8_t)max,
	    .piles = 1};
}

/* A number that counts up to all copies of these cards. */
static inline struct observed
numbered_up_to(int what, uint64_t cards)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_NUMBER,
	    .what = (uint8_t)what, .bytes = 1, .cards = cards, .piles = 1};
}

/* A number of several bytes, the lowest byte first. */
static inline struct observed
observed_bytes(int what, unsigned bytes)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_NUMBER,
	    .what = (uint8_t)what, .bytes = (uint8_t)bytes, .max = UINT8_MAX,
	    .piles = 1};
}

static inline struct observed
observed_counts(int zone, uint64_t cards)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_COUNTS,
	    .what = (uint8_t)zone, .cards = cards,
	    .bytes = (uint8_t)set_count(cards), .piles = 1};
}

static inline struct observed
observed_slots(int zone, uint64_t cards, unsigned slots)
{
	return (struct observed){.kind = ONIRIM_LAYOUT_SLOTS,
	    .what = (uint8_t)zone, .cards = cards, .bytes = (uint8_t)slots,
	    .piles = 1};
}

/* The part exists this many times, with an index from 0 on. */
static inline struct observed
of_piles(struct observed part, unsigned piles)
{
	part.piles = (uint8_t)piles;
	return part;
}

/* The part exists for each seat. */
static inline struct observed
of_seats(struct observed part)
{
	part.of_seats = true;
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
