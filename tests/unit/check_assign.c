/* check_assign.c - tests of games assigned to others that differ in where
 * chance comes from, in events, or in who begins. */
#include <stdio.h>
#include <string.h>

#include "../bench/uniform.h"
#include "games.h"
#include "onirim.h"
#include "suites.h"

enum { BYTES_MAX = 1 << 16, EVENTS = 512, GUARD = 0x5A };

/* Games that are played, each with a first seat that is not the usual one. */
static const char *const plays[] = {
	"", "players=2 first=2", "players=2 variants=race first=2",
	"players=2 sets=steps,towers,dreams first=2",
	"game=nightmarium first=2", "game=nightmarium players=5 first=4",
};

/* A game of a play, a seed and more words. */
static onirim_game *
game_of(int play, const char *words)
{
	char config[ONIRIM_TEXT_MAX];

	snprintf(config, sizeof config, "%s %s", plays[play], words);
	return new_game(config);
}

static const char *
config_of(const onirim_game *game)
{
	static char text[ONIRIM_TEXT_MAX];

	onirim_config_format(game, text, sizeof text);
	return text;
}

static int
has_word(const onirim_game *game, const char *word)
{
	return strstr(config_of(game), word) != NULL;
}

/* Answer so many questions at random. */
static void
play_on(onirim_game *game, uint64_t seed, int questions)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player = {seed, 0, 0};
	int n;

	while (questions-- > 0 && (n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0)
		ck_assert_int_eq(onirim_apply(game, actions[uniform_below(
		    &player, (uint32_t)n)]), ONIRIM_OK);
}

/* Play on until a seat is asked, or chance. */
static void
play_until(onirim_game *game, int dealing)
{
	for (uint64_t seed = 1; (onirim_decision(game) == ONIRIM_ASK_DEAL) !=
	    dealing; seed++)
		play_on(game, seed, 1);
	ck_assert_int_eq(onirim_outcome(game), ONIRIM_PLAYING);
}

static void
assert_assigned(onirim_game *to, const onirim_game *from)
{
	ck_assert_int_eq(onirim_game_assign(to, from), ONIRIM_OK);
}

/* Both stand alike for the host, and ask the same. */
static void
assert_alike(const onirim_game *one, const onirim_game *other)
{
	onirim_action mine[ONIRIM_ACTIONS_MAX], theirs[ONIRIM_ACTIONS_MAX];
	onirim_card cards[2][ONIRIM_CARDS_MAX];
	const int n = onirim_legal_actions(one, mine, ONIRIM_ACTIONS_MAX);

	ck_assert_int_eq(onirim_player(one), onirim_player(other));
	ck_assert_int_eq(onirim_decision(one), onirim_decision(other));
	ck_assert_int_eq(onirim_legal_actions(other, theirs,
	    ONIRIM_ACTIONS_MAX), n);
	ck_assert_mem_eq(mine, theirs, (size_t)n * sizeof mine[0]);
	for (int zone = 1; zone <= ONIRIM_ZONE_CREATURE; zone++) {
		for (int index = 0; index < 2; index++) {
			const int m = onirim_cards(one, ONIRIM_HOST, zone,
			    index, cards[0], ONIRIM_CARDS_MAX);

			ck_assert_int_eq(onirim_cards(other, ONIRIM_HOST,
			    zone, index, cards[1], ONIRIM_CARDS_MAX), m);
			if (m > 0)
				ck_assert_mem_eq(cards[0], cards[1],
				    (size_t)m);
		}
	}
}

/*
 * Events.
 */

static const char *
events_word(int on)
{
	return on ? "seed=5 events=on" : "seed=5";
}

