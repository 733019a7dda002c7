/* bytes.h - eight small numbers in one word, computed all at once (SWAR). */
#ifndef ONI_BYTES_H
#define ONI_BYTES_H

#include <stdbool.h>
#include <stdint.h>

#include "bits.h"

/*
 * Byte i of a word consists of its bits 8 i to 8 i + 7.  Shifts take words
 * apart, so that every machine does the same.  The numbers, and the sum of all
 * eight, are below 128.  So no byte ever overflows into the next one.
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

/* The number in byte i and in all bytes above it. */
static inline uint64_t
bytes_from(unsigned number, unsigned i)
{
	return number * BYTES_ONES << i * 8;
}

/* In each byte, the sum of this byte and all bytes below it. */
static inline uint64_t
bytes_sums(uint64_t word)
{
	return word * BYTES_ONES;
}

/* The difference between each byte and the byte below it.  The bytes must be
 * ascending. */
static inline uint64_t
bytes_steps(uint64_t word)
{
	return word - (word << 8);
}

/* The multiplication adds up all bytes in the top one. */
static inline unsigned
bytes_total(uint64_t word)
{
	return (unsigned)(word * BYTES_ONES >> 56);
}

/* The lowest byte that is more than the number.  There must be one.  The
 * subtraction leaves the high bit set in exactly these bytes. */
static inline unsigned
bytes_above(uint64_t word, unsigned number)
{
	const uint64_t high = ((word | BYTES_HIGHS) -
	    (number + 1) * BYTES_ONES) & BYTES_HIGHS;

	return set_lowest(high) / 8;
}

/* Whether all bytes are at most this number.  A byte that is more has its high
 * bit set, or the sum sets it; what is carried comes from such a byte. */
static inline bool
bytes_are_at_most(uint64_t word, unsigned most)
{
	return ((word | (word + (0x7F - most) * BYTES_ONES)) &
	    BYTES_HIGHS) == 0;
}

/* The word of eight bytes in memory, the lowest one first, and the reverse.
 * Compilers know these lines and make one instruction of them. */
static inline uint64_t
bytes_read(const uint8_t bytes[8])
{
	return bytes_of(bytes[0], 0) | bytes_of(bytes[1], 1) |
	    bytes_of(bytes[2], 2) | bytes_of(bytes[3], 3) |
	    bytes_of(bytes[4], 4) | bytes_of(bytes[5], 5) |
	    bytes_of(bytes[6], 6) | bytes_of(bytes[7], 7);
}

static inline void
bytes_write(uint8_t bytes[8], uint64_t word)
{
	bytes[0] = (uint8_t)word;
	bytes[1] = (uint8_t)(word >> 8);
	bytes[2] = (uint8_t)(word >> 16);
	bytes[3] = (uint8_t)(word >> 24);
	bytes[4] = (uint8_t)(word >> 32);
	bytes[5] = (uint8_t)(word >> 40);
	bytes[6] = (uint8_t)(word >> 48);
	bytes[7] = (uint8_t)(word >> 56);
}

/* The set of the bytes that are not 0.  The sum carries into the high bit of
 * exactly these bytes; the multiplication gathers the eight bits in the top
 * byte. */
static inline uint64_t
bytes_not_zero(uint64_t word)
{
	const uint64_t high = (word + ~BYTES_HIGHS) & BYTES_HIGHS;

	return (high >> 7) * UINT64_C(0x0102040810204080) >> 56;
}

#endif
