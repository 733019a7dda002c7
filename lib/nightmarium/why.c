/*
 * why.c - what forbids an action.
 *
 * Whether one is forbidden the list of answers says, and nothing else: here
 * it is known to be, and what is left to find is the first rule that does it.
 */
#include "../answers.h"
#include "parts.h"
#include "penalty.h"

/* The card may be none of the game's. */
static bool
holds_terror(uint64_t set, unsigned card)
{
	return card < CARDS_MAX && set_has(set, card);
}

static bool
has_in_hand(const struct onirim_game *g, unsigned card)
{
	const unsigned seat = oni_step(g)->seat;

	return holds_terror(g->table.nightmarium.hands[seat].set, card);
}

/* What keeps a card from coming onto that creature, or nothing. */
static unsigned
why_not_onto(const struct onirim_game *g, struct choice choice)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	const struct creature *creature =
	    &table->creatures[g->active][choice_extra(choice)];

	if (choice_extra(choice) >= g->config.objective)
		return WHY_ENOUGH_CREATURES;
	if (choice_extra(choice) > table->begun[g->active])
		return WHY_NO_CREATURE;
	if (is_complete(creature))
		return WHY_COMPLETE;
	return holds_terror(part_cards[creature->height], choice_card(choice))
	    ? WHY_NOTHING : WHY_NO_LEGS + creature->height;
}

/* A Joker's card that fits is legal, whatever its legion. */
static unsigned
why_not_build(const struct onirim_game *g, struct choice choice)
{
	unsigned id;

	if (!has_in_hand(g, choice_card(choice)))
		return WHY_NOT_IN_HAND;
	id = why_not_onto(g, choice);
	return id == WHY_NOTHING ? WHY_OTHER_LEGION : id;
}

static unsigned
why_not_place(const struct onirim_game *g, struct choice choice)
{
	unsigned id;

	if (!holds_terror(g->looked.set, choice_card(choice)))
		return WHY_NOT_REVEALED;
	id = why_not_onto(g, choice);
	return id == WHY_NOTHING ? WHY_COMPLETES_NONE : id;
}

static unsigned
why_not_exchange(const struct onirim_game *g, struct choice choice)
{
	if (choice_place(choice) != 0)
		return WHY_NOT_SHARED;
	return has_in_hand(g, choice_card(choice))
	    ? WHY_ASCENDING : WHY_NOT_IN_HAND;
}

/* Of two other cards the list holds those that leave another one (N12). */
static unsigned
why_not_pay_legion(const struct onirim_game *g, struct choice choice)
{
	const struct step *step = oni_step(g);

	if (choice_place(choice) != 0)
		return WHY_NOT_SHARED;
	if (!has_in_hand(g, choice_card(choice)))
		return WHY_NOT_IN_HAND;
	if (!pays_others(step))
		return WHY_NOT_OF_LEGION;
	return choice_card(choice) < step->card ? WHY_ASCENDING : WHY_TOO_FEW;
}

/* Whether a seat has a creature in that place. */
static bool
stands(const struct onirim_game *g, unsigned seat, unsigned i)
{
	return i < g->table.nightmarium.begun[seat];
}

/* Another seat's creature may be kept from a Scavenger by its head alone. */
static unsigned
why_not_of_other(const struct onirim_game *g, struct choice choice)
{
	if (choice_place(choice) >= g->config.players)
		return WHY_NO_SEAT;
	if (choice_place(choice) == g->active)
		return WHY_OWN_CREATURE;
	return stands(g, choice_place(choice), choice_extra(choice))
	    ? WHY_NOT_UNFINISHED : WHY_NO_CREATURE;
}

static unsigned
why_not_devour(const struct onirim_game *g, struct choice choice)
{
	return stands(g, g->active, choice_extra(choice))
	    ? WHY_ACTIVE_CREATURE : WHY_NO_CREATURE;
}

static unsigned
why_not_wake(const struct onirim_game *g, struct choice choice)
{
	return stands(g, g->active, choice_extra(choice))
	    ? WHY_NOT_COMPLETED : WHY_NO_CREATURE;
}

/* For each answer that a question may have, what forbids it, or how to find
 * out.  What has no row is not asked; whoever is asked to move has a card to
 * exchange, or else there would be one answer. */
static const struct why_row why_terrors[] = {
#define ROW(ask, verb, id) { ONIRIM_ASK_##ask, ONIRIM_VERB_##verb, id, NULL }
#define FIND(ask, verb, find) \
	{ ONIRIM_ASK_##ask, ONIRIM_VERB_##verb, 0, find }
	ROW(DEAL,         DEAL,    WHY_NOT_TO_COME),
	ROW(MOVE,         DRAW,    WHY_NOTHING_TO_DRAW),
	FIND(MOVE,        BUILD,   why_not_build),
	FIND(EXCHANGE,    DISCARD, why_not_exchange),
	ROW(EXCHANGE,     STOP,    WHY_NONE_DISCARDED),
	FIND(LEGION,      DISCARD, why_not_pay_legion),
	FIND(HERALD,      BUILD,   why_not_place),
	FIND(WAKE,        WAKE,    why_not_wake),
	FIND(JOKER,       BUILD,   why_not_build),
	FIND(EXECUTIONER, SEIZE,   why_not_of_other),
	FIND(SCAVENGER,   DESTROY, why_not_of_other),
	FIND(DEVOURER,    DEVOUR,  why_not_devour),
#undef ROW
#undef FIND
};

struct meaning
oni_nightmarium_why(const struct onirim_game *g, uint32_t action)
{
	const unsigned id = oni_find_why(g, why_terrors,
	    sizeof why_terrors / sizeof why_terrors[0],
	    oni_choice(g, action));
	const unsigned number = id == WHY_ENOUGH_CREATURES
	    ? g->config.objective : 0;

	return (struct meaning){.id = (uint8_t)id, .number = (uint8_t)number};
}