START_TEST(test_events_stay_those_of_to)
{
	const int on = _i % 2, from_on = _i / 2 % 2, play = _i / 4;
	onirim_game *to = game_of(play, events_word(on));
	onirim_game *from = game_of(play, events_word(from_on));
	onirim_event mine[EVENTS], theirs[EVENTS];
	int n;

	play_on(to, 3, 9);
	play_on(from, 4, 20);
	assert_assigned(to, from);
	ck_assert_int_eq(has_word(to, " events=on"), on);
	n = onirim_events(to, ONIRIM_HOST, mine, EVENTS);
	ck_assert_int_eq(n, on && from_on
	    ? onirim_events(from, ONIRIM_HOST, theirs, EVENTS) : 0);
	ck_assert_int_eq(n > 0, on && from_on);
	if (n > 0)
		ck_assert_mem_eq(mine, theirs, (size_t)n * sizeof mine[0]);
	play_on(to, 6, 1);
	play_on(from, 6, 1);
	assert_alike(to, from);
	ck_assert_int_eq(onirim_events(to, ONIRIM_HOST, NULL, 0) > 0, on);
}
END_TEST

/* A game without events has no memory for those of the other. */
START_TEST(test_events_are_not_written_where_there_is_no_room)
{
	_Alignas(8) static unsigned char memory[BYTES_MAX];
	const size_t size = (size_t)onirim_game_size(plays[_i]);
	onirim_game *to, *from = game_of(_i, "events=on");

	memset(memory, GUARD, sizeof memory);
	onirim_game_new_at(&to, memory, size, plays[_i], NULL);
	play_on(from, 4, 9);
	ck_assert_int_gt(onirim_events(from, ONIRIM_HOST, NULL, 0), 0);
	assert_assigned(to, from);
	for (size_t i = size; i < sizeof memory; i++)
		if (memory[i] != GUARD)
			ck_abort_msg("written beyond the end");
}
END_TEST

START_TEST(test_events_go_along_where_chance_differs)
{
	onirim_game *to = game_of(_i, "chance=host events=on");
	onirim_game *from = game_of(_i, "events=on");

	play_on(from, 4, 9);
	assert_assigned(to, from);
	ck_assert_int_gt(onirim_events(to, ONIRIM_HOST, NULL, 0), 0);
	ck_assert_int_eq(onirim_events(to, ONIRIM_HOST, NULL, 0),
	    onirim_events(from, ONIRIM_HOST, NULL, 0));
}
END_TEST

/*
 * Chance.
 */

/* The afterstate: the seeded game's answer, up to where chance comes in. */
START_TEST(test_seeded_game_becomes_one_that_stops_at_chance)
{
	onirim_game *to = game_of(_i, "seed=7 chance=host");
	onirim_game *from = game_of(_i, "seed=8");
	int asked = 0;

	for (uint64_t seed = 0; seed < 20; seed++) {
		onirim_game_reset(from, seed);
		play_on(from, seed, 12);
		assert_assigned(to, from);
		assert_alike(to, from);
		ck_assert(has_word(to, " seed=7 chance=host"));
		play_on(to, seed, 1);
		asked += onirim_player(to) == ONIRIM_CHANCE;
	}
	ck_assert_int_gt(asked, 2);
}
END_TEST

/* The generator stands where it stood, and not where that of `from` does. */
START_TEST(test_seeded_game_keeps_its_own_chance)
{
	onirim_game *to = game_of(_i, "seed=7"), *own;
	onirim_game *from = game_of(_i, "seed=9 chance=host");

	play_on(to, 2, 15);
	own = copy_of(to);
	play_on(from, 1, 60);
	play_until(from, 0);
	assert_assigned(to, from);
	assert_alike(to, from);
	ck_assert(has_word(to, " seed=7"));
	ck_assert(!has_word(to, "chance"));
	assert_assigned(own, to);
	/* The other way chance is the same one, and comes along. */
	play_on(own, 5, 40);
	play_on(to, 5, 40);
	assert_alike(own, to);
	ck_assert_int_eq(memcmp(own, to,
	    (size_t)onirim_game_size(NULL)), 0);
}
END_TEST

