/* check_advice.c - tests of what an advisor says: what it refuses, what it
 * writes, and what it knows.  None of them asks how good the advice is. */
#include <string.h>

#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "suites.h"

enum { MEMORY_MAX = 1 << 18, GUARD = 0x5A, TRIES = 5, MANY_TRIES = 30,
    DECISIONS = 40, LEVELS = 10, CERTAIN = 65535 };

static const char *const configs[] = {
	"",
	"sets=steps,towers,dreams variants=ruins,lost premonitions=6",
	"players=2",
	"players=2 sets=steps,towers,dreams",
	"players=2 variants=open,race",
	"players=2 sets=dreams chance=host",
	"game=nightmarium",
	"game=nightmarium players=5",
	"game=nightmarium players=3 chance=host",
};

enum { SOLO_CONFIGS = 2 };

/* All that an advisor says of a question. */
struct list {
	onirim_advice advice[ONIRIM_ACTIONS_MAX];
	int count;
};

static _Alignas(8) unsigned char memory[MEMORY_MAX];

static onirim_advisor *
new_advisor(const onirim_game *game)
{
	onirim_advisor *advisor;

	ck_assert_int_eq(onirim_advisor_new(&advisor, game), ONIRIM_OK);
	ck_assert_ptr_nonnull(advisor);
	return advisor;
}

/* Play at random, until a seat is asked. */
static void
play_on(onirim_game *game, uint64_t seed, uint32_t decisions)
{
	onirim_playout(game, seed, decisions);
	while (onirim_player(game) == ONIRIM_CHANCE)
		onirim_playout(game, seed++, 1);
}

static onirim_game *
begun(const char *config, uint64_t seed, uint32_t decisions)
{
	onirim_game *game = new_game(config);

	ck_assert_int_eq(onirim_game_reset(game, seed), ONIRIM_OK);
	play_on(game, seed, decisions);
	ck_assert_int_eq(onirim_outcome(game), ONIRIM_PLAYING);
	return game;
}

static onirim_game *
redacted(const onirim_game *game, int viewer)
{
	onirim_game *known = copy_of(game);

	ck_assert_int_eq(onirim_redact(known, game, viewer), ONIRIM_OK);
	return known;
}

static void
advise(struct list *list, onirim_advisor *advisor, const onirim_game *game,
    uint32_t tries, uint64_t seed)
{
	memset(list, GUARD, sizeof *list);
	list->count = onirim_advise(advisor, game, tries, seed, list->advice,
	    ONIRIM_ACTIONS_MAX);
	ck_assert_int_ge(list->count, 2);
}

static void
check_same(const struct list *one, const struct list *other)
{
	ck_assert_int_eq(one->count, other->count);
	ck_assert_mem_eq(one->advice, other->advice,
	    (size_t)one->count * sizeof *one->advice);
}

/* Whether the bytes from a place on were not written. */
static int
is_untouched(const void *bytes, size_t from, size_t end)
{
	for (; from < end; from++)
		if (((const unsigned char *)bytes)[from] != GUARD)
			return 0;
	return 1;
}

/* What is looked at, question after question. */
typedef void look(onirim_advisor *advisor, const onirim_game *game,
    uint64_t seed);

/* Look at so many questions of random games. */
static void
look_along(const char *config, int questions, look *look_at)
{
	onirim_game *game = new_game(config);
	onirim_advisor *advisor = new_advisor(game);

	for (uint64_t seed = 1; questions > 0; seed++) {
		onirim_game_reset(game, seed);
		play_on(game, seed, 0);
		for (; onirim_outcome(game) == ONIRIM_PLAYING &&
		    questions > 0; questions--) {
			const uint64_t roll = seed << 32 | (uint64_t)questions;

			look_at(advisor, game, roll);
			play_on(game, roll, 1);
		}
	}
	onirim_advisor_free(advisor);
}

/*
 * Life.
 */

