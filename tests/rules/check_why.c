/*
 * check_why.c - does what the rules of Onirim forbid, and hears why.
 */
#include <check.h>
#include <string.h>

#include "../../lib/said/language.h"
#include "late.h"
#include "rules.h"

/* The last Goals are not asked for. */
#define GOALS "red-goal blue-goal green-goal brown-goal " \
	"red-goal blue-goal green-goal"
#define SEVEN_GOALS "2red-goal 2blue-goal 2green-goal"
#define KEYS "red-sun red-key blue-key green-key brown-key"
#define ROOMS "red-key red-sun red-moon blue-sun green-sun"

/* Where a game stands: driven there, worn, played on. */
enum {
	DEALER, DRAFT, OVER, ALONE, DOOR, PROPHECY, ORDER, EMPTY_HAND, SWAP,
	PAIR_NIGHTMARE, BOOK, TRIO, DISCARDS, EMPTY_DECK, PAY, TOP,
	GOALS_DIFFER, FIRST_TOWER, TOWERS, RIGHT_ONLY, NIGHTMARE_TOWERS,
	TWO_PREMONITIONS,
	FIRST_KEY, SECOND_KEY, OWN_DOOR, PAIR_OF_DOORS, HAPPY, HAPPY_EMPTY,
	FETCH, DISCARD_ANY,
	SCENES
};

