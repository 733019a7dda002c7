/* check_exact.c - hands and draws against their exact chances. */
#include <string.h>

#include "battery.h"
#include "printed.h"
#include "suites.h"

enum { GAMES = 40000, CELLS_MAX = 9 };

/*
 * Chi-square: how far counts are from what is expected of them, against what
 * is passed by chance once in a thousand times.
 */

struct histogram {
	int cells;
	double counts[CELLS_MAX];
	double chances[CELLS_MAX];
};

/* By degrees of freedom, for p = 0.001. */
static const double critical[] = {
	0, 10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.124,
};

/* Cells of which less than five are expected join the one before. */
static void
join_rare(struct histogram *histogram, double total)
{
	while (histogram->cells > 2 &&
	    total * histogram->chances[histogram->cells - 1] < 5) {
		const int last = --histogram->cells;

		histogram->counts[last - 1] += histogram->counts[last];
		histogram->chances[last - 1] += histogram->chances[last];
	}
}

static int
fits(struct histogram histogram)
{
	double total = 0, distance = 0;

	for (int i = 0; i < histogram.cells; i++)
		total += histogram.counts[i];
	join_rare(&histogram, total);
	for (int i = 0; i < histogram.cells; i++) {
		const double expected = total * histogram.chances[i];
		const double off = histogram.counts[i] - expected;

		distance += off * off / expected;
	}
	return distance < critical[histogram.cells - 1];
}

/* n over k. */
static double
choose(int n, int k)
{
	double ways = 1;

	for (int i = 1; i <= k; i++)
		ways = ways * (n - k + i) / i;
	return ways;
}

/* The chances of 0, 1, ... among `drawn` cards of `all`, of which there are
 * `marked` of the kind that is counted. */
static struct histogram
hypergeometric(int all, int marked, int drawn)
{
	struct histogram histogram = {drawn + 1, {0}, {0}};

	for (int k = 0; k <= drawn; k++)
		if (k <= marked && drawn - k <= all - marked)
			histogram.chances[k] = choose(marked, k) *
			    choose(all - marked, drawn - k) /
			    choose(all, drawn);
	return histogram;
}

/* The same with a twentieth of each cell's counts moved to the next. */
static struct histogram
skewed(struct histogram histogram)
{
	double moved = 0;

	for (int i = 0; i < histogram.cells; i++) {
		const double leaving = i + 1 < histogram.cells
		    ? histogram.counts[i] / 20 : 0;

		histogram.counts[i] += moved - leaving;
		moved = leaving;
	}
	return histogram;
}

/*
 * First hands and drafts.  Doors and Nightmares are replaced, so that any
 * five, or eight, of the 58 Locations are as likely.  In Nightmarium it is any
 * five of the 108 Terrors, for the seat that begins as for the last one.
 */

enum { LOCATIONS = 58 };

static int
is_sun(int face)
{
	return face % 4 == ONIRIM_SYMBOL_SUN;
}

static int
is_key(int face)
{
	return face % 4 == ONIRIM_SYMBOL_KEY;
}

static int
is_red(int face)
{
	return face < 0x14;
}

static int
is_brown(int face)
{
	return face >= 0x1C;
}

static int
is_blue_moon(int face)
{
	return face == 0x15;
}

/* What is printed on a Terror. */
static const struct terror *
printed(int face)
{
	return &printed_terrors[face - ONIRIM_CARD_TERROR];
}

static int
is_necronaut(int face)
{
	return strcmp(printed(face)->legion, "necronauts") == 0;
}

static int
is_chimerid(int face)
{
	return strcmp(printed(face)->legion, "chimerids") == 0;
}

static int
fits_the_head(int face)
{
	return strstr(printed(face)->positions, "head") != NULL;
}

static int
is_legs_alone(int face)
{
	return strcmp(printed(face)->positions, "legs") == 0;
}

static int
is_herald(int face)
{
	return strcmp(printed(face)->power, "herald") == 0;
}

static int
is_executioner(int face)
{
	return strcmp(printed(face)->power, "executioner") == 0;
}

static int
has_no_power(int face)
{
	return strcmp(printed(face)->power, "none") == 0;
}

#define NIGHTMARIUM_OF_5 "game=nightmarium players=5 first="

