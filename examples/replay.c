/* Print a record move by move, in a language: replay [LANGUAGE] FILE */
#include <onirim.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MAX = 1 << 20 };

/* A file as text, to be freed; NULL when it cannot be read, or is no text. */
static char *
read_text(const char *file)
{
	FILE *in = fopen(file, "rb");
	char *text = malloc(FILE_MAX + 1);
	size_t n = 0;

	if (in != NULL && text != NULL)
		n = fread(text, 1, FILE_MAX, in);
	if (in == NULL || text == NULL || ferror(in) ||
	    memchr(text, '\0', n) != NULL) {
		free(text);
		text = NULL;
	} else {
		text[n] = '\0';
	}
	if (in != NULL)
		fclose(in);
	return text;
}

static int
print_events(const onirim_record *record, int ply, const onirim_game *game,
    const onirim_reader *reader)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int n = onirim_record_events(record, ply, reader->viewer,
	    events, ONIRIM_EVENTS_MAX);

	for (int i = 0; i < n; i++) {
		char text[ONIRIM_TEXT_MAX];
		const int length = onirim_event_text(game, &events[i], reader,
		    text, sizeof text);

		if (length < 0)
			return length;
		puts(text);
	}
	return n < 0 ? n : ONIRIM_OK;
}

static int
print_record(const onirim_record *record, const char *language)
{
	const onirim_reader reader = {language, NULL, ONIRIM_HOST, 0};
	const int length = onirim_record_length(record);

	for (int ply = 0; ply <= length; ply++) {
		onirim_game *game;
		int status = onirim_record_game(record, ply, &game);

		if (status == ONIRIM_OK)
			status = print_events(record, ply, game, &reader);
		onirim_game_free(game);
		if (status != ONIRIM_OK) {
			fprintf(stderr, "replay: %s\n",
			    onirim_strerror(status));
			return 1;
		}
	}
	return 0;
}

/* Say what is wrong with a record, and where. */
static int
refuse(const char *file, const onirim_problem *problem, const char *language)
{
	char why[ONIRIM_TEXT_MAX] = "";

	onirim_problem_text(problem, language, why, sizeof why);
	fprintf(stderr, "%s:%d:%d: %s\n", file, (int)problem->line,
	    (int)problem->column, why);
	return 1;
}

static int
is_spoken(const char *language)
{
	return onirim_status_text(ONIRIM_OK, language, NULL, 0) >= 0;
}

static int
print_usage(void)
{
	char language[ONIRIM_TEXT_MAX];

	fprintf(stderr, "usage: replay [LANGUAGE] FILE\nlanguages:");
	for (int i = 0; onirim_language(i, language, sizeof language) > 0; i++)
		fprintf(stderr, " %s", language);
	fprintf(stderr, "\n");
	return 2;
}

int
main(int argc, char **argv)
{
	const char *language = argc == 3 ? argv[1] : "en";
	onirim_record *record;
	onirim_problem problem;
	char *text;
	int status;

	if (argc < 2 || argc > 3 || !is_spoken(language))
		return print_usage();
	text = read_text(argv[argc - 1]);
	if (text == NULL) {
		fprintf(stderr, "replay: cannot read %s\n", argv[argc - 1]);
		return 1;
	}
	status = onirim_record_parse(&record, text, &problem);
	free(text);
	if (status != ONIRIM_OK)
		return refuse(argv[argc - 1], &problem, language);
	status = print_record(record, language);
	onirim_record_free(record);
	return status;
}
