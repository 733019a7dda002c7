/* memory.h - what the library allocates, counted, and made to fail. */
#ifndef MEMORY_H
#define MEMORY_H

/* Count from now on, and let the n-th allocation fail; 0 lets none.  The
 * assertions of libcheck allocate, too, and are not for the time between. */
void memory_watch(unsigned failing);

/* Stop; how many allocations were asked for. */
unsigned memory_stop(void);

#endif
