/* redact.c - the only way to what a viewer may see. */
#include "../config.h"
#include "../engine.h"
#include "redact.h"

void
oni_redact(struct onirim_game *to, const struct onirim_game *from,
    int viewer)
{
	const uint8_t seats = seats_of(from, viewer);
	struct deck *deck = &to->deck;

	*to = *from;
	to->redacted = (uint8_t)(viewer + 1);
	to->generator = oni_chance_from(0);
	to->config.seed = 0;
	to->logged = 0;
	memset(&to->choices, 0, sizeof to->choices);
	oni_deck_hide(deck, deck->top, deck->top_count, seats);
	oni_deck_hide(deck, deck->bottom, deck->bottom_count, seats);
	if ((seats & ~to->lookers) != 0)
		oni_deck_hide_fan(deck, &to->looked);
	oni_ruleset(to)->redact(to, seats);
}

struct log_entry
oni_redact_entry(struct log_entry happening, uint8_t seats)
{
	if ((happening.seen & seats) != seats)
		happening.event.card = ONIRIM_HIDDEN_CARD;
	return happening;
}

bool
oni_can_redact(const struct onirim_game *from, int viewer)
{
	const int maker = from->redacted - 1;

	return from->redacted == 0 || maker == viewer ||
	    maker == ONIRIM_HOST || viewer == ONIRIM_NOBODY;
}

int
onirim_redact(onirim_game *to, const onirim_game *from, int viewer)
{
	uint16_t logged;
	uint8_t owned, seats;

	if (to == NULL || from == NULL)
		return ONIRIM_E_NULL;
	if (!is_viewer(from, viewer))
		return ONIRIM_E_RANGE;
	if (!oni_can_redact(from, viewer))
		return ONIRIM_E_REDACTED;
	if (!oni_config_same_family(&to->config, &from->config))
		return ONIRIM_E_FAMILY;
	logged = from->logged;
	owned = to->owned;
	seats = seats_of(from, viewer);
	oni_redact(to, from, viewer);
	oni_list_answers(to);
	to->owned = owned;
	for (; to->logged < logged; to->logged++)
		to->log[to->logged] =
		    oni_redact_entry(from->log[to->logged], seats);
	return ONIRIM_OK;
}
