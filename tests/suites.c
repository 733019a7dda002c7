/* suites.c - how a suite is made of tests. */
#include "games.h"
#include "suites.h"

enum { SECONDS_MAX = 300 };

TCase *
suite_case(Suite *suite, const char *name, const struct test *tests,
    int count)
{
	TCase *tc = tcase_create(name);

	tcase_set_timeout(tc, SECONDS_MAX);
	tcase_add_checked_fixture(tc, NULL, free_kept);
	for (int i = 0; i < count; i++)
		tcase_add_loop_test(tc, tests[i].test, 0, tests[i].times);
	suite_add_tcase(suite, tc);
	return tc;
}

Suite *
suite_of(const char *name, const struct test *tests, int count)
{
	Suite *suite = suite_create(name);

	suite_case(suite, name, tests, count);
	return suite;
}

Suite *
battery_of(const char *name, const struct test *tests, int count)
{
	Suite *suite = suite_create(name);
	TCase *tc = suite_case(suite, name, tests, count);

	tcase_set_timeout(tc, 0);
	tcase_set_tags(tc, "battery");
	return suite;
}
