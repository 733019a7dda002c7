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
	struct fan *hands = g->table.nightmarium.hands;

	for (unsigned seat = 0; seat < g->config.players; seat++)
		if ((seats & ~set_of(seat)) != 0)
			oni_deck_hide_fan(&g->deck, &hands[seat]);
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

/* How many piles a zone has. */
static int
terror_piles(const struct onirim_game *g, int zone)
{
	if (zone == ONIRIM_ZONE_CREATURE)
		return PLACES_OF_SEAT * g->config.players;
	return zone == ONIRIM_ZONE_HAND ? g->config.players : 1;
}

/* creature is NULL if there is none in that place. */
static void
list_creature(struct told *list, const struct creature *creature)
{
	if (creature != NULL)
		for (unsigned part = 0; part < creature->height; part++)
			list_card(list, creature->cards[part]);
}

static void
list_terrors(const struct onirim_game *g, struct place place, struct told *list)
{
	const struct nightmarium_table *table = &g->table.nightmarium;

	if (place.zone == ONIRIM_ZONE_HAND)
		oni_tell_fan(list, &table->hands[place.index], 0, 0);
	else if (place.zone == ONIRIM_ZONE_DISCARD)
		oni_list_pile(list, &table->discard);
	else if (place.zone == ONIRIM_ZONE_CREATURE)
		list_creature(list, oni_creatures_find(g,
		    place.index / PLACES_OF_SEAT,
		    place.index % PLACES_OF_SEAT));
}

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
	.each_alone = true,
	.rules = oni_nightmarium_rules,
	.turn_has_begun = oni_nightmarium_turn_has_begun,
	.keys = oni_nightmarium_keys,
	.decisions_most = oni_nightmarium_decisions_most,
	.ranges = &oni_nightmarium_ranges,
	.action_space = oni_nightmarium_action_space,
	.observation = oni_nightmarium_observation,

	/* The table. */
	.set_up = oni_nightmarium_set_up, .dealt_to = terror_dealt_to,
	.redact = redact_hands, .deal_hidden = deal_hands,
	.piles = terror_piles, .list = list_terrors, .number = terror_number,
	.fields = terror_fields, .facts = oni_nightmarium_facts,

	/* Names, and what answers mean. */
	.faces = terror_faces, .ranks = terror_ranks,
	.write_face = oni_nightmarium_write_face,
	.read_face = oni_nightmarium_read_face,
	.trait = oni_nightmarium_trait, .copies = terror_copies,
	.composed = oni_nightmarium_composed,
	.zone_words = oni_nightmarium_zone_words,
	.label = oni_nightmarium_label,
	.tellings = oni_nightmarium_tellings,
	.target = oni_nightmarium_target,
	.help = oni_nightmarium_help, .why = oni_nightmarium_why,
	.left = oni_nightmarium_left, .legion = oni_nightmarium_legion,

	/* Positions. */
	.words = oni_nightmarium_words, .tell = oni_nightmarium_tell,
	.gather = oni_nightmarium_gather, .lay = oni_nightmarium_lay,
	.take_out = oni_nightmarium_take_out,
	.settle = oni_nightmarium_settle,
};
