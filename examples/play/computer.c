/* computer.c - what the program thinks, and the seats that it plays. */
#include "computer.h"

enum { ADVICE_TRIES = 400 }; /* which takes a second at most */

bool
seats_read(unsigned *set, const char *list, int seats)
{
	*set = 0;
	for (;; list += 2) {
		const int seat = list[0] - '1';

		if (seat < 0 || seat >= seats || (*set >> seat & 1) != 0)
			return false;
		*set |= 1u << seat;
		if (list[1] == '\0')
			return true;
		if (list[1] != ',')
			return false;
	}
}

bool
level_read(int *level, const char *text)
{
	if (text[0] < '0' || text[0] > '9' || text[1] != '\0')
		return false;
	*level = text[0] - '0';
	return true;
}

/* What the seat that is asked knows, and nothing else. */
static uint64_t
seed_of(const onirim_game *game)
{
	return onirim_hash(game, onirim_player(game));
}

int
computer_answer(onirim_advisor *advisor, const onirim_game *game, int level)
{
	return onirim_advisor_choose(advisor, game, level, seed_of(game));
}

int
computer_advise(onirim_advisor *advisor, const onirim_game *game,
    onirim_advice *advice, size_t capacity)
{
	return onirim_advise(advisor, game, ADVICE_TRIES, seed_of(game),
	    advice, capacity);
}
