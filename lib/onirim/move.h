/* move.h - how cards move from one place to another. */
#ifndef ONI_ONIRIM_MOVE_H
#define ONI_ONIRIM_MOVE_H

#include "../log.h"
#include "cards.h"

static const struct place SHARED = {ONIRIM_ZONE_SHARED, 0};
static const struct place DISCARD = {ONIRIM_ZONE_DISCARD, 0};
static const struct place LIMBO = {ONIRIM_ZONE_LIMBO, 0};
static const struct place POOL = {ONIRIM_ZONE_POOL, 0};
static const struct place PENDING = {ONIRIM_ZONE_PENDING, 0};
static const struct place REMOVED = {ONIRIM_ZONE_REMOVED, 0};
static const struct place PREMONITIONS = {ONIRIM_ZONE_PREMONITIONS, 0};
static const struct place DECK_BOTTOM = {ONIRIM_ZONE_BOTTOM, 0};
static const struct place LOOKED = {PLACE_LOOKED, 0};

/* The cards looked at, which these seats see. */
static inline struct place
looked_by(uint8_t seats)
{
	return (struct place){PLACE_LOOKED, seats};
}

static inline struct place
own_cards(unsigned seat)
{
	return (struct place){ONIRIM_ZONE_HAND, (uint8_t)seat};
}

static inline struct place
row_of(unsigned seat)
{
	return (struct place){ONIRIM_ZONE_ROW, (uint8_t)seat};
}

static inline struct place
doors_of(unsigned seat)
{
	return (struct place){ONIRIM_ZONE_DOORS, (uint8_t)seat};
}

/* In the known top, below this many cards. */
static inline struct place
deck_under(unsigned cards)
{
	return (struct place){ONIRIM_ZONE_TOP, (uint8_t)cards};
}

/* In the row of Towers, behind this many from the left. */
static inline struct place
tower_place(unsigned towers)
{
	return (struct place){ONIRIM_ZONE_TOWERS, (uint8_t)towers};
}

/* Where these functions are called, places are constants.  So the compiler
 * removes the switches. */

/* Take a card away.  Returns the seats that knew that it was there. */
ONI_INLINE uint8_t
take(struct onirim_game *g, uint8_t card, struct place from)
{
	struct onirim_table *table = &g->table.onirim;

	switch (from.zone) {
	case ONIRIM_ZONE_HAND:
		return fan_take(&table->hands[from.index], card)
		    ? all_seats(g) : seats_told(g, from.index);
	case ONIRIM_ZONE_SHARED:
		fan_take(&table->shared, card);
		return all_seats(g);
	case ONIRIM_ZONE_DOORS:
		table->doors[from.index][door_colour(card)]--;
		return all_seats(g);
	case ONIRIM_ZONE_DISCARD:
		pile_take(&table->discard, card);
		return all_seats(g);
	case ONIRIM_ZONE_POOL:
		pile_take(&g->deck.pool, card);
		return all_seats(g);
	case ONIRIM_ZONE_TOWERS:
		table->tower_count--;
		for (unsigned i = from.index; i < table->tower_count; i++)
			table->towers[i] = table->towers[i + 1];
		table->towers[table->tower_count] = 0;
		return all_seats(g);
	case ONIRIM_ZONE_PREMONITIONS:
		table->premonitions &=
		    (uint8_t)~set_of(card - FIRST_PREMONITION);
		return all_seats(g);
	case ONIRIM_ZONE_PENDING:
		assert(g->pending.card == card);
		g->pending = nothing;
		return all_seats(g);
	case PLACE_LOOKED:
		return look_away(g, card);
	}
	assert(0);
	return 0;
}

/* Put a card down.  A hand notes a card that more seats knew before than can
 * see the hand: they know that it is there. */
ONI_INLINE void
put(struct onirim_game *g, struct known card, struct place to)
{
	struct onirim_table *table = &g->table.onirim;

	switch (to.zone) {
	case ONIRIM_ZONE_HAND:
		fan_add(&table->hands[to.index], card.card, card.seen != 0 &&
		    (card.seen & ~seats_told(g, to.index)) != 0);
		return;
	case ONIRIM_ZONE_SHARED:
		fan_add(&table->shared, card.card, false);
		return;
	case ONIRIM_ZONE_ROW:
		table->rows[to.index][table->row_count[to.index]++] = card.card;
		return;
	case ONIRIM_ZONE_DOORS:
		table->doors[to.index][door_colour(card.card)]++;
		return;
	case ONIRIM_ZONE_DISCARD:
		pile_add(&table->discard, card.card);
		return;
	case ONIRIM_ZONE_LIMBO:
		short_add_some(&table->limbo, card.card, 1);
		return;
	case ONIRIM_ZONE_REMOVED:
		pile_add(&table->removed, card.card);
		return;
	case ONIRIM_ZONE_GOALS:
		table->goals[table->goal_count++] =
		    (uint8_t)(card.card - RED_GOAL);
		return;
	case ONIRIM_ZONE_TOWERS:
		for (unsigned i = table->tower_count++; i > to.index; i--)
			table->towers[i] = table->towers[i - 1];
		table->towers[to.index] = card.card;
		return;
	case ONIRIM_ZONE_PREMONITIONS:
		table->premonitions |=
		    (uint8_t)set_of(card.card - FIRST_PREMONITION);
		return;
	case ONIRIM_ZONE_BOTTOM:
		oni_deck_put_last(&g->deck, card);
		return;
	case ONIRIM_ZONE_TOP:
		oni_deck_put(&g->deck, card, to.index);
		return;
	case ONIRIM_ZONE_PENDING:
		assert(g->pending.card == NO_CARD);
		g->pending = (struct known){card.card, all_seats(g)};
		return;
	case PLACE_LOOKED:
		look_at(g, card.card, to.index);
		return;
	}
	assert(0);
}

/* The seats that know a card where it lies. */
ONI_INLINE uint8_t
who_knows(const struct onirim_game *g, unsigned card, struct place place)
{
	if (place.zone == PLACE_LOOKED)
		return g->lookers;
	if (place.zone != ONIRIM_ZONE_HAND ||
	    fan_known(&g->table.onirim.hands[place.index], card) > 0)
		return all_seats(g);
	return seats_told(g, place.index);
}

/* The seats that know a card when it comes to a place: those that knew it
 * before, and those that see it come.  Cards that are looked at are known only
 * to the seats that look. */
ONI_INLINE uint8_t
who_knows_then(const struct onirim_game *g, uint8_t before, struct place to)
{
	if (to.zone == ONIRIM_ZONE_TOP || to.zone == ONIRIM_ZONE_BOTTOM)
		return before;
	if (to.zone == PLACE_LOOKED)
		return to.index;
	return to.zone == ONIRIM_ZONE_HAND
	    ? before | seats_told(g, to.index) : all_seats(g);
}

/* Put down a card that has left the deck or another pool. */
ONI_INLINE void
bring_card(struct onirim_game *g, const struct dealt *card, struct place to)
{
	if (is_logged(g))
		oni_log_card(g, card->known, card->from, to,
		    who_knows_then(g, card->known.seen, to));
	put(g, card->known, to);
}

/* Move a card from where it lies. */
ONI_INLINE void
move_card(struct onirim_game *g, unsigned card, struct place from,
    struct place to)
{
	if (is_logged(g)) {
		const uint8_t before = who_knows(g, card, from);

		oni_log_card(g, (struct known){(uint8_t)card, before}, from,
		    to, who_knows_then(g, before, to));
	}
	put(g, (struct known){(uint8_t)card, take(g, (uint8_t)card, from)},
	    to);
}

#endif
