/* hand.h - a hand of any size, and what all know of it. */
#ifndef ONI_NIGHTMARIUM_HAND_H
#define ONI_NIGHTMARIUM_HAND_H

#include <assert.h>

#include "../core/bits.h"
#include "table.h"

/* A card in a hand, and one that all know: the low and the high half. */
enum { IN_HAND = 0x01, KNOWN_IN_HAND = 0x11 };

static inline unsigned
hand_count(const struct hand *hand, unsigned card)
{
	return hand->copies[card] % 0x10u;
}

static inline unsigned
hand_known(const struct hand *hand, unsigned card)
{
	return hand->copies[card] / 0x10u;
}

static inline void
hand_add(struct hand *hand, unsigned card, bool known)
{
	hand->copies[card] = (uint8_t)(hand->copies[card] +
	    (known ? KNOWN_IN_HAND : IN_HAND));
	hand->set |= set_of(card);
	hand->size++;
}

/* Take a card out; whether all knew that one was there, and now of one fewer
 * (N24). */
static inline bool
hand_take(struct hand *hand, unsigned card)
{
	const bool known = hand_known(hand, card) > 0;

	assert(hand_count(hand, card) > 0);
	hand->copies[card] = (uint8_t)(hand->copies[card] -
	    (known ? KNOWN_IN_HAND : IN_HAND));
	if (hand->copies[card] == 0)
		hand->set &= ~set_of(card);
	hand->size--;
	return known;
}

/* Hide all copies of a card but those that all know; how many that were. */
static inline unsigned
hand_hide(struct hand *hand, unsigned card)
{
	const unsigned known = hand_known(hand, card);
	const unsigned hidden = hand_count(hand, card) - known;

	hand->copies[card] = (uint8_t)(known * KNOWN_IN_HAND);
	if (known == 0)
		hand->set &= ~set_of(card);
	hand->hidden = (uint8_t)(hand->hidden + hidden);
	return hidden;
}

#endif
