/* uniform.h - the uniform random player, and the digest of what it was asked
 * and what it chose. */
#ifndef UNIFORM_H
#define UNIFORM_H

#include "onirim.h"

struct uniform {
	uint64_t state;
	uint64_t decisions;
	uint64_t digest;
};

/* Fewer games are played than are asked for if they take more decisions than
 * this on the average. */
#define UNIFORM_LONG UINT64_C(64)

#define UNIFORM_DIGEST UINT64_C(0xCBF29CE484222325)

static inline uint32_t
uniform_output(struct uniform *player)
{
	uint64_t z = player->state += UINT64_C(0x9E3779B97F4A7C15);

	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return (uint32_t)((z ^ z >> 31) >> 32);
}

static inline uint32_t
uniform_below(struct uniform *player, uint32_t n)
{
	uint64_t m = (uint64_t)uniform_output(player) * n;

	if ((uint32_t)m < n) {
		const uint32_t unfair = (0u - n) % n;

		while ((uint32_t)m < unfair)
			m = (uint64_t)uniform_output(player) * n;
	}
	return (uint32_t)(m >> 32);
}

/* The player is seeded from the game's seed. */
static inline void
uniform_begin(struct uniform *player, uint64_t seed)
{
	player->state = seed ^ UINT64_C(0x5DEECE66D);
}

/* Choose a place on a list of n actions. */
static inline uint32_t
uniform_choose(struct uniform *player, uint32_t n)
{
	const uint32_t chosen = uniform_below(player, n);

	player->decisions++;
	player->digest = (player->digest ^ (n << 8 | chosen)) *
	    UINT64_C(0x100000001B3);
	return chosen;
}

/* Play a game to its end; whether it is won. */
static inline int
uniform_play(struct uniform *player, onirim_game *game, uint64_t seed)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int n;

	uniform_begin(player, seed);
	onirim_game_reset(game, seed);
	while ((n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0)
		onirim_apply(game,
		    actions[uniform_choose(player, (uint32_t)n)]);
	return onirim_outcome(game) == ONIRIM_WON;
}

#endif
