/* nightmarium.h - what the rooms of Nightmarium share: its cards and steps. */
#ifndef ONI_NIGHTMARIUM_CARDS_H
#define ONI_NIGHTMARIUM_CARDS_H

#include "../core/place.h"
#include "../engine.h"

/* The cards of each legion, and those that fit each part of a creature, which
 * is as many as its height; none fits a complete one.  The table of all cards
 * in core/cards.c says the same. */
static const uint64_t legion_cards[LEGIONS] = {
	[NECRONAUTS] = UINT64_C(0x0000000000001FFF),
	[HOMUNCULI]  = UINT64_C(0x000000007FFFE000),
	[INSECTOIDS] = UINT64_C(0x00000FFF80000000),
	[CHIMERIDS]  = UINT64_C(0x03FFF00000000000),
};

#define HEAD_CARDS UINT64_C(0x0024B56C84557899)

static const uint64_t part_cards[PARTS + 1] = {
	[LEGS]  = UINT64_C(0x029243DA53A08744),
	[TORSO] = UINT64_C(0x03492949396E4DB2),
	[HEAD]  = HEAD_CARDS,
};

/* The kinds of step, in the order in which a game meets them.  Snapshots have
 * these numbers: new kinds come last. */
enum {
	STEP_ACTIONS = STEP_GAME,
	STEP_CARDS_COME,
	STEP_MOVE,
	STEP_EXCHANGE,
	STEP_POWERS,
	STEP_PENALTY,
	STEP_LEGION,
	STEP_HERALD,
	STEP_HERALD_BUILD,
	STEP_WAKE,
	STEP_JOKER,
	STEP_EXECUTIONER,
	STEP_SCAVENGER,
	STEP_DEVOURER,
	STEPS_OF_NIGHTMARIUM
};

static inline uint8_t
seat_after(const struct onirim_game *g, unsigned seat)
{
	return (uint8_t)((seat + 1) % g->config.players);
}

#endif
