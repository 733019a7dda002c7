/* creatures.h - building creatures. */
#ifndef ONI_NIGHTMARIUM_CREATURES_H
#define ONI_NIGHTMARIUM_CREATURES_H

#include "move.h"

static inline bool
is_complete(const struct creature *creature)
{
	return creature->height == PARTS_MAX;
}

/* The card on top, which came last. */
static inline uint8_t
last_card(const struct creature *creature)
{
	return creature->cards[creature->height - 1];
}

/* A creature of any seat, and a creature of the active seat. */
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

/* The creature of a seat in a place, or NULL if there is no such seat or no
 * creature. */
const struct creature *oni_creatures_find(const struct onirim_game *g,
    unsigned seat, unsigned i);

/* How many complete creatures a seat has. */
unsigned oni_creatures_complete(const struct onirim_game *g, unsigned seat);

/* The legion of a creature if all its cards are of one, else LEGIONS. */
unsigned oni_creatures_legion(const struct creature *creature);

/* Which of these cards the active seat can build on one of its creatures or
 * begin one with.  If `completing`, only those that complete a creature. */
uint64_t oni_creatures_fitting(const struct onirim_game *g, uint64_t cards,
    bool completing);

/* Offer each card with each creature on which it can be built. */
void oni_creatures_offer(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, bool completing);

/* Place a card on a creature of the active seat.  Returns true if this
 * completes the creature, but does not win the game. */
bool oni_creatures_place(struct onirim_game *g, unsigned card,
    struct place from, unsigned creature);

#endif
