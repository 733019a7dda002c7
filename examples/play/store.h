/* store.h - the directory where the program keeps games and settings. */
#ifndef PLAY_STORE_H
#define PLAY_STORE_H

#include <stddef.h>
#include <time.h>

#include <onirim.h>

#include "disk.h"

enum {
	STORE_GAMES_MAX = 1000, /* as many as a list of games needs to hold */
	STORE_DIRECTORY_BYTES = DISK_PATH_BYTES - 64,
};

struct store {
	char directory[STORE_DIRECTORY_BYTES]; /* "" if there is none */
	int locks; /* the file on which games are locked, or -1 */
};

/* A game is kept under a number, which is the second in which it began, or one
 * of the next.  Numbers begin with 1. */
typedef long long game_number;

struct kept_game {
	game_number number;
	time_t played; /* when it was written last */
};

/* How a kept game stands. */
enum kept_state {
	KEPT_GOES_ON,
	KEPT_OVER,
	KEPT_ELSEWHERE, /* another program plays it */
	KEPT_UNREADABLE,
};

/* Functions that return an int return 0, or an errno value: ENOENT if there is
 * no directory at all, as neither XDG_STATE_HOME nor HOME is set. */

/* Find the directory.  Nothing is made before it is needed. */
void store_open(struct store *store);

/* Unlock all games. */
void store_shut(struct store *store);

/* The name of the file of a game, which record_read() and record_write()
 * take. */
void store_file(const struct store *store, game_number number,
    char file[DISK_PATH_BYTES]);

/* Choose the number of a new game, and lock it. */
int store_begin(struct store *store, game_number *number);

/* Lock a game, which can be played by one program at a time: EBUSY if another
 * one plays it. */
int store_lock(struct store *store, game_number number);
void store_unlock(struct store *store, game_number number);

/* List the games, the one that was played last first.  Returns how many are on
 * the list, which is at most the capacity. */
int store_list(const struct store *store, struct kept_game *games,
    int capacity);

/* Look at a game.  *record is its record, which is to be freed, or NULL if it
 * cannot be read. */
enum kept_state store_look(struct store *store, game_number number,
    onirim_record **record);

/* Read and write a setting, which is a line of text under a name.  Reading
 * gives "" on failure; ERANGE if the line does not fit. */
int store_word(const struct store *store, const char *name, char *text,
    size_t size);
int store_set_word(const struct store *store, const char *name,
    const char *text);

#endif
