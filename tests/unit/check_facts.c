/* check_facts.c - what a host can ask for instead of knowing it: what is
 * played, how it ended, and what the cards are. */
#include <string.h>

#include "../bench/uniform.h"
#include "games.h"
#include "onirim.h"
#include "suites.h"

static int
number(const onirim_game *game, int what)
{
	return onirim_number(game, ONIRIM_NOBODY, what, 0);
}

/*
 * Configurations, as numbers.
 */

enum { NONE = ONIRIM_E_RANGE };

static const struct {
	const char *config;
	int game;
	int sets;
	int variants;
	int turns;
	int first;
	int premonitions;
	int host;
} played[] = {
	{ "", ONIRIM_GAME_ONIRIM, 0, 0, NONE, 0, NONE, 0 },
	{ "players=2 first=2 chance=host",
	  ONIRIM_GAME_ONIRIM, 0, 0, NONE, 1, NONE, 1 },
	{ "sets=steps variants=lost",
	  ONIRIM_GAME_ONIRIM, ONIRIM_SET_STEPS, ONIRIM_VARIANT_LOST, NONE, 0,
	  NONE, 0 },
	{ "sets=towers variants=ruins",
	  ONIRIM_GAME_ONIRIM, ONIRIM_SET_TOWERS, ONIRIM_VARIANT_RUINS, NONE,
	  0, NONE, 0 },
	{ "sets=towers variants=right-only",
	  ONIRIM_GAME_ONIRIM, ONIRIM_SET_TOWERS, ONIRIM_VARIANT_RIGHT_ONLY,
	  NONE, 0, NONE, 0 },
	{ "sets=dreams", ONIRIM_GAME_ONIRIM, ONIRIM_SET_DREAMS, 0, NONE, 0,
	  4, 0 },
	{ "players=2 sets=steps,dreams premonitions=6 variants=race",
	  ONIRIM_GAME_ONIRIM, ONIRIM_SET_STEPS | ONIRIM_SET_DREAMS,
	  ONIRIM_VARIANT_RACE, NONE, 0, 6, 0 },
	{ "players=2 variants=open,unique",
	  ONIRIM_GAME_ONIRIM, 0, ONIRIM_VARIANT_OPEN | ONIRIM_VARIANT_UNIQUE,
	  NONE, 0, NONE, 0 },
	{ "game=nightmarium",
	  ONIRIM_GAME_NIGHTMARIUM, NONE, NONE, 0, 0, NONE, 0 },
	{ "game=nightmarium players=5 first=5 turns=65535 chance=host",
	  ONIRIM_GAME_NIGHTMARIUM, NONE, NONE, 65535, 4, NONE, 1 },
};

START_TEST(test_number_tells_what_is_played)
{
	const onirim_game *game = new_game(played[_i].config);

	ck_assert_int_eq(number(game, ONIRIM_NUMBER_GAME), played[_i].game);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_SETS), played[_i].sets);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_VARIANTS),
	    played[_i].variants);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_TURNS), played[_i].turns);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_FIRST), played[_i].first);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_PREMONITIONS),
	    played[_i].premonitions);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_HOST), played[_i].host);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_END), ONIRIM_OVER_NOT);
	for (int what = ONIRIM_NUMBER_GAME; what <= ONIRIM_NUMBER_END; what++) {
		ck_assert_int_eq(onirim_number(game, ONIRIM_HOST, what, -1),
		    ONIRIM_E_RANGE);
		ck_assert_int_eq(onirim_number(game, 5, what, 0),
		    ONIRIM_E_RANGE);
	}
}
END_TEST

/* The first who is asked begins, and stays the one who began. */
START_TEST(test_first_seat_is_told_also_when_it_was_drawn)
{
	static const char *const configs[] = {
		"players=2 first=random",
		"game=nightmarium first=random players=5",
		"game=nightmarium players=3 first=3",
	};
	onirim_game *game = new_game(configs[_i]);
	int begun[5] = {0};

	for (uint64_t seed = 0; seed < 50; seed++) {
		int first;

		onirim_game_reset(game, seed);
		first = number(game, ONIRIM_NUMBER_FIRST);
		ck_assert_int_eq(first, onirim_player(game));
		begun[first] = 1;
		for (int i = 0; i < 60; i++) {
			onirim_playout(game, seed, 1);
			ck_assert_int_eq(number(game, ONIRIM_NUMBER_FIRST),
			    first);
		}
	}
	for (int seat = 0; seat < number(game, ONIRIM_NUMBER_PLAYERS); seat++)
		ck_assert_int_eq(begun[seat], _i < 2 || seat == 2);
}
END_TEST

