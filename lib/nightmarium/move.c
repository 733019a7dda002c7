/* move.c - how cards move where a log is kept. */
#include "move.h"

void
oni_nightmarium_move_logged(struct onirim_game *g, uint8_t card,
    struct place from, struct place to)
{
	oni_log_move(g, carry_terror(g, card, from, to));
}
