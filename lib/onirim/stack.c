/* stack.c - the stacks of steps that a game of Onirim can wait with. */
#include "book.h"
#include "draw.h"
#include "dreams.h"
#include "move.h"
#include "setup.h"
#include "stack.h"
#include "towers.h"
#include "turn.h"

uint64_t
oni_waiting(const struct onirim_game *g)
{
	uint64_t set = 0;

	for (unsigned i = 0; i < g->steps.count; i++)
		set |= set_of(g->steps.stack[i].kind);
	return set;
}

int
oni_lacking(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return table->complete.own + table->complete.shared -
	    table->hands[g->active].count - table->shared.count;
}

unsigned
oni_spell_of(unsigned kind)
{
	switch (kind) {
	case STEP_LOOK_LOWEST:
		return ONIRIM_SPELL_PROPHECY;
	case STEP_GOALS:
		return ONIRIM_SPELL_PLANNING;
	}
	return ONIRIM_SPELL_PUNISHMENT;
}

/*
 * What a step finds on the table.  The step beneath it is step[-1]; the one
 * that it waits for, when it is not on top, is step[1].
 */

static bool
is_top(const struct onirim_game *g, const struct step *step)
{
	return step == oni_step(g);
}

static uint8_t
seat_bit(const struct onirim_game *g)
{
	return (uint8_t)set_of(g->active);
}

/* A Premonition that has struck: it is out of the game, and the Doors have not
 * changed since. */
static bool
has_struck(const struct onirim_game *g, unsigned premonition)
{
	const struct onirim_table *table = &g->table.onirim;

	return pile_has(&table->removed,
	    set_of(FIRST_PREMONITION + premonition)) &&
	    oni_condition_holds(table, premonition);
}

static bool
is_looked_at_by(const struct onirim_game *g, uint8_t seats)
{
	return g->looked.count == 0 || g->lookers == seats;
}

/* So many cards, or all that the deck had beyond those put back. */
static bool
are_all(const struct onirim_game *g, unsigned cards, unsigned most,
    unsigned put_back)
{
	return cards == most ||
	    (cards < most && deck_size(&g->deck) == put_back);
}

/* Those seats look at so many cards, or are about to. */
static bool
looks(const struct onirim_game *g, const struct step *step, uint8_t seats,
    unsigned cards)
{
	if (!is_looked_at_by(g, seats))
		return false;
	if (is_top(g, step))
		return are_all(g, g->looked.count, cards, 0);
	return step[1].card == seats &&
	    g->looked.count + step[1].left == (int)cards;
}

/* Nothing is drawn before Goals and Premonitions lie there. */
static bool
is_nothing_drawn(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return table->hands[0].count + table->hands[1].count +
	    table->shared.count == 0 && table->limbo.sums == 0;
}

/* Each seat's own cards are known to the active one, which has looked through
 * the deck. */
static bool
is_partner_located(const struct onirim_game *g)
{
	for (unsigned seat = 0; seat < g->config.players; seat++)
		if (!set_has(hand_seats(g, seat), g->active) &&
		    !fan_is_known(&g->table.onirim.hands[seat]))
			return false;
	return true;
}

/*
 * The kinds, one by one.
 */

/* A card of unknown place comes: the known ones are gone. */
static bool
chance_fits(const struct onirim_game *g, const struct step *step)
{
	static const uint8_t zones[STEPS_OF_ONIRIM] = {
		[STEP_LAY_GOALS]         = ONIRIM_ZONE_GOALS,
		[STEP_PREMONITIONS_COME] = ONIRIM_ZONE_RESERVE,
		[STEP_FILL]              = ONIRIM_ZONE_TOP,
		[STEP_NEW_HAND]          = ONIRIM_ZONE_TOP,
		[STEP_LOOK]              = ONIRIM_ZONE_TOP,
		[STEP_LOOK_LOWEST]       = ONIRIM_ZONE_BOTTOM,
	};
	const struct deck *deck = &g->deck;

	if (g->config.chance != CHANCE_HOST ||
	    step->card != zones[step[-1].kind] ||
	    (step[-1].kind == STEP_FILL && oni_lacking(g) == 0))
		return false;
	switch (step->card) {
	case ONIRIM_ZONE_TOP:
		return deck->top_count == 0 &&
		    pile_size(&deck->pool) > deck->hidden + 1u;
	case ONIRIM_ZONE_BOTTOM:
		return deck->bottom_count == 0 &&
		    pile_size(&deck->pool) > deck->hidden + 1u;
	}
	return true;
}

