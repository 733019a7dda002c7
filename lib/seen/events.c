/* events.c - the events of the last answer, as a viewer saw them. */
#include "../log.h"
#include "redact.h"

int
onirim_events(const onirim_game *game, int viewer, onirim_event *events,
    size_t capacity)
{
	uint8_t seats;

	if (game == NULL || (events == NULL && capacity > 0))
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer))
		return ONIRIM_E_RANGE;
	seats = seats_of(game, viewer);
	for (size_t i = 0; i < game->logged && i < capacity; i++) {
		const struct log_entry entry = oni_redact_entry(game->log[i],
		    seats);

		events[i] = oni_log_event(game, &entry);
	}
	return game->logged;
}
