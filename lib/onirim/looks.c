/* looks.c - looking at cards, and what happens to them. */
#include "hand.h"
#include "looks.h"
#include "sets.h"

/* Take the next cards of the deck, one by one, and show them to the seats that
 * look.  The step below finds them there.  If a seat knew where one of them
 * lay, and another seat looks at it now, the first seat loses this
 * knowledge. */
ONI_INLINE void
look_with(struct onirim_game *g,
    bool (*deal)(struct onirim_game *g, struct dealt *dealt))
{
	struct step *step = step_top(&g->steps);
	struct dealt dealt;

	for (; step->left > 0 && (is_dealt(g) || !deck_is_out(&g->deck));
	    step->left--) {
		if (!deal(g, &dealt))
			return;
		bring_card(g, &dealt, looked_by(step->card));
	}
	pop(g);
}

/* The step below, which waits for the cards, gets at least one and no more than
 * it looks at, and the seat that is asked sees them.  Unless the host is being
 * asked for a card, none has come yet, and the deck has cards. */
static bool
look_fits(const struct onirim_game *g, const struct step *step)
{
	const bool dealing = step[1].kind == STEP_CHANCE;

	return set_has(step->card, g->active) &&
	    (step->card & ~all_seats(g)) == 0 && step->left > 0 &&
	    (dealing || (g->looked.count == 0 && deck_size(&g->deck) > 0));
}

static void
look_run(struct onirim_game *g)
{
	look_with(g, oni_deal);
}

const struct rule oni_step_look = {
	.run = look_run, .deals_from = ONIRIM_ZONE_TOP,
	.deals_to = ONIRIM_ZONE_PENDING,
};

const struct wait oni_step_look_waits = {
	.on = ON(STEP_PROPHECY) | ON(STEP_ORDER) | ON(STEP_REVEALED) |
	    ON(STEP_DISCARD_ANY), .operands = OPERAND_CARD | OPERAND_LEFT,
	.fits = look_fits,
	.relies = "who looks at cards is asked, and there are some",
};

static void
look_lowest_run(struct onirim_game *g)
{
	look_with(g, oni_deal_lowest);
}

const struct rule oni_step_look_lowest = {
	.run = look_lowest_run, .deals_from = ONIRIM_ZONE_BOTTOM,
	.deals_to = ONIRIM_ZONE_PENDING,
};

const struct wait oni_step_look_lowest_waits = {
	.on = ON(STEP_TOP), .sets = 1 << SET_STEPS,
	.operands = OPERAND_CARD | OPERAND_LEFT, .fits = look_fits,
	.relies = "who looks at lowest cards is asked, and there are some",
};

/* Prophecy (2.5, R3): one of the cards looked at is discarded without effect
 * (R4).  The others go back on top in any order. */
static void
prophecy_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, g->looked.set, ONIRIM_VERB_DROP, 0);
}

static void
prophecy_answer(struct onirim_game *g, struct choice choice)
{
	const unsigned key = pop(g).card;

	move_card(g, choice_card(choice), LOOKED, DISCARD);
	if (g->looked.count > 0)
		push(g, ordering(g, key));
}

static bool
prophecy_fits(const struct onirim_game *g, const struct step *step)
{
	(void)g;
	return set_holds(KEYS, step->card);
}

const struct rule oni_step_prophecy = {
	.cause = CAUSE_STEP, .legal = prophecy_legal, .answer = prophecy_answer,
	.ask = ONIRIM_ASK_PROPHECY,
};

const struct wait oni_step_prophecy_waits = {
	.looked = PROPHECY_CARDS, .on = ON(STEP_TURN), .operands = OPERAND_CARD,
	.fits = prophecy_fits,
	.relies = "a Key lets look at the cards of a Prophecy",
};

/* Put back the cards looked at, beginning with the one to be drawn first (7.4).
 * They go on top, below the `left` cards that were put back already. */
static void
order_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, g->looked.set, ONIRIM_VERB_NEXT, 0);
}

static void
order_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);

	move_card(g, choice_card(choice), LOOKED, deck_under(step->left++));
	if (g->looked.count == 0)
		pop(g);
}

/* The cards that were put back lie on top.  None is put back before all have
 * been looked at. */
static bool
order_fits(const struct onirim_game *g, const struct step *step)
{
	return set_holds(KEYS | TOWERS | set_of(HAPPY_DREAM), step->card) &&
	    step->left <= g->deck.top_count &&
	    (step->left == 0 || is_top(g, step));
}

const struct rule oni_step_order = {
	.cause = CAUSE_STEP, .legal = order_legal, .answer = order_answer,
	.ask = ONIRIM_ASK_ORDER,
};

const struct wait oni_step_order_waits = {
	.looked = LOOKED_MAX, .on = ON(STEP_TURN) | ON(STEP_HAPPY_END),
	.operands = OPERAND_CARD | OPERAND_LEFT, .fits = order_fits,
	.relies = "cards are put back behind those put back before",
};

/* The same for a spell, but to the bottom. */
static void
order_lowest_answer(struct onirim_game *g, struct choice choice)
{
	move_card(g, choice_card(choice), LOOKED, DECK_BOTTOM);
	if (g->looked.count == 0)
		pop(g);
}

/* There is room at the bottom for the cards that are put back. */
static bool
order_lowest_fits(const struct onirim_game *g, const struct step *step)
{
	return is_top(g, step) && g->looked.count + g->deck.bottom_count <=
	    oni_sets_bottom(g);
}

const struct rule oni_step_order_lowest = {
	.cause = CAUSE_SPELL + ONIRIM_SPELL_PROPHECY, .legal = order_legal,
	.answer = order_lowest_answer, .ask = ONIRIM_ASK_ORDER,
};

const struct wait oni_step_order_lowest_waits = {
	.looked = LOWEST_CARDS, .sets = 1 << SET_STEPS, .on = SPELL_TIME,
	.fits = order_lowest_fits,
	.relies = "there is room at the bottom for what is put back",
};
