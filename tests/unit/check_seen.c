/* check_seen.c - tests of events and of redacted games. */
#include <stddef.h>
#include <string.h>

#include "../bench/uniform.h"
#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "scene.h"
#include "suites.h"

enum { SIZE_TESTED = 16384, GUARD = 0x5A, EVENTS_TESTED = 1024 };

static const char *const configs[] = {
	"", "seed=7 first=random sets=dreams", "players=2 sets=steps",
	"players=2 variants=open,unique,race first=2", "chance=host",
	"players=2 chance=host sets=towers,dreams",
};

static onirim_game *
made_with_events(const char *config)
{
	char text[ONIRIM_TEXT_MAX] = "events=on ";

	return new_game(strcat(text, config));
}

/* Answer so many questions at random, or all. */
static void
play_on(onirim_game *game, uint64_t seed, int questions)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player = {0, 0, 0};
	int n;

	uniform_begin(&player, seed);
	while (questions-- > 0 && (n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0)
		if (onirim_apply(game, actions[uniform_below(&player,
		    (uint32_t)n)]) != ONIRIM_OK)
			ck_abort_msg("a listed action was refused");
}

enum { ALL = 1000000 };

/* The bytes of a game in the host's memory, its events included. */
struct memory {
	_Alignas(8) unsigned char bytes[SIZE_TESTED];
};

static onirim_game *
made_at(struct memory *memory, const char *config)
{
	onirim_game *game;

	memset(memory, GUARD, sizeof *memory);
	ck_assert_int_eq(onirim_game_new_at(&game, memory->bytes,
	    sizeof memory->bytes, config, NULL), ONIRIM_OK);
	return game;
}

/*
 * Events.
 */

START_TEST(test_event_is_twelve_bytes)
{
	ck_assert_uint_eq(sizeof(onirim_event), 12);
	ck_assert_uint_eq(offsetof(onirim_event, kind), 0);
	ck_assert_uint_eq(offsetof(onirim_event, seat), 1);
	ck_assert_uint_eq(offsetof(onirim_event, card), 2);
	ck_assert_uint_eq(offsetof(onirim_event, count), 3);
	ck_assert_uint_eq(offsetof(onirim_event, from_zone), 4);
	ck_assert_uint_eq(offsetof(onirim_event, from_index), 5);
	ck_assert_uint_eq(offsetof(onirim_event, to_zone), 6);
	ck_assert_uint_eq(offsetof(onirim_event, to_index), 7);
	ck_assert_uint_eq(offsetof(onirim_event, cause), 8);
	ck_assert_uint_eq(offsetof(onirim_event, detail), 9);
}
END_TEST

