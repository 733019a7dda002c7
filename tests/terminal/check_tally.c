/* check_tally.c - tests of how games are added up. */
#include <stdio.h>
#include <string.h>

#include "../../examples/play/tally.h"
#include "terminal.h"

enum {
	ANSWERS_MOST = 100000,
	LEVEL = 4,
	ROWS = 3,
	SEED_FIRST = 12,
	SEED_LAST = 60,
};

/* A game of Nightmarium that ends soon, won by the second seat. */
#define DUEL "game=nightmarium players=2 objective=1 seed=4"

/* A game that the library plays to its end, well enough to win some. */
static onirim_record *
played_well(const char *config)
{
	onirim_game *game = new_game(config);
	onirim_record *record = new_record(config);
	onirim_advisor *advisor;

	ck_assert_int_eq(onirim_advisor_new(&advisor, game), ONIRIM_OK);
	while (onirim_outcome(game) == ONIRIM_PLAYING) {
		const int answer = onirim_advisor_choose(advisor, game, LEVEL,
		    (uint64_t)onirim_record_ply(record));

		ck_assert_int_eq(onirim_apply(game, (onirim_action)answer),
		    ONIRIM_OK);
		onirim_record_add(record, (onirim_action)answer);
	}
	onirim_advisor_free(advisor);
	return record;
}

/* A game of Onirim that ended so.  The first one that is won leaves cards in
 * the deck. */
static onirim_record *
ended(int outcome)
{
	for (int seed = SEED_FIRST; seed <= SEED_LAST; seed++) {
		char config[ONIRIM_TEXT_MAX];
		onirim_record *record;

		snprintf(config, sizeof(config), "seed=%d", seed);
		record = played_well(config);
		if (onirim_outcome(game_of(record)) == outcome)
			return record;
	}
	ck_abort_msg("no game ended so");
}

static void
set_tag(onirim_record *record, const char *name, const char *value)
{
	ck_assert_int_eq(onirim_record_set_tag(record, name, value),
	    ONIRIM_OK);
}

static struct tally
row_of(const onirim_record *record)
{
	struct tally row;

	ck_assert(tally_of(record, &row));
	ck_assert_int_eq(row.played, 1);
	return row;
}

static const struct {
	const char *config, *counted;
} configs[] = {
	{ "", "game=onirim" },
	{ "seed=5 chance=seeded events=on", "game=onirim" },
	{ "chance=host seed=9", "game=onirim" },
	{ "players=2 first=random seed=7", "game=onirim players=2" },
	{ "players=2 first=2 sets=dreams,steps variants=open premonitions=5",
	    "game=onirim players=2 sets=steps,dreams variants=open "
	    "premonitions=5" },
	{ "game=nightmarium turns=9 first=2 seed=3 events=on",
	    "game=nightmarium turns=9" },
};

START_TEST(test_config_says_only_what_was_played)
{
	ck_assert_str_eq(row_of(played_record(configs[_i].config,
	    ANSWERS_MOST)).config, configs[_i].counted);
}
END_TEST

START_TEST(test_victory_is_counted_with_the_cards_left)
{
	onirim_record *record = ended(ONIRIM_WON);
	const struct tally row = row_of(record);

	ck_assert_int_eq(row.won, 1);
	ck_assert_int_eq(row.lost + row.won_looking, 0);
	ck_assert_int_eq(row.run, 1);
	ck_assert_int_eq(row.run_longest, 1);
	ck_assert_int_eq(row.found, 8);
	ck_assert_int_gt(row.cards_left, 0);
	ck_assert_int_eq(row.cards_left, onirim_number(game_of(record),
	    ONIRIM_HOST, ONIRIM_NUMBER_DECK, 0));
	ck_assert_int_eq(row.cards_left_most, row.cards_left);
}
END_TEST

START_TEST(test_victory_after_a_look_is_counted_apart)
{
	onirim_record *record = ended(ONIRIM_WON);
	struct tally row;

	set_tag(record, "undone", "0");
	ck_assert_int_eq(row_of(record).won, 1);
	set_tag(record, "undone", "often");
	ck_assert_int_eq(row_of(record).won, 1);
	set_tag(record, "undone", "2");
	row = row_of(record);
	ck_assert_int_eq(row.won, 0);
	ck_assert_int_eq(row.won_looking, 1);
	ck_assert_int_eq(row.run_longest, 0);
	ck_assert_int_eq(row.cards_left, 0);
	ck_assert_int_eq(row.found, 8);
}
END_TEST

