/* snapshot.c - games as bytes that can be kept. */
#include <string.h>

#include "../core/stream.h"
#include "../config.h"
#include "../engine.h"
#include "fields.h"
#include "snapshot.h"

/*
 * A snapshot consists of a head, the state and a checksum.  onirim-snapshot(7)
 * describes all bytes.  A change of their meaning needs a higher version.
 */
enum {
	SNAPSHOT_VERSION = 1,
	MAGIC_BYTES = 4,
	VERSION_BYTES = 2,
	LENGTH_BYTES = 2,
	HEAD_BYTES = MAGIC_BYTES + VERSION_BYTES + LENGTH_BYTES,
	CHECKSUM_BYTES = 8,
	FRAME_BYTES = HEAD_BYTES + CHECKSUM_BYTES,
};

static const uint8_t snapshot_magic[MAGIC_BYTES] = { 'O', 'N', 'I', 'S' };

/*
 * The largest size of a state.  A card takes at most two bytes, wherever it
 * lies.  So all piles together take at most two bytes for each card, plus the
 * set at the beginning of each pile.  The rest are counts and single fields.
 */
enum {
	CONFIG_MAX = 200,               /* the text with its NUL */
	CARDS_PLAYED = DECK_MAX + GOALS_MAX + PREMONITIONS_MAX,
	PILES = 6,
	FIELD_BYTES = 8 + 4 + 4,             /* generator to redacted */
	STEPS_BYTES = 1 + STEPS_MAX * (int)sizeof(struct step),
	COUNTS = 3 + 1 + SEATS_MAX + 1, /* of the deck and of fans */
	STATE_MAX = 1 + CONFIG_MAX + FIELD_BYTES + STEPS_BYTES + COUNTS +
	    TABLE_FIELDS_MAX + 8 * PILES + 2 * CARDS_PLAYED + 2,
};

_Static_assert(FRAME_BYTES + STATE_MAX <= ONIRIM_SNAPSHOT_MAX,
    "all snapshots fit");
_Static_assert((int)TERRORS <= (int)CARDS_PLAYED, "no game has more cards");

/* The configuration is stored as its canonical text. */
static void
config_field(struct stream *stream, struct config *config)
{
	char text[CONFIG_MAX];
	struct text written = {text, sizeof text, 0};
	struct fault fault;
	uint8_t length = 0;

	if (stream->from == NULL) {
		oni_config_write(config, &written);
		length = (uint8_t)oni_text_end(&written);
	}
	oni_stream_list(stream, &length, (uint8_t *)text, sizeof text - 1);
	if (stream->from != NULL && !oni_config_read_word(config,
	    (struct word){text, length}, &fault))
		stream->failed = true;
}

static void
game_fields(struct stream *stream, struct onirim_game *g)
{
	config_field(stream, &g->config);
	if (!stream->failed)
		oni_fields(stream, g);
}

/* FNV-1a with 64 bits.  No later byte can undo the change of a wrong byte, so a
 * single wrong byte is always found. */
static uint64_t
checksum(const uint8_t *bytes, size_t length)
{
	uint64_t sum = UINT64_C(0xCBF29CE484222325);

	for (size_t i = 0; i < length; i++)
		sum = (sum ^ bytes[i]) * UINT64_C(0x100000001B3);
	return sum;
}

static void
write_little(uint8_t *bytes, uint64_t number, unsigned count)
{
	struct stream stream = {.to = bytes, .size = count};

	oni_stream_number(&stream, number, count);
}

static uint64_t
read_little(const uint8_t *bytes, unsigned count)
{
	struct stream stream = {.from = bytes, .size = count};

	return oni_stream_number(&stream, 0, count);
}

