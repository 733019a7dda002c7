/* check_position.c - tests of games at the start of a turn as text. */
#include <stdio.h>
#include <string.h>

#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "suites.h"

enum { POSITION_MAX = 4096 };

static const onirim_problem none = {.status = ONIRIM_OK};
static const onirim_problem other = {-99, 94, 98, 97, 96, 95, {93, 92}};

/* What nearly every position needs. */
#define ALONE "game=onirim seed=0 "
#define HAND "hand1=red-sun,red-moon,blue-sun,green-sun,brown-sun"
#define PAIR "game=onirim players=2 seed=0 "
#define HANDS "hand1=2red-sun,red-moon hand2=blue-sun,blue-moon,blue-key " \
	"shared=green-sun,green-moon"
#define GOALS "goals=red-goal,blue-goal,green-goal,brown-goal," \
	"brown-goal,green-goal,blue-goal,red-goal"
#define OMENS "premonitions=red-pair,blue-pair,any-pair,five-doors"

#define TERRORS_OF "game=nightmarium seed=0 "

/* What is read, and its canonical form; NULL where it is the same. */
static const struct form_row {
	const char *read;
	const char *written;
} forms[] = {
	/* The configuration, and what goes without saying. */
	{ HAND, ALONE HAND },
	{ ALONE HAND, NULL },
	{ HAND " first=1 seed=0x2A sets=none players=1",
	  "game=onirim seed=42 " HAND },
	{ "game=onirim first=random seed=0 " HAND, NULL },
	{ ALONE "events=on " HAND, NULL },
	{ "turn=1 active=1 " HAND, ALONE HAND },
	{ "  \n\t" HAND "\r\n", ALONE HAND },

	/* Turns and seats. */
	{ ALONE "turn=2 " HAND " discard=red-sun", NULL },
	{ ALONE "turn=5 " HAND " row1=blue-moon,blue-sun discard=2red-sun,"
	  "red-door,9nightmare", NULL },
	{ PAIR "turn=2 active=2 " HANDS " row1=red-sun", NULL },
	{ PAIR "turn=3 " HANDS " row1=red-sun row2=brown-key", NULL },
	{ "game=onirim players=2 first=2 seed=0 active=2 " HANDS, NULL },
	{ "game=onirim players=2 first=random seed=0 active=2 " HANDS, NULL },
	{ "game=onirim players=2 first=random seed=0 " HANDS, NULL },

	/* The generator, which is the seed to begin with. */
	{ ALONE "generator=0x000000000000002a " HAND, NULL },
	{ HAND " generator=0x2A",
	  ALONE "generator=0x000000000000002a " HAND },
	{ ALONE "generator=0xfedcba9876543210 " HAND, NULL },
	{ HAND " seed=7 generator=0x7", "game=onirim seed=7 " HAND },
	{ "game=onirim seed=7 generator=0x0000000000000000 " HAND, NULL },
	{ HAND " seed=7 chance=host", "game=onirim seed=7 chance=host " HAND },

	/* Hands. */
	{ "hand1=brown-key,2red-sun,1blue-moon,red-sun",
	  ALONE "hand1=3red-sun,blue-moon,brown-key" },
	{ "shared=2red-moon hand2=3blue-sun players=2 hand1=3red-sun",
	  PAIR "hand1=3red-sun hand2=3blue-sun shared=2red-moon" },
	{ "game=onirim sets=towers seed=0 "
	  "hand1=5red-sun towers=red-tower-3", NULL },
	{ "game=onirim sets=towers seed=0 "
	  "hand1=4red-sun,brown-tower-5", NULL },

	/* What others know of hands. */
	{ PAIR "hand1=2red-sun,red-moon known1=red-sun/2 "
	  "hand2=blue-sun,blue-moon,blue-key shared=green-sun,green-moon",
	  NULL },
	{ PAIR "hand1=2red-sun,red-moon known1=2red-sun/2,red-moon/2 "
	  "hand2=blue-sun,blue-moon,blue-key known2=blue-key/1 "
	  "shared=green-sun,green-moon", NULL },
	{ "known2=blue-moon/1,blue-sun/1 known1=red-sun/2,red-moon/2,red-sun/2 "
	  "players=2 " HANDS,
	  PAIR "hand1=2red-sun,red-moon known1=2red-sun/2,red-moon/2 "
	  "hand2=blue-sun,blue-moon,blue-key known2=blue-sun/1,blue-moon/1 "
	  "shared=green-sun,green-moon" },
	{ "game=onirim players=2 variants=open seed=0 " HANDS, NULL },

	/* The table. */
	{ ALONE HAND " row1=red-sun,blue-moon,red-sun,red-key,red-moon",
	  NULL },
	{ PAIR HANDS " row1=red-sun,red-moon row2=brown-moon,brown-key",
	  NULL },
	{ ALONE HAND " doors1=red-door,2blue-door", NULL },
	{ HAND " doors1=blue-door,red-door,blue-door",
	  ALONE HAND " doors1=red-door,2blue-door" },
	{ PAIR HANDS " doors1=2red-door doors2=2blue-door,brown-door", NULL },
	{ "game=onirim players=2 variants=unique seed=0 " HANDS
	  " doors1=red-door,blue-door doors2=red-door,blue-door", NULL },
	{ ALONE HAND " discard=2red-sun,brown-door,10nightmare", NULL },
	{ ALONE HAND " limbo=red-door,3nightmare", NULL },
	{ "game=onirim sets=dreams seed=0 " HAND " discard=happy-dream "
	  "limbo=2happy-dream " OMENS, NULL },

	/* The deck. */
	{ ALONE HAND " top=red-sun,red-door,nightmare,red-sun", NULL },
	{ HAND " top=red-sun/1,red-door", ALONE HAND " top=red-sun,red-door" },
	{ PAIR HANDS " top=red-sun/2,red-sun/1,red-sun,blue-door/2", NULL },
	{ "players=2 " HANDS " top=red-sun/21,red-sun/12",
	  PAIR HANDS " top=red-sun,red-sun" },
	{ ALONE HAND " top=red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,"
	  "red-sun,red-sun,blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,"
	  "blue-sun,blue-sun,green-sun,green-sun,green-sun,green-sun,"
	  "green-sun,green-sun,brown-sun,brown-sun,brown-sun,brown-sun,"
	  "brown-sun,red-moon,red-moon,red-moon,nightmare,nightmare,"
	  "red-door", NULL },
	{ HAND " pool=8red-sun,3red-moon,3red-key,7blue-sun,4blue-moon,"
	  "3blue-key,6green-sun,4green-moon,3green-key,5brown-sun,"
	  "4brown-moon,3brown-key,2red-door,2blue-door,2green-door,"
	  "2brown-door,10nightmare", ALONE HAND },

	/* The Book of Steps. */
	{ "game=onirim sets=steps seed=0 " HAND " " GOALS, NULL },
	{ "game=onirim sets=steps seed=0 " HAND " doors1=red-door "
	  "goals=red-goal-,blue-goal+2,green-goal,brown-goal+1,"
	  "brown-goal,green-goal+4,blue-goal+3,red-goal", NULL },
	{ "game=onirim sets=steps seed=0 " HAND
	  " goals=red-goal+8,blue-goal+7,green-goal+6,brown-goal+5,"
	  "brown-goal+4,green-goal+3,blue-goal+2,red-goal+1", NULL },
	{ "game=onirim players=2 sets=steps seed=0 viewer=nobody hand1=3? "
	  "hand2=3? shared=2green-sun goals=red-goal,blue-goal+1,green-goal,"
	  "brown-goal,brown-goal,green-goal,blue-goal,red-goal", NULL },
	{ "game=onirim sets=steps seed=0 " HAND " doors1=red-door,2blue-door "
	  "goals=red-goal-,blue-goal-,green-goal,brown-goal,"
	  "brown-goal,green-goal,blue-goal-,red-goal", NULL },
	{ "game=onirim players=2 sets=steps seed=0 " HANDS
	  " doors1=red-door doors2=red-door "
	  "goals=red-goal-,red-goal-,green-goal,brown-goal,"
	  "brown-goal,green-goal,blue-goal,blue-goal", NULL },
	{ "game=onirim sets=steps seed=0 " HAND
	  " removed=4red-sun,nightmare " GOALS, NULL },
	{ "game=onirim sets=steps seed=0 " HAND " removed=5red-sun "
	  "top=red-door bottom=red-sun,nightmare,red-door,blue-door "
	  GOALS, NULL },
	{ "game=onirim sets=steps seed=0 " HAND " removed=5nightmare top="
	  "red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,"
	  "blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,"
	  "green-sun,green-sun,green-sun,green-sun,green-sun,green-sun "
	  GOALS, NULL },
	{ "game=onirim players=2 sets=steps seed=0 " HANDS " removed=5red-sun "
	  "bottom=blue-sun/1,nightmare/2,red-sun " GOALS, NULL },

	/* Dreams. */
	{ "game=onirim sets=dreams seed=0 " HAND " " OMENS, NULL },
	{ "premonitions=five-doors,any-pair,blue-pair,red-pair sets=dreams "
	  "premonitions=4 " HAND,
	  "game=onirim sets=dreams seed=0 " HAND " " OMENS },
	{ "game=onirim sets=dreams premonitions=6 seed=0 " HAND " premonitions="
	  "red-pair,blue-pair,green-pair,brown-pair,any-pair,three-doors",
	  NULL },
	{ "game=onirim sets=dreams seed=0 " HAND
	  " gone=red-pair,blue-pair,any-pair,five-doors", NULL },
	{ "game=onirim sets=dreams seed=0 " HAND " premonitions=every-colour "
	  "gone=red-pair,blue-pair,any-pair,three-doors", NULL },
	{ "game=onirim sets=dreams seed=0 " HAND " "
	  "premonitions=brown-pair,every-colour "
	  "gone=red-pair,blue-pair,any-pair,five-doors", NULL },
	{ "game=onirim sets=dreams seed=0 " HAND " "
	  "premonitions=brown-pair,every-colour "
	  "gone=red-pair,blue-pair,any-pair,three-doors,five-doors", NULL },
	{ "game=onirim sets=dreams premonitions=6 seed=0 " HAND " "
	  "premonitions=brown-pair,every-colour gone=red-pair,blue-pair,"
	  "green-pair,any-pair,three-doors,five-doors", NULL },

	/* Towers. */
	{ "game=onirim sets=towers seed=0 " HAND
	  " towers=blue-tower-5,red-tower-3,red-tower-5,green-tower-5", NULL },
	{ "game=onirim sets=towers seed=0 " HAND " doors1=2red-door,2blue-door,"
	  "2green-door,2brown-door towers=blue-tower-5,red-tower-3", NULL },

	/* Redacted games. */
	{ ALONE "viewer=1 " HAND " top=nightmare", NULL },
	{ ALONE "viewer=nobody " HAND " top=nightmare", NULL },
	{ ALONE "viewer=host " HAND " top=nightmare", NULL },
	{ PAIR "viewer=1 hand1=3red-sun hand2=3? shared=green-sun,green-moon "
	  "top=nightmare/1,?/2,nightmare", NULL },
	{ PAIR "viewer=2 hand1=blue-sun,2? known1=blue-sun/2 hand2=3red-sun "
	  "known2=2red-sun/1 shared=green-sun,green-moon "
	  "top=?/1,nightmare/2,nightmare", NULL },
	{ "players=2 viewer=2 hand1=?,blue-sun,? known1=blue-sun/2 "
	  "hand2=3red-sun shared=green-sun,green-moon",
	  PAIR "viewer=2 hand1=blue-sun,2? known1=blue-sun/2 hand2=3red-sun "
	  "shared=green-sun,green-moon" },
	{ PAIR "viewer=nobody hand1=blue-sun,2? known1=blue-sun/2 hand2=3? "
	  "shared=green-sun,green-moon top=?/1,?/2,nightmare", NULL },
	{ PAIR "viewer=host hand1=2red-sun,red-moon known1=red-sun/2 "
	  "hand2=blue-sun,blue-moon,blue-key shared=green-sun,green-moon "
	  "top=red-sun/1,nightmare/2,nightmare", NULL },
	{ "game=onirim players=2 variants=open seed=0 viewer=nobody " HANDS
	  " top=?/1", NULL },
	{ "game=onirim players=2 seed=0 chance=host viewer=1 hand1=3red-sun "
	  "hand2=3? shared=2green-sun", NULL },
	{ "game=onirim players=2 sets=steps seed=0 viewer=1 hand1=3red-sun "
	  "hand2=3? shared=2green-sun removed=5red-sun bottom=?/2,blue-sun/1 "
	  GOALS, NULL },

	/* Nightmarium. */
	{ TERRORS_OF "hand1=n1,2n3", NULL },
	{ "seed=7 hand2=n27,n1 game=nightmarium turn=2 active=2",
	  "game=nightmarium seed=7 turn=2 active=2 hand2=n1,n3" },
	{ "game=nightmarium players=5 first=4 objective=7 turns=65535 seed=0 "
	  "turn=65535 active=3 hand1=2n1 hand2=n4 hand3=n5,n8 hand4=n9 "
	  "hand5=n10", NULL },
	{ TERRORS_OF "turn=65537 hand1=n104", NULL },
	{ TERRORS_OF "turn=2147483647 hand1=n104", NULL },
	{ TERRORS_OF "hand1=n1 creatures1=n3,n2,n4/n30/n3,n35 "
	  "creatures2=n59/n60", NULL },
	{ TERRORS_OF "hand1=n1 creatures1=n3,n5,n10 discard=2n1,3n3,n59",
	  NULL },
	{ TERRORS_OF "hand1=n1,3n82 known1=n1/2,2n82/2 hand2=n1 known2=n1/1",
	  NULL },
	{ "known1=n82/32,n82/23 hand1=3n82 game=nightmarium players=3",
	  "game=nightmarium players=3 seed=0 hand1=3n82 known1=2n82/23" },
	{ "game=nightmarium players=3 seed=0 viewer=2 hand1=n82,4? "
	  "known1=n82/23 hand2=n1,n3 known2=n3/13 hand3=?", NULL },
	{ "game=nightmarium players=3 seed=0 viewer=nobody hand1=n82,4? "
	  "known1=n82/23 hand2=2?", NULL },
	{ "game=nightmarium players=3 seed=0 viewer=host hand1=n1,n82 "
	  "known1=n82/23 hand2=n1", NULL },
	{ "game=nightmarium objective=1 seed=0 hand1=n1 creatures1=n3,n2",
	  NULL },
};

