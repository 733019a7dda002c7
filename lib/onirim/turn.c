/* turn.c - the turn of Onirim, in the order of the rulebook. */
#include "book.h"
#include "doors.h"
#include "dreams.h"
#include "hand.h"
#include "looks.h"
#include "nightmare.h"
#include "row.h"
#include "sets.h"
#include "setup.h"
#include "towers.h"
#include "turn.h"

/*
 * The turn (2.2): play or discard a card, fill the hand, shuffle Limbo into the
 * deck.  The step of the turn stays at the bottom of the stack.  It plays all
 * that comes behind the question of phase 1, and begins the next turn.
 */

/* A turn begins with the question of phase 1.  If a spell is being cast there,
 * its steps lie above that question. */
bool
oni_onirim_turn_has_begun(const struct onirim_game *g)
{
	return !is_over(g) && oni_step(g)->kind == STEP_ACT;
}

/*
 * Phase 1: play a room whose symbol differs from that of the last room in the
 * row (2.3), or a Tower (5.2), or discard any card (2.5).  Two players choose
 * from their own and the shared cards (3.2).  Spells can be cast first (R17).
 */
ONI_INLINE void
offer_acts(const struct onirim_game *g, struct choices *choices, bool sets)
{
	const struct onirim_table *table = &g->table.onirim;
	const uint64_t own = table->hands[g->active].set;
	const uint64_t shared = table->shared.set;
	const uint64_t fit = rooms_that_fit(table, g->active);

	choices_add(choices, own & fit, ONIRIM_VERB_PLAY, PLACE_OWN);
	choices_add(choices, shared & fit, ONIRIM_VERB_PLAY, PLACE_SHARED);
	if (sets && ((own | shared) & TOWERS) != 0) {
		oni_towers_offer(g, choices, own, PLACE_OWN);
		oni_towers_offer(g, choices, shared, PLACE_SHARED);
	}
	choices_add(choices, own, ONIRIM_VERB_DISCARD, PLACE_OWN);
	choices_add(choices, shared, ONIRIM_VERB_DISCARD, PLACE_SHARED);
	if (sets)
		spells_offer(g, choices);
}

_Static_assert(2 + 2 * 2 + 2 + 1 <= (int)CHOICE_ROWS_MAX, "there is room for "
    "rooms, Towers at two ends and discards, own and shared, and spells");

static ONI_NOINLINE void
act_legal_with_sets(const struct onirim_game *g, struct choices *choices)
{
	offer_acts(g, choices, true);
}

/* This is the most frequent question.  Without sets it calls no other
 * function. */
static void
act_legal(const struct onirim_game *g, struct choices *choices)
{
	if (g->config.sets == 0)
		offer_acts(g, choices, false);
	else
		act_legal_with_sets(g, choices);
}

/* If a room is the third of its colour in a row, the seat may take a Door of
 * this colour, if the deck has one (2.4, R2). */
ONI_INLINE void
play(struct onirim_game *g, unsigned room, struct place from)
{
	struct onirim_table *table = &g->table.onirim;
	const unsigned seat = g->active, door = RED_DOOR + room_colour(room);
	const uint8_t series = series_with(table, seat, room);

	table->series[seat] = series;
	move_card(g, room, from, row_of(seat));
	if (series == 0 && oni_deck_count(&g->deck, door) > 0)
		push(g, (struct step){STEP_SEARCH, (uint8_t)seat,
		    (uint8_t)door, 0});
}

/* A Key that is discarded here is a Prophecy (2.5, R5).  A Tower lets the seat
 * look at as many cards as its number says, and order them (5.3).  Two players
 * are offered a swap before that (3.3, R11). */
ONI_INLINE void
discard(struct onirim_game *g, unsigned card, struct place from)
{
	move_card(g, card, from, DISCARD);
	if (set_has(KEYS, card) && deck_size(&g->deck) > 0) {
		push(g, (struct step){.kind = STEP_PROPHECY,
		    .seat = g->active, .card = (uint8_t)card});
		push(g, looking(seats_told(g, g->active), PROPHECY_CARDS));
	} else if (set_has(TOWERS, card) && deck_size(&g->deck) > 0) {
		push(g, ordering(g, card));
		push(g, looking(seats_told(g, g->active),
		    tower_number(card)));
	} else {
		assert(!set_has(oni_sets_asked_of(g), card) ||
		    deck_size(&g->deck) == 0);
	}
	if (g->config.players == 2)
		push(g, (struct step){.kind = STEP_SWAP, .seat = g->active});
}

