/* fan.h - a few cards, each with the seats that have seen it. */
#ifndef ONI_FAN_H
#define ONI_FAN_H

#include <assert.h>
#include <stdbool.h>

#include "bits.h"
#include "bytes.h"
#include "cards.h"

/*
 * Hands, and cards looked at.  Nothing holds more than the eight open cards of
 * a draft, so byte i of two words tells the card in place i, and the set of
 * seats that know it is there.  They lie sorted, by card and among equal cards
 * those that fewer seats have seen first, and bytes past the count are 0: equal
 * fans are equal bytes.  A hidden card is in no set.
 */
enum { FAN_MAX = 8 };

struct fan {
	uint64_t set;           /* of the different cards */
	uint64_t cards;
	uint64_t seen;
	uint8_t count;
};

static inline uint8_t
fan_card(const struct fan *fan, unsigned i)
{
	return (uint8_t)bytes_get(fan->cards, i);
}

static inline uint8_t
fan_seen(const struct fan *fan, unsigned i)
{
	return (uint8_t)bytes_get(fan->seen, i);
}

/* The place behind the last of the cards up to this one; the bytes past the
 * count are at most anything. */
static inline unsigned
fan_place_behind(const struct fan *fan, unsigned card)
{
	return bytes_at_most(fan->cards, card) - (FAN_MAX - fan->count);
}

static inline void
fan_insert(struct fan *fan, unsigned card, unsigned seen)
{
	unsigned i = fan_place_behind(fan, card);

	assert(fan->count < FAN_MAX);
	while (i > 0 && fan_card(fan, i - 1) == card &&
	    fan_seen(fan, i - 1) > seen)
		i--;
	fan->cards = bytes_insert(fan->cards, i, card);
	fan->seen = bytes_insert(fan->seen, i, seen);
	fan->set |= set_of(card);
	fan->count++;
}

/* Take a card out; the seats that knew it was there.  Of several equal ones
 * it is the last, which most seats have seen: a seat that knew of it has seen
 * it leave. */
static inline uint8_t
fan_take(struct fan *fan, unsigned card)
{
	const unsigned i = fan_place_behind(fan, card) - 1;
	const uint8_t seen = fan_seen(fan, i);

	assert(i < fan->count && fan_card(fan, i) == card);
	if (i == 0 || fan_card(fan, i - 1) != card)
		fan->set &= ~set_of(card);
	fan->cards = bytes_remove(fan->cards, i);
	fan->seen = bytes_remove(fan->seen, i);
	fan->count--;
	return seen;
}

#endif
