/*
 * printed.h - the cards as they are printed.
 *
 * This is written from the cards, and knows nothing of the tables that the
 * library has.
 */
#ifndef PRINTED_H
#define PRINTED_H

/* Sets of Onirim, as bits, and how many choices of them there are. */
enum { STEPS = 1, TOWERS = 2, DREAMS = 4, CHOICES_OF_SETS = 8 };

/* How many cards of a face Onirim has with these sets. */
int printed_copies(int face, int sets);

/* The Towers, by colour and number, and the symbols on their edges: 1 for a Sun
 * and 2 for a Moon. */
enum { PRINTED_TOWERS = 12 };

struct tower {
	const char *name;
	int left;
	int right;
};

extern const struct tower printed_towers[PRINTED_TOWERS];

/*
 * The night Terrors of Nightmarium.
 */

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
