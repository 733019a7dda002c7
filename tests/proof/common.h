/*
 * common.h - what both models are made of: piles of faces, actions, and the
 * generator.  No rule of a game is in here.
 */
#ifndef COMMON_H
#define COMMON_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

enum {
	MODEL_CARDS_MAX = 108,	/* those of Nightmarium; Onirim has fewer */
	MODEL_ACTIONS_MAX = 512
};

struct model_pile {
	int count;
	uint8_t card[MODEL_CARDS_MAX];
};

/* What is asked of whom.  weight, from, to and to_index, of the card that is
 * to come, mean something at DEAL only. */
struct model_question {
	int decision, player, subject, count, from, to, to_index;
	uint32_t action[MODEL_ACTIONS_MAX];
	uint32_t weight[MODEL_ACTIONS_MAX];
};

/*
 * ---- Piles --------------------------------------------------------------
 */

static inline void
pile_insert(struct model_pile *pile, int place, int face)
{
	for (int i = pile->count; i > place; i--)
		pile->card[i] = pile->card[i - 1];
	pile->card[place] = (uint8_t)face;
	pile->count++;
}

/* Piles without an order lie ascending, so that they can be compared. */
static inline void
pile_add(struct model_pile *pile, int face)
{
	int place = 0;

	while (place < pile->count && pile->card[place] <= face)
		place++;
	pile_insert(pile, place, face);
}

static inline int
pile_take(struct model_pile *pile, int place)
{
	const int face = pile->card[place];

	pile->count--;
	for (int i = place; i < pile->count; i++)
		pile->card[i] = pile->card[i + 1];
	return face;
}

static inline int
pile_find(const struct model_pile *pile, int face)
{
	for (int i = 0; i < pile->count; i++)
		if (pile->card[i] == face)
			return i;
	return -1;
}

static inline bool
pile_has(const struct model_pile *pile, int face)
{
	return pile_find(pile, face) >= 0;
}

static inline void
pile_remove(struct model_pile *pile, int face)
{
	assert(pile_has(pile, face));
	pile_take(pile, pile_find(pile, face));
}

static inline int
pile_count(const struct model_pile *pile, int face)
{
	int count = 0;

	for (int i = 0; i < pile->count; i++)
		count += pile->card[i] == face;
	return count;
}

/*
 * ---- Actions: onirim-notation(7) ----------------------------------------
 */

static inline uint32_t
action_of(int verb, int card, int place, int extra)
{
	return (uint32_t)verb << 24 | (uint32_t)card << 16 |
	    (uint32_t)place << 8 | (uint32_t)extra;
}

static inline int
verb_of(uint32_t action)
{
	return (int)(action >> 24);
}

static inline int
card_of(uint32_t action)
{
	return (int)(action >> 16 & 0xFF);
}

static inline int
place_of(uint32_t action)
{
	return (int)(action >> 8 & 0xFF);
}

static inline int
extra_of(uint32_t action)
{
	return (int)(action & 0xFF);
}

/*
 * ---- Chance: onirim-chance(7) -------------------------------------------
 */

static inline uint32_t
generator_output(uint64_t *state)
{
	uint64_t z;

	*state += 0x9E3779B97F4A7C15u;
	z = *state;
	z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
	z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
	z = z ^ (z >> 31);
	return (uint32_t)(z >> 32);
}

static inline uint32_t
model_below(uint64_t *state, uint32_t n)
{
	const uint64_t least = (((uint64_t)1 << 32) - n) % n;
	uint64_t m;

	do {
		m = (uint64_t)generator_output(state) * n;
	} while ((m & 0xFFFFFFFFu) < least);
	return (uint32_t)(m >> 32);
}

#endif
