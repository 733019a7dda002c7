/* choices.c - the answers to a question, as rows of actions. */
#include "choices.h"

bool
oni_choices_find(const struct choices *choices, uint32_t action,
    struct choice *found)
{
	const uint8_t face = (uint8_t)(action >> CARD_SHIFT);
	const uint32_t cardless = action & ~((uint32_t)0xFF << CARD_SHIFT);
	const unsigned card = oni_card_rank(face);
	const bool is_card = card < CARDS_MAX && choices->faces[card] == face;

	for (unsigned i = 0; i < choices->count; i++) {
		const struct choice_row *row = &choices->rows[i];

		if (row->cards == 0 && row->action == action) {
			*found = choice_of(action, face);
			return true;
		}
		if (row->action == cardless && is_card &&
		    set_has(row->cards, card)) {
			*found = choice_of(action, card);
			return true;
		}
	}
	return false;
}

int
oni_choices_list(const struct choices *choices, uint32_t *actions,
    size_t capacity)
{
	const struct choice_row *row = choices->rows;
	const struct choice_row *const last = row + choices->count;
	size_t n = 0;

	while (row < last) {
		const struct choice_row *const first = row;
		uint64_t cards = 0;

		if (row->cards == 0) {
			if (n < capacity)
				actions[n] = row->action;
			n++;
			row++;
			continue;
		}
		/* The rows of one verb take turns, card by card, as the card
		 * is the higher part of an action. */
		do
			cards |= row++->cards;
		while (row < last && row->action >> VERB_SHIFT ==
		    first->action >> VERB_SHIFT);
		for (; cards != 0; cards &= cards - 1) {
			const unsigned card = set_lowest(cards);
			const uint32_t face =
			    (uint32_t)choices->faces[card] << CARD_SHIFT;

			for (const struct choice_row *r = first; r < row; r++) {
				if (!set_has(r->cards, card))
					continue;
				if (n < capacity)
					actions[n] = r->action | face;
				n++;
			}
		}
	}
	return (int)n;
}
