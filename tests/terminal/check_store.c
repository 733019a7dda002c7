/* check_store.c - tests of the directory of games and settings. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "../../examples/play/store.h"
#include "terminal.h"

enum { ANSWERS_MOST = 10000, DAY = 24 * 60 * 60, MANY = 30 };

static struct store
opened(void)
{
	struct store store;

	store_open(&store);
	return store;
}

/* Keep a game that began in this second. */
static void
keep_at(const struct store *store, game_number number,
    const onirim_record *record)
{
	char file[DISK_PATH_BYTES];

	store_file(store, number, file);
	ck_assert_int_eq(record_write(file, record), 0);
}

/* Keep a new game. */
static game_number
keep_new(struct store *store, const onirim_record *record)
{
	game_number number;

	ck_assert_int_eq(store_begin(store, &number), 0);
	keep_at(store, number, record);
	return number;
}

/* Say when a file was written last. */
static void
set_time(const char *file, time_t when)
{
	const struct timespec times[2] = { { when, 0 }, { when, 0 } };

	ck_assert_int_eq(utimensat(AT_FDCWD, file, times, 0), 0);
}

static void
set_played(const struct store *store, game_number number, time_t when)
{
	char file[DISK_PATH_BYTES];

	store_file(store, number, file);
	set_time(file, when);
}

static enum kept_state
state_of(struct store *store, game_number number)
{
	onirim_record *record;
	const enum kept_state state = store_look(store, number, &record);

	ck_assert(state != KEPT_UNREADABLE || record == NULL);
	onirim_record_free(record);
	return state;
}

static mode_t
mode_of(const char *file)
{
	struct stat status;

	ck_assert_int_eq(stat(file, &status), 0);
	return status.st_mode & 07777;
}

START_TEST(test_looking_makes_nothing)
{
	struct store store = opened();
	struct kept_game games[1];
	char word[8] = "x";

	ck_assert_int_eq(store_list(&store, games, 1), 0);
	ck_assert_int_eq(store_word(&store, "language", word, sizeof(word)),
	    ENOENT);
	ck_assert_str_eq(word, "");
	store_shut(&store);
	ck_assert_int_eq(files_in(at_home("").name), 0);
}
END_TEST

START_TEST(test_directories_are_made_for_oneself_alone)
{
	struct store store;
	game_number number;

	ck_assert_int_eq(setenv("XDG_STATE_HOME", at_home("a/b").name, 1), 0);
	store = opened();
	ck_assert_int_eq(store_begin(&store, &number), 0);
	ck_assert_uint_eq(mode_of(at_home("a").name), 0700);
	ck_assert_uint_eq(mode_of(at_home("a/b").name), 0700);
	ck_assert_uint_eq(mode_of(at_home("a/b/onirim").name), 0700);
	ck_assert_uint_eq(mode_of(at_home("a/b/onirim/games").name), 0700);
	store_shut(&store);
}
END_TEST

/* Where the directory is by the variables, of which one that is NULL is not
 * set. */
static const struct {
	const char *state, *home, *directory;
} variables[] = {
	{ "/state", "/home", "/state/onirim"             },
	{ NULL,     "/home", "/home/.local/state/onirim" },
	{ "",       "/home", "/home/.local/state/onirim" },
	{ "state",  "/home", "/home/.local/state/onirim" },
	{ "/state", NULL,    "/state/onirim"             },
	{ NULL,     NULL,    ""                          },
	{ NULL,     "",      ""                          },
	{ NULL,     "home",  ""                          },
};

static void
set_variable(const char *name, const char *value)
{
	if (value == NULL)
		unsetenv(name);
	else
		setenv(name, value, 1);
}

START_TEST(test_variables_say_where_the_directory_is)
{
	set_variable("XDG_STATE_HOME", variables[_i].state);
	set_variable("HOME", variables[_i].home);
	ck_assert_str_eq(opened().directory, variables[_i].directory);
}
END_TEST

