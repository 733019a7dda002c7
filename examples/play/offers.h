/* offers.h - what can be chosen before a new game. */
#ifndef PLAY_OFFERS_H
#define PLAY_OFFERS_H

#include "wanted.h"

enum { OFFERS_MAX = 50 };

enum offer_kind {
	OFFER_VALUE, /* the value of a key of configurations */
	OFFER_WORD,  /* whether a word is in the list of a key */
	OFFER_SEED,
	OFFER_SEAT,  /* who plays a seat */
	OFFER_LEVEL  /* how well the program plays */
};

struct offer {
	enum offer_kind kind;
	int number; /* of the key, or of the seat */
	char word[ONIRIM_TEXT_MAX];
};

/* What there is to choose; only what goes with the rest is offered. */
int offers_list(struct offer offers[OFFERS_MAX], const struct wanted *wanted);

/* One of the values of an offer, if they are few. */
bool offer_value(const struct offer *offer, const struct wanted *wanted,
    int number, char value[ONIRIM_TEXT_MAX]);

/* Want the next value; false if there are so many that one is typed. */
bool offer_next(const struct offer *offer, struct wanted *wanted);

/* Want a value that was typed; false if it is not possible. */
bool offer_typed(const struct offer *offer, struct wanted *wanted,
    const char *value);

/* What is offered, with what is wanted marked, as far as that fits in some
 * columns. */
void add_offer(struct line *line, const struct offer *offer,
    const struct wanted *wanted, int columns);

/* What it changes; nothing where that is plain. */
void add_offer_help(struct line *line, const struct offer *offer,
    const struct wanted *wanted);

#endif
