/* check_disk.c - tests of texts in files. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "terminal.h"

enum {
	NAME_BYTES_MAX = 255, /* of a file in a directory */
	KILLS = 100,
	WRITES_MIN = 1000,
	MILLISECOND = 1000000, /* in nanoseconds */
};

static void
assert_text(const char *file, const char *wanted)
{
	char *text;
	size_t length;

	ck_assert_int_eq(text_read(file, &text, &length), 0);
	ck_assert_str_eq(text, wanted);
	ck_assert_uint_eq(length, strlen(wanted));
	free(text);
}

static mode_t
mode_of(const char *file)
{
	struct stat status;

	ck_assert_int_eq(stat(file, &status), 0);
	return status.st_mode & 07777;
}

/* Write bytes as somebody else would. */
static void
put_bytes(const char *file, const char *bytes, size_t count)
{
	const int out = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0600);

	ck_assert_int_eq((int)write(out, bytes, count), (int)count);
	ck_assert_int_eq(close(out), 0);
}

/* A text of so many bytes. */
static char *
new_text(size_t length)
{
	char *text = malloc(length + 1);

	ck_assert_ptr_nonnull(text);
	memset(text, 'a', length);
	text[length] = '\0';
	return text;
}

START_TEST(test_text_is_read_as_it_was_written)
{
	const struct path file = at_home("file");

	ck_assert_int_eq(text_write(file.name, "one\ntwo\n"), 0);
	assert_text(file.name, "one\ntwo\n");
	ck_assert_int_eq(text_write(file.name, ""), 0);
	assert_text(file.name, "");
	ck_assert_int_eq(files_in(at_home("").name), 1);
}
END_TEST

START_TEST(test_name_may_be_of_the_directory_one_is_in)
{
	ck_assert_int_eq(chdir(at_home("").name), 0);
	ck_assert_int_eq(text_write("file", "one"), 0);
	assert_text(at_home("file").name, "one");
	ck_assert_int_eq(files_in("."), 1);
	ck_assert_int_eq(chdir("/"), 0);
}
END_TEST

START_TEST(test_name_may_be_as_long_as_names_can_be)
{
	char *name = new_text(NAME_BYTES_MAX);

	ck_assert_int_eq(text_write(at_home(name).name, "one"), 0);
	assert_text(at_home(name).name, "one");
	free(name);
}
END_TEST

START_TEST(test_new_file_has_the_mode_of_new_files)
{
	const mode_t hidden = umask(027);

	ck_assert_int_eq(text_write(at_home("file").name, "one"), 0);
	ck_assert_uint_eq(mode_of(at_home("file").name), 0640);
	ck_assert_uint_eq(umask(hidden), 027);
}
END_TEST

START_TEST(test_file_keeps_its_mode)
{
	const struct path file = at_home("file");

	put_bytes(file.name, "one", 3);
	ck_assert_int_eq(chmod(file.name, 0604), 0);
	ck_assert_int_eq(text_write(file.name, "two"), 0);
	assert_text(file.name, "two");
	ck_assert_uint_eq(mode_of(file.name), 0604);
}
END_TEST

START_TEST(test_link_stays_a_link)
{
	const struct path file = at_home("directory/file");
	const struct path link = at_home("link");
	struct stat status;

	ck_assert_int_eq(mkdir(at_home("directory").name, 0700), 0);
	put_bytes(file.name, "one", 3);
	ck_assert_int_eq(symlink("directory/file", link.name), 0);
	ck_assert_int_eq(text_write(link.name, "two"), 0);
	assert_text(file.name, "two");
	ck_assert_int_eq(lstat(link.name, &status), 0);
	ck_assert(S_ISLNK(status.st_mode));
}
END_TEST

START_TEST(test_what_is_not_a_file_is_not_replaced)
{
	const struct path pipe = at_home("pipe");
	struct stat status;

	ck_assert_int_eq(text_write(at_home("").name, "one"), EISDIR);
	ck_assert_int_eq(mkfifo(pipe.name, 0600), 0);
	ck_assert_int_eq(text_write(pipe.name, "one"), EINVAL);
	ck_assert_int_eq(stat(pipe.name, &status), 0);
	ck_assert(S_ISFIFO(status.st_mode));
	ck_assert_int_eq(text_write(at_home("none/file").name, "one"), ENOENT);
	ck_assert_int_eq(text_write("", "one"), ENOENT);
}
END_TEST

