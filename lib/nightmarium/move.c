/* move.c - moving a card in a game that keeps events. */
#include "move.h"

/* Which part of its creature the last card is. */
static unsigned
last_part(const struct onirim_game *g, struct place place)
{
	const unsigned seat = place.index / PLACES_OF_SEAT;

	return 1u << (g->table.nightmarium.creatures[seat]
	    [place.index % PLACES_OF_SEAT].height - 1);
}

void
oni_nightmarium_bring_logged(struct onirim_game *g,
    const struct dealt *card, struct place to)
{
	oni_log_move(g, (struct moved){card->known.card, 1, card->from, to,
	    card->known.seen, put_terror(g, card->known, to)});
}

void
oni_nightmarium_move_logged(struct onirim_game *g, uint8_t card,
    struct place from, struct place to)
{
	unsigned part = from.zone == ONIRIM_ZONE_CREATURE
	    ? last_part(g, from) : 0;
	const struct dealt taken = {{card, take_terror(g, card, from)}, from};

	oni_nightmarium_bring_logged(g, &taken, to);
	if (to.zone == ONIRIM_ZONE_CREATURE)
		part = last_part(g, to);
	oni_log_detail(g, part);
}
