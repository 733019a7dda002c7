/* check_notation.c - tests of cards and actions as text. */
#include <stdio.h>
#include <string.h>

#include "onirim.h"
#include "suites.h"

static const onirim_problem none = {.status = ONIRIM_OK};
static const onirim_problem other = {-99, 94, 98, 97, 96, 95, {93, 92}};

/*
 * Cards.
 */

static const struct card_row {
	int card;
	const char *name;
} cards[] = {
	{ 0x10, "red-sun" }, { 0x11, "red-moon" },
	{ 0x12, "red-key" }, { 0x13, "red-glyph" },
	{ 0x14, "blue-sun" }, { 0x15, "blue-moon" },
	{ 0x16, "blue-key" }, { 0x17, "blue-glyph" },
	{ 0x18, "green-sun" }, { 0x19, "green-moon" },
	{ 0x1A, "green-key" }, { 0x1B, "green-glyph" },
	{ 0x1C, "brown-sun" }, { 0x1D, "brown-moon" },
	{ 0x1E, "brown-key" }, { 0x1F, "brown-glyph" },
	{ 0x20, "red-door" }, { 0x21, "blue-door" },
	{ 0x22, "green-door" }, { 0x23, "brown-door" },
	{ 0x24, "nightmare" }, { 0x25, "happy-dream" },
	{ 0x30, "red-tower-3" }, { 0x31, "red-tower-4" },
	{ 0x32, "red-tower-5" }, { 0x33, "blue-tower-3" },
	{ 0x34, "blue-tower-4" }, { 0x35, "blue-tower-5" },
	{ 0x36, "green-tower-3" }, { 0x37, "green-tower-4" },
	{ 0x38, "green-tower-5" }, { 0x39, "brown-tower-3" },
	{ 0x3A, "brown-tower-4" }, { 0x3B, "brown-tower-5" },
	{ 0x40, "red-goal" }, { 0x41, "blue-goal" },
	{ 0x42, "green-goal" }, { 0x43, "brown-goal" },
	{ 0x48, "red-pair" }, { 0x49, "blue-pair" },
	{ 0x4A, "green-pair" }, { 0x4B, "brown-pair" },
	{ 0x4C, "any-pair" }, { 0x4D, "three-doors" },
	{ 0x4E, "five-doors" }, { 0x4F, "every-colour" },
};

/* Terrors that look alike: the lowest number and those equal to it. */
enum { TERRORS = 108, TERROR_FACES = 58, ALIKE_MAX = 6 };
static const uint8_t alike[][ALIKE_MAX] = {
	{ 1, 7, 16, 19 }, { 2, 26 }, { 3, 6, 15, 27 }, { 4, 13, 22 },
	{ 8, 20, 23 }, { 9, 18, 24 }, { 14, 21 }, { 28, 40 },
	{ 30, 33, 36, 39, 48, 51 }, { 31, 43 }, { 37, 52 }, { 46, 49 },
	{ 55, 64, 73, 76 }, { 56, 68, 77 }, { 57, 75, 78 }, { 65, 74 },
	{ 66, 69, 72, 81 }, { 67, 70, 79 }, { 71, 80 },
	{ 82, 94, 100, 103, 106 }, { 84, 96, 102, 105, 108 }, { 85, 97 },
	{ 86, 98 }, { 87, 99 }, { 95, 101, 107 },
};

/* The lowest number that looks like a Terror's. */
static int
lowest(int number)
{
	for (int row = 0; row < COUNT_OF(alike); row++)
		for (int i = 0; i < ALIKE_MAX; i++)
			if (alike[row][i] == number)
				return alike[row][0];
	return number;
}

/* The name a face has by the tables above, or NULL. */
static const char *
name_of(int card)
{
	static char terror[8];
	const int number = card - ONIRIM_CARD_TERROR + 1;

	for (int i = 0; i < COUNT_OF(cards); i++)
		if (cards[i].card == card)
			return cards[i].name;
	if (number < 1 || number > TERRORS || lowest(number) != number)
		return NULL;
	snprintf(terror, sizeof terror, "n%d", number);
	return terror;
}

START_TEST(test_every_value_has_its_name_or_none)
{
	const char *name = name_of(_i);
	char text[ONIRIM_TEXT_MAX] = "untouched";
	const int length = onirim_card_name((onirim_card)_i, text,
	    sizeof text);

	if (name == NULL) {
		ck_assert_int_eq(length, ONIRIM_E_RANGE);
		ck_assert_str_eq(text, "untouched");
	} else {
		ck_assert_int_eq(length, (int)strlen(name));
		ck_assert_str_eq(text, name);
		ck_assert_int_eq(onirim_card_from_name(name), _i);
	}
}
END_TEST

