/* hash.c - a hash of what a viewer knows. */
#include "../config.h"
#include "../kept/fields.h"
#include "redact.h"

/*
 * XXH64 with the seed 0, of bytes that are filled up with 0 to whole stripes.
 * A stripe has a word for each of four lanes.  One step maps different sums of
 * a lane to different sums.  So two hashes can only be equal if at least two
 * words differ.
 */
enum { STRIPE_BYTES = 32 };

#define HASH_PRIME_1 UINT64_C(0x9E3779B185EBCA87)
#define HASH_PRIME_2 UINT64_C(0xC2B2AE3D27D4EB4F)
#define HASH_PRIME_3 UINT64_C(0x165667B19E3779F9)
#define HASH_PRIME_4 UINT64_C(0x85EBCA77C2B2AE63)

static inline uint64_t
rotated(uint64_t word, unsigned bits)
{
	return word << bits | word >> (64 - bits);
}

static inline uint64_t
lane_with(uint64_t lane, uint64_t word)
{
	return rotated(lane + word * HASH_PRIME_2, 31) * HASH_PRIME_1;
}

static inline uint64_t
sum_with(uint64_t sum, uint64_t lane)
{
	return (sum ^ lane_with(0, lane)) * HASH_PRIME_1 + HASH_PRIME_4;
}

static uint64_t
spread(uint64_t sum)
{
	sum = (sum ^ sum >> 33) * HASH_PRIME_2;
	sum = (sum ^ sum >> 29) * HASH_PRIME_3;
	return sum ^ sum >> 32;
}

static uint64_t
sum_up(const uint8_t *bytes, size_t length)
{
	uint64_t a = HASH_PRIME_1 + HASH_PRIME_2, b = HASH_PRIME_2;
	uint64_t c = 0, d = 0 - HASH_PRIME_1, sum;

	for (size_t at = 0; at < length; at += STRIPE_BYTES) {
		a = lane_with(a, bytes_read(bytes + at));
		b = lane_with(b, bytes_read(bytes + at + 8));
		c = lane_with(c, bytes_read(bytes + at + 16));
		d = lane_with(d, bytes_read(bytes + at + 24));
	}
	sum = rotated(a, 1) + rotated(b, 7) + rotated(c, 12) + rotated(d, 18);
	sum = sum_with(sum_with(sum_with(sum_with(sum, a), b), c), d);
	return spread(sum + length);
}

_Static_assert((int)STREAM_SPARE >= (int)STRIPE_BYTES,
    "the last stripe can be filled up");

uint64_t
onirim_hash(const onirim_game *game, int viewer)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX + STREAM_SPARE];
	struct stream stream = {.to = bytes, .size = sizeof bytes};
	struct onirim_game view;
	uint64_t sum;

	if (game == NULL || !is_viewer(game, viewer))
		return 0;
	oni_redact(&view, game, viewer);
	oni_config_fields(&stream, &view.config);
	oni_fields(&stream, &view);
	memset(bytes + stream.at, 0, STRIPE_BYTES);
	sum = sum_up(bytes, (stream.at + STRIPE_BYTES - 1) / STRIPE_BYTES *
	    STRIPE_BYTES);
	return sum != 0 ? sum : 1;
}
