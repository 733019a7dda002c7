/* check_chance.c - tests of the generator. */
#include <stdbool.h>

#include "../../lib/core/chance.h"
#include "suites.h"

#define STEP UINT64_C(0x9E3779B97F4A7C15)

static const struct vector {
	uint64_t seed;
	uint64_t outputs[3];
} vectors[] = {
	{ 0, { UINT64_C(0xE220A8397B1DCDAF), UINT64_C(0x6E789E6AA1B965F4),
	       UINT64_C(0x06C45D188009454F) } },
	{ UINT64_C(0x5DEECE66D), { UINT64_C(0xC81A0D35C50EB982),
	       UINT64_C(0x506E90F594419A89), UINT64_C(0x734D0E03E6F349E9) } },
};

START_TEST(test_output_follows_the_published_vectors)
{
	struct generator generator = oni_chance_from(vectors[_i].seed);

	for (int i = 0; i < 3; i++)
		ck_assert_uint_eq(oni_chance_output(&generator),
		    vectors[_i].outputs[i]);
	ck_assert_uint_eq(generator.state, vectors[_i].seed + 3 * STEP);
}
END_TEST

/* z ^ z >> shift undone: each round mends `shift` bits more. */
static uint64_t
unmixed(uint64_t z, unsigned shift)
{
	uint64_t x = z;

	for (unsigned mended = shift; mended < 64; mended += shift)
		x = z ^ x >> shift;
	return x;
}

/* The state of a generator whose next output has x for its upper 32 bits. */
static uint64_t
state_before(uint32_t x)
{
	uint64_t z = unmixed((uint64_t)x << 32 | 0x12345678, 31);

	z = unmixed(z * UINT64_C(0x319642B2D24D8EC3), 27);
	z = unmixed(z * UINT64_C(0x96DE1B173F119089), 30);
	return z - STEP;
}

START_TEST(test_state_before_gives_the_output_wanted)
{
	struct generator generator = oni_chance_from(state_before(0xC0FFEE00));

	ck_assert_uint_eq(oni_chance_output(&generator),
	    UINT64_C(0xC0FFEE0012345678));
}
END_TEST

/* The page onirim-chance(7), word by word. */
static uint32_t
plain_below(struct generator *generator, uint64_t n)
{
	const uint64_t unfair = (UINT64_C(0x100000000) - n) % n;

	for (;;) {
		const uint64_t x = oni_chance_output(generator) >> 32;

		if (x * n % UINT64_C(0x100000000) >= unfair)
			return (uint32_t)(x * n / UINT64_C(0x100000000));
	}
}

static const uint32_t bounds[] = {
	1, 2, 3, 4, 5, 7, 8, 13, 52, 71, 75, 76, 160, 1000, 65535, 65536,
};

START_TEST(test_below_is_less_than_n_and_as_written)
{
	const uint32_t n = bounds[_i];
	struct generator generator = oni_chance_from(n), plain = generator;

	for (int i = 0; i < 20000; i++) {
		const uint32_t answer = oni_chance_below(&generator, n);

		if (answer >= n || answer != plain_below(&plain, n))
			ck_abort_msg("below(%u) gave %u", n, answer);
	}
	ck_assert_uint_eq(generator.state, plain.state);
}
END_TEST

START_TEST(test_below_gives_every_answer)
{
	bool seen[160] = {false};
	const uint32_t n = bounds[_i];
	struct generator generator = oni_chance_from(1);

	for (int i = 0; i < 20000; i++)
		seen[oni_chance_below(&generator, n)] = true;
	for (uint32_t answer = 0; answer < n; answer++)
		ck_assert_msg(seen[answer], "%u never came", answer);
}
END_TEST

/* For odd n, the x for which x times n has `low` in its low half. */
static uint32_t
x_with_low(uint32_t n, uint32_t low)
{
	uint32_t inverse = n;

	for (int i = 0; i < 5; i++)
		inverse *= 2 - n * inverse;
	return low * inverse;
}

static const uint32_t odd[] = { 3, 5, 7, 13, 71, 75, 999, 65535 };

START_TEST(test_below_with_the_last_unfair_product_takes_another_output)
{
	const uint32_t n = odd[_i], unfair = (0u - n) % n;
	const uint64_t before = state_before(x_with_low(n, unfair - 1));
	struct generator generator = oni_chance_from(before);
	struct generator plain = generator;

	ck_assert_uint_eq(oni_chance_below(&generator, n),
	    plain_below(&plain, n));
	ck_assert_uint_eq(generator.state, before + 2 * STEP);
}
END_TEST

START_TEST(test_below_with_the_first_fair_product_takes_one_output)
{
	const uint32_t n = odd[_i], unfair = (0u - n) % n;
	const uint32_t x = x_with_low(n, unfair);
	const uint64_t before = state_before(x);
	struct generator generator = oni_chance_from(before);

	ck_assert_uint_eq(oni_chance_below(&generator, n),
	    (uint64_t)x * n >> 32);
	ck_assert_uint_eq(generator.state, before + STEP);
}
END_TEST

START_TEST(test_below_a_power_of_two_rejects_nothing)
{
	const uint64_t before = state_before(0);
	struct generator generator = oni_chance_from(before);

	ck_assert_uint_eq(oni_chance_below(&generator, UINT32_C(1) << _i), 0);
	ck_assert_uint_eq(generator.state, before + STEP);
}
END_TEST

START_TEST(test_below_one_answers_0_and_takes_an_output)
{
	struct generator generator = oni_chance_from((uint64_t)_i);

	ck_assert_uint_eq(oni_chance_below(&generator, 1), 0);
	ck_assert_uint_eq(generator.state, (uint64_t)_i + STEP);
}
END_TEST

Suite *
chance_suite(void)
{
	const struct test tests[] = {
		{ test_output_follows_the_published_vectors,
		    COUNT_OF(vectors) },
		{ test_state_before_gives_the_output_wanted, 1 },
		{ test_below_is_less_than_n_and_as_written, COUNT_OF(bounds) },
		{ test_below_gives_every_answer, COUNT_OF(bounds) - 3 },
		{ test_below_with_the_last_unfair_product_takes_another_output,
		    COUNT_OF(odd) },
		{ test_below_with_the_first_fair_product_takes_one_output,
		    COUNT_OF(odd) },
		{ test_below_a_power_of_two_rejects_nothing, 17 },
		{ test_below_one_answers_0_and_takes_an_output, 10 },
	};

	return suite_of("chance", tests, COUNT_OF(tests));
}
