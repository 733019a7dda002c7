/* deck.c - a deck that is drawn, not shuffled. */
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

struct known
oni_deck_take_known(struct deck *deck)
{
	struct known *next;
	struct known taken;

	if (deck->top_count > 0) {
		next = &deck->top[--deck->top_count];
		taken = *next;
	} else {
		/* The bottom's upper end, which its array begins with. */
		taken = deck->bottom[0];
		deck->bottom_count--;
		for (unsigned i = 0; i < deck->bottom_count; i++)
			deck->bottom[i] = deck->bottom[i + 1];
		next = &deck->bottom[deck->bottom_count];
	}
	*next = (struct known){0, 0};
	return taken;
}

static unsigned
hide(struct deck *deck, struct known card, uint8_t seats)
{
	if ((card.seen & seats) == seats)
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
oni_deck_hide_fan(struct deck *deck, struct fan *fan, uint8_t seats)
{
	const struct fan open = *fan;

	*fan = (struct fan){0};
	for (unsigned i = 0; i < open.count; i++) {
		const struct known card = {fan_card(&open, i),
		    fan_seen(&open, i)};

		fan_insert(fan, hide(deck, card, seats), card.seen);
	}
	fan->set &= ~set_of(HIDDEN_CARD);
}
