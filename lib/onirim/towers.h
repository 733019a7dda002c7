/* towers.h - the Towers: how they are played, and how one is lost. */
#ifndef ONI_ONIRIM_TOWERS_H
#define ONI_ONIRIM_TOWERS_H

#include "cards.h"

/* Offer those of these cards of the hand that are Towers and can be played. */
void oni_towers_offer(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, unsigned place);

void oni_towers_play(struct onirim_game *g, struct choice choice);

extern const struct rule oni_step_towers_shake;
extern const struct wait oni_step_towers_shake_waits;
extern const struct rule oni_step_tower;
extern const struct wait oni_step_tower_waits;

#endif
