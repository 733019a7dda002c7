/* draw.c - drawing and revealing cards. */
#include "draw.h"

/* If the pile is empty, the discard pile is shuffled and becomes the pile
 * (3.4).  Returns whether the pile has a card now. */
static bool
pile_is_there(struct onirim_game *g)
{
	struct pile *discard = &g->table.nightmarium.discard;

	if (!deck_is_out(&g->deck))
		return true;
	if (discard->sizes == 0)
		return false;
	oni_shuffle(g);
	for (unsigned i = 0; is_logged(g) && i < PILE_WORDS; i++)
		oni_log_few(g, (struct short_pile){discard->sums[i]}, i * 8,
		    AT_DISCARD, AT_POOL);
	pile_pour(discard, &g->deck.pool);
	return true;
}

/* A card that comes goes to the hand of the seat, or is revealed. */
static inline void
receive(struct onirim_game *g, const struct step *step,
    const struct dealt *dealt)
{
	if (are_revealed(step))
		bring_terror(g, dealt, AT_REVEALED);
	else
		bring_terror(g, dealt, hand_of(step->seat));
}

/*
 * Cards come one by one.  The pile is renewed at the moment when its last card
 * has left it, even if no more cards are to come.  If the discard pile is empty
 * at that moment, the pile is renewed before the next card (N9).
 */
static void
cards_come_run(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);
	struct dealt dealt;

	while (is_dealt(g) || (pile_is_there(g) && step->left > 0)) {
		if (!oni_deal(g, &dealt))
			return;
		receive(g, step, &dealt);
		step->left--;
	}
	pop(g);
}

/* The most cards that can come for the step below, or for a first hand. */
static unsigned
cards_most(const struct onirim_game *g, const struct step *beneath)
{
	if (beneath->kind == STEP_HERALD)
		return HERALD_CARDS - g->looked.count;
	if (beneath->kind == STEP_POWERS)
		return MOURNER_CARDS;
	return g->turn == 0 ? FIRST_HAND : EXCHANGED_MOST;
}

/* In the set-up there is at most one such step for each seat. */
static bool
seat_draws(const struct onirim_game *g, const struct step *step)
{
	const struct step *const end = &g->steps.stack[g->config.players + 1];

	return g->turn == 0 ? step < end && step->seat < g->config.players
	    : step->seat == g->active;
}

/* The Terror that lets cards come is the Herald of the step below, or a
 * Mourner. */
static bool
terror_fits(const struct step *step)
{
	switch (step[-1].kind) {
	case STEP_HERALD:
		return step->card == step[-1].card;
	case STEP_POWERS:
		return step->card < TERROR_FACES &&
		    oni_terrors[step->card].power == POWER_MOURNER;
	}
	return step->card == NO_CARD;
}

static bool
cards_come_fits(const struct onirim_game *g, const struct step *step)
{
	return seat_draws(g, step) && step->left > 0 &&
	    step->left <= cards_most(g, step - 1) && terror_fits(step);
}

const struct rule oni_step_cards_come = {
	.cause = CAUSE_STEP, .run = cards_come_run,
};

const struct wait oni_step_cards_come_waits = {
	.on = ON(STEP_ACTIONS) | ON(STEP_POWERS) | ON(STEP_HERALD),
	.on_in_set_up = ON(STEP_ACTIONS) | ON(STEP_CARDS_COME),
	.operands = OPERAND_CARD | OPERAND_LEFT, .fits = cards_come_fits,
	.relies = "no more cards come than are due",
};

/* The pile must have a card. */
static bool
deal_fits(const struct onirim_game *g, const struct step *step)
{
	return g->config.chance == CHANCE_HOST &&
	    step->seat == ONIRIM_CHANCE && step->card == ONIRIM_ZONE_TOP &&
	    pile_size(&g->deck.pool) > g->deck.hidden;
}

const struct rule oni_nightmarium_step_chance = {
	.legal = oni_chance_legal, .answer = oni_chance_answer,
	.ask = ONIRIM_ASK_DEAL,
};

const struct wait oni_nightmarium_step_chance_waits = {
	.operands = OPERAND_CARD, .fits = deal_fits, .on = ON(STEP_CARDS_COME),
	.on_in_set_up = ON(STEP_CARDS_COME),
	.relies = "the host deals what is left in the pile",
};