START_TEST(test_events_without_arguments_are_null)
{
	onirim_game *game = made_with_events("");
	onirim_event event;

	ck_assert_int_eq(onirim_events(NULL, 0, &event, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_events(NULL, 0, NULL, 0), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_events(game, 0, NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_gt(onirim_events(game, 0, NULL, 0), 0);
}
END_TEST

/* Whether a game has a viewer. */
static int
is_viewer(const onirim_game *game, int viewer)
{
	const int players = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0);

	return (viewer >= 0 && viewer < players) ||
	    viewer == ONIRIM_NOBODY || viewer == ONIRIM_HOST;
}

START_TEST(test_events_for_a_viewer_that_is_none_are_refused)
{
	onirim_game *game = made_with_events(configs[_i]);
	onirim_event event;

	for (int viewer = -20; viewer < 300; viewer++) {
		memset(&event, GUARD, sizeof event);
		if (is_viewer(game, viewer)) {
			ck_assert_int_ge(onirim_events(game, viewer, &event,
			    1), 0);
			continue;
		}
		ck_assert_int_eq(onirim_events(game, viewer, &event, 1),
		    ONIRIM_E_RANGE);
		ck_assert_uint_eq(event.kind, GUARD);
	}
}
END_TEST

START_TEST(test_game_without_events_has_none)
{
	onirim_game *game = new_game(configs[_i]);
	onirim_event event;

	memset(&event, GUARD, sizeof event);
	for (int asked = 0; asked < 40; asked++) {
		ck_assert_int_eq(onirim_events(game, 0, &event, 1), 0);
		ck_assert_int_eq(onirim_events(game, ONIRIM_HOST, NULL, 0), 0);
		play_on(game, (uint64_t)asked, 1);
	}
	ck_assert_uint_eq(event.kind, GUARD);
}
END_TEST

START_TEST(test_short_events_get_what_fits)
{
	onirim_event whole[EVENTS_TESTED], some[EVENTS_TESTED];
	onirim_game *game = made_with_events(configs[_i]);

	for (int asked = 0; asked < 30; asked++) {
		const int n = onirim_events(game, ONIRIM_NOBODY, whole,
		    EVENTS_TESTED);

		ck_assert_int_lt(n, EVENTS_TESTED);
		ck_assert_int_eq(onirim_events(game, ONIRIM_NOBODY, NULL, 0),
		    n);
		for (int size = 0; size < n; size++) {
			some[size].kind = GUARD;
			ck_assert_int_eq(onirim_events(game, ONIRIM_NOBODY,
			    some, (size_t)size), n);
			ck_assert_mem_eq(some, whole,
			    (size_t)size * sizeof *some);
			ck_assert_uint_eq(some[size].kind, GUARD);
		}
		play_on(game, (uint64_t)asked, 1);
	}
}
END_TEST

/* What lets look, and what is decided about. */
enum { BLUE_KEY = 0x16, GREEN_DOOR = 0x22 };

/* A line for each answer, and what it sets off. */
static const struct log_row {
	const char *answer;
	int count;
	onirim_event events[12];
} log_rows[] = {
	{ "deal:red-sun", 1, {
	  EVENT(ONIRIM_EVENT_DEAL, 0, 0x10, 1, ONIRIM_ZONE_TOP, 0,
	      ONIRIM_ZONE_HAND, 0) } },
	{ "deal:nightmare", 1, {
	  EVENT(ONIRIM_EVENT_DEAL, 0, 0x24, 1, ONIRIM_ZONE_TOP, 0,
	      ONIRIM_ZONE_LIMBO, 0) } },
	{ "deal:red-moon", 1, {
	  EVENT(ONIRIM_EVENT_DEAL, 0, 0x11, 1, ONIRIM_ZONE_TOP, 0,
	      ONIRIM_ZONE_HAND, 0) } },
	{ "deal:red-sun", 1, {
	  EVENT(ONIRIM_EVENT_DEAL, 0, 0x10, 1, ONIRIM_ZONE_TOP, 0,
	      ONIRIM_ZONE_HAND, 0) } },
	{ "deal:blue-sun", 1, {
	  EVENT(ONIRIM_EVENT_DEAL, 0, 0x14, 1, ONIRIM_ZONE_TOP, 0,
	      ONIRIM_ZONE_HAND, 0) } },

	/* The hand is complete: Limbo is shuffled in, and the turn begins. */
	{ "deal:blue-key", 4, {
	  EVENT(ONIRIM_EVENT_DEAL, 0, 0x16, 1, ONIRIM_ZONE_TOP, 0,
	      ONIRIM_ZONE_HAND, 0),
	  EVENT(ONIRIM_EVENT_SHUFFLE, 0, 0, 0, 0, 0, 0, 0),
	  EVENT(ONIRIM_EVENT_MOVE, 0, 0x24, 1, ONIRIM_ZONE_LIMBO, 0,
	      ONIRIM_ZONE_POOL, 0),
	  EVENT(ONIRIM_EVENT_TURN, 0, 0, 0, 0, 0, 0, 0) } },

	/* A Prophecy. */
	{ "discard:blue-key", 2, {
	  CHOICE(0, 0x16, ONIRIM_VERB_DISCARD, 0, 0),
	  EVENT(ONIRIM_EVENT_MOVE, 0, 0x16, 1, ONIRIM_ZONE_HAND, 0,
	      ONIRIM_ZONE_DISCARD, 0) } },
	{ "deal:green-door", 1, {
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_DEAL, 0, 0x22, 1,
	      ONIRIM_ZONE_TOP, 0, ONIRIM_ZONE_PENDING, 1) } },
	{ "deal:green-sun", 1, {
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_DEAL, 0, 0x18, 1,
	      ONIRIM_ZONE_TOP, 0, ONIRIM_ZONE_PENDING, 1) } },
	{ "deal:green-sun", 1, {
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_DEAL, 0, 0x18, 1,
	      ONIRIM_ZONE_TOP, 0, ONIRIM_ZONE_PENDING, 1) } },
	{ "deal:green-sun", 1, {
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_DEAL, 0, 0x18, 1,
	      ONIRIM_ZONE_TOP, 0, ONIRIM_ZONE_PENDING, 1) } },
	{ "deal:nightmare", 1, {
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_DEAL, 0, 0x24, 1,
	      ONIRIM_ZONE_TOP, 0, ONIRIM_ZONE_PENDING, 1) } },
	{ "drop:nightmare", 2, {
	  CHOICE_BY(BLUE_KEY, 0, 0x24, ONIRIM_VERB_DROP, 0, 0),
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_MOVE, 0, 0x24, 1,
	      ONIRIM_ZONE_PENDING, 1, ONIRIM_ZONE_DISCARD, 0) } },
	{ "next:green-sun", 2, {
	  CHOICE_BY(BLUE_KEY, 0, 0x18, ONIRIM_VERB_NEXT, 0, 0),
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_MOVE, 0, 0x18, 1,
	      ONIRIM_ZONE_PENDING, 1, ONIRIM_ZONE_TOP, 0) } },

	/* Two equal ones are no question, and the first is drawn. */
	{ "next:green-door", 8, {
	  CHOICE_BY(BLUE_KEY, 0, 0x22, ONIRIM_VERB_NEXT, 0, 0),
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_MOVE, 0, 0x22, 1,
	      ONIRIM_ZONE_PENDING, 1, ONIRIM_ZONE_TOP, 1),
	  CHOICE_BY(BLUE_KEY, 0, 0x18, ONIRIM_VERB_NEXT, 0, 0),
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_MOVE, 0, 0x18, 1,
	      ONIRIM_ZONE_PENDING, 1, ONIRIM_ZONE_TOP, 2),
	  CHOICE_BY(BLUE_KEY, 0, 0x18, ONIRIM_VERB_NEXT, 0, 0),
	  EVENT_BY(BLUE_KEY, ONIRIM_EVENT_MOVE, 0, 0x18, 1,
	      ONIRIM_ZONE_PENDING, 1, ONIRIM_ZONE_TOP, 3),
	  EVENT(ONIRIM_EVENT_MOVE, 0, 0x18, 1, ONIRIM_ZONE_TOP, 0,
	      ONIRIM_ZONE_HAND, 0),
	  EVENT(ONIRIM_EVENT_TURN, 0, 0, 0, 0, 0, 0, 0) } },

	/* A Door without a Key goes to Limbo, which is no question. */
	{ "play:red-sun", 9, {
	  CHOICE(0, 0x10, ONIRIM_VERB_PLAY, 0, 0),
	  EVENT(ONIRIM_EVENT_MOVE, 0, 0x10, 1, ONIRIM_ZONE_HAND, 0,
	      ONIRIM_ZONE_ROW, 0),
	  EVENT(ONIRIM_EVENT_MOVE, 0, 0x22, 1, ONIRIM_ZONE_TOP, 0,
	      ONIRIM_ZONE_PENDING, 0),
	  CHOICE_BY(GREEN_DOOR, 0, 0, ONIRIM_VERB_LIMBO, 0, 0),
	  EVENT_BY(GREEN_DOOR, ONIRIM_EVENT_MOVE, 0, 0x22, 1,
	      ONIRIM_ZONE_PENDING, 0,
	      ONIRIM_ZONE_LIMBO, 0),
	  EVENT(ONIRIM_EVENT_MOVE, 0, 0x18, 1, ONIRIM_ZONE_TOP, 0,
	      ONIRIM_ZONE_HAND, 0),
	  EVENT(ONIRIM_EVENT_SHUFFLE, 0, 0, 0, 0, 0, 0, 0),
	  EVENT(ONIRIM_EVENT_MOVE, 0, 0x22, 1, ONIRIM_ZONE_LIMBO, 0,
	      ONIRIM_ZONE_POOL, 0),
	  EVENT(ONIRIM_EVENT_TURN, 0, 0, 0, 0, 0, 0, 0) } },
};