static const char *
written(const struct form_row *row)
{
	return row->written == NULL ? row->read : row->written;
}

static onirim_game *
position(const char *text)
{
	onirim_game *game;
	onirim_problem problem;

	ck_assert_msg(onirim_position_parse(&game, text, &problem) ==
	    ONIRIM_OK, "%s at %d", text, (int)problem.offset);
	return keep_game(game);
}

static void
assert_same(const onirim_game *one, const onirim_game *other_game)
{
	ck_assert_mem_eq(one, other_game, (size_t)onirim_game_size(NULL));
}

START_TEST(test_position_is_written_in_its_canonical_form)
{
	onirim_game *game = position(forms[_i].read);
	char text[POSITION_MAX];

	ck_assert_int_eq(onirim_position_format(game, text, sizeof text),
	    (int)strlen(written(&forms[_i])));
	ck_assert_str_eq(text, written(&forms[_i]));
	ck_assert_int_eq(onirim_decision(game),
	    strstr(forms[_i].read, "nightmarium") == NULL
	    ? ONIRIM_ASK_ACT : ONIRIM_ASK_MOVE);
}
END_TEST

START_TEST(test_canonical_form_is_the_same_game)
{
	onirim_game *game = position(forms[_i].read);
	onirim_game *again = position(written(&forms[_i]));

	assert_same(game, again);
}
END_TEST

