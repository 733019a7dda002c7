/* stream.h - a walk over fields that either writes them as bytes or reads
 * them back, so that both ways are one code. */
#ifndef ONI_STREAM_H
#define ONI_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deck.h"
#include "fan.h"
#include "pile.h"

/*
 * A stream that reads has `from`, one that writes has `to`.  What it reads
 * beyond its end, or out of bounds, is 0 and makes it fail; it never fails
 * while it writes, as what the library holds is within its bounds.
 */
struct stream {
	const uint8_t *from;
	uint8_t *to;
	size_t size;
	size_t at;
	bool failed;
};

/* A byte, and some; a number of so many bytes, the lowest first. */
void oni_stream_byte(struct stream *stream, uint8_t *byte);
void oni_stream_bytes(struct stream *stream, uint8_t *bytes, size_t count);
uint64_t oni_stream_number(struct stream *stream, uint64_t number,
    unsigned bytes);

/* A count that is at most this. */
void oni_stream_count(struct stream *stream, uint8_t *count, unsigned most);

/* A count and so many bytes. */
void oni_stream_list(struct stream *stream, uint8_t *count, uint8_t *bytes,
    unsigned most);

/* Cards with who has seen them.  So the few of a fan that certain seats see;
 * where it is not known who they are, those of the first card are.  Of a pile
 * the set of its cards, and how many it has of each of them. */
enum { FEW_CARDS = 8 };
void oni_stream_known(struct stream *stream, struct known *known);
void oni_stream_fan(struct stream *stream, struct fan *fan, uint8_t seats,
    uint8_t all);
uint8_t oni_stream_looked(struct stream *stream, struct fan *fan,
    uint8_t seats);
void oni_stream_pile(struct stream *stream, struct pile *pile);
void oni_stream_deck(struct stream *stream, struct deck *deck);

/* The most bytes that the table of a game takes besides its cards. */
enum { TABLE_FIELDS_MAX = 96 };

#endif