ONI_INLINE void
act(struct onirim_game *g, struct choice choice, struct place from)
{
	if (choice_verb(choice) == ONIRIM_VERB_DISCARD)
		discard(g, choice_card(choice), from);
	else if (set_has(TOWERS, choice_card(choice)))
		oni_towers_play(g, choice);
	else
		play(g, choice_card(choice), from);
}

static void
act_answer(struct onirim_game *g, struct choice choice)
{
	if (spell_is_cast(g, choice))
		return;
	pop(g);
	if (choice_place(choice) == PLACE_OWN)
		act(g, choice, own_cards(g->active));
	else
		act(g, choice, SHARED);
}

static const struct rule step_act = {
	.cause = CAUSE_NONE, .legal = act_legal, .answer = act_answer,
	.ask = ONIRIM_ASK_ACT,
};

static const struct wait step_act_waits = {
	.on = ON(STEP_TURN),
};

/* Swap one own card for one shared card with another face, or not (3.3,
 * R11). */
static void
swap_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct onirim_table *table = &g->table.onirim;
	const uint64_t own = table->hands[g->active].set;
	uint64_t shared = table->shared.set;

	for (; shared != 0; shared &= shared - 1) {
		const unsigned card = set_lowest(shared);

		choices_add(choices, own & ~set_of(card), ONIRIM_VERB_SWAP,
		    oni_ruleset(g)->faces[card]);
	}
	choices_add_bare(choices, ONIRIM_VERB_DECLINE);
}

_Static_assert(SHARED_CARDS + 1 <= (int)CHOICE_ROWS_MAX,
    "there is room for each shared card, and to decline");

static void
swap_answer(struct onirim_game *g, struct choice choice)
{
	const struct place own = own_cards(g->active);

	pop(g);
	if (choice_verb(choice) == ONIRIM_VERB_DECLINE)
		return;
	move_card(g, choice_card(choice), own, SHARED);
	move_card(g, oni_rank(g, choice_place(choice)), SHARED, own);
}

static const struct rule step_swap = {
	.cause = CAUSE_NONE, .legal = swap_legal, .answer = swap_answer,
	.ask = ONIRIM_ASK_SWAP,
};

static const struct wait step_swap_waits = {
	.on = ON(STEP_TURN) | ON(STEP_LOOK),
};

/* Phase 2: a card was drawn.  A Location joins the hand.  Doors and Dreams are
 * shown to all and ask what to do (2.6).  Returns whether the card joined the
 * hand. */
ONI_INLINE bool
meet(struct onirim_game *g, const struct dealt *dealt)
{
	const unsigned card = dealt->known.card;

	if (set_has(LOCATIONS, card)) {
		join_hand(g, dealt);
		return true;
	}
	bring_card(g, dealt, PENDING);
	if (set_has(DOORS, card)) {
		push(g, (struct step){.kind = STEP_DOOR, .seat = g->active});
	} else if (card == NIGHTMARE) {
		push(g, (struct step){.kind = STEP_NIGHTMARE_END});
		push(g, (struct step){.kind = STEP_NIGHTMARE,
		    .seat = g->active});
	} else {
		push(g, (struct step){.kind = STEP_HAPPY_END});
		push(g, (struct step){.kind = STEP_HAPPY, .seat = g->active});
	}
	return false;
}

/* Whether the next card can be drawn.  If the deck is empty, the game is lost
 * (2.8); Limbo is not part of the deck (R8).  A spell may be cast before each
 * draw (R17). */
static inline bool
may_draw(struct onirim_game *g)
{
	if (deck_is_out(&g->deck)) {
		oni_end(g, ONIRIM_OVER_FILL, ONIRIM_NOBODY);
		return false;
	}
	if (spell_is_there(g)) {
		push(g, (struct step){.kind = STEP_DRAW, .seat = g->active});
		return false;
	}
	return true;
}

/* Draw until the hand is complete (2.6).  Returns whether it is. */
ONI_INLINE bool
fill_hand(struct onirim_game *g)
{
	struct dealt dealt;

	for (int lacking = hand_lacking(g); lacking > 0; lacking--)
		if ((!is_dealt(g) && !may_draw(g)) || !oni_deal(g, &dealt) ||
		    !meet(g, &dealt))
			return false;
	return true;
}

/* Before a card is drawn a spell may be cast. */
static void
draw_legal(const struct onirim_game *g, struct choices *choices)
{
	spells_offer(g, choices);
	choices_add_bare(choices, ONIRIM_VERB_DRAW);
}

static void
draw_answer(struct onirim_game *g, struct choice choice)
{
	struct dealt dealt;

	if (spell_is_cast(g, choice))
		return;
	pop(g);
	if (oni_deal(g, &dealt))
		g->dealt = dealt;
}

