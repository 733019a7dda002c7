/*
 * script.h - a game whose dealer and players read their parts from a text.
 *
 * A text has actions and cards, which take turns at each bar:
 *
 *     play(g, "discard:red-sun | green-door | limbo | brown-moon");
 *     deal(g, "red-sun red-moon red-key blue-sun blue-moon | play:red-sun");
 *
 * play() begins with actions and deal() with cards.  Every card answers one
 * question to the dealer and every action one to a seat; a card that is not
 * asked for, a card that is missing and an answer that is not on the list
 * fail the test.  A text may end while the dealer is asked only when its last
 * word is `...`.  A number before a card, as in `3red-sun`, repeats it.
 *
 * After every word each card of the game and of the sets that are played must
 * lie in exactly one place.  Games of Nightmarium are played in the same way.
 *
 * These are macros so that a failure names the line of the test.
 */
#ifndef SCRIPT_H
#define SCRIPT_H

#include <check.h>
#include <onirim.h>

#define COUNT_OF(table) ((int)(sizeof(table) / sizeof((table)[0])))

/* Where a test stands. */
struct place {
	const char *file;
	int line;
};

#define HERE ((struct place){ __FILE__, __LINE__ })

/* A new game with this configuration, dealt by the host. */
#define begin(config) script_begin(HERE, config)

#define deal(g, text) script_deal(HERE, g, text)
#define play(g, text) script_play(HERE, g, text)

/* A zone holds these cards for a viewer, such as "2red-sun,nightmare".  Rows,
 * Goals, Towers, creatures, top and bottom of the deck must come in the order
 * of the text, pending cards may come in any, all others must come ascending.
 * `hidden` is a card that the viewer has not located, and `red-goal-` a Goal
 * face down. */
#define cards_are(g, viewer, zone, index, text) \
	script_cards_are(HERE, g, (struct view){ viewer, zone, index }, text)

/* The same for what everybody sees, in a game for one or with index 0. */
#define lies(g, zone, text) cards_are(g, ONIRIM_NOBODY, zone, 0, text)

/* The pool holds just so many cards of this face, such as "2red-door", as the
 * host counts it or as a viewer does. */
#define pool_has(g, text) pool_seen(g, ONIRIM_HOST, text)
#define pool_seen(g, viewer, text) \
	script_zone_has(HERE, g, (struct view){ viewer, ONIRIM_ZONE_POOL, 0 }, \
	    text)

/* The whole list of answers, in order. */
#define legal_are(g, text) script_legal_are(HERE, g, text)

/* This answer is on the list, or it is not. */
#define can(g, text) script_can(HERE, g, text, 1)
#define cannot(g, text) script_can(HERE, g, text, 0)

/* This seat is asked this question. */
#define asked(g, seat, decision) script_asked(HERE, g, seat, decision)

/* The question is about this card, or "" about none. */
#define about(g, card) script_about(HERE, g, card)

/* The game is over in this way, and nobody won it alone. */
#define over(g, outcome) script_over(HERE, g, outcome, ONIRIM_NOBODY)

/* This seat has won alone. */
#define won_by(g, seat) script_over(HERE, g, ONIRIM_WON, seat)

/* The deck holds so many cards. */
#define deck_is(g, count) script_number_is(HERE, g, ONIRIM_NUMBER_DECK, count)

/* It is the turn of this number. */
#define turn_is(g, count) script_number_is(HERE, g, ONIRIM_NUMBER_TURN, count)

/* The alignment of Towers stands, or it does not. */
#define aligned(g) script_number_is(HERE, g, ONIRIM_NUMBER_ALIGNED, 1)
#define unaligned(g) script_number_is(HERE, g, ONIRIM_NUMBER_ALIGNED, 0)

/* The index of a creature by its place among those of its seat. */
#define CREATURE_PLACES 8
#define CREATURE(seat, place) (CREATURE_PLACES * (seat) + (place))

/* One pile as one viewer sees it. */
struct view {
	int viewer;
	int zone;
	int index;
};

onirim_game *script_begin(struct place at, const char *config);
void script_deal(struct place at, onirim_game *g, const char *text);
void script_play(struct place at, onirim_game *g, const char *text);
void script_cards_are(struct place at, const onirim_game *g, struct view view,
    const char *text);
void script_zone_has(struct place at, const onirim_game *g, struct view view,
    const char *text);
void script_legal_are(struct place at, const onirim_game *g,
    const char *text);
void script_can(struct place at, const onirim_game *g, const char *word,
    int legal);
void script_asked(struct place at, const onirim_game *g, int seat,
    int decision);
void script_about(struct place at, const onirim_game *g, const char *card);
void script_over(struct place at, const onirim_game *g, int outcome,
    int winner);
void script_number_is(struct place at, const onirim_game *g, int what,
    int count);

/* Read a list of cards; the answer is how many there are. */
int script_cards(struct place at, const char *text, onirim_card *cards);

/* Add tests to a suite as a case of their own. */
void script_add_case(Suite *suite, const char *name, void (*add)(TCase *));

/* Give one answer, which must be on the list. */
void script_apply(struct place at, onirim_game *g, onirim_action action);

#endif
