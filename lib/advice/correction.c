/* correction.c - what experience says of the chances that are told.
 *
 * Tries go on by guesses, but the player goes on by tries, and wins more often
 * than they do.  So a chance is told as it has come out in games before. */
#include "correction.h"

/* No set, each of the three, and more than one. */
static int
kind_of_sets(int sets)
{
	switch (sets) {
	case 0:
		return 0;
	case ONIRIM_SET_STEPS:
		return 1;
	case ONIRIM_SET_TOWERS:
		return 2;
	case ONIRIM_SET_DREAMS:
		return 3;
	default:
		return 4;
	}
}

int
oni_correction_row(const onirim_game *game)
{
	const int players = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
	const int sets = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_SETS, 0);
	const int variants = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_VARIANTS, 0);

	if (sets < 0)
		return CORRECTED_TERRORS + players - 2;
	if ((variants & ONIRIM_VARIANT_RACE) != 0)
		return CORRECTED_RACE + (sets != 0);
	if ((variants & ONIRIM_VARIANT_OPEN) != 0 && sets == 0)
		return CORRECTED_OPEN;
	return (players == 1 ? CORRECTED_SOLO : CORRECTED_PAIR) +
	    kind_of_sets(sets);
}

static int32_t
corrected_odds(const struct correction *correction, int32_t odds)
{
	return correction->shift +
	    (int32_t)((int64_t)correction->slope * odds / ONE_ODDS);
}

/* The odds of a player with so many tries lie between those of one who guesses
 * and of one who tries; a few tries make up most of the difference. */
static int32_t
odds_between(int32_t guess, int32_t tried, uint32_t tries)
{
	const int64_t few = 10;
	const int64_t part = tries > CORRECTION_TRIES ? CORRECTION_TRIES
	    : tries;

	return guess + (int32_t)((tried - guess) * part *
	    (CORRECTION_TRIES + few) / (CORRECTION_TRIES * (part + few)));
}

uint32_t
oni_correction(int row, uint32_t tries, uint32_t chance)
{
	const struct correction *const corrections = oni_corrections[row];
	const int32_t odds = oni_network_odds(chance);
	uint32_t corrected;

	if (chance == 0 || chance == CERTAIN)
		return chance;
	corrected = oni_network_chance(odds_between(
	    corrected_odds(&corrections[CORRECTED_GUESS], odds),
	    corrected_odds(&corrections[CORRECTED_TRIES], odds), tries));
	return corrected == 0 ? 1
	    : corrected == CERTAIN ? CERTAIN - 1 : corrected;
}
