/* record.h - a game with all its actions. */
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

/* The items of the lines of a record, in their order.  They include the cards
 * that came by chance and the answers to questions. */
enum { ITEM_FIRST, ITEM_TURN, ITEM_CARD, ITEM_ACTION };

struct item {
	uint32_t kind;
	uint32_t value;         /* a seat, turn number, face or action */
};

struct ply {
	onirim_action action;
	uint32_t items;         /* the number of items up to its end */
	uint32_t revealed;      /* it showed a seat something new */
};

/* Names and values in turn, each with a NUL. */
struct tags {
	char *bytes;
	size_t length;
};

struct onirim_record {
	struct array plies;     /* struct ply */
	struct array items;     /* struct item */
	struct array checkpoints; /* struct onirim_game * */
	size_t ply;             /* how many plies are played */
	size_t items_before;    /* items before the first ply */
	struct onirim_game *now;        /* the game after them; keeps a log */
	uint8_t events;         /* as in the configuration */
	uint8_t resumed;        /* it did not begin with the set-up */
	struct tags tags;
};

/* There is a checkpoint every 64 plies, so going to any ply applies at most 64
 * actions. */
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

/* The number of items up to the ply at which the record stands. */
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

/* Whether a record can begin with this game: ONIRIM_OK, ONIRIM_E_REDACTED or
 * ONIRIM_E_OVER. */
int oni_record_may_begin(const struct onirim_game *g);

/* Begin a record: with the set-up of a configuration, or with `start`, a game
 * of this configuration. */
int oni_record_begin(struct onirim_record **record, struct config config,
    const struct onirim_game *start);

/* The name of the tag with this number, and its value after the NUL; or
 * NULL. */
const char *oni_record_tag(const struct onirim_record *record, size_t i);

#endif
