/* observe.c - all that a viewer sees, as a row of small numbers. */
#include "../core/ends.h"
#include "../engine.h"
#include "../seen/redact.h"
#include "../seen/view.h"

/* The index of a part, with the seat counted as the game counts it. */
static unsigned
index_of_part(const struct onirim_game *g, unsigned from,
    const struct observed *part)
{
	const unsigned each = part->of_seat;

	if (each == 0)
		return part->index;
	return seat_meant(g, from, part->index / each) * each +
	    part->index % each;
}

/*
 * The order of the parts: the frame, the numbers of every game, the numbers of
 * this game, its zones.
 */

enum { NO_SEAT = UINT8_MAX };

/* What is asked, and who is asked. */
static void
lay_question(struct observation *observation)
{
	observation_add(observation,
	    observed_frame(ONIRIM_FRAME_PLAYER, ONIRIM_NOBODY));
	observation_add(observation,
	    observed_frame(ONIRIM_FRAME_DECISION, ASKS_END - 1));
	observation_add(observation,
	    observed_frame(ONIRIM_FRAME_SUBJECT, UINT8_MAX));
	observation_add(observation,
	    observed_frame(ONIRIM_FRAME_LEFT, LEFT_UNTOLD));
}

static void
lay_frame(struct observation *observation, unsigned last_seat)
{
	observation_add(observation,
	    observed_frame(ONIRIM_FRAME_VIEWER, NO_SEAT));
	observation_add(observation,
	    observed_frame(ONIRIM_FRAME_OUTCOME, ONIRIM_LOST));
	observation_add(observation,
	    observed_frame(ONIRIM_FRAME_WINNER, ONIRIM_NOBODY));
	lay_question(observation);
	observation_add(observation,
	    observed_number(ONIRIM_NUMBER_ACTIVE, last_seat));
	observation_add(observation, observed_bytes(ONIRIM_NUMBER_TURN, 4));
	observation_add(observation,
	    observed_number(ONIRIM_NUMBER_FROM, ZONES_END - 1));
	observation_add(observation,
	    observed_number(ONIRIM_NUMBER_TO, ZONES_END - 1));
	observation_add(observation,
	    observed_number(ONIRIM_NUMBER_TO_INDEX, last_seat));
}

static void
lay_out(const struct onirim_game *g, struct observation *observation)
{
	observation->count = 0;
	lay_frame(observation, g->config.players - 1u);
	oni_ruleset(g)->observation(g, observation);
}

/*
 * Observing.
 */

/* Bytes that are counted to the end, and stored as far as they fit. */
struct vector {
	uint8_t *bytes;
	size_t capacity;
	size_t count;
};

static void
add(struct vector *vector, unsigned number)
{
	if (vector->count < vector->capacity)
		vector->bytes[vector->count] = (uint8_t)number;
	vector->count++;
}

static unsigned
frame(const struct onirim_game *g, int viewer, unsigned from, unsigned what)
{
	switch (what) {
	case ONIRIM_FRAME_VIEWER:
		return viewer < g->config.players ? (unsigned)viewer : NO_SEAT;
	case ONIRIM_FRAME_OUTCOME:
		return (unsigned)outcome_of(g);
	case ONIRIM_FRAME_WINNER:
		return seat_counted(g, from, g->winner);
	case ONIRIM_FRAME_PLAYER:
		return seat_counted(g, from, (unsigned)onirim_player(g));
	case ONIRIM_FRAME_DECISION:
		return (unsigned)onirim_decision(g);
	case ONIRIM_FRAME_SUBJECT:
		return (unsigned)onirim_subject(g);
	}
	return is_over(g) ? 0 : oni_ruleset(g)->left(g);
}

/* The value of a number.  A seat is counted from the viewer like all seats.  A
 * number that the game does not have now is 0. */
static unsigned
number_told(const struct onirim_game *g, unsigned from,
    const struct observed *part)
{
	const int n = oni_number(g, part->what,
	    (int)index_of_part(g, from, part));

	if (n < 0)
		return 0;
	if (part->what == ONIRIM_NUMBER_ACTIVE ||
	    (part->what == ONIRIM_NUMBER_TO_INDEX &&
	    oni_ruleset(g)->dealt_to(g).zone == ONIRIM_ZONE_HAND))
		return seat_counted(g, from, (unsigned)n);
	return (unsigned)n;
}

static void
add_slots(struct vector *vector, const struct onirim_game *g,
    const struct told *list, unsigned slots)
{
	assert(list->count <= slots);
	for (unsigned i = 0; i < slots; i++)
		add(vector, i < list->count
		    ? oni_face_shown(g, list->cards[i].card) : ONIRIM_NO_CARD);
}

