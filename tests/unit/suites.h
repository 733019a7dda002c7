/* suites.h - the suites of unit tests and of the battery. */
#ifndef SUITES_H
#define SUITES_H

#include <check.h>

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof((array)[0])))

/* Of the rooms of the core; these alone look into the library. */
Suite *bits_suite(void);
Suite *bytes_suite(void);
Suite *cards_suite(void);
Suite *chance_suite(void);
Suite *pile_suite(void);
Suite *fan_suite(void);
Suite *deck_suite(void);
Suite *choices_suite(void);
Suite *sound_suite(void);
Suite *terror_sound_suite(void);

/* Of the public functions. */
Suite *status_suite(void);
Suite *notation_suite(void);
Suite *position_suite(void);
Suite *config_suite(void);
Suite *game_suite(void);
Suite *record_suite(void);
Suite *resumed_suite(void);
Suite *transcript_suite(void);
Suite *search_suite(void);

/* Of the words; it looks into their tables. */
Suite *say_suite(void);
Suite *terror_words_suite(void);
Suite *seen_suite(void);
Suite *snapshot_suite(void);

/* Of what is true of all games. */
Suite *battery_suite(void);
Suite *course_suite(void);
Suite *secrets_suite(void);
Suite *positions_suite(void);
Suite *retold_suite(void);
Suite *redact_suite(void);
Suite *events_suite(void);
Suite *kept_suite(void);
Suite *exact_suite(void);
Suite *resampled_suite(void);
Suite *actions_suite(void);
Suite *observed_suite(void);
Suite *arrangements_suite(void);

#endif
