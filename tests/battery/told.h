/* told.h - all that is told of two games that look the same to a viewer. */
#ifndef BATTERY_TOLD_H
#define BATTERY_TOLD_H

#include "battery.h"

/* The kinds of what is told. */
enum told {
	/* By the game itself, and by a record of it, to this viewer. */
	TOLD_QUESTION, TOLD_CARDS, TOLD_NUMBERS, TOLD_EVENTS, TOLD_VIEW,
	TOLD_HASH, TOLD_OBSERVATION, TOLD_ANSWERS, TOLD_TARGETS, TOLD_ROWS,
	TOLD_RESAMPLED, TOLD_ADVICE, TOLD_FAMILY, TOLD_RECORD,
	/* By the game as this viewer knows it, to whoever has it. */
	KNOWN_BYTES, KNOWN_EVENTS, KNOWN_CONFIG, KNOWN_ANSWERS, KNOWN_TARGETS,
	KNOWN_OBSERVATION, KNOWN_SNAPSHOT, KNOWN_POSITION, KNOWN_ASSIGNED,
	KNOWN_REFUSALS,
	/* In words, to a reader who is this viewer. */
	TEXT_CARD, TEXT_ZONE, TEXT_NUMBER, TEXT_QUESTION, TEXT_EVENT,
	TEXT_ANSWER, TEXT_LABEL, TEXT_HELP, TEXT_WHY,
	TOLD_KINDS
};

/* How often two games differed in one of each. */
struct differing {
	int kinds[TOLD_KINDS];
};

/* Some of what is told is compared at one question, and the rest at the
 * next. */
int told_in_turn(int i);

/* Count in what two games differ for a viewer, and two records in what their
 * first answers set off. */
void told_compare(struct differing *differing, const onirim_game *one,
    const onirim_game *other, int viewer);
void told_compare_records(struct differing *differing,
    const onirim_record *one, const onirim_record *other, int viewer);

/* Fail the test where something differs. */
void told_must_not_differ(const struct differing *differing);
void told_must_be_same(const onirim_game *one, const onirim_game *other,
    int viewer);

/* A leak that is planted: two games are told as to the host, who knows what
 * makes them different, and this has to be noticed in each of some kinds. */
struct leak {
	const enum told *kinds;
	int count;
	int turn;               /* of what is told in turn */
	struct differing noticed;
};

/* Compare two games, unless it has been noticed. */
void told_leak(struct leak *leak, const onirim_game *one,
    const onirim_game *other);

/* Fail the test where it was not noticed. */
void told_must_be_noticed(const struct leak *leak);

#endif
