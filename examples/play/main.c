/*
 * main.c - Onirim and Nightmarium at the terminal.
 *
 * What is asked, what the choices are called, what they do and what happened
 * is in the library's words.  The game is kept as a record, so that answers
 * can be taken back, and games be gone on with and looked at.
 */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include <onirim.h>

#include "begin.h"
#include "screens.h"
#include "usage.h"
#include "words.h"

/* The game that was asked for, and then the menu. */
static int
run(struct program *program, const struct wishes *wishes)
{
	int status = EXIT_SUCCESS;

	if (wishes_game(wishes))
		status = begin(program, wishes);
	else
		take_face(program, wishes);
	if (status == EXIT_SUCCESS && !program->has_ended)
		menu_show(program);
	if (program->face != NULL)
		program->face->close();
	return status;
}

/* What was chosen once goes before the environment. */
static void
choose_language(const struct store *store)
{
	char language[ONIRIM_TEXT_MAX];

	words_use(words_of_environment());
	if (store_word(store, SETTING_LANGUAGE, language,
	    sizeof(language)) == 0)
		words_use(language);
}

int
main(int count, char **arguments)
{
	static struct wishes wishes;
	static struct program program;
	int status;

	setlocale(LC_CTYPE, "");
	store_open(&program.store);
	choose_language(&program.store);
	status = options_read(&wishes, count, arguments);
	if (status == EXIT_SUCCESS && wishes.help)
		usage_print(&program.store);
	else if (status == EXIT_SUCCESS && wishes.version)
		printf("onirim %s\n", onirim_version());
	else if (status == EXIT_SUCCESS)
		status = run(&program, &wishes);
	store_shut(&program.store);
	if (fflush(stdout) != 0 || ferror(stdout) != 0)
		return EXIT_FAILURE;
	return status;
}
