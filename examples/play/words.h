/* words.h - what the program says itself, in the library's languages. */
#ifndef PLAY_WORDS_H
#define PLAY_WORDS_H

#include <stdbool.h>

/* The name under which a language that was chosen is kept. */
#define SETTING_LANGUAGE "language"

/* A text with %d or %s in it is a format. */
enum word {
#define WORD(name, english, french, russian) W_##name,
#include "words.list"
#undef WORD
	WORDS
};

/* Say it in the language in use. */
const char *say(enum word word);

/* One of the parts of a text, which are separated by blanks. */
const char *say_part(enum word word, int part);

/* Use a language, such as "fr-FR"; false when it is not known. */
bool words_use(const char *language);

/* The language of the environment. */
const char *words_of_environment(void);

/* The code of the language in use. */
const char *words_language(void);

#endif
