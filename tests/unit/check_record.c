/* check_record.c - tests of a record's life, its plies and its tags. */
#include <stdio.h>
#include <string.h>

#include "../../lib/state.h"
#include "../bench/uniform.h"
#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "said.h"
#include "suites.h"

enum { TEXT_MAX = 65536, GUARD = 0x5A, APPLIED_MOST = 64 };

static const char *const configs[] = {
	NULL,
	"seed=7 first=random",
	"players=2 variants=race seed=5",
	"players=2 sets=steps,towers,dreams premonitions=6 events=on",
	"sets=steps,towers,dreams chance=host events=on",
	"players=2 chance=host",
};

/* Its games are long: random ones have 300 questions and more. */
static const char long_config[] =
    "players=2 sets=steps,towers,dreams chance=host";

/* How often the library and the tests apply an action.  The program is linked
 * with --wrap=onirim_apply. */
static unsigned applied;

int __real_onirim_apply(onirim_game *game, onirim_action action);
int __wrap_onirim_apply(onirim_game *game, onirim_action action);

int
__wrap_onirim_apply(onirim_game *game, onirim_action action)
{
	applied++;
	return __real_onirim_apply(game, action);
}

/*
 * Games and records to look at.
 */

/* A record of a game that has just begun. */
static onirim_record *
begun(const char *config)
{
	onirim_game *game = new_game(config);
	onirim_record *record;

	ck_assert_int_eq(onirim_record_new(&record, game), ONIRIM_OK);
	return keep_record(record);
}

static onirim_game *
game_at(const onirim_record *record, int ply)
{
	onirim_game *game;

	ck_assert_int_eq(onirim_record_game(record, ply, &game), ONIRIM_OK);
	return keep_game(game);
}

static onirim_action
any_answer(struct uniform *player, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	return n <= 0 ? 0 : actions[uniform_below(player, (uint32_t)n)];
}

enum { ALL = 1000000 };

/* Let game and record, which stand alike, go on alike for so many plies. */
static void
go_on(onirim_record *record, onirim_game *game, uint64_t seed, int plies)
{
	struct uniform player = {0, 0, 0};
	onirim_action action;

	uniform_begin(&player, seed);
	while (plies-- > 0 && (action = any_answer(&player, game)) != 0)
		if (onirim_record_add(record, action) != ONIRIM_OK ||
		    onirim_apply(game, action) != ONIRIM_OK)
			ck_abort_msg("a listed action was refused");
}

/* A record of a game that was played at random for so many plies. */
static onirim_record *
played(const char *config, uint64_t seed, int plies)
{
	onirim_record *record = begun(config);
	onirim_game *game = new_game(config);

	go_on(record, game, seed, plies);
	return record;
}

/* Whether games are the same bytes, events included. */
static int
same(const onirim_game *one, const onirim_game *other)
{
	onirim_event events[2][1024];
	const int n = onirim_events(one, ONIRIM_HOST, events[0], 1024);

	return memcmp(one, other, (size_t)onirim_game_size(NULL)) == 0 &&
	    onirim_events(other, ONIRIM_HOST, events[1], 1024) == n &&
	    memcmp(events[0], events[1], (size_t)n * sizeof events[0][0]) == 0;
}

static void
assert_same(const onirim_game *one, const onirim_game *other)
{
	if (!same(one, other))
		ck_abort_msg("the games differ");
}

/* The record stands at a ply as this game does. */
static void
assert_stands(const onirim_record *record, int ply, const onirim_game *game)
{
	onirim_game *there = game_at(record, ply);

	assert_same(there, game);
}

static const char *
text_of(const onirim_record *record)
{
	static char texts[2][TEXT_MAX];
	static int turn;
	char *text = texts[turn = !turn];

	ck_assert_int_lt(onirim_record_format(record, text, TEXT_MAX),
	    TEXT_MAX);
	return text;
}

/*
 * Life.
 */

START_TEST(test_new_record_stands_where_the_game_does)
{
	onirim_game *game = new_game(configs[_i]), *copy = copy_of(game);
	onirim_record *record = NULL;

	ck_assert_int_eq(onirim_record_new(&record, game), ONIRIM_OK);
	assert_same(game, copy);
	ck_assert_int_eq(onirim_record_ply(record), 0);
	ck_assert_int_eq(onirim_record_length(record), 0);
	ck_assert_uint_eq(onirim_record_action(record, 0), 0);
	assert_stands(record, 0, game);
	assert_stands(record, 0, copy);
	onirim_record_free(record);
}
END_TEST

/* Bytes that belong to no field have no part in a game. */
START_TEST(test_new_record_looks_at_fields_alone)
{
	enum { BEFORE = offsetof(struct config, events) + 1 };
	onirim_game *game = new_game(configs[_i]);
	onirim_record *record;

	memset((char *)&game->config + BEFORE, GUARD,
	    sizeof game->config - BEFORE);
	ck_assert_int_eq(onirim_record_new(&record, game), ONIRIM_OK);
	ck_assert_ptr_null(strstr(text_of(record), "position"));
	onirim_record_free(record);
}
END_TEST

