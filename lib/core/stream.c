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

/* Fail if the copies of a card are more than any pile has. */
static uint64_t
checked(struct stream *stream, uint64_t copies)
{
	if (bytes_are_at_most(copies, COPIES_MAX))
		return copies;
	stream->failed = true;
	return 0;
}

/*
 * A table begins with the set of the words that are there.  There is no branch
 * for the others, because nobody can foretell where cards are: all words are
 * written, and the next one overwrites what is 0.
 */
static inline uint8_t *
table_begun(struct stream *stream, unsigned there)
{
	uint8_t *const to = stream->to + stream->at;

	assert(stream->at + 1 + CARDS_MAX <= stream->size);
	*to = (uint8_t)there;
	return to + 1;
}

static inline uint8_t *
word_written(uint8_t *to, uint64_t word, unsigned is_there)
{
	bytes_write(to, word);
	return to + is_there * 8;
}

static void
write_pile(struct stream *stream, const struct pile *pile)
{
	const unsigned there = (unsigned)bytes_not_zero(bytes_steps(
	    pile->sizes));
	uint8_t *to = table_begun(stream, there);

	for (unsigned i = 0; i < PILE_WORDS; i++)
		to = word_written(to, bytes_steps(pile->sums[i]),
		    there >> i & 1);
	stream->at = (size_t)(to - stream->to);
}

/* The words of a table that are there. */
static uint64_t
read_word(struct stream *stream, unsigned there, unsigned i)
{
	uint8_t bytes[8] = {0};

	if (set_has(there, i))
		oni_stream_read(stream, bytes, sizeof bytes);
	return bytes_read(bytes);
}

static void
read_pile(struct stream *stream, struct pile *pile)
{
	uint8_t there;

	oni_stream_read(stream, &there, 1);
	*pile = (struct pile){0};
	for (unsigned i = 0; i < PILE_WORDS; i++)
		pile_add_word(pile, i * 8, checked(stream,
		    read_word(stream, there, i)));
}

void
oni_stream_pile(struct stream *stream, struct pile *pile)
{
	if (stream->from != NULL)
		read_pile(stream, pile);
	else
		write_pile(stream, pile);
}

/* The last word of a fan has room for the number of its hidden cards. */
enum { LAST_WORD = FAN_WORDS - 1, AFTER_LAST = FAN_CARDS % 8 };

_Static_assert((int)FAN_WORDS == (int)PILE_WORDS && AFTER_LAST > 0,
    "the hidden cards are counted in the last word");

/* Which words of a fan are not 0.  The halves of bytes are put together first,
 * because a byte of the set can be more than 127. */
static unsigned
fan_words(const struct fan *fan)
{
	const uint64_t halves = (fan->set | fan->set >> 4) & BYTES_ONES * 0x0F;

	return (unsigned)bytes_not_zero(halves) |
	    (fan->hidden != 0 ? 1u : 0u) << LAST_WORD;
}

static void
write_fan(struct stream *stream, const struct fan *fan)
{
	const unsigned there = fan_words(fan);
	uint8_t *to = table_begun(stream, there);

	for (unsigned i = 0; i < LAST_WORD; i++)
		to = word_written(to, fan_bytes(fan, i), there >> i & 1);
	to = word_written(to, fan_bytes(fan, LAST_WORD) |
	    bytes_of(fan->hidden, AFTER_LAST), there >> LAST_WORD & 1);
	stream->at = (size_t)(to - stream->to);
}

/* Eight cards of a fan, or the last ones and the number of hidden cards. */
static void
lay_copies(struct fan *fan, unsigned i, uint64_t word)
{
	unsigned card = i * 8;

	for (; card < FAN_CARDS && card < i * 8 + 8; card++, word >>= 8) {
		fan->copies[card] = (uint8_t)word;
		fan->count = (uint8_t)(fan->count + fan_copies(fan, card));
		if (fan->copies[card] != 0)
			fan->set |= set_of(card);
	}
	if (i == LAST_WORD) {
		fan->hidden = (uint8_t)word;
		fan->count = (uint8_t)(fan->count + fan->hidden);
	}
}

static void
read_fan(struct stream *stream, struct fan *fan)
{
	uint8_t there;

	oni_stream_read(stream, &there, 1);
	*fan = (struct fan){0};
	for (unsigned i = 0; i < PILE_WORDS; i++)
		lay_copies(fan, i, read_word(stream, there, i));
}

void
oni_stream_fan(struct stream *stream, struct fan *fan)
{
	if (stream->from != NULL)
		read_fan(stream, fan);
	else
		write_fan(stream, fan);
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