START_TEST(test_log_tells_each_step)
{
	onirim_game *game = new_game("chance=host events=on");
	onirim_event events[EVENTS_TESTED];
	onirim_action action;

	ck_assert_int_eq(onirim_events(game, 0, NULL, 0), 0);
	for (int i = 0; i < COUNT_OF(log_rows); i++) {
		const struct log_row *row = &log_rows[i];

		ck_assert_int_eq(onirim_action_parse(&action, row->answer,
		    NULL), ONIRIM_OK);
		ck_assert_int_eq(onirim_apply(game, action), ONIRIM_OK);
		ck_assert_int_eq(onirim_events(game, 0, events,
		    EVENTS_TESTED), row->count);
		ck_assert_mem_eq(events, row->events,
		    (size_t)row->count * sizeof *events);
	}
}
END_TEST

/*
 * Memory for events.
 */

START_TEST(test_size_has_room_for_events)
{
	static struct memory memory;
	onirim_game *game = made_with_events(configs[_i]);
	char config[ONIRIM_TEXT_MAX];
	onirim_game *hosts;
	int size;

	onirim_config_format(game, config, sizeof config);
	size = onirim_game_size(config);
	ck_assert_int_gt(size, onirim_game_size(configs[_i]));
	ck_assert_int_lt(size, SIZE_TESTED);
	ck_assert_int_eq(onirim_game_new_at(&hosts, memory.bytes,
	    (size_t)size - 1, config, NULL), ONIRIM_E_SPACE);
	memset(memory.bytes, GUARD, sizeof memory.bytes);
	ck_assert_int_eq(onirim_game_new_at(&hosts, memory.bytes,
	    (size_t)size, config, NULL), ONIRIM_OK);
	play_on(hosts, 3, ALL);
	for (size_t i = (size_t)size; i < sizeof memory.bytes; i++)
		ck_assert_uint_eq(memory.bytes[i], GUARD);
}
END_TEST