START_TEST(test_record_of_a_game_reset_is_that_of_its_seed)
{
	onirim_game *game = new_game(configs[_i]);
	onirim_record *record;

	onirim_game_reset(game, 99);
	ck_assert_int_eq(onirim_record_new(&record, game), ONIRIM_OK);
	assert_stands(record, 0, game);
	ck_assert_ptr_nonnull(strstr(text_of(record), " seed=99"));
	onirim_record_free(record);
}
END_TEST

/* The text of a record that begins with a game as it stands. */
static const char *
begins_with(const onirim_game *game)
{
	onirim_record *record;

	ck_assert_int_eq(onirim_record_new(&record, game), ONIRIM_OK);
	return text_of(keep_record(record));
}

/* A record begins at any question: at a turn's first one with a position. */
START_TEST(test_new_record_begins_at_any_question)
{
	onirim_game *game = new_game(configs[_i]), *before;
	struct uniform player = {0, 0, 0};
	int positions = 0, snapshots = 0;

	uniform_begin(&player, 1);
	onirim_apply(game, any_answer(&player, game));
	while (onirim_outcome(game) == ONIRIM_PLAYING) {
		const int begins = onirim_position_format(game, NULL, 0) > 0;
		const char *text;

		before = copy_of(game);
		text = begins_with(game);
		assert_same(game, before);
		ck_assert_int_eq(strstr(text, "\nposition ") != NULL, begins);
		ck_assert_int_eq(strstr(text, "\nsnapshot ") != NULL, !begins);
		positions += begins;
		snapshots += !begins;
		onirim_apply(game, any_answer(&player, game));
	}
	ck_assert_int_gt(positions, 0);
	ck_assert_int_gt(snapshots, 0);
}
END_TEST

START_TEST(test_new_record_of_a_game_that_is_over_is_refused)
{
	onirim_record *record = played(configs[_i], 2, ALL);
	onirim_game *game = game_at(record, onirim_record_length(record));
	onirim_game *before = copy_of(game);

	ck_assert_int_ne(onirim_outcome(game), ONIRIM_PLAYING);
	record = (onirim_record *)&record;
	ck_assert_int_eq(onirim_record_new(&record, game), ONIRIM_E_OVER);
	ck_assert_ptr_null(record);
	assert_same(game, before);
}
END_TEST

START_TEST(test_new_record_of_a_redacted_game_is_refused)
{
	static const int viewers[] = { 0, ONIRIM_NOBODY, ONIRIM_HOST };
	onirim_game *game = new_game(configs[_i]);
	onirim_game *redacted = new_game(configs[_i]);

	for (int i = 0; i < COUNT_OF(viewers); i++) {
		onirim_record *record = (onirim_record *)&record;

		ck_assert_int_eq(onirim_redact(redacted, game, viewers[i]),
		    ONIRIM_OK);
		ck_assert_int_eq(onirim_record_new(&record, redacted),
		    ONIRIM_E_REDACTED);
		ck_assert_ptr_null(record);
		onirim_game_reset(redacted, 0);
	}
}
END_TEST

