/*
 * script.c - reads the parts of dealer and players and plays them.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "script.h"
#include "terrors.h"

#define FACES 256
#define LIST_TEXT_MAX 2048

/* A word of a text, without what stands around it. */
struct word {
	char text[ONIRIM_TEXT_MAX];
};

/* How many cards there are of each face, by name, and the set that they
 * belong to. */
static const struct {
	const char *name;
	int count;
	const char *set;
} whole_game[] = {
	{ "red-sun",       9, NULL     }, { "red-moon",      4, NULL     },
	{ "red-key",       3, NULL     }, { "blue-sun",      8, NULL     },
	{ "blue-moon",     4, NULL     }, { "blue-key",      3, NULL     },
	{ "green-sun",     7, NULL     }, { "green-moon",    4, NULL     },
	{ "green-key",     3, NULL     }, { "brown-sun",     6, NULL     },
	{ "brown-moon",    4, NULL     }, { "brown-key",     3, NULL     },
	{ "red-door",      2, NULL     }, { "blue-door",     2, NULL     },
	{ "green-door",    2, NULL     }, { "brown-door",    2, NULL     },
	{ "nightmare",    10, NULL     }, { "happy-dream",   4, "dreams" },
	{ "red-tower-3",   1, "towers" }, { "red-tower-4",   1, "towers" },
	{ "red-tower-5",   1, "towers" }, { "blue-tower-3",  1, "towers" },
	{ "blue-tower-4",  1, "towers" }, { "blue-tower-5",  1, "towers" },
	{ "green-tower-3", 1, "towers" }, { "green-tower-4", 1, "towers" },
	{ "green-tower-5", 1, "towers" }, { "brown-tower-3", 1, "towers" },
	{ "brown-tower-4", 1, "towers" }, { "brown-tower-5", 1, "towers" },
	{ "red-goal",      2, "steps"  }, { "blue-goal",     2, "steps"  },
	{ "green-goal",    2, "steps"  }, { "brown-goal",    2, "steps"  },
	{ "red-pair",      1, "dreams" }, { "blue-pair",     1, "dreams" },
	{ "green-pair",    1, "dreams" }, { "brown-pair",    1, "dreams" },
	{ "any-pair",      1, "dreams" }, { "three-doors",   1, "dreams" },
	{ "five-doors",    1, "dreams" }, { "every-colour",  1, "dreams" },
};

static const char *
outcome_name(int outcome)
{
	return outcome == ONIRIM_WON ? "won" :
	    outcome == ONIRIM_LOST ? "lost" : "playing";
}

/*
 * ---- Words and lists ----------------------------------------------------
 */

/* Take the next word off a text; a bar is a word.  The answer is 0 at the
 * end of the text. */
static int
next_word(const char **text, struct word *word)
{
	size_t length;

	*text += strspn(*text, " ,\t\n");
	length = **text == '|' ? 1 : strcspn(*text, " ,\t\n|");
	ck_assert_uint_lt(length, sizeof word->text);
	memcpy(word->text, *text, length);
	word->text[length] = '\0';
	*text += length;
	return length > 0;
}

/* The face of a name; a Goal with `-` behind it lies face down. */
static int
face_of(const char *name)
{
	char goal[ONIRIM_TEXT_MAX];
	size_t length = strlen(name);
	int card;

	if (length == 0 || name[length - 1] != '-')
		return onirim_card_from_name(name);
	memcpy(goal, name, length - 1);
	goal[length - 1] = '\0';
	card = onirim_card_from_name(goal);
	if (card < ONIRIM_CARD_GOAL || card >= ONIRIM_CARD_GOAL_DOWN)
		return ONIRIM_NO_CARD;
	return card - ONIRIM_CARD_GOAL + ONIRIM_CARD_GOAL_DOWN;
}

/* Read `3red-sun` as a face and how many of it. */
static onirim_card
counted_card(struct place at, const char *word, int *count)
{
	char *name;
	int card;

	*count = (int)strtol(word, &name, 10);
	if (name == word)
		*count = 1;
	if (strcmp(name, "hidden") == 0)
		return ONIRIM_HIDDEN_CARD;
	card = face_of(name);
	if (card <= 0)
		ck_abort_msg("%s:%d: '%s' is no card", at.file, at.line, word);
	return (onirim_card)card;
}

