/* sight.h - what the player of base Onirim for one sees of it. */
#ifndef ADVISOR_SIGHT_H
#define ADVISOR_SIGHT_H

#include "faces.h"

enum {
	DOORS = 2,      /* of one colour */
	HAND_FULL = 5,
	LOOKED_MAX = 5
};

enum effect { EFFECT_NONE, EFFECT_PROPHECY, EFFECT_REVEAL };

/* A game while it waits for an answer; in thought also as an answer would
 * leave it: with its effect to come, and the hand to be filled. */
struct sight {
	int question;
	int subject;
	int hand[COLOURS][SYMBOLS];
	int hand_count;
	int deck[COLOURS][SYMBOLS];     /* rooms, wherever they lie in it */
	int deck_doors[COLOURS];
	int limbo_doors[COLOURS];
	int doors[COLOURS];             /* on the table */
	int nightmares;                 /* in the deck or in Limbo */
	int deck_count;
	int limbo_count;
	int top_count;
	onirim_card top[LOOKED_MAX];
	int looked_count;
	onirim_card looked[LOOKED_MAX]; /* counted in the deck */
	int last;                       /* symbol of the row, or SYMBOLS */
	int series;
	int series_colour;
	enum effect effect;
};

/* Whether a game is base Onirim for one. */
bool is_base_solo(const onirim_game *game);

void see(struct sight *sight, const onirim_game *game);

/* What an answer leaves, up to where chance comes in.  An offered Door is
 * taken. */
void imagine(struct sight *sight, onirim_action action);

int doors_on_table(const struct sight *sight);

#endif
