/* memory.h - memory for games and records. */
#ifndef ONI_MEMORY_H
#define ONI_MEMORY_H

#include <stddef.h>

/* Allocate memory of a size that is not 0.  Returns NULL if there is none. */
void *oni_memory_new(size_t size);

/* Free memory.  NULL is allowed. */
void oni_memory_free(void *memory);

#endif
