/* short_pile.h - a pile that has cards of only eight ranks. */
#ifndef ONI_SHORT_PILE_H
#define ONI_SHORT_PILE_H

#include "pile.h"

/* One word of a pile.  It counts the cards of eight ranks. */
struct short_pile {
	uint64_t sums;
};

static inline unsigned
short_size(const struct short_pile *few)
{
	return bytes_get(few->sums, 7);
}

static inline unsigned
short_count(const struct short_pile *few, unsigned card)
{
	return bytes_get(bytes_steps(few->sums), card % 8);
}

static inline void
short_add_some(struct short_pile *few, unsigned card, unsigned copies)
{
	few->sums += bytes_from(copies, card % 8);
}

static inline void
short_add_word(struct short_pile *few, uint64_t copies)
{
	few->sums += bytes_sums(copies);
}

static inline void
short_take(struct short_pile *few, unsigned card)
{
	few->sums -= bytes_from(1, card % 8);
}

/* Put all cards of a short pile, whose ranks begin at `first`, into a pile.
 * The short pile is empty then. */
static inline void
short_pour(struct short_pile *from, struct pile *to, unsigned first)
{
	to->sizes += bytes_from(short_size(from), first / 8);
	to->sums[first / 8] += from->sums;
	from->sums = 0;
}

/* Turn a short pile into a pile. */
static inline struct pile
short_pile(struct short_pile few, unsigned first)
{
	struct pile pile = {0};

	short_pour(&few, &pile, first);
	return pile;
}

#endif
