/* terminal.c - what the tests of the terminal game share. */
#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../bench/uniform.h"
#include "terminal.h"

enum { STRANGER = 65534, RECORD_MAX = 65536 };

static char home[] = "/tmp/onirim-XXXXXX";

static void
make_home(void)
{
	strcpy(home + sizeof(home) - sizeof("XXXXXX"), "XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(home));
	ck_assert_int_eq(chmod(home, 0755), 0);
	ck_assert_int_eq(setenv("XDG_STATE_HOME", home, 1), 0);
}

static void
remove_home(void)
{
	char command[64];

	snprintf(command, sizeof(command), "rm -rf %s", home);
	ck_assert_int_eq(system(command), 0);
}

Suite *
suite_at_home(const char *name, const struct test *tests, int count)
{
	Suite *suite = suite_create(name);

	tcase_add_checked_fixture(suite_case(suite, name, tests, count),
	    make_home, remove_home);
	return suite;
}

struct path
at_home(const char *file)
{
	struct path path;
	const int length = snprintf(path.name, sizeof(path.name), "%s/%s",
	    home, file);

	ck_assert_int_lt(length, (int)sizeof(path.name));
	return path;
}

int
files_in(const char *directory)
{
	DIR *files = opendir(directory);
	int count = 0;

	ck_assert_ptr_nonnull(files);
	while (readdir(files) != NULL)
		count++;
	closedir(files);
	return count - 2;
}

onirim_record *
new_record(const char *config)
{
	onirim_record *record;

	ck_assert_int_eq(onirim_record_new(&record, new_game(config)),
	    ONIRIM_OK);
	return keep_record(record);
}

onirim_record *
played_record(const char *config, int answers)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game = new_game(config);
	onirim_record *record = new_record(config);
	struct uniform player = { .state = onirim_seed(game) };

	for (int i = 0; i < answers; i++) {
		const int count = onirim_legal_actions(game, actions,
		    ONIRIM_ACTIONS_MAX);
		onirim_action action;

		if (count == 0)
			break;
		action = actions[uniform_below(&player, (uint32_t)count)];
		ck_assert_int_eq(onirim_apply(game, action), ONIRIM_OK);
		ck_assert_int_eq(onirim_record_add(record, action), ONIRIM_OK);
	}
	return record;
}

onirim_game *
game_of(const onirim_record *record)
{
	onirim_game *game;

	ck_assert_int_eq(onirim_record_game(record, onirim_record_ply(record),
	    &game), ONIRIM_OK);
	return keep_game(game);
}

const char *
text_of(const onirim_record *record)
{
	static char text[RECORD_MAX];

	ck_assert_int_lt(onirim_record_format(record, text, sizeof(text)),
	    (int)sizeof(text));
	return text;
}

onirim_record *
record_at(const char *file)
{
	onirim_record *record;
	onirim_problem problem;

	ck_assert_int_eq(record_read(file, &record, &problem), 0);
	ck_assert_int_eq(problem.reason, ONIRIM_PROBLEM_NONE);
	return keep_record(record);
}

void
be_stranger(void)
{
	if (getuid() == 0)
		ck_assert_int_eq(seteuid(STRANGER), 0);
}

void
be_oneself(void)
{
	ck_assert_int_eq(seteuid(getuid()), 0);
}

pid_t
start_other(void (*run)(void))
{
	int said[2];
	char byte = 0;
	pid_t other;

	ck_assert_int_eq(pipe(said), 0);
	other = fork();
	if (other == 0) {
		run();
		if (write(said[1], &byte, 1) == 1)
			pause();
		_exit(EXIT_FAILURE);
	}
	close(said[1]);
	ck_assert_int_eq((int)read(said[0], &byte, 1), 1);
	close(said[0]);
	return other;
}

void
kill_other(pid_t other)
{
	ck_assert_int_eq(kill(other, SIGKILL), 0);
	ck_assert_int_eq(waitpid(other, NULL, 0), other);
}
