/* check_transcript.c - tests of records as text, written and read. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "memory.h"
#include "onirim.h"
#include "said.h"
#include "suites.h"

enum { TEXT_MAX = 16384, TAGS_MOST = 256 };

static const onirim_problem none = {.status = ONIRIM_OK};
static const onirim_problem other = {-99, 94, 98, 97, 96, 95, {93, 92}};

#define HEAD "onirim-record 1\nrules 1\n"
#define HOST HEAD "config game=onirim seed=0 chance=host\n"
#define BLANK HEAD "config game=onirim seed=0\n"
#define PAIR HEAD "config game=onirim players=2 seed=0 chance=host\n"
#define SOLO HEAD "config game=onirim seed=42\n"

/* The first turns of seed 42. */
#define SOLO_0 "0 brown-key red-moon blue-sun blue-moon red-sun\n"
#define SOLO_1 "1 play:red-moon | nightmare | key:brown-key | " \
	"blue-sun blue-door blue-key\n"
#define SOLO_2 "2 play:red-sun | brown-sun\n"

/* A race that the seat with the first turn wins in its fourth. */
#define RACE_WORDS \
	"red-key blue-key green-key brown-key red-sun red-sun red-sun " \
	"red-sun take:red-key take:red-sun take:blue-key take:red-sun " \
	"take:green-key take:red-sun discard:red-sun@shared decline " \
	"red-door key:red-key green-moon green-moon discard:red-sun decline " \
	"green-sun discard:green-moon@shared decline blue-door key:blue-key " \
	"blue-moon blue-sun discard:red-sun decline green-moon " \
	"discard:blue-sun@shared decline green-door key:green-key " \
	"brown-moon brown-sun discard:red-sun decline green-moon " \
	"discard:brown-sun@shared decline brown-door key:brown-key@shared"
#define RACE_LINES \
	"0 red-key blue-key green-key brown-key red-sun red-sun red-sun " \
	"red-sun | take:red-key take:red-sun\n" \
	" take:blue-key take:red-sun take:green-key take:red-sun\n" \
	"1 discard:red-sun@shared decline | red-door | key:red-key | " \
	"green-moon green-moon\n" \
	"2 discard:red-sun decline | green-sun\n" \
	"3 discard:green-moon@shared decline | blue-door | key:blue-key | " \
	"blue-moon blue-sun\n" \
	"4 discard:red-sun decline | green-moon\n" \
	"5 discard:blue-sun@shared decline | green-door | key:green-key | " \
	"brown-moon brown-sun\n" \
	"6 discard:red-sun decline | green-moon\n" \
	"7 discard:brown-sun@shared decline | brown-door | " \
	"key:brown-key@shared\n"

