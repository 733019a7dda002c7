/* list.h - cards written out one after the other. */
#ifndef ONI_LIST_H
#define ONI_LIST_H

#include <assert.h>

#include "deck.h"
#include "fan.h"
#include "pile.h"

/* No pile of any game holds more. */
enum { LIST_MAX = 160 };

struct list {
	unsigned count;
	uint8_t cards[LIST_MAX];
};

static inline void
list_card(struct list *list, unsigned card)
{
	assert(list->count < LIST_MAX);
	if (list->count < LIST_MAX)
		list->cards[list->count++] = (uint8_t)card;
}

/* What is hidden comes last. */
void oni_list_fan(struct list *list, const struct fan *fan);
void oni_list_pile(struct list *list, const struct pile *pile);

/* Cards with the seats that know each. */
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

/* What those seats know of a fan that they do not see. */
void oni_tell_known(struct told *told, const struct fan *fan, uint8_t seats);

/* Of a fan that those seats see: among equal cards those that they alone know
 * come before those that all do. */
void oni_tell_fan(struct told *told, const struct fan *fan, uint8_t seats,
    uint8_t all);

#endif
