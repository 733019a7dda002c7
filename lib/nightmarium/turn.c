/* turn.c - the turn of Nightmarium, in the order of the rulebook. */
#include "draw.h"
#include "herald.h"
#include "penalty.h"
#include "powers.h"
#include "turn.h"

/*
 * The turn (3): two actions, then it is the next seat's turn.  This step stays
 * at the bottom of the stack.  Its seat is the one that comes next, `left` is
 * the number of actions that have not begun, and `card` is the legion, counted
 * from 1, of the card that the first action built.
 */
static void
begin_turn(struct onirim_game *g, struct step *step)
{
	if (g->turn == oni_turns_most(g)) {
		oni_end(g, ONIRIM_OVER_TURNS, ONIRIM_NOBODY);
		return;
	}
	g->turn++;
	g->active = step->seat;
	g->table.nightmarium.woken = 0;
	*step = (struct step){STEP_ACTIONS, seat_after(g, step->seat), 0,
	    ACTIONS};
	if (is_logged(g))
		oni_log_open(g, (struct log_entry){.kind = ONIRIM_EVENT_TURN,
		    .seat = g->active});
}

/* An action is skipped only if none is possible (N8). */
static void
actions_run(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);

	if (step->left == 0)
		begin_turn(g, step);
	else if (can_draw(g) || g->table.nightmarium.hands[g->active].count > 0)
		push(g, (struct step){.kind = STEP_MOVE, .seat = g->active});
	else
		step->left--;
}

/* The step lies at the bottom.  The legion that the first action built binds
 * only the second one. */
static bool
actions_fits(const struct onirim_game *g, const struct step *step)
{
	if (g->turn == 0)
		return step->left == 0 && step->card == 0 &&
		    step->seat == g->active;
	return step->seat == seat_after(g, g->active) &&
	    step->left <= ACTIONS && step->card <= LEGIONS &&
	    (step->left == 1 || step->card == 0) &&
	    (step->left < ACTIONS || step[1].kind == STEP_MOVE);
}

static const struct rule step_actions = {
	.cause = CAUSE_NONE, .run = actions_run,
};

static const struct wait step_actions_waits = {
	.operands = OPERAND_CARD | OPERAND_LEFT, .fits = actions_fits,
	.relies = "a turn has two actions, and the next seat's follows",
};

bool
oni_nightmarium_turn_has_begun(const struct onirim_game *g)
{
	return !is_over(g) && oni_step(g)->kind == STEP_MOVE &&
	    oni_actions_left(g) == ACTIONS;
}

unsigned
oni_actions_left(const struct onirim_game *g)
{
	return g->steps.stack[0].left;
}

/*
 * An action: draw a card (3.1); discard any number of cards and draw half as
 * many (3.2); or build (3.3).  If both actions build, both cards are of one
 * legion (N7).
 */
static void
move_legal(const struct onirim_game *g, struct choices *choices)
{
	const uint64_t hand = g->table.nightmarium.hands[g->active].set;
	const unsigned legion = g->steps.stack[0].card;

	if (can_draw(g))
		choices_add_bare(choices, ONIRIM_VERB_DRAW);
	if (hand != 0)
		choices_add_bare(choices, ONIRIM_VERB_EXCHANGE);
	oni_creatures_offer(g, choices,
	    legion > 0 ? hand & legion_cards[legion - 1] : hand, false);
}

_Static_assert(2 + CREATURES_MAX <= (int)CHOICE_ROWS_MAX,
    "there is room to draw, to exchange and to build on each creature");

static void
move_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step;

	pop(g);
	step = step_top(&g->steps);
	step->left--;
	step->card = 0;
	if (choice_verb(choice) == ONIRIM_VERB_DRAW) {
		push(g, drawing(g->active, 1, NO_CARD));
		return;
	}
	if (choice_verb(choice) == ONIRIM_VERB_EXCHANGE) {
		push(g, (struct step){.kind = STEP_EXCHANGE,
		    .seat = g->active});
		return;
	}
	if (step->left > 0)
		step->card = (uint8_t)
		    (oni_terrors[choice_card(choice)].legion + 1);
	build_from_hand(g, choice);
}

