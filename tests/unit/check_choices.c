/* check_choices.c - tests of answers as rows. */
#include <string.h>

#include "../../lib/core/chance.h"
#include "../../lib/core/choices.h"
#include "onirim.h"
#include "suites.h"

enum { LISTED_MAX = ONIRIM_ACTIONS_MAX, GUARD = 0x5A5A5A5A };

static uint8_t faces[CARDS_MAX], ranks[FACES_MAX];

static void
name_faces(void)
{
	for (unsigned rank = 0; rank < CARDS_MAX; rank++) {
		faces[rank] = (uint8_t)(ONIRIM_FACE_FIRST + rank);
		ranks[faces[rank]] = (uint8_t)(rank + 1);
	}
}

static bool
find(const struct choices *choices, uint32_t action, struct choice *found)
{
	return choices_find(choices, action, ranks, found);
}

static void
begin(struct choices *choices)
{
	memset(choices, 0, sizeof *choices);
}

/* As many rows as there can be, or fewer: cards of two verbs in one row or two,
 * which differ in place or in extra, and actions without a card of all
 * kinds. */
static void
fill_at_random(struct choices *choices, struct generator *chance)
{
	begin(choices);
	for (unsigned verb = 1; verb <= 2; verb++)
		for (unsigned i = 0; i <= oni_chance_below(chance, 2); i++)
			choices_add_at(choices, oni_chance_output(chance) &
			    oni_chance_output(chance), verb,
			    verb == 1 ? i : 0, verb == 2 ? i : 0);
	choices_add_bare(choices, 5);
	for (unsigned i = 0; i < 2; i++)
		choices_add_pairs(choices, oni_chance_output(chance) & 0xFF,
		    7, i);
	choices_add_extras(choices, oni_chance_output(chance) & 0x7F, 8, 1);
	choices_add_bare(choices, 9);
}

static int
is_listed(const uint32_t *actions, int n, uint32_t action)
{
	for (int i = 0; i < n; i++)
		if (actions[i] == action)
			return 1;
	return 0;
}

static int
answers_of(const struct choices *choices, unsigned row)
{
	int answers = 0;

	for (unsigned member = 0; member < CARDS_MAX; member++)
		answers += set_has(choices->sets[row], member);
	return answers;
}

START_TEST(test_list_is_strictly_ascending_and_whole)
{
	uint32_t actions[LISTED_MAX];
	struct choices choices;
	struct generator chance = oni_chance_from((uint64_t)_i);
	int n, members = 0;

	fill_at_random(&choices, &chance);
	n = oni_choices_list(&choices, faces, actions, LISTED_MAX);
	for (unsigned row = 0; row < choices.count; row++)
		members += answers_of(&choices, row);
	ck_assert_int_eq(n, members);
	for (int i = 1; i < n; i++)
		ck_assert_uint_lt(actions[i - 1], actions[i]);
}
END_TEST

START_TEST(test_list_that_does_not_fit_is_cut)
{
	uint32_t actions[LISTED_MAX], some[LISTED_MAX];
	struct choices choices;
	struct generator chance = oni_chance_from((uint64_t)_i);
	int n;

	fill_at_random(&choices, &chance);
	n = oni_choices_list(&choices, faces, actions, LISTED_MAX);
	ck_assert_int_eq(oni_choices_list(&choices, faces, NULL, 0), n);
	for (int size = 0; size < n; size++) {
		some[size] = GUARD;
		ck_assert_int_eq(oni_choices_list(&choices, faces, some,
		    (size_t)size), n);
		ck_assert_mem_eq(some, actions, (size_t)size * sizeof *some);
		ck_assert_uint_eq(some[size], GUARD);
	}
}
END_TEST

/* All of a dense range around the answers. */
START_TEST(test_find_agrees_with_the_list)
{
	uint32_t actions[LISTED_MAX];
	struct choices choices;
	struct choice found;
	struct generator chance = oni_chance_from((uint64_t)_i);
	int n, hits = 0;

	fill_at_random(&choices, &chance);
	n = oni_choices_list(&choices, faces, actions, LISTED_MAX);
	for (uint32_t range = 0; range < 10 * 0x60 * 8 * 8; range++) {
		const uint32_t action = range / 64 / 0x60 << VERB_SHIFT |
		    range / 64 % 0x60 << CARD_SHIFT | (range / 8 % 8) << 8 |
		    range % 8;
		const int listed = is_listed(actions, n, action);

		if (find(&choices, action, &found) != listed)
			ck_abort_msg("action %08x", action);
		hits += listed;
	}
	ck_assert_int_eq(hits, n);
}
END_TEST

