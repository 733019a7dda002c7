/* bits.h - sets of up to 64 members, each set in one word. */
#ifndef ONI_BITS_H
#define ONI_BITS_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

/* Without attributes the library is slower, but plays the same. */
#ifdef __GNUC__
#define ONI_ATTRIBUTE(name) __attribute__((name))
#else
#define ONI_ATTRIBUTE(name)
#endif

/* For functions that are fast only if the compiler sees their constant
 * arguments. */
#define ONI_INLINE static inline ONI_ATTRIBUTE(always_inline)

/* For functions that would make the common path around their calls longer if
 * they were inlined. */
#define ONI_NOINLINE ONI_ATTRIBUTE(noinline)

/* For functions that most games never call.  The compiler then makes the path
 * past these calls the straight one. */
#define ONI_COLD ONI_ATTRIBUTE(cold)

/* member must be below 64. */
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

/* Whether the set has this number, which may be any number. */
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

/* The number of members.  The sum is built for pairs of bits, then for fours,
 * for bytes, and for the word.  SET_COUNT is for constants. */
#define COUNT_PAIRS(set) \
	((set) - ((set) >> 1 & UINT64_C(0x5555555555555555)))
#define COUNT_FOURS(set) \
	((COUNT_PAIRS(set) & UINT64_C(0x3333333333333333)) + \
	(COUNT_PAIRS(set) >> 2 & UINT64_C(0x3333333333333333)))
#define COUNT_BYTES(set) \
	((COUNT_FOURS(set) + (COUNT_FOURS(set) >> 4)) & \
	UINT64_C(0x0F0F0F0F0F0F0F0F))
#define SET_COUNT(set) \
	(int)(COUNT_BYTES(set) * UINT64_C(0x0101010101010101) >> 56)

static inline unsigned
set_count(uint64_t set)
{
	return (unsigned)SET_COUNT(set);
}

/* The lowest member of a set that is not empty.  Without the builtin: the
 * number of bits below it. */
static inline unsigned
set_lowest(uint64_t set)
{
#ifdef __GNUC__
	return (unsigned)__builtin_ctzll(set);
#else
	return set_count((set & (0 - set)) - 1);
#endif
}

/* The member that has `below` lower members.  It must exist. */
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

/* All members from this one on. */
static inline uint64_t
set_from(uint64_t set, unsigned member)
{
	return set & (0 - set_of(member));
}

#endif
