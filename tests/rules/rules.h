/*
 * rules.h - the suites that play the rules with the cards dealt by hand.
 */
#ifndef RULES_H
#define RULES_H

#include <check.h>

/* Chapters 1 and 2: the cards and one player. */
Suite *rules_alone_suite(void);

/* Chapter 3: two players, and who knows what. */
Suite *rules_pair_suite(void);

/* Chapter 4: the Book of Steps Lost and Found. */
Suite *rules_book_suite(void);

/* Chapter 5: the Towers. */
Suite *rules_towers_suite(void);

/* Chapter 6: Happy Dreams and Dark Premonitions. */
Suite *rules_dreams_suite(void);

/* The three sets with one another. */
Suite *rules_together_suite(void);

/* What each rule says of what it forbids. */
Suite *rules_why_suite(void);

/* The same for Nightmarium, and what its answers do. */
Suite *rules_told_suite(void);

/* Nightmarium: the set-up, the turn and its actions, the piles. */
Suite *rules_terrors_suite(void);

/* Nightmarium: waking, the penalty, the powers. */
Suite *rules_powers_suite(void);

/* Nightmarium: how it ends, what is open, and whole nights. */
Suite *rules_night_suite(void);

#endif