/* Nothing works in such a directory, and all functions say so. */
static void
assert_useless(int error)
{
	struct store store = opened();
	struct kept_game games[1];
	game_number number;
	char word[8];

	ck_assert_int_eq(store_begin(&store, &number), error);
	ck_assert_int_eq(store_lock(&store, 1), error);
	ck_assert_int_eq(store_set_word(&store, "language", "fr"), error);
	ck_assert_int_ne(store_word(&store, "language", word, sizeof(word)),
	    0);
	ck_assert_int_eq(store_list(&store, games, 1), 0);
	ck_assert_int_eq(state_of(&store, 1), KEPT_UNREADABLE);
	store_unlock(&store, 1);
	store_shut(&store);
}

START_TEST(test_no_directory_is_said)
{
	unsetenv("XDG_STATE_HOME");
	unsetenv("HOME");
	assert_useless(ENOENT);
}
END_TEST

START_TEST(test_name_that_is_too_long_is_no_directory)
{
	static char name[2 * DISK_PATH_BYTES];

	memset(name, '/', sizeof(name) - 1);
	setenv("XDG_STATE_HOME", name, 1);
	assert_useless(ENOENT);
}
END_TEST

START_TEST(test_file_in_the_place_of_the_directory_is_said)
{
	ck_assert_int_eq(text_write(at_home("onirim").name, ""), 0);
	assert_useless(ENOTDIR);
}
END_TEST

START_TEST(test_directory_that_may_not_be_written_is_said)
{
	ck_assert_int_eq(chmod(at_home("").name, 0555), 0);
	be_stranger();
	assert_useless(EACCES);
	be_oneself();
	ck_assert_int_eq(chmod(at_home("").name, 0755), 0);
}
END_TEST

START_TEST(test_games_are_read_where_nothing_may_be_written)
{
	struct store store = opened();
	struct kept_game games[2];
	game_number number = keep_new(&store, new_record(NULL)), other;

	store_shut(&store);
	ck_assert_int_eq(chmod(at_home("onirim").name, 0555), 0);
	ck_assert_int_eq(chmod(at_home("onirim/games").name, 0555), 0);
	be_stranger();
	ck_assert_int_eq(store_list(&store, games, 2), 1);
	ck_assert_int_eq(state_of(&store, number), KEPT_GOES_ON);
	ck_assert_int_ne(store_begin(&store, &other), 0);
	be_oneself();
	ck_assert_int_eq(chmod(at_home("onirim").name, 0755), 0);
	ck_assert_int_eq(chmod(at_home("onirim/games").name, 0755), 0);
	store_shut(&store);
}
END_TEST

START_TEST(test_number_is_the_time_and_then_the_next)
{
	struct store store = opened();
	const onirim_record *record = new_record(NULL);
	const game_number earliest = time(NULL);
	game_number last = 0;

	for (int i = 0; i < MANY; i++) {
		const game_number number = keep_new(&store, record);

		ck_assert_int_ge(number, earliest);
		ck_assert_int_le(number, time(NULL) + MANY);
		ck_assert_int_gt(number, last);
		last = number;
	}
	ck_assert_int_eq(files_in(at_home("onirim/games").name), MANY);
	store_shut(&store);
}
END_TEST

/* The numbers that another process has from a certain second on. */
static game_number reserved;

static void
lock_many(void)
{
	static struct store store;

	store_open(&store);
	for (int i = 0; i < MANY; i++)
		if (store_lock(&store, reserved + i) != 0)
			_exit(EXIT_FAILURE);
}

START_TEST(test_number_is_taken_before_the_file_is_there)
{
	struct store store = opened();
	game_number number;
	pid_t other;

	reserved = time(NULL);
	other = start_other(lock_many);
	ck_assert_int_eq(store_begin(&store, &number), 0);
	ck_assert_int_ge(number, reserved + MANY);
	kill_other(other);
	store_shut(&store);
}
END_TEST

START_TEST(test_last_game_played_is_first)
{
	struct store store = opened();
	const onirim_record *record = new_record(NULL);
	struct kept_game games[4];
	game_number began;

	began = keep_new(&store, record);
	for (int i = 1; i <= 3; i++)
		keep_at(&store, began + i, record);
	set_played(&store, began, 4000);
	set_played(&store, began + 1, 1000);
	set_played(&store, began + 2, 3000);
	set_played(&store, began + 3, 3000);
	ck_assert_int_eq(store_list(&store, games, 4), 4);
	ck_assert_int_eq(games[0].number, began);
	ck_assert_int_eq(games[0].played, 4000);
	ck_assert_int_eq(games[1].number, began + 3);
	ck_assert_int_eq(games[2].number, began + 2);
	ck_assert_int_eq(games[3].number, began + 1);
	store_shut(&store);
}
END_TEST

