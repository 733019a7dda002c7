/* check_fan.c - tests of fans. */
#include <string.h>

#include "../../lib/core/chance.h"
#include "../../lib/core/fan.h"
#include "suites.h"

enum { NOBODY_SAW = 0, ONE_SAW = 1, OTHER_SAW = 2, BOTH_SAW = 3 };

struct held {
	unsigned card;
	unsigned seen;
};

/* All that must be true of a fan: order, set, count and empty tail. */
static void
assert_sound(const struct fan *fan, unsigned count)
{
	uint64_t set = 0;

	ck_assert_uint_eq(fan->count, count);
	for (unsigned i = 0; i < count; i++) {
		set |= UINT64_C(1) << fan_card(fan, i);
		if (i == 0)
			continue;
		ck_assert_uint_le(fan_card(fan, i - 1), fan_card(fan, i));
		if (fan_card(fan, i - 1) == fan_card(fan, i))
			ck_assert_uint_le(fan_seen(fan, i - 1),
			    fan_seen(fan, i));
	}
	for (unsigned i = count; i < FAN_MAX; i++) {
		ck_assert_uint_eq(fan_card(fan, i), 0);
		ck_assert_uint_eq(fan_seen(fan, i), 0);
	}
	ck_assert_uint_eq(fan->set, set);
}

static void
shuffle(struct held *cards, unsigned count, uint64_t *chance)
{
	for (unsigned i = count; i > 1; i--) {
		const unsigned k = oni_chance_below(chance, i);
		const struct held card = cards[k];

		cards[k] = cards[i - 1];
		cards[i - 1] = card;
	}
}

START_TEST(test_insert_in_any_order_gives_equal_bytes)
{
	struct held cards[FAN_MAX];
	struct fan one, other;
	uint64_t chance = (uint64_t)_i;

	memset(&one, 0, sizeof one);
	memset(&other, 0, sizeof other);
	for (unsigned i = 0; i < FAN_MAX; i++) {
		cards[i].card = oni_chance_below(&chance, 5);
		cards[i].seen = oni_chance_below(&chance, 4);
		fan_insert(&one, cards[i].card, cards[i].seen);
		assert_sound(&one, i + 1);
	}
	shuffle(cards, FAN_MAX, &chance);
	for (unsigned i = 0; i < FAN_MAX; i++)
		fan_insert(&other, cards[i].card, cards[i].seen);
	ck_assert_mem_eq(&one, &other, sizeof one);
}
END_TEST

START_TEST(test_take_gives_back_what_was_inserted)
{
	struct held cards[FAN_MAX];
	struct fan fan, empty;
	uint64_t chance = (uint64_t)_i;

	memset(&fan, 0, sizeof fan);
	memset(&empty, 0, sizeof empty);
	for (unsigned i = 0; i < FAN_MAX; i++) {
		cards[i].card = oni_chance_below(&chance, CARDS_MAX);
		cards[i].seen = cards[i].card % 4;
		fan_insert(&fan, cards[i].card, cards[i].seen);
	}
	shuffle(cards, FAN_MAX, &chance);
	for (unsigned i = 0; i < FAN_MAX; i++) {
		ck_assert_uint_eq(fan_take(&fan, cards[i].card),
		    cards[i].seen);
		assert_sound(&fan, FAN_MAX - 1 - i);
	}
	ck_assert_mem_eq(&fan, &empty, sizeof fan);
}
END_TEST

START_TEST(test_take_of_equal_cards_takes_the_one_most_have_seen)
{
	static const uint8_t leaving[] = {
		BOTH_SAW, BOTH_SAW, ONE_SAW, NOBODY_SAW,
	};
	struct fan fan;

	memset(&fan, 0, sizeof fan);
	fan_insert(&fan, 7, BOTH_SAW);
	fan_insert(&fan, 7, NOBODY_SAW);
	fan_insert(&fan, 9, BOTH_SAW);
	fan_insert(&fan, 7, ONE_SAW);
	fan_insert(&fan, 3, OTHER_SAW);
	fan_insert(&fan, 7, BOTH_SAW);
	for (unsigned i = 0; i < 4; i++) {
		ck_assert_uint_eq(fan_take(&fan, 7), leaving[i]);
		assert_sound(&fan, 5 - i);
	}
	ck_assert_uint_eq(fan.set, set_of(3) | set_of(9));
}
END_TEST

Suite *
fan_suite(void)
{
	Suite *suite = suite_create("fan");
	TCase *tc = tcase_create("fan");

	tcase_add_loop_test(tc, test_insert_in_any_order_gives_equal_bytes,
	    0, 50);
	tcase_add_loop_test(tc, test_take_gives_back_what_was_inserted, 0, 50);
	tcase_add_test(tc,
	    test_take_of_equal_cards_takes_the_one_most_have_seen);
	suite_add_tcase(suite, tc);
	return suite;
}
