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
	uint8_t verb;
	uint8_t card;
	uint8_t place;
	uint8_t extra;
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
	return (struct choice){(uint8_t)(action >> VERB_SHIFT), (uint8_t)card,
	    (uint8_t)(action >> 8), (uint8_t)action};
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
bool oni_choices_find(const struct choices *choices, uint32_t action,
    unsigned rank, struct choice *found);

/* Write the answers in ascending order; how many there are. */
int oni_choices_list(const struct choices *choices, uint32_t *actions,
    size_t capacity);

#endif
