/* cards.h - the cards of Nightmarium and its kinds of step. */
#ifndef ONI_NIGHTMARIUM_CARDS_H
#define ONI_NIGHTMARIUM_CARDS_H

#include "../engine.h"

/* The cards of each legion; and the cards that can be each part of a creature.
 * The index of the next part is the height of the creature; nothing fits a
 * complete one. */
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

/* The kinds of step, in the order in which a game meets them, and after each
 * the meaning of `card` and of `left`, if it has one.  Snapshots contain these
 * numbers, so new kinds must come last. */
enum {
	STEP_ACTIONS = STEP_GAME, /* 1 + legion of the card that the first
				   * action built, or 0; actions not begun */
	STEP_CARDS_COME,        /* the Terror or NO_CARD; cards to come */
	STEP_MOVE,              /* -; - */
	STEP_EXCHANGE,          /* last card named; cards named */
	STEP_POWERS,            /* place of the creature; powers to come */
	STEP_PENALTY,           /* legion that is to be paid; - */
	STEP_LEGION,            /* NO_CARD: a card of the legion is paid,
				 * HIDDEN_CARD: the viewer may not know,
				 * else the last card named; cards to pay */
	STEP_HERALD,            /* the Terror; set of creatures completed */
	STEP_HERALD_BUILD,      /* the Terror; - */
	STEP_WAKE,              /* the Terror; set of creatures that may wake */
	STEP_JOKER,             /* the Terror; - */
	STEP_EXECUTIONER,       /* the Terror; - */
	STEP_SCAVENGER,         /* the Terror; - */
	STEP_DEVOURER,          /* the Terror; - */
	STEPS_OF_NIGHTMARIUM
};

#endif
