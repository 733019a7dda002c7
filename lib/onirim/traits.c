/* traits.c - what is printed on a card of Onirim. */
#include "parts.h"
#include "tower_row.h"

/* Goals that lie face down. */
#define GOALS_DOWN (GOALS << GOAL_DOWN)

static const struct kind_row {
	uint64_t cards;
	uint8_t kind;
} kinds[] = {
	{ ROOMS,             ONIRIM_KIND_ROOM        },
	{ DOORS,             ONIRIM_KIND_DOOR        },
	{ CARD(NIGHTMARE),   ONIRIM_KIND_NIGHTMARE   },
	{ CARD(HAPPY_DREAM), ONIRIM_KIND_HAPPY_DREAM },
	{ TOWERS,            ONIRIM_KIND_TOWER       },
	{ GOALS,             ONIRIM_KIND_GOAL        },
	{ GOALS_DOWN,        ONIRIM_KIND_GOAL_DOWN   },
	{ OMENS,             ONIRIM_KIND_PREMONITION },
};

static int
kind_of(unsigned card)
{
	for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
		if (set_has(kinds[i].cards, card))
			return kinds[i].kind;
	return ONIRIM_E_RANGE;
}

static int
colour_of(unsigned card)
{
	if (set_has(ROOMS, card))
		return room_colour(card);
	if (set_has(DOORS, card))
		return door_colour(card);
	if (set_has(TOWERS, card))
		return (int)tower_colour(card);
	if (set_has(GOALS | GOALS_DOWN, card))
		return (int)((card - RED_GOAL) % COLOURS);
	return ONIRIM_E_RANGE;
}

static int
tower_trait(unsigned tower, int trait)
{
	switch (trait) {
	case ONIRIM_TRAIT_NUMBER:
		return (int)tower_number(tower);
	case ONIRIM_TRAIT_LEFT_EDGE:
		return oni_tower_row_edges(tower).left;
	case ONIRIM_TRAIT_RIGHT_EDGE:
		return oni_tower_row_edges(tower).right;
	}
	return ONIRIM_E_RANGE;
}

int
oni_onirim_trait(unsigned face, int trait)
{
	const unsigned card = oni_onirim.ranks[face] - 1u;

	if (oni_onirim.ranks[face] == 0)
		return ONIRIM_E_RANGE;
	if (trait == ONIRIM_TRAIT_KIND)
		return kind_of(card);
	if (trait == ONIRIM_TRAIT_COLOUR)
		return colour_of(card);
	if (trait == ONIRIM_TRAIT_SYMBOL && set_has(ROOMS, card))
		return room_symbol(card);
	return set_has(TOWERS, card) ? tower_trait(card, trait)
	    : ONIRIM_E_RANGE;
}
