/* words.h - reading text from outside, word by word. */
#ifndef ONI_WORDS_H
#define ONI_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "onirim.h"

/* A part of a text. */
struct word {
	const char *start;
	size_t length;
};

bool oni_word_is(struct word word, const char *name);

/* How many bytes come before the first `byte`, or the length if there is
 * none. */
size_t oni_word_find(struct word word, char byte);

/* What is wrong with a text: which word, and why. */
struct fault {
	struct word word;
	int32_t reason;         /* ONIRIM_PROBLEM_... */
};

/* Store what is wrong.  Returns false. */
static inline bool
oni_fault(struct fault *fault, struct word word, int32_t reason)
{
	*fault = (struct fault){word, reason};
	return false;
}

/* Take the first `length` bytes off a word and return them. */
struct word oni_word_take(struct word *word, size_t length);

/* The text without the white space around it. */
struct word oni_word_trimmed(struct word text);

/* Take the next word off a text, without the white space around it.  Returns
 * false if no word is left. */
bool oni_word_next(struct word *text, struct word *word);

/* Take off and return the part of a word before the first `byte`, which is
 * removed.  If there is no such byte, this is the whole word. */
struct word oni_word_cut(struct word *word, char byte);

/* Read a decimal number that is at most max. */
bool oni_word_number(struct word word, uint64_t max, uint64_t *number);

/* Why a word is not a number that can stand in its place. */
int32_t oni_word_why_no_number(struct word word);

/* Read `0x` and 1 to 16 hexadecimal digits. */
bool oni_word_hexadecimal(struct word word, uint64_t *number);

/* Read bytes of two hexadecimal digits each.  As many as fit are stored, and
 * all are counted. */
bool oni_word_bytes(struct word word, uint8_t *bytes, size_t capacity,
    size_t *count);

/* Describe in *problem, unless it is NULL, what is wrong with the text.
 * Returns status. */
int oni_problem_at(onirim_problem *problem, int status, const char *text,
    struct fault fault);

/* Set *problem to no problem.  Returns ONIRIM_OK. */
int oni_problem_none(onirim_problem *problem);

#endif
