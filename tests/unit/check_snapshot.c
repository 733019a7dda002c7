/* check_snapshot.c - tests of snapshots: their bytes, what is refused, and
 * what comes of a state that is nearly right. */
#include <string.h>

#include "../bench/uniform.h"
#include "../fuzz/seal.h"
#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "scene.h"
#include "suites.h"

enum { ALL = 1000000, GUARD = 0x5A };

static const char *const configs[] = {
	"", "players=2", "chance=host", "players=2 variants=open,unique,race "
	"first=random", "sets=steps", "sets=towers", "sets=dreams",
	"sets=steps,towers,dreams", "sets=steps,towers,dreams chance=host",
	"players=2 sets=steps,dreams chance=host",
	"players=2 sets=steps,towers,dreams events=on",
	"players=2 sets=steps,towers,dreams premonitions=6 variants=race,lost,"
	"ruins,right-only first=2",
};

struct saved {
	size_t length;
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
};

/* Answer so many questions at random, or all. */
static void
play_on(onirim_game *game, struct uniform *player, int questions)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int n;

	while (questions-- > 0 && (n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0)
		if (onirim_apply(game, actions[uniform_below(player,
		    (uint32_t)n)]) != ONIRIM_OK)
			ck_abort_msg("a listed action was refused");
}

static void
save(struct saved *saved, const onirim_game *game)
{
	const int length = onirim_snapshot_save(game, saved->bytes,
	    sizeof saved->bytes);

	ck_assert_int_gt(length, SEAL_FRAME);
	ck_assert_int_le(length, ONIRIM_SNAPSHOT_MAX);
	saved->length = (size_t)length;
}

static int
load_status(const uint8_t *bytes, size_t length)
{
	onirim_game *game = (onirim_game *)1;
	const int status = onirim_snapshot_load(&game, bytes, length);

	if (status == ONIRIM_OK)
		onirim_game_free(game);
	else if (game != NULL)
		ck_abort_msg("a game where there is none");
	return status;
}

/* A game in the middle, after so many questions. */
static void
save_middle(struct saved *saved, const char *config, int questions)
{
	onirim_game *game = new_game(config);
	struct uniform player = {(uint64_t)questions, 0, 0};

	onirim_game_reset(game, (uint64_t)questions);
	play_on(game, &player, questions);
	save(saved, game);
}

/*
 * The bytes.
 */

