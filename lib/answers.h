/* answers.h - what answers do and take, and what forbids them: what both games
 * share. */
#ifndef ONI_ANSWERS_H
#define ONI_ANSWERS_H

#include "engine.h"

/* A meaning alone, and one that counts something. */
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

/* What it does to deal a card. */
struct meaning oni_help_deal(const struct onirim_game *g,
    struct choice choice);

/* Where a card lies or comes to lie: a pile, and the place in it, or NO_ORDER.
 * A zone of 0 is nowhere. */
struct spot {
	uint8_t zone;
	uint8_t index;
	uint8_t position;
};

enum { NO_ORDER = 255 };

/* In a pile that has no order. */
static inline struct spot
anywhere_in(unsigned zone, unsigned index)
{
	return (struct spot){(uint8_t)zone, (uint8_t)index, NO_ORDER};
}

/* What the answers of a verb to a question take, where it lies, and where it
 * goes first.  The games have numbers for that; where they have none, it is a
 * zone that is one pile without an order. */
struct target_row {
	uint8_t ask;
	uint8_t verb;
	uint8_t card;
	uint8_t from;
	uint8_t to;
};

/* The row of an answer, or NULL when it takes no single card. */
const struct target_row *oni_find_target(const struct onirim_game *g,
    const struct target_row *rows, unsigned count, struct choice choice);

/* Where a card of the deck lies: in the pool, or else in its known place. */
struct spot oni_spot_in_deck(const struct onirim_game *g, unsigned card);

/* Where a card lies that is dealt: one for a zone outside the deck may lie
 * nowhere. */
struct spot oni_spot_before_deal(const struct onirim_game *g);

struct onirim_target oni_target(unsigned face, struct spot from,
    struct spot to);

/* What forbids an answer to a question, as a WHY_..., or how to find out.
 * ANY_QUESTION stands for all. */
enum { ANY_QUESTION = ONIRIM_ASK_NOTHING };

struct why_row {
	uint8_t ask;
	uint8_t verb;
	uint8_t id;
	unsigned (*find)(const struct onirim_game *g, struct choice choice);
};

/* The first of some rows that an answer has tells why it is forbidden; where
 * it has none, it is not asked for. */
unsigned oni_find_why(const struct onirim_game *g, const struct why_row *rows,
    unsigned count, struct choice choice);

#endif
