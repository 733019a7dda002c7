/* book.c - the Book of Steps Lost and Found: Goals and spells. */
#include "book.h"
#include "looks.h"
#include "move.h"

/*
 * Goals (4.1, 4.2).
 */

/* Lay out the eight Goals, from left to right. */
static void
lay_goals_run(struct onirim_game *g)
{
	static const struct place goals = {ONIRIM_ZONE_GOALS, 0};
	struct dealt dealt;

	while (g->table.onirim.goal_count < GOALS_MAX) {
		if (!oni_deal_of_zone(g, ONIRIM_ZONE_GOALS, &dealt))
			return;
		bring_card(g, &dealt, goals);
	}
	pop(g);
}

const struct rule oni_step_lay_goals = {
	.run = lay_goals_run, .deals_from = ONIRIM_ZONE_GOALS,
	.deals_to = ONIRIM_ZONE_GOALS,
};

const struct wait oni_step_lay_goals_waits = {
	.sets = 1 << SET_STEPS,
	.on_in_set_up = ON(STEP_PREMONITIONS_COME) | ON(STEP_NEW_HAND),
};

/* The place of the leftmost Goal with this colour and this side up, or
 * GOALS_MAX. */
static unsigned
find_goal(const struct onirim_table *table, unsigned goal)
{
	unsigned i = 0;

	while (i < GOALS_MAX && table->goals[i] != goal)
		i++;
	return i;
}

/* A Goal that was reopened has a rank, and is found before those without a
 * rank.  Rank 1 is the one reopened last, which is found first (R15).  There
 * are no gaps between ranks.  Goals without a rank are found from left to
 * right. */
unsigned
oni_book_next_goal(const struct onirim_table *table, unsigned k)
{
	unsigned before = 0;

	for (unsigned i = 0; i < GOALS_MAX; i++) {
		if (table->goal_ranks[i] == k + 1)
			return i;
		before += table->goal_ranks[i] > 0;
	}
	for (unsigned i = 0; i < table->goal_count; i++)
		if (table->goals[i] < GOAL_DOWN && table->goal_ranks[i] == 0 &&
		    before++ == k)
			return i;
	return GOALS_MAX;
}

/* Give a place rank 1.  The other ranks go up by one. */
static void
gain_rank(struct onirim_table *table, unsigned place)
{
	for (unsigned i = 0; i < GOALS_MAX; i++)
		if (table->goal_ranks[i] > 0)
			table->goal_ranks[i]++;
	table->goal_ranks[place] = 1;
}

/* Take the rank of a place away.  The higher ranks go down by one. */
static void
lose_rank(struct onirim_table *table, unsigned place)
{
	const unsigned lost = table->goal_ranks[place];

	if (lost == 0)
		return;
	for (unsigned i = 0; i < GOALS_MAX; i++)
		if (table->goal_ranks[i] > lost)
			table->goal_ranks[i]--;
	table->goal_ranks[place] = 0;
}

unsigned
oni_book_next_colour(const struct onirim_table *table)
{
	const unsigned first = oni_book_next_goal(table, 0);

	return first < GOALS_MAX ? table->goals[first] : COLOURS;
}

bool
oni_book_accepts(const struct onirim_game *g, unsigned colour)
{
	return !plays_with(g, SET_STEPS) ||
	    oni_book_next_colour(&g->table.onirim) == colour;
}

/* Turn a Goal over.  Its rank must be set already. */
static void
flip_goal(struct onirim_game *g, unsigned i)
{
	struct onirim_table *table = &g->table.onirim;

	table->goals[i] ^= GOAL_DOWN;
	if (is_logged(g))
		oni_log_open(g, (struct log_entry){.kind = ONIRIM_EVENT_FLIP,
		    .seat = g->active,
		    .card.card = (uint8_t)(ONIRIM_CARD_GOAL +
			table->goals[i]),
		    .from = {ONIRIM_ZONE_GOALS, (uint8_t)i},
		    .detail = table->goal_ranks[i]});
}

void
oni_book_goal_reached(struct onirim_game *g)
{
	struct onirim_table *table = &g->table.onirim;
	unsigned first;

	if (!plays_with(g, SET_STEPS))
		return;
	first = oni_book_next_goal(table, 0);
	lose_rank(table, first);
	flip_goal(g, first);
}

/* The leftmost Goal of its colour is reopened (R16), and comes before all
 * others (R15). */
