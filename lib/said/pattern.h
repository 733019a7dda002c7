/* pattern.h - the patterns of a language, filled in. */
#ifndef ONI_PATTERN_H
#define ONI_PATTERN_H

#include <stdbool.h>

#include "../core/place.h"
#include "../core/text.h"
#include "../ruleset.h"
#include "language.h"

/* A text in a language, and what its patterns speak of. */
struct saying {
	struct text text;
	const struct language *language;
	const struct ruleset *ruleset;  /* of the game that is spoken of */
	bool several;           /* players, so that piles have owners */
	uint8_t seats;
	int viewer;             /* who reads, and is you */
	const char *const *names; /* by seat, or NULL; each may be NULL */
	uint8_t card;
	uint8_t other;
	uint8_t seat;           /* from 0 */
	uint8_t owner;          /* the seat whose something is */
	uint8_t spell;
	uint8_t cause;          /* as of an event */
	uint8_t part;
	uint8_t creature;       /* its place, from 0 */
	struct place from;      /* where something lies */
	unsigned number;
	unsigned second;
	bool capital;           /* a sentence begins */

	/* Of the card or the zone whose words are said. */
	const char *name;
	uint8_t colour;
	uint8_t legion;
};

/* Choose the language.  ONIRIM_OK, ONIRIM_E_LANGUAGE, or ONIRIM_E_NULL when
 * it or the buffer is missing. */
int oni_speak(struct saying *saying, const char *language);

/* Whether a seat is the one that reads. */
static inline bool
is_you(const struct saying *saying, unsigned seat)
{
	return seat < saying->seats && (int)seat == saying->viewer;
}

/* Whether a text says "you" to a seat.  Whoever plays alone is meant by every
 * text. */
static inline bool
is_addressed(const struct saying *saying, unsigned seat)
{
	return !saying->several || is_you(saying, seat);
}

/* What a seat is called by the host, or NULL. */
const char *oni_name_of(const struct saying *saying, unsigned seat);

/* Whether a card has words. */
bool oni_card_has_words(const struct language *language, unsigned card);

/* Whether a zone has piles for each seat, and the seat whose one of them is. */
bool oni_zone_has_owner(unsigned zone);
unsigned oni_owner(struct place place);

/* Write a pattern, or a phrase of the language, behind what is written. */
void oni_say(struct saying *saying, const char *pattern);

static inline void
oni_say_phrase(struct saying *saying, unsigned phrase)
{
	oni_say(saying, saying->language->phrases[phrase]);
}

#endif