int
script_cards(struct place at, const char *text, onirim_card *cards)
{
	struct word word;
	int count, n = 0;

	while (next_word(&text, &word)) {
		onirim_card card = counted_card(at, word.text, &count);

		while (count-- > 0) {
			ck_assert_int_lt(n, ONIRIM_CARDS_MAX);
			cards[n++] = card;
		}
	}
	return n;
}

static int
is_goal_down(int card)
{
	return card >= ONIRIM_CARD_GOAL_DOWN && card < ONIRIM_CARD_PREMONITION;
}

/* Write a card as counted_card() reads it. */
static void
write_card(int card, char *name)
{
	if (card == ONIRIM_HIDDEN_CARD) {
		strcpy(name, "hidden");
	} else if (is_goal_down(card)) {
		onirim_card_name((onirim_card)(card - ONIRIM_CARD_GOAL_DOWN +
		    ONIRIM_CARD_GOAL), name, ONIRIM_TEXT_MAX);
		strcat(name, "-");
	} else if (onirim_card_name((onirim_card)card, name,
	    ONIRIM_TEXT_MAX) < 0) {
		snprintf(name, ONIRIM_TEXT_MAX, "0x%02X", (unsigned int)card);
	}
}

/* Write cards as script_cards() reads them, one by one. */
static void
write_cards(const onirim_card *cards, int n, char *text)
{
	char name[ONIRIM_TEXT_MAX];
	size_t length = 0;
	int i;

	text[0] = '\0';
	for (i = 0; i < n; i++) {
		write_card(cards[i], name);
		length += (size_t)snprintf(text + length,
		    LIST_TEXT_MAX - length, "%s%s", i > 0 ? "," : "", name);
		ck_assert_uint_lt(length, LIST_TEXT_MAX);
	}
}

/* Write the answers that are on the list. */
static void
write_legal(const onirim_game *g, char *text)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char name[ONIRIM_TEXT_MAX];
	size_t length = 0;
	int i, n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);

	ck_assert_int_ge(n, 0);
	text[0] = '\0';
	for (i = 0; i < n; i++) {
		ck_assert_int_gt(onirim_action_format(actions[i], name,
		    sizeof name), 0);
		length += (size_t)snprintf(text + length,
		    LIST_TEXT_MAX - length, "%s%s", i > 0 ? " " : "", name);
		ck_assert_uint_lt(length, LIST_TEXT_MAX);
	}
}

/* Fail, and tell what could have been answered. */
static void
complain(struct place at, const onirim_game *g, const char *word,
    const char *complaint)
{
	char legal[LIST_TEXT_MAX];

	write_legal(g, legal);
	ck_abort_msg("%s:%d: at '%s' %s; the game is %s, question %d, "
	    "player %d, answers: %s", at.file, at.line, word, complaint,
	    outcome_name(onirim_outcome(g)), onirim_decision(g),
	    onirim_player(g), legal);
}

/*
 * ---- Every card in one place --------------------------------------------
 */

static void
count_zone(const onirim_game *g, struct view view, int *counts)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int i, n;

	n = onirim_cards(g, view.viewer, view.zone, view.index, cards,
	    ONIRIM_CARDS_MAX);
	ck_assert_int_ge(n, 0);
	ck_assert_int_le(n, ONIRIM_CARDS_MAX);
	for (i = 0; i < n; i++)
		counts[cards[i]]++;
}

static int
is_nightmarium(const onirim_game *g)
{
	char config[ONIRIM_TEXT_MAX];

	ck_assert_int_gt(onirim_config_format(g, config, sizeof config), 0);
	return strstr(config, "game=nightmarium") != NULL;
}

static int
seat_count(const onirim_game *g)
{
	return onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_PLAYERS, 0);
}

/* The whole game, face by face, as the host sees it. */
static void
count_all(const onirim_game *g, int *counts)
{
	static const int piles[] = { ONIRIM_ZONE_SHARED, ONIRIM_ZONE_DISCARD,
	    ONIRIM_ZONE_LIMBO, ONIRIM_ZONE_POOL, ONIRIM_ZONE_TOP,
	    ONIRIM_ZONE_BOTTOM, ONIRIM_ZONE_PENDING, ONIRIM_ZONE_REMOVED,
	    ONIRIM_ZONE_GOALS, ONIRIM_ZONE_TOWERS, ONIRIM_ZONE_PREMONITIONS,
	    ONIRIM_ZONE_RESERVE };
	static const int of_seats[] = { ONIRIM_ZONE_HAND, ONIRIM_ZONE_ROW,
	    ONIRIM_ZONE_DOORS };
	int i, seat, seats = seat_count(g);

	for (i = 0; i < COUNT_OF(piles); i++)
		count_zone(g, (struct view){ ONIRIM_HOST, piles[i], 0 },
		    counts);
	for (seat = 0; seat < seats; seat++)
		for (i = 0; i < COUNT_OF(of_seats); i++)
			count_zone(g, (struct view){ ONIRIM_HOST, of_seats[i],
			    seat }, counts);
}

