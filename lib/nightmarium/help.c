/* help.c - what an answer does. */
#include "../answers.h"
#include "herald.h"
#include "parts.h"
#include "turn.h"

/*
 * Cards that are discarded.
 */

/* Half as many cards are drawn as were discarded, rounded down (3.2).  There
 * are always enough, because the discarded cards can be drawn, too. */
static struct meaning
help_stop(const struct step *exchange)
{
	const unsigned cards = exchange->left / 2;

	return cards == 0 ? only(HELP_EXCHANGE_NOTHING)
	    : counted(HELP_EXCHANGE_STOP, cards);
}

static struct meaning
help_discard_terror(const struct step *step)
{
	if (step->kind == STEP_LEGION)
		return only(step->left > 1
		    ? HELP_LEGION_FIRST : HELP_LEGION_LAST);
	return step->left % 2 == 0 ? only(HELP_EXCHANGE_ODD)
	    : counted(HELP_EXCHANGE_EVEN, (step->left + 1u) / 2);
}

/*
 * Creatures that are built, and those that wake.
 */

/* The meanings for a creature that wakes: without and with powers, and the same
 * for a creature of one legion. */
struct waking {
	uint8_t plain, powers, plain_legion, powers_legion;
};

static const struct waking completed = {
	HELP_BUILD_HEAD_PLAIN, HELP_BUILD_HEAD,
	HELP_BUILD_HEAD_LEGION_PLAIN, HELP_BUILD_HEAD_LEGION,
}, chosen = {
	HELP_WAKE_PLAIN, HELP_WAKE, HELP_WAKE_LEGION_PLAIN, HELP_WAKE_LEGION,
};

static struct meaning
help_waking(const struct creature *creature, const struct waking *ids)
{
	unsigned powers = 0;

	for (unsigned part = 0; part < creature->height; part++)
		powers += oni_terrors[creature->cards[part]].power !=
		    POWER_NONE;
	if (oni_creatures_legion(creature) < LEGIONS)
		return counted(powers > 0 ? ids->powers_legion
		    : ids->plain_legion, powers);
	return counted(powers > 0 ? ids->powers : ids->plain, powers);
}

/* Whether the other card of a Herald can complete another creature if this
 * answer completes one. */
static bool
completes_two(const struct onirim_game *g, struct choice choice)
{
	const unsigned begun = g->table.nightmarium.begun[g->active];
	const uint64_t others = g->looked.set & ~set_of(choice_card(choice));
	const unsigned other = others != 0 ? set_lowest(others)
	    : choice_card(choice);

	if (g->looked.count < 2 || !set_has(part_cards[HEAD], other))
		return false;
	for (unsigned i = 0; i < begun; i++)
		if (i != choice_extra(choice) &&
		    own_creature(g, i)->height == HEAD)
			return true;
	return false;
}

static struct meaning
help_head(const struct onirim_game *g, struct choice choice,
    const struct creature *creature)
{
	if (oni_creatures_complete(g, g->active) + 1 == g->config.objective)
		return only(HELP_BUILD_LAST);
	if (g->table.nightmarium.woken == WOKEN_MAX)
		return only(HELP_BUILD_HEAD_ASLEEP);
	if (oni_step(g)->kind == STEP_HERALD_BUILD) {
		if (oni_herald_has_completed(g))
			return only(HELP_BUILD_SECOND_HEAD);
		if (completes_two(g, choice))
			return only(HELP_BUILD_FIRST_HEAD);
	}
	return help_waking(creature, &completed);
}

static struct meaning
help_build(const struct onirim_game *g, struct choice choice)
{
	struct creature creature = *own_creature(g, choice_extra(choice));
	const unsigned part = creature.height;

	if (part < HEAD)
		return only(part == LEGS ? HELP_BUILD_LEGS : HELP_BUILD_TORSO);
	creature.cards[creature.height++] = choice_card(choice);
	return help_head(g, choice, &creature);
}

/* What happens to a creature that loses its last card, by its height. */
static const uint8_t help_seize[] = {
	0, HELP_SEIZE_ONLY, HELP_SEIZE, HELP_SEIZE_HEAD
};
static const uint8_t help_devour[] = {
	0, HELP_DEVOUR_ONLY, HELP_DEVOUR, HELP_DEVOUR_HEAD
};

/* An answer does the same at each question where it can be given. */
struct meaning
oni_nightmarium_help(const struct onirim_game *g, uint32_t action)
{
	const struct choice choice = oni_choice(g, action);
	const unsigned seat = choice_place(choice), i = choice_extra(choice);

	switch (choice_verb(choice)) {
	case ONIRIM_VERB_DEAL:
		return oni_help_deal(g, choice);
	case ONIRIM_VERB_DISCARD:
		return help_discard_terror(oni_step(g));
	case ONIRIM_VERB_DRAW:
		return only(deck_size(&g->deck) > 0
		    ? HELP_DRAW : HELP_DRAW_ANEW);
	case ONIRIM_VERB_STOP:
		return help_stop(oni_step(g));
	case ONIRIM_VERB_EXCHANGE:
		return only(HELP_EXCHANGE);
	case ONIRIM_VERB_BUILD:
		return help_build(g, choice);
	case ONIRIM_VERB_SEIZE:
		return only(help_seize[creature_at(g, seat, i)->height]);
	case ONIRIM_VERB_DESTROY:
		return counted(HELP_DESTROY, creature_at(g, seat, i)->height);
	case ONIRIM_VERB_DEVOUR:
		return only(help_devour[own_creature(g, i)->height]);
	case ONIRIM_VERB_WAKE:
		if (g->table.nightmarium.woken == WOKEN_MAX)
			return only(HELP_WAKE_NEITHER);
		return help_waking(own_creature(g, i), &chosen);
	}
	assert(0);
	return only(0);
}

/* In an exchange the number counts upwards, because any number of cards can be
 * named.  Two cards to be paid would tell that the hand has none of the
 * legion. */
unsigned
oni_nightmarium_left(const struct onirim_game *g)
{
	const struct step *step = oni_step(g);

	if (step->kind == STEP_MOVE)
		return oni_actions_left(g);
	if (step->kind == STEP_LEGION)
		return oni_answers_are_told(g) ? step->left : LEFT_UNTOLD;
	return step->kind == STEP_EXCHANGE ? step->left : 0;
}

/* The legion to be paid; or the legion of the card that the first action built,
 * as long as the second action has not begun (N7). */
unsigned
oni_nightmarium_legion(const struct onirim_game *g)
{
	const struct step *step = oni_step(g);

	return step->kind == STEP_LEGION
	    ? step[-1].card + 1u : g->steps.stack[0].card;
}
