/* search.c - games of both kinds, and all that a viewer is told of one. */
#include <stdio.h>
#include <string.h>

#include "search.h"

onirim_game *
search_copy(const onirim_game *game)
{
	onirim_game *copy;

	MUST(onirim_game_copy(&copy, game) == ONIRIM_OK);
	return copy;
}

int
search_viewers(const onirim_game *game, int viewers[VIEWERS_MOST])
{
	const int players = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0);
	int n = 0;

	while (n < players) {
		viewers[n] = n;
		n++;
	}
	viewers[n++] = ONIRIM_NOBODY;
	viewers[n++] = ONIRIM_HOST;
	return n;
}

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

static uint8_t *
room_for(struct told *told, size_t size)
{
	uint8_t *const room = told->bytes + told->size;

	MUST(told->size + size <= TOLD_MAX);
	return room;
}

void
search_note(struct told *told, int64_t number)
{
	memcpy(room_for(told, sizeof number), &number, sizeof number);
	told->size += sizeof number;
}

void
search_note_cards(struct told *told, const onirim_card *cards, int n)
{
	search_note(told, n);
	memcpy(room_for(told, (size_t)n), cards, (size_t)n);
	told->size += (size_t)n;
}

static void
see_zone(struct told *told, const onirim_game *game, int viewer, int zone)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int n;

	for (int index = 0; (n = onirim_cards(game, viewer, zone, index, cards,
	    ONIRIM_CARDS_MAX)) >= 0; index++)
		search_note_cards(told, cards, n);
}

void
search_see(struct told *told, const onirim_game *game, int viewer)
{
	told->size = 0;
	search_note(told, onirim_outcome(game));
	search_note(told, onirim_winner(game));
	search_note(told, onirim_player(game));
	search_note(told, onirim_decision(game));
	search_note(told, onirim_subject(game));
	for (int zone = ONIRIM_ZONE_HAND; zone <= ONIRIM_ZONE_CREATURE; zone++)
		see_zone(told, game, viewer, zone);
	for (int what = ONIRIM_NUMBER_PLAYERS;
	    what <= ONIRIM_NUMBER_TO_INDEX; what++)
		for (int index = 0; index < 5; index++)
			search_note(told, onirim_number(game, viewer, what,
			    index));
}

static void
tell_events(struct told *told, const onirim_game *game, int viewer)
{
	static onirim_event events[4096];
	const int n = onirim_events(game, viewer, events, 4096);
	const size_t size = (size_t)n * sizeof *events;

	MUST(n >= 0 && n <= 4096);
	search_note(told, n);
	memcpy(room_for(told, size), events, size);
	told->size += size;
}

static void
tell_observation(struct told *told, const onirim_game *game, int viewer)
{
	const int size = onirim_observation_size(game);

	MUST(size > 0 && onirim_observe(game, viewer,
	    room_for(told, (size_t)size), (size_t)size) == size);
	told->size += (size_t)size;
}

static void
keep_text(struct told *told, int length)
{
	MUST(length >= 0 && length < ONIRIM_TEXT_MAX);
	told->size += (size_t)length;
}

static void
tell_texts(struct told *told, const onirim_game *game, onirim_action action)
{
	keep_text(told, onirim_action_text(game, action, "en",
	    (char *)room_for(told, ONIRIM_TEXT_MAX), ONIRIM_TEXT_MAX));
	keep_text(told, onirim_help_text(game, action, "en",
	    (char *)room_for(told, ONIRIM_TEXT_MAX), ONIRIM_TEXT_MAX));
}

static void
tell_answers(struct told *told, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int w = onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);

	search_note(told, n);
	for (int i = 0; i < n; i++) {
		search_note(told, actions[i]);
		tell_texts(told, game, actions[i]);
	}
	search_note(told, w);
	for (int i = 0; i < w; i++)
		search_note(told, weights[i]);
	keep_text(told, onirim_decision_text(game, onirim_decision(game),
	    "en", (char *)room_for(told, ONIRIM_TEXT_MAX), ONIRIM_TEXT_MAX));
	told->size += (size_t)onirim_action_mask(game,
	    room_for(told, 4096), 4096);
}

void
search_tell(struct told *told, const onirim_game *game, int viewer)
{
	search_see(told, game, viewer);
	tell_events(told, game, viewer);
	search_note(told, (int64_t)onirim_hash(game, viewer));
	tell_observation(told, game, viewer);
	if (viewer == ONIRIM_HOST || viewer == onirim_player(game))
		tell_answers(told, game);
}

int
search_same(const struct told *one, const struct told *other)
{
	return one->size == other->size &&
	    memcmp(one->bytes, other->bytes, one->size) == 0;
}
