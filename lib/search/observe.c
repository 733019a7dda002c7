/* observe.c - all that a viewer sees, as a vector of small numbers. */
#include "../engine.h"
#include "../seen/redact.h"
#include "../seen/view.h"

/* A vector that is written as far as it fits. */
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

/* What is the same in every game. */
static void
add_frame(struct vector *vector, const struct onirim_game *g)
{
	const bool playing = g->outcome == ONIRIM_PLAYING;

	add(vector, g->outcome);
	add(vector, g->winner);
	add(vector, (unsigned)onirim_player(g));
	add(vector, (unsigned)onirim_decision(g));
	add(vector, (unsigned)onirim_subject(g));
	add(vector, playing ? oni_ruleset(g)->left(g) : 0);
	add(vector, g->active);
	for (unsigned i = 0; i < 4; i++)
		add(vector, g->turn >> i * 8);
	add(vector, deck_size(&g->deck));
}

static void
add_numbers(struct vector *vector, const struct onirim_game *g,
    const struct observation *observation)
{
	for (unsigned i = 0; i < observation->number_count; i++)
		for (int j = 0; j < observation->numbers[i].indices; j++)
			add(vector, (unsigned)oni_number(g,
			    observation->numbers[i].what, j));
}

/* Where the host deals. */
static void
add_dealing(struct vector *vector, const struct onirim_game *g)
{
	if (g->config.chance != CHANCE_HOST)
		return;
	for (int what = ONIRIM_NUMBER_FROM; what <= ONIRIM_NUMBER_TO_INDEX;
	    what++) {
		const int number = oni_number(g, what, 0);

		add(vector, number < 0 ? 0 : (unsigned)number);
	}
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
    const struct observed_zone *zone)
{
	uint8_t counts[HIDDEN_CARD + 1] = {0};

	for (unsigned i = 0; i < list->count; i++)
		counts[list->cards[i].card]++;
	for (uint64_t left = zone->cards; left != 0; left &= left - 1)
		add(vector, counts[set_lowest(left)]);
	if (zone->hides)
		add(vector, counts[HIDDEN_CARD]);
}

static void
add_zone(struct vector *vector, const struct onirim_game *g,
    const struct observed_zone *zone)
{
	for (unsigned i = 0; i < zone->piles; i++) {
		const struct place place = {zone->zone,
		    (uint8_t)(zone->first + i)};
		struct told list = {0};

		oni_list_zone(g, place, &list);
		if (zone->slots > 0)
			add_slots(vector, g, &list, zone->slots);
		else
			add_counts(vector, &list, zone);
	}
}

static int
observe(const struct onirim_game *g, uint8_t *bytes, size_t capacity)
{
	struct vector vector = {bytes, capacity, 0};
	struct observation observation;

	observation.number_count = observation.zone_count = 0;
	oni_ruleset(g)->observation(g, &observation);
	add_frame(&vector, g);
	add_numbers(&vector, g, &observation);
	add_dealing(&vector, g);
	for (unsigned i = 0; i < observation.zone_count; i++)
		add_zone(&vector, g, &observation.zones[i]);
	return (int)vector.count;
}

int
onirim_observation_size(const onirim_game *game)
{
	return game == NULL ? ONIRIM_E_NULL : observe(game, NULL, 0);
}

int
onirim_observe(const onirim_game *game, int viewer, uint8_t *out,
    size_t capacity)
{
	struct onirim_game view;

	if (game == NULL || (out == NULL && capacity > 0))
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer))
		return ONIRIM_E_RANGE;
	oni_redact(&view, game, viewer);
	return observe(&view, out, capacity);
}
