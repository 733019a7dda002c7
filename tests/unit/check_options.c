/* check_options.c - tests of what can be chosen in a configuration. */
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "onirim.h"
#include "said.h"
#include "suites.h"

enum { WORDS_BYTES = 1024 };

/* The keys in their order. */
static const struct key_row {
	const char *key;
	int kind;
	int games;
} keys[] = {
	{ "game",         ONIRIM_VALUES_ONE,    3 },
	{ "players",      ONIRIM_VALUES_NUMBER, 3 },
	{ "sets",         ONIRIM_VALUES_LIST,   1 },
	{ "variants",     ONIRIM_VALUES_LIST,   1 },
	{ "premonitions", ONIRIM_VALUES_NUMBER, 1 },
	{ "first",        ONIRIM_VALUES_ONE,    3 },
	{ "objective",    ONIRIM_VALUES_NUMBER, 2 },
	{ "turns",        ONIRIM_VALUES_NUMBER, 2 },
	{ "seed",         ONIRIM_VALUES_NUMBER, 3 },
	{ "chance",       ONIRIM_VALUES_ONE,    3 },
	{ "events",       ONIRIM_VALUES_ONE,    3 },
};

/* What goes with a configuration, and the default; "" for none, or where a
 * status is negative that status. */
static const struct value_row {
	const char *config;
	const char *key;
	const char *values;
	const char *usual;
	int status;
} values[] = {
	{ NULL, "game", "onirim nightmarium", "onirim", 0 },
	{ "", "players", "1..2", "1", 0 },
	{ "", "sets", "steps towers dreams", "none", 0 },
	{ "", "variants", "", "none", 0 },
	{ "", "premonitions", "", "", 0 },
	{ "", "first", "1 random", "1", 0 },
	{ "", "objective", "", "", 0 },
	{ "", "turns", "", "", 0 },
	{ "", "seed", "0..18446744073709551615", "0", 0 },
	{ "", "chance", "seeded host", "seeded", 0 },
	{ "", "events", "off on", "off", 0 },

	/* What goes with the rest, as it may need another word. */
	{ "players=2", "variants", "open unique race", "none", 0 },
	{ "sets=steps", "variants", "lost", "none", 0 },
	{ "sets=dreams,towers", "variants", "ruins right-only", "none", 0 },
	{ "players=2 sets=steps,towers,dreams", "variants",
	  "open unique race lost ruins right-only", "none", 0 },
	{ "players=2", "first", "1 2 random", "1", 0 },
	{ "players=2 chance=host", "first", "1 2", "1", 0 },
	{ "first=random", "chance", "seeded", "seeded", 0 },
	{ "sets=dreams", "premonitions", "4..6", "4", 0 },
	{ "players=2 variants=open", "players", "2..2", "1", 0 },
	{ "players=2 first=2", "players", "2..2", "1", 0 },
	{ "players=2 sets=steps variants=lost,open", "sets",
	  "steps towers dreams", "none", 0 },
	{ "sets=steps", "game", "onirim", "onirim", 0 },
	{ "players=5", "game", "nightmarium", "onirim", 0 },
	{ "turns=7", "game", "nightmarium", "onirim", 0 },
	{ "players=2", "game", "onirim nightmarium", "onirim", 0 },

	/* What it says of the key itself does not matter. */
	{ "variants=race", "players", "2..2", "1", 0 },
	{ "variants=race", "variants", "", "none", 0 },
	{ "players=9", "players", "1..2", "1", 0 },
	{ "seed=x", "seed", "0..18446744073709551615", "0", 0 },
	{ "sets=towers variants=lost", "sets", "steps towers dreams", "none",
	  0 },
	{ "game=onirium", "game", "onirim nightmarium", "onirim", 0 },

	/* The second game. */
	{ "game=nightmarium", "players", "2..5", "2", 0 },
	{ "game=nightmarium first=4", "players", "4..5", "2", 0 },
	{ "game=nightmarium", "sets", "", "", 0 },
	{ "game=nightmarium", "variants", "", "", 0 },
	{ "game=nightmarium", "premonitions", "", "", 0 },
	{ "game=nightmarium", "objective", "1..7", "5", 0 },
	{ "game=nightmarium objective=3", "turns", "0..65535", "0", 0 },
	{ "game=nightmarium players=5", "first", "1 2 3 4 5 random", "1", 0 },
	{ "game=nightmarium sets=steps", "sets", "", "", 0 },

	/* The rest cannot be read. */
	{ "x=y", "players", "", "", ONIRIM_E_CONFIG },
	{ "players", "players", "", "", ONIRIM_E_CONFIG },
	{ "seed=1 seed=2", "seed", "", "", ONIRIM_E_CONFIG },
	{ "seed=x", "players", "", "", ONIRIM_E_CONFIG },
	{ "variants=race", "sets", "", "", ONIRIM_E_CONFIG },
	{ "variants=race first=3", "players", "", "", ONIRIM_E_CONFIG },
	{ "game=onirium", "players", "", "", ONIRIM_E_CONFIG },
	{ "game=nightmarium sets=steps", "players", "", "", ONIRIM_E_CONFIG },
	{ "sets=steps turns=5", "game", "", "", ONIRIM_E_CONFIG },
};

