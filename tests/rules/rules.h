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

#endif
