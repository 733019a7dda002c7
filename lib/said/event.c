/* event.c - what happened, in the players' words. */
#include "say.h"

/* Which fields of an event say something that may not exist. */
enum {
	SAYS_SEAT = 1, SAYS_CARD = 2, SAYS_FROM = 4, SAYS_TO = 8,
	    SAYS_ACTION = 16, SAYS_END = 32,
	IS_EVENT = 64, SAYS_CREATURE = 128
};

static const uint8_t said_of_events[EVENTS_END] = {
	[ONIRIM_EVENT_CHOICE]  = IS_EVENT | SAYS_ACTION,
	[ONIRIM_EVENT_DEAL]    = IS_EVENT | SAYS_CARD | SAYS_TO,
	[ONIRIM_EVENT_MOVE]    = IS_EVENT | SAYS_CARD | SAYS_FROM | SAYS_TO,
	[ONIRIM_EVENT_SHUFFLE] = IS_EVENT,
	[ONIRIM_EVENT_LOCATE]  = IS_EVENT | SAYS_SEAT | SAYS_CARD | SAYS_FROM,
	[ONIRIM_EVENT_TURN]    = IS_EVENT | SAYS_SEAT,
	[ONIRIM_EVENT_FLIP]    = IS_EVENT | SAYS_CARD,
	[ONIRIM_EVENT_SWAP]    = IS_EVENT,
	[ONIRIM_EVENT_END]     = IS_EVENT | SAYS_END,
	[ONIRIM_EVENT_WAKE]    = IS_EVENT | SAYS_SEAT | SAYS_FROM |
	    SAYS_CREATURE,
};

static bool
is_place(const onirim_game *game, uint8_t zone, uint8_t index)
{
	const struct place place = {zone, index};

	if (zone == ONIRIM_ZONE_CREATURE &&
	    index % PLACES_OF_SEAT >= CREATURES_MAX)
		return false;
	return is_zone(zone) && (!oni_zone_has_owner(zone) ||
	    oni_owner(place) < game->config.players);
}

/* One of the seat that the event is about. */
static bool
is_creature(const onirim_event *event)
{
	return event->from_zone == ONIRIM_ZONE_CREATURE &&
	    event->from_index / PLACES_OF_SEAT == event->seat;
}

/* A choice has its verb as the detail, and place and extra as indices. */
static onirim_action
action_of(const onirim_event *event)
{
	return onirim_action_make(event->detail, event->card,
	    event->from_index, event->to_index);
}

/* Who does not see what is put back or fetched sees that it is. */
static bool
is_hidden_choice(const onirim_event *event)
{
	return event->card == ONIRIM_HIDDEN_CARD &&
	    (event->detail == ONIRIM_VERB_NEXT ||
	    event->detail == ONIRIM_VERB_TOP ||
	    event->detail == ONIRIM_VERB_FETCH) &&
	    event->from_index == 0 && event->to_index == 0;
}

/* The dealer chooses, too. */
static bool
is_choice(const onirim_game *game, const onirim_event *event)
{
	return (oni_is_action(action_of(event)) || is_hidden_choice(event)) &&
	    (event->seat < game->config.players ||
	    event->seat == ONIRIM_CHANCE);
}

static bool
is_end(const onirim_game *game, const onirim_event *event)
{
	if (event->seat != ONIRIM_NOBODY &&
	    event->seat >= game->config.players)
		return false;
	if (oni_ruleset(game)->each_alone &&
	    (event->count == ONIRIM_WON) != (event->seat != ONIRIM_NOBODY))
		return false;
	return event->count == ONIRIM_WON || event->count == ONIRIM_LOST;
}

static bool
is_event(const struct saying *saying, const onirim_game *game,
    const onirim_event *event)
{
	const unsigned said = event->kind < EVENTS_END
	    ? said_of_events[event->kind] : 0;

	if (said & SAYS_SEAT && event->seat >= game->config.players)
		return false;
	if (said & SAYS_CARD && !oni_card_has_words(saying->language,
	    event->card))
		return false;
	if (said & SAYS_FROM &&
	    !is_place(game, event->from_zone, event->from_index))
		return false;
	if (said & SAYS_TO && !is_place(game, event->to_zone, event->to_index))
		return false;
	if (said & SAYS_ACTION && !is_choice(game, event))
		return false;
	if (said & SAYS_END && !is_end(game, event))
		return false;
	if (said & SAYS_CREATURE && !is_creature(event))
		return false;
	return said != 0;
}

/* Whether the seat that an event is about reads of it.  Whoever plays alone is
 * meant by every text. */
static bool
is_told_to_it(const struct saying *saying, const onirim_event *event)
{
	return !saying->several || is_you(saying, event->seat);
}

static void
say_choice(struct saying *saying, const onirim_event *event)
{
	saying->seat = event->seat;
	if (event->seat == ONIRIM_CHANCE)
		oni_say_phrase(saying, PHRASE_CHOICE_DEALER);
	else
		oni_say_phrase(saying, is_told_to_it(saying, event)
		    ? PHRASE_CHOICE : PHRASE_SEAT_ASKED);
	oni_say_action(saying, action_of(event));
}

/* What is told to others and of a hidden card falls back on what is told to the
 * seat itself and of any card. */
static const char *
words_of_event(const struct saying *saying, const onirim_event *event)
{
	const char *const *words = saying->language->events[event->kind];

	if (event->card == ONIRIM_HIDDEN_CARD && words[EVENT_HIDDEN] != NULL)
		words += EVENT_HIDDEN;
	return !is_told_to_it(saying, event) && words[EVENT_OTHER] != NULL
	    ? words[EVENT_OTHER] : words[EVENT_YOU];
}

/* Moves count cards; Goals and creatures have places. */
static unsigned
number_of(const onirim_event *event)
{
	switch (event->kind) {
	case ONIRIM_EVENT_MOVE:
		return event->count;
	case ONIRIM_EVENT_WAKE:
		return event->from_index % PLACES_OF_SEAT + 1u;
	}
	return event->from_index + 1u;
}

static void
speak_of_event(struct saying *saying, const onirim_event *event)
{
	saying->seat = event->seat;
	saying->card = event->card;
	saying->from = (struct place){event->from_zone, event->from_index};
	saying->to = (struct place){event->to_zone, event->to_index};
	saying->number = number_of(event);
	saying->second = event->to_index + 1u;
}

static void
say_event(struct saying *saying, const onirim_event *event)
{
	switch (event->kind) {
	case ONIRIM_EVENT_CHOICE:
		say_choice(saying, event);
		return;
	case ONIRIM_EVENT_END:
		oni_say_outcome(saying, event->count, event->seat);
		return;
	case ONIRIM_EVENT_SHUFFLE:
		if (saying->ruleset->renews_deck) {
			oni_say_phrase(saying, PHRASE_NEW_DECK);
			return;
		}
		break;
	}
	speak_of_event(saying, event);
	oni_say(saying, words_of_event(saying, event));
}

int
onirim_event_text(const onirim_game *game, const onirim_event *event,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	int status;

	if (event == NULL)
		return ONIRIM_E_NULL;
	status = oni_speak_of(&saying, game, reader);
	if (status != ONIRIM_OK)
		return status;
	if (!is_event(&saying, game, event))
		return ONIRIM_E_RANGE;
	say_event(&saying, event);
	return oni_text_end(&saying.text);
}
