/* begin.c - the game that the options ask for. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "begin.h"
#include "cards.h"
#include "config.h"
#include "screens.h"
#include "seats.h"
#include "words.h"

enum { SEEDS = 1000000 }; /* a seed of the clock is short enough to be told */

static bool
has_seed(const char *config)
{
	const char *seed = strstr(config, "seed=");

	while (seed != NULL && seed > config && seed[-1] != ' ')
		seed = strstr(seed + 1, "seed=");
	return seed != NULL;
}

long
seed_of_clock(void)
{
	struct timespec now = { .tv_sec = 0 };

	clock_gettime(CLOCK_REALTIME, &now);
	return ((long)(now.tv_sec % SEEDS) * 1000 + now.tv_nsec / 1000000) %
	    SEEDS;
}

void
add_seed(struct line *config)
{
	if (!has_seed(config->text))
		line_add(config, "%sseed=%ld", config->length > 0 ? " " : "",
		    seed_of_clock());
}

int
record_begin(onirim_record **record, const char *config,
    const char *computer, const char *level, onirim_problem *problem)
{
	onirim_game *game;
	int status = onirim_game_new(&game, config, problem);

	*record = NULL;
	if (status == ONIRIM_OK)
		status = onirim_record_new(record, game);
	onirim_game_free(game);
	if (status == ONIRIM_OK && computer != NULL)
		status = onirim_record_set_tag(*record, TAG_COMPUTER,
		    computer);
	if (status == ONIRIM_OK && level != NULL)
		status = onirim_record_set_tag(*record, TAG_LEVEL, level);
	return status;
}

static int
complain(int status)
{
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_status_text(status, words_language(), text, sizeof(text));
	fprintf(stderr, "onirim: %s\n", text);
	return EXIT_FAILURE;
}

/* Whether a game cannot have so many players, which is the mistake that is made
 * most often. */
static bool
is_other_count(const onirim_problem *problem, const char *config)
{
	static const char key[] = "players=";
	const int length = (int)strlen(key);

	return (problem->reason == ONIRIM_PROBLEM_OUT_OF_RANGE ||
	    problem->reason == ONIRIM_PROBLEM_NEEDS_ONIRIM ||
	    problem->reason == ONIRIM_PROBLEM_NEEDS_NIGHTMARIUM) &&
	    problem->offset >= length &&
	    strncmp(config + problem->offset - length, key, strlen(key)) ==
	    0;
}

static const char *
why_refused(const onirim_problem *problem, const char *config)
{
	static char text[ONIRIM_TEXT_MAX];

	if (is_other_count(problem, config))
		return say(strstr(config, "nightmarium") != NULL
		    ? W_PLAYERS_NIGHTMARIUM : W_PLAYERS_ONIRIM);
	onirim_problem_text(problem, words_language(), text, sizeof(text));
	return text;
}

/* Print the words that could stand where one cannot. */
static void
print_possible(const char *config, const char *word)
{
	const int key = key_named(word, strcspn(word, "="));
	const struct line before = config_before(config, key);
	const char *between = "  ";
	char value[ONIRIM_TEXT_MAX];

	for (int i = 0; config_value(before.text, key, i, value); i++) {
		fprintf(stderr, "%s%s", between, value);
		between = ", ";
	}
	fputc('\n', stderr);
}

/* Print the word that is at fault, and mark the fault in it. */
static int
refuse_config(const onirim_problem *problem, const char *config)
{
	const char *fault = config + problem->offset;
	const char *word = fault;
	struct line before = { .length = 0 };
	struct line marked = { .length = 0 };

	while (word > config && strchr(" \t\r\n", word[-1]) == NULL)
		word--;
	line_add(&before, "%.*s", (int)(fault - word), word);
	line_add(&marked, "%.*s", (int)problem->length, fault);
	fprintf(stderr, "onirim: %s\n  %.*s\n  %*s^",
	    why_refused(problem, config), (int)strcspn(word, " \t\r\n"), word,
	    line_width(&before), "");
	for (int i = 1; i < line_width(&marked); i++)
		fputc('~', stderr);
	fputc('\n', stderr);
	if (problem->reason == ONIRIM_PROBLEM_UNKNOWN_WORD)
		print_possible(config, word);
	return EXIT_USAGE;
}

void
add_file_problem(struct line *line, int error, const onirim_problem *problem)
{
	char text[ONIRIM_TEXT_MAX] = "";

	if (error > 0) {
		line_add(line, ": %s", strerror(error));
		return;
	}
	if (problem->reason != ONIRIM_PROBLEM_NONE)
		onirim_problem_text(problem, words_language(), text,
		    sizeof(text));
	else
		onirim_status_text(problem->status, words_language(), text,
		    sizeof(text));
	line_add(line, ":%d:%d: %s", (int)problem->line,
	    (int)problem->column, text);
}

static int
refuse_file(const char *file, int error, const onirim_problem *problem)
{
	struct line line = { .length = 0 };

	add_file_problem(&line, error, problem);
	fprintf(stderr, "onirim: %s%s\n", file, line.text);
	return EXIT_FAILURE;
}

static int
make_record(onirim_record **record, const struct wishes *wishes)
{
	struct line config = wishes->config;
	onirim_problem problem = { .reason = ONIRIM_PROBLEM_NONE };
	int status;

	add_seed(&config);
	status = record_begin(record, config.text, NULL, NULL, &problem);
	if (problem.reason != ONIRIM_PROBLEM_NONE)
		return refuse_config(&problem, config.text);
	return status == ONIRIM_OK ? EXIT_SUCCESS : complain(status);
}

