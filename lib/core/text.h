/* text.h - writing text into a buffer that may be too small. */
#ifndef ONI_TEXT_H
#define ONI_TEXT_H

#include <stddef.h>
#include <stdint.h>

/* All bytes written are counted, but only those that fit are stored. */
struct text {
	char *bytes;
	size_t size;
	size_t length;
};

void oni_text_add(struct text *text, const char *word);
void oni_text_add_byte(struct text *text, char byte);
void oni_text_add_number(struct text *text, uint64_t number);

/* Add the lowest digits of a number in base 16. */
void oni_text_add_digits(struct text *text, uint64_t number, unsigned digits);

/* End the text with a NUL if the size is not 0.  A text that is too long is cut
 * after a whole character.  Returns the length of the whole text. */
int oni_text_end(struct text *text);

#endif