/* Write the complete snapshot.  Returns its length. */
static size_t
save_game(const struct onirim_game *g, uint8_t bytes[ONIRIM_SNAPSHOT_MAX])
{
	struct onirim_game walked;
	struct stream stream = {.to = bytes, .at = HEAD_BYTES,
	    .size = ONIRIM_SNAPSHOT_MAX - CHECKSUM_BYTES};

	walked = *g;
	game_fields(&stream, &walked);
	memcpy(bytes, snapshot_magic, MAGIC_BYTES);
	write_little(bytes + MAGIC_BYTES, SNAPSHOT_VERSION, VERSION_BYTES);
	write_little(bytes + MAGIC_BYTES + VERSION_BYTES,
	    stream.at + CHECKSUM_BYTES, LENGTH_BYTES);
	write_little(bytes + stream.at, checksum(bytes, stream.at),
	    CHECKSUM_BYTES);
	return stream.at + CHECKSUM_BYTES;
}

/* Whether the bytes are a complete and unchanged snapshot.  Of a later version,
 * only the place of its number is known. */
static int
check_frame(const uint8_t *bytes, size_t length)
{
	uint64_t version;

	if (length < MAGIC_BYTES + VERSION_BYTES ||
	    memcmp(bytes, snapshot_magic, MAGIC_BYTES) != 0)
		return ONIRIM_E_DAMAGED;
	version = read_little(bytes + MAGIC_BYTES, VERSION_BYTES);
	if (version > SNAPSHOT_VERSION)
		return ONIRIM_E_VERSION;
	if (version < SNAPSHOT_VERSION || length < FRAME_BYTES ||
	    length > ONIRIM_SNAPSHOT_MAX ||
	    read_little(bytes + MAGIC_BYTES + VERSION_BYTES, LENGTH_BYTES) !=
	    length)
		return ONIRIM_E_DAMAGED;
	length -= CHECKSUM_BYTES;
	if (read_little(bytes + length, CHECKSUM_BYTES) !=
	    checksum(bytes, length))
		return ONIRIM_E_DAMAGED;
	return ONIRIM_OK;
}

/* Read the state.  Returns false if it is not a sound game, or not exactly what
 * saving this game would write. */
static bool
load_game(struct onirim_game *g, const uint8_t *bytes, size_t length)
{
	uint8_t again[ONIRIM_SNAPSHOT_MAX];
	struct stream stream = {.from = bytes, .at = HEAD_BYTES,
	    .size = length - CHECKSUM_BYTES};
	struct blame blame;

	memset(g, 0, sizeof *g);
	g->dealt = not_dealt;
	game_fields(&stream, g);
	return !stream.failed && stream.at == stream.size &&
	    oni_unsound(g, &blame) == NULL && save_game(g, again) == length &&
	    memcmp(again, bytes, length) == 0;
}

int
oni_snapshot_read(struct onirim_game *g, const uint8_t *bytes, size_t length)
{
	const int status = check_frame(bytes, length);

	if (status != ONIRIM_OK)
		return status;
	if (!load_game(g, bytes, length))
		return ONIRIM_E_POSITION;
	oni_list_answers(g);
	return ONIRIM_OK;
}

int
onirim_snapshot_save(const onirim_game *game, uint8_t *bytes, size_t size)
{
	uint8_t written[ONIRIM_SNAPSHOT_MAX];
	size_t length;

	if (game == NULL || (bytes == NULL && size > 0))
		return ONIRIM_E_NULL;
	length = save_game(game, written);
	if (size > 0)
		memcpy(bytes, written, size < length ? size : length);
	return (int)length;
}

int
onirim_snapshot_load(onirim_game **game, const uint8_t *bytes, size_t length)
{
	struct onirim_game loaded;
	int status;

	if (game == NULL)
		return ONIRIM_E_NULL;
	*game = NULL;
	if (bytes == NULL)
		return ONIRIM_E_NULL;
	status = oni_snapshot_read(&loaded, bytes, length);
	return status == ONIRIM_OK ? onirim_game_copy(game, &loaded) : status;
}

int
onirim_snapshot_restore(onirim_game *to, const uint8_t *bytes, size_t length)
{
	struct onirim_game loaded;
	int status;

	if (to == NULL || bytes == NULL)
		return ONIRIM_E_NULL;
	status = oni_snapshot_read(&loaded, bytes, length);
	if (status != ONIRIM_OK)
		return status;
	if (!oni_config_same_family(&to->config, &loaded.config))
		return ONIRIM_E_FAMILY;
	return onirim_game_assign(to, &loaded);
}
