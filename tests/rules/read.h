/*
 * read.h - reads and writes what stands in a case: words, seats, cards.
 */
#ifndef READ_H
#define READ_H

#include <setjmp.h>

#include <onirim.h>

#include "words.h"

#define TEXT_MAX 32768

/* Why a case ended before its last line. */
enum { FAILED = 1, UNREADABLE = 2 };

/* A case that is being played. */
struct run {
	const char *file;
	int line;
	const char *row;      /* its fields stand for %1 to %9, or NULL */
	const char *with;     /* words before those of a game */
	char fails[TEXT_MAX]; /* what the case is to fail with */
	char message[3 * TEXT_MAX];
	onirim_game *g;
	jmp_buf end;
};

struct cards {
	onirim_card cards[ONIRIM_CARDS_MAX];
	int count;
};

/* End the case with a message. */
_Noreturn void stop(struct run *r, int why, const char *format, ...);

/* Take the next word off a text; a bar is a word.  The answer is 0 at the end
 * of the text. */
int next_word(const char **text, char *word);

/* What a word means; one that means nothing here cannot be read. */
const struct word *read_word(struct run *r, const struct word *words,
    const char *name);
int read_seat(struct run *r, const char *word);
int read_index(struct run *r, enum index kind, char *word);
onirim_action read_action(struct run *r, const char *word);

/* Read `3red-sun`, `2?` or `red-goal-`. */
int read_card(struct run *r, const char *word, int *count);
void read_cards(struct run *r, const char *text, struct cards *cards);

const char *write_seat(int seat);
void write_card(int card, char *name);

/* Write cards as they are read, those of a face that stand together at
 * once. */
void write_cards(struct cards *cards, int ordered, char *text);

#endif
