/* stream.h - a walk over fields that writes them as bytes or reads them back.
 * The same code does both. */
#ifndef ONI_STREAM_H
#define ONI_STREAM_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "bits.h"
#include "deck.h"
#include "fan.h"
#include "pile.h"
#include "short_pile.h"

/*
 * A stream that reads has `from`, one that writes has `to`.  If it reads past
 * its end, or a value that is out of bounds, it fails and the field becomes 0.
 * Writing never fails, because all values in a game are within their bounds.
 *
 * To copy a whole array is faster than to copy the part that is used.  The next
 * field then overwrites the rest.  So what a stream writes to must have room
 * for STREAM_SPARE more bytes than all the fields take.
 */
enum { STREAM_SPARE = 64 };

struct stream {
	const uint8_t *from;
	uint8_t *to;
	size_t size;
	size_t at;
	bool failed;
};

void oni_stream_read(struct stream *stream, uint8_t *bytes, size_t count);

/* The first `count` bytes of an array that has `most`. */
ONI_INLINE void
stream_part(struct stream *stream, void *bytes, size_t count, size_t most)
{
	if (stream->from != NULL) {
		oni_stream_read(stream, bytes, count);
		return;
	}
	assert(count <= most && most - count <= STREAM_SPARE);
	assert(stream->at + most <= stream->size);
	memcpy(stream->to + stream->at, bytes, most);
	stream->at += count;
}

/* One byte; `count` bytes; a number of `bytes` bytes, the lowest one first. */
ONI_INLINE void
stream_byte(struct stream *stream, uint8_t *byte)
{
	stream_part(stream, byte, 1, 1);
}

ONI_INLINE void
stream_bytes(struct stream *stream, uint8_t *bytes, size_t count)
{
	stream_part(stream, bytes, count, count);
}

ONI_INLINE uint64_t
stream_number(struct stream *stream, uint64_t number, unsigned bytes)
{
	uint8_t word[8];

	bytes_write(word, number);
	stream_bytes(stream, word, bytes);
	return bytes_read(word) & UINT64_MAX >> (64 - 8 * bytes);
}

/* A byte that is at most `most`. */
ONI_INLINE void
stream_count(struct stream *stream, uint8_t *count, unsigned most)
{
	stream_byte(stream, count);
	if (*count > most) {
		stream->failed = true;
		*count = 0;
	}
}

/* A count and as many items, each of `size` bytes. */
ONI_INLINE void
stream_list(struct stream *stream, uint8_t *count, void *items, size_t size,
    unsigned most)
{
	stream_count(stream, count, most);
	stream_part(stream, items, *count * size, most * size);
}

ONI_INLINE void
stream_known(struct stream *stream, struct known *known)
{
	stream_byte(stream, &known->card);
	stream_byte(stream, &known->seen);
}

/* Piles and fans are tables that have a byte for each card.  Eight bytes in a
 * row are left out if all of them are 0; the first byte of the table says which
 * ones are there.  In the table of a fan, the hidden cards are counted behind
 * the others.  A short pile is always eight bytes. */
void oni_stream_pile(struct stream *stream, struct pile *pile);
void oni_stream_fan(struct stream *stream, struct fan *fan);
void oni_stream_short(struct stream *stream, struct short_pile *few);
void oni_stream_deck(struct stream *stream, struct deck *deck);

/* The most bytes that the table of a game needs besides its piles and fans. */
enum { TABLE_FIELDS_MAX = 146 };

#endif
