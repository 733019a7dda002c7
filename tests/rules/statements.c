/*
 * statements.c - begins games, plays them, and asks what is so.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"

/* Which of the statements that one function serves. */
enum { GAME, POSITION };
enum { PLAY, DEAL };
enum { CAN, CANNOT };
enum { WHY, HELP, LABEL };

static const char *
list_of(const onirim_game *g)
{
	static char text[TEXT_MAX];
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);

	text[0] = '\0';
	for (int i = 0; i < n; i++) {
		char name[ONIRIM_TEXT_MAX];

		onirim_action_format(actions[i], name, sizeof name);
		add(text, "%s%s", i > 0 ? " " : "", name);
	}
	return text;
}

/* Begin a game, or one at a position, with the words of the file before. */
static void
begin(struct run *r, char *text)
{
	char line[TEXT_MAX] = "";
	int status;

	add(line, "%s %s", r->with, text);
	onirim_game_free(r->g);
	r->g = NULL;
	r->is_redacted = 0;
	status = (r->which == GAME ? onirim_game_new :
	    onirim_position_parse)(&r->g, line, NULL);
	if (status != ONIRIM_OK)
		stop(r, FAILED, "'%s' makes no game: %s", line,
		    onirim_status_name(status));
	check_whole(r, line);
}

/* Deal a card, so often as its number says, or answer. */
static void
play_word(struct run *r, const char *word, int dealing)
{
	int n = 1;
	const onirim_action action = !dealing ? read_action(r, word) :
	    onirim_action_make(ONIRIM_VERB_DEAL, read_card(r, word, &n), 0, 0);

	for (; n > 0; n--) {
		if ((onirim_player(r->g) == ONIRIM_CHANCE) != dealing)
			stop(r, FAILED, dealing ? "'%s' is not asked for" :
			    "a card is missing before '%s'", word);
		if (!onirim_is_legal(r->g, action) ||
		    onirim_apply(r->g, action) != ONIRIM_OK)
			stop(r, FAILED, "'%s' is not legal; the list is %s",
			    word, list_of(r->g));
		check_whole(r, word);
	}
}

/* Play actions and cards, which take turns at each bar.  The dealer is asked
 * at the end just when the text ends with `...`. */
static void
play(struct run *r, char *text)
{
	const char *word, *words = text;
	int dealing = r->which == DEAL, dealer;

	while ((word = next_word(&words))[0] != '\0' &&
	    strcmp(word, "...") != 0) {
		if (word[0] == '|')
			dealing = !dealing;
		else
			play_word(r, word, dealing);
	}
	dealer = onirim_player(r->g) == ONIRIM_CHANCE;
	if (dealer != (word[0] != '\0'))
		stop(r, FAILED, dealer ? "a card is missing at the end" :
		    "no card is asked for at the end");
}

/* Read `50 draw | n1`. */
static void
repeat(struct run *r, char *text)
{
	for (long n = strtol(text, &text, 10); n > 0; n--)
		play(r, text);
}

static void
redact(struct run *r, char *text)
{
	r->viewer = read_word(r, SEAT, text);
	r->is_redacted = 1;
	if (onirim_redact(r->g, r->g, r->viewer) != ONIRIM_OK)
		stop(r, FAILED, "it cannot be redacted for %s", text);
}

/* Texts are read by the viewer of a redacted game, else by whoever is asked:
 * by the host, who deals, when that is chance. */
static onirim_reader
reader_of(const struct run *r, const char *language)
{
	const int asked = onirim_player(r->g);
	const int viewer = r->is_redacted ? r->viewer
	    : asked == ONIRIM_CHANCE ? ONIRIM_HOST : asked;

	return (onirim_reader){language, NULL, viewer, 0};
}

static void
expect_asked(struct run *r, const char *wanted, int with_card)
{
	char is[TEXT_MAX] = "";

	add(is, "%s", word_of(SEAT, onirim_player(r->g)));
	add(is, " %s", word_of(QUESTION, onirim_decision(r->g)));
	if (with_card && onirim_subject(r->g) == ONIRIM_NO_CARD)
		add(is, " none");
	else if (with_card)
		add_card(strcat(is, " "), onirim_subject(r->g));
	expect(r, "asked ", wanted, is);
}

static void
asked(struct run *r, char *text)
{
	const char *words = text;

	read_word(r, SEAT, next_word(&words));
	if (words[0] == '\0')
		stop(r, UNREADABLE, "'asked' takes a seat and a question");
	read_word(r, QUESTION, next_word(&words));
	expect_asked(r, text, words[0] != '\0');
	if (onirim_outcome(r->g) != ONIRIM_PLAYING)
		stop(r, FAILED, "the game is over");
}

/* What is legal has an effect to tell of and no reason against it.  What is
 * not legal has a reason, and changes nothing when it is tried. */
static void
check_legal(struct run *r, const char *word, int legal)
{
	const onirim_action action = read_action(r, word);
	const uint64_t hash = onirim_hash(r->g, ONIRIM_HOST);
	const char *is = legal ? "legal" : "not legal";
	const onirim_reader reader = reader_of(r, NULL);
	char why[ONIRIM_TEXT_MAX] = "", help[ONIRIM_TEXT_MAX] = "";

	if (onirim_is_legal(r->g, action) != legal)
		stop(r, FAILED, "expected that '%s' is %s", word, is);
	onirim_why_text(r->g, action, &reader, why, sizeof why);
	onirim_help_text(r->g, action, &reader, help, sizeof help);
	if ((why[0] == '\0') != legal || (help[0] != '\0') != legal)
		stop(r, FAILED, "'%s' is %s, but the reason against it is '%s' "
		    "and its effect '%s'", word, is, why, help);
	if (!legal && (onirim_apply(r->g, action) == ONIRIM_OK ||
	    onirim_hash(r->g, ONIRIM_HOST) != hash))
		stop(r, FAILED, "'%s' is %s, but is not refused", word, is);
}

