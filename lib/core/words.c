/* words.c - reading text from outside, word by word. */
#include <string.h>

#include "words.h"

bool
oni_word_is(struct word word, const char *name)
{
	return strlen(name) == word.length &&
	    memcmp(name, word.start, word.length) == 0;
}

size_t
oni_word_find(struct word word, char byte)
{
	size_t i = 0;

	while (i < word.length && word.start[i] != byte)
		i++;
	return i;
}

struct word
oni_word_take(struct word *word, size_t length)
{
	const struct word taken = {word->start, length};

	word->start += length;
	word->length -= length;
	return taken;
}

static bool
is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

struct word
oni_word_trimmed(struct word text)
{
	while (text.length > 0 && is_space(text.start[0]))
		oni_word_take(&text, 1);
	while (text.length > 0 && is_space(text.start[text.length - 1]))
		text.length--;
	return text;
}

bool
oni_word_next(struct word *text, struct word *word)
{
	size_t length = 0;

	*text = oni_word_trimmed(*text);
	while (length < text->length && !is_space(text->start[length]))
		length++;
	*word = oni_word_take(text, length);
	return length > 0;
}

struct word
oni_word_cut(struct word *word, char byte)
{
	const struct word before = oni_word_take(word,
	    oni_word_find(*word, byte));

	if (word->length > 0)
		oni_word_take(word, 1);
	return before;
}

bool
oni_word_number(struct word word, uint64_t max, uint64_t *number)
{
	uint64_t value = 0;

	if (word.length == 0 || (word.length > 1 && word.start[0] == '0'))
		return false;
	for (size_t i = 0; i < word.length; i++) {
		const unsigned digit = (unsigned char)word.start[i] - '0';

		if (digit > 9 || digit > max || value > (max - digit) / 10)
			return false;
		value = value * 10 + digit;
	}
	*number = value;
	return true;
}

int32_t
oni_word_why_no_number(struct word word)
{
	if (word.length == 0)
		return ONIRIM_PROBLEM_MISSING;
	for (size_t i = 0; i < word.length; i++)
		if (word.start[i] < '0' || word.start[i] > '9')
			return ONIRIM_PROBLEM_NOT_A_NUMBER;
	return word.length > 1 && word.start[0] == '0'
	    ? ONIRIM_PROBLEM_NOT_A_NUMBER : ONIRIM_PROBLEM_OUT_OF_RANGE;
}

static int
hexadecimal_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

bool
oni_word_hexadecimal(struct word word, uint64_t *number)
{
	uint64_t value = 0;

	if (word.length < 3 || word.length > 2 + 16 ||
	    memcmp(word.start, "0x", 2) != 0)
		return false;
	for (size_t i = 2; i < word.length; i++) {
		const int digit = hexadecimal_digit(word.start[i]);

		if (digit < 0)
			return false;
		value = value << 4 | (unsigned)digit;
	}
	*number = value;
	return true;
}

bool
oni_word_bytes(struct word word, uint8_t *bytes, size_t capacity,
    size_t *count)
{
	if (word.length == 0 || word.length % 2 != 0)
		return false;
	for (size_t i = 0; i < word.length; i += 2) {
		const int high = hexadecimal_digit(word.start[i]);
		const int low = hexadecimal_digit(word.start[i + 1]);

		if (high < 0 || low < 0)
			return false;
		if (i / 2 < capacity)
			bytes[i / 2] = (uint8_t)(high << 4 | low);
	}
	*count = word.length / 2;
	return true;
}

/* A text from outside can be longer than the largest int32_t. */
static int32_t
clamped(size_t n)
{
	return n < INT32_MAX ? (int32_t)n : INT32_MAX;
}

int
oni_problem_at(onirim_problem *problem, int status, const char *text,
    struct fault fault)
{
	const struct word word = fault.word;
	size_t line = 1, column = 1;

	if (problem == NULL)
		return status;
	for (const char *c = text; c < word.start; c++) {
		column++;
		if (*c == '\n') {
			line++;
			column = 1;
		}
	}
	*problem = (onirim_problem){
	    .status = status, .reason = fault.reason,
	    .offset = clamped((size_t)(word.start - text)),
	    .length = clamped(word.length),
	    .line = clamped(line), .column = clamped(column),
	};
	return status;
}

int
oni_problem_none(onirim_problem *problem)
{
	if (problem != NULL)
		*problem = (onirim_problem){.status = ONIRIM_OK};
	return ONIRIM_OK;
}