/* The beginning of a host-dealt game, to the last byte. */
static const uint8_t beginning[] = {
	'O', 'N', 'I', 'S', 1, 0, 150, 0,
	/* The configuration, generator, turn, why over, winner, active,
	 * redacted. */
	32, 'g', 'a', 'm', 'e', '=', 'o', 'n', 'i', 'r', 'i', 'm', ' ',
	's', 'e', 'e', 'd', '=', '2', '5', '8', ' ',
	'c', 'h', 'a', 'n', 'c', 'e', '=', 'h', 'o', 's', 't',
	2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0,
	/* The turn, Limbo, a new hand, and chance. */
	4, 4, 0, 0, 0, 19, 0, 0, 0, 10, 0, 0, 0, 0, 8, 8, 0,
	/* The pool; nothing hidden, no top, no bottom. */
	0x07,
	9, 4, 3, 0, 8, 4, 3, 0, 7, 4, 3, 0, 6, 4, 3, 0, 2, 2, 2, 2, 10, 0, 0, 0,
	0, 0, 0,
	/* Nothing looked at, nothing pending. */
	0, 0, 0x7F, 0,
	/* The seat: no hand, no Doors, no row. */
	0, 0, 0, 0, 0, 0,
	/* Nothing shared, discarded, in Limbo, removed; no Goals to lay, no
	 * reserve; no Goals, Towers, Premonitions. */
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

START_TEST(test_beginning_is_these_bytes)
{
	const size_t body = sizeof beginning;
	onirim_game *game = new_game("seed=258 chance=host");
	uint8_t expected[sizeof beginning + SEAL_CHECKSUM];
	struct saved saved;

	save(&saved, game);
	ck_assert_uint_eq(saved.length, body + SEAL_CHECKSUM);
	memcpy(expected, beginning, body);
	ck_assert_mem_eq(saved.bytes, expected, body);
	seal(expected, sizeof expected);
	ck_assert_mem_eq(saved.bytes, expected, sizeof expected);
}
END_TEST

/* Three Goals that were reopened.  Their ranks lie behind the eight Goals,
 * and before the Towers and Premonitions that there are none of. */
START_TEST(test_ranks_of_goals_are_saved)
{
	static const uint8_t ranks[] = { 0, 2, 3, 0, 0, 1, 0, 0, 0, 0 };
	onirim_game *game = keep_game(scene("sets=steps doors1=red-door "
	    "hand1=red-sun,blue-sun,green-sun,brown-sun,brown-moon "
	    "goals=red-goal-,blue-goal+2,green-goal+3,brown-goal,red-goal,"
	    "blue-goal+1,green-goal,brown-goal", ""));
	onirim_game *loaded;
	struct saved saved;
	uint8_t *at;

	save(&saved, game);
	at = saved.bytes + saved.length - SEAL_CHECKSUM - sizeof ranks;
	ck_assert_mem_eq(at, ranks, sizeof ranks);
	ck_assert_int_eq(onirim_snapshot_load(&loaded, saved.bytes,
	    saved.length), ONIRIM_OK);
	for (int i = 0; i < 8; i++)
		ck_assert_int_eq(onirim_number(loaded, 0,
		    ONIRIM_NUMBER_GOAL_RANK, i), ranks[i]);
	onirim_game_free(loaded);
	at[2] = 4;
	seal(saved.bytes, saved.length);
	ck_assert_int_eq(load_status(saved.bytes, saved.length),
	    ONIRIM_E_POSITION);
}
END_TEST

START_TEST(test_save_writes_what_fits)
{
	onirim_game *game = new_game(configs[_i]);
	struct saved whole;
	uint8_t part[ONIRIM_SNAPSHOT_MAX];

	save(&whole, game);
	ck_assert_int_eq(onirim_snapshot_save(game, NULL, 0),
	    (int)whole.length);
	for (size_t size = 0; size <= whole.length; size++) {
		memset(part, GUARD, sizeof part);
		ck_assert_int_eq(onirim_snapshot_save(game, part, size),
		    (int)whole.length);
		ck_assert_mem_eq(part, whole.bytes, size);
		for (size_t i = size; i < sizeof part; i++)
			if (part[i] != GUARD)
				ck_abort_msg("written beyond the end");
	}
}
END_TEST

/*
 * What is refused.
 */

START_TEST(test_missing_arguments_are_null)
{
	onirim_game *game = new_game(NULL), *loaded = game;
	struct saved saved;

	save(&saved, game);
	ck_assert_int_eq(onirim_snapshot_save(NULL, saved.bytes,
	    saved.length), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_snapshot_save(game, NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_snapshot_load(NULL, saved.bytes,
	    saved.length), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_snapshot_load(&loaded, NULL, 0),
	    ONIRIM_E_NULL);
	ck_assert_ptr_null(loaded);
	ck_assert_int_eq(onirim_snapshot_restore(NULL, saved.bytes,
	    saved.length), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_snapshot_restore(game, NULL, 0),
	    ONIRIM_E_NULL);
}
END_TEST

START_TEST(test_cut_short_is_damaged)
{
	struct saved saved;

	save_middle(&saved, configs[_i], 40);
	for (size_t length = 0; length < saved.length; length++)
		ck_assert_int_eq(load_status(saved.bytes, length),
		    ONIRIM_E_DAMAGED);
	ck_assert_int_eq(load_status(saved.bytes, saved.length), ONIRIM_OK);
}
END_TEST

START_TEST(test_lengthened_is_damaged)
{
	uint8_t longer[2 * ONIRIM_SNAPSHOT_MAX] = {0};
	struct saved saved;

	save_middle(&saved, configs[_i], 40);
	memcpy(longer, saved.bytes, saved.length);
	for (size_t length = saved.length + 1; length <= sizeof longer;
	    length++)
		ck_assert_int_eq(load_status(longer, length),
		    ONIRIM_E_DAMAGED);
}
END_TEST

/* A state that ends too early or too late, with a checksum that fits. */
START_TEST(test_state_of_another_length_does_not_add_up)
{
	uint8_t bytes[2 * ONIRIM_SNAPSHOT_MAX];
	struct saved saved;

	save_middle(&saved, configs[_i], 40);
	for (size_t length = SEAL_FRAME; length <= ONIRIM_SNAPSHOT_MAX;
	    length++) {
		memset(bytes, 0, sizeof bytes);
		memcpy(bytes, saved.bytes, saved.length - SEAL_CHECKSUM);
		seal(bytes, length);
		ck_assert_int_eq(load_status(bytes, length),
		    length == saved.length ? ONIRIM_OK : ONIRIM_E_POSITION);
	}
	memset(bytes, 0, sizeof bytes);
	seal(bytes, sizeof bytes);
	ck_assert_int_eq(load_status(bytes, sizeof bytes), ONIRIM_E_DAMAGED);
}
END_TEST

START_TEST(test_every_bit_that_is_wrong_is_found)
{
	struct saved saved;

	save_middle(&saved, configs[_i], 55);
	for (size_t bit = 0; bit < saved.length * 8; bit++) {
		const uint8_t mask = (uint8_t)(1 << bit % 8);
		int status;

		saved.bytes[bit / 8] ^= mask;
		status = load_status(saved.bytes, saved.length);
		saved.bytes[bit / 8] ^= mask;
		if (bit / 8 == 4 || bit / 8 == 5)
			ck_assert_int_eq(status, bit == 32
			    ? ONIRIM_E_DAMAGED : ONIRIM_E_VERSION);
		else
			ck_assert_int_eq(status, ONIRIM_E_DAMAGED);
	}
}
END_TEST

START_TEST(test_later_version_is_told)
{
	static const uint8_t later[] = { 'O', 'N', 'I', 'S', 2, 0 };
	static const uint8_t much_later[] = { 'O', 'N', 'I', 'S', 0, 1, 9, 9 };
	static const uint8_t none[] = { 'O', 'N', 'I', 'S', 0, 0, 16, 0,
	    0, 0, 0, 0, 0, 0, 0, 0 };

	ck_assert_int_eq(load_status(later, sizeof later), ONIRIM_E_VERSION);
	ck_assert_int_eq(load_status(later, 5), ONIRIM_E_DAMAGED);
	ck_assert_int_eq(load_status(much_later, sizeof much_later),
	    ONIRIM_E_VERSION);
	ck_assert_int_eq(load_status(none, sizeof none), ONIRIM_E_DAMAGED);
}
END_TEST

START_TEST(test_load_allocates_once_or_not_at_all)
{
	struct saved saved;
	onirim_game *game;
	int status;

	save_middle(&saved, configs[_i], 30);
	memory_watch(0);
	status = onirim_snapshot_load(&game, saved.bytes, saved.length);
	ck_assert_uint_eq(memory_stop(), 1);
	ck_assert_int_eq(status, ONIRIM_OK);
	onirim_game_free(game);
	memory_watch(1);
	status = onirim_snapshot_load(&game, saved.bytes, saved.length);
	ck_assert_uint_eq(memory_stop(), 1);
	ck_assert_int_eq(status, ONIRIM_E_MEMORY);
	ck_assert_ptr_null(game);
	saved.bytes[saved.length / 2] ^= 1;
	memory_watch(1);
	status = onirim_snapshot_load(&game, saved.bytes, saved.length);
	ck_assert_uint_eq(memory_stop(), 0);
	ck_assert_int_eq(status, ONIRIM_E_DAMAGED);
	seal(saved.bytes, saved.length);
	saved.bytes[8] = 0;
	seal(saved.bytes, saved.length);
	memory_watch(1);
	status = onirim_snapshot_load(&game, saved.bytes, saved.length);
	ck_assert_uint_eq(memory_stop(), 0);
	ck_assert_int_eq(status, ONIRIM_E_POSITION);
}
END_TEST

/*
 * States that are nearly right.  With a checksum that fits each is refused, or
 * it is a game like any: it saves to the same bytes and comes to its end, with
 * the library looking after each answer whether all is still right.
 */

/* Whether it was a game. */
static int
load_and_play(const struct saved *saved)
{
	struct uniform player = {saved->bytes[saved->length - 1], 0, 0};
	struct saved again;
	onirim_game *game;
	const int status = onirim_snapshot_load(&game, saved->bytes,
	    saved->length);

	if (status != ONIRIM_OK) {
		ck_assert_int_eq(status, ONIRIM_E_POSITION);
		return 0;
	}
	save(&again, game);
	ck_assert_uint_eq(again.length, saved->length);
	ck_assert_mem_eq(again.bytes, saved->bytes, saved->length);
	if (onirim_apply(game, 0) != ONIRIM_E_REDACTED) {
		play_on(game, &player, ALL);
		ck_assert_int_ne(onirim_outcome(game), ONIRIM_PLAYING);
	}
	onirim_game_free(game);
	return 1;
}

/* Flip every bit of the state in turn; how many games that gave. */
static int
flip_bits(const struct saved *saved)
{
	int games = 0;

	for (size_t bit = SEAL_HEAD * 8;
	    bit < (saved->length - SEAL_CHECKSUM) * 8; bit++) {
		struct saved flipped = *saved;

		flipped.bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
		seal(flipped.bytes, flipped.length);
		games += load_and_play(&flipped);
	}
	return games;
}

/* The question that is asked, and how many there are. */
enum { ASKS = ONIRIM_ASK_END + 1, GAMES_LOOKED_FOR = 60 };

/* Once for every kind of question and for the end, of this configuration; how
 * many of them there were. */
static int
flip_bits_of_each(onirim_game *game, int *games)
{
	int done[ASKS] = {0}, kinds = 0;

	for (uint64_t seed = 0; seed < GAMES_LOOKED_FOR; seed++) {
		struct uniform player = {seed + 5, 0, 0};

		onirim_game_reset(game, seed);
		for (int asked = 1; asked != ONIRIM_ASK_NOTHING;) {
			struct saved saved;

			asked = onirim_decision(game);
			if (!done[asked] && uniform_below(&player, 4) == 0) {
				save(&saved, game);
				*games += flip_bits(&saved);
				done[asked] = 1;
				kinds++;
			}
			play_on(game, &player, 1);
		}
	}
	return kinds;
}

START_TEST(test_every_bit_of_a_state_is_refused_or_played)
{
	onirim_game *game = new_game(configs[_i]);
	int games = 0;

	ck_assert_int_ge(flip_bits_of_each(game, &games), 5);
	ck_assert_int_gt(games, 10);
}
END_TEST

/* The same of what a viewer knows. */
START_TEST(test_every_bit_of_a_redacted_state_is_refused_or_sound)
{
	static const int viewers[] = { 0, 1, ONIRIM_NOBODY, ONIRIM_HOST };
	onirim_game *game = new_game(configs[_i]);
	onirim_game *view = new_game(configs[_i]);
	struct uniform player = {3, 0, 0};
	struct saved saved;

	for (int i = 0; i < 24; i++) {
		if (onirim_outcome(game) != ONIRIM_PLAYING)
			onirim_game_reset(game, (uint64_t)i);
		play_on(game, &player, 17);
		if (onirim_redact(view, game, viewers[i % 4]) != ONIRIM_OK)
			continue;
		save(&saved, view);
		ck_assert_int_eq(load_and_play(&saved), 1);
		flip_bits(&saved);
	}
}
END_TEST

/*
 * What is not saved.
 */

START_TEST(test_loaded_game_has_no_events_but_keeps_them)
{
	onirim_game *game = new_game("players=2 sets=steps,towers,dreams "
	    "events=on"), *loaded;
	struct uniform player = {1, 0, 0}, again = {1, 0, 0};
	onirim_event one[512], other[512];
	struct saved saved;

	ck_assert_int_gt(onirim_events(game, ONIRIM_HOST, NULL, 0), 0);
	save(&saved, game);
	ck_assert_int_eq(onirim_snapshot_load(&loaded, saved.bytes,
	    saved.length), ONIRIM_OK);
	ck_assert_int_eq(onirim_events(loaded, ONIRIM_HOST, NULL, 0), 0);
	for (int i = 0; i < 200; i++) {
		int n;

		play_on(game, &player, 1);
		play_on(loaded, &again, 1);
		n = onirim_events(game, ONIRIM_HOST, one, 512);
		ck_assert_int_eq(onirim_events(loaded, ONIRIM_HOST, other,
		    512), n);
		ck_assert_mem_eq(one, other, (size_t)n * sizeof one[0]);
	}
	onirim_game_free(loaded);
}
END_TEST

START_TEST(test_redacted_game_stays_redacted)
{
	onirim_game *game = new_game("players=2");
	onirim_game *view = new_game("players=2");
	onirim_game *loaded;
	struct uniform player = {8, 0, 0};
	struct saved saved;
	onirim_action action;

	play_on(game, &player, 20);
	ck_assert_int_eq(onirim_redact(view, game, 0), ONIRIM_OK);
	save(&saved, view);
	ck_assert_int_eq(onirim_snapshot_load(&loaded, saved.bytes,
	    saved.length), ONIRIM_OK);
	onirim_legal_actions(game, &action, 1);
	ck_assert_int_eq(onirim_apply(loaded, action), ONIRIM_E_REDACTED);
	ck_assert_int_eq(onirim_redact(view, loaded, 0), ONIRIM_OK);
	ck_assert_int_eq(onirim_redact(view, loaded, 1), ONIRIM_E_REDACTED);
	onirim_game_free(loaded);
}
END_TEST

/*
 * Restoring.
 */

enum { WHOLE = 1 << 16 };

/* A game in memory of its own; all of it is looked at. */
static onirim_game *
game_in(unsigned char memory[WHOLE], const char *config)
{
	onirim_game *game;

	memset(memory, GUARD, WHOLE);
	ck_assert_int_eq(onirim_game_new_at(&game, memory, WHOLE, config,
	    NULL), ONIRIM_OK);
	return game;
}

START_TEST(test_restored_game_stands_and_goes_on_like_the_saved_one)
{
	_Alignas(8) static unsigned char memory[WHOLE];
	onirim_game *game = new_game(configs[_i]);
	onirim_game *to = game_in(memory, configs[_i]);
	struct uniform player = {4, 0, 0};
	struct saved saved, again;
	int status;

	onirim_game_reset(game, 4);
	for (int i = 0; i < 12; i++) {
		struct uniform mine, others;

		play_on(game, &player, 5);
		save(&saved, game);
		play_on(to, &player, 3);
		memory_watch(1);
		status = onirim_snapshot_restore(to, saved.bytes,
		    saved.length);
		ck_assert_uint_eq(memory_stop(), 0);
		ck_assert_int_eq(status, ONIRIM_OK);
		ck_assert_int_eq(onirim_events(to, ONIRIM_HOST, NULL, 0), 0);
		mine = others = player;
		play_on(game, &mine, 4);
		play_on(to, &others, 4);
		save(&saved, game);
		save(&again, to);
		ck_assert_uint_eq(again.length, saved.length);
		ck_assert_mem_eq(again.bytes, saved.bytes, saved.length);
		ck_assert_int_eq(onirim_events(to, 0, NULL, 0),
		    onirim_events(game, 0, NULL, 0));
	}
}
END_TEST

/* Memory of the host remains the host's, and the library's its own. */
START_TEST(test_restored_game_keeps_its_memory)
{
	_Alignas(8) static unsigned char memory[WHOLE];
	onirim_game *own, *hosts = game_in(memory, configs[_i]);
	struct saved saved;

	ck_assert_int_eq(onirim_game_new(&own, configs[_i], NULL), ONIRIM_OK);
	save(&saved, hosts);
	ck_assert_int_eq(onirim_snapshot_restore(own, saved.bytes,
	    saved.length), ONIRIM_OK);
	ck_assert_int_eq(onirim_snapshot_restore(hosts, saved.bytes,
	    saved.length), ONIRIM_OK);
	memory_watch(0);
	onirim_game_free(own);
	onirim_game_free(hosts);
	memory_stop();
	ck_assert_int_eq(onirim_outcome(hosts), ONIRIM_PLAYING);
}
END_TEST

/* Configurations that differ in one key from that of the game. */
static const char *const other_families[] = {
	"players=2 first=2 sets=dreams", "players=2 sets=dreams events=on",
	"players=2 sets=dreams chance=host", "players=2 sets=steps",
	"players=2 sets=dreams premonitions=5", "sets=dreams",
	"players=2 sets=dreams variants=open", "game=nightmarium",
};

START_TEST(test_restore_of_another_family_is_refused)
{
	_Alignas(8) static unsigned char memory[WHOLE], before[WHOLE];
	onirim_game *to = game_in(memory, "players=2 sets=dreams");
	struct saved saved;

	save_middle(&saved, other_families[_i], 9);
	memcpy(before, memory, sizeof before);
	ck_assert_int_eq(onirim_snapshot_restore(to, saved.bytes,
	    saved.length), ONIRIM_E_FAMILY);
	ck_assert_mem_eq(memory, before, sizeof before);
}
END_TEST

START_TEST(test_restore_that_fails_leaves_the_game_alone)
{
	_Alignas(8) static unsigned char memory[WHOLE], before[WHOLE];
	onirim_game *to = game_in(memory, configs[_i]);
	struct saved saved;

	save_middle(&saved, configs[_i], 9);
	memcpy(before, memory, sizeof before);
	for (size_t length = 0; length < saved.length; length += 7)
		ck_assert_int_eq(onirim_snapshot_restore(to, saved.bytes,
		    length), ONIRIM_E_DAMAGED);
	saved.bytes[4] = 2;
	ck_assert_int_eq(onirim_snapshot_restore(to, saved.bytes,
	    saved.length), ONIRIM_E_VERSION);
	saved.bytes[8] = 0;
	seal(saved.bytes, saved.length);
	ck_assert_int_eq(onirim_snapshot_restore(to, saved.bytes,
	    saved.length), ONIRIM_E_POSITION);
	ck_assert_mem_eq(memory, before, sizeof before);
}
END_TEST

/* A redacted game is restored as one, and a redacted game as a full one. */
START_TEST(test_restore_takes_redacted_games)
{
	onirim_game *game = new_game("players=2"), *view = copy_of(game);
	struct saved full, seen, again;

	onirim_redact(view, game, 1);
	save(&full, game);
	save(&seen, view);
	ck_assert_int_eq(onirim_snapshot_restore(game, seen.bytes,
	    seen.length), ONIRIM_OK);
	save(&again, game);
	ck_assert_mem_eq(again.bytes, seen.bytes, seen.length);
	ck_assert_int_eq(onirim_apply(game, 0), ONIRIM_E_REDACTED);
	ck_assert_int_eq(onirim_snapshot_restore(view, full.bytes,
	    full.length), ONIRIM_OK);
	save(&again, view);
	ck_assert_mem_eq(again.bytes, full.bytes, full.length);
}
END_TEST

Suite *
snapshot_suite(void)
{
	const int n = COUNT_OF(configs);
	const struct test tests[] = {
		{ test_beginning_is_these_bytes, 1 },
		{ test_ranks_of_goals_are_saved, 1 },
		{ test_save_writes_what_fits, n },
		{ test_missing_arguments_are_null, 1 },
		{ test_cut_short_is_damaged, n },
		{ test_lengthened_is_damaged, n },
		{ test_state_of_another_length_does_not_add_up, n },
		{ test_every_bit_that_is_wrong_is_found, n },
		{ test_later_version_is_told, 1 },
		{ test_load_allocates_once_or_not_at_all, n },
		{ test_every_bit_of_a_state_is_refused_or_played, n },
		{ test_every_bit_of_a_redacted_state_is_refused_or_sound, n },
		{ test_loaded_game_has_no_events_but_keeps_them, 1 },
		{ test_redacted_game_stays_redacted, 1 },
		{ test_restored_game_stands_and_goes_on_like_the_saved_one,
		    n },
		{ test_restored_game_keeps_its_memory, n },
		{ test_restore_of_another_family_is_refused,
		    COUNT_OF(other_families) },
		{ test_restore_that_fails_leaves_the_game_alone, n },
		{ test_restore_takes_redacted_games, 1 },
	};

	return suite_of("snapshot", tests, COUNT_OF(tests));
}
