/* pattern.h - filling in the patterns of a language. */
#ifndef ONI_PATTERN_H
#define ONI_PATTERN_H

#include <stdbool.h>

#include "../core/place.h"
#include "../core/text.h"
#include "../ruleset.h"
#include "language.h"

/* A text in a language, and the things for the slots of its patterns. */
struct saying {
	struct text text;
	const struct language *language;
	const struct said_part *game;   /* that is played */
	bool several;           /* several players: piles have owners */
	uint8_t seats;
	int viewer;             /* the reader, called "you" */
	const char *const *names; /* by seat, or NULL; each can be NULL */
	uint8_t card;
	uint8_t other;
	uint8_t seat;           /* from 0 */
	uint8_t owner;          /* the seat that owns something */
	uint8_t spell;
	uint8_t cause;          /* as in an event */
	uint8_t part;
	uint8_t creature;       /* its place, from 0 */
	struct place place;     /* {zone} */
	unsigned number;
	unsigned second;
	bool capital;           /* the next word begins a sentence */

	/* Of the card or zone whose words are being written. */
	uint16_t name;
	uint8_t colour;
	uint8_t legion;
};

/* Choose the language.  Returns ONIRIM_OK, ONIRIM_E_LANGUAGE, or ONIRIM_E_NULL
 * if the language or the buffer is NULL. */
int oni_speak(struct saying *saying, const char *language);

/* Whether a seat is the reader. */
static inline bool
is_you(const struct saying *saying, unsigned seat)
{
	return seat < saying->seats && (int)seat == saying->viewer;
}

/* Whether the language has words for a card. */
bool oni_card_has_words(const struct language *language, unsigned card);

/* Whether each seat has its own piles in a zone; and the seat that owns a
 * pile. */
bool oni_zone_has_owner(unsigned zone);
unsigned oni_owner(struct place place);

/* Write a pattern, a text of the language, or a phrase of it, at the end of the
 * text. */
void oni_say(struct saying *saying, const char *pattern);

static inline void
oni_say_text(struct saying *saying, unsigned begin)
{
	oni_say(saying, oni_text_at(saying->language, begin));
}

static inline void
oni_say_phrase(struct saying *saying, unsigned phrase)
{
	oni_say_text(saying, saying->language->phrases[phrase]);
}

#endif
