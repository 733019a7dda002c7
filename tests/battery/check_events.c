/* check_events.c - a viewer's events turn the view before into the view
 * after, and there is room for all of them. */
#include <stdio.h>
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum { POSITION_MAX = 1024 };
enum { GAMES = 30, NIGHTMARIUM_GAMES = 6, OTHER_GAMES = 1, TWIN_GAMES = 6 };

/*
 * A host that keeps a viewer's view by events alone, as onirim_events(3)
 * tells.
 */

struct where {
	int zone;
	int index;
};

struct cards {
	int count;
	onirim_card cards[ONIRIM_CARDS_MAX];
};

struct view {
	struct cards piles[ZONES][PILES];
	int ranks[GOAL_PLACES];   /* of reopened Goals */
	int turn;
	int active;
	int outcome;
	int winner;
};

static void
put_at(struct cards *cards, int place, onirim_card card)
{
	MUST(place >= 0 && place <= cards->count);
	MUST(cards->count < ONIRIM_CARDS_MAX);
	memmove(cards->cards + place + 1, cards->cards + place,
	    (size_t)(cards->count++ - place));
	cards->cards[place] = card;
}

static onirim_card
take_at(struct cards *cards, int place)
{
	onirim_card card;

	MUST(place >= 0 && place < cards->count);
	card = cards->cards[place];
	memmove(cards->cards + place, cards->cards + place + 1,
	    (size_t)(--cards->count - place));
	return card;
}

/* Where a card lies in a pile, or -1. */
static int
find(const struct cards *cards, onirim_card card)
{
	for (int i = 0; i < cards->count; i++)
		if (cards->cards[i] == card)
			return i;
	return -1;
}

/* Hidden cards come last. */
static int
is_behind(onirim_card card, onirim_card other)
{
	return other != ONIRIM_HIDDEN_CARD &&
	    (card == ONIRIM_HIDDEN_CARD || card > other);
}

static void
sort_in(struct cards *cards, onirim_card card)
{
	int place = 0;

	while (place < cards->count && is_behind(card, cards->cards[place]))
		place++;
	put_at(cards, place, card);
}

/* These have an index that is a place in the row. */
static int
is_row_with_places(int zone)
{
	return zone == ONIRIM_ZONE_TOP || zone == ONIRIM_ZONE_BOTTOM ||
	    zone == ONIRIM_ZONE_TOWERS || zone == ONIRIM_ZONE_GOALS;
}

static struct cards *
pile_of(struct view *view, int zone, int index)
{
	return &view->piles[zone][is_row_with_places(zone) ? 0 : index];
}

/* The last card of a creature; those after one that disappears move up. */
static onirim_card
take_off(struct cards *creature, int index)
{
	const onirim_card card = take_at(creature, creature->count - 1);
	const size_t after = (size_t)(PLACES - 1 - index % PLACES);

	if (creature->count > 0)
		return card;
	memmove(creature, creature + 1, after * sizeof *creature);
	creature[after].count = 0;
	return card;
}

/* Take a card from where it lies; as what it was known there.  One that is
 * fetched unseen stays in the pool, which counts what is hidden elsewhere. */
static onirim_card
take(struct view *view, const onirim_event *event)
{
	struct cards *pile = pile_of(view, event->from_zone, event->from_index);

	if (event->from_zone == ONIRIM_ZONE_CREATURE)
		return take_off(pile, event->from_index);
	if (is_row_with_places(event->from_zone))
		return take_at(pile, event->from_index);
	if (event->from_zone == ONIRIM_ZONE_POOL &&
	    event->card == ONIRIM_HIDDEN_CARD)
		return ONIRIM_HIDDEN_CARD;
	if (find(pile, event->card) < 0)
		return take_at(pile, find(pile, ONIRIM_HIDDEN_CARD));
	return take_at(pile, find(pile, event->card));
}

/* The same for one that chance brought. */
static onirim_card
take_dealt(struct view *view, const onirim_event *event)
{
	switch (event->from_zone) {
	case ONIRIM_ZONE_TOP:
	case ONIRIM_ZONE_BOTTOM:
		return ONIRIM_HIDDEN_CARD;
	case ONIRIM_ZONE_GOALS:
		return event->card;
	}
	return take(view, event);
}

static void
put(struct view *view, const onirim_event *event)
{
	struct cards *pile = pile_of(view, event->to_zone, event->to_index);

	switch (event->to_zone) {
	case ONIRIM_ZONE_TOP:
	case ONIRIM_ZONE_TOWERS:
		put_at(pile, event->to_index, event->card);
		return;
	case ONIRIM_ZONE_BOTTOM:
	case ONIRIM_ZONE_ROW:
	case ONIRIM_ZONE_GOALS:
	case ONIRIM_ZONE_CREATURE:
		put_at(pile, pile->count, event->card);
		return;
	}
	sort_in(pile, event->card);
}

