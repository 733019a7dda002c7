/*
 * words.c - reads and writes the words of a case: names, actions and cards.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"

/* A Goal that lies face down is so many values above the same face up. */
#define DOWN (ONIRIM_CARD_GOAL_DOWN - ONIRIM_CARD_GOAL)

/* A word is the last part of its constant, and its place the value of it. */
static const char *const words[][WORDS_MAX] = {
	[NONE] = { NULL },
	[SEAT] = { "1", "2", "3", "4", "5",
	    [ONIRIM_CHANCE] = "chance", "nobody", "host" },
	[PLACE] = { "1", "2", "3", "4", "5", "6", "7", "8" },
	[COLOUR] = { "red", "blue", "green", "brown" },
	[SPELL] = { "prophecy", "planning", "punishment" },
	[OUTCOME] = { "playing", "won", "lost" },
	[OVER] = { "not", "won", "fill", "new-hand", "turns" },
	[EVENT] = { [ONIRIM_EVENT_CHOICE] = "choice", "deal", "move",
	    "shuffle", "locate", "turn", "flip", "swap", "end", "wake" },
	[QUESTION] = { "nothing", "deal", "draft", "act", "search", "swap",
	    "prophecy", "order", "draw", "door", "nightmare", "pay", "goals",
	    "top", "tower", "premonition", "penalty", "happy", "fetch",
	    "discard-any", "end",
	    [ONIRIM_ASK_MOVE] = "move", "exchange", "legion", "herald",
	    "wake", "joker", "executioner", "scavenger", "devourer" },
	[ZONE] = { "coming", "hand", "shared", "row", "doors", "discard",
	    "limbo", "pool", "top", "bottom", "pending", "goals",
	    "premonitions", "reserve", "towers", "removed", "creature" },
	[NUMBER] = { "happened", "players", "turn", "active", "deck",
	    "series", "series-colour", "doors-left", "price", "aligned",
	    "actions-left", "objective", "from", "to", "to-index",
	    [ONIRIM_NUMBER_NEXT_GOAL] = "next-goal", "goal-rank",
	    [ONIRIM_NUMBER_FIRST] = "first", [ONIRIM_NUMBER_END] = "end" },
};

int
value_of(enum kind kind, const char *word)
{
	for (int i = 0; i < WORDS_MAX; i++)
		if (words[kind][i] != NULL && strcmp(words[kind][i], word) == 0)
			return i;
	return -1;
}

const char *
word_of(enum kind kind, int value)
{
	static char digits[ONIRIM_TEXT_MAX];

	if (value >= 0 && value < WORDS_MAX && words[kind][value] != NULL)
		return words[kind][value];
	snprintf(digits, sizeof digits, "%d", value);
	return digits;
}

void
add(char *text, const char *format, ...)
{
	const size_t length = strlen(text);
	va_list list;

	va_start(list, format);
	vsnprintf(text + length, TEXT_MAX - length, format, list);
	va_end(list);
}

const char *
next_word(const char **text)
{
	static char word[ONIRIM_TEXT_MAX];
	size_t length;

	*text += strspn(*text, " ,\t");
	length = **text == '|' ? 1 : strcspn(*text, " ,\t|");
	snprintf(word, sizeof word, "%.*s", (int)length, *text);
	*text += length;
	return word;
}

char *
next_part(char **text, char until)
{
	char *part = *text + strspn(*text, " "), *end = strchr(part, until);

	*text = end == NULL || *end == '\0' ? NULL : end + 1;
	if (end == NULL)
		end = part + strlen(part);
	while (end > part && end[-1] == ' ')
		end--;
	*end = '\0';
	return part;
}

/* Read a number that counts from 1 as one that counts from 0. */
static int
from_one(struct run *r, const char *word, char behind)
{
	char *end;
	const long number = strtol(word, &end, 10);

	if (number < 1 || number > ONIRIM_CARDS_MAX || *end != behind)
		stop(r, UNREADABLE, "'%s' is no number from 1 on", word);
	return (int)number - 1;
}

int
read_word(struct run *r, enum kind kind, const char *word)
{
	const char *slash = strchr(word, '/');
	const int value = value_of(kind, word);

	if (value >= 0)
		return value;
	if (kind == SEAT)
		return from_one(r, word, '\0');
	if (kind != CREATURE)
		stop(r, UNREADABLE, "there is no word '%s' here", word);
	if (slash == NULL)
		stop(r, UNREADABLE, "'%s' is no creature of a seat", word);
	return 8 * from_one(r, word, '/') + from_one(r, slash + 1, '\0');
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
is_goal(int card)
{
	return card >= ONIRIM_CARD_GOAL && card < ONIRIM_CARD_GOAL_DOWN;
}

int
face_up(int card)
{
	return is_goal(card - DOWN) ? card - DOWN : card;
}

/* What has no name is hidden; a Goal face down has a dash behind its name. */
void
add_card(char *text, int card)
{
	char name[ONIRIM_TEXT_MAX] = "?";

	onirim_card_name((onirim_card)face_up(card), name, sizeof name);
	add(text, "%s%s", name, face_up(card) == card ? "" : "-");
}

int
read_card(struct run *r, const char *word, int *count)
{
	char *end;
	int card;

	*count = (int)strtol(word, &end, 10);
	if (end == word)
		*count = 1;
	card = onirim_card_from_name(end);
	if (strcmp(end, "?") == 0)
		return ONIRIM_HIDDEN_CARD;
	for (int i = 0; i < 4 && card < 0; i++) {
		char name[TEXT_MAX] = "";

		add_card(name, ONIRIM_CARD_GOAL_DOWN + i);
		if (strcmp(name, end) == 0)
			return ONIRIM_CARD_GOAL_DOWN + i;
	}
	if (card < 0)
		stop(r, UNREADABLE, "'%s' is no card", word);
	return card;
}

/* Take the rank off the end of a word. */
static int
take_rank(struct run *r, char *word)
{
	char *plus = strchr(word, '+');

	if (plus == NULL)
		return 0;
	*plus = '\0';
	return from_one(r, plus + 1, '\0') + 1;
}

void
read_cards(struct run *r, const char *text, struct cards *cards)
{
	char word[ONIRIM_TEXT_MAX];

	cards->count = 0;
	while (strcpy(word, next_word(&text))[0] != '\0' &&
	    strcmp(word, "nothing") != 0) {
		const int rank = take_rank(r, word);
		int n, card = read_card(r, word, &n);

		if (n > ONIRIM_CARDS_MAX - cards->count)
			stop(r, UNREADABLE, "'%s' is too many cards", word);
		while (n-- > 0) {
			cards->ranks[cards->count] = rank;
			cards->cards[cards->count++] = (onirim_card)card;
		}
	}
}

void
add_cards(char *text, const struct cards *cards)
{
	for (int i = 0, same; i < cards->count; i += same) {
		for (same = 1; i + same < cards->count &&
		    cards->cards[i + same] == cards->cards[i] &&
		    cards->ranks[i + same] == cards->ranks[i];)
			same++;
		add(text, i > 0 ? "," : "");
		if (same > 1)
			add(text, "%d", same);
		add_card(text, cards->cards[i]);
		if (cards->ranks[i] > 0)
			add(text, "+%d", cards->ranks[i]);
	}
}
