/* door.c - what Nightmarium offers to the engine and to those that look at
 * it. */
#include "creatures.h"
#include "draw.h"
#include "config.h"
#include "extent.h"
#include "help.h"
#include "names.h"
#include "position.h"
#include "setup.h"
#include "sound.h"
#include "turn.h"
#include "why.h"

static const uint8_t faces[CARDS_MAX] = {
#define N(number) TERROR_FACE_FIRST + (number) - 1
	N(1),  N(2),  N(3),  N(4),  N(5),  N(8),  N(9),  N(10),
	N(11), N(12), N(14), N(17), N(25), N(28), N(29), N(30),
	N(31), N(32), N(34), N(35), N(37), N(38), N(41), N(42),
	N(44), N(45), N(46), N(47), N(50), N(53), N(54), N(55),
	N(56), N(57), N(58), N(59), N(60), N(61), N(62), N(63),
	N(65), N(66), N(67), N(71), N(82), N(83), N(84), N(85),
	N(86), N(87), N(88), N(89), N(90), N(91), N(92), N(93),
	N(95), N(104),
};

static const uint8_t ranks[FACES_MAX] = {
	[N(1)]  = 1,  [N(2)]  = 2,  [N(3)]  = 3,  [N(4)]   = 4,
	[N(5)]  = 5,  [N(8)]  = 6,  [N(9)]  = 7,  [N(10)]  = 8,
	[N(11)] = 9,  [N(12)] = 10, [N(14)] = 11, [N(17)]  = 12,
	[N(25)] = 13, [N(28)] = 14, [N(29)] = 15, [N(30)]  = 16,
	[N(31)] = 17, [N(32)] = 18, [N(34)] = 19, [N(35)]  = 20,
	[N(37)] = 21, [N(38)] = 22, [N(41)] = 23, [N(42)]  = 24,
	[N(44)] = 25, [N(45)] = 26, [N(46)] = 27, [N(47)]  = 28,
	[N(50)] = 29, [N(53)] = 30, [N(54)] = 31, [N(55)]  = 32,
	[N(56)] = 33, [N(57)] = 34, [N(58)] = 35, [N(59)]  = 36,
	[N(60)] = 37, [N(61)] = 38, [N(62)] = 39, [N(63)]  = 40,
	[N(65)] = 41, [N(66)] = 42, [N(67)] = 43, [N(71)]  = 44,
	[N(82)] = 45, [N(83)] = 46, [N(84)] = 47, [N(85)]  = 48,
	[N(86)] = 49, [N(87)] = 50, [N(88)] = 51, [N(89)]  = 52,
	[N(90)] = 53, [N(91)] = 54, [N(92)] = 55, [N(93)]  = 56,
	[N(95)] = 57, [N(104)] = 58,
#undef N
};

/* What not all of some seats know of a hand lies hidden: its own seat knows
 * all of it, and others what all know. */
static void
redact(struct onirim_game *g, uint8_t seats)
{
	for (unsigned seat = 0; seat < g->config.players; seat++)
		if ((seats & ~set_of(seat)) != 0)
			oni_deck_hide_fan(&g->deck,
			    &g->table.nightmarium.hands[seat]);
	oni_hide_payment(g, seats);
}

/* The seat that is asked comes first, as fewer cards may be its own; then
 * whatever it has, the others can be dealt in as many ways. */
static bool
deal_hidden(struct onirim_game *g, uint64_t *generator)
{
	const unsigned players = g->config.players;
	const unsigned asked = (unsigned)onirim_player(g);
	const unsigned first = asked < players ? asked : 0;

	for (unsigned i = 0; i < players; i++) {
		const unsigned seat = (first + i) % players;

		if (!oni_deck_deal_fan(&g->deck,
		    &g->table.nightmarium.hands[seat], oni_may_hold(g, seat),
		    generator))
			return false;
	}
	/* What a seat pays follows from its hand. */
	if (onirim_decision(g) == ONIRIM_ASK_LEGION) {
		struct step *step = step_top(&g->steps);

		if (pays_untold(step))
			*step = oni_payment(g, asked, step[-1].card);
	}
	return true;
}

/* How many piles a zone has. */
static int
piles(const struct onirim_game *g, int zone)
{
	switch (zone) {
	case ONIRIM_ZONE_HAND:
		return g->config.players;
	case ONIRIM_ZONE_CREATURE:
		return PLACES_OF_SEAT * g->config.players;
	}
	return 1;
}