START_TEST(test_games_with_and_without_events_are_no_family)
{
	onirim_game *with = made_with_events(configs[_i]);
	onirim_game *without = new_game(configs[_i]);

	ck_assert_int_eq(onirim_redact(with, without, 0), ONIRIM_E_FAMILY);
	ck_assert_int_eq(onirim_redact(without, with, 0), ONIRIM_E_FAMILY);
}
END_TEST

/*
 * Redacted games.
 */

START_TEST(test_redact_without_arguments_is_null)
{
	onirim_game *game = new_game("");

	ck_assert_int_eq(onirim_redact(NULL, game, 0), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_redact(game, NULL, 0), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_redact(NULL, NULL, 0), ONIRIM_E_NULL);
	ck_assert_int_ge(onirim_legal_actions(game, NULL, 0), 2);
}
END_TEST

START_TEST(test_redact_for_a_viewer_that_is_none_changes_nothing)
{
	static struct memory memory, before;
	onirim_game *game = made_with_events(configs[_i]), *to;
	char config[ONIRIM_TEXT_MAX];

	onirim_config_format(game, config, sizeof config);
	to = made_at(&memory, config);
	before = memory;
	for (int viewer = -20; viewer < 300; viewer++)
		if (!is_viewer(game, viewer))
			ck_assert_int_eq(onirim_redact(to, game, viewer),
			    ONIRIM_E_RANGE);
	ck_assert_mem_eq(&memory, &before, sizeof memory);
}
END_TEST

START_TEST(test_redact_of_another_family_changes_nothing)
{
	static struct memory memory, before;
	onirim_game *from = new_game(configs[(_i + 1) % COUNT_OF(configs)]);
	onirim_game *to = made_at(&memory, configs[_i]);

	before = memory;
	ck_assert_int_eq(onirim_redact(to, from, 0), ONIRIM_E_FAMILY);
	ck_assert_mem_eq(&memory, &before, sizeof memory);
}
END_TEST

