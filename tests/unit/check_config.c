/* check_config.c - tests of configurations. */
#include <stdio.h>
#include <string.h>

#include "games.h"
#include "onirim.h"
#include "suites.h"

static const onirim_problem none = {.status = ONIRIM_OK};
static const onirim_problem other = {-99, 94, 98, 97, 96, 95, {93, 92}};

/* What is read, and its canonical form. */
static const struct form_row {
	const char *read;
	const char *written;
} forms[] = {
	{ NULL, "game=onirim seed=0" },
	{ "", "game=onirim seed=0" },
	{ " \t\n\r ", "game=onirim seed=0" },
	{ "game=onirim", "game=onirim seed=0" },

	/* Every key at its default is left out. */
	{ "players=1", "game=onirim seed=0" },
	{ "sets=none", "game=onirim seed=0" },
	{ "variants=none", "game=onirim seed=0" },
	{ "sets=dreams premonitions=4", "game=onirim sets=dreams seed=0" },
	{ "first=1", "game=onirim seed=0" },
	{ "seed=0", "game=onirim seed=0" },
	{ "chance=seeded", "game=onirim seed=0" },
	{ "game=onirim players=1 sets=none variants=none first=1 seed=0 "
	  "chance=seeded", "game=onirim seed=0" },

	/* Every value that is not. */
	{ "players=2", "game=onirim players=2 seed=0" },
	{ "players=2 variants=none", "game=onirim players=2 seed=0" },
	{ "players=2 variants=open",
	  "game=onirim players=2 variants=open seed=0" },
	{ "players=2 variants=unique",
	  "game=onirim players=2 variants=unique seed=0" },
	{ "players=2 variants=race",
	  "game=onirim players=2 variants=race seed=0" },
	{ "players=2 variants=open,unique",
	  "game=onirim players=2 variants=open,unique seed=0" },
	{ "players=2 variants=open,race",
	  "game=onirim players=2 variants=open,race seed=0" },
	{ "players=2 variants=unique,race",
	  "game=onirim players=2 variants=unique,race seed=0" },
	{ "players=2 variants=open,unique,race",
	  "game=onirim players=2 variants=open,unique,race seed=0" },
	{ "sets=steps", "game=onirim sets=steps seed=0" },
	{ "sets=towers", "game=onirim sets=towers seed=0" },
	{ "sets=dreams", "game=onirim sets=dreams seed=0" },
	{ "sets=steps,towers", "game=onirim sets=steps,towers seed=0" },
	{ "sets=steps,dreams", "game=onirim sets=steps,dreams seed=0" },
	{ "sets=towers,dreams", "game=onirim sets=towers,dreams seed=0" },
	{ "sets=steps,towers,dreams",
	  "game=onirim sets=steps,towers,dreams seed=0" },
	{ "players=2 sets=steps,towers,dreams",
	  "game=onirim players=2 sets=steps,towers,dreams seed=0" },
	{ "sets=steps variants=lost",
	  "game=onirim sets=steps variants=lost seed=0" },
	{ "sets=towers variants=ruins",
	  "game=onirim sets=towers variants=ruins seed=0" },
	{ "sets=towers variants=right-only",
	  "game=onirim sets=towers variants=right-only seed=0" },
	{ "sets=dreams premonitions=5",
	  "game=onirim sets=dreams premonitions=5 seed=0" },
	{ "sets=dreams premonitions=6",
	  "game=onirim sets=dreams premonitions=6 seed=0" },
	{ "sets=steps,towers variants=lost,ruins,right-only",
	  "game=onirim sets=steps,towers variants=lost,ruins,right-only "
	  "seed=0" },
	{ "players=2 first=1", "game=onirim players=2 seed=0" },
	{ "players=2 first=2", "game=onirim players=2 first=2 seed=0" },
	{ "first=random", "game=onirim first=random seed=0" },
	{ "players=2 first=random",
	  "game=onirim players=2 first=random seed=0" },
	{ "chance=host", "game=onirim seed=0 chance=host" },
	{ "players=2 first=2 chance=host",
	  "game=onirim players=2 first=2 seed=0 chance=host" },

	{ "events=on", "game=onirim seed=0 events=on" },
	{ "events=off seed=3", "game=onirim seed=3" },
	{ "events=on chance=host", "game=onirim seed=0 chance=host events=on" },

	/* The second game. */
	{ "game=nightmarium", "game=nightmarium seed=0" },
	{ "game=nightmarium players=2 objective=5 turns=0 first=1",
	  "game=nightmarium seed=0" },
	{ "players=5 game=nightmarium first=5 turns=65535 objective=7 seed=7",
	  "game=nightmarium players=5 first=5 objective=7 turns=65535 "
	  "seed=7" },
	{ "game=nightmarium players=4 objective=1 turns=256 chance=host "
	  "events=on", "game=nightmarium players=4 objective=1 turns=256 "
	  "seed=0 chance=host events=on" },
	{ "game=nightmarium first=random players=3",
	  "game=nightmarium players=3 first=random seed=0" },

	/* Seeds. */
	{ "seed=1", "game=onirim seed=1" },
	{ "seed=42", "game=onirim seed=42" },
	{ "seed=9223372036854775808", "game=onirim seed=9223372036854775808" },
	{ "seed=18446744073709551615",
	  "game=onirim seed=18446744073709551615" },
	{ "seed=0x0", "game=onirim seed=0" },
	{ "seed=0x2a", "game=onirim seed=42" },
	{ "seed=0x2A", "game=onirim seed=42" },
	{ "seed=0x000000000000002A", "game=onirim seed=42" },
	{ "seed=0x0123456789abcdef", "game=onirim seed=81985529216486895" },
	{ "seed=0xFEDCBA9876543210",
	  "game=onirim seed=18364758544493064720" },
	{ "seed=0xffffffffffffffff",
	  "game=onirim seed=18446744073709551615" },

	/* Any order, any space between words. */
	{ "chance=host seed=3 first=2 variants=race,open,unique sets=none "
	  "players=2 game=onirim", "game=onirim players=2 "
	  "variants=open,unique,race first=2 seed=3 chance=host" },
	{ "variants=race,unique players=2",
	  "game=onirim players=2 variants=unique,race seed=0" },
	{ "\n players=2\t\tseed=5\r\nfirst=2\n",
	  "game=onirim players=2 first=2 seed=5" },
	{ "sets=dreams,towers,steps",
	  "game=onirim sets=steps,towers,dreams seed=0" },
	{ "sets=dreams,steps", "game=onirim sets=steps,dreams seed=0" },
	{ "variants=right-only,ruins,lost sets=towers,steps",
	  "game=onirim sets=steps,towers variants=lost,ruins,right-only "
	  "seed=0" },
	{ "variants=right-only,lost,race,ruins,unique,open "
	  "sets=towers,steps players=2",
	  "game=onirim players=2 sets=steps,towers "
	  "variants=open,unique,race,lost,ruins,right-only seed=0" },
	{ "premonitions=6 first=2 sets=dreams variants=race players=2",
	  "game=onirim players=2 sets=dreams variants=race premonitions=6 "
	  "first=2 seed=0" },
};

