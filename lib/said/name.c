/* name.c - names from outside, made safe to show. */
#include <stdbool.h>

#include "name.h"

enum { NAME_BYTES_MAX = 40 };

/* How many bytes a character with this first byte has, or 0 if no character
 * begins with it. */
static unsigned
length_begun(unsigned lead)
{
	if (lead < 0x80)
		return 1;
	if (lead < 0xC0 || lead >= 0xF8)
		return 0;
	return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

/* Whether a character is in its shortest form and visible. 0 to 0x1F and 0x7F
 * to 0x9F are control characters, and 0xD800 to 0xDFFF are not characters. */
static bool
is_visible(uint32_t character, unsigned length)
{
	static const uint32_t least[] = {0, 0x20, 0xA0, 0x800, 0x10000};

	return character >= least[length] && character != 0x7F &&
	    (character < 0xD800 || character > 0xDFFF) &&
	    character <= 0x10FFFF;
}

/* The number of bytes of the visible character at the beginning, or 0.  Nothing
 * after the NUL is read, because a NUL is never part of a longer character. */
static unsigned
visible_length(const char *name)
{
	const unsigned lead = (unsigned char)name[0];
	const unsigned length = length_begun(lead);
	uint32_t character = length > 1 ? lead & (0x7Fu >> length) : lead;

	for (unsigned i = 1; i < length; i++) {
		const unsigned more = (unsigned char)name[i];

		if ((more & 0xC0) != 0x80)
			return 0;
		character = character << 6 | (more & 0x3F);
	}
	return length > 0 && is_visible(character, length) ? length : 0;
}

void
oni_name_add(struct text *text, const char *name)
{
	static const char replacement[] = "\xEF\xBF\xBD";
	unsigned left = NAME_BYTES_MAX;

	while (*name != '\0') {
		const unsigned length = visible_length(name);
		const char *shown = length > 0 ? name : replacement;
		const unsigned size = length > 0
		    ? length : (unsigned)sizeof replacement - 1;

		if (size > left)
			return;
		for (unsigned i = 0; i < size; i++)
			oni_text_add_byte(text, shown[i]);
		left -= size;
		name += length > 0 ? length : 1;
	}
}
