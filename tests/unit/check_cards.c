/*
 * check_cards.c - holds the library's tables of Terrors against the cards.
 */
#include <check.h>
#include <onirim.h>
#include <stdio.h>
#include <string.h>

#include "../../lib/nightmarium/cards.h"
#include "printed.h"
#include "suites.h"

static const char *const legions[LEGIONS] = {
	[NECRONAUTS] = "necronauts",
	[HOMUNCULI]  = "homunculi",
	[INSECTOIDS] = "insectoids",
	[CHIMERIDS]  = "chimerids",
};

static const char *const parts[PARTS] = {
	[LEGS]  = "legs",
	[TORSO] = "torso",
	[HEAD]  = "head",
};

static const char *const powers[POWERS] = {
	[POWER_NONE]        = "none",
	[POWER_HERALD]      = "herald",
	[POWER_MOURNER]     = "mourner",
	[POWER_JOKER]       = "joker",
	[POWER_EXECUTIONER] = "executioner",
	[POWER_SCAVENGER]   = "scavenger",
	[POWER_DEVOURER]    = "devourer",
};

/* The library's rank of a number. */
static int
rank_of(int number)
{
	int rank = 0;

	while (rank < TERROR_FACES &&
	    oni_terrors[rank].number != lowest_terror(number))
		rank++;
	ck_assert_int_lt(rank, TERROR_FACES);
	return rank;
}

static int
fits(const struct terror *terror, int part)
{
	return strstr(terror->positions, parts[part]) != NULL;
}

/*
 * ---- Each card ----------------------------------------------------------
 */

START_TEST(test_1_each_card_is_what_is_printed)
{
	const struct terror *terror = &printed_terrors[_i];
	int rank = rank_of(_i + 1);
	const struct terror_row *row = &oni_terrors[rank];

	ck_assert_str_eq(legions[row->legion], terror->legion);
	ck_assert_str_eq(powers[row->power], terror->power);
	for (int part = 0; part < PARTS; part++) {
		ck_assert_int_eq((row->fits & FITS(part)) != 0,
		    fits(terror, part));
		ck_assert_int_eq((int)(part_cards[part] >> rank & 1),
		    fits(terror, part));
	}
	for (int legion = 0; legion < LEGIONS; legion++)
		ck_assert_int_eq((int)(legion_cards[legion] >> rank & 1),
		    strcmp(legions[legion], terror->legion) == 0);
}
END_TEST

START_TEST(test_1_no_set_has_cards_past_the_last)
{
	for (int part = 0; part < PARTS; part++)
		ck_assert_uint_eq(part_cards[part] >> TERROR_FACES, 0);
	for (int legion = 0; legion < LEGIONS; legion++)
		ck_assert_uint_eq(legion_cards[legion] >> TERROR_FACES, 0);
}
END_TEST

START_TEST(test_n1_equal_cards_are_named_by_the_lowest_number)
{
	char name[ONIRIM_TEXT_MAX], lowest_name[ONIRIM_TEXT_MAX];
	int lowest = lowest_terror(_i + 1);
	int face = ONIRIM_CARD_TERROR + lowest - 1;

	snprintf(name, sizeof name, "n%d", _i + 1);
	ck_assert_int_eq(onirim_card_from_name(name), face);
	ck_assert_int_eq(oni_terror_of((unsigned)_i + 1)->number, lowest);
	snprintf(lowest_name, sizeof lowest_name, "n%d", lowest);
	ck_assert_int_gt(onirim_card_name((onirim_card)face, name,
	    sizeof name), 0);
	ck_assert_str_eq(name, lowest_name);
}
END_TEST

START_TEST(test_n1_there_are_58_faces)
{
	int copies[PRINTED + 1] = { 0 }, faces = 0;

	for (int number = 1; number <= PRINTED; number++)
		faces += copies[lowest_terror(number)]++ == 0;
	ck_assert_int_eq(faces, 58);
	ck_assert_int_eq(TERROR_FACES, 58);
	for (int rank = 0; rank < TERROR_FACES; rank++) {
		ck_assert_int_eq(oni_terrors[rank].copies,
		    copies[oni_terrors[rank].number]);
		if (rank > 0)
			ck_assert_int_gt(oni_terrors[rank].number,
			    oni_terrors[rank - 1].number);
	}
}
END_TEST

