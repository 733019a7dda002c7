/* suites.h - the suites of tests, and what they are made of. */
#ifndef SUITES_H
#define SUITES_H

#include <check.h>

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof((array)[0])))

/* All suites, in the order in which they run. */
#define SUITES(DO) \
	/* unit: rooms of the library, which these alone look into */ \
	DO(bits) \
	DO(bytes) \
	DO(cards) \
	DO(chance) \
	DO(pile) \
	DO(fan) \
	DO(deck) \
	DO(choices) \
	DO(onirim_sound) \
	DO(nightmarium_sound) \
	DO(say) \
	DO(event_text) \
	DO(answer_text) \
	DO(terms) \
	DO(reader) \
	DO(nightmarium_words) \
	DO(reasons) \
	DO(correction) \
	/* unit: the public functions */ \
	DO(status) \
	DO(notation) \
	DO(position) \
	DO(view) \
	DO(config) \
	DO(options) \
	DO(problem) \
	DO(game) \
	DO(assign) \
	DO(record) \
	DO(transcript) \
	DO(resumed) \
	DO(search) \
	DO(many) \
	DO(seen) \
	DO(facts) \
	DO(snapshot) \
	DO(advice) \
	/* rules: what the cases cannot say */ \
	DO(rules_tables) \
	/* battery: what is true of all games */ \
	DO(traits) \
	DO(tales) \
	DO(odds) \
	DO(games) \
	DO(copies) \
	DO(secrets) \
	DO(positions) \
	DO(records_from_positions) \
	DO(records) \
	DO(redaction) \
	DO(events) \
	DO(snapshots) \
	DO(hashes) \
	DO(resampling) \
	DO(advised) \
	DO(actions) \
	DO(many_games) \
	DO(targets) \
	DO(observations) \
	DO(arrangements)

#define SUITE_DECLARED(name) Suite *name##_suite(void);
SUITES(SUITE_DECLARED)
#undef SUITE_DECLARED

/* A test that runs so many times, with _i from 0. */
struct test {
	const TTest *test;
	int times;
};

/* Add a case of these tests.  What games.h keeps is freed behind each. */
TCase *suite_case(Suite *suite, const char *name, const struct test *tests,
    int count);

/* A suite of one case, which has the same name; and one of the battery, which
 * may take its time. */
Suite *suite_of(const char *name, const struct test *tests, int count);
Suite *battery_of(const char *name, const struct test *tests, int count);

#endif
