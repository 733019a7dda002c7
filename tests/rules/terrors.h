/*
 * terrors.h - the 108 night Terrors as they are printed.
 *
 * This table is written from the cards, by number, and knows nothing of those
 * that the library has.
 */
#ifndef TERRORS_H
#define TERRORS_H

enum { PRINTED = 108 };

struct terror {
	const char *legion;
	const char *positions;
	const char *power;
};

/* By number, less 1. */
extern const struct terror printed_terrors[PRINTED];

/* The lowest number of those that show the same as this number (N1). */
int lowest_terror(int number);

#endif
