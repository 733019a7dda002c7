/* check_bits.c - tests of sets as words. */
#include "../../lib/core/bits.h"
#include "suites.h"

START_TEST(test_lowest_alone_is_that_member)
{
	const uint64_t set = set_of((unsigned)_i);

	ck_assert_uint_eq(set, UINT64_C(1) << _i);
	ck_assert_int_eq((int)set_lowest(set), _i);
	ck_assert(!set_several(set));
}
END_TEST

START_TEST(test_lowest_below_others_is_that_member)
{
	static const uint64_t patterns[] = {
		UINT64_MAX, UINT64_C(0xAAAAAAAAAAAAAAAA),
		UINT64_C(0x9E3779B97F4A7C15), UINT64_C(0x8000000000000000),
	};

	for (int k = 0; k < COUNT_OF(patterns); k++) {
		const uint64_t above = patterns[k] &
		    ~(set_of((unsigned)_i) - 1);
		const uint64_t set = above | set_of((unsigned)_i);

		ck_assert_int_eq((int)set_lowest(set), _i);
		ck_assert_int_eq(set_several(set),
		    set != set_of((unsigned)_i));
	}
}
END_TEST

START_TEST(test_has_tells_members_only)
{
	for (unsigned member = 0; member < 64; member++) {
		ck_assert_int_eq(set_has(set_of((unsigned)_i), member),
		    member == (unsigned)_i);
		ck_assert_int_eq(set_has(~set_of((unsigned)_i), member),
		    member != (unsigned)_i);
	}
}
END_TEST

START_TEST(test_no_set_holds_a_number_past_the_last)
{
	for (unsigned member = 64; member < 512; member++) {
		ck_assert(!set_holds(UINT64_MAX, member));
		ck_assert(!set_holds(1, member));
	}
	ck_assert(!set_holds(UINT64_MAX, UINT32_MAX));
}
END_TEST

START_TEST(test_several_of_none_is_false)
{
	ck_assert(!set_several(0));
}
END_TEST

Suite *
bits_suite(void)
{
	const struct test tests[] = {
		{ test_lowest_alone_is_that_member, 64 },
		{ test_lowest_below_others_is_that_member, 64 },
		{ test_has_tells_members_only, 64 },
		{ test_no_set_holds_a_number_past_the_last, 1 },
		{ test_several_of_none_is_false, 1 },
	};

	return suite_of("bits", tests, COUNT_OF(tests));
}
