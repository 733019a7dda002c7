/* lessons.h - the lessons, as examples/texts/README.md describes them. */
#ifndef PLAY_LESSONS_H
#define PLAY_LESSONS_H

#include <onirim.h>

#include "chapters.h"

enum { DEALS_MAX = 64, ANSWERS_MAX = 64, WORD_BYTES = 64 };

/* The seat of the player who takes a lesson. */
enum { LEARNER = 0 };

struct lesson {
	const char *id;
	const char *about;  /* the word of a configuration that names it */
	const char *config;
	const char *next;   /* the configuration of a game afterwards */
	bool whole;         /* it goes on to the end of the game */
	int deal_count;
	int answer_count;
	int remark_count;
	onirim_card deals[DEALS_MAX];
	onirim_action answers[ANSWERS_MAX];
	struct section remarks[SECTIONS_MAX]; /* their titles are conditions */
	struct section end;
	struct section lost; /* the end of a game that was lost */
};

/* Read a lesson, counted from 0; false after the last. */
bool lesson_read(struct lesson *lesson, int number);

/* What a remark or an end says in a language, such as "fr"; NULL if nothing. */
const char *spoken(const struct section *section, const char *language);

/* Take the next word from a text with blanks between words; false if there is
 * none. */
bool lesson_word(const char **text, char word[WORD_BYTES]);

#endif
