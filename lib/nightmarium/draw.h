/* draw.h - drawing and revealing cards of the pile. */
#ifndef ONI_NIGHTMARIUM_DRAW_H
#define ONI_NIGHTMARIUM_DRAW_H

#include "move.h"

/* How many cards come at most. */
enum {
	FIRST_HAND = 5,
	EXCHANGED_MOST = TERRORS / 2,
	MOURNER_CARDS = 2,
	HERALD_CARDS = 2,
};

/* Whether there is a card to be drawn: in the pile or in the discard pile,
 * which becomes the pile (3.4). */
static inline bool
can_draw(const struct onirim_game *g)
{
	return g->table.nightmarium.discard.sizes != 0 ||
	    deck_size(&g->deck) > 0;
}

/* A step that draws so many cards, or what there is (N10), for an action or
 * for the Terror whose power it is. */
static inline struct step
drawing(unsigned seat, unsigned cards, unsigned terror)
{
	return (struct step){STEP_CARDS_COME, (uint8_t)seat, (uint8_t)terror,
	    (uint8_t)cards};
}

/* Cards that come for a Herald are laid open, others come to a hand. */
static inline bool
are_revealed(const struct step *coming)
{
	return coming[-1].kind == STEP_HERALD;
}

extern const struct rule oni_nightmarium_step_chance;
extern const struct rule oni_step_cards_come;

#endif