START_TEST(test_missing_arguments_are_refused)
{
	onirim_game *game = new_game("");
	onirim_advisor *advisor = new_advisor(game), *none = advisor;
	onirim_advice advice;

	ck_assert_int_eq(onirim_advisor_new(NULL, game), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_advisor_new(&none, NULL), ONIRIM_E_NULL);
	ck_assert_ptr_null(none);
	ck_assert_int_eq(onirim_advisor_size(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_advisor_new_at(NULL, memory, MEMORY_MAX,
	    game), ONIRIM_E_NULL);
	none = advisor;
	ck_assert_int_eq(onirim_advisor_new_at(&none, NULL, MEMORY_MAX, game),
	    ONIRIM_E_NULL);
	ck_assert_ptr_null(none);
	none = advisor;
	ck_assert_int_eq(onirim_advisor_new_at(&none, memory, MEMORY_MAX,
	    NULL), ONIRIM_E_NULL);
	ck_assert_ptr_null(none);
	ck_assert_int_eq(onirim_advise(NULL, game, 0, 0, &advice, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_advise(advisor, NULL, 0, 0, &advice, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_advise(advisor, game, 0, 0, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_advisor_choose(NULL, game, 0, 0),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_advisor_choose(advisor, NULL, 0, 0),
	    ONIRIM_E_NULL);
	onirim_advisor_free(advisor);
}
END_TEST

START_TEST(test_advisor_in_memory_of_the_host_says_the_same)
{
	onirim_game *game = begun(configs[_i], 3, 7);
	onirim_advisor *own = new_advisor(game), *hosts;
	const int size = onirim_advisor_size(game);
	struct list mine, theirs;
	int status;

	ck_assert_int_gt(size, 0);
	ck_assert_int_lt(size, MEMORY_MAX);
	memset(memory, GUARD, MEMORY_MAX);
	memory_watch(1);
	status = onirim_advisor_new_at(&hosts, memory, (size_t)size, game);
	ck_assert_uint_eq(memory_stop(), 0);
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_ptr_eq(hosts, (onirim_advisor *)memory);
	advise(&mine, own, game, TRIES, 1);
	advise(&theirs, hosts, game, TRIES, 1);
	check_same(&mine, &theirs);
	ck_assert(is_untouched(memory, (size_t)size, MEMORY_MAX));
	onirim_advisor_free(own);
}
END_TEST

START_TEST(test_memory_that_does_not_do_is_refused)
{
	onirim_game *game = new_game(configs[_i]);
	const size_t size = (size_t)onirim_advisor_size(game);
	onirim_advisor *advisor;

	memset(memory, GUARD, MEMORY_MAX);
	for (int i = 1; i < 8; i++) {
		advisor = (onirim_advisor *)memory;
		ck_assert_int_eq(onirim_advisor_new_at(&advisor, memory + i,
		    MEMORY_MAX - 8, game), ONIRIM_E_RANGE);
		ck_assert_ptr_null(advisor);
	}
	for (size_t less = 0; less < size; less += size - less == 1 ? 1
	    : (size - less) / 2) {
		advisor = (onirim_advisor *)memory;
		ck_assert_int_eq(onirim_advisor_new_at(&advisor, memory, less,
		    game), ONIRIM_E_SPACE);
		ck_assert_ptr_null(advisor);
	}
	ck_assert(is_untouched(memory, 0, MEMORY_MAX));
}
END_TEST

START_TEST(test_free_leaves_the_hosts_memory_alone)
{
	static unsigned char before[MEMORY_MAX];
	onirim_game *game = new_game(configs[_i]);
	onirim_advisor *advisor;
	struct list list;

	onirim_advisor_free(NULL);
	ck_assert_int_eq(onirim_advisor_new_at(&advisor, memory, MEMORY_MAX,
	    game), ONIRIM_OK);
	memcpy(before, memory, MEMORY_MAX);
	onirim_advisor_free(advisor);
	ck_assert_mem_eq(memory, before, MEMORY_MAX);
	play_on(game, 1, 0);
	advise(&list, advisor, game, TRIES, 1);
	onirim_advisor_free(advisor);
}
END_TEST

START_TEST(test_allocation_that_fails_makes_no_advisor)
{
	onirim_game *game = new_game(configs[_i]);
	onirim_advisor *advisor = (onirim_advisor *)memory;
	unsigned asked;
	int status;

	memory_watch(1);
	status = onirim_advisor_new(&advisor, game);
	asked = memory_stop();
	ck_assert_int_eq(status, ONIRIM_E_MEMORY);
	ck_assert_ptr_null(advisor);
	ck_assert_uint_eq(asked, 1);
	memory_watch(2);
	status = onirim_advisor_new(&advisor, game);
	asked = memory_stop();
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_uint_eq(asked, 1);
	onirim_advisor_free(advisor);
}
END_TEST

START_TEST(test_advice_allocates_nothing)
{
	onirim_game *game = begun(configs[_i], 2, 9);
	onirim_advisor *advisor = new_advisor(game);
	onirim_advice advice;
	int action, count;

	memory_watch(1);
	count = onirim_advise(advisor, game, TRIES, 1, &advice, 1);
	action = onirim_advisor_choose(advisor, game, 7, 1);
	ck_assert_uint_eq(memory_stop(), 0);
	ck_assert_int_ge(count, 2);
	ck_assert_int_gt(action, 0);
	onirim_advisor_free(advisor);
}
END_TEST

/*
 * What is refused.
 */

/* Both functions refuse a game, and it stays as it was. */
static void
check_refused(onirim_advisor *advisor, const onirim_game *game, int status)
{
	onirim_game *before = copy_of(game);
	struct list list;

	memset(&list, GUARD, sizeof list);
	ck_assert_int_eq(onirim_advise(advisor, game, TRIES, 1, list.advice,
	    ONIRIM_ACTIONS_MAX), status);
	ck_assert_int_eq(onirim_advise(advisor, game, TRIES, 1, NULL, 0),
	    status);
	ck_assert(is_untouched(&list, 0, sizeof list));
	for (int level = 0; level < LEVELS; level++)
		ck_assert_int_eq(onirim_advisor_choose(advisor, game, level,
		    1), status);
	ck_assert_mem_eq(game, before, (size_t)onirim_game_size(NULL));
}

START_TEST(test_game_that_is_over_is_refused)
{
	onirim_game *game = new_game(configs[_i]);
	onirim_advisor *advisor = new_advisor(game);

	play_on(game, 1, UINT32_MAX);
	ck_assert_int_ne(onirim_outcome(game), ONIRIM_PLAYING);
	check_refused(advisor, game, ONIRIM_E_OVER);
	check_refused(advisor, redacted(game, 0), ONIRIM_E_OVER);
	onirim_advisor_free(advisor);
}
END_TEST

START_TEST(test_other_families_are_refused)
{
	static const char *const others[] = {
		"players=2 sets=towers", "players=2 variants=open",
		"players=2 sets=dreams", "game=nightmarium", "",
		"players=2 sets=dreams premonitions=5",
	};
	onirim_advisor *advisor = new_advisor(new_game(others[_i]));

	for (int i = 0; i < COUNT_OF(others); i++)
		if (i != _i)
			check_refused(advisor, begun(others[i], 1, 5),
			    ONIRIM_E_FAMILY);
	onirim_advisor_free(advisor);
}
END_TEST

START_TEST(test_question_for_chance_is_refused)
{
	onirim_game *game = new_game(_i == 0 ? "players=2 chance=host"
	    : "game=nightmarium chance=host");
	onirim_advisor *advisor = new_advisor(game);

	ck_assert_int_eq(onirim_player(game), ONIRIM_CHANCE);
	check_refused(advisor, game, ONIRIM_E_RANGE);
	check_refused(advisor, redacted(game, 0), ONIRIM_E_RANGE);
	onirim_advisor_free(advisor);
}
END_TEST

START_TEST(test_game_of_another_viewer_is_refused)
{
	onirim_game *game = begun(configs[_i], 4, 11);
	onirim_advisor *advisor = new_advisor(game);
	const int seats = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0);
	struct list mine, theirs;

	check_refused(advisor, redacted(game, ONIRIM_NOBODY),
	    ONIRIM_E_REDACTED);
	for (int seat = 0; seat < seats; seat++)
		if (seat != onirim_player(game))
			check_refused(advisor, redacted(game, seat),
			    ONIRIM_E_REDACTED);
	advise(&mine, advisor, game, TRIES, 3);
	advise(&theirs, advisor, redacted(game, ONIRIM_HOST), TRIES, 3);
	check_same(&mine, &theirs);
	onirim_advisor_free(advisor);
}
END_TEST

START_TEST(test_wrong_levels_are_refused)
{
	static const int wrong[] = {-1, 10, 11, 256, INT32_MAX, INT32_MIN};
	onirim_game *game = new_game("");
	onirim_advisor *advisor = new_advisor(game);

	for (int i = 0; i < COUNT_OF(wrong); i++)
		ck_assert_int_eq(onirim_advisor_choose(advisor, game, wrong[i],
		    1), ONIRIM_E_RANGE);
	onirim_advisor_free(advisor);
}
END_TEST

/*
 * What is written.
 */

START_TEST(test_no_more_is_written_than_there_is_room)
{
	onirim_game *game = begun(configs[_i], 6, 8);
	onirim_advisor *advisor = new_advisor(game);
	struct list whole, part;

	advise(&whole, advisor, game, TRIES, 9);
	ck_assert_int_eq(onirim_advise(advisor, game, TRIES, 9, NULL, 0),
	    whole.count);
	for (int room = 0; room < whole.count; room++) {
		memset(&part, GUARD, sizeof part);
		ck_assert_int_eq(onirim_advise(advisor, game, TRIES, 9,
		    part.advice, (size_t)room), whole.count);
		ck_assert_mem_eq(part.advice, whole.advice,
		    (size_t)room * sizeof *part.advice);
		ck_assert(is_untouched(&part, (size_t)room *
		    sizeof *part.advice, sizeof part));
	}
	onirim_advisor_free(advisor);
}
END_TEST

static int
times_advised(const struct list *list, onirim_action action)
{
	int times = 0;

	for (int i = 0; i < list->count; i++)
		times += list->advice[i].action == action;
	return times;
}

/* Each legal action is there once, and better ones come first. */
static void
check_whole(const struct list *list, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int count = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX);

	ck_assert_int_eq(list->count, count);
	for (int i = 0; i < count; i++)
		ck_assert_int_eq(times_advised(list, actions[i]), 1);
	for (int i = 1; i < count; i++)
		ck_assert_uint_le(list->advice[i].chance,
		    list->advice[i - 1].chance);
}

/* How far a chance can be from the truth.  One that is guessed stands for one
 * game, which is won or lost.  No tries spread more than wins and losses that
 * are as many. */
static void
check_error(const onirim_advice *advice)
{
	const uint64_t square = (uint64_t)advice->error * advice->error;
	const uint64_t spread = (uint64_t)advice->chance *
	    (uint64_t)(CERTAIN - advice->chance);

	if (advice->tries == 0)
		ck_assert(square <= spread &&
		    spread < square + 2 * advice->error + 1);
	ck_assert_uint_le(square * (advice->tries + 1),
	    (uint64_t)CERTAIN * CERTAIN / 4);
}

static void
look_at_entries(onirim_advisor *advisor, const onirim_game *game,
    uint64_t seed)
{
	static const uint32_t all_tries[] = {0, TRIES, MANY_TRIES};
	struct list list;

	for (int k = 0; k < COUNT_OF(all_tries); k++) {
		uint64_t tried = 0;

		advise(&list, advisor, game, all_tries[k], seed);
		check_whole(&list, game);
		for (int i = 0; i < list.count; i++) {
			check_error(&list.advice[i]);
			ck_assert_uint_eq(list.advice[i].reserved, 0);
			tried += list.advice[i].tries;
		}
		ck_assert_uint_eq(tried, all_tries[k]);
	}
}

START_TEST(test_entries_are_whole_and_sorted)
{
	look_along(configs[_i], DECISIONS / 4, look_at_entries);
}
END_TEST

/* Whether an action wins at once, whatever comes. */
static int
wins(const onirim_game *game, onirim_action action)
{
	const int seat = onirim_player(game);
	onirim_game *after = copy_of(game);

	ck_assert_int_eq(onirim_apply(after, action), ONIRIM_OK);
	return onirim_result(after, seat) == ONIRIM_WON;
}

static int won;

static void
look_at_wins(onirim_advisor *advisor, const onirim_game *game, uint64_t seed)
{
	struct list list;

	if (onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_TURN, 0) < 20)
		return;
	advise(&list, advisor, game, TRIES, seed);
	for (int i = 0; i < list.count; i++) {
		if (!wins(game, list.advice[i].action))
			continue;
		won++;
		ck_assert_uint_eq(list.advice[i].chance, CERTAIN);
		ck_assert_uint_eq(list.advice[i].error, 0);
	}
}

/* Nothing is dealt before the next answer. */
START_TEST(test_answer_that_wins_is_certain)
{
	won = 0;
	look_along("game=nightmarium chance=host", 400, look_at_wins);
	ck_assert_int_gt(won, 0);
}
END_TEST

/* Advise a player who plays well until the deck gets low, and then badly. */
static void
advise_until_lost(struct list *list, uint64_t seed)
{
	onirim_game *game = begun("", seed, 0);
	onirim_advisor *advisor = new_advisor(game);

	do {
		const int is_low = onirim_number(game, ONIRIM_HOST,
		    ONIRIM_NUMBER_DECK, 0) <= 14;

		ck_assert_int_eq(onirim_outcome(game), ONIRIM_PLAYING);
		advise(list, advisor, game, is_low ? MANY_TRIES : 0, seed);
		onirim_apply(game,
		    list->advice[is_low ? list->count - 1 : 0].action);
	} while (list->advice[0].reason != ONIRIM_REASON_LOSES);
	onirim_advisor_free(advisor);
}

/* Games in which it comes to that, though a guess would be more hopeful. */
static const uint64_t hopeless[] = {6, 9, 38};

START_TEST(test_where_every_answer_loses_there_is_no_chance)
{
	struct list list;

	advise_until_lost(&list, hopeless[_i]);
	for (int i = 0; i < list.count; i++) {
		ck_assert_uint_eq(list.advice[i].reason, ONIRIM_REASON_LOSES);
		ck_assert_uint_eq(list.advice[i].chance, 0);
		ck_assert_uint_eq(list.advice[i].error, 0);
	}
}
END_TEST

/*
 * What is known.
 */

/* The same is said of a game that was seen before, of the game as the seat
 * knows it, and of other games that look the same to it. */
static void
look_at_games_alike(onirim_advisor *advisor, const onirim_game *game,
    uint64_t seed)
{
	const int seat = onirim_player(game);
	onirim_game *other = copy_of(game);
	struct list first, again;

	advise(&first, advisor, game, TRIES, seed);
	advise(&again, advisor, game, TRIES, seed);
	check_same(&first, &again);
	ck_assert_int_eq(onirim_redact(other, game, seat), ONIRIM_OK);
	advise(&again, advisor, other, TRIES, seed);
	check_same(&first, &again);
	for (uint64_t i = 0; i < 3; i++) {
		ck_assert_int_eq(onirim_game_assign(other, game), ONIRIM_OK);
		ck_assert_int_eq(onirim_resample(other, seat, seed + i),
		    ONIRIM_OK);
		advise(&again, advisor, other, TRIES, seed);
		check_same(&first, &again);
	}
	for (int level = 0; level <= 7; level++)
		ck_assert_int_eq(onirim_advisor_choose(advisor, other, level,
		    seed), onirim_advisor_choose(advisor, game, level, seed));
}

START_TEST(test_what_is_hidden_changes_nothing)
{
	look_along(configs[_i], DECISIONS, look_at_games_alike);
}
END_TEST

/* An advisor that has seen a game says no other than one that has not. */
START_TEST(test_what_was_seen_before_changes_nothing)
{
	onirim_game *game = begun(configs[_i], 5, 6);
	onirim_advisor *fresh = new_advisor(game), *used = new_advisor(game);
	struct list mine, theirs;

	for (uint64_t seed = 10; seed < 20; seed++)
		advise(&theirs, used, begun(configs[_i], seed, 2), TRIES, 1);
	advise(&mine, fresh, game, TRIES, 7);
	advise(&theirs, used, game, TRIES, 7);
	check_same(&mine, &theirs);
	onirim_advisor_free(used);
	onirim_advisor_free(fresh);
}
END_TEST

/* Nor does it matter of which game of the family it was made. */
START_TEST(test_chance_events_and_first_may_differ)
{
	static const char *const others[] = {
		"players=2 sets=dreams", "players=2 sets=dreams seed=77",
		"players=2 sets=dreams chance=host events=on",
		"players=2 sets=dreams first=2 events=on",
		"players=2 sets=dreams first=random seed=5",
	};
	onirim_game *game = begun(others[_i], 5, 6);
	onirim_game *other = new_game(others[0]);
	onirim_advisor *advisor = new_advisor(game), *others_advisor;
	struct list mine, theirs;

	ck_assert_int_eq(onirim_game_assign(other, game), ONIRIM_OK);
	advise(&mine, advisor, game, TRIES, 7);
	for (int i = 0; i < COUNT_OF(others); i++) {
		others_advisor = new_advisor(new_game(others[i]));
		advise(&theirs, others_advisor, game, TRIES, 7);
		check_same(&mine, &theirs);
		advise(&theirs, others_advisor, other, TRIES, 7);
		check_same(&mine, &theirs);
		onirim_advisor_free(others_advisor);
	}
	onirim_advisor_free(advisor);
}
END_TEST

/* The game is looked at, and nothing else. */
START_TEST(test_game_stays_as_it_was)
{
	uint8_t before[ONIRIM_SNAPSHOT_MAX], after[ONIRIM_SNAPSHOT_MAX];
	onirim_game *game = begun(configs[_i], 8, 6), *same = copy_of(game);
	const uint64_t hash = onirim_hash(game, ONIRIM_HOST);
	const int size = onirim_snapshot_save(game, before, sizeof before);
	onirim_advisor *advisor = new_advisor(game);
	struct list list;

	advise(&list, advisor, game, TRIES, 2);
	for (int level = 0; level < LEVELS; level++)
		onirim_advisor_choose(advisor, game, level, 2);
	onirim_advisor_free(advisor);
	ck_assert_int_eq(onirim_snapshot_save(game, after, sizeof after),
	    size);
	ck_assert_mem_eq(after, before, (size_t)size);
	ck_assert_uint_eq(onirim_hash(game, ONIRIM_HOST), hash);
	ck_assert_mem_eq(game, same, (size_t)onirim_game_size(NULL));
}
END_TEST

/*
 * Positions in which advice has been bad.
 */

static const struct bad_advice {
	const char *position;
	const char *good;       /* this was not advised */
	const char *bad;        /* but this was, which is worse; or NULL */
} bad_advice[] = {
	/* A discard instead of a Door; in the third, the Door came seventh. */
	{"game=onirim players=2 variants=race seed=1000110 turn=7 "
	 "generator=0x5c55827df1e0f452 hand1=red-moon,blue-moon,brown-moon "
	 "known1=brown-moon/2 hand2=2red-key,brown-moon "
	 "known2=red-key/1,brown-moon/1 shared=green-sun,brown-sun "
	 "row1=green-sun,green-moon row2=green-sun discard=3blue-sun,"
	 "2green-sun,green-key,brown-sun,nightmare",
	 "play:green-sun@shared", "discard:brown-moon"},
	{"game=onirim players=2 variants=race seed=1000302 turn=7 "
	 "generator=0xe3779b97f4b704be hand1=red-key,blue-key,green-key "
	 "known1=red-key/2,blue-key/2 hand2=red-key,green-moon,brown-key "
	 "known2=red-key/1,brown-key/1 shared=blue-moon,brown-sun "
	 "row1=blue-sun,red-moon,red-sun row2=red-sun "
	 "discard=green-sun,brown-sun",
	 "play:red-key", "discard:brown-sun@shared"},
	{"game=onirim players=2 seed=1000305 turn=6 active=2 "
	 "generator=0x736ae31d6e55617e hand1=2red-sun,blue-key "
	 "known1=red-sun/2,blue-key/2 hand2=blue-moon,green-sun,green-moon "
	 "shared=blue-sun,blue-key row1=red-sun,blue-moon,blue-sun "
	 "row2=blue-sun,blue-key "
	 "discard=red-sun,blue-sun,green-key,brown-sun,nightmare",
	 "play:blue-moon", NULL},
	/* A Tower of the alignment is given away. */
	{"game=onirim sets=towers seed=1000205 turn=42 "
	 "generator=0x0f8d83b146a085b2 "
	 "hand1=red-key,2blue-key,green-key,red-tower-5 "
	 "row1=brown-moon,brown-key,brown-moon,blue-sun,blue-moon,blue-sun,"
	 "green-moon,green-sun,green-moon,red-sun,red-moon,red-sun,red-moon,"
	 "blue-sun,green-moon,brown-sun,brown-moon,brown-sun "
	 "doors1=2red-door,green-door,2brown-door discard=6red-sun,2red-moon,"
	 "2red-key,4blue-sun,blue-key,5green-sun,green-moon,2green-key,"
	 "3brown-sun,brown-moon,2brown-key,8nightmare,red-tower-3,"
	 "blue-tower-3,blue-tower-5,green-tower-3,green-tower-4,"
	 "brown-tower-3,brown-tower-4 "
	 "towers=blue-tower-4,green-tower-5,red-tower-4,brown-tower-5",
	 "play:red-tower-5@right", "discard:red-tower-5"},
	/* With few cards left a guess is relied on, and every game is lost. */
	{"game=onirim seed=2000034 turn=43 generator=0xd31e903e481acf1d "
	 "hand1=red-key,green-sun,brown-sun,brown-moon,brown-key "
	 "row1=red-sun,red-moon,red-sun,brown-moon,brown-sun,brown-key,"
	 "blue-sun,green-moon,green-key,green-moon,blue-sun,blue-moon,"
	 "blue-sun,red-moon,red-sun,blue-moon,blue-sun,blue-key,green-sun,"
	 "green-moon,green-sun,blue-moon,brown-sun "
	 "doors1=red-door,2blue-door,2green-door,brown-door discard=6red-sun,"
	 "2red-moon,2red-key,4blue-sun,blue-moon,2blue-key,4green-sun,"
	 "green-moon,2green-key,3brown-sun,2brown-moon,brown-key,8nightmare",
	 "discard:green-sun", "play:brown-moon"},
};

static const onirim_advice *
advice_of(const struct list *list, const char *action)
{
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < list->count; i++) {
		onirim_action_format(list->advice[i].action, text, sizeof text);
		if (strcmp(text, action) == 0)
			return &list->advice[i];
	}
	ck_abort_msg("%s is not advised", action);
	return NULL;
}

