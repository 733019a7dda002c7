/* onirim.h - what the rooms of Onirim share: its cards and its table. */
#ifndef ONI_ONIRIM_CARDS_H
#define ONI_ONIRIM_CARDS_H

#include "../core/place.h"
#include "../engine.h"

/* Cards by rank. */
enum {
	RED_ROOM = ONIRIM_CARD_ROOM - ONIRIM_FACE_FIRST,
	RED_DOOR = ONIRIM_CARD_DOOR - ONIRIM_FACE_FIRST,
	NIGHTMARE = ONIRIM_CARD_NIGHTMARE - ONIRIM_FACE_FIRST,
	HAPPY_DREAM = ONIRIM_CARD_HAPPY_DREAM - ONIRIM_FACE_FIRST,
	RED_TOWER = ONIRIM_CARD_TOWER - ONIRIM_FACE_FIRST,
	RED_GOAL = ONIRIM_CARD_GOAL - ONIRIM_FACE_FIRST,
	FIRST_PREMONITION = ONIRIM_CARD_PREMONITION - ONIRIM_FACE_FIRST,
};

/* Sets of cards.  Every colour has four ranks of rooms, a symbol each. */
#define ROOMS UINT64_C(0xFFFF)
#define ROOMS_WITH(symbol) (UINT64_C(0x1111) << (symbol))
#define ROOMS_OF(colour) (UINT64_C(0xF) << 4 * (colour))
#define KEYS ROOMS_WITH(ONIRIM_SYMBOL_KEY)
#define DOORS (UINT64_C(0xF) << RED_DOOR)
#define TOWERS (UINT64_C(0xFFF) << RED_TOWER)
#define LOCATIONS (ROOMS | TOWERS)

static inline uint8_t
room_colour(unsigned room)
{
	return (uint8_t)(room / 4);
}

static inline uint8_t
room_symbol(unsigned room)
{
	return (uint8_t)(room % 4);
}

static inline uint8_t
door_colour(unsigned door)
{
	return (uint8_t)(door - RED_DOOR);
}

static inline uint8_t
key_of(unsigned colour)
{
	return (uint8_t)(colour * 4 + ONIRIM_SYMBOL_KEY);
}

/* The kinds of step, in the order in which a game meets them.  Snapshots have
 * these numbers: new kinds come last. */
enum {
	STEP_LAY_GOALS = STEP_GAME,
	STEP_PREMONITIONS_COME,
	STEP_DRAFT,
	STEP_TURN,
	STEP_ACT,
	STEP_SEARCH,
	STEP_SWAP,
	STEP_PROPHECY,
	STEP_ORDER,
	STEP_FILL,
	STEP_NEW_HAND,
	STEP_LOOK,
	STEP_DRAW,
	STEP_DOOR,
	STEP_PLACE,
	STEP_NIGHTMARE,
	STEP_REVEALED,
	STEP_NIGHTMARE_END,
	STEP_LIMBO,

	/* The Book of Steps Lost and Found. */
	STEP_PAY,
	STEP_LOOK_LOWEST,
	STEP_TOP,
	STEP_GOALS,
	STEP_PUNISH,

	/* The Towers. */
	STEP_TOWERS_SHAKE,
	STEP_TOWER,

	/* Happy Dreams and Dark Premonitions. */
	STEP_PREMONITIONS,
	STEP_PREMONITION,
	STEP_LOSE_DOOR,
	STEP_LOSE_KEYS,
	STEP_HAPPY,
	STEP_FETCH,
	STEP_DISCARD_ANY,
	STEP_HAPPY_END,
	STEPS_OF_ONIRIM
};

/* The seats that see all of a hand. */
static inline uint8_t
hand_seats(const struct onirim_game *g, unsigned seat)
{
	return set_has(g->config.variants, VARIANT_OPEN) ? all_seats(g)
	    : (uint8_t)set_of(seat);
}

static inline bool
plays_with(const struct onirim_game *g, unsigned set)
{
	return set_has(g->config.sets, set);
}

#endif
