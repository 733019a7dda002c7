/* check_deck.c - tests of the deck. */
#include <string.h>

#include "../../lib/core/chance.h"
#include "../../lib/core/deck.h"
#include "suites.h"

static struct deck deck;

/* Three cards on top, drawn 1, 2, 3; two of 10 and one of 11 in the pool; two
 * at the bottom, drawn 20, 21. */
static void
lay(void)
{
	memset(&deck, 0, sizeof deck);
	pile_add_some(&deck.pool, 10, 2);
	pile_add(&deck.pool, 11);
	for (uint8_t i = 0; i < 3; i++)
		oni_deck_put(&deck, (struct known){(uint8_t)(i + 1), i}, i);
	deck.bottom[0] = (struct known){20, 1};
	deck.bottom[1] = (struct known){21, 2};
	deck.bottom_count = 2;
}

static struct known
take_next(void)
{
	return oni_deck_take(&deck, oni_deck_next_known(&deck));
}

static struct known
take_last(void)
{
	return oni_deck_take(&deck, oni_deck_last_known(&deck));
}

START_TEST(test_top_is_drawn_first_in_its_order)
{
	for (unsigned i = 0; i < 3; i++) {
		struct known taken;

		ck_assert(deck_next_is_known(&deck));
		taken = take_next();
		ck_assert_uint_eq(taken.card, i + 1);
		ck_assert_uint_eq(taken.seen, i);
		ck_assert_uint_eq(deck_size(&deck), 7 - i);
	}
	ck_assert(!deck_next_is_known(&deck));
}
END_TEST

START_TEST(test_bottom_is_drawn_last_from_its_upper_end)
{
	static const struct known nothing[BOTTOM_MAX] = {{0, 0}};

	for (unsigned i = 0; i < 3; i++)
		take_next();
	pile_take(&deck.pool, 11);
	pile_take(&deck.pool, 10);
	ck_assert(!deck_next_is_known(&deck));
	pile_take(&deck.pool, 10);
	ck_assert(deck_next_is_known(&deck));
	ck_assert_uint_eq(take_next().card, 20);
	ck_assert_uint_eq(take_next().card, 21);
	ck_assert_uint_eq(deck_size(&deck), 0);
	ck_assert_mem_eq(deck.bottom, nothing, sizeof nothing);
}
END_TEST

START_TEST(test_taken_top_leaves_nothing_behind)
{
	static const struct known nothing[TOP_MAX] = {{0, 0}};

	for (unsigned i = 0; i < 3; i++)
		take_next();
	ck_assert_mem_eq(deck.top, nothing, sizeof nothing);
}
END_TEST

START_TEST(test_size_counts_top_pool_and_bottom)
{
	ck_assert_uint_eq(deck_size(&deck), 8);
	pile_take(&deck.pool, 10);
	ck_assert_uint_eq(deck_size(&deck), 7);
	oni_deck_put(&deck, (struct known){40, 0}, 0);
	ck_assert_uint_eq(deck_size(&deck), 8);
}
END_TEST

START_TEST(test_shuffle_forgets_places_and_keeps_cards)
{
	static const uint8_t cards[] = { 1, 2, 3, 10, 10, 11, 20, 21 };
	struct deck shuffled;

	memset(&shuffled, 0, sizeof shuffled);
	for (int i = 0; i < COUNT_OF(cards); i++)
		pile_add(&shuffled.pool, cards[i]);
	oni_deck_shuffle(&deck);
	ck_assert_mem_eq(&deck, &shuffled, sizeof deck);
	oni_deck_shuffle(&deck);
	ck_assert_mem_eq(&deck, &shuffled, sizeof deck);
}
END_TEST

START_TEST(test_put_under_depth_is_drawn_after_as_many)
{
	oni_deck_put(&deck, (struct known){40, 0}, (unsigned)_i);
	for (int i = 0; i < _i; i++)
		ck_assert_int_eq(take_next().card, i + 1);
	ck_assert_uint_eq(take_next().card, 40);
	for (int i = _i; i < 3; i++)
		ck_assert_int_eq(take_next().card, i + 1);
}
END_TEST

START_TEST(test_count_looks_everywhere)
{
	oni_deck_put(&deck, (struct known){10, 0}, 1);
	deck.bottom[2] = (struct known){10, 0};
	deck.bottom_count = 3;
	ck_assert_uint_eq(oni_deck_count(&deck, 10), 4);
	ck_assert_uint_eq(oni_deck_count(&deck, 11), 1);
	ck_assert_uint_eq(oni_deck_count(&deck, 2), 1);
	ck_assert_uint_eq(oni_deck_count(&deck, 21), 1);
	ck_assert_uint_eq(oni_deck_count(&deck, 12), 0);
}
END_TEST

