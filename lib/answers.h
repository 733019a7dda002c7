/* answers.h - what answers do and what forbids them: what both
 * games share. */
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