START_TEST(test_list_holds_the_newest)
{
	struct store store = opened();
	const onirim_record *record = new_record(NULL);
	struct kept_game games[MANY];
	const game_number began = keep_new(&store, record);

	for (int i = 0; i < MANY; i++) {
		keep_at(&store, began + i, record);
		set_played(&store, began + i, 1 + i * 7 % MANY);
	}
	for (int capacity = 0; capacity < MANY; capacity++) {
		games[capacity].number = 0;
		ck_assert_int_eq(store_list(&store, games, capacity),
		    capacity);
		for (int i = 0; i < capacity; i++)
			ck_assert_int_eq(games[i].played, MANY - i);
		ck_assert_int_eq(games[capacity].number, 0);
	}
	store_shut(&store);
}
END_TEST

static const char *const strangers[] = {
	"0.onirim", "01.onirim", "-1.onirim", " 1.onirim", "1.onirim.bak",
	"1", ".onirim", "1.ONIRIM", "1.onirim~", "9999999999999999.onirim",
	"1x.onirim",
};

START_TEST(test_other_names_are_no_games)
{
	struct store store = opened();
	struct kept_game games[4];
	const game_number number = keep_new(&store, new_record(NULL));
	const struct path all = at_home("onirim/games");
	struct path file;
	int length;

	length = snprintf(file.name, sizeof(file.name), "%.200s/%s", all.name,
	    strangers[_i]);
	ck_assert_int_gt(length, 0);
	ck_assert_int_eq(text_write(file.name, "x"), 0);
	ck_assert_int_eq(mkdir(at_home("onirim/games/2.onirim").name, 0700),
	    0);
	ck_assert_int_eq(mkfifo(at_home("onirim/games/3.onirim").name, 0600),
	    0);
	ck_assert_int_eq(store_list(&store, games, 4), 1);
	ck_assert_int_eq(games[0].number, number);
	ck_assert_int_eq(files_in(all.name), 4);
	store_shut(&store);
}
END_TEST

START_TEST(test_what_was_not_finished_goes_away_after_a_day)
{
	struct store store = opened();
	struct kept_game games[1];
	const struct path old = at_home("onirim/games/.onirim-a12345");
	const struct path young = at_home("onirim/games/.onirim-b12345");

	keep_new(&store, new_record(NULL));
	ck_assert_int_eq(text_write(old.name, "onirim-rec"), 0);
	ck_assert_int_eq(text_write(young.name, "onirim-rec"), 0);
	set_time(old.name, time(NULL) - DAY - 60);
	set_time(young.name, time(NULL) - DAY + 60);
	ck_assert_int_eq(store_list(&store, games, 1), 1);
	ck_assert_int_ne(access(old.name, F_OK), 0);
	ck_assert_int_eq(access(young.name, F_OK), 0);
	store_shut(&store);
}
END_TEST

START_TEST(test_look_tells_how_a_game_stands)
{
	struct store store = opened();
	onirim_record *record;
	char file[DISK_PATH_BYTES];
	game_number number;

	number = keep_new(&store, played_record("seed=5", 7));
	ck_assert_int_eq(store_look(&store, number, &record), KEPT_GOES_ON);
	ck_assert_int_eq(onirim_record_ply(record), 7);
	onirim_record_free(record);
	keep_at(&store, number, played_record("seed=5", ANSWERS_MOST));
	ck_assert_int_eq(state_of(&store, number), KEPT_OVER);
	store_file(&store, number, file);
	ck_assert_int_eq(text_write(file, "onirim-record 1\n"), 0);
	ck_assert_int_eq(state_of(&store, number), KEPT_UNREADABLE);
	ck_assert_int_eq(state_of(&store, 1), KEPT_UNREADABLE);
	store_shut(&store);
}
END_TEST

enum { OTHERS = 1000 };

static void
lock_a_game(void)
{
	static struct store store;

	store_open(&store);
	if (store_lock(&store, OTHERS) != 0)
		_exit(EXIT_FAILURE);
}

