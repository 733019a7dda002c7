/* powers.c - what a creature that wakes does. */
#include "creatures.h"
#include "draw.h"
#include "powers.h"

enum { HERALD_CARDS = 2, MOURNER_CARDS = 2 };

/*
 * The activation: the powers of a creature from the head to the legs (4.3).
 */

/* The place of the creature that is active, which its step knows; a power that
 * asks lies above that. */
static unsigned
active_creature(const struct onirim_game *g)
{
	const struct step *step = oni_step(g);

	return step->kind == STEP_POWERS ? step->card : step[-1].card;
}

/* The creatures of a seat, by place, that a power can be used on (5): any of
 * another seat, unfinished ones of another seat, or of the seat's own all but
 * the active one (N20). */
static uint64_t
targets(const struct onirim_game *g, unsigned power, unsigned seat)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	uint64_t set = set_of(table->begun[seat]) - 1;

	if ((power == POWER_DEVOURER) != (seat == g->active))
		return 0;
	if (power == POWER_DEVOURER)
		return set & ~set_of(active_creature(g));
	for (unsigned i = 0; i < table->begun[seat]; i++)
		if (power == POWER_SCAVENGER &&
		    is_complete(&table->creatures[seat][i]))
			set &= ~set_of(i);
	return set;
}

bool
oni_has_target(const struct onirim_game *g, unsigned power)
{
	const uint64_t hand = g->table.nightmarium.hands[g->active].set;
	uint64_t set = 0;

	switch (power) {
	case POWER_HERALD:
	case POWER_MOURNER:
		return can_draw(g);
	case POWER_JOKER:
		return oni_cards_that_fit(g, hand, false) != 0;
	}
	for (unsigned seat = 0; seat < g->config.players; seat++)
		set |= targets(g, power, seat);
	return set != 0;
}

/* The next power, or the end of the activation.  A card without a power is
 * passed over; a power without a target ends it all (N14). */
void
oni_powers(struct onirim_game *g)
{
	static const uint8_t kinds[POWERS] = {
		[POWER_HERALD]      = STEP_HERALD,
		[POWER_JOKER]       = STEP_JOKER,
		[POWER_EXECUTIONER] = STEP_EXECUTIONER,
		[POWER_SCAVENGER]   = STEP_SCAVENGER,
		[POWER_DEVOURER]    = STEP_DEVOURER,
	};
	const struct nightmarium_table *table = &g->table.nightmarium;
	struct step *step = step_top(&g->steps);
	unsigned card, power;

	if (step->left == 0) {
		pop(g);
		return;
	}
	card = table->creatures[g->active][step->card].cards[--step->left];
	power = oni_terrors[card].power;
	if (power == POWER_NONE)
		return;
	if (!oni_has_target(g, power)) {
		pop(g);
		return;
	}
	if (power == POWER_MOURNER) {
		push(g, drawing(g->active, MOURNER_CARDS));
		return;
	}
	push(g, (struct step){kinds[power], g->active, (uint8_t)card, 0});
	if (power == POWER_HERALD)
		push(g, revealing(g->active, HERALD_CARDS));
}

/*
 * Herald: reveal two cards, place what can be placed, discard the others.
 */

/* The cards revealed, and how far they can be placed: once one has completed
 * a creature, the other only where it completes one, too (N15). */
static bool
is_completing(const struct step *herald)
{
	return herald->left != 0;
}

/* While a card can be placed, one must be; then what is left is discarded, and
 * only then does a creature wake (N15).  The step remembers, as a set in
 * `left`, those that were completed. */
void
oni_herald(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);
	const uint64_t completed = step->left;

	if (oni_cards_that_fit(g, g->looked.set, is_completing(step)) != 0) {
		push(g, (struct step){STEP_HERALD_BUILD, g->active, step->card,
		    0});
		return;
	}
	while (g->looked.count > 0)
		move_terror(g, set_lowest(g->looked.set), REVEALED, DISCARD);
	if (set_several(completed)) {
		step->kind = STEP_WAKE;
		return;
	}
	pop(g);
	if (completed != 0)
		oni_wake(g, set_lowest(completed));
}

