/* setup.c - how a game of Onirim begins. */
#include "../core/chance.h"
#include "hand.h"
#include "sets.h"
#include "setup.h"

/* The pile of Goals or Premonitions that have not been laid out.  All other
 * cards are in the pool. */
static struct short_pile *
short_pile_of(struct onirim_game *g, unsigned card)
{
	return card >= FIRST_PREMONITION ? &g->table.onirim.reserve
	    : &g->table.onirim.undrawn;
}

void
oni_onirim_lay_in_deck(struct onirim_game *g)
{
	struct onirim_table *table = &g->table.onirim;

	oni_sets_check(g);
	for (unsigned first = 0; first < RED_GOAL; first += 8)
		pile_add_word(&g->deck.pool, first,
		    oni_sets_word(g, first / 8));
	short_add_word(&table->undrawn, oni_sets_word(g, RED_GOAL / 8));
	short_add_word(&table->reserve,
	    oni_sets_word(g, FIRST_PREMONITION / 8));
}

bool
oni_onirim_take_out(struct onirim_game *g, unsigned card)
{
	if (card < RED_GOAL) {
		if (pile_count(&g->deck.pool, card) == 0)
			return false;
		pile_take(&g->deck.pool, card);
		return true;
	}
	if (short_count(short_pile_of(g, card), card) == 0)
		return false;
	short_take(short_pile_of(g, card), card);
	return true;
}

/*
 * The set-up, from the last step to the first: Goals (4.1) and Premonitions
 * (6.1); the opening hand, where Doors and Dreams are set aside and replaced
 * (2.1), or eight open cards for two players (3.1); the shuffling of the cards
 * set aside; the draft, begun by the seat that has the first turn (R10); the
 * turns.
 */
void
oni_onirim_set_up(struct onirim_game *g)
{
	uint8_t first = (uint8_t)(g->config.first - 1);

	if (g->config.first == FIRST_RANDOM)
		first = (uint8_t)oni_chance_below(&g->generator,
		    g->config.players);
	g->active = first;
	g->table.onirim.complete = oni_hand_size(g);
	oni_onirim_lay_in_deck(g);
	push(g, (struct step){.kind = STEP_TURN});
	if (g->config.players == 2)
		push(g, (struct step){.kind = STEP_DRAFT, .seat = first,
		    .left = DRAFTED});
	push(g, (struct step){.kind = STEP_LIMBO});
	push(g, (struct step){.kind = STEP_NEW_HAND});
	if (plays_with(g, SET_DREAMS))
		push(g, (struct step){.kind = STEP_PREMONITIONS_COME,
		    .card = NO_CARD, .left = g->config.premonitions});
	if (plays_with(g, SET_STEPS))
		push(g, (struct step){.kind = STEP_LAY_GOALS});
}

/* The draft (3.1): the seats take turns to take one of the open cards until
 * each has three.  The two cards that are left are the shared cards. */
static void
draft_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, g->table.onirim.shared.set,
	    ONIRIM_VERB_TAKE, 0);
}

static void
draft_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);

	move_card(g, choice_card(choice), SHARED, own_cards(step->seat));
	step->seat = seat_after(g, step->seat);
	if (--step->left == 0) {
		pop(g);
		g->table.onirim.complete =
		    (struct hand_size){OWN_CARDS, SHARED_CARDS};
	}
}

/* Each seat has the cards that it has taken.  As long as other steps lie above,
 * none has been taken. */
static bool
draft_fits(const struct onirim_game *g, const struct step *step)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned taken = DRAFTED - step->left;

	if (g->config.players != 2 || step->left == 0 || step->left > DRAFTED ||
	    table->hands[g->active].count != (taken + 1) / 2 ||
	    table->hands[1 - g->active].count != taken / 2)
		return false;
	return is_top(g, step)
	    ? table->shared.count == step->left + SHARED_CARDS : taken == 0;
}

const struct rule oni_step_draft = {
	.legal = draft_legal, .answer = draft_answer, .ask = ONIRIM_ASK_DRAFT,
};

const struct wait oni_step_draft_waits = {
	.on_in_set_up = ON(STEP_TURN), .operands = OPERAND_LEFT,
	.fits = draft_fits,
	.relies = "the seats have drafted in turn",
};
