/* sets.h - what each set adds to the game. */
#ifndef ONI_ONIRIM_SETS_H
#define ONI_ONIRIM_SETS_H

#include "cards.h"

/* How many copies there are of the eight cards from 8 i on, in one byte
 * each. */
uint64_t oni_sets_word(const struct onirim_game *g, unsigned i);

/* How many copies of a card there are. */
static inline unsigned
copies_played(const struct onirim_game *g, unsigned card)
{
	return bytes_get(oni_sets_word(g, card / 8), card % 8);
}

/* How many cards there are of all these faces. */
unsigned oni_sets_count(const struct onirim_game *g, uint64_t cards);

/* How many rooms there are. */
static inline unsigned
rooms_played(const struct onirim_game *g)
{
	return bytes_total(oni_sets_word(g, 0)) +
	    bytes_total(oni_sets_word(g, 1));
}

/* How many Doors of each colour there are. */
static inline unsigned
doors_of_colour(const struct onirim_game *g)
{
	return copies_played(g, RED_DOOR);
}

/* The set of the cards in the game. */
uint64_t oni_sets_cards(const struct onirim_game *g);

/* The cards that lead to questions if they are discarded in phase 1 while the
 * deck is not empty. */
uint64_t oni_sets_asked_of(const struct onirim_game *g);

/* The cards that can leave the game. */
uint64_t oni_sets_removed(const struct onirim_game *g);

/* How many cards can be known at the bottom of the deck. */
unsigned oni_sets_bottom(const struct onirim_game *g);

/* The most questions to which all discards of a game can lead. */
unsigned oni_sets_questions(const struct onirim_game *g);

/* Assert that each set has cards, that exactly these cards have copies, that
 * there is room for all of them, and that there is a Goal for each Door if
 * there are Goals. */
void oni_sets_check(const struct onirim_game *g);

#endif
