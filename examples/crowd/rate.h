/* rate.h - how often something happens, and how certain that is. */
#ifndef CROWD_RATE_H
#define CROWD_RATE_H

#include <stdint.h>

/* A share of all games, and the interval in which the true one lies with
 * 95 %: numbers from 0 to 1. */
struct rate {
	double share;
	double low;
	double high;
};

/* That of so many games of at least one; the interval is Wilson's. */
struct rate rate_of(uint64_t part, uint64_t games);

/* Print it in a line of its own, behind what it is the rate of. */
void rate_print(const char *what, uint64_t part, uint64_t games);

#endif
