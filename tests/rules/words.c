/*
 * words.c - the tables of words.
 */
#include <string.h>

#include "words.h"

const struct word zone_words[] = {
	/* name         value                     index     open ordered */
	{ "hand",         ONIRIM_ZONE_HAND,         SEAT,     0, 0, COUNT },
	{ "shared",       ONIRIM_ZONE_SHARED,       ONE,      1, 0, COUNT },
	{ "row",          ONIRIM_ZONE_ROW,          SEAT,     1, 1, COUNT },
	{ "doors",        ONIRIM_ZONE_DOORS,        SEAT,     1, 0, COUNT },
	{ "discard",      ONIRIM_ZONE_DISCARD,      ONE,      1, 0, COUNT },
	{ "limbo",        ONIRIM_ZONE_LIMBO,        ONE,      1, 0, COUNT },
	{ "pool",         ONIRIM_ZONE_POOL,         ONE,      0, 0, COUNT },
	{ "top",          ONIRIM_ZONE_TOP,          ONE,      1, 1, COUNT },
	{ "bottom",       ONIRIM_ZONE_BOTTOM,       ONE,      1, 1, COUNT },
	{ "pending",      ONIRIM_ZONE_PENDING,      ONE,      1, 0, COUNT },
	{ "goals",        ONIRIM_ZONE_GOALS,        ONE,      1, 1, COUNT },
	{ "premonitions", ONIRIM_ZONE_PREMONITIONS, ONE,      1, 0, COUNT },
	{ "reserve",      ONIRIM_ZONE_RESERVE,      ONE,      0, 0, COUNT },
	{ "towers",       ONIRIM_ZONE_TOWERS,       ONE,      1, 1, COUNT },
	{ "removed",      ONIRIM_ZONE_REMOVED,      ONE,      1, 0, COUNT },
	{ "creature",     ONIRIM_ZONE_CREATURE,     CREATURE, 1, 1, COUNT },
	{ "coming",       COMING,                   ONE,      1, 0, COUNT },
	{ NULL,           0,                        ONE,      0, 0, COUNT },
};

const struct word number_words[] = {
	/* name         value                       index         counts */
	{ "players",      ONIRIM_NUMBER_PLAYERS,       ONE, 1, 0, COUNT },
	{ "turn",         ONIRIM_NUMBER_TURN,          ONE, 1, 0, COUNT },
	{ "active",       ONIRIM_NUMBER_ACTIVE,        ONE, 1, 0, OF_SEAT },
	{ "deck",         ONIRIM_NUMBER_DECK,          ONE, 1, 0, COUNT },
	{ "series",       ONIRIM_NUMBER_SERIES,        SEAT, 1, 0, COUNT },
	{ "series-colour", ONIRIM_NUMBER_SERIES_COLOUR, SEAT, 1, 0,
	  OF_COLOUR },
	{ "doors-left",   ONIRIM_NUMBER_DOORS_LEFT,    COLOUR, 1, 0, COUNT },
	{ "price",        ONIRIM_NUMBER_PRICE,         SPELL, 1, 0, COUNT },
	{ "aligned",      ONIRIM_NUMBER_ALIGNED,       ONE, 1, 0, COUNT },
	{ "actions-left", ONIRIM_NUMBER_ACTIONS_LEFT,  ONE, 1, 0, COUNT },
	{ "objective",    ONIRIM_NUMBER_OBJECTIVE,     ONE, 1, 0, COUNT },
	{ "from",         ONIRIM_NUMBER_FROM,          ONE, 1, 0, OF_ZONE },
	{ "to",           ONIRIM_NUMBER_TO,            ONE, 1, 0, OF_ZONE },
	{ "to-index",     ONIRIM_NUMBER_TO_INDEX,      ONE, 1, 0, OF_SEAT },
	{ NULL,           0,                           ONE, 0, 0, COUNT },
};

#define PLAIN(name, value) { name, value, ONE, 0, 0, COUNT }

