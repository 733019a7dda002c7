/* memory.h - the memory of games and records. */
#ifndef ONI_MEMORY_H
#define ONI_MEMORY_H

#include <stddef.h>

/* Memory of a size that is not 0, or NULL. */
void *oni_memory_new(size_t size);

/* NULL is fine. */
void oni_memory_free(void *memory);

#endif
