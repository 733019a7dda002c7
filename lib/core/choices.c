/* choices.c - the answers to a question, as rows of actions. */
#include "choices.h"

bool
oni_choices_find(const struct choices *choices, uint32_t action,
    unsigned rank, struct choice *found)
{
	const uint32_t cardless = action & ~((uint32_t)0xFF << CARD_SHIFT);
	const uint64_t cards = rank < CARDS_MAX ? set_of(rank) : 0;
	const struct choice_row *row = choices->rows;
	const struct choice_row *const last = row + choices->count;

	for (; row < last; row++) {
		if (row->action == cardless && (row->cards & cards) != 0) {
			*found = choice_of(action, rank);
			return true;
		}
		if (row->action == action && row->cards == 0) {
			*found = choice_of(action,
			    action >> CARD_SHIFT);
			return true;
		}
	}
	return false;
}

/* A list that is written as far as it fits. */
struct written {
	uint32_t *actions;
	size_t capacity;
	size_t count;
};

static inline void
write(struct written *list, uint32_t action)
{
	if (list->count < list->capacity)
		list->actions[list->count] = action;
	list->count++;
}

static void
write_row(struct written *list, const uint8_t *faces,
    const struct choice_row *row)
{
	for (uint64_t cards = row->cards; cards != 0; cards &= cards - 1)
		write(list, row->action |
		    (uint32_t)faces[set_lowest(cards)] << CARD_SHIFT);
}

/* Several rows of one verb take turns, card by card, as the card is the higher
 * part of an action. */
static void
write_rows(struct written *list, const uint8_t *faces,
    const struct choice_row *first, const struct choice_row *last)
{
	uint64_t cards = first->cards;

	for (const struct choice_row *row = first; row < last; row++)
		cards |= row->cards;
	for (; cards != 0; cards &= cards - 1) {
		const unsigned card = set_lowest(cards);
		const uint32_t face = (uint32_t)faces[card] << CARD_SHIFT;
		const struct choice_row *row = first;

		do
			if (set_has(row->cards, card))
				write(list, row->action | face);
		while (++row < last);
	}
}

int
oni_choices_list(const struct choices *choices, uint32_t *actions,
    size_t capacity)
{
	const struct choice_row *row = choices->rows;
	const struct choice_row *const last = row + choices->count;
	struct written list = {actions, capacity, 0};

	while (row < last) {
		const struct choice_row *const first = row++;

		if (first->cards == 0) {
			write(&list, first->action);
			continue;
		}
		while (row < last && row->cards != 0 &&
		    row->action >> VERB_SHIFT == first->action >> VERB_SHIFT)
			row++;
		if (row == first + 1)
			write_row(&list, choices->faces, first);
		else
			write_rows(&list, choices->faces, first, row);
	}
	return (int)list.count;
}
