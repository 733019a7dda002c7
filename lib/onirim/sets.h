/* sets.h - what comes into play with each set. */
#ifndef ONI_ONIRIM_SETS_H
#define ONI_ONIRIM_SETS_H

#include "cards.h"

/* The sets that are played: the base is always one of them. */
static inline unsigned
sets_played(const struct onirim_game *g)
{
	return g->config.sets | 1u << SET_BASE;
}

/* The cards that are played with. */
uint64_t oni_sets_cards(const struct onirim_game *g);

/* The cards that can leave the game. */
uint64_t oni_sets_removed(const struct onirim_game *g);

/* Whether cards are put to the bottom of the deck. */
bool oni_sets_use_bottom(const struct onirim_game *g);

/* How many of a card are played with. */
unsigned oni_sets_copies(const struct onirim_game *g, unsigned card);

/* How many of some cards are played with. */
unsigned oni_sets_count(const struct onirim_game *g, uint64_t cards);

/* How many rooms are played with. */
unsigned oni_sets_rooms(const struct onirim_game *g);

/* How many Doors of each colour there are. */
static inline unsigned
doors_of_colour(const struct onirim_game *g)
{
	return oni_sets_copies(g, RED_DOOR);
}

/* For assertions: the rows have just the cards that there are copies of, and
 * the table has room for them. */
bool oni_sets_have_their_cards(const struct onirim_game *g);
bool oni_sets_have_room(const struct onirim_game *g);

#endif
