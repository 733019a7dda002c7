/*
 * why.c - why an action is not legal.
 *
 * Only the list of answers decides whether an action is legal.  These functions
 * are called for actions that are not on the list, and find the first rule that
 * forbids them.
 */
#include "../answers.h"
#include "parts.h"
#include "penalty.h"

static bool
has_in_hand(const struct onirim_game *g, unsigned card)
{
	const unsigned seat = oni_step(g)->seat;

	return set_holds(g->table.nightmarium.hands[seat].set, card);
}

/* Why a card cannot be built on this creature.  If it could, another rule
 * forbids it. */
static unsigned
why_not_onto(const struct onirim_game *g, struct choice choice, unsigned other)
{
	const unsigned i = choice_extra(choice);
	const struct creature *creature;

	if (i >= g->config.objective)
		return WHY_ENOUGH_CREATURES;
	if (i > g->table.nightmarium.begun[g->active])
		return WHY_NO_CREATURE;
	creature = own_creature(g, i);
	if (is_complete(creature))
		return WHY_COMPLETE;
	return set_holds(part_cards[creature->height], choice_card(choice))
	    ? other : (unsigned)WHY_NO_LEGS + creature->height;
}

/* A Joker may build a card of any legion, so there every card that fits is
 * legal. */
static unsigned
why_not_build(const struct onirim_game *g, struct choice choice)
{
	return has_in_hand(g, choice_card(choice))
	    ? why_not_onto(g, choice, WHY_OTHER_LEGION) : WHY_NOT_IN_HAND;
}

static unsigned
why_not_place(const struct onirim_game *g, struct choice choice)
{
	return set_holds(g->looked.set, choice_card(choice))
	    ? why_not_onto(g, choice, WHY_COMPLETES_NONE) : WHY_NOT_REVEALED;
}

/* Cards to exchange are named in ascending order.  When two other cards are
 * paid, another one must be left after the first (N12). */
static unsigned
why_not_discard(const struct onirim_game *g, struct choice choice)
{
	const struct step *step = oni_step(g);

	if (choice_place(choice) != 0)
		return WHY_NOT_SHARED;
	if (!has_in_hand(g, choice_card(choice)))
		return WHY_NOT_IN_HAND;
	if (step->kind == STEP_LEGION && !pays_others(step))
		return WHY_NOT_OF_LEGION;
	return choice_card(choice) < step->card ? WHY_ASCENDING : WHY_TOO_FEW;
}

/* A creature of another seat that is not a target of a Scavenger is
 * complete. */
static unsigned
why_not_of_other(const struct onirim_game *g, struct choice choice)
{
	const unsigned seat = choice_place(choice);

	if (seat >= g->config.players)
		return WHY_NO_SEAT;
	if (seat == g->active)
		return WHY_OWN_CREATURE;
	return oni_creatures_find(g, seat, choice_extra(choice)) != NULL
	    ? WHY_NOT_UNFINISHED : WHY_NO_CREATURE;
}

/* Why an own creature cannot wake or be devoured. */
static unsigned
why_not_of_own(const struct onirim_game *g, struct choice choice)
{
	if (oni_creatures_find(g, g->active, choice_extra(choice)) == NULL)
		return WHY_NO_CREATURE;
	return choice_verb(choice) == ONIRIM_VERB_WAKE
	    ? WHY_NOT_COMPLETED : WHY_ACTIVE_CREATURE;
}

/* Why an answer to a question is not legal, or the function that finds it out.
 * An action without a row is not an answer to the question.  EXCHANGE has no
 * row at MOVE: without a card to exchange there would be only one answer. */
static const struct why_row why_terrors[] = {
	{ ONIRIM_ASK_DEAL, ONIRIM_VERB_DEAL, .id = WHY_NOT_TO_COME },
	{ ONIRIM_ASK_MOVE, ONIRIM_VERB_DRAW, .id = WHY_NOTHING_TO_DRAW },
	{ ONIRIM_ASK_MOVE, ONIRIM_VERB_BUILD, .find = why_not_build },
	{ ONIRIM_ASK_EXCHANGE, ONIRIM_VERB_DISCARD, .find = why_not_discard },
	{ ONIRIM_ASK_EXCHANGE, ONIRIM_VERB_STOP, .id = WHY_NONE_DISCARDED },
	{ ONIRIM_ASK_LEGION, ONIRIM_VERB_DISCARD, .find = why_not_discard },
	{ ONIRIM_ASK_HERALD, ONIRIM_VERB_BUILD, .find = why_not_place },
	{ ONIRIM_ASK_WAKE, ONIRIM_VERB_WAKE, .find = why_not_of_own },
	{ ONIRIM_ASK_JOKER, ONIRIM_VERB_BUILD, .find = why_not_build },
	{ ONIRIM_ASK_EXECUTIONER, ONIRIM_VERB_SEIZE, .find = why_not_of_other },
	{ ONIRIM_ASK_SCAVENGER, ONIRIM_VERB_DESTROY, .find = why_not_of_other },
	{ ONIRIM_ASK_DEVOURER, ONIRIM_VERB_DEVOUR, .find = why_not_of_own },
};

struct meaning
oni_nightmarium_why(const struct onirim_game *g, uint32_t action)
{
	const unsigned id = oni_find_why(g, why_terrors,
	    sizeof why_terrors / sizeof why_terrors[0],
	    oni_choice(g, action));

	return counted(id,
	    id == WHY_ENOUGH_CREATURES ? g->config.objective : 0);
}