START_TEST(test_redact_for_another_seat_changes_nothing)
{
	static struct memory memory, before;
	onirim_game *game = new_game("players=2 events=on"), *to;

	to = made_at(&memory, "players=2 events=on");
	play_on(game, 1, 30);
	ck_assert_int_eq(onirim_redact(game, game, 1), ONIRIM_OK);
	before = memory;
	ck_assert_int_eq(onirim_redact(to, game, 0), ONIRIM_E_REDACTED);
	ck_assert_int_eq(onirim_redact(to, game, ONIRIM_HOST),
	    ONIRIM_E_REDACTED);
	ck_assert_mem_eq(&memory, &before, sizeof memory);
	ck_assert_int_eq(onirim_redact(to, game, ONIRIM_NOBODY), ONIRIM_OK);
	ck_assert_int_eq(onirim_redact(game, to, 1), ONIRIM_E_REDACTED);
}
END_TEST

START_TEST(test_redacted_game_has_no_seed)
{
	onirim_game *game = new_game("seed=12345"), *other = new_game("seed=7");
	char text[ONIRIM_TEXT_MAX];

	ck_assert_int_eq(onirim_redact(other, game, 0), ONIRIM_OK);
	onirim_config_format(other, text, sizeof text);
	ck_assert_str_eq(text, "game=onirim seed=0");
	onirim_config_format(game, text, sizeof text);
	ck_assert_str_eq(text, "game=onirim seed=12345");
}
END_TEST

/* Games that a host deals differ in nothing else, as long as it deals them
 * the same cards. */
START_TEST(test_redacted_game_has_no_generator)
{
	static struct memory one, other;
	onirim_game *game = made_at(&one, "chance=host seed=1");
	onirim_game *twin = made_at(&other, "chance=host seed=2");

	ck_assert_mem_ne(&one, &other, sizeof one);
	ck_assert_int_eq(onirim_redact(game, game, _i), ONIRIM_OK);
	ck_assert_int_eq(onirim_redact(twin, twin, _i), ONIRIM_OK);
	ck_assert_mem_eq(&one, &other, sizeof one);
}
END_TEST

START_TEST(test_redacted_game_is_not_played_on)
{
	onirim_game *game = new_game("seed=3");
	onirim_action first;

	onirim_legal_actions(game, &first, 1);
	ck_assert_int_eq(onirim_redact(game, game, 0), ONIRIM_OK);
	ck_assert_int_eq(onirim_is_legal(game, first), 1);
	ck_assert_int_eq(onirim_apply(game, first), ONIRIM_E_REDACTED);
	ck_assert_int_eq(onirim_apply(game, 0), ONIRIM_E_REDACTED);
	onirim_game_reset(game, 3);
	ck_assert_int_eq(onirim_apply(game, first), ONIRIM_OK);
	play_on(game, 3, ALL);
	ck_assert_int_eq(onirim_redact(game, game, 0), ONIRIM_OK);
	ck_assert_int_eq(onirim_apply(game, first), ONIRIM_E_REDACTED);
}
END_TEST

START_TEST(test_redact_allocates_nothing_and_leaves_memory_its_owner)
{
	static struct memory memory;
	onirim_game *own = new_game("players=2"), *hosts;
	int status, back;

	hosts = made_at(&memory, "players=2");
	memory_watch(1);
	status = onirim_redact(hosts, own, 0);
	back = onirim_redact(own, hosts, 0);
	ck_assert_uint_eq(memory_stop(), 0);
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_int_eq(back, ONIRIM_OK);
	onirim_game_free(hosts);
	ck_assert_int_eq(onirim_apply(hosts, 0), ONIRIM_E_REDACTED);
}
END_TEST

/* A necronaut is built to completion, and the other seat pays with one of two
 * necronauts, or with two of three other cards. */
static const char *const payers[] = {
	"hand2=n8,n9,n30", "hand2=n55,n56,n57",
};

static onirim_game *
made_to_pay(int payer)
{
	char text[ONIRIM_TEXT_MAX] = "game=nightmarium seed=0 turn=1 "
	    "generator=0x1 hand1=n4,n30 creatures1=n3,n2 ";
	onirim_action build;
	onirim_game *game;

	strcat(text, payers[payer]);
	ck_assert_int_eq(onirim_position_parse(&game, text, NULL), ONIRIM_OK);
	onirim_action_parse(&build, "build:n4@1", NULL);
	ck_assert_int_eq(onirim_apply(game, build), ONIRIM_OK);
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_LEGION);
	return keep_game(game);
}

