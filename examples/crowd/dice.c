/* dice.c - chance for the players and the dealers of many games. */
#include "dice.h"

uint64_t
dice_roll(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);

	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return z ^ z >> 31;
}

uint32_t
dice_below(uint64_t *state, uint32_t n)
{
	uint64_t m;

	do {
		m = (dice_roll(state) >> 32) * n;
	} while ((uint32_t)m < (0u - n) % n);
	return (uint32_t)(m >> 32);
}

uint64_t
dice_of_players(uint64_t seed)
{
	return seed ^ UINT64_C(0x5DEECE66D);
}
