/* choices.c - the answers to a question, as rows of actions. */
#include <string.h>

#include "choices.h"
#include "onirim.h"

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

static inline uint32_t *
write_row(uint32_t *to, const uint8_t *faces, const struct choice_row *row)
{
	for (uint64_t cards = row->cards; cards != 0; cards &= cards - 1)
		*to++ = row->action |
		    (uint32_t)faces[set_lowest(cards)] << CARD_SHIFT;
	return to;
}

static uint32_t *
write_rows(uint32_t *to, const uint8_t *faces,
    const struct choice_row *first, const struct choice_row *end)
{
	uint64_t cards = cards_of(first, end);

	for (; cards != 0; cards &= cards - 1) {
		const unsigned card = set_lowest(cards);
		const uint32_t face = (uint32_t)faces[card] << CARD_SHIFT;
		const struct choice_row *row = first;

		do
			if (set_has(row->cards, card))
				*to++ = row->action | face;
		while (++row < end);
	}
	return to;
}

/* Write all answers where there is room for them; the end. */
static inline uint32_t *
write_all(uint32_t *to, const uint8_t *faces, const struct choices *choices)
{
	const struct choice_row *row = choices->rows, *end;

	for (; row < choices->end; row = end) {
		end = turns_end(row, choices->end);
		if (row->cards == 0)
			*to++ = row->action;
		else if (end == row + 1)
			to = write_row(to, faces, row);
		else
			to = write_rows(to, faces, row, end);
	}
	return to;
}

/* Where there is less room than for the longest list, they are written apart
 * and copied as far as they fit. */
static ONI_COLD int
write_some(uint32_t *actions, size_t capacity, const uint8_t *faces,
    const struct choices *choices)
{
	uint32_t all[ONIRIM_ACTIONS_MAX];
	const size_t count = (size_t)(write_all(all, faces, choices) - all);

	if (capacity > 0)
		memcpy(actions, all, sizeof all[0] *
		    (count < capacity ? count : capacity));
	return (int)count;
}

int
oni_choices_list(const struct choices *choices, const uint8_t *faces,
    uint32_t *actions, size_t capacity)
{
	if (capacity < ONIRIM_ACTIONS_MAX)
		return write_some(actions, capacity, faces, choices);
	return (int)(write_all(actions, faces, choices) - actions);
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
	return (struct choice){first->action};
}

struct choice
oni_choices_at(const struct choices *choices, unsigned place)
{
	const struct choice_row *row = choices->rows, *end;

	for (;; row = end) {
		unsigned count = 0;

		assert(row < choices->end);
		end = turns_end(row, choices->end);
		for (const struct choice_row *one = row; one < end; one++)
			count += row_count(one);
		if (place < count)
			return row_at(row, end, place);
		place -= count;
	}
}

uint32_t
oni_choices_action(const struct choices *choices, const uint8_t *faces,
    struct choice choice)
{
	const uint32_t cardless = choice_of(choice.action, 0).action;

	for (const struct choice_row *row = choices->rows;
	    row < choices->end; row++)
		if (row->action == cardless &&
		    set_has(row->cards, choice_card(choice)))
			return cardless |
			    (uint32_t)faces[choice_card(choice)] << CARD_SHIFT;
	return choice.action;
}
