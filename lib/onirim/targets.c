/* targets.c - what the answers of Onirim take, and where it goes. */
#include "../answers.h"
#include "hand.h"
#include "parts.h"

/* Which card an answer takes: the one it names, that of the step, the pending
 * one, or the Tower or the Goal in a place. */
enum { NAMED, OF_STEP, THAT_IS_PENDING, TOWER_OF_ROW, GOAL_OF_ROW };

/* Places that are not simply a zone. */
enum {
	WITH_HAND = ZONES_END,  /* own or shared, as the answer says */
	IN_DECK,
	BEFORE_DEAL,
	WHERE_DEALT,
	WHERE_PLAYED,
	WHERE_ORDERED,
	ON_TOP,
	TOWER_NAMED,
	GOAL_NAMED,
	GOAL_SWAPPED,
};

static const struct target_row targets[] = {
#define TAKE(ask, verb, card, from, to) \
	{ ONIRIM_ASK_##ask, ONIRIM_VERB_##verb, card, from, to }
#define ZONE(zone) ONIRIM_ZONE_##zone
	TAKE(DEAL,        DEAL,    NAMED,   BEFORE_DEAL,   WHERE_DEALT),
	TAKE(DRAFT,       TAKE,    NAMED,   ZONE(SHARED),  ZONE(HAND)),
	TAKE(ACT,         PLAY,    NAMED,   WITH_HAND,     WHERE_PLAYED),
	TAKE(ACT,         DISCARD, NAMED,   WITH_HAND,     ZONE(DISCARD)),
	TAKE(SEARCH,      SEARCH,  OF_STEP, IN_DECK,       ZONE(PENDING)),
	TAKE(SWAP,        SWAP,    NAMED,   ZONE(HAND),    ZONE(SHARED)),
	TAKE(PROPHECY,    DROP,    NAMED,   ZONE(PENDING), ZONE(DISCARD)),
	TAKE(ORDER,       NEXT,    NAMED,   ZONE(PENDING), WHERE_ORDERED),
	TAKE(DOOR,        KEY,     NAMED,   WITH_HAND,     ZONE(DISCARD)),
	TAKE(DOOR,        LIMBO,   THAT_IS_PENDING, ZONE(PENDING), ZONE(LIMBO)),
	TAKE(NIGHTMARE,   KEY,     NAMED,   WITH_HAND,     ZONE(DISCARD)),
	TAKE(NIGHTMARE,   DOOR,    NAMED,   ZONE(DOORS),   ZONE(LIMBO)),
	TAKE(PAY,         PAY,     NAMED,   ZONE(DISCARD), ZONE(REMOVED)),
	TAKE(GOALS,       GOALS,   GOAL_OF_ROW,  GOAL_NAMED,  GOAL_SWAPPED),
	TAKE(TOP,         TOP,     NAMED,   ZONE(PENDING), ON_TOP),
	TAKE(TOWER,       TOWER,   TOWER_OF_ROW, TOWER_NAMED, ZONE(DISCARD)),
	TAKE(TOWER,       SPARE,   THAT_IS_PENDING, ZONE(PENDING), ZONE(LIMBO)),
	TAKE(PREMONITION, RESOLVE, NAMED, ZONE(PREMONITIONS), ZONE(REMOVED)),
	TAKE(PENALTY,     DOOR,    NAMED,   ZONE(DOORS),   ZONE(LIMBO)),
	TAKE(PENALTY,     DROP,    NAMED,   IN_DECK,       ZONE(DISCARD)),
	TAKE(HAPPY,       DISPEL,  NAMED, ZONE(PREMONITIONS), ZONE(REMOVED)),
	TAKE(FETCH,       FETCH,   NAMED,   IN_DECK,       ON_TOP),
	TAKE(DISCARD_ANY, DROP,    NAMED,   ZONE(PENDING), ZONE(DISCARD)),
#undef ZONE
#undef TAKE
};

static unsigned
card_taken(const struct onirim_game *g, unsigned which, struct choice choice)
{
	const struct onirim_table *table = &g->table.onirim;

	switch (which) {
	case OF_STEP:
		return oni_step(g)->card;
	case THAT_IS_PENDING:
		return g->pending.card;
	case TOWER_OF_ROW:
		return table->towers[choice_extra(choice)];
	case GOAL_OF_ROW:
		return RED_GOAL + (unsigned)table->goals[choice_card(choice)];
	}
	return choice_card(choice);
}

/* A room goes behind the last one, a Tower to an end of its row. */
static struct spot
spot_played(const struct onirim_game *g, struct choice choice)
{
	const struct onirim_table *table = &g->table.onirim;
	const uint8_t seat = g->active;

	if (!set_has(TOWERS, choice_card(choice)))
		return (struct spot){ONIRIM_ZONE_ROW, seat,
		    table->row_count[seat]};
	return (struct spot){ONIRIM_ZONE_TOWERS, 0,
	    choice_extra(choice) == ONIRIM_END_LEFT ? 0 : table->tower_count};
}

/* A card drawn to fill the hand asks what to do if it is not a Location.  In a
 * new hand it goes to Limbo. */
static struct spot
spot_dealt(const struct onirim_game *g, unsigned card)
{
	const unsigned kind = oni_step_dealt_to(g)->kind;
	const struct place to = oni_seen_of(g)->dealt_to(g);

	if (to.zone == ONIRIM_ZONE_GOALS)
		return (struct spot){to.zone, 0, g->table.onirim.goal_count};
	if (oni_onirim.rules[kind]->deals_to != 0 || set_has(LOCATIONS, card))
		return anywhere_in(to.zone, to.index);
	return anywhere_in(kind == STEP_NEW_HAND ? ONIRIM_ZONE_LIMBO
	    : ONIRIM_ZONE_PENDING, 0);
}

static struct spot
spot_ordered(const struct onirim_game *g)
{
	if (oni_step(g)->kind == STEP_ORDER)
		return (struct spot){ONIRIM_ZONE_TOP, 0, oni_step(g)->left};
	return (struct spot){ONIRIM_ZONE_BOTTOM, 0, g->deck.bottom_count};
}

static struct spot
spot_of(const struct onirim_game *g, unsigned where, unsigned card,
    struct choice choice)
{
	struct place hand;

	switch (where) {
	case ONIRIM_ZONE_HAND:
		return anywhere_in(where, oni_step(g)->seat);
	case ONIRIM_ZONE_DOORS:
		return anywhere_in(where, choice_place(choice));
	case WITH_HAND:
		hand = hand_place(g, choice_place(choice));
		return anywhere_in(hand.zone, hand.index);
	case IN_DECK:
		return oni_spot_in_deck(g, card);
	case BEFORE_DEAL:
		return oni_spot_before_deal(g);
	case WHERE_DEALT:
		return spot_dealt(g, card);
	case WHERE_PLAYED:
		return spot_played(g, choice);
	case WHERE_ORDERED:
		return spot_ordered(g);
	case ON_TOP:
		return (struct spot){ONIRIM_ZONE_TOP, 0, 0};
	case TOWER_NAMED:
		return (struct spot){ONIRIM_ZONE_TOWERS, 0,
		    choice_extra(choice)};
	case GOAL_NAMED:
		return (struct spot){ONIRIM_ZONE_GOALS, 0,
		    choice_card(choice)};
	case GOAL_SWAPPED:
		return (struct spot){ONIRIM_ZONE_GOALS, 0,
		    choice_place(choice)};
	}
	return anywhere_in(where, 0);
}

/* `fetch` without a card takes none yet. */
struct onirim_target
oni_onirim_target(const struct onirim_game *g, uint32_t action)
{
	const struct choice choice = oni_choice(g, action);
	const struct target_row *row = oni_find_target(g, targets,
	    sizeof targets / sizeof targets[0], choice);
	struct onirim_target target;
	unsigned card;

	if (row == NULL)
		return (struct onirim_target){0};
	card = card_taken(g, row->card, choice);
	target = oni_target(oni_ruleset(g)->faces[card],
	    spot_of(g, row->from, card, choice),
	    spot_of(g, row->to, card, choice));
	if (choice_verb(choice) == ONIRIM_VERB_SWAP)
		target.other = choice_place(choice);
	return target;
}
