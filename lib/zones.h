/* zones.h - where the cards of each zone lie in a game, and who sees them. */
#ifndef ONI_ZONES_H
#define ONI_ZONES_H

#include "state.h"

/* How the cards of a pile lie. */
enum {
	LIES_NOWHERE,   /* the game does not use this zone */
	LIES_AS_PILE,   /* a struct pile */
	LIES_AS_SHORT,  /* a struct short_pile */
	LIES_AS_COUNTS, /* four bytes: how many cards of each rank */
	LIES_AS_SET,    /* one byte: the set of the ranks */
	LIES_AS_FAN,    /* a struct fan */
	LIES_AS_LIST,   /* one by one in bytes, in order, and 0 after them */
	LIES_ON_TOP,    /* the known top of the deck */
	LIES_BELOW,     /* its known bottom */
	LIES_PENDING,   /* the pending card and the cards looked at */
};

/* Who sees the cards of a zone.  All see the pool, but for a viewer it also has
 * the cards that lie hidden in other places. */
enum {
	SEEN_BY_ALL,
	SEEN_BY_SEAT,           /* and by the seats that are told its cards */
	SEEN_BY_LOOKERS,
	SEEN_BY_KNOWERS,        /* of each card */
	SEEN_WITHOUT_HIDDEN,
};

/* A zone.  All places are offsets into the game. */
struct zone {
	uint8_t form;           /* LIES_... */
	uint8_t seen;           /* SEEN_... */
	bool of_seats;          /* each seat has piles of its own */
	uint8_t shift;          /* each seat has 1 << shift of them, */
	uint8_t places;         /* but this many can have cards */
	uint8_t first;          /* the rank that counts as 0 */
	uint16_t at;            /* the cards of the first pile */
	uint16_t by_seat;       /* from a seat to the next one */
	uint16_t by_place;      /* from a pile of a seat to the next one */
	uint16_t count_at;      /* of a list: how many cards it has, and the */
	uint16_t count_by_seat; /* same steps for this number */
};

/* The zones that are the same in every game. */
#define ONI_ZONES_OF_ALL \
	[ONIRIM_ZONE_POOL] = {LIES_AS_PILE, SEEN_WITHOUT_HIDDEN, .places = 1, \
	    .at = offsetof(struct onirim_game, deck.pool)}, \
	[ONIRIM_ZONE_TOP] = {LIES_ON_TOP, SEEN_BY_KNOWERS, .places = 1}, \
	[ONIRIM_ZONE_BOTTOM] = {LIES_BELOW, SEEN_BY_KNOWERS, .places = 1}, \
	[ONIRIM_ZONE_PENDING] = {LIES_PENDING, SEEN_BY_LOOKERS, .places = 1}

/* A list or a set of counts may be followed by this many bytes without a
 * meaning, because several of them are written at once. */
enum { SLACK = 16 };

/* Write the faces of the cards of a pile, in the order in which a viewer sees
 * them.  There must be room for LIST_MAX and SLACK.  Returns how many cards
 * there are. */
unsigned oni_zone_list(const struct onirim_game *g, const struct zone *zone,
    unsigned index, uint8_t *faces);

/* The same for a fan whose cards are hidden, except those that all seats
 * know. */
unsigned oni_zone_list_hidden(const struct onirim_game *g,
    const struct zone *zone, unsigned seat, uint8_t *faces);

/* The same for several piles beside each other.  Each of them gets as many
 * bytes as there are slots; those after its last card are ONIRIM_NO_CARD.
 * SLACK may follow. */
void oni_zone_slots(const struct onirim_game *g, const struct zone *zone,
    unsigned index, unsigned piles, unsigned slots, uint8_t *to);

/* Write how many cards of each of these ranks a pile without an order has.
 * The ranks must be the first ones of each eight, or of each four, and the pile
 * must not have other cards.  SLACK may follow.  Returns how many numbers these
 * are. */
unsigned oni_zone_count(const struct onirim_game *g, const struct zone *zone,
    unsigned seat, uint64_t cards, uint8_t *counts);

/* How many cards of a pile are hidden.  Only in a redacted game. */
unsigned oni_zone_hidden(const struct onirim_game *g, const struct zone *zone,
    unsigned seat);

#endif
