/* check_resumed.c - tests of records that begin in the middle of a turn. */
#include <stdio.h>
#include <string.h>

#include "../fuzz/seal.h"
#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "suites.h"

enum { TEXT_MAX = 16384 };

/* What is played before the record begins and after, a card being dealt; and
 * the lines that follow the snapshot. */
static const struct resumed_row {
	const char *config;
	const char *before;
	const char *after;
	const char *lines;
} rows[] = {
	/* Chance is asked: in the set-up, and in a turn. */
	{ "chance=host", "red-sun red-moon", "",
	  "0\nresult *\n" },
	{ "chance=host", "red-sun red-moon", "blue-sun blue-moon red-key "
	  "play:red-sun", "0 | blue-sun blue-moon red-key\n"
	  "1 play:red-sun\nresult *\n" },
	{ "chance=host", "red-sun red-moon blue-sun blue-moon red-key "
	  "play:red-sun", "red-door key:red-key",
	  "1 | red-door | key:red-key\nresult *\n" },
	{ "sets=steps chance=host events=on", "red-goal blue-goal",
	  "green-goal brown-goal red-goal", "0 | green-goal brown-goal "
	  "red-goal\nresult *\n" },

	/* A seat is asked: in a turn, and in the draft. */
	{ "chance=host", "red-sun red-moon blue-sun blue-moon red-key "
	  "play:red-sun red-door", "key:red-key red-sun blue-sun "
	  "play:red-moon", "1 key:red-key | red-sun blue-sun\n"
	  "2 play:red-moon\nresult *\n" },
	{ "players=2 chance=host", "red-sun red-moon red-key green-sun "
	  "blue-sun blue-moon blue-key brown-moon take:red-sun",
	  "take:blue-sun take:red-moon take:blue-moon take:red-key "
	  "take:blue-key",
	  "0 take:blue-sun take:red-moon take:blue-moon take:red-key "
	  "take:blue-key\n1\nresult *\n" },
	{ "seed=42", "play:red-moon", "key:brown-key play:red-sun",
	  "1 key:brown-key | blue-sun blue-door blue-key\n"
	  "2 play:red-sun | brown-sun\n3\nresult *\n" },
	{ "game=nightmarium players=3 seed=42", "exchange", "",
	  "1\nresult *\n" },
};

static void
play_word(onirim_game *game, onirim_record *record, const char *word)
{
	const int card = onirim_card_from_name(word);
	onirim_action action;

	if (card > 0)
		action = onirim_action_make(ONIRIM_VERB_DEAL, card, 0, 0);
	else if (onirim_action_parse(&action, word, NULL) != ONIRIM_OK)
		ck_abort_msg("'%s' is no word", word);
	if (game != NULL && onirim_apply(game, action) != ONIRIM_OK)
		ck_abort_msg("'%s' cannot be played", word);
	if (record != NULL && onirim_record_add(record, action) != ONIRIM_OK)
		ck_abort_msg("'%s' cannot be added", word);
}

static void
play_words(onirim_game *game, onirim_record *record, const char *words)
{
	char copy[1024], *word;

	ck_assert_uint_lt(strlen(words), sizeof copy);
	strcpy(copy, words);
	for (word = strtok(copy, " "); word; word = strtok(NULL, " "))
		play_word(game, record, word);
}

static onirim_game *
game_before(const struct resumed_row *row)
{
	onirim_game *game = new_game(row->config);

	play_words(game, NULL, row->before);
	return game;
}

