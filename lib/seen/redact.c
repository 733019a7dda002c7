/* redact.c - the one door to what a viewer may see. */
#include "redact.h"

bool
oni_is_viewer(const struct onirim_game *g, int viewer)
{
	return (viewer >= 0 && viewer < g->config.players) ||
	    viewer == ONIRIM_NOBODY || viewer == ONIRIM_HOST;
}

void
oni_redact(struct onirim_game *to, const struct onirim_game *from,
    int viewer)
{
	/* Nobody sees what all seats have seen. */
	const uint8_t seats = (uint8_t)(viewer == ONIRIM_NOBODY
	    ? all_seats(from) : 1u << viewer);
	struct deck *deck = &to->deck;

	*to = *from;
	to->generator = 0;
	to->config.seed = 0;
	if (viewer == ONIRIM_HOST)
		return;
	oni_deck_hide(deck, deck->top, deck->top_count, seats);
	oni_deck_hide(deck, deck->bottom, deck->bottom_count, seats);
	oni_deck_hide_fan(deck, &to->looked, seats);
	oni_door(to)->redact(to, seats);
}