/* What is played, a card being dealt, and the text of it. */
static const struct written_row {
	const char *config;
	const char *words;
	const char *text;
} written[] = {
	/* Nothing yet. */
	{ "chance=host", "", HOST "0\nresult *\n" },
	{ "seed=42", "", SOLO SOLO_0 "1\nresult *\n" },

	/* Cards and actions take turns at the bars. */
	{ "chance=host", "red-sun red-door red-moon nightmare blue-sun "
	  "blue-moon red-key",
	  HOST "0 red-sun red-door red-moon nightmare blue-sun blue-moon "
	  "red-key\n1\nresult *\n" },
	{ "chance=host", "red-sun red-moon blue-sun blue-moon red-key "
	  "play:red-sun",
	  HOST "0 red-sun red-moon blue-sun blue-moon red-key\n"
	  "1 play:red-sun\nresult *\n" },
	{ "chance=host", "red-sun red-moon blue-sun blue-moon red-key "
	  "play:red-sun red-door key:red-key",
	  HOST "0 red-sun red-moon blue-sun blue-moon red-key\n"
	  "1 play:red-sun | red-door | key:red-key\nresult *\n" },
	{ "seed=42", "play:red-moon key:brown-key play:red-sun",
	  SOLO SOLO_0 SOLO_1 SOLO_2 "3\nresult *\n" },

	/* The last of the Goals is not asked for. */
	{ "sets=steps chance=host", "red-goal blue-goal green-goal "
	  "brown-goal red-goal blue-goal green-goal red-sun blue-sun",
	  HEAD "config game=onirim sets=steps seed=0 chance=host\n"
	  "0 red-goal blue-goal green-goal brown-goal red-goal blue-goal "
	  "green-goal brown-goal red-sun blue-sun\nresult *\n" },

	/* Turns in which nobody is asked, and then the dealer. */
	{ "chance=host", "red-sun red-sun red-sun red-sun red-key "
	  "play:red-sun red-sun discard:red-key nightmare red-sun red-sun "
	  "red-sun red-sun drop:nightmare blue-moon",
	  HOST "0 red-sun red-sun red-sun red-sun red-key\n"
	  "1 play:red-sun | red-sun\n"
	  "2 discard:red-key | nightmare red-sun red-sun red-sun red-sun | "
	  "drop:nightmare\n3\n4\n5\n6 | blue-moon\n7\nresult *\n" },

	/* The draft; and one in which all open cards are alike. */
	{ "players=2 chance=host", "red-sun red-moon red-key green-sun "
	  "blue-sun blue-moon blue-key brown-moon take:red-sun take:blue-sun "
	  "take:red-moon take:blue-moon take:red-key take:blue-key",
	  PAIR "0 red-sun red-moon red-key green-sun blue-sun blue-moon "
	  "blue-key brown-moon | take:red-sun\n"
	  " take:blue-sun take:red-moon take:blue-moon take:red-key "
	  "take:blue-key\n1\nresult *\n" },
	{ "players=2 chance=host", "red-sun red-sun red-sun red-sun red-sun "
	  "red-sun red-sun red-sun play:red-sun@shared red-sun",
	  PAIR "0 red-sun red-sun red-sun red-sun red-sun red-sun red-sun "
	  "red-sun\n1 play:red-sun@shared | red-sun\n2\nresult *\n" },

	/* A line of 100 columns, and one that would have 101. */
	{ "chance=host", "nightmare nightmare nightmare nightmare nightmare "
	  "nightmare nightmare nightmare nightmare red-moon red-moon red-sun "
	  "red-sun red-sun",
	  HOST "0 nightmare nightmare nightmare nightmare nightmare nightmare "
	  "nightmare nightmare nightmare red-moon\n"
	  " red-moon red-sun red-sun red-sun\n1\nresult *\n" },
	{ "chance=host", "nightmare nightmare nightmare nightmare nightmare "
	  "nightmare nightmare nightmare nightmare nightmare red-moon "
	  "red-moon red-sun red-sun red-sun",
	  HOST "0 nightmare nightmare nightmare nightmare nightmare nightmare "
	  "nightmare nightmare nightmare\n nightmare red-moon red-moon "
	  "red-sun red-sun red-sun\n1\nresult *\n" },

	/* The seat that begins. */
	{ "first=random", "",
	  HEAD "config game=onirim first=random seed=0\n"
	  "0 first:1 green-sun red-sun nightmare red-sun blue-moon "
	  "red-key\n1\nresult *\n" },
	{ "players=2 first=random seed=1", "", NULL },

	/* Events are the host's business, and so is another seed. */
	{ "chance=host events=on seed=0x10", "red-sun",
	  HEAD "config game=onirim seed=16 chance=host events=on\n"
	  "0 red-sun\nresult *\n" },

	/* The end. */
	{ "chance=host", "red-key blue-key green-key brown-key red-sun "
	  "discard:red-sun red-door key:red-key red-key red-moon "
	  "discard:red-moon red-door key:red-key blue-key red-moon "
	  "discard:red-moon blue-door key:blue-key red-moon green-key "
	  "discard:red-moon blue-door key:blue-key red-moon brown-key "
	  "discard:red-moon green-door key:green-key red-sun blue-sun "
	  "discard:red-sun green-door key:green-key green-sun red-sun "
	  "discard:red-sun brown-door key:brown-key red-sun blue-sun "
	  "discard:red-sun brown-door key:brown-key",
	  HOST "0 red-key blue-key green-key brown-key red-sun\n"
	  "1 discard:red-sun | red-door | key:red-key | red-key red-moon\n"
	  "2 discard:red-moon | red-door | key:red-key | blue-key red-moon\n"
	  "3 discard:red-moon | blue-door | key:blue-key | "
	  "red-moon green-key\n"
	  "4 discard:red-moon | blue-door | key:blue-key | "
	  "red-moon brown-key\n"
	  "5 discard:red-moon | green-door | key:green-key | "
	  "red-sun blue-sun\n"
	  "6 discard:red-sun | green-door | key:green-key | "
	  "green-sun red-sun\n"
	  "7 discard:red-sun | brown-door | key:brown-key | "
	  "red-sun blue-sun\n"
	  "8 discard:red-sun | brown-door | key:brown-key\nresult won\n" },
	{ "players=2 variants=race chance=host", RACE_WORDS,
	  HEAD "config game=onirim players=2 variants=race seed=0 "
	  "chance=host\n" RACE_LINES "result seat 1\n" },
	{ "players=2 variants=race first=2 chance=host", RACE_WORDS,
	  HEAD "config game=onirim players=2 variants=race first=2 seed=0 "
	  "chance=host\n" RACE_LINES "result seat 2\n" },
};

/* A whole game, with tags; the same lines tell it dealt and seeded. */
#define LOST_LINES \
	"0 brown-key red-moon blue-sun blue-moon red-sun\n" \
	"1 play:red-moon | nightmare | key:brown-key | " \
	"blue-sun blue-door blue-key\n" \
	"2 play:red-sun | brown-sun\n" \
	"3 play:blue-key | red-key\n" \
	"4 play:blue-sun | green-moon\n" \
	"5 discard:blue-sun | green-moon\n" \
	"6 discard:brown-sun | green-key\n" \
	"7 discard:green-key | brown-moon red-key red-sun green-moon " \
	"red-sun | drop:red-sun next:green-moon\n" \
	" next:brown-moon next:red-key\n" \
	"8 play:green-moon\n" \
	"9 discard:brown-moon\n" \
	"10 play:red-key\n" \
	"11 play:red-sun | brown-key\n" \
	"12 discard:red-key | nightmare red-sun brown-sun brown-sun " \
	"red-sun | drop:brown-sun next:red-sun\n" \
	" next:brown-sun next:nightmare\n" \
	"13 discard:blue-moon\n" \
	"14 discard:green-moon hand | blue-moon blue-door green-door " \
	"nightmare brown-moon green-door\n" \
	" brown-door brown-sun red-door green-key\n" \
	"15 play:brown-moon | green-sun\n" \
	"16 discard:red-sun | red-sun\n" \
	"17 play:red-sun | blue-sun\n" \
	"18 discard:green-key | green-door red-moon green-key blue-sun " \
	"blue-moon | drop:blue-moon\n" \
	" next:blue-sun next:green-key next:red-moon\n" \
	"19 discard:blue-sun\n" \
	"20 play:green-key\n" \
	"21 discard:brown-sun | brown-door red-door blue-key\n" \
	"22 play:green-sun | red-moon\n" \
	"23 discard:blue-moon | blue-sun\n" \
	"24 discard:blue-key | brown-moon nightmare green-sun blue-sun " \
	"blue-sun | drop:green-sun\n" \
	" next:brown-moon next:blue-sun next:nightmare\n" \
	"25 play:brown-moon\n" \
	"26 discard:red-moon reveal | green-sun red-sun nightmare " \
	"green-door red-door nightmare | hand |\n" \
	" red-sun green-sun nightmare red-door red-moon green-sun " \
	"blue-door nightmare green-sun\n" \
	"27 discard:red-moon | nightmare | hand | nightmare nightmare " \
	"blue-door blue-moon brown-door\n" \
	" brown-door green-door red-key green-door green-moon brown-moon " \
	"red-sun\n" \
	"28 discard:green-moon | brown-door brown-sun\n" \
	"29 discard:brown-sun | red-door | limbo | nightmare | " \
	"key:red-key | brown-sun nightmare | reveal |\n" \
	" brown-door nightmare green-door brown-door red-door blue-key\n" \
	"30 play:blue-key | green-door brown-door blue-sun\n" \
	"31 discard:blue-moon | brown-door red-door brown-door red-door " \
	"nightmare | hand | brown-key\n" \
	" nightmare green-door green-door green-sun blue-door blue-door " \
	"nightmare\nresult lost\n"