START_TEST(test_find_takes_the_action_apart)
{
	struct choices choices;
	struct choice found;

	begin(&choices);
	choices_add(&choices, set_of(3) | set_of(63), 7, 2);
	ck_assert(find(&choices, 0x074F0200, &found));
	ck_assert_uint_eq(choice_verb(found), 7);
	ck_assert_uint_eq(choice_card(found), 63);
	ck_assert_uint_eq(choice_place(found), 2);
	ck_assert_uint_eq(choice_extra(found), 0);
	ck_assert(!find(&choices, 0x074F0201, &found));
	ck_assert(!find(&choices, 0x07500200, &found));
	ck_assert(!find(&choices, 0x07030200, &found));
	ck_assert(!find(&choices, 0x07FF0200, &found));
	ck_assert(!find(&choices, 0x07000200, &found));
}
END_TEST

START_TEST(test_rows_of_extras_take_turns_card_by_card)
{
	static const uint32_t listed[] = {
		0x03130001, 0x03130002, 0x03130101, 0x03140002, 0x03150001,
	};
	uint32_t actions[LISTED_MAX];
	struct choices choices;
	struct choice found;

	begin(&choices);
	choices_add_at(&choices, set_of(3) | set_of(5), 3, 0, 1);
	choices_add_at(&choices, set_of(3) | set_of(4), 3, 0, 2);
	choices_add_at(&choices, set_of(3), 3, 1, 1);
	choices_add_at(&choices, 0, 3, 1, 2);
	ck_assert_uint_eq(choices.count, 3);
	ck_assert_int_eq(oni_choices_list(&choices, faces, actions,
	    LISTED_MAX), 5);
	ck_assert_mem_eq(actions, listed, sizeof listed);
	ck_assert(find(&choices, 0x03140002, &found));
	ck_assert_uint_eq(choice_card(found), 4);
	ck_assert_uint_eq(choice_place(found), 0);
	ck_assert_uint_eq(choice_extra(found), 2);
	ck_assert(!find(&choices, 0x03140001, &found));
	ck_assert(!find(&choices, 0x03130000, &found));
	ck_assert(!find(&choices, 0x03130102, &found));
}
END_TEST

START_TEST(test_extra_alone_is_an_action_without_a_card)
{
	struct choices choices;
	struct choice found;

	begin(&choices);
	choices_add_extras(&choices, set_of(2), 15, 0);
	ck_assert(!choices_several(&choices));
	ck_assert_uint_eq(choice_verb(choices_only(&choices)), 15);
	ck_assert_uint_eq(choice_extra(choices_only(&choices)), 2);
	ck_assert(find(&choices, 0x0F000002, &found));
	ck_assert_uint_eq(choice_verb(found), 15);
	ck_assert_uint_eq(choice_place(found), 0);
	ck_assert_uint_eq(choice_extra(found), 2);
	ck_assert(!find(&choices, 0x0F000000, &found));
	ck_assert(!find(&choices, 0x0F000001, &found));
	ck_assert(!find(&choices, 0x0F000102, &found));
	ck_assert(!find(&choices, 0x0F100002, &found));
}
END_TEST

/* The two positions are in the fields of card and place, and no faces. */
START_TEST(test_pair_is_two_positions)
{
	uint32_t actions[LISTED_MAX];
	struct choices choices;
	struct choice found;

	begin(&choices);
	choices_add_pairs(&choices, set_of(4), 17, 1);
	ck_assert(!choices_several(&choices));
	ck_assert_uint_eq(choice_card(choices_only(&choices)), 1);
	ck_assert_uint_eq(choice_place(choices_only(&choices)), 4);
	choices_add_pairs(&choices, set_of(3), 17, 2);
	ck_assert(choices_several(&choices));
	ck_assert_int_eq(oni_choices_list(&choices, faces, actions,
	    LISTED_MAX), 2);
	ck_assert_uint_eq(actions[0], 0x11010400);
	ck_assert_uint_eq(actions[1], 0x11020300);
	ck_assert(find(&choices, 0x11020300, &found));
	ck_assert_uint_eq(choice_verb(found), 17);
	ck_assert_uint_eq(choice_card(found), 2);
	ck_assert_uint_eq(choice_place(found), 3);
	ck_assert_uint_eq(choice_extra(found), 0);
	ck_assert(!find(&choices, 0x11010300, &found));
	ck_assert(!find(&choices, 0x11040100, &found));
	ck_assert(!find(&choices, 0x11120300, &found));
}
END_TEST