/* The colour of the Goal to be found next: the one of rank 1, or else the
 * leftmost that lies face up. */
static int
next_colour(const struct view *view)
{
	const struct cards *goals = &view->piles[ONIRIM_ZONE_GOALS][0];
	int next = -1;

	for (int i = goals->count - 1; i >= 0; i--)
		if (goals->cards[i] < ONIRIM_CARD_GOAL_DOWN &&
		    (next < 0 || view->ranks[next] != 1))
			next = i;
	return next < 0 ? -1 : goals->cards[next] - ONIRIM_CARD_GOAL;
}

/* A card of a creature serves as a part, and of a Door that the Goals send to
 * Limbo the colour is told that was to come. */
static int
is_detail(struct view *view, const onirim_event *event)
{
	if (event->to_zone == ONIRIM_ZONE_CREATURE)
		return event->detail == 1 << pile_of(view, event->to_zone,
		    event->to_index)->count;
	if (event->from_zone == ONIRIM_ZONE_CREATURE)
		return event->detail == 1 << (pile_of(view, event->from_zone,
		    event->from_index)->count - 1);
	return event->detail == 0 || (event->to_zone == ONIRIM_ZONE_LIMBO &&
	    event->detail == next_colour(view) + 1 &&
	    event->card != ONIRIM_CARD_DOOR + next_colour(view));
}

/* The pool counts what is hidden elsewhere. */
static void
move_one(struct view *view, const onirim_event *event)
{
	struct cards *pool = &view->piles[ONIRIM_ZONE_POOL][0];
	const onirim_card was = event->kind == ONIRIM_EVENT_DEAL
	    ? take_dealt(view, event) : take(view, event);

	if (was == ONIRIM_HIDDEN_CARD && event->card != ONIRIM_HIDDEN_CARD)
		take_at(pool, find(pool, event->card));
	if (was != ONIRIM_HIDDEN_CARD && event->card == ONIRIM_HIDDEN_CARD)
		sort_in(pool, was);
	put(view, event);
}

/* What is hidden is in the pool already. */
static void
forget(struct view *view, int zone)
{
	struct cards *pile = &view->piles[zone][0];

	while (pile->count > 0) {
		const onirim_card card = take_at(pile, 0);

		if (card != ONIRIM_HIDDEN_CARD)
			sort_in(&view->piles[ONIRIM_ZONE_POOL][0], card);
	}
}

static void
locate(struct view *view, const onirim_event *event)
{
	struct cards *pile = pile_of(view, event->from_zone, event->from_index);
	struct cards *pool = &view->piles[ONIRIM_ZONE_POOL][0];
	const int place = find(pile, ONIRIM_HIDDEN_CARD);

	if (place < 0)
		return;
	take_at(pile, place);
	take_at(pool, find(pool, event->card));
	sort_in(pile, event->card);
}

/* A Goal face down has no rank: those behind the one that is lost move up. */
static void
lose_rank(struct view *view, int place)
{
	const int lost = view->ranks[place];

	view->ranks[place] = 0;
	for (int i = 0; i < GOAL_PLACES; i++)
		view->ranks[i] -= lost > 0 && view->ranks[i] > lost;
}

/* A Goal that is turned up again is the first to be found. */
static void
gain_rank(struct view *view, int place)
{
	for (int i = 0; i < GOAL_PLACES; i++)
		view->ranks[i] += view->ranks[i] > 0;
	view->ranks[place] = 1;
}

static void
flip(struct view *view, const onirim_event *event)
{
	view->piles[ONIRIM_ZONE_GOALS][0].cards[event->from_index] =
	    event->card;
	if (event->card >= ONIRIM_CARD_GOAL_DOWN)
		lose_rank(view, event->from_index);
	else
		gain_rank(view, event->from_index);
}

/* Ranks stay where they are, except where a Goal face down comes to lie. */
static void
swap(struct view *view, const onirim_event *event)
{
	onirim_card *goals = view->piles[ONIRIM_ZONE_GOALS][0].cards;
	const onirim_card moved = goals[event->from_index];

	goals[event->from_index] = goals[event->to_index];
	goals[event->to_index] = moved;
	if (goals[event->from_index] >= ONIRIM_CARD_GOAL_DOWN)
		lose_rank(view, event->from_index);
	if (goals[event->to_index] >= ONIRIM_CARD_GOAL_DOWN)
		lose_rank(view, event->to_index);
}

