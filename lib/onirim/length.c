/*
 * length.c - how many decisions a game of Onirim can take.
 *
 * lib/BOUNDS.md shows why there are never more.
 */
#include "dreams.h"
#include "hand.h"
#include "looks.h"
#include "parts.h"
#include "sets.h"

/* The most questions that each of these leads to. */
enum {
	AFTER_DREAM = 1 + HAPPY_CARDS, /* its own, and one for each card */
	AFTER_PREMONITION = 1 + KEYS_LOST,
	AFTER_PAID = 2,         /* its own, and a share of the spell's */
};

/* How many things of each kind a game can have. */
struct length {
	unsigned cards;         /* in the deck */
	unsigned doors;
	unsigned discards;      /* questions that discards lead to */
	unsigned dreams;
	unsigned turns;
	unsigned nightmares;    /* questions that they ask */
};

/* In every turn a Location is used up.  With Towers, each Nightmare can come
 * back in every turn; without them, only green-pair brings one back. */
static struct length
game_length(const struct onirim_game *g)
{
	const unsigned towers = oni_sets_count(g, TOWERS);
	const unsigned dreams = oni_sets_count(g, CARD(HAPPY_DREAM));
	const unsigned nightmares = oni_sets_count(g, CARD(NIGHTMARE));
	const unsigned turns = oni_sets_count(g, LOCATIONS);

	return (struct length){
		.cards = oni_sets_count(g, DECK_CARDS),
		.doors = oni_sets_count(g, DOORS),
		.discards = oni_sets_questions(g),
		.dreams = dreams,
		.turns = turns,
		.nightmares = towers > 0 ? turns * nightmares
		    : nightmares + (dreams > 0),
	};
}

/* The most cards that a host deals: all cards in every turn, and those that a
 * shuffle brings back during a turn. */
static unsigned
deals_most(const struct length *length)
{
	const unsigned shuffles = length->turns + length->dreams +
	    (length->dreams > 0 ? PREMONITIONS_MAX : 0);

	return (1 + length->turns) * length->cards +
	    shuffles * (TOP_MAX + BOTTOM_MAX) + GOALS_MAX + PREMONITIONS_MAX;
}

unsigned
oni_onirim_decisions_most(const struct onirim_game *g)
{
	const struct length length = game_length(g);
	unsigned most = length.turns * (2 + length.doors) + length.nightmares +
	    length.discards + length.dreams * AFTER_DREAM;

	if (plays_with(g, SET_TOWERS))
		most += length.nightmares;
	if (plays_with(g, SET_DREAMS))
		most += PREMONITIONS_MAX * AFTER_PREMONITION;
	if (plays_with(g, SET_STEPS))
		most += length.turns * (1 + length.doors) + length.nightmares +
		    length.dreams + length.cards * AFTER_PAID;
	if (g->config.players == 2)
		most += DRAFTED;
	if (g->config.players == 2 && plays_with(g, SET_STEPS))
		most += length.turns;
	if (g->config.chance == CHANCE_HOST)
		most += deals_most(&length);
	return most;
}
