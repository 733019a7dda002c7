/* move.c - how cards move: out of one place, into another, never neither. */
#include "creatures.h"
#include "move.h"

/* Take the last card off a creature; those after one that disappears move
 * up. */
static void
take_off(struct menagerie *table, unsigned index)
{
	const unsigned seat = index / PLACES_OF_SEAT;
	struct creature *creature =
	    &table->creatures[seat][index % PLACES_OF_SEAT];
	struct creature *last = &table->creatures[seat][table->begun[seat] - 1];

	creature->cards[--creature->height] = 0;
	if (creature->height > 0)
		return;
	for (; creature < last; creature++)
		creature[0] = creature[1];
	*last = (struct creature){0};
	table->begun[seat]--;
}

static void
put_on(struct menagerie *table, unsigned index, uint8_t card)
{
	const unsigned seat = index / PLACES_OF_SEAT, i = index % PLACES_OF_SEAT;
	struct creature *creature = &table->creatures[seat][i];

	if (i == table->begun[seat])
		table->begun[seat]++;
	creature->cards[creature->height++] = card;
}

/* Take a card away; the seats that knew it lay there. */
static uint8_t
take(struct onirim_game *g, uint8_t card, struct place from)
{
	struct menagerie *table = &g->table.nightmarium;

	switch (from.zone) {
	case ONIRIM_ZONE_HAND:
		return fan_take(&table->hands[from.index], card)
		    ? all_seats(g) : (uint8_t)set_of(from.index);
	case ONIRIM_ZONE_CREATURE:
		take_off(table, from.index);
		return all_seats(g);
	case PLACE_DEALT:
		g->dealt = nothing;
		g->dealt_from = (struct place){0, 0};
		return 0;
	case PLACE_LOOKED:
		return look_away(g, card);
	}
	assert(0);
	return 0;
}

/* Put a card down; the seats that know it lies there.  All know a card in a
 * hand that they saw come (N19, N24). */
static uint8_t
put(struct onirim_game *g, struct known card, struct place to)
{
	struct menagerie *table = &g->table.nightmarium;
	const uint8_t all = all_seats(g);

	switch (to.zone) {
	case ONIRIM_ZONE_HAND:
		fan_add(&table->hands[to.index], card.card, card.seen == all);
		return card.seen | (uint8_t)set_of(to.index);
	case ONIRIM_ZONE_CREATURE:
		put_on(table, to.index, card.card);
		return all;
	case ONIRIM_ZONE_DISCARD:
		pile_add(&table->discard, card.card);
		return all;
	case PLACE_LOOKED:
		look_at(g, card.card, all);
		return all;
	}
	assert(0);
	return 0;
}

void
oni_move(struct onirim_game *g, unsigned card, struct place from,
    struct place to)
{
	const struct place origin = from.zone == PLACE_DEALT
	    ? g->dealt_from : from;
	struct moved moved = {(uint8_t)card, 1, origin, to, 0, 0};

	moved.before = take(g, moved.card, from);
	moved.after = put(g, (struct known){moved.card, moved.before}, to);
	if (is_logged(g))
		oni_log_move(g, moved);
}