START_TEST(test_seed_is_told_unless_the_game_is_redacted)
{
	onirim_game *game = new_game("seed=18446744073709551615");

	ck_assert_uint_eq(onirim_seed(game), UINT64_MAX);
	onirim_game_reset(game, 77);
	ck_assert_uint_eq(onirim_seed(game), 77);
	ck_assert_int_eq(onirim_redact(game, game, 0), ONIRIM_OK);
	ck_assert_uint_eq(onirim_seed(game), 0);
	ck_assert_int_eq(onirim_resample(game, 0, 5), ONIRIM_OK);
	ck_assert_uint_eq(onirim_seed(game), 5);
	ck_assert_uint_eq(onirim_seed(NULL), 0);
}
END_TEST

START_TEST(test_version_is_a_number_that_goes_up)
{
	ck_assert_int_eq(onirim_version_number(), 10000 *
	    ONIRIM_VERSION_MAJOR + 100 * ONIRIM_VERSION_MINOR +
	    ONIRIM_VERSION_PATCH);
}
END_TEST

/*
 * Ends.
 */

/* An end, why, and how it is for the seats, as digits. */
static const struct {
	const char *position;
	const char *actions;
	int end;
	const char *results;
} ends[] = {
	{ "", "", ONIRIM_OVER_NOT, "0" },
	{ "game=nightmarium players=5", "", ONIRIM_OVER_NOT, "00000" },
	{ "chance=host doors1=2red-door,2blue-door,2green-door,brown-door "
	  "hand1=brown-key,4red-sun top=brown-door",
	  "discard:red-sun key:brown-key", ONIRIM_OVER_WON, "1" },
	{ "players=2 chance=host doors1=red-door,blue-door,green-door "
	  "doors2=red-door,blue-door,green-door,brown-door "
	  "hand1=brown-key,2red-sun hand2=3blue-sun shared=red-moon,blue-moon "
	  "top=brown-door",
	  "discard:red-sun decline key:brown-key", ONIRIM_OVER_WON, "11" },
	{ "players=2 variants=race chance=host "
	  "doors1=red-door,blue-door,green-door "
	  "hand1=brown-key,2red-sun hand2=3blue-sun shared=red-moon,blue-moon "
	  "top=brown-door",
	  "discard:red-sun decline key:brown-key", ONIRIM_OVER_WON, "12" },
	{ "game=nightmarium players=3 objective=1 active=2 turn=2 "
	  "hand1=n3 hand2=n4,n85 hand3=n6 creatures2=n3,n2",
	  "build:n4@1", ONIRIM_OVER_WON, "212" },
};

static void
apply_words(onirim_game *game, const char *words)
{
	while (*words != '\0') {
		const int length = (int)strcspn(words, " ");
		char word[ONIRIM_TEXT_MAX];
		onirim_action action;

		memcpy(word, words, (size_t)length);
		word[length] = '\0';
		ck_assert_int_eq(onirim_action_parse(&action, word, NULL),
		    ONIRIM_OK);
		ck_assert_msg(onirim_apply(game, action) == ONIRIM_OK, "%s",
		    word);
		words += length + (words[length] == ' ');
	}
}

START_TEST(test_result_is_told_for_each_seat)
{
	const char *results = ends[_i].results;
	onirim_game *game = NULL;

	if (onirim_position_parse(&game, ends[_i].position, NULL) != ONIRIM_OK)
		game = new_game(ends[_i].position);
	else
		keep_game(game);
	apply_words(game, ends[_i].actions);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_END), ends[_i].end);
	for (int seat = 0; results != NULL && results[seat] != '\0'; seat++)
		ck_assert_int_eq(onirim_result(game, seat),
		    results[seat] - '0');
}
END_TEST

/* Play to the end, until it is one of these. */
static onirim_game *
ended(const char *config, int end)
{
	onirim_game *game = new_game(config);

	for (uint64_t seed = 0; seed < 1000; seed++) {
		onirim_game_reset(game, seed);
		onirim_playout(game, seed, UINT32_MAX);
		if (number(game, ONIRIM_NUMBER_END) == end)
			return game;
	}
	ck_abort_msg("no such end");
	return NULL;
}

