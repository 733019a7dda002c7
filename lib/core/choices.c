/* choices.c - the answers to a question, as rows of actions. */
#include "choices.h"

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

/* Rows of one verb take turns, card by card, as the card is the higher part of
 * an action: the end of those that begin with this one. */
static inline const struct choice_row *
turns_end(const struct choice_row *first, const struct choice_row *last)
{
	const struct choice_row *row = first + 1;

	if (first->cards != 0)
		while (row < last && row->cards != 0 &&
		    row->action >> VERB_SHIFT == first->action >> VERB_SHIFT)
			row++;
	return row;
}

static uint64_t
cards_of(const struct choice_row *first, const struct choice_row *end)
{
	uint64_t cards = 0;

	for (; first < end; first++)
		cards |= first->cards;
	return cards;
}

static void
write_row(struct written *list, const uint8_t *faces,
    const struct choice_row *row)
{
	for (uint64_t cards = row->cards; cards != 0; cards &= cards - 1)
		write(list, row->action |
		    (uint32_t)faces[set_lowest(cards)] << CARD_SHIFT);
}

static void
write_rows(struct written *list, const uint8_t *faces,
    const struct choice_row *first, const struct choice_row *end)
{
	uint64_t cards = cards_of(first, end);

	for (; cards != 0; cards &= cards - 1) {
		const unsigned card = set_lowest(cards);
		const uint32_t face = (uint32_t)faces[card] << CARD_SHIFT;
		const struct choice_row *row = first;

		do
			if (set_has(row->cards, card))
				write(list, row->action | face);
		while (++row < end);
	}
}

int
oni_choices_list(const struct choices *choices, uint32_t *actions,
    size_t capacity)
{
	const struct choice_row *row = choices->rows, *end;
	const struct choice_row *const last = row + choices->count;
	struct written list = {actions, capacity, 0};

	for (; row < last; row = end) {
		end = turns_end(row, last);
		if (row->cards == 0)
			write(&list, row->action);
		else if (end == row + 1)
			write_row(&list, choices->faces, row);
		else
			write_rows(&list, choices->faces, row, end);
	}
	return (int)list.count;
}

/* The answer at a place among those of rows that take turns. */
static struct choice
row_at(const struct choice_row *first, const struct choice_row *end,
    unsigned place)
{
	for (uint64_t cards = cards_of(first, end); cards != 0;
	    cards &= cards - 1)
		for (const struct choice_row *row = first; row < end; row++)
			if (set_has(row->cards, set_lowest(cards)) &&
			    place-- == 0)
				return choice_of(row->action,
				    set_lowest(cards));
	return choice_of(first->action, first->action >> CARD_SHIFT);
}

struct choice
oni_choices_at(const struct choices *choices, unsigned place)
{
	const struct choice_row *row = choices->rows, *end;
	const struct choice_row *const last = row + choices->count;

	for (;; row = end) {
		unsigned count = 0;

		assert(row < last);
		end = turns_end(row, last);
		for (const struct choice_row *one = row; one < end; one++)
			count += row_count(one);
		if (place < count)
			return row_at(row, end, place);
		place -= count;
	}
}

uint32_t
oni_choices_action(const struct choices *choices, struct choice choice)
{
	const uint32_t cardless = (uint32_t)choice.verb << VERB_SHIFT |
	    (uint32_t)choice.place << 8 | choice.extra;

	for (unsigned i = 0; i < choices->count; i++)
		if (choices->rows[i].action == cardless &&
		    set_has(choices->rows[i].cards, choice.card))
			return cardless | (uint32_t)
			    choices->faces[choice.card] << CARD_SHIFT;
	return cardless | (uint32_t)choice.card << CARD_SHIFT;
}