static bool
lay_goals_fits(const struct onirim_game *g, const struct step *step)
{
	return is_nothing_drawn(g) && g->table.onirim.premonitions == 0 &&
	    step[-1].kind == (plays_with(g, SET_DREAMS)
	    ? STEP_PREMONITIONS_COME : STEP_NEW_HAND);
}

/* In the set-up all that are missing come; later the one of three-doors,
 * after the new hand, or the two of five-doors. */
static bool
premonitions_come_fits(const struct onirim_game *g, const struct step *step)
{
	const unsigned open = PREMONITIONS_MAX -
	    short_size(&g->table.onirim.reserve);
	const unsigned left = step->left;

	if (g->turn == 0)
		return left > 0 && open + left == g->config.premonitions &&
		    is_nothing_drawn(g);
	if (step[1].kind == STEP_NEW_HAND)
		return left == 1 && has_struck(g, THREE_DOORS);
	return (left == 1 && has_struck(g, THREE_DOORS) &&
	    oni_lacking(g) == 0) ||
	    ((left == 1 || left == 2) && has_struck(g, FIVE_DOORS));
}

/* The seats have taken cards in turn, which all saw lie there; or the eight
 * are still to come. */
static bool
draft_fits(const struct onirim_game *g, const struct step *step)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned all = 2u * 3;
	const unsigned taken = all - step->left;

	if (step->left == 0 || step->left > all ||
	    table->hands[g->active].count != (taken + 1) / 2 ||
	    table->hands[1 - g->active].count != taken / 2)
		return false;
	for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
		if (hand_seats(g, seat) != all_seats(g) &&
		    !fan_is_known(&table->hands[seat]))
			return false;
	if (!is_top(g, step))
		return taken == 0;
	return table->shared.count == step->left + 2 &&
	    table->limbo.sums == 0;
}

static bool
search_fits(const struct onirim_game *g, const struct step *step)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned count = table->row_count[g->active];

	return count > 0 && table->series[g->active] == 0 &&
	    step->card == RED_DOOR +
	    room_colour(table->rows[g->active][count - 1]) &&
	    oni_deck_count(&g->deck, step->card) > 0;
}

/* What was discarded sets off nothing: it is a Sun or a Moon, or there is
 * nothing to look at. */
static bool
swap_fits(const struct onirim_game *g, const struct step *step)
{
	const struct pile *discard = &g->table.onirim.discard;

	if (step[-1].kind != STEP_FILL)
		return true;
	return pile_has(discard, ROOMS & ~KEYS) ||
	    (pile_has(discard, LOCATIONS) && deck_size(&g->deck) == 0);
}