static void
follow(struct view *view, const onirim_event *event)
{
	switch (event->kind) {
	case ONIRIM_EVENT_CHOICE:
	case ONIRIM_EVENT_WAKE:
		return;
	case ONIRIM_EVENT_DEAL:
	case ONIRIM_EVENT_MOVE:
		MUST(is_detail(view, event));
		for (int i = 0; i < event->count; i++)
			move_one(view, event);
		return;
	case ONIRIM_EVENT_SHUFFLE:
		forget(view, ONIRIM_ZONE_TOP);
		forget(view, ONIRIM_ZONE_BOTTOM);
		return;
	case ONIRIM_EVENT_LOCATE:
		locate(view, event);
		return;
	case ONIRIM_EVENT_TURN:
		view->turn++;
		view->active = event->seat;
		return;
	case ONIRIM_EVENT_FLIP:
		flip(view, event);
		return;
	case ONIRIM_EVENT_SWAP:
		swap(view, event);
		return;
	case ONIRIM_EVENT_END:
		view->outcome = event->count;
		view->winner = event->seat;
		return;
	}
	MUST(0);
}

/*
 * Views that are kept, against those that the library gives.
 */

/* The first pending card is decided about, those behind it are looked at. */
static void
join_pending(struct cards *joined, const struct view *view)
{
	*joined = view->piles[ONIRIM_ZONE_PENDING][0];
	for (int i = 0; i < view->piles[ONIRIM_ZONE_PENDING][1].count; i++)
		put_at(joined, joined->count,
		    view->piles[ONIRIM_ZONE_PENDING][1].cards[i]);
}

static void
check_pile(const struct cards *kept, const onirim_game *game, int viewer,
    struct where where)
{
	onirim_card cards[ONIRIM_CARDS_MAX];

	MUST(onirim_cards(game, viewer, where.zone, where.index, cards,
	    ONIRIM_CARDS_MAX) == kept->count);
	MUST(memcmp(cards, kept->cards, (size_t)kept->count) == 0);
}

static void
check_ranks(const struct view *view, const onirim_game *game, int viewer,
    const struct config_row *row)
{
	for (int i = 0; i < GOAL_PLACES && row->sets & STEPS; i++)
		MUST(view->ranks[i] == onirim_number(game, viewer,
		    ONIRIM_NUMBER_GOAL_RANK, i));
}

/* The cards of the deck: the pool counts those, too, that lie hidden. */
static int
deck_of(const struct view *view)
{
	int deck = view->piles[ONIRIM_ZONE_POOL][0].count +
	    view->piles[ONIRIM_ZONE_TOP][0].count +
	    view->piles[ONIRIM_ZONE_BOTTOM][0].count;

	for (int zone = ONIRIM_ZONE_HAND; zone < ZONES; zone++)
		for (int i = 0; i < PILES; i++)
			for (int k = 0; k < view->piles[zone][i].count; k++)
				deck -= view->piles[zone][i].cards[k] ==
				    ONIRIM_HIDDEN_CARD;
	return deck;
}

static void
check_view(const struct view *view, const onirim_game *game, int viewer,
    const struct config_row *row)
{
	struct cards pending;

	join_pending(&pending, view);
	for (int zone = ONIRIM_ZONE_HAND; zone < ZONES; zone++)
		for (int i = 0; i < battery_piles(zone, row); i++)
			check_pile(zone == ONIRIM_ZONE_PENDING ? &pending
			    : &view->piles[zone][i], game, viewer,
			    (struct where){zone, i});
	check_ranks(view, game, viewer, row);
	MUST(deck_of(view) ==
	    onirim_number(game, viewer, ONIRIM_NUMBER_DECK, 0));
	MUST(view->turn ==
	    onirim_number(game, viewer, ONIRIM_NUMBER_TURN, 0));
	MUST(view->active ==
	    onirim_number(game, viewer, ONIRIM_NUMBER_ACTIVE, 0));
	MUST(view->outcome == onirim_outcome(game));
	MUST(view->winner == onirim_winner(game));
}

