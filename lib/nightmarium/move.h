/* move.h - how cards move from one place to another. */
#ifndef ONI_NIGHTMARIUM_MOVE_H
#define ONI_NIGHTMARIUM_MOVE_H

#include "../log.h"
#include "cards.h"

static const struct place AT_DISCARD = {ONIRIM_ZONE_DISCARD, 0};
static const struct place AT_POOL = {ONIRIM_ZONE_POOL, 0};
static const struct place AT_REVEALED = {PLACE_LOOKED, 0};

static inline struct place
hand_of(unsigned seat)
{
	return (struct place){ONIRIM_ZONE_HAND, (uint8_t)seat};
}

static inline struct place
creature_of(unsigned seat, unsigned i)
{
	return (struct place){ONIRIM_ZONE_CREATURE,
	    (uint8_t)(PLACES_OF_SEAT * seat + i)};
}

/* Take the last card off a creature.  If the creature disappears, those after
 * it move up. */
static inline void
take_off(struct nightmarium_table *table, unsigned index)
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

static inline void
put_on(struct nightmarium_table *table, unsigned index, uint8_t card)
{
	const unsigned seat = index / PLACES_OF_SEAT;
	const unsigned i = index % PLACES_OF_SEAT;
	struct creature *creature = &table->creatures[seat][i];

	if (i == table->begun[seat])
		table->begun[seat]++;
	creature->cards[creature->height++] = card;
}

/* Where these functions are called, zones are constants.  So the compiler
 * removes the switches. */

/* Take a card away.  Returns the seats that knew that it was there. */
ONI_INLINE uint8_t
take_terror(struct onirim_game *g, uint8_t card, struct place from)
{
	struct nightmarium_table *table = &g->table.nightmarium;

	switch (from.zone) {
	case ONIRIM_ZONE_HAND:
		return fan_take(&table->hands[from.index], card)
		    ? all_seats(g) : (uint8_t)set_of(from.index);
	case ONIRIM_ZONE_CREATURE:
		take_off(table, from.index);
		return all_seats(g);
	case PLACE_LOOKED:
		return look_away(g, card);
	}
	assert(0);
	return 0;
}

/* Put a card down.  If all seats saw a card go to a hand, all know that it is
 * there (N19, N24). */
ONI_INLINE void
put_terror(struct onirim_game *g, struct known card, struct place to)
{
	struct nightmarium_table *table = &g->table.nightmarium;
	const uint8_t all = all_seats(g);

	switch (to.zone) {
	case ONIRIM_ZONE_HAND:
		fan_add(&table->hands[to.index], card.card, card.seen == all);
		return;
	case ONIRIM_ZONE_CREATURE:
		put_on(table, to.index, card.card);
		return;
	case ONIRIM_ZONE_DISCARD:
		pile_add(&table->discard, card.card);
		return;
	case PLACE_LOOKED:
		look_at(g, card.card, all);
		return;
	}
	assert(0);
}

/* The seats that know a card where it lies. */
ONI_INLINE uint8_t
who_knows_terror(const struct onirim_game *g, unsigned card,
    struct place place)
{
	return place.zone == ONIRIM_ZONE_HAND &&
	    fan_known(&g->table.nightmarium.hands[place.index], card) == 0
	    ? (uint8_t)set_of(place.index) : all_seats(g);
}

/* The seats that know a card when it comes to a place: those that knew it
 * before, and those that see it come. */
ONI_INLINE uint8_t
who_knows_terror_then(const struct onirim_game *g, uint8_t before, struct place to)
{
	return to.zone == ONIRIM_ZONE_HAND
	    ? before | (uint8_t)set_of(to.index) : all_seats(g);
}

/* Log which part of its creature a card is that goes to or from one. */
ONI_COLD void oni_nightmarium_log_part(struct onirim_game *g, struct place from,
    struct place to);

/* Put down a card that has left the pile. */
ONI_INLINE void
bring_terror(struct onirim_game *g, const struct dealt *card, struct place to)
{
	if (is_logged(g))
		oni_log_card(g, card->known, card->from, to,
		    who_knows_terror_then(g, card->known.seen, to));
	put_terror(g, card->known, to);
}

/* Move a card from where it lies.  It must be the last card of a creature, and
 * it goes on top of a creature.  A creature that loses its only card
 * disappears, and those after it move up (N6). */
ONI_INLINE void
move_terror(struct onirim_game *g, unsigned card, struct place from,
    struct place to)
{
	if (is_logged(g)) {
		const uint8_t before = who_knows_terror(g, card, from);

		oni_log_card(g, (struct known){(uint8_t)card, before}, from,
		    to, who_knows_terror_then(g, before, to));
		oni_nightmarium_log_part(g, from, to);
	}
	put_terror(g, (struct known){(uint8_t)card,
	    take_terror(g, (uint8_t)card, from)}, to);
}

#endif