static const struct hand_row {
	const char *config;
	int zone;
	int cards;
	int (*is_marked)(int face);
	int marked;
	int all;
} hands[] = {
	{ "", ONIRIM_ZONE_HAND, 5, is_sun, 30, LOCATIONS },
	{ "", ONIRIM_ZONE_HAND, 5, is_key, 12, LOCATIONS },
	{ "", ONIRIM_ZONE_HAND, 5, is_red, 16, LOCATIONS },
	{ "", ONIRIM_ZONE_HAND, 5, is_brown, 13, LOCATIONS },
	{ "", ONIRIM_ZONE_HAND, 5, is_blue_moon, 4, LOCATIONS },
	{ "first=random", ONIRIM_ZONE_HAND, 5, is_key, 12, LOCATIONS },
	{ "players=2", ONIRIM_ZONE_SHARED, 8, is_sun, 30, LOCATIONS },
	{ "players=2", ONIRIM_ZONE_SHARED, 8, is_key, 12, LOCATIONS },
	{ "players=2 first=random", ONIRIM_ZONE_SHARED, 8, is_red, 16,
	  LOCATIONS },
	{ "game=nightmarium", ONIRIM_ZONE_HAND, 5, is_necronaut, 27, 108 },
	{ "game=nightmarium", ONIRIM_ZONE_HAND, 5, fits_the_head, 45, 108 },
	{ "game=nightmarium", ONIRIM_ZONE_HAND, 5, is_herald, 12, 108 },
	{ "game=nightmarium", ONIRIM_ZONE_HAND, 5, has_no_power, 33, 108 },
	{ NIGHTMARIUM_OF_5 "2", ONIRIM_ZONE_HAND, 5, is_chimerid, 27, 108 },
	{ NIGHTMARIUM_OF_5 "2", ONIRIM_ZONE_HAND, 5, is_legs_alone, 35, 108 },
	{ NIGHTMARIUM_OF_5 "random", ONIRIM_ZONE_HAND, 5, is_executioner, 15,
	  108 },
};

static int
count_marked(const onirim_game *game, int zone, int (*is_marked)(int face))
{
	int counts[FACE_VALUES] = {0};
	int marked = 0;

	battery_count(game, ONIRIM_HOST, zone, 0, counts);
	for (int face = ONIRIM_CARD_ROOM; face < FACE_VALUES; face++)
		if (counts[face] > 0 && is_marked(face))
			marked += counts[face];
	return marked;
}

static struct histogram
deal_hands(const struct hand_row *row)
{
	struct histogram histogram = hypergeometric(row->all, row->marked,
	    row->cards);
	onirim_game *game;

	ck_assert_int_eq(onirim_game_new(&game, row->config, NULL),
	    ONIRIM_OK);
	for (uint64_t seed = 0; seed < GAMES; seed++) {
		onirim_game_reset(game, seed);
		histogram.counts[count_marked(game, row->zone,
		    row->is_marked)]++;
	}
	onirim_game_free(game);
	return histogram;
}

START_TEST(test_first_hands_have_their_chances)
{
	ck_assert(fits(deal_hands(&hands[_i])));
}
END_TEST

START_TEST(test_first_hands_a_little_skewed_are_noticed)
{
	ck_assert(!fits(skewed(deal_hands(&hands[_i]))));
}
END_TEST

/*
 * A dealer that takes its places modulo: output mod 128 mod n.  The first of
 * the sorted cards, which are red, come too often.
 */

static int
biased_reds(uint64_t seed)
{
	uint8_t pool[CARDS];
	struct uniform generator = {seed, 0, 0};
	int reds = 0, n = 0;

	for (int face = ONIRIM_CARD_ROOM; face < ONIRIM_CARD_DOOR; face++)
		for (int i = is_sun(face) ? 9 - (face - 0x10) / 4 :
		    is_key(face) ? 3 : face % 4 == 1 ? 4 : 0; i > 0; i--)
			pool[n++] = (uint8_t)face;
	ck_assert_int_eq(n, LOCATIONS);
	for (int drawn = 0; drawn < 5; drawn++) {
		const int place = (int)(uniform_output(&generator) % 128) % n;

		reds += is_red(pool[place]);
		for (int i = place; i + 1 < n; i++)
			pool[i] = pool[i + 1];
		n--;
	}
	return reds;
}

START_TEST(test_modulo_bias_is_noticed)
{
	struct histogram histogram = hypergeometric(LOCATIONS, 16, 5);

	for (uint64_t seed = 0; seed < GAMES; seed++)
		histogram.counts[biased_reds(seed)]++;
	ck_assert(!fits(histogram));
}
END_TEST

/*
 * First draws, from a pool of 71 cards with 10 Nightmares and 8 Doors.
 */

