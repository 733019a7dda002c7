/* record.h - a game from its first action to the one it stands at. */
#ifndef ONI_RECORD_H
#define ONI_RECORD_H

#include "../log.h"

/* An array that grows. */
struct array {
	void *memory;
	size_t size;            /* of one member */
	size_t count;
	size_t capacity;
};

/* What a line of the record tells, in order: the cards that chance brought and
 * the answers that were asked for. */
enum { ITEM_FIRST, ITEM_TURN, ITEM_CARD, ITEM_ACTION };

struct item {
	uint32_t kind;
	uint32_t value;         /* seat, number of the turn, face, action */
};

struct ply {
	onirim_action action;
	uint32_t items;         /* of the record up to and with this one */
	uint32_t revealed;      /* a seat learned what it had not seen */
};

/* Name and value in turn, each ended by NUL. */
struct tags {
	char *bytes;
	size_t length;
};

struct onirim_record {
	struct array plies;     /* struct ply */
	struct array items;     /* struct item */
	struct array checkpoints; /* struct onirim_game *, every so many */
	size_t ply;             /* how many of the plies are played */
	size_t items_before;    /* the items before the first ply */
	struct onirim_game *now;        /* after those plies; keeps a log */
	uint8_t events;         /* as the configuration says */
	uint8_t resumed;        /* it did not begin with the set-up */
	struct tags tags;
};

/* Going to any ply applies no more actions than this. */
enum { CHECKPOINT_PLIES = 64 };

static inline struct ply *
record_ply(const struct onirim_record *record, size_t i)
{
	return (struct ply *)record->plies.memory + i;
}

static inline struct item *
record_item(const struct onirim_record *record, size_t i)
{
	return (struct item *)record->items.memory + i;
}

/* The items up to the ply the record stands at. */
static inline size_t
record_items(const struct onirim_record *record)
{
	return record->ply == 0 ? record->items_before
	    : record_ply(record, record->ply - 1)->items;
}

/* The game as it was when the record began. */
static inline const struct onirim_game *
record_start(const struct onirim_record *record)
{
	return *(struct onirim_game **)record->checkpoints.memory;
}

/* Whether a record can begin with a game as it stands: ONIRIM_OK,
 * ONIRIM_E_REDACTED or ONIRIM_E_OVER. */
int oni_record_may_begin(const struct onirim_game *g);

/* Begin a record with the set-up of a configuration, or where a game of it
 * stands. */
int oni_record_begin(struct onirim_record **record, struct config config,
    const struct onirim_game *start);

/* The tag at a place: its name, with its value behind it; or NULL. */
const char *oni_record_tag(const struct onirim_record *record, size_t i);

#endif
