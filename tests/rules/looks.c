/*
 * looks.c - compares what a game shows with what a case expects, and with the
 * cards that are printed.
 */
#include <stdlib.h>
#include <string.h>

#include "../printed.h"
#include "cases.h"

#define FACES 256
#define PILES 40 /* creatures, the zone with the most piles */
#define FIRST_CARD (ONIRIM_HIDDEN_CARD + 1)

/* What names one of several piles, and how the cards lie; a hidden zone is
 * looked at by the host, unless a viewer is named. */
static const struct {
	enum kind index;
	enum { ANYHOW, ORDERED, HIDDEN } lie;
} zones[WORDS_MAX] = {
	[ONIRIM_ZONE_HAND]     = { SEAT,     HIDDEN  },
	[ONIRIM_ZONE_ROW]      = { SEAT,     ORDERED },
	[ONIRIM_ZONE_DOORS]    = { SEAT,     ANYHOW  },
	[ONIRIM_ZONE_POOL]     = { NONE,     HIDDEN  },
	[ONIRIM_ZONE_TOP]      = { NONE,     ORDERED },
	[ONIRIM_ZONE_BOTTOM]   = { NONE,     ORDERED },
	[ONIRIM_ZONE_GOALS]    = { NONE,     ORDERED },
	[ONIRIM_ZONE_RESERVE]  = { NONE,     HIDDEN  },
	[ONIRIM_ZONE_TOWERS]   = { NONE,     ORDERED },
	[ONIRIM_ZONE_CREATURE] = { CREATURE, ORDERED },
};

/* What names one of several numbers, and what the value is. */
static const struct {
	enum kind index, value;
} numbers[WORDS_MAX] = {
	[HAPPENED]                    = { EVENT,  NONE   },
	[ONIRIM_NUMBER_ACTIVE]        = { NONE,   SEAT   },
	[ONIRIM_NUMBER_SERIES]        = { SEAT,   NONE   },
	[ONIRIM_NUMBER_SERIES_COLOUR] = { SEAT,   COLOUR },
	[ONIRIM_NUMBER_DOORS_LEFT]    = { COLOUR, NONE   },
	[ONIRIM_NUMBER_PRICE]         = { SPELL,  NONE   },
	[ONIRIM_NUMBER_FROM]          = { NONE,   ZONE   },
	[ONIRIM_NUMBER_TO]            = { NONE,   ZONE   },
	[ONIRIM_NUMBER_TO_INDEX]      = { NONE,   SEAT   },
	[ONIRIM_NUMBER_NEXT_GOAL]     = { PLACE,  PLACE  },
	[ONIRIM_NUMBER_GOAL_RANK]     = { PLACE,  NONE   },
	[ONIRIM_NUMBER_FIRST]         = { NONE,   SEAT   },
	[ONIRIM_NUMBER_END]           = { NONE,   OVER   },
};

/* Where a case looks. */
struct view {
	int value;           /* the zone or the number */
	int index;
	int viewer;
	int has;             /* it is told how many of some faces lie there */
	char what[TEXT_MAX]; /* `hand 1 for 2 = `, as it is written */
	const char *wanted;
};

void
expect(struct run *r, const char *what, const char *wanted, const char *is)
{
	if (strcmp(wanted, is) != 0)
		stop(r, FAILED, "expected %s%s, got %s", what,
		    wanted[0] == '\0' ? "nothing" : wanted,
		    is[0] == '\0' ? "nothing" : is);
}

/* Read `hand 1 for 2 = red-sun` or `pool has 2red-door`. */
static void
read_view(struct run *r, struct view *view, enum kind index, const char *text)
{
	const char *word, *words = text;

	next_word(&words);
	while (strcmp(word = next_word(&words), "=") != 0) {
		view->has = strcmp(word, "has") == 0;
		if (view->has)
			break;
		if (word[0] == '\0')
			stop(r, UNREADABLE, "'%.*s' is not followed by =",
			    (int)strcspn(text, " "), text);
		if (strcmp(word, "for") == 0)
			view->viewer = read_word(r, SEAT, next_word(&words));
		else
			view->index = read_word(r, index, word);
	}
	add(view->what, "%.*s ", (int)(words - text), text);
	view->wanted = words + strspn(words, " ");
}

/* Take the cards that chance could bring. */
static void
take_coming(const onirim_game *g, struct cards *cards)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int n = onirim_weights(g, weights, ONIRIM_ACTIONS_MAX);

	onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);
	cards->count = 0;
	for (int i = 0; i < n; i++)
		while (weights[i]-- > 0 && cards->count < ONIRIM_CARDS_MAX)
			cards->cards[cards->count++] =
			    (onirim_card)onirim_action_card(actions[i]);
}

/* Hidden cards come last. */
static int
compare_cards(const void *left, const void *right)
{
	return (onirim_card)(*(const onirim_card *)left - FIRST_CARD) -
	    (onirim_card)(*(const onirim_card *)right - FIRST_CARD);
}

/* Goals have ranks. */
static void
take_ranks(const onirim_game *g, struct cards *cards)
{
	for (int i = 0; i < cards->count; i++)
		cards->ranks[i] = onirim_number(g, ONIRIM_NOBODY,
		    ONIRIM_NUMBER_GOAL_RANK, i);
}

