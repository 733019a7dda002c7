/* spans.h - all actions a game can ever list, as stretches of indices. */
#ifndef ONI_SPANS_H
#define ONI_SPANS_H

#include <assert.h>
#include <stdint.h>

#include "bits.h"

/* What varies within a stretch besides its cards. */
enum {
	SPAN_PLACES,    /* every place with every extra */
	SPAN_SWAPS,     /* places are the other cards' faces */
	SPAN_PAIRS,     /* card and place are positions, the lower one first */
};

/* Actions of one verb, in ascending order: card by card, where a set without
 * cards stands for none, place by place, extra by extra. */
struct span {
	uint64_t cards;
	uint32_t first;         /* index */
	uint32_t size;
	uint8_t shape;
	uint8_t verb;
	uint8_t places;         /* positions, of pairs */
	uint8_t extra;          /* the first */
	uint8_t extras;
};

enum { SPANS_MAX = 32 };

struct spans {
	unsigned count;
	struct span rows[SPANS_MAX];
};

static inline unsigned
span_cards(const struct span *span)
{
	return span->cards == 0 ? 1 : set_count(span->cards);
}

static inline unsigned
span_size(const struct span *span)
{
	const unsigned n = span->places, cards = span_cards(span);

	switch (span->shape) {
	case SPAN_SWAPS:
		return cards * (cards - 1);
	case SPAN_PAIRS:
		return n * (n - 1) / 2;
	}
	return cards * n * span->extras;
}

/* How many indices there are. */
static inline unsigned
spans_size(const struct spans *spans)
{
	const struct span *last = &spans->rows[spans->count - 1];

	return last->first + last->size;
}

/* Stretches are added in ascending order of their actions, and begin where the
 * one before ends. */
static inline void
spans_add(struct spans *spans, struct span span)
{
	assert(spans->count < SPANS_MAX);
	span.first = spans->count > 0 ? spans_size(spans) : 0;
	span.size = span_size(&span);
	spans->rows[spans->count++] = span;
}

static inline void
spans_add_bare(struct spans *spans, unsigned verb)
{
	spans_add(spans, (struct span){.verb = (uint8_t)verb, .places = 1,
	    .extras = 1});
}

static inline void
spans_add_cards(struct spans *spans, unsigned verb, uint64_t cards,
    unsigned places)
{
	spans_add(spans, (struct span){.cards = cards, .verb = (uint8_t)verb,
	    .places = (uint8_t)places, .extras = 1});
}

/* Without a card, with a place and an extra. */
static inline void
spans_add_extras(struct spans *spans, unsigned verb, unsigned places,
    unsigned extras)
{
	spans_add(spans, (struct span){.verb = (uint8_t)verb,
	    .places = (uint8_t)places, .extras = (uint8_t)extras});
}

#endif