bool
oni_herald_has_completed(const struct onirim_game *g)
{
	return is_completing(oni_step(g) - 1);
}

void
oni_herald_legal(const struct onirim_game *g, struct choices *choices)
{
	oni_offer_builds(g, choices, g->looked.set,
	    oni_herald_has_completed(g));
}

void
oni_herald_answer(struct onirim_game *g, struct choice choice)
{
	struct step *herald;

	pop(g);
	herald = step_top(&g->steps);
	if (oni_place_terror(g, choice_card(choice), REVEALED,
	    choice_extra(choice)))
		herald->left |= (uint8_t)set_of(choice_extra(choice));
}

/* Two creatures completed: the seat chooses which of them wakes (N17). */
void
oni_wake_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add_extras(choices, oni_step(g)->left, ONIRIM_VERB_WAKE, 0);
}

void
oni_wake_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	oni_wake(g, choice_extra(choice));
}

/*
 * Joker: place one more card from the hand, of any legion.
 */

void
oni_joker_legal(const struct onirim_game *g, struct choices *choices)
{
	oni_offer_builds(g, choices, g->table.nightmarium.hands[g->active].set,
	    false);
}

void
oni_joker_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	if (oni_place_terror(g, choice_card(choice), hand_of(g->active),
	    choice_extra(choice)))
		oni_wake(g, choice_extra(choice));
}

/*
 * Executioner: the last card of another seat's creature comes to the hand.
 * Scavenger: another seat's unfinished creature is discarded.
 */

static void
offer_others(const struct onirim_game *g, struct choices *choices,
    unsigned power, unsigned verb)
{
	for (unsigned seat = 0; seat < g->config.players; seat++)
		choices_add_extras(choices, targets(g, power, seat), verb,
		    seat);
}

void
oni_executioner_legal(const struct onirim_game *g, struct choices *choices)
{
	offer_others(g, choices, POWER_EXECUTIONER, ONIRIM_VERB_SEIZE);
}

/* The creature of another seat that was chosen. */
static const struct creature *
chosen(const struct onirim_game *g, struct choice choice)
{
	return &g->table.nightmarium.creatures[choice_place(choice)]
	    [choice_extra(choice)];
}

void
oni_executioner_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	move_terror(g, last_card(chosen(g, choice)),
	    creature_of(choice_place(choice), choice_extra(choice)),
	    hand_of(g->active));
}

void
oni_scavenger_legal(const struct onirim_game *g, struct choices *choices)
{
	offer_others(g, choices, POWER_SCAVENGER, ONIRIM_VERB_DESTROY);
}

void
oni_scavenger_answer(struct onirim_game *g, struct choice choice)
{
	const struct creature *creature = chosen(g, choice);

	pop(g);
	for (unsigned height = creature->height; height > 0; height--)
		move_terror(g, last_card(creature),
		    creature_of(choice_place(choice), choice_extra(choice)),
		    DISCARD);
}

/*
 * Devourer: the last card of another creature of one's own is discarded.
 */

void
oni_devourer_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add_extras(choices, targets(g, POWER_DEVOURER, g->active),
	    ONIRIM_VERB_DEVOUR, 0);
}

/* The active creature moves up when one before it disappears (N6). */
void
oni_devourer_answer(struct onirim_game *g, struct choice choice)
{
	const struct creature *creature = &g->table.nightmarium.creatures
	    [g->active][choice_extra(choice)];
	const bool disappears = creature->height == 1;
	struct step *powers;

	pop(g);
	powers = step_top(&g->steps);
	move_terror(g, last_card(creature),
	    creature_of(g->active, choice_extra(choice)), DISCARD);
	if (disappears && choice_extra(choice) < powers->card)
		powers->card--;
}
