/*
 * cases.h - a case that is being played, and the words in it.
 */
#ifndef CASES_H
#define CASES_H

#include <setjmp.h>

#include <onirim.h>

#define TEXT_MAX 32768

/* Why a case ended before its last line. */
enum { FAILED = 1, UNREADABLE = 2 };

struct run {
	const char *with;     /* words before those of a game */
	char fails[TEXT_MAX]; /* what the case is to fail with */
	char message[TEXT_MAX];
	int status;           /* 0, FAILED or UNREADABLE */
	int line;
	int which;            /* of the statements that a function serves */
	onirim_game *g;
	int viewer;           /* of a game that was redacted */
	int is_redacted;
	jmp_buf end;
};

/* End the case with a message. */
_Noreturn void stop(struct run *r, int why, const char *format, ...);

/* Carry out a line, which is cut at each `;`. */
void carry_out(struct run *r, char *text);

/* Look at a zone or a number: `hand 1 for 2 = red-sun` or
 * `pool has 2red-door`. */
void look(struct run *r, char *text);

/* Fail the case unless these texts are equal; what they are about stands
 * before them in the message. */
void expect(struct run *r, const char *what, const char *wanted,
    const char *is);

/* Fail the case unless every card lies in exactly one place. */
void check_whole(struct run *r, const char *after);

/* What a word names.  Its value is less than WORDS_MAX. */
enum { WORDS_MAX = 64 };
enum kind { NONE, SEAT, CREATURE, PLACE, COLOUR, SPELL, OUTCOME, OVER, EVENT,
    QUESTION, ZONE, NUMBER };

/* No zone, but the cards that chance could bring; and no number of a game. */
enum { COMING = 0, HAPPENED = 0 };

/* The value of a word, or -1; and the word of a value, or its digits, which
 * hold until the next call. */
int value_of(enum kind kind, const char *word);
const char *word_of(enum kind kind, int value);

/* Take the next word off a text; a bar is a word.  The answer is empty at the
 * end of the text, and holds until the next call. */
const char *next_word(const char **text);

/* Take what stands before the next such character off a text, without the
 * spaces around it; behind the last one the text is NULL. */
char *next_part(char **text, char until);

/* Write on behind a text of TEXT_MAX bytes; what is too long is cut off. */
void add(char *text, const char *format, ...);

/* What a word means; one that means nothing here cannot be read. */
int read_word(struct run *r, enum kind kind, const char *word);
onirim_action read_action(struct run *r, const char *word);

struct cards {
	onirim_card cards[ONIRIM_CARDS_MAX];
	int ranks[ONIRIM_CARDS_MAX]; /* of Goals that were reopened, or 0 */
	int count; /* negative when there is no such pile */
};

/* Read `3red-sun`, `2?` or `red-goal-`; in a list also `red-goal+1`. */
int read_card(struct run *r, const char *word, int *count);
void read_cards(struct run *r, const char *text, struct cards *cards);

/* Write cards behind a text, those of a face that stand together at once. */
void add_card(char *text, int card);
void add_cards(char *text, const struct cards *cards);

/* A Goal that lies face up, and the same card, face up if it is a Goal. */
int is_goal(int card);
int face_up(int card);

#endif
