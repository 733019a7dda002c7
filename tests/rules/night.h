/*
 * night.h - games of Nightmarium that are driven to a position.
 *
 * The dealer deals each seat the cards that it is to build and to keep.  The
 * first seat builds its creatures before the next one begins, each from left
 * to right; what their powers ask is not answered, so that creatures which
 * are to be complete have none, or find no target.  A seat that waits for the
 * others draws a card that is wanted nowhere, and discards it again.
 */
#ifndef NIGHT_H
#define NIGHT_H

#include "script.h"

enum { NIGHT_SEATS = 5 };

struct night {
	const char *config;                 /* what belongs to Nightmarium */
	int active;                         /* the seat whose turn begins */
	const char *creatures[NIGHT_SEATS]; /* from the legs, `/` between */
	const char *hands[NIGHT_SEATS];     /* NULL: whatever it has drawn */
	const char *rest; /* all that the pile and the discard pile have
	                   * together; NULL: whatever is left */
};

/* Play on until all this is so and the active seat begins its turn. */
#define night(...) night_game(HERE, &(struct night){ __VA_ARGS__ })

onirim_game *night_game(struct place at, const struct night *night);

/* The cards of a creature, from the legs, and of a hand. */
#define creature_is(g, seat, place, text) \
	cards_are(g, ONIRIM_NOBODY, ONIRIM_ZONE_CREATURE, \
	    CREATURE(seat, place), text)
#define hand_is(g, seat, text) \
	cards_are(g, ONIRIM_HOST, ONIRIM_ZONE_HAND, seat, text)

/* The discard pile holds just so many cards of this face, such as "2n30". */
#define discard_has(g, text) \
	script_zone_has(HERE, g, (struct view){ ONIRIM_NOBODY, \
	    ONIRIM_ZONE_DISCARD, 0 }, text)

/* The turn goes on with its second action, or the next seat's has begun. */
#define second_action(g, seat) night_action(HERE, g, seat, 1)
#define first_action(g, seat) night_action(HERE, g, seat, 2)

void night_action(struct place at, const onirim_game *g, int seat, int left);

#endif