/* Goals that have not been dealt yet are not in any place. */
static int
goals_are_dealt(const onirim_game *g)
{
	return onirim_decision(g) == ONIRIM_ASK_DEAL &&
	    onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0) ==
	    ONIRIM_ZONE_GOALS;
}

/* Whether a face of the whole game is there as often as it should be in a
 * game of this configuration. */
static int
count_right(const onirim_game *g, const char *config, int i, int count)
{
	if (whole_game[i].set == NULL)
		return count == whole_game[i].count;
	if (strstr(config, whole_game[i].set) == NULL)
		return count == 0;
	if (strcmp(whole_game[i].set, "steps") == 0 && goals_are_dealt(g))
		return count <= whole_game[i].count;
	return count == whole_game[i].count;
}

/* The same of Nightmarium. */
static void
count_terrors(const onirim_game *g, int *counts)
{
	static const int piles[] = { ONIRIM_ZONE_DISCARD, ONIRIM_ZONE_POOL,
	    ONIRIM_ZONE_PENDING };
	int i, seat, seats = seat_count(g);

	for (i = 0; i < COUNT_OF(piles); i++)
		count_zone(g, (struct view){ ONIRIM_HOST, piles[i], 0 },
		    counts);
	for (seat = 0; seat < seats; seat++) {
		count_zone(g, (struct view){ ONIRIM_HOST, ONIRIM_ZONE_HAND,
		    seat }, counts);
		for (i = 0; i < CREATURE_PLACES; i++)
			count_zone(g, (struct view){ ONIRIM_HOST,
			    ONIRIM_ZONE_CREATURE, CREATURE(seat, i) }, counts);
	}
}

static void
check_all_terrors(struct place at, const onirim_game *g, const char *word)
{
	static int lowest[PRINTED];
	int i, counts[FACES] = { 0 };

	count_terrors(g, counts);
	for (i = 0; i < PRINTED; i++) {
		if (lowest[i] == 0)
			lowest[i] = lowest_terror(i + 1);
		counts[ONIRIM_CARD_TERROR + lowest[i] - 1]--;
	}
	for (i = 0; i < FACES; i++)
		if (counts[i] != 0)
			ck_abort_msg("%s:%d: after '%s' there are %d more "
			    "0x%02X", at.file, at.line, word, counts[i],
			    (unsigned int)i);
}

static void
check_all_rooms(struct place at, const onirim_game *g, const char *word)
{
	char config[ONIRIM_TEXT_MAX];
	int card, i, counts[FACES] = { 0 };

	ck_assert_int_gt(onirim_config_format(g, config, sizeof config), 0);
	count_all(g, counts);
	for (card = ONIRIM_CARD_GOAL; card < ONIRIM_CARD_GOAL_DOWN; card++) {
		counts[card] += counts[card + 4];
		counts[card + 4] = 0;
	}
	for (i = 0; i < COUNT_OF(whole_game); i++) {
		card = onirim_card_from_name(whole_game[i].name);
		ck_assert_int_gt(card, 0);
		if (!count_right(g, config, i, counts[card]))
			ck_abort_msg("%s:%d: after '%s' there are %d %s",
			    at.file, at.line, word, counts[card],
			    whole_game[i].name);
		counts[card] = 0;
	}
	for (i = 0; i < FACES; i++)
		if (counts[i] != 0)
			ck_abort_msg("%s:%d: after '%s' there is a 0x%02X",
			    at.file, at.line, word, (unsigned int)i);
}

static void
check_whole(struct place at, const onirim_game *g, const char *word)
{
	if (is_nightmarium(g))
		check_all_terrors(at, g, word);
	else
		check_all_rooms(at, g, word);
}

/*
 * ---- Answers ------------------------------------------------------------
 */

