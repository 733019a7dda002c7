/* sets.h - what comes into play with each set. */
#ifndef ONI_ONIRIM_SETS_H
#define ONI_ONIRIM_SETS_H

#include "cards.h"

/* How many are played with of each of eight cards, from 8 i on: a byte each. */
uint64_t oni_sets_word(const struct onirim_game *g, unsigned i);

/* How many of a card are played with. */
static inline unsigned
copies_played(const struct onirim_game *g, unsigned card)
{
	return bytes_get(oni_sets_word(g, card / 8), card % 8);
}

/* How many of some cards are played with. */
unsigned oni_sets_count(const struct onirim_game *g, uint64_t cards);

/* How many rooms are played with. */
static inline unsigned
rooms_played(const struct onirim_game *g)
{
	return bytes_total(oni_sets_word(g, 0)) +
	    bytes_total(oni_sets_word(g, 1));
}

/* How many Doors of each colour are played with. */
static inline unsigned
doors_of_colour(const struct onirim_game *g)
{
	return copies_played(g, RED_DOOR);
}

/* The cards that are played with. */
uint64_t oni_sets_cards(const struct onirim_game *g);

/* The cards that lead to questions when they are discarded in phase 1 and the
 * deck is not empty. */
uint64_t oni_sets_asked_of(const struct onirim_game *g);

/* The cards that can leave the game. */
uint64_t oni_sets_removed(const struct onirim_game *g);

/* How many cards can be known at the bottom of the deck. */
unsigned oni_sets_bottom(const struct onirim_game *g);

/* To how many questions all discards of a game lead at most. */
unsigned oni_sets_questions(const struct onirim_game *g);

/* Assert that each set has cards, and there are copies of just these, room for
 * all of them, and a Goal for each Door, where there are Goals. */
void oni_sets_check(const struct onirim_game *g);

#endif
