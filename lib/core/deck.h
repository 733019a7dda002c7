/* deck.h - the deck, whose cards are drawn at random instead of shuffled. */
#ifndef ONI_DECK_H
#define ONI_DECK_H

#include <stdbool.h>

#include "chance.h"
#include "fan.h"
#include "pile.h"
#include "place.h"

/* A card that has a place, and the set of the seats that know it. */
struct known {
	uint8_t card;
	uint8_t seen;
};

/*
 * The deck consists of a known top, a pool and a known bottom, and is drawn in
 * this order.  A card of the pool has no place until somebody sees it.  So to
 * shuffle means to put the known cards back into the pool.
 *
 *     drawn first                                           drawn last
 *     top[count - 1] ... top[1] top[0] | pool | bottom[0] bottom[1] ...
 *     <- grows                                                grows ->
 */
enum { TOP_MAX = 32, BOTTOM_MAX = 4 };

struct deck {
	struct pile pool;
	uint8_t top_count;
	uint8_t bottom_count;
	uint8_t hidden;         /* pool cards that lie hidden in some place */
	struct known top[TOP_MAX];
	struct known bottom[BOTTOM_MAX];
};

static inline unsigned
deck_size(const struct deck *deck)
{
	return pile_size(&deck->pool) + deck->top_count +
	    deck->bottom_count - deck->hidden;
}

/* Whether the deck has no cards.  Only for a deck without hidden cards. */
static inline bool
deck_is_out(const struct deck *deck)
{
	return deck->pool.sizes == 0 &&
	    deck->top_count + deck->bottom_count == 0;
}

/* How many copies of a card the deck has, wherever they lie. */
unsigned oni_deck_count(const struct deck *deck, unsigned card);

/* The set of the faces in the deck, as far as they are known. */
uint64_t oni_deck_cards(const struct deck *deck);

/* Put the cards whose places are known into the pool. */
void oni_deck_shuffle(struct deck *deck);

/* Put a card below the first `depth` cards of the known top. */
void oni_deck_put(struct deck *deck, struct known card, unsigned depth);

/* Whether the next card, if there is one, has been seen. */
static inline bool
deck_next_is_known(const struct deck *deck)
{
	return deck->top_count > 0 || deck->pool.sizes == 0;
}

/* Whether the last card, if there is one, has been seen.  It is the last one of
 * the bottom, or the last one of the top if the pool is empty, too. */
static inline bool
deck_last_is_known(const struct deck *deck)
{
	return deck->bottom_count > 0 || deck->pool.sizes == 0;
}

/* Where the next card lies.  It must have been seen. */
struct place oni_deck_next_known(const struct deck *deck);

/* Where the last card lies.  It must have been seen. */
struct place oni_deck_last_known(const struct deck *deck);

/* Take the card from a place in the known top or bottom.  The index of the
 * place is the number of these cards that are drawn before it. */
struct known oni_deck_take(struct deck *deck, struct place place);

/* Put a card below all others. */
void oni_deck_put_last(struct deck *deck, struct known card);

/* Whether not all these seats have seen all of the cards. */
bool oni_deck_hides(const struct known *cards, unsigned count, uint8_t seats);

/* Hide the cards that not all these seats have seen.  Each of them could then
 * be any card of the pool.  Cards that are hidden already stay hidden. */
void oni_deck_hide(struct deck *deck, struct known *cards, unsigned count,
    uint8_t seats);

/* Hide the cards of a fan, except those that all seats know. */
void oni_deck_hide_fan(struct deck *deck, struct fan *fan);

/* Draw the faces of all these cards that are hidden: cards of the pool, all of
 * them equally likely.  Returns false if one of them stays hidden, because the
 * pool is empty. */
bool oni_deck_deal_known(struct deck *deck, struct known *cards,
    unsigned count, struct generator *generator);

/* Draw the faces of all hidden cards of a fan, from those cards of the pool
 * that are in the set.  Returns false if one of them stays hidden. */
bool oni_deck_deal_fan(struct deck *deck, struct fan *fan, uint64_t cards,
    struct generator *generator);

#endif
