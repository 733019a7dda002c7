/* redact.c - the only way to what a viewer may see. */
#include "../config.h"
#include "../engine.h"
#include "redact.h"

/* Whether some of the known cards of the deck are hidden from these seats. */
static bool
hides_known(const struct deck *deck, uint8_t seats)
{
	return oni_deck_hides(deck->top, deck->top_count, seats) ||
	    oni_deck_hides(deck->bottom, deck->bottom_count, seats);
}

static bool
hides_looked(const struct onirim_game *g, uint8_t seats)
{
	return g->looked.count > 0 && (seats & ~g->lookers) != 0;
}

/* Whether any cards are hidden from these seats. */
static bool
hides(const struct onirim_game *g, uint8_t seats)
{
	return hands_hidden(g, seats) != 0 || hides_looked(g, seats) ||
	    hides_known(&g->deck, seats);
}

bool
oni_pile_hides(const struct onirim_game *g, const struct zone *zone,
    unsigned index, uint8_t seats)
{
	switch (zone->seen) {
	case SEEN_BY_SEAT:
		return set_has(hands_hidden(g, seats), index >> zone->shift);
	case SEEN_BY_LOOKERS:
		return hides_looked(g, seats);
	case SEEN_BY_KNOWERS:
		return hides_known(&g->deck, seats);
	}
	return hides(g, seats);
}

const struct onirim_game *
oni_as_seen(struct onirim_game *view, const struct onirim_game *g,
    int viewer)
{
	if (!hides(g, seats_of(g, viewer)))
		return g;
	oni_redact(view, g, viewer);
	return view;
}

void
oni_redact(struct onirim_game *to, const struct onirim_game *from,
    int viewer)
{
	const uint8_t seats = seats_of(from, viewer);
	struct deck *deck = &to->deck;

	/* For `=` compilers use an instruction that is slow to begin. */
	memmove(to, from, sizeof *to);
	to->redacted = (uint8_t)(viewer + 1);
	to->generator = oni_chance_from(0);
	to->config.seed = 0;
	to->logged = 0;
	choices_begin(&to->choices);
	choices_end(&to->choices);
	oni_deck_hide(deck, deck->top, deck->top_count, seats);
	oni_deck_hide(deck, deck->bottom, deck->bottom_count, seats);
	if (hides_looked(to, seats))
		oni_deck_hide_fan(deck, &to->looked);
	oni_seen_of(to)->redact(to, seats);
}

/* A choice has a face where other entries have a rank. */
struct log_entry
oni_redact_entry(struct log_entry happening, uint8_t seats)
{
	if ((happening.seen & seats) != seats)
		happening.card.card = happening.kind == ONIRIM_EVENT_CHOICE
		    ? ONIRIM_HIDDEN_CARD : HIDDEN_CARD;
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
