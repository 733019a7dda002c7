/* tally.h - how games ended, added up by what was played. */
#ifndef PLAY_TALLY_H
#define PLAY_TALLY_H

#include <stdbool.h>

#include <onirim.h>

enum { TALLY_LEVEL_BYTES = 16 };

/* Games of one kind.  A game in which some of the people won and others did not
 * is only played. */
struct tally {
	/* What was played, without seed, chance, events and first. */
	char config[ONIRIM_TEXT_MAX];
	/* How many seats the program played, and at which level, as the record
	 * says it: "" if it does not. */
	int computers;
	char level[TALLY_LEVEL_BYTES];
	int played, won, lost;
	/* Won after an answer that showed a card was taken back; such games
	 * are not among those that are won. */
	int won_looking;
	/* Games won one after the other, up to the last one, and at most. */
	int run, run_longest;
	/* Cards left in the deck of the games that are won, together, and in
	 * the game that had most. */
	int cards_left, cards_left_most;
	/* Doors on the table at the end of all games, or complete creatures.
	 * Where seats win alone, those of the people are counted. */
	int found;
};

/* Whether a word of a configuration, such as "players=2", says what is played:
 * seed, chance, events and first do not. */
bool says_what_is_played(const char *word);

/* Make a row of a single game.  False if it is not over, or if no person
 * played, so that nothing is to be counted. */
bool tally_of(const onirim_record *record, struct tally *game);

/* Add a game that ended after those that are in the rows.  Returns how many
 * rows there are then; a game that needs one more than the capacity is left
 * out. */
int tally_add(struct tally *rows, int count, int capacity,
    const struct tally *game);

#endif
