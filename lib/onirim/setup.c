/* setup.c - how a game of Onirim begins. */
#include "../core/chance.h"
#include "move.h"
#include "setup.h"

enum { DRAFT_CARDS = 6 };

unsigned
oni_copies(const struct onirim_game *g, unsigned card)
{
	(void)g;
	return oni_cards[card].set == SET_BASE ? oni_cards[card].copies : 0;
}

/* The deck: all cards that are played with, none with a place. */
static void
lay_deck(struct onirim_game *g)
{
	for (unsigned card = 0; card < CARDS_MAX; card++)
		pile_add_some(&g->deck.pool, card, oni_copies(g, card));
}

/*
 * The set-up, from the last step to the first: the opening hand, where Doors
 * and Dreams are set aside and replaced (2.1), or eight open cards for two
 * (3.1); what was set aside is shuffled back; the draft, begun by the seat
 * that has the first turn (R10); the turns.
 */
void
oni_set_up(struct onirim_game *g)
{
	uint8_t first = (uint8_t)(g->config.first - 1);

	if (g->config.first == FIRST_RANDOM)
		first = (uint8_t)oni_chance_below(&g->generator,
		    g->config.players);
	g->active = first;
	lay_deck(g);
	push(g, (struct step){.kind = STEP_TURN, .seat = first});
	if (g->config.players == 2)
		push(g, (struct step){.kind = STEP_DRAFT, .seat = first,
		    .left = DRAFT_CARDS});
	push(g, (struct step){.kind = STEP_LIMBO});
	push(g, (struct step){.kind = STEP_NEW_HAND});
}

/* The draft (3.1): the seats take one of the open cards in turn, until each
 * has three.  The two that are left are the shared cards. */
void
oni_draft_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, g->table.onirim.shared.set,
	    ONIRIM_VERB_TAKE, 0);
}

void
oni_draft_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);

	move_card(g, choice.card, SHARED, own_cards(step->seat));
	step->seat = (uint8_t)((step->seat + 1) % g->config.players);
	if (--step->left == 0)
		pop(g);
}
