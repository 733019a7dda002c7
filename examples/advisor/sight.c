/* sight.c - what the player of base Onirim for one sees of it. */
#include <string.h>

#include "sight.h"

static int
number(const onirim_game *game, int what)
{
	return onirim_number(game, ONIRIM_NOBODY, what, 0);
}

bool
is_base_solo(const onirim_game *game)
{
	return number(game, ONIRIM_NUMBER_GAME) == ONIRIM_GAME_ONIRIM &&
	    number(game, ONIRIM_NUMBER_PLAYERS) == 1 &&
	    number(game, ONIRIM_NUMBER_SETS) == 0;
}

/*
 * ---- Seeing -------------------------------------------------------------
 */

/* A card comes to the deck, or leaves it. */
static void
count_in_deck(struct sight *sight, onirim_card card, int by)
{
	sight->deck_count += by;
	if (is_room(card))
		sight->deck[colour_of(card)][symbol_of(card)] += by;
	else if (is_door(card))
		sight->deck_doors[colour_of(card)] += by;
	else
		sight->nightmares += by;
}

/* Below what is known there.  No more can be looked at than is counted; of a
 * position from outside more may be known. */
static void
put_on_top(struct sight *sight, onirim_card card)
{
	if (sight->top_count < LOOKED_MAX)
		sight->top[sight->top_count++] = card;
}

/* Equal cards of the pool lie side by side. */
static void
see_pool(struct sight *sight, const onirim_game *game)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(game, 0, ONIRIM_ZONE_POOL, 0, cards,
	    ONIRIM_CARDS_MAX);

	for (int i = 0, end; i < n; i = end) {
		for (end = i + 1; end < n && cards[end] == cards[i]; end++)
			;
		count_in_deck(sight, cards[i], end - i);
	}
}

static void
see_deck(struct sight *sight, const onirim_game *game)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int n;

	see_pool(sight, game);
	n = onirim_cards(game, 0, ONIRIM_ZONE_TOP, 0, cards,
	    ONIRIM_CARDS_MAX);
	for (int i = 0; i < n; i++) {
		count_in_deck(sight, cards[i], 1);
		put_on_top(sight, cards[i]);
	}
	if (sight->question != ONIRIM_ASK_PROPHECY &&
	    sight->question != ONIRIM_ASK_ORDER)
		return;
	sight->looked_count = onirim_cards(game, 0, ONIRIM_ZONE_PENDING, 0,
	    sight->looked, LOOKED_MAX);
	for (int i = 0; i < sight->looked_count; i++)
		count_in_deck(sight, sight->looked[i], 1);
}

static void
put_in_limbo(struct sight *sight, onirim_card card)
{
	sight->limbo_count++;
	if (is_door(card))
		sight->limbo_doors[colour_of(card)]++;
	else
		sight->nightmares++;
}

static void
see_table(struct sight *sight, const onirim_game *game)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int n;

	n = onirim_cards(game, 0, ONIRIM_ZONE_DOORS, 0, cards,
	    ONIRIM_CARDS_MAX);
	for (int i = 0; i < n; i++)
		sight->doors[colour_of(cards[i])]++;
	n = onirim_cards(game, 0, ONIRIM_ZONE_LIMBO, 0, cards,
	    ONIRIM_CARDS_MAX);
	for (int i = 0; i < n; i++)
		put_in_limbo(sight, cards[i]);
	n = onirim_cards(game, 0, ONIRIM_ZONE_ROW, 0, cards,
	    ONIRIM_CARDS_MAX);
	sight->last = n > 0 ? symbol_of(cards[n - 1]) : SYMBOLS;
	if (n == 0)
		return;
	sight->series = onirim_number(game, 0, ONIRIM_NUMBER_SERIES, 0);
	sight->series_colour = colour_of(cards[n - 1]);
}

void
see(struct sight *sight, const onirim_game *game)
{
	onirim_card cards[ONIRIM_CARDS_MAX];

	memset(sight, 0, sizeof(*sight));
	sight->question = onirim_decision(game);
	sight->subject = onirim_subject(game);
	sight->hand_count = onirim_cards(game, 0, ONIRIM_ZONE_HAND, 0, cards,
	    ONIRIM_CARDS_MAX);
	for (int i = 0; i < sight->hand_count; i++)
		sight->hand[colour_of(cards[i])][symbol_of(cards[i])]++;
	see_deck(sight, game);
	see_table(sight, game);
}

int
doors_on_table(const struct sight *sight)
{
	int sum = 0;

	for (int colour = 0; colour < COLOURS; colour++)
		sum += sight->doors[colour];
	return sum;
}

/*
 * ---- In thought ---------------------------------------------------------
 */

static void
leave_hand(struct sight *sight, onirim_card card)
{
	sight->hand[colour_of(card)][symbol_of(card)]--;
	sight->hand_count--;
}

/* Take a Door out of the deck, which is shuffled. */
static void
search_door(struct sight *sight, int colour)
{
	count_in_deck(sight, (onirim_card)(ONIRIM_CARD_DOOR + colour), -1);
	sight->doors[colour]++;
	sight->top_count = 0;
}

static void
play_room(struct sight *sight, onirim_card card)
{
	const int colour = colour_of(card);

	leave_hand(sight, card);
	sight->last = symbol_of(card);
	if (sight->series_colour != colour)
		sight->series = 0;
	sight->series_colour = colour;
	if (++sight->series < 3)
		return;
	sight->series = 0;
	if (sight->deck_doors[colour] > 0)
		search_door(sight, colour);
}

static void
discard_room(struct sight *sight, onirim_card card)
{
	leave_hand(sight, card);
	if (symbol_of(card) == ONIRIM_SYMBOL_KEY)
		sight->effect = EFFECT_PROPHECY;
}

static void
leave_looked(struct sight *sight, onirim_card card)
{
	int i = 0;

	while (sight->looked[i] != card)
		i++;
	sight->looked_count--;
	memmove(&sight->looked[i], &sight->looked[i + 1],
	    (size_t)(sight->looked_count - i));
}

/* A Key is spent on a Door that was drawn, or given to a Nightmare. */
static void
spend_key(struct sight *sight, onirim_card card)
{
	leave_hand(sight, card);
	if (sight->question == ONIRIM_ASK_DOOR)
		sight->doors[colour_of(card)]++;
}

void
imagine(struct sight *sight, onirim_action action)
{
	const onirim_card card = (onirim_card)onirim_action_card(action);

	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_PLAY:
		play_room(sight, card);
		break;
	case ONIRIM_VERB_DISCARD:
		discard_room(sight, card);
		break;
	case ONIRIM_VERB_SEARCH:
		search_door(sight, colour_of((onirim_card)sight->subject));
		break;
	case ONIRIM_VERB_DROP:
		leave_looked(sight, card);
		count_in_deck(sight, card, -1);
		break;
	case ONIRIM_VERB_NEXT:
		leave_looked(sight, card);
		put_on_top(sight, card);
		break;
	case ONIRIM_VERB_KEY:
		spend_key(sight, card);
		break;
	case ONIRIM_VERB_LIMBO:
		put_in_limbo(sight, (onirim_card)sight->subject);
		break;
	case ONIRIM_VERB_DOOR:
		sight->doors[colour_of(card)]--;
		put_in_limbo(sight, card);
		break;
	case ONIRIM_VERB_REVEAL:
		sight->effect = EFFECT_REVEAL;
		break;
	case ONIRIM_VERB_HAND:
		memset(sight->hand, 0, sizeof(sight->hand));
		sight->hand_count = 0;
		break;
	default:
		break;
	}
}
