/* memory.c - what the library allocates, counted, and made to fail.  The
 * program is linked with --wrap=malloc. */
#include <stddef.h>

#include "memory.h"

static int watching;
static unsigned asked, fails_at;

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);

void
memory_watch(unsigned failing)
{
	watching = 1;
	asked = 0;
	fails_at = failing;
}

unsigned
memory_stop(void)
{
	watching = 0;
	return asked;
}

void *
__wrap_malloc(size_t size)
{
	if (watching && ++asked == fails_at)
		return NULL;
	return __real_malloc(size);
}