START_TEST(test_bottom_is_taken_first_from_the_other_end)
{
	static const struct known nothing[BOTTOM_MAX] = {{0, 0}};

	for (unsigned i = 2; i > 0; i--) {
		struct known taken;

		ck_assert(deck_last_is_known(&deck));
		taken = take_last();
		ck_assert_uint_eq(taken.card, 19 + i);
		ck_assert_uint_eq(taken.seen, i);
		ck_assert_uint_eq(deck_size(&deck), 5 + i);
	}
	ck_assert(!deck_last_is_known(&deck));
	ck_assert_mem_eq(deck.bottom, nothing, sizeof nothing);
}
END_TEST

START_TEST(test_top_is_taken_last_from_the_other_end)
{
	static const struct known nothing[TOP_MAX] = {{0, 0}};

	for (unsigned i = 0; i < 2; i++)
		take_last();
	pile_take(&deck.pool, 11);
	pile_take(&deck.pool, 10);
	ck_assert(!deck_last_is_known(&deck));
	pile_take(&deck.pool, 10);
	ck_assert(deck_last_is_known(&deck));
	for (unsigned i = 3; i > 0; i--) {
		const struct known taken = take_last();

		ck_assert_uint_eq(taken.card, i);
		ck_assert_uint_eq(taken.seen, i - 1);
	}
	ck_assert_uint_eq(deck_size(&deck), 0);
	ck_assert_mem_eq(deck.top, nothing, sizeof nothing);
}
END_TEST

/* The card above moves to where the lowest was, and is taken next. */
START_TEST(test_taken_from_the_other_end_the_rest_stay_in_order)
{
	oni_deck_shuffle(&deck);
	memset(&deck.pool, 0, sizeof deck.pool);
	for (uint8_t i = 0; i < 4; i++)
		oni_deck_put(&deck, (struct known){(uint8_t)(i + 1), 3}, i);
	ck_assert_uint_eq(take_last().card, 4);
	ck_assert_uint_eq(take_next().card, 1);
	ck_assert_uint_eq(take_last().card, 3);
	ck_assert_uint_eq(take_next().card, 2);
	ck_assert_uint_eq(deck_size(&deck), 0);
}
END_TEST

START_TEST(test_put_last_is_drawn_after_all_others)
{
	oni_deck_put_last(&deck, (struct known){22, 3});
	ck_assert_uint_eq(deck_size(&deck), 9);
	oni_deck_put_last(&deck, (struct known){23, 2});
	ck_assert_uint_eq(take_last().card, 23);
	memset(&deck.pool, 0, sizeof deck.pool);
	for (unsigned i = 0; i < 3; i++)
		ck_assert_uint_eq(take_next().card, i + 1);
	for (unsigned i = 0; i < 3; i++)
		ck_assert_uint_eq(take_next().card, 20 + i);
	ck_assert_uint_eq(deck_size(&deck), 0);
}
END_TEST

START_TEST(test_put_last_taken_again_leaves_the_deck_as_it_was)
{
	const struct deck before = deck;

	for (unsigned i = 2; i < BOTTOM_MAX; i++)
		oni_deck_put_last(&deck, (struct known){(uint8_t)(30 + i), 1});
	for (unsigned i = BOTTOM_MAX; i > 2; i--)
		ck_assert_uint_eq(take_last().card,
		    29 + i);
	ck_assert_mem_eq(&deck, &before, sizeof deck);
}
END_TEST

START_TEST(test_cards_are_those_of_top_pool_and_bottom)
{
	const uint64_t set = set_of(1) | set_of(2) | set_of(3) | set_of(10) |
	    set_of(11) | set_of(20) | set_of(21);

	ck_assert_uint_eq(oni_deck_cards(&deck), set);
	pile_take(&deck.pool, 10);
	ck_assert_uint_eq(oni_deck_cards(&deck), set);
	pile_take(&deck.pool, 10);
	ck_assert_uint_eq(oni_deck_cards(&deck), set & ~set_of(10));
	oni_deck_put_last(&deck, (struct known){1, 0});
	take_next();
	ck_assert_uint_eq(oni_deck_cards(&deck), set & ~set_of(10));
	take_last();
	ck_assert_uint_eq(oni_deck_cards(&deck),
	    set & ~set_of(10) & ~set_of(1));
}
END_TEST

