/* action_space.c - all actions that a game of Nightmarium can list. */
#include "parts.h"

/* The ranges in the order of the verbs, with the dealer's answers at the end.
 * A seat has at most as many creatures as the objective.  Creatures of other
 * seats are named with their seat. */
#define EACH_RANGE(ROW, of) \
	/*       verb      with    shape   cards     places extras        */ \
	ROW(of,  DISCARD,  always, PLACES, terrors,  one,   no,  one) \
	ROW(of,  DRAW,     always, PLACES, cardless, one,   no,  one) \
	ROW(of,  STOP,     always, PLACES, cardless, one,   no,  one) \
	ROW(of,  EXCHANGE, always, PLACES, cardless, one,   no,  one) \
	ROW(of,  BUILD,    always, PLACES, terrors,  one,   no,  creatures) \
	ROW(of,  SEIZE,    always, SEATS,  cardless, seats, no,  creatures) \
	ROW(of,  DESTROY,  always, SEATS,  cardless, seats, no,  creatures) \
	ROW(of,  DEVOUR,   always, PLACES, cardless, one,   no,  creatures) \
	ROW(of,  WAKE,     always, PLACES, cardless, one,   no,  creatures) \
	ROW(of,  DEAL,     always, PLACES, terrors,  one,   no,  one)

static const struct card_set nightmarium_card_sets[] = {
	CARDLESS_SET,
	CARD_SET(ALL_TERRORS),
};

/* The numbers that ranges name, for each layout: first the sets of cards, then
 * numbers of places and extras.  S is the number of seats, and C that of the
 * creatures. */
#define EACH_NUMBER(NUMBER, of, S, C) \
	NUMBER(of, cardless,  CARDLESS) \
	NUMBER(of, terrors,   CARDLESS + 1) \
	NUMBER(of, no,        0) \
	NUMBER(of, one,       1) \
	NUMBER(of, seats,     S) \
	NUMBER(of, creatures, C)

/* The constants of a layout. */
#define LAYOUT_CONSTANTS(of, S, C) enum { \
	HAS_always##of = 1, \
	COUNT_cardless##of = 1, \
	COUNT_terrors##of = TERROR_FACES, \
	EACH_NUMBER(NUMBER_CONSTANT, of, S, C) \
	BEFORE_RANGES##of = -1, \
	EACH_RANGE(RANGE_BOUNDS, of) \
};

/* All layouts in the order of oni_nightmarium_layout().  The name of a layout
 * consists of its S and its C. */
#define WITH_CREATURES(LAYOUT, S) \
	LAYOUT(_##S##1, S, 1) LAYOUT(_##S##2, S, 2) LAYOUT(_##S##3, S, 3) \
	LAYOUT(_##S##4, S, 4) LAYOUT(_##S##5, S, 5) LAYOUT(_##S##6, S, 6) \
	LAYOUT(_##S##7, S, 7)
#define EACH_LAYOUT(LAYOUT) \
	WITH_CREATURES(LAYOUT, 2) WITH_CREATURES(LAYOUT, 3) \
	WITH_CREATURES(LAYOUT, 4) WITH_CREATURES(LAYOUT, 5)

uint8_t
oni_nightmarium_layout(const struct config *config)
{
	return (uint8_t)((config->players - 2u) * CREATURES_MAX +
	    config->objective - 1u);
}

EACH_LAYOUT(LAYOUT_CONSTANTS)

enum { EACH_RANGE(RANGE_NUMBER, _NIGHTMARIUM) RANGES_OF_NIGHTMARIUM };
enum {
	END_OF_NIGHTMARIUM = RANGES_OF_NIGHTMARIUM,
	EACH_NUMBER(NUMBER_NAME, _NIGHTMARIUM, 0, 0)
	NUMBERS_OF_NIGHTMARIUM
};

static const uint16_t nightmarium_numbers[][NUMBERS_OF_NIGHTMARIUM] = {
	EACH_LAYOUT(LAYOUT_NUMBERS)
};

_Static_assert(sizeof nightmarium_numbers / sizeof nightmarium_numbers[0] ==
    (SEATS_MAX - 1) * CREATURES_MAX, "each objective has its layouts");
_Static_assert(LAST_DEAL_57 < (int)SPACE_MAX, "a mask has room");

static const struct action_range nightmarium_ranges[] = {
	EACH_RANGE(RANGE_ROW, _NIGHTMARIUM) { 0 }
};

const struct action_ranges oni_nightmarium_ranges = {
	.ranges = nightmarium_ranges,
	.sets = nightmarium_card_sets,
	.numbers = nightmarium_numbers[0],
	.range_count = RANGES_OF_NIGHTMARIUM,
	.number_count = NUMBERS_OF_NIGHTMARIUM,
	.of_verb = { EACH_RANGE(RANGE_OF_VERB, _NIGHTMARIUM) },
};

#undef EACH_RANGE
#undef EACH_NUMBER
#undef EACH_LAYOUT
#undef LAYOUT_CONSTANTS
