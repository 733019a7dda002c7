/* onirim.h - what the rooms of Onirim share: its cards and its table. */
#ifndef ONI_ONIRIM_ROOMS_H
#define ONI_ONIRIM_ROOMS_H

#include "../core/place.h"
#include "../engine.h"

/* Cards by rank. */
enum {
	RED_ROOM = ONIRIM_CARD_ROOM - ONIRIM_FACE_FIRST,
	RED_DOOR = ONIRIM_CARD_DOOR - ONIRIM_FACE_FIRST,
	NIGHTMARE = ONIRIM_CARD_NIGHTMARE - ONIRIM_FACE_FIRST,
};

/* Sets of cards.  Every colour has four ranks of rooms, a symbol each. */
#define ROOMS UINT64_C(0xFFFF)
#define ROOMS_WITH(symbol) (UINT64_C(0x1111) << (symbol))
#define KEYS ROOMS_WITH(ONIRIM_SYMBOL_KEY)
#define DOORS (UINT64_C(0xF) << RED_DOOR)
#define LOCATIONS ROOMS

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

/* The kinds of step, in the order in which a game meets them. */
enum {
	STEP_DRAFT = STEP_GAME,
	STEP_TURN,
	STEP_ACT,
	STEP_SEARCH,
	STEP_SWAP,
	STEP_PROPHECY,
	STEP_ORDER,
	STEP_FILL,
	STEP_NEW_HAND,
	STEP_LOOK,
	STEP_DOOR,
	STEP_PLACE,
	STEP_NIGHTMARE,
	STEP_REVEALED,
	STEP_NIGHTMARE_END,
	STEP_LIMBO,
	STEPS
};

#endif