onirim_game *
script_begin(struct place at, const char *config)
{
	onirim_game *g = NULL;
	char line[ONIRIM_TEXT_MAX];
	int status;

	snprintf(line, sizeof line, "%s chance=host", config);
	status = onirim_game_new(&g, line, NULL);
	if (status != ONIRIM_OK)
		ck_abort_msg("%s:%d: '%s' makes no game: %s", at.file,
		    at.line, line, onirim_status_name(status));
	check_whole(at, g, line);
	return g;
}

void
script_apply(struct place at, onirim_game *g, onirim_action action)
{
	char text[ONIRIM_TEXT_MAX] = "?";
	int status;

	onirim_action_format(action, text, sizeof text);
	status = onirim_apply(g, action);
	if (status != ONIRIM_OK)
		complain(at, g, text, onirim_status_name(status));
	check_whole(at, g, text);
}

static void
answer_dealer(struct place at, onirim_game *g, const char *word)
{
	onirim_action action;
	int count;
	onirim_card card = counted_card(at, word, &count);

	action = onirim_action_make(ONIRIM_VERB_DEAL, card, 0, 0);
	while (count-- > 0) {
		if (onirim_player(g) != ONIRIM_CHANCE)
			complain(at, g, word, "no card is asked for");
		if (!onirim_is_legal(g, action))
			complain(at, g, word, "no such card can come");
		script_apply(at, g, action);
	}
}

static void
answer_seat(struct place at, onirim_game *g, const char *word)
{
	onirim_action action;

	if (onirim_action_parse(&action, word, NULL) != ONIRIM_OK)
		complain(at, g, word, "there is no such action");
	if (onirim_player(g) == ONIRIM_CHANCE)
		complain(at, g, word, "a card is missing");
	if (!onirim_is_legal(g, action))
		complain(at, g, word, "that is not legal");
	script_apply(at, g, action);
}

/* Play a text to its end; dealing tells who has the first word. */
static void
run(struct place at, onirim_game *g, const char *text, int dealing)
{
	struct word word;
	int open_end = 0, words = 0;

	while (next_word(&text, &word)) {
		if (open_end)
			complain(at, g, word.text,
			    "the text goes on after ...");
		if (strcmp(word.text, "|") == 0) {
			if (words == 0)
				complain(at, g, "|", "there is nothing before");
			dealing = !dealing;
			words = 0;
			continue;
		}
		words++;
		if (strcmp(word.text, "...") == 0)
			open_end = 1;
		else if (dealing)
			answer_dealer(at, g, word.text);
		else
			answer_seat(at, g, word.text);
	}
	if (words == 0)
		complain(at, g, "", "the text ends with a bar");
	if (open_end && onirim_player(g) != ONIRIM_CHANCE)
		complain(at, g, "...", "no card is asked for");
	if (!open_end && onirim_player(g) == ONIRIM_CHANCE)
		complain(at, g, "", "a card is missing at the end");
}

void
script_deal(struct place at, onirim_game *g, const char *text)
{
	run(at, g, text, 1);
}

void
script_play(struct place at, onirim_game *g, const char *text)
{
	run(at, g, text, 0);
}

/*
 * ---- Questions ----------------------------------------------------------
 */

/* Order two cards as a pile without an order shows them. */
static int
compare_cards(const void *left, const void *right)
{
	int a = *(const onirim_card *)left, b = *(const onirim_card *)right;

	a = a == ONIRIM_HIDDEN_CARD ? FACES : a;
	b = b == ONIRIM_HIDDEN_CARD ? FACES : b;
	return a - b;
}

static int
has_order(int zone)
{
	return zone == ONIRIM_ZONE_ROW || zone == ONIRIM_ZONE_TOP ||
	    zone == ONIRIM_ZONE_BOTTOM || zone == ONIRIM_ZONE_GOALS ||
	    zone == ONIRIM_ZONE_TOWERS || zone == ONIRIM_ZONE_CREATURE;
}

