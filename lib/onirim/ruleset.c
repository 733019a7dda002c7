/* ruleset.c - what Onirim offers to the engine and to the rooms above. */
#include "../core/stream.h"
#include "book.h"
#include "hand.h"
#include "parts.h"
#include "row.h"
#include "sets.h"
#include "setup.h"
#include "tower_row.h"
#include "turn.h"

static const uint8_t ranks[FACES_MAX] = {
	[ONIRIM_FACE_FIRST] =
	 1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16,
	17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
	33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
	49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
};

static const uint8_t faces[CARDS_MAX] = {
	0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17,
	0x18, 0x19, 0x1A, 0x1B, 0x1C, 0x1D, 0x1E, 0x1F,
	0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27,
	0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F,
	0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37,
	0x38, 0x39, 0x3A, 0x3B, 0x3C, 0x3D, 0x3E, 0x3F,
	0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47,
	0x48, 0x49, 0x4A, 0x4B, 0x4C, 0x4D, 0x4E, 0x4F,
};

static struct pile
pool_of_zone(const struct onirim_game *g, unsigned zone)
{
	const struct onirim_table *table = &g->table.onirim;

	return zone == ONIRIM_ZONE_GOALS
	    ? short_pile(table->undrawn, RED_GOAL)
	    : short_pile(table->reserve, FIRST_PREMONITION);
}

/* Only own cards can be hidden on the table. */
static void
redact(struct onirim_game *g, uint8_t seats)
{
	uint64_t left = hands_hidden(g, seats);

	for (; left != 0; left &= left - 1)
		oni_deck_hide_fan(&g->deck,
		    &g->table.onirim.hands[set_lowest(left)]);
}

static bool
deal_hidden(struct onirim_game *g, struct generator *generator)
{
	for (unsigned seat = 0; seat < g->config.players; seat++)
		if (!oni_deck_deal_fan(&g->deck,
		    &g->table.onirim.hands[seat], LOCATIONS, generator))
			return false;
	return true;
}

#define LIES_AT(member) offsetof(struct onirim_game, table.onirim.member)

/* A zone of one pile that lies open; one with a pile for each seat. */
#define OPEN_PILE(form, member, rank) \
	{LIES_AS_##form, SEEN_BY_ALL, .places = 1, \
	    .at = LIES_AT(member), .first = rank}
#define OPEN_LIST(member, count, rank) \
	{LIES_AS_LIST, SEEN_BY_ALL, .places = 1, \
	    .at = LIES_AT(member), .count_at = LIES_AT(count), .first = rank}
#define SEAT_PILES(form, who, member, size) \
	LIES_AS_##form, who, .of_seats = true, .places = 1, \
	    .at = LIES_AT(member), .by_seat = size

static const struct zone zones[ZONES_END] = {
	ONI_ZONES_OF_ALL,
	[ONIRIM_ZONE_HAND] = {SEAT_PILES(FAN, SEEN_BY_SEAT, hands,
	    sizeof(struct fan))},
	[ONIRIM_ZONE_SHARED] = OPEN_PILE(FAN, shared, 0),
	[ONIRIM_ZONE_ROW] = {SEAT_PILES(LIST, SEEN_BY_ALL, rows, ROOMS_MAX),
	    .count_at = LIES_AT(row_count), .count_by_seat = 1},
	[ONIRIM_ZONE_DOORS] = {SEAT_PILES(COUNTS, SEEN_BY_ALL, doors,
	    COLOURS), .first = RED_DOOR},
	[ONIRIM_ZONE_DISCARD] = OPEN_PILE(PILE, discard, 0),
	[ONIRIM_ZONE_LIMBO] = OPEN_PILE(SHORT, limbo, RED_DOOR),
	[ONIRIM_ZONE_GOALS] = OPEN_LIST(goals, goal_count, RED_GOAL),
	[ONIRIM_ZONE_PREMONITIONS] = OPEN_PILE(SET, premonitions,
	    FIRST_PREMONITION),
	[ONIRIM_ZONE_RESERVE] = OPEN_PILE(SHORT, reserve, FIRST_PREMONITION),
	[ONIRIM_ZONE_TOWERS] = OPEN_LIST(towers, tower_count, 0),
	[ONIRIM_ZONE_REMOVED] = OPEN_PILE(PILE, removed, 0),
};

/* Where the card that the host is asked for goes. */
static struct place
dealt_to(const struct onirim_game *g)
{
	const unsigned kind = oni_step_dealt_to(g)->kind;
	const unsigned zone = oni_onirim_rules[kind]->deals_to;

	return zone != 0 ? (struct place){(uint8_t)zone, 0} : drawn_to(g);
}

/* How many indices a number has. */
static int
indices(const struct onirim_game *g, int what)
{
	switch (what) {
	case ONIRIM_NUMBER_SERIES:
	case ONIRIM_NUMBER_SERIES_COLOUR:
		return g->config.players;
	case ONIRIM_NUMBER_DOORS_LEFT:
		return COLOURS;
	case ONIRIM_NUMBER_PRICE:
		return plays_with(g, SET_STEPS) ? SPELLS_END : 0;
	case ONIRIM_NUMBER_ALIGNED:
		return plays_with(g, SET_TOWERS) ? 1 : 0;
	case ONIRIM_NUMBER_NEXT_GOAL:
	case ONIRIM_NUMBER_GOAL_RANK:
		return plays_with(g, SET_STEPS) ? GOALS_MAX : 0;
	case ONIRIM_NUMBER_SETS:
	case ONIRIM_NUMBER_VARIANTS:
		return 1;
	case ONIRIM_NUMBER_PREMONITIONS:
		return plays_with(g, SET_DREAMS) ? 1 : 0;
	}
	return 0;
}