static int
key_named(const char *name)
{
	char key[ONIRIM_TEXT_MAX];

	for (int i = 0;; i++) {
		ck_assert_int_gt(onirim_config_key(i, key, sizeof key), 0);
		if (strcmp(key, name) == 0)
			return i;
	}
}

/* All values that go, with a space between them; the status that ends them. */
static int
values_of(const char *config, int key, char words[WORDS_BYTES])
{
	char value[ONIRIM_TEXT_MAX];
	int n = 0, status;

	words[0] = '\0';
	for (int i = 0; (status = onirim_config_value(config, key, i, value,
	    sizeof value)) >= 0; i++)
		n += sprintf(words + n, "%s%s", i == 0 ? "" : " ", value);
	return status;
}

START_TEST(test_keys_are_told_in_order)
{
	char key[ONIRIM_TEXT_MAX] = "";

	ck_assert_int_eq(onirim_config_key(_i, key, sizeof key),
	    (int)strlen(keys[_i].key));
	ck_assert_str_eq(key, keys[_i].key);
	ck_assert_int_eq(onirim_config_key_trait(_i, ONIRIM_CONFIG_KIND),
	    keys[_i].kind);
	ck_assert_int_eq(onirim_config_key_trait(_i, ONIRIM_CONFIG_GAMES),
	    keys[_i].games);
}
END_TEST

START_TEST(test_values_go_with_the_rest)
{
	const struct value_row *row = &values[_i];
	const int key = key_named(row->key);
	char words[WORDS_BYTES], usual[ONIRIM_TEXT_MAX] = "";
	const int end = values_of(row->config, key, words);
	const int length = onirim_config_default(row->config, key, usual,
	    sizeof usual);

	ck_assert_str_eq(words, row->values);
	ck_assert_int_eq(end, row->status < 0 ? row->status : ONIRIM_E_RANGE);
	ck_assert_str_eq(usual, row->usual);
	if (row->status < 0)
		ck_assert_int_eq(length, row->status);
	else if (row->usual[0] == '\0')
		ck_assert_int_eq(length, ONIRIM_E_RANGE);
	else
		ck_assert_int_eq(length, (int)strlen(usual));
}
END_TEST

/* Some of each key, in every combination. */
static const char *const parts[][5] = {
	{ "", "game=onirim ", "game=nightmarium " },
	{ "", "players=1 ", "players=2 ", "players=4 " },
	{ "", "sets=steps ", "sets=towers,dreams " },
	{ "", "variants=open ", "variants=lost ", "variants=right-only " },
	{ "", "premonitions=5 " },
	{ "", "first=2 ", "first=random " },
	{ "", "turns=1 " },
	{ "", "chance=host " },
};

enum { PARTS = COUNT_OF(parts), COMBINED = 3 * 4 * 3 * 4 * 2 * 3 * 2 * 2 };

/* The n-th combination, without one of its words. */
static void
combine(int n, int left_out, char config[WORDS_BYTES])
{
	config[0] = '\0';
	for (int i = 0; i < PARTS; i++) {
		int count = 0;

		while (count < 5 && parts[i][count] != NULL)
			count++;
		if (i != left_out)
			strcat(config, parts[i][n % count]);
		n /= count;
	}
}

