/* stack.c - the facts about the steps of a game of Nightmarium. */
#include "parts.h"
#include "penalty.h"
#include "turn.h"

static const struct wait *
wait_of_step(const struct step *step)
{
	return oni_nightmarium_waits[step->kind];
}

/* The step of the actions is at the bottom.  Each other step lies on one on
 * which it can lie. */
static bool
terror_step_lies(const struct onirim_game *g, const struct step *step)
{
	const struct wait *wait;

	if (step->kind >= STEPS_OF_NIGHTMARIUM)
		return false;
	if (step == g->steps.stack)
		return step->kind == STEP_ACTIONS;
	wait = wait_of_step(step);
	return set_has(g->turn == 0 ? wait->on_in_set_up : wait->on,
	    step[-1].kind);
}

/* A step that asks is on top, and only there.  Operands without a meaning are
 * 0. */
static bool
terror_step_waits(const struct onirim_game *g, const struct step *step)
{
	const struct rule *rule = oni_nightmarium_rules[step->kind];
	const unsigned operands = wait_of_step(step)->operands;

	return (step == oni_step(g)) == (rule->run == NULL) &&
	    (step->card == 0 || operands & OPERAND_CARD) &&
	    (step->left == 0 || operands & OPERAND_LEFT);
}

bool
oni_nightmarium_steps_lie(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	for (unsigned i = 0; i < g->steps.count; i++)
		if (!terror_step_lies(g, &g->steps.stack[i]) ||
		    !terror_step_waits(g, &g->steps.stack[i]))
			return false;
	return !is_over(g)
	    ? g->steps.count > 1 : g->steps.count == 0;
}

/* If a step does not find what it relies on, its row says what this is. */
bool
oni_nightmarium_steps_fit(const struct onirim_game *g, struct blame *blame)
{
	for (unsigned i = 0; i < g->steps.count; i++) {
		const struct step *step = &g->steps.stack[i];

		if (!wait_of_step(step)->fits(g, step)) {
			blame->name = wait_of_step(step)->relies;
			return false;
		}
	}
	return true;
}

/* Whether a question could have two answers if hidden cards in the hand of the
 * asked seat were cards of the pool from this set. */
static bool
could_have_two(const struct onirim_game *g, unsigned seat, uint64_t cards)
{
	const struct pile *pool = &g->deck.pool;
	struct onirim_game open;
	struct fan *hand = &open.table.nightmarium.hands[seat];
	struct choices choices = {0};

	open = *g;
	if (hand->hidden == 0)
		cards = 0;
	for (cards &= pile_cards(pool); cards != 0; cards &= cards - 1) {
		const unsigned card = set_lowest(cards);

		hand->copies[card] = (uint8_t)(hand->copies[card] +
		    pile_count(pool, card));
		hand->set |= set_of(card);
	}
	oni_legal(&open, oni_rule(&open), &choices);
	return choices_several(&choices);
}

/* Whether the hidden cards leave a choice: which card of the legion to pay, or
 * which two others, if there can be others and no card of the legion is known
 * to be in the hand. */
static bool
may_pay(const struct onirim_game *g, const struct step *step)
{
	const unsigned seat = step->seat;
	const struct fan *hand = &g->table.nightmarium.hands[seat];
	const uint64_t legion = legion_cards[step[-1].card];
	const uint64_t cards = hand->set | pile_cards(&g->deck.pool);
	struct onirim_game told;
	struct step *asked;

	told = *g;
	asked = step_top(&told.steps);
	*asked = (struct step){STEP_LEGION, (uint8_t)seat, NO_CARD, 1};
	if (hand->count > 1 && could_have_two(&told, seat, legion))
		return true;
	*asked = (struct step){STEP_LEGION, (uint8_t)seat, 0, 2};
	return hand->count > 2 && (hand->set & legion) == 0 &&
	    (cards & ~legion) != 0 && could_have_two(&told, seat, ~legion);
}

bool
oni_nightmarium_question_fits(const struct onirim_game *g)
{
	const struct step *step = oni_step(g);

	if (step->kind == STEP_CHANCE)
		return could_have_two(g, g->active, 0);
	if (step->kind == STEP_LEGION && pays_untold(step))
		return may_pay(g, step);
	return could_have_two(g, step->seat,
	    oni_penalty_leaves(g, step->seat));
}
