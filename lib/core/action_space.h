/* action_space.h - all actions that a game can ever list, as ranges of
 * indices. */
#ifndef ONI_ACTION_SPACE_H
#define ONI_ACTION_SPACE_H

#include <stdint.h>

#include "bits.h"
#include "cards.h"
#include "ends.h"

/* How the actions of a range differ, besides their cards. */
enum {
	RANGE_PLACES,   /* every place with every extra */
	RANGE_SEATS,    /* the same, and the places are seats */
	RANGE_SWAPS,    /* places are the other cards' faces */
	RANGE_PAIRS,    /* card and place are positions, the lower one first */
};

/*
 * Actions of one verb in ascending order: by card, then by place, then by
 * extra.  Seats are in the order of the turns, beginning with the seat that is
 * asked.  A game has the same ranges in all configurations.  What they consist
 * of depends on the layout, so the other fields name numbers of the layout.
 */
struct action_range {
	uint16_t kinds;         /* of the actions that the range takes from the
				 * range before it, which has the same verb;
				 * 0 after the last range */
	uint8_t verb;
	uint8_t shape;
	uint8_t cards;          /* which set of cards */
	uint8_t places;         /* RANGE_SWAPS: how many other cards there are;
				 * RANGE_PAIRS: how many positions */
	uint8_t extra;          /* the first extra */
	uint8_t extras;
};

/* The cards of a range are the lowest ones of a set.  places[0] is for actions
 * without a card, and places[1 + rank] is the place of the card in the set. */
struct card_set {
	uint64_t cards;
	uint8_t places[1 + CARDS_MAX];
};

enum { NO_PLACE = 0xFF };

/* The kind of an action is its extra and, above it, its card, which is never 0.
 * These are the kinds with an end, which is an extra, and those with a card. */
enum {
	KINDS_END = 0xFF,
	KINDS_CARD = 0xFF00,
	KIND_CARD_SHIFT = 8,
};

/* The set of ranges without cards is the first one.  What their rows of answers
 * have instead of cards is a number, which is its own place. */
enum { CARDLESS };

/* The ranges of a game, the first range of each verb, and the sets of cards.
 * Each layout has a row of numbers: the first index of each range, the end of
 * the last one, and the numbers that the ranges name. */
struct action_ranges {
	const struct action_range *ranges;
	const struct card_set *sets;
	const uint16_t *numbers;
	uint8_t range_count;
	uint8_t number_count;
	uint8_t of_verb[VERBS_END];
};

/* All actions of a configuration.  The first index of the range after a range
 * ends it. */
struct action_space {
	const struct action_ranges *all;
	const uint16_t *numbers;        /* of the layout */
};

/* No configuration has more indices. */
enum { SPACE_MAX = 1024 };

/*
 * Each game has a list of its ranges as a macro, because the compiler adds up
 * the first index of each range for each layout.  A row of it is this:
 *
 *     ROW(of, verb, with, shape, cards, places, first extra, extras)
 *
 * The second range of a verb is a row with ROW##_CARD if it has the actions
 * with a card, or with ROW##_END if it has those with an end.  The words in a
 * row are parts of names.  `of` stands for a layout and is appended to them:
 * HAS_with is 1 if the range is there, COUNT_cards is the number of its cards,
 * and VALUE_places is a number.
 */
#define RANGE_SIZE_PLACES(cards, places, extras) (cards) * (places) * (extras)
#define RANGE_SIZE_SEATS(cards, places, extras) (cards) * (places) * (extras)
#define RANGE_SIZE_SWAPS(cards, places, extras) (cards) * (places) * (extras)
#define RANGE_SIZE_PAIRS(cards, places, extras) (places) * ((places) - 1) / 2

/* The first and the last index of a range, as constants.  The last one of an
 * empty range is the one before its first. */
#define RANGE_BOUNDS(of, verb, with, shape, cards, places, extra, extras) \
	FIRST_##verb##of, LAST_##verb##of = FIRST_##verb##of - 1 + \
	    HAS_##with##of * RANGE_SIZE_##shape(COUNT_##cards##of, \
	    VALUE_##places##of, VALUE_##extras##of),
