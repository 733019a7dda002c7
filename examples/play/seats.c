/* seats.c - lists of seats, such as "2,3". */
#include "seats.h"

bool
seats_read(unsigned *set, const char *list, int seats)
{
	*set = 0;
	for (;; list += 2) {
		const int seat = list[0] - '1';

		if (seat < 0 || seat >= seats || (*set >> seat & 1) != 0)
			return false;
		*set |= 1u << seat;
		if (list[1] == '\0')
			return true;
		if (list[1] != ',')
			return false;
	}
}
