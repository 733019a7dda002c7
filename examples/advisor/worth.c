/* worth.c - what a position of base Onirim for one is worth.
 *
 * A small network with whole numbers, so that it says the same on every
 * machine.  Each colour is looked at by the same units, together with what
 * all colours have in common; a second layer sees the sum over the colours. */
#include <string.h>

#include "weights.h"
#include "worth.h"

/* Weights have 256ths, and amounts of inputs 64ths. */
enum { WEIGHT_ONE = 256, AMOUNT_ONE = 64 };

/* The most that a unit says of one colour, so that four fit an int16_t. */
enum { SAID_MAX = INT16_MAX / COLOURS };

/* Nothing that is open yet is as sure as what is decided. */
enum { WORTH_HIGH = WORTH_WON / 2 };

struct sums {
	int16_t of[FIRST_UNITS];
};

/* The rows are const and the sums are not; restrict lets compilers add many
 * at once. */
static void
add(struct sums *restrict sums, const int16_t *restrict row)
{
	for (int i = 0; i < FIRST_UNITS; i++)
		sums->of[i] = (int16_t)(sums->of[i] + row[i]);
}

static void
add_amount(struct sums *restrict sums, const int16_t *restrict row,
    int amount)
{
	for (int i = 0; i < FIRST_UNITS; i++)
		sums->of[i] = (int16_t)(sums->of[i] +
		    row[i] * amount / AMOUNT_ONE);
}

/* One row for each up to the most that the rows tell apart. */
static void
add_least(struct sums *sums, const int16_t rows[][FIRST_UNITS], int count,
    int most)
{
	for (int i = 0; i < count && i < most; i++)
		add(sums, rows[i]);
}

/*
 * ---- What is seen -------------------------------------------------------
 */

static int
cards_to_come(const struct sight *sight)
{
	return sight->deck_count + sight->limbo_count;
}

static void
add_common(struct sums *sums, const struct sight *sight)
{
	static const int steps[] = { 3, 6, 10, 15, 20, 26, 33, 42 };
	const int deck = cards_to_come(sight);

	add_amount(sums, weights_common[DECK_SIZE], deck);
	for (int i = 0; i < 8 && deck >= steps[i]; i++)
		add(sums, weights_common[DECK_SIZE_LEAST + i]);
	add_amount(sums, weights_common[NIGHTMARES], 6 * sight->nightmares);
	add_amount(sums, weights_common[NIGHTMARES_DENSITY],
	    320 * sight->nightmares / (deck + 5));
	add_amount(sums, weights_common[DOORS_LEFT],
	    8 * (COLOURS * DOORS - doors_on_table(sight)));
	if (sight->last < SYMBOLS)
		add(sums, weights_common[LAST + sight->last]);
	if (sight->hand_count < HAND_FULL - 1)
		add(sums, weights_common[HAND_SIZE + sight->hand_count]);
	add_least(sums, &weights_common[TOP_SIZE], sight->top_count, 4);
	if (sight->effect == EFFECT_PROPHECY)
		add(sums, weights_common[PROPHECY_TO_COME]);
	if (sight->effect == EFFECT_REVEAL)
		add(sums, weights_common[REVEAL_TO_COME]);
	if (sight->limbo_count > 0)
		add(sums, weights_common[LIMBO_SOME]);
	for (int i = 0; i < sight->top_count && i < 4; i++)
		if (sight->top[i] == ONIRIM_CARD_NIGHTMARE)
			add(sums, weights_common[TOP_NIGHTMARE + i]);
}

/* The cards that are drawn next: of each the colour, or less than 0, and among
 * the inputs of that colour its symbol, or that of a Door behind them. */
enum { TOPS = 4 };

struct tops {
	int count;
	int colours[TOPS];
	int inputs[TOPS];
};

static struct tops
see_tops(const struct sight *sight)
{
	struct tops tops = { .count = 0 };

	for (int i = 0; i < sight->top_count && i < TOPS; i++) {
		const onirim_card card = sight->top[i];

		tops.colours[i] = colour_of(card);
		tops.inputs[i] = is_room(card) ? symbol_of(card) : SYMBOLS;
		tops.count++;
	}
	return tops;
}

static void
add_tops(struct sums *sums, const struct tops *tops, int colour)
{
	for (int i = 0; i < tops->count; i++)
		if (tops->colours[i] == colour)
			add(sums, weights_colour[TOP + TOPS * i +
			    tops->inputs[i]]);
}

