/* inputs.h - what the network looks at: the marks of a game as a seat sees it.
 *
 * Marks are the bytes of an observation, and after them some bytes that are
 * worked out from them, such as the last room of a row.  Every mark switches
 * inputs of the network on.  An input belongs either to one of the four
 * colours (in Nightmarium: legions), or to none.  The inputs of all colours
 * are the same, so what the network learns of one colour holds for all. */
#ifndef ONI_ADVICE_INPUTS_H
#define ONI_ADVICE_INPUTS_H

#include <stdbool.h>
#include <stdint.h>

#include "onirim.h"

enum {
	ADVICE_COLOURS = 4,
	ADVICE_NO_COLOUR = ADVICE_COLOURS,
	ADVICE_MARKS_MAX = 1024,
	ADVICE_SEATS_MAX = 5
};

/* What a face is, without its colour. */
struct face_sort {
	uint8_t sort;
	uint8_t colour;         /* or ADVICE_NO_COLOUR */
	uint8_t power;          /* of a Terror */
};

/* Which inputs a mark switches on. */
struct mark {
	uint8_t form;           /* MARK_... */
	uint8_t colour;         /* or ADVICE_NO_COLOUR */
	uint8_t max;            /* larger values count as this one */
	uint16_t input;         /* the first one; of faces that have a colour */
	uint16_t plain;         /* the first one of faces without a colour */
};

enum {
	MARK_UNSEEN,            /* none */
	MARK_STEPS,             /* a number n: the first n inputs */
	MARK_ONE,               /* a number n: input n - 1, none for 0 */
	MARK_FACE,              /* a face: the input of its sort and colour */
	MARK_COLOUR,            /* a face: the input of its colour */
	MARK_POWER              /* a face: the input of its power and colour */
};

/* Which network looks at a game. */
enum { NETWORK_SOLO, NETWORK_TWO, NETWORK_NIGHTMARIUM, NETWORKS };

/* How the games of a family become inputs. */
struct sight {
	uint8_t network;        /* NETWORK_... */
	uint8_t seats;
	uint8_t objective;
	uint16_t observed;      /* bytes of an observation */
	uint16_t marks;         /* these, and those worked out */
	uint16_t inputs;        /* of one colour */
	uint16_t plain;         /* without a colour */
	uint16_t constant[12];  /* inputs that the configuration switches on */
	uint16_t constants;
	/* Where an observation has what marks are worked out from, and 0 if
	 * it does not have it; and how long one row is. */
	uint16_t deck;
	uint16_t hands[ADVICE_SEATS_MAX];
	uint16_t shared;
	uint16_t pool;
	uint16_t series;
	uint16_t row;
	uint16_t row_length;
	uint16_t goals;
	uint16_t ranks;
	uint16_t towers;
	uint16_t creatures;
	struct face_sort faces[256];
	uint8_t edges[256];     /* of Towers: left, and right << 4 */
	struct mark mark[ADVICE_MARKS_MAX];
};

/* An input that is switched on or off: 8192 x colour + its number. */
typedef uint16_t input;

enum { INPUT_COLOUR = 8192, NO_INPUT = UINT16_MAX, ADVICE_INPUTS_MAX = 1024 };

/* The inputs that differ between two tables. */
struct change {
	unsigned on;
	unsigned off;
	input switched_on[ADVICE_INPUTS_MAX];
	input switched_off[ADVICE_INPUTS_MAX];
};

/* Learn how to look at games of this family. */
void oni_sight_begin(struct sight *sight, const onirim_game *game);

/* Write the marks of a game as a seat sees it. */
void oni_sight_see(const struct sight *sight, const onirim_game *game,
    int seat, uint8_t *marks);

/* Which inputs differ when the marks are others.  All marks that are 0 switch
 * nothing on. */
void oni_sight_change(const struct sight *sight, const uint8_t *from,
    const uint8_t *to, struct change *change);

#endif
