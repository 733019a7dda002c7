/* hash.c - a hash of what a viewer knows. */
#include "../config.h"
#include "../kept/fields.h"
#include "redact.h"

/* One step maps different sums to different sums.  So two sums can only become
 * equal again if at least two words differ. */
static uint64_t
mix(uint64_t sum, uint64_t word)
{
	sum = (sum ^ word) * UINT64_C(0xBF58476D1CE4E5B9);
	sum = (sum ^ sum >> 32) * UINT64_C(0x94D049BB133111EB);
	return sum ^ sum >> 29;
}

/* The bytes are the same on every machine.  They are read as words, the lowest
 * byte first, and the last word is filled up with 0. */
static uint64_t
sum_up(struct stream *stream)
{
	struct stream words = {.from = stream->to, .size = stream->at};
	uint64_t sum = stream->at;

	while (words.at < words.size) {
		const size_t left = words.size - words.at;

		sum = mix(sum, oni_stream_number(&words, 0,
		    left < 8 ? (unsigned)left : 8));
	}
	return sum;
}

uint64_t
onirim_hash(const onirim_game *game, int viewer)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	struct stream stream = {.to = bytes, .size = sizeof bytes};
	struct onirim_game view;
	uint64_t sum;

	if (game == NULL || !is_viewer(game, viewer))
		return 0;
	oni_redact(&view, game, viewer);
	oni_config_fields(&stream, &view.config);
	oni_fields(&stream, &view);
	sum = sum_up(&stream);
	return sum != 0 ? sum : 1;
}