START_TEST(test_rows_without_cards_are_left_out)
{
	struct choices choices;

	begin(&choices);
	choices_add(&choices, 0, 3, 0);
	choices_add_extras(&choices, 0, 4, 0);
	choices_add_pairs(&choices, 0, 4, 1);
	ck_assert_uint_eq(choices.count, 0);
	ck_assert(!choices_several(&choices));
	choices_add_bare(&choices, 5);
	ck_assert_uint_eq(choices.count, 1);
	ck_assert(!choices_several(&choices));
	ck_assert_uint_eq(choice_verb(choices_only(&choices)), 5);
	ck_assert_uint_eq(choice_card(choices_only(&choices)), 0);
	choices_add_bare(&choices, 9);
	ck_assert(choices_several(&choices));
}
END_TEST

START_TEST(test_one_row_of_two_cards_is_several)
{
	struct choices choices;

	begin(&choices);
	choices_add(&choices, set_of((unsigned)_i), 3, 1);
	ck_assert(!choices_several(&choices));
	ck_assert_int_eq(choice_card(choices_only(&choices)), _i);
	ck_assert_uint_eq(choice_place(choices_only(&choices)), 1);
	begin(&choices);
	choices_add(&choices, set_of((unsigned)_i) | set_of(63), 3, 1);
	ck_assert(choices_several(&choices));
}
END_TEST

START_TEST(test_answer_that_is_drawn_is_the_one_at_its_place)
{
	uint32_t actions[LISTED_MAX];
	struct choices choices;
	struct generator chance = oni_chance_from((uint64_t)_i), same;
	uint32_t n;

	fill_at_random(&choices, &chance);
	n = (uint32_t)oni_choices_list(&choices, faces, actions, LISTED_MAX);
	for (uint32_t i = 0; i < 4 * n; i++) {
		same = chance;
		ck_assert_uint_eq(oni_choices_action(&choices, faces,
		    oni_choices_draw(&choices, &chance)),
		    actions[oni_chance_below(&same, n)]);
		ck_assert_uint_eq(chance.state, same.state);
	}
}
END_TEST

/* Lists that are equal are equal bytes, whatever was listed before. */
START_TEST(test_shorter_list_leaves_nothing_of_a_longer_one)
{
	struct choices listed, fresh;
	struct generator chance = oni_chance_from((uint64_t)_i);

	fill_at_random(&listed, &chance);
	begin(&fresh);
	choices_begin(&listed);
	choices_add(&listed, set_of(7), 3, 1);
	choices_end(&listed);
	choices_add(&fresh, set_of(7), 3, 1);
	ck_assert_mem_eq(&listed, &fresh, sizeof listed);
}
END_TEST

Suite *
choices_suite(void)
{
	const struct test tests[] = {
		{ test_list_is_strictly_ascending_and_whole, 100 },
		{ test_list_that_does_not_fit_is_cut, 10 },
		{ test_find_agrees_with_the_list, 10 },
		{ test_answer_that_is_drawn_is_the_one_at_its_place, 100 },
		{ test_shorter_list_leaves_nothing_of_a_longer_one, 10 },
		{ test_find_takes_the_action_apart, 1 },
		{ test_rows_of_extras_take_turns_card_by_card, 1 },
		{ test_extra_alone_is_an_action_without_a_card, 1 },
		{ test_pair_is_two_positions, 1 },
		{ test_rows_without_cards_are_left_out, 1 },
		{ test_one_row_of_two_cards_is_several, 63 },
	};
	Suite *suite = suite_create("choices");
	TCase *tc = suite_case(suite, "choices", tests, COUNT_OF(tests));

	tcase_add_checked_fixture(tc, name_faces, NULL);
	return suite;
}