START_TEST(test_problem_after_success_is_all_zero)
{
	onirim_problem problem = other;
	onirim_game *game;

	ck_assert_int_eq(onirim_position_parse(&game, forms[_i].read,
	    &problem), ONIRIM_OK);
	ck_assert_mem_eq(&problem, &none, sizeof none);
	onirim_game_free(game);
}
END_TEST

/* Whatever is cut off, the rest is read or refused. */
START_TEST(test_position_cut_anywhere_is_no_trouble)
{
	const char *text = forms[_i].read;
	char cut[POSITION_MAX];

	for (size_t n = 0; n < strlen(text); n++) {
		onirim_problem problem;
		onirim_game *game;

		memcpy(cut, text, n);
		cut[n] = '\0';
		if (onirim_position_parse(&game, cut, &problem) == ONIRIM_OK)
			onirim_game_free(game);
		else
			ck_assert_int_le(problem.offset + problem.length,
			    (int)n);
	}
}
END_TEST

/* What is wrong, and the fault between angles. */
static const struct bad_row {
	int status;
	const char *text;
} bad[] = {
#define SYNTAX ONIRIM_E_SYNTAX
#define CONFIG ONIRIM_E_CONFIG
#define POSITION ONIRIM_E_POSITION
	/* Words that are none. */
	{ SYNTAX, "<x>" },
	{ SYNTAX, HAND " <x>" },
	{ SYNTAX, HAND " <hand3=red-sun> row1=x" },
	{ SYNTAX, HAND "\n\n <x> y" },
	{ SYNTAX, "<hand1>" },
	{ SYNTAX, "<=red-sun>" },
	{ SYNTAX, "<Hand1=red-sun>" },
	{ SYNTAX, HAND " <" HAND ">" },
	{ SYNTAX, HAND " turn=1 <turn=1>" },
	{ SYNTAX, HAND " <turn>" },
	{ SYNTAX, "<hand1> =red-sun" },
	{ SYNTAX, HAND " " OMENS " <premonitions=any-pair> sets=dreams" },
	{ SYNTAX, "<premonitions>" },

	/* Words of the configuration. */
	{ CONFIG, "<players>" },
	{ CONFIG, "players=<3>" },
	{ CONFIG, "game=<nightmare>" },
	{ CONFIG, "game=<> " HAND },
	{ CONFIG, HAND " seed=1 <seed=2>" },
	{ CONFIG, "x=y variants=<lost>" },
	{ CONFIG, "premonitions=<4> " HAND },
	{ CONFIG, "sets=dreams premonitions=<7> " HAND },
	{ CONFIG, "sets=dreams premonitions=<1red-pair> " HAND },
	{ CONFIG, "sets=dreams premonitions=4 <premonitions=5> " HAND },
	{ CONFIG, "first=<2> " HAND },
	{ CONFIG, "chance=host first=<random> " HAND },

	/* Numbers and viewers. */
	{ SYNTAX, HAND " turn=<>" },
	{ SYNTAX, HAND " turn=<0>" },
	{ SYNTAX, HAND " turn=<x>" },
	{ SYNTAX, HAND " turn=<01>" },
	{ SYNTAX, HAND " active=<01>" },
	{ SYNTAX, ALONE HAND " viewer=<01>" },
	{ SYNTAX, "hand1=<02red-sun>,3red-moon" },
	{ SYNTAX, HAND " discard=<01red-sun>" },
	{ CONFIG, "seed=<007> " HAND },
	{ SYNTAX, HAND " turn=<-1>" },
	{ SYNTAX, HAND " turn=<2147483648>" },
	{ SYNTAX, HAND " turn=<99999999999999999999>" },
	{ SYNTAX, HAND " active=<0>" },
	{ SYNTAX, HAND " active=<6>" },
	{ SYNTAX, HAND " active=<red>" },
	{ SYNTAX, HAND " viewer=<>" },
	{ SYNTAX, HAND " viewer=<0>" },
	{ SYNTAX, HAND " viewer=<6>" },
	{ SYNTAX, HAND " viewer=<Host>" },
	{ SYNTAX, HAND " viewer=<1,2>" },
	{ SYNTAX, HAND " generator=<>" },
	{ SYNTAX, HAND " generator=<0x>" },
	{ SYNTAX, HAND " generator=<42>" },
	{ SYNTAX, HAND " generator=<0xg>" },
	{ SYNTAX, HAND " generator=<0x00000000000000001>" },

	/* Cards that cannot be read. */
	{ SYNTAX, "hand1=<>" },
	{ SYNTAX, "hand1=<> row1=x" },
	{ SYNTAX, "hand1=<red-son>,4red-sun" },
	{ SYNTAX, "hand1=4red-sun,<red-son>" },
	{ SYNTAX, "hand1=5red-sun,<>" },
	{ SYNTAX, "hand1=<>,5red-sun" },
	{ SYNTAX, "hand1=2red-sun,<>,3red-moon" },
	{ SYNTAX, "hand1=<2>,3red-moon" },
	{ SYNTAX, "hand1=<0red-sun>,5red-moon" },
	{ SYNTAX, "hand1=<161red-sun>" },
	{ SYNTAX, "hand1=<99999999999999999999red-sun>" },
	{ SYNTAX, "hand1=<-5red-sun>" },
	{ SYNTAX, "hand1=<red-sun/1>,4red-moon" },
	{ SYNTAX, "hand1=<red-sun->,4red-moon" },
	{ SYNTAX, "hand1=<5RED-SUN>" },
	{ SYNTAX, HAND " row1=<2red-sun>" },
	{ SYNTAX, HAND " row1=<?>" },
	{ SYNTAX, HAND " row1=<red-sun->" },
	{ SYNTAX, HAND " row1=red-sun,<red-moon/1>" },
	{ SYNTAX, HAND " doors1=<red-door->" },
	{ SYNTAX, HAND " discard=red-sun,<?>" },
	{ SYNTAX, "players=2 hand1=3red-sun known1=<red-sun>" },
	{ SYNTAX, "players=2 hand1=3red-sun known1=<red-sun/>" },
	{ SYNTAX, "players=2 hand1=3red-sun known1=<red-sun/0>" },
	{ SYNTAX, "players=2 hand1=3red-sun known1=<red-sun/6>" },
	{ SYNTAX, "players=2 hand1=3red-sun known1=<red-sun/22>" },
	{ SYNTAX, "players=2 hand1=3red-sun known1=<red-sun/2/2>" },
	{ SYNTAX, "players=2 hand1=3red-sun known1=</2>" },
	{ SYNTAX, "players=2 hand1=3red-sun known1=red-sun/2,<>" },
	{ SYNTAX, HAND " top=<2red-sun>" },
	{ SYNTAX, HAND " top=red-sun,<red-sun/>" },
	{ SYNTAX, HAND " top=<red-sun/x>" },
	{ SYNTAX, HAND " top=</1>" },
	{ SYNTAX, "sets=steps " HAND " goals=<red-goal-->" },
	{ SYNTAX, "sets=steps " HAND " goals=red-goal,<->" },
	{ SYNTAX, "sets=steps " HAND " goals=<2red-goal>" },
	{ SYNTAX, "sets=steps " HAND " goals=<red-goal+>,blue-goal" },
	{ SYNTAX, "sets=steps " HAND " goals=red-goal,<blue-goal+0>" },
	{ SYNTAX, "sets=steps " HAND " goals=<red-goal+01>" },
	{ SYNTAX, "sets=steps " HAND " goals=<red-goal+1->" },
	{ SYNTAX, "sets=steps " HAND " goals=<red-goal+1+2>" },
	{ SYNTAX, "sets=steps " HAND " goals=<+1>" },
	{ SYNTAX, "sets=steps " HAND " row1=<red-sun+1>" },
	{ SYNTAX, "sets=dreams " HAND " premonitions=<>" },
	{ SYNTAX, "sets=dreams " HAND " premonitions=<red-pear>" },
	{ SYNTAX, "sets=towers " HAND " towers=<red-tower-6>" },
	{ SYNTAX, HAND " pool=<x>" },
	{ SYNTAX, HAND " pool=<?>" },

	/* Turns and seats that do not fit. */
	{ POSITION, HAND " turn=<2>" },
	{ POSITION, HAND " turn=<3> row1=red-sun limbo=2nightmare" },
	{ POSITION, HAND " turn=<65535>" },
	{ POSITION, HAND " active=<2>" },
	{ POSITION, "players=2 " HANDS " active=<2>" },
	{ POSITION, "players=2 " HANDS " turn=<2> discard=red-sun" },
	{ POSITION, "players=2 " HANDS " turn=3 active=<2> discard=2red-sun" },
	{ POSITION, "players=2 " HANDS " active=<3> first=random" },
	{ POSITION, "players=2 first=2 " HANDS "<>" },
	{ POSITION, "players=2 first=2 " HANDS " active=<1>" },
	{ POSITION, "first=random active=<2> " HAND },

	/* Viewers and generators. */
	{ POSITION, HAND " viewer=<2>" },
	{ POSITION, "players=2 " HANDS " viewer=<3>" },
	{ POSITION, HAND " seed=<5> viewer=1" },
	{ POSITION, HAND " chance=host generator=<0x0>" },
	{ POSITION, HAND " viewer=1 generator=<0x0>" },

	/* Hands. */
	{ POSITION, "<>" },
	{ POSITION, "seed=4\n <>" },
	{ POSITION, "hand1=<4red-sun>" },
	{ POSITION, "hand1=<red-sun,red-moon,red-key>" },
	{ POSITION, "hand1=<6red-sun>" },
	{ POSITION, "hand1=5red-sun,<red-moon>" },
	{ POSITION, "hand1=<red-door>,4red-sun" },
	{ POSITION, "hand1=4red-sun,<nightmare>" },
	{ POSITION, "hand1=<happy-dream>,4red-sun sets=dreams " OMENS },
	{ POSITION, "hand1=<red-goal>,4red-sun sets=steps " GOALS },
	{ POSITION, "hand1=<red-tower-3>,4red-sun" },
	{ POSITION, "hand1=<red-glyph>,4red-sun" },
	{ POSITION, "hand1=<n1>,4red-sun" },
	{ POSITION, "hand1=<n108>,4red-sun" },
	{ POSITION, "hand1=<4red-key>,red-sun" },
	{ POSITION, "hand1=2red-key,red-sun,<2red-key>" },
	{ POSITION, "hand1=<?>,4red-sun" },
	{ POSITION, HAND " hand2=<3red-moon>" },
	{ POSITION, HAND " shared=<red-moon>" },
	{ POSITION, "players=2 hand1=<2red-sun> hand2=3red-moon "
	  "shared=2blue-sun" },
	{ POSITION, "players=2 hand1=3red-sun,<red-sun> hand2=3red-moon "
	  "shared=2blue-sun" },
	{ POSITION, "players=2 hand1=3red-sun shared=2blue-sun<>" },
	{ POSITION, "players=2 hand1=3red-sun hand2=3red-moon<>" },
	{ POSITION, "players=2 hand1=3red-sun hand2=3red-moon "
	  "shared=<blue-sun>" },
	{ POSITION, "players=2 hand1=3red-sun hand2=3red-moon "
	  "shared=2blue-sun,<blue-moon>" },
	{ POSITION, "players=2 hand1=3red-sun hand2=3red-moon "
	  "shared=blue-sun,<blue-door>" },

	/* What others know of hands. */
	{ POSITION, HAND " known1=<red-sun/1>" },
	{ POSITION, HAND " known1=<red-sun/2>" },
	{ POSITION, HAND " known2=<red-sun/1>" },
	{ POSITION, "players=2 " HANDS " known1=<red-sun/1>" },
	{ POSITION, "players=2 " HANDS " known1=<red-sun/12>" },
	{ POSITION, "players=2 " HANDS " known1=<red-sun/3>" },
	{ POSITION, "players=2 " HANDS " known1=<red-key/2>" },
	{ POSITION, "players=2 " HANDS " known1=red-sun/2,<blue-sun/2>" },
	{ POSITION, "players=2 " HANDS " known1=<3red-sun/2>" },
	{ POSITION, "players=2 " HANDS " known1=red-moon/2,<red-moon/2>" },
	{ POSITION, "players=2 " HANDS " known2=<red-sun/1>" },
	{ POSITION, "players=2 " HANDS " known2=<?/1>" },
	{ POSITION, "players=2 variants=open " HANDS " known1=<red-sun/2>" },

	/* Rows and Doors. */
	{ POSITION, HAND " row1=red-sun,<blue-sun>,blue-sun" },
	{ POSITION, HAND " row1=red-sun,red-moon,<red-moon>" },
	{ POSITION, HAND " row1=<red-door>" },
	{ POSITION, HAND " row1=<red-glyph>" },
	{ POSITION, HAND " row1=<red-tower-3> sets=towers" },
	{ POSITION, HAND " row1=red-key,red-sun,red-key,red-sun,red-key,"
	  "red-sun,<red-key>" },
	{ POSITION, HAND " row2=<red-sun>" },
	{ POSITION, HAND " doors1=<red-sun>" },
	{ POSITION, HAND " doors1=<3red-door>" },
	{ POSITION, HAND " doors1=red-door,red-door,<red-door>" },
	{ POSITION, HAND " doors2=<red-door>" },
	{ POSITION, "players=2 " HANDS " doors1=2red-door doors2=<red-door>" },
	{ POSITION, "players=2 variants=unique " HANDS " doors1=<2red-door>" },
	{ POSITION, "players=2 variants=unique " HANDS
	  " doors2=red-door,blue-door,<red-door>" },

	/* Piles. */
	{ POSITION, HAND " discard=<9red-sun>" },
	{ POSITION, HAND " discard=3red-moon,<red-moon>" },
	{ POSITION, HAND " discard=<red-pair> sets=dreams " OMENS },
	{ POSITION, HAND " discard=<happy-dream>" },
	{ POSITION, HAND " discard=6nightmare limbo=<5nightmare>" },
	{ POSITION, HAND " limbo=<red-sun>" },
	{ POSITION, HAND " removed=<red-sun>" },
	{ POSITION, HAND " removed=red-sun,<red-pair> sets=steps,dreams "
	  GOALS " " OMENS },
	{ POSITION, HAND " pool=<9red-sun>" },
	{ POSITION, HAND " pool=8red-sun,<red-sun>" },
	{ POSITION, HAND " pool=<8red-sun>" },
	{ POSITION, HAND " pool=<8red-sun,3red-moon,3red-key,7blue-sun,"
	  "4blue-moon,3blue-key,6green-sun,4green-moon,3green-key,5brown-sun,"
	  "4brown-moon,3brown-key,2red-door,2blue-door,2green-door,"
	  "2brown-door,9nightmare>" },
	{ POSITION, HAND " pool=<red-pair> sets=dreams " OMENS },
	{ POSITION, HAND " top=red-door pool=<2red-door>" },

	/* The deck. */
	{ POSITION, HAND " top=red-door,red-door,<red-door>" },
	{ POSITION, HAND " top=<red-sun/2>" },
	{ POSITION, HAND " top=<red-sun/12>" },
	{ POSITION, HAND " top=<?>" },
	{ POSITION, HAND " top=<red-goal> sets=steps " GOALS },
	{ POSITION, "players=2 " HANDS " top=red-sun/2,<red-sun/3>" },
	{ POSITION, HAND " top=red-sun,red-sun,red-sun,red-sun,red-sun,"
	  "red-sun,red-sun,red-sun,blue-sun,blue-sun,blue-sun,blue-sun,"
	  "blue-sun,blue-sun,blue-sun,green-sun,green-sun,green-sun,"
	  "green-sun,green-sun,green-sun,brown-sun,brown-sun,brown-sun,"
	  "brown-sun,brown-sun,red-moon,red-moon,red-moon,nightmare,"
	  "nightmare,red-door,<blue-door>" },
	{ POSITION, "sets=steps " GOALS " " HAND " top=red-sun,red-sun,red-sun,"
	  "red-sun,red-sun,red-sun,red-sun,red-sun,blue-sun,blue-sun,"
	  "blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,green-sun,green-sun,"
	  "green-sun,green-sun,green-sun,<green-sun>" },
	{ POSITION, "sets=steps " GOALS " " HAND " removed=9nightmare top="
	  "red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,"
	  "blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,"
	  "green-sun,green-sun,green-sun,green-sun,green-sun,green-sun,"
	  "<nightmare>" },
	{ POSITION, "sets=steps variants=lost " GOALS " " HAND " top="
	  "red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,red-sun,"
	  "blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,"
	  "green-sun,green-sun,green-sun,green-sun,green-sun,<green-sun> "
	  "removed=5nightmare" },
	{ POSITION, HAND " bottom=<red-sun>" },
	{ POSITION, "sets=steps " GOALS " " HAND " removed=5red-sun bottom="
	  "red-sun,blue-sun,nightmare,red-moon,<red-door>" },

	/* Goals. */
	{ POSITION, HAND " goals=<red-goal>" },
	{ POSITION, "sets=steps " HAND "<>" },
	{ POSITION, "sets=steps " HAND " goals=<red-goal,red-goal,blue-goal>" },
	{ POSITION, "sets=steps " HAND " goals=<red-sun>" },
	{ POSITION, "sets=steps " HAND
	  " goals=red-goal,blue-goal,red-goal,blue-goal,<red-goal>" },
	{ POSITION, "sets=steps " HAND " goals=<red-goal->,blue-goal,"
	  "green-goal,brown-goal,brown-goal,green-goal,blue-goal,red-goal" },
	{ POSITION, "sets=steps " HAND " doors1=red-door goals=red-goal-,"
	  "blue-goal,green-goal,brown-goal,brown-goal,green-goal,blue-goal,"
	  "<red-goal->" },
	{ POSITION, "sets=steps " HAND " doors1=red-door goals=blue-goal,"
	  "<red-goal>,green-goal,brown-goal,brown-goal,green-goal,blue-goal,"
	  "red-goal" },
	{ POSITION, "sets=steps players=2 " HANDS " doors2=2red-door "
	  "goals=red-goal-,blue-goal,green-goal,brown-goal,brown-goal,"
	  "green-goal,blue-goal,<red-goal>" },

	/* Ranks of Goals. */
	{ POSITION, "sets=steps " HAND " goals=red-goal+2,blue-goal+1,"
	  "green-goal,<brown-goal+2>,brown-goal,green-goal,blue-goal,"
	  "red-goal" },
	{ POSITION, "sets=steps " HAND " goals=red-goal,<blue-goal+9>,"
	  "green-goal,brown-goal,brown-goal,green-goal,blue-goal,red-goal" },
	{ POSITION, "sets=steps " HAND " doors1=red-door goals=<red-goal-+1>,"
	  "blue-goal,green-goal,brown-goal,brown-goal,green-goal,blue-goal,"
	  "red-goal" },
	{ POSITION, "sets=steps " HAND " goals=<red-goal,blue-goal+2,"
	  "green-goal,brown-goal,brown-goal,green-goal,blue-goal,red-goal>" },
	{ POSITION, "sets=steps " HAND " goals=<red-goal+1,blue-goal+3,"
	  "green-goal+4,brown-goal,brown-goal,green-goal,blue-goal,"
	  "red-goal>" },

	/* Premonitions. */
	{ POSITION, HAND " premonitions=<red-pair>" },
	{ POSITION, HAND " gone=<red-pair>" },
	{ POSITION, "sets=dreams " HAND "<>" },
	{ POSITION, "sets=dreams " HAND
	  " premonitions=<red-pair,any-pair,five-doors>" },
	{ POSITION, "sets=dreams premonitions=5 " HAND
	  " premonitions=<red-pair,blue-pair,any-pair,five-doors>" },
	{ POSITION, "sets=dreams " HAND
	  " premonitions=<red-pair,blue-pair,brown-pair,any-pair,five-doors>" },
	{ POSITION, "sets=dreams " HAND " gone=three-doors premonitions="
	  "<red-pair,blue-pair,brown-pair,any-pair,five-doors>" },
	{ POSITION, "sets=dreams " HAND " gone=five-doors premonitions="
	  "<red-pair,blue-pair,brown-pair,any-pair>" },
	{ POSITION, "sets=dreams " HAND " premonitions=red-pair,<2blue-pair>" },
	{ POSITION, "sets=dreams " HAND " " OMENS " gone=<red-pair>" },
	{ POSITION, "sets=dreams " HAND " premonitions=<red-sun>" },
	{ POSITION, "sets=dreams " HAND " doors1=2blue-door "
	  "premonitions=red-pair,<blue-pair>,brown-pair,five-doors" },
	{ POSITION, "sets=dreams " HAND " doors1=red-door,blue-door,green-door "
	  "premonitions=red-pair,blue-pair,<three-doors>,five-doors" },
	{ POSITION, "sets=dreams players=2 " HANDS " doors1=red-door "
	  "doors2=red-door premonitions=blue-pair,<any-pair>,three-doors,"
	  "five-doors" },

	/* Towers. */
	{ POSITION, HAND " towers=<red-tower-3>" },
	{ POSITION, "sets=towers " HAND " towers=<red-sun>" },
	{ POSITION, "sets=towers " HAND " towers=red-tower-5,<red-tower-5>" },
	{ POSITION, "sets=towers " HAND
	  " towers=red-tower-3,<blue-tower-3>,red-tower-4" },
	{ POSITION, "sets=towers " HAND
	  " towers=blue-tower-5,red-tower-3,<brown-tower-4>" },

	/* Games that would be over, and questions that are none. */
	{ POSITION, HAND
	  " doors1=<2red-door,2blue-door,2green-door,2brown-door>" },
	{ POSITION, "players=2 " HANDS
	  " doors1=red-door,blue-door,green-door,brown-door "
	  "doors2=<red-door,blue-door,green-door,brown-door>" },
	{ POSITION, "players=2 variants=race " HANDS
	  " doors1=<red-door,blue-door,green-door,brown-door>" },
	{ POSITION, "players=2 variants=race " HANDS
	  " doors2=<red-door,blue-door,green-door,brown-door>" },
	{ POSITION, "sets=towers " HAND
	  " doors1=<2red-door,2blue-door,2green-door,2brown-door> "
	  "towers=blue-tower-5,red-tower-5,green-tower-5,brown-tower-5" },
	{ POSITION, "hand1=<5red-sun> row1=blue-sun" },
	{ POSITION, "sets=steps " GOALS " hand1=<5red-sun> row1=blue-sun "
	  "discard=4nightmare" },

	/* Redacted games. */
	{ POSITION, HAND " viewer=1 top=<?>" },
	{ POSITION, HAND " viewer=nobody top=<?/1>" },
	{ POSITION, "viewer=1 hand1=4red-sun,<?>" },
	{ POSITION, "players=2 viewer=1 hand1=<?>,2red-sun hand2=3? "
	  "shared=2red-moon" },
	{ POSITION, "players=2 viewer=1 hand1=3red-sun hand2=2?,<blue-sun> "
	  "shared=2red-moon" },
	{ POSITION, "players=2 viewer=1 hand1=3red-sun hand2=3? known2=<?/1> "
	  "shared=2red-moon" },
	{ POSITION, "players=2 viewer=host hand1=3red-sun hand2=<3?> "
	  "shared=2red-moon" },
	{ POSITION, "players=2 viewer=nobody hand1=3? hand2=2?,<blue-sun> "
	  "shared=2red-moon" },
	{ POSITION, "players=2 viewer=1 " HANDS " top=<red-sun/2>" },
	{ POSITION, "players=2 viewer=1 hand1=3red-sun hand2=3? "
	  "shared=2red-moon top=?/2,<?/1>" },
	{ POSITION, "players=2 viewer=1 hand1=3red-sun hand2=3? "
	  "shared=2red-moon top=?/2,<?/12>" },
	{ POSITION, "players=2 viewer=1 hand1=3red-sun hand2=3? "
	  "shared=2red-moon top=<?>" },
	{ POSITION, "players=2 viewer=1 hand1=3red-sun hand2=<3?> "
	  "shared=2blue-sun discard=6red-sun,4red-moon,3red-key,6blue-sun,"
	  "4blue-moon,3blue-key,7green-sun,4green-moon,3green-key,"
	  "6brown-sun,4brown-moon,brown-key" },
	{ POSITION, "players=2 viewer=1 hand1=3red-sun hand2=3? "
	  "shared=2blue-sun discard=6red-sun,4red-moon,3red-key,6blue-sun,"
	  "4blue-moon,3blue-key,7green-sun,4green-moon,3green-key,"
	  "6brown-sun,4brown-moon,2red-door,2blue-door,2green-door,"
	  "2brown-door,10nightmare top=<?/2>" },

	/* Nightmarium. */
	{ CONFIG, TERRORS_OF "<sets=towers> hand1=n1" },
	{ CONFIG, "<objective=5> " HAND },
	{ SYNTAX, TERRORS_OF "hand1=n1 <row1=red-sun>" },
	{ SYNTAX, TERRORS_OF "hand1=<n0>" },
	{ SYNTAX, TERRORS_OF "hand1=<n109>" },
	{ SYNTAX, TERRORS_OF "hand1=n1 creatures1=<>" },
	{ SYNTAX, TERRORS_OF "hand1=n1 creatures1=n3/<>" },
	{ SYNTAX, TERRORS_OF "hand1=n1 creatures1=n3/<>/n30" },
	{ SYNTAX, TERRORS_OF "hand1=n1 creatures1=<2n3>" },
	{ SYNTAX, TERRORS_OF "hand1=n1 creatures1=<?>" },
	{ SYNTAX, TERRORS_OF "hand1=n1 known1=<n1>" },
	{ SYNTAX, TERRORS_OF "hand1=n1 discard=<?>" },
	{ POSITION, TERRORS_OF "hand1=<red-sun>" },
	{ POSITION, HAND " discard=<n1>" },
	{ POSITION, TERRORS_OF "hand1=n1 hand3=<n3>" },
	{ POSITION, TERRORS_OF "hand1=n1 creatures3=<n3>" },
	{ POSITION, TERRORS_OF "hand1=<5n1>" },
	{ POSITION, TERRORS_OF "hand1=4n1 discard=<n7>" },
	{ POSITION, TERRORS_OF "hand1=n1 creatures1=<n2>" },
	{ POSITION, TERRORS_OF "hand1=n1 creatures1=n3,<n3>" },
	{ POSITION, TERRORS_OF "hand1=n1 creatures1=n3,n2,n4,<n30>" },
	{ POSITION, "game=nightmarium objective=2 hand1=n1 "
	  "creatures1=n3/n3/<n3>" },
	{ POSITION, "game=nightmarium objective=1 hand1=n1 "
	  "creatures1=<n3,n2,n4>" },
	{ POSITION, "game=nightmarium objective=2 hand1=n1 "
	  "creatures2=<n3,n2,n4/n30,n35,n37>" },
	{ POSITION, TERRORS_OF "hand1=n1 known1=<n3/2>" },
	{ POSITION, TERRORS_OF "hand1=n1 known1=n1/2,<n1/2>" },
	{ POSITION, TERRORS_OF "hand1=n1 known1=<n1/1>" },
	{ POSITION, TERRORS_OF "hand1=n1 known1=<n1/12>" },
	{ POSITION, TERRORS_OF "hand1=n1 known1=<n1/3>" },
	{ POSITION, "game=nightmarium players=3 hand1=n1 known1=<n1/2>" },
	{ POSITION, TERRORS_OF "turn=<2> hand1=n1" },
	{ POSITION, "game=nightmarium turns=4 turn=<5> hand1=n1" },
	{ POSITION, TERRORS_OF "hand2=n1<>" },
	{ POSITION, TERRORS_OF "viewer=1 hand1=n1,<?>" },
	{ POSITION, TERRORS_OF "viewer=1 hand1=n1 hand2=<n3>" },
	{ POSITION, TERRORS_OF "viewer=1 hand1=n1 hand2=?,<n3>" },
	{ POSITION, TERRORS_OF "hand1=n1,<?>" },
	{ POSITION, TERRORS_OF "viewer=1 hand1=n1 hand2=<109?>" },
	{ POSITION, TERRORS_OF "viewer=1 hand1=n1 hand2=<108?>" },
	{ POSITION, TERRORS_OF "hand1=n1 pool=<n1>" },
#undef SYNTAX
#undef CONFIG
#undef POSITION
};

