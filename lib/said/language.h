/* language.h - the words of one language. */
#ifndef ONI_LANGUAGE_H
#define ONI_LANGUAGE_H

#include <stdint.h>

#include "../core/cards.h"
#include "../core/ends.h"
#include "../core/meanings.h"
#include "onirim.h"

/*
 * Texts may be patterns.  A pattern may contain these slots:
 *
 *     {card} {the card}      the name of a card; the same as an object
 *     {a card}               the same if it could be any card of its kind
 *     {other} {the other}    another card
 *     {cause} {the cause}    the card, the power or the spell that caused
 *                            an event
 *     {player}               a seat by its name, or else by its number
 *     {who}                  the same as the subject of a sentence, or "you"
 *                            for the reader
 *     {whose} {of owner}     before and after something that a seat owns; one
 *                            of them may be empty
 *     {draw~draws}           the form that goes with {who}: for the reader, and
 *                            for others
 *     {your^the}             the form for things of the reader; of others
 *     {of player}            after something that a seat owns, if there are
 *                            several seats
 *     {seat} {spell}         the number of a seat; the name of a spell
 *     {zone}                 the name of a place
 *     {n} {m}                numbers
 *     {count}                the first number, as a word if it is small
 *     {nth}                  the place of a creature, as a word
 *     {part}                 which part of a creature a card is
 *     {card|cards}           the form that goes with {n}
 *
 * The words for a card or a zone may contain these:
 *
 *     {name}                 its name
 *     {red/blue/green/brown} the form for its colour
 *     {legion}               its legion
 */

/* What a card is called: its name alone, as the object of a verb, and as one of
 * several.  If the second or third is missing, PHRASE_OBJECT or PHRASE_SOME is
 * used.  Powers and spells have the first two. */
enum { CARD_NAME, CARD_OBJECT, CARD_SOME, CARD_WORDS };

/* A question in general; and if it is different, while it is being asked and
 * its number is known. */
enum { PROMPT_ANY_TIME, PROMPT_NOW, PROMPT_WORDS };

/* What a number counts; and if it is different, for the reader. */
enum { COUNT_ANY, COUNT_YOURS, COUNT_WORDS };

/* An event, without a full stop: once; and if it can happen several times in a
 * row, how often ({n}).  What a seat does begins with {who}. */
enum { TOLD_ONCE, TOLD_OFTEN, TOLD_WORDS };

/* How many forms go with numbers, and which form goes with which number. */
enum plural {
	PLURAL_ONE,             /* 1; others */
	PLURAL_ONE_OR_NONE,     /* 0 and 1; others */
	PLURAL_LAST_DIGIT,      /* 1, 21, 31 ...; 2 to 4, 22 ...; others */
};

/* The faces below those of the Terrors. */
enum { FACES = ONIRIM_CARD_PREMONITION + 8 };

/* Other phrases. */
enum {
	/* For missing words of cards. */
	PHRASE_OBJECT,
	PHRASE_SOME,

	/* A seat: the reader; and others without a name as {player} and as
	 * {who}. */
	PHRASE_YOU,
	PHRASE_PLAYER,
	PHRASE_SUBJECT,

	/* {whose}: for the reader, and for others. */
	PHRASE_YOUR,
	PHRASE_WHOSE,

	/* Before the last of several things that were done; and between a
	 * number of cards and their name. */
	PHRASE_AND,
	PHRASE_NAMELY,

	/* {of player} without a name and with one. */
	PHRASE_OF_PLAYER,
	PHRASE_OF_NAME,

	/* After an action; the second also as {of owner}. */
	PHRASE_SHARED,
	PHRASE_SEAT,

	/* Before a question. */
	PHRASE_SEAT_ASKED,

	/* The question to a dealer, depending on where the card goes or comes
	 * from. */
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
	PHRASE_LOST,
	PHRASE_LOST_PAIR,
	PHRASE_LOST_ALL,
	PHRASES
};

/* A word of a configuration: its label, and what it changes. */
struct option_words {
	const char *word;       /* NULL ends the table */
	const char *label;
	const char *help;
};

enum { FEW = 13, NTHS = 7 };
enum { OPTIONS_MAX = 40, CONFIG_NUMBERS = 8 };

struct language {
	const char *code;
	enum plural plural;

	/* By face.  Of cards that differ in their colour only, the first one
	 * has the words for all.  Terrors have words for each set of parts that
	 * they can be. */
	const char *cards[FACES][CARD_WORDS];
	const char *parts[1 << PARTS][CARD_WORDS];

	const char *legions[LEGIONS];
	const char *powers[POWERS][CARD_WORDS]; /* added in parentheses */
	const char *zones[ZONES_NAMED]; /* the place of a creature follows */
	const char *yours[ZONES_NAMED]; /* the reader's, if seats own them */
	const char *counts[NUMBERS_END][COUNT_WORDS];
	const char *spells[SPELLS_END][CARD_WORDS];
	const char *part_names[PARTS];  /* {part} */
	const char *nths[NTHS];         /* {nth} */
	const char *few[FEW];           /* {count}; NULL ends the list */
	const char *phrases[PHRASES];
	const char *prompts[ASKS_END][PROMPT_WORDS]; /* some are NULL */
	const char *labels[LABELS];
	const char *helps[HELPS];
	const char *whys[WHYS];
	const char *told[TOLDS][TOLD_WORDS];
	const char *statuses[STATUSES_END]; /* by value without the sign */
	const char *problems[PROBLEMS_END];

	/* Keys, and keys with a word; and by key, the labels of numbers that
	 * are more than the number itself. */
	struct option_words options[OPTIONS_MAX];
	struct option_words numbers[CONFIG_NUMBERS];
};

/* All languages, by the names of their files.  They are declared here and
 * listed in pattern.c. */
#define ONI_LANGUAGES \
	LANGUAGE(english) \
	LANGUAGE(french) \
	LANGUAGE(russian)

#define LANGUAGE(name) extern const struct language oni_##name;
ONI_LANGUAGES
#undef LANGUAGE

/* All languages; NULL ends the list. */
extern const struct language *const oni_languages[];

#endif
