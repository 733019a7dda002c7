/* cards.h - the faces of all games: their names, sets and numbers. */
#ifndef ONI_CARDS_H
#define ONI_CARDS_H

#include <stdint.h>

#include "terrors.h"

/*
 * A face is what a card looks like; its value is part of the ABI.  Inside the
 * library a card is the rank of its face: the faces of each game, in the order
 * of their values, are numbered from 0.  So a set of cards is one word of 64
 * bits, and counts for each card are a short array.  Faces appear only at the
 * border.  Each game has a table that gives the face of a rank, and a table
 * that gives the rank of a face plus 1, or 0 if the game has no such face.
 */
enum {
	CARDS_MAX = 64,
	FACES_MAX = 256,
	COPIES_MAX = 10,        /* of one face: the Nightmares */
	HIDDEN_CARD = 0x7E,     /* its face is not known to the viewer */
	NO_CARD = 0x7F,
};

/* The names of Onirim's faces by rank; NULL if no face has this rank.  The face
 * is the rank plus ONIRIM_FACE_FIRST. */
enum { ONIRIM_FACE_FIRST = 0x10 };
extern const char *const oni_cards[CARDS_MAX];

/* The sets that a card can belong to.  Those that can be chosen come first.  A
 * face without a set has its value, but no game uses it yet. */
enum { SET_STEPS, SET_TOWERS, SET_DREAMS, SET_BASE, SETS };

#endif