/* Each word of a key is offered just when some configuration with it is read,
 * whatever else is in a list. */
static void
assert_offered(const char *rest, const char *key, const char *value,
    const char *const *besides, const char *words)
{
	char config[WORDS_BYTES], around[WORDS_BYTES], found[WORDS_BYTES];
	bool read = false;

	for (int i = 0; besides[i] != NULL; i++) {
		snprintf(config, sizeof config, "%s %s=%s%s", rest, key, value,
		    strcmp(besides[i], value) == 0 ? "" : besides[i]);
		read |= onirim_game_size(config) > 0;
	}
	snprintf(around, sizeof around, " %s ", words);
	snprintf(found, sizeof found, " %s ", value);
	ck_assert_msg(read == (strstr(around, found) != NULL),
	    "%s with %s=%s: offered are '%s'", rest, key, value, words);
}

START_TEST(test_offers_are_what_is_read)
{
	static const char *const sets[] = { "steps", "towers", "dreams" };
	static const char *const variants[] = { "open", "race", "lost",
	    "ruins", "right-only" };
	static const char *const alone[] = { "", NULL };
	static const char *const with_sets[] = { "", ",steps", ",towers",
	    ",dreams", ",steps,towers", ",steps,dreams", ",towers,dreams",
	    NULL };
	char rest[WORDS_BYTES], words[WORDS_BYTES];

	combine(_i, 2, rest);
	values_of(rest, key_named("sets"), words);
	for (int i = 0; i < COUNT_OF(sets); i++)
		assert_offered(rest, "sets", sets[i], with_sets, words);
	combine(_i, 3, rest);
	values_of(rest, key_named("variants"), words);
	for (int i = 0; i < COUNT_OF(variants); i++)
		assert_offered(rest, "variants", variants[i], alone, words);
	combine(_i, 0, rest);
	values_of(rest, key_named("game"), words);
	assert_offered(rest, "game", "onirim", alone, words);
	assert_offered(rest, "game", "nightmarium", alone, words);
	combine(_i, 5, rest);
	values_of(rest, key_named("first"), words);
	assert_offered(rest, "first", "2", alone, words);
	assert_offered(rest, "first", "random", alone, words);
}
END_TEST

START_TEST(test_range_holds_what_is_read)
{
	char rest[WORDS_BYTES], config[2 * WORDS_BYTES], words[WORDS_BYTES];
	int least = 0, most = -1;

	combine(_i, 1, rest);
	values_of(rest, key_named("players"), words);
	if (words[0] != '\0')
		ck_assert_int_eq(sscanf(words, "%d..%d", &least, &most), 2);
	for (int players = 0; players < 8; players++) {
		snprintf(config, sizeof config, "%s players=%d", rest,
		    players);
		ck_assert_msg((onirim_game_size(config) > 0) ==
		    (players >= least && players <= most), "%s: %s", config,
		    words);
	}
}
END_TEST

/*
 * Words.
 */

static const struct label_row {
	const char *word;
	const char *labels[3];
} labels[] = {
	{ "sets", { "Expansions", "Extensions", "Дополнения" } },
	{ "sets=steps", { "The Book of Steps Lost and Found",
	  "Le Grimoire des Pas Perdus", "Книга найденных ступеней" } },
	{ "variants=none", { "None", "Aucune", "Нет" } },
	{ "players=1", { "1 player", "1 joueur", "1 игрок" } },
	{ "players=2", { "2 players", "2 joueurs", "2 игрока" } },
	{ "players=5", { "5 players", "5 joueurs", "5 игроков" } },
	{ "players=2..5", { "2–5", "2–5", "2–5" } },
	{ "players=2..2", { "2 players", "2 joueurs", "2 игрока" } },
	{ "first=3", { "Player 3", "Joueur 3", "Игрок 3" } },
	{ "first=random",
	  { "Drawn by lot", "Tiré au sort", "По жребию" } },
	{ "objective=1", { "1 creature", "1 créature", "1 существо" } },
	{ "turns=0", { "No limit", "Sans limite", "Без предела" } },
	{ "turns=0..65535", { "0–65535", "0–65535", "0–65535" } },
	{ "turns=21", { "21 turns", "21 tours", "21 ход" } },
	{ "premonitions=4", { "4 Premonitions", "4 Funestes Prémonitoires",
	  "4 предчувствия" } },
	{ "seed=18446744073709551615", { "18446744073709551615",
	  "18446744073709551615", "18446744073709551615" } },
	{ "seed=0x2A", { "42", "42", "42" } },
};

