/* cards.h - the faces of all games: their names, sets and numbers. */
#ifndef ONI_CARDS_H
#define ONI_CARDS_H

#include <stdint.h>

#include "terrors.h"

/*
 * Inside the library a card is the rank of its face among the faces of its
 * game, from 0, in the order of the faces' values.  So a set of cards is one
 * word of 64 bits, and counts per card are a short array.  Faces, the values
 * of the ABI, appear at the border only; each game has a table from ranks to
 * faces, and one back that holds a face's rank plus 1, or 0.
 */
enum {
	CARDS_MAX = 64,
	FACES_MAX = 256,
	COPIES_MAX = 10,        /* of one card: the Nightmares */
	HIDDEN_CARD = 0x7E,     /* a card the viewer has not located */
	NO_CARD = 0x7F,
};

/* The names of Onirim's faces, by rank; NULL: no face has this rank.  The face
 * is ONIRIM_FACE_FIRST more. */
enum { ONIRIM_FACE_FIRST = 0x10 };
extern const char *const oni_cards[CARDS_MAX];

/* The sets a card may belong to; those that can be chosen come first.  A card
 * of none has its value, but nothing plays it yet. */
enum { SET_STEPS, SET_TOWERS, SET_DREAMS, SET_BASE, SETS };

#endif