START_TEST(test_bad_advice_is_given_no_more)
{
	const struct bad_advice *const row = &bad_advice[_i];
	const int much = CERTAIN / 25;
	onirim_advisor *advisor;
	onirim_game *game;
	struct list list;

	ck_assert_int_eq(onirim_position_parse(&game, row->position, NULL),
	    ONIRIM_OK);
	advisor = new_advisor(game);
	for (uint64_t seed = 1; seed <= 3; seed++) {
		advise(&list, advisor, game, 400, seed);
		ck_assert_int_gt(advice_of(&list, row->good)->chance + much,
		    list.advice[0].chance);
		if (row->bad != NULL)
			ck_assert_int_gt(list.advice[0].chance,
			    advice_of(&list, row->bad)->chance + much);
	}
	onirim_advisor_free(advisor);
	onirim_game_free(game);
}
END_TEST

/*
 * Levels.
 */

static void
look_at_levels(onirim_advisor *advisor, const onirim_game *game,
    uint64_t seed)
{
	struct list list;

	for (int level = 0; level < LEVELS; level++) {
		const int action = onirim_advisor_choose(advisor, game, level,
		    seed);

		ck_assert_int_gt(action, 0);
		ck_assert_int_eq(onirim_is_legal(game,
		    (onirim_action)action), 1);
	}
	advise(&list, advisor, game, 0, seed);
	ck_assert_int_eq(onirim_advisor_choose(advisor, game, 6, seed),
	    (int)list.advice[0].action);
}

