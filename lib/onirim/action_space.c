/* action_space.c - all actions that a game of Onirim can list. */
#include "parts.h"

/*
 * The ranges in the order of the verbs.  The dealer's answers come last, so
 * that the other indices do not depend on them.  Only the cards in the game
 * belong to a range; a range of cards is empty if none of them is in the game.
 * ROW##_CARD and ROW##_END are the second range of the verb in the row before.
 */
#define EACH_RANGE(ROW, of) \
	/*             verb     with    shape   cards      places   extras */ \
	ROW(of,        TAKE,    pair,   PLACES, locations, one,     no,  one) \
	ROW(of,        PLAY,    always, PLACES, rooms,     players, no,  one) \
	ROW##_END(of,  PLAY,    always, PLACES, towers,    players, end, ends) \
	ROW(of,        DISCARD, always, PLACES, locations, players, no,  one) \
	ROW(of,        SEARCH,  always, PLACES, cardless,  one,     no,  one) \
	ROW(of,        SWAP,    pair,   SWAPS,  locations, others,  no,  one) \
	ROW(of,        KEY,     always, PLACES, keys,      players, no,  one) \
	ROW(of,        DOOR,    always, SEATS,  doors,     players, no,  one) \
	ROW(of,        REVEAL,  always, PLACES, cardless,  one,     no,  one) \
	ROW(of,        HAND,    always, PLACES, cardless,  one,     no,  one) \
	ROW(of,        LIMBO,   always, PLACES, cardless,  one,     no,  one) \
	ROW(of,        DROP,    always, PLACES, deck,      one,     no,  one) \
	ROW(of,        NEXT,    always, PLACES, deck,      one,     no,  one) \
	ROW(of,        TOP,     steps,  PLACES, deck,      one,     no,  one) \
	ROW(of,        CAST,    steps,  PLACES, cardless,  one,     no,  cast) \
	ROW(of,        PAY,     steps,  PLACES, deck,      one,     no,  one) \
	ROW(of,        GOALS,   steps,  PAIRS,  cardless,  goals,   no,  one) \
	ROW(of,        TOWER,   towers, PLACES, cardless,  one,     no,  row) \
	ROW(of,        SPARE,   towers, PLACES, cardless,  one,     no,  one) \
	ROW(of,        RESOLVE, always, PLACES, omens,     one,     no,  one) \
	ROW(of,        DISPEL,  always, PLACES, omens,     one,     no,  one) \
	ROW(of,        LOOK,    dreams, PLACES, cardless,  one,     no,  one) \
	ROW(of,        FETCH,   dreams, PLACES, cardless,  one,     no,  one) \
	ROW##_CARD(of, FETCH,   dreams, PLACES, deck,      one,     no,  one) \
	ROW(of,        DRAW,    steps,  PLACES, cardless,  one,     no,  one) \
	ROW(of,        DECLINE, always, PLACES, cardless,  one,     no,  one) \
	ROW(of,        STOP,    stop,   PLACES, cardless,  one,     no,  one) \
	ROW(of,        DEAL,    always, PLACES, played,    one,     no,  one)

/* The sets of cards.  Each combination of sets, as STEPS + 2 * TOWERS +
 * 4 * DREAMS, has the set of the cards that are played with, which begins with
 * the cards of the deck. */
enum {
	ALL_ROOMS = CARDLESS + 1,
	ALL_LOCATIONS,
	ALL_TOWERS,
	ALL_KEYS,
	ALL_DOORS,
	ALL_OMENS,
	ALL_PLAYED,
};

#define PLAYED(steps, towers, dreams) (BASE_CARDS | \
	((steps) ? STEPS_CARDS : 0) | ((towers) ? TOWERS_CARDS : 0) | \
	((dreams) ? DREAMS_CARDS : 0))
#define PLAYED_ROOMS (ROOMS & BASE_CARDS)

static const struct card_set onirim_card_sets[] = {
	[CARDLESS] = CARDLESS_SET,
	[ALL_ROOMS] = CARD_SET(PLAYED_ROOMS),
	[ALL_LOCATIONS] = CARD_SET(PLAYED_ROOMS | TOWERS),
	[ALL_TOWERS] = CARD_SET(TOWERS),
	[ALL_KEYS] = CARD_SET(KEYS),
	[ALL_DOORS] = CARD_SET(DOORS),
	[ALL_OMENS] = CARD_SET(OMENS),
	[ALL_PLAYED] = CARD_SET(PLAYED(0, 0, 0)), CARD_SET(PLAYED(1, 0, 0)),
	CARD_SET(PLAYED(0, 1, 0)), CARD_SET(PLAYED(1, 1, 0)),
	CARD_SET(PLAYED(0, 0, 1)), CARD_SET(PLAYED(1, 0, 1)),
	CARD_SET(PLAYED(0, 1, 1)), CARD_SET(PLAYED(1, 1, 1)),
};

/*
 * The numbers that ranges name, for each layout: first the sets of cards, then
 * numbers of places and extras.  P is the number of players, and E that of the
 * ends where a Tower can be put: one with `right-only`.  S, T and D are 1 with
 * the sets `steps`, `towers` and `dreams`.
 */
