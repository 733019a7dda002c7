/* faces.h - what the face of a card tells. */
#ifndef ADVISOR_FACES_H
#define ADVISOR_FACES_H

#include <stdbool.h>

#include <onirim.h>

enum {
	COLOURS = 4,
	SYMBOLS = 3,
	ROOM_STEP = 4   /* from one colour of rooms to the next */
};

static inline bool
is_room(onirim_card card)
{
	return card >= ONIRIM_CARD_ROOM &&
	    card < ONIRIM_CARD_ROOM + COLOURS * ROOM_STEP;
}

static inline int
room_colour(onirim_card card)
{
	return (card - ONIRIM_CARD_ROOM) / ROOM_STEP;
}

static inline int
room_symbol(onirim_card card)
{
	return (card - ONIRIM_CARD_ROOM) % ROOM_STEP;
}

static inline bool
is_door(onirim_card card)
{
	return card >= ONIRIM_CARD_DOOR && card < ONIRIM_CARD_DOOR + COLOURS;
}

#endif
