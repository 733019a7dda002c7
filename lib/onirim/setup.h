/* setup.h - how a game of Onirim begins. */
#ifndef ONI_ONIRIM_SETUP_H
#define ONI_ONIRIM_SETUP_H

#include "cards.h"

/* How many of a card are played with. */
unsigned oni_onirim_copies(const struct onirim_game *g, unsigned card);

/* All cards that are played with lie in the deck, but for the Goals and the
 * Premonitions, and none has a place. */
void oni_onirim_lay_in_deck(struct onirim_game *g);

/* Take one of them out to lay it somewhere; false when none is left. */
bool oni_onirim_take_out(struct onirim_game *g, unsigned card);

/* How many cards make a hand complete, in the draft and in a turn. */
struct hand_size oni_hand_size(const struct onirim_game *g);

void oni_onirim_set_up(struct onirim_game *g);
void oni_draft_legal(const struct onirim_game *g, struct choices *choices);
void oni_draft_answer(struct onirim_game *g, struct choice choice);

#endif
