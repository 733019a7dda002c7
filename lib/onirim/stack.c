/*
 * stack.c - the stacks of steps with which a game of Onirim can wait.
 *
 * In this example, a Paradoxical Prophecy is cast at a Nightmare, and its price
 * is being paid:
 *
 *     PAY               asks for the next card
 *     LOOK_LOWEST       then five cards are looked at,
 *     TOP               one of which goes on top
 *     NIGHTMARE         the question is asked again
 *     NIGHTMARE_END     the Nightmare is discarded
 *     TURN              the hand is filled, and the turn goes on
 */
#include "parts.h"
#include "turn.h"

static const struct rule *
rule_of(const struct step *step)
{
	return oni_onirim_rules[step->kind];
}

static const struct wait *
wait_of(const struct step *step)
{
	return oni_onirim_waits[step->kind];
}

static bool
asks(const struct step *step)
{
	return rule_of(step)->run == NULL;
}

bool
oni_onirim_is_waiting(const struct onirim_game *g, unsigned kind)
{
	for (unsigned i = 0; i < g->steps.count; i++)
		if (g->steps.stack[i].kind == kind)
			return true;
	return false;
}

/*
 * What is true of each step.
 */

static bool
is_known_kind(const struct onirim_game *g, const struct step *step)
{
	(void)g;
	return step->kind < STEPS_OF_ONIRIM;
}

/* The step of the turn is at the bottom, and a step that asks is on top. */
static bool
lies_well(const struct onirim_game *g, const struct step *step)
{
	const struct wait *wait = wait_of(step);

	if (is_top(g, step) && !asks(step))
		return false;
	if (step == g->steps.stack)
		return step->kind == STEP_TURN;
	return set_has(g->turn == 0 ? wait->on_in_set_up : wait->on,
	    step[-1].kind);
}

/* A step that asks has the active seat, except for the question to the host and
 * in the draft.  A step that does not ask has no seat. */
static unsigned
seat_of(const struct onirim_game *g, const struct step *step)
{
	switch (step->kind) {
	case STEP_CHANCE:
		return ONIRIM_CHANCE;
	case STEP_DRAFT:
		return (g->active + step->left) % 2u;
	}
	return asks(step) ? g->active : 0;
}

static bool
has_its_fields(const struct onirim_game *g, const struct step *step)
{
	const unsigned operands = wait_of(step)->operands;

	return step->seat == seat_of(g, step) &&
	    (operands & OPERAND_CARD || step->card == 0) &&
	    (operands & OPERAND_LEFT || step->left == 0);
}

static bool
is_played(const struct onirim_game *g, const struct step *step)
{
	return (wait_of(step)->sets & ~g->config.sets) == 0;
}

static bool
is_relied_on(const struct onirim_game *g, const struct step *step)
{
	return wait_of(step)->fits == NULL || wait_of(step)->fits(g, step);
}

/* Each row relies on the rows before it being true of all steps. */
static const struct step_fact {
	const char *name;
	bool (*holds)(const struct onirim_game *g, const struct step *step);
} step_facts[] = {
	{ "each step is of a kind that there is", is_known_kind },
	{ "each step lies on one that it can lie on", lies_well },
	{ "each step has its seat and its operands", has_its_fields },
	{ "each step belongs to a set that is played", is_played },
	{ "each step finds what it relies on", is_relied_on },
};

enum { STEP_FACTS = sizeof step_facts / sizeof step_facts[0] };

/* If a step does not find what it relies on, its row says what this is. */
static bool
steps_fit(const struct onirim_game *g, struct blame *blame)
{
	for (const struct step_fact *row = step_facts;
	    row < step_facts + STEP_FACTS; row++)
		for (unsigned i = 0; i < g->steps.count; i++) {
			const struct step *step = &g->steps.stack[i];

			if (row->holds(g, step))
				continue;
			blame->name = row->holds == is_relied_on
			    ? wait_of(step)->relies : row->name;
			return false;
		}
	return true;
}

/*
 * What is true of all steps together.
 */

/* A card is pending as long as there is a step for it. */
static bool
pending_fits(const struct onirim_game *g)
{
	uint64_t cards = 0;

	for (unsigned i = 0; i < g->steps.count; i++)
		cards |= wait_of(&g->steps.stack[i])->pending;
	return cards == 0 ? g->pending.card == NO_CARD
	    : set_holds(cards, g->pending.card);
}

/* There are never more cards looked at than the waiting steps look at, and the
 * seat that is asked sees them. */
static bool
looked_fits(const struct onirim_game *g)
{
	unsigned most = 0, cards = g->looked.count;

	for (unsigned i = 0; i < g->steps.count; i++) {
		const struct step *step = &g->steps.stack[i];

		most += wait_of(step)->looked;
		if (rule_of(step)->deals_to == ONIRIM_ZONE_PENDING)
			cards += step->left;
	}
	return cards <= most && (g->looked.count == 0 ||
	    set_has(g->lookers, g->active));
}

bool
oni_onirim_stack_fits(const struct onirim_game *g, struct blame *blame)
{
	if (is_over(g))
		return true;
	if (!steps_fit(g, blame))
		return false;
	blame->name = "a card is pending as long as its step waits";
	if (!pending_fits(g))
		return false;
	blame->name = "cards are looked at as long as their step waits";
	return looked_fits(g);
}

/* Add the cards that may be hidden from the viewer: a hand or the cards looked
 * at may contain any card of the pool that can be there. */
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

bool
oni_onirim_has_two_answers(const struct onirim_game *g)
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