/* A spell may be looking at all cards of the deck. */
static bool
draw_fits(const struct onirim_game *g, const struct step *step)
{
	(void)step;
	return hand_lacking(g) > 0 &&
	    deck_size(&g->deck) + g->looked.count > 0;
}

static const struct rule step_draw = {
	.legal = draw_legal, .answer = draw_answer, .ask = ONIRIM_ASK_DRAW,
};

static const struct wait step_draw_waits = {
	.sets = 1 << SET_STEPS, .on = ON(STEP_TURN), .fits = draw_fits,
	.relies = "a card is to be drawn, and there is one",
};

/* Phase 3: Limbo is shuffled into the deck.  If Limbo is empty, known cards
 * stay where they are (2.7). */
static inline void
shuffle_limbo(struct onirim_game *g)
{
	struct short_pile *few = &g->table.onirim.limbo;

	if (few->sums == 0)
		return;
	oni_shuffle(g);
	if (is_logged(g))
		oni_log_few(g, *few, RED_DOOR, LIMBO, POOL);
	short_pour(few, &g->deck.pool, RED_DOOR);
}

/* A turn begins with phase 1. */
void
oni_onirim_turn_begins(struct onirim_game *g)
{
	push(g, (struct step){.kind = STEP_ACT, .seat = g->active});
}

/* After the set-up the first turn is that of the seat that is active. */
static inline void
end_turn(struct onirim_game *g)
{
	shuffle_limbo(g);
	if (g->turn++ > 0)
		g->active = seat_after(g, g->active);
	oni_onirim_turn_begins(g);
	if (is_logged(g))
		oni_log_open(g, (struct log_entry){.kind = ONIRIM_EVENT_TURN,
		    .seat = g->active});
}

/* Two players may cast spells when the hand is complete, because the next turn
 * is the other player's (R17). */
static inline bool
may_cast_at_end(const struct onirim_game *g)
{
	return g->config.players == 2 && spell_is_there(g);
}

static void
turn_run(struct onirim_game *g)
{
	if (!fill_hand(g))
		return;
	if (may_cast_at_end(g))
		push(g, (struct step){.kind = STEP_END, .seat = g->active});
	else
		end_turn(g);
}

static const struct rule step_turn = {
	.cause = CAUSE_NONE, .run = turn_run, .deals_from = ONIRIM_ZONE_TOP,
};

static const struct wait step_turn_waits = {0};

/* The hand is full, and Limbo is not shuffled yet: end the turn, or cast a
 * spell first, as often as one can be cast (R17). */
static void
end_legal(const struct onirim_game *g, struct choices *choices)
{
	spells_offer(g, choices);
	choices_add_bare(choices, ONIRIM_VERB_STOP);
}

static void
end_answer(struct onirim_game *g, struct choice choice)
{
	if (spell_is_cast(g, choice))
		return;
	pop(g);
	end_turn(g);
}

static bool
end_fits(const struct onirim_game *g, const struct step *step)
{
	(void)step;
	return g->config.players == 2 && hand_lacking(g) == 0;
}

static const struct rule step_end = {
	.cause = CAUSE_NONE,
	.legal = end_legal, .answer = end_answer, .ask = ONIRIM_ASK_END,
};

static const struct wait step_end_waits = {
	.sets = 1 << SET_STEPS, .on = ON(STEP_TURN), .fits = end_fits,
	.relies = "two players have filled the hand",
};

/* In the set-up Limbo is shuffled into the deck before two players draft. */
static void
limbo_run(struct onirim_game *g)
{
	pop(g);
	shuffle_limbo(g);
}

static bool
limbo_fits(const struct onirim_game *g, const struct step *step)
{
	return step[-1].kind ==
	    (g->config.players == 2 ? STEP_DRAFT : STEP_TURN);
}

static const struct rule step_limbo = {
	.cause = CAUSE_NONE, .run = limbo_run,
};

static const struct wait step_limbo_waits = {
	.on_in_set_up = ON(STEP_TURN) | ON(STEP_DRAFT), .fits = limbo_fits,
	.relies = "two players draft when Limbo has been shuffled back",
};

/* The host is asked for a card for a hand that lacks one, or for another place.
 * The deck must have no known cards at this end. */
static bool
chance_fits(const struct onirim_game *g, const struct step *step)
{
	const struct rule *taker = oni_onirim_rules[step[-1].kind];

	if (g->config.chance != CHANCE_HOST ||
	    step->card != taker->deals_from ||
	    (taker->deals_to == 0 && hand_lacking(g) == 0))
		return false;
	return (step->card != ONIRIM_ZONE_TOP || g->deck.top_count == 0) &&
	    (step->card != ONIRIM_ZONE_BOTTOM || g->deck.bottom_count == 0);
}