static bool
prophecy_fits(const struct onirim_game *g, const struct step *step)
{
	return pile_has(&g->table.onirim.discard, KEYS) &&
	    looks(g, step, seat_bit(g), PROPHECY_CARDS);
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

/* Some Tower of this number was discarded. */
static bool
is_tower_discarded(const struct onirim_game *g, unsigned number)
{
	const struct pile *discard = &g->table.onirim.discard;

	for (uint64_t left = pile_cards(discard) & TOWERS; left != 0;
	    left &= left - 1)
		if (oni_tower_number(set_lowest(left)) == number)
			return true;
	return false;
}

/* After a Prophecy, or by a Tower, which may still be looking. */
static bool
order_of_discard_fits(const struct onirim_game *g, const struct step *step)
{
	const unsigned cards = (unsigned)g->looked.count + step->left;

	if (oni_lacking(g) != 1)
		return false;
	if (!is_top(g, step))
		return step->left == 0 && step[1].card == seat_bit(g) &&
		    is_tower_discarded(g, cards + step[1].left);
	if (pile_has(&g->table.onirim.discard, KEYS) &&
	    are_all(g, cards, PROPHECY_CARDS - 1, step->left))
		return true;
	for (unsigned number = 3; number <= 5; number++)
		if (is_tower_discarded(g, number) &&
		    are_all(g, cards, number, step->left))
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

	if (step->left > deck->top_count || !is_looked_at_by(g, seats))
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
	    is_looked_at_by(g, seats) && (back == 0 ||
	    deck->bottom[0].seen == seats) &&
	    are_all(g, g->looked.count + back, LOWEST_CARDS - 1, back + 1);
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

/* Own cards come before shared ones. */
static bool
new_hand_fits(const struct onirim_game *g, const struct step *step)
{
	const struct onirim_table *table = &g->table.onirim;

	return (table->shared.count == 0 ||
	    table->hands[g->active].count == table->complete.own) &&
	    (step[-1].kind != STEP_NIGHTMARE_END ||
	    !plays_with(g, SET_TOWERS));
}

/* A spell may be looking at all that the deck has. */
static bool
draw_fits(const struct onirim_game *g, const struct step *step)
{
	(void)step;
	return deck_size(&g->deck) + g->looked.count > 0;
}

static bool
revealed_fits(const struct onirim_game *g, const struct step *step)
{
	return looks(g, step, all_seats(g), REVEAL_CARDS) &&
	    (step[-1].kind != STEP_NIGHTMARE_END ||
	    !plays_with(g, SET_TOWERS));
}

/* In the set-up two players draft after it. */
static bool
limbo_fits(const struct onirim_game *g, const struct step *step)
{
	return step[-1].kind ==
	    (g->turn == 0 && g->config.players == 2 ? STEP_DRAFT : STEP_TURN);
}

/* How many cards of a pile are not above this one. */
static unsigned
count_up_to(const struct pile *pile, unsigned card)
{
	unsigned count = 0;

	for (unsigned i = 0; i <= card; i++)
		count += pile_count(pile, i);
	return count;
}

/* What is paid went in ascending order, and there is enough to go on. */
static bool
pay_fits(const struct onirim_game *g, const struct step *step)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned price = oni_spell_price(g, oni_spell_of(step[-1].kind));

	if (step->left == 0 || step->left > price ||
	    step->left > pile_size(&table->discard))
		return false;
	if (step->left == price)
		return step->card == 0;
	return step->card < RED_GOAL &&
	    pile_count(&table->removed, step->card) > 0 &&
	    count_up_to(&table->removed, step->card) >= price - step->left;
}

/* Before the price is paid nothing is looked at; the deck has a card. */
static bool
look_lowest_fits(const struct onirim_game *g, const struct step *step)
{
	return step->left > 0 && (step[1].kind != STEP_PAY ||
	    (g->looked.count == 0 && deck_size(&g->deck) > 0));
}

static bool
top_fits(const struct onirim_game *g, const struct step *step)
{
	return looks(g, step, seat_bit(g), LOWEST_CARDS) &&
	    (!is_top(g, step) || g->deck.bottom_count == 0);
}

static bool
tower_fits(const struct onirim_game *g, const struct step *step)
{
	(void)step;
	return oni_towers_may_fall(g);
}

static bool
lose_door_fits(const struct onirim_game *g, const struct step *step)
{
	return (step->card == FIRST_PREMONITION + BROWN_PAIR ||
	    step->card == FIRST_PREMONITION + ANY_PAIR) &&
	    has_struck(g, step->card - FIRST_PREMONITION);
}

/* There was a choice, and there still is one after the first Key. */
static bool
lose_keys_fits(const struct onirim_game *g, const struct step *step)
{
	const unsigned first = step->left;

	if (step->card != FIRST_PREMONITION + BLUE_PAIR ||
	    !has_struck(g, BLUE_PAIR) || !is_partner_located(g) ||
	    oni_keys_in_deck(g, 0) <= KEYS_LOST)
		return false;
	return first == 0 || (first < CARDS_MAX && set_has(KEYS, first) &&
	    oni_deck_count(&g->deck, first) > 0 &&
	    oni_keys_in_deck(g, first) >= KEYS_LOST);
}

static bool
fetch_fits(const struct onirim_game *g, const struct step *step)
{
	(void)step;
	return deck_size(&g->deck) > 1 && is_partner_located(g);
}

/* What is gone of the seven cards was discarded in ascending order. */
static bool
discard_any_fits(const struct onirim_game *g, const struct step *step)
{
	const struct pile *discard = &g->table.onirim.discard;
	const unsigned looked = g->looked.count;

	if (!is_top(g, step))
		return step->card == 0 && looks(g, step, all_seats(g),
		    HAPPY_CARDS);
	if (!is_looked_at_by(g, all_seats(g)) || step->card >= RED_GOAL ||
	    looked > HAPPY_CARDS - (step->card > 0) ||
	    (step->card > 0 && pile_count(discard, step->card) == 0))
		return false;
	return deck_size(&g->deck) == 0 ||
	    looked + count_up_to(discard, step->card) >= HAPPY_CARDS;
}

/*
 * The table of kinds.
 */

/* How many cards the hand lacks. */
enum { LACKS_ANY, LACKS_NONE, LACKS_ONE, LACKS_SOME };

/* A set of players that is none of cards. */
enum { FOR_TWO = SETS };

#define ON(kind) (UINT64_C(1) << STEP_##kind)
#define SPELL_TIME \
	(ON(ACT) | ON(DRAW) | ON(DOOR) | ON(NIGHTMARE) | ON(HAPPY))

static const struct kind_row {
	uint64_t set_up;        /* what it can lie on in the set-up */
	uint64_t turn;          /* and in a turn */
	bool (*fits)(const struct onirim_game *g, const struct step *step);
	uint8_t set;            /* that it is played with */
	uint8_t lacks;
	uint8_t operands;
} kinds[STEPS_OF_ONIRIM] = {
	[STEP_CHANCE] = {
		ON(LAY_GOALS) | ON(PREMONITIONS_COME) | ON(NEW_HAND),
		ON(PREMONITIONS_COME) | ON(FILL) | ON(NEW_HAND) | ON(LOOK) |
		ON(LOOK_LOWEST),
		chance_fits, SET_BASE, LACKS_ANY, OPERAND_CARD },

	/* The set-up, and the steps that always lie at the bottom. */
	[STEP_LAY_GOALS] = { ON(PREMONITIONS_COME) | ON(NEW_HAND), 0,
		lay_goals_fits, SET_STEPS, LACKS_SOME, 0 },
	[STEP_PREMONITIONS_COME] = { ON(NEW_HAND), ON(PREMONITIONS),
		premonitions_come_fits, SET_DREAMS, LACKS_ANY, OPERAND_LEFT },
	[STEP_DRAFT] = { ON(TURN), 0,
		draft_fits, FOR_TWO, LACKS_ANY, OPERAND_LEFT },
	[STEP_TURN] = { 0, 0, NULL, SET_BASE, LACKS_ANY, 0 },
	[STEP_LIMBO] = { ON(TURN) | ON(DRAFT), ON(TURN),
		limbo_fits, SET_BASE, LACKS_ANY, 0 },
	[STEP_FILL] = { 0, ON(LIMBO), NULL, SET_BASE, LACKS_ANY, 0 },

	/* Phase 1. */
	[STEP_ACT] = { 0, ON(FILL), NULL, SET_BASE, LACKS_NONE, 0 },
	[STEP_SEARCH] = { 0, ON(FILL),
		search_fits, SET_BASE, LACKS_ONE, OPERAND_CARD },
	[STEP_SWAP] = { 0, ON(FILL) | ON(LOOK),
		swap_fits, FOR_TWO, LACKS_ONE, 0 },
	[STEP_PROPHECY] = { 0, ON(FILL),
		prophecy_fits, SET_BASE, LACKS_ONE, 0 },
	[STEP_LOOK] = { 0,
		ON(PROPHECY) | ON(ORDER) | ON(REVEALED) | ON(DISCARD_ANY),
		look_fits, SET_BASE, LACKS_ANY, OPERAND_CARD | OPERAND_LEFT },
	[STEP_ORDER] = { 0, ON(FILL) | ON(HAPPY_END) | SPELL_TIME,
		order_fits, SET_BASE, LACKS_ANY,
		OPERAND_CARD | OPERAND_LEFT },

	/* Phase 2. */
	[STEP_DRAW] = { 0, ON(FILL), draw_fits, SET_STEPS, LACKS_SOME, 0 },
	[STEP_DOOR] = { 0, ON(FILL), NULL, SET_BASE, LACKS_SOME, 0 },
	[STEP_NIGHTMARE_END] = { 0, ON(FILL), NULL, SET_BASE, LACKS_ANY, 0 },
	[STEP_NIGHTMARE] = { 0, ON(NIGHTMARE_END),
		NULL, SET_BASE, LACKS_SOME, 0 },
	[STEP_REVEALED] = { 0, ON(NIGHTMARE_END) | ON(TOWERS_SHAKE),
		revealed_fits, SET_BASE, LACKS_SOME, 0 },
	[STEP_NEW_HAND] = { ON(LIMBO),
		ON(NIGHTMARE_END) | ON(TOWERS_SHAKE) | ON(PREMONITIONS_COME),
		new_hand_fits, SET_BASE, LACKS_SOME, 0 },
	[STEP_TOWERS_SHAKE] = { 0, ON(NIGHTMARE_END),
		NULL, SET_TOWERS, LACKS_ANY, 0 },
	[STEP_TOWER] = { 0, ON(NIGHTMARE_END),
		tower_fits, SET_TOWERS, LACKS_ANY, 0 },

	/* Spells. */
	[STEP_PAY] = { 0, ON(LOOK_LOWEST) | ON(GOALS) | ON(PUNISH),
		pay_fits, SET_STEPS, LACKS_ANY, OPERAND_CARD | OPERAND_LEFT },
	[STEP_LOOK_LOWEST] = { 0, ON(TOP),
		look_lowest_fits, SET_STEPS, LACKS_ANY,
		OPERAND_CARD | OPERAND_LEFT },
	[STEP_TOP] = { 0, SPELL_TIME, top_fits, SET_STEPS, LACKS_ANY, 0 },
	[STEP_GOALS] = { 0, SPELL_TIME, NULL, SET_STEPS, LACKS_ANY, 0 },
	[STEP_PUNISH] = { 0, ON(NIGHTMARE), NULL, SET_STEPS, LACKS_ANY, 0 },

	/* Premonitions and Happy Dreams. */
	[STEP_PREMONITIONS] = { 0, ON(FILL), NULL, SET_DREAMS, LACKS_ANY, 0 },
	[STEP_PREMONITION] = { 0, ON(PREMONITIONS),
		NULL, SET_DREAMS, LACKS_ANY, 0 },
	[STEP_LOSE_DOOR] = { 0, ON(PREMONITIONS),
		lose_door_fits, SET_DREAMS, LACKS_ANY, OPERAND_CARD },
	[STEP_LOSE_KEYS] = { 0, ON(PREMONITIONS),
		lose_keys_fits, SET_DREAMS, LACKS_ANY,
		OPERAND_CARD | OPERAND_LEFT },
	[STEP_HAPPY_END] = { 0, ON(FILL), NULL, SET_DREAMS, LACKS_SOME, 0 },
	[STEP_HAPPY] = { 0, ON(HAPPY_END), NULL, SET_DREAMS, LACKS_ANY, 0 },
	[STEP_FETCH] = { 0, ON(HAPPY_END),
		fetch_fits, SET_DREAMS, LACKS_ANY, 0 },
	[STEP_DISCARD_ANY] = { 0, ON(HAPPY_END),
		discard_any_fits, SET_DREAMS, LACKS_ANY, OPERAND_CARD },
};

static bool
is_played(const struct onirim_game *g, unsigned set)
{
	switch (set) {
	case SET_BASE:
		return true;
	case FOR_TWO:
		return g->config.players == 2;
	}
	return plays_with(g, set);
}

static bool
hand_fits(const struct onirim_game *g, unsigned lacks)
{
	const int lacking = oni_lacking(g);

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
	const struct kind_row *row = &kinds[step->kind];
	const bool asks = oni_onirim_rules[step->kind]->run == NULL;

	if (step == g->steps.stack)
		return step->kind == STEP_TURN && !is_top(g, step);
	return set_has(g->turn == 0 ? row->set_up : row->turn,
	    step[-1].kind) && (asks || !is_top(g, step));
}

static bool
step_fits(const struct onirim_game *g, const struct step *step)
{
	const struct kind_row *row = &kinds[step->kind];

	return lies_well(g, step) && is_played(g, row->set) &&
	    hand_fits(g, row->lacks) && step->seat == seat_of(g, step) &&
	    (row->operands & OPERAND_CARD || step->card == 0) &&
	    (row->operands & OPERAND_LEFT || step->left == 0) &&
	    (row->fits == NULL || row->fits(g, step));
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
	const uint64_t waiting = oni_waiting(g);

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
	    oni_premonitions_that_hold(&g->table.onirim) == 0) &&
	    has_two_answers(g);
}