#define TAGS "tag event \"a rainy # Sunday\"\n" \
	"tag who-1_x \"\"\n" \
	"tag site \"C:\\\\x \\\"two  spaces\\\" \xC3\xA9 |\"\n"

static const char *const whole[] = {
	SOLO TAGS LOST_LINES,
	HOST TAGS LOST_LINES,
	HEAD "config game=onirim players=2 variants=race first=2 seed=0 "
	  "chance=host\n" TAGS RACE_LINES "result seat 2\n",
	PAIR "0 red-sun red-sun red-sun red-sun red-sun red-sun red-sun "
	  "red-sun\n1 play:red-sun@shared | red-sun\n2\nresult *\n",
	HOST "0\nresult *\n",
};

/*
 * Writing.
 */

static onirim_record *
begun(const char *config)
{
	onirim_record *record;

	ck_assert_int_eq(onirim_record_new(&record, new_game(config)),
	    ONIRIM_OK);
	return keep_record(record);
}

static void
add(onirim_record *record, const char *word)
{
	const int card = onirim_card_from_name(word);
	onirim_action action = 0;

	if (card > 0)
		action = onirim_action_make(ONIRIM_VERB_DEAL, card, 0, 0);
	else
		onirim_action_parse(&action, word, NULL);
	if (onirim_record_add(record, action) != ONIRIM_OK)
		ck_abort_msg("'%s' cannot be played", word);
}

static onirim_record *
played(const char *config, const char *words)
{
	onirim_record *record = begun(config);
	char text[TEXT_MAX];

	ck_assert_uint_lt(strlen(words), sizeof text);
	strcpy(text, words);
	for (char *word = strtok(text, " "); word != NULL;
	    word = strtok(NULL, " "))
		add(record, word);
	return record;
}

static const char *
text_of(const onirim_record *record)
{
	static char text[TEXT_MAX];
	const int length = onirim_record_format(record, text, sizeof text);

	ck_assert_int_eq(length, (int)strlen(text));
	return text;
}

static onirim_record *
parsed(const char *text)
{
	onirim_problem problem = other;
	onirim_record *record;

	if (onirim_record_parse(&record, text, &problem) != ONIRIM_OK)
		ck_abort_msg("status %d, line %d, column %d of \"%s\"",
		    problem.status, problem.line, problem.column, text);
	ck_assert_mem_eq(&problem, &none, sizeof none);
	return keep_record(record);
}

START_TEST(test_what_is_played_is_written_and_read)
{
	const struct written_row *row = &written[_i];
	onirim_record *record = played(row->config, row->words), *same;

	if (row->text != NULL)
		ck_assert_str_eq(text_of(record), row->text);
	else
		ck_assert_ptr_nonnull(strstr(text_of(record), "\n0 first:2 "));
	same = parsed(text_of(record));
	ck_assert_int_eq(onirim_record_ply(same), onirim_record_ply(record));
	for (int i = 0; i <= onirim_record_ply(record); i++)
		ck_assert_uint_eq(onirim_record_action(same, i),
		    onirim_record_action(record, i));
	if (row->text != NULL)
		ck_assert_str_eq(text_of(same), row->text);
}
END_TEST

/* The text goes as far as the record stands. */
START_TEST(test_what_is_taken_back_is_not_written)
{
	onirim_record *record = played("seed=42",
	    "play:red-moon key:brown-key play:red-sun"), *shorter;

	onirim_record_undo(record);
	ck_assert_str_eq(text_of(record), SOLO SOLO_0 SOLO_1 "2\nresult *\n");
	onirim_record_undo(record);
	ck_assert_str_eq(text_of(record),
	    SOLO SOLO_0 "1 play:red-moon | nightmare\nresult *\n");
	shorter = parsed(text_of(record));
	ck_assert_int_eq(onirim_record_length(shorter), 1);
	onirim_record_redo(record);
	onirim_record_redo(record);
	ck_assert_str_eq(text_of(record),
	    SOLO SOLO_0 SOLO_1 SOLO_2 "3\nresult *\n");
}
END_TEST

START_TEST(test_text_with_any_capacity_is_what_fits)
{
	static char text[TEXT_MAX];
	onirim_record *record = parsed(whole[_i]);
	const int length = (int)strlen(whole[_i]);

	for (int size = 0; size <= length + 2; size++) {
		text[size] = '#';
		ck_assert_int_eq(onirim_record_format(record, text,
		    (size_t)size), length);
		ck_assert(is_cut(text, whole[_i], (size_t)size));
	}
}
END_TEST