static void
add_counts(struct vector *vector, const struct told *list,
    const struct observed *part)
{
	uint8_t counts[HIDDEN_CARD + 1] = {0};

	for (unsigned i = 0; i < list->count; i++)
		counts[list->cards[i].card]++;
	for (uint64_t left = part->cards; left != 0; left &= left - 1)
		add(vector, counts[set_lowest(left)]);
	if (part->hides)
		add(vector, counts[HIDDEN_CARD]);
}

static void
add_zone(struct vector *vector, const struct onirim_game *g, unsigned from,
    const struct observed *part)
{
	const struct place place = {part->what,
	    (uint8_t)index_of_part(g, from, part)};
	struct told list = {0};

	oni_list_zone(g, place, &list);
	if (part->kind == ONIRIM_LAYOUT_SLOTS)
		add_slots(vector, g, &list, part->bytes);
	else
		add_counts(vector, &list, part);
}

static void
add_number(struct vector *vector, unsigned n, unsigned bytes)
{
	for (unsigned i = 0; i < bytes; i++)
		add(vector, n >> i * 8);
}

static int
observe(const struct onirim_game *g, int viewer, struct vector *vector)
{
	const unsigned from = counted_from(g, viewer);
	struct observation observation;

	lay_out(g, &observation);
	for (unsigned i = 0; i < observation.count; i++) {
		const struct observed *part = &observation.parts[i];

		if (part->kind == ONIRIM_LAYOUT_FRAME)
			add(vector, frame(g, viewer, from, part->what));
		else if (part->kind == ONIRIM_LAYOUT_NUMBER)
			add_number(vector, number_told(g, from, part),
			    part->bytes);
		else
			add_zone(vector, g, from, part);
	}
	return (int)vector->count;
}

int
onirim_observe(const onirim_game *game, int viewer, uint8_t *out,
    size_t capacity)
{
	struct vector vector = {out, capacity, 0};
	struct onirim_game view;

	if (game == NULL || (out == NULL && capacity > 0))
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer))
		return ONIRIM_E_RANGE;
	oni_redact(&view, game, viewer);
	return observe(&view, viewer, &vector);
}

/*
 * The layout as data.
 */

/* The part with this number, counted from 0, or NULL; and the number of bytes
 * before it. */
static const struct observed *
find_part(const struct observation *observation, int i, unsigned *offset)
{
	*offset = 0;
	if (i < 0 || (unsigned)i >= observation->count)
		return NULL;
	for (int before = 0; before < i; before++)
		*offset += observation->parts[before].bytes;
	return &observation->parts[i];
}

/* The largest count of a card, or of hidden cards if this is more. */
static unsigned
most_counted(const struct onirim_game *g, const struct observed *part)
{
	unsigned most = part->max;

	for (uint64_t left = part->cards; left != 0; left &= left - 1) {
		const unsigned copies =
		    oni_ruleset(g)->copies(g, set_lowest(left));

		if (copies > most)
			most = copies;
	}
	return most;
}

static unsigned
most_of_byte(const struct onirim_game *g, const struct observed *part)
{
	switch (part->kind) {
	case ONIRIM_LAYOUT_COUNTS:
		return most_counted(g, part);
	case ONIRIM_LAYOUT_SLOTS:
		return oni_ruleset(g)->faces[set_highest(part->cards)];
	}
	return part->max;
}

int
onirim_observation_size(const onirim_game *game)
{
	struct observation observation;
	unsigned size;

	if (game == NULL)
		return ONIRIM_E_NULL;
	lay_out(game, &observation);
	find_part(&observation, (int)observation.count - 1, &size);
	return (int)(size + observation.parts[observation.count - 1].bytes);
}

int
onirim_observation_part(const onirim_game *game, int part,
    onirim_layout *out)
{
	struct observation observation;
	const struct observed *found;
	unsigned offset;

	if (game == NULL || out == NULL)
		return ONIRIM_E_NULL;
	lay_out(game, &observation);
	found = find_part(&observation, part, &offset);
	if (found == NULL)
		return ONIRIM_E_RANGE;
	*out = (onirim_layout){
		.offset = (int32_t)offset, .length = found->bytes,
		.kind = found->kind, .what = found->what,
		.index = found->index,
		.max = (int32_t)most_of_byte(game, found),
	};
	return ONIRIM_OK;
}

int
onirim_observation_face(const onirim_game *game, int part, int byte)
{
	struct observation observation;
	const struct observed *found;
	unsigned offset;

	if (game == NULL)
		return ONIRIM_E_NULL;
	lay_out(game, &observation);
	found = find_part(&observation, part, &offset);
	if (found == NULL || found->kind != ONIRIM_LAYOUT_COUNTS ||
	    byte < 0 || byte >= found->bytes)
		return ONIRIM_E_RANGE;
	if ((unsigned)byte == set_count(found->cards))
		return ONIRIM_HIDDEN_CARD;
	return oni_ruleset(game)->faces[set_at(found->cards,
	    (unsigned)byte)];
}