void
oni_book_goal_reopened(struct onirim_game *g, unsigned colour)
{
	struct onirim_table *table = &g->table.onirim;
	unsigned i;

	if (!plays_with(g, SET_STEPS))
		return;
	i = find_goal(table, colour | GOAL_DOWN);
	gain_rank(table, i);
	flip_goal(g, i);
}

unsigned
oni_book_goals_down(const struct onirim_table *table, unsigned colour)
{
	unsigned down = 0;

	for (unsigned i = 0; i < table->goal_count; i++)
		down += table->goals[i] == (colour | GOAL_DOWN);
	return down;
}

/*
 * Spells (4.3, R17).  They are offered in addition to the answers to ACT, DRAW,
 * DOOR, NIGHTMARE, HAPPY and END.  The question is asked again afterwards.
 */

/* Each spell costs more than the one before. */
static const struct spell {
	uint8_t price;
	uint8_t price_lost;     /* with `lost` */
} spells[SPELLS_END] = {
	/*                            price  lost */
	[ONIRIM_SPELL_PROPHECY]   = { PROPHECY_PRICE, 6 },
	[ONIRIM_SPELL_PLANNING]   = {  7,     9 },
	[ONIRIM_SPELL_PUNISHMENT] = { 10,    12 },
};

unsigned
oni_book_price(const struct onirim_game *g, unsigned spell)
{
	return set_has(g->config.variants, VARIANT_LOST)
	    ? spells[spell].price_lost : spells[spell].price;
}

/* Two Goals that differ in colour or in face can be swapped (R19).  There are
 * always two such Goals, because there are four colours. */
static bool
would_do_something(const struct onirim_game *g, unsigned spell)
{
	switch (spell) {
	case ONIRIM_SPELL_PROPHECY:
		return deck_size(&g->deck) > 0;
	case ONIRIM_SPELL_PLANNING:
		return true;
	}
	return oni_step(g)->kind == STEP_NIGHTMARE;
}

uint64_t
oni_book_spells_now(const struct onirim_game *g)
{
	const unsigned most = pile_size(&g->table.onirim.discard);
	uint64_t set = 0;

	for (unsigned spell = 0; spell < SPELLS_END &&
	    oni_book_price(g, spell) <= most; spell++)
		if (would_do_something(g, spell))
			set |= set_of(spell);
	return set;
}

void
oni_book_offer(const struct onirim_game *g, struct choices *choices)
{
	choices_add_extras(choices, oni_book_spells_now(g), ONIRIM_VERB_CAST,
	    0);
}

void
oni_book_cast(struct onirim_game *g, unsigned spell)
{
	const uint8_t seat = g->active;

	switch (spell) {
	case ONIRIM_SPELL_PROPHECY:
		push(g, (struct step){.kind = STEP_TOP, .seat = seat});
		push(g, (struct step){.kind = STEP_LOOK_LOWEST,
		    .card = seats_told(g, seat), .left = LOWEST_CARDS});
		break;
	case ONIRIM_SPELL_PLANNING:
		push(g, (struct step){.kind = STEP_GOALS, .seat = seat});
		break;
	case ONIRIM_SPELL_PUNISHMENT:
		push(g, (struct step){.kind = STEP_PUNISH});
		break;
	}
	push(g, (struct step){.kind = STEP_PAY, .seat = seat,
	    .left = (uint8_t)oni_book_price(g, spell)});
}

/* The price is paid card by card in ascending order, so that each set of cards
 * is offered only once.  Each card leaves the game at once (7.5).  From the
 * highest card that can be paid now to the end of the sorted discard pile,
 * there are just as many cards as are still to be paid. */
static void
pay_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct pile *discard = &g->table.onirim.discard;
	const struct step *step = oni_step(g);
	const unsigned highest = pile_at(discard,
	    pile_size(discard) - step->left);

	choices_add(choices, pile_cards_between(discard, step->card, highest),
	    ONIRIM_VERB_PAY, 0);
}

static void
pay_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);

	move_card(g, choice_card(choice), DISCARD, REMOVED);
	step->card = choice_card(choice);
	if (--step->left == 0)
		pop(g);
}

static bool
pay_fits(const struct onirim_game *g, const struct step *step)
{
	return step->left > 0 &&
	    step->left <= pile_size(&g->table.onirim.discard);
}

