/* stack.c - the stacks of steps that a game of Nightmarium can wait with. */
#include "creatures.h"
#include "powers.h"
#include "setup.h"
#include "stack.h"
#include "turn.h"

/*
 * What a step finds on the table.  The step beneath it is step[-1]; the one
 * that it waits for, when it is not on top, is step[1].
 */

static bool
is_top(const struct onirim_game *g, const struct step *step)
{
	return step == oni_step(g);
}

static const struct creature *
creature_at(const struct onirim_game *g, unsigned i)
{
	return &g->table.nightmarium.creatures[g->active][i];
}

/* A set of creatures of the active seat, all complete, and not the one whose
 * powers are resolved. */
static bool
are_completed(const struct onirim_game *g, uint64_t set, unsigned active)
{
	if (set >> g->table.nightmarium.begun[g->active] != 0 ||
	    set_has(set, active))
		return false;
	for (; set != 0; set &= set - 1)
		if (!is_complete(creature_at(g, set_lowest(set))))
			return false;
	return true;
}

/* The power that is used is that of the card which the active creature's step
 * has come to. */
static unsigned
card_of(const struct onirim_game *g, const struct step *powers)
{
	return creature_at(g, powers->card)->cards[powers->left];
}

static bool
is_power_of(const struct onirim_game *g, const struct step *powers,
    unsigned power)
{
	return oni_terrors[card_of(g, powers)].power == power;
}

/*
 * The kinds, one by one.
 */

/* A card comes: there is one to come, and several that it can be. */
static bool
chance_fits(const struct onirim_game *g, const struct step *step)
{
	return g->config.chance == CHANCE_HOST &&
	    step->seat == ONIRIM_CHANCE &&
	    step->card == ONIRIM_ZONE_TOP && step->left == 0 &&
	    pile_size(&g->deck.pool) > g->deck.hidden;
}

/* At the bottom lies the turn; what the first action built binds the second
 * one alone. */
static bool
turn_fits(const struct onirim_game *g, const struct step *step)
{
	if (g->turn == 0)
		return step->left == 0 && step->card == 0 &&
		    step->seat == g->active;
	return step->seat == seat_after(g, g->active) &&
	    step->left <= ACTIONS && step->card <= LEGIONS &&
	    (step->left == 1 || step->card == 0) &&
	    (step->left < ACTIONS || step[1].kind == STEP_MOVE) &&
	    (step->left != 1 || step[1].kind == STEP_MOVE ||
	    (step[1].kind == STEP_POWERS) == (step->card != 0));
}

/* In the set-up the seat that comes last lies lowest; those that wait for
 * another have no cards. */
static bool
first_hand_fits(const struct onirim_game *g, const struct step *step)
{
	const unsigned players = g->config.players;
	const unsigned place = (unsigned)(step - g->steps.stack);

	return step->seat == (g->active + players - place) % players &&
	    step->card == ONIRIM_ZONE_HAND && step->left > 0 &&
	    (step[1].kind == STEP_CHANCE || step->left == FIRST_HAND);
}

/* Cards are drawn for an action or by a Mourner, and revealed by a Herald. */
static bool
draw_fits(const struct onirim_game *g, const struct step *step)
{
	if (g->turn == 0)
		return first_hand_fits(g, step);
	if (step->left == 0 || step->seat != g->active)
		return false;
	switch (step[-1].kind) {
	case STEP_HERALD:
		return step->card == ONIRIM_ZONE_PENDING &&
		    step->left + g->looked.count == 2 && step[-1].left == 0;
	case STEP_POWERS:
		return step->card == ONIRIM_ZONE_HAND && step->left <= 2 &&
		    is_power_of(g, &step[-1], POWER_MOURNER);
	}
	return step->card == ONIRIM_ZONE_HAND && step->left <= TERRORS / 2;
}

static bool
move_fits(const struct onirim_game *g, const struct step *step)
{
	return step->card == 0 && step->left == 0 && step[-1].left > 0 &&
	    step->seat == g->active;
}

/* What was named lies on the discard pile, the last one with it. */
static bool
exchange_fits(const struct onirim_game *g, const struct step *step)
{
	const struct pile *discard = &g->table.nightmarium.discard;

	if (step->seat != g->active || step->card >= TERROR_FACES)
		return false;
	return step->left == 0 ? step->card == 0
	    : step->left <= pile_size(discard) &&
	    pile_count(discard, step->card) > 0;
}

/* The creature that wakes is complete; its powers are still to come while the
 * others pay. */
static bool
powers_fits(const struct onirim_game *g, const struct step *step)
{
	const struct nightmarium_table *table = &g->table.nightmarium;

	return step->seat == g->active && table->woken > 0 &&
	    step->card < table->begun[g->active] &&
	    is_complete(creature_at(g, step->card)) &&
	    (step[1].kind == STEP_PENALTY ? step->left == PARTS
	    : step->left < PARTS);
}

