/* zones.c - where the cards of each zone lie in a game, and who sees them. */
#include "ruleset.h"

static inline unsigned
seat_of_pile(const struct zone *zone, unsigned index)
{
	return index >> zone->shift;
}

static inline unsigned
place_of_pile(const struct zone *zone, unsigned index)
{
	return index - (seat_of_pile(zone, index) << zone->shift);
}

/* Where a pile lies in the game. */
static inline const void *
pile_lies(const struct onirim_game *g, const struct zone *zone, unsigned index)
{
	return (const uint8_t *)g + zone->at +
	    zone->by_seat * seat_of_pile(zone, index) +
	    zone->by_place * place_of_pile(zone, index);
}

/* Where the number of cards of a list lies. */
static inline const uint8_t *
count_lies(const struct onirim_game *g, const struct zone *zone,
    unsigned index)
{
	return (const uint8_t *)g + zone->count_at +
	    zone->count_by_seat * seat_of_pile(zone, index) +
	    zone->by_place * place_of_pile(zone, index);
}

/*
 * Piles without an order: how many cards there are of eight ranks at once.
 */

static uint64_t
counts_of_four(const uint8_t counts[4])
{
	return bytes_of(counts[0], 0) | bytes_of(counts[1], 1) |
	    bytes_of(counts[2], 2) | bytes_of(counts[3], 3);
}

static uint64_t
counts_of_set(unsigned set)
{
	uint64_t counts = 0;

	for (unsigned i = 0; i < 8; i++)
		counts |= bytes_of(set >> i & 1, i);
	return counts;
}

/* The same of a pile that has cards of eight ranks only. */
static uint64_t
counts_of_eight(unsigned form, const void *pile)
{
	switch (form) {
	case LIES_AS_SHORT:
		return bytes_steps(((const struct short_pile *)pile)->sums);
	case LIES_AS_COUNTS:
		return counts_of_four(pile);
	case LIES_AS_SET:
		return counts_of_set(*(const uint8_t *)pile);
	}
	return 0;
}

/* The same of the ranks from 8 i on. */
ONI_INLINE uint64_t
counts_of_word(unsigned form, const void *pile, unsigned i)
{
	return form == LIES_AS_FAN ? fan_word(pile, i)
	    : bytes_steps(((const struct pile *)pile)->sums[i]);
}

/* Of eight ranks, those wanted are the first ones, or the first ones of each
 * half, such as the symbols of a colour. */
ONI_INLINE uint8_t *
write_wanted(uint8_t *to, uint64_t counts, unsigned wanted)
{
	const unsigned half = wanted >> 4;
	unsigned ranks = set_lowest(~(uint64_t)wanted);

	assert((half & (half + 1)) == 0 || ranks == 8);
	if ((wanted & (wanted + 1)) != 0) {
		counts = (counts & UINT32_MAX) | counts >> 32 << ranks * 8;
		ranks += set_lowest(~(uint64_t)half);
	}
	bytes_write(to, counts);
	return to + ranks;
}

/* Some cards must be wanted. */
ONI_INLINE unsigned
write_words(unsigned form, const void *pile, uint64_t cards, uint8_t *to)
{
	const uint8_t *const from = to;
	unsigned i = set_lowest(cards) / 8;

	for (cards >>= i * 8; cards != 0; i++, cards >>= 8)
		to = write_wanted(to, counts_of_word(form, pile, i),
		    cards & 0xFF);
	return (unsigned)(to - from);
}

/* Each seat has one of them at most. */
static inline const void *
pile_of_seat(const struct onirim_game *g, const struct zone *zone,
    unsigned seat)
{
	assert(zone->shift == 0);
	return (const uint8_t *)g + zone->at + zone->by_seat * seat;
}

unsigned
oni_zone_count(const struct onirim_game *g, const struct zone *zone,
    unsigned seat, uint64_t cards, uint8_t *to)
{
	const void *pile = pile_of_seat(g, zone, seat);
	const unsigned first = zone->first / 8 * 8;

	if (zone->form == LIES_AS_PILE)
		return write_words(LIES_AS_PILE, pile, cards, to);
	if (zone->form == LIES_AS_FAN)
		return write_words(LIES_AS_FAN, pile, cards, to);
	assert(cards >> first <= 0xFF && cards >> first << first == cards);
	return (unsigned)(write_wanted(to, counts_of_eight(zone->form, pile),
	    (unsigned)(cards >> first)) - to);
}

unsigned
oni_zone_hidden(const struct onirim_game *g, const struct zone *zone,
    unsigned seat)
{
	return ((const struct fan *)pile_of_seat(g, zone, seat))->hidden;
}

/*
 * Lists.
 */

/* The same byte several times, or not at all: eight are written anyway. */
static inline uint8_t *
write_copies(uint8_t *to, unsigned byte, unsigned copies)
{
	const uint8_t *end = to + copies;
	uint8_t *at = to;

	do {
		bytes_write(at, byte * BYTES_ONES);
		at += 8;
	} while (at < end);
	return to + copies;
}

_Static_assert(COPIES_MAX <= 16, "two words hold all copies of a card");

/* Which of the eight ranks have cards cannot be foretold, so all copies that
 * there can be are written of each, and most are written over. */
static uint8_t *
write_faces(uint8_t *to, uint64_t counts, const uint8_t *faces)
{
	if (counts == 0)
		return to;
	for (unsigned k = 0; k < 8; k++) {
		bytes_write(to, faces[k] * BYTES_ONES);
		bytes_write(to + 8, faces[k] * BYTES_ONES);
		to += bytes_get(counts, k);
	}
	return to;
}

