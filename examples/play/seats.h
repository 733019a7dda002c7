/* seats.h - lists of seats, such as "2,3". */
#ifndef PLAY_SEATS_H
#define PLAY_SEATS_H

#include <stdbool.h>

/* Read a list into a set with a bit for each seat; false when it is none, or
 * has a seat that is not there. */
bool seats_read(unsigned *set, const char *list, int seats);

#endif
