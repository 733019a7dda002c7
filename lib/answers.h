/* answers.h - what answers do, what they take, and why they are not legal: the
 * parts that both games share. */
#ifndef ONI_ANSWERS_H
#define ONI_ANSWERS_H

#include "engine.h"

/* A meaning without a number, and one with a number. */
static inline struct meaning
only(unsigned id)
{
	return (struct meaning){.id = (uint8_t)id};
}

static inline struct meaning
counted(unsigned id, unsigned number)
{
	return (struct meaning){.id = (uint8_t)id, .number = (uint8_t)number};
}

/* What dealing a card does. */
struct meaning oni_help_deal(const struct onirim_game *g,
    struct choice choice);

/* Where a card lies or goes: a pile, and the position in it, or NO_ORDER.  A
 * zone of 0 means nowhere. */
struct spot {
	uint8_t zone;
	uint8_t index;
	uint8_t position;
};

enum { NO_ORDER = 255 };

/* A spot in a pile that has no order. */
static inline struct spot
anywhere_in(unsigned zone, unsigned index)
{
	return (struct spot){(uint8_t)zone, (uint8_t)index, NO_ORDER};
}

/* What the answers with this verb to this question take, where it lies, and
 * where it goes first.  The games define numbers for card, from and to.  Any
 * other value is a zone that is one pile without an order. */
struct target_row {
	uint8_t ask;
	uint8_t verb;
	uint8_t card;
	uint8_t from;
	uint8_t to;
};

/* The row for an answer, or NULL if it takes no single card. */
const struct target_row *oni_find_target(const struct onirim_game *g,
    const struct target_row *rows, unsigned count, struct choice choice);

/* Where a card of the deck lies: in the pool, or else in its known place. */
struct spot oni_spot_in_deck(const struct onirim_game *g, unsigned card);

/* Where a card lies before it is dealt.  A card for a zone outside the deck may
 * be nowhere. */
struct spot oni_spot_before_deal(const struct onirim_game *g);

struct onirim_target oni_target(unsigned face, struct spot from,
    struct spot to);

/* Why an answer to a question is not legal: a WHY_..., or a function that finds
 * it out.  ANY_QUESTION stands for all questions. */
enum { ANY_QUESTION = ONIRIM_ASK_NOTHING };

struct why_row {
	uint8_t ask;
	uint8_t verb;
	uint8_t id;
	unsigned (*find)(const struct onirim_game *g, struct choice choice);
};

/* Find out why an answer is not legal, from the first row that fits it.  If no
 * row fits, the action is not an answer to this question. */
unsigned oni_find_why(const struct onirim_game *g, const struct why_row *rows,
    unsigned count, struct choice choice);

#endif
