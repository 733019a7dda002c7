/* dice.h - chance for the players and the dealers of many games: SplitMix64, as
 * onirim-chance(7) tells it. */
#ifndef CROWD_DICE_H
#define CROWD_DICE_H

#include <stdint.h>

/* The state begins as any seed; each roll changes it. */
uint64_t dice_roll(uint64_t *state);

/* A number below n, each with the same chance. */
uint32_t dice_below(uint64_t *state, uint32_t n);

/* The state that the players of a game begin with: nothing that they draw tells
 * anything of what the game draws from its seed. */
uint64_t dice_of_players(uint64_t seed);

#endif
