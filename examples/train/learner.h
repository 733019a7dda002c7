/* learner.h - a network while it learns.
 *
 * Everything is computed in the same order with the same roundings, so the
 * same rows make the same weights, to the last bit, on every x86-64. */
#ifndef TRAIN_LEARNER_H
#define TRAIN_LEARNER_H

#include <stddef.h>
#include <stdio.h>

#include "../../lib/advice/judge.h"

/* No network has more inputs of a colour, and others. */
enum { INPUTS_MAX = 512, PLAIN_MAX = 384 };

struct weights {
	float inputs[INPUTS_MAX][2 * UNITS];
	float plain[PLAIN_MAX][UNITS];
	float second[SECOND][UNITS];
	float third[SECOND];
	float bias[SECOND + 1];
};

/* Weights learn by Adam: `mean` and `square` are those of their slopes.  What
 * they do is told by the rounded ones, which are those that will play: a
 * network that judged otherwise than it plays would learn from its own errors
 * of rounding, table by table. */
struct learner {
	struct weights weights;
	struct weights rounded;
	struct weights mean;
	struct weights square;
	struct weights slope;
	double mean_left;       /* how much of the first means is still 0 */
	double square_left;
	uint32_t inputs;
	uint32_t plain;
};

/* The network as it plays. */
struct stored {
	int8_t inputs[INPUTS_MAX][2 * UNITS];
	int8_t plain[PLAIN_MAX][UNITS];
	int8_t second[SECOND][UNITS];
	int8_t third[SECOND];
	int32_t bias[SECOND + 1];
	struct network network;
};

/* A table that was seen: what chance of winning it had, of CERTAIN, and which
 * inputs were on. */
struct row {
	uint16_t chance;
	uint16_t count;
	const input *inputs;
};

/* The chance that goes with a log of odds, the same on every machine. */
double learner_chance(double odds);

/* Begin with small weights that come from a seed. */
void learner_begin(struct learner *learner, const struct sight *sight,
    uint64_t seed);

/* Learn from so many rows at once; `rate` says how much.  Returns the sum of
 * the squares of what the network had guessed wrong. */
double learner_learn(struct learner *learner, const struct row *const *rows,
    size_t count, double rate);

/* The network that plays with the rounded weights. */
void learner_store(const struct learner *learner, struct stored *stored);

/* Print what is stored as arrays of C whose names begin with `name`. */
void stored_print(const struct stored *stored, const struct learner *learner,
    const char *name, FILE *file);

#endif
