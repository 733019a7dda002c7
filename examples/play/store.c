/* store.c - the directory where the program keeps games and settings. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store.h"

enum {
	NUMBER_DIGITS_MAX = 15,
	DAY = 24 * 60 * 60,
};

/* The value of a variable if it is the name of a directory, or NULL.  One that
 * depends on where the program was started counts for nothing. */
static const char *
directory_in(const char *variable)
{
	const char *value = getenv(variable);

	return value != NULL && value[0] == '/' ? value : NULL;
}

void
store_open(struct store *store)
{
	const char *state = directory_in("XDG_STATE_HOME");
	const char *home = directory_in("HOME");
	const size_t size = sizeof(store->directory);
	int length = 0;

	store->locks = -1;
	store->directory[0] = '\0';
	if (state != NULL)
		length = snprintf(store->directory, size, "%s/onirim", state);
	else if (home != NULL)
		length = snprintf(store->directory, size,
		    "%s/.local/state/onirim", home);
	if ((size_t)length >= size)
		store->directory[0] = '\0';
}

void
store_shut(struct store *store)
{
	if (store->locks >= 0)
		close(store->locks);
	store->locks = -1;
}

static void
file_named(const struct store *store, const char *name,
    char file[DISK_PATH_BYTES])
{
	snprintf(file, DISK_PATH_BYTES, "%s/%s", store->directory, name);
}

void
store_file(const struct store *store, game_number number,
    char file[DISK_PATH_BYTES])
{
	snprintf(file, DISK_PATH_BYTES, "%s/games/%lld.onirim",
	    store->directory, number);
}

/* Make the directories that are missing.  One may be there although nobody may
 * make it, so the error is that of the first one that is not. */
static int
make_directories(const struct store *store)
{
	char path[DISK_PATH_BYTES], *end = path;
	int error = 0;

	if (store->directory[0] == '\0')
		return ENOENT;
	file_named(store, "games", path);
	while (end != NULL) {
		end = strchr(end + 1, '/');
		if (end != NULL)
			*end = '\0';
		if (mkdir(path, 0700) == 0 || errno == EEXIST)
			error = 0;
		else if (error == 0)
			error = errno;
		if (end != NULL)
			*end = '/';
	}
	return error;
}

/*
 * Locks.  A game is the byte of its number in the file `lock`, which is always
 * empty.  A process loses its locks when it closes the file, so it is opened
 * once.
 */

static int
open_locks(struct store *store)
{
	char file[DISK_PATH_BYTES];
	int error;

	if (store->locks >= 0)
		return 0;
	error = make_directories(store);
	if (error != 0)
		return error;
	file_named(store, "lock", file);
	store->locks = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	return store->locks >= 0 ? 0 : errno;
}

static struct flock
lock_of(game_number number, short type)
{
	return (struct flock){ .l_type = type, .l_whence = SEEK_SET,
		.l_start = (off_t)number, .l_len = 1 };
}

/* Where the file system has no locks, games are played without them. */
int
store_lock(struct store *store, game_number number)
{
	struct flock lock = lock_of(number, F_WRLCK);
	const int error = open_locks(store);

	if (error != 0 || fcntl(store->locks, F_SETLK, &lock) == 0)
		return error;
	return errno == EACCES || errno == EAGAIN ? EBUSY : 0;
}

void
store_unlock(struct store *store, game_number number)
{
	struct flock lock = lock_of(number, F_UNLCK);

	if (store->locks >= 0)
		fcntl(store->locks, F_SETLK, &lock);
}

