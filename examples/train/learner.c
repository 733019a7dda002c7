/* learner.c - a network while it learns. */
#include <string.h>

#include "learner.h"

/* The same code for processors of both kinds, with the same results: loops are
 * made of vectors, but nothing is added up in another order. */
#if defined(__x86_64__) && defined(__GNUC__)
#define FAST __attribute__((target_clones("avx2", "default")))
#else
#define FAST
#endif

#define UNIT_LIMIT ((float)UNIT_MAX / ONE_UNIT)
#define SECOND_LIMIT ((float)SECOND_MAX / ONE_UNIT)
/* The largest weights that can be stored. */
#define FIRST_LIMIT ((float)INT8_MAX / ONE_UNIT)
#define WEIGHT_LIMIT ((float)INT8_MAX / ONE_WEIGHT)
#define BIAS_LIMIT 100.0f

enum { MEAN_KEEPS = 900, SQUARE_KEEPS = 999 };

/* Weights that nothing needs become small, so that the file does. */
#define DECAY 0.01f

/* What the network made of a row. */
struct pass {
	float units[ADVICE_COLOURS][UNITS];
	float sum[UNITS];
	float second[SECOND];
	float chance;
};

/* exp(-x) without the mathematical library, whose last bits differ. */
static double
fall(double x)
{
	double power = 1, term = 1;
	int halves = 0;

	if (x > 700)
		x = 700;
	if (x < -700)
		x = -700;
	for (; x > 0.25 || x < -0.25; x /= 2)
		halves++;
	for (int i = 1; i < 12; i++) {
		term *= -x / i;
		power += term;
	}
	for (; halves > 0; halves--)
		power *= power;
	return power;
}

double
learner_chance(double odds)
{
	return 1 / (1 + fall(odds));
}

static float
small(struct dice *dice, float range)
{
	const float part = (float)oni_dice_below(dice, 1 << 20) /
	    (float)(1 << 20);

	return (part - 0.5f) * range;
}

/* To the nearest weight that can be stored, of which there are `one` in 1. */
static inline void
round_some(const float *restrict weights, float *restrict to, size_t count,
    float one)
{
	for (size_t i = 0; i < count; i++) {
		const float many = weights[i] * one;

		to[i] = (float)(int32_t)(many < 0 ? many - 0.5f : many + 0.5f) /
		    one;
	}
}

FAST static void
round_all(struct learner *learner)
{
	const struct weights *const w = &learner->weights;
	struct weights *const r = &learner->rounded;

	round_some(w->inputs[0], r->inputs[0],
	    (size_t)learner->inputs * 2 * UNITS, ONE_UNIT);
	round_some(w->plain[0], r->plain[0],
	    (size_t)learner->plain * UNITS, ONE_UNIT);
	round_some(w->second[0], r->second[0], (size_t)SECOND * UNITS,
	    ONE_WEIGHT);
	round_some(w->third, r->third, SECOND, ONE_WEIGHT);
	round_some(w->bias, r->bias, SECOND + 1, ONE_ODDS);
}

void
learner_begin(struct learner *learner, const struct sight *sight,
    uint64_t seed)
{
	struct weights *const weights = &learner->weights;
	struct dice dice = {seed};

	memset(learner, 0, sizeof(*learner));
	learner->mean_left = 1;
	learner->square_left = 1;
	learner->inputs = sight->inputs;
	learner->plain = sight->plain;
	for (unsigned i = 0; i < learner->inputs; i++)
		for (unsigned k = 0; k < 2 * UNITS; k++)
			weights->inputs[i][k] = small(&dice, 0.05f);
	for (unsigned i = 0; i < learner->plain; i++)
		for (unsigned k = 0; k < UNITS; k++)
			weights->plain[i][k] = small(&dice, 0.05f);
	for (unsigned i = 0; i < SECOND; i++) {
		for (unsigned k = 0; k < UNITS; k++)
			weights->second[i][k] = small(&dice, 0.3f);
		weights->third[i] = small(&dice, 0.3f);
	}
	/* The input that is always on lets every unit say something. */
	for (unsigned k = 0; k < UNITS; k++)
		weights->plain[sight->constant[0]][k] = 0.3f;
	weights->bias[SECOND] = -1;
	round_all(learner);
}

static inline float
clip(float value, float limit)
{
	value = value < 0 ? 0 : value;
	return value > limit ? limit : value;
}

static inline void
add(float *restrict sums, const float *restrict terms)
{
	for (unsigned i = 0; i < UNITS; i++)
		sums[i] += terms[i];
}

static inline void
first_layer(const struct weights *weights, const struct row *row,
    struct pass *pass)
{
	float all[UNITS] = {0};