/* What comes next in two games of one chance, assigned from one and the same
 * table, is the same; of another chance it differs. */
START_TEST(test_what_comes_next_is_the_chance_of_to)
{
	onirim_game *from = game_of(_i, "chance=host"), *one, *same, *another;
	int different = 0;

	play_until(from, 0);
	for (int i = 0; i < 8; i++) {
		one = game_of(_i, "seed=7");
		same = game_of(_i, "seed=7");
		another = game_of(_i, "seed=8");
		play_on(from, (uint64_t)i, 9);
		play_until(from, 0);
		assert_assigned(one, from);
		assert_assigned(same, from);
		assert_assigned(another, from);
		play_on(one, 3, 4);
		play_on(same, 3, 4);
		play_on(another, 3, 4);
		assert_alike(one, same);
		different += onirim_hash(one, ONIRIM_HOST) !=
		    onirim_hash(another, ONIRIM_HOST);
	}
	ck_assert_int_gt(different, 0);
}
END_TEST

START_TEST(test_seeded_game_cannot_stand_where_chance_is_asked)
{
	onirim_game *to = game_of(_i, "seed=7"), *before, *host;
	onirim_game *from = game_of(_i, "chance=host"), *view = copy_of(from);

	play_on(from, 1, 30);
	play_until(from, 1);
	before = copy_of(to);
	ck_assert_int_eq(onirim_game_assign(to, from), ONIRIM_E_FAMILY);
	onirim_redact(view, from, ONIRIM_HOST);
	ck_assert_int_eq(onirim_game_assign(to, view), ONIRIM_E_FAMILY);
	ck_assert_mem_eq(to, before, (size_t)onirim_game_size(NULL));
	host = game_of(_i, "seed=1 chance=host events=on");
	assert_assigned(host, from);
	assert_alike(host, from);
}
END_TEST

/*
 * Who begins.
 */

static const struct first_row {
	const char *to;
	const char *from;
	int questions;
	const char *first;      /* the word of the configuration, or NULL */
} firsts[] = {
	/* Nothing differs, and nothing changes. */
	{ "players=2 first=random seed=1", "players=2 first=random seed=2", 9,
	  "first=random" },
	{ "players=2 first=2", "players=2 first=2 events=on", 9, "first=2" },
	/* It becomes the seat that began. */
	{ "players=2", "players=2 first=2", 1, "first=2" },
	{ "players=2", "players=2 first=2", 30, "first=2" },
	{ "players=2 first=2", "players=2", 30, NULL },
	{ "players=2 first=random", "players=2 first=2", 17, "first=2" },
	{ "players=2 first=random", "players=2", 17, NULL },
	{ "first=random", "", 17, NULL },
	{ "", "first=random", 17, NULL },
	{ "game=nightmarium players=5", "game=nightmarium players=5 first=4",
	  0, "first=4" },
	{ "game=nightmarium players=5 first=2",
	  "game=nightmarium players=5 first=4", 80, "first=4" },
	/* Also where it was drawn, and in the set-up. */
	{ "players=2 first=2 chance=host", "players=2 first=random seed=3", 0,
	  NULL },
	{ "players=2 chance=host", "players=2 first=random seed=1", 0,
	  "first=2" },
	{ "players=2 chance=host", "players=2 first=random seed=1", 5,
	  "first=2" },
	{ "players=2 chance=host", "players=2 first=random seed=1", 6,
	  "first=2" },
	{ "players=2 chance=host", "players=2 first=random seed=1", 40,
	  "first=2" },
	{ "players=2 first=random", "players=2 first=2 chance=host", 8,
	  "first=2" },
};

