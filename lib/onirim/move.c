/* move.c - moving a card in a game that keeps events. */
#include "move.h"

void
oni_onirim_bring_logged(struct onirim_game *g,
    const struct dealt *card, struct place to)
{
	oni_log_move(g, (struct moved){card->known.card, 1, card->from, to,
	    card->known.seen, put(g, card->known, to)});
}

void
oni_onirim_move_logged(struct onirim_game *g, uint8_t card, struct place from,
    struct place to)
{
	const struct dealt taken = {{card, take(g, card, from)}, from};

	oni_onirim_bring_logged(g, &taken, to);
}
