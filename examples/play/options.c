/* options.c - what the options of the program ask for. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <onirim.h>

#include "config.h"
#include "options.h"
#include "words.h"

static const struct option options[] = {
	{ "--config",   FOR_CONFIG,   W_A_TEXT,     W_USAGE_CONFIG },
	{ "--computer", FOR_COMPUTER, W_A_LIST,     W_USAGE_COMPUTER },
	{ "--level",    FOR_LEVEL,    W_A_NUMBER,   W_USAGE_LEVEL },
	{ "--record",   FOR_RECORD,   W_A_FILE,     W_USAGE_RECORD },
	{ "--resume",   FOR_RESUME,   W_A_FILE,     W_USAGE_RESUME },
	{ "--replay",   FOR_REPLAY,   W_A_FILE,     W_USAGE_REPLAY },
	{ "--lang",     FOR_LANGUAGE, W_A_LANGUAGE, W_USAGE_LANG },
	{ "--plain",    FOR_PLAIN,    WORDS,        W_USAGE_PLAIN },
	{ "--help",     FOR_HELP,     WORDS,        W_USAGE_HELP },
	{ "-h",         FOR_HELP,     WORDS,        W_USAGE_HELP },
	{ "--version",  FOR_VERSION,  WORDS,        W_USAGE_VERSION },
};

/* The option of any key of a configuration: two dashes and the key. */
static const struct option key_option = { "--", FOR_KEY, W_A_WORD, WORDS };

const struct option *
option_at(int index)
{
	return index < (int)COUNT_OF(options) ? &options[index] : NULL;
}

void
add_shell_word(struct line *line, const char *word)
{
	const char *plain = "abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+./,=:@%";

	if (*word != '\0' && word[strspn(word, plain)] == '\0') {
		line_add(line, "%s", word);
		return;
	}
	line_add(line, "'");
	for (; *word != '\0'; word++) {
		if (*word == '\'')
			line_add(line, "'\\'");
		line_add(line, "%c", *word);
	}
	line_add(line, "'");
}

void
add_option(struct line *line, const char *word)
{
	const size_t length = strcspn(word, "=");

	line_add(line, " --%.*s ", (int)length, word);
	add_shell_word(line, word + length + 1);
}

static const struct option *
option_named(const char *argument)
{
	const size_t length = strcspn(argument, "=");

	for (size_t i = 0; i < COUNT_OF(options); i++)
		if (strlen(options[i].name) == length &&
		    strncmp(options[i].name, argument, length) == 0)
			return &options[i];
	return length > 2 && strncmp(argument, "--", 2) == 0 &&
	    key_named(argument + 2, length - 2) >= 0 ? &key_option : NULL;
}

int
refuse(const char *argument, const char *why)
{
	fprintf(stderr, "onirim: '%s': %s\n", argument, why);
	return EXIT_USAGE;
}

static void
add_config(struct line *config, const char *key, int length,
    const char *value)
{
	line_add(config, "%s%.*s%s%s", config->length > 0 ? " " : "", length,
	    key, length > 0 ? "=" : "", value);
}

/* Take up an option, and its value where it has one. */
static void
wish(struct wishes *wishes, const struct option *option, const char *argument,
    const char *value)
{
	switch (option->purpose) {
	case FOR_KEY:
		add_config(&wishes->config, argument + 2,
		    (int)strcspn(argument, "=") - 2, value);
		break;
	case FOR_CONFIG:
		add_config(&wishes->config, "", 0, value);
		break;
	case FOR_COMPUTER:
		wishes->computer = value;
		break;
	case FOR_LEVEL:
		wishes->level = value;
		break;
	case FOR_RECORD:
		wishes->record = value;
		break;
	case FOR_RESUME:
		wishes->resume = value;
		break;
	case FOR_REPLAY:
		wishes->replay = value;
		break;
	case FOR_LANGUAGE:
		wishes->language = value;
		break;
	case FOR_PLAIN:
		wishes->plain = true;
		break;
	case FOR_HELP:
		wishes->help = true;
		break;
	case FOR_VERSION:
		wishes->version = true;
		break;
	}
}

int
options_read(struct wishes *wishes, int count, char **arguments)
{
	for (int i = 1; i < count; i++) {
		const char *argument = arguments[i];
		const struct option *option = option_named(argument);
		const bool takes = option != NULL && option->value != WORDS;
		const char *value = strchr(argument, '=');

		if (option == NULL)
			return refuse(argument, say(W_NO_OPTION));
		if (!takes && value != NULL)
			return refuse(argument, say(W_NO_VALUE));
		if (takes && value == NULL && i + 1 == count)
			return refuse(argument, say(W_NEEDS_VALUE));
		if (takes)
			value = value != NULL ? value + 1 : arguments[++i];
		if (option->purpose == FOR_LANGUAGE && !words_use(value))
			return refuse(value, say(W_NO_LANGUAGE));
		wish(wishes, option, argument, value);
	}
	return EXIT_SUCCESS;
}

bool
wishes_game(const struct wishes *wishes)
{
	return wishes->config.length > 0 || wishes->computer != NULL ||
	    wishes->level != NULL || wishes->record != NULL ||
	    wishes->resume != NULL || wishes->replay != NULL;
}
