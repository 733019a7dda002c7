/* towers.h - the Towers. */
#ifndef ONI_ONIRIM_TOWERS_H
#define ONI_ONIRIM_TOWERS_H

#include "cards.h"

/* Four neighbours of four colours. */
bool oni_towers_aligned(const struct onirim_table *table);

/* Whether all neighbours may touch; and whether a Nightmare takes one. */
bool oni_towers_touch(const struct onirim_table *table);
bool oni_towers_may_fall(const struct onirim_game *g);

/* Those of some Towers that may be put at an end of the row. */
uint64_t oni_towers_that_fit(const struct onirim_game *g, uint64_t towers,
    unsigned end);

/* Offer the Towers among cards of the hand that may be played, and play
 * one. */
void oni_towers_offer(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, unsigned place);
void oni_tower_play(struct onirim_game *g, struct choice choice);

/* The number on a Tower. */
unsigned oni_tower_number(unsigned tower);

void oni_towers_shake(struct onirim_game *g);
void oni_tower_legal(const struct onirim_game *g, struct choices *choices);
void oni_tower_answer(struct onirim_game *g, struct choice choice);

#endif
