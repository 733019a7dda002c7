/* fan.h - cards in a hand, and how many of them all know. */
#ifndef ONI_FAN_H
#define ONI_FAN_H

#include <assert.h>
#include <stdbool.h>

#include "bits.h"
#include "cards.h"

/*
 * Hands, and cards looked at.  Some seats see all of a fan, and which they are
 * is the place's matter; the low half of a byte counts the copies of a card,
 * the high half those of them that all other seats know to be there besides.
 * Where all see the fan that is none.  No card of higher rank comes into a
 * fan; the size fills whole words.
 */
enum { FAN_CARDS = 62 };

struct fan {
	uint64_t set;           /* of the different cards */
	uint8_t count;          /* of all cards */
	uint8_t hidden;         /* of these, in a redacted game */
	uint8_t copies[FAN_CARDS];
};

/* A card, and one that all know. */
enum { IN_FAN = 0x01, KNOWN_IN_FAN = 0x11 };

static inline unsigned
fan_copies(const struct fan *fan, unsigned card)
{
	return fan->copies[card] % 0x10u;
}

static inline unsigned
fan_known(const struct fan *fan, unsigned card)
{
	return fan->copies[card] / 0x10u;
}

static inline void
fan_add(struct fan *fan, unsigned card, bool known)
{
	assert(card < FAN_CARDS && fan_copies(fan, card) < 0xF);
	fan->copies[card] = (uint8_t)(fan->copies[card] +
	    (known ? KNOWN_IN_FAN : IN_FAN));
	fan->set |= set_of(card);
	fan->count++;
}

/* Take a card out; whether all knew that one was there, and now of one fewer
 * (N24). */
static inline bool
fan_take(struct fan *fan, unsigned card)
{
	const bool known = fan_known(fan, card) > 0;

	assert(fan_copies(fan, card) > 0);
	fan->copies[card] = (uint8_t)(fan->copies[card] -
	    (known ? KNOWN_IN_FAN : IN_FAN));
	if (fan->copies[card] == 0)
		fan->set &= ~set_of(card);
	fan->count--;
	return known;
}

/* Let all know of one more copy, of which they did not know. */
static inline void
fan_tell(struct fan *fan, unsigned card)
{
	assert(fan_known(fan, card) < fan_copies(fan, card));
	fan->copies[card] = (uint8_t)(fan->copies[card] +
	    KNOWN_IN_FAN - IN_FAN);
}

/* Whether all know all of it. */
static inline bool
fan_is_known(const struct fan *fan)
{
	unsigned known = 0;

	for (uint64_t left = fan->set; left != 0; left &= left - 1)
		known += fan_known(fan, set_lowest(left));
	return known == fan->count;
}

/* Add a card of which nobody knows which it is. */
static inline void
fan_add_hidden(struct fan *fan)
{
	fan->hidden++;
	fan->count++;
}

/* One of those turns out to be a card. */
static inline void
fan_reveal(struct fan *fan, unsigned card)
{
	assert(fan->hidden > 0);
	fan->hidden--;
	fan->count--;
	fan_add(fan, card, false);
}

/* Hide all copies of a card but those that all know; how many that were. */
static inline unsigned
fan_hide(struct fan *fan, unsigned card)
{
	const unsigned known = fan_known(fan, card);
	const unsigned hidden = fan_copies(fan, card) - known;

	fan->copies[card] = (uint8_t)(known * KNOWN_IN_FAN);
	if (known == 0)
		fan->set &= ~set_of(card);
	fan->hidden = (uint8_t)(fan->hidden + hidden);
	return hidden;
}

#endif
