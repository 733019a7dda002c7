/* towers.h - the Towers: how they are played, and how one falls. */
#ifndef ONI_ONIRIM_TOWERS_H
#define ONI_ONIRIM_TOWERS_H

#include "cards.h"

/* Offer the Towers among cards of the hand that may be played. */
void oni_towers_offer(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, unsigned place);

void oni_towers_play(struct onirim_game *g, struct choice choice);

extern const struct rule oni_step_towers_shake;
extern const struct rule oni_step_tower;

#endif
