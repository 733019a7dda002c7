/* penalty.c - what the other seats pay when a creature of one legion wakes. */
#include "penalty.h"

/* A card of the legion is paid, or two others, or all the cards there are
 * (N12). */
static struct step
payment(const struct onirim_game *g, unsigned seat, unsigned legion)
{
	const struct fan *hand = &g->table.nightmarium.hands[seat];
	const uint8_t others = hand->count < 2 ? hand->count : 2;

	if ((hand->set & legion_cards[legion]) != 0)
		return (struct step){STEP_LEGION, (uint8_t)seat, NO_CARD, 1};
	return (struct step){STEP_LEGION, (uint8_t)seat, 0, others};
}

/* The opponents pay one after the other, clockwise (N12). */
static void
penalty_run(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);
	const uint8_t seat = step->seat;

	if (seat == g->active) {
		pop(g);
		return;
	}
	step->seat = seat_after(g, seat);
	if (g->table.nightmarium.hands[seat].count > 0)
		push(g, payment(g, seat, step->card));
}

static bool
penalty_fits(const struct onirim_game *g, const struct step *step)
{
	return step->card < LEGIONS && step->seat < g->config.players;
}

const struct rule oni_step_penalty = {
	.cause = CAUSE_NONE, .run = penalty_run,
};

const struct wait oni_step_penalty_waits = {
	.on = ON(STEP_POWERS), .operands = OPERAND_CARD, .fits = penalty_fits,
	.relies = "the other seats pay for a legion",
};

/* A card of the legion, which is stored in the step below; or others in
 * ascending order.  A card is not offered if it is lower than the one named
 * before, or, while two must be named, if no other would follow it (N12). */
static void
legion_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct step *step = oni_step(g);
	const struct fan *hand = &g->table.nightmarium.hands[step->seat];
	uint64_t cards = pays_others(step) ? set_from(hand->set, step->card)
	    : hand->set & legion_cards[step[-1].card];

	if (step->left == 2 && fan_copies(hand, set_highest(cards)) == 1)
		cards &= ~set_of(set_highest(cards));
	choices_add(choices, cards, ONIRIM_VERB_DISCARD, 0);
}

static void
legion_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);
	const unsigned seat = step->seat;

	step->card = choice_card(choice);
	if (--step->left == 0)
		pop(g);
	move_terror(g, choice_card(choice), hand_of(seat), AT_DISCARD);
}

/* Whether the viewer of a redacted game does not see the hand of a seat. */
static bool
is_unseen(const struct onirim_game *g, unsigned seat)
{
	return g->redacted != 0 &&
	    (seats_of(g, g->redacted - 1) & ~set_of(seat)) != 0;
}

/* When the first of two other cards has been discarded, all seats know that the
 * hand has no card of the legion. */
static bool
is_told_to_all(const struct step *step)
{
	return pays_others(step) && step->left == 1;
}

/* The seat must have more other cards than it pays, and none of the legion.
 * Before the first of two is named, there is no lowest card. */
static bool
others_fit(const struct onirim_game *g, const struct step *step)
{
	const struct fan *hand = &g->table.nightmarium.hands[step->seat];

	return (hand->set & legion_cards[step[-1].card]) == 0 &&
	    step->card < TERROR_FACES && hand->count > step->left &&
	    (step->left == 1 || (step->left == 2 && step->card == 0));
}

static bool
legion_fits(const struct onirim_game *g, const struct step *step)
{
	if (step->seat >= g->config.players || step->seat == g->active)
		return false;
	if (pays_untold(step))
		return step->left == 0 && is_unseen(g, step->seat);
	if (is_unseen(g, step->seat) && !is_told_to_all(step))
		return false;
	return pays_others(step) ? others_fit(g, step) : step->left == 1;
}

const struct rule oni_step_legion = {
	.cause = CAUSE_NONE, .legal = legion_legal, .answer = legion_answer,
	.ask = ONIRIM_ASK_LEGION,
};

const struct wait oni_step_legion_waits = {
	.on = ON(STEP_PENALTY), .operands = OPERAND_CARD | OPERAND_LEFT,
	.fits = legion_fits,
	.relies = "a seat pays one card of the legion, or two others "
	    "when it has none",
};

static bool
is_paying(const struct onirim_game *g)
{
	return !is_over(g) && oni_step(g)->kind == STEP_LEGION;
}

void
oni_penalty_hide(struct onirim_game *g, uint8_t seats)
{
	if (is_paying(g) && (seats & ~set_of(oni_step(g)->seat)) != 0 &&
	    !is_told_to_all(oni_step(g)))
		*step_top(&g->steps) = (struct step){STEP_LEGION,
		    oni_step(g)->seat, HIDDEN_CARD, 0};
}

void
oni_penalty_tell(struct onirim_game *g)
{
	if (is_paying(g) && pays_untold(oni_step(g)))
		*step_top(&g->steps) = payment(g, oni_step(g)->seat,
		    oni_step(g)[-1].card);
}

uint64_t
oni_penalty_leaves(const struct onirim_game *g, unsigned seat)
{
	return is_paying(g) && oni_step(g)->seat == seat &&
	    pays_others(oni_step(g))
	    ? ~legion_cards[oni_step(g)[-1].card] : UINT64_MAX;
}