/* How it ends for all seats alike. */
static const struct {
	const char *config;
	int end;
	int result;
} alike[] = {
	{ "", ONIRIM_OVER_FILL, ONIRIM_LOST },
	{ "", ONIRIM_OVER_NEW_HAND, ONIRIM_LOST },
	{ "players=2", ONIRIM_OVER_FILL, ONIRIM_LOST },
	{ "players=2 variants=race", ONIRIM_OVER_FILL, ONIRIM_LOST },
	{ "players=2 variants=race", ONIRIM_OVER_NEW_HAND, ONIRIM_LOST },
	{ "game=nightmarium players=5 turns=3", ONIRIM_OVER_TURNS,
	  ONIRIM_UNDECIDED },
};

START_TEST(test_what_all_lose_is_lost_or_undecided_for_each)
{
	onirim_game *game = ended(alike[_i].config, alike[_i].end), *loaded;
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	int length;

	ck_assert_int_eq(onirim_outcome(game), ONIRIM_LOST);
	for (int seat = 0; seat < number(game, ONIRIM_NUMBER_PLAYERS); seat++)
		ck_assert_int_eq(onirim_result(game, seat), alike[_i].result);
	length = onirim_snapshot_save(game, bytes, sizeof bytes);
	ck_assert_int_eq(onirim_snapshot_load(&loaded, bytes,
	    (size_t)length), ONIRIM_OK);
	keep_game(loaded);
	ck_assert_int_eq(number(loaded, ONIRIM_NUMBER_END), alike[_i].end);
	ck_assert_int_eq(onirim_redact(loaded, game, ONIRIM_NOBODY),
	    ONIRIM_OK);
	ck_assert_int_eq(number(loaded, ONIRIM_NUMBER_END), alike[_i].end);
}
END_TEST

START_TEST(test_result_of_a_wrong_seat_is_refused)
{
	const onirim_game *game = new_game("players=2");
	static const int wrong[] = { -1, 2, ONIRIM_CHANCE, ONIRIM_NOBODY,
		ONIRIM_HOST };

	ck_assert_int_eq(onirim_result(NULL, 0), ONIRIM_E_NULL);
	for (int i = 0; i < COUNT_OF(wrong); i++)
		ck_assert_int_eq(onirim_result(game, wrong[i]),
		    ONIRIM_E_RANGE);
}
END_TEST

/*
 * Cards.  tests/battery/check_traits.c looks at all of them.
 */

static const struct {
	const char *name;
	int trait;
	int is;
} traits[] = {
	{ "red-sun", ONIRIM_TRAIT_KIND, ONIRIM_KIND_ROOM },
	{ "blue-glyph", ONIRIM_TRAIT_SYMBOL, ONIRIM_SYMBOL_GLYPH },
	{ "green-door", ONIRIM_TRAIT_COLOUR, ONIRIM_COLOUR_GREEN },
	{ "green-door", ONIRIM_TRAIT_SYMBOL, ONIRIM_E_RANGE },
	{ "nightmare", ONIRIM_TRAIT_COLOUR, ONIRIM_E_RANGE },
	{ "red-pair", ONIRIM_TRAIT_COLOUR, ONIRIM_E_RANGE },
	{ "blue-tower-5", ONIRIM_TRAIT_NUMBER, 5 },
	{ "blue-tower-5", ONIRIM_TRAIT_LEFT_EDGE, 1 << ONIRIM_SYMBOL_MOON },
	{ "blue-tower-5", ONIRIM_TRAIT_RIGHT_EDGE, 0 },
	{ "n1", ONIRIM_TRAIT_LEGION, ONIRIM_LEGION_NECRONAUTS },
	{ "n59", ONIRIM_TRAIT_PARTS, ONIRIM_PART_LEGS | ONIRIM_PART_TORSO |
	  ONIRIM_PART_HEAD },
	{ "n55", ONIRIM_TRAIT_POWER, ONIRIM_POWER_HERALD },
	{ "n30", ONIRIM_TRAIT_POWER, ONIRIM_POWER_NONE },
};

START_TEST(test_card_has_its_traits)
{
	const int face = onirim_card_from_name(traits[_i].name);

	ck_assert_int_gt(face, 0);
	ck_assert_int_eq(onirim_card_trait((onirim_card)face,
	    traits[_i].trait), traits[_i].is);
}
END_TEST

