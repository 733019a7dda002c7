/* hash_model.c - digests in 128 bits, and positions compared by them. */
#include <stdlib.h>

#include "hash_model.h"

/*
 * ---- Digests ------------------------------------------------------------
 *
 * Two words, each of which takes in every other eight bytes and is stirred
 * into the other one.
 */

static uint64_t
rotate(uint64_t word, int bits)
{
	return word << bits | word >> (64 - bits);
}

static uint64_t
finish(uint64_t word)
{
	word = (word ^ word >> 33) * 0xFF51AFD7ED558CCDu;
	word = (word ^ word >> 33) * 0xC4CEB9FE1A85EC53u;
	return word ^ word >> 33;
}

/* Up to eight bytes; those behind the end are 0. */
static uint64_t
word_at(const uint8_t *bytes, size_t size, size_t at)
{
	uint64_t word = 0;

	for (size_t i = 0; i < 8 && at + i < size; i++)
		word |= (uint64_t)bytes[at + i] << 8 * i;
	return word;
}

struct digest
digest_of(const uint8_t *bytes, size_t size)
{
	struct digest sum = {0x243F6A8885A308D3u, 0x13198A2E03707344u};

	for (size_t at = 0; at < size; at += 16) {
		sum.low ^= rotate(word_at(bytes, size, at) *
		    0x87C37B91114253D5u, 31) * 0x4CF5AD432745937Fu;
		sum.low = (rotate(sum.low, 27) + sum.high) * 5 + 0x52DCE729;
		sum.high ^= rotate(word_at(bytes, size, at + 8) *
		    0x4CF5AD432745937Fu, 33) * 0x87C37B91114253D5u;
		sum.high = (rotate(sum.high, 31) + sum.low) * 5 + 0x38495AB5;
	}
	sum.low ^= size;
	sum.low += sum.high;
	sum.high += sum.low;
	sum.low = finish(sum.low);
	sum.high = finish(sum.high);
	sum.low += sum.high;
	sum.high += sum.low;
	return sum;
}

/*
 * ---- Comparing ----------------------------------------------------------
 */

static int
order(uint64_t one, uint64_t other)
{
	return (one > other) - (one < other);
}

static int
by_digest(const void *one, const void *other)
{
	const struct numbered *mine = one, *theirs = other;
	int less = order(mine->digest.high, theirs->digest.high);

	if (less == 0)
		less = order(mine->digest.low, theirs->digest.low);
	return less != 0 ? less : order(mine->hash, theirs->hash);
}

static int
by_hash(const void *one, const void *other)
{
	const struct numbered *mine = one, *theirs = other;
	const int less = order(mine->hash, theirs->hash);

	return less != 0 ? less : by_digest(one, other);
}

static int
is_same_digest(const struct numbered *one, const struct numbered *other)
{
	return one->digest.low == other->digest.low &&
	    one->digest.high == other->digest.high;
}

/* Keep one of those that are equal in all. */
static size_t
drop_equal(struct numbered *rows, size_t count)
{
	size_t kept = 0;

	for (size_t i = 0; i < count; i++)
		if (kept == 0 || by_digest(&rows[i], &rows[kept - 1]) != 0)
			rows[kept++] = rows[i];
	return kept;
}

struct comparison
compare_numbers(struct numbered *rows, size_t count)
{
	struct comparison result = {0, 0, 0};

	qsort(rows, count, sizeof *rows, by_digest);
	count = drop_equal(rows, count);
	result.different = count;
	for (size_t i = 1; i < count; i++)
		result.split += (size_t)is_same_digest(&rows[i - 1], &rows[i]);
	result.different -= result.split;
	qsort(rows, count, sizeof *rows, by_hash);
	for (size_t i = 1; i < count; i++)
		result.shared += rows[i - 1].hash == rows[i].hash &&
		    !is_same_digest(&rows[i - 1], &rows[i]);
	return result;
}
