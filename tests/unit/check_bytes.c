/* check_bytes.c - tests of eight numbers in a word, against naive twins. */
#include "../../lib/core/bytes.h"
#include "../../lib/core/chance.h"
#include "suites.h"

enum { BYTES = 8 };

/* The bytes of a word, and back. */
static void
take_apart(uint64_t word, unsigned bytes[BYTES])
{
	for (unsigned i = 0; i < BYTES; i++) {
		bytes[i] = (unsigned)(word % 256);
		word /= 256;
	}
}

static uint64_t
put_together(const unsigned bytes[BYTES])
{
	uint64_t word = 0;

	for (unsigned i = BYTES; i > 0; i--)
		word = word * 256 + bytes[i - 1];
	return word;
}

/* Numbers below a bound, often 0; all together less than 128 when the bound
 * is 16. */
static uint64_t
word_below(struct generator *chance, unsigned bound)
{
	unsigned bytes[BYTES];

	for (unsigned i = 0; i < BYTES; i++)
		bytes[i] = oni_chance_below(chance, 3) == 0
		    ? 0 : oni_chance_below(chance, bound);
	return put_together(bytes);
}

START_TEST(test_get_and_of_are_the_byte_in_its_place)
{
	struct generator chance = oni_chance_from((uint64_t)_i);
	const uint64_t word = oni_chance_output(&chance);
	unsigned bytes[BYTES];
	uint64_t sum = 0;

	take_apart(word, bytes);
	for (unsigned i = 0; i < BYTES; i++) {
		ck_assert_uint_eq(bytes_get(word, i), bytes[i]);
		sum += bytes_of(bytes[i], i);
	}
	ck_assert_uint_eq(sum, word);
}
END_TEST

START_TEST(test_steps_undo_what_from_adds_up)
{
	struct generator chance = oni_chance_from((uint64_t)_i);
	const uint64_t word = word_below(&chance, 16);
	unsigned bytes[BYTES];
	uint64_t sums = 0;

	take_apart(word, bytes);
	for (unsigned i = 0; i < BYTES; i++)
		sums += bytes_from(bytes[i], i);
	for (unsigned i = 1; i < BYTES; i++)
		bytes[i] += bytes[i - 1];
	ck_assert_uint_eq(sums, put_together(bytes));
	ck_assert_uint_eq(bytes_steps(sums), word);
	ck_assert_uint_eq(bytes_total(word), bytes[BYTES - 1]);
}
END_TEST

START_TEST(test_above_is_the_lowest_byte_that_is_more)
{
	struct generator chance = oni_chance_from((uint64_t)_i);
	const uint64_t word = word_below(&chance, 128);
	unsigned bytes[BYTES];

	take_apart(word, bytes);
	for (unsigned number = 0; number < 128; number++) {
		unsigned i = 0;

		while (i < BYTES && bytes[i] <= number)
			i++;
		if (i < BYTES)
			ck_assert_uint_eq(bytes_above(word, number), i);
	}
}
END_TEST

START_TEST(test_not_zero_is_the_set_of_those_bytes)
{
	struct generator chance = oni_chance_from((uint64_t)_i);
	const uint64_t word = word_below(&chance, 128);
	unsigned bytes[BYTES];
	uint64_t set = 0;

	take_apart(word, bytes);
	for (unsigned i = 0; i < BYTES; i++)
		if (bytes[i] != 0)
			set |= UINT64_C(1) << i;
	ck_assert_uint_eq(bytes_not_zero(word), set);
}
END_TEST

/* All sets of bytes, each byte that is not 0 being the least and the most. */
START_TEST(test_not_zero_tells_all_sets)
{
	for (unsigned set = 0; set < 256; set++) {
		uint64_t least = 0, most = 0;

		for (unsigned i = 0; i < BYTES; i++) {
			least |= bytes_of(set >> i & 1, i);
			most |= bytes_of((set >> i & 1) * 127, i);
		}
		ck_assert_uint_eq(bytes_not_zero(least), set);
		ck_assert_uint_eq(bytes_not_zero(most), set);
	}
}
END_TEST

/* Any bytes, also those that are 128 or more. */
START_TEST(test_at_most_looks_at_all_bytes)
{
	struct generator chance = oni_chance_from((uint64_t)_i);
	const uint64_t word = word_below(&chance, 20) |
	    (_i % 4 == 0 ? oni_chance_output(&chance) : 0);
	unsigned bytes[BYTES], highest = 0;

	take_apart(word, bytes);
	for (unsigned i = 0; i < BYTES; i++)
		if (bytes[i] > highest)
			highest = bytes[i];
	for (unsigned most = 0; most < 128; most++)
		ck_assert_int_eq(bytes_are_at_most(word, most),
		    highest <= most);
}
END_TEST

START_TEST(test_words_in_memory_have_the_lowest_byte_first)
{
	struct generator chance = oni_chance_from((uint64_t)_i);
	const uint64_t word = oni_chance_output(&chance);
	unsigned bytes[BYTES];
	uint8_t memory[BYTES + 2] = {0};

	take_apart(word, bytes);
	bytes_write(memory + 1, word);
	for (unsigned i = 0; i < BYTES; i++)
		ck_assert_uint_eq(memory[1 + i], bytes[i]);
	ck_assert_uint_eq(memory[0] + memory[BYTES + 1], 0);
	ck_assert_uint_eq(bytes_read(memory + 1), word);
}
END_TEST

Suite *
bytes_suite(void)
{
	const struct test tests[] = {
		{ test_get_and_of_are_the_byte_in_its_place, 20 },
		{ test_steps_undo_what_from_adds_up, 100 },
		{ test_above_is_the_lowest_byte_that_is_more, 100 },
		{ test_not_zero_is_the_set_of_those_bytes, 100 },
		{ test_not_zero_tells_all_sets, 1 },
		{ test_at_most_looks_at_all_bytes, 100 },
		{ test_words_in_memory_have_the_lowest_byte_first, 100 },
	};

	return suite_of("bytes", tests, COUNT_OF(tests));
}
