/* options.c - what the options of the program ask for. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "options.h"

/* The options, and what each is for: words of a configuration, where the last
 * of them adds any, or something else. */
enum purpose {
	FOR_CONFIG, FOR_COMPUTER, FOR_RECORD, FOR_RESUME, FOR_REPLAY,
	FOR_LANGUAGE, FOR_HELP, FOR_VERSION
};

static const struct option {
	const char *name;
	enum purpose purpose;
	const char *words; /* what to put before its value */
} options[] = {
	{ "--game",         FOR_CONFIG,   "game=" },
	{ "--seed",         FOR_CONFIG,   "seed=" },
	{ "--players",      FOR_CONFIG,   "players=" },
	{ "--sets",         FOR_CONFIG,   "sets=" },
	{ "--variants",     FOR_CONFIG,   "variants=" },
	{ "--premonitions", FOR_CONFIG,   "premonitions=" },
	{ "--objective",    FOR_CONFIG,   "objective=" },
	{ "--config",       FOR_CONFIG,   "" },
	{ "--computer",     FOR_COMPUTER, NULL },
	{ "--record",       FOR_RECORD,   NULL },
	{ "--resume",       FOR_RESUME,   NULL },
	{ "--replay",       FOR_REPLAY,   NULL },
	{ "--lang",         FOR_LANGUAGE, NULL },
	{ "--help",         FOR_HELP,     NULL },
	{ "--version",      FOR_VERSION,  NULL },
};

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
	const struct option *option = options;

	while (strncmp(word, option->words, strlen(option->words)) != 0)
		option++;
	line_add(line, " %s ", option->name);
	add_shell_word(line, word + strlen(option->words));
}

static const struct option *
option_named(const char *argument)
{
	const size_t length = strcspn(argument, "=");

	for (size_t i = 0; i < COUNT_OF(options); i++)
		if (strlen(options[i].name) == length &&
		    strncmp(options[i].name, argument, length) == 0)
			return &options[i];
	return NULL;
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
wish(struct wishes *wishes, const struct option *option, const char *value)
{
	switch (option->purpose) {
	case FOR_CONFIG:
		line_space(&wishes->config);
		line_add(&wishes->config, "%s%s", option->words, value);
		break;
	case FOR_COMPUTER:
		wishes->computer = value;
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
		wish(wishes, option, value);
	}
	return EXIT_SUCCESS;
}
