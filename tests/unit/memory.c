/* memory.c - what the library allocates, counted, and made to fail.  The
 * program is linked with --wrap=malloc. */
#include <check.h>
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

unsigned
memory_check_new_record(const onirim_game *game)
{
	onirim_record *record;
	unsigned nth, wanted;
	int status;

	for (nth = 1;; nth++) {
		record = (onirim_record *)&record;
		memory_watch(nth);
		status = onirim_record_new(&record, game);
		wanted = memory_stop();
		if (wanted < nth)
			break;
		ck_assert_int_eq(status, ONIRIM_E_MEMORY);
		ck_assert_ptr_null(record);
	}
	ck_assert_int_eq(status, ONIRIM_OK);
	onirim_record_free(record);
	return wanted;
}
