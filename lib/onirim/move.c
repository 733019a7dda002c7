/* move.c - moving a card in a game that keeps events. */
#include "move.h"

void
oni_onirim_move_logged(struct onirim_game *g, uint8_t card, struct place from,
    struct place to)
{
	oni_log_move(g, carry(g, card, from, to));
}
