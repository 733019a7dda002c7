/* stream.c - a walk over fields that writes them as bytes or reads them
 * back. */
#include "stream.h"

void
oni_stream_read(struct stream *stream, uint8_t *bytes, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const size_t at = stream->at++;

		stream->failed |= at >= stream->size;
		bytes[i] = stream->failed ? 0 : stream->from[at];
	}
}

/* A table in words of eight cards each. */
struct table {
	uint64_t words[PILE_WORDS];
};

/* There is no branch, because nobody can foretell where cards are: each word is
 * written, and if it is 0, the next one overwrites it. */
static void
write_words(struct stream *stream, const struct table *table)
{
	uint8_t *const first = stream->to + stream->at;
	uint8_t *to = first + 1;
	unsigned there = 0;

	assert(stream->at + 1 + sizeof *table <= stream->size);
	for (unsigned i = 0; i < PILE_WORDS; i++) {
		const unsigned used = table->words[i] != 0;

		bytes_write(to, table->words[i]);
		to += used * 8;
		there |= used << i;
	}
	*first = (uint8_t)there;
	stream->at = (size_t)(to - stream->to);
}

static void
read_words(struct stream *stream, struct table *table)
{
	uint8_t there, bytes[8];

	oni_stream_read(stream, &there, 1);
	for (unsigned i = 0; i < PILE_WORDS; i++) {
		table->words[i] = 0;
		if (!set_has(there, i))
			continue;
		oni_stream_read(stream, bytes, sizeof bytes);
		table->words[i] = bytes_read(bytes);
	}
}

/* Fail if the copies of a card are more than any pile has. */
static uint64_t
checked(struct stream *stream, uint64_t copies)
{
	if (bytes_are_at_most(copies, COPIES_MAX))
		return copies;
	stream->failed = true;
	return 0;
}

static void
read_pile(struct stream *stream, struct pile *pile)
{
	struct table table;

	read_words(stream, &table);
	*pile = (struct pile){0};
	for (unsigned i = 0; i < PILE_WORDS; i++)
		pile_add_word(pile, i * 8, checked(stream, table.words[i]));
}

void
oni_stream_pile(struct stream *stream, struct pile *pile)
{
	struct table table;

	if (stream->from != NULL) {
		read_pile(stream, pile);
		return;
	}
	for (unsigned i = 0; i < PILE_WORDS; i++)
		table.words[i] = bytes_steps(pile->sums[i]);
	write_words(stream, &table);
}

/* The last word of a fan has room for the number of its hidden cards. */
enum { FAN_WORDS = FAN_CARDS / 8, FAN_LAST = FAN_CARDS % 8 };

_Static_assert(FAN_WORDS + 1 == PILE_WORDS && FAN_LAST == 6,
    "the hidden cards are counted in the last word");

static void
read_fan(struct stream *stream, struct fan *fan)
{
	struct table table;

	read_words(stream, &table);
	*fan = (struct fan){0};
	for (unsigned card = 0; card < FAN_CARDS; card++) {
		fan->copies[card] = (uint8_t)bytes_get(table.words[card / 8],
		    card % 8);
		fan->count = (uint8_t)(fan->count + fan_copies(fan, card));
		if (fan->copies[card] != 0)
			fan->set |= set_of(card);
	}
	fan->hidden = (uint8_t)bytes_get(table.words[FAN_WORDS], FAN_LAST);
	fan->count = (uint8_t)(fan->count + fan->hidden);
}

/* The six last cards are read with the two before them. */
void
oni_stream_fan(struct stream *stream, struct fan *fan)
{
	struct table table;

	if (stream->from != NULL) {
		read_fan(stream, fan);
		return;
	}
	for (unsigned i = 0; i < FAN_WORDS; i++)
		table.words[i] = bytes_read(fan->copies + i * 8);
	table.words[FAN_WORDS] = bytes_read(fan->copies + FAN_CARDS - 8) >>
	    (8 - FAN_LAST) * 8 | bytes_of(fan->hidden, FAN_LAST);
	write_words(stream, &table);
}

void
oni_stream_short(struct stream *stream, struct short_pile *few)
{
	few->sums = bytes_sums(checked(stream,
	    stream_number(stream, bytes_steps(few->sums), 8)));
}

void
oni_stream_deck(struct stream *stream, struct deck *deck)
{
	oni_stream_pile(stream, &deck->pool);
	stream_byte(stream, &deck->hidden);
	stream_list(stream, &deck->top_count, deck->top, sizeof deck->top[0],
	    TOP_MAX);
	stream_list(stream, &deck->bottom_count, deck->bottom,
	    sizeof deck->bottom[0], BOTTOM_MAX);
}
