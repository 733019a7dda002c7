/* check_targets.c - an action takes the card that it says, from where it says,
 * to where it says. */
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum { GAMES = 2, OTHER_GAMES = 1, NO_ORDER = 255 };

static int
has_order(int zone)
{
	return zone == ONIRIM_ZONE_ROW || zone == ONIRIM_ZONE_TOP ||
	    zone == ONIRIM_ZONE_BOTTOM || zone == ONIRIM_ZONE_GOALS ||
	    zone == ONIRIM_ZONE_TOWERS || zone == ONIRIM_ZONE_CREATURE;
}

/* Places in the deck are forgotten when it is shuffled, and a card that is
 * dealt was in no known place. */
static int
is_deck(int zone)
{
	return zone == ONIRIM_ZONE_POOL || zone == ONIRIM_ZONE_TOP ||
	    zone == ONIRIM_ZONE_BOTTOM;
}

static int
takes_no_card(onirim_action action)
{
	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_REVEAL:
	case ONIRIM_VERB_HAND:
	case ONIRIM_VERB_CAST:
	case ONIRIM_VERB_LOOK:
	case ONIRIM_VERB_DRAW:
	case ONIRIM_VERB_DECLINE:
	case ONIRIM_VERB_STOP:
	case ONIRIM_VERB_EXCHANGE:
		return 1;
	case ONIRIM_VERB_FETCH:
		return onirim_action_card(action) == ONIRIM_NO_CARD;
	}
	return 0;
}

/* Goals that are not laid out lie in no zone. */
static int
is_apart(const onirim_game *game)
{
	return onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_FROM, 0) ==
	    ONIRIM_ZONE_GOALS;
}

/* Whether a card lies in a zone, at this position where it has an order. */
static int
lies(const onirim_game *game, int viewer, const onirim_target *target)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(game, viewer, target->zone, target->index,
	    cards, ONIRIM_CARDS_MAX);

	if (has_order(target->zone))
		return target->position < n &&
		    cards[target->position] == target->card;
	return target->position == NO_ORDER && n > 0 &&
	    memchr(cards, target->card, (size_t)n) != NULL;
}

static void
check_from(const onirim_game *game, int viewer, const onirim_target *target)
{
	onirim_target other = { .card = target->other,
		.zone = ONIRIM_ZONE_SHARED, .position = NO_ORDER };

	if (target->zone == 0)
		MUST(is_apart(game) && target->index == 0 &&
		    target->position == 0);
	else
		MUST(lies(game, viewer, target));
	if (target->other != 0)
		MUST(target->to_zone == ONIRIM_ZONE_SHARED &&
		    lies(game, viewer, &other));
}

/* A pile in an event; positions stand in for the index where there is one
 * pile. */
static void
check_pile(int zone, int index, int position, int event_zone, int event_index)
{
	if (is_deck(zone) && is_deck(event_zone) && zone != event_zone)
		return;
	MUST(zone == event_zone);
	if (zone == ONIRIM_ZONE_TOP || zone == ONIRIM_ZONE_TOWERS)
		MUST(position == event_index);
	else if (zone != ONIRIM_ZONE_PENDING && zone != ONIRIM_ZONE_BOTTOM)
		MUST(index == event_index);
}

static void
check_move(const onirim_target *target, const onirim_event *event)
{
	if (target->zone == 0)
		MUST(event->from_zone == ONIRIM_ZONE_GOALS);
	else if (!is_deck(target->zone))
		check_pile(target->zone, target->index, target->position,
		    event->from_zone, event->from_index);
	else
		MUST(is_deck(event->from_zone));
	MUST(target->to_zone == event->to_zone);
	MUST(has_order(target->to_zone) == (target->to_position != NO_ORDER));
	check_pile(target->to_zone, target->to_index, target->to_position,
	    event->to_zone, event->to_index);
}

/* Two Goals change places. */
static void
check_swapped(const onirim_target *target, const onirim_event *event)
{
	MUST(event->from_zone == target->zone &&
	    event->from_index == target->position);
	MUST(event->to_zone == target->to_zone &&
	    event->to_index == target->to_position);
}

/* A creature wakes, and none of its cards goes anywhere. */
static void
check_woken(const onirim_target *target, const onirim_event *event)
{
	MUST(event->from_zone == target->zone &&
	    event->from_index == target->index);
	MUST(target->to_zone == 0 && target->to_index == 0 &&
	    target->to_position == 0);
}

/* The first event that tells of the target; a Key of a penalty goes when both
 * are named, and of a turn that three creatures woke in none wakes. */
static void
check_events(const onirim_game *game, onirim_action action,
    const onirim_target *target)
{
	static onirim_event events[EVENTS_MAX];
	const int n = battery_events(game, ONIRIM_HOST, events);
	const int verb = onirim_action_verb(action);

	for (int i = 0; i < n; i++) {
		const onirim_event *event = &events[i];

		if (verb == ONIRIM_VERB_GOALS &&
		    event->kind == ONIRIM_EVENT_SWAP) {
			check_swapped(target, event);
			return;
		}
		if (verb == ONIRIM_VERB_WAKE &&
		    event->kind == ONIRIM_EVENT_WAKE) {
			check_woken(target, event);
			return;
		}
		if (verb != ONIRIM_VERB_GOALS && verb != ONIRIM_VERB_WAKE &&
		    (event->kind == ONIRIM_EVENT_MOVE ||
		    event->kind == ONIRIM_EVENT_DEAL) &&
		    event->card == target->card) {
			check_move(target, event);
			return;
		}
	}
	MUST(verb == ONIRIM_VERB_WAKE || (verb == ONIRIM_VERB_DROP &&
	    onirim_decision(game) == ONIRIM_ASK_PENALTY));
}

static void
check_target(const onirim_game *game, onirim_game *copy, int viewer,
    onirim_action action)
{
	static const onirim_target nothing;
	onirim_target target;

	memset(&target, 0xEE, sizeof target);
	MUST(onirim_action_target(game, action, &target) == ONIRIM_OK);
	MUST((target.card == 0) == takes_no_card(action));
	MUST((target.other != 0) ==
	    (onirim_action_verb(action) == ONIRIM_VERB_SWAP));
	if (target.card == 0) {
		MUST(memcmp(&target, &nothing, sizeof target) == 0);
		return;
	}
	check_from(game, viewer, &target);
	onirim_game_assign(copy, game);
	MUST(onirim_apply(copy, action) == ONIRIM_OK);
	check_events(copy, action, &target);
}

static void
check_question(const onirim_game *game, onirim_game *copy)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int asked = onirim_player(game);
	const int viewer = asked == ONIRIM_CHANCE ? ONIRIM_HOST : asked;

	for (int i = 0; i < n; i++)
		check_target(game, copy, viewer, actions[i]);
}

START_TEST(test_targets_are_where_cards_lie_and_go)
{
	onirim_game *game = battery_game_with_events(_i);
	onirim_game *copy = copy_of(game);
	struct uniform player;

	for (uint64_t seed = 0; seed < (_i < CONFIGS ? GAMES : OTHER_GAMES);
	    seed++) {
		battery_begin(game, &player, seed + (uint64_t)_i);
		do
			check_question(game, copy);
		while (battery_step(&player, game));
	}
}
END_TEST

Suite *
targets_suite(void)
{
	const struct test tests[] = {
		{ test_targets_are_where_cards_lie_and_go, ALL_CONFIGS },
	};

	return battery_of("targets", tests, COUNT_OF(tests));
}