static const struct rule step_chance = {
	.legal = oni_chance_legal, .answer = oni_chance_answer,
	.ask = ONIRIM_ASK_DEAL,
};

static const struct wait step_chance_waits = {
	.on = ON(STEP_PREMONITIONS_COME) | ON(STEP_TURN) | ON(STEP_NEW_HAND) |
	    ON(STEP_LOOK) | ON(STEP_LOOK_LOWEST),
	.on_in_set_up = ON(STEP_LAY_GOALS) | ON(STEP_PREMONITIONS_COME) |
	    ON(STEP_NEW_HAND), .operands = OPERAND_CARD, .fits = chance_fits,
	.relies = "the host deals what a step waits for",
};

/* The page: all kinds of step, each with its rule. */
#define EACH_STEP_OF_ONIRIM						\
	STEP(STEP_CHANCE, step_chance)					\
									\
	/* The set-up. */						\
	STEP(STEP_LAY_GOALS, oni_step_lay_goals)			\
	STEP(STEP_PREMONITIONS_COME, oni_step_premonitions_come)	\
	STEP(STEP_NEW_HAND, oni_step_new_hand)				\
	STEP(STEP_LIMBO, step_limbo)					\
	STEP(STEP_DRAFT, oni_step_draft)				\
									\
	/* The turn, beneath all that follows. */			\
	STEP(STEP_TURN, step_turn)					\
									\
	/* Phase 1: play or discard. */					\
	STEP(STEP_ACT, step_act)					\
	STEP(STEP_SEARCH, oni_step_search)				\
	STEP(STEP_SWAP, step_swap)					\
	STEP(STEP_PROPHECY, oni_step_prophecy)				\
	STEP(STEP_ORDER, oni_step_order)				\
									\
	/* Phase 2: fill the hand. */					\
	STEP(STEP_LOOK, oni_step_look)					\
	STEP(STEP_DRAW, step_draw)					\
	STEP(STEP_DOOR, oni_step_door)					\
	STEP(STEP_PLACE, oni_step_place)				\
	STEP(STEP_NIGHTMARE, oni_step_nightmare)			\
	STEP(STEP_REVEALED, oni_step_revealed)				\
	STEP(STEP_NIGHTMARE_END, oni_step_nightmare_end)		\
									\
	/* Before Limbo is shuffled into the deck. */			\
	STEP(STEP_END, step_end)					\
									\
	/* Spells, at any of six questions. */				\
	STEP(STEP_PAY, oni_step_pay)					\
	STEP(STEP_LOOK_LOWEST, oni_step_look_lowest)			\
	STEP(STEP_TOP, oni_step_top)					\
	STEP(STEP_ORDER_LOWEST, oni_step_order_lowest)			\
	STEP(STEP_GOALS, oni_step_goals)				\
	STEP(STEP_PUNISH, oni_step_punish)				\
									\
	/* Towers, after a Nightmare. */				\
	STEP(STEP_TOWERS_SHAKE, oni_step_towers_shake)			\
	STEP(STEP_TOWER, oni_step_tower)				\
									\
	/* Premonitions, after a Door; Happy Dreams. */			\
	STEP(STEP_PREMONITIONS, oni_step_premonitions)			\
	STEP(STEP_PREMONITION, oni_step_premonition)			\
	STEP(STEP_STRIKE, oni_step_strike)				\
	STEP(STEP_LOSE_DOOR, oni_step_lose_door)			\
	STEP(STEP_LOSE_KEYS, oni_step_lose_keys)			\
	STEP(STEP_HAPPY, oni_step_happy)				\
	STEP(STEP_FETCH, oni_step_fetch)				\
	STEP(STEP_DISCARD_ANY, oni_step_discard_any)			\
	STEP(STEP_HAPPY_END, oni_step_happy_end)

const struct rule *const oni_onirim_rules[] = {
#define STEP(kind, rule) [kind] = &rule,
	EACH_STEP_OF_ONIRIM
#undef STEP
};

const struct wait *const oni_onirim_waits[STEPS_OF_ONIRIM] = {
#define STEP(kind, rule) [kind] = &rule##_waits,
	EACH_STEP_OF_ONIRIM
#undef STEP
};

_Static_assert(sizeof oni_onirim_rules / sizeof oni_onirim_rules[0] ==
    STEPS_OF_ONIRIM, "every kind of step is on the page");