START_TEST(test_cards_are_all_but_hidden_ones)
{
	struct deck known = {.top_count = 2, .bottom_count = 1};

	known.top[0] = (struct known){HIDDEN_CARD, 1};
	known.top[1] = (struct known){62, 1};
	known.bottom[0] = (struct known){HIDDEN_CARD, 1};
	ck_assert_uint_eq(oni_deck_cards(&known), set_of(62));
}
END_TEST

START_TEST(test_cards_of_an_empty_deck_are_none)
{
	const struct deck empty = {0};

	ck_assert_uint_eq(oni_deck_cards(&empty), 0);
	ck_assert(deck_next_is_known(&empty));
	ck_assert(deck_last_is_known(&empty));
}
END_TEST

START_TEST(test_hide_puts_into_the_pool_what_not_all_have_seen)
{
	struct known cards[] = { {5, 1}, {6, 3}, {10, 0}, {7, 2} };

	oni_deck_hide(&deck, cards, COUNT_OF(cards), 1);
	ck_assert_uint_eq(cards[0].card, 5);
	ck_assert_uint_eq(cards[1].card, 6);
	ck_assert_uint_eq(cards[2].card, HIDDEN_CARD);
	ck_assert_uint_eq(cards[3].card, HIDDEN_CARD);
	ck_assert_uint_eq(pile_count(&deck.pool, 10), 3);
	ck_assert_uint_eq(pile_count(&deck.pool, 7), 1);
	ck_assert_uint_eq(pile_count(&deck.pool, 5), 0);
	ck_assert_uint_eq(pile_size(&deck.pool), 5);
	ck_assert_uint_eq(deck.hidden, 2);
}
END_TEST

START_TEST(test_hide_for_all_seats_needs_all_of_them)
{
	struct known cards[] = { {5, 1}, {6, 3}, {7, 2} };

	oni_deck_hide(&deck, cards, COUNT_OF(cards), 3);
	ck_assert_uint_eq(cards[0].card, HIDDEN_CARD);
	ck_assert_uint_eq(cards[1].card, 6);
	ck_assert_uint_eq(cards[2].card, HIDDEN_CARD);
}
END_TEST

/* Which card is hidden leaves no trace but in the pool. */
START_TEST(test_hidden_fans_of_other_cards_are_equal_bytes)
{
	struct fan one, other;
	struct deck same = deck;

	memset(&one, 0, sizeof one);
	memset(&other, 0, sizeof other);
	fan_add(&one, 5, true);
	fan_add(&one, 1, false);
	fan_add(&other, 9, false);
	fan_add(&other, 5, true);
	oni_deck_hide_fan(&deck, &one);
	oni_deck_hide_fan(&same, &other);
	ck_assert_mem_eq(&one, &other, sizeof one);
	ck_assert_uint_eq(one.count, 2);
	ck_assert_uint_eq(one.set, set_of(5));
	ck_assert_uint_eq(fan_copies(&one, 5), 1);
	ck_assert_uint_eq(one.hidden, 1);
	ck_assert_uint_eq(deck.hidden, 1);
	ck_assert_uint_eq(pile_count(&deck.pool, 1), 1);
	ck_assert_uint_eq(pile_count(&same.pool, 9), 1);
}
END_TEST

/*
 * Hidden cards that are dealt, against a twin that makes a list of the cards
 * for each one, as onirim-chance(7) says.
 */

enum { POOL_MOST = 100 };

struct twin {
	unsigned counts[CARDS_MAX];
	struct generator generator;
};

/* The card that is drawn next, or HIDDEN_CARD. */
static unsigned
twin_deals(struct twin *twin, uint64_t cards)
{
	unsigned list[POOL_MOST], n = 0, card;

	for (card = 0; card < CARDS_MAX; card++)
		for (unsigned i = 0; i < twin->counts[card]; i++)
			if (cards >> card & 1)
				list[n++] = card;
	if (n == 0)
		return HIDDEN_CARD;
	card = list[oni_chance_below(&twin->generator, n)];
	twin->counts[card]--;
	return card;
}

/* A pool of up to so many cards, of which some lie hidden, and its twin. */
static void
lay_pool(struct twin *twin, struct generator *chance, unsigned most)
{
	const unsigned size = oni_chance_below(chance, most + 1);

	memset(&deck, 0, sizeof deck);
	memset(twin, 0, sizeof *twin);
	for (unsigned i = 0; i < size; i++) {
		const unsigned card = oni_chance_below(chance, FAN_CARDS);

		if (twin->counts[card] < COPIES_MAX) {
			pile_add(&deck.pool, card);
			twin->counts[card]++;
		}
	}
	deck.hidden = (uint8_t)pile_size(&deck.pool);
	twin->generator = oni_chance_from(oni_chance_output(chance));
}

