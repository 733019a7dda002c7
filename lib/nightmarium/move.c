/* move.c - logging the cards of creatures. */
#include "move.h"

static unsigned
height_at(const struct onirim_game *g, struct place place)
{
	return g->table.nightmarium.creatures[place.index / PLACES_OF_SEAT]
	    [place.index % PLACES_OF_SEAT].height;
}

/* The last card of a creature goes, and a card comes on top of one. */
void
oni_nightmarium_log_part(struct onirim_game *g, struct place from,
    struct place to)
{
	if (to.zone == ONIRIM_ZONE_CREATURE)
		oni_log_detail(g, 1u << height_at(g, to));
	else if (from.zone == ONIRIM_ZONE_CREATURE)
		oni_log_detail(g, 1u << (height_at(g, from) - 1));
}
