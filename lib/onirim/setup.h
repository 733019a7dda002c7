/* setup.h - how a game of Onirim begins. */
#ifndef ONI_ONIRIM_SETUP_H
#define ONI_ONIRIM_SETUP_H

#include "cards.h"

/* Put all cards of the game into the pool, except Goals and Premonitions, which
 * go into their own piles.  No card has a place. */
void oni_onirim_lay_in_deck(struct onirim_game *g);

/* Take out one of these cards to lay it somewhere.  Returns false if none is
 * left. */
bool oni_onirim_take_out(struct onirim_game *g, unsigned card);

void oni_onirim_set_up(struct onirim_game *g);

extern const struct rule oni_step_draft;
extern const struct wait oni_step_draft_waits;

#endif
