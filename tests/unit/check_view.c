/* check_view.c - tests of what a viewer knows, as a line of text. */
#include <stdio.h>
#include <string.h>

#include "../bench/uniform.h"
#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "scene.h"
#include "suites.h"

enum { TEXT_MAX = 16384, GUARD = 0x5A };

#define ALONE "game=onirim seed=0 chance=host "
#define PAIR "game=onirim players=2 seed=0 chance=host "
#define THREE "game=nightmarium players=3 seed=0 chance=host "
#define HAND "hand1=red-sun,red-key,blue-moon,green-sun,brown-moon"
#define HANDS "hand1=red-sun,red-key,blue-moon hand2=blue-sun,green-moon," \
	"brown-sun shared=green-sun,brown-moon"

/* All rooms, except those of a hand and a red Sun. */
#define DISCARDED "discard=7red-sun,3red-moon,3red-key,8blue-sun,3blue-moon," \
	"3blue-key,6green-sun,4green-moon,3green-key,6brown-sun,3brown-moon," \
	"3brown-key"

/* A position, what is played from there, and what a viewer knows then. */
static const struct view_row {
	const char *position;
	const char *words;
	int viewer;
	const char *line;
} views[] = {
	/* The start of a turn: who is asked, and the host, see the answers. */
	{ ALONE HAND, "", 0, "viewer=1 " ALONE HAND " asked=1 question=act "
	  "legal=play:red-sun,play:red-key,play:blue-moon,play:green-sun,"
	  "play:brown-moon,discard:red-sun,discard:red-key,discard:blue-moon,"
	  "discard:green-sun,discard:brown-moon" },
	{ ALONE HAND, "", ONIRIM_NOBODY,
	  "viewer=nobody " ALONE HAND " asked=1 question=act" },
	{ "players=2 seed=9 turn=2 active=2 generator=0x7 events=on " HANDS
	  " known1=red-sun/2 discard=green-key top=nightmare/1", "", 1,
	  "viewer=2 game=onirim players=2 seed=0 events=on turn=2 active=2 "
	  "hand1=red-sun,2? known1=red-sun/2 hand2=blue-sun,green-moon,"
	  "brown-sun shared=green-sun,brown-moon discard=green-key top=?/1 "
	  "asked=2 "
	  "question=act legal=play:blue-sun,play:green-sun@shared,"
	  "play:green-moon,play:brown-sun,play:brown-moon@shared,"
	  "discard:blue-sun,discard:green-sun@shared,discard:green-moon,"
	  "discard:brown-sun,discard:brown-moon@shared" },

	/* What a question is about, and what is pending. */
	{ ALONE HAND, "discard:blue-moon red-door", 0, "viewer=1 " ALONE
	  "hand1=red-sun,red-key,green-sun,brown-moon discard=blue-moon "
	  "asked=1 question=door subject=red-door pending=red-door "
	  "legal=key:red-key,limbo" },
	{ ALONE HAND, "discard:blue-moon nightmare reveal red-sun red-sun", 0,
	  "viewer=1 " ALONE "hand1=red-sun,red-key,green-sun,brown-moon "
	  "discard=blue-moon asked=chance question=deal pending=nightmare "
	  "looked=2red-sun" },

	{ "sets=dreams chance=host hand1=red-sun,red-key,blue-sun,2brown-key "
	  "premonitions=red-pair,blue-pair,green-pair,brown-pair",
	  "discard:blue-sun red-door key:red-key brown-door key:brown-key "
	  "brown-door key:brown-key", 0, "viewer=1 game=onirim sets=dreams "
	  "seed=0 chance=host hand1=red-sun doors1=red-door,2brown-door "
	  "discard=red-key,blue-sun,2brown-key "
	  "premonitions=red-pair,blue-pair,green-pair gone=brown-pair "
	  "asked=1 question=penalty subject=brown-pair "
	  "legal=door:red-door,door:brown-door" },

	/* Cards that a seat looks at, and how many are left. */
	{ PAIR HANDS, "discard:red-key decline nightmare red-sun red-moon "
	  "red-sun green-sun drop:nightmare", 0, "viewer=1 " PAIR
	  "hand1=red-sun,blue-moon hand2=3? shared=green-sun,brown-moon "
	  "discard=red-key,nightmare asked=1 question=order "
	  "looked=2red-sun/1,red-moon/1,green-sun/1 left=4 "
	  "legal=next:red-sun,next:red-moon,next:green-sun" },
	{ PAIR HANDS, "discard:red-key decline nightmare red-sun red-moon "
	  "red-sun green-sun drop:nightmare next:red-moon", 1, "viewer=2 " PAIR
	  "hand1=2? hand2=blue-sun,green-moon,brown-sun "
	  "shared=green-sun,brown-moon discard=red-key,nightmare top=?/1 "
	  "asked=1 question=order looked=3?/1 left=3" },

	/* Nightmarium: the legion that a second building is bound to, or
	 * that is to be paid, and what nobody else may know. */
	{ THREE "hand1=n30,n57 creatures1=n3,n2", "build:n30@2", 0,
	  "viewer=1 " THREE "hand1=n57 creatures1=n3,n2/n30 asked=1 "
	  "question=move left=1 legion=homunculi legal=draw,exchange" },
	{ THREE "hand1=n1,n9,n57 hand2=n2,n3,n30 creatures1=n3,n2",
	  "build:n1@1", 1, "viewer=2 " THREE "hand1=2? hand2=n2,n3,n30 "
	  "creatures1=n3,n2,n1 asked=2 question=legion left=1 "
	  "legion=necronauts legal=discard:n2,discard:n3" },
	{ THREE "hand1=n1,n9,n57 hand2=n2,n3,n30 creatures1=n3,n2",
	  "build:n1@1", 2, "viewer=3 " THREE "hand1=2? hand2=3? "
	  "creatures1=n3,n2,n1 asked=2 question=legion left=? "
	  "legion=necronauts" },

	/* The end; a card that was being decided about stays in its place. */
	{ "chance=host " DISCARDED ",2red-door,2blue-door,2green-door,"
	  "2brown-door,9nightmare "
	  "hand1=red-sun,red-moon,blue-moon,green-sun,brown-moon",
	  "discard:red-moon nightmare hand", 0, "viewer=1 game=onirim seed=0 "
	  "chance=host hand1=red-sun discard=8red-sun,4red-moon,3red-key,"
	  "8blue-sun,4blue-moon,3blue-key,7green-sun,4green-moon,3green-key,"
	  "6brown-sun,4brown-moon,3brown-key,2red-door,2blue-door,2green-door,"
	  "2brown-door,9nightmare outcome=lost pending=nightmare" },
	{ ALONE "doors1=red-door,2blue-door,2green-door,2brown-door "
	  "hand1=4green-sun,red-key top=red-door", "play:green-sun "
	  "key:red-key", 0, "viewer=1 " ALONE "hand1=3green-sun "
	  "row1=green-sun doors1=2red-door,2blue-door,2green-door,2brown-door "
	  "discard=red-key outcome=won" },
	{ "game=nightmarium objective=1 hand1=n1 creatures1=n3,n2",
	  "build:n1@1", ONIRIM_HOST, "viewer=host game=nightmarium "
	  "objective=1 seed=0 creatures1=n3,n2,n1 outcome=won winner=1" },
	{ "game=nightmarium turns=1 hand1=n30,n34,n66", "draw draw",
	  ONIRIM_NOBODY, "viewer=nobody game=nightmarium turns=1 seed=0 "
	  "hand1=5? outcome=lost" },
};