START_TEST(test_any_number_of_a_terror_has_the_traits_of_its_face)
{
	const onirim_card lowest = ONIRIM_CARD_TERROR + 30 - 1;
	const onirim_card other = ONIRIM_CARD_TERROR + 51 - 1;

	for (int trait = 0; trait < 20; trait++)
		ck_assert_int_eq(onirim_card_trait(other, trait),
		    onirim_card_trait(lowest, trait));
	ck_assert_int_eq(onirim_card_trait(other, ONIRIM_TRAIT_NUMBER), 30);
	ck_assert_int_eq(onirim_card_trait(0xEC, ONIRIM_TRAIT_KIND),
	    ONIRIM_E_RANGE);
}
END_TEST

START_TEST(test_what_is_no_card_has_no_trait)
{
	static const onirim_card none[] = { ONIRIM_NO_CARD,
		ONIRIM_HIDDEN_CARD, 0x0F, 0x26, 0x3C, 0x50, 0x7E, 0x7F, 0xFF };

	for (int trait = -1; trait < 20; trait++)
		ck_assert_int_eq(onirim_card_trait(none[_i], trait),
		    ONIRIM_E_RANGE);
}
END_TEST

START_TEST(test_faces_are_written_as_far_as_they_fit)
{
	onirim_game *game = new_game("sets=steps,dreams");
	onirim_card all[ONIRIM_CARDS_MAX], faces[ONIRIM_CARDS_MAX];
	uint8_t counts[ONIRIM_CARDS_MAX], copies[ONIRIM_CARDS_MAX];
	const int n = onirim_faces(game, all, counts, ONIRIM_CARDS_MAX);

	ck_assert_int_eq(n, 12 + 4 + 2 + 4 + 8);
	ck_assert_int_eq(onirim_faces(game, NULL, NULL, 0), n);
	for (int capacity = 0; capacity < n; capacity++) {
		memset(faces, 0xEE, sizeof faces);
		memset(copies, 0xEE, sizeof copies);
		ck_assert_int_eq(onirim_faces(game, faces, copies,
		    (size_t)capacity), n);
		ck_assert_mem_eq(faces, all, (size_t)capacity);
		ck_assert_mem_eq(copies, counts, (size_t)capacity);
		ck_assert_uint_eq(faces[capacity], 0xEE);
		ck_assert_uint_eq(copies[capacity], 0xEE);
	}
}
END_TEST

