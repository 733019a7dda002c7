/* ranks.c - the processes that share the work: MPI ranks, or one alone. */
#include "ranks.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef WITH_MPI
#include <mpi.h>
#endif

static const char *name;
static int rank;
static int ranks = 1;

bool
ranks_first(void)
{
	return rank == 0;
}

struct range
ranks_part(uint64_t count)
{
	return (struct range) {
		.from = count * (uint64_t)rank / (uint64_t)ranks,
		.to = count * ((uint64_t)rank + 1) / (uint64_t)ranks,
	};
}

void
ranks_refuse(const char *format, ...)
{
	va_list arguments;

	if (rank == 0) {
		fprintf(stderr, "%s: ", name);
		va_start(arguments, format);
		vfprintf(stderr, format, arguments);
		va_end(arguments);
		fputc('\n', stderr);
	}
	exit(ranks_end(2));
}

#ifdef WITH_MPI

/*
 * ---- Ranks of MPI -------------------------------------------------------
 */

/* The threads of a rank call no MPI, but for one that fails. */
void
ranks_begin(const char *program, int *count, char ***arguments)
{
	int threads;

	name = program;
	MPI_Init_thread(count, arguments, MPI_THREAD_SERIALIZED, &threads);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &ranks);
}

int
ranks_end(int status)
{
	MPI_Finalize();
	return status;
}

void
ranks_fail(const char *why)
{
	fprintf(stderr, "%s: %s\n", name, why);
	MPI_Abort(MPI_COMM_WORLD, 1);
	exit(1);
}

static void
must_count(size_t size)
{
	if (size > INT_MAX)
		ranks_fail("more than 2 GiB at once cannot pass between ranks");
}

static void *
allocate(size_t size)
{
	void *memory = malloc(size > 0 ? size : 1);

	if (memory == NULL)
		ranks_fail(strerror(ENOMEM));
	return memory;
}

void
ranks_sum(uint64_t *numbers, size_t count)
{
	must_count(count);
	MPI_Allreduce(MPI_IN_PLACE, numbers, (int)count, MPI_UINT64_T, MPI_SUM,
	    MPI_COMM_WORLD);
}

/* MPI counts bytes, and says where a block begins, in an int. */
void *
ranks_gather(void *block, size_t *size)
{
	int *sizes = allocate((size_t)ranks * sizeof(*sizes));
	int *begins = allocate((size_t)ranks * sizeof(*begins));
	size_t sum = 0;
	void *all;

	must_count(*size);
	sizes[rank] = (int)*size;
	MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, sizes, 1, MPI_INT,
	    MPI_COMM_WORLD);
	for (int i = 0; i < ranks; i++) {
		begins[i] = (int)sum;
		sum += (size_t)sizes[i];
		must_count(sum);
	}
	all = allocate(sum);
	MPI_Allgatherv(block, (int)*size, MPI_BYTE, all, sizes, begins,
	    MPI_BYTE, MPI_COMM_WORLD);
	free(begins);
	free(sizes);
	free(block);
	*size = sum;
	return all;
}

#else

/*
 * ---- One rank alone -----------------------------------------------------
 */

void
ranks_begin(const char *program, int *count, char ***arguments)
{
	(void)count;
	(void)arguments;
	name = program;
}

int
ranks_end(int status)
{
	return status;
}

void
ranks_fail(const char *why)
{
	fprintf(stderr, "%s: %s\n", name, why);
	exit(1);
}

void
ranks_sum(uint64_t *numbers, size_t count)
{
	(void)numbers;
	(void)count;
}

void *
ranks_gather(void *block, size_t *size)
{
	(void)size;
	return block;
}

#endif