/* The text without its angles, and where they stood. */
static void
take_angles(const char *marked, char *text, onirim_problem *problem)
{
	int n = 0;

	*problem = (onirim_problem){.line = 1, .column = 1};
	for (const char *c = marked; *c != '\0'; c++) {
		if (*c == '<') {
			problem->offset = n;
		} else if (*c == '>') {
			problem->length = n - problem->offset;
		} else {
			text[n++] = *c;
		}
	}
	text[n] = '\0';
	for (int i = 0; i < problem->offset; i++) {
		problem->column++;
		if (text[i] == '\n') {
			problem->line++;
			problem->column = 1;
		}
	}
}

START_TEST(test_bad_position_points_at_the_fault)
{
	char text[POSITION_MAX];
	onirim_problem problem = other, expected;
	onirim_game *game = (onirim_game *)&game;

	take_angles(bad[_i].text, text, &expected);
	expected.status = bad[_i].status;
	ck_assert_msg(onirim_position_parse(&game, text, &problem) ==
	    expected.status, "\"%s\" is status %d", bad[_i].text,
	    (int)problem.status);
	ck_assert_ptr_null(game);
	ck_assert_msg(problem.reason > 0, "\"%s\" has no reason", text);
	expected.reason = problem.reason;
	ck_assert_msg(memcmp(&problem, &expected, sizeof expected) == 0,
	    "\"%s\": %d bytes from %d on", bad[_i].text, (int)problem.length,
	    (int)problem.offset);
}
END_TEST

