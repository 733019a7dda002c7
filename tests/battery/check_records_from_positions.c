/* check_records_from_positions.c - records that begin at a position, or at any
 * other question. */
#include <stdio.h>
#include <string.h>

#include "../unit/memory.h"
#include "battery.h"
#include "games.h"
#include "suites.h"

enum { GAMES = 6, TEXT_MAX = 1 << 16 };

static const onirim_problem other = {-99, 94, 98, 97, 96, 95, {93, 92}};

#define HEAD "onirim-record 1\nrules 1\n"
#define SEED_42 "config game=onirim seed=42\n"
#define AT_3 "position game=onirim seed=42 turn=3 " \
	"generator=0x2e2ac13ef8e8d8fc " \
	"hand1=2blue-sun,blue-moon,blue-key,brown-sun " \
	"row1=red-sun,red-moon discard=brown-key,nightmare\n"
#define DEALT "config game=onirim seed=0 chance=host\n"
#define DEALT_AT_3 "position game=onirim seed=0 chance=host turn=3 " \
	"hand1=red-sun,blue-sun,blue-moon,green-sun,brown-sun " \
	"row1=red-moon,green-sun\n"
#define TAGS "tag event \"study\"\n"

static const char *const whole[] = {
	HEAD SEED_42 AT_3 "3\nresult *\n",
	HEAD SEED_42 TAGS AT_3 "3 play:blue-sun | red-key\n"
	  "4 play:red-key | green-moon\n5 play:blue-sun | green-moon\n"
	  "6\nresult *\n",
	HEAD DEALT TAGS DEALT_AT_3 "3\nresult *\n",
	HEAD DEALT DEALT_AT_3 "3 discard:red-sun | nightmare | hand | "
	  "red-sun red-sun red-moon nightmare red-moon "
	  "red-moon\n4\n"
	  "result *\n",
};

/* The stretch at fault stands between `<` and `>`. */
static const struct broken_row {
	int status;
	const char *text;
} broken[] = {
	{ ONIRIM_E_DAMAGED, HEAD "config game=onirim seed=43\n"
	  "position< game=onirim seed=42 hand1=red-sun,red-moon,blue-sun,"
	  "green-sun,brown-sun>\n1\nresult *\n" },
	{ ONIRIM_E_DAMAGED, HEAD DEALT
	  "position< game=onirim seed=0 hand1=red-sun,red-moon,blue-sun,"
	  "green-sun,brown-sun>\n1\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HEAD DEALT "position seed=0 chance=host "
	  "hand1=red-sun,red-moon,blue-sun,green-sun,<brown-son>\n" },
	{ ONIRIM_E_SYNTAX, HEAD DEALT DEALT_AT_3 "<tag> event \"study\"\n" },
	{ ONIRIM_E_SYNTAX, HEAD DEALT DEALT_AT_3 "<position> hand1=x\n" },
	{ ONIRIM_E_DAMAGED, HEAD SEED_42 AT_3 "<1>\nresult *\n" },
	{ ONIRIM_E_DAMAGED, HEAD SEED_42 AT_3 "<4>\nresult *\n" },
	{ ONIRIM_E_DAMAGED, HEAD SEED_42 AT_3 "3 | <red-sun>\nresult *\n" },
	{ ONIRIM_E_DAMAGED, HEAD SEED_42 AT_3 "3 play:blue-sun | <red-sun>\n" },
	{ ONIRIM_E_ILLEGAL, HEAD SEED_42 AT_3 "3 <play:red-sun> | red-key\n" },
	{ ONIRIM_E_DAMAGED, HEAD SEED_42 AT_3 "3\nresult <won>\n" },
};

static onirim_record *
read(const char *text)
{
	onirim_problem problem;
	onirim_record *record;

	if (onirim_record_parse(&record, text, &problem) != ONIRIM_OK)
		ck_abort_msg("status %d, line %d, column %d of \"%s\"",
		    problem.status, problem.line, problem.column, text);
	return record;
}

static const char *
text_of(const onirim_record *record)
{
	static char text[TEXT_MAX];

	ck_assert_int_lt(onirim_record_format(record, text, sizeof text),
	    TEXT_MAX);
	return text;
}

START_TEST(test_record_from_a_position_is_read_and_written)
{
	onirim_record *record = read(whole[_i]);

	ck_assert_str_eq(text_of(record), whole[_i]);
	while (onirim_record_undo(record) == ONIRIM_OK)
		;
	while (onirim_record_redo(record) == ONIRIM_OK)
		;
	ck_assert_str_eq(text_of(record), whole[_i]);
	onirim_record_free(record);
}
END_TEST

START_TEST(test_record_from_a_position_cut_short_is_refused)
{
	const size_t length = strlen(whole[_i]);
	char text[TEXT_MAX];
	onirim_record *record;

	for (size_t cut = 0; cut < length - 1; cut++) {
		memcpy(text, whole[_i], cut);
		text[cut] = '\0';
		ck_assert_int_lt(onirim_record_parse(&record, text, NULL), 0);
		ck_assert_ptr_null(record);
	}
}
END_TEST

