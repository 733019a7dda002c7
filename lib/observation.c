/* observation.c - the parts that an observation of a game consists of. */
#include "ruleset.h"

/* How many indices each seat has. */
static unsigned
indices_of_seat(const struct onirim_game *g, const struct observed *part)
{
	return part->kind == ONIRIM_LAYOUT_NUMBER ? 1
	    : 1u << oni_zone(g, part->what)->shift;
}

void
oni_observation_found(struct observation *o, struct observed part,
    unsigned before)
{
	part.index = part.of_seats ? (uint8_t)(before / part.piles *
	    indices_of_seat(o->g, &part) + before % part.piles)
	    : (uint8_t)before;
	*o->found = part;
	o->offset = o->size + before * part.bytes;
}

/* The seats, from the viewer's on. */
static inline unsigned
seats_observed(const struct observation *o, bool of_seats)
{
	return of_seats ? o->g->config.players : 1;
}

static inline unsigned
seat_observed(const struct observation *o, bool of_seats, unsigned i)
{
	return of_seats ? seat_meant(o->g, o->from, i) : 0;
}

void
oni_observe_counts(struct observation *o, unsigned what, bool of_seats,
    uint64_t cards, bool hides)
{
	const struct zone *const zone = oni_zone(o->g, what);

	for (unsigned i = 0; i < seats_observed(o, of_seats); i++) {
		const unsigned index = seat_observed(o, of_seats, i);
		uint8_t *to = o->to + o->size;

		o->size += oni_zone_count(o->g, zone, index, cards, to);
		if (hides)
			o->to[o->size++] = (uint8_t)oni_zone_hidden(o->g, zone,
			    index);
	}
}

void
oni_observe_slots(struct observation *o, unsigned what, bool of_seats,
    unsigned slots, unsigned piles)
{
	const struct zone *const zone = oni_zone(o->g, what);

	for (unsigned i = 0; i < seats_observed(o, of_seats); i++) {
		const unsigned seat = seat_observed(o, of_seats, i);

		oni_zone_slots(o->g, zone, seat << zone->shift, piles, slots,
		    o->to + o->size);
		o->size += piles * slots;
	}
}
