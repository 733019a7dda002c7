/* check_status.c - tests of statuses in words, and of the version. */
#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "onirim.h"
#include "suites.h"

static const struct status_row {
	int status;
	int value;
	const char *name;
} statuses[] = {
#define ROW(status, value) { status, value, #status }
	ROW(ONIRIM_OK, 0),
	ROW(ONIRIM_E_NULL, -1),
	ROW(ONIRIM_E_MEMORY, -2),
	ROW(ONIRIM_E_SPACE, -3),
	ROW(ONIRIM_E_CONFIG, -4),
	ROW(ONIRIM_E_ACTION, -5),
	ROW(ONIRIM_E_ILLEGAL, -6),
	ROW(ONIRIM_E_OVER, -7),
	ROW(ONIRIM_E_RANGE, -8),
	ROW(ONIRIM_E_LANGUAGE, -9),
	ROW(ONIRIM_E_SYNTAX, -10),
	ROW(ONIRIM_E_VERSION, -11),
	ROW(ONIRIM_E_DAMAGED, -12),
	ROW(ONIRIM_E_POSITION, -13),
	ROW(ONIRIM_E_REVISION, -14),
	ROW(ONIRIM_E_REDACTED, -15),
	ROW(ONIRIM_E_FAMILY, -16),
	ROW(ONIRIM_E_ABSENT, -17),
#undef ROW
};

static const int unknown[] = {
	1, 2, 18, INT_MAX, -18, -19, -100, INT_MIN + 1, INT_MIN,
};

START_TEST(test_status_has_its_value_and_name)
{
	ck_assert_int_eq(statuses[_i].status, statuses[_i].value);
	ck_assert_str_eq(onirim_status_name(statuses[_i].status),
	    statuses[_i].name);
}
END_TEST

START_TEST(test_sentence_is_there_and_its_own)
{
	const char *sentence = onirim_strerror(statuses[_i].status);

	ck_assert_uint_ge(strlen(sentence), strlen("no error"));
	ck_assert_uint_lt(strlen(sentence), ONIRIM_TEXT_MAX);
	for (const char *c = sentence; *c != '\0'; c++)
		ck_assert(isprint((unsigned char)*c));
	for (int i = 0; i < COUNT_OF(statuses); i++)
		if (i != _i)
			ck_assert_str_ne(sentence,
			    onirim_strerror(statuses[i].status));
}
END_TEST

START_TEST(test_unknown_status_says_so)
{
	const char *name = onirim_status_name(unknown[_i]);
	const char *sentence = onirim_strerror(unknown[_i]);

	ck_assert_ptr_nonnull(name);
	ck_assert_ptr_nonnull(sentence);
	ck_assert_str_eq(name, onirim_status_name(1));
	ck_assert_str_eq(sentence, onirim_strerror(1));
	for (int i = 0; i < COUNT_OF(statuses); i++) {
		ck_assert_str_ne(name, statuses[i].name);
		ck_assert_str_ne(sentence,
		    onirim_strerror(statuses[i].status));
	}
}
END_TEST

START_TEST(test_version_is_that_of_the_header)
{
	char version[ONIRIM_TEXT_MAX];

	snprintf(version, sizeof version, "%d.%d.%d", ONIRIM_VERSION_MAJOR,
	    ONIRIM_VERSION_MINOR, ONIRIM_VERSION_PATCH);
	ck_assert_str_eq(onirim_version(), version);
}
END_TEST

Suite *
status_suite(void)
{
	const struct test tests[] = {
		{ test_status_has_its_value_and_name, COUNT_OF(statuses) },
		{ test_sentence_is_there_and_its_own, COUNT_OF(statuses) },
		{ test_unknown_status_says_so, COUNT_OF(unknown) },
		{ test_version_is_that_of_the_header, 1 },
	};

	return suite_of("status", tests, COUNT_OF(tests));
}