/* What is not understood, and the word at fault. */
static const struct bad_row {
	const char *text;
	int32_t offset;
	int32_t length;
	int32_t line;
	int32_t column;
} bad[] = {
	/* Words that are none. */
	{ "x", 0, 1, 1, 1 },
	{ "players", 0, 7, 1, 1 },
	{ "seed=1 players", 7, 7, 1, 8 },
	{ "=", 0, 1, 1, 1 },
	{ "=2", 0, 2, 1, 1 },
	{ "player=2", 0, 8, 1, 1 },
	{ "Players=2", 0, 9, 1, 1 },
	{ "players =2", 0, 7, 1, 1 },
	{ "seed=1,players=2", 5, 11, 1, 6 },
	{ "events=yes", 7, 3, 1, 8 },
	{ "objective=5", 0, 11, 1, 1 },
	{ "premonition=4", 0, 13, 1, 1 },
	{ "set=steps", 0, 9, 1, 1 },
	{ "variant=lost", 0, 12, 1, 1 },
	{ "turns=0", 0, 7, 1, 1 },

	/* A key twice: the second. */
	{ "seed=1 seed=1", 7, 6, 1, 8 },
	{ "players=2 seed=3\nplayers=2", 17, 9, 2, 1 },
	{ "sets=steps sets=towers", 11, 11, 1, 12 },
	{ "sets=dreams premonitions=4 premonitions=4", 27, 14, 1, 28 },

	/* Numbers with a zero before them. */
	{ "players=0000002", 8, 7, 1, 9 },
	{ "seed=007", 5, 3, 1, 6 },
	{ "seed=00", 5, 2, 1, 6 },
	{ "players=2 first=01", 16, 2, 1, 17 },
	{ "sets=dreams premonitions=05", 25, 2, 1, 26 },
	{ "game=nightmarium objective=05", 27, 2, 1, 28 },
	{ "game=nightmarium turns=00", 23, 2, 1, 24 },

	/* Values that are missing. */
	{ "game=", 5, 0, 1, 6 },
	{ "players=", 8, 0, 1, 9 },
	{ "sets=", 5, 0, 1, 6 },
	{ "players=2 variants=", 19, 0, 1, 20 },
	{ "first=", 6, 0, 1, 7 },
	{ "seed=", 5, 0, 1, 6 },
	{ "chance=", 7, 0, 1, 8 },
	{ "sets=dreams premonitions=", 25, 0, 1, 26 },
	{ "players= seed=2", 8, 0, 1, 9 },

	/* Games. */
	{ "game=nightmarium2", 5, 12, 1, 6 },
	{ "game=Nightmarium", 5, 11, 1, 6 },
	{ "game=Onirim", 5, 6, 1, 6 },
	{ "game=onirim2", 5, 7, 1, 6 },
	{ "game=oniri", 5, 5, 1, 6 },
	{ "game=0", 5, 1, 1, 6 },

	/* Players. */
	{ "players=0", 8, 1, 1, 9 },
	{ "players=3", 8, 1, 1, 9 },
	{ "players=10", 8, 2, 1, 9 },
	{ "players=12", 8, 2, 1, 9 },
	{ "players=257", 8, 3, 1, 9 },
	{ "players=4294967298", 8, 10, 1, 9 },
	{ "players=18446744073709551618", 8, 20, 1, 9 },
	{ "players=99999999999999999999", 8, 20, 1, 9 },
	{ "players=-1", 8, 2, 1, 9 },
	{ "players=+1", 8, 2, 1, 9 },
	{ "players=1.", 8, 2, 1, 9 },
	{ "players=two", 8, 3, 1, 9 },
	{ "players=0x1", 8, 3, 1, 9 },
	{ "players=1=1", 8, 3, 1, 9 },
	{ "players=random", 8, 6, 1, 9 },

	/* Lists. */
	{ "sets=none,none", 5, 4, 1, 6 },
	{ "sets=none,steps", 5, 4, 1, 6 },
	{ "sets=steps,none", 11, 4, 1, 12 },
	{ "sets=steps,steps", 11, 5, 1, 12 },
	{ "sets=steps,dreams,steps", 18, 5, 1, 19 },
	{ "sets=glyphs", 5, 6, 1, 6 },
	{ "sets=base", 5, 4, 1, 6 },
	{ "sets=steps,doors", 11, 5, 1, 12 },
	{ "sets=step", 5, 4, 1, 6 },
	{ "sets=Towers", 5, 6, 1, 6 },
	{ "sets=all", 5, 3, 1, 6 },
	{ "sets=0", 5, 1, 1, 6 },
	{ "sets=steps,", 11, 0, 1, 12 },
	{ "sets=steps,,dreams", 11, 0, 1, 12 },
	{ "sets=steps;dreams", 5, 12, 1, 6 },
	{ "sets=towers variants=ruin", 21, 4, 1, 22 },
	{ "sets=towers variants=right", 21, 5, 1, 22 },
	{ "sets=towers variants=right_only", 21, 10, 1, 22 },
	{ "sets=towers variants=ruins,ruins", 27, 5, 1, 28 },
	{ "players=2 variants=rase", 19, 4, 1, 20 },
	{ "players=2 variants=open,rase", 24, 4, 1, 25 },
	{ "players=2 variants=open,open", 24, 4, 1, 25 },
	{ "players=2 variants=race,open,race", 29, 4, 1, 30 },
	{ "players=2 variants=open,none", 24, 4, 1, 25 },
	{ "players=2 variants=none,open", 19, 4, 1, 20 },
	{ "players=2 variants=open,", 24, 0, 1, 25 },
	{ "players=2 variants=,open", 19, 0, 1, 20 },
	{ "players=2 variants=open,,race", 24, 0, 1, 25 },
	{ "players=2 variants=open;race", 19, 9, 1, 20 },
	{ "players=2 variants=ope", 19, 3, 1, 20 },
	{ "players=2 variants=lost", 19, 4, 1, 20 },

	/* Premonitions. */
	{ "sets=dreams premonitions=0", 25, 1, 1, 26 },
	{ "sets=dreams premonitions=3", 25, 1, 1, 26 },
	{ "sets=dreams premonitions=7", 25, 1, 1, 26 },
	{ "sets=dreams premonitions=8", 25, 1, 1, 26 },
	{ "sets=dreams premonitions=260", 25, 3, 1, 26 },
	{ "sets=dreams premonitions=4,5", 25, 3, 1, 26 },
	{ "sets=dreams premonitions=none", 25, 4, 1, 26 },
	{ "sets=dreams premonitions=random", 25, 6, 1, 26 },

	/* Nightmarium's words, and those that only Onirim has. */
	{ "game=nightmarium players=1", 25, 1, 1, 26 },
	{ "game=nightmarium players=6", 25, 1, 1, 26 },
	{ "game=nightmarium objective=0", 27, 1, 1, 28 },
	{ "game=nightmarium objective=8", 27, 1, 1, 28 },
	{ "game=nightmarium objective=9", 27, 1, 1, 28 },
	{ "game=nightmarium objective=261", 27, 3, 1, 28 },
	{ "game=nightmarium objective=", 27, 0, 1, 28 },
	{ "game=nightmarium turns=65536", 23, 5, 1, 24 },
	{ "game=nightmarium turns=-1", 23, 2, 1, 24 },
	{ "game=nightmarium turns=none", 23, 4, 1, 24 },
	{ "game=nightmarium sets=towers", 17, 11, 1, 18 },
	{ "game=nightmarium sets=none", 17, 9, 1, 18 },
	{ "sets=steps game=nightmarium", 0, 10, 1, 1 },
	{ "game=nightmarium variants=open", 17, 13, 1, 18 },
	{ "game=nightmarium variants=none", 17, 13, 1, 18 },
	{ "game=nightmarium premonitions=4", 17, 14, 1, 18 },
	{ "game=nightmarium first=3", 23, 1, 1, 24 },
	{ "game=nightmarium players=5 first=6", 33, 1, 1, 34 },
	{ "players=3 game=onirim", 8, 1, 1, 9 },
	{ "game=onirim turns=5", 12, 7, 1, 13 },
	{ "game=nightmarium first=random chance=host", 23, 6, 1, 24 },

	/* First seats. */
	{ "first=0", 6, 1, 1, 7 },
	{ "first=2", 6, 1, 1, 7 },
	{ "first=3 players=2", 6, 1, 1, 7 },
	{ "players=2 first=Random", 16, 6, 1, 17 },
	{ "players=2 first=256", 16, 3, 1, 17 },

	/* Seeds. */
	{ "seed=18446744073709551616", 5, 20, 1, 6 },
	{ "seed=18446744073709551625", 5, 20, 1, 6 },
	{ "seed=99999999999999999999", 5, 20, 1, 6 },
	{ "seed=184467440737095516150", 5, 21, 1, 6 },
	{ "seed=0x10000000000000000", 5, 19, 1, 6 },
	{ "seed=0x00000000000000000", 5, 19, 1, 6 },
	{ "seed=0x", 5, 2, 1, 6 },
	{ "seed=0xg", 5, 3, 1, 6 },
	{ "seed=0X1", 5, 3, 1, 6 },
	{ "seed=2A", 5, 2, 1, 6 },
	{ "seed=-1", 5, 2, 1, 6 },
	{ "seed=0x-1", 5, 4, 1, 6 },
	{ "seed=1_000", 5, 5, 1, 6 },

	/* Chance. */
	{ "chance=dealt", 7, 5, 1, 8 },
	{ "chance=1", 7, 1, 1, 8 },

	/* Words that need another. */
	{ "variants=open", 9, 4, 1, 10 },
	{ "variants=unique players=1", 9, 6, 1, 10 },
	{ "seed=1\n\nplayers=1 variants=race", 27, 4, 3, 20 },
	{ "variants=lost", 9, 4, 1, 10 },
	{ "variants=ruins", 9, 5, 1, 10 },
	{ "variants=right-only", 9, 10, 1, 10 },
	{ "sets=none variants=ruins", 19, 5, 1, 20 },
	{ "sets=towers variants=lost", 21, 4, 1, 22 },
	{ "sets=steps variants=ruins", 20, 5, 1, 21 },
	{ "sets=steps variants=lost,ruins", 25, 5, 1, 26 },
	{ "sets=steps,dreams variants=lost,right-only", 32, 10, 1, 33 },
	{ "variants=right-only,lost sets=towers", 20, 4, 1, 21 },
	{ "sets=steps\nvariants=lost,open", 25, 4, 2, 15 },
	{ "premonitions=4", 13, 1, 1, 14 },
	{ "premonitions=5", 13, 1, 1, 14 },
	{ "premonitions=6 sets=steps,towers", 13, 1, 1, 14 },
	{ "sets=none premonitions=4", 23, 1, 1, 24 },
	{ "first=random chance=host", 6, 6, 1, 7 },
	{ "chance=host players=2 first=random", 28, 6, 1, 29 },

	/* Lines and columns. */
	{ "\n\n\tseed=x", 8, 1, 3, 7 },
	{ "seed=1 \n x", 9, 1, 2, 2 },
	{ "seed=1\r\nx", 8, 1, 2, 1 },
};

