/* network.h - the network that judges a table. */
#ifndef ONI_ADVICE_NETWORK_H
#define ONI_ADVICE_NETWORK_H

#include "inputs.h"

/* Units of the first layer, for each colour, and of the second. */
enum { UNITS = 48, SECOND = 32 };

/* A unit stands for 1 when it has the value ONE_UNIT.  Weights are in 64ths. */
enum { ONE_UNIT = 64, ONE_WEIGHT = 64, UNIT_MAX = 255, SECOND_MAX = 1023 };

/* A log of odds of 1. */
enum { ONE_ODDS = ONE_UNIT * ONE_WEIGHT };

/* The weights, as they are stored. */
struct network {
	/* For each input of a colour: what it adds to the units of its own
	 * colour, and after that, to those of all colours. */
	const int8_t *inputs;
	const int8_t *plain;    /* for each other input: to all colours */
	const int8_t *second;   /* for each unit of the second layer */
	const int8_t *third;
	const int32_t *bias;    /* of the second layer and the third */
};

/* What the units of the first layer have added up. */
struct sums {
	int16_t colour[ADVICE_COLOURS][UNITS];
	int16_t all[UNITS];
};

/* The sums of a table whose marks are all 0. */
void oni_network_begin(const struct network *network,
    const struct sight *sight, struct sums *sums);

/* Go on to a table with other inputs. */
void oni_network_change(const struct network *network,
    const struct change *change, struct sums *sums);

/* The weights of the second layer, as wide as processors multiply best. */
struct wide {
	int16_t second[SECOND * UNITS];
};

void oni_network_widen(const struct network *network, struct wide *wide);

/* How likely the seat is to win, as a log of the odds, in ONE_ODDS. */
int32_t oni_network_judge(const struct network *network,
    const struct wide *wide, const struct sums *sums);

/* A chance of winning is a number up to this one, which is certain. */
enum { CERTAIN = 65535 };

/* The chance that goes with such a log of odds. */
uint32_t oni_network_chance(int32_t judged);

/* About the log of odds that goes with a chance. */
int32_t oni_network_odds(uint32_t chance);

#endif