static void
add_colour(struct sums *sums, const struct sight *sight,
    const struct tops *tops, int colour)
{
	const int *hand = sight->hand[colour], *deck = sight->deck[colour];
	const int keys = deck[ONIRIM_SYMBOL_KEY];

	for (int symbol = 0; symbol < SYMBOLS; symbol++)
		add_least(sums, &weights_colour[HAND_SUNS + 3 * symbol],
		    hand[symbol], 3);
	add_amount(sums, weights_colour[DECK_SUNS],
	    8 * deck[ONIRIM_SYMBOL_SUN]);
	add_amount(sums, weights_colour[DECK_MOONS],
	    16 * deck[ONIRIM_SYMBOL_MOON]);
	add_amount(sums, weights_colour[DECK_KEYS_DENSITY],
	    640 * keys / (cards_to_come(sight) + 5));
	add_least(sums, &weights_colour[DECK_HAS_KEYS], keys, 3);
	add_least(sums, &weights_colour[DECK_HAS_MOONS],
	    deck[ONIRIM_SYMBOL_MOON], 4);
	add_least(sums, &weights_colour[DECK_HAS_SUNS],
	    deck[ONIRIM_SYMBOL_SUN], 3);
	add_least(sums, &weights_colour[TABLE_DOORS], sight->doors[colour],
	    DOORS);
	if (sight->series > 0 && sight->series_colour == colour)
		add(sums, weights_colour[SERIES + 3 * (sight->series - 1) +
		    sight->last]);
	add_amount(sums, weights_colour[LIMBO_DOORS],
	    AMOUNT_ONE * sight->limbo_doors[colour]);
	add_tops(sums, tops, colour);
}

/*
 * ---- What it is worth ---------------------------------------------------
 */

/* A Door that was discarded cannot be obtained any more. */
static bool
is_lost(const struct sight *sight)
{
	for (int colour = 0; colour < COLOURS; colour++)
		if (sight->doors[colour] + sight->deck_doors[colour] +
		    sight->limbo_doors[colour] < DOORS)
			return true;
	return sight->deck_count == 0 && sight->hand_count < HAND_FULL;
}

/* The sum over the colours of what the first units say, in 256ths. */
static void
first_layer(struct sums *restrict all, const struct sight *sight)
{
	const struct tops tops = see_tops(sight);
	struct sums common, sums;

	memcpy(common.of, weights_first_bias, sizeof(common.of));
	add_common(&common, sight);
	memset(all, 0, sizeof(*all));
	for (int colour = 0; colour < COLOURS; colour++) {
		sums = common;
		add_colour(&sums, sight, &tops, colour);
		for (int i = 0; i < FIRST_UNITS; i++) {
			int16_t said = sums.of[i];

			said = said > 0 ? said : 0;
			said = said < SAID_MAX ? said : SAID_MAX;
			all->of[i] = (int16_t)(all->of[i] + said);
		}
	}
}

/* What a second unit makes of it, in 256ths. */
static int
second_layer(const struct sums *first, int unit)
{
	int sum = weights_second_bias[unit] * WEIGHT_ONE;

	for (int i = 0; i < FIRST_UNITS; i++)
		sum += weights_second[unit][i] * first->of[i];
	return sum > 0 ? sum / WEIGHT_ONE : 0;
}

int
worth(const struct sight *sight)
{
	struct sums first;
	int odds = weights_last_bias * WEIGHT_ONE;

	if (doors_on_table(sight) == COLOURS * DOORS)
		return WORTH_WON;
	if (is_lost(sight))
		return WORTH_LOST;
	first_layer(&first, sight);
	for (int unit = 0; unit < SECOND_UNITS; unit++)
		odds += weights_last[unit] * second_layer(&first, unit);
	odds /= WEIGHT_ONE * WEIGHT_ONE / 1024;
	return odds > WORTH_HIGH ? WORTH_HIGH
	    : odds < -WORTH_HIGH ? -WORTH_HIGH : odds;
}

/* The best order in which all that was looked at can be put back. */
static int
worth_in_order(const struct sight *sight)
{
	int best = WORTH_LOST;

	if (sight->looked_count == 0)
		return worth(sight);
	for (int i = 0; i < sight->looked_count; i++) {
		struct sight after;
		int other;

		if (i > 0 && sight->looked[i] == sight->looked[i - 1])
			continue;
		after = *sight;
		imagine(&after, onirim_action_make(ONIRIM_VERB_NEXT,
		    sight->looked[i], 0, 0));
		other = worth_in_order(&after);
		if (other > best)
			best = other;
	}
	return best;
}

int
worth_of(const struct sight *sight, onirim_action action)
{
	struct sight after = *sight;

	imagine(&after, action);
	return worth_in_order(&after);
}

/* 1 / (1 + exp(-x)), with exp(x) as the limit of (1 + x / n) ^ n. */
int
worth_chance(int worth)
{
	double power = 1 - worth / 1024.0 / 4096;

	if (worth >= WORTH_WON)
		return CHANCE_CERTAIN;
	if (worth <= WORTH_LOST)
		return 0;
	for (int n = 1; n < 4096; n *= 2)
		power *= power;
	return (int)(CHANCE_CERTAIN / (1 + power));
}