static const char *
view_of(const onirim_game *game, int viewer)
{
	static char texts[2][TEXT_MAX];
	static int turn;
	char *text = texts[turn = !turn];
	const int length = onirim_view_format(game, viewer, text, TEXT_MAX);

	ck_assert_int_gt(length, 0);
	ck_assert_int_lt(length, TEXT_MAX);
	ck_assert_uint_eq(strlen(text), (size_t)length);
	return text;
}

START_TEST(test_view_is_this_line)
{
	const struct view_row *row = &views[_i];

	ck_assert_str_eq(view_of(keep_game(scene(row->position, row->words)),
	    row->viewer), row->line);
}
END_TEST

/* A redacted game tells its viewer the same, and another one no more than both
 * know. */
START_TEST(test_view_of_a_redacted_game_is_that_of_its_viewer)
{
	const struct view_row *row = &views[_i];
	onirim_game *game = keep_game(scene(row->position, row->words));
	onirim_game *known = copy_of(game);

	ck_assert_int_eq(onirim_redact(known, game, row->viewer), ONIRIM_OK);
	ck_assert_str_eq(view_of(known, row->viewer), row->line);
	ck_assert_str_eq(view_of(known, ONIRIM_NOBODY),
	    view_of(game, ONIRIM_NOBODY));
	for (int viewer = 0; viewer < 2; viewer++)
		if (viewer != row->viewer && onirim_player(game) == viewer &&
		    row->viewer != ONIRIM_HOST)
			ck_assert_ptr_null(strstr(view_of(known, viewer),
			    " legal="));
}
END_TEST

