/* words.c - what the program says itself, in the library's languages. */
#include <stdlib.h>
#include <string.h>

#include <onirim.h>

#include "words.h"

enum { LANGUAGES = 3, PART_BYTES = 32 };

/* In the order of the library's languages. */
static const char *const words[WORDS][LANGUAGES] = {
#define WORD(name, english, french, russian) { english, french, russian },
#include "words.list"
#undef WORD
};

static int language;

const char *
say(enum word word)
{
	return words[word][language];
}

const char *
say_part(enum word word, int part)
{
	static char text[PART_BYTES];
	const char *from = say(word);
	size_t length;

	while (part-- > 0)
		from += strcspn(from, " ") + 1;
	length = strcspn(from, " ");
	memcpy(text, from, length);
	text[length] = '\0';
	return text;
}

bool
words_use(const char *code)
{
	char known[ONIRIM_TEXT_MAX];

	for (int i = 0; i < LANGUAGES && onirim_language(i, known,
	    sizeof(known)) >= 0; i++) {
		const size_t length = strlen(known);

		if (strncmp(code, known, length) == 0 &&
		    strchr("-_.@", code[length]) != NULL) {
			language = i;
			return true;
		}
	}
	return false;
}

const char *
words_of_environment(void)
{
	static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
		const char *value = getenv(names[i]);

		if (value != NULL && *value != '\0')
			return value;
	}
	return "en";
}

const char *
words_language(void)
{
	static char code[ONIRIM_TEXT_MAX];

	onirim_language(language, code, sizeof(code));
	return code;
}
