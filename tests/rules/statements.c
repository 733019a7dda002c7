/*
 * statements.c - begins games, plays them, and asks what is so.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "looks.h"
#include "statements.h"
#include "whole.h"

#define EVENTS_MAX 5000

/*
 * ---- Playing ------------------------------------------------------------
 */

static void
apply(struct run *r, onirim_action action, const char *word)
{
	const char *fault;

	if (!onirim_is_legal(r->g, action) ||
	    onirim_apply(r->g, action) != ONIRIM_OK) {
		static char legal[TEXT_MAX];

		write_list(r->g, legal);
		stop(r, FAILED, "'%s' is not legal; the list is %s", word,
		    legal);
	}
	fault = whole_fault(r->g);
	if (fault != NULL)
		stop(r, FAILED, "after '%s' there are %s", word, fault);
}

static void
deal_card(struct run *r, const char *word)
{
	int n, card = read_card(r, word, &n);

	while (n-- > 0) {
		if (onirim_player(r->g) != ONIRIM_CHANCE)
			stop(r, FAILED, "'%s' is not asked for", word);
		apply(r, onirim_action_make(ONIRIM_VERB_DEAL, card, 0, 0),
		    word);
	}
}

static void
answer(struct run *r, const char *word)
{
	const onirim_action action = read_action(r, word);

	if (onirim_player(r->g) == ONIRIM_CHANCE)
		stop(r, FAILED, "a card is missing before '%s'", word);
	apply(r, action, word);
}

/* Play actions and cards, which take turns at each bar. */
static void
play_on(struct run *r, const char *text, int dealing)
{
	char word[ONIRIM_TEXT_MAX] = "";

	while (next_word(&text, word) && strcmp(word, "...") != 0) {
		if (strcmp(word, "|") == 0)
			dealing = !dealing;
		else if (dealing)
			deal_card(r, word);
		else
			answer(r, word);
	}
	if ((onirim_player(r->g) == ONIRIM_CHANCE) !=
	    (strcmp(word, "...") == 0))
		stop(r, FAILED, word[0] == '\0' ? "a card is missing at the "
		    "end" : "no card is asked for at the end");
}

static void
play(struct run *r, char *text)
{
	play_on(r, text, 0);
}

static void
deal(struct run *r, char *text)
{
	play_on(r, text, 1);
}

/* Read `50 draw | n1`. */
static void
repeat(struct run *r, char *text)
{
	for (long n = strtol(text, &text, 10); n > 0; n--)
		play_on(r, text, 0);
}

/* Begin a game, or one at a position, with the words of the file before. */
static void
begin(struct run *r, const char *text,
    int (*make)(onirim_game **, const char *, onirim_problem *))
{
	static char line[TEXT_MAX];
	int status;

	onirim_game_free(r->g);
	snprintf(line, sizeof line, "%s %s", r->with, text);
	status = make(&r->g, line, NULL);
	if (status != ONIRIM_OK)
		stop(r, FAILED, "'%s' makes no game: %s", line,
		    onirim_status_name(status));
	if (whole_fault(r->g) != NULL)
		stop(r, FAILED, "there are %s", whole_fault(r->g));
}

static void
game(struct run *r, char *text)
{
	begin(r, text, onirim_game_new);
}

static void
position(struct run *r, char *text)
{
	begin(r, text, onirim_position_parse);
}

static void
redact(struct run *r, char *text)
{
	if (onirim_redact(r->g, r->g, read_seat(r, text)) != ONIRIM_OK)
		stop(r, FAILED, "it cannot be redacted for %s", text);
}

/*
 * ---- Questions ----------------------------------------------------------
 */

static void
asked(struct run *r, char *text)
{
	char is[ONIRIM_TEXT_MAX], seat[ONIRIM_TEXT_MAX];
	char question[ONIRIM_TEXT_MAX], card[ONIRIM_TEXT_MAX];
	const char *words = text;

	if (!next_word(&words, seat) || !next_word(&words, question))
		stop(r, UNREADABLE, "'asked' takes a seat and a question");
	read_seat(r, seat);
	read_word(r, question_words, question);
	write_asked(r->g, next_word(&words, card), is);
	expect(r, "", "asked ", text, is);
	if (onirim_outcome(r->g) != ONIRIM_PLAYING)
		stop(r, FAILED, "the game is over");
}

