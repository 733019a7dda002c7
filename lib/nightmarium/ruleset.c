/* ruleset.c - what Nightmarium offers to the engine and to the rooms above. */
#include "draw.h"
#include "parts.h"
#include "penalty.h"
#include "turn.h"

static const uint8_t terror_faces[CARDS_MAX] = {
#define ROW(of, number, ...) [TERROR_##number] = TERROR_FACE_FIRST + number - 1,
	EACH_TERROR(ROW, )
#undef ROW
};

static const uint8_t terror_ranks[FACES_MAX] = {
#define ROW(of, number, ...) \
	[TERROR_FACE_FIRST + number - 1] = TERROR_##number + 1,
	EACH_TERROR(ROW, )
#undef ROW
};

static unsigned
terror_copies(const struct onirim_game *g, unsigned card)
{
	(void)g;
	return card < TERROR_FACES ? oni_terrors[card].copies : 0;
}

/* Hide what not all these seats know of the hands.  A seat knows its own hand,
 * and of the others what all seats know. */
static void
redact_hands(struct onirim_game *g, uint8_t seats)
{
	uint64_t left = hands_hidden(g, seats);

	for (; left != 0; left &= left - 1)
		oni_deck_hide_fan(&g->deck,
		    &g->table.nightmarium.hands[set_lowest(left)]);
	oni_penalty_hide(g, seats);
}

/* Cards go to a hand, or are revealed. */
static struct place
terror_dealt_to(const struct onirim_game *g)
{
	const struct step *step = oni_step_dealt_to(g);

	if (are_revealed(step))
		return (struct place){ONIRIM_ZONE_PENDING, 0};
	return hand_of(step->seat);
}

/* The hand of the asked seat comes first, because fewer cards may fit there.
 * Whatever it gets, the others can then be dealt in the same number of ways. */
static bool
deal_hands(struct onirim_game *g, struct generator *generator)
{
	const unsigned players = g->config.players;
	const unsigned asked = !is_over(g)
	    ? oni_step(g)->seat : 0;
	const unsigned first = asked < players ? asked : 0;

	for (unsigned i = 0; i < players; i++) {
		const unsigned seat = (first + i) % players;

		if (!oni_deck_deal_fan(&g->deck,
		    &g->table.nightmarium.hands[seat],
		    oni_penalty_leaves(g, seat), generator))
			return false;
	}
	oni_penalty_tell(g);
	return true;
}

#define TERRORS_AT(member) \
	offsetof(struct onirim_game, table.nightmarium.member)

static const struct zone terror_zones[ZONES_END] = {
	ONI_ZONES_OF_ALL,
	[ONIRIM_ZONE_HAND] = {LIES_AS_FAN, SEEN_BY_SEAT, .of_seats = true,
	    .places = 1, .at = TERRORS_AT(hands),
	    .by_seat = sizeof(struct fan)},
	[ONIRIM_ZONE_DISCARD] = {LIES_AS_PILE, SEEN_BY_ALL, .places = 1,
	    .at = TERRORS_AT(discard)},
	[ONIRIM_ZONE_CREATURE] = {LIES_AS_LIST, SEEN_BY_ALL, .of_seats = true,
	    .shift = PLACES_SHIFT, .places = CREATURES_MAX,
	    .at = TERRORS_AT(creatures[0][0].cards),
	    .count_at = TERRORS_AT(creatures[0][0].height),
	    .by_seat = CREATURES_MAX * sizeof(struct creature),
	    .count_by_seat = CREATURES_MAX * sizeof(struct creature),
	    .by_place = sizeof(struct creature)},
};

static int
terror_number(const struct onirim_game *g, int what, int index)
{
	if (index == 0 && what == ONIRIM_NUMBER_ACTIONS_LEFT)
		return (int)oni_actions_left(g);
	if (index == 0 && what == ONIRIM_NUMBER_OBJECTIVE)
		return g->config.objective;
	if (index == 0 && what == ONIRIM_NUMBER_TURNS)
		return g->config.turns;
	return ONIRIM_E_RANGE;
}

_Static_assert(sizeof(struct creature) == 1 + PARTS_MAX,
    "a list of creatures is their bytes");

static void
terror_fields(struct stream *stream, struct onirim_game *g)
{
	struct nightmarium_table *table = &g->table.nightmarium;

	for (unsigned seat = 0; seat < g->config.players; seat++) {
		oni_stream_fan(stream, &table->hands[seat]);
		stream_list(stream, &table->begun[seat],
		    table->creatures[seat], sizeof(struct creature),
		    CREATURES_MAX);
	}
	oni_stream_pile(stream, &table->discard);
	stream_byte(stream, &table->woken);
}

/* The creatures of each seat with their count, and those that woke. */
_Static_assert(SEATS_MAX * (1 + CREATURES_MAX * sizeof(struct creature)) + 1 <=
    TABLE_FIELDS_MAX, "a snapshot has room for the table");

const struct ruleset oni_nightmarium = {
	.events_max = ONIRIM_EVENTS_MAX,
	.rules = oni_nightmarium_rules,
	.faces = terror_faces,
	.ranks = terror_ranks,
	.keys = oni_nightmarium_keys,
	.layout = oni_nightmarium_layout,
	.set_up = oni_nightmarium_set_up,
	.take_out = oni_nightmarium_take_out,
};

const struct seen_part oni_nightmarium_seen = {
	.trait = oni_nightmarium_trait,
	.copies = terror_copies,
	.redact = redact_hands,
	.dealt_to = terror_dealt_to,
	.zones = terror_zones,
	.number = terror_number,
	.open_numbers = ONE_NUMBER(ACTIONS_LEFT) | ONE_NUMBER(OBJECTIVE) |
	    ONE_NUMBER(TURNS),
	.target = oni_nightmarium_target,
	.left = oni_nightmarium_left,
};

const struct notation_part oni_nightmarium_notation = {
	.write_face = oni_nightmarium_write_face,
	.read_face = oni_nightmarium_read_face,
};

const struct said_part oni_nightmarium_said = {
	.each_alone = true,
	.composed = oni_nightmarium_composed,
	.zone_words = oni_nightmarium_zone_words,
	.label = oni_nightmarium_label,
	.tellings = oni_nightmarium_tellings,
	.help = oni_nightmarium_help,
	.why = oni_nightmarium_why,
	.legion = oni_nightmarium_legion,
};

const struct position_part oni_nightmarium_position = {
	.words = oni_nightmarium_words,
	.tell = oni_nightmarium_tell,
	.gather = oni_nightmarium_gather,
	.lay = oni_nightmarium_lay,
	.settle = oni_nightmarium_settle,
	.turn_has_begun = oni_nightmarium_turn_has_begun,
};

const struct kept_part oni_nightmarium_kept = {
	.fields = terror_fields,
};

const struct search_part oni_nightmarium_search = {
	.deal_hidden = deal_hands,
	.ranges = &oni_nightmarium_ranges,
	.observation = oni_nightmarium_observation,
	.decisions_most = oni_nightmarium_decisions_most,
};

const struct sound_part oni_nightmarium_sound = {
	.facts = oni_nightmarium_facts,
};
