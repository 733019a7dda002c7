/* words.h - reading text from strangers, word by word. */
#ifndef ONI_WORDS_H
#define ONI_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "onirim.h"

/* A stretch of a text. */
struct word {
	const char *start;
	size_t length;
};

bool oni_word_is(struct word word, const char *name);

/* How many bytes come before the first of a byte, or all there are. */
size_t oni_word_find(struct word word, char byte);

/* What is wrong with a text: the word at fault, and why. */
struct fault {
	struct word word;
	int32_t reason;         /* ONIRIM_PROBLEM_... */
};

/* Tell what is wrong; false. */
static inline bool
oni_fault(struct fault *fault, struct word word, int32_t reason)
{
	*fault = (struct fault){word, reason};
	return false;
}

/* Take so many bytes off the front of a word; they are returned. */
struct word oni_word_take(struct word *word, size_t length);

/* A text without the space around it. */
struct word oni_word_trimmed(struct word text);

/* Take the next word off a text, without the space around it; false when
 * there is none left. */
bool oni_word_next(struct word *text, struct word *word);

/* The part of a word before the first of a byte, which is all of it when the
 * byte is not there; the word keeps what comes after. */
struct word oni_word_cut(struct word *word, char byte);

/* Read a decimal number that is at most max. */
bool oni_word_number(struct word word, uint64_t max, uint64_t *number);

/* Why a word is no number that could stand where it stands. */
int32_t oni_word_why_no_number(struct word word);

/* Read `0x` and 1 to 16 hexadecimal digits. */
bool oni_word_hexadecimal(struct word word, uint64_t *number);

/* Read bytes, two hexadecimal digits each; as many as fit are kept, and all are
 * counted. */
bool oni_word_bytes(struct word word, uint8_t *bytes, size_t capacity,
    size_t *count);

/* Say in *problem, if it is wanted, what is at fault in the text; returns
 * status. */
int oni_problem_at(onirim_problem *problem, int status, const char *text,
    struct fault fault);

/* No problem; returns ONIRIM_OK. */
int oni_problem_none(onirim_problem *problem);

#endif