/* What is legal has an effect to tell of, and no reason against it. */
static void
check_legal(struct run *r, onirim_action action, const char *word)
{
	char text[ONIRIM_TEXT_MAX];

	if (!onirim_is_legal(r->g, action))
		stop(r, FAILED, "expected that '%s' is legal", word);
	if (onirim_why_text(r->g, action, "en", text, sizeof text) != 0 ||
	    onirim_help_text(r->g, action, "en", text, sizeof text) <= 0)
		stop(r, FAILED, "'%s' is legal, but %s", word, text);
}

/* What is not legal has a reason, and changes nothing when it is tried. */
static void
check_illegal(struct run *r, onirim_action action, const char *word)
{
	const uint64_t hash = onirim_hash(r->g, ONIRIM_HOST);
	char text[ONIRIM_TEXT_MAX];

	if (onirim_is_legal(r->g, action) ||
	    onirim_apply(r->g, action) == ONIRIM_OK)
		stop(r, FAILED, "expected that '%s' is not legal", word);
	if (onirim_hash(r->g, ONIRIM_HOST) != hash ||
	    onirim_why_text(r->g, action, "en", text, sizeof text) <= 0)
		stop(r, FAILED, "'%s' is refused without a reason", word);
}

static void
check_each(struct run *r, const char *text,
    void (*check)(struct run *, onirim_action, const char *))
{
	char word[ONIRIM_TEXT_MAX];

	while (next_word(&text, word))
		check(r, read_action(r, word), word);
}

static void
can(struct run *r, char *text)
{
	check_each(r, text, check_legal);
}

static void
cannot(struct run *r, char *text)
{
	check_each(r, text, check_illegal);
}

static void
list(struct run *r, char *text)
{
	static char is[TEXT_MAX];
	char word[ONIRIM_TEXT_MAX];
	const char *words = text;

	while (next_word(&words, word))
		read_action(r, word);
	write_list(r->g, is);
	expect(r, "the ", "list ", text, is);
	check_each(r, text, check_legal);
}

/* The game is won, lost, or won by a seat alone. */
static void
over(struct run *r, char *text)
{
	char is[ONIRIM_TEXT_MAX];
	const int winner = onirim_winner(r->g);

	if (winner != ONIRIM_NOBODY)
		sprintf(is, "seat %d", winner + 1);
	else
		strcpy(is, word_of(outcome_words, onirim_outcome(r->g))->name);
	expect(r, "", "over ", text, is);
	write_asked(r->g, 0, is);
	expect(r, "", "asked ", "nobody nothing", is);
	if (onirim_legal_actions(r->g, NULL, 0) != 0 || onirim_apply(r->g,
	    onirim_action_make(ONIRIM_VERB_DRAW, 0, 0, 0)) != ONIRIM_E_OVER)
		stop(r, FAILED, "it can be played on");
}

/* Read `wake 100`: so many such things happened, as nobody saw. */
static void
happened(struct run *r, char *text)
{
	static onirim_event events[EVENTS_MAX];
	const int n = onirim_events(r->g, ONIRIM_NOBODY, events, EVENTS_MAX);
	char is[2 * ONIRIM_TEXT_MAX], word[ONIRIM_TEXT_MAX];
	const char *words = text;
	const struct word *kind;
	int count = 0;

	next_word(&words, word);
	kind = read_word(r, event_words, word);
	for (int i = 0; i < n && i < EVENTS_MAX; i++)
		count += events[i].kind == kind->value;
	snprintf(is, sizeof is, "%s %d", word, count);
	expect(r, "", "happened ", text, is);
}

/*
 * ---- What is said -------------------------------------------------------
 */

