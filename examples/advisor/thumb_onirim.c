/* thumb_onirim.c - a player by rules of thumb, for Onirim with any set.
 *
 * Each answer gets a merit, and the best one is taken.  It plays rooms of one
 * colour while it can, keeps its Keys for Doors, and throws away what it has
 * most of. */
#include <stdbool.h>
#include <string.h>

#include "thumb_onirim.h"

enum { COLOURS = 4 };

enum {
	MERIT_TRIO = 400,       /* to complete a series that brings a Door */
	MERIT_PLAY = 100,
	MERIT_SERIES = 40,      /* for each room that the series has */
	MERIT_FELLOW = 20,      /* for each room in hand that may follow */
	MERIT_TOWER = 120,
	MERIT_DISCARD = 90,
	MERIT_YES = 50          /* what is good in most cases */
};

/* What it is worth to have a card in the hand or the deck. */
enum {
	KEEP_NIGHTMARE = -100,
	KEEP_SUN = 20,
	KEEP_MOON = 40,
	KEEP_TOWER = 60,
	KEEP_KEY = 100,
	KEEP_DREAM = 110,
	KEEP_DOOR = 200,
	KEEP_FELLOW = -10       /* for each other of the face in the hand */
};

/* What the rules of thumb look at. */
struct look {
	int question;
	int series;
	int series_colour;
	int own_count;
	int hand_count;
	onirim_card hand[ONIRIM_CARDS_MAX];
	int rooms[COLOURS];             /* of the hand */
	bool is_sought[COLOURS];        /* the deck has Doors of it */
};

static int
kind_of(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_KIND);
}

static bool
is_room(onirim_card card)
{
	return kind_of(card) == ONIRIM_KIND_ROOM;
}

/* Of a card that has one. */
static int
colour_of(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_COLOUR);
}

static void
look_at(struct look *look, const onirim_game *game)
{
	const int seat = onirim_player(game);
	int shared;

	look->question = onirim_decision(game);
	look->series = onirim_number(game, seat, ONIRIM_NUMBER_SERIES, seat);
	look->series_colour = look->series == 0 ? COLOURS :
	    onirim_number(game, seat, ONIRIM_NUMBER_SERIES_COLOUR, seat);
	look->own_count = onirim_cards(game, seat, ONIRIM_ZONE_HAND, seat,
	    look->hand, ONIRIM_CARDS_MAX);
	shared = onirim_cards(game, seat, ONIRIM_ZONE_SHARED, 0,
	    look->hand + look->own_count,
	    (size_t)(ONIRIM_CARDS_MAX - look->own_count));
	look->hand_count = look->own_count + shared;
	memset(look->rooms, 0, sizeof(look->rooms));
	for (int i = 0; i < look->hand_count; i++)
		if (is_room(look->hand[i]))
			look->rooms[colour_of(look->hand[i])]++;
	for (int colour = 0; colour < COLOURS; colour++)
		look->is_sought[colour] = onirim_number(game, seat,
		    ONIRIM_NUMBER_DOORS_LEFT, colour) > 0;
}

static int
copies_of(const struct look *look, onirim_card card)
{
	int count = 0;

	for (int i = 0; i < look->hand_count; i++)
		count += look->hand[i] == card;
	return count;
}

static int
worth_of_room(int symbol)
{
	switch (symbol) {
	case ONIRIM_SYMBOL_SUN:
		return KEEP_SUN;
	case ONIRIM_SYMBOL_MOON:
		return KEEP_MOON;
	default:
		return KEEP_KEY;
	}
}

static int
worth_keeping(onirim_card card)
{
	switch (kind_of(card)) {
	case ONIRIM_KIND_ROOM:
		return worth_of_room(onirim_card_trait(card,
		    ONIRIM_TRAIT_SYMBOL));
	case ONIRIM_KIND_NIGHTMARE:
		return KEEP_NIGHTMARE;
	case ONIRIM_KIND_HAPPY_DREAM:
		return KEEP_DREAM;
	case ONIRIM_KIND_DOOR:
		return KEEP_DOOR;
	default:
		return KEEP_TOWER;
	}
}

static int
merit_of_playing(const struct look *look, onirim_card card)
{
	bool goes_on;
	int colour;

	if (!is_room(card))
		return MERIT_TOWER;
	colour = colour_of(card);
	goes_on = look->series_colour == colour;
	if (goes_on && look->series == 2 && look->is_sought[colour])
		return MERIT_TRIO - worth_keeping(card);
	return MERIT_PLAY - worth_keeping(card) +
	    (goes_on ? MERIT_SERIES : -MERIT_SERIES) * look->series +
	    (look->is_sought[colour] ? MERIT_FELLOW : -MERIT_FELLOW) *
	    look->rooms[colour];
}

static int
merit_of_losing(const struct look *look, onirim_card card)
{
	int merit = MERIT_DISCARD - worth_keeping(card) -
	    KEEP_FELLOW * copies_of(look, card);

	if (is_room(card) && !look->is_sought[colour_of(card)])
		merit += MERIT_YES;
	return merit;
}

/* The whole hand goes when there is no Key in it and no series to come. */
static int
merit_of_new_hand(const struct look *look)
{
	int loss = 0;

	for (int i = 0; i < look->hand_count; i++)
		loss += worth_keeping(look->hand[i]);
	return MERIT_DISCARD - loss / 2;
}

static int
merit_of(const struct look *look, onirim_action action)
{
	const onirim_card card = (onirim_card)onirim_action_card(action);

	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_PLAY:
		return merit_of_playing(look, card);
	case ONIRIM_VERB_KEY:
		if (look->question == ONIRIM_ASK_DOOR)
			return MERIT_TRIO;
		return merit_of_losing(look, card);
	case ONIRIM_VERB_DISCARD:
	case ONIRIM_VERB_DROP:
	case ONIRIM_VERB_DOOR:
		return merit_of_losing(look, card);
	case ONIRIM_VERB_HAND:
		return merit_of_new_hand(look);
	case ONIRIM_VERB_TAKE:
	case ONIRIM_VERB_NEXT:
	case ONIRIM_VERB_TOP:
	case ONIRIM_VERB_FETCH:
		return kind_of(card) == ONIRIM_KIND_DOOR ? 0
		    : worth_keeping(card);
	case ONIRIM_VERB_SEARCH:
	case ONIRIM_VERB_DISPEL:
	case ONIRIM_VERB_DRAW:
	case ONIRIM_VERB_SPARE:
	case ONIRIM_VERB_STOP:
	case ONIRIM_VERB_DECLINE:
		return MERIT_YES;
	case ONIRIM_VERB_CAST:
		return onirim_action_extra(action) == ONIRIM_SPELL_PUNISHMENT
		    ? MERIT_YES : -MERIT_TRIO;
	default:
		return 0;
	}
}

onirim_action
thumb_onirim_choose(const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	struct look look;
	int best = 0, merit = 0;

	if (n <= 0)
		return 0;
	look_at(&look, game);
	for (int i = 0; i < n; i++) {
		const int other = merit_of(&look, actions[i]);

		if (i > 0 && other <= merit)
			continue;
		best = i;
		merit = other;
	}
	return actions[best];
}
