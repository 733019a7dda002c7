/* choices.h - the answers to a question, as rows of actions. */
#ifndef ONI_CHOICES_H
#define ONI_CHOICES_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bits.h"
#include "cards.h"

/* An answer: an action with the card's rank instead of its face; where no card
 * is, what stands in its field. */
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

/* A row stands for all actions that differ only in their card, or, when its
 * set is empty, for the action alone. */
struct choice_row {
	uint64_t cards;
	uint32_t action;        /* with no card in it, unless it is alone */
};

/* Seven creatures of four seats are the most rows a question can have. */
enum { CHOICE_ROWS_MAX = 32 };

struct choices {
	struct choice_row *end;         /* behind the last row */
	struct choice_row rows[CHOICE_ROWS_MAX];
};

static inline void
choices_begin(struct choices *choices)
{
	choices->end = choices->rows;
}

static inline void
choices_add_row(struct choices *choices, uint64_t cards, uint32_t action)
{
	struct choice_row *row = choices->end++;

	assert(choices->end <= choices->rows + CHOICE_ROWS_MAX);
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
		    verb << VERB_SHIFT | place << PLACE_SHIFT | extra);
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
	    verb << VERB_SHIFT | i << CARD_SHIFT | j << PLACE_SHIFT);
}

static inline void
choices_add_creature(struct choices *choices, unsigned verb, unsigned seat,
    unsigned creature)
{
	choices_add_row(choices, 0,
	    verb << VERB_SHIFT | seat << PLACE_SHIFT | creature);
}

/* How many rows there are. */
static inline unsigned
choices_rows(const struct choices *choices)
{
	return (unsigned)(choices->end - choices->rows);
}

/* Whether there are two answers or more, when there is one. */
static inline bool
choices_several(const struct choices *choices)
{
	return choices->end > choices->rows + 1 ||
	    set_several(choices->rows[0].cards);
}

/* The only answer. */
static inline struct choice
choices_only(const struct choices *choices)
{
	const struct choice_row *row = &choices->rows[0];

	assert(choices_rows(choices) == 1 && !choices_several(choices));
	return (struct choice){row->action | (row->cards == 0 ? 0
	    : set_lowest(row->cards) << CARD_SHIFT)};
}

/* Find an action among the answers; the rank of the face in it is that of a
 * card of the game, or CARDS_MAX and more when it is none. */
static inline bool
choices_find(const struct choices *choices, uint32_t action, unsigned rank,
    struct choice *found)
{
	const uint32_t cardless = choice_of(action, 0).action;
	const uint64_t cards = rank < CARDS_MAX ? set_of(rank) : 0;

	for (const struct choice_row *row = choices->rows;
	    row < choices->end; row++) {
		if (row->action == cardless && (row->cards & cards) != 0) {
			found->action = cardless | rank << CARD_SHIFT;
			return true;
		}
		if (row->action == action && row->cards == 0) {
			found->action = action;
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

	for (const struct choice_row *row = choices->rows;
	    row < choices->end; row++)
		count += row_count(row);
	return count;
}

/* The answer at a place on the list, which is less than their number. */
struct choice oni_choices_at(const struct choices *choices, unsigned place);

/* The action that an answer is; the faces of the game are told by rank. */
ONI_COLD uint32_t oni_choices_action(const struct choices *choices,
    const uint8_t *faces, struct choice choice);

/* Write the answers in ascending order as far as they fit; how many there
 * are. */
int oni_choices_list(const struct choices *choices, const uint8_t *faces,
    uint32_t *actions, size_t capacity);

#endif
