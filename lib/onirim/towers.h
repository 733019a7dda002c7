/* towers.h - the Towers. */
#ifndef ONI_ONIRIM_TOWERS_H
#define ONI_ONIRIM_TOWERS_H

#include "onirim.h"

/* Four neighbours of four colours. */
bool oni_towers_aligned(const struct labyrinth *table);

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