START_TEST(test_game_is_open_in_one_program)
{
	struct store store = opened();
	pid_t other;

	keep_new(&store, new_record(NULL));
	keep_at(&store, OTHERS, new_record(NULL));
	keep_at(&store, OTHERS + 1, new_record(NULL));
	ck_assert_int_eq(state_of(&store, OTHERS), KEPT_GOES_ON);
	other = start_other(lock_a_game);
	ck_assert_int_eq(state_of(&store, OTHERS), KEPT_ELSEWHERE);
	ck_assert_int_eq(state_of(&store, OTHERS + 1), KEPT_GOES_ON);
	ck_assert_int_eq(store_lock(&store, OTHERS), EBUSY);
	ck_assert_int_eq(store_lock(&store, OTHERS + 1), 0);
	ck_assert_int_eq(state_of(&store, OTHERS + 1), KEPT_GOES_ON);
	kill_other(other);
	ck_assert_int_eq(state_of(&store, OTHERS), KEPT_GOES_ON);
	ck_assert_int_eq(store_lock(&store, OTHERS), 0);
	store_shut(&store);
}
END_TEST

START_TEST(test_game_that_was_left_is_free)
{
	struct store store = opened();
	pid_t other;

	ck_assert_int_eq(store_lock(&store, OTHERS), 0);
	store_unlock(&store, OTHERS);
	other = start_other(lock_a_game);
	ck_assert_int_eq(store_lock(&store, OTHERS), EBUSY);
	kill_other(other);
	ck_assert_int_eq(store_lock(&store, OTHERS), 0);
	store_shut(&store);
	kill_other(start_other(lock_a_game));
}
END_TEST

START_TEST(test_setting_is_kept)
{
	struct store store = opened();
	char word[ONIRIM_TEXT_MAX];

	ck_assert_int_eq(store_set_word(&store, "language", "fr"), 0);
	ck_assert_int_eq(store_word(&store, "language", word, sizeof(word)),
	    0);
	ck_assert_str_eq(word, "fr");
	ck_assert_int_eq(store_set_word(&store, "language", ""), 0);
	ck_assert_int_eq(store_word(&store, "language", word, sizeof(word)),
	    0);
	ck_assert_str_eq(word, "");
	store_shut(&store);
}
END_TEST

START_TEST(test_setting_is_one_line_that_fits)
{
	struct store store = opened();
	char word[4];

	ck_assert_int_eq(store_set_word(&store, "language", "fr\nru"), EINVAL);
	ck_assert_int_eq(store_set_word(&store, "language", "fra"), 0);
	ck_assert_int_eq(store_word(&store, "language", word, sizeof(word)),
	    0);
	ck_assert_str_eq(word, "fra");
	ck_assert_int_eq(store_set_word(&store, "language", "fran"), 0);
	ck_assert_int_eq(store_word(&store, "language", word, sizeof(word)),
	    ERANGE);
	ck_assert_str_eq(word, "");
	store_shut(&store);
}
END_TEST

Suite *
store_suite(void)
{
	const struct test tests[] = {
		{ test_looking_makes_nothing, 1 },
		{ test_directories_are_made_for_oneself_alone, 1 },
		{ test_variables_say_where_the_directory_is,
		    COUNT_OF(variables) },
		{ test_no_directory_is_said, 1 },
		{ test_name_that_is_too_long_is_no_directory, 1 },
		{ test_file_in_the_place_of_the_directory_is_said, 1 },
		{ test_directory_that_may_not_be_written_is_said, 1 },
		{ test_games_are_read_where_nothing_may_be_written, 1 },
		{ test_number_is_the_time_and_then_the_next, 1 },
		{ test_number_is_taken_before_the_file_is_there, 1 },
		{ test_last_game_played_is_first, 1 },
		{ test_list_holds_the_newest, 1 },
		{ test_other_names_are_no_games, COUNT_OF(strangers) },
		{ test_what_was_not_finished_goes_away_after_a_day, 1 },
		{ test_look_tells_how_a_game_stands, 1 },
		{ test_game_is_open_in_one_program, 1 },
		{ test_game_that_was_left_is_free, 1 },
		{ test_setting_is_kept, 1 },
		{ test_setting_is_one_line_that_fits, 1 },
	};

	return suite_at_home("store", tests, COUNT_OF(tests));
}
