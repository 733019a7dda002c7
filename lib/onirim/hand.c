/* hand.c - the hand of the active seat: own and shared cards. */
#include "hand.h"

static const struct hand_size alone = {5, 0};
static const struct hand_size pair = {OWN_CARDS, SHARED_CARDS};
static const struct hand_size draft = {0, DRAFTED + SHARED_CARDS};

_Static_assert(DRAFTED + SHARED_CARDS <= (int)FEW_CARDS,
    "a snapshot has room for all cards of a draft");

struct hand_size
oni_hand_size(const struct onirim_game *g)
{
	if (g->config.players == 1)
		return alone;
	return g->turn == 0 ? draft : pair;
}

int
oni_hand_lacking(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return table->complete.own + table->complete.shared -
	    table->hands[g->active].count - table->shared.count;
}

static void
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
