/*
 * herald.c - what a Herald does.
 *
 * It reveals two cards, places those that can be placed, and discards the
 * others.
 */
#include "herald.h"

/* While a card can be placed, one must be.  After one has completed a creature,
 * the other is placed only if it completes one, too.  Then the cards that are
 * left are discarded, and only then does a creature wake (N15).  `left` is the
 * set of the creatures that were completed. */
static void
herald_run(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);
	const uint64_t completed = step->left;

	if (oni_creatures_fitting(g, g->looked.set, completed != 0) != 0) {
		push(g, (struct step){STEP_HERALD_BUILD, g->active, step->card,
		    0});
		return;
	}
	while (g->looked.count > 0)
		move_terror(g, set_lowest(g->looked.set), AT_REVEALED,
		    AT_DISCARD);
	if (set_several(completed)) {
		step->kind = STEP_WAKE;
		return;
	}
	pop(g);
	if (completed != 0)
		oni_powers_wake(g, set_lowest(completed));
}

/* Whether all these creatures of the active seat are complete, and the one
 * whose powers are being used is not among them. */
static bool
are_completed(const struct onirim_game *g, uint64_t set, unsigned active)
{
	if (set >> g->table.nightmarium.begun[g->active] != 0 ||
	    set_has(set, active))
		return false;
	for (; set != 0; set &= set - 1)
		if (!is_complete(own_creature(g, set_lowest(set))))
			return false;
	return true;
}

static bool
herald_fits(const struct onirim_game *g, const struct step *step)
{
	return oni_powers_came_to(g, step) &&
	    are_completed(g, step->left, step[-1].card);
}

const struct rule oni_step_herald = {
	.cause = CAUSE_STEP, .run = herald_run,
};

const struct wait oni_step_herald_waits = {
	.on = ON(STEP_POWERS), .operands = OPERAND_CARD | OPERAND_LEFT,
	.fits = herald_fits,
	.relies = "a Herald has completed other creatures",
};

bool
oni_herald_has_completed(const struct onirim_game *g)
{
	return oni_step(g)[-1].left != 0;
}

static void
herald_build_legal(const struct onirim_game *g, struct choices *choices)
{
	oni_creatures_offer(g, choices, g->looked.set,
	    oni_herald_has_completed(g));
}

static void
herald_build_answer(struct onirim_game *g, struct choice choice)
{
	struct step *herald;

	pop(g);
	herald = step_top(&g->steps);
	if (oni_creatures_place(g, choice_card(choice), AT_REVEALED,
	    choice_extra(choice)))
		herald->left |= (uint8_t)set_of(choice_extra(choice));
}

static bool
herald_build_fits(const struct onirim_game *g, const struct step *step)
{
	return step->seat == g->active && step->card == step[-1].card;
}

const struct rule oni_step_herald_build = {
	.cause = CAUSE_STEP, .legal = herald_build_legal,
	.answer = herald_build_answer, .ask = ONIRIM_ASK_HERALD,
	.subject = ABOUT_STEP,
};

const struct wait oni_step_herald_build_waits = {
	.on = ON(STEP_HERALD), .operands = OPERAND_CARD,
	.fits = herald_build_fits,
	.relies = "the active seat builds for its Herald",
};

/* If two creatures were completed, the seat chooses which of them wakes
 * (N17). */
static void
wake_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add_extras(choices, oni_step(g)->left, ONIRIM_VERB_WAKE, 0);
}

static void
wake_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	oni_powers_wake(g, choice_extra(choice));
}

const struct rule oni_step_wake = {
	.cause = CAUSE_STEP, .legal = wake_legal, .answer = wake_answer,
	.ask = ONIRIM_ASK_WAKE, .subject = ABOUT_STEP,
};

const struct wait oni_step_wake_waits = {
	.on = ON(STEP_POWERS), .operands = OPERAND_CARD | OPERAND_LEFT,
	.fits = herald_fits,
	.relies = "a Herald has completed those that may wake",
};
