/* stack.c - the stacks of steps that a game of Onirim can wait with. */
#include "dreams.h"
#include "hand.h"
#include "stack.h"
#include "turn.h"

uint64_t
oni_onirim_waiting(const struct onirim_game *g)
{
	uint64_t set = 0;

	for (unsigned i = 0; i < g->steps.count; i++)
		set |= set_of(g->steps.stack[i].kind);
	return set;
}

static bool
hand_fits(const struct onirim_game *g, unsigned lacks)
{
	const int lacking = oni_hand_lacking(g);

	switch (lacks) {
	case LACKS_NONE:
		return lacking == 0;
	case LACKS_ONE:
		return lacking == 1;
	case LACKS_SOME:
		return lacking > 0;
	}
	return true;
}

/* The active seat is asked, but for the host and in the draft; a step that
 * asks nobody has no seat, but for the turn, which has the next one. */
static unsigned
seat_of(const struct onirim_game *g, const struct step *step)
{
	switch (step->kind) {
	case STEP_CHANCE:
		return ONIRIM_CHANCE;
	case STEP_DRAFT:
		return (g->active + step->left) % 2u;
	case STEP_TURN:
		return g->turn == 0 ? g->active
		    : (g->active + 1u) % g->config.players;
	}
	return oni_onirim_rules[step->kind]->run == NULL ? g->active : 0;
}

/* The turn lies at the bottom, and a step that asks lies on top. */
static bool
lies_well(const struct onirim_game *g, const struct step *step)
{
	const struct rule *rule = oni_onirim_rules[step->kind];

	if (step == g->steps.stack)
		return step->kind == STEP_TURN && !is_top(g, step);
	return set_has(g->turn == 0 ? rule->on_in_set_up : rule->on,
	    step[-1].kind) && (rule->run == NULL || !is_top(g, step));
}

static bool
step_fits(const struct onirim_game *g, const struct step *step)
{
	const struct rule *rule = oni_onirim_rules[step->kind];

	return lies_well(g, step) && (rule->sets & ~g->config.sets) == 0 &&
	    hand_fits(g, rule->hand) && step->seat == seat_of(g, step) &&
	    (rule->operands & OPERAND_CARD || step->card == 0) &&
	    (rule->operands & OPERAND_LEFT || step->left == 0) &&
	    (rule->fits == NULL || rule->fits(g, step));
}

/* The card being decided about is there as long as its step is. */
static bool
pending_fits(const struct onirim_game *g, uint64_t waiting)
{
	const unsigned card = g->pending.card;

	if (waiting & ON(DOOR))
		return card < CARDS_MAX && set_has(DOORS, card);
	if (waiting & ON(NIGHTMARE_END))
		return card == NIGHTMARE;
	if (waiting & ON(HAPPY_END))
		return card == HAPPY_DREAM;
	return card == NO_CARD;
}

/* What the seats that are asked may hold where it is hidden from a viewer:
 * any card of the pool that can lie there. */
static void
add_possible(struct onirim_game *g)
{
	const uint64_t pool = pile_cards(&g->deck.pool);

	for (unsigned seat = 0; seat < g->config.players; seat++) {
		struct fan *hand = &g->table.onirim.hands[seat];

		if (hand->hidden > 0)
			hand->set |= pool & LOCATIONS;
	}
	if (g->looked.hidden > 1)
		g->looked.set = pool;
}

static bool
has_two_answers(const struct onirim_game *g)
{
	struct onirim_game guessed;
	struct choices choices = {0};

	if (g->redacted == 0) {
		oni_legal(g, oni_rule(g), &choices);
	} else {
		guessed = *g;
		add_possible(&guessed);
		oni_legal(&guessed, oni_rule(g), &choices);
	}
	return choices_several(&choices);
}

bool
oni_onirim_stack_fits(const struct onirim_game *g)
{
	const struct steps *steps = &g->steps;
	const uint64_t waiting = oni_onirim_waiting(g);

	for (unsigned i = 0; i < steps->count; i++)
		if (steps->stack[i].kind >= STEPS_OF_ONIRIM)
			return false;
	for (unsigned i = 0; i < steps->count; i++)
		if (!step_fits(g, &steps->stack[i]))
			return false;
	if ((waiting & (ON(PROPHECY) | ON(ORDER) | ON(TOP) |
	    ON(REVEALED) | ON(DISCARD_ANY))) == 0 && g->looked.count > 0)
		return false;
	return steps->count > 0 && pending_fits(g, waiting) &&
	    (waiting & ON(PREMONITIONS) ||
	    oni_dreams_that_hold(&g->table.onirim) == 0) &&
	    has_two_answers(g);
}