static bool
penalty_fits(const struct onirim_game *g, const struct step *step)
{
	return step->left == 0 && step->card < LEGIONS &&
	    oni_legion_of(creature_at(g, step[-1].card)) == step->card &&
	    step->seat == seat_after(g, step[1].seat);
}

/* Whether a redacted game's viewer does not see what a seat has. */
static bool
is_unseen(const struct onirim_game *g, unsigned seat)
{
	return g->redacted != 0 &&
	    (seats_of(g, g->redacted - 1) & ~set_of(seat)) != 0;
}

/* One card of the legion, or two others of which the first may have been
 * named; which of these is hidden with the hand until then. */
static bool
legion_fits(const struct onirim_game *g, const struct step *step)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	const uint64_t legion = legion_cards[step[-1].card];
	const struct fan *hand;

	if (step->seat >= g->config.players || step->seat == g->active)
		return false;
	if (pays_untold(step))
		return step->left == 0 && is_unseen(g, step->seat);
	if (is_unseen(g, step->seat) && !(pays_others(step) && step->left == 1))
		return false;
	if (!pays_others(step))
		return step->left == 1;
	hand = &table->hands[step->seat];
	if ((hand->set & legion) != 0)
		return false;
	if (step->left == 2)
		return step->card == 0 && hand->count > 2;
	return step->left == 1 && hand->count > 1 &&
	    step->card < TERROR_FACES && !set_has(legion, step->card) &&
	    pile_count(&table->discard, step->card) > 0;
}

static bool
herald_fits(const struct onirim_game *g, const struct step *step)
{
	return step->seat == g->active &&
	    is_power_of(g, &step[-1], POWER_HERALD) &&
	    step->card == card_of(g, &step[-1]) &&
	    !set_several(step->left) &&
	    are_completed(g, step->left, step[-1].card);
}

/* After a card that completed a creature there is one left. */
static bool
herald_build_fits(const struct onirim_game *g, const struct step *step)
{
	return step->seat == g->active && step->left == 0 &&
	    step->card == step[-1].card && g->looked.count > 0 &&
	    (step[-1].left == 0 || g->looked.count == 1);
}

static bool
wake_fits(const struct onirim_game *g, const struct step *step)
{
	const uint64_t first = step->left;

	return step->seat == g->active &&
	    is_power_of(g, &step[-1], POWER_HERALD) &&
	    step->card == card_of(g, &step[-1]) &&
	    set_several(first) && !set_several(first & (first - 1)) &&
	    are_completed(g, first, step[-1].card);
}

static bool
power_fits(const struct onirim_game *g, const struct step *step)
{
	static const uint8_t powers[STEPS_OF_NIGHTMARIUM] = {
		[STEP_JOKER]       = POWER_JOKER,
		[STEP_EXECUTIONER] = POWER_EXECUTIONER,
		[STEP_SCAVENGER]   = POWER_SCAVENGER,
		[STEP_DEVOURER]    = POWER_DEVOURER,
	};

	return step->seat == g->active && step->left == 0 &&
	    is_power_of(g, &step[-1], powers[step->kind]) &&
	    step->card == card_of(g, &step[-1]);
}

#define KIND(kind) (UINT64_C(1) << (kind))

/* What each kind can lie on, and what else is true of it.  Those that ask lie
 * on top, others never do. */
static const struct kind_row {
	uint64_t on;
	bool (*fits)(const struct onirim_game *g, const struct step *step);
} kinds[STEPS_OF_NIGHTMARIUM] = {
	[STEP_CHANCE]       = { KIND(STEP_CARDS_COME), chance_fits },
	[STEP_ACTIONS]         = { 0, turn_fits },
	[STEP_CARDS_COME]         = { KIND(STEP_ACTIONS) |
	    KIND(STEP_CARDS_COME) |
	                        KIND(STEP_POWERS) | KIND(STEP_HERALD),
	                        draw_fits },
	[STEP_MOVE]         = { KIND(STEP_ACTIONS), move_fits },
	[STEP_EXCHANGE]     = { KIND(STEP_ACTIONS), exchange_fits },
	[STEP_POWERS]       = { KIND(STEP_ACTIONS), powers_fits },
	[STEP_PENALTY]      = { KIND(STEP_POWERS), penalty_fits },
	[STEP_LEGION]       = { KIND(STEP_PENALTY), legion_fits },
	[STEP_HERALD]       = { KIND(STEP_POWERS), herald_fits },
	[STEP_HERALD_BUILD] = { KIND(STEP_HERALD), herald_build_fits },
	[STEP_WAKE]         = { KIND(STEP_POWERS), wake_fits },
	[STEP_JOKER]        = { KIND(STEP_POWERS), power_fits },
	[STEP_EXECUTIONER]  = { KIND(STEP_POWERS), power_fits },
	[STEP_SCAVENGER]    = { KIND(STEP_POWERS), power_fits },
	[STEP_DEVOURER]     = { KIND(STEP_POWERS), power_fits },
};

