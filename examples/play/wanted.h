/* wanted.h - a game that somebody would like to play. */
#ifndef PLAY_WANTED_H
#define PLAY_WANTED_H

#include <onirim.h>

#include "page.h"
#include "store.h"

struct wanted {
	struct line config; /* without seed */
	struct line seed;   /* "" leaves it to the clock */
	unsigned computers; /* a bit for each seat that the program plays */
	int level;
};

/* The value that is wanted for a key; "" if the game has no such key. */
void wanted_look(const struct wanted *wanted, int key,
    char value[ONIRIM_TEXT_MAX]);

/* Want another one; what does not go with it is no longer wanted. */
void wanted_set(struct wanted *wanted, int key, const char *value);

int wanted_seats(const struct wanted *wanted);

/* The seats that the program plays as a list, such as "2,3". */
void add_computers(struct line *line, const struct wanted *wanted);

/* What was wanted last is kept as a setting. */
void wanted_read(struct wanted *wanted, const struct store *store);
void wanted_keep(const struct wanted *wanted, const struct store *store);

#endif
