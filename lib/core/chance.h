/* chance.h - the random generator that decides everything left to chance. */
#ifndef ONI_CHANCE_H
#define ONI_CHANCE_H

#include <stdint.h>

/* One step of SplitMix64. */
static inline uint64_t
oni_chance_output(uint64_t *generator)
{
	uint64_t z = *generator += UINT64_C(0x9E3779B97F4A7C15);

	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return z ^ z >> 31;
}

/* A number from 0 to n - 1, all equally likely; n is 1 to 65536.  Products
 * whose low half is less than 2^32 mod n are thrown away: they would make some
 * numbers more likely than others. */
static inline uint32_t
oni_chance_below(uint64_t *generator, uint32_t n)
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