/* Fields that mean nothing are 0. */
static int
is_tidy(const onirim_event *event)
{
	switch (event->kind) {
	case ONIRIM_EVENT_CHOICE:
		return event->count == 0 && event->from_zone == 0 &&
		    event->to_zone == 0;
	case ONIRIM_EVENT_DEAL:
	case ONIRIM_EVENT_MOVE:
		return event->card != 0 && event->count > 0 &&
		    event->from_zone != 0 && event->to_zone != 0;
	case ONIRIM_EVENT_LOCATE:
		return event->card > ONIRIM_HIDDEN_CARD &&
		    event->count == 1 && event->from_zone == ONIRIM_ZONE_HAND &&
		    event->to_zone == 0 && event->to_index == 0;
	case ONIRIM_EVENT_FLIP:
		return event->detail ==
		    (event->card < ONIRIM_CARD_GOAL_DOWN) &&
		    event->card >= ONIRIM_CARD_GOAL && event->count == 0 &&
		    event->from_zone == ONIRIM_ZONE_GOALS &&
		    event->to_zone == 0 && event->to_index == 0;
	case ONIRIM_EVENT_SWAP:
		return event->card == 0 && event->count == 2 &&
		    event->from_zone == ONIRIM_ZONE_GOALS &&
		    event->to_zone == ONIRIM_ZONE_GOALS;
	case ONIRIM_EVENT_WAKE:
		return event->card == 0 && event->count == 0 &&
		    event->from_zone == ONIRIM_ZONE_CREATURE &&
		    event->from_index / PLACES == event->seat &&
		    event->to_zone == 0 && event->to_index == 0;
	case ONIRIM_EVENT_END:
		return event->detail >= ONIRIM_OVER_WON &&
		    event->detail <= ONIRIM_OVER_TURNS &&
		    event->card == 0 && event->from_zone == 0 &&
		    event->from_index == 0 && event->to_zone == 0 &&
		    event->to_index == 0;
	}
	return event->card == 0 && event->count == 0 && event->from_zone == 0 &&
	    event->from_index == 0 && event->to_zone == 0 &&
	    event->to_index == 0;
}

/* There is such a pile, or such a place in a zone with an order; pending cards
 * are two piles, as somebody decides about the one and looks at the others. */
static int
is_pile(const onirim_game *game, int zone, int index)
{
	switch (zone) {
	case ONIRIM_ZONE_PENDING:
		return index < 2;
	case ONIRIM_ZONE_TOP:
	case ONIRIM_ZONE_BOTTOM:
	case ONIRIM_ZONE_TOWERS:
	case ONIRIM_ZONE_GOALS:
		return index < ONIRIM_CARDS_MAX;
	}
	return zone == 0 ? index == 0
	    : onirim_cards(game, ONIRIM_HOST, zone, index, NULL, 0) >= 0;
}

/* A card comes from a pile and goes to one. */
static int
has_piles(const onirim_game *game, const onirim_event *event)
{
	return (event->kind != ONIRIM_EVENT_DEAL &&
	    event->kind != ONIRIM_EVENT_MOVE) ||
	    (is_pile(game, event->from_zone, event->from_index) &&
	    is_pile(game, event->to_zone, event->to_index));
}

/*
 * What caused them.
 */

enum { NO_CAUSE = 1 };
#define SPELL(name) (1u << (ONIRIM_CAUSE_SPELL + ONIRIM_SPELL_ ## name))
#define KIND(name) (1u << (ONIRIM_KIND_ ## name + 16))

/* A set: no cause, a spell, or the kind of a card. */
static unsigned
kind_of_cause(int cause)
{
	if (cause == 0)
		return NO_CAUSE;
	if (cause >= ONIRIM_CAUSE_SPELL &&
	    cause <= ONIRIM_CAUSE_SPELL + ONIRIM_SPELL_PUNISHMENT)
		return 1u << cause;
	cause = onirim_card_trait((onirim_card)cause, ONIRIM_TRAIT_KIND);
	MUST(cause > 0 && cause <= ONIRIM_KIND_TERROR);
	return 1u << (cause + 16);
}