START_TEST(test_broken_record_from_a_position_points_at_the_fault)
{
	char text[TEXT_MAX];
	const char *const marked = broken[_i].text;
	const char *begin = strchr(marked, '<'), *end = strchr(marked, '>');
	onirim_problem problem = other;
	onirim_record *record;

	sprintf(text, "%.*s%.*s%s", (int)(begin - marked), marked,
	    (int)(end - begin - 1), begin + 1, end + 1);
	ck_assert_int_eq(onirim_record_parse(&record, text, &problem),
	    broken[_i].status);
	ck_assert_int_eq(problem.status, broken[_i].status);
	ck_assert_int_eq(problem.offset, (int)(begin - marked));
	ck_assert_int_eq(problem.length, (int)(end - begin - 1));
	ck_assert_ptr_null(record);
}
END_TEST

START_TEST(test_parse_of_a_position_without_memory_leaves_no_record)
{
	onirim_record *record;
	unsigned nth, asked;
	int status;

	for (nth = 1;; nth++) {
		memory_watch(nth);
		status = onirim_record_parse(&record, whole[_i], NULL);
		asked = memory_stop();
		if (asked < nth)
			break;
		ck_assert_int_eq(status, ONIRIM_E_MEMORY);
		ck_assert_ptr_null(record);
	}
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_str_eq(text_of(record), whole[_i]);
	onirim_record_free(record);
}
END_TEST

/* The word of the line that tells where the record begins. */
static const char *
word_of(const onirim_game *start)
{
	return onirim_position_format(start, NULL, 0) > 0
	    ? "\nposition " : "\nsnapshot ";
}

static void
assert_told(const onirim_record *record, int ply, const onirim_game *game)
{
	onirim_game *there;

	MUST(onirim_record_game(record, ply, &there) == ONIRIM_OK);
	MUST(battery_same(there, game));
	onirim_game_free(there);
}

/* The record, its text, and what is read of it tell the same. */
static void
tell_again(onirim_record *record, const onirim_game *start,
    const onirim_game *game)
{
	char text[TEXT_MAX];
	const int length = onirim_record_length(record);
	onirim_record *same;

	strcpy(text, text_of(record));
	MUST(strstr(text, word_of(start)) != NULL);
	same = read(text);
	MUST(strcmp(text_of(same), text) == 0);
	MUST(onirim_record_length(same) == length);
	for (int i = 0; i < 2; i++) {
		onirim_record *either = i == 0 ? record : same;

		assert_told(either, 0, start);
		assert_told(either, length, game);
		while (onirim_record_undo(either) == ONIRIM_OK)
			;
		MUST(onirim_record_ply(either) == 0);
	}
	MUST(strcmp(text_of(same), text_of(record)) == 0);
	onirim_record_free(same);
}

/* Begin a record at a random question, and play to the end or for a while. */
START_TEST(test_game_is_resumed_from_any_question)
{
	onirim_game *game = battery_game(_i), *start = copy_of(game);
	struct uniform player;

	for (uint64_t seed = 0; seed < GAMES; seed++) {
		onirim_record *record = NULL;
		onirim_action action;
		int left = 80, skipped;

		battery_begin(game, &player, seed);
		skipped = 1 + (int)uniform_below(&player, 30);
		while (left > 0 &&
		    (action = battery_answer(&player, game)) != 0) {
			if (record == NULL && battery_scene.question >=
			    skipped) {
				MUST(onirim_record_new(&record, game) ==
				    ONIRIM_OK);
				onirim_game_assign(start, game);
			}
			MUST(onirim_apply(game, action) == ONIRIM_OK);
			battery_scene.question++;
			if (record != NULL) {
				MUST(onirim_record_add(record, action) ==
				    ONIRIM_OK);
				left--;
			}
		}
		if (record != NULL)
			tell_again(record, start, game);
		onirim_record_free(record);
	}
}
END_TEST

Suite *
records_from_positions_suite(void)
{
	const struct test texts[] = {
		{ test_record_from_a_position_is_read_and_written,
		    COUNT_OF(whole) },
		{ test_record_from_a_position_cut_short_is_refused,
		    COUNT_OF(whole) },
		{ test_broken_record_from_a_position_points_at_the_fault,
		    COUNT_OF(broken) },
		{ test_parse_of_a_position_without_memory_leaves_no_record,
		    COUNT_OF(whole) },
	};
	const struct test games[] = {
		{ test_game_is_resumed_from_any_question, CONFIGS },
	};
	Suite *suite = battery_of("records from positions", games,
	    COUNT_OF(games));

	suite_case(suite, "texts", texts, COUNT_OF(texts));
	return suite;
}