START_TEST(test_every_terror_is_read_as_its_face)
{
	char name[8];

	snprintf(name, sizeof name, "n%d", _i);
	ck_assert_int_eq(onirim_card_from_name(name),
	    ONIRIM_CARD_TERROR + lowest(_i) - 1);
}
END_TEST

START_TEST(test_terrors_have_58_faces)
{
	int faces = 0;

	for (int card = ONIRIM_CARD_TERROR; card < 256; card++)
		faces += onirim_card_name((onirim_card)card, NULL, 0) > 0;
	ck_assert_int_eq(faces, TERROR_FACES);
}
END_TEST

START_TEST(test_name_with_any_capacity_writes_what_fits)
{
	const char *name = cards[_i].name;
	const int length = (int)strlen(name);
	char text[32];

	for (int size = 0; size <= length + 2; size++) {
		const int fits = size == 0 ? 0 :
		    size <= length ? size - 1 : length;

		memset(text, '#', sizeof text);
		ck_assert_int_eq(onirim_card_name((onirim_card)cards[_i].card,
		    size > 0 ? text : NULL, (size_t)size), length);
		ck_assert_mem_eq(text, name, (size_t)fits);
		ck_assert_int_eq(text[fits], size > 0 ? '\0' : '#');
		ck_assert_int_eq(text[fits + 1], '#');
	}
}
END_TEST

static const char *const no_names[] = {
	"", " ", "red", "red-", "-sun", "red-sun ", " red-sun", "Red-sun",
	"RED-SUN", "red_sun", "red sun", "redsun", "red-suns", "red-su",
	"purple-sun", "red-tower", "red-tower-", "red-tower-2",
	"red-tower-6", "tower-3", "nightmare-1", "nightmar", "nightmares",
	"happy", "happy_dream", "door", "every-color", "any-pair ",
	"n", "n0", "n01", "n007", "n0108", "n109", "n110", "n256", "n1x", "n-1", "n+1", "n 1",
	"N1", "n99999999999999999999", "n4294967297", "n18446744073709551617",
	"1", "16", "0x10", "hidden", "none", "red-goal-down", "red-sun\n",
};

START_TEST(test_text_that_is_no_name_is_refused)
{
	ck_assert_int_eq(onirim_card_from_name(no_names[_i]),
	    ONIRIM_E_SYNTAX);
}
END_TEST

