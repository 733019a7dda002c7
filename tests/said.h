/* said.h - how texts look, whatever they say. */
#ifndef SAID_H
#define SAID_H

#include <stddef.h>

/* The first languages, whose texts are spelt out in tests.  Where one is
 * missing in a row (NULL), only the golden texts have it. */
enum { SPELT_OUT = 3 };
extern const char *const spelt_out[SPELT_OUT];

/* Fail the test unless a text is as it is spelt out, if it is. */
void assert_spelt(const char *text, const char *wanted);

int is_utf8(const char *text);

/* A text that was said: of this length, whole characters, and nothing left
 * open; and one that takes no more than ONIRIM_TEXT_MAX bytes. */
int is_whole(const char *text, int length);
int is_said(const char *text, int length);

/* A sentence that begins with a capital, a number or one of five names, and
 * ends with its only full stop; and several in a line.  Names may be NULL. */
int is_sentence(const char *text, int length, const char *const *names);
int is_line(const char *text, int length, const char *const *names);

/* What was written of a text into a buffer of this size, behind which a # was:
 * the characters that fit wholly, and a NUL. */
int is_cut(const char *part, const char *text, size_t size);

#endif
