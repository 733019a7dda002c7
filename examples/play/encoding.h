/* encoding.h - texts in the character set of the terminal. */
#ifndef PLAY_ENCODING_H
#define PLAY_ENCODING_H

#include <iconv.h>
#include <stdbool.h>
#include <stddef.h>

struct encoding {
	bool utf8;
	bool converts;     /* otherwise everything is said in ASCII */
	iconv_t converter;
};

/* Prepare for a character set, which is nl_langinfo(CODESET) behind
 * setlocale(LC_CTYPE, ""). */
void encoding_open(struct encoding *encoding, const char *codeset);
void encoding_shut(struct encoding *encoding);

/* Write a text of UTF-8 in this character set.  What the set does not have is
 * written in ASCII letters, or as a question mark.  Returns the length of the
 * whole text in bytes, and writes the characters that fit and a NUL. */
size_t encode(struct encoding *encoding, const char *utf8, char *text,
    size_t size);

#endif
