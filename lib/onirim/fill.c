/* fill.c - filling the hand. */
#include "book.h"
#include "fill.h"
#include "hand.h"

/* Whether a card must be drawn for a place of the hand, and can be drawn.  If
 * the hand is complete, the step ends.  If the deck is empty, the game ends
 * (2.8); Limbo is not part of the deck (R8). */
static inline bool
must_draw(struct onirim_game *g, struct place to, int over)
{
	if (to.zone == 0) {
		pop(g);
		return false;
	}
	if (deck_is_out(&g->deck)) {
		oni_end(g, over, ONIRIM_NOBODY);
		return false;
	}
	return true;
}

/* The dealt card joins the hand.  Each call of move_card() gets a constant
 * place. */
static inline void
join_hand(struct onirim_game *g, struct place to)
{
	if (to.zone == ONIRIM_ZONE_HAND)
		move_card(g, g->dealt.card, DEALT, own_cards(to.index));
	else
		move_card(g, g->dealt.card, DEALT, SHARED);
}

/* A card was drawn to fill the hand.  A Location joins the hand.  Doors and
 * Dreams are shown to all and ask what to do.  Returns whether the card joined
 * the hand. */
static inline bool
meet(struct onirim_game *g, struct place to)
{
	const unsigned card = g->dealt.card;

	if (set_has(LOCATIONS, card)) {
		join_hand(g, to);
		return true;
	}
	move_card(g, card, DEALT, PENDING);
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

/* Two players may cast spells when the hand is complete, because the next turn
 * is the other player's (R17). */
static ONI_NOINLINE void
end_with_spells(struct onirim_game *g)
{
	if (g->config.players == 2 && oni_book_spells_now(g) != 0)
		push(g, (struct step){.kind = STEP_END, .seat = g->active});
}

/* Phase 2: draw until the hand is complete (2.6).  A spell may be cast before
 * each draw (R17). */
static void
fill_run(struct onirim_game *g)
{
	struct place to = drawn_to(g);

	do {
		if (is_dealt(g)) {
			if (!meet(g, to))
				return;
			to = drawn_to(g);
		}
		if (!must_draw(g, to, ONIRIM_OVER_FILL)) {
			if (plays_with(g, SET_STEPS) && to.zone == 0)
				end_with_spells(g);
			return;
		}
		if (spell_is_there(g)) {
			push(g, (struct step){.kind = STEP_DRAW,
			    .seat = g->active});
			return;
		}
	} while (oni_deal(g));
}

const struct rule oni_step_fill = {
	.cause = CAUSE_NONE,
	.run = fill_run, .deals_from = ONIRIM_ZONE_TOP, .on = ON(STEP_LIMBO),
};

/* A new hand, as at the beginning: Locations are drawn until it is complete.
 * All other cards are put into Limbo without effect (2.1, 2.6 IV). */
static void
new_hand_run(struct onirim_game *g)
{
	struct place to = drawn_to(g);

	do {
		if (is_dealt(g)) {
			if (set_has(LOCATIONS, g->dealt.card))
				join_hand(g, to);
			else
				move_card(g, g->dealt.card, DEALT, LIMBO);
			to = drawn_to(g);
		}
	} while (must_draw(g, to, ONIRIM_OVER_NEW_HAND) && oni_deal(g));
}

const struct rule oni_step_new_hand = {
	.run = new_hand_run, .deals_from = ONIRIM_ZONE_TOP,
	.on = ON(STEP_NIGHTMARE_END) | ON(STEP_TOWERS_SHAKE) |
	    ON(STEP_PREMONITIONS_COME),
	.on_in_set_up = ON(STEP_LIMBO),
};

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
	if (spell_is_cast(g, choice))
		return;
	pop(g);
	oni_deal(g);
}

/* A spell may be looking at all cards of the deck. */
static bool
draw_fits(const struct onirim_game *g, const struct step *step)
{
	(void)step;
	return oni_hand_lacking(g) > 0 &&
	    deck_size(&g->deck) + g->looked.count > 0;
}

const struct rule oni_step_draw = {
	.legal = draw_legal, .answer = draw_answer, .ask = ONIRIM_ASK_DRAW,
	.sets = 1 << SET_STEPS, .on = ON(STEP_FILL), .fits = draw_fits,
	.relies.name = "a card is to be drawn, and there is one",
};