static const struct scene {
	struct late late;
	const char *wear;
	const char *play;
} scenes[SCENES] = {
	[ALONE] = {
		{ .config = "",
		  .hands = { "red-sun red-moon red-key blue-sun blue-moon" } },
		NULL, "play:red-sun | green-sun" },
	[DOOR] = {
		{ .config = "",
		  .hands = { "red-sun red-moon red-key blue-key blue-moon" } },
		NULL, "discard:red-moon | red-door" },
	[PROPHECY] = {
		{ .config = "", .hands = { ROOMS } },
		NULL, "discard:red-key | 4brown-sun brown-moon" },
	[ORDER] = {
		{ .config = "", .hands = { ROOMS } },
		NULL, "discard:red-key | 3brown-sun brown-moon green-moon | "
		"drop:green-moon" },
	[EMPTY_HAND] = {
		{ .config = "",
		  .hands = { "2red-key 2blue-key red-moon" } },
		NULL, "discard:red-moon | red-door | key:red-key | nightmare | "
		"key:red-key | nightmare | key:blue-key | nightmare | "
		"key:blue-key | nightmare" },
	[SWAP] = {
		{ .config = "players=2",
		  .hands = { "2red-sun red-key",
		  "blue-sun green-sun brown-sun" },
		  .shared = "red-sun blue-moon" },
		NULL, "discard:red-key" },
	[PAIR_NIGHTMARE] = {
		{ .config = "players=2",
		  .hands = { "red-key red-sun red-moon",
		  "blue-sun blue-moon green-key" },
		  .shared = "green-sun green-moon" },
		NULL, "discard:red-sun decline | red-door | key:red-key | "
		"brown-sun brown-moon | discard:blue-sun decline | nightmare" },
	[BOOK] = {
		{ .config = "sets=steps", .goals = GOALS, .hands = { ROOMS } },
		NULL, "discard:red-sun | blue-moon" },
	[TRIO] = {
		{ .config = "sets=steps", .goals = GOALS,
		  .hands = { "2red-sun red-moon blue-sun green-sun" } },
		NULL, "play:red-sun | brown-sun | play:red-moon | brown-sun | "
		"play:red-sun" },
	[DISCARDS] = {
		{ .config = "sets=steps", .goals = GOALS, .hands = { KEYS } },
		"9red-sun 3blue-sun", NULL },
	[EMPTY_DECK] = {
		{ .config = "sets=steps", .goals = SEVEN_GOALS,
		  .plays = { SEVEN_DOORS }, .hands = {
		  "red-key blue-key green-key green-sun blue-sun" },
		  .deck = "brown-door red-moon" },
		NULL, "discard:red-key | brown-door | drop:brown-door draw" },
	[PAY] = {
		{ .config = "sets=steps", .goals = GOALS, .hands = { KEYS } },
		"2red-sun 2red-moon 2blue-sun 2green-sun green-key",
		"cast:prophecy pay:red-moon" },
	[TOP] = {
		{ .config = "sets=steps", .goals = GOALS, .hands = { KEYS } },
		"6red-sun", "cast:prophecy | 4brown-sun brown-moon" },
	[GOALS_DIFFER] = {
		{ .config = "sets=steps", .goals = GOALS, .hands = { KEYS } },
		"8red-sun", "cast:planning" },
	[FIRST_TOWER] = {
		{ .config = "sets=towers", .hands = {
		  "red-tower-3 brown-tower-5 red-moon blue-sun green-sun" } },
		NULL, NULL },
	[TOWERS] = {
		{ .config = "sets=towers", .plays = { "red-tower-3 " },
		  .hands = { "brown-tower-5 blue-tower-3 green-tower-4 "
		  "red-sun red-moon" } },
		NULL, NULL },
	[RIGHT_ONLY] = {
		{ .config = "sets=towers variants=right-only",
		  .plays = { "red-tower-3 " },
		  .hands = { "blue-tower-5 green-tower-4 brown-sun red-sun "
		  "red-moon" } },
		NULL, NULL },
	[NIGHTMARE_TOWERS] = {
		{ .config = "sets=towers",
		  .plays = { "red-tower-3 green-tower-4 blue-tower-4 " },
		  .hands = { ROOMS } },
		NULL, "discard:red-moon | nightmare | key:red-key" },
	[TWO_PREMONITIONS] = {
		{ .config = "sets=dreams",
		  .open = "any-pair red-pair green-pair brown-pair",
		  .hands = { "2red-key green-key red-sun blue-sun" } },
		NULL, "discard:blue-sun | red-door | key:red-key | red-door | "
		"key:red-key" },
	[FIRST_KEY] = {
		{ .config = "sets=dreams",
		  .open = "red-pair blue-pair green-pair brown-pair",
		  .hands = { "2blue-key 2brown-key red-sun" } },
		NULL, "discard:red-sun | blue-door | key:blue-key | "
		"blue-door | key:blue-key" },
	[SECOND_KEY] = {
		{ .config = "sets=dreams",
		  .open = "red-pair blue-pair green-pair brown-pair",
		  .hands = { "2blue-key 2brown-key red-sun" } },
		NULL, "discard:red-sun | blue-door | key:blue-key | "
		"blue-door | key:blue-key drop:blue-key" },
	[OWN_DOOR] = {
		{ .config = "players=2 sets=dreams",
		  .open = "any-pair blue-pair green-pair brown-pair",
		  .plays = { TRIO_SUN("brown"),
		  "green-sun green-moon red-sun " },
		  .hands = { "blue-sun blue-moon green-key",
		  "red-key brown-key red-sun" },
		  .shared = "green-sun red-moon" },
		NULL, "discard:blue-sun decline | green-sun | discard:red-sun "
		"decline | red-door | key:red-key | brown-door | "
		"key:brown-key resolve:brown-pair" },
	[PAIR_OF_DOORS] = {
		{ .config = "sets=dreams",
		  .open = "five-doors blue-pair brown-pair every-colour",
		  .plays = { TWO_TRIOS("red") TWO_TRIOS("green") },
		  .hands = {
		  "blue-key brown-sun red-key blue-sun green-key" } },
		NULL, "discard:brown-sun | blue-door | key:blue-key | "
		"any-pair three-doors | resolve:any-pair" },
	[HAPPY] = {
		{ .config = "sets=dreams",
		  .open = "red-pair blue-pair green-pair brown-pair",
		  .hands = { ROOMS } },
		NULL, "discard:red-moon | happy-dream" },
	[HAPPY_EMPTY] = {
		{ .config = "sets=dreams",
		  .open = "red-pair blue-pair green-pair brown-pair",
		  .plays = { SEVEN_DOORS }, .hands = {
		  "blue-key green-key blue-sun green-sun brown-sun" },
		  .deck = "brown-door 2happy-dream" },
		NULL, "discard:brown-sun | brown-door | fetch" },
	[FETCH] = {
		{ .config = "sets=dreams",
		  .open = "red-pair blue-pair green-pair brown-pair",
		  .hands = { ROOMS } },
		NULL, "discard:red-moon | happy-dream | fetch" },
	[DISCARD_ANY] = {
		{ .config = "sets=dreams",
		  .open = "red-pair blue-pair green-pair brown-pair",
		  .hands = { ROOMS } },
		NULL, "discard:red-moon | happy-dream | look | red-moon "
		"2blue-sun 4brown-sun | drop:blue-sun" },
};