static const char *const strange[] = {
	"", "=", "set", "sets=", "sets=tower", "sets=steps,towers",
	"towers", "players=", "players=0", "players=6", "players=02",
	"players=two", "players=1.", "players=1..", "players=..2",
	"players=1.2", "players=1...2", "players=1..6", "first=random..2",
	"first=0", "seed=0x", "seed=18446744073709551616", "chance=1",
	"sets =towers", "Sets", "events=on ",
};

START_TEST(test_label_is_in_each_language)
{
	static const char *const languages[] = { "en", "fr", "ru" };
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < COUNT_OF(languages); i++) {
		ck_assert_int_eq(onirim_config_text(labels[_i].word,
		    languages[i], text, sizeof text), (int)strlen(text));
		ck_assert_str_eq(text, labels[_i].labels[i]);
		ck_assert_int_gt(onirim_config_help_text(labels[_i].word,
		    languages[i], text, sizeof text), 10);
	}
}
END_TEST

START_TEST(test_strange_word_has_no_label)
{
	char text[8] = "before";

	ck_assert_int_eq(onirim_config_text(strange[_i], "en", text,
	    sizeof text), ONIRIM_E_CONFIG);
	ck_assert_int_eq(onirim_config_help_text(strange[_i], "fr", text,
	    sizeof text), ONIRIM_E_CONFIG);
	ck_assert_str_eq(text, "before");
}
END_TEST

/* A label and a sentence of help, which ends like one. */
static void
assert_said(const char *word, const char *language)
{
	char label[ONIRIM_TEXT_MAX] = "", help[ONIRIM_TEXT_MAX] = "";
	const int length = onirim_config_text(word, language, label,
	    sizeof label);
	const int help_length = onirim_config_help_text(word, language, help,
	    sizeof help);

	ck_assert_msg(length > 0 && length < ONIRIM_TEXT_MAX, "%s: %d", word,
	    length);
	ck_assert_msg(help_length > 0 && help_length < ONIRIM_TEXT_MAX,
	    "%s: %d", word, help_length);
	ck_assert_msg(help[help_length - 1] == '.', "%s: %s", word, help);
	ck_assert(strpbrk(label, "{}|") == NULL);
	ck_assert(strpbrk(help, "{}|") == NULL);
}

/* Whatever is offered anywhere has words in every language, and so has a list
 * of nothing. */
START_TEST(test_whatever_is_offered_has_words)
{
	static const char *const configs[] = {
		"players=2 sets=steps,towers,dreams", "game=nightmarium",
		"first=random", NULL,
	};
	char language[ONIRIM_TEXT_MAX], word[WORDS_BYTES];
	char key[ONIRIM_TEXT_MAX], value[ONIRIM_TEXT_MAX];

	ck_assert_int_gt(onirim_config_key(_i, key, sizeof key), 0);
	for (int l = 0; onirim_language(l, language, sizeof language) > 0;
	    l++) {
		assert_said(key, language);
		snprintf(word, sizeof word, "%s=none", key);
		if (onirim_config_key_trait(_i, ONIRIM_CONFIG_KIND) ==
		    ONIRIM_VALUES_LIST)
			assert_said(word, language);
		for (int c = 0; c < COUNT_OF(configs); c++)
			for (int v = 0; onirim_config_value(configs[c], _i, v,
			    value, sizeof value) >= 0; v++) {
				snprintf(word, sizeof word, "%s=%s", key,
				    value);
				assert_said(word, language);
			}
	}
}
END_TEST

/*
 * Calls.
 */

static const int no_keys[] = { -1, COUNT_OF(keys), INT_MAX, INT_MIN };