#define RANGE_BOUNDS_CARD(of, verb, ...) \
	RANGE_BOUNDS(of, verb##_MORE, __VA_ARGS__)
#define RANGE_BOUNDS_END RANGE_BOUNDS_CARD

/* Its first index, in the table of a layout. */
#define RANGE_FIRST(of, verb, ...) FIRST_##verb##of,
#define RANGE_FIRST_CARD(of, verb, ...) FIRST_##verb##_MORE##of,
#define RANGE_FIRST_END RANGE_FIRST_CARD

/* Its number, its row in the table of ranges, and the number of the first range
 * of a verb.  They are the same in all layouts. */
#define RANGE_NUMBER(of, verb, ...) RANGE_##verb##of,
#define RANGE_NUMBER_CARD(of, verb, ...) RANGE_##verb##_MORE##of,
#define RANGE_NUMBER_END RANGE_NUMBER_CARD
#define RANGE_NAMES(of, shape, cards, places, extra, extras) \
	RANGE_##shape, NUMBER_##cards##of, NUMBER_##places##of, \
	NUMBER_##extra##of, NUMBER_##extras##of
#define RANGE_ROW(of, verb, with, ...) \
	{ 0, ONIRIM_VERB_##verb, RANGE_NAMES(of, __VA_ARGS__) },
#define RANGE_ROW_CARD(of, verb, with, ...) \
	{ KINDS_CARD, ONIRIM_VERB_##verb, RANGE_NAMES(of, __VA_ARGS__) },
#define RANGE_ROW_END(of, verb, with, ...) \
	{ KINDS_END, ONIRIM_VERB_##verb, RANGE_NAMES(of, __VA_ARGS__) },
#define RANGE_OF_VERB(of, verb, ...) \
	[ONIRIM_VERB_##verb] = RANGE_##verb##of,
#define RANGE_OF_VERB_CARD(of, verb, ...)
#define RANGE_OF_VERB_END(of, verb, ...)

/* The numbers of a layout that follow the indices are such a list, too:
 * NUMBER(of, name, value). */
#define NUMBER_NAME(of, name, value) NUMBER_##name##of,
#define NUMBER_CONSTANT(of, name, value) VALUE_##name##of = (value),
#define NUMBER_VALUE(of, name, value) VALUE_##name##of,

/* The row of a layout.  Each game has its own EACH_RANGE and EACH_NUMBER.  The
 * range of the deals is the last one. */
#define LAYOUT_NUMBERS(of, ...) \
	{ EACH_RANGE(RANGE_FIRST, of) LAST_DEAL##of + 1, \
	EACH_NUMBER(NUMBER_VALUE, of, __VA_ARGS__) },

/* A set of cards as a constant, with the place of each of them. */
#define PLACE_IN(set, card) \
	((set) >> (card) & 1 \
	    ? (uint8_t)SET_COUNT((set) & ((UINT64_C(1) << (card)) - 1)) \
	    : NO_PLACE)
#define FOUR_PLACES_IN(set, card) \
	PLACE_IN(set, card), PLACE_IN(set, (card) + 1), \
	PLACE_IN(set, (card) + 2), PLACE_IN(set, (card) + 3)
#define PLACES_IN(set, card) \
	FOUR_PLACES_IN(set, card), FOUR_PLACES_IN(set, (card) + 4), \
	FOUR_PLACES_IN(set, (card) + 8), FOUR_PLACES_IN(set, (card) + 12)
#define CARD_SET(set) { (set), { NO_PLACE, PLACES_IN(set, 0), \
	PLACES_IN(set, 16), PLACES_IN(set, 32), PLACES_IN(set, 48) } }
#define CARDLESS_SET { 0, { 0, PLACES_IN(UINT64_MAX, 0), \
	PLACES_IN(UINT64_MAX, 16), PLACES_IN(UINT64_MAX, 32), \
	PLACES_IN(UINT64_MAX, 48) } }

#endif
