/* rate.c - how often something happens, and how certain that is. */
#include "rate.h"

#include <math.h>
#include <stdio.h>

struct rate
rate_of(uint64_t part, uint64_t games)
{
	const double z = 1.959964;
	const double n = (double)games;
	const double share = (double)part / n;
	const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
	const double reach = z / (1 + z * z / n) *
	    sqrt(share * (1 - share) / n + z * z / (4 * n * n));

	return (struct rate) {
		.share = share,
		.low = fmax(middle - reach, 0),
		.high = fmin(middle + reach, 1),
	};
}

void
rate_print(const char *what, uint64_t part, uint64_t games)
{
	const struct rate rate = rate_of(part, games);

	printf("%-12s%.3f %% (95 %%: %.3f to %.3f)\n", what, 100 * rate.share,
	    100 * rate.low, 100 * rate.high);
}
