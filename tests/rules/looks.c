/*
 * looks.c - compares what a game shows with what a case expects.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "looks.h"

void
expect(struct run *r, const char *what, const char *verb, const char *wanted,
    const char *is)
{
	if (strcmp(wanted, is) != 0)
		stop(r, FAILED, "expected %s%s%s, got %s", what, verb,
		    wanted[0] == '\0' ? "nothing" : wanted,
		    is[0] == '\0' ? "nothing" : is);
}

void
write_list(const onirim_game *g, char *text)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);

	text[0] = '\0';
	for (int i = 0; i < n; i++) {
		if (i > 0)
			strcat(text, " ");
		onirim_action_format(actions[i], text + strlen(text),
		    ONIRIM_TEXT_MAX);
	}
}

void
write_asked(const onirim_game *g, int with_card, char *text)
{
	const struct word *question = word_of(question_words,
	    onirim_decision(g));
	char card[ONIRIM_TEXT_MAX] = "none";

	if (onirim_subject(g) != ONIRIM_NO_CARD)
		write_card(onirim_subject(g), card);
	sprintf(text, "%s %s%s%s", write_seat(onirim_player(g)),
	    question == NULL ? "?" : question->name, with_card ? " " : "",
	    with_card ? card : "");
}

/* The zone that a card is for is written with its seat. */
static void
write_number(const onirim_game *g, const struct word *number, int viewer,
    int index, char *text)
{
	const int n = onirim_number(g, viewer, number->value, index);
	const struct word *word = word_of(number->counts == OF_ZONE ?
	    zone_words : colour_words, n);

	if (number->counts == OF_SEAT)
		strcpy(text, write_seat(n));
	else if (number->counts == COUNT || word == NULL)
		sprintf(text, "%d", n);
	else if (number->value == ONIRIM_NUMBER_TO && word->index == SEAT)
		sprintf(text, "%.20s %d", word->name, 1 + onirim_number(g,
		    viewer, ONIRIM_NUMBER_TO_INDEX, 0));
	else
		strcpy(text, word->name);
}

/* A pile or a number of the game, as a case names it. */
struct view {
	const struct word *word;
	int index;
	int viewer;
	const char *what;   /* as it is written, with a space behind it */
};

/* In a game for one all is open. */
static int
first_viewer(const onirim_game *g, const struct word *zone)
{
	return zone->open || onirim_number(g, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0) == 1 ? ONIRIM_NOBODY : ONIRIM_HOST;
}

/* Read `hand 1 for 2` behind its first word. */
static struct view
read_view(struct run *r, const struct word *first, const char *text)
{
	static char what[TEXT_MAX];
	struct view view = { first, 0, first_viewer(r->g, first), what };
	char word[ONIRIM_TEXT_MAX];

	sprintf(what, "%s%s%s", first->name, text[0] == '\0' ? "" : " ", text);
	if (what[strlen(what) - 1] != ' ')
		strcat(what, " ");
	while (next_word(&text, word)) {
		if (strcmp(word, "for") != 0)
			view.index = read_index(r, first->index, word);
		else if (next_word(&text, word))
			view.viewer = read_seat(r, word);
	}
	return view;
}

/* The cards that chance could bring. */
static void
take_coming(const onirim_game *g, struct cards *cards)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int n = onirim_weights(g, weights, ONIRIM_ACTIONS_MAX);

	onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);
	cards->count = 0;
	for (int i = 0; i < n; i++)
		while (weights[i]-- > 0)
			cards->cards[cards->count++] =
			    (onirim_card)onirim_action_card(actions[i]);
}

static void
take_cards(struct run *r, struct view view, struct cards *cards)
{
	if (view.word->value == COMING) {
		take_coming(r->g, cards);
		return;
	}
	cards->count = onirim_cards(r->g, view.viewer, view.word->value,
	    view.index, cards->cards, ONIRIM_CARDS_MAX);
	if (cards->count < 0)
		stop(r, FAILED, "there is no such pile");
}

/* A zone has just these cards. */
static void
zone_is(struct run *r, struct view view, const char *text)
{
	static char wanted[TEXT_MAX], is[TEXT_MAX];
	struct cards cards;

	read_cards(r, text, &cards);
	write_cards(&cards, view.word->ordered, wanted);
	take_cards(r, view, &cards);
	write_cards(&cards, view.word->ordered, is);
	expect(r, view.what, "= ", wanted, is);
}

/* A zone has just so many of each of these faces. */
static void
zone_has(struct run *r, struct view view, const char *text)
{
	char word[ONIRIM_TEXT_MAX];
	struct cards cards;

	take_cards(r, view, &cards);
	while (next_word(&text, word)) {
		int n, is = 0, card = read_card(r, word, &n);

		for (int i = 0; i < cards.count; i++)
			is += cards.cards[i] == card;
		if (is != n)
			stop(r, FAILED, "expected %shas %s, got %d", view.what,
			    word, is);
	}
}

static void
number_is(struct run *r, struct view view, const char *text)
{
	char is[ONIRIM_TEXT_MAX];

	write_number(r->g, view.word, view.viewer, view.index, is);
	expect(r, view.what, "= ", text, is);
}

void
look(struct run *r, const char *name, char *text)
{
	const struct word *zone = word_named(zone_words, name);
	const struct word *first = zone != NULL ? zone :
	    read_word(r, number_words, name);
	char *is = strchr(text, '='), *has = strstr(text, "has ");

	if (is != NULL) {
		*is++ = '\0';
		is += strspn(is, " ");
	} else if (zone != NULL && has != NULL) {
		*has = '\0';
	} else {
		stop(r, UNREADABLE, "'%s' is not followed by =", name);
	}
	if (zone == NULL)
		number_is(r, read_view(r, first, text), is);
	else if (is != NULL)
		zone_is(r, read_view(r, first, text), is);
	else
		zone_has(r, read_view(r, first, text), has + 4);
}