START_TEST(test_card_without_text_is_null)
{
	ck_assert_int_eq(onirim_card_from_name(NULL), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_card_name(0x10, NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_card_name(0x10, NULL, 0), 7);
}
END_TEST

/*
 * Actions.
 */

static const struct text_row {
	const char *text;
	uint32_t action;
} texts[] = {
	{ "deal:nightmare", 0x01240000 },
	{ "take:red-sun", 0x02100000 },
	{ "play:red-sun", 0x03100000 },
	{ "play:blue-moon@shared", 0x03150100 },
	{ "play:red-tower-3@left", 0x03300001 },
	{ "play:red-tower-3@right", 0x03300002 },
	{ "play:red-tower-3@shared-left", 0x03300101 },
	{ "play:red-tower-3@shared-right", 0x03300102 },
	{ "discard:brown-key", 0x041E0000 },
	{ "discard:brown-key@shared", 0x041E0100 },
	{ "search", 0x05000000 },
	{ "swap:green-sun/blue-moon", 0x06181500 },
	{ "swap:n1/n104", 0x0680E700 },
	{ "key:red-key", 0x07120000 },
	{ "key:red-key@shared", 0x07120100 },
	{ "door:red-door", 0x08200000 },
	{ "door:red-door@2", 0x08200100 },
	{ "door:brown-door@5", 0x08230400 },
	{ "reveal", 0x09000000 },
	{ "hand", 0x0A000000 },
	{ "limbo", 0x0B000000 },
	{ "drop:nightmare", 0x0C240000 },
	{ "next:green-glyph", 0x0D1B0000 },
	{ "top:happy-dream", 0x0E250000 },
	{ "cast:prophecy", 0x0F000000 },
	{ "cast:planning", 0x0F000001 },
	{ "cast:punishment", 0x0F000002 },
	{ "pay:blue-key", 0x10160000 },
	{ "goals:1/2", 0x11000100 },
	{ "goals:7/8", 0x11060700 },
	{ "tower:1", 0x12000000 },
	{ "tower:12", 0x1200000B },
	{ "spare", 0x13000000 },
	{ "resolve:red-pair", 0x14480000 },
	{ "dispel:every-colour", 0x154F0000 },
	{ "look", 0x16000000 },
	{ "fetch", 0x17000000 },
	{ "fetch:brown-goal", 0x17430000 },
	{ "draw", 0x18000000 },
	{ "decline", 0x19000000 },
	{ "stop", 0x1A000000 },
	{ "exchange", 0x1B000000 },
	{ "build:n1@1", 0x1C800000 },
	{ "build:n104@7", 0x1CE70006 },
	{ "seize:1/1", 0x1D000000 },
	{ "seize:5/7", 0x1D000406 },
	{ "destroy:2/3", 0x1E000102 },
	{ "devour:7", 0x1F000006 },
	{ "wake:1", 0x20000000 },
};

/* The same action by another text. */
static const struct text_row aliases[] = {
	{ "door:red-door@1", 0x08200000 },
	{ "build:n7@1", 0x1C800000 },
	{ "deal:n107", 0x01DE0000 },
	{ "swap:n19/n108", 0x0680D300 },
};

START_TEST(test_text_of_the_table_is_written_and_read)
{
	const struct text_row *row = &texts[_i];
	char text[ONIRIM_TEXT_MAX];
	onirim_problem problem = other;
	onirim_action action = 0;

	ck_assert_int_eq(onirim_action_format(row->action, text, sizeof text),
	    (int)strlen(row->text));
	ck_assert_str_eq(text, row->text);
	ck_assert_int_eq(onirim_action_parse(&action, row->text, &problem),
	    ONIRIM_OK);
	ck_assert_uint_eq(action, row->action);
	ck_assert_mem_eq(&problem, &none, sizeof none);
}
END_TEST

START_TEST(test_alias_is_read)
{
	onirim_action action = 0;

	ck_assert_int_eq(onirim_action_parse(&action, aliases[_i].text, NULL),
	    ONIRIM_OK);
	ck_assert_uint_eq(action, aliases[_i].action);
}
END_TEST

/* How many actions a verb has: 104 faces, 28 pairs of Goals, 5 seats, 12
 * Towers, 7 creatures, 3 spells. */
enum { FACES = 46 + TERROR_FACES };
static const int actions_of[128] = {
	[ONIRIM_VERB_DEAL] = FACES, [ONIRIM_VERB_TAKE] = FACES,
	[ONIRIM_VERB_PLAY] = FACES * 6, [ONIRIM_VERB_DISCARD] = FACES * 2,
	[ONIRIM_VERB_SEARCH] = 1, [ONIRIM_VERB_SWAP] = FACES * FACES,
	[ONIRIM_VERB_KEY] = FACES * 2, [ONIRIM_VERB_DOOR] = FACES * 5,
	[ONIRIM_VERB_REVEAL] = 1, [ONIRIM_VERB_HAND] = 1,
	[ONIRIM_VERB_LIMBO] = 1, [ONIRIM_VERB_DROP] = FACES,
	[ONIRIM_VERB_NEXT] = FACES, [ONIRIM_VERB_TOP] = FACES,
	[ONIRIM_VERB_CAST] = 3, [ONIRIM_VERB_PAY] = FACES,
	[ONIRIM_VERB_GOALS] = 28, [ONIRIM_VERB_TOWER] = 12,
	[ONIRIM_VERB_SPARE] = 1, [ONIRIM_VERB_RESOLVE] = FACES,
	[ONIRIM_VERB_DISPEL] = FACES, [ONIRIM_VERB_LOOK] = 1,
	[ONIRIM_VERB_FETCH] = FACES + 1, [ONIRIM_VERB_DRAW] = 1,
	[ONIRIM_VERB_DECLINE] = 1, [ONIRIM_VERB_STOP] = 1,
	[ONIRIM_VERB_EXCHANGE] = 1, [ONIRIM_VERB_BUILD] = FACES * 7,
	[ONIRIM_VERB_SEIZE] = 35, [ONIRIM_VERB_DESTROY] = 35,
	[ONIRIM_VERB_DEVOUR] = 7, [ONIRIM_VERB_WAKE] = 7,
};

/* Format and read again; 1 when it is an action, 0 when it is refused. */
static int
goes_round(onirim_action action)
{
	char text[ONIRIM_TEXT_MAX] = "untouched";
	onirim_action same = 0;
	const int length = onirim_action_format(action, text, sizeof text);

	if (length == ONIRIM_E_ACTION && strcmp(text, "untouched") == 0)
		return 0;
	if (length != (int)strlen(text) ||
	    onirim_action_parse(&same, text, NULL) != ONIRIM_OK ||
	    same != action)
		ck_abort_msg("%08x is \"%s\"", action, text);
	return 1;
}

/* A byte from 0 to 15, and a few above: those of faces, and the last. */
static int
byte_after(int byte)
{
	return byte < 15 ? byte + 1 : byte == 15 ? 0x24 :
	    byte == 0x24 ? 0x80 : byte == 0x80 ? 0xFF : 256;
}

static int
places_and_extras(int verb, int card)
{
	int actions = 0;

	for (int place = 0; place < 256; place = byte_after(place))
		for (int extra = 0; extra < 256; extra = byte_after(extra))
			actions += goes_round(onirim_action_make(verb, card,
			    place, extra));
	return actions;
}

/* A swap has a face in its place. */
static int
swaps(int card)
{
	int actions = 0;

	for (int place = 0; place < 256; place++)
		for (int extra = 0; extra < 4; extra++)
			actions += goes_round(onirim_action_make(
			    ONIRIM_VERB_SWAP, card, place, extra));
	return actions;
}

START_TEST(test_every_number_goes_round_or_is_refused)
{
	int actions = 0;

	if (_i == 0) {
		for (uint32_t low = 0; low < 0x1000000; low += 0x101)
			actions += goes_round(low);
	} else {
		for (int card = 0; card < 256; card++)
			actions += _i == ONIRIM_VERB_SWAP ? swaps(card) :
			    places_and_extras(_i, card);
	}
	ck_assert_int_eq(actions, actions_of[_i]);
}
END_TEST

START_TEST(test_verb_above_127_is_refused)
{
	ck_assert_int_eq(goes_round((uint32_t)_i << 24), 0);
	ck_assert_int_eq(goes_round((uint32_t)_i << 24 | 0x100000), 0);
}
END_TEST

/* What cannot be read, and the part at fault. */
static const struct bad_row {
	const char *text;
	int32_t offset;
	int32_t length;
} bad[] = {
	/* The verb. */
	{ "", 0, 0 },
	{ ":", 0, 0 },
	{ " search", 0, 7 },
	{ "Search", 0, 6 },
	{ "searc", 0, 5 },
	{ "searching", 0, 9 },
	{ "search ", 0, 7 },
	{ "ply:red-sun", 0, 3 },
	{ "play red-sun", 0, 12 },
	{ "play:red-sun\n", 5, 8 },
	{ "deal@red-sun", 0, 12 },
	{ "look\n", 0, 5 },

	/* What it is about. */
	{ "play", 4, 0 },
	{ "play:", 5, 0 },
	{ "play:@shared", 5, 0 },
	{ "play:red-sum", 5, 7 },
	{ "play:red-sum@shared", 5, 7 },
	{ "play: red-sun", 5, 8 },
	{ "play:red-sun@", 13, 0 },
	{ "play:red-sun@here", 13, 4 },
	{ "play:red-sun@left@left", 13, 9 },
	{ "play:red-sun@shared-", 13, 7 },
	{ "play::red-sun", 5, 8 },
	{ "discard:red-sun@left", 16, 4 },
	{ "discard:red-sun@shared ", 16, 7 },
	{ "key:red-key@own", 12, 3 },
	{ "take:red-sun@shared", 5, 14 },
	{ "drop:red-sun,blue-sun", 5, 16 },
	{ "search:red-door", 6, 9 },
	{ "reveal:", 6, 1 },
	{ "decline:search", 7, 7 },
	{ "deal:n109", 5, 4 },
	{ "deal:n0", 5, 2 },
	{ "deal:hidden", 5, 6 },

	/* Two parts. */
	{ "swap:red-sun", 12, 0 },
	{ "swap:red-sun/", 13, 0 },
	{ "swap:/red-sun", 5, 0 },
	{ "swap:red-sun/blue", 13, 4 },
	{ "swap:red/blue-sun", 5, 3 },
	{ "swap:red-sun/blue-sun/green-sun", 13, 18 },

	/* Numbers. */
	{ "door:red-door@", 14, 0 },
	{ "door:red-door@0", 14, 1 },
	{ "door:red-door@6", 14, 1 },
	{ "door:red-door@10", 14, 2 },
	{ "door:red-door@99999999999999999999", 14, 20 },
	{ "door:red-door@two", 14, 3 },
	{ "goals:1", 7, 0 },
	{ "goals:0/1", 6, 1 },
	{ "goals:1/9", 8, 1 },
	{ "goals:1/10", 8, 2 },
	{ "goals:a/2", 6, 1 },
	{ "door:red-door@02", 14, 2 },
	{ "goals:01/2", 6, 2 },
	{ "tower:03", 6, 2 },
	{ "build:n0030@2", 6, 5 },
	{ "build:n30@0002", 10, 4 },
	{ "tower:", 6, 0 },
	{ "tower:0", 6, 1 },
	{ "tower:13", 6, 2 },
	{ "tower:20", 6, 2 },
	{ "tower:-1", 6, 2 },
	{ "build:n1", 8, 0 },
	{ "build:n1@8", 9, 1 },
	{ "build:n1@0", 9, 1 },
	{ "seize:6/1", 6, 1 },
	{ "seize:1/8", 8, 1 },
	{ "seize:1", 7, 0 },
	{ "destroy:/1", 8, 0 },
	{ "devour:8", 7, 1 },
	{ "wake:0", 5, 1 },

	/* Words. */
	{ "cast", 4, 0 },
	{ "cast:", 5, 0 },
	{ "cast:prophet", 5, 7 },
	{ "fetch:", 6, 0 },
	{ "fetch:door", 6, 4 },

	/* Two Goals are named in ascending order: the whole text. */
	{ "goals:2/1", 0, 9 },
	{ "goals:3/3", 0, 9 },
};

START_TEST(test_bad_text_points_at_the_fault)
{
	onirim_problem problem = other;
	onirim_action action = 0xDEADBEEF;

	ck_assert_int_eq(onirim_action_parse(&action, bad[_i].text, &problem),
	    ONIRIM_E_SYNTAX);
	ck_assert_uint_eq(action, 0xDEADBEEF);
	ck_assert_int_eq(problem.status, ONIRIM_E_SYNTAX);
	ck_assert_int_gt(problem.reason, 0);
	ck_assert_int_eq(problem.offset, bad[_i].offset);
	ck_assert_int_eq(problem.length, bad[_i].length);
	ck_assert_int_eq(problem.line, 1);
	ck_assert_int_eq(problem.column, bad[_i].offset + 1);
	ck_assert_int_eq(onirim_action_parse(&action, bad[_i].text, NULL),
	    ONIRIM_E_SYNTAX);
}
END_TEST

/* With one byte changed a text is refused or another action's, but for equal
 * Terrors. */
START_TEST(test_text_with_a_byte_changed_is_never_the_same)
{
	const char *text = texts[_i].text;
	char changed[ONIRIM_TEXT_MAX];
	onirim_action action = 0;

	for (size_t at = 0; at < strlen(text); at++) {
		strcpy(changed, text);
		for (int byte = 1; byte < 256; byte++) {
			changed[at] = (char)byte;
			if (changed[at] == text[at] ||
			    onirim_action_parse(&action, changed, NULL) !=
			    ONIRIM_OK)
				continue;
			ck_assert(action != texts[_i].action ||
			    strstr(text, ":n1") != NULL);
		}
	}
}
END_TEST

START_TEST(test_action_with_any_capacity_writes_what_fits)
{
	char whole[ONIRIM_TEXT_MAX], text[ONIRIM_TEXT_MAX];
	const int length = onirim_action_format(texts[_i].action, whole,
	    sizeof whole);

	for (int size = 0; size <= length + 2; size++) {
		const int fits = size == 0 ? 0 :
		    size <= length ? size - 1 : length;

		memset(text, '#', sizeof text);
		ck_assert_int_eq(onirim_action_format(texts[_i].action,
		    size > 0 ? text : NULL, (size_t)size), length);
		ck_assert_mem_eq(text, whole, (size_t)fits);
		ck_assert_int_eq(text[fits], size > 0 ? '\0' : '#');
		ck_assert_int_eq(text[fits + 1], '#');
	}
}
END_TEST

START_TEST(test_action_without_text_is_null)
{
	onirim_action action = 0xDEADBEEF;
	onirim_problem problem = other;

	ck_assert_int_eq(onirim_action_format(0x05000000, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_action_format(0x05000000, NULL, 0), 6);
	ck_assert_int_eq(onirim_action_format(0, NULL, 0), ONIRIM_E_ACTION);
	ck_assert_int_eq(onirim_action_parse(&action, NULL, &problem),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_action_parse(NULL, "search", &problem),
	    ONIRIM_E_NULL);
	ck_assert_uint_eq(action, 0xDEADBEEF);
	ck_assert_mem_eq(&problem, &other, sizeof other);
}
END_TEST

/*
 * Fields.
 */

START_TEST(test_make_and_take_apart)
{
	static const int bytes[] = { 0, 1, 2, 0x10, 0x7F, 0x80, 0xFE, 0xFF };
	const int card = bytes[_i % 8], place = bytes[_i / 8 % 8];
	const int extra = bytes[_i / 64 % 8];

	for (int verb = 1; verb < 128; verb++) {
		const onirim_action action = onirim_action_make(verb, card,
		    place, extra);

		ck_assert_uint_eq(action, (uint32_t)verb << 24 |
		    (uint32_t)card << 16 | (uint32_t)place << 8 |
		    (uint32_t)extra);
		ck_assert_int_eq(onirim_action_verb(action), verb);
		ck_assert_int_eq(onirim_action_card(action), card);
		ck_assert_int_eq(onirim_action_place(action), place);
		ck_assert_int_eq(onirim_action_extra(action), extra);
	}
}
END_TEST

static const int misfits[][4] = {
	{ 0, 0x10, 0, 0 }, { -1, 0, 0, 0 }, { 128, 0, 0, 0 },
	{ 256 + 5, 0, 0, 0 }, { 5, -1, 0, 0 }, { 5, 256, 0, 0 },
	{ 5, 0, -1, 0 }, { 5, 0, 256, 0 }, { 5, 0, 0, -1 },
	{ 5, 0, 0, 256 }, { 5, 0x7FFFFFFF, 0, 0 }, { 5, 0, -0x7FFFFFFF, 0 },
};

START_TEST(test_make_of_a_value_that_does_not_fit_is_0)
{
	const int *row = misfits[_i];

	ck_assert_uint_eq(onirim_action_make(row[0], row[1], row[2], row[3]),
	    0);
}
END_TEST

START_TEST(test_fields_of_any_number_are_its_bytes)
{
	ck_assert_int_eq(onirim_action_verb(0xFFFEFDFC), 0xFF);
	ck_assert_int_eq(onirim_action_card(0xFFFEFDFC), 0xFE);
	ck_assert_int_eq(onirim_action_place(0xFFFEFDFC), 0xFD);
	ck_assert_int_eq(onirim_action_extra(0xFFFEFDFC), 0xFC);
}
END_TEST

Suite *
notation_suite(void)
{
	const struct test of_cards[] = {
		{ test_every_value_has_its_name_or_none, 256 },
		{ test_terrors_have_58_faces, 1 },
		{ test_name_with_any_capacity_writes_what_fits,
		    COUNT_OF(cards) },
		{ test_text_that_is_no_name_is_refused, COUNT_OF(no_names) },
		{ test_card_without_text_is_null, 1 },
	};
	const struct test of_actions[] = {
		{ test_text_of_the_table_is_written_and_read, COUNT_OF(texts) },
		{ test_alias_is_read, COUNT_OF(aliases) },
		{ test_every_number_goes_round_or_is_refused, 128 },
		{ test_bad_text_points_at_the_fault, COUNT_OF(bad) },
		{ test_text_with_a_byte_changed_is_never_the_same,
		    COUNT_OF(texts) },
		{ test_action_with_any_capacity_writes_what_fits,
		    COUNT_OF(texts) },
		{ test_action_without_text_is_null, 1 },
	};
	const struct test of_fields[] = {
		{ test_make_and_take_apart, 512 },
		{ test_make_of_a_value_that_does_not_fit_is_0,
		    COUNT_OF(misfits) },
		{ test_fields_of_any_number_are_its_bytes, 1 },
	};
	Suite *suite = suite_create("notation");
	TCase *tc;

	tc = suite_case(suite, "cards", of_cards,
	    COUNT_OF(of_cards));
	tcase_add_loop_test(tc,
	    test_every_terror_is_read_as_its_face, 1, TERRORS + 1);
	tc = suite_case(suite, "actions", of_actions,
	    COUNT_OF(of_actions));
	tcase_add_loop_test(tc,
	    test_verb_above_127_is_refused, 128, 256);
	suite_case(suite, "fields", of_fields,
	    COUNT_OF(of_fields));
	return suite;
}
