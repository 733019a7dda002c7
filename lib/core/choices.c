/* choices.c - the answers to a question, as rows of actions. */
#include <string.h>

#include "choices.h"
#include "onirim.h"

/* Whether a row interleaves with the next one, card by card.  This is so if
 * both are rows of cards with the same verb, because the card is a higher part
 * of an action than the place. */
static inline bool
interleaves(const struct choices *choices, unsigned row)
{
	return row + 1 < choices->count &&
	    (choices->actions[row] ^ choices->actions[row + 1]) >>
	    VERB_SHIFT == 0 && choices->fields[row] == ROW_OF_CARDS;
}

/* The first row after all those that interleave with this one. */
static inline unsigned
interleaved_end(const struct choices *choices, unsigned row)
{
	while (interleaves(choices, row))
		row++;
	return row + 1;
}

static uint64_t
cards_of(const struct choices *choices, unsigned first, unsigned end)
{
	uint64_t cards = 0;

	for (; first < end; first++)
		cards |= choices->sets[first];
	return cards;
}

/* The members of a set that are not cards appear unchanged in actions. */
static const uint8_t themselves[CARDS_MAX] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15,
	16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
	32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
	48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
};

static inline uint32_t *
write_row(uint32_t *to, const uint8_t *faces, const struct choices *choices,
    unsigned row)
{
	const unsigned field = choices->fields[row];
	const uint8_t *members = field == ROW_OF_CARDS ? faces : themselves;
	const uint32_t action = choices->actions[row];
	uint64_t left = choices->sets[row];

	do
		*to++ = action | (uint32_t)members[set_lowest(left)] << field;
	while ((left &= left - 1) != 0);
	return to;
}

/* Write the rows from `first` up to, but not including, `end`.  They
 * interleave. */
static ONI_NOINLINE uint32_t *
write_rows(uint32_t *to, const uint8_t *faces, const struct choices *choices,
    unsigned first, unsigned end)
{
	uint64_t cards = cards_of(choices, first, end);

	for (; cards != 0; cards &= cards - 1) {
		const unsigned card = set_lowest(cards);
		const uint32_t face = (uint32_t)faces[card] << CARD_SHIFT;

		for (unsigned row = first; row < end; row++)
			if (set_has(choices->sets[row], card))
				*to++ = choices->actions[row] | face;
	}
	return to;
}

/* Write all answers; there must be room for them.  Returns the end. */
static inline uint32_t *
write_all(uint32_t *to, const uint8_t *faces, const struct choices *choices)
{
	const unsigned count = choices->count;

	for (unsigned row = 0, end; row < count; row = end) {
		if (interleaves(choices, row)) {
			end = interleaved_end(choices, row);
			to = write_rows(to, faces, choices, row, end);
		} else {
			end = row + 1;
			to = write_row(to, faces, choices, row);
		}
	}
	return to;
}

/* If there may be too little room, write all answers into an array and copy as
 * many as fit. */
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

/* The answer at this place among those of the rows that interleave. */
static ONI_NOINLINE struct choice
at_interleaved(const struct choices *choices, unsigned first, unsigned end,
    unsigned place)
{
	for (uint64_t left = cards_of(choices, first, end); left != 0;
	    left &= left - 1)
		for (unsigned row = first; row < end; row++)
			if (set_has(choices->sets[row], set_lowest(left)) &&
			    place-- == 0)
				return choices_member(choices, row,
				    set_lowest(left));
	assert(0);
	return (struct choice){0};
}

struct choice
oni_choices_draw(const struct choices *choices, struct generator *generator)
{
	unsigned counts[CHOICE_ROWS_MAX], all = 0, place;

	for (unsigned row = 0; row < choices->count; row++) {
		counts[row] = set_count(choices->sets[row]);
		all += counts[row];
	}
	place = oni_chance_below(generator, all);
	for (unsigned row = 0, end;; row = end) {
		unsigned count = 0;

		assert(row < choices->count);
		end = interleaved_end(choices, row);
		for (unsigned one = row; one < end; one++)
			count += counts[one];
		if (place >= count)
			place -= count;
		else if (end == row + 1)
			return choices_member(choices, row,
			    set_at(choices->sets[row], place));
		else
			return at_interleaved(choices, row, end, place);
	}
}

uint32_t
oni_choices_action(const struct choices *choices, const uint8_t *faces,
    struct choice choice)
{
	const uint32_t cardless = choice_of(choice.action, 0).action;

	for (unsigned row = 0; row < choices->count; row++)
		if (choices->fields[row] == ROW_OF_CARDS &&
		    choices->actions[row] == cardless &&
		    set_has(choices->sets[row], choice_card(choice)))
			return cardless |
			    (uint32_t)faces[choice_card(choice)] << CARD_SHIFT;
	return choice.action;
}