START_TEST(test_longest_text_is_read_and_a_longer_one_is_refused)
{
	const struct path file = at_home("file");
	char *longest = new_text(DISK_TEXT_MAX);
	char *longer = new_text(DISK_TEXT_MAX + 1), *text;
	size_t length;

	ck_assert_int_eq(text_write(file.name, longest), 0);
	assert_text(file.name, longest);
	ck_assert_int_eq(text_write(file.name, longer), EFBIG);
	assert_text(file.name, longest);
	put_bytes(file.name, longer, DISK_TEXT_MAX + 1);
	ck_assert_int_eq(text_read(file.name, &text, &length), EFBIG);
	ck_assert_ptr_null(text);
	free(longest);
	free(longer);
}
END_TEST

START_TEST(test_what_cannot_be_read_says_why)
{
	char *text;
	size_t length;

	ck_assert_int_eq(text_read(at_home("none").name, &text, &length),
	    ENOENT);
	ck_assert_ptr_null(text);
	ck_assert_int_eq(text_read(at_home("").name, &text, &length), EISDIR);
	ck_assert_ptr_null(text);
}
END_TEST

START_TEST(test_full_disk_leaves_the_old_text)
{
	const struct path file = at_home("file");
	struct rlimit most, little;
	char *text = new_text(100000);

	ck_assert_int_eq(text_write(file.name, "one"), 0);
	ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &most), 0);
	little = most;
	little.rlim_cur = 4096;
	signal(SIGXFSZ, SIG_IGN);
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &little), 0);
	ck_assert_int_eq(text_write(file.name, text), EFBIG);
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &most), 0);
	signal(SIGXFSZ, SIG_DFL);
	assert_text(file.name, "one");
	ck_assert_int_eq(files_in(at_home("").name), 1);
	free(text);
}
END_TEST

START_TEST(test_directory_that_may_not_be_written_is_said)
{
	const struct path open_file = at_home("open/file");

	put_bytes(at_home("file").name, "one", 3);
	ck_assert_int_eq(mkdir(at_home("open").name, 0700), 0);
	ck_assert_int_eq(chmod(at_home("open").name, 0777), 0);
	ck_assert_int_eq(chmod(at_home("").name, 0555), 0);
	be_stranger();
	ck_assert_int_eq(text_write(open_file.name, "two"), 0);
	ck_assert_int_eq(text_write(at_home("file").name, "two"), EACCES);
	ck_assert_int_eq(text_write(at_home("new").name, "two"), EACCES);
	be_oneself();
	ck_assert_int_eq(chmod(at_home("").name, 0755), 0);
	assert_text(at_home("file").name, "one");
	assert_text(open_file.name, "two");
	ck_assert_int_eq(files_in(at_home("").name), 2);
}
END_TEST

/* Two records that take turns in a file. */
static onirim_record *turns[2];

/* Write them over and over, and count the writes, until somebody kills this
 * process. */
static _Noreturn void
write_on(const char *file, int count)
{
	for (int i = 0;; i = 1 - i)
		if (record_write(file, turns[i]) != 0 ||
		    write(count, ".", 1) != 1)
			_exit(EXIT_FAILURE);
}

static void
write_and_be_killed(const char *file, int count, long nanoseconds)
{
	const struct timespec time = { 0, nanoseconds };
	const pid_t other = fork();

	if (other == 0)
		write_on(file, count);
	nanosleep(&time, NULL);
	kill_other(other);
}

/* The file is one of the two, from its first byte to the last. */
static void
assert_whole(const char *file)
{
	const bool alone = onirim_number(game_of(record_at(file)),
	    ONIRIM_HOST, ONIRIM_NUMBER_PLAYERS, 0) == 1;

	assert_text(file, text_of(turns[alone ? 0 : 1]));
}

