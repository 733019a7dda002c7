/* correction.h - what experience says of the chances that are told. */
#ifndef ONI_ADVICE_CORRECTION_H
#define ONI_ADVICE_CORRECTION_H

#include "network.h"

/* How a log of odds is put right: both numbers are in ONE_ODDS. */
struct correction {
	int16_t shift;
	int16_t slope;
};

/* Games that are corrected alike: those of one and those of two by their sets,
 * those of two with open hands and no set, a race without and with sets, and
 * those of Nightmarium by their players. */
enum {
	CORRECTED_SOLO,
	CORRECTED_PAIR = CORRECTED_SOLO + 5,
	CORRECTED_OPEN = CORRECTED_PAIR + 5,
	CORRECTED_RACE,
	CORRECTED_TERRORS = CORRECTED_RACE + 2,
	CORRECTED = CORRECTED_TERRORS + 4
};

/* Ways to play: who only guesses wins less often than who tries answers out. */
enum { CORRECTED_GUESS, CORRECTED_TRIES, CORRECTED_WAYS };

/* Learnt from games; `make weights` writes them. */
extern const struct correction oni_corrections[CORRECTED][CORRECTED_WAYS];

/* To which of these a game belongs. */
int oni_correction_row(const onirim_game *game);

/* With so many tries for a decision the correction for tries is whole. */
enum { CORRECTION_TRIES = 40 };

/* The chance that goes by experience with one that was worked out with so many
 * tries for all answers.  What is certain stays certain. */
uint32_t oni_correction(int row, uint32_t tries, uint32_t chance);

#endif