START_TEST(test_defeat_is_counted)
{
	onirim_record *record = ended(ONIRIM_LOST);
	const struct tally row = row_of(record);

	ck_assert_int_eq(row.lost, 1);
	ck_assert_int_eq(row.won + row.won_looking + row.run, 0);
	ck_assert_int_eq(row.cards_left, 0);
	ck_assert_int_eq(row.found, onirim_cards(game_of(record), ONIRIM_HOST,
	    ONIRIM_ZONE_DOORS, 0, NULL, 0));
}
END_TEST

START_TEST(test_game_that_goes_on_is_not_counted)
{
	struct tally row;

	ck_assert(!tally_of(new_record(""), &row));
	ck_assert(!tally_of(played_record("seed=3", 10), &row));
}
END_TEST

START_TEST(test_game_that_stands_before_its_end_is_not_counted)
{
	onirim_record *record = ended(ONIRIM_WON);
	struct tally row;

	ck_assert_int_eq(onirim_record_undo(record), ONIRIM_OK);
	ck_assert(!tally_of(record, &row));
}
END_TEST

/* How a duel that the second seat won is counted, by the seats of the program
 * and their level as the tags say it. */
static const struct {
	const char *computer, *level;
	int computers, won, lost, found;
	const char *told;
} duels[] = {
	{ NULL,    NULL,                0, 0, 0, 1, ""    },
	{ "1",     "3",                 1, 1, 0, 1, "3"   },
	{ "2",     "3",                 1, 0, 1, 0, "3"   },
	{ "2",     "3,9",               1, 0, 1, 0, "3,9" },
	{ "2",     NULL,                1, 0, 1, 0, ""    },
	{ "2",     "hard",              1, 0, 1, 0, ""    },
	{ "2",     "00000000000000000", 1, 0, 1, 0, ""    },
	{ "3",     "3",                 0, 0, 0, 1, ""    },
	{ "2,2",   "3",                 0, 0, 0, 1, ""    },
	{ "both",  "3",                 0, 0, 0, 1, ""    },
};

START_TEST(test_people_are_counted_and_not_the_program)
{
	onirim_record *record = played_record(DUEL, ANSWERS_MOST);
	struct tally row;

	ck_assert_int_eq(onirim_winner(game_of(record)), 1);
	if (duels[_i].computer != NULL)
		set_tag(record, "computer", duels[_i].computer);
	if (duels[_i].level != NULL)
		set_tag(record, "level", duels[_i].level);
	row = row_of(record);
	ck_assert_int_eq(row.computers, duels[_i].computers);
	ck_assert_str_eq(row.level, duels[_i].told);
	ck_assert_int_eq(row.won, duels[_i].won);
	ck_assert_int_eq(row.lost, duels[_i].lost);
	ck_assert_int_eq(row.found, duels[_i].found);
}
END_TEST

START_TEST(test_game_of_the_program_alone_is_not_counted)
{
	onirim_record *record = played_record(DUEL, ANSWERS_MOST);
	struct tally row;

	set_tag(record, "computer", "1,2");
	ck_assert(!tally_of(record, &row));
}
END_TEST

START_TEST(test_game_without_a_winner_is_only_played)
{
	onirim_record *record = played_record(
	    "game=nightmarium turns=4 seed=2", ANSWERS_MOST);
	struct tally row;

	set_tag(record, "computer", "2");
	row = row_of(record);
	ck_assert_int_eq(row.won + row.lost + row.won_looking, 0);
}
END_TEST

START_TEST(test_doors_of_both_are_found_together)
{
	onirim_record *record = played_well("players=2 seed=3");
	const onirim_game *game = game_of(record);
	const int doors = onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_DOORS, 0,
	    NULL, 0) + onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_DOORS, 1,
	    NULL, 0);

	set_tag(record, "computer", "2");
	ck_assert_int_eq(row_of(record).found, doors);
}
END_TEST

START_TEST(test_doors_in_a_race_are_ones_own)
{
	onirim_record *record = played_well("players=2 variants=race seed=3");

	set_tag(record, "computer", "2");
	ck_assert_int_eq(row_of(record).found, onirim_cards(game_of(record),
	    ONIRIM_HOST, ONIRIM_ZONE_DOORS, 0, NULL, 0));
}
END_TEST

/* Games that came one after the other, a letter for each: won, lost, won after
 * a look, and only played; and the runs of victories then. */