static uint8_t *
list_pile(uint8_t *to, const struct pile *pile, const uint8_t *faces)
{
	for (unsigned i = 0; i < PILE_WORDS; i++)
		to = write_faces(to, counts_of_word(LIES_AS_PILE, pile, i),
		    faces + i * 8);
	return to;
}

static uint8_t
face_shown(const uint8_t *faces, unsigned card)
{
	return card == HIDDEN_CARD ? ONIRIM_HIDDEN_CARD : faces[card];
}

/* The known top and bottom of the deck, those drawn first before the others. */
static uint8_t *
list_top(uint8_t *to, const struct deck *deck, const uint8_t *faces)
{
	for (unsigned i = deck->top_count; i > 0; i--)
		*to++ = face_shown(faces, deck->top[i - 1].card);
	return to;
}

static uint8_t *
list_bottom(uint8_t *to, const struct deck *deck, const uint8_t *faces)
{
	for (unsigned i = 0; i < deck->bottom_count; i++)
		*to++ = face_shown(faces, deck->bottom[i].card);
	return to;
}

static uint8_t *
list_fan(uint8_t *to, const struct fan *fan, const uint8_t *faces)
{
	for (uint64_t left = fan->set; left != 0; left &= left - 1) {
		const unsigned card = set_lowest(left);

		to = write_copies(to, faces[card], fan_copies(fan, card));
	}
	return fan->hidden == 0 ? to
	    : write_copies(to, ONIRIM_HIDDEN_CARD, fan->hidden);
}

static uint8_t *
list_pending(uint8_t *to, const struct onirim_game *g, const uint8_t *faces)
{
	if (g->pending.card != NO_CARD)
		*to++ = face_shown(faces, g->pending.card);
	return list_fan(to, &g->looked, faces);
}

/* The cards of a list, one by one.  A list has room for a few cards at least.
 * These are always looked at, because a processor cannot foretell how many of
 * them there are. */
enum { FEW_CARDS = 3 };

static inline unsigned
list_row(uint8_t *to, const uint8_t *cards, unsigned count,
    const uint8_t *faces)
{
	for (unsigned i = 0; i < FEW_CARDS; i++)
		to[i] = faces[cards[i]];
	for (unsigned i = FEW_CARDS; i < count; i++)
		to[i] = faces[cards[i]];
	return count;
}

/* The cards of a pile that is not a list. */
static ONI_NOINLINE unsigned
list_other(const struct onirim_game *g, const struct zone *zone,
    const void *pile, const uint8_t *faces, uint8_t *to)
{
	const uint8_t *const from = to;

	switch (zone->form) {
	case LIES_AS_FAN:
		to = list_fan(to, pile, faces);
		break;
	case LIES_AS_PILE:
		to = list_pile(to, pile, faces);
		break;
	case LIES_AS_SHORT:
	case LIES_AS_COUNTS:
	case LIES_AS_SET:
		to = write_faces(to, counts_of_eight(zone->form, pile),
		    faces + zone->first / 8 * 8);
		break;
	case LIES_ON_TOP:
		to = list_top(to, &g->deck, faces);
		break;
	case LIES_BELOW:
		to = list_bottom(to, &g->deck, faces);
		break;
	case LIES_PENDING:
		to = list_pending(to, g, faces);
		break;
	}
	return (unsigned)(to - from);
}

unsigned
oni_zone_list(const struct onirim_game *g, const struct zone *zone,
    unsigned index, uint8_t *to)
{
	const uint8_t *const faces = oni_ruleset(g)->faces;
	const void *const pile = pile_lies(g, zone, index);

	if (place_of_pile(zone, index) >= zone->places)
		return 0;
	if (zone->form != LIES_AS_LIST)
		return list_other(g, zone, pile, faces, to);
	return list_row(to, pile, *count_lies(g, zone, index),
	    faces + zone->first);
}

unsigned
oni_zone_list_hidden(const struct onirim_game *g, const struct zone *zone,
    unsigned seat, uint8_t *to)
{
	struct fan fan = *(const struct fan *)pile_of_seat(g, zone, seat);
	struct deck deck = {0};

	oni_deck_hide_fan(&deck, &fan);
	return (unsigned)(list_fan(to, &fan, oni_ruleset(g)->faces) - to);
}

/* The slots after these cards.  Eight are written anyway. */
static inline void
write_empty(uint8_t *to, unsigned count, unsigned slots)
{
	assert(count <= slots);
	do {
		bytes_write(to + count, ONIRIM_NO_CARD * BYTES_ONES);
		count += 8;
	} while (count < slots);
}

/* Piles that are not lists have no other pile beside them. */
void
oni_zone_slots(const struct onirim_game *g, const struct zone *zone,
    unsigned index, unsigned piles, unsigned slots, uint8_t *to)
{
	const uint8_t *const faces = oni_ruleset(g)->faces;
	const uint8_t *pile = pile_lies(g, zone, index);
	const uint8_t *count = count_lies(g, zone, index);
	const unsigned step = zone->by_place;

	if (zone->form != LIES_AS_LIST) {
		assert(piles == 1);
		write_empty(to, list_other(g, zone, pile, faces, to), slots);
		return;
	}
	for (; piles > 0; piles--, pile += step, count += step, to += slots) {
		list_row(to, pile, *count, faces + zone->first);
		write_empty(to, *count, slots);
	}
}
