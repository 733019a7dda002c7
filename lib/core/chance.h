/* chance.h - the random generator that decides everything left to chance. */
#ifndef ONI_CHANCE_H
#define ONI_CHANCE_H

#include <stdint.h>

/* SplitMix64.  The next output follows from the state.  It is worked out ahead,
 * so that a card that is drawn does not have to wait for it. */
struct generator {
	uint64_t state;
	uint64_t next;
};

#define CHANCE_STEP UINT64_C(0x9E3779B97F4A7C15)

/* The generator that has this state. */
static inline struct generator
oni_chance_from(uint64_t state)
{
	uint64_t z = state + CHANCE_STEP;

	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return (struct generator){state, z ^ z >> 31};
}

static inline uint64_t
oni_chance_output(struct generator *generator)
{
	const uint64_t output = generator->next;

	*generator = oni_chance_from(generator->state + CHANCE_STEP);
	return output;
}

/* A number from 0 to n - 1, all equally likely; n is 1 to 65536.  Products
 * whose low half is less than 2^32 mod n are thrown away: they would make some
 * numbers more likely than others. */
static inline uint32_t
oni_chance_below(struct generator *generator, uint32_t n)
{
	uint64_t m = (oni_chance_output(generator) >> 32) * n;

	if ((uint32_t)m < n) {
		const uint32_t unfair = (0u - n) % n;

		while ((uint32_t)m < unfair)
			m = (oni_chance_output(generator) >> 32) * n;
	}
	return (uint32_t)(m >> 32);
}

#endif
