/* text.c - writing text into a buffer that may be too small. */
#include "text.h"

void
oni_text_add_byte(struct text *text, char byte)
{
	if (text->length < text->size)
		text->bytes[text->length] = byte;
	text->length++;
}

void
oni_text_add(struct text *text, const char *word)
{
	for (; *word != '\0'; word++)
		oni_text_add_byte(text, *word);
}

void
oni_text_add_number(struct text *text, uint64_t number)
{
	char digits[20];
	unsigned n = 0;

	do {
		digits[n++] = (char)('0' + number % 10);
		number /= 10;
	} while (number > 0);
	while (n > 0)
		oni_text_add_byte(text, digits[--n]);
}

void
oni_text_add_digits(struct text *text, uint64_t number, unsigned digits)
{
	while (digits-- > 0)
		oni_text_add_byte(text,
		    "0123456789abcdef"[number >> digits * 4 & 0xF]);
}

/* How many bytes of a text are kept if it is too long.  It must end with a
 * whole character of UTF-8; the bytes of a character after its first one are
 * 10xxxxxx. */
static size_t
bytes_kept(const struct text *text)
{
	size_t kept = text->size - 1;

	while (kept > 0 && ((unsigned char)text->bytes[kept] & 0xC0) == 0x80)
		kept--;
	return kept;
}

int
oni_text_end(struct text *text)
{
	if (text->size > 0)
		text->bytes[text->length < text->size
		    ? text->length : bytes_kept(text)] = '\0';
	return (int)text->length;
}
