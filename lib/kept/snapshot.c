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
 * The largest size of a state.  A table of cards takes a byte for each rank and
 * one more.  Onirim has seven of them and Nightmarium eight: the pool, the
 * cards looked at, the discard pile, and those of the games.
 */
enum {
	CONFIG_MAX = 200,               /* the text with its NUL */
	TABLES = 3 + SEATS_MAX,
	FIELD_BYTES = 8 + 4 + 4,        /* generator to redacted */
	STEPS_BYTES = 1 + STEPS_MAX * (int)sizeof(struct step),
	SINGLE_BYTES = 3 + 1 + 2,       /* of the deck, lookers, pending */
	KNOWN_BYTES = (TOP_MAX + BOTTOM_MAX) * (int)sizeof(struct known),
	STATE_MAX = 1 + CONFIG_MAX + FIELD_BYTES + STEPS_BYTES + KNOWN_BYTES +
	    SINGLE_BYTES + TABLES * (1 + CARDS_MAX) + TABLE_FIELDS_MAX,
};

_Static_assert(FRAME_BYTES + STATE_MAX <= ONIRIM_SNAPSHOT_MAX,
    "all snapshots fit");

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
	stream_count(stream, &length, sizeof text - 1);
	stream_bytes(stream, (uint8_t *)text, length);
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
	for (unsigned i = 0; i < count; i++)
		bytes[i] = (uint8_t)bytes_get(number, i);
}

static uint64_t
read_little(const uint8_t *bytes, unsigned count)
{
	uint64_t number = 0;

	for (unsigned i = 0; i < count; i++)
		number |= bytes_of(bytes[i], i);
	return number;
}

/* What a snapshot is written to: the stream needs some room behind it. */
struct written {
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX + STREAM_SPARE];
};

/* Write the complete snapshot.  Returns its length. */
static size_t
save_game(const struct onirim_game *g, struct written *written)
{
	uint8_t *const bytes = written->bytes;
	struct onirim_game walked;
	struct stream stream = {.to = bytes, .at = HEAD_BYTES,
	    .size = sizeof written->bytes};

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
	struct written again;
	struct stream stream = {.from = bytes, .at = HEAD_BYTES,
	    .size = length - CHECKSUM_BYTES};
	struct blame blame;

	memset(g, 0, sizeof *g);
	g->dealt = not_dealt;
	game_fields(&stream, g);
	return !stream.failed && stream.at == stream.size &&
	    oni_unsound(g, &blame) == NULL && save_game(g, &again) == length &&
	    memcmp(again.bytes, bytes, length) == 0;
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
	struct written written;
	size_t length;

	if (game == NULL || (bytes == NULL && size > 0))
		return ONIRIM_E_NULL;
	length = save_game(game, &written);
	if (size > 0)
		memcpy(bytes, written.bytes, size < length ? size : length);
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
