/* check_main.c - the program that runs all suites. */
#include <stdlib.h>

#include "../rules/rules.h"
#include "suites.h"

static Suite *(*const suites[])(void) = {
	bits_suite,
	bytes_suite,
	cards_suite,
	chance_suite,
	pile_suite,
	fan_suite,
	deck_suite,
	choices_suite,
	sound_suite,
	terror_sound_suite,
	status_suite,
	notation_suite,
	position_suite,
	config_suite,
	game_suite,
	say_suite,
	terror_words_suite,
	record_suite,
	transcript_suite,
	search_suite,
	seen_suite,
	snapshot_suite,
	rules_tables_suite,
	exact_suite,
	battery_suite,
	course_suite,
	secrets_suite,
	positions_suite,
	resumed_suite,
	retold_suite,
	redact_suite,
	events_suite,
	kept_suite,
	resampled_suite,
	actions_suite,
	observed_suite,
	arrangements_suite,
};

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
