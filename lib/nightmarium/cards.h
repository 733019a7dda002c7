/* cards.h - what the rooms of Nightmarium share: its cards and steps. */
#ifndef ONI_NIGHTMARIUM_CARDS_H
#define ONI_NIGHTMARIUM_CARDS_H

#include "../engine.h"

/* The cards of each legion, and those that fit each part of a creature, which
 * is as many as its height; none fits a complete one. */
static const uint64_t legion_cards[LEGIONS] = {
	[NECRONAUTS] = TERRORS_OF_LEGION(NECRONAUTS),
	[HOMUNCULI]  = TERRORS_OF_LEGION(HOMUNCULI),
	[INSECTOIDS] = TERRORS_OF_LEGION(INSECTOIDS),
	[CHIMERIDS]  = TERRORS_OF_LEGION(CHIMERIDS),
};

static const uint64_t part_cards[PARTS + 1] = {
	[LEGS]  = TERRORS_THAT_FIT(LEGS),
	[TORSO] = TERRORS_THAT_FIT(TORSO),
	[HEAD]  = TERRORS_THAT_FIT(HEAD),
};

/* The kinds of step, in the order in which a game meets them, and what `card`
 * and `left` are of each.  Snapshots have these numbers: new kinds come
 * last. */
enum {
	STEP_ACTIONS = STEP_GAME, /* legion that the first action built of,
	                         * from 1, or 0; actions not yet begun */
	STEP_CARDS_COME,        /* the Terror or NO_CARD; cards to come */
	STEP_MOVE,              /* nothing; nothing */
	STEP_EXCHANGE,          /* last card named; cards named */
	STEP_POWERS,            /* place of the creature; powers to come */
	STEP_PENALTY,           /* legion that is to be paid; nothing */
	STEP_LEGION,            /* NO_CARD for one of the legion, HIDDEN_CARD
	                         * for untold, else the last card named; cards
	                         * to pay */
	STEP_HERALD,            /* the Terror; set of creatures it completed */
	STEP_HERALD_BUILD,      /* the Terror; nothing */
	STEP_WAKE,              /* the Terror; set of creatures to choose of */
	STEP_JOKER,             /* the Terror; nothing */
	STEP_EXECUTIONER,       /* the Terror; nothing */
	STEP_SCAVENGER,         /* the Terror; nothing */
	STEP_DEVOURER,          /* the Terror; nothing */
	STEPS_OF_NIGHTMARIUM
};

static inline uint8_t
seat_after(const struct onirim_game *g, unsigned seat)
{
	return (uint8_t)((seat + 1) % g->config.players);
}

#endif
