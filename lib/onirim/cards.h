/* cards.h - Onirim's cards by rank, sets of them, and the kinds of step. */
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

/* Sets of cards.  Each colour has four ranks of rooms, one for each symbol. */
#define ROOMS UINT64_C(0xFFFF)
#define ROOMS_WITH(symbol) (UINT64_C(0x1111) << (symbol))
#define ROOMS_OF(colour) (UINT64_C(0xF) << 4 * (colour))
#define KEYS ROOMS_WITH(ONIRIM_SYMBOL_KEY)
#define GLYPHS ROOMS_WITH(ONIRIM_SYMBOL_GLYPH)
#define DOORS (UINT64_C(0xF) << RED_DOOR)
#define TOWERS (UINT64_C(0xFFF) << RED_TOWER)
#define LOCATIONS (ROOMS | TOWERS)
#define CARD(card) (UINT64_C(1) << (card))
#define DREAMS (CARD(NIGHTMARE) | CARD(HAPPY_DREAM))
#define DECK_CARDS (LOCATIONS | DOORS | DREAMS)
#define GOALS (UINT64_C(0xF) << RED_GOAL)
#define OMENS (UINT64_C(0xFF) << FIRST_PREMONITION)

/* The cards of each set. */
#define BASE_CARDS ((ROOMS & ~GLYPHS) | DOORS | CARD(NIGHTMARE))
#define STEPS_CARDS GOALS
#define TOWERS_CARDS TOWERS
#define DREAMS_CARDS (CARD(HAPPY_DREAM) | OMENS)

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
key_of_colour(unsigned colour)
{
	return (uint8_t)(colour * 4 + ONIRIM_SYMBOL_KEY);
}

/* Each colour has a Tower of each of three numbers, beginning with
 * TOWER_LEAST. */
enum { TOWER_NUMBERS = 3, TOWER_LEAST = 3 };

static inline unsigned
tower_colour(unsigned tower)
{
	return (tower - RED_TOWER) / TOWER_NUMBERS;
}

static inline unsigned
tower_number(unsigned tower)
{
	return (tower - RED_TOWER) % TOWER_NUMBERS + TOWER_LEAST;
}

/*
 * The kinds of step, in the order in which a game meets them, and what their
 * operands mean, if they have any.  Snapshots contain these numbers, so new
 * kinds must come last.
 */
enum {
	/*                         card                   left           */
	STEP_LAY_GOALS = STEP_GAME,
	STEP_PREMONITIONS_COME, /* the one that strikes   cards to come  */
	STEP_DRAFT,             /* -                      cards to take  */
	STEP_TURN,
	STEP_ACT,
	STEP_SEARCH,            /* the Door               -              */
	STEP_SWAP,
	STEP_PROPHECY,          /* the Key                -              */
	STEP_ORDER,             /* the cause: a card      cards put back */
	STEP_NEW_HAND,
	STEP_LOOK,              /* set of seats that look cards to come  */
	STEP_DRAW,
	STEP_DOOR,
	STEP_PLACE,
	STEP_NIGHTMARE,
	STEP_REVEALED,
	STEP_NIGHTMARE_END,
	STEP_END,
	STEP_LIMBO,

	/* The Book of Steps Lost and Found. */
	STEP_PAY,               /* lowest to be paid      cards to pay   */
	STEP_LOOK_LOWEST,       /* set of seats that look cards to come  */
	STEP_TOP,
	STEP_ORDER_LOWEST,
	STEP_GOALS,
	STEP_PUNISH,

	/* The Towers. */
	STEP_TOWERS_SHAKE,
	STEP_TOWER,

	/* Happy Dreams and Dark Premonitions. */
	STEP_PREMONITIONS,
	STEP_PREMONITION,
	STEP_STRIKE,            /* the Premonition        -              */
	STEP_LOSE_DOOR,         /* the Premonition        -              */
	STEP_LOSE_KEYS,         /* the Premonition        first Key or 0 */
	STEP_HAPPY,
	STEP_FETCH,
	STEP_DISCARD_ANY,       /* lowest to be dropped   -              */
	STEP_HAPPY_END,
	STEPS_OF_ONIRIM
};

_Static_assert((int)STEPS_OF_ONIRIM <= 64, "a word is a set of kinds");

/* The questions at which a spell can be cast. */
#define SPELL_TIME (ON(STEP_ACT) | ON(STEP_DRAW) | ON(STEP_DOOR) | \
	ON(STEP_NIGHTMARE) | ON(STEP_END) | ON(STEP_HAPPY))

/* Whether this step is the one on top. */
static inline bool
is_top(const struct onirim_game *g, const struct step *step)
{
	return step == oni_step(g);
}

static inline bool
plays_with(const struct onirim_game *g, unsigned set)
{
	return set_has(g->config.sets, set);
}

#endif