typedef int saying(const onirim_game *, onirim_action, const char *, char *,
    size_t);

/* Take the language off, which is English unless it is named. */
static const char *
take_language(char **text)
{
	static char language[3];

	memcpy(language, "en", sizeof language);
	if (isalpha((unsigned char)(*text)[0]) &&
	    isalpha((unsigned char)(*text)[1]) && (*text)[2] == ' ') {
		memcpy(language, *text, 2);
		*text += 3;
	}
	return language;
}

/* Read `play:red-sun = The game is over.`; a status is told by its name. */
static void
say(struct run *r, char *text, saying *says)
{
	const char *language = take_language(&text);
	char is[ONIRIM_TEXT_MAX], *wanted = strstr(text, " = ");
	int status;

	if (wanted == NULL)
		stop(r, UNREADABLE, "'%s' is not followed by =", text);
	*wanted = '\0';
	status = says(r->g, read_action(r, text), language, is, sizeof is);
	expect(r, text, " = ", wanted + 3,
	    status < 0 ? onirim_status_name(status) : is);
}

static void
question(struct run *r, char *text)
{
	const char *language = take_language(&text);
	char is[ONIRIM_TEXT_MAX];

	onirim_decision_text(r->g, onirim_decision(r->g), language, is,
	    sizeof is);
	expect(r, "", "question ", text, is);
}

static void
fails(struct run *r, char *text)
{
	strcpy(r->fails, text);
}

/*
 * ---- Lines --------------------------------------------------------------
 */

/* The first words of statements; those that are said go to the line's end. */
static const struct statement {
	const char *name;
	void (*does)(struct run *, char *);
	saying *says;
} statements[] = {
	{ "game",     game,     NULL }, { "position", position, NULL },
	{ "deal",     deal,     NULL }, { "play",     play,     NULL },
	{ "repeat",   repeat,   NULL }, { "redact",   redact,   NULL },
	{ "asked",    asked,    NULL }, { "over",     over,     NULL },
	{ "list",     list,     NULL }, { "happened", happened, NULL },
	{ "can",      can,      NULL }, { "cannot",   cannot,   NULL },
	{ "question", question, NULL }, { "fails",    fails,    NULL },
	{ "why",      NULL,     onirim_why_text  },
	{ "help",     NULL,     onirim_help_text },
	{ "label",    NULL,     onirim_action_text },
	{ NULL,       NULL,     NULL },
};

static const struct statement *
statement_named(const char *name)
{
	const struct statement *statement = statements;

	while (statement->name != NULL && strcmp(statement->name, name) != 0)
		statement++;
	return statement;
}

/* Cut off the first statement of a text, without the spaces behind it; the
 * answer is the rest, or NULL. */
static char *
cut(char *text, const struct statement *statement)
{
	const int to_the_end = statement->says != NULL ||
	    statement->does == question || statement->does == fails;
	char *end = to_the_end ? NULL : strchr(text, ';');

	if (end != NULL)
		*end++ = '\0';
	for (size_t n = strlen(text); n > 0 && text[n - 1] == ' ';)
		text[--n] = '\0';
	return end;
}

static void
carry_out_one(struct run *r, const struct statement *statement,
    const char *name, char *text)
{
	if (r->g == NULL && statement->does != game &&
	    statement->does != position && statement->does != fails)
		stop(r, UNREADABLE, "'%s' comes before a game", name);
	if (statement->says != NULL)
		say(r, text, statement->says);
	else if (statement->does != NULL)
		statement->does(r, text);
	else
		look(r, name, text);
}

void
carry_out(struct run *r, char *text)
{
	char name[ONIRIM_TEXT_MAX];

	while (text != NULL) {
		const char *behind = text;
		const struct statement *statement;
		char *next;

		if (!next_word(&behind, name))
			stop(r, UNREADABLE, "there is nothing at a ';'");
		statement = statement_named(name);
		next = cut(text, statement);
		text += behind - text;
		text += strspn(text, " ");
		carry_out_one(r, statement, name, text);
		text = next;
	}
}
