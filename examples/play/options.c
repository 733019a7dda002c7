/* options.c - what the options of the program ask for. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "onirim.h"
#include "options.h"

/* What options are for: the value of the key of a configuration that they are
 * called by, words of a configuration, or something else. */
enum purpose {
	FOR_KEY, FOR_CONFIG, FOR_COMPUTER, FOR_LEVEL, FOR_RECORD, FOR_RESUME,
	FOR_REPLAY, FOR_LANGUAGE, FOR_HELP, FOR_VERSION
};

static const struct option {
	const char *name;
	enum purpose purpose;
} options[] = {
	{ "--config",   FOR_CONFIG   },
	{ "--computer", FOR_COMPUTER },
	{ "--level",    FOR_LEVEL    },
	{ "--record",   FOR_RECORD   },
	{ "--resume",   FOR_RESUME   },
	{ "--replay",   FOR_REPLAY   },
	{ "--lang",     FOR_LANGUAGE },
	{ "--help",     FOR_HELP     },
	{ "--version",  FOR_VERSION  },
};

/* The option of any key of a configuration: two dashes and the key. */
static const struct option key_option = { "--", FOR_KEY };

int
key_named(const char *name, size_t length)
{
	char key[ONIRIM_TEXT_MAX];

	for (int i = 0; onirim_config_key(i, key, sizeof(key)) >= 0; i++)
		if (strlen(key) == length && strncmp(key, name, length) == 0)
			return i;
	return -1;
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
refuse(const struct words *words, const char *argument, const char *why)
{
	fprintf(stderr, "play: '%s': %s; %s\n", argument, why,
	    words->see_help);
	return EXIT_USAGE;
}

/* Take up an option, and its value where it has one. */
static void
wish(struct wishes *wishes, const struct option *option, const char *argument,
    const char *value)
{
	switch (option->purpose) {
	case FOR_KEY:
		line_space(&wishes->config);
		line_add(&wishes->config, "%.*s=%s",
		    (int)strcspn(argument, "=") - 2, argument + 2, value);
		break;
	case FOR_CONFIG:
		line_space(&wishes->config);
		line_add(&wishes->config, "%s", value);
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
		if (words_of(value) != NULL)
			wishes->words = words_of(value);
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
read_options(struct wishes *wishes, int count, char **arguments)
{
	for (int i = 1; i < count; i++) {
		const char *argument = arguments[i];
		const struct option *option = option_named(argument);
		const char *value = strchr(argument, '=');
		const bool takes = option != NULL &&
		    option->purpose != FOR_HELP &&
		    option->purpose != FOR_VERSION;

		if (option == NULL)
			return refuse(wishes->words, argument,
			    wishes->words->no_option);
		if (!takes && value != NULL)
			return refuse(wishes->words, argument,
			    wishes->words->no_value);
		if (takes && value == NULL && i + 1 == count)
			return refuse(wishes->words, argument,
			    wishes->words->needs_value);
		if (takes)
			value = value != NULL ? value + 1 : arguments[++i];
		wish(wishes, option, argument, value);
	}
	return EXIT_SUCCESS;
}