START_TEST(test_key_past_the_last_is_out_of_range)
{
	const int key = no_keys[_i];
	char text[8] = "before";

	ck_assert_int_eq(onirim_config_key(key, text, sizeof text),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_config_key_trait(key, ONIRIM_CONFIG_KIND),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_config_value("", key, 0, text, sizeof text),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_config_default("", key, text, sizeof text),
	    ONIRIM_E_RANGE);
	ck_assert_str_eq(text, "before");
}
END_TEST

START_TEST(test_strange_number_is_out_of_range)
{
	static const int numbers[] = { -1, 2, 1000, INT_MAX, INT_MIN };
	char text[8] = "before";

	for (int i = 0; i < COUNT_OF(numbers); i++)
		for (int key = 0; key < COUNT_OF(keys); key++)
			if (numbers[i] != 2 || key != key_named("sets"))
				ck_assert_int_eq(onirim_config_value("", key,
				    numbers[i], text, sizeof text),
				    ONIRIM_E_RANGE);
	ck_assert_str_eq(text, "before");
	for (int what = -1; what < 5; what++)
		ck_assert_int_eq(onirim_config_key_trait(0, what) > 0,
		    what == ONIRIM_CONFIG_KIND || what == ONIRIM_CONFIG_GAMES);
	ck_assert_int_eq(onirim_config_key_trait(0, 0), ONIRIM_E_RANGE);
}
END_TEST

START_TEST(test_missing_argument_is_null)
{
	char text[8] = "before";

	ck_assert_int_eq(onirim_config_key(0, NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_config_value("", 0, 0, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_config_default("", 0, NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_config_text(NULL, "en", text, sizeof text),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_config_text("sets", "en", NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_config_help_text(NULL, "en", text,
	    sizeof text), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_config_help_text("sets", "en", NULL, 1),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_config_text("sets", "de", text, sizeof text),
	    ONIRIM_E_LANGUAGE);
	ck_assert_int_eq(onirim_config_help_text("x", "de", text,
	    sizeof text), ONIRIM_E_LANGUAGE);
	ck_assert_str_eq(text, "before");
}
END_TEST

/* One of the functions that write, by number. */
static int
write_one(int function, char *text, size_t size)
{
	switch (function) {
	case 0:
		return onirim_config_key(2, text, size);
	case 1:
		return onirim_config_value("", 2, 1, text, size);
	case 2:
		return onirim_config_value("", 1, 0, text, size);
	case 3:
		return onirim_config_default("", 2, text, size);
	case 4:
		return onirim_config_text("sets=towers", "en", text, size);
	}
	return onirim_config_help_text("sets=towers", "fr", text, size);
}

START_TEST(test_any_capacity_gets_what_fits)
{
	char whole[ONIRIM_TEXT_MAX], text[ONIRIM_TEXT_MAX + 2];
	const int length = write_one(_i, whole, sizeof whole);

	ck_assert_int_eq(length, (int)strlen(whole));
	ck_assert_int_eq(write_one(_i, NULL, 0), length);
	for (int size = 0; size <= length + 2; size++) {
		memset(text, '#', sizeof text);
		ck_assert_int_eq(write_one(_i, text, (size_t)size), length);
		ck_assert(is_cut(text, whole, (size_t)size));
	}
}
END_TEST

Suite *
options_suite(void)
{
	const struct test tests[] = {
		{ test_keys_are_told_in_order, COUNT_OF(keys) },
		{ test_values_go_with_the_rest, COUNT_OF(values) },
		{ test_offers_are_what_is_read, COMBINED },
		{ test_range_holds_what_is_read, COMBINED },
		{ test_key_past_the_last_is_out_of_range, COUNT_OF(no_keys) },
		{ test_strange_number_is_out_of_range, 1 },
		{ test_missing_argument_is_null, 1 },
		{ test_any_capacity_gets_what_fits, 6 },
	};
	const struct test words[] = {
		{ test_label_is_in_each_language, COUNT_OF(labels) },
		{ test_strange_word_has_no_label, COUNT_OF(strange) },
		{ test_whatever_is_offered_has_words, COUNT_OF(keys) },
	};
	Suite *suite = suite_of("options", tests, COUNT_OF(tests));

	suite_case(suite, "words", words, COUNT_OF(words));
	return suite;
}
