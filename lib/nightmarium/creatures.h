/* creatures.h - building creatures. */
#ifndef ONI_NIGHTMARIUM_CREATURES_H
#define ONI_NIGHTMARIUM_CREATURES_H

#include "move.h"

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

/* A creature of a seat, and one of the active seat. */
static inline const struct creature *
creature_at(const struct onirim_game *g, unsigned seat, unsigned i)
{
	return &g->table.nightmarium.creatures[seat][i];
}

static inline const struct creature *
own_creature(const struct onirim_game *g, unsigned i)
{
	return creature_at(g, g->active, i);
}

/* The creature in a place of a seat, or NULL: either may not be there. */
const struct creature *oni_creatures_find(const struct onirim_game *g,
    unsigned seat, unsigned i);

/* How many creatures of a seat are complete. */
unsigned oni_creatures_complete(const struct onirim_game *g, unsigned seat);

/* The legion of a creature all of whose cards are of one, or LEGIONS. */
unsigned oni_creatures_legion(const struct creature *creature);

/* Of some cards, those that the active seat can place on one of its creatures
 * or begin one with; when `completing`, those that complete one. */
uint64_t oni_creatures_fitting(const struct onirim_game *g, uint64_t cards,
    bool completing);

/* Offer every card with every creature it can be placed on. */
void oni_creatures_offer(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, bool completing);

/* Place a card on a creature of the active seat.  Whether that completes it,
 * and has not won the game. */
bool oni_creatures_place(struct onirim_game *g, unsigned card,
    struct place from, unsigned creature);

#endif
