/*
 * late.h - games that are driven to a position late in them.
 *
 * The dealer deals each seat the rooms that it is to play, in order, and
 * takes a Door for each trio; then come the cards that are to stay.  What is
 * not wanted in the deck is worn away by discards, Nightmares and Happy Dreams,
 * without any Prophecy, so that no card of the deck has a known place.  No
 * spell is cast; Towers among the rooms are put down at the right end.  Of
 * Premonitions that hold together the first on the list strikes first, and
 * penalties are paid with the first, too.
 */
#ifndef LATE_H
#define LATE_H

#include "script.h"

/* Rooms for two trios of a colour, and those for one trio that may follow a
 * Moon or a Sun. */
#define TWO_TRIOS(colour) TRIO_SUN(colour) TRIO_MOON(colour)
#define TRIO_SUN(colour) colour "-sun " colour "-moon " colour "-sun "
#define TRIO_MOON(colour) colour "-moon " colour "-sun " colour "-moon "

/* Rooms for seven Doors: the second brown one stays in the deck. */
#define SEVEN_DOORS TWO_TRIOS("red") TWO_TRIOS("blue") TWO_TRIOS("green") \
	TRIO_SUN("brown")

struct late {
	const char *config;
	const char *plays[2]; /* as many for each seat; NULL is none */
	const char *hands[2]; /* own cards when it is done */
	const char *shared;   /* two players */
	const char *deck;     /* NULL: whatever is left of it */
	const char *goals;    /* from left to right; those not asked left out */
	const char *open;     /* the open Premonitions */
};

/* Play on until all this is so and the first seat begins its turn. */
#define late(...) late_game(HERE, &(struct late){ __VA_ARGS__ })

/* A game for one whose first hand is this. */
#define alone(hand) late(.config = "", .hands = { hand })

/* A game for one with seven Doors on the table, brown waited for. */
#define seven_doors(hand, cards) late(.config = "", \
	.plays = { SEVEN_DOORS }, .hands = { hand }, .deck = cards)

/* A game for two after the draft. */
#define pair(own1, own2, both) \
	late(.config = "players=2", .hands = { own1, own2 }, .shared = both)

onirim_game *late_game(struct place at, const struct late *late);

/* Discard the first of these from the hand and draw the next, discard that and
 * draw the next, until the last is in the hand.  They are Suns and Moons. */
#define wear(g, cards) late_wear(HERE, g, cards)

void late_wear(struct place at, onirim_game *g, const char *cards);

/* Give the last answer on the list till the end: no Door is ever taken. */
void give_up(onirim_game *g);

#endif