static int
is_nightmare(int face)
{
	return face == ONIRIM_CARD_NIGHTMARE;
}

static int
is_door(int face)
{
	return face >= ONIRIM_CARD_DOOR && face < ONIRIM_CARD_NIGHTMARE;
}

/* Discard the first Key, or the first other card, of a first hand; 0 when
 * there is none. */
static int
discard(onirim_game *game, int key)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < n; i++)
		if (onirim_action_verb(actions[i]) == ONIRIM_VERB_DISCARD &&
		    is_key(onirim_action_card(actions[i])) == key)
			return onirim_apply(game, actions[i]) == ONIRIM_OK;
	return 0;
}

/* The first card drawn is a Nightmare when one is asked about and no Door
 * went to Limbo before. */
static struct histogram
first_draws(void)
{
	struct histogram histogram = hypergeometric(71, 10, 1);
	onirim_game *game;

	ck_assert_int_eq(onirim_game_new(&game, NULL, NULL), ONIRIM_OK);
	for (uint64_t seed = 0; seed < GAMES; seed++) {
		onirim_game_reset(game, seed);
		if (discard(game, 0))
			histogram.counts[onirim_subject(game) ==
			    ONIRIM_CARD_NIGHTMARE && onirim_cards(game, 0,
			    ONIRIM_ZONE_LIMBO, 0, NULL, 0) == 0]++;
	}
	onirim_game_free(game);
	return histogram;
}

START_TEST(test_first_draw_has_its_chances)
{
	ck_assert(fits(first_draws()));
	ck_assert(!fits(skewed(first_draws())));
}
END_TEST

static const struct look_row {
	int (*is_marked)(int face);
	int marked;             /* of the 71 */
} looks[] = {
	{ is_nightmare, 10 },
	{ is_door, 8 },
};

/* The five cards of a Prophecy in the first turn. */
static struct histogram
first_looks(const struct look_row *row)
{
	struct histogram histogram = hypergeometric(71, row->marked, 5);
	onirim_game *game;

	ck_assert_int_eq(onirim_game_new(&game, NULL, NULL), ONIRIM_OK);
	for (uint64_t seed = 0; seed < GAMES; seed++) {
		onirim_game_reset(game, seed);
		if (discard(game, 1) &&
		    onirim_decision(game) == ONIRIM_ASK_PROPHECY)
			histogram.counts[count_marked(game,
			    ONIRIM_ZONE_PENDING, row->is_marked)]++;
	}
	onirim_game_free(game);
	return histogram;
}

START_TEST(test_first_prophecy_has_its_chances)
{
	ck_assert(fits(first_looks(&looks[_i])));
	ck_assert(!fits(skewed(first_looks(&looks[_i]))));
}
END_TEST

static const struct seats_row {
	const char *config;
	int players;
} seats[] = {
	{ "players=2 first=random", 2 },
	{ "game=nightmarium players=3 first=random", 3 },
	{ "game=nightmarium players=5 first=random", 5 },
};

/* How often each seat begins. */
static struct histogram
first_seats(const struct seats_row *row)
{
	struct histogram histogram = {row->players, {0}, {0}};
	onirim_game *game;

	for (int seat = 0; seat < row->players; seat++)
		histogram.chances[seat] = 1.0 / row->players;
	ck_assert_int_eq(onirim_game_new(&game, row->config, NULL),
	    ONIRIM_OK);
	for (uint64_t seed = 0; seed < GAMES; seed++) {
		onirim_game_reset(game, seed);
		histogram.counts[onirim_player(game)]++;
	}
	onirim_game_free(game);
	return histogram;
}

/* first=random is each seat as often. */
START_TEST(test_first_seat_at_random_is_fair)
{
	ck_assert(fits(first_seats(&seats[_i])));
	ck_assert(!fits(skewed(first_seats(&seats[_i]))));
}
END_TEST

Suite *
odds_suite(void)
{
	const struct test tests[] = {
		{ test_first_hands_have_their_chances, COUNT_OF(hands) },
		{ test_first_hands_a_little_skewed_are_noticed,
		    COUNT_OF(hands) },
		{ test_modulo_bias_is_noticed, 1 },
		{ test_first_draw_has_its_chances, 1 },
		{ test_first_prophecy_has_its_chances, COUNT_OF(looks) },
		{ test_first_seat_at_random_is_fair, COUNT_OF(seats) },
	};

	return battery_of("odds", tests, COUNT_OF(tests));
}
