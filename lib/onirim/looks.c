/* looks.c - cards looked at, and what becomes of them. */
#include "hand.h"
#include "looks.h"

bool
oni_looks_are_seen_by(const struct onirim_game *g, uint8_t seats)
{
	return g->looked.count == 0 || g->lookers == seats;
}

/* So many cards, or all that the deck had beyond those put back. */
bool
oni_looks_are_all(const struct onirim_game *g, unsigned cards, unsigned most,
    unsigned put_back)
{
	return cards == most ||
	    (cards < most && deck_size(&g->deck) == put_back);
}

/* Those seats look at so many cards, or are about to. */
bool
oni_looks_fit(const struct onirim_game *g, const struct step *step, uint8_t seats,
    unsigned cards)
{
	if (!oni_looks_are_seen_by(g, seats))
		return false;
	if (is_top(g, step))
		return oni_looks_are_all(g, g->looked.count, cards, 0);
	return step[1].card == seats &&
	    g->looked.count + step[1].left == (int)cards;
}

/* Lay the next cards of the deck open to the seats that see them, one by one;
 * the step beneath finds them.  Those who knew where one lay know it no more
 * once another seat holds it among those it looks at. */
ONI_INLINE void
look_with(struct onirim_game *g, bool (*deal)(struct onirim_game *g))
{
	struct step *step = step_top(&g->steps);

	do {
		if (is_dealt(g)) {
			move_card(g, g->dealt.card, DEALT,
			    looked_by(step->card));
			step->left--;
		}
		if (step->left == 0 || deck_is_out(&g->deck)) {
			pop(g);
			return;
		}
	} while (deal(g));
}

static void
look_run(struct onirim_game *g)
{
	look_with(g, oni_deal);
}

/* Above a swap nothing is looked at yet. */
static bool
look_fits(const struct onirim_game *g, const struct step *step)
{
	if (step->left == 0)
		return false;
	return step[1].kind != STEP_SWAP || (g->looked.count == 0 &&
	    deck_size(&g->deck) > 0 && (step[-1].kind == STEP_PROPHECY ||
	    step[-1].kind == STEP_ORDER));
}

const struct rule oni_step_look = {
	.run = look_run,
	.deals_from = ONIRIM_ZONE_TOP,
	.deals_to = ONIRIM_ZONE_PENDING,
	.on = ON(PROPHECY) | ON(ORDER) | ON(REVEALED) | ON(DISCARD_ANY),
	.operands = OPERAND_CARD | OPERAND_LEFT,
	.fits = look_fits,
	.relies.name = "there are cards to look at",
};

static void
look_lowest_run(struct onirim_game *g)
{
	look_with(g, oni_deal_lowest);
}

/* Before the price is paid nothing is looked at; the deck has a card. */
static bool
look_lowest_fits(const struct onirim_game *g, const struct step *step)
{
	return step->left > 0 && (step[1].kind != STEP_PAY ||
	    (g->looked.count == 0 && deck_size(&g->deck) > 0));
}

const struct rule oni_step_look_lowest = {
	.run = look_lowest_run,
	.deals_from = ONIRIM_ZONE_BOTTOM,
	.deals_to = ONIRIM_ZONE_PENDING,
	.on = ON(TOP),
	.sets = 1 << SET_STEPS,
	.operands = OPERAND_CARD | OPERAND_LEFT,
	.fits = look_lowest_fits,
	.relies.name = "there are lowest cards to look at",
};

/* Prophecy (2.5, R3): of the cards looked at one goes to the discard pile
 * without effect (R4), the others back on top in any order. */
static void
prophecy_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, g->looked.set, ONIRIM_VERB_DROP, 0);
}

static void
prophecy_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	move_card(g, choice_card(choice), LOOKED, DISCARD);
	if (g->looked.count > 0)
		push(g, ordering(g, ONIRIM_ZONE_TOP));
}

static bool
prophecy_fits(const struct onirim_game *g, const struct step *step)
{
	return pile_has(&g->table.onirim.discard, KEYS) &&
	    oni_looks_fit(g, step, seat_bit(g), PROPHECY_CARDS);
}

const struct rule oni_step_prophecy = {
	.legal = prophecy_legal,
	.answer = prophecy_answer,
	.ask = ONIRIM_ASK_PROPHECY,
	.hand = LACKS_ONE,
	.on = ON(FILL),
	.fits = prophecy_fits,
	.relies.name = "a Key was discarded, and five cards are looked at",
};