/* A new game for which the cards are not dealt yet, with the draft before it,
 * and one that is over. */
static onirim_game *
begin_scene(int scene)
{
	onirim_game *g = begin(scene == DRAFT ? "players=2" : "");

	if (scene == DRAFT)
		deal(g, "2red-sun 2red-moon 2blue-sun 2blue-moon");
	if (scene == OVER)
		give_up(g);
	return g;
}

static onirim_game *
scene_game(int scene)
{
	const struct scene *row = &scenes[scene];
	onirim_game *g;

	if (row->late.config == NULL)
		return begin_scene(scene);
	g = late_game(HERE, &row->late);
	if (row->wear != NULL)
		wear(g, row->wear);
	if (row->play != NULL)
		play(g, row->play);
	return g;
}

static const struct why_row {
	int why;
	int scene;
	const char *action;
} rows[] = {
	{ WHY_OVER,           OVER,             "play:red-sun"         },
	{ WHY_OVER,           OVER,             "cast:prophecy"        },
	{ WHY_NOT_ASKED,      DEALER,           "play:red-sun"         },
	{ WHY_NOT_ASKED,      ALONE,            "deal:red-sun"         },
	{ WHY_NOT_ASKED,      ALONE,            "limbo"                },
	{ WHY_NOT_ASKED,      ALONE,            "dispel:red-pair"      },
	{ WHY_NOT_ASKED,      ALONE,            "exchange"             },
	{ WHY_NOT_ASKED,      FIRST_KEY,        "door:blue-door"       },
	{ WHY_NOT_ASKED,      OWN_DOOR,         "drop:red-key"         },
	{ WHY_NOT_ASKED,      HAPPY,            "fetch:red-sun"        },
	{ WHY_NOT_ASKED,      FETCH,            "fetch"                },
	{ WHY_NO_SEAT,        EMPTY_HAND,       "door:red-door@2"      },
	{ WHY_NO_SEAT,        PAIR_NIGHTMARE,   "door:red-door@3"      },
	{ WHY_NO_SEAT,        OWN_DOOR,         "door:red-door@5"      },
	{ WHY_NOT_TO_COME,    DEALER,           "deal:happy-dream"     },
	{ WHY_NOT_TO_COME,    DEALER,           "deal:n1"              },

	{ WHY_NOT_OPEN,       DRAFT,            "take:brown-key"       },
	{ WHY_NOT_IN_HAND,    ALONE,            "play:brown-sun"       },
	{ WHY_NOT_IN_HAND,    ALONE,            "discard:red-sun"      },
	{ WHY_NOT_IN_HAND,    ALONE,            "play:nightmare"       },
	{ WHY_NOT_IN_HAND,    ALONE,            "discard:n108"         },
	{ WHY_NOT_IN_HAND,    ALONE,            "play:red-tower-3"     },
	{ WHY_NOT_IN_HAND,    DOOR,             "key:green-key"        },
	{ WHY_NOT_IN_HAND,    SWAP,             "swap:brown-sun/red-sun" },
	{ WHY_NOT_SHARED,     ALONE,            "play:blue-moon@shared" },
	{ WHY_NOT_SHARED,     ALONE,            "discard:red-key@shared" },
	{ WHY_NOT_SHARED,     DOOR,             "key:red-key@shared"   },
	{ WHY_NOT_SHARED,     SWAP,             "swap:red-sun/red-moon" },
	{ WHY_NOT_LOOKED_AT,  PROPHECY,         "drop:brown-key"       },
	{ WHY_NOT_LOOKED_AT,  ORDER,            "next:green-moon"      },
	{ WHY_NOT_LOOKED_AT,  TOP,              "top:red-sun"          },
	{ WHY_NOT_LOOKED_AT,  DISCARD_ANY,      "drop:green-sun"       },
	{ WHY_NOT_DISCARDED,  PAY,              "pay:brown-sun"        },
	{ WHY_NOT_DISCARDED,  PAY,              "pay:n50"              },
	{ WHY_NOT_IN_DECK,    FETCH,            "fetch:red-tower-3"    },
	{ WHY_NOT_IN_DECK,    SECOND_KEY,       "drop:blue-key"        },
	{ WHY_NO_DOOR,        EMPTY_HAND,       "door:blue-door"       },
	{ WHY_NO_DOOR,        PAIR_NIGHTMARE,   "door:red-door@2"      },
	{ WHY_NO_DOOR,        OWN_DOOR,         "door:green-door@2"    },
	{ WHY_NO_DOOR,        OWN_DOOR,         "door:red-sun"         },
	{ WHY_NO_TOWER,       NIGHTMARE_TOWERS, "tower:4"              },
	{ WHY_NO_PREMONITION, TWO_PREMONITIONS, "resolve:blue-pair"    },
	{ WHY_NO_PREMONITION, TWO_PREMONITIONS, "resolve:red-sun"      },
	{ WHY_NO_PREMONITION, HAPPY,            "dispel:any-pair"      },
	{ WHY_EMPTY_HAND,     EMPTY_HAND,       "hand"                 },
	{ WHY_EMPTY_DECK,     EMPTY_DECK,       "cast:prophecy"        },
	{ WHY_EMPTY_DECK,     HAPPY_EMPTY,      "fetch"                },

	{ WHY_SAME_SYMBOL,    ALONE,            "play:blue-sun"        },
	{ WHY_SAME_SYMBOL,    ALONE,            "play:green-sun"       },
	{ WHY_ONLY_TOWERS,    ALONE,            "play:blue-moon@left"  },
	{ WHY_ONLY_TOWERS,    TOWERS,           "play:red-sun@right"   },
	{ WHY_NAME_END,       TOWERS,           "play:green-tower-4"   },
	{ WHY_FIRST_TOWER,    FIRST_TOWER,      "play:red-tower-3@left" },
	{ WHY_RIGHT_ONLY,     RIGHT_ONLY,       "play:blue-tower-5@left" },
	{ WHY_TOWER_SYMBOL,   RIGHT_ONLY,       "play:blue-tower-5@right" },
	{ WHY_TOWER_SYMBOL,   TOWERS,           "play:blue-tower-3@left" },
	{ WHY_TOWER_SYMBOL,   TOWERS,           "play:blue-tower-3@right" },

	{ WHY_NO_SPELLS,      ALONE,            "cast:planning"        },
	{ WHY_NO_SPELLS,      PROPHECY,         "cast:planning"        },
	{ WHY_NO_SPELL_NOW,   TRIO,             "cast:prophecy"        },
	{ WHY_NO_SPELL_NOW,   PAY,              "cast:punishment"      },
	{ WHY_NO_NIGHTMARE,   DISCARDS,         "cast:punishment"      },

	{ WHY_SAME_CARD,      SWAP,             "swap:red-sun/red-sun" },
	{ WHY_SAME_GOALS,     GOALS_DIFFER,     "goals:1/5"            },
	{ WHY_NO_KEY,         DOOR,             "key:red-sun"          },
	{ WHY_NO_KEY,         PAIR_NIGHTMARE,   "key:blue-moon"        },
	{ WHY_NO_KEY,         FIRST_KEY,        "drop:red-sun"         },
	{ WHY_OTHER_COLOUR,   DOOR,             "key:blue-key"         },
	{ WHY_PARTNERS_DOOR,  PAIR_NIGHTMARE,   "door:red-door"        },
	{ WHY_OWN_DOOR_FIRST, OWN_DOOR,         "door:brown-door"      },
	{ WHY_NO_PAIR,        PAIR_OF_DOORS,    "door:blue-door"       },
	{ WHY_HELD_TOWER,     NIGHTMARE_TOWERS, "tower:2"              },
	{ WHY_CONDITION,      TWO_PREMONITIONS, "resolve:green-pair"   },

	{ WHY_ASCENDING,      PAY,              "pay:red-sun"          },
	{ WHY_ASCENDING,      SECOND_KEY,       "drop:red-key"         },
	{ WHY_ASCENDING,      DISCARD_ANY,      "drop:red-moon"        },
	{ WHY_TOO_FEW,        PAY,              "pay:green-sun"        },
	{ WHY_TOO_FEW,        FIRST_KEY,        "drop:brown-key"       },
};

