/* choices.h - the answers to a question, as rows of actions. */
#ifndef ONI_CHOICES_H
#define ONI_CHOICES_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bits.h"
#include "cards.h"

/* An answer: an action with the card's rank instead of its face.  An action
 * without a card keeps its field as it is. */
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

/* A row stands for actions that differ in one field only: the members of its
 * set are ranks of cards, or what stands in place or in extra.  An action that
 * is alone is told by its extra. */
enum row_field {
	ROW_OF_EXTRAS = 0,
	ROW_OF_PLACES = PLACE_SHIFT,
	ROW_OF_CARDS = CARD_SHIFT,
};

/* Phase 1 of a pair with Towers has the most rows: rooms and discards, own and
 * shared, Towers of both at both ends, spells; as many has an action of
 * Nightmarium: a draw, an exchange, and builds on seven creatures. */
enum { CHOICE_ROWS_MAX = 9 };

/*
 * The answers to a question.  Four rows stand for nine actions:
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
 * Rows of cards of one verb interleave, as the card is the higher part of an
 * action.  Rows past the count are 0.
 */
struct choices {
	uint64_t sets[CHOICE_ROWS_MAX];
	uint32_t actions[CHOICE_ROWS_MAX];      /* with 0 for the member */
	uint8_t fields[CHOICE_ROWS_MAX];
	uint8_t count;
};

/* Begin to list answers anew. */
static inline void
choices_begin(struct choices *choices)
{
	choices->count = 0;
}

/* Rows of the list before that are still there become 0; none of them was
 * empty. */
static inline void
choices_end(struct choices *choices)
{
	unsigned row = choices->count;

	for (; row < CHOICE_ROWS_MAX && choices->sets[row] != 0; row++) {
		choices->sets[row] = 0;
		choices->actions[row] = 0;
		choices->fields[row] = 0;
	}
}

/* Rows are added in ascending order of verb, place and extra; one without a
 * member is left out. */
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

/* A verb alone. */
static inline void
choices_add_bare(struct choices *choices, unsigned verb)
{
	choices_add_row(choices, set_of(0), ROW_OF_EXTRAS,
	    verb << VERB_SHIFT);
}

/* A verb with each of some extras, at a place. */
static inline void
choices_add_extras(struct choices *choices, uint64_t extras, unsigned verb,
    unsigned place)
{
	choices_add_row(choices, extras, ROW_OF_EXTRAS,
	    verb << VERB_SHIFT | place << PLACE_SHIFT);
}

/* A position with each of some others. */
static inline void
choices_add_pairs(struct choices *choices, uint64_t others, unsigned verb,
    unsigned position)
{
	choices_add_row(choices, others, ROW_OF_PLACES,
	    verb << VERB_SHIFT | position << CARD_SHIFT);
}

/* Whether there are two answers or more. */
static inline bool
choices_several(const struct choices *choices)
{
	return choices->count > 1 || set_several(choices->sets[0]);
}

/* An answer of a row. */
static inline struct choice
choices_member(const struct choices *choices, unsigned row, unsigned member)
{
	return (struct choice){choices->actions[row] |
	    (uint32_t)member << choices->fields[row]};
}

/* The only answer. */
static inline struct choice
choices_only(const struct choices *choices)
{
	assert(choices->count == 1 && !choices_several(choices));
	return choices_member(choices, 0, set_lowest(choices->sets[0]));
}

/* Find an action among the answers; the rank of the face in it is that of a
 * card of the game, or CARDS_MAX and more when it is none. */
static inline bool
choices_find(const struct choices *choices, uint32_t action, unsigned rank,
    struct choice *found)
{
	const struct choice ranked = choice_of(action, rank);

	for (unsigned row = 0; row < choices->count; row++) {
		const unsigned field = choices->fields[row];
		const uint32_t tried = field == ROW_OF_CARDS
		    ? ranked.action : action;
		const uint32_t differs = tried ^ choices->actions[row];
		const uint32_t member = differs >> field;

		if (differs == member << field &&
		    set_holds(choices->sets[row], member)) {
			found->action = tried;
			return true;
		}
	}
	return false;
}

/* One of the answers, each as likely: the one at place below(n) of a list of
 * n. */
struct choice oni_choices_draw(const struct choices *choices,
    uint64_t *generator);

/* The action that an answer is; the faces of the game are told by rank. */
ONI_COLD uint32_t oni_choices_action(const struct choices *choices,
    const uint8_t *faces, struct choice choice);

/* Write the answers in ascending order as far as they fit; how many there
 * are. */
int oni_choices_list(const struct choices *choices, const uint8_t *faces,
    uint32_t *actions, size_t capacity);

#endif
