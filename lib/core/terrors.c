/* terrors.c - the night Terrors, which are the cards of Nightmarium. */
#include <stddef.h>

#include "terrors.h"

const struct terror_row oni_terrors[TERROR_FACES] = {
#define ROW(of, number, legion, fits, power, ...) { \
	number, legion, FITS_##fits, POWER_##power, \
	TERROR_COPIES(__VA_ARGS__), { __VA_ARGS__ } },
	EACH_TERROR(ROW, )
#undef ROW
};

const struct terror_row *
oni_terror_of(unsigned number)
{
	for (unsigned card = 0; card < TERROR_FACES; card++)
		for (unsigned i = 0; i < oni_terrors[card].copies; i++)
			if (oni_terrors[card].numbers[i] == number)
				return &oni_terrors[card];
	return NULL;
}