START_TEST(test_faces_without_a_place_for_them_are_refused)
{
	const onirim_game *game = new_game("");
	onirim_card faces[1];
	uint8_t copies[1];

	ck_assert_int_eq(onirim_faces(NULL, faces, copies, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_faces(game, NULL, copies, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_faces(game, faces, NULL, 1), ONIRIM_E_NULL);
}
END_TEST

/*
 * What actions take.  tests/battery/check_targets.c looks at all of them.
 */

enum { NO_ORDER = 255 };

#define CARD_ROOM(colour, symbol) \
	(ONIRIM_CARD_ROOM + 4 * ONIRIM_COLOUR_##colour + ONIRIM_SYMBOL_##symbol)
#define PAIR "players=2 chance=host row1=red-moon,blue-sun " \
	"hand1=red-sun,blue-moon,green-key hand2=3blue-sun " \
	"shared=red-moon,brown-key "

static const struct {
	const char *position;
	const char *before;
	const char *action;
	onirim_target target;
} targets[] = {
	{ PAIR, "", "play:blue-moon", {
	    CARD_ROOM(BLUE, MOON), ONIRIM_ZONE_HAND, 0, NO_ORDER,
	    ONIRIM_ZONE_ROW, 0, 2, 0 } },
	{ PAIR, "", "discard:brown-key@shared", {
	    CARD_ROOM(BROWN, KEY), ONIRIM_ZONE_SHARED, 0, NO_ORDER,
	    ONIRIM_ZONE_DISCARD, 0, NO_ORDER, 0 } },
	{ PAIR, "discard:red-sun", "swap:green-key/red-moon", {
	    CARD_ROOM(GREEN, KEY), ONIRIM_ZONE_HAND, 0, NO_ORDER,
	    ONIRIM_ZONE_SHARED, 0, NO_ORDER, CARD_ROOM(RED, MOON) } },
	{ PAIR, "discard:red-sun", "decline", { 0 } },
	{ "game=nightmarium hand1=n3,n4 hand2=n6 creatures1=n9/n15,n8", "",
	  "build:n4@2", {
	    ONIRIM_CARD_TERROR + 4 - 1, ONIRIM_ZONE_HAND, 0, NO_ORDER,
	    ONIRIM_ZONE_CREATURE, 1, 2, 0 } },
	{ "game=nightmarium hand1=n3,n4 hand2=n6", "", "draw", { 0 } },
};

START_TEST(test_target_tells_where_a_card_lies_and_goes)
{
	onirim_target target;
	onirim_action action;
	onirim_game *game;

	ck_assert_int_eq(onirim_position_parse(&game, targets[_i].position,
	    NULL), ONIRIM_OK);
	keep_game(game);
	apply_words(game, targets[_i].before);
	ck_assert_int_eq(onirim_action_parse(&action, targets[_i].action,
	    NULL), ONIRIM_OK);
	memset(&target, 0xEE, sizeof target);
	ck_assert_int_eq(onirim_action_target(game, action, &target),
	    ONIRIM_OK);
	ck_assert_mem_eq(&target, &targets[_i].target, sizeof target);
	ck_assert_uint_eq(sizeof target, 8);
}
END_TEST

/* The status is that of apply, and the target stays as it was. */
static void
refuse_target(onirim_game *game, onirim_action action, int status)
{
	onirim_target target, before;

	memset(&target, 0xEE, sizeof target);
	before = target;
	ck_assert_int_eq(onirim_apply(game, action), status);
	ck_assert_int_eq(onirim_action_target(game, action, &target), status);
	ck_assert_mem_eq(&target, &before, sizeof target);
}

START_TEST(test_target_of_what_is_not_listed_is_refused)
{
	const onirim_action search = onirim_action_make(ONIRIM_VERB_SEARCH, 0,
	    0, 0);
	onirim_game *game = new_game("players=2"), *over, *known;

	refuse_target(game, search, ONIRIM_E_ILLEGAL);
	refuse_target(game, 0, ONIRIM_E_ACTION);
	refuse_target(game, UINT32_MAX, ONIRIM_E_ACTION);
	over = ended("", ONIRIM_OVER_FILL);
	refuse_target(over, search, ONIRIM_E_OVER);
	refuse_target(over, 0, ONIRIM_E_ACTION);
	known = copy_of(game);
	ck_assert_int_eq(onirim_redact(known, game, 1), ONIRIM_OK);
	refuse_target(known, search, ONIRIM_E_REDACTED);
}
END_TEST

START_TEST(test_target_without_an_argument_is_refused)
{
	const onirim_game *game = new_game("");
	onirim_action first;
	onirim_target target;

	onirim_legal_actions(game, &first, 1);
	ck_assert_int_eq(onirim_action_target(NULL, first, &target),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_action_target(game, first, NULL),
	    ONIRIM_E_NULL);
}
END_TEST

Suite *
facts_suite(void)
{
	const struct test tests[] = {
		{ test_number_tells_what_is_played, COUNT_OF(played) },
		{ test_first_seat_is_told_also_when_it_was_drawn, 3 },
		{ test_seed_is_told_unless_the_game_is_redacted, 1 },
		{ test_version_is_a_number_that_goes_up, 1 },
		{ test_result_is_told_for_each_seat, COUNT_OF(ends) },
		{ test_what_all_lose_is_lost_or_undecided_for_each,
		    COUNT_OF(alike) },
		{ test_result_of_a_wrong_seat_is_refused, 1 },
		{ test_target_tells_where_a_card_lies_and_goes,
		    COUNT_OF(targets) },
		{ test_target_of_what_is_not_listed_is_refused, 1 },
		{ test_target_without_an_argument_is_refused, 1 },
		{ test_card_has_its_traits, COUNT_OF(traits) },
		{ test_any_number_of_a_terror_has_the_traits_of_its_face, 1 },
		{ test_what_is_no_card_has_no_trait, 9 },
		{ test_faces_are_written_as_far_as_they_fit, 1 },
		{ test_faces_without_a_place_for_them_are_refused, 1 },
	};

	return suite_of("facts", tests, COUNT_OF(tests));
}
