/* check_problem.c - tests of why texts are refused. */
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "memory.h"
#include "onirim.h"
#include "suites.h"

enum { MARKED_MAX = 4096 };

/* The reason for the least memory there can be, and the last one. */
enum { REASONS_END = ONIRIM_PROBLEM_SNAPSHOT + 1 };

static const onirim_problem none = {.status = ONIRIM_OK};
static const onirim_problem other = {-99, 94, 98, 97, 96, 95, {93, 92}};

/* What reads a text. */
enum { CONFIG, ACTION, POSITION, RECORD };

#define SOLO "hand1=4red-sun,blue-moon "
#define DUO "players=2 hand1=2red-sun,red-moon hand2=2blue-sun,blue-moon " \
	"shared=green-sun,green-moon "
#define GOALS "goals=red-goal,blue-goal,green-goal,brown-goal," \
	"brown-goal,green-goal,blue-goal,red-goal "
#define NIGHT "game=nightmarium hand1=n1 "
#define HEAD "onirim-record 1\nrules 1\n"
#define HOST HEAD "config chance=host\n"
#define PLAYED HEAD "config seed=42\n" \
	"0 brown-key red-moon blue-sun blue-moon red-sun\n"

/* A text with its fault between angles. */
static const struct reason_row {
	int reader;
	int status;
	int reason;
	const char *text;
} rows[] = {
#define ROW(reader, status, reason, text) \
	{ reader, ONIRIM_E_##status, ONIRIM_PROBLEM_##reason, text }
	/* Configurations. */
	ROW(CONFIG, CONFIG, UNKNOWN_KEY, "seed=1 <set=steps>"),
	ROW(CONFIG, CONFIG, NO_EQUALS, "<players>"),
	ROW(CONFIG, CONFIG, NO_EQUALS, "seed=1 <steps>"),
	ROW(CONFIG, CONFIG, TWICE, "seed=1 <seed=1>"),
	ROW(CONFIG, CONFIG, MISSING, "game=<>"),
	ROW(CONFIG, CONFIG, MISSING, "sets=steps,<>"),
	ROW(CONFIG, CONFIG, MISSING, "players=<> seed=1"),
	ROW(CONFIG, CONFIG, MISSING, "seed=<>"),
	ROW(CONFIG, CONFIG, UNKNOWN_WORD, "sets=steps,<tower>"),
	ROW(CONFIG, CONFIG, UNKNOWN_WORD, "chance=<dealt>"),
	ROW(CONFIG, CONFIG, WORD_TWICE, "sets=steps,<steps>"),
	ROW(CONFIG, CONFIG, NONE_ALONE, "sets=steps,<none>"),
	ROW(CONFIG, CONFIG, NONE_ALONE, "sets=<none>,steps"),
	ROW(CONFIG, CONFIG, NOT_A_NUMBER, "players=<two>"),
	ROW(CONFIG, CONFIG, NOT_A_NUMBER, "players=<02>"),
	ROW(CONFIG, CONFIG, NOT_A_NUMBER, "players=<-1>"),
	ROW(CONFIG, CONFIG, OUT_OF_RANGE, "players=<0>"),
	ROW(CONFIG, CONFIG, OUT_OF_RANGE, "players=<6>"),
	ROW(CONFIG, CONFIG, OUT_OF_RANGE, "game=nightmarium turns=<65536>"),
	ROW(CONFIG, CONFIG, OUT_OF_RANGE, "seed=<18446744073709551616>"),
	ROW(CONFIG, CONFIG, NOT_A_SEED, "seed=<2A>"),
	ROW(CONFIG, CONFIG, NOT_A_SEED, "seed=<0x>"),
	ROW(CONFIG, CONFIG, NO_SUCH_SEAT, "first=<2>"),
	ROW(CONFIG, CONFIG, NEEDS_ONIRIM, "game=nightmarium <sets=none>"),
	ROW(CONFIG, CONFIG, NEEDS_ONIRIM, "game=nightmarium players=<1>"),
	ROW(CONFIG, CONFIG, NEEDS_NIGHTMARIUM, "<turns=0>"),
	ROW(CONFIG, CONFIG, NEEDS_NIGHTMARIUM, "players=<3>"),
	ROW(CONFIG, CONFIG, NEEDS_TWO_PLAYERS, "variants=<race>"),
	ROW(CONFIG, CONFIG, NEEDS_STEPS, "sets=towers variants=ruins,<lost>"),
	ROW(CONFIG, CONFIG, NEEDS_TOWERS, "variants=<ruins>"),
	ROW(CONFIG, CONFIG, NEEDS_TOWERS, "variants=<right-only>"),
	ROW(CONFIG, CONFIG, NEEDS_DREAMS, "premonitions=<4>"),
	ROW(CONFIG, CONFIG, NEEDS_SEEDED, "first=<random> chance=host"),

	/* Actions. */
	ROW(ACTION, SYNTAX, UNKNOWN_VERB, "<ploy>:red-sun"),
	ROW(ACTION, SYNTAX, UNKNOWN_VERB, "<>"),
	ROW(ACTION, SYNTAX, UNKNOWN_CARD, "play:<red-son>"),
	ROW(ACTION, SYNTAX, UNKNOWN_WORD, "cast:<prophet>"),
	ROW(ACTION, SYNTAX, INCOMPLETE, "play<>"),
	ROW(ACTION, SYNTAX, INCOMPLETE, "play:<>"),
	ROW(ACTION, SYNTAX, INCOMPLETE, "tower:<>"),
	ROW(ACTION, SYNTAX, INCOMPLETE, "cast:<>"),
	ROW(ACTION, SYNTAX, INCOMPLETE, "swap:red-sun<>"),
	ROW(ACTION, SYNTAX, TOO_LONG, "look<:red-sun>"),
	ROW(ACTION, SYNTAX, NOT_A_NUMBER, "tower:<one>"),
	ROW(ACTION, SYNTAX, OUT_OF_RANGE, "tower:<13>"),
	ROW(ACTION, SYNTAX, GOALS_ORDER, "<goals:2/1>"),

	/* Positions. */
	ROW(POSITION, SYNTAX, UNKNOWN_KEY, SOLO "<hand3=red-sun>"),
	ROW(POSITION, SYNTAX, NO_EQUALS, SOLO "<turn>"),
	ROW(POSITION, SYNTAX, TWICE, SOLO "turn=1 <turn=1>"),
	ROW(POSITION, CONFIG, TWICE, SOLO "seed=1 <seed=1>"),
	ROW(POSITION, CONFIG, NEEDS_STEPS, SOLO "variants=<lost>"),
	ROW(POSITION, SYNTAX, MISSING, "hand1=4red-sun,<>"),
	ROW(POSITION, SYNTAX, MISSING, "hand1=<2>,3red-sun"),
	ROW(POSITION, SYNTAX, NOT_A_NUMBER, SOLO "turn=<x>"),
	ROW(POSITION, SYNTAX, OUT_OF_RANGE, SOLO "turn=<0>"),
	ROW(POSITION, SYNTAX, OUT_OF_RANGE, "hand1=<0red-sun>"),
	ROW(POSITION, SYNTAX, NOT_A_NUMBER, "hand1=<05red-sun>"),
	ROW(POSITION, SYNTAX, UNKNOWN_CARD, "hand1=<5red-son>"),
	ROW(POSITION, SYNTAX, NOT_HEXADECIMAL, SOLO "generator=<42>"),
	ROW(POSITION, SYNTAX, UNKNOWN_VIEWER, SOLO "viewer=<Host>"),
	ROW(POSITION, SYNTAX, UNKNOWN_SEATS, DUO "known1=<red-sun/22>"),
	ROW(POSITION, SYNTAX, UNKNOWN_SEATS, DUO "known1=<red-sun>"),
	ROW(POSITION, POSITION, WRONG_TURN, DUO "active=<2>"),
	ROW(POSITION, POSITION, WRONG_TURN, DUO "first=2<>"),
	ROW(POSITION, POSITION, NO_SUCH_SEAT, SOLO "active=<2>"),
	ROW(POSITION, POSITION, NO_SUCH_SEAT, SOLO "viewer=<2>"),
	ROW(POSITION, POSITION, NO_SUCH_SEAT, DUO "known1=<red-sun/3>"),
	ROW(POSITION, POSITION, REDACTED, SOLO "viewer=1 seed=<5>"),
	ROW(POSITION, POSITION, REDACTED, SOLO "viewer=1 generator=<0x0>"),
	ROW(POSITION, POSITION, NEEDS_SEEDED,
	    SOLO "chance=host generator=<0x0>"),
	ROW(POSITION, POSITION, NO_SUCH_PLACE, SOLO "row2=<red-sun>"),
	ROW(POSITION, POSITION, NOT_IN_GAME, "hand1=<n1>,4red-sun"),
	ROW(POSITION, POSITION, NOT_IN_GAME, SOLO "goals=<red-goal>"),
	ROW(POSITION, POSITION, NOT_IN_GAME, SOLO "towers=<red-tower-3>"),
	ROW(POSITION, POSITION, NOT_IN_GAME, NIGHT "discard=<red-sun>"),
	ROW(POSITION, POSITION, WRONG_PLACE, SOLO "row1=<red-door>"),
	ROW(POSITION, POSITION, WRONG_PLACE, SOLO "removed=<red-sun>"),
	ROW(POSITION, POSITION, TOO_MANY_CARDS, SOLO "discard=<6red-sun>"),
	ROW(POSITION, POSITION, TOO_MANY_CARDS, NIGHT "discard=<9n1>"),
	ROW(POSITION, POSITION, TOO_MANY_CARDS, NIGHT "hand2=<9n1>"),
	ROW(POSITION, POSITION, HAND_SIZE, "hand1=<4red-sun>"),
	ROW(POSITION, POSITION, HAND_SIZE, "hand1=<6red-sun>"),
	ROW(POSITION, POSITION, HAND_SIZE, "<>"),
	ROW(POSITION, POSITION, ROW_ORDER, SOLO "row1=red-sun,<blue-sun>"),
	ROW(POSITION, POSITION, SECOND_DOOR,
	    DUO "variants=unique doors1=<2red-door>"),
	ROW(POSITION, POSITION, TOP_FULL, "sets=steps " GOALS SOLO "top="
	    "red-sun,red-sun,red-sun,red-sun,blue-sun,blue-sun,blue-sun,"
	    "blue-sun,blue-sun,blue-sun,blue-sun,blue-sun,green-sun,"
	    "green-sun,green-sun,green-sun,green-sun,green-sun,green-sun,"
	    "brown-sun,<brown-sun>"),
	ROW(POSITION, POSITION, BOTTOM_FULL, SOLO "bottom=<red-sun>"),
	ROW(POSITION, POSITION, GOALS_MISSING,
	    "sets=steps " SOLO "goals=<red-goal,blue-goal>"),
	ROW(POSITION, POSITION, GOALS_MISSING, "sets=steps " SOLO "<>"),
	ROW(POSITION, POSITION, GOAL_RANKS, "sets=steps " SOLO
	    "goals=red-goal+1,<blue-goal+1>,green-goal,brown-goal,"
	    "brown-goal,green-goal,blue-goal,red-goal"),
	ROW(POSITION, POSITION, GOAL_RANKS, "sets=steps " SOLO
	    "goals=<red-goal+2,blue-goal,green-goal,brown-goal,"
	    "brown-goal,green-goal,blue-goal,red-goal>"),
	ROW(POSITION, POSITION, GOALS_DOWN,
	    "sets=steps " SOLO "goals=<red-goal->"),
	ROW(POSITION, POSITION, GOALS_DOWN, "sets=steps " SOLO
	    "doors1=blue-door goals=red-goal,<blue-goal>,green-goal,"
	    "brown-goal,brown-goal,green-goal,blue-goal,red-goal"),
	ROW(POSITION, POSITION, PREMONITIONS,
	    "sets=dreams " SOLO "premonitions=<red-pair>"),
	ROW(POSITION, POSITION, PREMONITION_STRIKES, "sets=dreams " SOLO
	    "doors1=2red-door premonitions=<red-pair>,blue-pair,any-pair,"
	    "five-doors"),
	ROW(POSITION, POSITION, TOWER_EDGES, "sets=towers " SOLO
	    "towers=red-tower-3,<blue-tower-3>"),
	ROW(POSITION, POSITION, WRONG_PART, NIGHT "creatures1=<n2>"),
	ROW(POSITION, POSITION, MANY_CREATURES,
	    NIGHT "objective=1 creatures1=n3/<n3>"),
	ROW(POSITION, POSITION, WRONG_KNOWERS, DUO "known1=<red-sun/1>"),
	ROW(POSITION, POSITION, WRONG_KNOWERS, NIGHT "known1=<n1/12>"),
	ROW(POSITION, POSITION, NOT_IN_HAND, DUO "known1=<red-key/2>"),
	ROW(POSITION, POSITION, NOT_IN_HAND, NIGHT "known1=<n3/2>"),
	ROW(POSITION, POSITION, HIDDEN, SOLO "top=<?>"),
	ROW(POSITION, POSITION, HIDDEN, "hand1=4red-sun,<?>"),
	ROW(POSITION, POSITION, MANY_HIDDEN,
	    NIGHT "viewer=1 hand2=<108?>"),
	ROW(POSITION, POSITION, MANY_HIDDEN,
	    NIGHT "viewer=1 hand2=<109?>"),
	ROW(POSITION, POSITION, WRONG_POOL, SOLO "pool=<9red-sun>"),
	ROW(POSITION, POSITION, WRONG_POOL, SOLO "pool=<red-sun>"),
	ROW(POSITION, POSITION, ALREADY_OVER, SOLO
	    "doors1=<2red-door,2blue-door,2green-door,2brown-door>"),
	ROW(POSITION, POSITION, ALREADY_OVER,
	    NIGHT "objective=1 creatures1=<n3,n2,n4>"),
	ROW(POSITION, POSITION, TURN_TOO_LATE, SOLO "turn=<2>"),
	ROW(POSITION, POSITION, TURN_TOO_LATE, NIGHT "turns=4 turn=<5>"),
	ROW(POSITION, POSITION, ONE_ANSWER, "hand1=<5red-sun> row1=blue-sun"),
	ROW(POSITION, POSITION, ONE_ANSWER, "game=nightmarium hand2=n1<>"),

	/* Records. */
	ROW(RECORD, SYNTAX, NOT_A_RECORD, "<>"),
	ROW(RECORD, SYNTAX, NOT_A_RECORD, "<hello>"),
	ROW(RECORD, SYNTAX, NOT_A_RECORD, "onirim-record <one>\n"),
	ROW(RECORD, VERSION, LATER_VERSION, "onirim-record <2>\n"),
	ROW(RECORD, REVISION, OTHER_RULES, "onirim-record 1\nrules <2>\n"),
	ROW(RECORD, SYNTAX, NO_RULES_LINE, "onirim-record 1\n<config>\n"),
	ROW(RECORD, SYNTAX, NO_CONFIG_LINE, HEAD "<0> red-sun\n"),
	ROW(RECORD, SYNTAX, LINE_GOES_ON, "onirim-record 1 <rules> 1\n"),
	ROW(RECORD, DAMAGED, CUT_SHORT, "onirim-record 1<>\n"),
	ROW(RECORD, DAMAGED, CUT_SHORT, PLAYED "1 play:red-moon<>\n"),
	ROW(RECORD, DAMAGED, CUT_SHORT, PLAYED "1<>\n"),
	ROW(RECORD, DAMAGED, CUT_SHORT, HOST "0 red-sun<>\n"),
	ROW(RECORD, CONFIG, NEEDS_TWO_PLAYERS,
	    HEAD "config variants=<race>\n"),
	ROW(RECORD, SYNTAX, TAG_NAME, HOST "tag <Event> \"x\"\n"),
	ROW(RECORD, SYNTAX, TAG_NAME, HOST "tag<>\n"),
	ROW(RECORD, SYNTAX, TAG_TWICE, HOST "tag a \"\"\ntag <a> \"\"\n"),
	ROW(RECORD, SYNTAX, TAG_VALUE, HOST "tag a <b>\n"),
	ROW(RECORD, SYNTAX, TAG_VALUE, HOST "tag a <\"\tb\">\n"),
	ROW(RECORD, SYNTAX, SNAPSHOT,
	    HEAD "config seed=42\nsnapshot <012>\n1\nresult *\n"),
	ROW(RECORD, SYNTAX, SNAPSHOT,
	    HEAD "config seed=42\nsnapshot<>\n1\nresult *\n"),
	ROW(RECORD, DAMAGED, SNAPSHOT,
	    HEAD "config seed=42\nsnapshot <0123>\n1\nresult *\n"),
	ROW(RECORD, POSITION, REDACTED_RECORD,
	    HEAD "config\nposition <viewer=1> " SOLO "\n1\nresult *\n"),
	ROW(RECORD, POSITION, HAND_SIZE,
	    HEAD "config\nposition hand1=<red-sun>\n1\nresult *\n"),
	ROW(RECORD, DAMAGED, OTHER_CONFIG,
	    HEAD "config seed=1\nposition< hand1=5red-sun>\n1\nresult *\n"),
	ROW(RECORD, DAMAGED, TURN_NUMBER, PLAYED "<2>\nresult *\n"),
	ROW(RECORD, SYNTAX, TURN_NUMBER, PLAYED "<result> *\n"),
	ROW(RECORD, DAMAGED, TURN_IS_OVER, HOST " <0> red-sun\n"),
	ROW(RECORD, DAMAGED, FIRST_SEAT,
	    HEAD "config first=random\n0 <first:2>\n"),
	ROW(RECORD, SYNTAX, FIRST_SEAT,
	    HEAD "config first=random\n0 <red-sun>\n"),
	ROW(RECORD, SYNTAX, UNKNOWN_CARD, HOST "0 <red-son>\n"),
	ROW(RECORD, SYNTAX, UNKNOWN_CARD, HEAD "config\n0 <red-son>\n"),
	ROW(RECORD, DAMAGED, CARD_MISSING, HEAD "config\n0\n<1>\n"),
	ROW(RECORD, DAMAGED, CARD_MISSING, HOST "0 | <red-sun>\n"),
	ROW(RECORD, DAMAGED, OTHER_CARD, HEAD "config seed=42\n0 <red-sun>\n"),
	ROW(RECORD, ILLEGAL, NO_SUCH_DEAL, HOST "0 <happy-dream>\n"),
	ROW(RECORD, DAMAGED, ANSWER_MISSING, PLAYED "1 | <play:red-moon>\n"),
	ROW(RECORD, SYNTAX, UNKNOWN_VERB, PLAYED "1 <ploy>:red-moon\n"),
	ROW(RECORD, ILLEGAL, ILLEGAL, PLAYED "1 <play:green-sun>\n"),
	ROW(RECORD, DAMAGED, WRONG_RESULT, PLAYED "1\nresult <won>\n"),
	ROW(RECORD, SYNTAX, AFTER_RESULT, PLAYED "1\nresult *\n<2>\n"),
#undef ROW
};

/* The text without its angles, and where they stood. */
static void
unmark(const char *marked, char *text, onirim_problem *problem)
{
	int n = 0;

	*problem = (onirim_problem){.line = 1, .column = 1};
	for (const char *c = marked; *c != '\0'; c++) {
		if (*c == '<')
			problem->offset = n;
		else if (*c == '>')
			problem->length = n - problem->offset;
		else
			text[n++] = *c;
	}
	text[n] = '\0';
	for (int i = 0; i < problem->offset; i++) {
		problem->line += text[i] == '\n';
		problem->column = text[i] == '\n' ? 1 : problem->column + 1;
	}
}

/* Read a text as one of four kinds. */
static int
read_as(int reader, const char *text, onirim_problem *problem)
{
	onirim_action action;
	onirim_game *game = NULL;
	onirim_record *record = NULL;
	int status;

	switch (reader) {
	case CONFIG:
		status = onirim_game_new(&game, text, problem);
		break;
	case ACTION:
		status = onirim_action_parse(&action, text, problem);
		break;
	case POSITION:
		status = onirim_position_parse(&game, text, problem);
		break;
	default:
		status = onirim_record_parse(&record, text, problem);
	}
	onirim_game_free(game);
	onirim_record_free(record);
	return status;
}

START_TEST(test_refused_text_has_its_reason)
{
	const struct reason_row *row = &rows[_i];
	char text[MARKED_MAX];
	onirim_problem problem = other, expected;

	unmark(row->text, text, &expected);
	ck_assert_msg(read_as(row->reader, text, &problem) == row->status,
	    "\"%s\" has status %d", row->text, (int)problem.status);
	expected.status = row->status;
	expected.reason = row->reason;
	ck_assert_msg(memcmp(&problem, &expected, sizeof problem) == 0,
	    "\"%s\" has reason %d at %d, %d bytes", row->text,
	    (int)problem.reason, (int)problem.offset, (int)problem.length);
}
END_TEST

/* More tags than a record can have. */
START_TEST(test_tag_too_many_has_its_reason)
{
	static char text[32768];
	onirim_problem problem;
	int n = sprintf(text, HOST);

	for (int i = 0; i <= 256; i++)
		n += sprintf(text + n, "tag t%d \"\"\n", i);
	ck_assert_int_eq(read_as(RECORD, text, &problem), ONIRIM_E_SYNTAX);
	ck_assert_int_eq(problem.reason, ONIRIM_PROBLEM_MANY_TAGS);
	ck_assert_int_eq(strncmp(text + problem.offset, "t256", 4), 0);
}
END_TEST

/* A game of one creature each, which chance has not yet come into, ends with
 * the first head; what is written behind it is too much. */
START_TEST(test_action_after_the_end_has_its_reason)
{
	static const char text[] = HEAD "config game=nightmarium objective=1\n"
	    "position game=nightmarium objective=1 seed=0 hand1=n2,n4 "
	    "creatures1=n3\n1 build:n2@1 build:n4@1 draw\nresult seat 1\n";
	onirim_problem problem;

	ck_assert_int_eq(read_as(RECORD, text, &problem), ONIRIM_E_OVER);
	ck_assert_int_eq(problem.reason, ONIRIM_PROBLEM_AFTER_END);
	ck_assert_int_eq(problem.offset,
	    (int)(strstr(text, "draw") - text));
}
END_TEST

START_TEST(test_lack_of_memory_has_its_reason)
{
	static const char text[] = PLAYED "1\nresult *\n";
	onirim_problem problem;
	int status;

	memory_watch(1);
	status = read_as(RECORD, text, &problem);
	memory_stop();
	ck_assert_int_eq(status, ONIRIM_E_MEMORY);
	ck_assert_int_eq(problem.reason, ONIRIM_PROBLEM_NO_MEMORY);
}
END_TEST

/* Each reason comes up in a row, or in one of the three tests above. */
START_TEST(test_each_reason_can_come_up)
{
	bool seen[REASONS_END] = {
		[ONIRIM_PROBLEM_NONE] = true,
		[ONIRIM_PROBLEM_MANY_TAGS] = true,
		[ONIRIM_PROBLEM_AFTER_END] = true,
		[ONIRIM_PROBLEM_NO_MEMORY] = true,
	};
	char text[ONIRIM_TEXT_MAX];
	onirim_problem problem = {.reason = 0};

	for (int i = 0; i < COUNT_OF(rows); i++)
		seen[rows[i].reason] = true;
	for (; onirim_problem_text(&problem, "en", text, sizeof text) >= 0;
	    problem.reason++)
		ck_assert_msg(seen[problem.reason], "%d: %s",
		    (int)problem.reason, text);
	ck_assert_int_eq(problem.reason, REASONS_END);
}
END_TEST

/* In every language each reason has a sentence of its own. */
START_TEST(test_each_reason_has_its_sentence)
{
	char language[ONIRIM_TEXT_MAX], text[ONIRIM_TEXT_MAX];
	char again[ONIRIM_TEXT_MAX];
	onirim_problem problem = {.reason = _i}, before = {.reason = 1};

	for (int i = 0; onirim_language(i, language, sizeof language) > 0;
	    i++) {
		const int length = onirim_problem_text(&problem, language,
		    text, sizeof text);

		ck_assert_int_gt(length, 10);
		ck_assert_int_lt(length, ONIRIM_TEXT_MAX);
		ck_assert_int_eq(text[length - 1], '.');
		for (before.reason = 1; before.reason < _i; before.reason++) {
			onirim_problem_text(&before, language, again,
			    sizeof again);
			ck_assert_str_ne(again, text);
		}
	}
}
END_TEST

START_TEST(test_no_problem_has_no_words)
{
	char text[8] = "before";

	ck_assert_int_eq(onirim_problem_text(&none, "fr", text, sizeof text),
	    0);
	ck_assert_str_eq(text, "");
}
END_TEST

START_TEST(test_bad_argument_has_its_status)
{
	static const int strange[] = { -1, REASONS_END, INT_MAX, INT_MIN };
	onirim_problem problem = {.reason = ONIRIM_PROBLEM_MISSING};
	char text[8] = "before";

	ck_assert_int_eq(onirim_problem_text(NULL, "en", text, sizeof text),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_problem_text(&problem, NULL, text,
	    sizeof text), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_problem_text(&problem, "en", NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_problem_text(&problem, "de", text,
	    sizeof text), ONIRIM_E_LANGUAGE);
	for (int i = 0; i < COUNT_OF(strange); i++) {
		problem.reason = strange[i];
		ck_assert_int_eq(onirim_problem_text(&problem, "en", text,
		    sizeof text), ONIRIM_E_RANGE);
	}
	ck_assert_str_eq(text, "before");
	problem.reason = ONIRIM_PROBLEM_NEEDS_TWO_PLAYERS;
	ck_assert_int_eq(onirim_problem_text(&problem, "en", text, 5), 34);
	ck_assert_str_eq(text, "This");
	ck_assert_int_eq(onirim_problem_text(&problem, "en", NULL, 0), 34);
}
END_TEST

Suite *
problem_suite(void)
{
	const struct test tests[] = {
		{ test_refused_text_has_its_reason, COUNT_OF(rows) },
		{ test_tag_too_many_has_its_reason, 1 },
		{ test_action_after_the_end_has_its_reason, 1 },
		{ test_lack_of_memory_has_its_reason, 1 },
		{ test_each_reason_can_come_up, 1 },
		{ test_no_problem_has_no_words, 1 },
		{ test_bad_argument_has_its_status, 1 },
	};
	TCase *tc;
	Suite *suite = suite_create("problem");

	tc = suite_case(suite, "problem", tests, COUNT_OF(tests));
	tcase_add_loop_test(tc, test_each_reason_has_its_sentence, 1,
	    REASONS_END);
	return suite;
}
