/* choices.h - the answers to a question, as rows of actions. */
#ifndef ONI_CHOICES_H
#define ONI_CHOICES_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bits.h"
#include "cards.h"

/* An answer taken apart: what onirim_action packs into a word, with the card
 * as its rank; where no card is, what stands in its field. */
struct choice {
	uint8_t extra;
	uint8_t place;
	uint8_t card;
	uint8_t verb;
};

/* A row stands for all actions that differ only in their card, or, when its
 * set is empty, for the action alone. */
struct choice_row {
	uint64_t cards;
	uint32_t action;        /* with no card in it, unless it is alone */
};

/* Seven creatures of four seats are the most rows a question can have. */
enum { CHOICE_ROWS_MAX = 32 };

struct choices {
	const uint8_t *faces;   /* of the game, by rank */
	unsigned count;
	struct choice_row rows[CHOICE_ROWS_MAX];
};

enum { CARD_SHIFT = 16, VERB_SHIFT = 24 };

static inline void
choices_add_row(struct choices *choices, uint64_t cards, uint32_t action)
{
	struct choice_row *row = &choices->rows[choices->count++];

	assert(choices->count <= CHOICE_ROWS_MAX);
	row->cards = cards;
	row->action = action;
}

/* Rows are added in ascending order of verb, place and extra; one without a
 * card is left out. */
static inline void
choices_add_at(struct choices *choices, uint64_t cards, unsigned verb,
    unsigned place, unsigned extra)
{
	if (cards != 0)
		choices_add_row(choices, cards,
		    verb << VERB_SHIFT | place << 8 | extra);
}

static inline void
choices_add(struct choices *choices, uint64_t cards, unsigned verb,
    unsigned place)
{
	choices_add_at(choices, cards, verb, place, 0);
}

/* Actions without a card: a verb alone, with something in extra, with two
 * positions, with a seat's creature. */
static inline void
choices_add_bare(struct choices *choices, unsigned verb)
{
	choices_add_row(choices, 0, verb << VERB_SHIFT);
}

static inline void
choices_add_extra(struct choices *choices, unsigned verb, unsigned extra)
{
	choices_add_row(choices, 0, verb << VERB_SHIFT | extra);
}

static inline void
choices_add_pair(struct choices *choices, unsigned verb, unsigned i,
    unsigned j)
{
	choices_add_row(choices, 0,
	    verb << VERB_SHIFT | i << CARD_SHIFT | j << 8);
}

static inline void
choices_add_creature(struct choices *choices, unsigned verb, unsigned seat,
    unsigned creature)
{
	choices_add_row(choices, 0, verb << VERB_SHIFT | seat << 8 | creature);
}

/* Whether there are two answers or more. */
static inline bool
choices_several(const struct choices *choices)
{
	return choices->count > 1 || set_several(choices->rows[0].cards);
}

static inline struct choice
choice_of(uint32_t action, unsigned card)
{
	return (struct choice){
	    .extra = (uint8_t)action,
	    .place = (uint8_t)(action >> 8),
	    .card = (uint8_t)card,
	    .verb = (uint8_t)(action >> VERB_SHIFT),
	};
}

/* The only answer. */
static inline struct choice
choices_only(const struct choices *choices)
{
	const struct choice_row *row = &choices->rows[0];

	assert(choices->count == 1 && !choices_several(choices));
	return choice_of(row->action, row->cards == 0
	    ? row->action >> CARD_SHIFT : set_lowest(row->cards));
}

/* Find an action among the answers; the rank of the face in it is that of a
 * card of the game, or CARDS_MAX and more when it is none. */
static inline bool
choices_find(const struct choices *choices, uint32_t action, unsigned rank,
    struct choice *found)
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

/* How many answers there are in a row, and in all. */
static inline unsigned
row_count(const struct choice_row *row)
{
	return row->cards == 0 ? 1 : set_count(row->cards);
}

static inline unsigned
choices_count(const struct choices *choices)
{
	unsigned count = 0;

	for (unsigned i = 0; i < choices->count; i++)
		count += row_count(&choices->rows[i]);
	return count;
}

/* The answer at a place on the list, which is less than their number. */
struct choice oni_choices_at(const struct choices *choices, unsigned place);

/* The action that an answer is. */
ONI_COLD uint32_t oni_choices_action(const struct choices *choices,
    struct choice choice);

/* Write the answers in ascending order; how many there are. */
int oni_choices_list(const struct choices *choices, uint32_t *actions,
    size_t capacity);

#endif