static bool
is_elsewhere(struct store *store, game_number number)
{
	struct flock lock = lock_of(number, F_WRLCK);

	return open_locks(store) == 0 &&
	    fcntl(store->locks, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

/*
 * Games.
 */

static bool
is_taken(const struct store *store, game_number number)
{
	char file[DISK_PATH_BYTES];

	store_file(store, number, file);
	return access(file, F_OK) == 0;
}

/* The lock reserves the number until the file is there, so that the file is
 * never empty. */
int
store_begin(struct store *store, game_number *number)
{
	for (*number = time(NULL);; (*number)++) {
		int error = EBUSY;

		if (!is_taken(store, *number))
			error = store_lock(store, *number);
		if (error == 0 && is_taken(store, *number)) {
			store_unlock(store, *number);
			error = EBUSY;
		}
		if (error != EBUSY)
			return error;
	}
}

/* The number of the game that a file holds by its name, or 0. */
static game_number
number_in(const char *name)
{
	const size_t digits = strspn(name, "0123456789");

	if (digits == 0 || digits > NUMBER_DIGITS_MAX || name[0] == '0' ||
	    strcmp(name + digits, ".onirim") != 0)
		return 0;
	return strtoll(name, NULL, 10);
}

static bool
is_later(const struct kept_game *one, const struct kept_game *other)
{
	if (one->played != other->played)
		return one->played > other->played;
	return one->number > other->number;
}

/* Insert a game into the list, from which the last one falls if it is full;
 * how many are on it then. */
static int
insert_game(struct kept_game *games, int count, int capacity,
    const struct kept_game *game)
{
	int i = count < capacity ? count++ : capacity;

	for (; i > 0 && is_later(game, &games[i - 1]); i--)
		if (i < capacity)
			games[i] = games[i - 1];
	if (i < capacity)
		games[i] = *game;
	return count;
}

/* What a program that was killed has not finished goes away after a day. */
static bool
is_left_over(const char *name, const struct stat *status)
{
	return strncmp(name, DISK_UNFINISHED, strlen(DISK_UNFINISHED)) == 0 &&
	    status->st_mtime < time(NULL) - DAY;
}

int
store_list(const struct store *store, struct kept_game *games, int capacity)
{
	char path[DISK_PATH_BYTES];
	DIR *directory;
	const struct dirent *entry;
	int count = 0;

	file_named(store, "games", path);
	directory = store->directory[0] != '\0' ? opendir(path) : NULL;
	while (directory != NULL && (entry = readdir(directory)) != NULL) {
		const int at = dirfd(directory);
		struct kept_game game = { number_in(entry->d_name), 0 };
		struct stat status;

		if (fstatat(at, entry->d_name, &status, 0) != 0 ||
		    !S_ISREG(status.st_mode))
			continue;
		game.played = status.st_mtime;
		if (game.number != 0)
			count = insert_game(games, count, capacity, &game);
		else if (is_left_over(entry->d_name, &status))
			unlinkat(at, entry->d_name, 0);
	}
	if (directory != NULL)
		closedir(directory);
	return count;
}

enum kept_state
store_look(struct store *store, game_number number, onirim_record **record)
{
	char file[DISK_PATH_BYTES];
	onirim_problem problem;
	onirim_game *game;
	bool over;

	store_file(store, number, file);
	if (record_read(file, record, &problem) != 0)
		return KEPT_UNREADABLE;
	if (onirim_record_game(*record, onirim_record_ply(*record), &game) !=
	    ONIRIM_OK) {
		onirim_record_free(*record);
		*record = NULL;
		return KEPT_UNREADABLE;
	}
	over = onirim_outcome(game) != ONIRIM_PLAYING;
	onirim_game_free(game);
	if (is_elsewhere(store, number))
		return KEPT_ELSEWHERE;
	return over ? KEPT_OVER : KEPT_GOES_ON;
}

/*
 * Settings.
 */

int
store_word(const struct store *store, const char *name, char *text,
    size_t size)
{
	char file[DISK_PATH_BYTES], *whole;
	size_t length;
	int error;

	text[0] = '\0';
	if (store->directory[0] == '\0')
		return ENOENT;
	file_named(store, name, file);
	error = text_read(file, &whole, &length);
	if (error != 0)
		return error;
	length = strcspn(whole, "\r\n");
	if (length < size)
		snprintf(text, size, "%.*s", (int)length, whole);
	free(whole);
	return length < size ? 0 : ERANGE;
}

int
store_set_word(const struct store *store, const char *name, const char *text)
{
	char file[DISK_PATH_BYTES], line[ONIRIM_TEXT_MAX];
	int error;

	if (strpbrk(text, "\r\n") != NULL)
		return EINVAL;
	if (snprintf(line, sizeof(line), "%s\n", text) >= (int)sizeof(line))
		return ERANGE;
	error = make_directories(store);
	if (error != 0)
		return error;
	file_named(store, name, file);
	return text_write(file, line);
}