static int
next_goal(const struct onirim_table *table, unsigned k)
{
	const unsigned place = oni_book_next_goal(table, k);

	return place < GOALS_MAX ? (int)place : ONIRIM_E_RANGE;
}

/* The number of Doors in the deck depends on what lies hidden. */
#define OPEN_NUMBERS (ONE_NUMBER(SERIES) | ONE_NUMBER(SERIES_COLOUR) | \
	ONE_NUMBER(PRICE) | ONE_NUMBER(ALIGNED) | ONE_NUMBER(NEXT_GOAL) | \
	ONE_NUMBER(GOAL_RANK) | ONE_NUMBER(SETS) | ONE_NUMBER(VARIANTS) | \
	ONE_NUMBER(PREMONITIONS))

static int
number(const struct onirim_game *g, int what, int index)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned i = (unsigned)index;

	if (index < 0 || index >= indices(g, what))
		return ONIRIM_E_RANGE;
	switch (what) {
	case ONIRIM_NUMBER_SERIES:
		return table->series[i];
	case ONIRIM_NUMBER_SERIES_COLOUR:
		return series_colour(table, i);
	case ONIRIM_NUMBER_DOORS_LEFT:
		return (int)oni_deck_count(&g->deck, RED_DOOR + i);
	case ONIRIM_NUMBER_PRICE:
		return (int)oni_book_price(g, i);
	case ONIRIM_NUMBER_ALIGNED:
		return oni_tower_row_is_aligned(table);
	case ONIRIM_NUMBER_NEXT_GOAL:
		return next_goal(table, i);
	case ONIRIM_NUMBER_GOAL_RANK:
		return table->goal_ranks[i];
	case ONIRIM_NUMBER_SETS:
		return g->config.sets;
	case ONIRIM_NUMBER_VARIANTS:
		return g->config.variants;
	case ONIRIM_NUMBER_PREMONITIONS:
		return g->config.premonitions;
	}
	return ONIRIM_E_RANGE;
}

static void
seat_fields(struct stream *stream, struct onirim_game *g, unsigned seat)
{
	struct onirim_table *table = &g->table.onirim;

	oni_stream_fan(stream, &table->hands[seat]);
	stream_bytes(stream, table->doors[seat], COLOURS);
	stream_list(stream, &table->row_count[seat], table->rows[seat], 1,
	    ROOMS_MAX);
	if (stream->from != NULL)
		table->series[seat] = oni_row_series(table, seat);
}

/* The series and the size of hands follow from the rest. */
static void
fields(struct stream *stream, struct onirim_game *g)
{
	struct onirim_table *table = &g->table.onirim;

	for (unsigned seat = 0; seat < g->config.players; seat++)
		seat_fields(stream, g, seat);
	oni_stream_fan(stream, &table->shared);
	oni_stream_pile(stream, &table->discard);
	oni_stream_short(stream, &table->limbo);
	oni_stream_pile(stream, &table->removed);
	oni_stream_short(stream, &table->undrawn);
	oni_stream_short(stream, &table->reserve);
	stream_list(stream, &table->goal_count, table->goals, 1, GOALS_MAX);
	stream_part(stream, table->goal_ranks, table->goal_count, GOALS_MAX);
	stream_list(stream, &table->tower_count, table->towers, 1, TOWERS_MAX);
	stream_byte(stream, &table->premonitions);
	table->complete = oni_hand_size(g);
}

/* Doors and rows; three short piles; Goals with their ranks, Towers, and the
 * set of Premonitions. */
_Static_assert(PLAYERS_MAX * (COLOURS + 1) + ROOMS_MAX + 3 * 8 +
    1 + 2 * GOALS_MAX + 1 + TOWERS_MAX + 1 <= TABLE_FIELDS_MAX,
    "a snapshot has room for the table");

const struct ruleset oni_onirim = {
	.events_max = 512,
	.rules = oni_onirim_rules,
	.faces = faces,
	.ranks = ranks,
	.keys = oni_onirim_keys,
	.layout = oni_onirim_layout,
	.set_up = oni_onirim_set_up,
	.pool_of_zone = pool_of_zone,
	.take_out = oni_onirim_take_out,
};

const struct seen_part oni_onirim_seen = {
	.trait = oni_onirim_trait,
	.copies = copies_played,
	.redact = redact,
	.dealt_to = dealt_to,
	.zones = zones,
	.number = number,
	.open_numbers = OPEN_NUMBERS,
	.target = oni_onirim_target,
	.left = oni_onirim_left,
};

const struct notation_part oni_onirim_notation = {
	.write_face = oni_onirim_write_face,
	.read_face = oni_onirim_read_face,
};

const struct said_part oni_onirim_said = {
	.zone_words = oni_onirim_zone_words,
	.label = oni_onirim_label,
	.tellings = oni_onirim_tellings,
	.help = oni_onirim_help,
	.why = oni_onirim_why,
};

const struct position_part oni_onirim_position = {
	.words = oni_onirim_words,
	.tell = oni_onirim_tell,
	.gather = oni_onirim_gather,
	.lay = oni_onirim_lay,
	.settle = oni_onirim_settle,
	.turn_has_begun = oni_onirim_turn_has_begun,
};

const struct kept_part oni_onirim_kept = {
	.fields = fields,
};

const struct search_part oni_onirim_search = {
	.deal_hidden = deal_hidden,
	.ranges = &oni_onirim_ranges,
	.observation = oni_onirim_observation,
	.decisions_most = oni_onirim_decisions_most,
};

const struct sound_part oni_onirim_sound = {
	.facts = oni_onirim_facts,
};