START_TEST(test_first_becomes_the_seat_that_began)
{
	const struct first_row *row = &firsts[_i];
	onirim_game *to = new_game(row->to), *from = new_game(row->from);
	onirim_game *again;

	play_on(from, 5, row->questions);
	if (strstr(row->to, "host") == NULL)
		play_until(from, 0);
	assert_assigned(to, from);
	assert_alike(to, from);
	ck_assert_int_eq(onirim_number(to, ONIRIM_HOST, ONIRIM_NUMBER_ACTIVE,
	    0), onirim_number(from, ONIRIM_HOST, ONIRIM_NUMBER_ACTIVE, 0));
	if (row->first == NULL)
		ck_assert(!has_word(to, "first="));
	else
		ck_assert(has_word(to, row->first));
	/* Its configuration is one that is read. */
	again = new_game(config_of(to));
	assert_assigned(again, to);
	play_on(to, 1, 60);
}
END_TEST

/*
 * Redacted games.
 */

/* What is redacted stays so, whatever chance `to` has. */
START_TEST(test_redacted_game_has_no_chance)
{
	static const char *const chances[] = {
		"seed=7", "seed=7 chance=host", "seed=7 events=on",
		"seed=7 chance=host events=on",
	};
	const char *const chance = chances[_i % COUNT_OF(chances)];
	const char *const other = chances[_i / COUNT_OF(chances) %
	    COUNT_OF(chances)];
	const int play = _i / COUNT_OF(chances) / COUNT_OF(chances);
	onirim_game *to = game_of(play, chance), *from = game_of(play, other);
	onirim_game *view = copy_of(from);
	const int seats = onirim_number(from, 0, ONIRIM_NUMBER_PLAYERS, 0);
	onirim_game *full;

	play_on(from, 5, 40);
	play_until(from, 0);
	full = copy_of(from);
	ck_assert_int_eq(onirim_redact(view, from, seats - 1), ONIRIM_OK);
	assert_assigned(to, view);
	assert_alike(to, view);
	ck_assert(has_word(to, " seed=0"));
	ck_assert_int_eq(has_word(to, "chance=host"),
	    strstr(chance, "host") != NULL);
	ck_assert_int_eq(onirim_apply(to, 0), ONIRIM_E_REDACTED);
	/* A full game takes it away, with what chance there is. */
	assert_assigned(to, full);
	assert_alike(to, full);
	ck_assert_int_ne(onirim_apply(to, 0), ONIRIM_E_REDACTED);
	play_on(to, 3, 30);
}
END_TEST

/*
 * What stays strict.
 */

static const char *const near_ones[] = {
	"players=2 chance=host", "players=2 events=on", "players=2 first=2",
	"players=2 first=random",
};

START_TEST(test_redact_and_restore_stay_strict)
{
	onirim_game *to = new_game("players=2"), *before = copy_of(to);
	onirim_game *from = new_game(near_ones[_i]);
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	const int length = onirim_snapshot_save(from, bytes, sizeof bytes);

	ck_assert_int_eq(onirim_redact(to, from, 0), ONIRIM_E_FAMILY);
	ck_assert_int_eq(onirim_snapshot_restore(to, bytes, (size_t)length),
	    ONIRIM_E_FAMILY);
	ck_assert_mem_eq(to, before, (size_t)onirim_game_size(NULL));
}
END_TEST

Suite *
assign_suite(void)
{
	const int n = COUNT_OF(plays);
	const struct test tests[] = {
		{ test_events_stay_those_of_to, 4 * n },
		{ test_events_are_not_written_where_there_is_no_room, n },
		{ test_events_go_along_where_chance_differs, n },
		{ test_seeded_game_becomes_one_that_stops_at_chance, n },
		{ test_seeded_game_keeps_its_own_chance, n },
		{ test_what_comes_next_is_the_chance_of_to, n },
		{ test_seeded_game_cannot_stand_where_chance_is_asked, n },
		{ test_first_becomes_the_seat_that_began, COUNT_OF(firsts) },
		{ test_redacted_game_has_no_chance, 16 * n },
		{ test_redact_and_restore_stay_strict, COUNT_OF(near_ones) },
	};

	return suite_of("assign", tests, COUNT_OF(tests));
}
