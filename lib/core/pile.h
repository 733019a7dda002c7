/* pile.h - a pile without an order: how many of each card it holds. */
#ifndef ONI_PILE_H
#define ONI_PILE_H

#include "bytes.h"
#include "cards.h"

/* Byte k of counts[i] counts the card 8 i + k, and byte i of sizes all of
 * counts[i], so that a place in the sorted pile is found in two looks. */
enum { PILE_WORDS = CARDS_MAX / 8 };

struct pile {
	uint64_t sizes;
	uint64_t counts[PILE_WORDS];
};

static inline unsigned
pile_count(const struct pile *pile, unsigned card)
{
	return bytes_get(pile->counts[card / 8], card % 8);
}

static inline void
pile_add_some(struct pile *pile, unsigned card, unsigned copies)
{
	pile->sizes += bytes_of(copies, card / 8);
	pile->counts[card / 8] += bytes_of(copies, card % 8);
}

static inline void
pile_add(struct pile *pile, unsigned card)
{
	pile_add_some(pile, card, 1);
}

static inline void
pile_take(struct pile *pile, unsigned card)
{
	pile->sizes -= bytes_of(1, card / 8);
	pile->counts[card / 8] -= bytes_of(1, card % 8);
}

static inline unsigned
pile_size(const struct pile *pile)
{
	return bytes_total(pile->sizes);
}

/* Put all of one pile into another; it is empty afterwards. */
static inline void
pile_pour(struct pile *from, struct pile *to)
{
	to->sizes += from->sizes;
	for (unsigned i = 0; i < PILE_WORDS; i++)
		to->counts[i] += from->counts[i];
	*from = (struct pile){0};
}

/* The card at a place when the pile lies sorted; place is less than size. */
static inline uint8_t
pile_at(const struct pile *pile, unsigned place)
{
	const uint64_t sizes = bytes_sums(pile->sizes);
	const unsigned word = bytes_at_most(sizes, place);
	const unsigned before = bytes_get(sizes - pile->sizes, word);

	return (uint8_t)(word * 8 + bytes_at_most(
	    bytes_sums(pile->counts[word]), place - before));
}

/* The set of cards of which the pile has one or more. */
static inline uint64_t
pile_cards(const struct pile *pile)
{
	uint64_t set = 0;

	for (unsigned i = 0; i < PILE_WORDS; i++)
		set |= bytes_not_zero(pile->counts[i]) << i * 8;
	return set;
}

#endif