START_TEST(test_format_writes_the_canonical_form)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game;
	int length;

	game = new_game(forms[_i].read);
	length = onirim_config_format(game, text, sizeof text);
	ck_assert_str_eq(text, forms[_i].written);
	ck_assert_int_eq(length, (int)strlen(text));
}
END_TEST

START_TEST(test_canonical_form_read_again_is_the_same)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game = new_game(forms[_i].written);

	onirim_config_format(game, text, sizeof text);
	ck_assert_str_eq(text, forms[_i].written);
}
END_TEST

START_TEST(test_problem_after_success_is_all_zero)
{
	onirim_problem problem = other;
	onirim_game *game;

	ck_assert_int_eq(onirim_game_new(&game, forms[_i].read, &problem),
	    ONIRIM_OK);
	ck_assert_mem_eq(&problem, &none, sizeof none);
	onirim_game_free(game);
}
END_TEST

START_TEST(test_bad_configuration_points_at_the_fault)
{
	const struct bad_row *row = &bad[_i];
	onirim_game *game = (onirim_game *)&game;
	onirim_problem problem = other;

	ck_assert_int_eq(onirim_game_new(&game, row->text, &problem),
	    ONIRIM_E_CONFIG);
	ck_assert_ptr_null(game);
	ck_assert_int_eq(problem.status, ONIRIM_E_CONFIG);
	ck_assert_int_gt(problem.reason, 0);
	ck_assert_int_eq(problem.offset, row->offset);
	ck_assert_int_eq(problem.length, row->length);
	ck_assert_int_eq(problem.line, row->line);
	ck_assert_int_eq(problem.column, row->column);
}
END_TEST