#define EACH_NUMBER(NUMBER, of, P, E, S, T, D) \
	NUMBER(of, cardless,  CARDLESS) \
	NUMBER(of, rooms,     ALL_ROOMS) \
	NUMBER(of, locations, ALL_LOCATIONS) \
	NUMBER(of, towers,    ALL_TOWERS) \
	NUMBER(of, keys,      ALL_KEYS) \
	NUMBER(of, doors,     ALL_DOORS) \
	NUMBER(of, omens,     ALL_OMENS) \
	NUMBER(of, deck,      ALL_PLAYED + S + 2 * T + 4 * D) \
	NUMBER(of, played,    ALL_PLAYED + S + 2 * T + 4 * D) \
	NUMBER(of, no,        0) \
	NUMBER(of, one,       1) \
	NUMBER(of, players,   P) \
	NUMBER(of, others,    COUNT_locations##of - 1) \
	NUMBER(of, end,       ONIRIM_END_RIGHT + 1 - E) \
	NUMBER(of, ends,      E) \
	NUMBER(of, cast,      SPELLS_END) \
	NUMBER(of, goals,     GOALS_MAX) \
	NUMBER(of, row,       TOWERS_MAX)

/* How many of these cards are in the game. */
#define COUNT_PLAYED(cards, S, T, D) SET_COUNT((cards) & PLAYED(S, T, D))

/* The constants of a layout. */
#define LAYOUT_CONSTANTS(of, P, E, S, T, D) enum { \
	HAS_always##of = 1, \
	HAS_pair##of = P == 2, \
	HAS_steps##of = S, \
	HAS_towers##of = T, \
	HAS_dreams##of = D, \
	HAS_stop##of = D | (S & (P == 2)), \
	COUNT_cardless##of = 1, \
	COUNT_rooms##of = COUNT_PLAYED(ROOMS, S, T, D), \
	COUNT_locations##of = COUNT_PLAYED(LOCATIONS, S, T, D), \
	COUNT_towers##of = COUNT_PLAYED(TOWERS, S, T, D), \
	COUNT_keys##of = COUNT_PLAYED(KEYS, S, T, D), \
	COUNT_doors##of = COUNT_PLAYED(DOORS, S, T, D), \
	COUNT_omens##of = COUNT_PLAYED(OMENS, S, T, D), \
	COUNT_deck##of = COUNT_PLAYED(DECK_CARDS, S, T, D), \
	COUNT_played##of = COUNT_PLAYED(UINT64_MAX, S, T, D), \
	EACH_NUMBER(NUMBER_CONSTANT, of, P, E, S, T, D) \
	BEFORE_RANGES##of = -1, \
	EACH_RANGE(RANGE_BOUNDS, of) \
};

/* All layouts in the order of oni_onirim_layout().  The name of a layout
 * consists of its P, E, S, T and D. */
#define WITH_SETS(LAYOUT, P, E, T) \
	LAYOUT(_##P##E##0##T##0, P, E, 0, T, 0) \
	LAYOUT(_##P##E##1##T##0, P, E, 1, T, 0) \
	LAYOUT(_##P##E##0##T##1, P, E, 0, T, 1) \
	LAYOUT(_##P##E##1##T##1, P, E, 1, T, 1)
#define EACH_LAYOUT(LAYOUT) \
	WITH_SETS(LAYOUT, 1, 0, 0) \
	WITH_SETS(LAYOUT, 1, 1, 1) \
	WITH_SETS(LAYOUT, 1, 2, 1) \
	WITH_SETS(LAYOUT, 2, 0, 0) \
	WITH_SETS(LAYOUT, 2, 1, 1) \
	WITH_SETS(LAYOUT, 2, 2, 1)

uint8_t
oni_onirim_layout(const struct config *config)
{
	const unsigned ends = !set_has(config->sets, SET_TOWERS) ? 0
	    : set_has(config->variants, VARIANT_RIGHT_ONLY) ? 1 : 2;

	return (uint8_t)(((config->players - 1u) * 3 + ends) * 4 +
	    set_has(config->sets, SET_DREAMS) * 2u +
	    set_has(config->sets, SET_STEPS));
}

EACH_LAYOUT(LAYOUT_CONSTANTS)

enum { EACH_RANGE(RANGE_NUMBER, _ONIRIM) RANGES_OF_ONIRIM };
enum {
	END_OF_ONIRIM = RANGES_OF_ONIRIM,
	EACH_NUMBER(NUMBER_NAME, _ONIRIM, 0, 0, 0, 0, 0)
	NUMBERS_OF_ONIRIM
};

static const uint16_t onirim_numbers[][NUMBERS_OF_ONIRIM] = {
	EACH_LAYOUT(LAYOUT_NUMBERS)
};

_Static_assert(LAST_DEAL_22111 < (int)SPACE_MAX, "a mask has room");

static const struct action_range onirim_ranges[] = {
	EACH_RANGE(RANGE_ROW, _ONIRIM) { 0 }
};

const struct action_ranges oni_onirim_ranges = {
	.ranges = onirim_ranges,
	.sets = onirim_card_sets,
	.numbers = onirim_numbers[0],
	.range_count = RANGES_OF_ONIRIM,
	.number_count = NUMBERS_OF_ONIRIM,
	.of_verb = { EACH_RANGE(RANGE_OF_VERB, _ONIRIM) },
};

#undef EACH_RANGE
#undef EACH_NUMBER
#undef EACH_LAYOUT
#undef LAYOUT_CONSTANTS
#undef WITH_SETS
