/* bytes.h - eight small numbers in one word, looked at all at once (SWAR). */
#ifndef ONI_BYTES_H
#define ONI_BYTES_H

#include <stdint.h>

#include "bits.h"

/*
 * Byte i of a word is its bits from 8 i on.  Words are taken apart by shifts,
 * which is the same on every machine.  The numbers, and sums of all eight, are
 * less than 128, so that no byte ever overflows into the next.
 */
#define BYTES_ONES UINT64_C(0x0101010101010101)
#define BYTES_HIGHS UINT64_C(0x8080808080808080)

static inline unsigned
bytes_get(uint64_t word, unsigned i)
{
	return word >> i * 8 & 0xFF;
}

static inline uint64_t
bytes_of(unsigned number, unsigned i)
{
	return (uint64_t)number << i * 8;
}

/* A number in byte i and in all above it. */
static inline uint64_t
bytes_from(unsigned number, unsigned i)
{
	return number * BYTES_ONES << i * 8;
}

/* The sum of each byte and all those below. */
static inline uint64_t
bytes_sums(uint64_t word)
{
	return word * BYTES_ONES;
}

/* How much each byte is more than the one below; none is less. */
static inline uint64_t
bytes_steps(uint64_t word)
{
	return word - (word << 8);
}

/* The product adds all bytes in the top one. */
static inline unsigned
bytes_total(uint64_t word)
{
	return (unsigned)(word * BYTES_ONES >> 56);
}

/* The lowest byte that is more than a number, of which there is one.  The
 * subtraction leaves the high bit in just those. */
static inline unsigned
bytes_above(uint64_t word, unsigned number)
{
	const uint64_t high = ((word | BYTES_HIGHS) -
	    (number + 1) * BYTES_ONES) & BYTES_HIGHS;

	return set_lowest(high) / 8;
}

/* The set of those bytes that are not 0: the sum carries into the high bit of
 * just those, and the product gathers the eight bits in the top byte. */
static inline uint64_t
bytes_not_zero(uint64_t word)
{
	const uint64_t high = (word + ~BYTES_HIGHS) & BYTES_HIGHS;

	return (high >> 7) * UINT64_C(0x0102040810204080) >> 56;
}

#endif
