/* deck.c - the deck, whose cards are drawn at random instead of shuffled. */
#include "deck.h"

unsigned
oni_deck_count(const struct deck *deck, unsigned card)
{
	unsigned count = pile_count(&deck->pool, card);

	for (unsigned i = 0; i < deck->top_count; i++)
		count += deck->top[i].card == card;
	for (unsigned i = 0; i < deck->bottom_count; i++)
		count += deck->bottom[i].card == card;
	return count;
}

/* The faces of these cards, without those that are hidden. */
static uint64_t
set_of_known(const struct known *cards, unsigned count)
{
	uint64_t set = 0;

	for (unsigned i = 0; i < count; i++)
		if (cards[i].card != HIDDEN_CARD)
			set |= set_of(cards[i].card);
	return set;
}

uint64_t
oni_deck_cards(const struct deck *deck)
{
	return pile_cards(&deck->pool) |
	    set_of_known(deck->top, deck->top_count) |
	    set_of_known(deck->bottom, deck->bottom_count);
}

void
oni_deck_shuffle(struct deck *deck)
{
	while (deck->top_count > 0) {
		struct known *last = &deck->top[--deck->top_count];

		pile_add(&deck->pool, last->card);
		*last = (struct known){0, 0};
	}
	while (deck->bottom_count > 0) {
		struct known *last = &deck->bottom[--deck->bottom_count];

		pile_add(&deck->pool, last->card);
		*last = (struct known){0, 0};
	}
}

void
oni_deck_put(struct deck *deck, struct known card, unsigned depth)
{
	unsigned i = deck->top_count++;

	assert(i < TOP_MAX && depth <= i);
	for (; depth > 0; depth--, i--)
		deck->top[i] = deck->top[i - 1];
	deck->top[i] = card;
}

struct place
oni_deck_next_known(const struct deck *deck)
{
	return (struct place){deck->top_count > 0
	    ? ONIRIM_ZONE_TOP : ONIRIM_ZONE_BOTTOM, 0};
}

struct place
oni_deck_last_known(const struct deck *deck)
{
	if (deck->bottom_count > 0)
		return (struct place){ONIRIM_ZONE_BOTTOM,
		    (uint8_t)(deck->bottom_count - 1)};
	return (struct place){ONIRIM_ZONE_TOP,
	    (uint8_t)(deck->top_count - 1)};
}

/* Take one of the known cards, and close the gap. */
static struct known
take_at(struct known *cards, uint8_t *count, unsigned i)
{
	const struct known taken = cards[i];

	--*count;
	for (; i < *count; i++)
		cards[i] = cards[i + 1];
	cards[*count] = (struct known){0, 0};
	return taken;
}

struct known
oni_deck_take(struct deck *deck, struct place place)
{
	if (place.zone == ONIRIM_ZONE_TOP)
		return take_at(deck->top, &deck->top_count,
		    deck->top_count - 1u - place.index);
	return take_at(deck->bottom, &deck->bottom_count, place.index);
}

void
oni_deck_put_last(struct deck *deck, struct known card)
{
	assert(deck->bottom_count < BOTTOM_MAX);
	deck->bottom[deck->bottom_count++] = card;
}

bool
oni_deck_hides(const struct known *cards, unsigned count, uint8_t seats)
{
	uint8_t seen = seats;

	for (unsigned i = 0; i < count; i++)
		seen &= cards[i].seen;
	return seen != seats;
}

static unsigned
hide(struct deck *deck, struct known card, uint8_t seats)
{
	if ((card.seen & seats) == seats || card.card == HIDDEN_CARD)
		return card.card;
	pile_add(&deck->pool, card.card);
	deck->hidden++;
	return HIDDEN_CARD;
}

void
oni_deck_hide(struct deck *deck, struct known *cards, unsigned count,
    uint8_t seats)
{
	for (unsigned i = 0; i < count; i++)
		cards[i].card = (uint8_t)hide(deck, cards[i], seats);
}

void
oni_deck_hide_fan(struct deck *deck, struct fan *fan)
{
	uint64_t set = 0, sizes = 0;
	unsigned hidden = 0;

	for (uint64_t left = fan->set; left != 0; left &= left - 1) {
		const unsigned card = set_lowest(left);
		const unsigned known = fan_known(fan, card);
		const unsigned copies = fan_copies(fan, card) - known;

		fan->copies[card] = (uint8_t)(known * KNOWN_IN_FAN);
		set |= (uint64_t)(known > 0) << card;
		deck->pool.sums[card / 8] += bytes_from(copies, card % 8);
		sizes += bytes_from(copies, card / 8);
		hidden += copies;
	}
	fan->set = set;
	fan->hidden = (uint8_t)(fan->hidden + hidden);
	deck->pool.sizes += sizes;
	deck->hidden = (uint8_t)(deck->hidden + hidden);
}

/* Draw the face of a hidden card.  Returns HIDDEN_CARD if the pool is empty. */
static uint8_t
deal_face(struct deck *deck, struct generator *generator)
{
	const unsigned size = pile_size(&deck->pool);

	if (size == 0)
		return HIDDEN_CARD;
	deck->hidden--;
	return pile_draw(&deck->pool, oni_chance_below(generator, size));
}

bool
oni_deck_deal_known(struct deck *deck, struct known *cards, unsigned count,
    struct generator *generator)
{
	for (unsigned i = 0; i < count; i++) {
		if (cards[i].card != HIDDEN_CARD)
			continue;
		cards[i].card = deal_face(deck, generator);
		if (cards[i].card == HIDDEN_CARD)
			return false;
	}
	return true;
}

/* Take all copies of these cards out of a pile.  For most fans there are no
 * such cards. */
static struct pile
set_aside(struct pile *pile, uint64_t cards)
{
	struct pile aside = {0};

	if (cards != 0)
		cards &= pile_cards(pile);
	for (; cards != 0; cards &= cards - 1) {
		const unsigned card = set_lowest(cards);
		const unsigned copies = pile_count(pile, card);

		pile_take_some(pile, card, copies);
		pile_add_some(&aside, card, copies);
	}
	return aside;
}

/* What may not lie in the fan is set aside meanwhile, so that each card can be
 * drawn from the pool itself. */
bool
oni_deck_deal_fan(struct deck *deck, struct fan *fan, uint64_t cards,
    struct generator *generator)
{
	struct pile aside;
	uint8_t card;

	if (fan->hidden == 0)
		return true;
	aside = set_aside(&deck->pool, ~cards);
	do {
		card = deal_face(deck, generator);
		if (card != HIDDEN_CARD)
			fan_reveal(fan, card);
	} while (card != HIDDEN_CARD && fan->hidden > 0);
	pile_pour(&aside, &deck->pool);
	return card != HIDDEN_CARD;
}