START_TEST(test_what_a_seat_pays_with_is_as_hidden_as_its_hand)
{
	uint8_t one[ONIRIM_SNAPSHOT_MAX], other[ONIRIM_SNAPSHOT_MAX];
	onirim_game *legion = made_to_pay(0), *others = made_to_pay(1);
	int n;

	ck_assert(onirim_hash(legion, 1) != onirim_hash(others, 1));
	ck_assert(onirim_hash(legion, ONIRIM_HOST) !=
	    onirim_hash(others, ONIRIM_HOST));
	ck_assert(onirim_hash(legion, 0) == onirim_hash(others, 0));
	ck_assert(onirim_hash(legion, ONIRIM_NOBODY) ==
	    onirim_hash(others, ONIRIM_NOBODY));
	onirim_redact(legion, legion, 0);
	onirim_redact(others, others, 0);
	n = onirim_snapshot_save(legion, one, sizeof one);
	ck_assert_int_eq(onirim_snapshot_save(others, other, sizeof other), n);
	ck_assert(memcmp(one, other, (size_t)n) == 0);
	ck_assert_int_eq(onirim_snapshot_load(&legion, one, (size_t)n),
	    ONIRIM_OK);
	keep_game(legion);
}
END_TEST

/* Who sees that no card of the legion can be left knows that two others are
 * paid. */
START_TEST(test_view_of_a_payment_with_others_alone_can_be_saved)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	onirim_action build;
	onirim_game *game, *loaded;
	int n;

	ck_assert_int_eq(onirim_position_parse(&game, "game=nightmarium "
	    "seed=0 turn=1 generator=0x1 hand1=n4,n30 creatures1=n3,n2 "
	    "hand2=n30,n31,n32,n34 discard=4n1,n2,3n3,2n4,n5,3n8,3n9,n10,n11,"
	    "n12,2n14,n17,n25", NULL), ONIRIM_OK);
	keep_game(game);
	onirim_action_parse(&build, "build:n4@1", NULL);
	ck_assert_int_eq(onirim_apply(game, build), ONIRIM_OK);
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_LEGION);
	ck_assert_int_eq(onirim_redact(game, game, 0), ONIRIM_OK);
	n = onirim_snapshot_save(game, bytes, sizeof bytes);
	ck_assert_int_eq(onirim_snapshot_load(&loaded, bytes, (size_t)n),
	    ONIRIM_OK);
	keep_game(loaded);
}
END_TEST

static void
check_no_index(const onirim_game *game, int zone, int *met)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int n = onirim_events(game, ONIRIM_HOST, events,
	    ONIRIM_EVENTS_MAX);

	for (int i = 0; i < n; i++) {
		if (events[i].to_zone == zone) {
			ck_assert_int_eq(events[i].to_index, 0);
			met[zone]++;
		}
		if (events[i].from_zone == zone)
			ck_assert_int_eq(events[i].from_index, 0);
	}
}

/* Zones that are one pile have no index, in the events of any game. */
START_TEST(test_zone_of_one_pile_has_no_index)
{
	static const int one_pile[] = {ONIRIM_ZONE_SHARED, ONIRIM_ZONE_DISCARD,
	    ONIRIM_ZONE_LIMBO, ONIRIM_ZONE_POOL, ONIRIM_ZONE_PREMONITIONS,
	    ONIRIM_ZONE_RESERVE, ONIRIM_ZONE_REMOVED};
	onirim_game *game = made_with_events("players=2 "
	    "sets=steps,towers,dreams");
	int met[ONIRIM_ZONE_CREATURE + 1] = {0};

	for (uint64_t seed = 0; seed < 40; seed++) {
		onirim_game_reset(game, seed);
		do {
			for (int k = 0; k < COUNT_OF(one_pile); k++)
				check_no_index(game, one_pile[k], met);
		} while (onirim_playout(game, seed, 1) == ONIRIM_PLAYING);
	}
	ck_assert_int_gt(met[ONIRIM_ZONE_REMOVED], 0);
	ck_assert_int_gt(met[ONIRIM_ZONE_PREMONITIONS], 0);
}
END_TEST

