/* record.c - a game with all its actions. */
#include <string.h>

#include "../game.h"
#include "../memory.h"
#include "record.h"

/*
 * Memory.
 */

/* Make room for more members.  Returns false if there is no memory. */
static bool
array_reserve(struct array *array, size_t more)
{
	const size_t wanted = array->count + more;
	const size_t capacity = wanted > 2 * array->capacity
	    ? wanted : 2 * array->capacity;
	void *memory;

	if (wanted <= array->capacity)
		return true;
	memory = oni_memory_new(capacity * array->size);
	if (memory == NULL)
		return false;
	if (array->count > 0)
		memcpy(memory, array->memory, array->count * array->size);
	oni_memory_free(array->memory);
	array->memory = memory;
	array->capacity = capacity;
	return true;
}

static void
array_add(struct array *array, const void *member)
{
	assert(array->count < array->capacity);
	memcpy((char *)array->memory + array->count++ * array->size, member,
	    array->size);
}

static struct onirim_game **
checkpoint_at(const struct onirim_record *record, size_t i)
{
	return (struct onirim_game **)record->checkpoints.memory + i;
}

static void
drop_checkpoints(struct onirim_record *record, size_t kept)
{
	while (record->checkpoints.count > kept)
		oni_memory_free(*checkpoint_at(record,
		    --record->checkpoints.count));
}

/* Make room for everything that one more action or the set-up can add. */
static bool
record_reserve(struct onirim_record *record, const struct config *config)
{
	return array_reserve(&record->plies, 1) &&
	    array_reserve(&record->items, log_max(config) + 2) &&
	    array_reserve(&record->checkpoints, 1);
}

/*
 * Adding items.
 */

static void
add_item(struct onirim_record *record, uint32_t kind, uint32_t value)
{
	const struct item item = {kind, value};

	array_add(&record->items, &item);
}

/* Add the cards that came by chance and the turns that began.  Returns whether
 * a seat learned something. */
static bool
add_happenings(struct onirim_record *record)
{
	const struct onirim_game *g = record->now;
	bool revealed = false;
	uint32_t turn = g->turn;

	for (unsigned i = 0; i < g->logged; i++)
		turn -= g->log[i].kind == ONIRIM_EVENT_TURN;
	for (unsigned i = 0; i < g->logged; i++) {
		const onirim_event event = oni_log_event(g, &g->log[i]);

		revealed |= oni_log_learners(&g->log[i]) != 0;
		if (event.kind == ONIRIM_EVENT_TURN)
			add_item(record, ITEM_TURN, ++turn);
		else if (event.kind == ONIRIM_EVENT_DEAL)
			add_item(record, ITEM_CARD, event.card);
	}
	return revealed;
}

static void
add_checkpoint(struct onirim_record *record, struct onirim_game *checkpoint)
{
	*checkpoint = *record->now;
	checkpoint->logged = 0;
	array_add(&record->checkpoints, &checkpoint);
}

/*
 * How a record begins and ends.
 */

/* The first line is that of the set-up, or that of the turn at which the game
 * stands. */
static void
begin_record(struct onirim_record *record, struct config config,
    const struct onirim_game *start)
{
	struct onirim_game *now = record->now;

	record->events = config.events;
	config.events = 1;
	if (start == NULL) {
		oni_game_begin(now, config, true);
		add_item(record, ITEM_TURN, 0);
		if (config.first == FIRST_RANDOM)
			add_item(record, ITEM_FIRST,
			    now->log[0].seat + 1u);
		add_happenings(record);
	} else {
		*now = *start;
		now->config = config;
		now->logged = 0;
		now->owned = true;
		add_item(record, ITEM_TURN, now->turn);
	}
	record->resumed = start != NULL;
	record->items_before = record->items.count;
}