START_TEST(test_every_level_answers)
{
	look_along(configs[_i], 4, look_at_levels);
}
END_TEST

/* How often a level chooses each answer. */
static void
count_choices(const onirim_game *game, int level, int times, int *counts)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_advisor *advisor = new_advisor(game);
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	memset(counts, 0, (size_t)n * sizeof *counts);
	for (int seed = 0; seed < times; seed++) {
		const int action = onirim_advisor_choose(advisor, game, level,
		    (uint64_t)seed);

		for (int i = 0; i < n; i++)
			counts[i] += (int)actions[i] == action;
	}
	onirim_advisor_free(advisor);
}

/* The draws come from the seeds alone, so there is no luck in this. */
START_TEST(test_lowest_level_is_uniform)
{
	static int counts[ONIRIM_ACTIONS_MAX];
	const onirim_game *game = begun(configs[_i], 1, 12);
	const int n = onirim_legal_actions(game, NULL, 0);
	const int each = 200, off = 45;

	count_choices(game, 0, n * each, counts);
	for (int i = 0; i < n; i++) {
		ck_assert_int_gt(counts[i], each - off);
		ck_assert_int_lt(counts[i], each + off);
	}
}
END_TEST

static int
count_of(const onirim_game *game, const int *counts, onirim_action action)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < n; i++)
		if (actions[i] == action)
			return counts[i];
	ck_abort_msg("an action that is not legal");
	return 0;
}