static void
can(struct run *r, char *text)
{
	const char *word, *words = text;

	while ((word = next_word(&words))[0] != '\0')
		check_legal(r, word, r->which == CAN);
}

/* A word that is no action is told of before the list. */
static void
list(struct run *r, char *text)
{
	const char *word, *words = text;

	while ((word = next_word(&words))[0] != '\0')
		read_action(r, word);
	expect(r, "the list ", text, list_of(r->g));
	can(r, text);
}

/* The game is won, lost, or won by a seat alone. */
static void
over(struct run *r, char *text)
{
	const int winner = onirim_winner(r->g);
	char is[TEXT_MAX] = "";

	if (winner == ONIRIM_NOBODY)
		add(is, "%s", word_of(OUTCOME, onirim_outcome(r->g)));
	else
		add(is, "seat %s", word_of(SEAT, winner));
	expect(r, "over ", text, is);
	expect_asked(r, "nobody nothing", 0);
	if (onirim_legal_actions(r->g, NULL, 0) != 0 || onirim_apply(r->g,
	    onirim_action_make(ONIRIM_VERB_DRAW, 0, 0, 0)) != ONIRIM_E_OVER)
		stop(r, FAILED, "it can be played on");
}

/* Take the language off, which is English unless it is named. */
static const char *
take_language(char **text)
{
	char *const language = *text;

	if (!islower((unsigned char)language[0]) ||
	    !islower((unsigned char)language[1]) || language[2] != ' ')
		return "en";
	language[2] = '\0';
	*text += 3;
	return language;
}

/* Read `play:red-sun = The game is over.`; a status is told by its name. */
static void
say(struct run *r, char *text)
{
	static int (*const says[])(const onirim_game *, onirim_action,
	    const onirim_reader *, char *, size_t) = { [WHY] = onirim_why_text,
	    [HELP] = onirim_help_text, [LABEL] = onirim_action_text };
	const onirim_reader reader = reader_of(r, take_language(&text));
	char is[ONIRIM_TEXT_MAX], what[TEXT_MAX] = "";
	char *wanted = strstr(text, " = ");
	int status;

	if (wanted == NULL)
		stop(r, UNREADABLE, "'%s' is not followed by =", text);
	add(what, "%.*s", (int)(wanted + 3 - text), text);
	*wanted = '\0';
	status = says[r->which](r->g, read_action(r, text), &reader, is,
	    sizeof is);
	expect(r, what, wanted + 3,
	    status < 0 ? onirim_status_name(status) : is);
}

static void
question(struct run *r, char *text)
{
	const onirim_reader reader = reader_of(r, take_language(&text));
	char is[ONIRIM_TEXT_MAX] = "";

	onirim_decision_text(r->g, onirim_decision(r->g), &reader, is,
	    sizeof is);
	expect(r, "question ", text, is);
}

static void
fails(struct run *r, char *text)
{
	strcpy(r->fails, text);
}

/* The first words of statements; what is said goes to the end of the line. */
static const struct statement {
	const char *name;
	void (*does)(struct run *, char *);
	int which;
	char until;
} statements[] = {
	{ "game",     begin,    GAME,     ';'  },
	{ "position", begin,    POSITION, ';'  },
	{ "play",     play,     PLAY,     ';'  },
	{ "deal",     play,     DEAL,     ';'  },
	{ "repeat",   repeat,   PLAY,     ';'  },
	{ "redact",   redact,   0,        ';'  },
	{ "asked",    asked,    0,        ';'  },
	{ "list",     list,     CAN,      ';'  },
	{ "can",      can,      CAN,      ';'  },
	{ "cannot",   can,      CANNOT,   ';'  },
	{ "over",     over,     0,        ';'  },
	{ "why",      say,      WHY,      '\0' },
	{ "help",     say,      HELP,     '\0' },
	{ "label",    say,      LABEL,    '\0' },
	{ "question", question, 0,        '\0' },
	{ "fails",    fails,    0,        '\0' },
	{ NULL,       look,     0,        ';'  }, /* a zone or a number */
};

static const struct statement *
read_statement(struct run *r, const char *name)
{
	const struct statement *s = statements;

	if (name[0] == '\0')
		stop(r, UNREADABLE, "there is nothing at a ';'");
	while (s->name != NULL && strcmp(s->name, name) != 0)
		s++;
	if (r->g == NULL && s->does != begin && s->does != fails)
		stop(r, UNREADABLE, "'%s' comes before a game", name);
	return s;
}

/* A zone or a number is looked at with its name. */
void
carry_out(struct run *r, char *text)
{
	while (text != NULL) {
		const char *behind = text;
		const struct statement *s = read_statement(r,
		    next_word(&behind));

		if (s->name != NULL)
			text += behind - text;
		r->which = s->which;
		s->does(r, next_part(&text, s->until));
	}
}