void
script_cards_are(struct place at, const onirim_game *g, struct view view,
    const char *text)
{
	onirim_card cards[ONIRIM_CARDS_MAX], wanted[ONIRIM_CARDS_MAX];
	char is[LIST_TEXT_MAX], ought[LIST_TEXT_MAX];
	int n, wanted_count = script_cards(at, text, wanted);

	n = onirim_cards(g, view.viewer, view.zone, view.index, cards,
	    ONIRIM_CARDS_MAX);
	if (n < 0 || n > ONIRIM_CARDS_MAX)
		ck_abort_msg("%s:%d: the zone is %s", at.file, at.line,
		    onirim_status_name(n));
	if (!has_order(view.zone))
		qsort(wanted, (size_t)wanted_count, sizeof wanted[0],
		    compare_cards);
	if (view.zone == ONIRIM_ZONE_PENDING)
		qsort(cards, (size_t)n, sizeof cards[0], compare_cards);
	write_cards(cards, n, is);
	write_cards(wanted, wanted_count, ought);
	if (strcmp(is, ought) != 0)
		ck_abort_msg("%s:%d: zone %d, index %d for %d has [%s], not "
		    "[%s]", at.file, at.line, view.zone, view.index,
		    view.viewer, is, ought);
}

void
script_zone_has(struct place at, const onirim_game *g, struct view view,
    const char *text)
{
	int count, counts[FACES] = { 0 };
	onirim_card card = counted_card(at, text, &count);

	count_zone(g, view, counts);
	if (counts[card] != count)
		ck_abort_msg("%s:%d: zone %d for %d has %d, not %s", at.file,
		    at.line, view.zone, view.viewer, counts[card], text);
}

void
script_legal_are(struct place at, const onirim_game *g, const char *text)
{
	char is[LIST_TEXT_MAX], ought[LIST_TEXT_MAX] = "";
	struct word word;

	while (next_word(&text, &word)) {
		ck_assert_uint_lt(strlen(ought) + strlen(word.text) + 2,
		    sizeof ought);
		if (ought[0] != '\0')
			strcat(ought, " ");
		strcat(ought, word.text);
	}
	write_legal(g, is);
	if (strcmp(is, ought) != 0)
		ck_abort_msg("%s:%d: the answers are [%s], not [%s]", at.file,
		    at.line, is, ought);
}

void
script_can(struct place at, const onirim_game *g, const char *word,
    int legal)
{
	onirim_action action;

	if (onirim_action_parse(&action, word, NULL) != ONIRIM_OK)
		complain(at, g, word, "there is no such action");
	if (onirim_is_legal(g, action) != legal)
		complain(at, g, word, legal ? "that is not legal" :
		    "that is legal");
}

void
script_asked(struct place at, const onirim_game *g, int seat, int decision)
{
	if (onirim_player(g) != seat || onirim_decision(g) != decision) {
		char ought[ONIRIM_TEXT_MAX];

		snprintf(ought, sizeof ought, "player %d, question %d", seat,
		    decision);
		complain(at, g, ought, "something else is asked");
	}
}

void
script_about(struct place at, const onirim_game *g, const char *card)
{
	char is[ONIRIM_TEXT_MAX] = "";

	if (onirim_subject(g) != ONIRIM_NO_CARD)
		write_card(onirim_subject(g), is);
	if (strcmp(is, card) != 0)
		ck_abort_msg("%s:%d: the question is about '%s', not '%s'",
		    at.file, at.line, is, card);
}

void
script_over(struct place at, const onirim_game *g, int outcome, int winner)
{
	onirim_action action = onirim_action_make(ONIRIM_VERB_REVEAL, 0, 0, 0);
	onirim_game *copy;

	if (onirim_outcome(g) != outcome)
		complain(at, g, outcome_name(outcome), "it is not so");
	script_asked(at, g, ONIRIM_NOBODY, ONIRIM_ASK_NOTHING);
	script_legal_are(at, g, "");
	if (onirim_winner(g) != winner)
		ck_abort_msg("%s:%d: the winner is %d, not %d", at.file,
		    at.line, onirim_winner(g), winner);
	ck_assert_int_eq(onirim_game_copy(&copy, g), ONIRIM_OK);
	ck_assert_int_eq(onirim_apply(copy, action), ONIRIM_E_OVER);
	onirim_game_free(copy);
	check_whole(at, g, "the end");
}

void
script_number_is(struct place at, const onirim_game *g, int what, int count)
{
	int is = onirim_number(g, ONIRIM_NOBODY, what, 0);

	if (is != count)
		ck_abort_msg("%s:%d: number %d is %d, not %d", at.file,
		    at.line, what, is, count);
}

void
script_add_case(Suite *suite, const char *name, void (*add)(TCase *))
{
	TCase *tcase = tcase_create(name);

	add(tcase);
	suite_add_tcase(suite, tcase);
}
