/* view.c - zones and numbers, as a viewer knows them. */
#include "../engine.h"
#include "redact.h"
#include "view.h"

_Static_assert((int)LIST_MAX == ONIRIM_CARDS_MAX, "a list holds any pile");

/* What hides in a hand depends on this hand alone; else the whole game is
 * redacted. */
static ONI_NOINLINE unsigned
list_hidden(const struct onirim_game *g, int viewer, const struct zone *zone,
    unsigned index, uint8_t *faces)
{
	struct onirim_game view;

	if (zone->seen == SEEN_BY_SEAT)
		return oni_zone_list_hidden(g, zone, index, faces);
	oni_redact(&view, g, viewer);
	return oni_zone_list(&view, zone, index, faces);
}

static inline unsigned
list_seen(const struct onirim_game *g, int viewer, const struct zone *zone,
    unsigned index, uint8_t *faces)
{
	if (zone->seen != SEEN_BY_ALL &&
	    oni_pile_hides(g, zone, index, seats_of(g, viewer)))
		return list_hidden(g, viewer, zone, index, faces);
	return oni_zone_list(g, zone, index, faces);
}

int
onirim_cards(const onirim_game *game, int viewer, int zone, int index,
    onirim_card *cards, size_t capacity)
{
	uint8_t faces[LIST_MAX + SLACK];
	unsigned count;

	if (game == NULL || (cards == NULL && capacity > 0))
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer) || !is_zone(zone) || index < 0 ||
	    index >= oni_piles(game, zone))
		return ONIRIM_E_RANGE;
	count = list_seen(game, viewer, oni_zone(game, (unsigned)zone),
	    (unsigned)index, faces);
	if (count > 0 && capacity > 0)
		memcpy(cards, faces, count < capacity ? count : capacity);
	return (int)count;
}

/* The numbers that every game has.  They are open to all. */
#define COMMON_NUMBERS (ONE_NUMBER(PLAYERS) | ONE_NUMBER(TURN) | \
	ONE_NUMBER(ACTIVE) | ONE_NUMBER(DECK) | ONE_NUMBER(GAME) | \
	ONE_NUMBER(FIRST) | ONE_NUMBER(HOST) | ONE_NUMBER(END) | \
	ONE_NUMBER(FROM) | ONE_NUMBER(TO) | ONE_NUMBER(TO_INDEX))

/* Numbers without an index that every game has. */
static int
common_number(const struct onirim_game *g, int what)
{
	switch (what) {
	case ONIRIM_NUMBER_PLAYERS:
		return g->config.players;
	case ONIRIM_NUMBER_TURN:
		return (int)g->turn;
	case ONIRIM_NUMBER_ACTIVE:
		return g->active;
	case ONIRIM_NUMBER_DECK:
		return (int)deck_size(&g->deck);
	case ONIRIM_NUMBER_GAME:
		return g->config.game;
	case ONIRIM_NUMBER_FIRST:
		return (int)first_seat(g);
	case ONIRIM_NUMBER_HOST:
		return g->config.chance == CHANCE_HOST;
	case ONIRIM_NUMBER_END:
		return g->over;
	case ONIRIM_NUMBER_FROM:
		return is_dealing(g) ? (int)oni_dealt_from(g) : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_TO:
		return is_dealing(g) ? oni_seen_of(g)->dealt_to(g).zone
		    : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_TO_INDEX:
		return is_dealing(g) ? oni_seen_of(g)->dealt_to(g).index
		    : ONIRIM_E_RANGE;
	}
	return ONIRIM_E_RANGE;
}

int
oni_number(const struct onirim_game *g, int what, int index)
{
	if (what < 0 || what >= NUMBERS_END)
		return ONIRIM_E_RANGE;
	if ((COMMON_NUMBERS >> what & 1) == 0)
		return oni_seen_of(g)->number(g, what, index);
	return index == 0 ? common_number(g, what) : ONIRIM_E_RANGE;
}

static bool
is_open(const struct onirim_game *g, int what)
{
	return what > 0 && what < NUMBERS_END &&
	    ((COMMON_NUMBERS | oni_seen_of(g)->open_numbers) >> what & 1);
}

int
onirim_number(const onirim_game *game, int viewer, int what, int index)
{
	struct onirim_game view;

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer))
		return ONIRIM_E_RANGE;
	return oni_number(is_open(game, what) ? game
	    : oni_as_seen(&view, game, viewer), what, index);
}