/* Put back what was looked at, the card to be drawn first before the others
 * (7.4): on top, where as many as `left` says lie already, or to the
 * bottom. */
static void
order_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, g->looked.set, ONIRIM_VERB_NEXT, 0);
}

static void
order_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);

	if (step->card == ONIRIM_ZONE_TOP)
		move_card(g, choice_card(choice), LOOKED,
		    deck_under(step->left++));
	else
		move_card(g, choice_card(choice), LOOKED, DECK_BOTTOM);
	if (g->looked.count == 0)
		pop(g);
}

/* Some Tower of this number was discarded. */
static bool
is_tower_discarded(const struct onirim_game *g, unsigned number)
{
	const struct pile *discard = &g->table.onirim.discard;

	for (uint64_t left = pile_cards(discard) & TOWERS; left != 0;
	    left &= left - 1)
		if (tower_number(set_lowest(left)) == number)
			return true;
	return false;
}

/* After a Prophecy, or by a Tower, which may still be looking. */
static bool
order_of_discard_fits(const struct onirim_game *g, const struct step *step)
{
	const unsigned cards = (unsigned)g->looked.count + step->left;

	if (oni_hand_lacking(g) != 1)
		return false;
	if (!is_top(g, step))
		return step->left == 0 && step[1].card == seat_bit(g) &&
		    is_tower_discarded(g, cards + step[1].left);
	if (pile_has(&g->table.onirim.discard, KEYS) &&
	    oni_looks_are_all(g, cards, PROPHECY_CARDS - 1, step->left))
		return true;
	for (unsigned number = 3; number <= 5; number++)
		if (is_tower_discarded(g, number) &&
		    oni_looks_are_all(g, cards, number, step->left))
			return true;
	return false;
}

/* What a Happy Dream showed and was not discarded. */
static bool
order_of_happy_fits(const struct onirim_game *g, const struct step *step)
{
	const unsigned cards = (unsigned)g->looked.count + step->left;

	return is_top(g, step) && cards <= HAPPY_CARDS &&
	    (cards + pile_size(&g->table.onirim.discard) >= HAPPY_CARDS ||
	    deck_size(&g->deck) == step->left);
}

/* Cards that were put back lie there as they were seen. */
static bool
order_on_top_fits(const struct onirim_game *g, const struct step *step)
{
	const struct deck *deck = &g->deck;
	const bool happy = step[-1].kind == STEP_HAPPY_END;
	const uint8_t seats = happy ? all_seats(g) : seat_bit(g);

	if (step->left > deck->top_count || !oni_looks_are_seen_by(g, seats))
		return false;
	for (unsigned i = 0; i < step->left; i++)
		if (deck->top[deck->top_count - 1 - i].seen != seats)
			return false;
	if (happy)
		return order_of_happy_fits(g, step);
	return step[-1].kind == STEP_FILL && order_of_discard_fits(g, step);
}

/* After Paradoxical Prophecy, which put one card on top. */
static bool
order_at_bottom_fits(const struct onirim_game *g, const struct step *step)
{
	const struct deck *deck = &g->deck;
	const uint8_t seats = seat_bit(g);
	const unsigned back = deck->bottom_count;

	return is_top(g, step) && step->left == 0 &&
	    step[-1].kind != STEP_FILL && step[-1].kind != STEP_HAPPY_END &&
	    deck->top_count > 0 &&
	    deck->top[deck->top_count - 1].seen == seats &&
	    oni_looks_are_seen_by(g, seats) && (back == 0 ||
	    deck->bottom[0].seen == seats) &&
	    oni_looks_are_all(g, g->looked.count + back, LOWEST_CARDS - 1, back + 1);
}

static bool
order_fits(const struct onirim_game *g, const struct step *step)
{
	switch (step->card) {
	case ONIRIM_ZONE_TOP:
		return order_on_top_fits(g, step);
	case ONIRIM_ZONE_BOTTOM:
		return order_at_bottom_fits(g, step);
	}
	return false;
}

const struct rule oni_step_order = {
	.legal = order_legal,
	.answer = order_answer,
	.ask = ONIRIM_ASK_ORDER,
	.on = ON(FILL) | ON(HAPPY_END) | SPELL_TIME,
	.operands = OPERAND_CARD | OPERAND_LEFT,
	.fits = order_fits,
	.relies.name = "what was looked at is put back",
};
