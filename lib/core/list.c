/* list.c - cards written out one after the other. */
#include "list.h"

void
oni_list_fan(struct list *list, const struct fan *fan)
{
	for (unsigned i = 0; i < fan->count; i++)
		list_card(list, fan_card(fan, i));
}

void
oni_list_pile(struct list *list, const struct pile *pile)
{
	for (uint64_t left = pile_cards(pile); left != 0; left &= left - 1) {
		const unsigned card = set_lowest(left);

		for (unsigned i = pile_count(pile, card); i > 0; i--)
			list_card(list, card);
	}
}