/* As far as this can be told from so many choices.  Alone, as what other
 * players hold is imagined anew for each choice. */
START_TEST(test_better_answers_are_chosen_more_often)
{
	static int counts[ONIRIM_ACTIONS_MAX];
	const onirim_game *game = begun(configs[_i], 2, 15);
	onirim_advisor *advisor = new_advisor(game);
	const int times = 400, off = 60;
	struct list list;

	advise(&list, advisor, game, 0, 1);
	for (int level = 1, best = 0; level <= 5; level++) {
		int before = times;

		count_choices(game, level, times, counts);
		for (int i = 0; i < list.count; i++) {
			const int now = count_of(game, counts,
			    list.advice[i].action);

			ck_assert_int_le(now, before + off);
			before = now;
		}
		before = count_of(game, counts, list.advice[0].action);
		ck_assert_int_ge(before, best - off);
		best = before;
	}
	onirim_advisor_free(advisor);
}
END_TEST

/*
 * Reasons.
 */

START_TEST(test_no_reason_is_told_as_an_empty_text)
{
	static const char *const languages[] = {"en", "fr", "ru"};
	onirim_game *game = new_game(configs[_i]);
	const onirim_advice advice = {.reason = ONIRIM_REASON_NONE};
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < COUNT_OF(languages); i++) {
		const onirim_reader reader = {.language = languages[i]};

		text[0] = GUARD;
		ck_assert_int_eq(onirim_reason_text(game, &advice, &reader,
		    text, sizeof text), 0);
		ck_assert_str_eq(text, "");
		ck_assert_int_eq(onirim_reason_text(game, &advice, &reader,
		    NULL, 0), 0);
	}
	ck_assert_int_eq(onirim_reason_text(game, &advice, NULL, text,
	    sizeof text), 0);
}
END_TEST

