/* observe.c - all that a viewer sees, as a row of small numbers. */
#include "../core/ends.h"
#include "../engine.h"
#include "../seen/redact.h"

/*
 * The order of the parts: the frame, the numbers of every game, the numbers of
 * this game, its zones.
 */

enum { NO_SEAT = UINT8_MAX };

/* What is asked, and who is asked. */
static void
observe_question(struct observation *o)
{
	const struct onirim_game *g = o->g;

	observe_value(o, observed_frame(ONIRIM_FRAME_PLAYER, ONIRIM_NOBODY),
	    seat_counted(g, o->from, (unsigned)onirim_player(g)));
	observe_value(o, observed_frame(ONIRIM_FRAME_DECISION, ASKS_END - 1),
	    (unsigned)onirim_decision(g));
	observe_value(o, observed_frame(ONIRIM_FRAME_SUBJECT, UINT8_MAX),
	    (unsigned)onirim_subject(g));
	observe_value(o, observed_frame(ONIRIM_FRAME_LEFT, LEFT_UNTOLD),
	    is_over(g) ? 0 : oni_seen_of(g)->left(g));
}

/* The card that the host is asked for, or nothing. */
static void
observe_deal(struct observation *o)
{
	const struct onirim_game *g = o->g;
	const bool dealing = is_dealing(g);
	const struct place to = dealing ? oni_seen_of(g)->dealt_to(g)
	    : (struct place){0, 0};

	observe_value(o, observed_number(ONIRIM_NUMBER_FROM, ZONES_END - 1),
	    dealing ? oni_dealt_from(g) : 0);
	observe_value(o, observed_number(ONIRIM_NUMBER_TO, ZONES_END - 1),
	    to.zone);
	observe_value(o, observed_number(ONIRIM_NUMBER_TO_INDEX,
	    g->config.players - 1u), to.zone == ONIRIM_ZONE_HAND
	    ? seat_counted(g, o->from, to.index) : to.index);
}

static void
observe_all(struct observation *o, unsigned viewer)
{
	const struct onirim_game *g = o->g;

	observe_value(o, observed_frame(ONIRIM_FRAME_VIEWER, NO_SEAT), viewer);
	observe_value(o, observed_frame(ONIRIM_FRAME_OUTCOME, ONIRIM_LOST),
	    (unsigned)outcome_of(g));
	observe_value(o, observed_frame(ONIRIM_FRAME_WINNER, ONIRIM_NOBODY),
	    seat_counted(g, o->from, g->winner));
	observe_question(o);
	observe_value(o, observed_number(ONIRIM_NUMBER_ACTIVE,
	    g->config.players - 1u), seat_counted(g, o->from, g->active));
	observe_value(o, observed_bytes(ONIRIM_NUMBER_TURN, 4), g->turn);
	observe_deal(o);
	oni_search_of(g)->observation(o);
}

int
onirim_observe(const onirim_game *game, int viewer, uint8_t *out,
    size_t capacity)
{
	uint8_t bytes[OBSERVATION_MAX + SLACK];
	struct observation observation = {.to = bytes};
	struct onirim_game view;

	if (game == NULL || (out == NULL && capacity > 0))
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer))
		return ONIRIM_E_RANGE;
	observation.g = oni_as_seen(&view, game, viewer);
	observation.from = counted_from(game, viewer);
	observe_all(&observation, viewer < game->config.players
	    ? (unsigned)viewer : NO_SEAT);
	assert(observation.size <= OBSERVATION_MAX);
	if (capacity > 0)
		memcpy(out, bytes, observation.size < capacity
		    ? observation.size : capacity);
	return (int)observation.size;
}

/*
 * The layout as data.
 */

/* Find the part with this number, counted from 0.  Returns false if there is no
 * such part; the size of all parts is known then. */
static bool
find_part(struct observation *o, const struct onirim_game *g, int part,
    struct observed *found)
{
	*o = (struct observation){.g = g, .found = found,
	    .wanted = part < 0 ? -1 : part};
	observe_all(o, NO_SEAT);
	return part >= 0 && o->wanted < 0;
}

/* The largest count of a card, or of hidden cards if this is more. */
static unsigned
most_counted(const struct onirim_game *g, const struct observed *part)
{
	unsigned most = part->max;

	for (uint64_t left = part->cards; left != 0; left &= left - 1) {
		const unsigned copies =
		    oni_seen_of(g)->copies(g, set_lowest(left));

		if (copies > most)
			most = copies;
	}
	return most;
}

/* The most that a number can be. */
static unsigned
most_numbered(const struct onirim_game *g, const struct observed *part)
{
	unsigned most = part->max;

	for (uint64_t left = part->cards; left != 0; left &= left - 1)
		most += oni_seen_of(g)->copies(g, set_lowest(left));
	return most;
}

static unsigned
most_of_byte(const struct onirim_game *g, const struct observed *part)
{
	switch (part->kind) {
	case ONIRIM_LAYOUT_NUMBER:
		return most_numbered(g, part);
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
	struct observed found;

	if (game == NULL)
		return ONIRIM_E_NULL;
	find_part(&observation, game, -1, &found);
	return (int)observation.size;
}

int
onirim_observation_part(const onirim_game *game, int part,
    onirim_layout *out)
{
	struct observation observation;
	struct observed found;

	if (game == NULL || out == NULL)
		return ONIRIM_E_NULL;
	if (!find_part(&observation, game, part, &found))
		return ONIRIM_E_RANGE;
	*out = (onirim_layout){
		.offset = (int32_t)observation.offset, .length = found.bytes,
		.kind = found.kind, .what = found.what,
		.index = found.index,
		.max = (int32_t)most_of_byte(game, &found),
	};
	return ONIRIM_OK;
}

int
onirim_observation_face(const onirim_game *game, int part, int byte)
{
	struct observation observation;
	struct observed found;

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (!find_part(&observation, game, part, &found) ||
	    found.kind != ONIRIM_LAYOUT_COUNTS ||
	    byte < 0 || byte >= found.bytes)
		return ONIRIM_E_RANGE;
	if ((unsigned)byte == set_count(found.cards))
		return ONIRIM_HIDDEN_CARD;
	return oni_ruleset(game)->faces[set_at(found.cards,
	    (unsigned)byte)];
}