const struct word question_words[] = {
	PLAIN("nothing", ONIRIM_ASK_NOTHING),
	PLAIN("deal", ONIRIM_ASK_DEAL),
	PLAIN("draft", ONIRIM_ASK_DRAFT),
	PLAIN("act", ONIRIM_ASK_ACT),
	PLAIN("search", ONIRIM_ASK_SEARCH),
	PLAIN("swap", ONIRIM_ASK_SWAP),
	PLAIN("prophecy", ONIRIM_ASK_PROPHECY),
	PLAIN("order", ONIRIM_ASK_ORDER),
	PLAIN("draw", ONIRIM_ASK_DRAW),
	PLAIN("door", ONIRIM_ASK_DOOR),
	PLAIN("nightmare", ONIRIM_ASK_NIGHTMARE),
	PLAIN("pay", ONIRIM_ASK_PAY),
	PLAIN("goals", ONIRIM_ASK_GOALS),
	PLAIN("top", ONIRIM_ASK_TOP),
	PLAIN("tower", ONIRIM_ASK_TOWER),
	PLAIN("premonition", ONIRIM_ASK_PREMONITION),
	PLAIN("penalty", ONIRIM_ASK_PENALTY),
	PLAIN("happy", ONIRIM_ASK_HAPPY),
	PLAIN("fetch", ONIRIM_ASK_FETCH),
	PLAIN("discard-any", ONIRIM_ASK_DISCARD_ANY),
	PLAIN("move", ONIRIM_ASK_MOVE),
	PLAIN("exchange", ONIRIM_ASK_EXCHANGE),
	PLAIN("legion", ONIRIM_ASK_LEGION),
	PLAIN("herald", ONIRIM_ASK_HERALD),
	PLAIN("wake", ONIRIM_ASK_WAKE),
	PLAIN("joker", ONIRIM_ASK_JOKER),
	PLAIN("executioner", ONIRIM_ASK_EXECUTIONER),
	PLAIN("scavenger", ONIRIM_ASK_SCAVENGER),
	PLAIN("devourer", ONIRIM_ASK_DEVOURER),
	PLAIN(NULL, 0),
};

const struct word event_words[] = {
	PLAIN("choice", ONIRIM_EVENT_CHOICE),
	PLAIN("deal", ONIRIM_EVENT_DEAL),
	PLAIN("move", ONIRIM_EVENT_MOVE),
	PLAIN("shuffle", ONIRIM_EVENT_SHUFFLE),
	PLAIN("locate", ONIRIM_EVENT_LOCATE),
	PLAIN("turn", ONIRIM_EVENT_TURN),
	PLAIN("flip", ONIRIM_EVENT_FLIP),
	PLAIN("swap", ONIRIM_EVENT_SWAP),
	PLAIN("end", ONIRIM_EVENT_END),
	PLAIN("wake", ONIRIM_EVENT_WAKE),
	PLAIN(NULL, 0),
};

const struct word colour_words[] = {
	PLAIN("red", ONIRIM_COLOUR_RED),
	PLAIN("blue", ONIRIM_COLOUR_BLUE),
	PLAIN("green", ONIRIM_COLOUR_GREEN),
	PLAIN("brown", ONIRIM_COLOUR_BROWN),
	PLAIN(NULL, 0),
};

const struct word spell_words[] = {
	PLAIN("prophecy", ONIRIM_SPELL_PROPHECY),
	PLAIN("planning", ONIRIM_SPELL_PLANNING),
	PLAIN("punishment", ONIRIM_SPELL_PUNISHMENT),
	PLAIN(NULL, 0),
};

const struct word outcome_words[] = {
	PLAIN("playing", ONIRIM_PLAYING),
	PLAIN("won", ONIRIM_WON),
	PLAIN("lost", ONIRIM_LOST),
	PLAIN(NULL, 0),
};

const struct word *
word_named(const struct word *words, const char *name)
{
	for (; words->name != NULL; words++)
		if (strcmp(words->name, name) == 0)
			return words;
	return NULL;
}

const struct word *
word_of(const struct word *words, int value)
{
	for (; words->name != NULL; words++)
		if (words->value == value)
			return words;
	return NULL;
}
