/* cards.h - the faces of all games: their names, sets and numbers. */
#ifndef ONI_CARDS_H
#define ONI_CARDS_H

#include <stdint.h>

/*
 * Inside the library a card is the rank of its face among the faces of its
 * game, from 0, in the order of the faces' values.  So a set of cards is one
 * word of 64 bits, and counts per card are a short array.  Faces, the values
 * of the ABI, appear at the border only.
 */
enum {
	CARDS_MAX = 64,
	COPIES_MAX = 10,        /* of one card: the Nightmares */
	HIDDEN_CARD = 0x7E,     /* a card the viewer has not located */
	NO_CARD = 0x7F,
};

/* The sets a face may belong to; those that can be chosen come first. */
enum {
	SET_STEPS,
	SET_TOWERS,
	SET_DREAMS,
	SET_BASE,
	SET_LATER,      /* its value is fixed, but nothing plays it yet */
};

struct card_row {
	const char *name;       /* NULL: no face has this rank */
	uint8_t set;
	uint8_t copies;
};

/* The faces of Onirim.  A row's place is the card's rank, and its face is
 * ONIRIM_FACE_FIRST more. */
enum { ONIRIM_FACE_FIRST = 0x10 };
extern const struct card_row oni_cards[CARDS_MAX];

/* For each Terror of Nightmarium, by number from 1, the lowest number of
 * those equal to it, which names their common face. */
enum { TERROR_FACE_FIRST = 0x80, TERRORS = 108 };
extern const uint8_t oni_terror_lowest[TERRORS];

/* The rank of a face in its game; CARDS_MAX or more when it has none. */
static inline uint8_t
oni_card_rank(uint8_t face)
{
	return (uint8_t)(face - ONIRIM_FACE_FIRST);
}

#endif
