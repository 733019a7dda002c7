/* bits.h - sets of up to 64 members as words. */
#ifndef ONI_BITS_H
#define ONI_BITS_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

/* Compilers without attributes make a slower library that plays the same. */
#ifdef __GNUC__
#define ONI_ATTRIBUTE(name) __attribute__((name))
#else
#define ONI_ATTRIBUTE(name)
#endif

/* For functions that are only fast where their constant arguments are seen. */
#define ONI_INLINE static inline ONI_ATTRIBUTE(always_inline)

/* Kept out of line: inlined, they would lengthen the common path around the
 * call. */
#define ONI_NOINLINE ONI_ATTRIBUTE(noinline)

/* For functions that most games never call, so that the way past their calls
 * is the straight one. */
#define ONI_COLD ONI_ATTRIBUTE(cold)

/* The member is below 64. */
static inline uint64_t
set_of(unsigned member)
{
	return (uint64_t)1 << member % 64;
}

static inline bool
set_has(uint64_t set, unsigned member)
{
	assert(member < 64);
	return set >> member & 1;
}

/* Whether a number from anywhere is in a set, which no number past the last
 * member can be. */
static inline bool
set_holds(uint64_t set, unsigned number)
{
	return number < 64 && set_has(set, number);
}

static inline bool
set_several(uint64_t set)
{
	return (set & (set - 1)) != 0;
}

/* How many members: in pairs, in fours, in bytes, and the bytes together. */
static inline unsigned
set_count(uint64_t set)
{
	set -= set >> 1 & UINT64_C(0x5555555555555555);
	set = (set & UINT64_C(0x3333333333333333)) +
	    (set >> 2 & UINT64_C(0x3333333333333333));
	set = (set + (set >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
	return (unsigned)(set * UINT64_C(0x0101010101010101) >> 56);
}

/* The lowest member of a set that is not empty: there are as many numbers below
 * it. */
static inline unsigned
set_lowest(uint64_t set)
{
#ifdef __GNUC__
	return (unsigned)__builtin_ctzll(set);
#else
	return set_count((set & (0 - set)) - 1);
#endif
}

/* The member with so many below it, which there is. */
static inline unsigned
set_at(uint64_t set, unsigned below)
{
	while (below-- > 0)
		set &= set - 1;
	return set_lowest(set);
}

/* The highest member of a set that is not empty. */
static inline unsigned
set_highest(uint64_t set)
{
	while (set_several(set))
		set &= set - 1;
	return set_lowest(set);
}

/* The members that are not below one. */
static inline uint64_t
set_from(uint64_t set, unsigned member)
{
	return set & (0 - set_of(member));
}

#endif
