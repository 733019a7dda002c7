/*
 * read.c - reads and writes words, seats, actions and cards.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "read.h"

void
stop(struct run *r, int why, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(r->message, sizeof r->message, format, list);
	va_end(list);
	longjmp(r->end, why);
}

int
next_word(const char **text, char *word)
{
	size_t length;

	*text += strspn(*text, " ,\t");
	length = **text == '|' ? 1 : strcspn(*text, " ,\t|");
	snprintf(word, ONIRIM_TEXT_MAX, "%.*s", (int)length, *text);
	*text += length;
	return length > 0;
}

const struct word *
read_word(struct run *r, const struct word *words, const char *name)
{
	const struct word *word = word_named(words, name);

	if (word == NULL)
		stop(r, UNREADABLE, "there is no word '%s' here", name);
	return word;
}

/* Read a number that counts from 1 as one that counts from 0. */
static int
from_one(struct run *r, const char *word)
{
	char *end;
	const long number = strtol(word, &end, 10);

	if (number < 1 || number > ONIRIM_CARDS_MAX || *end != '\0')
		stop(r, UNREADABLE, "'%s' is no number from 1 on", word);
	return (int)number - 1;
}

int
read_seat(struct run *r, const char *word)
{
	if (strcmp(word, "nobody") == 0)
		return ONIRIM_NOBODY;
	if (strcmp(word, "host") == 0)
		return ONIRIM_HOST;
	if (strcmp(word, "chance") == 0)
		return ONIRIM_CHANCE;
	return from_one(r, word);
}

const char *
write_seat(int seat)
{
	static char text[ONIRIM_TEXT_MAX];

	if (seat == ONIRIM_NOBODY)
		return "nobody";
	if (seat == ONIRIM_CHANCE)
		return "chance";
	snprintf(text, sizeof text, "%d", seat + 1);
	return text;
}

int
read_index(struct run *r, enum index kind, char *word)
{
	char *slash = strchr(word, '/');

	if (kind == COLOUR)
		return read_word(r, colour_words, word)->value;
	if (kind == SPELL)
		return read_word(r, spell_words, word)->value;
	if (kind != CREATURE)
		return from_one(r, word);
	if (slash == NULL)
		stop(r, UNREADABLE, "'%s' is no creature of a seat", word);
	*slash = '\0';
	return 8 * from_one(r, word) + from_one(r, slash + 1);
}

onirim_action
read_action(struct run *r, const char *word)
{
	onirim_action action;

	if (onirim_action_parse(&action, word, NULL) != ONIRIM_OK)
		stop(r, UNREADABLE, "'%s' is no action", word);
	return action;
}

int
read_card(struct run *r, const char *word, int *count)
{
	char name[ONIRIM_TEXT_MAX], *end;
	int card, down = 0;

	*count = (int)strtol(word, &end, 10);
	if (end == word)
		*count = 1;
	if (strcmp(end, "?") == 0)
		return ONIRIM_HIDDEN_CARD;
	snprintf(name, sizeof name, "%s", end);
	end = strrchr(name, '-');
	if (end != NULL && end[1] == '\0') {
		*end = '\0';
		down = ONIRIM_CARD_GOAL_DOWN - ONIRIM_CARD_GOAL;
	}
	card = onirim_card_from_name(name);
	if (card < 0)
		stop(r, UNREADABLE, "'%s' is no card", word);
	return card + down;
}

/* A Goal that lies face down has the name of one that lies face up. */
void
write_card(int card, char *name)
{
	const int down = card >= ONIRIM_CARD_GOAL_DOWN &&
	    card < ONIRIM_CARD_PREMONITION;

	strcpy(name, "?");
	if (card == ONIRIM_HIDDEN_CARD)
		return;
	if (down)
		card -= ONIRIM_CARD_GOAL_DOWN - ONIRIM_CARD_GOAL;
	onirim_card_name((onirim_card)card, name, ONIRIM_TEXT_MAX);
	if (down)
		strcat(name, "-");
}

void
read_cards(struct run *r, const char *text, struct cards *cards)
{
	char word[ONIRIM_TEXT_MAX];

	cards->count = 0;
	while (next_word(&text, word) && strcmp(word, "nothing") != 0) {
		int n, card = read_card(r, word, &n);

		if (n > ONIRIM_CARDS_MAX - cards->count)
			stop(r, UNREADABLE, "'%s' is too many cards", word);
		while (n-- > 0)
			cards->cards[cards->count++] = (onirim_card)card;
	}
}

/* Hidden cards come last. */
static int
compare_cards(const void *left, const void *right)
{
	const int a = *(const onirim_card *)left;
	const int b = *(const onirim_card *)right;

	return (a == ONIRIM_HIDDEN_CARD ? 256 : a) -
	    (b == ONIRIM_HIDDEN_CARD ? 256 : b);
}

void
write_cards(struct cards *cards, int ordered, char *text)
{
	char name[ONIRIM_TEXT_MAX], *end = text;
	int i, same;

	if (!ordered)
		qsort(cards->cards, (size_t)cards->count,
		    sizeof cards->cards[0], compare_cards);
	text[0] = '\0';
	for (i = 0; i < cards->count; i += same) {
		for (same = 1; i + same < cards->count &&
		    cards->cards[i + same] == cards->cards[i];)
			same++;
		write_card(cards->cards[i], name);
		if (same == 1)
			sprintf(end, "%s%s", i > 0 ? "," : "", name);
		else
			sprintf(end, "%s%d%s", i > 0 ? "," : "", same, name);
		end += strlen(end);
	}
}
