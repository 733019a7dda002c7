/* worth.h - what a position of base Onirim for one is worth. */
#ifndef ADVISOR_WORTH_H
#define ADVISOR_WORTH_H

#include "sight.h"

/* A worth is the logarithm of the odds of winning, in 1024ths. */
enum { WORTH_WON = 20 * 1024, WORTH_LOST = -WORTH_WON };

/* A chance is a number of 65536ths. */
enum { CHANCE_CERTAIN = 65536 };

/* The worth of a position as an answer left it, with the hand to be filled. */
int worth(const struct sight *sight);

/* The worth of an answer to the question that the sight stands at, when all
 * that is still to be put back is put back in the best order. */
int worth_of(const struct sight *sight, onirim_action action);

/* The chance of winning that a worth stands for. */
int worth_chance(int worth);

#endif