START_TEST(test_bad_configuration_is_refused_by_all_readers)
{
	const char *text = bad[_i].text;
	_Alignas(8) static unsigned char memory[2048], before[2048];
	onirim_problem problem = other;
	onirim_game *game = (onirim_game *)memory;

	memset(memory, 0x5A, sizeof memory);
	memset(before, 0x5A, sizeof before);
	ck_assert_int_eq(onirim_game_size(text), ONIRIM_E_CONFIG);
	ck_assert_int_eq(onirim_game_new(&game, text, NULL), ONIRIM_E_CONFIG);
	game = (onirim_game *)memory;
	ck_assert_int_eq(onirim_game_new_at(&game, memory, sizeof memory,
	    text, &problem), ONIRIM_E_CONFIG);
	ck_assert_ptr_null(game);
	ck_assert_int_eq(problem.offset, bad[_i].offset);
	ck_assert_mem_eq(memory, before, sizeof memory);
}
END_TEST

START_TEST(test_format_with_any_capacity_writes_what_fits)
{
	char whole[ONIRIM_TEXT_MAX], text[ONIRIM_TEXT_MAX + 1];
	onirim_game *game;
	int length;

	onirim_game_new(&game, forms[_i].read, NULL);
	length = onirim_config_format(game, whole, sizeof whole);
	ck_assert_int_lt(length, ONIRIM_TEXT_MAX);
	ck_assert_int_eq(onirim_config_format(game, NULL, 0), length);
	for (int size = 0; size <= length + 2; size++) {
		const int fits = size == 0 ? 0 :
		    size <= length ? size - 1 : length;

		memset(text, '#', sizeof text);
		ck_assert_int_eq(onirim_config_format(game, text,
		    (size_t)size), length);
		ck_assert_mem_eq(text, whole, (size_t)fits);
		if (size > 0)
			ck_assert_int_eq(text[fits], '\0');
		ck_assert_int_eq(text[size > 0 ? fits + 1 : 0], '#');
	}
	onirim_game_free(game);
}
END_TEST

