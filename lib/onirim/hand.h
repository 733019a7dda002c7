/* hand.h - the hand of the active seat: own and shared cards. */
#ifndef ONI_ONIRIM_HAND_H
#define ONI_ONIRIM_HAND_H

#include "move.h"

/* Two players have own cards, which they draft, and shared cards. */
enum { OWN_CARDS = 3, SHARED_CARDS = 2, DRAFTED = PLAYERS_MAX * OWN_CARDS };

/* How many cards a complete hand has, in the draft and in a turn. */
struct hand_size oni_hand_size(const struct onirim_game *g);

/* How many cards the hand of the active seat lacks. */
static inline int
hand_lacking(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return table->complete.own + table->complete.shared -
	    table->hands[g->active].count - table->shared.count;
}

/* The place in an action: own or shared cards. */
enum { PLACE_OWN, PLACE_SHARED };

static inline struct place
hand_place(const struct onirim_game *g, unsigned place)
{
	return place == PLACE_OWN ? own_cards(g->active) : SHARED;
}

/* Where the next Location that is drawn goes: to the own cards first, then to
 * the shared ones (3.4).  No zone if the hand is complete. */
static inline struct place
drawn_to(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	if (table->hands[g->active].count < table->complete.own)
		return (struct place){ONIRIM_ZONE_HAND, g->active};
	if (table->shared.count < table->complete.shared)
		return (struct place){ONIRIM_ZONE_SHARED, 0};
	return (struct place){0, 0};
}

/* A Location that was drawn joins the hand.  Each call of bring_card() gets a
 * constant zone. */
ONI_INLINE void
join_hand(struct onirim_game *g, const struct dealt *card)
{
	if (drawn_to(g).zone == ONIRIM_ZONE_HAND)
		bring_card(g, card, own_cards(g->active));
	else
		bring_card(g, card, SHARED);
}

/* Discard all own and shared cards. */
void oni_hand_throw_away(struct onirim_game *g);

extern const struct rule oni_step_new_hand;
extern const struct wait oni_step_new_hand_waits;

#endif
