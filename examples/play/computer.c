/* computer.c - seats that the program plays. */
#include "computer.h"
#include "opponent.h"

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

onirim_action
computer_answer(const onirim_game *game)
{
	onirim_action action = 0;
	onirim_game *known;

	if (onirim_game_copy(&known, game) != ONIRIM_OK)
		return 0;
	if (onirim_redact(known, game, onirim_player(game)) == ONIRIM_OK)
		action = opponent_choose(known);
	onirim_game_free(known);
	return action;
}
