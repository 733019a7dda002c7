/* memory.c - memory for games and records. */
#include <stdlib.h>

#include "memory.h"

void *
oni_memory_new(size_t size)
{
	return malloc(size);
}

void
oni_memory_free(void *memory)
{
	free(memory);
}
