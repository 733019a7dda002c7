/* language.h - the words of one language. */
#ifndef ONI_LANGUAGE_H
#define ONI_LANGUAGE_H

#include <stdint.h>

#include "../core/cards.h"
#include "../core/ends.h"
#include "../core/meanings.h"
#include "onirim.h"

/*
 * Texts may be patterns, in which these stand for something, if it is said:
 *
 *     {card} {the card}      a card's name; the same as an object
 *     {a card}               the same where it could be any of its kind
 *     {other} {the other}    another card
 *     {cause} {the cause}    the card, the power or the spell by which
 *                            something happens
 *     {player} {Player}      a seat by its name, or else by its number; the
 *                            same where a line begins
 *     {The player}           the same as the subject of a sentence
 *     {who}                  the same, or the reader, as its subject
 *     {whose} {of owner}     before and behind something of a seat's; one of
 *                            them may be empty
 *     {draw~draws}           the form that goes with {who}: the reader; others
 *     {your^the}             the form for what is the reader's; for others'
 *     {of player}            behind something of a seat's, where there are
 *                            several
 *     {seat} {spell}         the number of a seat; the name of a spell
 *     {zone}                 the name of a place
 *     {n} {m}                numbers
 *     {count}                the first as a word, if it is small
 *     {nth}                  the place of a creature, as a word
 *     {part}                 the part of a creature that a card serves as
 *     {card|cards}           the form that goes with n
 *
 * In the words for a card or a zone they stand for something of its own:
 *
 *     {name}                 its name
 *     {red/blue/green/brown} the form that goes with its colour
 *     {legion}               its legion
 */

/* What a card is called: its name, which stands alone, as the object of a verb,
 * and as one of several; PHRASE_OBJECT and PHRASE_SOME stand for those that are
 * missing.  So are powers and spells, but for the last. */
enum { CARD_NAME, CARD_OBJECT, CARD_SOME, CARD_WORDS };

/* What is asked: at any time, and where it differs, while it is asked and what
 * it counts may be told. */
enum { PROMPT_ANY_TIME, PROMPT_NOW, PROMPT_WORDS };

/* What a number counts; and where it differs, for the reader. */
enum { COUNT_ANY, COUNT_YOURS, COUNT_WORDS };

/* What happened, without its full stop: once, and where it may happen several
 * times in a row, how often ({n}).  What a seat does begins with {who}. */
enum { TOLD_ONCE, TOLD_OFTEN, TOLD_WORDS };

/* How many forms go with numbers, and which with what number. */
enum plural {
	PLURAL_ONE,             /* 1; others */
	PLURAL_ONE_OR_NONE,     /* 0 and 1; others */
	PLURAL_LAST_DIGIT,      /* 1, 21, 31 ...; 2 to 4, 22 ...; others */
};

/* The faces below those of the Terrors. */
enum { FACES = ONIRIM_CARD_PREMONITION + 8 };

/* What else is said. */
enum {
	/* What stands for missing words of cards. */
	PHRASE_OBJECT,
	PHRASE_SOME,

	/* A seat: the reader, and others who have no name, as {player},
	 * {Player} and {The player}. */
	PHRASE_YOU,
	PHRASE_PLAYER,
	PHRASE_PLAYER_FIRST,
	PHRASE_SUBJECT,

	/* {whose} and {of owner}: the reader, and others. */
	PHRASE_YOUR,
	PHRASE_WHOSE,
	PHRASE_OF_OWNER,

	/* Before the last of several things that are done; behind a number of
	 * cards, which they are. */
	PHRASE_AND,
	PHRASE_NAMELY,

	/* {of player} without a name and with one. */
	PHRASE_OF_PLAYER,
	PHRASE_OF_NAME,

	/* Put behind an action. */
	PHRASE_SHARED,
	PHRASE_SEAT,

	/* Put before what is asked. */
	PHRASE_SEAT_ASKED,

	/* What a dealer is asked, by where the card goes or comes from. */
	PHRASE_DEAL_DRAW,
	PHRASE_DEAL_SHARED,
	PHRASE_DEAL_NEXT,
	PHRASE_DEAL_LOWEST,
	PHRASE_DEAL_GOAL,
	PHRASE_DEAL_PREMONITION,

	/* How a game stands. */
	PHRASE_PLAYING,
	PHRASE_WON,
	PHRASE_WON_PAIR,
	PHRASE_WON_SEAT,
	PHRASE_LOST,
	PHRASE_LOST_PAIR,
	PHRASE_LOST_ALL,
	PHRASES
};

/* A word of a configuration: its label, and what it changes. */
struct option_words {
	const char *word;       /* NULL behind the last one */
	const char *label;
	const char *help;
};

enum { FEW = 13, NTHS = 7 };
enum { OPTIONS_MAX = 40, CONFIG_NUMBERS = 8 };

struct language {
	const char *code;
	enum plural plural;

	/* Cards by face: of those that differ only in colour the first has the
	 * words for all.  Terrors by the set of parts that they fit. */
	const char *cards[FACES][CARD_WORDS];
	const char *parts[1 << PARTS][CARD_WORDS];

	const char *legions[LEGIONS];
	const char *powers[POWERS][CARD_WORDS]; /* put behind in parentheses */
	const char *zones[ZONES_NAMED]; /* behind a creature its place follows */
	const char *yours[ZONES_NAMED]; /* the reader's, where seats have some */
	const char *counts[NUMBERS_END][COUNT_WORDS];
	const char *spells[SPELLS_END][CARD_WORDS];
	const char *served[PARTS];      /* {part} */
	const char *places[NTHS];       /* {nth} */
	const char *few[FEW];           /* {count}; NULL behind the last */
	const char *phrases[PHRASES];
	const char *prompts[ASKS_END][PROMPT_WORDS]; /* some have none */
	const char *labels[LABELS];
	const char *helps[HELPS];
	const char *whys[WHYS];
	const char *told[TOLDS][TOLD_WORDS];
	const char *statuses[STATUSES_END]; /* by value without the sign */
	const char *problems[PROBLEMS_END];

	/* Keys, and keys with a word; and the labels of numbers by key, where
	 * they are more than the number. */
	struct option_words options[OPTIONS_MAX];
	struct option_words numbers[CONFIG_NUMBERS];
};

/* All languages, each by the name of its file: here they are declared, and in
 * pattern.c they get their rows. */
#define ONI_LANGUAGES \
	LANGUAGE(english) \
	LANGUAGE(french) \
	LANGUAGE(russian)

#define LANGUAGE(name) extern const struct language oni_##name;
ONI_LANGUAGES
#undef LANGUAGE

/* All languages in a row, ended by NULL. */
extern const struct language *const oni_languages[];

#endif