	memset(pass->units, 0, sizeof(pass->units));
	memset(pass->sum, 0, sizeof(pass->sum));
	for (unsigned i = 0; i < row->count; i++) {
		const unsigned colour = row->inputs[i] / INPUT_COLOUR;
		const unsigned k = row->inputs[i] % INPUT_COLOUR;

		if (colour == ADVICE_NO_COLOUR) {
			add(all, weights->plain[k]);
			continue;
		}
		add(pass->units[colour], weights->inputs[k]);
		add(all, weights->inputs[k] + UNITS);
	}
	for (unsigned c = 0; c < ADVICE_COLOURS; c++)
		for (unsigned k = 0; k < UNITS; k++) {
			pass->units[c][k] = clip(pass->units[c][k] + all[k],
			    UNIT_LIMIT);
			pass->sum[k] += pass->units[c][k];
		}
}

/* Eight sums side by side, so that compilers make a vector of them. */
static inline float
product(const float *restrict a, const float *restrict b)
{
	float sums[8] = {0};

	for (unsigned k = 0; k < UNITS; k += 8)
		for (unsigned i = 0; i < 8; i++)
			sums[i] += a[k + i] * b[k + i];
	return ((sums[0] + sums[1]) + (sums[2] + sums[3])) +
	    ((sums[4] + sums[5]) + (sums[6] + sums[7]));
}

static inline void
second_layer(const struct weights *weights, struct pass *pass)
{
	float odds = weights->bias[SECOND];

	for (unsigned i = 0; i < SECOND; i++) {
		const float sum = weights->bias[i] +
		    product(weights->second[i], pass->sum);

		/* The network that plays cuts off what it cannot hold. */
		pass->second[i] = (float)(int32_t)(clip(sum, SECOND_LIMIT) *
		    ONE_UNIT) / ONE_UNIT;
		odds += pass->second[i] * weights->third[i];
	}
	pass->chance = (float)learner_chance(odds);
}

/* How the units' sum should have been, for `wrong` to become less. */
static inline void
second_slope(struct learner *learner, const struct pass *pass, float wrong,
    float *restrict sum)
{
	const struct weights *const weights = &learner->rounded;
	struct weights *const slope = &learner->slope;

	slope->bias[SECOND] += wrong;
	for (unsigned i = 0; i < SECOND; i++) {
		const float unit = pass->second[i];
		const float part = wrong * weights->third[i];

		slope->third[i] += wrong * unit;
		if (unit <= 0 || unit >= SECOND_LIMIT)
			continue;
		slope->bias[i] += part;
		for (unsigned k = 0; k < UNITS; k++) {
			slope->second[i][k] += part * pass->sum[k];
			sum[k] += part * weights->second[i][k];
		}
	}
}

static inline void
first_slope(struct learner *learner, const struct row *row,
    const struct pass *pass, const float *restrict sum)
{
	struct weights *const slope = &learner->slope;
	float units[ADVICE_COLOURS][UNITS], all[UNITS] = {0};

	for (unsigned c = 0; c < ADVICE_COLOURS; c++)
		for (unsigned k = 0; k < UNITS; k++) {
			const float unit = pass->units[c][k];

			units[c][k] = unit > 0 && unit < UNIT_LIMIT ? sum[k]
								    : 0;
			all[k] += units[c][k];
		}
	for (unsigned i = 0; i < row->count; i++) {
		const unsigned colour = row->inputs[i] / INPUT_COLOUR;
		const unsigned k = row->inputs[i] % INPUT_COLOUR;

		if (colour == ADVICE_NO_COLOUR) {
			add(slope->plain[k], all);
			continue;
		}
		add(slope->inputs[k], units[colour]);
		add(slope->inputs[k] + UNITS, all);
	}
}

/* One step of Adam for some weights, none of which grows beyond a limit. */
static inline void
step(float *restrict weight, float *restrict mean, float *restrict square,
    float *restrict slope, size_t count, float part, float rate, float limit)
{
	const float keep = MEAN_KEEPS / 1000.0f;
	const float keep_square = SQUARE_KEEPS / 1000.0f;

	for (size_t i = 0; i < count; i++) {
		const float x = slope[i] * part;
		float value;

		slope[i] = 0;
		mean[i] = keep * mean[i] + (1 - keep) * x;
		square[i] = keep_square * square[i] +
		    (1 - keep_square) * x * x;
		value = weight[i] - rate * (DECAY * weight[i] +
		    mean[i] / (__builtin_sqrtf(square[i]) + 1e-5f));
		value = value > limit ? limit : value;
		weight[i] = value < -limit ? -limit : value;
	}
}