static void
assert_as_twin(const struct twin *twin, struct generator generator)
{
	struct pile pool = {0};

	for (unsigned card = 0; card < CARDS_MAX; card++)
		pile_add_some(&pool, card, twin->counts[card]);
	ck_assert_mem_eq(&deck.pool, &pool, sizeof pool);
	ck_assert_uint_eq(deck.hidden, pile_size(&pool));
	ck_assert_uint_eq(generator.state, twin->generator.state);
}

/* With any set of cards, also with one that fits all or none of the pool, and
 * with more hidden cards than can be dealt. */
START_TEST(test_fan_is_dealt_as_one_card_after_the_other)
{
	static const uint64_t masks[] = { UINT64_MAX, 0, 0xFFFF, 0x3F };
	struct generator chance = oni_chance_from((uint64_t)_i), generator;
	const uint64_t cards = _i % 8 < 4 ? masks[_i % 4]
	    : oni_chance_output(&chance);
	struct fan fan = {0}, expected = {0};
	struct twin twin;
	unsigned hidden = oni_chance_below(&chance, 9), card = 0;

	lay_pool(&twin, &chance, _i % 3 == 0 ? 10 : POOL_MOST);
	generator = twin.generator;
	for (unsigned i = 0; i < hidden; i++) {
		fan_add_hidden(&fan);
		fan_add_hidden(&expected);
	}
	while (hidden-- > 0 && (card = twin_deals(&twin, cards)) !=
	    HIDDEN_CARD)
		fan_reveal(&expected, card);
	ck_assert_int_eq(oni_deck_deal_fan(&deck, &fan, cards, &generator),
	    card != HIDDEN_CARD);
	ck_assert_mem_eq(&fan, &expected, sizeof fan);
	assert_as_twin(&twin, generator);
}
END_TEST

START_TEST(test_known_cards_are_dealt_one_after_the_other)
{
	struct generator chance = oni_chance_from((uint64_t)_i), generator;
	struct known known[12], expected[12];
	struct twin twin;
	bool dealt = true;

	lay_pool(&twin, &chance, _i % 3 == 0 ? 10 : POOL_MOST);
	generator = twin.generator;
	for (unsigned i = 0; i < COUNT_OF(known); i++) {
		known[i] = (struct known){(uint8_t)(oni_chance_below(&chance,
		    3) == 0 ? i : HIDDEN_CARD), 1};
		expected[i] = known[i];
		if (dealt && known[i].card == HIDDEN_CARD) {
			expected[i].card = (uint8_t)twin_deals(&twin,
			    UINT64_MAX);
			dealt = expected[i].card != HIDDEN_CARD;
		}
	}
	ck_assert_int_eq(oni_deck_deal_known(&deck, known, COUNT_OF(known),
	    &generator), dealt);
	ck_assert_mem_eq(known, expected, sizeof known);
	assert_as_twin(&twin, generator);
}
END_TEST

Suite *
deck_suite(void)
{
	const struct test tests[] = {
		{ test_top_is_drawn_first_in_its_order, 1 },
		{ test_bottom_is_drawn_last_from_its_upper_end, 1 },
		{ test_taken_top_leaves_nothing_behind, 1 },
		{ test_size_counts_top_pool_and_bottom, 1 },
		{ test_shuffle_forgets_places_and_keeps_cards, 1 },
		{ test_put_under_depth_is_drawn_after_as_many, 4 },
		{ test_count_looks_everywhere, 1 },
		{ test_bottom_is_taken_first_from_the_other_end, 1 },
		{ test_top_is_taken_last_from_the_other_end, 1 },
		{ test_taken_from_the_other_end_the_rest_stay_in_order, 1 },
		{ test_put_last_is_drawn_after_all_others, 1 },
		{ test_put_last_taken_again_leaves_the_deck_as_it_was, 1 },
		{ test_cards_are_those_of_top_pool_and_bottom, 1 },
		{ test_cards_are_all_but_hidden_ones, 1 },
		{ test_cards_of_an_empty_deck_are_none, 1 },
		{ test_hide_puts_into_the_pool_what_not_all_have_seen, 1 },
		{ test_hide_for_all_seats_needs_all_of_them, 1 },
		{ test_hidden_fans_of_other_cards_are_equal_bytes, 1 },
		{ test_fan_is_dealt_as_one_card_after_the_other, 400 },
		{ test_known_cards_are_dealt_one_after_the_other, 400 },
	};
	Suite *suite = suite_create("deck");
	TCase *tc = suite_case(suite, "deck", tests, COUNT_OF(tests));

	tcase_add_checked_fixture(tc, lay, NULL);
	return suite;
}