START_TEST(test_bad_position_allocates_nothing)
{
	char text[POSITION_MAX];
	onirim_problem expected;
	onirim_game *game = (onirim_game *)&game;
	int status;
	unsigned asked;

	take_angles(bad[_i].text, text, &expected);
	memory_watch(0);
	status = onirim_position_parse(&game, text, NULL);
	asked = memory_stop();
	ck_assert_int_eq(status, bad[_i].status);
	ck_assert_ptr_null(game);
	ck_assert_uint_eq(asked, 0);
}
END_TEST

/*
 * Calls.
 */

START_TEST(test_missing_argument_is_null)
{
	onirim_game *game = (onirim_game *)&game;
	onirim_problem problem = other;
	char text[8] = "before";

	ck_assert_int_eq(onirim_position_parse(NULL, HAND, &problem),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_position_parse(&game, NULL, &problem),
	    ONIRIM_E_NULL);
	ck_assert_ptr_null(game);
	ck_assert_mem_eq(&problem, &other, sizeof other);
	ck_assert_int_eq(onirim_position_format(NULL, text, sizeof text),
	    ONIRIM_E_NULL);
	game = position(HAND);
	ck_assert_int_eq(onirim_position_format(game, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_str_eq(text, "before");
}
END_TEST

START_TEST(test_no_memory_is_no_game)
{
	onirim_game *game = (onirim_game *)&game;
	int status;

	memory_watch(1);
	status = onirim_position_parse(&game, HAND, NULL);
	ck_assert_uint_eq(memory_stop(), 1);
	ck_assert_int_eq(status, ONIRIM_E_MEMORY);
	ck_assert_ptr_null(game);
}
END_TEST

START_TEST(test_format_with_any_capacity_writes_what_fits)
{
	onirim_game *game = position(forms[_i].read);
	char whole[POSITION_MAX], text[POSITION_MAX];
	const int length = onirim_position_format(game, whole, sizeof whole);

	ck_assert_int_eq(onirim_position_format(game, NULL, 0), length);
	for (int size = 0; size <= length + 2; size++) {
		const int fits = size == 0 ? 0 :
		    size <= length ? size - 1 : length;

		memset(text, '#', sizeof text);
		ck_assert_int_eq(onirim_position_format(game, text,
		    (size_t)size), length);
		ck_assert_mem_eq(text, whole, (size_t)fits);
		if (size > 0)
			ck_assert_int_eq(text[fits], '\0');
		ck_assert_int_eq(text[size > 0 ? fits + 1 : 0], '#');
	}
}
END_TEST

/* Give answers, written with spaces between. */
static void
answer(onirim_game *game, const char *answers)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_action action;

	for (int n = 0; sscanf(answers, "%199s%n", text, &n) == 1;
	    answers += n) {
		ck_assert_int_eq(onirim_action_parse(&action, text, NULL),
		    ONIRIM_OK);
		ck_assert_msg(onirim_apply(game, action) == ONIRIM_OK,
		    "%s is not legal", text);
	}
}

static void
assert_no_position(const onirim_game *game)
{
	char text[8] = "before";

	ck_assert_int_eq(onirim_position_format(game, text, sizeof text),
	    ONIRIM_E_POSITION);
	ck_assert_str_eq(text, "before");
}

/* Before the first turn, within a turn, and when the game is over; after a
 * spell the same question is asked again, and the turn still begins. */
START_TEST(test_game_elsewhere_is_no_position)
{
	onirim_game *game = new_game("players=2");

	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_DRAFT);
	assert_no_position(game);

	game = position("hand1=4red-sun,red-key top=red-sun,red-moon");
	answer(game, "discard:red-key");
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_PROPHECY);
	assert_no_position(game);

	game = position("doors1=red-door,2blue-door,2green-door,2brown-door "
	    "row1=red-sun,red-moon hand1=red-key,4red-sun");
	answer(game, "play:red-key search");
	ck_assert_int_eq(onirim_outcome(game), ONIRIM_WON);
	assert_no_position(game);
}
END_TEST

