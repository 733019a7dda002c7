/* memory.c - malloc() and free() for WebAssembly.
 *
 * Blocks have sizes that are powers of two.  A block that is freed is kept for
 * the next one of its size; new blocks come from the end of the memory. */
#include <stdint.h>
#include <stdlib.h>

enum { PAGE = 65536, SMALLEST = 5, SIZES = 31 };

/* Before the bytes that the caller gets, which are aligned like this. */
struct block {
	_Alignas(16) struct block *next;
	unsigned size;          /* a power of two, of all of it */
};

static struct block *freed[SIZES];

/* The linker puts this behind everything else. */
extern uint8_t __heap_base;
static uintptr_t heap_end;

static struct block *
new_block(uintptr_t bytes)
{
	const uintptr_t begin = heap_end != 0
	    ? heap_end : ((uintptr_t)&__heap_base + 15) / 16 * 16;
	const uintptr_t there = __builtin_wasm_memory_size(0) * PAGE;

	if (bytes > UINTPTR_MAX - PAGE - begin)
		return NULL;
	if (begin + bytes > there &&
	    __builtin_wasm_memory_grow(0,
	    (begin + bytes - there + PAGE - 1) / PAGE) == (size_t)-1)
		return NULL;
	heap_end = begin + bytes;
	return (struct block *)begin;
}

void *
malloc(size_t size)
{
	unsigned n = SMALLEST;
	struct block *block;

	if (size > ((size_t)1 << (SIZES - 1)) - sizeof *block)
		return NULL;
	while (((size_t)1 << n) < size + sizeof *block)
		n++;
	block = freed[n];
	if (block != NULL)
		freed[n] = block->next;
	else if ((block = new_block((uintptr_t)1 << n)) == NULL)
		return NULL;
	block->size = n;
	return block + 1;
}

void
free(void *memory)
{
	struct block *block;

	if (memory == NULL)
		return;
	block = (struct block *)memory - 1;
	block->next = freed[block->size];
	freed[block->size] = block;
}