START_TEST(test_reason_that_cannot_be_told_is_refused)
{
	static const onirim_reader foreign = {.language = "xx"};
	static const onirim_reader nobody = {.viewer = 7};
	const onirim_advice none = {.reason = ONIRIM_REASON_NONE};
	const onirim_advice unknown = {.reason = UINT16_MAX};
	onirim_game *game = new_game("");
	char text[ONIRIM_TEXT_MAX];

	ck_assert_int_eq(onirim_reason_text(NULL, &none, NULL, text,
	    sizeof text), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_reason_text(game, NULL, NULL, text,
	    sizeof text), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_reason_text(game, &none, NULL, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_reason_text(game, &none, &foreign, text,
	    sizeof text), ONIRIM_E_LANGUAGE);
	ck_assert_int_eq(onirim_reason_text(game, &none, &nobody, text,
	    sizeof text), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_reason_text(game, &unknown, NULL, text,
	    sizeof text), ONIRIM_E_RANGE);
}
END_TEST

Suite *
advice_suite(void)
{
	const struct test tests[] = {
		{ test_missing_arguments_are_refused, 1 },
		{ test_advisor_in_memory_of_the_host_says_the_same,
		    COUNT_OF(configs) },
		{ test_memory_that_does_not_do_is_refused,
		    COUNT_OF(configs) },
		{ test_free_leaves_the_hosts_memory_alone,
		    COUNT_OF(configs) },
		{ test_allocation_that_fails_makes_no_advisor,
		    COUNT_OF(configs) },
		{ test_advice_allocates_nothing, COUNT_OF(configs) },
		{ test_game_that_is_over_is_refused, COUNT_OF(configs) },
		{ test_other_families_are_refused, 6 },
		{ test_question_for_chance_is_refused, 2 },
		{ test_game_of_another_viewer_is_refused, COUNT_OF(configs) },
		{ test_wrong_levels_are_refused, 1 },
		{ test_no_more_is_written_than_there_is_room,
		    COUNT_OF(configs) },
		{ test_entries_are_whole_and_sorted, COUNT_OF(configs) },
		{ test_answer_that_wins_is_certain, 1 },
		{ test_where_every_answer_loses_there_is_no_chance,
		    COUNT_OF(hopeless) },
		{ test_what_is_hidden_changes_nothing, COUNT_OF(configs) },
		{ test_what_was_seen_before_changes_nothing,
		    COUNT_OF(configs) },
		{ test_chance_events_and_first_may_differ, 5 },
		{ test_game_stays_as_it_was, COUNT_OF(configs) },
		{ test_bad_advice_is_given_no_more, COUNT_OF(bad_advice) },
		{ test_every_level_answers, COUNT_OF(configs) },
		{ test_lowest_level_is_uniform, COUNT_OF(configs) },
		{ test_better_answers_are_chosen_more_often, SOLO_CONFIGS },
		{ test_no_reason_is_told_as_an_empty_text,
		    COUNT_OF(configs) },
		{ test_reason_that_cannot_be_told_is_refused, 1 },
	};

	return suite_of("advice", tests, COUNT_OF(tests));
}