START_TEST(test_turn_after_a_spell_is_a_position)
{
	char text[POSITION_MAX];
	onirim_game *game = position("sets=steps " HAND " " GOALS
	    " discard=7nightmare");

	answer(game, "cast:planning");
	assert_no_position(game);
	answer(game, "goals:1/2");
	ck_assert_int_gt(onirim_position_format(game, text, sizeof text), 0);
	ck_assert_str_eq(text, "game=onirim sets=steps seed=0 " HAND
	    " removed=7nightmare goals=blue-goal,red-goal,green-goal,"
	    "brown-goal,brown-goal,green-goal,blue-goal,red-goal");
}
END_TEST

/*
 * Games.
 */

static int
number(const onirim_game *game, int what, int index)
{
	return onirim_number(game, ONIRIM_HOST, what, index);
}

static const struct series_row {
	const char *row;
	int rooms;
	int colour;
} series[] = {
	{ "red-sun", 1, ONIRIM_COLOUR_RED },
	{ "red-sun,red-moon", 2, ONIRIM_COLOUR_RED },
	{ "red-sun,red-moon,red-sun", 0, 0 },
	{ "red-sun,red-moon,red-sun,red-key", 1, ONIRIM_COLOUR_RED },
	{ "brown-sun,brown-moon,green-sun,brown-moon", 1,
	  ONIRIM_COLOUR_BROWN },
	{ "red-sun,blue-moon,blue-key", 2, ONIRIM_COLOUR_BLUE },
	{ "red-sun,blue-moon,blue-key,blue-sun", 0, 0 },
};