const struct rule oni_step_pay = {
	.legal = pay_legal, .answer = pay_answer, .ask = ONIRIM_ASK_PAY,
};

const struct wait oni_step_pay_waits = {
	.sets = 1 << SET_STEPS,
	.on = ON(STEP_LOOK_LOWEST) | ON(STEP_GOALS) | ON(STEP_PUNISH),
	.operands = OPERAND_CARD | OPERAND_LEFT, .fits = pay_fits,
	.relies = "there are as many discarded cards as are to be paid",
};

/* Paradoxical Prophecy (R18): of the lowest cards, one goes on top and the
 * others go to the bottom in any order. */
static void
top_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, g->looked.set, ONIRIM_VERB_TOP, 0);
}

static void
top_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	move_card(g, choice_card(choice), LOOKED, deck_under(0));
	if (g->looked.count > 0)
		push(g, (struct step){.kind = STEP_ORDER_LOWEST,
		    .seat = g->active});
}

/* The known bottom is looked at before any other card. */
static bool
top_fits(const struct onirim_game *g, const struct step *step)
{
	(void)step;
	return g->looked.count + g->deck.bottom_count <= LOWEST_CARDS;
}

const struct rule oni_step_top = {
	.cause = CAUSE_SPELL + ONIRIM_SPELL_PROPHECY, .legal = top_legal,
	.answer = top_answer, .ask = ONIRIM_ASK_TOP,
};

const struct wait oni_step_top_waits = {
	.sets = 1 << SET_STEPS, .looked = LOWEST_CARDS, .on = SPELL_TIME,
	.fits = top_fits,
	.relies = "the lowest cards are looked at before others",
};

/* Parallel Planning (R19): two Goals that differ in colour or in face change
 * places, and neither is turned over.  Ranks stay with the places. */
static void
goals_legal(const struct onirim_game *g, struct choices *choices)
{
	const uint8_t *goals = g->table.onirim.goals;

	for (unsigned i = 0; i < GOALS_MAX; i++) {
		uint64_t others = 0;

		for (unsigned j = i + 1; j < GOALS_MAX; j++)
			if (goals[i] != goals[j])
				others |= set_of(j);
		choices_add_pairs(choices, others, ONIRIM_VERB_GOALS, i);
	}
}

_Static_assert(GOALS_MAX - 1 <= (int)CHOICE_ROWS_MAX,
    "there is room for each Goal with those behind it");

/* A Goal has come to this place.  If it lies face down, it is not to be found,
 * and the place loses its rank. */
static void
goal_came(struct onirim_table *table, unsigned place)
{
	if (table->goals[place] >= GOAL_DOWN)
		lose_rank(table, place);
}

static void
goals_answer(struct onirim_game *g, struct choice choice)
{
	struct onirim_table *table = &g->table.onirim;
	uint8_t *goals = table->goals;
	const uint8_t moved = goals[choice_card(choice)];

	pop(g);
	goals[choice_card(choice)] = goals[choice_place(choice)];
	goals[choice_place(choice)] = moved;
	goal_came(table, choice_card(choice));
	goal_came(table, choice_place(choice));
	if (is_logged(g))
		oni_log_open(g, (struct log_entry){.kind = ONIRIM_EVENT_SWAP,
		    .seat = g->active, .count = 2,
		    .from = {ONIRIM_ZONE_GOALS, choice_card(choice)},
		    .to = {ONIRIM_ZONE_GOALS, choice_place(choice)}});
}

const struct rule oni_step_goals = {
	.cause = CAUSE_SPELL + ONIRIM_SPELL_PLANNING, .legal = goals_legal,
	.answer = goals_answer, .ask = ONIRIM_ASK_GOALS,
};

const struct wait oni_step_goals_waits = {
	.sets = 1 << SET_STEPS, .on = SPELL_TIME,
};

/* Powerful Punishment: the Nightmare that asks is discarded without effect. */
static void
punish_run(struct onirim_game *g)
{
	pop(g);
	assert(oni_step(g)->kind == STEP_NIGHTMARE);
	pop(g);
	pop(g);
	move_card(g, NIGHTMARE, PENDING, DISCARD);
}

const struct rule oni_step_punish = {
	.cause = CAUSE_SPELL + ONIRIM_SPELL_PUNISHMENT, .run = punish_run,
};

const struct wait oni_step_punish_waits = {
	.sets = 1 << SET_STEPS, .on = ON(STEP_NIGHTMARE),
};
