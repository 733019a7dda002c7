/* options.c - what a program that plays many games is told. */
#include "options.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ranks.h"

static void
read_number(const struct option *option, const char *text)
{
	char *end;

	errno = 0;
	*option->number = strtoull(text, &end, 10);
	if (*text < '0' || *text > '9' || *end != '\0' || errno != 0 ||
	    *option->number < option->least || *option->number > option->most)
		ranks_refuse("%s is %" PRIu64 " to %" PRIu64 ", not \"%s\"",
		    option->name, option->least, option->most, text);
}

/* Read what the first words say, and go on to the next ones. */
static char **
read_option(const struct option *known, char **words)
{
	const char *const name = words[0];
	const char *const value = words[1];

	while (known->name != NULL && strcmp(known->name, name) != 0)
		known++;
	if (known->name == NULL)
		ranks_refuse("there is no \"%s\"; try --help", name);
	if (known->is_there != NULL) {
		*known->is_there = true;
		return words + 1;
	}
	if (value == NULL)
		ranks_refuse("%s needs a value; try --help", name);
	if (known->text != NULL)
		*known->text = value;
	else
		read_number(known, value);
	return words + 2;
}

void
options_read(const struct option *known, const char *help, char **arguments)
{
	for (char **word = arguments + 1; *word != NULL; word++) {
		if (strcmp(*word, "--help") != 0)
			continue;
		if (ranks_first())
			fputs(help, stdout);
		exit(ranks_end(0));
	}
	for (char **word = arguments + 1; *word != NULL;)
		word = read_option(known, word);
}

onirim_game *
options_game(const char *config)
{
	char why[ONIRIM_TEXT_MAX];
	onirim_problem problem;
	onirim_game *game;
	const int status = onirim_game_new(&game, config, &problem);

	if (status == ONIRIM_OK)
		return game;
	if (onirim_problem_text(&problem, "en", why, sizeof(why)) <= 0)
		ranks_fail(onirim_strerror(status));
	ranks_refuse("--config, column %d, \"%.*s\": %s", (int)problem.column,
	    (int)problem.length, config + problem.offset, why);
}

void
options_print_config(const char *config, uint64_t seed)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game = options_game(config);

	onirim_game_reset(game, seed);
	onirim_config_format(game, text, sizeof(text));
	onirim_game_free(game);
	if (ranks_first())
		printf("config      %s\n", text);
}

int
options_level(const char *word)
{
	return word[0] >= '0' && word[0] <= '9' && word[1] == '\0'
	    ? word[0] - '0' : -1;
}
