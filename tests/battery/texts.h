/* texts.h - what readers are told of two games that look the same to them. */
#ifndef BATTERY_TEXTS_H
#define BATTERY_TEXTS_H

#include "battery.h"

/* The kinds of texts, and how often two games differed in one of each. */
enum texts {
	TEXT_CARD, TEXT_ZONE, TEXT_NUMBER, TEXT_QUESTION, TEXT_EVENT,
	TEXT_LABEL, TEXT_HELP, TEXT_WHY, TEXTS
};

struct texts_differing {
	int kinds[TEXTS];
};

/* Tell a viewer of two games, in one of the languages, with the longest names:
 * every text has to fit.  The actions told are answers of one of them.  Count
 * in what kinds of text they differ. */
void texts_compare(struct texts_differing *differing, const onirim_game *one,
    const onirim_game *other, int viewer);

/* Fail the test unless no text differs. */
void texts_must_be_same(const onirim_game *one, const onirim_game *other,
    int viewer);

#endif
