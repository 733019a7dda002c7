/* pile.h - cards without an order: how many of each there are. */
#ifndef ONI_PILE_H
#define ONI_PILE_H

#include "bits.h"
#include "bytes.h"
#include "cards.h"

/*
 * Byte k of sums[i] counts the cards from 8 i to 8 i + k, and byte i of sizes
 * counts the cards up to the last one of sums[i].  So two lookups find the card
 * at a given place of the sorted pile.  This is the whole deck of base Onirim
 * (r, b, g and n are the colours; S, M, K and G are Sun, Moon, Key and Glyph):
 *
 *     rank       0   1   2   3   4   5   6   7 |  8   9 ...
 *     card      rS  rM  rK  rG  bS  bM  bK  bG | gS  gM ...
 *     copies     9   4   3   0   8   4   3   0 |  7   4 ...
 *     sums[0]    9  13  16  16  24  28  31  31 |
 *     sums[1]                                  |  7  11 ...
 *     sizes     31  58  76  76  76  76  76  76
 *
 * To find place 20: the first byte of sizes above 20 is byte 0, and the first
 * byte of sums[0] above 20 is byte 4.  So the card there is a blue Sun.
 */
enum { PILE_WORDS = CARDS_MAX / 8 };

struct pile {
	uint64_t sizes;
	uint64_t sums[PILE_WORDS];
};

static inline unsigned
pile_count(const struct pile *pile, unsigned card)
{
	return bytes_get(bytes_steps(pile->sums[card / 8]), card % 8);
}

static inline void
pile_add_some(struct pile *pile, unsigned card, unsigned copies)
{
	pile->sizes += bytes_from(copies, card / 8);
	pile->sums[card / 8] += bytes_from(copies, card % 8);
}

static inline void
pile_add(struct pile *pile, unsigned card)
{
	pile_add_some(pile, card, 1);
}

/* Add eight cards from `first` on; each byte says how many of one card. */
static inline void
pile_add_word(struct pile *pile, unsigned first, uint64_t copies)
{
	pile->sizes += bytes_from(bytes_total(copies), first / 8);
	pile->sums[first / 8] += bytes_sums(copies);
}

static inline void
pile_take_some(struct pile *pile, unsigned card, unsigned copies)
{
	pile->sizes -= bytes_from(copies, card / 8);
	pile->sums[card / 8] -= bytes_from(copies, card % 8);
}

static inline void
pile_take(struct pile *pile, unsigned card)
{
	pile_take_some(pile, card, 1);
}

static inline unsigned
pile_size(const struct pile *pile)
{
	return bytes_get(pile->sizes, PILE_WORDS - 1);
}

/* Put all cards of a pile into another one.  The first one is empty then. */
static inline void
pile_pour(struct pile *from, struct pile *to)
{
	to->sizes += from->sizes;
	for (unsigned i = 0; i < PILE_WORDS; i++)
		to->sums[i] += from->sums[i];
	*from = (struct pile){0};
}

/* Take the card at a place of the sorted pile.  The place must be below the
 * size. */
static inline uint8_t
pile_draw(struct pile *pile, unsigned place)
{
	const unsigned i = bytes_above(pile->sizes, place);
	const unsigned before = bytes_get(pile->sizes << 8, i);
	const unsigned k = bytes_above(pile->sums[i], place - before);

	pile->sizes -= bytes_from(1, i);
	pile->sums[i] -= bytes_from(1, k);
	return (uint8_t)(i * 8 + k);
}

/* The card that pile_draw() would take. */
static inline uint8_t
pile_at(const struct pile *pile, unsigned place)
{
	const unsigned i = bytes_above(pile->sizes, place);

	return (uint8_t)(i * 8 + bytes_above(pile->sums[i],
	    place - bytes_get(pile->sizes << 8, i)));
}

/* The set of the cards that these words of a pile count. */
static inline uint64_t
cards_in_words(const struct pile *pile, unsigned first, unsigned last)
{
	uint64_t set = 0;

	for (unsigned i = first; i <= last; i++)
		set |= bytes_not_zero(bytes_steps(pile->sums[i])) << i * 8;
	return set;
}

/* The set of the cards in the pile. */
static inline uint64_t
pile_cards(const struct pile *pile)
{
	return cards_in_words(pile, 0, PILE_WORDS - 1);
}

/* The set of the cards in the pile from one card up to another. */
static inline uint64_t
pile_cards_between(const struct pile *pile, unsigned from, unsigned to)
{
	return cards_in_words(pile, from / 8, to / 8) &
	    (0 - set_of(from)) & (set_of(to) * 2 - 1);
}

#endif
