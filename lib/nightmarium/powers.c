/* powers.c - the powers of a creature that wakes. */
#include "draw.h"
#include "powers.h"

/* If the creature was completed by a power of another one, the remaining powers
 * of that one are lost (4.4).  If all cards of the creature are of one legion,
 * the other seats pay before the first power (4.2, N13). */
void
oni_powers_wake(struct onirim_game *g, unsigned creature)
{
	struct nightmarium_table *table = &g->table.nightmarium;
	const unsigned legion = oni_creatures_legion(own_creature(g, creature));

	if (step_top(&g->steps)->kind == STEP_POWERS)
		pop(g);
	if (table->woken == WOKEN_MAX)
		return;
	table->woken++;
	if (is_logged(g)) {
		const struct place place = creature_of(g->active, creature);

		oni_log_open(g, (struct log_entry){.kind = ONIRIM_EVENT_WAKE,
		    .seat = g->active, .from = place});
	}
	push(g, (struct step){STEP_POWERS, g->active, (uint8_t)creature,
	    PARTS});
	if (legion < LEGIONS)
		push(g, (struct step){STEP_PENALTY, seat_after(g, g->active),
		    (uint8_t)legion, 0});
}

/* The place of the creature whose powers are being used.  Its step is on top,
 * or below the step of a power that asks. */
static unsigned
active_creature(const struct onirim_game *g)
{
	const struct step *step = oni_step(g);

	return step->kind == STEP_POWERS ? step->card : step[-1].card;
}

/* The creatures of a seat on which a power can be used, as a set of places: any
 * of another seat; unfinished ones of another seat; or the seat's own, except
 * the active one (5, N20). */
static uint64_t
power_targets(const struct onirim_game *g, unsigned power, unsigned seat)
{
	const unsigned begun = g->table.nightmarium.begun[seat];
	uint64_t set = set_of(begun) - 1;

	if ((power == POWER_DEVOURER) != (seat == g->active))
		return 0;
	if (power == POWER_DEVOURER)
		return set & ~set_of(active_creature(g));
	for (unsigned i = 0; i < begun; i++)
		if (power == POWER_SCAVENGER &&
		    is_complete(creature_at(g, seat, i)))
			set &= ~set_of(i);
	return set;
}

/* Whether a power has a target.  If not, the activation ends (N14). */
static bool
has_target(const struct onirim_game *g, unsigned power)
{
	const uint64_t hand = g->table.nightmarium.hands[g->active].set;

	switch (power) {
	case POWER_HERALD:
	case POWER_MOURNER:
		return can_draw(g);
	case POWER_JOKER:
		return oni_creatures_fitting(g, hand, false) != 0;
	}
	for (unsigned seat = 0; seat < g->config.players; seat++)
		if (power_targets(g, power, seat) != 0)
			return true;
	return false;
}

/* The kinds of step of the powers that ask. */
static const uint8_t steps_of_powers[POWERS] = {
	[POWER_HERALD]      = STEP_HERALD,
	[POWER_JOKER]       = STEP_JOKER,
	[POWER_EXECUTIONER] = STEP_EXECUTIONER,
	[POWER_SCAVENGER]   = STEP_SCAVENGER,
	[POWER_DEVOURER]    = STEP_DEVOURER,
};

/* Use the power of a card.  A Mourner draws.  The others ask, a Herald after
 * its cards have been revealed to all. */
static void
use_power(struct onirim_game *g, unsigned card)
{
	const unsigned power = oni_terrors[card].power;

	if (power == POWER_MOURNER) {
		push(g, drawing(g->active, MOURNER_CARDS, card));
		return;
	}
	push(g, (struct step){steps_of_powers[power], g->active,
	    (uint8_t)card, 0});
	if (power == POWER_HERALD)
		push(g, drawing(g->active, HERALD_CARDS, card));
}

/* The powers of a creature are used from the head to the legs (4.3): use the
 * next one, or end the activation.  A card without a power is skipped; a power
 * without a target ends the activation (N14). */
static void
powers_run(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);
	unsigned card, power;

	if (step->left == 0) {
		pop(g);
		return;
	}
	card = own_creature(g, step->card)->cards[--step->left];
	power = oni_terrors[card].power;
	if (power == POWER_NONE)
		return;
	if (has_target(g, power))
		use_power(g, card);
	else
		pop(g);
}

/* The creature is complete.  While the other seats pay, all its powers are
 * still to come. */
static bool
powers_fits(const struct onirim_game *g, const struct step *step)
{
	const struct nightmarium_table *table = &g->table.nightmarium;

	return step->seat == g->active && table->woken > 0 &&
	    step->card < table->begun[g->active] &&
	    is_complete(own_creature(g, step->card)) &&
	    (step[1].kind == STEP_PENALTY ? step->left == PARTS
	    : step->left < PARTS);
}

const struct rule oni_step_powers = {
	.cause = CAUSE_NONE, .run = powers_run,
};

const struct wait oni_step_powers_waits = {
	.on = ON(STEP_ACTIONS), .operands = OPERAND_CARD | OPERAND_LEFT,
	.fits = powers_fits,
	.relies = "the powers are those of a creature that woke",
};