static const unsigned causes_of_verbs[] = {
	[ONIRIM_VERB_TAKE]     = NO_CAUSE,
	[ONIRIM_VERB_PLAY]     = NO_CAUSE,
	[ONIRIM_VERB_DISCARD]  = NO_CAUSE,
	[ONIRIM_VERB_SEARCH]   = KIND(DOOR),
	[ONIRIM_VERB_SWAP]     = NO_CAUSE,
	[ONIRIM_VERB_KEY]      = KIND(DOOR) | KIND(NIGHTMARE),
	[ONIRIM_VERB_DOOR]     = KIND(NIGHTMARE) | KIND(PREMONITION),
	[ONIRIM_VERB_REVEAL]   = KIND(NIGHTMARE),
	[ONIRIM_VERB_HAND]     = KIND(NIGHTMARE),
	[ONIRIM_VERB_LIMBO]    = KIND(DOOR),
	[ONIRIM_VERB_DROP]     = KIND(ROOM) | KIND(HAPPY_DREAM) |
	    KIND(PREMONITION),
	[ONIRIM_VERB_NEXT]     = KIND(ROOM) | KIND(TOWER) | KIND(HAPPY_DREAM) |
	    SPELL(PROPHECY),
	[ONIRIM_VERB_TOP]      = SPELL(PROPHECY),
	[ONIRIM_VERB_CAST]     = NO_CAUSE | KIND(DOOR) | KIND(NIGHTMARE) |
	    KIND(HAPPY_DREAM),
	[ONIRIM_VERB_PAY]      = SPELL(PROPHECY) | SPELL(PLANNING) |
	    SPELL(PUNISHMENT),
	[ONIRIM_VERB_GOALS]    = SPELL(PLANNING),
	[ONIRIM_VERB_TOWER]    = KIND(NIGHTMARE),
	[ONIRIM_VERB_SPARE]    = KIND(NIGHTMARE),
	[ONIRIM_VERB_RESOLVE]  = NO_CAUSE,
	[ONIRIM_VERB_DISPEL]   = KIND(HAPPY_DREAM),
	[ONIRIM_VERB_LOOK]     = KIND(HAPPY_DREAM),
	[ONIRIM_VERB_FETCH]    = KIND(HAPPY_DREAM),
	[ONIRIM_VERB_DRAW]     = NO_CAUSE,
	[ONIRIM_VERB_DECLINE]  = NO_CAUSE | KIND(DOOR),
	[ONIRIM_VERB_STOP]     = NO_CAUSE | KIND(HAPPY_DREAM),
	[ONIRIM_VERB_EXCHANGE] = NO_CAUSE,
	[ONIRIM_VERB_BUILD]    = NO_CAUSE | KIND(TERROR),
	[ONIRIM_VERB_SEIZE]    = KIND(TERROR),
	[ONIRIM_VERB_DESTROY]  = KIND(TERROR),
	[ONIRIM_VERB_DEVOUR]   = KIND(TERROR),
	[ONIRIM_VERB_WAKE]     = KIND(TERROR),
};

/* A card that comes to a hand fills it, or a Nightmare or a Premonition has
 * taken the hand; in Nightmarium a Mourner has it drawn, and an Executioner
 * takes it. */
static unsigned
causes_of_move(const onirim_event *event)
{
	switch (event->to_zone) {
	case ONIRIM_ZONE_HAND:
		return NO_CAUSE | KIND(NIGHTMARE) | KIND(PREMONITION) |
		    KIND(TERROR);
	case ONIRIM_ZONE_ROW:
	case ONIRIM_ZONE_TOWERS:
		return NO_CAUSE;
	case ONIRIM_ZONE_DOORS:
		return KIND(DOOR);
	}
	return ~0u;
}

static int
has_cause(const onirim_event *event)
{
	const unsigned cause = kind_of_cause(event->cause);

	switch (event->kind) {
	case ONIRIM_EVENT_CHOICE:
		MUST(event->detail < COUNT_OF(causes_of_verbs));
		return (causes_of_verbs[event->detail] & cause) != 0;
	case ONIRIM_EVENT_DEAL:
	case ONIRIM_EVENT_MOVE:
		return (causes_of_move(event) & cause) != 0;
	case ONIRIM_EVENT_SWAP:
		return cause == SPELL(PLANNING);
	case ONIRIM_EVENT_TURN:
		return cause == NO_CAUSE;
	}
	return 1;
}

/* What an answer set off, as a viewer saw it. */
struct happened {
	int count;
	onirim_event events[EVENTS_MAX];
};

/* N9: right behind the last card of the pile, and before anything else, the
 * discard pile is shuffled; otherwise only for a card that comes next.  The
 * view is that before event i. */
static void
check_shuffle(const struct view *view, const onirim_game *game,
    const struct happened *happened, int i)
{
	const onirim_event *events = happened->events;
	const int was_dealt = i > 0 && events[i - 1].kind == ONIRIM_EVENT_DEAL;
	const int is_shuffle = i < happened->count &&
	    events[i].kind == ONIRIM_EVENT_SHUFFLE;

	if (was_dealt || is_shuffle)
		MUST(is_shuffle == (deck_of(view) == 0 &&
		    view->piles[ONIRIM_ZONE_DISCARD][0].count > 0));
	if (was_dealt || !is_shuffle)
		return;
	while (++i < happened->count &&
	    events[i].from_zone == ONIRIM_ZONE_DISCARD)
		;
	MUST(i < happened->count ? events[i].kind == ONIRIM_EVENT_DEAL
	    : onirim_decision(game) == ONIRIM_ASK_DEAL);
}