/* A zone has just these cards. */
static void
zone_is(struct run *r, const struct view *view, struct cards *is)
{
	static char texts[2][TEXT_MAX];
	struct cards wanted, *const both[] = { &wanted, is };

	read_cards(r, view->wanted, &wanted);
	for (int i = 0; i < 2; i++) {
		if (zones[view->value].lie != ORDERED)
			qsort(both[i]->cards, (size_t)both[i]->count,
			    sizeof both[i]->cards[0], compare_cards);
		texts[i][0] = '\0';
		add_cards(texts[i], both[i]);
	}
	expect(r, view->what, texts[0], texts[1]);
}

/* A zone has just so many of each of these faces. */
static void
zone_has(struct run *r, const struct view *view, const struct cards *cards)
{
	const char *word, *words = view->wanted;

	while ((word = next_word(&words))[0] != '\0') {
		int n, is = 0, card = read_card(r, word, &n);

		for (int i = 0; i < cards->count; i++)
			is += cards->cards[i] == card;
		if (is != n)
			stop(r, FAILED, "expected %s%s, got %d", view->what,
			    word, is);
	}
}

/* In a game for one all is open. */
static void
look_at_zone(struct run *r, struct view *view, const char *text)
{
	struct cards cards = { .count = 0 };

	if (zones[view->value].lie == HIDDEN && onirim_number(r->g,
	    ONIRIM_HOST, ONIRIM_NUMBER_PLAYERS, 0) > 1)
		view->viewer = ONIRIM_HOST;
	read_view(r, view, zones[view->value].index, text);
	if (view->value == COMING)
		take_coming(r->g, &cards);
	else
		cards.count = onirim_cards(r->g, view->viewer, view->value,
		    view->index, cards.cards, ONIRIM_CARDS_MAX);
	if (view->value == ONIRIM_ZONE_GOALS)
		take_ranks(r->g, &cards);
	if (cards.count < 0)
		stop(r, FAILED, "there is no such pile");
	if (view->has)
		zone_has(r, view, &cards);
	else
		zone_is(r, view, &cards);
}

/* How often such a thing happened, as nobody saw it. */
static int
count_events(const onirim_game *g, int kind)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int n = onirim_events(g, ONIRIM_NOBODY, events,
	    ONIRIM_EVENTS_MAX);
	int count = 0;

	for (int i = 0; i < n; i++)
		count += events[i].kind == kind;
	return count;
}

/* The hand that a card is for is written with its seat. */
static void
look_at_number(struct run *r, struct view *view, const char *text)
{
	char is[TEXT_MAX] = "";
	int n;

	read_view(r, view, numbers[view->value].index, text);
	if (view->has)
		stop(r, UNREADABLE, "'has' is said of a number");
	n = view->value == HAPPENED ? count_events(r->g, view->index) :
	    onirim_number(r->g, view->viewer, view->value, view->index);
	add(is, "%s", word_of(numbers[view->value].value, n));
	if (view->value == ONIRIM_NUMBER_TO && n == ONIRIM_ZONE_HAND)
		add(is, " %d", 1 + onirim_number(r->g, view->viewer,
		    ONIRIM_NUMBER_TO_INDEX, 0));
	expect(r, view->what, view->wanted, is);
}

void
look(struct run *r, char *text)
{
	const char *words = text, *name = next_word(&words);
	struct view view = { .viewer = ONIRIM_NOBODY };

	view.value = value_of(ZONE, name);
	if (view.value >= 0) {
		look_at_zone(r, &view, text);
	} else {
		view.value = read_word(r, NUMBER, name);
		look_at_number(r, &view, text);
	}
}

/* A pile that the game does not have is empty. */
static void
count_all(const onirim_game *g, int *counts)
{
	onirim_card pile[ONIRIM_CARDS_MAX];

	for (int i = 0; i < PILES * (ONIRIM_ZONE_CREATURE + 1); i++) {
		int n = onirim_cards(g, ONIRIM_HOST, i / PILES, i % PILES,
		    pile, ONIRIM_CARDS_MAX);

		while (n-- > 0)
			counts[face_up(pile[n])]++;
	}
}

static void
take_off_terrors(int *counts)
{
	for (int i = 1; i <= PRINTED; i++)
		counts[ONIRIM_CARD_TERROR + lowest_terror(i) - 1]--;
}

/* Goals that have not been dealt yet are not in any place. */
static void
take_off_rooms(const onirim_game *g, int *counts)
{
	const int goals_come = onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO,
	    0) == ONIRIM_ZONE_GOALS;
	const int sets = onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_SETS, 0);

	for (int face = 0; face < FACES; face++) {
		counts[face] -= printed_copies(face, sets);
		if (counts[face] < 0 && goals_come && is_goal(face))
			counts[face] = 0;
	}
}

void
check_whole(struct run *r, const char *after)
{
	char name[TEXT_MAX] = "";
	int counts[FACES] = { 0 };

	count_all(r->g, counts);
	if (onirim_number(r->g, ONIRIM_HOST, ONIRIM_NUMBER_GAME, 0) ==
	    ONIRIM_GAME_NIGHTMARIUM)
		take_off_terrors(counts);
	else
		take_off_rooms(r->g, counts);
	for (int card = 0; card < FACES; card++)
		if (counts[card] != 0) {
			add_card(name, card);
			stop(r, FAILED, "after '%s' there are %+d %s", after,
			    counts[card], name);
		}
}
