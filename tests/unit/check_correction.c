/* check_correction.c - tests of how chances are put right. */
#include "../../lib/advice/correction.h"
#include "games.h"
#include "onirim.h"
#include "suites.h"

static const uint32_t all_tries[] = {0, 1, 5, 40, 41, 100000, UINT32_MAX};

/* As far as the table of chances tells them apart. */
START_TEST(test_odds_lead_back_to_the_chance)
{
	for (uint32_t chance = 0; chance <= CERTAIN; chance++) {
		const uint32_t back = oni_network_chance(
		    oni_network_odds(chance));

		ck_assert_uint_le(back, chance + 4);
		ck_assert_uint_ge(back + 4, chance);
	}
}
END_TEST

START_TEST(test_what_is_certain_stays_certain)
{
	for (int i = 0; i < COUNT_OF(all_tries); i++) {
		ck_assert_uint_eq(oni_correction(_i, all_tries[i], 0), 0);
		ck_assert_uint_eq(oni_correction(_i, all_tries[i], CERTAIN),
		    CERTAIN);
		ck_assert_uint_gt(oni_correction(_i, all_tries[i], 1), 0);
		ck_assert_uint_lt(oni_correction(_i, all_tries[i],
		    CERTAIN - 1), CERTAIN);
	}
}
END_TEST

/* A list that was sorted is sorted. */
START_TEST(test_better_answers_stay_better)
{
	for (int i = 0; i < COUNT_OF(all_tries); i++) {
		uint32_t before = 0;

		for (uint32_t chance = 0; chance <= CERTAIN; chance++) {
			const uint32_t now = oni_correction(_i, all_tries[i],
			    chance);

			ck_assert_uint_ge(now, before);
			before = now;
		}
	}
}
END_TEST

/* From the correction for guesses to that for tries. */
START_TEST(test_more_tries_correct_more)
{
	const uint32_t chance = CERTAIN / 3;
	const uint32_t guess = oni_correction(_i, 0, chance);
	const uint32_t tried = oni_correction(_i, CORRECTION_TRIES, chance);
	uint32_t before = guess;

	for (uint32_t tries = 0; tries <= 100; tries++) {
		const uint32_t now = oni_correction(_i, tries, chance);

		if (guess <= tried)
			ck_assert(before <= now && now <= tried);
		else
			ck_assert(before >= now && now >= tried);
		before = now;
	}
	ck_assert_uint_eq(before, tried);
}
END_TEST

START_TEST(test_each_kind_of_game_has_its_row)
{
	static const struct row {
		const char *config;
		int row;
	} rows[] = {
		{"", CORRECTED_SOLO},
		{"sets=steps variants=lost", CORRECTED_SOLO + 1},
		{"sets=towers chance=host", CORRECTED_SOLO + 2},
		{"sets=dreams premonitions=6", CORRECTED_SOLO + 3},
		{"sets=steps,dreams", CORRECTED_SOLO + 4},
		{"sets=steps,towers,dreams", CORRECTED_SOLO + 4},
		{"players=2", CORRECTED_PAIR},
		{"players=2 variants=unique", CORRECTED_PAIR},
		{"players=2 sets=dreams", CORRECTED_PAIR + 3},
		{"players=2 variants=open,unique", CORRECTED_OPEN},
		{"players=2 sets=dreams variants=open", CORRECTED_PAIR + 3},
		{"players=2 variants=race", CORRECTED_RACE},
		{"players=2 sets=steps,towers variants=race,open",
		    CORRECTED_RACE + 1},
		{"game=nightmarium", CORRECTED_TERRORS},
		{"game=nightmarium players=5 objective=7",
		    CORRECTED_TERRORS + 3},
	};

	for (int i = 0; i < COUNT_OF(rows); i++)
		ck_assert_int_eq(oni_correction_row(new_game(rows[i].config)),
		    rows[i].row);
	ck_assert_int_eq(CORRECTED_TERRORS + 4, CORRECTED);
}
END_TEST

Suite *
correction_suite(void)
{
	const struct test tests[] = {
		{ test_odds_lead_back_to_the_chance, 1 },
		{ test_what_is_certain_stays_certain, CORRECTED },
		{ test_better_answers_stay_better, CORRECTED },
		{ test_more_tries_correct_more, CORRECTED },
		{ test_each_kind_of_game_has_its_row, 1 },
	};

	return suite_of("correction", tests, COUNT_OF(tests));
}