static onirim_record *
record_of(const onirim_game *game)
{
	onirim_record *record;

	ck_assert_int_eq(onirim_record_new(&record, game), ONIRIM_OK);
	return keep_record(record);
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

/* The line of a game's snapshot. */
static const char *
snapshot_line(const onirim_game *game)
{
	static char line[2 * ONIRIM_SNAPSHOT_MAX + 16];
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	const int n = onirim_snapshot_save(game, bytes, sizeof bytes);
	char *end = line + sprintf(line, "snapshot ");

	for (int i = 0; i < n; i++)
		end += sprintf(end, "%02x", bytes[i]);
	strcpy(end, "\n");
	return line;
}

static onirim_record *
parsed(const char *text)
{
	onirim_problem problem;
	onirim_record *record;

	if (onirim_record_parse(&record, text, &problem) != ONIRIM_OK)
		ck_abort_msg("status %d, line %d, column %d of \"%s\"",
		    problem.status, problem.line, problem.column, text);
	return keep_record(record);
}

/* Both stand alike after so many actions. */
static void
assert_alike(const onirim_record *one, const onirim_record *other, int ply)
{
	onirim_game *mine, *theirs;

	ck_assert_int_eq(onirim_record_game(one, ply, &mine), ONIRIM_OK);
	ck_assert_int_eq(onirim_record_game(other, ply, &theirs), ONIRIM_OK);
	ck_assert_mem_eq(mine, theirs, (size_t)onirim_game_size(NULL));
	keep_game(mine);
	keep_game(theirs);
}

START_TEST(test_record_begins_with_the_bytes_of_the_game)
{
	const struct resumed_row *row = &rows[_i];
	onirim_game *game = game_before(row), *start = copy_of(game);
	onirim_record *record = record_of(game), *same;
	char expected[2 * TEXT_MAX], config[ONIRIM_TEXT_MAX];

	onirim_record_set_tag(record, "event", "study");
	play_words(NULL, record, row->after);
	onirim_config_format(start, config, sizeof config);
	sprintf(expected, "onirim-record 1\nrules 1\nconfig %s\n"
	    "tag event \"study\"\n%s%s", config, snapshot_line(start),
	    row->lines);
	ck_assert_str_eq(text_of(record), expected);
	same = parsed(text_of(record));
	ck_assert_str_eq(text_of(same), text_of(record));
	for (int ply = 0; ply <= onirim_record_length(record); ply++)
		assert_alike(record, same, ply);
}
END_TEST

/* Back to where it began, and forth again; there nothing is set up. */
START_TEST(test_record_goes_back_to_where_it_began)
{
	const struct resumed_row *row = &rows[_i];
	onirim_game *game = game_before(row), *there;
	onirim_record *record = record_of(game);
	onirim_game *start = copy_of(game);
	char text[TEXT_MAX];

	play_words(game, record, row->after);
	strcpy(text, text_of(record));
	while (onirim_record_undo(record) == ONIRIM_OK)
		;
	ck_assert_int_eq(onirim_record_ply(record), 0);
	ck_assert_int_eq(onirim_record_events(record, 0, ONIRIM_HOST, NULL,
	    0), 0);
	ck_assert_int_eq(onirim_record_game(record, 0, &there), ONIRIM_OK);
	keep_game(there);
	ck_assert_str_eq(snapshot_line(there), snapshot_line(start));
	while (onirim_record_redo(record) == ONIRIM_OK)
		;
	ck_assert_str_eq(text_of(record), text);
}
END_TEST

/* What an answer showed is told as anywhere. */
START_TEST(test_record_tells_what_was_shown)
{
	onirim_game *game = new_game("seed=42");
	onirim_record *record;

	play_words(game, NULL, "play:red-moon");
	record = record_of(game);
	play_words(NULL, record, "key:brown-key");
	ck_assert_int_eq(onirim_record_revealed(record, 0, 1), 1);
	ck_assert_int_gt(onirim_record_events(record, 1, 0, NULL, 0), 0);
}
END_TEST

/*
 * What is refused.
 */

#define HEAD "onirim-record 1\nrules 1\n"
#define HOST HEAD "config game=onirim seed=0 chance=host\n"

/* How the bytes of the snapshot are spoiled before they are written. */
enum { AS_SAVED, VERSION_2, SECOND_SEAT, LATER_AND_LONGER };

/* The stretch at fault stands between `<` and `>`, and the digits of the
 * snapshot for `%`. */
static const struct fault_row {
	int status;
	int spoiled;
	const char *text;
} faults[] = {
	{ ONIRIM_E_VERSION, VERSION_2, HOST "snapshot <%>\n0\nresult *\n" },
	{ ONIRIM_E_VERSION, LATER_AND_LONGER, HOST "snapshot <%>\n0\n" },
	{ ONIRIM_E_POSITION, SECOND_SEAT, HOST "snapshot <%>\n0\nresult *\n" },
	{ ONIRIM_E_DAMAGED, AS_SAVED, HOST "snapshot <%00>\n0\nresult *\n" },
	{ ONIRIM_E_DAMAGED, AS_SAVED, HOST "snapshot <00%>\n0\nresult *\n" },
	{ ONIRIM_E_DAMAGED, AS_SAVED, HOST "snapshot <00>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, AS_SAVED, HOST "snapshot <%0>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, AS_SAVED, HOST "snapshot <%0g>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, AS_SAVED, HOST "snapshot <0x%>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, AS_SAVED, HOST "snapshot % <%>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, AS_SAVED, HOST "snapshot %\n<tag> a \"b\"\n" },
	{ ONIRIM_E_SYNTAX, AS_SAVED, HOST "snapshot %\n<snapshot> %\n" },
	{ ONIRIM_E_SYNTAX, AS_SAVED, HOST "snapshot %\n<position> %\n" },

	/* It is the game of the configuration, its seed included. */
	{ ONIRIM_E_DAMAGED, AS_SAVED, HEAD "config seed=1 chance=host\n"
	  "snapshot <%>\n0\nresult *\n" },
	{ ONIRIM_E_DAMAGED, AS_SAVED, HEAD "config chance=host events=on\n"
	  "snapshot <%>\n0\nresult *\n" },
	{ ONIRIM_E_DAMAGED, AS_SAVED, HEAD "config seed=0\n"
	  "snapshot <%>\n0\nresult *\n" },

	/* What follows goes on from there: among actions. */
	{ ONIRIM_E_DAMAGED, AS_SAVED, HOST "snapshot %\n0 <red-sun>\n" },
	{ ONIRIM_E_DAMAGED, AS_SAVED, HOST "snapshot %\n<1> | red-sun\n" },
	{ ONIRIM_E_SYNTAX, AS_SAVED, HOST "snapshot %\n0 | <first:1>\n" },
	{ ONIRIM_E_ILLEGAL, AS_SAVED, HOST "snapshot %\n0 | <n1>\n" },
	{ ONIRIM_E_DAMAGED, AS_SAVED, HOST "snapshot %\n0 | red-sun\n"
	  "result <won>\n" },
};

static void
spoil_bytes(uint8_t *bytes, size_t *length, int how)
{
	enum { ACTIVE = 8 + 1 + 32 + 8 + 4 + 1 + 1 };

	switch (how) {
	case VERSION_2:
		bytes[4] = 2;
		return;
	case SECOND_SEAT:
		bytes[ACTIVE]++;
		seal(bytes, *length);
		return;
	case LATER_AND_LONGER:
		bytes[4] = 2;
		*length = 2 * ONIRIM_SNAPSHOT_MAX;
		return;
	}
}

/* The text of a row, with the digits put in; where its fault lies. */
static void
write_fault(const struct fault_row *row, const uint8_t *bytes, size_t length,
    char *text, int *offset, int *end)
{
	char *to = text;

	for (const char *from = row->text; *from != '\0'; from++) {
		if (*from == '<')
			*offset = (int)(to - text);
		else if (*from == '>')
			*end = (int)(to - text);
		else if (*from == '%')
			for (size_t i = 0; i < length; i++)
				to += sprintf(to, "%02X", bytes[i]);
		else
			*to++ = *from;
	}
	*to = '\0';
}

START_TEST(test_broken_snapshot_points_at_the_fault)
{
	const struct fault_row *row = &faults[_i];
	uint8_t bytes[2 * ONIRIM_SNAPSHOT_MAX] = {0};
	char text[TEXT_MAX];
	onirim_game *game = new_game("chance=host");
	onirim_record *record = (onirim_record *)&record;
	onirim_problem problem;
	size_t length;
	int offset = 0, end = 0;

	play_words(game, NULL, "red-sun red-moon");
	length = (size_t)onirim_snapshot_save(game, bytes, sizeof bytes);
	spoil_bytes(bytes, &length, row->spoiled);
	write_fault(row, bytes, length, text, &offset, &end);
	ck_assert_int_eq(onirim_record_parse(&record, text, &problem),
	    row->status);
	ck_assert_ptr_null(record);
	ck_assert_int_eq(problem.status, row->status);
	ck_assert_int_eq(problem.offset, offset);
	ck_assert_int_eq(problem.length, end - offset);
}
END_TEST

/* Nothing behind the word at all. */
START_TEST(test_record_cut_short_is_refused)
{
	const struct resumed_row *row = &rows[_i];
	onirim_record *record = record_of(game_before(row));
	char text[TEXT_MAX];
	size_t length;

	play_words(NULL, record, row->after);
	strcpy(text, text_of(record));
	for (length = strlen(text) - 1; length-- > 0;) {
		text[length] = '\0';
		ck_assert_int_lt(onirim_record_parse(&record, text, NULL), 0);
		ck_assert_ptr_null(record);
	}
}
END_TEST

/* A redacted game tells no course, and one that is over has none. */
START_TEST(test_snapshot_that_cannot_go_on_is_refused)
{
	onirim_game *game = new_game("seed=0"), *start = copy_of(game);
	onirim_problem problem;
	onirim_record *record;
	char text[2 * TEXT_MAX];

	if (_i == 0)
		onirim_redact(game, start, 0);
	else
		onirim_playout(game, 1, UINT32_MAX);
	sprintf(text, HEAD "config game=onirim seed=0\n%s0\nresult *\n",
	    snapshot_line(game));
	ck_assert_int_eq(onirim_record_parse(&record, text, &problem),
	    _i == 0 ? ONIRIM_E_REDACTED : ONIRIM_E_OVER);
	ck_assert_ptr_null(record);
	ck_assert_int_eq(problem.line, 4);
	ck_assert_int_eq(problem.column, 10);
	ck_assert_int_eq(problem.length, (int)strcspn(text + problem.offset,
	    "\n"));
}
END_TEST

/* Digits may be capital, the game at the start of a turn, and more bars stand
 * there than are needed. */
START_TEST(test_snapshot_is_read_in_any_form)
{
	onirim_game *game = new_game("seed=42");
	char text[2 * TEXT_MAX], digits[TEXT_MAX];
	onirim_record *record;

	strcpy(digits, snapshot_line(game));
	for (char *c = digits + 9; *c != '\0'; c++)
		if (*c >= 'a' && *c <= 'f')
			*c = (char)(*c - 'a' + 'A');
	sprintf(text, HEAD "config seed=42\n%s1 | | play:red-moon | nightmare\n"
	    "result *\n", digits);
	record = parsed(text);
	ck_assert_int_eq(onirim_record_length(record), 1);
	ck_assert_ptr_nonnull(strstr(text_of(record), "\nposition "));
	ck_assert_ptr_nonnull(strstr(text_of(record),
	    "\n1 play:red-moon | nightmare\n"));
	ck_assert_str_eq(text_of(parsed(text_of(record))), text_of(record));
}
END_TEST

START_TEST(test_parse_without_memory_leaves_no_record)
{
	const struct resumed_row *row = &rows[_i];
	onirim_record *record = record_of(game_before(row));
	char text[TEXT_MAX];
	unsigned nth, asked;
	int status;

	play_words(NULL, record, row->after);
	strcpy(text, text_of(record));
	for (nth = 1;; nth++) {
		memory_watch(nth);
		status = onirim_record_parse(&record, text, NULL);
		asked = memory_stop();
		if (asked < nth)
			break;
		ck_assert_int_eq(status, ONIRIM_E_MEMORY);
		ck_assert_ptr_null(record);
	}
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_str_eq(text_of(record), text);
	onirim_record_free(record);
}
END_TEST

START_TEST(test_new_without_memory_leaves_no_record)
{
	ck_assert_uint_gt(memory_check_new_record(game_before(&rows[_i])), 0);
}
END_TEST

Suite *
resumed_suite(void)
{
	const int n = COUNT_OF(rows);
	const struct test tests[] = {
		{ test_record_begins_with_the_bytes_of_the_game, n },
		{ test_record_goes_back_to_where_it_began, n },
		{ test_record_tells_what_was_shown, 1 },
		{ test_broken_snapshot_points_at_the_fault,
		    COUNT_OF(faults) },
		{ test_record_cut_short_is_refused, n },
		{ test_snapshot_that_cannot_go_on_is_refused, 2 },
		{ test_snapshot_is_read_in_any_form, 1 },
		{ test_parse_without_memory_leaves_no_record, n },
		{ test_new_without_memory_leaves_no_record, n },
	};

	return suite_of("resumed", tests, COUNT_OF(tests));
}
