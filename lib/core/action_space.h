/* action_space.h - all actions that a game can ever list, as ranges of
 * indices. */
#ifndef ONI_ACTION_SPACE_H
#define ONI_ACTION_SPACE_H

#include <assert.h>
#include <stdint.h>

#include "bits.h"

/* How the actions of a range differ, besides their cards. */
enum {
	RANGE_PLACES,   /* every place with every extra */
	RANGE_SEATS,    /* the same, and the places are seats */
	RANGE_SWAPS,    /* places are the other cards' faces */
	RANGE_PAIRS,    /* card and place are positions, the lower one first */
};

/* Actions of one verb in ascending order: by card, then by place, then by
 * extra.  If the set of cards is empty, the actions have no card.  Seats are in
 * the order of the turns, beginning with the seat that is asked. */
struct action_range {
	uint64_t cards;
	uint32_t first;         /* the first index */
	uint32_t size;
	uint8_t shape;
	uint8_t verb;
	uint8_t places;         /* RANGE_PAIRS: the number of positions */
	uint8_t extra;          /* the first extra */
	uint8_t extras;
};

enum { RANGES_MAX = 32 };

struct action_space {
	unsigned count;
	struct action_range rows[RANGES_MAX];
};

static inline unsigned
range_cards(const struct action_range *range)
{
	return range->cards == 0 ? 1 : set_count(range->cards);
}

static inline unsigned
range_size(const struct action_range *range)
{
	const unsigned n = range->places, cards = range_cards(range);

	switch (range->shape) {
	case RANGE_SWAPS:
		return cards * (cards - 1);
	case RANGE_PAIRS:
		return n * (n - 1) / 2;
	}
	return cards * n * range->extras;
}

/* The number of all indices. */
static inline unsigned
space_size(const struct action_space *space)
{
	const struct action_range *last = &space->rows[space->count - 1];

	return last->first + last->size;
}

/* Each range begins where the one before it ends. */
static inline void
space_add(struct action_space *space, struct action_range range)
{
	assert(space->count < RANGES_MAX);
	if (space->count == RANGES_MAX)
		return;
	range.first = space->count > 0 ? space_size(space) : 0;
	range.size = range_size(&range);
	space->rows[space->count++] = range;
}

static inline void
space_add_bare(struct action_space *space, unsigned verb)
{
	space_add(space, (struct action_range){.verb = (uint8_t)verb,
	    .places = 1, .extras = 1});
}

static inline void
space_add_cards(struct action_space *space, unsigned verb, uint64_t cards,
    unsigned places)
{
	space_add(space, (struct action_range){.cards = cards,
	    .verb = (uint8_t)verb, .places = (uint8_t)places, .extras = 1});
}

/* Actions with an extra, but without a card and a place. */
static inline void
space_add_extras(struct action_space *space, unsigned verb, unsigned extras)
{
	space_add(space, (struct action_range){.verb = (uint8_t)verb,
	    .places = 1, .extras = (uint8_t)extras});
}

#endif
