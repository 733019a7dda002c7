/*
 * why.c - why an action is not legal.
 *
 * Only the list of answers decides whether an action is legal.  These functions
 * are called for actions that are not on the list, and find the first rule that
 * forbids them.
 */
#include "../answers.h"
#include "book.h"
#include "doors.h"
#include "dreams.h"
#include "hand.h"
#include "parts.h"

static bool
pile_holds(const struct pile *pile, unsigned card)
{
	return set_holds(pile_cards(pile), card);
}

/* Why a card cannot come from the hand, or WHY_NOTHING. */
static unsigned
why_not_at_hand(const struct onirim_game *g, struct choice choice)
{
	const struct onirim_table *table = &g->table.onirim;

	if (choice_place(choice) == PLACE_SHARED)
		return set_holds(table->shared.set, choice_card(choice))
		    ? WHY_NOTHING : WHY_NOT_SHARED;
	return set_holds(table->hands[g->active].set, choice_card(choice))
	    ? WHY_NOTHING : WHY_NOT_IN_HAND;
}

static unsigned
why_not_play(const struct onirim_game *g, struct choice choice)
{
	const unsigned missing = why_not_at_hand(g, choice);

	if (missing != WHY_NOTHING)
		return missing;
	if (set_has(ROOMS, choice_card(choice)))
		return choice_extra(choice) == 0
		    ? WHY_SAME_SYMBOL : WHY_ONLY_TOWERS;
	if (choice_extra(choice) == 0)
		return WHY_NAME_END;
	if (choice_extra(choice) == ONIRIM_END_RIGHT)
		return WHY_TOWER_SYMBOL;
	if (set_has(g->config.variants, VARIANT_RIGHT_ONLY))
		return WHY_RIGHT_ONLY;
	return g->table.onirim.tower_count == 0
	    ? WHY_FIRST_TOWER : WHY_TOWER_SYMBOL;
}

/* A spell that can be paid is illegal only if it would do nothing. */
static unsigned
why_not_cast(const struct onirim_game *g, struct choice choice)
{
	if (!plays_with(g, SET_STEPS))
		return WHY_NO_SPELLS;
	if (pile_size(&g->table.onirim.discard) <
	    oni_book_price(g, choice_extra(choice)))
		return WHY_TOO_DEAR;
	return choice_extra(choice) == ONIRIM_SPELL_PUNISHMENT
	    ? WHY_NO_NIGHTMARE : WHY_EMPTY_DECK;
}

static unsigned
why_not_cast_here(const struct onirim_game *g, struct choice choice)
{
	(void)choice;
	return plays_with(g, SET_STEPS) ? WHY_NO_SPELL_NOW : WHY_NO_SPELLS;
}

static unsigned
why_not_swap(const struct onirim_game *g, struct choice choice)
{
	const struct onirim_table *table = &g->table.onirim;

	if (!set_holds(table->hands[g->active].set, choice_card(choice)))
		return WHY_NOT_IN_HAND;
	return set_holds(table->shared.set, oni_rank(g, choice_place(choice)))
	    ? WHY_SAME_CARD : WHY_NOT_SHARED;
}

/* A Nightmare takes any Key, a Door only one of its colour. */
static unsigned
why_not_key(const struct onirim_game *g, struct choice choice)
{
	const unsigned missing = why_not_at_hand(g, choice);

	if (missing != WHY_NOTHING)
		return missing;
	return set_has(KEYS, choice_card(choice))
	    ? WHY_OTHER_COLOUR : WHY_NO_KEY;
}

static unsigned
why_not_give_door(const struct onirim_game *g, struct choice choice)
{
	if (choice_place(choice) >= g->config.players)
		return WHY_NO_SEAT;
	return choice_place(choice) == g->active
	    ? WHY_NO_DOOR : WHY_PARTNERS_DOOR;
}

/* A list of ascending cards has only those with which enough cards can still be
 * named (7.5). */
static unsigned
why_not_pay(const struct onirim_game *g, struct choice choice)
{
	if (!pile_holds(&g->table.onirim.discard, choice_card(choice)))
		return WHY_NOT_DISCARDED;
	return choice_card(choice) < oni_step(g)->card
	    ? WHY_ASCENDING : WHY_TOO_FEW;
}

static unsigned
why_not_tower(const struct onirim_game *g, struct choice choice)
{
	return choice_extra(choice) < g->table.onirim.tower_count
	    ? WHY_HELD_TOWER : WHY_NO_TOWER;
}

static unsigned
why_not_resolve(const struct onirim_game *g, struct choice choice)
{
	const uint64_t open = g->table.onirim.premonitions;

	return set_holds(open << FIRST_PREMONITION, choice_card(choice))
	    ? WHY_CONDITION : WHY_NO_PREMONITION;
}