static void
follow_all(struct view *view, const onirim_game *game, int viewer,
    const struct config_row *row)
{
	struct happened happened;

	happened.count = battery_events(game, viewer, happened.events);
	for (int i = 0; i < happened.count; i++) {
		MUST(is_tidy(&happened.events[i]));
		MUST(has_piles(game, &happened.events[i]));
		MUST(has_cause(&happened.events[i]));
		if (is_nightmarium(row))
			check_shuffle(view, game, &happened, i);
		follow(view, &happened.events[i]);
	}
	if (is_nightmarium(row))
		check_shuffle(view, game, &happened, happened.count);
	check_view(view, game, viewer, row);
}

/* All cards before any has a place: the deck, and the reserve. */
static void
lay_cards(struct view *view, const struct config_row *row)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game;

	snprintf(text, sizeof text, "chance=host %s%s%s%s%s",
	    is_nightmarium(row) ? "game=nightmarium " : "",
	    row->sets == 0 ? "" : "sets=",
	    row->sets & STEPS ? "steps" : "",
	    row->sets & TOWERS ? row->sets & STEPS ? ",towers" : "towers" : "",
	    row->sets & DREAMS ? row->sets & ~DREAMS ? ",dreams" : "dreams"
	    : "");
	ck_assert_int_eq(onirim_game_new(&game, text, NULL), ONIRIM_OK);
	memset(view, 0, sizeof *view);
	view->winner = ONIRIM_NOBODY;
	for (int zone = ONIRIM_ZONE_HAND; zone < ZONES; zone++) {
		struct cards *pile = &view->piles[zone][0];

		pile->count = onirim_cards(game, ONIRIM_HOST, zone, 0,
		    pile->cards, ONIRIM_CARDS_MAX);
		MUST(pile->count == 0 || zone == ONIRIM_ZONE_POOL ||
		    zone == ONIRIM_ZONE_RESERVE);
	}
	onirim_game_free(game);
}

/* The answer that was given, but for a dealer's, is the first event. */
static void
check_choice(const onirim_game *game, int seat, onirim_action answer)
{
	onirim_event event;

	if (seat == ONIRIM_CHANCE)
		return;
	MUST(onirim_events(game, ONIRIM_HOST, &event, 1) > 0);
	MUST(event.kind == ONIRIM_EVENT_CHOICE && event.seat == seat);
	MUST(onirim_action_make(event.detail, event.card, event.from_index,
	    event.to_index) == answer);
}

static void
follow_game(onirim_game *game, const struct view *start,
    const struct config_row *row, struct uniform *player)
{
	static struct view views[VIEWERS_MAX];
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(row, viewers);
	onirim_action answer;

	for (int i = 0; i < n; i++) {
		views[i] = *start;
		if (onirim_number(game, 0, ONIRIM_NUMBER_TURN, 0) == 0)
			views[i].active = onirim_number(game, viewers[i],
			    ONIRIM_NUMBER_ACTIVE, 0);
		follow_all(&views[i], game, viewers[i], row);
	}
	while ((answer = battery_answer(player, game)) != 0) {
		const int seat = onirim_player(game);

		MUST(onirim_apply(game, answer) == ONIRIM_OK);
		battery_scene.question++;
		check_choice(game, seat, answer);
		for (int i = 0; i < n; i++)
			follow_all(&views[i], game, viewers[i], row);
	}
}

static uint64_t
games_of(int config)
{
	if (config >= CONFIGS)
		return OTHER_GAMES;
	return is_nightmarium(battery_row(config)) ? NIGHTMARIUM_GAMES : GAMES;
}

START_TEST(test_events_turn_the_view_before_into_the_view_after)
{
	const struct config_row *row = battery_row(_i);
	onirim_game *game = battery_game_with_events(_i);
	static struct view start;
	struct uniform player;

	lay_cards(&start, row);
	for (uint64_t seed = 0; seed < games_of(_i); seed++) {
		battery_begin(game, &player, _i < CONFIGS ? seed
		    : (uint64_t)_i);
		follow_game(game, &start, row, &player);
	}
}
END_TEST

/*
 * A log is kept beside the game.
 */

static int
same_sight(const onirim_game *one, const onirim_game *other, int viewer)
{
	struct sight mine, theirs;

	battery_see(&mine, one, viewer);
	battery_see(&theirs, other, viewer);
	return battery_same_sight(&mine, &theirs);
}

START_TEST(test_events_change_nothing_else)
{
	onirim_game *game = battery_game_with_events(_i);
	onirim_game *plain = battery_game(_i);
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	struct uniform other = {0, 0, UNIFORM_DIGEST};
	struct sight one, another;

	for (uint64_t seed = 0; seed < TWIN_GAMES; seed++) {
		MUST(uniform_play(&player, game, seed) ==
		    uniform_play(&other, plain, seed));
		MUST(player.decisions == other.decisions);
		MUST(player.digest == other.digest);
		battery_see_table(&one, game, ONIRIM_HOST);
		battery_see_table(&another, plain, ONIRIM_HOST);
		MUST(battery_same_sight(&one, &another));
		MUST(onirim_events(plain, ONIRIM_HOST, NULL, 0) == 0);
	}
}
END_TEST

