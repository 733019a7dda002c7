/* memory.h - what the library allocates, counted, and made to fail. */
#ifndef MEMORY_H
#define MEMORY_H

#include "onirim.h"

/* Count from now on, and let the n-th allocation fail; 0 lets none.  The
 * assertions of libcheck allocate, too, and are not for the time between. */
void memory_watch(unsigned failing);

/* Stop; how many allocations were asked for. */
unsigned memory_stop(void);

/* Check that no record of a game is made when any of its allocations fails, and
 * that one is when none does; how many it asks for. */
unsigned memory_check_new_record(const onirim_game *game);

#endif
