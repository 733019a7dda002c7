/* reasons.h - why an answer is good.
 *
 * A reason is a fact: it holds of an answer by what the seat that is asked
 * sees before and after it, and not of all answers to the question.  Two
 * reasons, that every answer loses and that only this one does not, are told
 * only when each answer that is said to lose does so for certain, or was tried
 * at least TRIED_ENOUGH times, each time to the end of the game, and never won.
 * For certain it loses if the game is over then, or if a Door that the players
 * need is on the discard pile or out of the game. */
#ifndef ONI_ADVICE_REASONS_H
#define ONI_ADVICE_REASONS_H

#include <stdbool.h>
#include <stdint.h>

#include "onirim.h"

enum { TRIED_ENOUGH = 32 };

/* What the search says of an answer. */
struct trial {
	onirim_action action;
	uint32_t tries;
	uint16_t chance;        /* of winning, out of 65535 */
	bool always_lost;       /* all tries went to the end, and lost */
};

/* ONIRIM_REASON_..., and the face that it is about, or 0. */
struct reason {
	uint16_t reason;
	uint8_t about;
};

/* The answers to a question. */
struct reasons {
	const onirim_game *asked;
	onirim_game *tried;     /* after an answer */
	const struct trial *trials;
	int count;
	int seat;               /* that is asked */
	int losing;             /* how many answers lose */
	uint32_t common;        /* reasons that hold of all answers, as bits */
	uint8_t penalties;      /* open Premonitions that some answer sets off,
				 * as bits */
	int32_t short_chance;   /* the best chance of those answers that put
				 * no card back; -1 if there is none */
};

/* Look at all answers to the question of a game as the seat that is asked
 * knows it, which can be played, and in which the host deals.  `tried` is
 * another game of its family, and `trials` has all answers.  These stay in
 * use. */
void oni_reasons_begin(struct reasons *reasons, const onirim_game *asked,
    onirim_game *tried, const struct trial *trials, int count);

/* Why one of these answers is good. */
struct reason oni_reason_of(struct reasons *reasons,
    const struct trial *trial);

#endif