/* An answer that no question has, and none at all. */
static void
refuse(onirim_game *game)
{
	const onirim_action other = onirim_action_make(ONIRIM_VERB_TAKE,
	    ONIRIM_CARD_TERROR, 0, 0);

	MUST(onirim_apply(game, 0) == ONIRIM_E_ACTION);
	MUST(onirim_apply(game, other) < 0);
}

START_TEST(test_refusals_copies_and_assignments_leave_the_events)
{
	onirim_game *game = battery_game_with_events(_i), *copy;
	onirim_game *other = copy_of(game);
	struct uniform player;
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(battery_row(_i), viewers);

	for (uint64_t seed = 0; seed < TWIN_GAMES; seed++) {
		battery_begin(game, &player, seed);
		do {
			onirim_game_copy(&copy, game);
			onirim_game_assign(other, game);
			refuse(game);
			for (int i = 0; i < n; i++) {
				MUST(battery_same_events(copy, game,
				    viewers[i]));
				MUST(battery_same_events(other, game,
				    viewers[i]));
			}
			onirim_game_free(copy);
		} while (battery_step(&player, game));
		refuse(game);
		MUST(battery_same_events(other, game, ONIRIM_HOST));
	}
}
END_TEST

START_TEST(test_reset_has_the_events_of_the_set_up)
{
	onirim_game *game = battery_game_with_events(_i);
	onirim_game *fresh = battery_game_with_events(_i);
	struct uniform player;

	battery_begin(game, &player, 7);
	while (battery_step(&player, game))
		;
	onirim_game_reset(game, 0);
	MUST(same_sight(game, fresh, ONIRIM_HOST));
	MUST(same_sight(game, fresh, ONIRIM_NOBODY));
}
END_TEST

/*
 * Long chains.  A seeded game goes through all that a hosted game does from
 * one answer of a seat to the next question to one, so here the dealer brings
 * the worst.
 */

/* Give the answers and the cards of a text; how many events the last answer
 * of a seat and the cards after it set off. */
static int
events_of(onirim_game *game, const char *text)
{
	char word[ONIRIM_TEXT_MAX];
	int length, events = 0;

	for (; sscanf(text, " %199[^ ]%n", word, &length) == 1;
	    text += length) {
		const int is_deal = onirim_player(game) == ONIRIM_CHANCE;
		onirim_action action = onirim_action_make(ONIRIM_VERB_DEAL,
		    is_deal ? onirim_card_from_name(word) : 0, 0, 0);

		if (!is_deal)
			onirim_action_parse(&action, word, NULL);
		if (onirim_apply(game, action) != ONIRIM_OK)
			ck_abort_msg("refused: %s at %s", word, text);
		events = onirim_events(game, 0, NULL, 0) +
		    (is_deal ? events : 0);
	}
	return events;
}

#define DOORS "red-door red-door blue-door blue-door " \
	"green-door green-door brown-door brown-door "

#define THE_SAME_SUNS "red-sun red-sun red-sun red-sun red-sun " \
	DOORS "red-sun " DOORS "red-sun " DOORS "red-sun " \
	DOORS "red-sun " DOORS "brown-sun"
#define MOONS "nightmare red-moon red-moon red-moon red-moon red-key " \
	"nightmare blue-moon blue-moon blue-moon blue-moon blue-key " \
	"nightmare green-moon green-moon green-moon green-moon green-key " \
	"nightmare brown-moon brown-moon brown-moon brown-moon brown-key "
#define SUNS "nightmare blue-sun blue-sun blue-sun blue-sun blue-sun " \
	"nightmare green-sun green-sun green-sun green-sun green-sun "

/* Nightmares and no card in the hand nor Door on the table: they can only be
 * borne by `reveal`.  Then the hand is five Suns of one colour, none of which
 * can be played, and again and again all the Doors come before the next. */
