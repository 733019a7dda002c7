/*
 * looks.h - what a game shows, and what is expected of it.
 */
#ifndef LOOKS_H
#define LOOKS_H

#include "read.h"

/* Fail the case unless these texts are equal; what it is about, and a verb,
 * stand before them in the message. */
void expect(struct run *r, const char *what, const char *verb,
    const char *wanted, const char *is);

/* Write the answers on the list, or who is asked what, and perhaps about
 * which card. */
void write_list(const onirim_game *g, char *text);
void write_asked(const onirim_game *g, int with_card, char *text);

/* Look at a zone or a number: `name` and behind it `1 for 2 = red-sun` or
 * `has 2red-door`. */
void look(struct run *r, const char *name, char *text);

#endif