/* What is said in English. */
static const char *
why(const onirim_game *g, const char *word)
{
	static char text[ONIRIM_TEXT_MAX];
	onirim_action action;

	ck_assert_int_eq(onirim_action_parse(&action, word, NULL), ONIRIM_OK);
	ck_assert_int_eq(onirim_is_legal(g, action), 0);
	ck_assert_int_gt(onirim_why_text(g, action, "en", text, sizeof text),
	    0);
	return text;
}

START_TEST(test_what_is_forbidden_has_its_reason)
{
	onirim_game *g = scene_game(rows[_i].scene);

	ck_assert_str_eq(why(g, rows[_i].action),
	    oni_english.whys[rows[_i].why]);
	onirim_game_free(g);
}
END_TEST

static const struct {
	const char *config;
	const char *action;
	const char *why;
} prices[] = {
	{ "sets=steps", "cast:prophecy",
	  "The discard pile has fewer than 5 cards." },
	{ "sets=steps", "cast:planning",
	  "The discard pile has fewer than 7 cards." },
	{ "sets=steps variants=lost", "cast:punishment",
	  "The discard pile has fewer than 12 cards." },
};

/* The reason WHY_TOO_DEAR. */
START_TEST(test_a_spell_that_cannot_be_paid_says_its_price)
{
	onirim_game *g = late(.config = prices[_i].config, .goals = GOALS,
	    .hands = { KEYS });

	ck_assert_str_eq(why(g, prices[_i].action), prices[_i].why);
	onirim_game_free(g);
}
END_TEST