static void
list_creature(struct list *list, const struct nightmarium_table *table,
    unsigned index)
{
	const unsigned seat = index / PLACES_OF_SEAT;
	const unsigned i = index % PLACES_OF_SEAT;
	const struct creature *creature = &table->creatures[seat][i];

	if (i < table->begun[seat])
		for (unsigned part = 0; part < creature->height; part++)
			list_card(list, creature->cards[part]);
}

static void
list(const struct onirim_game *g, struct place place, struct list *list)
{
	const struct nightmarium_table *table = &g->table.nightmarium;

	switch (place.zone) {
	case ONIRIM_ZONE_HAND:
		oni_list_fan(list, &table->hands[place.index]);
		return;
	case ONIRIM_ZONE_DISCARD:
		oni_list_pile(list, &table->discard);
		return;
	case ONIRIM_ZONE_CREATURE:
		list_creature(list, table, place.index);
		return;
	}
}

static int
number(const struct onirim_game *g, int what, int index)
{
	if (index != 0)
		return ONIRIM_E_RANGE;
	switch (what) {
	case ONIRIM_NUMBER_ACTIONS_LEFT:
		return (int)oni_actions_left(g);
	case ONIRIM_NUMBER_OBJECTIVE:
		return g->config.objective;
	}
	return ONIRIM_E_RANGE;
}

/* The set of a hand's cards, and how many it has of each and all know. */
static void
hand_fields(struct stream *stream, struct fan *hand)
{
	const struct fan old = *hand;
	uint64_t set = oni_stream_number(stream, old.set, 8);

	*hand = (struct fan){0};
	stream->failed |= set >> TERROR_FACES != 0;
	for (; set != 0 && !stream->failed; set &= set - 1) {
		const unsigned card = set_lowest(set);

		hand->copies[card] = old.copies[card];
		oni_stream_byte(stream, &hand->copies[card]);
		hand->set |= set_of(card);
		hand->count = (uint8_t)(hand->count + fan_copies(hand, card));
	}
	hand->hidden = old.hidden;
	oni_stream_byte(stream, &hand->hidden);
	hand->count = (uint8_t)(hand->count + hand->hidden);
}

/* The size of hands follows from the rest. */
static void
fields(struct stream *stream, struct onirim_game *g)
{
	struct nightmarium_table *table = &g->table.nightmarium;

	for (unsigned seat = 0; seat < g->config.players; seat++) {
		hand_fields(stream, &table->hands[seat]);
		oni_stream_count(stream, &table->begun[seat], CREATURES_MAX);
		for (unsigned i = 0; i < table->begun[seat]; i++)
			oni_stream_list(stream,
			    &table->creatures[seat][i].height,
			    table->creatures[seat][i].cards, PARTS_MAX);
	}
	oni_stream_pile(stream, &table->discard);
	oni_stream_byte(stream, &table->woken);
}

/* Hands are sets of cards, and creatures are counted. */
_Static_assert(SEATS_MAX * (8 + 1 + 1 + CREATURES_MAX) + 1 <=
    TABLE_FIELDS_MAX, "a snapshot has room for the table");

const struct ruleset oni_nightmarium = {
	.events_max = ONIRIM_EVENTS_MAX,
	.rules = oni_nightmarium_rules,
	.faces = faces,
	.ranks = ranks,
	.keys = oni_nightmarium_keys,
	.each_alone = true,
	.renews_deck = true,
	.write_face = oni_nightmarium_write_face,
	.read_face = oni_nightmarium_read_face,
	.composed = oni_nightmarium_composed,
	.zone_words = oni_nightmarium_zone_words,
	.label = oni_nightmarium_label,
	.set_up = oni_nightmarium_set_up,
	.take_out = oni_nightmarium_take_out,
	.dealt_to = oni_nightmarium_dealt_to,
	.redact = redact,
	.deal_hidden = deal_hidden,
	.piles = piles,
	.list = list,
	.number = number,
	.help = oni_nightmarium_help,
	.why = oni_nightmarium_why,
	.action_space = oni_nightmarium_action_space,
	.observation = oni_nightmarium_observation,
	.decisions_most = oni_nightmarium_decisions_most,
	.left = oni_nightmarium_left,
	.turn_has_begun = oni_nightmarium_turn_has_begun,
	.words = oni_nightmarium_words,
	.tell = oni_nightmarium_tell,
	.gather = oni_nightmarium_gather,
	.lay = oni_nightmarium_lay,
	.settle = oni_nightmarium_settle,
	.fields = fields,
	.facts = oni_nightmarium_facts,
};