/* Only in the set-up do steps that draw lie on each other, one for each seat
 * that lacks cards. */
static bool
lies_well(const struct onirim_game *g, unsigned i)
{
	const struct step *step = &g->steps.stack[i];

	if (step->kind >= STEPS_OF_NIGHTMARIUM)
		return false;
	if (i == 0)
		return step->kind == STEP_ACTIONS;
	if (g->turn == 0 && step->kind != STEP_CHANCE &&
	    (step->kind != STEP_CARDS_COME || i > g->config.players))
		return false;
	return set_has(kinds[step->kind].on, step[-1].kind) &&
	    (g->turn == 0 || step->kind != STEP_CARDS_COME ||
	    step[-1].kind != STEP_CARDS_COME);
}

static bool
steps_lie_well(const struct onirim_game *g)
{
	for (unsigned i = 0; i < g->steps.count; i++)
		if (!lies_well(g, i))
			return false;
	return true;
}

static bool
steps_fit(const struct onirim_game *g)
{
	for (unsigned i = 0; i < g->steps.count; i++) {
		const struct step *step = &g->steps.stack[i];

		if (is_top(g, step) !=
		    (oni_nightmarium_rules[step->kind]->run == NULL) ||
		    !kinds[step->kind].fits(g, step))
			return false;
	}
	return true;
}

/* Before the first turn nothing has been played, and each hand has what its
 * step does not wait for. */
static bool
set_up_fits(const struct onirim_game *g)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	uint8_t missing[SEATS_MAX] = {0};

	for (unsigned i = 1; i < g->steps.count; i++)
		if (g->steps.stack[i].kind == STEP_CARDS_COME)
			missing[g->steps.stack[i].seat] =
			    g->steps.stack[i].left;
	for (unsigned seat = 0; seat < g->config.players; seat++)
		if (table->begun[seat] > 0 ||
		    table->hands[seat].count + missing[seat] != FIRST_HAND)
			return false;
	return table->discard.sizes == 0 && table->woken == 0;
}

/* Cards are revealed for a Herald alone. */
static bool
table_fits(const struct onirim_game *g)
{
	const unsigned top = oni_step(g)->kind;
	const bool reveals = top == STEP_HERALD_BUILD ||
	    (top == STEP_CHANCE && oni_step(g)[-1].card != ONIRIM_ZONE_HAND);

	if (!reveals && g->looked.count > 0)
		return false;
	return g->turn > 0 || set_up_fits(g);
}

/* Whether a question has two answers when cards of that set may lie hidden in
 * the hand of the seat that is asked, as the pool could give them. */
static bool
has_two_answers(const struct onirim_game *g, unsigned seat, uint64_t cards)
{
	const struct pile *pool = &g->deck.pool;
	struct onirim_game open;
	struct fan *hand = &open.table.nightmarium.hands[seat];
	struct choices choices = {0};

	open = *g;
	if (hand->hidden == 0)
		cards = 0;
	for (cards &= pile_cards(pool); cards != 0; cards &= cards - 1) {
		const unsigned card = set_lowest(cards);

		hand->copies[card] = (uint8_t)(hand->copies[card] +
		    pile_count(pool, card));
		hand->set |= set_of(card);
	}
	oni_legal(&open, oni_rule(&open), &choices);
	return choices_several(&choices);
}

/* What is hidden may be the choice of a card of the legion, or else of two
 * others, when none is known to be there. */
static bool
may_pay(const struct onirim_game *g, const struct step *step)
{
	const unsigned seat = step->seat;
	const struct fan *hand = &g->table.nightmarium.hands[seat];
	const uint64_t legion = legion_cards[step[-1].card];
	struct onirim_game told;
	struct step *payment;

	told = *g;
	payment = step_top(&told.steps);
	*payment = (struct step){STEP_LEGION, (uint8_t)seat, NO_CARD, 1};
	if (hand->count > 1 && has_two_answers(&told, seat, legion))
		return true;
	*payment = (struct step){STEP_LEGION, (uint8_t)seat, 0, 2};
	return hand->count > 2 && (hand->set & legion) == 0 &&
	    has_two_answers(&told, seat, ~legion);
}

bool
oni_nightmarium_question_fits(const struct onirim_game *g)
{
	const struct step *step = oni_step(g);

	if (step->kind == STEP_CHANCE)
		return has_two_answers(g, g->active, 0);
	if (step->kind == STEP_LEGION && pays_untold(step))
		return may_pay(g, step);
	return has_two_answers(g, step->seat, oni_may_hold(g, step->seat));
}

bool
oni_nightmarium_stack_fits(const struct onirim_game *g)
{
	return g->steps.count > 1 && steps_lie_well(g) && steps_fit(g) &&
	    table_fits(g) && oni_nightmarium_question_fits(g);
}