static bool
move_fits(const struct onirim_game *g, const struct step *step)
{
	return step->seat == g->active && step[-1].left > 0;
}

static const struct rule step_move = {
	.cause = CAUSE_NONE, .legal = move_legal, .answer = move_answer,
	.ask = ONIRIM_ASK_MOVE,
};

static const struct wait step_move_waits = {
	.on = ON(STEP_ACTIONS), .fits = move_fits,
	.relies = "there is an action left to the active seat",
};

/* At least one card is exchanged, in ascending order (N5).  `left` is the
 * number of those that were discarded already. */
static void
exchange_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct step *step = oni_step(g);
	const struct fan *hand = &g->table.nightmarium.hands[step->seat];

	choices_add(choices, set_from(hand->set, step->card),
	    ONIRIM_VERB_DISCARD, 0);
	if (step->left > 0)
		choices_add_bare(choices, ONIRIM_VERB_STOP);
}

/* An exchange that brings no card does not renew the pile (N9). */
static void
exchange_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);
	unsigned drawn;

	if (choice_verb(choice) == ONIRIM_VERB_DISCARD) {
		step->card = choice_card(choice);
		step->left++;
		move_terror(g, choice_card(choice), hand_of(g->active),
		    AT_DISCARD);
		return;
	}
	drawn = pop(g).left / 2u;
	if (drawn > 0)
		push(g, drawing(g->active, drawn, NO_CARD));
}

static bool
exchange_fits(const struct onirim_game *g, const struct step *step)
{
	return step->seat == g->active && step->card < TERROR_FACES &&
	    step->left <= pile_size(&g->table.nightmarium.discard);
}

static const struct rule step_exchange = {
	.cause = CAUSE_NONE, .legal = exchange_legal, .answer = exchange_answer,
	.ask = ONIRIM_ASK_EXCHANGE,
};

static const struct wait step_exchange_waits = {
	.on = ON(STEP_ACTIONS), .operands = OPERAND_CARD | OPERAND_LEFT,
	.fits = exchange_fits,
	.relies = "what is exchanged lies on the discard pile",
};

/*
 * The stacks at their highest.  A step waits for the step to its right.
 *
 *     actions < move
 *               exchange
 *               cards come < deal
 *               powers < penalty < legion
 *                        cards come < deal
 *                        herald < cards come < deal
 *                                 herald builds
 *                        wake, joker, executioner, scavenger, devourer
 */
#define EACH_STEP_OF_NIGHTMARIUM					\
	STEP(STEP_CHANCE, oni_nightmarium_step_chance)			\
									\
	STEP(STEP_ACTIONS, step_actions)				\
	STEP(STEP_CARDS_COME, oni_step_cards_come)			\
	STEP(STEP_MOVE, step_move)					\
	STEP(STEP_EXCHANGE, step_exchange)				\
									\
	STEP(STEP_POWERS, oni_step_powers)				\
	STEP(STEP_PENALTY, oni_step_penalty)				\
	STEP(STEP_LEGION, oni_step_legion)				\
									\
	STEP(STEP_HERALD, oni_step_herald)				\
	STEP(STEP_HERALD_BUILD, oni_step_herald_build)			\
	STEP(STEP_WAKE, oni_step_wake)					\
	STEP(STEP_JOKER, oni_step_joker)				\
	STEP(STEP_EXECUTIONER, oni_step_executioner)			\
	STEP(STEP_SCAVENGER, oni_step_scavenger)			\
	STEP(STEP_DEVOURER, oni_step_devourer)

const struct rule *const oni_nightmarium_rules[STEPS_OF_NIGHTMARIUM] = {
#define STEP(kind, rule) [kind] = &rule,
	EACH_STEP_OF_NIGHTMARIUM
#undef STEP
};

const struct wait *const oni_nightmarium_waits[STEPS_OF_NIGHTMARIUM] = {
#define STEP(kind, rule) [kind] = &rule##_waits,
	EACH_STEP_OF_NIGHTMARIUM
#undef STEP
};