/* Whether this is the step of the power that the step below has reached.  For a
 * Herald this may also be the question which creature wakes. */
bool
oni_powers_came_to(const struct onirim_game *g, const struct step *step)
{
	const struct step *powers = step - 1;
	const unsigned kind = step->kind == STEP_WAKE ? STEP_HERALD
	    : step->kind;

	return step->seat == g->active && step->card ==
	    own_creature(g, powers->card)->cards[powers->left] &&
	    steps_of_powers[oni_terrors[step->card].power] == kind;
}

/*
 * Joker: place one more card from the hand, of any legion.
 */

static void
joker_legal(const struct onirim_game *g, struct choices *choices)
{
	oni_creatures_offer(g, choices,
	    g->table.nightmarium.hands[g->active].set, false);
}

static void
joker_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	build_from_hand(g, choice);
}

const struct rule oni_step_joker = {
	.cause = CAUSE_STEP, .legal = joker_legal, .answer = joker_answer,
	.ask = ONIRIM_ASK_JOKER, .subject = ABOUT_STEP,
};

const struct wait oni_step_joker_waits = {
	.on = ON(STEP_POWERS), .operands = OPERAND_CARD,
	.fits = oni_powers_came_to,
	.relies = "a Joker belongs to the creature that is active",
};

/* Executioners and Scavengers use creatures of other seats. */
static void
offer_others(const struct onirim_game *g, struct choices *choices,
    unsigned power, unsigned verb)
{
	for (unsigned seat = 0; seat < g->config.players; seat++)
		choices_add_extras(choices, power_targets(g, power, seat),
		    verb, seat);
}

/*
 * Executioner: the last card of another seat's creature comes to the hand.
 */

static void
executioner_legal(const struct onirim_game *g, struct choices *choices)
{
	offer_others(g, choices, POWER_EXECUTIONER, ONIRIM_VERB_SEIZE);
}

static void
executioner_answer(struct onirim_game *g, struct choice choice)
{
	const unsigned seat = choice_place(choice), i = choice_extra(choice);

	pop(g);
	move_terror(g, last_card(creature_at(g, seat, i)),
	    creature_of(seat, i), hand_of(g->active));
}

const struct rule oni_step_executioner = {
	.cause = CAUSE_STEP, .legal = executioner_legal,
	.answer = executioner_answer, .ask = ONIRIM_ASK_EXECUTIONER,
	.subject = ABOUT_STEP,
};

const struct wait oni_step_executioner_waits = {
	.on = ON(STEP_POWERS), .operands = OPERAND_CARD,
	.fits = oni_powers_came_to,
	.relies = "an Executioner belongs to the creature that is active",
};

/*
 * Scavenger: another seat's unfinished creature is discarded.
 */

static void
scavenger_legal(const struct onirim_game *g, struct choices *choices)
{
	offer_others(g, choices, POWER_SCAVENGER, ONIRIM_VERB_DESTROY);
}

static void
scavenger_answer(struct onirim_game *g, struct choice choice)
{
	const unsigned seat = choice_place(choice), i = choice_extra(choice);
	const struct creature *creature = creature_at(g, seat, i);

	pop(g);
	for (unsigned height = creature->height; height > 0; height--)
		move_terror(g, last_card(creature), creature_of(seat, i),
		    AT_DISCARD);
}

const struct rule oni_step_scavenger = {
	.cause = CAUSE_STEP, .legal = scavenger_legal,
	.answer = scavenger_answer, .ask = ONIRIM_ASK_SCAVENGER,
	.subject = ABOUT_STEP,
};

const struct wait oni_step_scavenger_waits = {
	.on = ON(STEP_POWERS), .operands = OPERAND_CARD,
	.fits = oni_powers_came_to,
	.relies = "a Scavenger belongs to the creature that is active",
};

/*
 * Devourer: the last card of another own creature is discarded.
 */

static void
devourer_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add_extras(choices,
	    power_targets(g, POWER_DEVOURER, g->active),
	    ONIRIM_VERB_DEVOUR, 0);
}

/* If a creature before the active one disappears, the active one moves up
 * (N6). */
static void
devourer_answer(struct onirim_game *g, struct choice choice)
{
	const unsigned i = choice_extra(choice);
	const struct creature *creature = own_creature(g, i);
	struct step *powers;

	pop(g);
	powers = step_top(&g->steps);
	if (creature->height == 1 && i < powers->card)
		powers->card--;
	move_terror(g, last_card(creature), creature_of(g->active, i),
	    AT_DISCARD);
}

const struct rule oni_step_devourer = {
	.cause = CAUSE_STEP, .legal = devourer_legal, .answer = devourer_answer,
	.ask = ONIRIM_ASK_DEVOURER, .subject = ABOUT_STEP,
};

const struct wait oni_step_devourer_waits = {
	.on = ON(STEP_POWERS), .operands = OPERAND_CARD,
	.fits = oni_powers_came_to,
	.relies = "a Devourer belongs to the creature that is active",
};