START_TEST(test_text_without_an_argument_is_null)
{
	onirim_record *record = (onirim_record *)&record;
	onirim_problem problem = other;
	char text[] = "untouched";

	ck_assert_int_eq(onirim_record_parse(&record, NULL, &problem),
	    ONIRIM_E_NULL);
	ck_assert_ptr_null(record);
	ck_assert_int_eq(onirim_record_parse(NULL, whole[0], &problem),
	    ONIRIM_E_NULL);
	ck_assert_mem_eq(&problem, &other, sizeof other);
	record = begun(NULL);
	ck_assert_int_eq(onirim_record_format(NULL, text, sizeof text),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_record_format(record, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_str_eq(text, "untouched");
}
END_TEST

/*
 * Reading.
 */

START_TEST(test_whole_record_is_read_and_written)
{
	onirim_record *record = parsed(whole[_i]);
	onirim_game *game;

	ck_assert_str_eq(text_of(record), whole[_i]);
	ck_assert_int_eq(onirim_record_length(record),
	    onirim_record_ply(record));
	ck_assert_int_eq(onirim_record_game(record,
	    onirim_record_length(record), &game), ONIRIM_OK);
	ck_assert_int_eq(onirim_outcome(game), _i < 2 ? ONIRIM_LOST :
	    _i == 2 ? ONIRIM_WON : ONIRIM_PLAYING);
	ck_assert_int_eq(onirim_winner(game), _i == 2 ? 1 : ONIRIM_NOBODY);
	while (onirim_record_undo(record) == ONIRIM_OK)
		;
	while (onirim_record_redo(record) == ONIRIM_OK)
		;
	ck_assert_str_eq(text_of(record), whole[_i]);
	onirim_game_free(game);
}
END_TEST

START_TEST(test_tags_are_read)
{
	static const char *const tags[] = { "event", "a rainy # Sunday",
	    "who-1_x", "", "site", "C:\\x \"two  spaces\" \xC3\xA9 |" };
	onirim_record *record = parsed(whole[0]);
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < 3; i++) {
		onirim_record_tag_name(record, i, text, sizeof text);
		ck_assert_str_eq(text, tags[2 * i]);
		onirim_record_tag(record, tags[2 * i], text, sizeof text);
		ck_assert_str_eq(text, tags[2 * i + 1]);
	}
	ck_assert_int_eq(onirim_record_tag_name(record, 3, NULL, 0),
	    ONIRIM_E_RANGE);
}
END_TEST

/* Other ways to write the same. */
enum style {
	COMMENTS,       /* behind each line, and between the lines */
	CRLF,
	TABS,
	SPACES,         /* many, and empty lines */
	JOINED,         /* a line a turn, however long */
	WRAPPED,        /* a line a word */
	BARS,           /* three for one */
	UNENDED,        /* the last line without its newline */
	STYLES
};

/* What is written for a byte in turn lines, and for one in others. */
static const char *
replacement(int style, char byte, int in_turn, int wraps)
{
	if (byte == '\n') {
		if (style == COMMENTS)
			return " # result won | \"\n\n# 1 \\ play\n\t#\n";
		if (style == SPACES)
			return " \t \n\n  \n";
		if (style == JOINED && wraps)
			return "";
		return style == CRLF ? "\r\n" : "\n";
	}
	if (byte == ' ') {
		if (style == TABS)
			return "\t";
		if (style == SPACES)
			return "  \t ";
		if (style == WRAPPED && in_turn)
			return "\n ";
	}
	if (byte == '|' && style == BARS && in_turn)
		return "| |\n |";
	return NULL;
}

static const char *
rewritten(const char *text, int style)
{
	static char other_text[8 * TEXT_MAX];
	int quoted = 0, in_turn = 0;
	size_t n = 0;

	for (const char *c = text; *c != '\0'; c++) {
		const char *instead;

		if (c == text || c[-1] == '\n')
			in_turn = *c == ' ' || (*c >= '0' && *c <= '9');
		if (*c == '"' && c[-1] != '\\')
			quoted = !quoted;
		instead = quoted ? NULL
		    : replacement(style, *c, in_turn, c[1] == ' ');
		if (instead == NULL) {
			other_text[n++] = *c;
			continue;
		}
		strcpy(other_text + n, instead);
		n += strlen(instead);
	}
	if (style == UNENDED)
		n--;
	other_text[n] = '\0';
	return other_text;
}

START_TEST(test_other_ways_to_write_are_read)
{
	const char *text = whole[_i / STYLES];
	onirim_record *record = parsed(rewritten(text, _i % STYLES));

	ck_assert_str_eq(text_of(record), text);
}
END_TEST

/* Texts that are read, and what is written instead. */
static const struct liberal_row {
	const char *text;
	const char *canonical;
} liberal[] = {
	/* The configuration in any order. */
	{ HEAD "config chance=host players=1 seed=0x0 game=onirim\n"
	  "0\nresult *\n", HOST "0\nresult *\n" },
	{ HEAD "config chance=host\n0\nresult *", HOST "0\nresult *\n" },
	{ HEAD "config\n0 nightmare green-sun red-sun nightmare red-sun "
	  "blue-moon red-key\n1\nresult *",
	  HEAD "config game=onirim seed=0\n0 nightmare green-sun red-sun "
	  "nightmare red-sun blue-moon red-key\n1\nresult *\n" },
	/* A comment before all. */
	{ "\n\n# a comment\n\nonirim-record 1\nrules 1\n"
	  "config chance=host\n0 red-sun\nresult *\n",
	  HOST "0 red-sun\nresult *\n" },
	/* Bars with nothing between them. */
	{ HOST "0 | |\nresult *\n", HOST "0\nresult *\n" },
	{ HOST "0 | | red-sun\n |\nresult *\n",
	  HOST "0 red-sun\nresult *\n" },
	{ SOLO "0 brown-key red-moon blue-sun blue-moon red-sun |\n1 |\n"
	  "result *\n", SOLO SOLO_0 "1\nresult *\n" },
	/* A comment right behind a word. */
	{ HOST "0 red-sun# and so on\nresult *# not over\n",
	  HOST "0 red-sun\nresult *\n" },
	/* Tags. */
	{ HOST "tag\tb \t \"1\"#\ntag a \"2\" # \"\n0\nresult *\n",
	  HOST "tag b \"1\"\ntag a \"2\"\n0\nresult *\n" },
	{ HOST "tag a \"\\\" # \\\\\" # \"\n0\nresult *\n",
	  HOST "tag a \"\\\" # \\\\\"\n0\nresult *\n" },
};

START_TEST(test_liberal_text_is_read)
{
	onirim_record *record = parsed(liberal[_i].text);

	ck_assert_str_eq(text_of(record), liberal[_i].canonical);
}
END_TEST

/*
 * What cannot be read.  The stretch at fault stands between `<` and `>`.
 */

static const struct broken_row {
	int status;
	const char *text;
} broken[] = {
	/* No record at all. */
	{ ONIRIM_E_SYNTAX, "<>" },
	{ ONIRIM_E_SYNTAX, "\n<>\n" },
	{ ONIRIM_E_SYNTAX, "<hello>" },
	{ ONIRIM_E_SYNTAX, "<onirim-records> 1\n" },
	{ ONIRIM_E_SYNTAX, "<Onirim-record> 1\n" },
	{ ONIRIM_E_SYNTAX, " <onirim-record> 1\n" },
	{ ONIRIM_E_SYNTAX, "<rules> 1\nconfig\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record<>\nrules 1\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record <one>\nrules 1\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record <0>\nrules 1\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record <01>\nrules 1\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record <1.0>\nrules 1\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record <-1>\nrules 1\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record 1 <1>\nrules 1\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record 1 <rules> 1\n" },

	/* Of another version, or of other rules. */
	{ ONIRIM_E_VERSION, "onirim-record <2>\nrules 1\nconfig\n" },
	{ ONIRIM_E_VERSION, "onirim-record <2>" },
	{ ONIRIM_E_VERSION, "onirim-record <4294967295> what\nnot" },
	{ ONIRIM_E_REVISION, "onirim-record 1\nrules <2>\nconfig\n" },
	{ ONIRIM_E_REVISION, "onirim-record 1\nrules <0>\nconfig\n" },
	{ ONIRIM_E_REVISION, "onirim-record 1\nrules <12> more\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record 1\nrules<>\nconfig\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record 1\nrules <01>\nconfig\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record 1\nrules <all>\nconfig\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record 1\nrules 1 <1>\nconfig\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record 1\n <rules> 1\nconfig\n" },
	{ ONIRIM_E_SYNTAX, "onirim-record 1\n<config> seed=42\n" },

	/* The configuration. */
	{ ONIRIM_E_SYNTAX, HEAD "<0> red-sun\n" },
	{ ONIRIM_E_SYNTAX, HEAD "<tag> a \"b\"\n" SOLO_0 },
	{ ONIRIM_E_SYNTAX, HEAD "<game=onirim> seed=42\n" },
	{ ONIRIM_E_SYNTAX, HEAD "\t<config> seed=42\n" },
	{ ONIRIM_E_SYNTAX, HEAD "<conf> seed=42\n" },
	{ ONIRIM_E_CONFIG, HEAD "config seed=<x>\n" SOLO_0 },
	{ ONIRIM_E_CONFIG, HEAD "config seed=42 <colour=red>\n" SOLO_0 },
	{ ONIRIM_E_CONFIG, HEAD "config seed=42 <seed=42>\n" SOLO_0 },
	{ ONIRIM_E_CONFIG, HEAD "config variants=<race> seed=42\n" SOLO_0 },
	{ ONIRIM_E_CONFIG, HEAD "config sets=steps,<hills>\n" SOLO_0 },
	{ ONIRIM_E_CONFIG, HEAD "config first=<random> chance=host\n0\n" },
	{ ONIRIM_E_DAMAGED, HEAD "config\n <seed=42>\n" SOLO_0 },

	/* Tags, and other lines at their place. */
	{ ONIRIM_E_SYNTAX, HOST "tag<>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag <\"value\">\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag <Event> \"x\"\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag <a.b> \"x\"\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag a \"b\"\ntag <a> \"c\"\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event<>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event <sun>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event <sun> # \"x\"\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event <\"sun>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event <\"sun\\\">\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event <\"sun\\>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event <\"a\\nb\">\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event <\"a\tb\">\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event <\"a # b>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event \"sun\" <moon>\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "tag event \"sun\"<\"moon\">\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "<tags> event \"sun\"\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "<date> \"today\"\n0\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "<result> *\n" },
	{ ONIRIM_E_SYNTAX, HOST "<config> seed=0\n0\nresult *\n" },
	{ ONIRIM_E_DAMAGED, HOST " <tag> event \"sun\"\n0\nresult *\n" },
	{ ONIRIM_E_DAMAGED, HOST "0\n<tag> event \"sun\"\nresult *\n" },

	/* Turns have their numbers. */
	{ ONIRIM_E_DAMAGED, SOLO "<1> brown-key red-moon blue-sun blue-moon "
	  "red-sun\n1\nresult *\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "<2> play:red-moon\nresult *\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "<0>\nresult *\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 SOLO_1 "<1>\nresult *\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 SOLO_1 "<3>\nresult *\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "<result> *\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "<play:red-moon>\nresult *\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "<1:> play:red-moon\nresult *\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "<99999999999> play:red-moon\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 " <1> play:red-moon\nresult *\n" },
	{ ONIRIM_E_DAMAGED, SOLO " <0> brown-key red-moon\n" },

	/* Cards that the seed does not bring: the first of them. */
	{ ONIRIM_E_DAMAGED, SOLO "0 <red-key> red-moon blue-sun blue-moon "
	  "blue-sun\n1\nresult *\n" },
	{ ONIRIM_E_DAMAGED, SOLO "0 brown-key red-moon blue-sun blue-moon "
	  "<blue-sun>\n1\nresult *\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon | <red-door> | "
	  "key:brown-key | blue-sun blue-door blue-key\n2\nresult *\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon | nightmare | "
	  "key:brown-key |\n blue-sun\n # so\n <nightmare> blue-key\n2\n"
	  "result *\n" },
	{ ONIRIM_E_DAMAGED, HEAD "config game=onirim seed=43\n"
	  "0 brown-key <red-moon> blue-sun blue-moon red-sun\n1\nresult *\n" },
	{ ONIRIM_E_DAMAGED, HEAD "config first=random\n"
	  "0 <first:2> green-moon\n" },
	{ ONIRIM_E_DAMAGED, HEAD "config first=random\n"
	  "0 <first:0> green-moon\n" },
	{ ONIRIM_E_SYNTAX, HEAD "config first=random\n"
	  "0 <first:one> green-moon\n" },
	{ ONIRIM_E_SYNTAX, HEAD "config first=random\n"
	  "0 <first:> green-moon\n" },
	{ ONIRIM_E_SYNTAX, HEAD "config first=random\n"
	  "0 <green-moon> blue-sun\n" },
	{ ONIRIM_E_DAMAGED, HEAD "config first=random\n<1>\nresult *\n" },
	{ ONIRIM_E_SYNTAX, HOST "0 <first:1> red-sun\nresult *\n" },

	/* Cards that the game does not have, or that there are not. */
	{ ONIRIM_E_SYNTAX, SOLO "0 <brown> red-moon\n" },
	{ ONIRIM_E_SYNTAX, SOLO "0 brown-key red-moon <blue-son>\n" },
	{ ONIRIM_E_SYNTAX, SOLO "0 <2red-sun>\n" },
	{ ONIRIM_E_SYNTAX, SOLO "0 <brown-key,red-moon>\n" },
	{ ONIRIM_E_SYNTAX, SOLO "0 <deal:brown-key> red-moon\n" },
	{ ONIRIM_E_SYNTAX, HOST "0 <deal:brown-key> red-moon\n" },
	{ ONIRIM_E_SYNTAX, HOST "0 <Red-sun>\nresult *\n" },
	{ ONIRIM_E_DAMAGED, SOLO "0 <happy-dream> red-moon\n" },
	{ ONIRIM_E_ILLEGAL, HOST "0 <happy-dream>\nresult *\n" },
	{ ONIRIM_E_ILLEGAL, HOST "0 red-key red-key red-key <red-key>\n"
	  "result *\n" },
	{ ONIRIM_E_DAMAGED, HEAD "config sets=steps chance=host\n0 red-goal "
	  "blue-goal green-goal brown-goal red-goal blue-goal green-goal "
	  "<red-goal>\nresult *\n" },
	{ ONIRIM_E_DAMAGED, HEAD "config sets=steps chance=host\n0 red-goal "
	  "blue-goal green-goal brown-goal red-goal blue-goal green-goal\n"
	  "<result> *\n" },

	/* A record is of a game that is known whole. */
	{ ONIRIM_E_POSITION, BLANK "position game=onirim seed=0 <viewer=1> "
	  "hand1=5red-sun\n1\nresult *\n" },
	{ ONIRIM_E_POSITION, BLANK "position game=onirim <viewer=nobody> "
	  "seed=0 hand1=5red-sun\n1 play:red-sun | red-sun\nresult *\n" },
	{ ONIRIM_E_POSITION, BLANK "position <viewer=host> hand1=5red-sun\n"
	  "1\n" },

	/* Cards too many or too few. */
	{ ONIRIM_E_DAMAGED, SOLO "0 brown-key red-moon blue-sun blue-moon\n"
	  "<1> play:red-moon\n" },
	{ ONIRIM_E_DAMAGED, SOLO "0 brown-key red-moon blue-sun blue-moon "
	  "red-sun <red-sun>\n1 play:red-moon\n" },
	{ ONIRIM_E_DAMAGED, SOLO "0 brown-key red-moon blue-sun blue-moon "
	  "red-sun\n <red-sun>\n1 play:red-moon\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon\n<2>\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon\n<result> *\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon | nightmare | "
	  "key:brown-key | blue-sun blue-door\n<result> *\n" },
	{ ONIRIM_E_DAMAGED, HOST "0 red-sun\n<1> play:red-sun\nresult *\n" },
	{ ONIRIM_E_DAMAGED, HOST "0 red-sun | <take:red-sun>\nresult *\n" },

	/* Actions. */
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1 pay<> | nightmare\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1 <ploy>:red-moon | nightmare\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1 play:<red-mon> | nightmare\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1 play:red-moon@<here> | x\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1 <red-moon> | nightmare\n" },
	{ ONIRIM_E_ILLEGAL, SOLO SOLO_0 "1 <play:green-sun> | nightmare\n" },
	{ ONIRIM_E_ILLEGAL, SOLO SOLO_0 "1 <search> | nightmare\n" },
	{ ONIRIM_E_ILLEGAL, SOLO SOLO_0 "1 <deal:red-sun> | nightmare\n" },
	{ ONIRIM_E_ILLEGAL, SOLO SOLO_0 "1 play:red-moon | nightmare | "
	  "<limbo>\nresult *\n" },
	{ ONIRIM_E_ILLEGAL, SOLO SOLO_0 SOLO_1 "2 <play:blue-moon>\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon | nightmare | "
	  "key:brown-key | blue-sun blue-door blue-key | <play:red-sun>\n"
	  "result *\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon | nightmare\n"
	  "<2> key:brown-key\nresult *\n" },
	/* A choice of one is not written. */
	{ ONIRIM_E_DAMAGED, PAIR "0 red-sun red-sun red-sun red-sun red-sun "
	  "red-sun red-sun red-sun | <take:red-sun>\n1\nresult *\n" },

	/* Bars. */
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon <nightmare>\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 | <play:red-moon>\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon | nightmare "
	  "<key:brown-key>\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon | | <nightmare>\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1 play:red-moon | nightmare | "
	  "key:brown-key | blue-sun | <blue-door>\n" },
	{ ONIRIM_E_DAMAGED, SOLO "0 | <brown-key>\n" },
	{ ONIRIM_E_DAMAGED, HOST "0 | <red-sun>\nresult *\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "<|> 1 play:red-moon\n" },
	{ ONIRIM_E_DAMAGED, SOLO "0 brown-key\n<|> red-moon\n" },
	{ ONIRIM_E_SYNTAX, SOLO "0 <brown-key|red-moon>\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1 play:<red-moon|> nightmare\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1 <||> play:red-moon\n" },

	/* Numbers with a zero before them. */
	{ ONIRIM_E_SYNTAX, SOLO "<00> brown-key\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "<01> play:red-moon\n" },
	{ ONIRIM_E_SYNTAX, HEAD "config game=onirim first=random seed=0\n"
	  "0 <first:01> green-sun\n" },

	/* Lines that should have gone on. */
	{ ONIRIM_E_DAMAGED, SOLO "0 brown-key\n<red-moon> blue-sun\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1\n<play:red-moon> | nightmare\n" },

	/* The result, and what follows it. */
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1\nresult <won>\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1\nresult <seat> 1\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1\nresult<>\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1\nresult<>\n*\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1\nresult <**>\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1\n <result> *\n" },
	{ ONIRIM_E_DAMAGED, SOLO SOLO_0 "1\n<results> *\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1\nresult * <*>\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1\nresult *\n<2>\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1\nresult *\n\n <x>\n" },
	{ ONIRIM_E_SYNTAX, SOLO SOLO_0 "1\nresult *\n<onirim-record> 1\n" },
};

/* After the end of the game; LOST is one that is over. */
#define LOST SOLO LOST_LINES
static const struct broken_row after_the_end[] = {
	{ ONIRIM_E_OVER, " | <play:red-sun>\nresult lost\n" },
	{ ONIRIM_E_OVER, " | <deal:red-sun>\nresult lost\n" },
	{ ONIRIM_E_DAMAGED, " <red-sun>\nresult lost\n" },
	{ ONIRIM_E_SYNTAX, " | <red-sun>\nresult lost\n" },
	{ ONIRIM_E_DAMAGED, "\n<32> play:red-sun\nresult lost\n" },
	{ ONIRIM_E_DAMAGED, "\n<32>\nresult lost\n" },
	{ ONIRIM_E_DAMAGED, "<>\n" },
	{ ONIRIM_E_DAMAGED, "\nresult <won>\n" },
	{ ONIRIM_E_DAMAGED, "\nresult <*>\n" },
	{ ONIRIM_E_DAMAGED, "\nresult <los>" },
	{ ONIRIM_E_DAMAGED, "\nresult <seat> 1\n" },
	{ ONIRIM_E_SYNTAX, "\nresult lost <again>\n" },
};

/* Take the marks out of a text; what lay between them. */
static onirim_problem
unmarked(const char *marked, char *text)
{
	onirim_problem problem = {.line = 1, .column = 1};
	const char *begin = strchr(marked, '<'), *end = strchr(marked, '>');

	ck_assert_uint_lt(strlen(marked), TEXT_MAX);
	sprintf(text, "%.*s%.*s%s", (int)(begin - marked), marked,
	    (int)(end - begin - 1), begin + 1, end + 1);
	problem.offset = (int32_t)(begin - marked);
	problem.length = (int32_t)(end - begin - 1);
	for (int i = 0; i < problem.offset; i++) {
		problem.line += text[i] == '\n';
		problem.column = text[i] == '\n' ? 1 : problem.column + 1;
	}
	return problem;
}

static void
assert_broken(const char *marked, int status)
{
	static char text[TEXT_MAX];
	onirim_problem expected = unmarked(marked, text), problem = other;
	onirim_record *record = (onirim_record *)&record;

	expected.status = status;
	ck_assert_int_eq(onirim_record_parse(&record, text, &problem),
	    status);
	ck_assert_ptr_null(record);
	ck_assert_msg(problem.reason > 0, "\"%s\" has no reason", text);
	expected.reason = problem.reason;
	if (memcmp(&problem, &expected, sizeof problem) != 0)
		ck_abort_msg("%d+%d in line %d, column %d, status %d of "
		    "\"%s\"", problem.offset, problem.length, problem.line,
		    problem.column, problem.status, marked);
	ck_assert_int_eq(onirim_record_parse(&record, text, NULL), status);
}

START_TEST(test_broken_record_points_at_the_fault)
{
	assert_broken(broken[_i].text, broken[_i].status);
}
END_TEST

START_TEST(test_what_follows_the_end_is_refused)
{
	char text[TEXT_MAX];

	strcpy(text, LOST);
	strcpy(strstr(text, "\nresult"), after_the_end[_i].text);
	assert_broken(text, after_the_end[_i].status);
}
END_TEST

/* Cut after any byte, a record is never taken for whole; nothing is lost by
 * the last newline alone. */
START_TEST(test_record_cut_short_is_refused)
{
	const size_t length = strlen(whole[_i]);
	char text[TEXT_MAX];

	for (size_t cut = 0; cut < length - 1; cut++) {
		onirim_record *record;
		onirim_problem problem;
		int status;

		memcpy(text, whole[_i], cut);
		text[cut] = '\0';
		status = onirim_record_parse(&record, text, &problem);
		if (status != ONIRIM_E_SYNTAX && status != ONIRIM_E_CONFIG &&
		    status != ONIRIM_E_ILLEGAL && status != ONIRIM_E_DAMAGED)
			ck_abort_msg("cut after %d bytes: %d", (int)cut,
			    status);
		if (cut > 0 && text[cut - 1] == '\n')
			ck_assert_int_eq(status, ONIRIM_E_DAMAGED);
		ck_assert_int_le(problem.offset + problem.length, (int)cut);
		ck_assert_ptr_null(record);
	}
}
END_TEST

/* Without any one of its lines a record is refused, but for tags, and for a
 * turn that has only begun. */
START_TEST(test_record_without_a_line_is_refused)
{
	char text[TEXT_MAX];
	onirim_record *record;

	for (const char *line = whole[_i]; *line != '\0';
	    line = strchr(line, '\n') + 1) {
		const size_t before = (size_t)(line - whole[_i]);

		memcpy(text, whole[_i], before);
		strcpy(text + before, strchr(line, '\n') + 1);
		if (onirim_record_parse(&record, text, NULL) == ONIRIM_OK) {
			ck_assert_int_eq(strncmp(line, "tag", 3), 0);
			onirim_record_free(record);
		}
	}
}
END_TEST

/* With one byte changed a record is refused, or written as it now is. */
START_TEST(test_record_with_a_byte_changed_goes_round_or_is_refused)
{
	static const char bytes[] = " \n|#\"\\0129:-*ra?";
	char text[TEXT_MAX], again[TEXT_MAX];
	onirim_record *record;

	strcpy(text, whole[_i]);
	for (size_t at = 0; text[at] != '\0'; at++) {
		for (size_t i = at % 4; i < 16; i += 4) {
			text[at] = bytes[i];
			if (onirim_record_parse(&record, text, NULL) !=
			    ONIRIM_OK)
				continue;
			strcpy(again, text_of(record));
			onirim_record_free(record);
			ck_assert_str_eq(text_of(parsed(again)), again);
		}
		text[at] = whole[_i][at];
	}
}
END_TEST

START_TEST(test_parse_without_memory_leaves_no_record)
{
	onirim_problem problem;
	onirim_record *record;
	unsigned nth, asked;
	int status;

	for (nth = 1;; nth++) {
		record = (onirim_record *)&record;
		memory_watch(nth);
		status = onirim_record_parse(&record, whole[_i], &problem);
		asked = memory_stop();
		if (asked < nth)
			break;
		ck_assert_int_eq(status, ONIRIM_E_MEMORY);
		ck_assert_int_eq(problem.status, ONIRIM_E_MEMORY);
		ck_assert_int_eq(problem.reason, ONIRIM_PROBLEM_NO_MEMORY);
		ck_assert_ptr_null(record);
	}
	ck_assert_int_eq(status, ONIRIM_OK);
	ck_assert_uint_gt(nth, 4);
	ck_assert_str_eq(text_of(record), whole[_i]);
	onirim_record_free(record);
}
END_TEST

/* A record with so many tags, to be freed. */
static char *
text_of_tags(int count)
{
	const char *end = "0\nresult *\n";
	char *text = malloc(strlen(HOST) + (size_t)count * 32 + strlen(end) + 1);
	int n;

	ck_assert_ptr_nonnull(text);
	n = sprintf(text, HOST);
	for (int i = 0; i < count; i++)
		n += sprintf(text + n, "tag t%d \"%d\"\n", i, i);
	strcpy(text + n, end);
	return text;
}

START_TEST(test_tags_are_read_up_to_the_bound)
{
	static char again[TAGS_MOST * 32];
	char *text = text_of_tags(TAGS_MOST);
	onirim_record *record = parsed(text);

	ck_assert_int_lt(onirim_record_format(record, again, sizeof again),
	    (int)sizeof again);
	ck_assert_str_eq(again, text);
	free(text);
}
END_TEST

START_TEST(test_tag_of_a_long_name_is_refused)
{
	enum { LONG = 100000 };
	const size_t before = strlen(HOST "tag ");
	char *text = malloc(before + LONG + 8);
	onirim_problem problem;
	onirim_record *record;

	ck_assert_ptr_nonnull(text);
	strcpy(text, HOST "tag ");
	memset(text + before, 'n', LONG);
	strcpy(text + before + LONG, " \"v\"\n");
	ck_assert_int_eq(onirim_record_parse(&record, text, &problem),
	    ONIRIM_E_SYNTAX);
	ck_assert_int_eq(problem.offset, (int)before);
	ck_assert_int_eq(problem.length, LONG);
	free(text);
}
END_TEST

/* As there is a bound, no number of tags takes longer than its bytes; without
 * one the second text would take hours. */
START_TEST(test_tags_past_the_bound_are_refused)
{
	static const int counts[] = { TAGS_MOST + 1, 200000 };
	char *text = text_of_tags(counts[_i]);
	const char *fault = strstr(text, "t256");
	onirim_problem problem;
	onirim_record *record;

	ck_assert_int_eq(onirim_record_parse(&record, text, &problem),
	    ONIRIM_E_SYNTAX);
	ck_assert_ptr_null(record);
	ck_assert_int_eq(problem.offset, (int)(fault - text));
	ck_assert_int_eq(problem.length, 4);
	free(text);
}
END_TEST

Suite *
transcript_suite(void)
{
	const struct test writing[] = {
		{ test_what_is_played_is_written_and_read, COUNT_OF(written) },
		{ test_what_is_taken_back_is_not_written, 1 },
		{ test_text_with_any_capacity_is_what_fits, COUNT_OF(whole) },
		{ test_text_without_an_argument_is_null, 1 },
	};
	const struct test reading[] = {
		{ test_whole_record_is_read_and_written, COUNT_OF(whole) },
		{ test_tags_are_read, 1 },
		{ test_tags_are_read_up_to_the_bound, 1 },
		{ test_tags_past_the_bound_are_refused, 2 },
		{ test_tag_of_a_long_name_is_refused, 1 },
		{ test_other_ways_to_write_are_read, COUNT_OF(whole) * STYLES },
		{ test_liberal_text_is_read, COUNT_OF(liberal) },
	};
	const struct test faulty[] = {
		{ test_broken_record_points_at_the_fault, COUNT_OF(broken) },
		{ test_what_follows_the_end_is_refused,
		    COUNT_OF(after_the_end) },
		{ test_record_cut_short_is_refused, COUNT_OF(whole) },
		{ test_record_without_a_line_is_refused, COUNT_OF(whole) },
		{ test_record_with_a_byte_changed_goes_round_or_is_refused,
		    COUNT_OF(whole) },
		{ test_parse_without_memory_leaves_no_record, COUNT_OF(whole) },
	};
	Suite *suite = suite_create("transcript");

	suite_case(suite, "writing", writing, COUNT_OF(writing));
	suite_case(suite, "reading", reading, COUNT_OF(reading));
	suite_case(suite, "broken", faulty, COUNT_OF(faulty));
	return suite;
}