FAST static void
step_all(struct learner *learner, float part, float rate)
{
	struct weights *const w = &learner->weights;
	struct weights *const m = &learner->mean;
	struct weights *const q = &learner->square;
	struct weights *const s = &learner->slope;

	step(w->inputs[0], m->inputs[0], q->inputs[0], s->inputs[0],
	    (size_t)learner->inputs * 2 * UNITS, part, rate, FIRST_LIMIT);
	step(w->plain[0], m->plain[0], q->plain[0], s->plain[0],
	    (size_t)learner->plain * UNITS, part, rate, FIRST_LIMIT);
	step(w->second[0], m->second[0], q->second[0], s->second[0],
	    (size_t)SECOND * UNITS, part, rate, WEIGHT_LIMIT);
	step(w->third, m->third, q->third, s->third, SECOND, part, rate,
	    WEIGHT_LIMIT);
	step(w->bias, m->bias, q->bias, s->bias, SECOND + 1, part, rate,
	    BIAS_LIMIT);
}

FAST static float
learn_row(struct learner *learner, const struct row *row)
{
	struct pass pass;
	float sum[UNITS] = {0};
	float wrong;

	first_layer(&learner->rounded, row, &pass);
	second_layer(&learner->rounded, &pass);
	wrong = pass.chance - (float)row->chance / (float)CERTAIN;
	second_slope(learner, &pass, wrong, sum);
	first_slope(learner, row, &pass, sum);
	return wrong;
}

double
learner_learn(struct learner *learner, const struct row *const *rows,
    size_t count, double rate)
{
	double squares = 0;

	for (size_t i = 0; i < count; i++) {
		const double wrong = learn_row(learner, rows[i]);

		squares += wrong * wrong;
	}
	learner->mean_left *= MEAN_KEEPS / 1000.0;
	learner->square_left *= SQUARE_KEEPS / 1000.0;
	rate *= __builtin_sqrt(1 - learner->square_left) /
	    (1 - learner->mean_left);
	step_all(learner, 1.0f / (float)count, (float)rate);
	round_all(learner);
	return squares;
}

/*
 * ---- What is stored -----------------------------------------------------
 */

static void
store_some(const float *rounded, int8_t *to, size_t count, int one)
{
	for (size_t i = 0; i < count; i++)
		to[i] = (int8_t)(rounded[i] * (float)one);
}

void
learner_store(const struct learner *learner, struct stored *stored)
{
	const struct weights *const rounded = &learner->rounded;

	memset(stored, 0, sizeof(*stored));
	store_some(rounded->inputs[0], stored->inputs[0],
	    (size_t)learner->inputs * 2 * UNITS, ONE_UNIT);
	store_some(rounded->plain[0], stored->plain[0],
	    (size_t)learner->plain * UNITS, ONE_UNIT);
	store_some(rounded->second[0], stored->second[0],
	    (size_t)SECOND * UNITS, ONE_WEIGHT);
	store_some(rounded->third, stored->third, SECOND, ONE_WEIGHT);
	for (unsigned i = 0; i <= SECOND; i++)
		stored->bias[i] = (int32_t)(rounded->bias[i] * ONE_ODDS);
	stored->network = (struct network){stored->inputs[0],
	    stored->plain[0], stored->second[0], stored->third, stored->bias};
}

/* An array begins with its name; numbers come in lines of up to 80 columns. */
static void
print_begin(FILE *file, const char *type, const char *name, const char *part)
{
	fprintf(file, "static const %s %s_%s[] = {", type, name, part);
}

static void
print_number(FILE *file, int *column, int number)
{
	if (*column == 0 || *column > 68)
		*column = fprintf(file, "\n\t") + 6;
	*column += fprintf(file, "%d,", number);
}

static void
print_end(FILE *file)
{
	fprintf(file, "\n};\n\n");
}

static void
print_bytes(FILE *file, const char *name, const char *part,
    const int8_t *bytes, size_t count)
{
	int column = 0;

	print_begin(file, "int8_t", name, part);
	for (size_t i = 0; i < count; i++)
		print_number(file, &column, bytes[i]);
	print_end(file);
}

void
stored_print(const struct stored *stored, const struct learner *learner,
    const char *name, FILE *file)
{
	int column = 0;

	print_bytes(file, name, "inputs", stored->inputs[0],
	    (size_t)learner->inputs * 2 * UNITS);
	print_bytes(file, name, "plain", stored->plain[0],
	    (size_t)learner->plain * UNITS);
	print_bytes(file, name, "second", stored->second[0],
	    (size_t)SECOND * UNITS);
	print_bytes(file, name, "third", stored->third, SECOND);
	print_begin(file, "int32_t", name, "bias");
	for (unsigned i = 0; i <= SECOND; i++)
		print_number(file, &column, stored->bias[i]);
	print_end(file);
}
