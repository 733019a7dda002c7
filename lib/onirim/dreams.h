/* dreams.h - Happy Dreams and Dark Premonitions. */
#ifndef ONI_ONIRIM_DREAMS_H
#define ONI_ONIRIM_DREAMS_H

#include "cards.h"

/* Premonitions by number; those of a pair of one colour come first, in the
 * order of the colours. */
enum {
	RED_PAIR, BLUE_PAIR, GREEN_PAIR, BROWN_PAIR, ANY_PAIR, THREE_DOORS,
	FIVE_DOORS, EVERY_COLOUR
};

/* The Doors of the colours of which two lie on the table. */
uint64_t oni_pairs_on_table(const struct onirim_table *table);

/* Whether the Doors on the table fulfil the condition of a Premonition, and
 * the set of those open ones whose condition holds. */
bool oni_condition_holds(const struct onirim_table *table,
    unsigned premonition);
uint64_t oni_premonitions_that_hold(const struct onirim_table *table);

/* How many Keys the deck holds from this card on; so many are lost. */
enum { KEYS_LOST = 2 };
unsigned oni_keys_in_deck(const struct onirim_game *g, unsigned from);

void oni_premonitions_come(struct onirim_game *g);
void oni_premonitions(struct onirim_game *g);
void oni_premonition_legal(const struct onirim_game *g,
    struct choices *choices);
void oni_premonition_answer(struct onirim_game *g, struct choice choice);
void oni_lose_door_legal(const struct onirim_game *g,
    struct choices *choices);
void oni_lose_door_answer(struct onirim_game *g, struct choice choice);
void oni_lose_keys_legal(const struct onirim_game *g,
    struct choices *choices);
void oni_lose_keys_answer(struct onirim_game *g, struct choice choice);
void oni_happy_legal(const struct onirim_game *g, struct choices *choices);
void oni_happy_answer(struct onirim_game *g, struct choice choice);
void oni_fetch_legal(const struct onirim_game *g, struct choices *choices);
void oni_fetch_answer(struct onirim_game *g, struct choice choice);
void oni_discard_any_legal(const struct onirim_game *g,
    struct choices *choices);
void oni_discard_any_answer(struct onirim_game *g, struct choice choice);
void oni_happy_end(struct onirim_game *g);

#endif
