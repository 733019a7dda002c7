/* fan.h - the cards of a hand, and which of them all seats know. */
#ifndef ONI_FAN_H
#define ONI_FAN_H

#include <assert.h>
#include <stdbool.h>

#include "bytes.h"
#include "cards.h"

/*
 * A hand, or the cards looked at.  Which seats see all of it depends on its
 * place and is not stored here.  The low half of a byte counts the copies of a
 * card.  The high half counts those of them that all other seats know, too; it
 * is 0 if all seats see the fan.  All cards of a fan have a rank below
 * FAN_CARDS, which is chosen so that the size is a whole number of words.
 */
enum { FAN_CARDS = 62, FAN_WORDS = (FAN_CARDS + 7) / 8 };

struct fan {
	uint8_t copies[FAN_CARDS];
	uint8_t count;          /* of all its cards */
	uint8_t hidden;         /* of these, in a redacted game */
	uint64_t set;           /* of the faces in it */
};

/* One card; and one card that all seats know. */
enum { IN_FAN = 0x01, KNOWN_IN_FAN = 0x11 };

static inline unsigned
fan_copies(const struct fan *fan, unsigned card)
{
	return fan->copies[card] % 0x10u;
}

/* The bytes of the eight cards from 8 i on.  The last word has fewer cards;
 * what comes after them in the fan is left out. */
static inline uint64_t
fan_bytes(const struct fan *fan, unsigned i)
{
	const uint64_t word = bytes_read((const uint8_t *)fan + i * 8);

	return i < FAN_WORDS - 1 ? word
	    : word & UINT64_MAX >> (FAN_WORDS * 8 - FAN_CARDS) * 8;
}

/* The copies of these cards. */
static inline uint64_t
fan_word(const struct fan *fan, unsigned i)
{
	return fan_bytes(fan, i) & 0x0F * BYTES_ONES;
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

/* Take a card out.  Returns whether all seats knew that such a card was there;
 * they know of one copy fewer then (N24). */
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

/* Make all seats know one more copy, which they did not know before. */
static inline void
fan_tell(struct fan *fan, unsigned card)
{
	assert(fan_known(fan, card) < fan_copies(fan, card));
	fan->copies[card] = (uint8_t)(fan->copies[card] +
	    KNOWN_IN_FAN - IN_FAN);
}

/* Whether all seats know all its cards. */
static inline bool
fan_is_known(const struct fan *fan)
{
	unsigned known = 0;

	for (uint64_t left = fan->set; left != 0; left &= left - 1)
		known += fan_known(fan, set_lowest(left));
	return known == fan->count;
}

/* Add a card whose face is not known. */
static inline void
fan_add_hidden(struct fan *fan)
{
	fan->hidden++;
	fan->count++;
}

/* The face of one of the hidden cards becomes known. */
static inline void
fan_reveal(struct fan *fan, unsigned card)
{
	assert(fan->hidden > 0);
	fan->hidden--;
	fan->count--;
	fan_add(fan, card, false);
}

#endif
