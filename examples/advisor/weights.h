/* weights.h - the numbers of the evaluation. */
#ifndef ADVISOR_WEIGHTS_H
#define ADVISOR_WEIGHTS_H

#include <stdint.h>

/* What is seen of one colour.  Where there is a number, the rows say that
 * there is at least one such card, at least two, and so on. */
enum colour_input {
	HAND_SUNS = 0,
	HAND_MOONS = HAND_SUNS + 3,
	HAND_KEYS = HAND_MOONS + 3,
	DECK_SUNS = HAND_KEYS + 3,      /* for each */
	DECK_MOONS,                     /* for each */
	DECK_KEYS_DENSITY,
	DECK_HAS_KEYS,
	DECK_HAS_MOONS = DECK_HAS_KEYS + 3,
	DECK_HAS_SUNS = DECK_HAS_MOONS + 4,
	TABLE_DOORS = DECK_HAS_SUNS + 3,
	SERIES = TABLE_DOORS + 2,       /* by its length and its last symbol */
	TOP = SERIES + 6,               /* by place; rooms by symbol, a Door */
	LIMBO_DOORS = TOP + 16,         /* for each */
	COLOUR_INPUTS
};

/* What is seen besides. */
enum common_input {
	DECK_SIZE = 0,                  /* for each card */
	NIGHTMARES,                     /* for each */
	LAST,                           /* symbol of the row */
	HAND_SIZE = LAST + 3,           /* 0 to 3 */
	TOP_SIZE = HAND_SIZE + 4,       /* at least so many are known */
	TOP_NIGHTMARE = TOP_SIZE + 4,   /* by place */
	PROPHECY_TO_COME = TOP_NIGHTMARE + 4,
	REVEAL_TO_COME,
	LIMBO_SOME,
	DECK_SIZE_LEAST,                /* at least as many as the steps say */
	DOORS_LEFT = DECK_SIZE_LEAST + 8, /* for each */
	NIGHTMARES_DENSITY,
	COMMON_INPUTS
};

enum { FIRST_UNITS = 32, SECOND_UNITS = 16 };

extern const int16_t weights_colour[COLOUR_INPUTS][FIRST_UNITS];
extern const int16_t weights_common[COMMON_INPUTS][FIRST_UNITS];
extern const int16_t weights_first_bias[FIRST_UNITS];
extern const int16_t weights_second[SECOND_UNITS][FIRST_UNITS];
extern const int16_t weights_second_bias[SECOND_UNITS];
extern const int16_t weights_last[SECOND_UNITS];
extern const int16_t weights_last_bias;

#endif
