/* languages.c - the codes of the languages that the library speaks. */
#include "../core/text.h"
#include "language.h"

const char *const oni_language_codes[] = {
#define LANGUAGE(name, code) code,
	ONI_LANGUAGES
#undef LANGUAGE
	NULL,
};

enum {
	LANGUAGES = sizeof oni_language_codes / sizeof oni_language_codes[0] - 1
};

int
onirim_language(int index, char *text, size_t size)
{
	struct text written = {text, size, 0};

	if (text == NULL && size > 0)
		return ONIRIM_E_NULL;
	if (index < 0 || index >= LANGUAGES)
		return ONIRIM_E_RANGE;
	oni_text_add(&written, oni_language_codes[index]);
	return oni_text_end(&written);
}
