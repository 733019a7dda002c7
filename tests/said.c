/* said.c - how texts look, whatever they say. */
#include <check.h>
#include <string.h>

#include "onirim.h"
#include "said.h"

enum { SEATS = 5 };

const char *const spelt_out[SPELT_OUT] = { "en", "fr", "ru" };

void
assert_spelt(const char *text, const char *wanted)
{
	if (wanted != NULL)
		ck_assert_str_eq(text, wanted);
}

/* Whether a byte goes on with a character. */
static int
goes_on(char byte)
{
	return ((unsigned char)byte & 0xC0) == 0x80;
}

int
is_utf8(const char *text)
{
	int more = 0;

	for (; *text != '\0'; text++) {
		const unsigned char c = (unsigned char)*text;

		if (goes_on(*text)) {
			if (more-- == 0)
				return 0;
			continue;
		}
		if (more != 0)
			return 0;
		more = c < 0x80 ? 0 : c < 0xE0 ? 1 : c < 0xF0 ? 2 : 3;
	}
	return more == 0;
}

int
is_whole(const char *text, int length)
{
	return length > 0 && strlen(text) == (size_t)length && is_utf8(text) &&
	    strpbrk(text, "{}|~^") == NULL && strstr(text, "  ") == NULL;
}

int
is_said(const char *text, int length)
{
	return length < ONIRIM_TEXT_MAX && is_whole(text, length);
}

/* A letter of one byte or two, or 0. */
static unsigned
letter_of(const char *text)
{
	const unsigned lead = (unsigned char)text[0];

	if (lead < 0x80)
		return lead;
	return lead >= 0xE0 ? 0
	    : (lead & 0x1F) << 6 | ((unsigned char)text[1] & 0x3F);
}

/* From A to Z, also with a sign, or from А to Я. */
static int
is_capital(unsigned letter)
{
	return (letter >= 'A' && letter <= 'Z') ||
	    (letter >= 0xC0 && letter <= 0xDE) ||
	    (letter >= 0x400 && letter <= 0x42F);
}

/* A number stands for itself, and a name may stand in quotation marks. */
static int
begins_well(const char *text, const char *const *names)
{
	static const char quotation[] = "«";

	if (strncmp(text, quotation, sizeof quotation - 1) == 0)
		text += sizeof quotation - 1;
	if (is_capital(letter_of(text)) || (text[0] >= '0' && text[0] <= '9'))
		return 1;
	for (int i = 0; i < SEATS && names != NULL; i++)
		if (names[i] != NULL &&
		    strncmp(text, names[i], strlen(names[i])) == 0)
			return 1;
	return 0;
}

int
is_sentence(const char *text, int length, const char *const *names)
{
	return is_said(text, length) && begins_well(text, names) &&
	    strchr(text, '.') == text + length - 1;
}

int
is_line(const char *text, int length, const char *const *names)
{
	if (!is_whole(text, length) || text[length - 1] != '.')
		return 0;
	for (const char *stop = text; begins_well(text, names); text = stop) {
		stop = strchr(text, '.') + 1;
		if (*stop == '\0')
			return 1;
		if (*stop++ != ' ')
			return 0;
	}
	return 0;
}

int
is_cut(const char *part, const char *text, size_t size)
{
	size_t fits = strlen(text);

	if (fits >= size && size > 0)
		for (fits = size - 1; goes_on(text[fits]); fits--)
			;
	return part[size] == '#' && (size == 0 ||
	    (memcmp(part, text, fits) == 0 && part[fits] == '\0'));
}