START_TEST(test_view_writes_what_fits)
{
	const struct view_row *row = &views[_i];
	onirim_game *game = keep_game(scene(row->position, row->words));
	onirim_game *before = copy_of(game);
	const size_t length = strlen(row->line);
	char text[1024];

	ck_assert_uint_lt(length + 2, sizeof text);
	ck_assert_int_eq(onirim_view_format(game, row->viewer, NULL, 0),
	    (int)length);
	for (size_t size = 0; size <= length + 1; size++) {
		const size_t fits = size > 0 ? size - 1 : 0;

		memset(text, GUARD, sizeof text);
		ck_assert_int_eq(onirim_view_format(game, row->viewer, text,
		    size), (int)length);
		ck_assert_int_eq(memcmp(text, row->line, fits), 0);
		if (size > 0)
			ck_assert_int_eq(text[fits], '\0');
		ck_assert_int_eq(text[size], GUARD);
	}
	ck_assert_mem_eq(game, before, (size_t)onirim_game_size(NULL));
}
END_TEST

START_TEST(test_view_of_nothing_is_refused)
{
	static const int wrong[] = { -1, 2, 5, ONIRIM_CHANCE, ONIRIM_HOST + 1 };
	onirim_game *game = new_game("players=2");
	char text[] = "untouched";

	ck_assert_int_eq(onirim_view_format(NULL, 0, text, sizeof text),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_view_format(game, 0, NULL, 1), ONIRIM_E_NULL);
	for (int i = 0; i < COUNT_OF(wrong); i++)
		ck_assert_int_eq(onirim_view_format(game, wrong[i], text,
		    sizeof text), ONIRIM_E_RANGE);
	ck_assert_str_eq(text, "untouched");
}
END_TEST

/*
 * Every question and every legion has its name; a penalty is rare, and stands
 * above.
 */

static const struct name_row {
	const char *config;
	int ask;
	const char *name;
} names[] = {
#define ONIRIM "players=2 sets=steps,towers,dreams"
#define ALL "sets=steps,towers,dreams chance=host"
#define NIGHTMARIUM "game=nightmarium players=3"
	{ ALL, ONIRIM_ASK_DEAL, "deal" },
	{ ONIRIM, ONIRIM_ASK_DRAFT, "draft" },
	{ ONIRIM, ONIRIM_ASK_ACT, "act" },
	{ ONIRIM, ONIRIM_ASK_SEARCH, "search" },
	{ ONIRIM, ONIRIM_ASK_SWAP, "swap" },
	{ ONIRIM, ONIRIM_ASK_PROPHECY, "prophecy" },
	{ ONIRIM, ONIRIM_ASK_ORDER, "order" },
	{ ONIRIM, ONIRIM_ASK_DRAW, "draw" },
	{ ONIRIM, ONIRIM_ASK_DOOR, "door" },
	{ ONIRIM, ONIRIM_ASK_NIGHTMARE, "nightmare" },
	{ ONIRIM, ONIRIM_ASK_PAY, "pay" },
	{ ONIRIM, ONIRIM_ASK_GOALS, "goals" },
	{ ONIRIM, ONIRIM_ASK_TOP, "top" },
	{ ONIRIM, ONIRIM_ASK_TOWER, "tower" },
	{ "players=2 sets=dreams", ONIRIM_ASK_PREMONITION, "premonition" },
	{ ONIRIM, ONIRIM_ASK_HAPPY, "happy" },
	{ ONIRIM, ONIRIM_ASK_FETCH, "fetch" },
	{ ONIRIM, ONIRIM_ASK_DISCARD_ANY, "discard-any" },
	{ ONIRIM, ONIRIM_ASK_END, "end" },
	{ NIGHTMARIUM, ONIRIM_ASK_MOVE, "move" },
	{ NIGHTMARIUM, ONIRIM_ASK_EXCHANGE, "exchange" },
	{ NIGHTMARIUM, ONIRIM_ASK_LEGION, "legion" },
	{ NIGHTMARIUM, ONIRIM_ASK_HERALD, "herald" },
	{ NIGHTMARIUM, ONIRIM_ASK_WAKE, "wake" },
	{ NIGHTMARIUM, ONIRIM_ASK_JOKER, "joker" },
	{ NIGHTMARIUM, ONIRIM_ASK_EXECUTIONER, "executioner" },
	{ NIGHTMARIUM, ONIRIM_ASK_SCAVENGER, "scavenger" },
	{ NIGHTMARIUM, ONIRIM_ASK_DEVOURER, "devourer" },
};