static unsigned
why_not_lose_door(const struct onirim_game *g, struct choice choice)
{
	const struct onirim_table *table = &g->table.onirim;
	const struct step *step = oni_step(g);

	if (step->kind != STEP_LOSE_DOOR)
		return WHY_NOT_ASKED;
	if (choice_place(choice) >= g->config.players)
		return WHY_NO_SEAT;
	if (!set_holds(oni_doors_before(table, choice_place(choice)),
	    choice_card(choice)))
		return WHY_NO_DOOR;
	return step->card == FIRST_PREMONITION + ANY_PAIR &&
	    !set_has(oni_dreams_pairs(table), choice_card(choice))
	    ? WHY_NO_PAIR : WHY_OWN_DOOR_FIRST;
}

/* The first Key that was named is still in the deck, so a single one cannot be
 * named twice. */
static unsigned
why_not_lose_key(const struct onirim_game *g, struct choice choice)
{
	const struct step *step = oni_step(g);

	if (step->kind != STEP_LOSE_KEYS)
		return WHY_NOT_ASKED;
	if (!set_holds(KEYS, choice_card(choice)))
		return WHY_NO_KEY;
	if (oni_deck_count(&g->deck, choice_card(choice)) == 0)
		return WHY_NOT_IN_DECK;
	if (step->left == 0)
		return WHY_TOO_FEW;
	return choice_card(choice) < step->left
	    ? WHY_ASCENDING : WHY_NOT_IN_DECK;
}

/* The first `fetch` names no card, the second one does. */
static bool
names_card(struct choice choice)
{
	return choice_card(choice) < CARDS_MAX;
}

static unsigned
why_not_look_for(const struct onirim_game *g, struct choice choice)
{
	(void)g;
	return names_card(choice) ? WHY_NOT_ASKED : WHY_EMPTY_DECK;
}

static unsigned
why_not_fetch(const struct onirim_game *g, struct choice choice)
{
	(void)g;
	return names_card(choice) ? WHY_NOT_IN_DECK : WHY_NOT_ASKED;
}

static unsigned
why_not_discard_any(const struct onirim_game *g, struct choice choice)
{
	return set_holds(g->looked.set, choice_card(choice))
	    ? WHY_ASCENDING : WHY_NOT_LOOKED_AT;
}

/* Why an answer to a question is not legal, or the function that finds it out.
 * An action without a row is not an answer to the question.  Spells have a row
 * for all other questions. */
static const struct why_row reasons[] = {
#define ROW(ask, verb, id) { ONIRIM_ASK_##ask, ONIRIM_VERB_##verb, id, NULL }
#define FIND(ask, verb, find) \
	{ ONIRIM_ASK_##ask, ONIRIM_VERB_##verb, 0, find }
	ROW(DEAL,         DEAL,    WHY_NOT_TO_COME),
	ROW(DRAFT,        TAKE,    WHY_NOT_OPEN),
	FIND(ACT,         PLAY,    why_not_play),
	FIND(ACT,         DISCARD, why_not_at_hand),
	FIND(ACT,         CAST,    why_not_cast),
	FIND(SWAP,        SWAP,    why_not_swap),
	ROW(PROPHECY,     DROP,    WHY_NOT_LOOKED_AT),
	ROW(ORDER,        NEXT,    WHY_NOT_LOOKED_AT),
	FIND(DRAW,        CAST,    why_not_cast),
	FIND(DOOR,        KEY,     why_not_key),
	FIND(DOOR,        CAST,    why_not_cast),
	FIND(NIGHTMARE,   KEY,     why_not_key),
	FIND(NIGHTMARE,   DOOR,    why_not_give_door),
	ROW(NIGHTMARE,    HAND,    WHY_EMPTY_HAND),
	FIND(NIGHTMARE,   CAST,    why_not_cast),
	FIND(PAY,         PAY,     why_not_pay),
	ROW(TOP,          TOP,     WHY_NOT_LOOKED_AT),
	ROW(GOALS,        GOALS,   WHY_SAME_GOALS),
	FIND(TOWER,       TOWER,   why_not_tower),
	FIND(PREMONITION, RESOLVE, why_not_resolve),
	FIND(PENALTY,     DOOR,    why_not_lose_door),
	FIND(PENALTY,     DROP,    why_not_lose_key),
	ROW(HAPPY,        DISPEL,  WHY_NO_PREMONITION),
	FIND(HAPPY,       FETCH,   why_not_look_for),
	FIND(HAPPY,       CAST,    why_not_cast),
	FIND(FETCH,       FETCH,   why_not_fetch),
	FIND(DISCARD_ANY, DROP,    why_not_discard_any),
	FIND(END,         CAST,    why_not_cast),
	{ ANY_QUESTION, ONIRIM_VERB_CAST, 0, why_not_cast_here },
#undef ROW
#undef FIND
};

enum { REASONS = sizeof reasons / sizeof reasons[0] };

struct meaning
oni_onirim_why(const struct onirim_game *g, uint32_t action)
{
	const struct choice choice = oni_choice(g, action);
	const unsigned id = oni_find_why(g, reasons, REASONS, choice);
	const unsigned number = id == WHY_TOO_DEAR
	    ? oni_book_price(g, choice_extra(choice)) : 0;

	return (struct meaning){.id = (uint8_t)id, .number = (uint8_t)number};
}