START_TEST(test_what_a_seat_pays_with_is_dealt_anew_with_its_hand)
{
	enum { LEFT = 6 };
	onirim_game *game = made_to_pay(_i), *dealt = made_to_pay(_i);
	const uint64_t hash = onirim_hash(game, 0);
	uint8_t seen[LEFT + 1];
	int ways[3] = {0};

	for (uint64_t seed = 0; seed < 100; seed++) {
		onirim_game_assign(dealt, game);
		ck_assert_int_eq(onirim_resample(dealt, 0, seed), ONIRIM_OK);
		ck_assert(onirim_hash(dealt, 0) == hash);
		onirim_observe(dealt, 1, seen, sizeof seen);
		ways[seen[LEFT]]++;
	}
	ck_assert_int_gt(ways[1], 0);
	ck_assert_int_gt(ways[2], 0);
	ck_assert_int_eq(ways[0], 0);
}
END_TEST

/* The first Goal turns face down when its Door comes. */
START_TEST(test_goal_that_turns_is_told_by_its_face)
{
	onirim_game *game = keep_game(scene("sets=steps chance=host events=on "
	    "hand1=red-key,blue-sun,green-sun,2brown-sun goals=red-goal,"
	    "blue-goal,green-goal,brown-goal,red-goal,blue-goal,green-goal,"
	    "brown-goal", "discard:blue-sun red-door key:red-key"));
	onirim_event events[8];
	const int n = onirim_events(game, 0, events, COUNT_OF(events));
	int flips = 0;

	ck_assert_int_le(n, COUNT_OF(events));
	for (int i = 0; i < n; i++)
		if (events[i].kind == ONIRIM_EVENT_FLIP) {
			ck_assert_int_eq(events[i].card, ONIRIM_CARD_GOAL_DOWN);
			ck_assert_int_eq(events[i].from_zone, ONIRIM_ZONE_GOALS);
			ck_assert_int_eq(events[i].from_index, 0);
			flips++;
		}
	ck_assert_int_eq(flips, 1);
}
END_TEST

/*
 * The order in which Goals are to be found.
 */

#define RANKED(goals) "players=2 variants=open sets=steps doors1=red-door " \
	"hand1=red-sun,blue-sun,green-sun hand2=red-moon,blue-moon,green-moon " \
	"shared=brown-sun,brown-moon goals=red-goal-,blue-goal" goals \
	",brown-goal,red-goal,blue-goal,green-goal,brown-goal"

START_TEST(test_next_goals_are_the_reopened_ones_and_then_the_others)
{
	static const int places[] = { 5, 1, 2, 3, 4, 6, 7 };
	onirim_game *game = keep_game(scene("sets=steps doors1=red-door "
	    "hand1=red-sun,blue-sun,green-sun,brown-sun,brown-moon "
	    "goals=red-goal-,blue-goal+2,green-goal+3,brown-goal,red-goal,"
	    "blue-goal+1,green-goal,brown-goal", ""));

	for (int k = 0; k < COUNT_OF(places); k++) {
		ck_assert_int_eq(onirim_number(game, 0,
		    ONIRIM_NUMBER_NEXT_GOAL, k), places[k]);
		ck_assert_int_eq(onirim_number(game, 0,
		    ONIRIM_NUMBER_GOAL_RANK, places[k]), k < 3 ? k + 1 : 0);
	}
	ck_assert_int_eq(onirim_number(game, 0, ONIRIM_NUMBER_NEXT_GOAL, 7),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_number(game, 0, ONIRIM_NUMBER_GOAL_RANK, 0),
	    0);
	ck_assert_int_eq(onirim_number(game, 0, ONIRIM_NUMBER_GOAL_RANK, 8),
	    ONIRIM_E_RANGE);
}
END_TEST

/* While they are laid out, those that lie there are to be found. */
START_TEST(test_goal_that_is_not_laid_out_is_not_next)
{
	onirim_game *game = new_game("sets=steps chance=host");

	ck_assert_int_eq(onirim_number(game, 0, ONIRIM_NUMBER_NEXT_GOAL, 0),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_number(game, 0, ONIRIM_NUMBER_GOAL_RANK, 0),
	    0);
	ck_assert_int_eq(onirim_apply(game, onirim_action_make(
	    ONIRIM_VERB_DEAL, ONIRIM_CARD_GOAL, 0, 0)), ONIRIM_OK);
	ck_assert_int_eq(onirim_number(game, 0, ONIRIM_NUMBER_NEXT_GOAL, 0),
	    0);
	ck_assert_int_eq(onirim_number(game, 0, ONIRIM_NUMBER_NEXT_GOAL, 1),
	    ONIRIM_E_RANGE);
}
END_TEST