START_TEST(test_series_follows_from_the_row)
{
	char text[POSITION_MAX];
	onirim_game *game;

	snprintf(text, sizeof text, HAND " row1=%s", series[_i].row);
	game = position(text);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_SERIES, 0),
	    series[_i].rooms);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_SERIES_COLOUR, 0),
	    series[_i].colour);
}
END_TEST

/* The top is drawn as it stands, and the eighth Door wins. */
START_TEST(test_puzzle_is_set_up_and_won)
{
	onirim_game *game = position(
	    "hand1=3red-sun,red-key,blue-key row1=blue-moon,green-sun "
	    "doors1=red-door,2blue-door,2green-door,2brown-door "
	    "discard=2red-moon top=nightmare,red-moon,red-moon,red-door");

	answer(game, "discard:red-sun key:blue-key");
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_ACT);
	ck_assert_int_eq(number(game, ONIRIM_NUMBER_TURN, 0), 2);
	answer(game, "play:red-moon key:red-key");
	ck_assert_int_eq(onirim_outcome(game), ONIRIM_WON);
}
END_TEST

START_TEST(test_same_generator_goes_on_the_same)
{
	char one[POSITION_MAX], two[POSITION_MAX];
	onirim_game *game = position(HAND " seed=9 generator=0x123");
	onirim_game *again = position(HAND " seed=9 generator=0x0124");

	answer(game, "discard:red-sun");
	answer(again, "discard:red-sun");
	onirim_cards(game, 0, ONIRIM_ZONE_HAND, 0, (onirim_card *)one, 5);
	onirim_cards(again, 0, ONIRIM_ZONE_HAND, 0, (onirim_card *)two, 5);
	ck_assert_mem_ne(one, two, 5);
}
END_TEST

