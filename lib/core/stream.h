/* stream.h - a walk over fields that writes them as bytes or reads them back.
 * The same code does both. */
#ifndef ONI_STREAM_H
#define ONI_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deck.h"
#include "fan.h"
#include "pile.h"

/*
 * A stream that reads has `from`, one that writes has `to`.  If it reads past
 * its end, or a value that is out of bounds, it fails and the field becomes 0.
 * Writing never fails, because all values in a game are within their bounds.
 */
struct stream {
	const uint8_t *from;
	uint8_t *to;
	size_t size;
	size_t at;
	bool failed;
};

/* One byte; `count` bytes; a number of `bytes` bytes, the lowest one first. */
void oni_stream_byte(struct stream *stream, uint8_t *byte);
void oni_stream_bytes(struct stream *stream, uint8_t *bytes, size_t count);
uint64_t oni_stream_number(struct stream *stream, uint64_t number,
    unsigned bytes);

/* A byte that is at most `most`. */
void oni_stream_count(struct stream *stream, uint8_t *count, unsigned most);

/* A count and as many bytes. */
void oni_stream_list(struct stream *stream, uint8_t *count, uint8_t *bytes,
    unsigned most);

/* Cards are stored with the seats that know them.  A fan of a few cards is
 * stored like this, for the seats that see it.  oni_stream_looked() returns
 * these seats: when it reads, the first card says which they are.  A pile is
 * stored as the set of its cards and the number of each. */
enum { FEW_CARDS = 8 };
void oni_stream_known(struct stream *stream, struct known *known);
void oni_stream_fan(struct stream *stream, struct fan *fan, uint8_t seats,
    uint8_t all);
uint8_t oni_stream_looked(struct stream *stream, struct fan *fan,
    uint8_t seats);
void oni_stream_pile(struct stream *stream, struct pile *pile);
void oni_stream_deck(struct stream *stream, struct deck *deck);

/* The most bytes that the table of a game needs besides its cards. */
enum { TABLE_FIELDS_MAX = 96 };

#endif
