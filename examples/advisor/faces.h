/* faces.h - what the face of a card tells. */
#ifndef ADVISOR_FACES_H
#define ADVISOR_FACES_H

#include <stdbool.h>

#include <onirim.h>

/* Without Glyphs. */
enum { COLOURS = 4, SYMBOLS = 3 };

static inline int
kind_of(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_KIND);
}

static inline bool
is_room(onirim_card card)
{
	return kind_of(card) == ONIRIM_KIND_ROOM;
}

static inline bool
is_door(onirim_card card)
{
	return kind_of(card) == ONIRIM_KIND_DOOR;
}

/* Of a card that has one. */
static inline int
colour_of(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_COLOUR);
}

static inline int
symbol_of(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_SYMBOL);
}

#endif
