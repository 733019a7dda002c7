/* list.h - cards written out one after the other. */
#ifndef ONI_LIST_H
#define ONI_LIST_H

#include <assert.h>

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
	list->cards[list->count++] = (uint8_t)card;
}

void oni_list_fan(struct list *list, const struct fan *fan);
void oni_list_pile(struct list *list, const struct pile *pile);

#endif
