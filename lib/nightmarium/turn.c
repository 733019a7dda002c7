/* turn.c - the turn of Nightmarium, in the order of the rulebook. */
#include "creatures.h"
#include "draw.h"
#include "powers.h"
#include "turn.h"

/*
 * The turn (3): two actions, then it is the next seat's.  The step stays at
 * the bottom of the stack, its seat is the one to come, `left` the actions
 * that have not begun yet, and `card` the legion, from 1, that the first one
 * built of.
 */
static void
begin_turn(struct onirim_game *g, struct step *step)
{
	if (g->turn == oni_turns_most(g)) {
		oni_end(g, ONIRIM_LOST, ONIRIM_NOBODY);
		return;
	}
	g->turn++;
	g->active = step->seat;
	g->table.nightmarium.woken = 0;
	*step = (struct step){STEP_ACTIONS, seat_after(g, step->seat), 0, ACTIONS};
	if (is_logged(g))
		oni_log_open(g, (onirim_event){.kind = ONIRIM_EVENT_TURN,
		    .seat = g->active});
}

/* An action is passed only when there is none (N8). */
static void
turn(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);

	if (step->left == 0)
		begin_turn(g, step);
	else if (can_draw(g) || g->table.nightmarium.hands[g->active].count > 0)
		push(g, (struct step){.kind = STEP_MOVE, .seat = g->active});
	else
		step->left--;
}

bool
oni_nightmarium_turn_has_begun(const struct onirim_game *g)
{
	return g->outcome == ONIRIM_PLAYING && oni_step(g)->kind == STEP_MOVE &&
	    oni_actions_left(g) == ACTIONS;
}

unsigned
oni_actions_left(const struct onirim_game *g)
{
	return g->steps.stack[0].left;
}

unsigned
oni_legion_bound(const struct onirim_game *g)
{
	const unsigned legion = g->steps.stack[0].card;

	return legion > 0 ? legion - 1 : LEGIONS;
}

/*
 * An action: draw a card (3.1), discard any number of cards and draw half as
 * many (3.2), or build (3.3).  Two that build do so of one legion (N7).
 */
static void
move_legal(const struct onirim_game *g, struct choices *choices)
{
	const uint64_t hand = g->table.nightmarium.hands[g->active].set;
	const unsigned legion = oni_legion_bound(g);

	if (can_draw(g))
		choices_add_bare(choices, ONIRIM_VERB_DRAW);
	if (hand != 0)
		choices_add_bare(choices, ONIRIM_VERB_EXCHANGE);
	oni_offer_builds(g, choices,
	    legion < LEGIONS ? hand & legion_cards[legion] : hand, false);
}

/* What is built comes from the hand; a creature that it completes wakes. */
static void
build(struct onirim_game *g, struct choice choice)
{
	if (oni_place_terror(g, choice_card(choice), hand_of(g->active),
	    choice_extra(choice)))
		oni_wake(g, choice_extra(choice));
}

static void
move_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step;

	pop(g);
	step = step_top(&g->steps);
	step->left--;
	step->card = 0;
	switch (choice_verb(choice)) {
	case ONIRIM_VERB_DRAW:
		push(g, drawing(g->active, 1));
		return;
	case ONIRIM_VERB_EXCHANGE:
		push(g, (struct step){.kind = STEP_EXCHANGE,
		    .seat = g->active});
		return;
	}
	if (step->left > 0)
		step->card = (uint8_t)
		    (oni_terrors[choice_card(choice)].legion + 1);
	build(g, choice);
}

/* Cards to exchange, in ascending order; at least one (N5).  `left` counts
 * those that lie on the discard pile. */
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

static void
exchange_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);

	if (choice_verb(choice) == ONIRIM_VERB_DISCARD) {
		step->card = choice_card(choice);
		step->left++;
		move_terror(g, choice_card(choice), hand_of(g->active),
		    DISCARD);
		return;
	}
	push(g, drawing(g->active, pop(g).left / 2));
}

const struct rule *const oni_nightmarium_rules[STEPS_OF_NIGHTMARIUM] = {
	[STEP_CHANCE] = &(const struct rule){ .legal = oni_chance_legal,
	                  .answer = oni_chance_answer,
	                  .ask = ONIRIM_ASK_DEAL },

	[STEP_ACTIONS]     = &(const struct rule){ .run = turn },
	[STEP_CARDS_COME]     = &(const struct rule){ .run = oni_draw },
	[STEP_MOVE]     = &(const struct rule){ .legal = move_legal, .answer = move_answer,
	                    .ask = ONIRIM_ASK_MOVE },
	[STEP_EXCHANGE] = &(const struct rule){ .legal = exchange_legal,
	                    .answer = exchange_answer,
	                    .ask = ONIRIM_ASK_EXCHANGE },

	[STEP_POWERS]   = &(const struct rule){ .run = oni_powers },
	[STEP_PENALTY]  = &(const struct rule){ .run = oni_penalty },
	[STEP_LEGION]   = &(const struct rule){ .legal = oni_legion_legal,
	                    .answer = oni_legion_answer,
	                    .ask = ONIRIM_ASK_LEGION },

	[STEP_HERALD]       = &(const struct rule){ .run = oni_herald },
	[STEP_HERALD_BUILD] = &(const struct rule){ .legal = oni_herald_legal,
	                        .answer = oni_herald_answer,
	                        .ask = ONIRIM_ASK_HERALD,
	                        .subject = ABOUT_STEP },
	[STEP_WAKE]         = &(const struct rule){ .legal = oni_wake_legal,
	                        .answer = oni_wake_answer,
	                        .ask = ONIRIM_ASK_WAKE,
	                        .subject = ABOUT_STEP },
	[STEP_JOKER]        = &(const struct rule){ .legal = oni_joker_legal,
	                        .answer = oni_joker_answer,
	                        .ask = ONIRIM_ASK_JOKER,
	                        .subject = ABOUT_STEP },
	[STEP_EXECUTIONER]  = &(const struct rule){ .legal = oni_executioner_legal,
	                        .answer = oni_executioner_answer,
	                        .ask = ONIRIM_ASK_EXECUTIONER,
	                        .subject = ABOUT_STEP },
	[STEP_SCAVENGER]    = &(const struct rule){ .legal = oni_scavenger_legal,
	                        .answer = oni_scavenger_answer,
	                        .ask = ONIRIM_ASK_SCAVENGER,
	                        .subject = ABOUT_STEP },
	[STEP_DEVOURER]     = &(const struct rule){ .legal = oni_devourer_legal,
	                        .answer = oni_devourer_answer,
	                        .ask = ONIRIM_ASK_DEVOURER,
	                        .subject = ABOUT_STEP },
};