/* All that can be said at once is the longest text. */
START_TEST(test_longest_form_is_read_and_written)
{
	static const char longest[] = "game=onirim players=2 "
	    "sets=steps,towers,dreams "
	    "variants=open,unique,race,lost,ruins,right-only premonitions=6 "
	    "first=2 seed=18446744073709551615 chance=host";
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game = new_game(longest);

	ck_assert_int_eq(onirim_config_format(game, text, sizeof text),
	    (int)sizeof longest - 1);
	ck_assert_str_eq(text, longest);
}
END_TEST

START_TEST(test_reset_writes_the_new_seed)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game;

	onirim_game_new(&game, "players=2 seed=5 first=2", NULL);
	onirim_game_reset(game, UINT64_MAX);
	onirim_config_format(game, text, sizeof text);
	ck_assert_str_eq(text,
	    "game=onirim players=2 first=2 seed=18446744073709551615");
	onirim_game_free(game);
}
END_TEST

/* A text of 64 KiB is no trouble, wherever its fault lies. */
START_TEST(test_fault_far_away_is_found)
{
	static char text[65536 + 16];
	onirim_problem problem;
	onirim_game *game;

	memset(text, ' ', 65536);
	strcpy(text + 65536, "seed=x");
	ck_assert_int_eq(onirim_game_new(&game, text, &problem),
	    ONIRIM_E_CONFIG);
	ck_assert_int_eq(problem.offset, 65541);
	ck_assert_int_eq(problem.column, 65542);
	memset(text, '\n', 65536);
	onirim_game_new(&game, text, &problem);
	ck_assert_int_eq(problem.line, 65537);
	ck_assert_int_eq(problem.column, 6);
	text[65536 - 1] = 'x';
	memset(text, '9', 65536);
	ck_assert_int_eq(onirim_game_new(&game, text, &problem),
	    ONIRIM_E_CONFIG);
	ck_assert_int_eq(problem.length, 65542);
}
END_TEST

