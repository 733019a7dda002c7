/* list.h - the cards of piles and fans, listed one by one. */
#ifndef ONI_LIST_H
#define ONI_LIST_H

#include <assert.h>

#include "deck.h"
#include "fan.h"
#include "pile.h"

/* No pile of any game has more cards. */
enum { LIST_MAX = 160 };

/* Cards, each with the set of the seats that know it.  This set is empty if
 * only the cards matter. */
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

/* List the cards of a fan that all seats know, for seats that do not see the
 * fan. */
void oni_tell_known(struct told *told, const struct fan *fan, uint8_t seats);

/* List the cards of a fan for seats that see it.  Among equal cards, those that
 * only these seats know come before those that all seats know.  Hidden cards
 * come last. */
void oni_tell_fan(struct told *told, const struct fan *fan, uint8_t seats,
    uint8_t all);

#endif
