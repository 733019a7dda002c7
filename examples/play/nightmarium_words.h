/* nightmarium_words.h - words for Nightmarium that the library has not. */
#ifndef PLAY_NIGHTMARIUM_WORDS_H
#define PLAY_NIGHTMARIUM_WORDS_H

#include "terrors.h"

/* A sentence with %d or %s in it is one of a format. */
struct nightmarium_words {
	const char *legions[LEGIONS];   /* a letter */
	struct {
		const char *brief;
		const char *letter;
	} powers[POWERS];
	const char *seat;               /* a letter before its number */
	const char *actions;
	const char *welcome;
	const char *commands;
	const char *more;               /* choices than there is room for */
	const char *rules;
	const char *marks;              /* how cards are written */
};

extern const struct nightmarium_words nightmarium_english;
extern const struct nightmarium_words nightmarium_french;
extern const struct nightmarium_words nightmarium_russian;

#endif