int
oni_record_begin(struct onirim_record **record, struct config config,
    const struct onirim_game *start)
{
	struct onirim_record *made = oni_memory_new(sizeof *made);
	struct onirim_game *checkpoint = oni_memory_new(sizeof *checkpoint);
	struct config logged = config;

	logged.events = 1;
	*record = NULL;
	if (made == NULL || checkpoint == NULL)
		goto no_memory;
	*made = (struct onirim_record){
		.plies.size = sizeof(struct ply),
		.items.size = sizeof(struct item),
		.checkpoints.size = sizeof(struct onirim_game *),
		.now = oni_memory_new(game_size(&logged)),
	};
	if (made->now == NULL || !record_reserve(made, &logged)) {
		onirim_record_free(made);
		made = NULL;
		goto no_memory;
	}
	begin_record(made, config, start);
	add_checkpoint(made, checkpoint);
	*record = made;
	return ONIRIM_OK;

no_memory:
	oni_memory_free(checkpoint);
	oni_memory_free(made);
	return ONIRIM_E_MEMORY;
}

/* Whether a game stands at the beginning of its configuration.  Snapshots are
 * compared, because they contain all fields and no padding. */
static bool
has_just_begun(const struct onirim_record *record,
    const struct onirim_game *g)
{
	struct onirim_game begun;
	uint8_t one[ONIRIM_SNAPSHOT_MAX], other[ONIRIM_SNAPSHOT_MAX];
	int length;

	begun = *record_start(record);
	begun.config.events = g->config.events;
	length = onirim_snapshot_save(&begun, one, sizeof one);
	return onirim_snapshot_save(g, other, sizeof other) == length &&
	    memcmp(one, other, (size_t)length) == 0;
}

int
oni_record_may_begin(const struct onirim_game *g)
{
	if (g->redacted != 0)
		return ONIRIM_E_REDACTED;
	return is_over(g) ? ONIRIM_E_OVER : ONIRIM_OK;
}

int
onirim_record_new(onirim_record **record, const onirim_game *game)
{
	int status;

	if (record == NULL)
		return ONIRIM_E_NULL;
	*record = NULL;
	if (game == NULL)
		return ONIRIM_E_NULL;
	status = oni_record_may_begin(game);
	if (status == ONIRIM_OK)
		status = oni_record_begin(record, game->config, NULL);
	if (status != ONIRIM_OK || has_just_begun(*record, game))
		return status;
	onirim_record_free(*record);
	return oni_record_begin(record, game->config, game);
}

void
onirim_record_free(onirim_record *record)
{
	if (record == NULL)
		return;
	drop_checkpoints(record, 0);
	oni_memory_free(record->checkpoints.memory);
	oni_memory_free(record->items.memory);
	oni_memory_free(record->plies.memory);
	oni_memory_free(record->now);
	oni_memory_free(record->tags.bytes);
	oni_memory_free(record);
}

/*
 * Playing, undoing and redoing.
 */

/* Forget the plies that were taken back. */
static void
drop_undone(struct onirim_record *record)
{
	record->items.count = record_items(record);
	record->plies.count = record->ply;
	drop_checkpoints(record, record->ply / CHECKPOINT_PLIES + 1);
}

/* Add the action that was just applied. */
static void
add_ply(struct onirim_record *record, onirim_action action)
{
	struct ply ply = {action, 0, 0};

	drop_undone(record);
	if (onirim_action_verb(action) != ONIRIM_VERB_DEAL)
		add_item(record, ITEM_ACTION, action);
	ply.revealed = add_happenings(record);
	ply.items = (uint32_t)record->items.count;
	array_add(&record->plies, &ply);
	record->ply++;
}