/* Play games at random until a question is asked. */
static void
play_until(onirim_game *game, int ask)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player = {(uint64_t)ask, 0, 0};

	for (uint64_t seed = 0; onirim_decision(game) != ask;) {
		const int n = onirim_legal_actions(game, actions,
		    ONIRIM_ACTIONS_MAX);

		if (n == 0)
			onirim_game_reset(game, ++seed);
		else
			onirim_apply(game, actions[uniform_below(&player,
			    (uint32_t)n)]);
		ck_assert_uint_lt(seed, 5000);
	}
}

START_TEST(test_question_is_called_by_its_constant)
{
	onirim_game *game = new_game(names[_i].config);
	char word[64];

	play_until(game, names[_i].ask);
	sprintf(word, " question=%s ", names[_i].name);
	ck_assert_ptr_nonnull(strstr(view_of(game, ONIRIM_HOST), word));
}
END_TEST

START_TEST(test_legion_is_called_by_its_name)
{
	static const struct { int number; const char *word; } legions[] = {
		{ 3, " legion=necronauts " }, { 30, " legion=homunculi " },
		{ 57, " legion=insectoids " }, { 87, " legion=chimerids " },
	};
	char position[64], words[64];

	sprintf(position, "game=nightmarium hand1=n%d,n2,n34",
	    legions[_i].number);
	sprintf(words, "build:n%d@1", legions[_i].number);
	ck_assert_ptr_nonnull(strstr(view_of(keep_game(scene(position,
	    words)), 0), legions[_i].word));
}
END_TEST

/* Lines may be longer than other texts. */
START_TEST(test_view_may_be_long)
{
	onirim_game *game = new_game(ALL);

	play_until(game, ONIRIM_ASK_FETCH);
	ck_assert_int_gt(onirim_view_format(game, ONIRIM_HOST, NULL, 0),
	    ONIRIM_TEXT_MAX);
}
END_TEST

START_TEST(test_view_needs_no_memory)
{
	onirim_game *game = new_game(ALL);

	memory_watch(1);
	onirim_view_format(game, 0, NULL, 0);
	ck_assert_uint_eq(memory_stop(), 0);
}
END_TEST

Suite *
view_suite(void)
{
	const struct test tests[] = {
		{ test_view_is_this_line, COUNT_OF(views) },
		{ test_view_of_a_redacted_game_is_that_of_its_viewer,
		    COUNT_OF(views) },
		{ test_view_writes_what_fits, COUNT_OF(views) },
		{ test_view_of_nothing_is_refused, 1 },
		{ test_question_is_called_by_its_constant, COUNT_OF(names) },
		{ test_legion_is_called_by_its_name, 4 },
		{ test_view_may_be_long, 1 },
		{ test_view_needs_no_memory, 1 },
	};

	return suite_of("view", tests, COUNT_OF(tests));
}
