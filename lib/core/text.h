/* text.h - writing text into a buffer that may be too small. */
#ifndef ONI_TEXT_H
#define ONI_TEXT_H

#include <stddef.h>
#include <stdint.h>

/* What is written is counted to the end, and stored as far as it fits. */
struct text {
	char *bytes;
	size_t size;
	size_t length;
};

void oni_text_add(struct text *text, const char *word);
void oni_text_add_byte(struct text *text, char byte);
void oni_text_add_number(struct text *text, uint64_t number);

/* Add the lowest digits of a number to the base 16. */
void oni_text_add_digits(struct text *text, uint64_t number, unsigned digits);

/* End the text by NUL where there is any room, behind a whole character; its
 * whole length. */
int oni_text_end(struct text *text);

#endif
