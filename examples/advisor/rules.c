/* rules.c - a player of Nightmarium by rules of its own.
 *
 * The player imagines each answer on a sketch of what it sees, and takes the
 * one after which the sketch is worth most.  The first action of a turn is
 * imagined with the best second one.  What is not seen is not guessed: a power
 * and an unknown card are worth what they bring on the average. */
#include <limits.h>
#include <string.h>

#include "rules.h"

enum { SEATS = 5, CREATURES = 8, PARTS = 3, FACES = 256 };

/* What things are worth. */
enum {
	PLACED = 30,    /* a card on the table */
	READY = 3,      /* a card of the hand that fits on the others */
	SPARE = 8,      /* a card of the hand that has no place any more */
	UNKNOWN = 18,   /* a card that is still to be drawn */
	PENALTY = 24,   /* what others pay for a creature of one legion */
	OWN = 3,        /* how much more the own seat counts than another */
	UNFINISHED = 3, /* how much less a power counts before it is used */
	IN_HAND = 10,   /* and before its card is placed */
	VICTORY = 100000
};

/* The cards of the hand for one part: the first is worth most. */
static const int fresh[] = { 30, 19, 15, 11 };
enum { WANTED = sizeof(fresh) / sizeof(fresh[0]) };

/* What it is worth to lack only so many cards. */
static const int nearly[] = { VICTORY, 120, 60, 30, 15, 8 };
enum { NEARLY = sizeof(nearly) / sizeof(nearly[0]) };

/* What a power is worth when it is used, by ONIRIM_POWER_... */
static const int power_worth[] = { 0, 44, 36, 30, 40, 20, -6 };

struct creature {
	onirim_card cards[PARTS];
	uint8_t size;
};

struct sketch {
	struct creature creatures[SEATS][CREATURES];
	uint8_t hand[FACES]; /* how many of each face */
	int seat;            /* the own one */
	int objective;
	int spare;           /* what a card is worth that has no place */
	int bonus;           /* for what cannot be sketched */
};

static int
trait(int card, int what)
{
	return onirim_card_trait((onirim_card)card, what);
}

static int
power_of(int card)
{
	return power_worth[trait(card, ONIRIM_TRAIT_POWER)];
}

static int
table_worth(const struct sketch *sketch, int seat)
{
	int lacks = PARTS * sketch->objective, worth = 0;

	for (int i = 0; i < CREATURES; i++) {
		const struct creature *it = &sketch->creatures[seat][i];

		lacks -= it->size;
		worth += PLACED * it->size;
		for (int part = 0; part < it->size % PARTS; part++)
			worth += power_of(it->cards[part]) / UNFINISHED;
	}
	return lacks < NEARLY ? worth + nearly[lacks] : worth;
}

/* A card is meant for the part for which the hand has fewest. */
static int
card_worth(int card, int spare, const int lacks[PARTS], int has[PARTS])
{
	int best = -1;

	for (int part = 0; part < PARTS; part++)
		if (trait(card, ONIRIM_TRAIT_PARTS) >> part & 1 &&
		    has[part] < lacks[part] &&
		    (best < 0 || has[part] < has[best]))
			best = part;
	if (best < 0 || has[best] == WANTED)
		return spare;
	return fresh[has[best]++] + power_of(card) / IN_HAND;
}

static int
hand_worth(const struct sketch *sketch)
{
	int lacks[PARTS], has[PARTS] = { 0 }, ready = 0, worth = 0;

	for (int part = 0; part < PARTS; part++) {
		lacks[part] = sketch->objective;
		for (int i = 0; i < CREATURES; i++)
			lacks[part] -=
			    sketch->creatures[sketch->seat][i].size > part;
	}
	for (int card = ONIRIM_CARD_TERROR; card < FACES; card++)
		for (int i = 0; i < sketch->hand[card]; i++)
			worth += card_worth(card, sketch->spare, lacks, has);
	for (int part = 0; part < PARTS; part++) {
		ready += lacks[part] - (part > 0 ? lacks[part - 1] : 0);
		if (ready > has[part])
			ready = has[part];
		worth += READY * ready;
	}
	return worth;
}

static int
worth_of(const struct sketch *sketch)
{
	int worth = OWN * (hand_worth(sketch) + sketch->bonus);

	for (int seat = 0; seat < SEATS; seat++)
		worth += table_worth(sketch, seat) *
		    (seat == sketch->seat ? OWN : -1);
	return worth;
}