/* Each byte that is no space belongs to a word. */
START_TEST(test_strange_byte_is_no_space)
{
	static const char spaces[] = " \t\r\n";
	char text[] = "seed=1?players=2";
	onirim_game *game;
	int status;

	text[6] = (char)_i;
	status = onirim_game_new(&game, text, NULL);
	if (strchr(spaces, _i) != NULL)
		ck_assert_int_eq(status, ONIRIM_OK);
	else
		ck_assert_int_eq(status, ONIRIM_E_CONFIG);
	onirim_game_free(game);
}
END_TEST

Suite *
config_suite(void)
{
	const struct test read[] = {
		{ test_problem_after_success_is_all_zero, COUNT_OF(forms) },
		{ test_bad_configuration_points_at_the_fault, COUNT_OF(bad) },
		{ test_bad_configuration_is_refused_by_all_readers,
		    COUNT_OF(bad) },
		{ test_fault_far_away_is_found, 1 },
	};
	const struct test write[] = {
		{ test_format_writes_the_canonical_form, COUNT_OF(forms) },
		{ test_canonical_form_read_again_is_the_same, COUNT_OF(forms) },
		{ test_format_with_any_capacity_writes_what_fits,
		    COUNT_OF(forms) },
		{ test_longest_form_is_read_and_written, 1 },
		{ test_reset_writes_the_new_seed, 1 },
	};
	Suite *suite = suite_create("config");
	TCase *tc;

	tc = suite_case(suite, "read", read, COUNT_OF(read));
	tcase_add_loop_test(tc,
	    test_strange_byte_is_no_space, 1, 256);
	suite_case(suite, "write", write, COUNT_OF(write));
	return suite;
}