/* The reason WHY_NOT_TOLD. */
START_TEST(test_in_a_redacted_game_the_answers_of_others_are_not_told)
{
	onirim_game *g = scene_game(ALONE);

	ck_assert_int_eq(onirim_redact(g, g, 0), ONIRIM_OK);
	ck_assert_str_eq(why(g, "limbo"), "This is not asked now.");
	ck_assert_int_eq(onirim_redact(g, g, ONIRIM_NOBODY), ONIRIM_OK);
	ck_assert_str_eq(why(g, "limbo"),
	    "Another is asked, whose answers are not known here.");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_every_reason_is_heard)
{
	int heard[WHYS] = { [WHY_NOTHING] = 1, [WHY_TOO_DEAR] = 1,
	    [WHY_NOT_TOLD] = 1 };

	for (int i = 0; i < COUNT_OF(rows); i++)
		heard[rows[i].why] = 1;
	for (int id = 0; id < WHY_NOTHING_TO_DRAW; id++)
		ck_assert_msg(heard[id], "no test hears reason %d", id);
}
END_TEST

START_TEST(test_what_is_legal_has_no_reason)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char text[ONIRIM_TEXT_MAX];
	onirim_game *g = scene_game(_i);
	const int n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < n; i++) {
		text[0] = '?';
		ck_assert_int_eq(onirim_why_text(g, actions[i], "en", text,
		    sizeof text), 0);
		ck_assert_str_eq(text, "");
	}
	onirim_game_free(g);
}
END_TEST

static void
add_reasons(TCase *tc)
{
	tcase_add_loop_test(tc, test_what_is_forbidden_has_its_reason,
	    0, COUNT_OF(rows));
	tcase_add_loop_test(tc,
	    test_a_spell_that_cannot_be_paid_says_its_price,
	    0, COUNT_OF(prices));
	tcase_add_test(tc,
	    test_in_a_redacted_game_the_answers_of_others_are_not_told);
	tcase_add_test(tc, test_every_reason_is_heard);
	tcase_add_loop_test(tc, test_what_is_legal_has_no_reason, 0, SCENES);
}

Suite *
rules_why_suite(void)
{
	Suite *suite = suite_create("rules, what forbids an action");

	script_add_case(suite, "reasons", add_reasons);
	return suite;
}