/*
 * ---- The pattern of the numbers -----------------------------------------
 */

START_TEST(test_n2_numbers_follow_their_pattern)
{
	static const int part_of[] = { LEGS, HEAD, TORSO };
	const struct terror *terror = &printed_terrors[_i];
	const struct terror_row *row = &oni_terrors[rank_of(_i + 1)];
	int several = (row->fits & (row->fits - 1)) != 0;

	ck_assert_str_eq(terror->legion, legions[_i / 27]);
	ck_assert_int_eq(row->legion, _i / 27);
	ck_assert(fits(terror, part_of[(_i + 1) % 3]));
	ck_assert((row->fits & FITS(part_of[(_i + 1) % 3])) != 0);
	ck_assert(!several || row->power != POWER_NONE);
	ck_assert(strchr(terror->positions, '+') == NULL ||
	    strcmp(terror->power, "none") != 0);
}
END_TEST

/* How many cards there are of each power, by legion. */
static const struct {
	int power;
	int of_legion[LEGIONS];
	int all;
} totals[] = {
	{ POWER_HERALD,      { 0, 0, 12, 0 },  12 },
	{ POWER_MOURNER,     { 3, 6, 3, 0 },   12 },
	{ POWER_JOKER,       { 0, 6, 3, 3 },   12 },
	{ POWER_EXECUTIONER, { 0, 0, 0, 15 },  15 },
	{ POWER_SCAVENGER,   { 13, 0, 0, 0 },  13 },
	{ POWER_DEVOURER,    { 2, 6, 0, 3 },   11 },
	{ POWER_NONE,        { 9, 9, 9, 6 },   33 },
};

START_TEST(test_1_so_many_cards_have_each_power)
{
	int of_legion[LEGIONS] = { 0 };

	for (int rank = 0; rank < TERROR_FACES; rank++)
		if (oni_terrors[rank].power == totals[_i].power)
			of_legion[oni_terrors[rank].legion] +=
			    oni_terrors[rank].copies;
	for (int legion = 0; legion < LEGIONS; legion++)
		ck_assert_int_eq(of_legion[legion],
		    totals[_i].of_legion[legion]);
	ck_assert_int_eq(of_legion[0] + of_legion[1] + of_legion[2] +
	    of_legion[3], totals[_i].all);
}
END_TEST

START_TEST(test_1_so_many_cards_fit_so_many_positions)
{
	int of_legion[LEGIONS] = { 0 }, fitting[PARTS + 1] = { 0 };

	for (int rank = 0; rank < TERROR_FACES; rank++) {
		const struct terror_row *row = &oni_terrors[rank];
		int n = 0;

		for (int part = 0; part < PARTS; part++)
			n += (row->fits & FITS(part)) != 0;
		fitting[n] += row->copies;
		of_legion[row->legion] += row->copies;
	}
	ck_assert_int_eq(fitting[1], 90);
	ck_assert_int_eq(fitting[2], 14);
	ck_assert_int_eq(fitting[3], 4);
	for (int legion = 0; legion < LEGIONS; legion++)
		ck_assert_int_eq(of_legion[legion], 27);
}
END_TEST

Suite *
cards_suite(void)
{
	const struct test tests[] = {
		{ test_1_each_card_is_what_is_printed, PRINTED },
		{ test_1_no_set_has_cards_past_the_last, 1 },
		{ test_n1_equal_cards_are_named_by_the_lowest_number,
		    PRINTED },
		{ test_n1_there_are_58_faces, 1 },
		{ test_n2_numbers_follow_their_pattern, PRINTED },
		{ test_1_so_many_cards_have_each_power, COUNT_OF(totals) },
		{ test_1_so_many_cards_fit_so_many_positions, 1 },
	};

	return suite_of("cards", tests, COUNT_OF(tests));
}