/* Everybody sees which Goal was reopened, and a game dealt anew has it. */
START_TEST(test_ranks_of_goals_are_seen_by_all)
{
	static const int viewers[] = { 0, 1, ONIRIM_NOBODY, ONIRIM_HOST };
	onirim_game *one = keep_game(scene(RANKED("+1,green-goal+2"), ""));
	onirim_game *other = keep_game(scene(RANKED("+2,green-goal+1"), ""));
	onirim_game *dealt = keep_game(scene(RANKED(",green-goal"), ""));
	const int viewer = viewers[_i];
	uint8_t seen[2][512];
	int size;

	ck_assert(onirim_hash(one, viewer) != onirim_hash(other, viewer));
	size = onirim_observe(one, viewer, seen[0], sizeof seen[0]);
	ck_assert_int_eq(onirim_observe(other, viewer, seen[1],
	    sizeof seen[1]), size);
	ck_assert_mem_ne(seen[0], seen[1], (size_t)size);
	ck_assert_int_eq(onirim_game_assign(dealt, one), ONIRIM_OK);
	ck_assert_int_eq(onirim_resample(dealt, viewer, 5), ONIRIM_OK);
	ck_assert_int_eq(onirim_number(dealt, viewer,
	    ONIRIM_NUMBER_NEXT_GOAL, 1), 2);
	ck_assert_int_eq(onirim_redact(dealt, one, viewer), ONIRIM_OK);
	ck_assert_int_eq(onirim_number(dealt, viewer,
	    ONIRIM_NUMBER_GOAL_RANK, 2), 2);
}
END_TEST

Suite *
seen_suite(void)
{
	const struct test events[] = {
		{ test_goal_that_turns_is_told_by_its_face, 1 },
		{ test_event_is_twelve_bytes, 1 },
		{ test_next_goals_are_the_reopened_ones_and_then_the_others,
		    1 },
		{ test_goal_that_is_not_laid_out_is_not_next, 1 },
		{ test_ranks_of_goals_are_seen_by_all, 4 },
		{ test_events_without_arguments_are_null, 1 },
		{ test_events_for_a_viewer_that_is_none_are_refused,
		    COUNT_OF(configs) },
		{ test_game_without_events_has_none, COUNT_OF(configs) },
		{ test_short_events_get_what_fits, COUNT_OF(configs) },
		{ test_log_tells_each_step, 1 },
		{ test_size_has_room_for_events, COUNT_OF(configs) },
		{ test_games_with_and_without_events_are_no_family,
		    COUNT_OF(configs) },
	};
	const struct test redacted[] = {
		{ test_redact_without_arguments_is_null, 1 },
		{ test_redact_for_a_viewer_that_is_none_changes_nothing,
		    COUNT_OF(configs) },
		{ test_redact_of_another_family_changes_nothing,
		    COUNT_OF(configs) },
		{ test_redact_for_another_seat_changes_nothing, 1 },
		{ test_redacted_game_has_no_seed, 1 },
		{ test_redacted_game_is_not_played_on, 1 },
		{ test_redact_allocates_nothing_and_leaves_memory_its_owner,
		    1 },
		{ test_what_a_seat_pays_with_is_as_hidden_as_its_hand, 1 },
		{ test_view_of_a_payment_with_others_alone_can_be_saved, 1 },
		{ test_zone_of_one_pile_has_no_index, 1 },
		{ test_what_a_seat_pays_with_is_dealt_anew_with_its_hand,
		    COUNT_OF(payers) },
	};
	Suite *suite = suite_create("seen");
	TCase *tc;

	suite_case(suite, "events", events, COUNT_OF(events));
	tc = suite_case(suite, "redacted", redacted, COUNT_OF(redacted));
	tcase_add_loop_test(tc,
	    test_redacted_game_has_no_generator, ONIRIM_NOBODY,
	    ONIRIM_HOST + 1);
	return suite;
}
