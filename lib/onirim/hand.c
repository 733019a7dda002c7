/* hand.c - the hand of the active seat: own and shared cards. */
#include "hand.h"

static const struct hand_size alone = {5, 0};
static const struct hand_size pair = {OWN_CARDS, SHARED_CARDS};
static const struct hand_size draft = {0, DRAFTED + SHARED_CARDS};

struct hand_size
oni_hand_size(const struct onirim_game *g)
{
	if (g->config.players == 1)
		return alone;
	return g->turn == 0 ? draft : pair;
}

ONI_INLINE void
throw_away(struct onirim_game *g, struct fan *hand, struct place place)
{
	while (hand->count > 0)
		move_card(g, set_lowest(hand->set), place, DISCARD);
}

void
oni_hand_throw_away(struct onirim_game *g)
{
	struct onirim_table *table = &g->table.onirim;

	throw_away(g, &table->hands[g->active], own_cards(g->active));
	throw_away(g, &table->shared, SHARED);
}

/* A new hand, as at the beginning: Locations are drawn until it is complete.
 * All other cards are put into Limbo without effect (2.1, 2.6 IV).  If the deck
 * is empty before that, the game is lost (2.8, R8). */
static void
new_hand_run(struct onirim_game *g)
{
	int lacking = hand_lacking(g);
	struct dealt dealt;

	while (lacking > 0) {
		if (!is_dealt(g) && deck_is_out(&g->deck)) {
			oni_end(g, ONIRIM_OVER_NEW_HAND, ONIRIM_NOBODY);
			return;
		}
		if (!oni_deal(g, &dealt))
			return;
		if (set_has(LOCATIONS, dealt.known.card)) {
			join_hand(g, &dealt);
			lacking--;
		} else {
			bring_card(g, &dealt, LIMBO);
		}
	}
	pop(g);
}

const struct rule oni_step_new_hand = {
	.run = new_hand_run, .deals_from = ONIRIM_ZONE_TOP,
};

const struct wait oni_step_new_hand_waits = {
	.on = ON(STEP_NIGHTMARE_END) | ON(STEP_TOWERS_SHAKE) |
	    ON(STEP_PREMONITIONS_COME),
	.on_in_set_up = ON(STEP_LIMBO),
};
