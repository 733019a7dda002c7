/* draw.h - drawing and revealing cards. */
#ifndef ONI_NIGHTMARIUM_DRAW_H
#define ONI_NIGHTMARIUM_DRAW_H

#include "move.h"

/* The most cards that come. */
enum {
	FIRST_HAND = 5,
	EXCHANGED_MOST = TERRORS / 2,
	MOURNER_CARDS = 2,
	HERALD_CARDS = 2,
};

/* Whether a card can be drawn: from the pile, or from the discard pile, which
 * becomes the pile (3.4). */
static inline bool
can_draw(const struct onirim_game *g)
{
	return g->table.nightmarium.discard.sizes != 0 ||
	    deck_size(&g->deck) > 0;
}

/* A step that draws this many cards, or as many as there are (N10): for an
 * action, or for the power of a Terror. */
static inline struct step
drawing(unsigned seat, unsigned cards, unsigned terror)
{
	return (struct step){STEP_CARDS_COME, (uint8_t)seat, (uint8_t)terror,
	    (uint8_t)cards};
}

/* Cards that come for a Herald are revealed.  All others go to a hand. */
static inline bool
are_revealed(const struct step *coming)
{
	return coming[-1].kind == STEP_HERALD;
}

extern const struct rule oni_nightmarium_step_chance;
extern const struct wait oni_nightmarium_step_chance_waits;
extern const struct rule oni_step_cards_come;
extern const struct wait oni_step_cards_come_waits;

#endif
