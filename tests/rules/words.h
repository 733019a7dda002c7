/*
 * words.h - what zones, numbers, questions and events are called in cases.
 *
 * A word is the last part of its constant.  One that a new version brings is
 * a row more in words.c.
 */
#ifndef WORDS_H
#define WORDS_H

#include <onirim.h>

/* What names one of several piles or numbers of a kind, and what a number
 * counts. */
enum index { ONE, SEAT, CREATURE, COLOUR, SPELL };
enum value { COUNT, OF_SEAT, OF_COLOUR, OF_ZONE };

/* No zone: the cards that chance could bring. */
enum { COMING = 0 };

struct word {
	const char *name; /* NULL behind the last row */
	int value;
	enum index index;
	int open;         /* of zones: without a viewer nobody looks */
	int ordered;      /* of zones */
	enum value counts; /* of numbers */
};

extern const struct word zone_words[], number_words[], question_words[],
    event_words[], colour_words[], spell_words[], outcome_words[];

/* The row of a name or of a value, or NULL. */
const struct word *word_named(const struct word *words, const char *name);
const struct word *word_of(const struct word *words, int value);

#endif