static void
wake(struct sketch *sketch, const onirim_card cards[PARTS])
{
	int legions = 0;

	for (int part = 0; part < PARTS; part++) {
		legions |= 1 << trait(cards[part], ONIRIM_TRAIT_LEGION);
		sketch->bonus += power_of(cards[part]);
	}
	if ((legions & (legions - 1)) == 0)
		sketch->bonus += PENALTY;
}

static void
imagine(struct sketch *sketch, onirim_action action)
{
	const int verb = onirim_action_verb(action);
	const int card = onirim_action_card(action);
	const int other = verb == ONIRIM_VERB_SEIZE ||
	    verb == ONIRIM_VERB_DESTROY;
	struct creature *it = &sketch->creatures[other ?
	    onirim_action_place(action) : sketch->seat]
	    [onirim_action_extra(action)];

	if (sketch->hand[card] > 0)
		sketch->hand[card]--;
	if (verb == ONIRIM_VERB_DRAW)
		sketch->bonus += UNKNOWN;
	if (verb == ONIRIM_VERB_EXCHANGE)
		sketch->spare = UNKNOWN / 2;
	if (verb == ONIRIM_VERB_DISCARD)
		sketch->bonus += UNKNOWN / 2;
	if (verb == ONIRIM_VERB_BUILD)
		it->cards[it->size++] = (onirim_card)card;
	if (verb == ONIRIM_VERB_WAKE ||
	    (verb == ONIRIM_VERB_BUILD && it->size == PARTS))
		wake(sketch, it->cards);
	if (verb == ONIRIM_VERB_SEIZE)
		sketch->hand[it->cards[it->size - 1]]++;
	if (verb == ONIRIM_VERB_SEIZE || verb == ONIRIM_VERB_DEVOUR)
		it->size--;
	if (verb == ONIRIM_VERB_DESTROY)
		it->size = 0;
}

/* What the best second action is worth: a card of this legion, or a draw. */
static int
worth_of_second(const struct sketch *sketch, int legion)
{
	int most = worth_of(sketch) + OWN * UNKNOWN;

	for (int card = ONIRIM_CARD_TERROR; card < FACES; card++)
		for (int i = 0; i < sketch->objective; i++) {
			struct sketch then = *sketch;

			if (then.hand[card] == 0 ||
			    trait(card, ONIRIM_TRAIT_LEGION) != legion ||
			    (trait(card, ONIRIM_TRAIT_PARTS) >>
			    then.creatures[then.seat][i].size & 1) == 0)
				continue;
			imagine(&then, onirim_action_make(ONIRIM_VERB_BUILD,
			    card, 0, i));
			if (worth_of(&then) > most)
				most = worth_of(&then);
		}
	return most;
}

/* Revealed cards count as cards of the hand, from which they are placed. */
static void
look(struct sketch *sketch, const onirim_game *game, int seat)
{
	static const int zones[] = { ONIRIM_ZONE_HAND, ONIRIM_ZONE_PENDING };
	onirim_card cards[ONIRIM_CARDS_MAX];

	for (int zone = 0; zone < 2; zone++) {
		const int n = onirim_cards(game, seat, zones[zone],
		    zone == 0 ? seat : 0, cards, ONIRIM_CARDS_MAX);

		for (int i = 0; i < n; i++)
			sketch->hand[cards[i]]++;
	}
	for (int i = 0; i < SEATS * CREATURES; i++) {
		struct creature *it =
		    &sketch->creatures[i / CREATURES][i % CREATURES];
		const int size = onirim_cards(game, seat,
		    ONIRIM_ZONE_CREATURE, i, it->cards, PARTS);

		it->size = (uint8_t)(size > 0 ? size : 0);
	}
}

onirim_action
rules_choose(const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX], best = 0;
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int seat = onirim_player(game);
	const int begins = onirim_decision(game) == ONIRIM_ASK_MOVE &&
	    onirim_number(game, seat, ONIRIM_NUMBER_ACTIONS_LEFT, 0) == 2;
	struct sketch now = { .seat = seat, .spare = SPARE, .objective =
	    onirim_number(game, seat, ONIRIM_NUMBER_OBJECTIVE, 0) };
	int most = INT_MIN;

	look(&now, game, seat);
	for (int i = 0; i < n; i++) {
		struct sketch then = now;
		int worth;

		imagine(&then, actions[i]);
		worth = begins ? worth_of_second(&then, trait(
		    onirim_action_card(actions[i]), ONIRIM_TRAIT_LEGION)) :
		    worth_of(&then);
		if (worth > most) {
			most = worth;
			best = actions[i];
		}
	}
	return best;
}