static const struct chain {
	const char *config;
	const char *before;
	const char *chain;
	int events;
} chains[] = {
	/* Four Nightmares took the Keys. */
	{ "", "red-key blue-key green-key brown-key brown-sun play:brown-sun "
	  "nightmare key:red-key nightmare key:blue-key "
	  "nightmare key:green-key nightmare",
	  "key:brown-key " DOORS MOONS SUNS THE_SAME_SUNS, 281 },
	/* Doors took the Keys, and Premonitions and Nightmares the Doors. */
	{ "sets=dreams", "brown-pair any-pair five-doors every-colour "
	  "red-key red-key brown-key brown-key brown-sun play:brown-sun "
	  "red-door key:red-key red-door key:red-key "
	  "brown-door key:brown-key brown-door key:brown-key door:red-door "
	  "nightmare door:brown-door nightmare",
	  "door:brown-door blue-door blue-door green-door green-door "
	  MOONS SUNS "nightmare blue-sun blue-sun blue-sun green-sun green-sun "
	  "nightmare blue-key blue-key green-key green-key happy-dream "
	  THE_SAME_SUNS, 296 },
};

START_TEST(test_long_chain_has_room)
{
	char config[ONIRIM_TEXT_MAX];
	onirim_game *game;

	snprintf(config, sizeof config, "%s chance=host events=on",
	    chains[_i].config);
	game = new_game(config);
	events_of(game, chains[_i].before);
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_NIGHTMARE);
	ck_assert_int_eq(events_of(game, chains[_i].chain), chains[_i].events);
	ck_assert_int_lt(chains[_i].events, ALONE_OR_PAIR_EVENTS_MAX);
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_ACT);
	ck_assert_int_eq(onirim_number(game, 0, ONIRIM_NUMBER_TURN, 0), 7);
}
END_TEST

/*
 * The chain without an end (N22): two creatures of one seat, with a Devourer
 * and a Herald each, that find equal heads in a pile of a card or two.  The
 * other seat has all other cards.
 */
#define TWO_CREATURES "creatures1=n57,n53,n55/n57,n92 " \
	"hand2=4n1,n2,3n3,3n4,n5,3n8,3n9,n10,n11,n12,2n14,n17,n25,2n28,n29," \
	"5n30,2n31,n32,n34,n35,2n37,n38,n41,n42,n44,n45,2n46,n47,n50,n54," \
	"n55,3n56,n57,n58,n59,n60,n61,n62,n63,2n65,4n66,3n67,2n71,5n82,n83," \
	"5n84,2n85,2n86,2n87,n88,n89,n90,n91,n93,3n95,n104"

static const struct endless {
	const char *position;
	int events;
} endless[] = {
	/* The pile is a head, so that there is nothing to ask. */
	{ "chance=host hand1=n2,n3,n30,n55", 1400 },
	/* A head, and a torso that can be placed nowhere. */
	{ "chance=host hand1=n3,n30,n55", 1700 },
	{ "hand1=n3,n30,n55", 1700 },
};

/* Deal whatever comes first; how many events that sets off. */
static int
deal_all(onirim_game *game)
{
	onirim_action deal;
	int events = 0;

	while (onirim_decision(game) == ONIRIM_ASK_DEAL) {
		onirim_legal_actions(game, &deal, 1);
		ck_assert_int_eq(onirim_apply(game, deal), ONIRIM_OK);
		events += onirim_events(game, ONIRIM_HOST, NULL, 0);
	}
	return events;
}

START_TEST(test_endless_chain_has_room)
{
	const struct endless *row = &endless[_i];
	char position[POSITION_MAX];
	onirim_action build;
	onirim_game *game;
	int events;

	snprintf(position, sizeof position,
	    "game=nightmarium events=on %s " TWO_CREATURES, row->position);
	ck_assert_int_eq(onirim_position_parse(&game, position, NULL),
	    ONIRIM_OK);
	ck_assert_int_eq(onirim_action_parse(&build, "build:n55@2", NULL),
	    ONIRIM_OK);
	ck_assert_int_eq(onirim_apply(game, build), ONIRIM_OK);
	events = onirim_events(game, ONIRIM_HOST, NULL, 0);
	events += deal_all(game);
	ck_assert_int_eq(events, row->events);
	ck_assert_int_le(events, EVENTS_MAX);
	ck_assert_int_eq(onirim_number(game, 0,
	    ONIRIM_NUMBER_ACTIONS_LEFT, 0), 1);
	onirim_game_free(game);
}
END_TEST

Suite *
events_suite(void)
{
	const struct test tests[] = {
		{ test_events_turn_the_view_before_into_the_view_after,
		    ALL_CONFIGS },
		{ test_events_change_nothing_else, CONFIGS },
		{ test_refusals_copies_and_assignments_leave_the_events,
		    CONFIGS },
		{ test_reset_has_the_events_of_the_set_up, CONFIGS },
		{ test_long_chain_has_room, COUNT_OF(chains) },
		{ test_endless_chain_has_room, COUNT_OF(endless) },
	};

	return battery_of("events", tests, COUNT_OF(tests));
}
