/* view.c - zones and numbers, as a viewer knows them. */
#include "../engine.h"
#include "redact.h"
#include "view.h"

_Static_assert((int)LIST_MAX == ONIRIM_CARDS_MAX, "a list holds any pile");

/* The deck and the pending cards are the same in every game. */
void
oni_list_zone(const struct onirim_game *g, struct place place,
    struct told *list)
{
	const struct deck *deck = &g->deck;

	switch (place.zone) {
	case ONIRIM_ZONE_POOL:
		oni_list_pile(list, &deck->pool);
		return;
	case ONIRIM_ZONE_TOP:
		for (unsigned i = deck->top_count; i > 0; i--)
			list_card(list, deck->top[i - 1].card);
		return;
	case ONIRIM_ZONE_BOTTOM:
		for (unsigned i = 0; i < deck->bottom_count; i++)
			list_card(list, deck->bottom[i].card);
		return;
	case ONIRIM_ZONE_PENDING:
		if (g->pending.card != NO_CARD)
			list_card(list, g->pending.card);
		oni_tell_fan(list, &g->looked, 0, 0);
		return;
	}
	oni_ruleset(g)->list(g, place, list);
}

int
onirim_cards(const onirim_game *game, int viewer, int zone, int index,
    onirim_card *cards, size_t capacity)
{
	struct onirim_game view;
	struct told list = {0};

	if (game == NULL || (cards == NULL && capacity > 0))
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer) || !is_zone(zone) || index < 0 ||
	    index >= oni_ruleset(game)->piles(game, zone))
		return ONIRIM_E_RANGE;
	oni_redact(&view, game, viewer);
	oni_list_zone(&view, (struct place){(uint8_t)zone, (uint8_t)index},
	    &list);
	for (unsigned i = 0; i < list.count && i < capacity; i++)
		cards[i] = oni_face_shown(game, list.cards[i].card);
	return (int)list.count;
}

/* Numbers without an index that every game has. */
static int
common_number(const struct onirim_game *g, int what)
{
	const bool dealing = onirim_decision(g) == ONIRIM_ASK_DEAL;

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
		return dealing ? (int)oni_dealt_from(g) : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_TO:
		return dealing ? oni_ruleset(g)->dealt_to(g).zone
		    : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_TO_INDEX:
		return dealing ? oni_ruleset(g)->dealt_to(g).index
		    : ONIRIM_E_RANGE;
	}
	return ONIRIM_E_RANGE;
}

int
oni_number(const struct onirim_game *g, int what, int index)
{
	const int number = oni_ruleset(g)->number(g, what, index);

	return number == ONIRIM_E_RANGE && index == 0
	    ? common_number(g, what) : number;
}

int
onirim_number(const onirim_game *game, int viewer, int what, int index)
{
	struct onirim_game view;

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer))
		return ONIRIM_E_RANGE;
	oni_redact(&view, game, viewer);
	return oni_number(&view, what, index);
}
