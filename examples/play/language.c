/* language.c - the language, which is chosen once. */
#include <stdio.h>

#include "screens.h"
#include "words.h"

static bool
language_at(int index, char code[ONIRIM_TEXT_MAX])
{
	return onirim_language(index, code, ONIRIM_TEXT_MAX) >= 0;
}

/* Each language names itself. */
static void
write_languages(struct page *page, const void *what, int columns)
{
	char now[ONIRIM_TEXT_MAX], code[ONIRIM_TEXT_MAX];

	(void)what;
	(void)columns;
	snprintf(now, sizeof(now), "%s", words_language());
	page_line(page);
	for (int i = 0; language_at(i, code) && words_use(code); i++)
		page_add(page, "  %c%d  %s%c", SPOT_BEGIN, i + 1,
		    say(W_OWN_NAME), SPOT_END);
	words_use(now);
}

void
language_show(struct program *program)
{
	const struct reading reading = {
		.title = say(W_LANGUAGE),
		.write = write_languages,
		.prompt = say(W_ASK_LANGUAGE),
		.keys = say(W_KEYS_BACK),
	};
	const char *word = read_through(program, &reading);
	char code[ONIRIM_TEXT_MAX];

	if (word != NULL && *word >= '1' && *word <= '9' &&
	    word[1] == '\0' && language_at(*word - '1', code) &&
	    words_use(code))
		store_set_word(&program->store, SETTING_LANGUAGE, code);
}
