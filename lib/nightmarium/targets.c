/* targets.c - what the answers of Nightmarium take, and where it goes. */
#include "../answers.h"
#include "creatures.h"
#include "parts.h"

/* Which card an answer takes: the one it names, or the last one of a
 * creature. */
enum { TERROR_NAMED, LAST_OF_CREATURE };

/* Places that are not simply a zone. */
enum {
	IN_PILE = ZONES_END,
	WHERE_TERROR_COMES,
	WHERE_BUILT,
	ON_CREATURE,            /* its last card */
	NOWHERE,
};

static const struct target_row terror_targets[] = {
#define TAKE(ask, verb, card, from, to) \
	{ ONIRIM_ASK_##ask, ONIRIM_VERB_##verb, card, from, to }
#define ZONE(zone) ONIRIM_ZONE_##zone
	TAKE(DEAL,        DEAL,    TERROR_NAMED, IN_PILE, WHERE_TERROR_COMES),
	TAKE(MOVE,        BUILD,   TERROR_NAMED, ZONE(HAND),    WHERE_BUILT),
	TAKE(EXCHANGE,    DISCARD, TERROR_NAMED, ZONE(HAND),    ZONE(DISCARD)),
	TAKE(LEGION,      DISCARD, TERROR_NAMED, ZONE(HAND),    ZONE(DISCARD)),
	TAKE(HERALD,      BUILD,   TERROR_NAMED, ZONE(PENDING), WHERE_BUILT),
	TAKE(WAKE,        WAKE,    LAST_OF_CREATURE, ON_CREATURE, NOWHERE),
	TAKE(JOKER,       BUILD,   TERROR_NAMED, ZONE(HAND),    WHERE_BUILT),
	TAKE(EXECUTIONER, SEIZE,   LAST_OF_CREATURE, ON_CREATURE, ZONE(HAND)),
	TAKE(SCAVENGER,   DESTROY, LAST_OF_CREATURE, ON_CREATURE,
	    ZONE(DISCARD)),
	TAKE(DEVOURER,    DEVOUR,  LAST_OF_CREATURE, ON_CREATURE,
	    ZONE(DISCARD)),
#undef ZONE
#undef TAKE
};

/* The place of the creature that an answer names.  An Executioner or a
 * Scavenger names one of another seat. */
static struct place
place_named(const struct onirim_game *g, struct choice choice)
{
	const unsigned verb = choice_verb(choice);
	const unsigned seat = verb == ONIRIM_VERB_SEIZE ||
	    verb == ONIRIM_VERB_DESTROY ? choice_place(choice) : g->active;

	return creature_of(seat, choice_extra(choice));
}

static const struct creature *
creature_named(const struct onirim_game *g, struct choice choice)
{
	const unsigned index = place_named(g, choice).index;

	return oni_creatures_find(g, index / PLACES_OF_SEAT,
	    index % PLACES_OF_SEAT);
}

static struct spot
spot_on_creature(const struct onirim_game *g, struct choice choice,
    unsigned part)
{
	return (struct spot){ONIRIM_ZONE_CREATURE,
	    place_named(g, choice).index, (uint8_t)part};
}

static struct spot
terror_spot(const struct onirim_game *g, unsigned where, struct choice choice)
{
	const struct creature *creature = creature_named(g, choice);
	struct place to;

	switch (where) {
	case ONIRIM_ZONE_HAND:
		return anywhere_in(where, oni_step(g)->seat);
	case IN_PILE:
		return oni_spot_before_deal(g);
	case WHERE_TERROR_COMES:
		to = oni_seen_of(g)->dealt_to(g);
		return anywhere_in(to.zone, to.index);
	case WHERE_BUILT:
		return spot_on_creature(g, choice,
		    creature != NULL ? creature->height : LEGS);
	case ON_CREATURE:
		return spot_on_creature(g, choice, creature->height - 1u);
	case NOWHERE:
		return (struct spot){0, 0, 0};
	}
	return anywhere_in(where, 0);
}

struct onirim_target
oni_nightmarium_target(const struct onirim_game *g, uint32_t action)
{
	const struct choice choice = oni_choice(g, action);
	const struct target_row *row = oni_find_target(g, terror_targets,
	    sizeof terror_targets / sizeof terror_targets[0], choice);
	unsigned card;

	if (row == NULL)
		return (struct onirim_target){0};
	card = row->card == TERROR_NAMED ? choice_card(choice)
	    : last_card(creature_named(g, choice));
	return oni_target(oni_ruleset(g)->faces[card],
	    terror_spot(g, row->from, choice), terror_spot(g, row->to, choice));
}
