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
 *     {other} {the other}    another card
 *     {player} {Player}      a seat by its name, or else by its number; the
 *                            same where a line begins
 *     {The player}           the same as the subject of a sentence
 *     {of player}            behind something of a seat's, where there are
 *                            several
 *     {seat} {spell}         the number of a seat; the name of a spell
 *     {from} {to} {at}       a place that something leaves, enters, is in
 *     {zone}                 its name
 *     {n} {m}                numbers
 *     {card|cards}           the form that goes with n
 *
 * In the words for a card or a zone they stand for something of its own:
 *
 *     {name}                 its name
 *     {red/blue/green/brown} the form that goes with its colour
 *     {legion}               its legion
 */

/* What a card is called: its name, which stands alone, and as the object of a
 * verb; PHRASE_OBJECT stands for one that is missing. */
enum { CARD_NAME, CARD_OBJECT, CARD_WORDS };

/* A zone: its name, and cards leaving, entering and lying there; PHRASE_FROM,
 * PHRASE_TO and PHRASE_AT stand for those that are missing.  The reader's own
 * has words of its own.  Behind that of a creature its place follows. */
enum { ZONE_NAME, ZONE_FROM, ZONE_TO, ZONE_AT, ZONE_WORDS };

/* What is asked: at any time, and where it differs, while it is asked and what
 * it counts may be told. */
enum { PROMPT_ANY_TIME, PROMPT_NOW, PROMPT_WORDS };

/* What a number counts; and where it differs, for the reader. */
enum { COUNT_ANY, COUNT_YOURS, COUNT_WORDS };

/* What happened, told to the seat that it happened to, also when it plays
 * alone, and to others, where that differs; and the same where the card is
 * hidden. */
enum { EVENT_YOU, EVENT_OTHER, EVENT_HIDDEN, EVENT_WORDS = 2 * EVENT_HIDDEN };

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
	/* What stands for missing words of cards and zones; for zones in the
	 * order of ZONE_FROM. */
	PHRASE_OBJECT,
	PHRASE_FROM,
	PHRASE_TO,
	PHRASE_AT,

	/* A seat: the reader, and others who have no name, as {player},
	 * {Player} and {The player}. */
	PHRASE_YOU,
	PHRASE_PLAYER,
	PHRASE_PLAYER_FIRST,
	PHRASE_SUBJECT,

	/* {of player} without a name and with one. */
	PHRASE_OF_PLAYER,
	PHRASE_OF_NAME,

	/* Put behind an action. */
	PHRASE_SHARED,
	PHRASE_SEAT,

	/* Put before what is asked and chosen. */
	PHRASE_SEAT_ASKED,
	PHRASE_CHOICE,
	PHRASE_CHOICE_DEALER,

	/* At DEAL, when the card does not come from the deck. */
	PHRASE_DEAL_APART,

	/* How a game stands. */
	PHRASE_PLAYING,
	PHRASE_WON,
	PHRASE_WON_PAIR,
	PHRASE_WON_SEAT,
	PHRASE_LOST,
	PHRASE_LOST_PAIR,
	PHRASE_LOST_ALL,

	/* A shuffle that makes the discard pile the deck. */
	PHRASE_NEW_DECK,
	PHRASES
};

/* A word of a configuration: its label, and what it changes. */
struct option_words {
	const char *word;       /* NULL behind the last one */
	const char *label;
	const char *help;
};

enum { OPTIONS_MAX = 40, CONFIG_NUMBERS = 8 };

struct language {
	const char *code;
	enum plural plural;

	/* Cards by face: of those that differ only in colour the first has the
	 * words for all.  Terrors by the set of parts that they fit. */
	const char *cards[FACES][CARD_WORDS];
	const char *parts[1 << PARTS][CARD_WORDS];

	const char *legions[LEGIONS];
	const char *powers[POWERS];     /* put behind in parentheses */
	const char *zones[ZONES_NAMED][ZONE_WORDS];
	const char *yours[ZONES_NAMED][ZONE_WORDS]; /* those that seats have */
	const char *counts[NUMBERS_END][COUNT_WORDS];
	const char *spells[SPELLS_END];
	const char *phrases[PHRASES];
	const char *prompts[ASKS_END][PROMPT_WORDS]; /* some have none */
	const char *labels[LABELS];
	const char *helps[HELPS];
	const char *whys[WHYS];
	const char *events[EVENTS_END][EVENT_WORDS];
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
