/* search.c - games of both kinds, and all that a viewer is told of one. */
#include <stdio.h>
#include <string.h>

#include "search.h"

/* What brings more questions is worth more. */
static int
length_of(onirim_action action)
{
	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_CAST:
	case ONIRIM_VERB_EXCHANGE:
	case ONIRIM_VERB_DRAW:
		return 9;
	case ONIRIM_VERB_LOOK:
	case ONIRIM_VERB_SPARE:
	case ONIRIM_VERB_SWAP:
		return 7;
	case ONIRIM_VERB_LIMBO:
	case ONIRIM_VERB_REVEAL:
		return 5;
	case ONIRIM_VERB_DISCARD:
		return onirim_action_card(action) >= ONIRIM_CARD_TOWER ||
		    onirim_action_card(action) % 4 == ONIRIM_SYMBOL_KEY ? 6 : 3;
	case ONIRIM_VERB_DROP:
		return 4;
	case ONIRIM_VERB_STOP:
	case ONIRIM_VERB_BUILD:
	case ONIRIM_VERB_HAND:
		return 0;
	}
	return 2;
}

onirim_action
search_dawdle(struct uniform *player, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX], chosen = 0;
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	uint32_t equals = 0;
	int most = -1;

	if (n > 0 && uniform_below(player, 30) == 0)
		return actions[uniform_below(player, (uint32_t)n)];
	for (int i = 0; i < n; i++) {
		const int length = length_of(actions[i]);

		if (length > most) {
			most = length;
			equals = 0;
		}
		if (length == most && uniform_below(player, ++equals) == 0)
			chosen = actions[i];
	}
	return chosen;
}

/*
 * What a viewer is told.
 */

static void
tell_observation(struct sight *sight, const onirim_game *game, int viewer)
{
	const int size = onirim_observation_size(game);

	MUST(size > 0 && onirim_observe(game, viewer,
	    battery_room(sight, (size_t)size), (size_t)size) == size);
	sight->size += (size_t)size;
}

static void
tell_answers(struct sight *sight, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int w = onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);

	battery_note(sight, n);
	for (int i = 0; i < n; i++)
		battery_note(sight, actions[i]);
	battery_note(sight, w);
	for (int i = 0; i < w; i++)
		battery_note(sight, weights[i]);
	sight->size += (size_t)onirim_action_mask(game,
	    battery_room(sight, 4096), 4096);
}

static void
tell_view(struct sight *sight, const onirim_game *game, int viewer)
{
	const int n = onirim_view_format(game, viewer, NULL, 0);
	char *const line = (char *)battery_room(sight, (size_t)n + 1);

	MUST(n > 0);
	MUST(onirim_view_format(game, viewer, line, (size_t)n + 1) == n);
	sight->size += (size_t)n;
}

void
search_tell(struct sight *sight, const onirim_game *game, int viewer)
{
	battery_see(sight, game, viewer);
	tell_view(sight, game, viewer);
	battery_note(sight, (int64_t)onirim_hash(game, viewer));
	tell_observation(sight, game, viewer);
	if (viewer == ONIRIM_HOST || viewer == onirim_player(game))
		tell_answers(sight, game);
}
