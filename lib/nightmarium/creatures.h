/* creatures.h - building creatures, and what happens when one wakes. */
#ifndef ONI_NIGHTMARIUM_CREATURES_H
#define ONI_NIGHTMARIUM_CREATURES_H

#include "nightmarium.h"

/* In one turn no more creatures wake (N22). */
enum { WOKEN_MAX = 100 };

static inline bool
is_complete(const struct creature *creature)
{
	return creature->height == PARTS_MAX;
}

/* The card on top, which is the last to have come. */
static inline uint8_t
last_card(const struct creature *creature)
{
	return creature->cards[creature->height - 1];
}

/* How many creatures of a seat are complete. */
unsigned oni_complete(const struct menagerie *table, unsigned seat);

/* Of some cards, those that the active seat can place on one of its creatures
 * or begin one with; when `completing`, those that complete one. */
uint64_t oni_cards_that_fit(const struct onirim_game *g, uint64_t cards,
    bool completing);

/* Offer every card with every creature it can be placed on. */
void oni_offer_builds(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, bool completing);

/* Place a card on a creature of the active seat.  Whether that completes it,
 * and has not won the game. */
bool oni_place_terror(struct onirim_game *g, unsigned card,
    struct place from, unsigned creature);

/* A creature of the active seat wakes. */
void oni_wake(struct onirim_game *g, unsigned creature);

/* The legion of a creature all of whose cards are of one, or LEGIONS. */
unsigned oni_legion_of(const struct creature *creature);

void oni_penalty(struct onirim_game *g);
void oni_legion_legal(const struct onirim_game *g, struct choices *choices);
void oni_legion_answer(struct onirim_game *g, struct choice choice);

#endif
