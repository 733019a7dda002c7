/* list.h - cards written out one after the other. */
#ifndef ONI_LIST_H
#define ONI_LIST_H

#include <assert.h>

#include "deck.h"
#include "fan.h"
#include "pile.h"

/* No pile of any game holds more. */
enum { LIST_MAX = 160 };

/* Cards with the seats that know each, which are none where cards are listed
 * by themselves. */
struct told {
	unsigned count;
	struct known cards[LIST_MAX];
};

static inline void
told_card(struct told *told, unsigned card, uint8_t seen)
{
	assert(told->count < LIST_MAX);
	if (told->count < LIST_MAX)
		told->cards[told->count++] =
		    (struct known){(uint8_t)card, seen};
}

static inline void
list_card(struct told *list, unsigned card)
{
	told_card(list, card, 0);
}

void oni_list_pile(struct told *list, const struct pile *pile);

/* What those seats know of a fan that they do not see. */
void oni_tell_known(struct told *told, const struct fan *fan, uint8_t seats);

/* Of a fan that those seats see: among equal cards those that they alone know
 * come before those that all do.  What is hidden comes last. */
void oni_tell_fan(struct told *told, const struct fan *fan, uint8_t seats,
    uint8_t all);

#endif