/* Reset begins the game of the configuration. */
START_TEST(test_reset_leaves_the_position)
{
	onirim_game *game = position(HAND " seed=9 discard=5nightmare");
	onirim_game *begun;

	onirim_game_new(&begun, "seed=4", NULL);
	onirim_game_reset(game, 4);
	assert_same(game, begun);
	onirim_game_free(begun);
}
END_TEST

START_TEST(test_game_with_events_has_none_yet)
{
	onirim_game *game = position(HAND " events=on");

	ck_assert_int_eq(onirim_events(game, 0, NULL, 0), 0);
	answer(game, "discard:red-sun");
	ck_assert_int_gt(onirim_events(game, 0, NULL, 0), 0);
}
END_TEST

START_TEST(test_host_deals_on)
{
	onirim_game *game = position(HAND " chance=host top=red-moon");

	answer(game, "discard:red-sun");
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_ACT);
	answer(game, "discard:red-moon");
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_DEAL);
	answer(game, "deal:brown-key");
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_ACT);
}
END_TEST

/* A redacted game is what the viewer would have been shown, and is not played
 * on. */
START_TEST(test_redacted_position_is_the_redacted_game)
{
	static const struct { int viewer; const char *text; } rows[] = {
		{ 0, PAIR "viewer=1 hand1=2red-sun,red-moon known1=red-sun/2 "
		  "hand2=blue-key,2? known2=blue-key/1 "
		  "shared=green-sun,green-moon top=?/2,nightmare/1" },
		{ 1, PAIR "viewer=2 hand1=red-sun,2? known1=red-sun/2 "
		  "hand2=blue-sun,blue-moon,blue-key known2=blue-key/1 "
		  "shared=green-sun,green-moon top=red-door/2,?/1" },
		{ ONIRIM_NOBODY, PAIR "viewer=nobody hand1=red-sun,2? "
		  "known1=red-sun/2 hand2=blue-key,2? known2=blue-key/1 "
		  "shared=green-sun,green-moon top=?/2,?/1" },
	};
	onirim_game *game = position("players=2 seed=8 " HANDS
	    " known1=red-sun/2 known2=blue-key/1 top=red-door/2,nightmare/1");
	onirim_game *redacted, *read = position(rows[_i].text);
	char text[POSITION_MAX];

	redacted = copy_of(game);
	onirim_redact(redacted, game, rows[_i].viewer);
	onirim_position_format(redacted, text, sizeof text);
	ck_assert_str_eq(text, rows[_i].text);
	assert_same(read, redacted);
	ck_assert_int_eq(onirim_apply(read, 0), ONIRIM_E_REDACTED);
}
END_TEST

/*
 * Texts of strangers.
 */

enum { LONG = 1 << 20 };

static const struct long_row {
	const char *before;
	const char *fill;
	int status;
} long_texts[] = {
	{ "", " ", ONIRIM_E_POSITION },
	{ "", "x ", ONIRIM_E_SYNTAX },
	{ "", "=", ONIRIM_E_SYNTAX },
	{ "", "turn=1 ", ONIRIM_E_SYNTAX },
	{ "", "seed=1 ", ONIRIM_E_CONFIG },
	{ "hand1=", ",", ONIRIM_E_SYNTAX },
	{ "hand1=", "9", ONIRIM_E_SYNTAX },
	{ "hand1=", "red-sun,", ONIRIM_E_POSITION },
	{ HAND " discard=", "nightmare,", ONIRIM_E_POSITION },
	{ HAND " row1=", "red-sun,red-moon,", ONIRIM_E_POSITION },
	{ HAND " top=", "red-sun/1", ONIRIM_E_SYNTAX },
	{ HAND " pool=", "nightmare,", ONIRIM_E_POSITION },
};

/* A text of a megabyte is read in no time, whatever it is full of. */
START_TEST(test_long_text_is_no_trouble)
{
	const struct long_row *row = &long_texts[_i];
	static char text[LONG + 200];
	onirim_problem problem;
	onirim_game *game;
	size_t n;

	strcpy(text, row->before);
	for (n = strlen(text); n < LONG; n += strlen(row->fill))
		strcpy(text + n, row->fill);
	ck_assert_int_eq(onirim_position_parse(&game, text, &problem),
	    row->status);
	ck_assert_int_le(problem.offset + problem.length, (int)n);
}
END_TEST

/* Every card lies in a hand, and more of it are said to be hidden. */
START_TEST(test_hand_of_more_cards_than_there_are_is_refused)
{
	char text[1024] = "game=nightmarium viewer=2 hand1=100?";
	onirim_problem problem;
	onirim_game *game;

	for (int n = 1; n <= 108; n++)
		snprintf(text + strlen(text), sizeof text - strlen(text),
		    ",n%d", n);
	ck_assert_int_eq(onirim_position_parse(&game, text, &problem),
	    ONIRIM_E_POSITION);
	ck_assert_int_eq(strncmp(text + problem.offset, "100?", 4), 0);
}
END_TEST

/* Any byte anywhere. */
START_TEST(test_strange_byte_is_no_trouble)
{
	char text[] = "players=2 " HANDS " known1=red-sun/2 top=red-sun/2";

	for (size_t i = 0; i < sizeof text - 1; i++) {
		const char kept = text[i];
		onirim_game *game;

		text[i] = (char)_i;
		onirim_position_parse(&game, text, NULL);
		onirim_game_free(game);
		text[i] = kept;
	}
}
END_TEST

Suite *
position_suite(void)
{
	const struct test written[] = {
		{ test_position_is_written_in_its_canonical_form,
		    COUNT_OF(forms) },
		{ test_canonical_form_is_the_same_game, COUNT_OF(forms) },
		{ test_problem_after_success_is_all_zero, COUNT_OF(forms) },
		{ test_position_cut_anywhere_is_no_trouble, COUNT_OF(forms) },
		{ test_format_with_any_capacity_writes_what_fits,
		    COUNT_OF(forms) },
	};
	const struct test faulty[] = {
		{ test_bad_position_points_at_the_fault, COUNT_OF(bad) },
		{ test_bad_position_allocates_nothing, COUNT_OF(bad) },
		{ test_missing_argument_is_null, 1 },
		{ test_no_memory_is_no_game, 1 },
		{ test_game_elsewhere_is_no_position, 1 },
		{ test_turn_after_a_spell_is_a_position, 1 },
		{ test_long_text_is_no_trouble, COUNT_OF(long_texts) },
		{ test_hand_of_more_cards_than_there_are_is_refused, 1 },
	};
	const struct test played[] = {
		{ test_series_follows_from_the_row, COUNT_OF(series) },
		{ test_puzzle_is_set_up_and_won, 1 },
		{ test_same_generator_goes_on_the_same, 1 },
		{ test_reset_leaves_the_position, 1 },
		{ test_game_with_events_has_none_yet, 1 },
		{ test_host_deals_on, 1 },
		{ test_redacted_position_is_the_redacted_game, 3 },
	};
	Suite *suite = suite_create("position");
	TCase *tc;

	suite_case(suite, "forms", written,
	    COUNT_OF(written));
	tc = suite_case(suite, "faults", faulty,
	    COUNT_OF(faulty));
	tcase_add_loop_test(tc,
	    test_strange_byte_is_no_trouble, 1, 256);
	suite_case(suite, "games", played,
	    COUNT_OF(played));
	return suite;
}