int
onirim_record_add(onirim_record *record, onirim_action action)
{
	struct onirim_game *checkpoint = NULL;
	int status;

	if (record == NULL)
		return ONIRIM_E_NULL;
	if (!record_reserve(record, &record->now->config))
		return ONIRIM_E_MEMORY;
	if ((record->ply + 1) % CHECKPOINT_PLIES == 0) {
		checkpoint = oni_memory_new(sizeof *checkpoint);
		if (checkpoint == NULL)
			return ONIRIM_E_MEMORY;
	}
	status = onirim_apply(record->now, action);
	if (status != ONIRIM_OK) {
		oni_memory_free(checkpoint);
		return status;
	}
	add_ply(record, action);
	if (checkpoint != NULL)
		add_checkpoint(record, checkpoint);
	return ONIRIM_OK;
}

/* Make a game with a log equal to the game after this ply.  Its log is that of
 * the ply, or that of the set-up. */
static void
go_to(const struct onirim_record *record, struct onirim_game *g, size_t ply)
{
	const size_t checkpoint = ply == 0 ? 0 : (ply - 1) / CHECKPOINT_PLIES;
	size_t i = checkpoint * CHECKPOINT_PLIES;

	if (ply == 0 && !record->resumed) {
		oni_game_begin(g, record_start(record)->config, true);
		return;
	}
	*g = **checkpoint_at(record, checkpoint);
	while (i < ply)
		onirim_apply(g, record_ply(record, i++)->action);
}

int
onirim_record_undo(onirim_record *record)
{
	if (record == NULL)
		return ONIRIM_E_NULL;
	if (record->ply == 0)
		return ONIRIM_E_RANGE;
	go_to(record, record->now, --record->ply);
	return ONIRIM_OK;
}

int
onirim_record_redo(onirim_record *record)
{
	if (record == NULL)
		return ONIRIM_E_NULL;
	if (record->ply == record->plies.count)
		return ONIRIM_E_RANGE;
	return onirim_apply(record->now,
	    record_ply(record, record->ply++)->action);
}

/*
 * Queries.
 */

int
onirim_record_ply(const onirim_record *record)
{
	return record == NULL ? ONIRIM_E_NULL : (int)record->ply;
}

int
onirim_record_length(const onirim_record *record)
{
	return record == NULL ? ONIRIM_E_NULL : (int)record->plies.count;
}

onirim_action
onirim_record_action(const onirim_record *record, int ply)
{
	if (record == NULL || ply < 0 || (size_t)ply >= record->plies.count)
		return 0;
	return record_ply(record, (size_t)ply)->action;
}

int
onirim_record_revealed(const onirim_record *record, int from, int to)
{
	if (record == NULL)
		return ONIRIM_E_NULL;
	if (from < 0 || from > to || (size_t)to > record->plies.count)
		return ONIRIM_E_RANGE;
	for (int i = from; i < to; i++)
		if (record_ply(record, (size_t)i)->revealed)
			return 1;
	return 0;
}

/* Create a game with a log, which stands after this ply. */
static int
game_at(const struct onirim_record *record, int ply, onirim_game **game)
{
	if (record == NULL)
		return ONIRIM_E_NULL;
	if (ply < 0 || (size_t)ply > record->plies.count)
		return ONIRIM_E_RANGE;
	*game = oni_memory_new(game_size(&record->now->config));
	if (*game == NULL)
		return ONIRIM_E_MEMORY;
	go_to(record, *game, (size_t)ply);
	return ONIRIM_OK;
}

int
onirim_record_game(const onirim_record *record, int ply, onirim_game **game)
{
	int status;

	if (game == NULL)
		return ONIRIM_E_NULL;
	*game = NULL;
	status = game_at(record, ply, game);
	if (status == ONIRIM_OK && !record->events) {
		(*game)->config.events = 0;
		(*game)->logged = 0;
	}
	return status;
}

int
onirim_record_events(const onirim_record *record, int ply, int viewer,
    onirim_event *events, size_t capacity)
{
	onirim_game *game = NULL;
	int n = game_at(record, ply, &game);

	if (n == ONIRIM_OK)
		n = onirim_events(game, viewer, events, capacity);
	onirim_game_free(game);
	return n;
}
