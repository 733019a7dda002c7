/* setup.c - how a game of Nightmarium begins. */
#include "draw.h"
#include "parts.h"

void
oni_nightmarium_gather(struct onirim_game *g)
{
	for (unsigned card = 0; card < TERROR_FACES; card++)
		pile_add_some(&g->deck.pool, card, oni_terrors[card].copies);
}

bool
oni_nightmarium_take_out(struct onirim_game *g, unsigned card)
{
	if (pile_count(&g->deck.pool, card) == 0)
		return false;
	pile_take(&g->deck.pool, card);
	return true;
}

/* Each seat gets five cards one after the other, beginning with the first seat
 * (2, N3).  On the stack the last seat comes first.  Then the turns begin. */
void
oni_nightmarium_set_up(struct onirim_game *g)
{
	const unsigned players = g->config.players;
	unsigned first = g->config.first - 1u;

	if (g->config.first == FIRST_RANDOM)
		first = oni_chance_below(&g->generator, players);
	g->active = (uint8_t)first;
	oni_nightmarium_gather(g);
	push(g, (struct step){.kind = STEP_ACTIONS, .seat = (uint8_t)first});
	for (unsigned i = players; i > 0; i--)
		push(g, drawing((first + i - 1) % players, FIRST_HAND,
		    NO_CARD));
}
