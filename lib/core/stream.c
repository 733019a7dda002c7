/* stream.c - a walk over fields that writes them as bytes or reads them
 * back. */
#include "list.h"
#include "stream.h"

void
oni_stream_byte(struct stream *stream, uint8_t *byte)
{
	const size_t at = stream->at++;

	if (stream->from == NULL) {
		assert(at < stream->size);
		stream->to[at] = *byte;
		return;
	}
	stream->failed |= at >= stream->size;
	*byte = stream->failed ? 0 : stream->from[at];
}

void
oni_stream_bytes(struct stream *stream, uint8_t *bytes, size_t count)
{
	for (size_t i = 0; i < count; i++)
		oni_stream_byte(stream, &bytes[i]);
}

uint64_t
oni_stream_number(struct stream *stream, uint64_t number, unsigned bytes)
{
	uint64_t walked = 0;

	for (unsigned i = 0; i < bytes; i++) {
		uint8_t byte = (uint8_t)(number >> i * 8);

		oni_stream_byte(stream, &byte);
		walked |= bytes_of(byte, i);
	}
	return walked;
}

void
oni_stream_count(struct stream *stream, uint8_t *count, unsigned most)
{
	oni_stream_byte(stream, count);
	if (*count > most) {
		stream->failed = true;
		*count = 0;
	}
}

void
oni_stream_list(struct stream *stream, uint8_t *count, uint8_t *bytes,
    unsigned most)
{
	oni_stream_count(stream, count, most);
	oni_stream_bytes(stream, bytes, *count);
}

void
oni_stream_known(struct stream *stream, struct known *known)
{
	oni_stream_byte(stream, &known->card);
	oni_stream_byte(stream, &known->seen);
}

/* Hidden cards are known only to the seats that see the fan. */
static bool
lay_card(struct fan *fan, struct known card, uint8_t seats, uint8_t all)
{
	if (card.seen != seats && card.seen != all)
		return false;
	if (card.card == HIDDEN_CARD)
		fan_add_hidden(fan);
	else if (card.card < FAN_CARDS)
		fan_add(fan, card.card, card.seen != seats);
	else
		return false;
	return true;
}

/* Walk over a fan as a list of cards, from which the fan is built again. */
static struct told
walk_cards(struct stream *stream, struct fan *fan, uint8_t seats, uint8_t all)
{
	struct told told = {0};
	uint8_t count;

	oni_tell_fan(&told, fan, seats, all);
	count = (uint8_t)told.count;
	oni_stream_count(stream, &count, FEW_CARDS);
	told.count = count;
	for (unsigned i = 0; i < count; i++)
		oni_stream_known(stream, &told.cards[i]);
	*fan = (struct fan){0};
	return told;
}

static void
lay_fan(struct stream *stream, struct fan *fan, const struct told *told,
    uint8_t seats, uint8_t all)
{
	for (unsigned i = 0; i < told->count; i++)
		stream->failed |= !lay_card(fan, told->cards[i], seats, all);
}

void
oni_stream_fan(struct stream *stream, struct fan *fan, uint8_t seats,
    uint8_t all)
{
	const struct told told = walk_cards(stream, fan, seats, all);

	lay_fan(stream, fan, &told, seats, all);
}

uint8_t
oni_stream_looked(struct stream *stream, struct fan *fan, uint8_t seats)
{
	const struct told told = walk_cards(stream, fan, seats, seats);

	seats = told.cards[0].seen;
	lay_fan(stream, fan, &told, seats, seats);
	return seats;
}

void
oni_stream_pile(struct stream *stream, struct pile *pile)
{
	const struct pile old = *pile;
	uint64_t set = oni_stream_number(stream, pile_cards(&old), 8);

	*pile = (struct pile){0};
	for (; set != 0; set &= set - 1) {
		const unsigned card = set_lowest(set);
		uint8_t count = (uint8_t)pile_count(&old, card);

		oni_stream_count(stream, &count, COPIES_MAX);
		pile_add_some(pile, card, count);
	}
}

void
oni_stream_deck(struct stream *stream, struct deck *deck)
{
	oni_stream_pile(stream, &deck->pool);
	oni_stream_byte(stream, &deck->hidden);
	oni_stream_count(stream, &deck->top_count, TOP_MAX);
	for (unsigned i = 0; i < deck->top_count; i++)
		oni_stream_known(stream, &deck->top[i]);
	oni_stream_count(stream, &deck->bottom_count, BOTTOM_MAX);
	for (unsigned i = 0; i < deck->bottom_count; i++)
		oni_stream_known(stream, &deck->bottom[i]);
}
