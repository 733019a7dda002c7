/* check_pile.c - tests of piles, against an array of counts. */
#include "../../lib/core/chance.h"
#include "../../lib/core/short_pile.h"
#include "suites.h"

/* No game has more cards. */
enum { SIZE_MAX_TESTED = 127, MOVES = 400 };

struct twin {
	unsigned size;
	unsigned counts[CARDS_MAX];
};

static void
assert_same(const struct pile *pile, const struct twin *twin)
{
	uint64_t set = 0;
	unsigned place = 0;

	for (unsigned card = 0; card < CARDS_MAX; card++) {
		ck_assert_uint_eq(pile_count(pile, card), twin->counts[card]);
		for (unsigned i = 0; i < twin->counts[card]; i++)
			ck_assert_uint_eq(pile_at(pile, place++), card);
		if (twin->counts[card] > 0)
			set |= UINT64_C(1) << card;
	}
	ck_assert_uint_eq(pile_cards(pile), set);
	for (unsigned from = 0; from < CARDS_MAX; from += 5)
		for (unsigned to = from; to < CARDS_MAX; to++)
			ck_assert_uint_eq(pile_cards_between(pile, from, to),
			    set >> from << from << (63 - to) >> (63 - to));
	ck_assert_uint_eq(pile_size(pile), twin->size);
}

static void
add(struct pile *pile, struct twin *twin, unsigned card, unsigned copies)
{
	if (copies == 1)
		pile_add(pile, card);
	else
		pile_add_some(pile, card, copies);
	twin->counts[card] += copies;
	twin->size += copies;
}

/* Add or take a card or some; only `kinds` different ones, so that piles of
 * few and of many faces come. */
static void
move_at_random(struct pile *pile, struct twin *twin, struct generator *chance,
    uint32_t kinds)
{
	const unsigned card = oni_chance_below(chance, kinds) * 63 /
	    (kinds > 1 ? kinds - 1 : 1);
	const unsigned copies = 1 + oni_chance_below(chance, 4);

	if (oni_chance_below(chance, 5) < 3) {
		if (twin->size + copies <= SIZE_MAX_TESTED)
			add(pile, twin, card, copies);
	} else if (twin->counts[card] > 0) {
		pile_take(pile, card);
		twin->counts[card]--;
		twin->size--;
	}
}

START_TEST(test_random_moves_agree_with_the_twin)
{
	static const uint32_t kinds[] = { 1, 2, 8, 21, 64 };
	struct generator chance = oni_chance_from((uint64_t)_i);
	struct pile pile = {0};
	struct twin twin = {0};

	assert_same(&pile, &twin);
	for (int i = 0; i < MOVES; i++) {
		move_at_random(&pile, &twin, &chance, kinds[_i]);
		assert_same(&pile, &twin);
	}
}
END_TEST

START_TEST(test_one_face_of_127_cards_is_counted_and_found)
{
	struct pile pile = {0};
	struct twin twin = {0};

	add(&pile, &twin, (unsigned)_i, SIZE_MAX_TESTED);
	assert_same(&pile, &twin);
}
END_TEST

START_TEST(test_pour_adds_all_and_leaves_nothing)
{
	struct pile from = {0}, to = {0};
	struct twin twin = {0}, nothing = {0};
	struct generator chance = oni_chance_from((uint64_t)_i);

	for (int i = 0; i < 60; i++)
		add(&from, &twin, oni_chance_below(&chance, CARDS_MAX), 1);
	for (int i = 0; i < 60; i++) {
		const unsigned card = oni_chance_below(&chance, CARDS_MAX);

		pile_add(&to, card);
		twin.counts[card]++;
		twin.size++;
	}
	pile_pour(&from, &to);
	assert_same(&to, &twin);
	assert_same(&from, &nothing);
}
END_TEST

/* A short pile has cards of eight ranks, wherever these are. */
START_TEST(test_shelf_agrees_with_the_pile)
{
	const unsigned first = (unsigned)_i * 8;
	struct generator chance = oni_chance_from((uint64_t)_i);
	struct short_pile few = {0};
	struct pile pile = {0}, poured = {0};
	struct twin twin = {0}, nothing = {0};

	for (int i = 0; i < MOVES; i++) {
		const unsigned card = first + oni_chance_below(&chance, 8);

		if (twin.counts[card] > 0 && oni_chance_below(&chance, 2) > 0) {
			short_take(&few, card);
			twin.counts[card]--;
			twin.size--;
		} else if (twin.size < SIZE_MAX_TESTED) {
			short_add_some(&few, card, 1);
			twin.counts[card]++;
			twin.size++;
		}
		pile = short_pile(few, first);
		assert_same(&pile, &twin);
		ck_assert_uint_eq(short_size(&few), twin.size);
		ck_assert_uint_eq(short_count(&few, card),
		    twin.counts[card]);
	}
	short_pour(&few, &poured, first);
	assert_same(&poured, &twin);
	pile = short_pile(few, first);
	assert_same(&pile, &nothing);
}
END_TEST

Suite *
pile_suite(void)
{
	const struct test tests[] = {
		{ test_random_moves_agree_with_the_twin, 5 },
		{ test_one_face_of_127_cards_is_counted_and_found, CARDS_MAX },
		{ test_pour_adds_all_and_leaves_nothing, 20 },
		{ test_shelf_agrees_with_the_pile, 8 },
	};

	return suite_of("pile", tests, COUNT_OF(tests));
}
