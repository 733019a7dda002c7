/* choices.h - the answers to a question, as rows of actions. */
#ifndef ONI_CHOICES_H
#define ONI_CHOICES_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bits.h"
#include "cards.h"
#include "chance.h"

/* An answer: an action that has the card's rank instead of its face.  If it has
 * no card, this field is as in the action. */
struct choice {
	uint32_t action;
};

enum { PLACE_SHIFT = 8, CARD_SHIFT = 16, VERB_SHIFT = 24 };

static inline struct choice
choice_of(uint32_t action, unsigned card)
{
	return (struct choice){(action & ~((uint32_t)0xFF << CARD_SHIFT)) |
	    (card & 0xFF) << CARD_SHIFT};
}

static inline uint8_t
choice_verb(struct choice choice)
{
	return (uint8_t)(choice.action >> VERB_SHIFT);
}

static inline uint8_t
choice_card(struct choice choice)
{
	return (uint8_t)(choice.action >> CARD_SHIFT);
}

static inline uint8_t
choice_place(struct choice choice)
{
	return (uint8_t)(choice.action >> PLACE_SHIFT);
}

static inline uint8_t
choice_extra(struct choice choice)
{
	return (uint8_t)choice.action;
}

/* A row stands for actions that differ in one field only.  The members of its
 * set are the ranks of the cards, or the values of place or extra.  A single
 * action is a row of extras. */
enum row_field {
	ROW_OF_EXTRAS = 0,
	ROW_OF_PLACES = PLACE_SHIFT,
	ROW_OF_CARDS = CARD_SHIFT,
};

/* Phase 1 of the two-player game with Towers needs the most rows: plays and
 * discards of own and of shared cards, Towers from both at both ends, and
 * spells.  An action of Nightmarium needs as many: a draw, an exchange, and
 * builds on seven creatures. */
enum { CHOICE_ROWS_MAX = 9 };

/*
 * The answers to a question.  In this example, four rows stand for nine
 * actions:
 *
 *     row  action  field   set
 *     0    play    card    red-sun, blue-moon
 *     1    discard card    red-sun, blue-moon, green-key  (own cards)
 *     2    discard card    red-sun, brown-key             (shared cards)
 *     3    cast    extra   0, 2
 *
 *     play:red-sun play:blue-moon
 *     discard:red-sun discard:red-sun@shared discard:blue-moon
 *     discard:green-key discard:brown-key@shared
 *     cast:prophecy cast:punishment
 *
 * Rows of cards with the same verb interleave, because the card is a higher
 * part of an action than the place.  Rows past the count are 0.
 */
struct choices {
	uint64_t sets[CHOICE_ROWS_MAX];
	uint32_t actions[CHOICE_ROWS_MAX];      /* where the members stand: 0 */
	uint8_t fields[CHOICE_ROWS_MAX];
	uint8_t count;
};

/* Begin a new list of answers. */
static inline void
choices_begin(struct choices *choices)
{
	choices->count = 0;
}

/* Clear the rows that are left over from the list before.  None of those rows
 * is empty, so the first empty one ends them.  The row behind the last one is
 * cleared in any case: whether it is left over is hard to foretell. */
static inline void
choices_end(struct choices *choices)
{
	unsigned row = choices->count;

	if (row == CHOICE_ROWS_MAX)
		return;
	do {
		choices->sets[row] = 0;
		choices->actions[row] = 0;
		choices->fields[row] = 0;
	} while (++row < CHOICE_ROWS_MAX && choices->sets[row] != 0);
}

/* Rows must be added in ascending order of verb, place and extra.  A row
 * without a member is left out. */
static inline void
choices_add_row(struct choices *choices, uint64_t set, enum row_field field,
    uint32_t action)
{
	const unsigned row = choices->count;

	if (set == 0)
		return;
	assert(row < CHOICE_ROWS_MAX);
	choices->sets[row] = set;
	choices->actions[row] = action;
	choices->fields[row] = (uint8_t)field;
	choices->count++;
}

static inline void
choices_add_at(struct choices *choices, uint64_t cards, unsigned verb,
    unsigned place, unsigned extra)
{
	choices_add_row(choices, cards, ROW_OF_CARDS,
	    verb << VERB_SHIFT | place << PLACE_SHIFT | extra);
}

static inline void
choices_add(struct choices *choices, uint64_t cards, unsigned verb,
    unsigned place)
{
	choices_add_at(choices, cards, verb, place, 0);
}

/* An action that is only a verb. */
static inline void
choices_add_bare(struct choices *choices, unsigned verb)
{
	choices_add_row(choices, set_of(0), ROW_OF_EXTRAS,
	    verb << VERB_SHIFT);
}

/* A verb and a place with each of these extras. */
static inline void
choices_add_extras(struct choices *choices, uint64_t extras, unsigned verb,
    unsigned place)
{
	choices_add_row(choices, extras, ROW_OF_EXTRAS,
	    verb << VERB_SHIFT | place << PLACE_SHIFT);
}

/* A position with each of these other positions. */
static inline void
choices_add_pairs(struct choices *choices, uint64_t others, unsigned verb,
    unsigned position)
{
	choices_add_row(choices, others, ROW_OF_PLACES,
	    verb << VERB_SHIFT | position << CARD_SHIFT);
}

/* Whether there is more than one answer. */
static inline bool
choices_several(const struct choices *choices)
{
	return choices->count > 1 || set_several(choices->sets[0]);
}

/* The answer that this member of a row stands for. */
static inline struct choice
choices_member(const struct choices *choices, unsigned row, unsigned member)
{
	return (struct choice){choices->actions[row] |
	    (uint32_t)member << choices->fields[row]};
}

/* The answer of a list that has only one. */
static inline struct choice
choices_only(const struct choices *choices)
{
	assert(choices->count == 1 && !choices_several(choices));
	return choices_member(choices, 0, set_lowest(choices->sets[0]));
}

/* The bits of a number, moved down in a circle. */
static inline uint32_t
rotated_down(uint32_t number, unsigned bits)
{
	return number >> bits | number << (32 - bits) % 32;
}

/* Find an action among the answers.  `ranks` gives the rank of a face, plus 1.
 * An action belongs to a row if it differs only in the field of the row: the
 * rest of the difference is 0. */
static inline bool
choices_find(const struct choices *choices, uint32_t action,
    const uint8_t *ranks, struct choice *found)
{
	for (unsigned row = 0; row < choices->count; row++) {
		const unsigned field = choices->fields[row];
		uint32_t member = rotated_down(action ^ choices->actions[row],
		    field);

		if (member > UINT8_MAX)
			continue;
		if (field == ROW_OF_CARDS)
			member = ranks[member] - 1u;
		if (set_holds(choices->sets[row], member)) {
			*found = choices_member(choices, row, member);
			return true;
		}
	}
	return false;
}

/* Draw one of the answers, all equally likely.  It is the one at place
 * oni_chance_below() of the list in ascending order. */
struct choice oni_choices_draw(const struct choices *choices,
    struct generator *generator);

/* The action for this answer.  `faces` gives the face for each rank. */
ONI_COLD uint32_t oni_choices_action(const struct choices *choices,
    const uint8_t *faces, struct choice choice);

/* Write the answers in ascending order, as many as fit.  Returns how many there
 * are. */
int oni_choices_list(const struct choices *choices, const uint8_t *faces,
    uint32_t *actions, size_t capacity);

#endif
