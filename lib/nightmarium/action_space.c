/* action_space.c - all actions that a game of Nightmarium can list. */
#include "parts.h"

/* The ranges in the order of the verbs, with the dealer's answers at the end.
 * A seat has at most as many creatures as the objective.  Creatures of other
 * seats are named with their seat. */
void
oni_nightmarium_action_space(const struct onirim_game *g,
    struct action_space *space)
{
	const unsigned players = g->config.players;
	const unsigned creatures = g->config.objective;

	space_add_cards(space, ONIRIM_VERB_DISCARD, ALL_TERRORS, 1);
	space_add_bare(space, ONIRIM_VERB_DRAW);
	space_add_bare(space, ONIRIM_VERB_STOP);
	space_add_bare(space, ONIRIM_VERB_EXCHANGE);
	space_add(space, (struct action_range){.verb = ONIRIM_VERB_BUILD,
	    .cards = ALL_TERRORS, .places = 1, .extras = (uint8_t)creatures});
	space_add(space, (struct action_range){.verb = ONIRIM_VERB_SEIZE,
	    .shape = RANGE_SEATS, .places = (uint8_t)players,
	    .extras = (uint8_t)creatures});
	space_add(space, (struct action_range){.verb = ONIRIM_VERB_DESTROY,
	    .shape = RANGE_SEATS, .places = (uint8_t)players,
	    .extras = (uint8_t)creatures});
	space_add_extras(space, ONIRIM_VERB_DEVOUR, creatures);
	space_add_extras(space, ONIRIM_VERB_WAKE, creatures);
	if (g->config.chance == CHANCE_HOST)
		space_add_cards(space, ONIRIM_VERB_DEAL, ALL_TERRORS, 1);
}