START_TEST(test_record_without_an_argument_is_null)
{
	onirim_game *game = new_game(NULL);
	onirim_record *record = (onirim_record *)&record;
	onirim_game *none = (onirim_game *)&none;

	ck_assert_int_eq(onirim_record_new(NULL, game), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_new(&record, NULL), ONIRIM_E_NULL);
	ck_assert_ptr_null(record);
	ck_assert_int_eq(onirim_record_add(NULL, 0x05000000), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_undo(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_redo(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_ply(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_length(NULL), ONIRIM_E_NULL);
	ck_assert_uint_eq(onirim_record_action(NULL, 0), 0);
	ck_assert_int_eq(onirim_record_game(NULL, 0, &none), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_events(NULL, 0, 0, NULL, 0),
	    ONIRIM_E_NULL);
	ck_assert_ptr_null(none);
	ck_assert_int_eq(onirim_record_revealed(NULL, 0, 0), ONIRIM_E_NULL);
	onirim_record_free(NULL);
	record = begun(NULL);
	ck_assert_int_eq(onirim_record_events(record, 0, 0, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_game(record, 0, NULL), ONIRIM_E_NULL);
}
END_TEST

/*
 * Plies.
 */

START_TEST(test_record_goes_on_as_the_game_does)
{
	onirim_record *record = begun(configs[_i]);
	onirim_game *game = new_game(configs[_i]), *there;
	onirim_action action;
	struct uniform player = {0, 0, 0};
	int ply = 0;

	uniform_begin(&player, 3);
	while ((action = any_answer(&player, game)) != 0) {
		ck_assert_int_eq(onirim_record_add(record, action), ONIRIM_OK);
		onirim_apply(game, action);
		ck_assert_uint_eq(onirim_record_action(record, ply), action);
		ck_assert_int_eq(onirim_record_ply(record), ++ply);
		ck_assert_int_eq(onirim_record_length(record), ply);
		assert_stands(record, ply, game);
	}
	game = new_game(configs[_i]);
	for (int i = 0; i <= ply; i++) {
		there = game_at(record, i);
		assert_same(there, game);
		onirim_apply(game, onirim_record_action(record, i));
	}
}
END_TEST

/* Every ply is reached by few actions, from wherever the record stands. */
START_TEST(test_every_ply_is_near)
{
	onirim_record *record = played(long_config, 4, 300);
	const int length = onirim_record_length(record);
	unsigned most = 0;

	ck_assert_int_eq(length, 300);
	for (int ply = 0; ply <= length; ply++) {
		applied = 0;
		game_at(record, ply);
		ck_assert_uint_le(applied, APPLIED_MOST);
		if (applied > most)
			most = applied;
	}
	ck_assert_uint_eq(most, APPLIED_MOST);
	while (onirim_record_ply(record) > 0) {
		applied = 0;
		onirim_record_undo(record);
		ck_assert_uint_le(applied, APPLIED_MOST);
	}
	while (onirim_record_ply(record) < length) {
		applied = 0;
		onirim_record_redo(record);
		ck_assert_uint_eq(applied, 1);
	}
}
END_TEST

START_TEST(test_undo_and_redo_stand_where_the_plies_do)
{
	onirim_record *record = played(configs[_i], 6, 150);
	const int length = onirim_record_length(record);
	int ply = length;

	ck_assert_int_eq(onirim_record_redo(record), ONIRIM_E_RANGE);
	while (ply > 0) {
		ck_assert_int_eq(onirim_record_undo(record), ONIRIM_OK);
		ck_assert_int_eq(onirim_record_ply(record), --ply);
		ck_assert_int_eq(onirim_record_length(record), length);
		ck_assert_uint_ne(onirim_record_action(record, ply), 0);
	}
	ck_assert_int_eq(onirim_record_undo(record), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_record_ply(record), 0);
	while (ply < length) {
		ck_assert_int_eq(onirim_record_redo(record), ONIRIM_OK);
		ck_assert_int_eq(onirim_record_ply(record), ++ply);
	}
	ck_assert_int_eq(onirim_record_redo(record), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_record_ply(record), length);
}
END_TEST

/* From 150 plies back to each of these, and on in another way. */
static const int branches[] = { 0, 1, 62, 63, 64, 65, 127, 128, 149, 150 };

START_TEST(test_add_after_undo_forgets_what_was_taken_back)
{
	const int branch = branches[_i];
	onirim_record *record = played(long_config, 8, 150);
	onirim_record *other = played(long_config, 8, branch);
	onirim_game *game = game_at(other, branch);

	for (int ply = 150; ply > branch; ply--)
		onirim_record_undo(record);
	go_on(other, game, 9, 80);
	for (int ply = branch; ply < branch + 80; ply++) {
		ck_assert_int_eq(onirim_record_add(record,
		    onirim_record_action(other, ply)), ONIRIM_OK);
		ck_assert_int_eq(onirim_record_length(record), ply + 1);
		ck_assert_uint_eq(onirim_record_action(record, ply + 1), 0);
	}
	ck_assert_int_eq(onirim_record_redo(record), ONIRIM_E_RANGE);
	ck_assert_str_eq(text_of(record), text_of(other));
	assert_stands(record, branch + 80, game);
	for (int ply = 0; ply <= branch + 80; ply++) {
		onirim_game *there = game_at(other, ply);

		assert_stands(record, ply, there);
	}
}
END_TEST

START_TEST(test_add_of_what_was_taken_back_forgets_the_rest)
{
	onirim_record *record = played(NULL, 2, 20);

	for (int i = 0; i < 5; i++)
		onirim_record_undo(record);
	ck_assert_int_eq(onirim_record_add(record,
	    onirim_record_action(record, 15)), ONIRIM_OK);
	ck_assert_int_eq(onirim_record_length(record), 16);
}
END_TEST

static const struct refusal_row {
	uint32_t action;
	int plies;
	int status;
} refusals[] = {
	{ 0, 3, ONIRIM_E_ACTION },
	{ 0x03240000 + 0x0100FF, 3, ONIRIM_E_ACTION },
	{ 0x80000000, 3, ONIRIM_E_ACTION },
	{ 0x05000000, 3, ONIRIM_E_ILLEGAL },
	{ 0x01100000, 3, ONIRIM_E_ILLEGAL },
	{ 0x05000000, ALL, ONIRIM_E_OVER },
	{ 0, ALL, ONIRIM_E_ACTION },
};

START_TEST(test_add_of_what_cannot_be_played_changes_nothing)
{
	const struct refusal_row *row = &refusals[_i];
	onirim_record *record = played("seed=4", 2, row->plies);
	const int length = onirim_record_length(record);
	onirim_game *game = game_at(record, length), *before;
	const char *text;

	if (row->plies < ALL) {
		onirim_record_undo(record);
		game = game_at(record, length - 1);
	}
	text = text_of(record);
	before = game_at(record, length);
	ck_assert_int_eq(onirim_record_add(record, row->action), row->status);
	ck_assert_int_eq(onirim_record_length(record), length);
	ck_assert_str_eq(text_of(record), text);
	assert_stands(record, onirim_record_ply(record), game);
	assert_stands(record, length, before);
}
END_TEST

START_TEST(test_plies_out_of_range_are_refused)
{
	static const int wrong[] = { -1, -0x7FFFFFFF - 1, 11, 0x7FFFFFFF };
	onirim_record *record = played(NULL, 2, 10);
	onirim_game *game;

	for (int i = 0; i < COUNT_OF(wrong); i++) {
		game = (onirim_game *)&game;
		ck_assert_int_eq(onirim_record_game(record, wrong[i], &game),
		    ONIRIM_E_RANGE);
		ck_assert_ptr_null(game);
		ck_assert_int_eq(onirim_record_events(record, wrong[i],
		    ONIRIM_HOST, NULL, 0), ONIRIM_E_RANGE);
		ck_assert_uint_eq(onirim_record_action(record, wrong[i]), 0);
		ck_assert_int_eq(onirim_record_revealed(record, wrong[i], 10),
		    ONIRIM_E_RANGE);
		ck_assert_int_eq(onirim_record_revealed(record, 0, wrong[i]),
		    ONIRIM_E_RANGE);
	}
	ck_assert_uint_eq(onirim_record_action(record, 10), 0);
	ck_assert_int_eq(onirim_record_revealed(record, 6, 5),
	    ONIRIM_E_RANGE);
}
END_TEST

/* A record tells what each action set off, although its games keep no events,
 * as a game does that keeps them. */
START_TEST(test_events_of_each_ply_are_those_of_a_game)
{
	enum { PLIES = 150, EVENTS = 512 };
	static onirim_event told[EVENTS], kept[EVENTS];
	onirim_record *record = played("players=2 sets=dreams seed=4", 4,
	    PLIES);
	onirim_game *game = new_game("players=2 sets=dreams seed=4 events=on");
	const int plies = onirim_record_length(record);

	for (int ply = 0; ply <= plies; ply++) {
		for (int viewer = 0; viewer <= ONIRIM_HOST; viewer++) {
			const int n = onirim_events(game, viewer, kept,
			    EVENTS);

			ck_assert_int_eq(onirim_record_events(record, ply,
			    viewer, told, EVENTS), n);
			if (n > 0)
				ck_assert_mem_eq(told, kept,
				    (size_t)n * sizeof told[0]);
		}
		onirim_apply(game, onirim_record_action(record, ply));
	}
	ck_assert_int_gt(plies, 20);
	ck_assert_int_eq(onirim_record_events(record, 0, ONIRIM_HOST, told, 1),
	    onirim_record_events(record, 0, ONIRIM_HOST, NULL, 0));
}
END_TEST

START_TEST(test_events_without_memory_are_none)
{
	onirim_record *record = played(configs[_i], 3, 40);
	int status;

	memory_watch(1);
	status = onirim_record_events(record, 36, ONIRIM_HOST, NULL, 0);
	memory_stop();
	ck_assert_int_eq(status, ONIRIM_E_MEMORY);
}
END_TEST

/* A game made from a record is a game like any other. */
START_TEST(test_game_of_a_record_can_be_played_on)
{
	onirim_record *record = played(configs[_i], 3, 12);
	onirim_game *game = game_at(record, 12), *copy = copy_of(game);

	ck_assert_int_eq(onirim_game_assign(copy, game), ONIRIM_OK);
	assert_same(copy, game);
	go_on(record, game, 5, ALL);
	ck_assert_int_ne(onirim_outcome(game), ONIRIM_PLAYING);
	assert_stands(record, onirim_record_ply(record), game);
	assert_stands(record, 12, copy);
	onirim_game_reset(game, 1);
}
END_TEST

/*
 * What was shown.  The dealer's cards are plies of their own, so that each
 * action shows what it shows by itself.
 */

enum { WORDS_MAX = 64 };

static const struct shown_row {
	const char *config;
	const char *words;      /* with `!` behind those that show something */
} shown[] = {
	/* Alone, what is discarded was seen; the card that is drawn was not. */
	{ "chance=host", "red-sun! red-sun! red-moon! blue-sun! blue-moon! "
	  "play:red-sun green-sun! discard:red-sun green-moon!" },
	/* A card set aside while the hand is filled, too, is shown. */
	{ "chance=host", "red-sun! nightmare! red-door! red-sun!" },
	/* A prophecy; what was looked at is drawn unseen by nobody. */
	{ "chance=host", "red-key! red-sun! red-moon! blue-sun! blue-moon! "
	  "discard:red-key nightmare! green-sun! green-moon! red-sun! "
	  "red-sun! drop:nightmare next:red-sun next:green-moon "
	  "next:red-sun discard:red-sun discard:red-sun" },
	/* The Door that is searched for is there for certain. */
	{ "chance=host", "red-sun! red-moon! red-sun! blue-key! brown-moon! "
	  "play:red-sun blue-sun! play:red-moon blue-moon! play:red-sun "
	  "search blue-sun!" },
	/* A Door and its Key, then a Nightmare and the hand. */
	{ "chance=host", "red-sun! red-moon! red-key! blue-key! brown-moon! "
	  "discard:red-sun red-door! key:red-key nightmare! hand "
	  "red-sun! nightmare! red-moon!" },
	/* For two, the open cards of the draft are seen by all. */
	{ "players=2 chance=host", "red-sun! red-moon! red-key! green-sun! "
	  "blue-sun! blue-moon! blue-key! brown-moon! take:red-sun "
	  "take:blue-sun take:red-moon take:blue-moon take:red-key "
	  "take:blue-key discard:red-sun decline brown-sun! "
	/* A drawn card is the seat's own, and known to nobody else. */
	  "discard:blue-sun decline blue-sun! "
	  "play:brown-sun! red-sun! play:blue-moon red-sun! "
	  "play:brown-moon@shared nightmare! key:red-key" },
	/* A card that is swapped is laid open; one taken is known. */
	{ "players=2 chance=host", "red-sun! red-moon! red-key! green-sun! "
	  "blue-sun! blue-moon! blue-key! brown-moon! take:red-sun "
	  "take:blue-sun take:red-moon take:blue-moon take:red-key "
	  "take:blue-key discard:red-sun swap:red-moon/green-sun "
	  "brown-sun! discard:blue-sun decline brown-key! "
	  "discard:red-moon@shared swap:brown-sun/brown-moon! brown-sun!" },
	/* With open hands nothing is hidden that is drawn. */
	{ "players=2 variants=open chance=host", "red-sun! red-moon! red-key! "
	  "green-sun! blue-sun! blue-moon! blue-key! brown-moon! "
	  "take:red-sun take:blue-sun take:red-moon take:blue-moon "
	  "take:red-key take:blue-key discard:red-sun decline brown-sun! "
	  "discard:blue-sun decline brown-sun! play:brown-sun" },
	/* What one seat has looked at alone, the other sees discarded. */
	{ "players=2 chance=host", "red-sun! red-moon! red-key! green-sun! "
	  "blue-sun! blue-moon! blue-key! brown-moon! take:red-sun "
	  "take:blue-sun take:red-moon take:blue-moon take:red-key "
	  "take:blue-key discard:red-key decline nightmare! red-sun! "
	  "blue-sun! green-sun! brown-sun! drop:nightmare! next:red-sun "
	  "next:blue-sun next:green-sun" },
	/* Goals and Premonitions lie open. */
	{ "sets=steps,dreams chance=host", "red-goal! blue-goal! green-goal! "
	  "brown-goal! red-goal! blue-goal! green-goal! red-pair! "
	  "blue-pair! any-pair! five-doors! red-sun!" },
};

/* A card is dealt, anything else is done. */
static onirim_action
read_word(const char *word)
{
	const int card = onirim_card_from_name(word);
	onirim_action action;

	if (card > 0)
		return onirim_action_make(ONIRIM_VERB_DEAL, card, 0, 0);
	if (onirim_action_parse(&action, word, NULL) != ONIRIM_OK)
		ck_abort_msg("'%s' is no word", word);
	return action;
}

START_TEST(test_what_shows_a_card_is_told)
{
	onirim_record *record = begun(shown[_i].config);
	char words[1024], *word;
	int is_shown[WORDS_MAX], n = 0;

	ck_assert_uint_lt(strlen(shown[_i].words), sizeof words);
	strcpy(words, shown[_i].words);
	for (word = strtok(words, " "); word; word = strtok(NULL, " ")) {
		char *mark = strchr(word, '!');

		if (mark != NULL)
			*mark = '\0';
		if (onirim_record_add(record, read_word(word)) != ONIRIM_OK)
			ck_abort_msg("'%s' cannot be played", word);
		if (onirim_record_revealed(record, n, n + 1) != (mark != NULL))
			ck_abort_msg("'%s', ply %d, is told wrongly", word, n);
		is_shown[n++] = mark != NULL;
	}
	for (int from = 0; from <= n; from++) {
		int any = 0;

		for (int to = from; to <= n; to++) {
			ck_assert_int_eq(onirim_record_revealed(record, from,
			    to), any);
			any |= to < n && is_shown[to];
		}
	}
	while (onirim_record_undo(record) == ONIRIM_OK)
		ck_assert_int_eq(onirim_record_revealed(record, 0, n), 1);
}
END_TEST

/* With a seed, cards come within the action that asks for them. */
START_TEST(test_action_that_draws_shows)
{
	onirim_record *record = begun("seed=42");

	onirim_record_add(record, read_word("play:red-moon"));
	ck_assert_int_eq(onirim_record_revealed(record, 0, 1), 1);
}
END_TEST

/*
 * Tags.
 */

static void
set(onirim_record *record, const char *name, const char *value)
{
	ck_assert_int_eq(onirim_record_set_tag(record, name, value),
	    ONIRIM_OK);
}

/* The tags of a record are these names and values, in this order. */
static void
assert_tags(const onirim_record *record, const char *const tags[], int n)
{
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < n; i++) {
		const char *name = tags[2 * i], *value = tags[2 * i + 1];

		ck_assert_int_eq(onirim_record_tag_name(record, i, text,
		    sizeof text), (int)strlen(name));
		ck_assert_str_eq(text, name);
		ck_assert_int_eq(onirim_record_tag(record, name, text,
		    sizeof text), (int)strlen(value));
		ck_assert_str_eq(text, value);
	}
	ck_assert_int_eq(onirim_record_tag_name(record, n, NULL, 0),
	    ONIRIM_E_RANGE);
}

START_TEST(test_tags_are_set_replaced_and_taken_away)
{
	static const char *const three[] = { "event", "a rainy Sunday",
	    "who-1_x", "", "site", "\"C:\\\" # \xC3\xA9" };
	static const char *const later[] = { "who-1_x", "",
	    "site", "\"C:\\\" # \xC3\xA9", "event", "sun" };
	onirim_record *record = begun(NULL);

	assert_tags(record, NULL, 0);
	for (int i = 0; i < 3; i++)
		set(record, three[2 * i], three[2 * i + 1]);
	assert_tags(record, three, 3);
	set(record, "event", "sun");
	assert_tags(record, later, 3);
	set(record, "even", NULL);
	assert_tags(record, later, 3);
	set(record, "event", NULL);
	assert_tags(record, later, 2);
	set(record, "who-1_x", NULL);
	assert_tags(record, later + 2, 1);
	set(record, "site", NULL);
	assert_tags(record, NULL, 0);
	set(record, "site", NULL);
	ck_assert_int_eq(onirim_record_tag(record, "site", NULL, 0),
	    ONIRIM_E_RANGE);
	set(record, "event", "sun");
	assert_tags(record, later + 4, 1);
}
END_TEST

START_TEST(test_tags_have_no_part_in_the_game)
{
	onirim_record *record = played(NULL, 2, 10);

	set(record, "event", "sun");
	ck_assert_int_eq(onirim_record_undo(record), ONIRIM_OK);
	ck_assert_int_eq(onirim_record_length(record), 10);
	ck_assert_int_eq(onirim_record_tag(record, "event", NULL, 0), 3);
}
END_TEST

/* A text of so many letters. */
static const char *
long_text(int length)
{
	static char text[ONIRIM_TEXT_MAX + 2];

	memset(text, 'x', (size_t)length);
	text[length] = '\0';
	return text;
}

START_TEST(test_long_tags_fit_up_to_the_bound)
{
	onirim_record *record = begun(NULL);
	const char *most;

	most = long_text(ONIRIM_TEXT_MAX - 1);
	set(record, most, most);
	ck_assert_int_eq(onirim_record_tag(record, most, NULL, 0),
	    ONIRIM_TEXT_MAX - 1);
	most = long_text(ONIRIM_TEXT_MAX);
	ck_assert_int_eq(onirim_record_set_tag(record, most, "v"),
	    ONIRIM_E_SYNTAX);
	ck_assert_int_eq(onirim_record_set_tag(record, "n", most),
	    ONIRIM_E_SYNTAX);
	ck_assert_int_eq(onirim_record_tag_name(record, 1, NULL, 0),
	    ONIRIM_E_RANGE);
}
END_TEST

START_TEST(test_tags_are_few)
{
	enum { TAGS_MOST = 256 };
	onirim_record *record = begun(NULL);
	char name[16];

	for (int i = 0; i < TAGS_MOST; i++) {
		sprintf(name, "t%d", i);
		set(record, name, "v");
	}
	ck_assert_int_eq(onirim_record_set_tag(record, "more", "v"),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_record_tag(record, "more", NULL, 0),
	    ONIRIM_E_RANGE);
	set(record, "more", NULL);
	set(record, "t7", "again");
	ck_assert_int_eq(onirim_record_tag(record, "t7", NULL, 0), 5);
	set(record, "t9", NULL);
	set(record, "more", "v");
	ck_assert_int_eq(onirim_record_tag_name(record, TAGS_MOST - 1, NULL,
	    0), 4);
	ck_assert_int_eq(onirim_record_tag_name(record, TAGS_MOST, NULL, 0),
	    ONIRIM_E_RANGE);
}
END_TEST

static const char *const no_names[] = {
	"", " ", "Event", "eve nt", " event", "event ", "ev\xC3\xA9nement",
	"a.b", "a:b", "a/b", "a#b", "\"a\"", "a\n", "a|", "\x7F", "a=b", "A",
};

START_TEST(test_what_is_no_name_is_refused)
{
	onirim_record *record = begun(NULL);
	const char *text;

	set(record, "event", "sun");
	text = text_of(record);
	ck_assert_int_eq(onirim_record_set_tag(record, no_names[_i], "v"),
	    ONIRIM_E_SYNTAX);
	ck_assert_int_eq(onirim_record_set_tag(record, no_names[_i], NULL),
	    ONIRIM_E_SYNTAX);
	ck_assert_int_eq(onirim_record_tag(record, no_names[_i], NULL, 0),
	    ONIRIM_E_RANGE);
	ck_assert_str_eq(text_of(record), text);
}
END_TEST

/* A value is one line of text. */
START_TEST(test_control_bytes_are_no_value)
{
	const int is_control = _i < ' ' || _i == 0x7F;
	char value[] = "a?b";
	char text[ONIRIM_TEXT_MAX];
	onirim_record *record = begun(NULL);

	value[1] = (char)_i;
	ck_assert_int_eq(onirim_record_set_tag(record, "event", value),
	    is_control ? ONIRIM_E_SYNTAX : ONIRIM_OK);
	ck_assert_int_eq(onirim_record_tag(record, "event", text,
	    sizeof text), is_control ? ONIRIM_E_RANGE : 3);
	if (!is_control)
		ck_assert_str_eq(text, value);
}
END_TEST

START_TEST(test_tag_without_an_argument_is_null)
{
	onirim_record *record = begun(NULL);
	char text[] = "untouched";

	ck_assert_int_eq(onirim_record_set_tag(NULL, "a", "b"), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_set_tag(record, NULL, "b"),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_tag(NULL, "a", text, sizeof text),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_tag(record, NULL, text, sizeof text),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_tag(record, "a", NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_tag_name(NULL, 0, text, sizeof text),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_tag_name(record, 0, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_tag_name(record, 0, text, sizeof text),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_record_tag_name(record, -1, text,
	    sizeof text), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_record_tag(record, "a", text, sizeof text),
	    ONIRIM_E_RANGE);
	ck_assert_str_eq(text, "untouched");
}
END_TEST

/* Characters of one to four bytes, which are written whole or not at all. */
static const char *const values[] = { "Sunday", "Zoé 幸子 🃏é", "🃏", "é", "" };

static void
check_cut(const char *whole, int (*write)(const onirim_record *record,
    char *text, size_t size), const onirim_record *record)
{
	static char text[1 << 12];
	const int length = (int)strlen(whole);

	for (int size = 0; size <= length + 2; size++) {
		memset(text, '#', sizeof text);
		ck_assert_int_eq(write(record, text, (size_t)size), length);
		ck_assert(is_cut(text, whole, (size_t)size));
	}
	ck_assert_int_eq(write(record, NULL, 0), length);
}

static int
write_value(const onirim_record *record, char *text, size_t size)
{
	return onirim_record_tag(record, "event", text, size);
}

static int
write_name(const onirim_record *record, char *text, size_t size)
{
	return onirim_record_tag_name(record, 0, text, size);
}

START_TEST(test_tag_with_any_capacity_writes_what_fits)
{
	static char whole[1 << 12];
	onirim_record *record = begun(NULL);

	set(record, "event", values[_i]);
	check_cut(values[_i], write_value, record);
	check_cut("event", write_name, record);
	onirim_record_format(record, whole, sizeof whole);
	check_cut(whole, onirim_record_format, record);
}
END_TEST

/*
 * Memory.
 */

START_TEST(test_new_without_memory_leaves_no_record)
{
	ck_assert_uint_ge(memory_check_new_record(new_game(configs[_i])), 3);
}
END_TEST

/* Add an action, first without the n-th allocation, for every n. */
static unsigned
add_failing(onirim_record *record, onirim_action action)
{
	unsigned nth, asked;
	int status;

	for (nth = 1;; nth++) {
		const char *text = text_of(record);
		const int length = onirim_record_length(record);

		memory_watch(nth);
		status = onirim_record_add(record, action);
		asked = memory_stop();
		if (asked < nth)
			break;
		ck_assert_int_eq(status, ONIRIM_E_MEMORY);
		ck_assert_int_eq(onirim_record_length(record), length);
		ck_assert_str_eq(text_of(record), text);
	}
	ck_assert_int_eq(status, ONIRIM_OK);
	return nth - 1;
}

START_TEST(test_add_without_memory_changes_nothing)
{
	onirim_record *record = begun(configs[_i]);
	onirim_game *game = new_game(configs[_i]);
	struct uniform player = {0, 0, 0};
	onirim_action action;
	unsigned failed = 0;

	uniform_begin(&player, 3);
	while ((action = any_answer(&player, game)) != 0) {
		failed += add_failing(record, action);
		onirim_apply(game, action);
	}
	ck_assert_uint_gt(failed, 2);
	assert_stands(record, onirim_record_ply(record), game);
}
END_TEST

/* The plies that were taken back stay when there is no room for another. */
START_TEST(test_add_after_undo_without_memory_forgets_nothing)
{
	onirim_record *record = played(long_config, 3, 100);
	const char *text = text_of(record);
	onirim_action action;
	int status = ONIRIM_OK;

	/* The 64th ply always takes memory. */
	while (onirim_record_ply(record) > 63)
		onirim_record_undo(record);
	action = onirim_record_action(record, 63);
	memory_watch(1);
	status = onirim_record_add(record, action);
	ck_assert_uint_gt(memory_stop(), 0);
	ck_assert_int_eq(status, ONIRIM_E_MEMORY);
	ck_assert_int_eq(onirim_record_ply(record), 63);
	ck_assert_int_eq(onirim_record_length(record), 100);
	while (onirim_record_redo(record) == ONIRIM_OK)
		;
	ck_assert_str_eq(text_of(record), text);
}
END_TEST

START_TEST(test_game_without_memory_is_none)
{
	onirim_record *record = played(configs[_i], 3, 40);
	onirim_game *game;
	unsigned nth, asked;
	int status;

	for (nth = 1;; nth++) {
		game = (onirim_game *)&game;
		memory_watch(nth);
		status = onirim_record_game(record, 36, &game);
		asked = memory_stop();
		if (asked < nth)
			break;
		ck_assert_int_eq(status, ONIRIM_E_MEMORY);
		ck_assert_ptr_null(game);
	}
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_uint_eq(nth, 2);
	onirim_game_free(game);
}
END_TEST

START_TEST(test_tag_without_memory_changes_nothing)
{
	static const char *const names[] = { "event", "site", "event" };
	onirim_record *record = begun(NULL);

	for (int i = 0; i < COUNT_OF(names); i++) {
		for (unsigned nth = 1;; nth++) {
			const char *text = text_of(record);
			unsigned asked;
			int status;

			memory_watch(nth);
			status = onirim_record_set_tag(record, names[i],
			    "somewhere");
			asked = memory_stop();
			if (asked < nth)
				break;
			ck_assert_int_eq(status, ONIRIM_E_MEMORY);
			ck_assert_str_eq(text_of(record), text);
		}
	}
	ck_assert_int_eq(onirim_record_tag_name(record, 1, NULL, 0), 5);
}
END_TEST

START_TEST(test_what_needs_no_memory_takes_none)
{
	onirim_record *record = played(configs[_i], 3, 100);
	static char text[TEXT_MAX];

	set(record, "event", "sun");
	memory_watch(1);
	onirim_record_format(record, text, sizeof text);
	onirim_record_tag(record, "event", text, sizeof text);
	onirim_record_tag_name(record, 0, text, sizeof text);
	onirim_record_set_tag(record, "event", NULL);
	while (onirim_record_undo(record) == ONIRIM_OK)
		onirim_record_revealed(record, 0, onirim_record_ply(record));
	while (onirim_record_redo(record) == ONIRIM_OK)
		;
	ck_assert_uint_eq(memory_stop(), 0);
}
END_TEST

Suite *
record_suite(void)
{
	const struct test life[] = {
		{ test_new_record_stands_where_the_game_does,
		    COUNT_OF(configs) },
		{ test_new_record_looks_at_fields_alone, COUNT_OF(configs) },
		{ test_record_of_a_game_reset_is_that_of_its_seed,
		    COUNT_OF(configs) },
		{ test_new_record_begins_at_any_question, COUNT_OF(configs) },
		{ test_new_record_of_a_game_that_is_over_is_refused,
		    COUNT_OF(configs) },
		{ test_new_record_of_a_redacted_game_is_refused,
		    COUNT_OF(configs) },
		{ test_record_without_an_argument_is_null, 1 },
	};
	const struct test plies[] = {
		{ test_record_goes_on_as_the_game_does, COUNT_OF(configs) },
		{ test_every_ply_is_near, 1 },
		{ test_undo_and_redo_stand_where_the_plies_do,
		    COUNT_OF(configs) },
		{ test_add_after_undo_forgets_what_was_taken_back,
		    COUNT_OF(branches) },
		{ test_add_of_what_was_taken_back_forgets_the_rest, 1 },
		{ test_add_of_what_cannot_be_played_changes_nothing,
		    COUNT_OF(refusals) },
		{ test_plies_out_of_range_are_refused, 1 },
		{ test_events_of_each_ply_are_those_of_a_game, 1 },
		{ test_events_without_memory_are_none, 2 },
		{ test_game_of_a_record_can_be_played_on, COUNT_OF(configs) },
		{ test_what_shows_a_card_is_told, COUNT_OF(shown) },
		{ test_action_that_draws_shows, 1 },
	};
	const struct test tags[] = {
		{ test_tags_are_set_replaced_and_taken_away, 1 },
		{ test_tags_have_no_part_in_the_game, 1 },
		{ test_long_tags_fit_up_to_the_bound, 1 },
		{ test_tags_are_few, 1 },
		{ test_what_is_no_name_is_refused, COUNT_OF(no_names) },
		{ test_tag_without_an_argument_is_null, 1 },
		{ test_tag_with_any_capacity_writes_what_fits,
		    COUNT_OF(values) },
	};
	const struct test memory[] = {
		{ test_new_without_memory_leaves_no_record, COUNT_OF(configs) },
		{ test_add_without_memory_changes_nothing, COUNT_OF(configs) },
		{ test_add_after_undo_without_memory_forgets_nothing, 1 },
		{ test_game_without_memory_is_none, COUNT_OF(configs) },
		{ test_tag_without_memory_changes_nothing, 1 },
		{ test_what_needs_no_memory_takes_none, COUNT_OF(configs) },
	};
	Suite *suite = suite_create("record");
	TCase *tc;

	suite_case(suite, "life", life, COUNT_OF(life));
	suite_case(suite, "plies", plies, COUNT_OF(plies));
	tc = suite_case(suite, "tags", tags, COUNT_OF(tags));
	tcase_add_loop_test(tc,
	    test_control_bytes_are_no_value, 1, 256);
	suite_case(suite, "memory", memory, COUNT_OF(memory));
	return suite;
}