static int
find_record(onirim_record **record, const struct wishes *wishes)
{
	const char *file = wishes->replay != NULL ? wishes->replay
						  : wishes->resume;
	onirim_problem problem = { .reason = ONIRIM_PROBLEM_NONE };
	int error;

	if (file == NULL)
		return make_record(record, wishes);
	if (wishes->config.length > 0 || (wishes->replay != NULL &&
	    (wishes->resume != NULL || wishes->record != NULL)))
		return refuse(file, say(W_NOT_WITH_RECORD));
	error = record_read(file, record, &problem);
	return error != 0 ? refuse_file(file, error, &problem)
			  : EXIT_SUCCESS;
}

/* Games are counted by their level, so the record always says it. */
static void
set_usual_level(onirim_record *record)
{
	const char level[] = { '0' + LEVEL_USUAL, '\0' };
	char tag[ONIRIM_TEXT_MAX];

	if (onirim_record_tag(record, TAG_LEVEL, tag, sizeof(tag)) < 0)
		onirim_record_set_tag(record, TAG_LEVEL, level);
}

/* The seats that the program plays, and how well, if the options say so. */
static int
set_players(onirim_record *record, const struct wishes *wishes)
{
	const char *const level = wishes->level;
	onirim_game *game = NULL;
	unsigned set;
	int seats;

	if (level != NULL && (*level < '0' || *level > '9' ||
	    level[1] != '\0'))
		return refuse(level, say(W_NO_LEVEL));
	if (level != NULL)
		onirim_record_set_tag(record, TAG_LEVEL, level);
	if (wishes->computer == NULL)
		return EXIT_SUCCESS;
	onirim_record_game(record, 0, &game);
	seats = onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_PLAYERS, 0);
	onirim_game_free(game);
	if (seats == 1)
		return refuse(wishes->computer, say(W_ONE_SEAT));
	if (!seats_read(&set, wishes->computer, seats))
		return refuse(wishes->computer, say(W_NO_SEATS));
	onirim_record_set_tag(record, TAG_COMPUTER, wishes->computer);
	set_usual_level(record);
	return EXIT_SUCCESS;
}

/* The file that the game is written to is new, or the one it came from. */
static int
check_file(const struct wishes *wishes)
{
	const char *const file = wishes->record;

	if (file == NULL || access(file, F_OK) != 0 ||
	    (wishes->resume != NULL && strcmp(wishes->resume, file) == 0))
		return EXIT_SUCCESS;
	return refuse(file, say(W_EXISTS));
}

/* A file that is named is there from the beginning. */
static int
make_file(const struct wishes *wishes, const onirim_record *record)
{
	const int error = wishes->record != NULL && wishes->replay == NULL
	    ? record_write(wishes->record, record) : 0;

	if (error == 0)
		return EXIT_SUCCESS;
	fprintf(stderr, "onirim: %s: %s\n", wishes->record, strerror(error));
	return EXIT_FAILURE;
}

/* The number of a file among the games that are kept, or 0. */
static game_number
kept_number(const struct store *store, const char *file)
{
	const char *const name = strrchr(file, '/');
	const game_number number = strtoll(name != NULL ? name + 1 : file,
	    NULL, 10);
	char kept[DISK_PATH_BYTES];
	struct stat one, other;

	if (number <= 0)
		return 0;
	store_file(store, number, kept);
	return stat(file, &one) == 0 && stat(kept, &other) == 0 &&
	    one.st_dev == other.st_dev && one.st_ino == other.st_ino ? number
								     : 0;
}

/* A game that is kept is open in one program at a time. */
static int
lock_file(struct program *program, const struct wishes *wishes)
{
	const game_number number = wishes->resume != NULL
	    ? kept_number(&program->store, wishes->resume) : 0;

	return number != 0 && store_lock(&program->store, number) == EBUSY
	    ? refuse(wishes->resume, say(W_ELSEWHERE)) : EXIT_SUCCESS;
}

int
play_record(struct program *program, onirim_record *record, const char *file)
{
	struct session session;
	const int status = session_open(&session, &program->store, record,
	    file);

	if (status == ONIRIM_OK)
		play(program, &session);
	session_close(&session);
	return status;
}

void
take_face(struct program *program, const struct wishes *wishes)
{
	program->face = face_open(wishes->plain);
	cards_use_words(!program->face->has_screen);
}

int
begin(struct program *program, const struct wishes *wishes)
{
	onirim_record *record = NULL;
	int status = check_file(wishes);

	if (status == EXIT_SUCCESS)
		status = find_record(&record, wishes);
	if (status == EXIT_SUCCESS)
		status = set_players(record, wishes);
	if (status == EXIT_SUCCESS)
		status = lock_file(program, wishes);
	if (status == EXIT_SUCCESS)
		status = make_file(wishes, record);
	if (status != EXIT_SUCCESS) {
		onirim_record_free(record);
		return status;
	}
	take_face(program, wishes);
	if (wishes->replay != NULL) {
		replay_show(program, record);
		program->has_ended = true;
		onirim_record_free(record);
		return EXIT_SUCCESS;
	}
	status = play_record(program, record, wishes->record != NULL
	    ? wishes->record : wishes->resume);
	return status == ONIRIM_OK ? EXIT_SUCCESS : complain(status);
}
