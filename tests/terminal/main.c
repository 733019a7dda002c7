/* main.c - the program that tests the rooms of the terminal game. */
#include <stdlib.h>

#include "terminal.h"

#define SUITE_LISTED(name) name##_suite,

static Suite *(*const suites[])(void) = { TERMINAL_SUITES(SUITE_LISTED) };

int
main(void)
{
	SRunner *runner = srunner_create(NULL);
	int failed;

	for (int i = 0; i < COUNT_OF(suites); i++)
		srunner_add_suite(runner, suites[i]());
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
