/* looks.h - looking at cards, and what happens to them. */
#ifndef ONI_ONIRIM_LOOKS_H
#define ONI_ONIRIM_LOOKS_H

#include "cards.h"

/* How many cards are looked at. */
enum {
	PROPHECY_CARDS = 5,
	REVEAL_CARDS = 5,
	LOWEST_CARDS = 5,       /* Paradoxical Prophecy */
	HAPPY_CARDS = 7,
	LOOKED_MAX = HAPPY_CARDS,
};

/* The step that shows this many cards to these seats, or all cards if there are
 * fewer. */
static inline struct step
looking(uint8_t seats, unsigned cards)
{
	return (struct step){.kind = STEP_LOOK, .card = seats,
	    .left = (uint8_t)cards};
}

/* The step that puts the cards back on top of the deck.  `card` is the card
 * that allowed looking at them. */
static inline struct step
ordering(const struct onirim_game *g, unsigned card)
{
	return (struct step){.kind = STEP_ORDER, .seat = g->active,
	    .card = (uint8_t)card};
}

extern const struct rule oni_step_look;
extern const struct wait oni_step_look_waits;
extern const struct rule oni_step_look_lowest;
extern const struct wait oni_step_look_lowest_waits;
extern const struct rule oni_step_prophecy;
extern const struct wait oni_step_prophecy_waits;
extern const struct rule oni_step_order;
extern const struct wait oni_step_order_waits;
extern const struct rule oni_step_order_lowest;
extern const struct wait oni_step_order_lowest_waits;

#endif