START_TEST(test_killed_program_leaves_a_whole_record)
{
	const struct path file = at_home("file");
	const int count = open(at_home("count").name,
	    O_WRONLY | O_CREAT | O_APPEND, 0600);
	long nanoseconds = MILLISECOND;
	struct stat counted = { 0 };

	turns[0] = played_record("seed=1", 20);
	turns[1] = played_record("players=2 seed=2", 40);
	ck_assert_int_eq(record_write(file.name, turns[0]), 0);
	for (int i = 0; i < KILLS || counted.st_size < WRITES_MIN; i++) {
		write_and_be_killed(file.name, count, nanoseconds);
		nanoseconds = nanoseconds % (40 * MILLISECOND) + 777777;
		assert_whole(file.name);
		ck_assert_int_eq(fstat(count, &counted), 0);
	}
	close(count);
}
END_TEST

/* Records that strangers wrote, and where they are wrong. */
static const struct {
	const char *text;
	int length, status, line, column;
} wrong[] = {
	{ "",                              0,  ONIRIM_E_SYNTAX,  1, 1 },
	{ "\0",                            1,  ONIRIM_E_SYNTAX,  1, 1 },
	{ "hello",                         5,  ONIRIM_E_SYNTAX,  1, 1 },
	{ "onirim-record 1\nrules 1\nx\0y", 28, ONIRIM_E_SYNTAX,  3, 2 },
	{ "onirim-record 2\n",            16, ONIRIM_E_VERSION, 1, 15 },
	{ "onirim-record 1\nrules 2\n",    24, ONIRIM_E_REVISION, 2, 7 },
	{ "onirim-record 1\nrules 1\nconfig game=chess\n", 42,
	    ONIRIM_E_CONFIG, 3, 13 },
};

START_TEST(test_wrong_record_says_where)
{
	const struct path file = at_home("file");
	onirim_record *record;
	onirim_problem problem;

	put_bytes(file.name, wrong[_i].text, (size_t)wrong[_i].length);
	ck_assert_int_eq(record_read(file.name, &record, &problem),
	    wrong[_i].status);
	ck_assert_ptr_null(record);
	ck_assert_int_eq(problem.status, wrong[_i].status);
	ck_assert_int_eq(problem.line, wrong[_i].line);
	ck_assert_int_eq(problem.column, wrong[_i].column);
}
END_TEST

START_TEST(test_record_that_is_not_there_is_said)
{
	onirim_record *record;
	onirim_problem problem;

	ck_assert_int_eq(record_read(at_home("none").name, &record, &problem),
	    ENOENT);
	ck_assert_ptr_null(record);
}
END_TEST

START_TEST(test_record_is_read_as_it_was_written)
{
	onirim_record *record = played_record("sets=towers seed=3", 30);

	ck_assert_int_eq(onirim_record_set_tag(record, "player1", "Zoé"), 0);
	ck_assert_int_eq(record_write(at_home("file").name, record), 0);
	assert_text(at_home("file").name, text_of(record));
	ck_assert_int_eq(onirim_record_ply(record_at(at_home("file").name)),
	    onirim_record_ply(record));
}
END_TEST

Suite *
disk_suite(void)
{
	const struct test tests[] = {
		{ test_text_is_read_as_it_was_written, 1 },
		{ test_name_may_be_of_the_directory_one_is_in, 1 },
		{ test_name_may_be_as_long_as_names_can_be, 1 },
		{ test_new_file_has_the_mode_of_new_files, 1 },
		{ test_file_keeps_its_mode, 1 },
		{ test_link_stays_a_link, 1 },
		{ test_what_is_not_a_file_is_not_replaced, 1 },
		{ test_longest_text_is_read_and_a_longer_one_is_refused, 1 },
		{ test_what_cannot_be_read_says_why, 1 },
		{ test_full_disk_leaves_the_old_text, 1 },
		{ test_directory_that_may_not_be_written_is_said, 1 },
		{ test_killed_program_leaves_a_whole_record, 1 },
		{ test_wrong_record_says_where, COUNT_OF(wrong) },
		{ test_record_that_is_not_there_is_said, 1 },
		{ test_record_is_read_as_it_was_written, 1 },
	};

	return suite_at_home("disk", tests, COUNT_OF(tests));
}
