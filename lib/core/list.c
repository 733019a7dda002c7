/* list.c - the cards of piles and fans, listed one by one. */
#include "list.h"

void
oni_list_pile(struct told *list, const struct pile *pile)
{
	for (uint64_t left = pile_cards(pile); left != 0; left &= left - 1) {
		const unsigned card = set_lowest(left);

		for (unsigned i = pile_count(pile, card); i > 0; i--)
			list_card(list, card);
	}
}

void
oni_tell_known(struct told *told, const struct fan *fan, uint8_t seats)
{
	for (uint64_t left = fan->set; left != 0; left &= left - 1)
		for (unsigned i = fan_known(fan, set_lowest(left)); i > 0; i--)
			told_card(told, set_lowest(left), seats);
}

void
oni_tell_fan(struct told *told, const struct fan *fan, uint8_t seats,
    uint8_t all)
{
	for (uint64_t left = fan->set; left != 0; left &= left - 1) {
		const unsigned card = set_lowest(left);
		const unsigned known = fan_known(fan, card);

		for (unsigned i = fan_copies(fan, card); i > 0; i--)
			told_card(told, card, i > known ? seats : all);
	}
	for (unsigned i = fan->hidden; i > 0; i--)
		told_card(told, HIDDEN_CARD, seats);
}
