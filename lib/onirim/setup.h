/* setup.h - how a game of Onirim begins. */
#ifndef ONI_ONIRIM_SETUP_H
#define ONI_ONIRIM_SETUP_H

#include "cards.h"

/* All cards that are played with lie in the deck, but for the Goals and the
 * Premonitions, and none has a place. */
void oni_onirim_lay_in_deck(struct onirim_game *g);

/* Take one of them out to lay it somewhere; false when none is left. */
bool oni_onirim_take_out(struct onirim_game *g, unsigned card);

void oni_onirim_set_up(struct onirim_game *g);

extern const struct rule oni_step_draft;

#endif
