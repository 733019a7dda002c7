/* crowd.c - what ranks and threads bring together: crowd NUMBERS|fail|much
 *
 * Three threads of each rank play the numbers, and each number writes a row.
 * Every rank gathers all rows and the sums, and looks whether they are right;
 * the first prints the rows.  With "fail" all ranks but the first fail while it
 * waits for them, and with "much" each has a gibibyte. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../examples/crowd/crowd.h"

enum { THREADS = 3, ROW_MAX = 32, GIBIBYTE = 1 << 30 };

enum { PLAYED, ADDED, SUMS };

struct worker {
	uint64_t counted[SUMS];
	char (*rows)[ROW_MAX];
	uint64_t from;
};

static void *
must(void *memory)
{
	if (memory == NULL)
		ranks_fail("no memory");
	return memory;
}

/* Rows are not equally long. */
static size_t
write_row(char *row, uint64_t number)
{
	return (size_t)snprintf(row, ROW_MAX, "%" PRIu64 "%.*s\n", number,
	    (int)(number % 7), "######");
}

static void
play(void *argument, uint64_t number)
{
	struct worker *worker = argument;

	write_row(worker->rows[number - worker->from], number);
	worker->counted[PLAYED]++;
	worker->counted[ADDED] += number;
}

/* One after the other, as they are gathered. */
static char *
join(char (*rows)[ROW_MAX], uint64_t count, size_t *size)
{
	char *block = must(malloc((size_t)count * ROW_MAX + 1));

	*size = 0;
	for (uint64_t i = 0; i < count; i++) {
		const size_t length = strlen(rows[i]);

		memcpy(block + *size, rows[i], length);
		*size += length;
	}
	return block;
}

static void
check_rows(const char *block, size_t size, uint64_t count)
{
	char row[ROW_MAX];
	size_t at = 0;

	for (uint64_t i = 0; i < count; i++) {
		const size_t length = write_row(row, i);

		if (length > size - at || memcmp(block + at, row, length) != 0)
			ranks_fail("a row is not where it should be");
		at += length;
	}
	if (at != size)
		ranks_fail("there are more rows than numbers");
}

static void
gather(uint64_t count)
{
	const struct range part = ranks_part(count);
	const uint64_t mine = part.to - part.from;
	struct worker workers[THREADS] = { 0 };
	const struct crowd crowd = {
		.workers = workers,
		.worker_size = sizeof(*workers),
		.threads = THREADS,
		.play = play,
	};
	char (*rows)[ROW_MAX] = must(calloc((size_t)mine + 1, sizeof(*rows)));
	uint64_t sums[SUMS];
	size_t size;
	char *block;

	for (int i = 0; i < THREADS; i++) {
		workers[i].rows = rows;
		workers[i].from = part.from;
	}
	crowd_play(&crowd, part);
	crowd_sum(&crowd, sums, SUMS);
	if (sums[PLAYED] != count || sums[ADDED] != count * (count - 1) / 2)
		ranks_fail("the sums are not those of the numbers");
	block = join(rows, mine, &size);
	block = ranks_gather(block, &size);
	check_rows(block, size, count);
	if (ranks_first())
		fwrite(block, 1, size, stdout);
	free(block);
	free(rows);
}

static void
fail(void)
{
	uint64_t number = 1;

	if (!ranks_first())
		ranks_fail("this rank fails");
	ranks_sum(&number, 1);
}

static void
gather_much(void)
{
	size_t size = GIBIBYTE;

	free(ranks_gather(must(malloc(size)), &size));
}

int
main(int count, char **arguments)
{
	const char *what;

	ranks_begin("crowd", &count, &arguments);
	what = count > 1 ? arguments[1] : "1000";
	if (strcmp(what, "fail") == 0)
		fail();
	else if (strcmp(what, "much") == 0)
		gather_much();
	else
		gather(strtoull(what, NULL, 10));
	return ranks_end(0);
}
