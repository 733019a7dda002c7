/* check_fan.c - tests of fans, against an array of cards. */
#include <string.h>

#include "../../lib/core/chance.h"
#include "../../lib/core/deck.h"
#include "suites.h"

enum { HELD_MAX = 60, COPIES_TESTED = 15 };

struct held {
	unsigned card;
	bool known;
};

struct twin {
	unsigned count;
	struct held cards[HELD_MAX];
};

static unsigned
copies_of(const struct twin *twin, unsigned card, bool only_known)
{
	unsigned copies = 0;

	for (unsigned i = 0; i < twin->count; i++)
		copies += twin->cards[i].card == card &&
		    (twin->cards[i].known || !only_known);
	return copies;
}

/* All that must be true of a fan in which so many lie hidden. */
static void
assert_same(const struct fan *fan, const struct twin *twin, unsigned hidden)
{
	bool known = hidden == 0;

	for (unsigned card = 0; card < FAN_CARDS; card++) {
		const unsigned copies = copies_of(twin, card, false);

		ck_assert_uint_eq(fan_copies(fan, card), copies);
		ck_assert_uint_eq(fan_known(fan, card),
		    copies_of(twin, card, true));
		ck_assert_int_eq(set_has(fan->set, card), copies > 0);
		known = known && copies_of(twin, card, true) == copies;
	}
	ck_assert_uint_eq(fan->set >> FAN_CARDS, 0);
	ck_assert_uint_eq(fan->hidden, hidden);
	ck_assert_uint_eq(fan->count, twin->count + hidden);
	ck_assert_int_eq(fan_is_known(fan), known);
}

static void
add(struct fan *fan, struct twin *twin, struct held held)
{
	fan_add(fan, held.card, held.known);
	twin->cards[twin->count++] = held;
}

static void
drop(struct twin *twin, unsigned i)
{
	twin->cards[i] = twin->cards[--twin->count];
}

/* Of equal cards one that all know leaves first. */
static void
take(struct fan *fan, struct twin *twin, unsigned i)
{
	const unsigned card = twin->cards[i].card;
	const bool known = copies_of(twin, card, true) > 0;

	for (unsigned k = 0; k < twin->count && known; k++)
		if (twin->cards[k].card == card && twin->cards[k].known)
			i = k;
	drop(twin, i);
	ck_assert_int_eq(fan_take(fan, card), known);
}

static struct held
random_card(struct generator *chance, uint32_t kinds)
{
	return (struct held){
	    oni_chance_below(chance, kinds) * (FAN_CARDS - 1) /
	    (kinds > 1 ? kinds - 1 : 1),
	    oni_chance_below(chance, 3) == 0};
}

static void
fill(struct fan *fan, struct twin *twin, struct generator *chance, uint32_t kinds)
{
	for (unsigned i = 0; i < HELD_MAX; i++) {
		const struct held held = random_card(chance, kinds);

		if (copies_of(twin, held.card, false) < COPIES_TESTED)
			add(fan, twin, held);
		assert_same(fan, twin, 0);
	}
}

static const uint32_t kinds[] = { 1, 2, 5, 20, FAN_CARDS };

START_TEST(test_random_moves_agree_with_the_twin)
{
	struct generator chance = oni_chance_from((uint64_t)_i);
	struct fan fan = {0};
	struct twin twin = {0};

	fill(&fan, &twin, &chance, kinds[_i]);
	for (int moves = 0; moves < 400; moves++) {
		const struct held held = random_card(&chance, kinds[_i]);

		if (oni_chance_below(&chance, 2) == 0 && twin.count > 0)
			take(&fan, &twin, oni_chance_below(&chance,
			    twin.count));
		else if (twin.count < HELD_MAX && COPIES_TESTED >
		    copies_of(&twin, held.card, false))
			add(&fan, &twin, held);
		assert_same(&fan, &twin, 0);
	}
}
END_TEST

START_TEST(test_added_in_any_order_gives_equal_bytes)
{
	struct generator chance = oni_chance_from((uint64_t)_i);
	struct fan one, other;
	struct twin twin = {0};

	memset(&one, 0, sizeof one);
	memset(&other, 0, sizeof other);
	fill(&one, &twin, &chance, kinds[_i % 5]);
	while (twin.count > 0) {
		const unsigned i = oni_chance_below(&chance, twin.count);

		fan_add(&other, twin.cards[i].card, twin.cards[i].known);
		drop(&twin, i);
	}
	ck_assert_mem_eq(&one, &other, sizeof one);
}
END_TEST

START_TEST(test_all_taken_leaves_no_trace)
{
	struct generator chance = oni_chance_from((uint64_t)_i);
	struct fan fan, empty;
	struct twin twin = {0};

	memset(&fan, 0, sizeof fan);
	memset(&empty, 0, sizeof empty);
	fill(&fan, &twin, &chance, kinds[_i % 5]);
	while (twin.count > 0)
		take(&fan, &twin, oni_chance_below(&chance, twin.count));
	ck_assert_mem_eq(&fan, &empty, sizeof fan);
}
END_TEST

START_TEST(test_told_copies_are_known_one_by_one)
{
	struct fan fan = {0};
	struct twin twin = {0};

	add(&fan, &twin, (struct held){7, true});
	add(&fan, &twin, (struct held){7, false});
	add(&fan, &twin, (struct held){7, false});
	add(&fan, &twin, (struct held){9, false});
	for (unsigned i = 1; i < twin.count; i++) {
		assert_same(&fan, &twin, 0);
		fan_tell(&fan, twin.cards[i].card);
		twin.cards[i].known = true;
	}
	assert_same(&fan, &twin, 0);
	ck_assert(fan_is_known(&fan));
}
END_TEST

/* Which card lay hidden leaves no trace, and it can turn out to be another. */
START_TEST(test_hidden_cards_are_those_not_all_know)
{
	struct fan fan = {0};
	struct twin twin = {0};
	struct deck deck = {0};

	add(&fan, &twin, (struct held){7, true});
	add(&fan, &twin, (struct held){7, false});
	add(&fan, &twin, (struct held){7, false});
	add(&fan, &twin, (struct held){9, false});
	oni_deck_hide_fan(&deck, &fan);
	ck_assert_uint_eq(pile_count(&deck.pool, 7), 2);
	ck_assert_uint_eq(pile_count(&deck.pool, 9), 1);
	ck_assert_uint_eq(pile_size(&deck.pool), 3);
	twin.count = 1;
	assert_same(&fan, &twin, 3);
	fan_add_hidden(&fan);
	assert_same(&fan, &twin, 4);
	fan_reveal(&fan, 11);
	twin.cards[twin.count++] = (struct held){11, false};
	assert_same(&fan, &twin, 3);
}
END_TEST

Suite *
fan_suite(void)
{
	const struct test tests[] = {
		{ test_random_moves_agree_with_the_twin, 5 },
		{ test_added_in_any_order_gives_equal_bytes, 50 },
		{ test_all_taken_leaves_no_trace, 50 },
		{ test_told_copies_are_known_one_by_one, 1 },
		{ test_hidden_cards_are_those_not_all_know, 1 },
	};

	return suite_of("fan", tests, COUNT_OF(tests));
}
