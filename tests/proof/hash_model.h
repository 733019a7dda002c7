/*
 * hash_model.h - a digest of bytes in 128 bits, which has nothing in common
 * with how the library numbers positions, and what is told apart by both.
 */
#ifndef HASH_MODEL_H
#define HASH_MODEL_H

#include <stddef.h>
#include <stdint.h>

struct digest {
	uint64_t low;
	uint64_t high;
};

/* A position: the number that the library gives it, and the digest. */
struct numbered {
	uint64_t hash;
	struct digest digest;
};

struct digest digest_of(const uint8_t *bytes, size_t size);

/* What came out of comparing positions with each other. */
struct comparison {
	size_t different;	/* positions, by their digests */
	size_t shared;	/* numbers of positions that differ */
	size_t split;	/* positions with different numbers */
};

/* Sorts the rows and drops those that are equal. */
struct comparison compare_numbers(struct numbered *rows, size_t count);

#endif
