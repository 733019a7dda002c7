/* language.h - the texts of one language. */
#ifndef ONI_LANGUAGE_H
#define ONI_LANGUAGE_H

#include <stddef.h>
#include <stdint.h>

#include "../core/cards.h"
#include "../core/config.h"
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

/* The words of a configuration: keys, and keys with a value.  options.c has
 * them as they are written. */
enum {
	OPTION_GAME, OPTION_GAME_ONIRIM, OPTION_GAME_NIGHTMARIUM,
	OPTION_PLAYERS, OPTION_SETS, OPTION_SETS_NONE, OPTION_SETS_STEPS,
	OPTION_SETS_TOWERS, OPTION_SETS_DREAMS, OPTION_VARIANTS,
	OPTION_VARIANTS_NONE, OPTION_VARIANTS_OPEN, OPTION_VARIANTS_UNIQUE,
	OPTION_VARIANTS_RACE, OPTION_VARIANTS_LOST, OPTION_VARIANTS_RUINS,
	OPTION_VARIANTS_RIGHT_ONLY, OPTION_PREMONITIONS, OPTION_FIRST,
	OPTION_FIRST_RANDOM, OPTION_OBJECTIVE, OPTION_TURNS, OPTION_TURNS_0,
	OPTION_SEED, OPTION_CHANCE, OPTION_CHANCE_SEEDED, OPTION_CHANCE_HOST,
	OPTION_EVENTS, OPTION_EVENTS_OFF, OPTION_EVENTS_ON,
	OPTIONS
};

/* What a word of a configuration has: its label, and what it changes. */
enum { OPTION_LABEL, OPTION_HELP, OPTION_WORDS };

enum { FEW = 13, NTHS = 7 };

/*
 * All texts of a language are one array of characters, so that they need no
 * addresses.  The tables say where each one begins; 0 is no text.
 */
struct language {
	uint8_t plural;         /* enum plural */
	const char *texts;

	/* By face.  Of cards that differ in their colour only, the first one
	 * has the words for all.  Terrors have words for each set of parts that
	 * they can be. */
	uint16_t cards[FACES][CARD_WORDS];
	uint16_t parts[1 << PARTS][CARD_WORDS];

	uint16_t legions[LEGIONS];
	uint16_t powers[POWERS][CARD_WORDS]; /* added in parentheses */
	uint16_t zones[ZONES_NAMED];    /* the place of a creature follows */
	uint16_t yours[ZONES_NAMED];    /* the reader's, if seats own them */
	uint16_t counts[NUMBERS_END][COUNT_WORDS];
	uint16_t spells[SPELLS_END][CARD_WORDS];
	uint16_t part_names[PARTS];     /* {part} */
	uint16_t nths[NTHS];            /* {nth} */
	uint16_t few[FEW];              /* {count}; the first without a text
	                                 * ends the list */
	uint16_t phrases[PHRASES];
	uint16_t prompts[ASKS_END][PROMPT_WORDS]; /* some are 0 */
	uint16_t labels[LABELS];
	uint16_t helps[HELPS];
	uint16_t whys[WHYS];
	uint16_t told[TOLDS][TOLD_WORDS];
	uint16_t statuses[STATUSES_END]; /* by value without the sign */
	uint16_t problems[PROBLEMS_END];
	uint16_t options[OPTIONS][OPTION_WORDS];

	/* By key, the labels of numbers that are more than the number
	 * itself. */
	uint16_t numbers[CONFIG_KEYS];
};

/* A text of a language by where it begins, or NULL if there is none. */
static inline const char *
oni_text_at(const struct language *language, unsigned begin)
{
	return begin != 0 ? language->texts + begin : NULL;
}

/*
 * The file of a language is a list with a row for each text: ROW(table, row,
 * text), or FORM(table, row, form, text) if a row can have several.  Three
 * things are made of the list: a struct with room for each text, the texts in
 * it, and where each one begins.  TEXTS is the tag of the struct.
 */
#define ONI_ROW_ROOM(table, row, text) char table##_##row[sizeof text];
#define ONI_FORM_ROOM(table, row, form, text) \
	char table##_##row##_##form[sizeof text];

#define ONI_ROW_TEXT(table, row, text) text,
#define ONI_FORM_TEXT(table, row, form, text) text,

/* The rows of statuses are negative. */
#define ONI_ROW_BEGIN(table, row, text) \
	.table[row < 0 ? -row : row] = offsetof(struct TEXTS, table##_##row),
#define ONI_FORM_BEGIN(table, row, form, text) \
	.table[row][form] = offsetof(struct TEXTS, table##_##row##_##form),

/* All languages, by the names of their files.  Their codes stand in
 * languages.c, and their texts are listed in pattern.c. */
#define ONI_LANGUAGES \
	LANGUAGE(english, "en") \
	LANGUAGE(french, "fr") \
	LANGUAGE(russian, "ru")

#define LANGUAGE(name, code) extern const struct language oni_##name;
ONI_LANGUAGES
#undef LANGUAGE

/* The codes of all languages and, in the same order, their texts; NULL ends
 * both lists.  A program that only asks for codes is linked without texts. */
extern const char *const oni_language_codes[];
extern const struct language *const oni_languages[];

#endif