static const struct {
	const char *games;
	int run, run_longest;
} runs[] = {
	{ "w",        1, 1 },
	{ "l",        0, 0 },
	{ "www",      3, 3 },
	{ "wwl",      0, 2 },
	{ "wwlw",     1, 2 },
	{ "wlwww",    3, 3 },
	{ "wwuw",     1, 2 },
	{ "wpw",      2, 2 },
	{ "lwwplwpw", 2, 2 },
};

static int
times(const char *games, char game)
{
	int count = 0;

	for (; *games != '\0'; games++)
		count += *games == game;
	return count;
}

START_TEST(test_rows_add_up)
{
	const char *games = runs[_i].games;
	struct tally rows[1];
	int count = 0;

	for (int i = 0; games[i] != '\0'; i++) {
		const int won = games[i] == 'w';
		const struct tally game = { .played = 1, .won = won,
			.lost = games[i] == 'l', .won_looking = games[i] == 'u',
			.run = won, .run_longest = won, .found = 3,
			.cards_left = i * won, .cards_left_most = i * won };

		count = tally_add(rows, count, 1, &game);
		ck_assert_int_eq(count, 1);
	}
	ck_assert_int_eq(rows[0].played, (int)strlen(games));
	ck_assert_int_eq(rows[0].won, times(games, 'w'));
	ck_assert_int_eq(rows[0].lost, times(games, 'l'));
	ck_assert_int_eq(rows[0].won_looking, times(games, 'u'));
	ck_assert_int_eq(rows[0].found, 3 * (int)strlen(games));
	ck_assert_int_eq(rows[0].run, runs[_i].run);
	ck_assert_int_eq(rows[0].run_longest, runs[_i].run_longest);
}
END_TEST

START_TEST(test_cards_left_are_added_and_the_most_is_kept)
{
	const int left[] = { 5, 21, 0, 9 };
	struct tally rows[1];
	int count = 0;

	for (int i = 0; i < COUNT_OF(left); i++) {
		const struct tally game = { .played = 1, .won = 1,
			.cards_left = left[i], .cards_left_most = left[i] };

		count = tally_add(rows, count, 1, &game);
	}
	ck_assert_int_eq(rows[0].cards_left, 35);
	ck_assert_int_eq(rows[0].cards_left_most, 21);
}
END_TEST

START_TEST(test_other_games_have_other_rows)
{
	const struct tally games[] = {
		{ .config = "game=onirim", .played = 1 },
		{ .config = "game=nightmarium", .played = 1, .computers = 1 },
		{ .config = "game=nightmarium", .played = 1, .computers = 1,
		    .level = "3" },
		{ .config = "game=nightmarium", .played = 1 },
	};
	struct tally rows[ROWS + 1] = { [ROWS] = { .played = -1 } };
	int count = 0;

	for (int i = 0; i < 2 * COUNT_OF(games); i++)
		count = tally_add(rows, count, ROWS,
		    &games[i % COUNT_OF(games)]);
	ck_assert_int_eq(count, ROWS);
	for (int i = 0; i < ROWS; i++) {
		ck_assert_int_eq(rows[i].played, 2);
		ck_assert_str_eq(rows[i].config, games[i].config);
		ck_assert_str_eq(rows[i].level, games[i].level);
	}
	ck_assert_int_eq(rows[ROWS].played, -1);
}
END_TEST

Suite *
tally_suite(void)
{
	const struct test tests[] = {
		{ test_config_says_only_what_was_played, COUNT_OF(configs) },
		{ test_victory_is_counted_with_the_cards_left, 1 },
		{ test_victory_after_a_look_is_counted_apart, 1 },
		{ test_defeat_is_counted, 1 },
		{ test_game_that_goes_on_is_not_counted, 1 },
		{ test_game_that_stands_before_its_end_is_not_counted, 1 },
		{ test_people_are_counted_and_not_the_program,
		    COUNT_OF(duels) },
		{ test_game_of_the_program_alone_is_not_counted, 1 },
		{ test_game_without_a_winner_is_only_played, 1 },
		{ test_doors_of_both_are_found_together, 1 },
		{ test_doors_in_a_race_are_ones_own, 1 },
		{ test_rows_add_up, COUNT_OF(runs) },
		{ test_cards_left_are_added_and_the_most_is_kept, 1 },
		{ test_other_games_have_other_rows, 1 },
	};

	return suite_of("tally", tests, COUNT_OF(tests));
}
