/* deck.h - a deck that is drawn, not shuffled. */
#ifndef ONI_DECK_H
#define ONI_DECK_H

#include <stdbool.h>

#include "fan.h"
#include "pile.h"
#include "place.h"

/* A card that has a place, and the set of seats that know it is there. */
struct known {
	uint8_t card;
	uint8_t seen;
};

/*
 * The deck is a known top, a pool and a known bottom, drawn in this order.
 * A card of the pool has no place until somebody sees it, so shuffling is
 * putting the known cards back into the pool.
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
	uint8_t hidden;         /* of the pool, those that lie hidden
	                         * somewhere, in the deck or not */
	struct known top[TOP_MAX];
	struct known bottom[BOTTOM_MAX];
};

static inline unsigned
deck_size(const struct deck *deck)
{
	return pile_size(&deck->pool) + deck->top_count +
	    deck->bottom_count - deck->hidden;
}

/* Whether a deck of which nothing is hidden has no card. */
static inline bool
deck_is_out(const struct deck *deck)
{
	return deck->pool.sizes == 0 &&
	    deck->top_count + deck->bottom_count == 0;
}

/* How many of a card the deck holds, wherever they lie. */
unsigned oni_deck_count(const struct deck *deck, unsigned card);

/* The set of the different cards it holds, as far as they are known. */
uint64_t oni_deck_cards(const struct deck *deck);

/* Forget all known places. */
void oni_deck_shuffle(struct deck *deck);

/* Put a card under the first `depth` cards of the known top. */
void oni_deck_put(struct deck *deck, struct known card, unsigned depth);

/* Whether the next card, if there is one, has been seen. */
static inline bool
deck_next_is_known(const struct deck *deck)
{
	return deck->top_count > 0 || deck->pool.sizes == 0;
}

/* Whether the last card, if there is one, has been seen: it is the bottom's
 * last, or after the pool the top's last. */
static inline bool
deck_last_is_known(const struct deck *deck)
{
	return deck->bottom_count > 0 || deck->pool.sizes == 0;
}

/* Where in the deck the next card lies, which has been seen. */
struct place oni_deck_next_known(const struct deck *deck);

/* Where the last card lies, which has been seen. */
struct place oni_deck_last_known(const struct deck *deck);

/* Take the card from a place in the known top or bottom; its index is how many
 * of those cards are drawn before it. */
struct known oni_deck_take(struct deck *deck, struct place place);

/* Put a card beneath all others. */
void oni_deck_put_last(struct deck *deck, struct known card);

/* Cards that those seats have not all seen lie hidden in their places, and
 * each could be any of the pool.  Those that are hidden already stay so. */
void oni_deck_hide(struct deck *deck, struct known *cards, unsigned count,
    uint8_t seats);

/* Cards of a fan lie hidden, except those that all know to be there. */
void oni_deck_hide_fan(struct deck *deck, struct fan *fan);

/* A card that lies hidden somewhere turns out to be one of the pool that is in
 * the set, each of them as likely; HIDDEN_CARD when there is none. */
uint8_t oni_deck_deal_hidden(struct deck *deck, uint64_t cards,
    uint64_t *generator);

/* All hidden ones of these cards turn out to be cards of the pool; false when
 * one stays hidden. */
bool oni_deck_deal_known(struct deck *deck, struct known *cards,
    unsigned count, uint64_t *generator);

/* All hidden cards of a fan turn out to be cards of the pool and of the set;
 * false when one stays hidden. */
bool oni_deck_deal_fan(struct deck *deck, struct fan *fan, uint64_t cards,
    uint64_t *generator);

#endif
