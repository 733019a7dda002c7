/* check_encoding.c - tests of texts in other character sets. */
#include <locale.h>
#include <langinfo.h>
#include <stdlib.h>
#include <string.h>

#include "../../examples/play/encoding.h"
#include "terminal.h"

enum { TEXT_BYTES = 4096 };

/* The name by which the C library calls ASCII. */
#define ASCII "ANSI_X3.4-1968"

static const struct {
	const char *codeset, *utf8, *text;
} texts[] = {
	{ "UTF-8", "", "" },
	{ "UTF-8", "Être «rouge» — да…", "Être «rouge» — да…" },
	{ "UTF-8", "a\xFF\xC3 \xA9z", "a\xFF\xC3 \xA9z" },
	{ ASCII, "", "" },
	{ ASCII, "plain ~ text?", "plain ~ text?" },
	{ ASCII, "Évitez l’œuf à l'Ïle d'où çà vient : Œuvre",
	    "Evitez l'oeuf a l'Ile d'ou ca vient : Oeuvre" },
	{ ASCII, "« Porte »\u00A0: 83\u202F% – fin…",
	    "\" Porte \" : 83 % - fin..." },
	{ ASCII, "“red” ‘sun’ — 3×4 ±2 → No ←",
	    "\"red\" 'sun' - 3x4 +/-2 -> No <-" },
	{ ASCII, "Съешь ещё этих мягких французских булок, да выпей же чаю",
	    "Sesh' eshchyo etikh myagkikh frantsuzskikh bulok, da vypey zhe "
	    "chayu" },
	{ ASCII, "Щука, Ёж, Юг, Яма, Чаща, Шум, Цель, Хор, Жизнь, Эхо, Ъ, Ь",
	    "Shchuka, Yozh, Yug, Yama, Chashcha, Shum, Tsel', Khor, Zhizn', "
	    "Ekho, , '" },
	{ ASCII, "日本 \U0001F600!", "?? ?!" },
	{ ASCII, "e\u0301", "e?" },
	{ ASCII, "a\xFFz \xC3", "a?z ?" },
	{ ASCII, "\xA9 \xC3z \xE2\x80z", "? ?z ?z" },
	{ ASCII, "\xC3\xA9\xA9\xA9\xA9\xA9z", "??z" },
	{ ASCII, "\xC1\xA1", "?" },
	{ "ISO-8859-1", "Évité, «œuf»… жар €",
	    "\xC9vit\xE9, \xABoeuf\xBB... zhar ?" },
	{ "ISO-8859-15", "œuf à 3 €", "\xBDuf \xE0 3 \xA4" },
	{ "KOI8-R", "Жар-птица — ё, été «x»",
	    "\xF6\xC1\xD2-\xD0\xD4\xC9\xC3\xC1 - \xA3, ete \"x\"" },
	{ "CP1251", "Дверь — № 5 «é»",
	    "\xC4\xE2\xE5\xF0\xFC \x97 \xB9 5 \xAB" "e\xBB" },
	{ "UTF-7", "a日本b", "a+ZeVnLA-b" },
	{ "UTF-7", "日本", "+ZeVnLA-" },
	{ "no such set", "Été, да", "Ete, da" },
};

static size_t
encoded(const char *codeset, const char *utf8, char *text, size_t size)
{
	struct encoding encoding;
	size_t length;

	encoding_open(&encoding, codeset);
	length = encode(&encoding, utf8, text, size);
	encoding_shut(&encoding);
	return length;
}

START_TEST(test_text_is_written_in_the_set)
{
	char text[TEXT_BYTES];

	ck_assert_uint_eq(encoded(texts[_i].codeset, texts[_i].utf8, text,
	    sizeof(text)), strlen(texts[_i].text));
	ck_assert_str_eq(text, texts[_i].text);
}
END_TEST

START_TEST(test_what_fits_is_written)
{
	const size_t length = strlen(texts[_i].text);
	char text[TEXT_BYTES];

	ck_assert_uint_eq(encoded(texts[_i].codeset, texts[_i].utf8, NULL, 0),
	    length);
	for (size_t size = 1; size <= length; size++) {
		memset(text, '#', sizeof(text));
		ck_assert_uint_eq(encoded(texts[_i].codeset, texts[_i].utf8,
		    text, size), length);
		ck_assert_uint_lt(strlen(text), size);
		ck_assert_mem_eq(text, texts[_i].text, strlen(text));
		ck_assert_int_eq(text[size], '#');
	}
}
END_TEST

START_TEST(test_characters_are_not_cut)
{
	char text[4];

	ck_assert_uint_eq(encoded("UTF-8", "aéa", text, 3), 4);
	ck_assert_str_eq(text, "a");
	ck_assert_uint_eq(encoded("UTF-8", "aéa", text, 4), 4);
	ck_assert_str_eq(text, "aé");
}
END_TEST

START_TEST(test_set_of_the_locale_is_found)
{
	char text[8];

	ck_assert_ptr_nonnull(setlocale(LC_CTYPE, "C"));
	ck_assert_uint_eq(encoded(nl_langinfo(CODESET), "été", text,
	    sizeof(text)), 3);
	ck_assert_str_eq(text, "ete");
}
END_TEST

/* How often a text has a character. */
static int
times(const char *text, char character)
{
	int count = 0;

	for (; *text != '\0'; text++)
		count += *text == character;
	return count;
}

/* All that the library says of a key and its values. */
static void
assert_key_in_ascii(int key, const char *language)
{
	char name[ONIRIM_TEXT_MAX], text[ONIRIM_TEXT_MAX];
	char ascii[4 * ONIRIM_TEXT_MAX];

	onirim_config_key(key, name, sizeof(name));
	ck_assert_int_gt(onirim_config_help_text(name, language, text,
	    sizeof(text)), 0);
	encoded(ASCII, text, ascii, sizeof(ascii));
	ck_assert_int_eq(times(ascii, '?'), times(text, '?'));
	for (const char *c = ascii; *c != '\0'; c++)
		ck_assert((*c & 0x80) == 0);
}

START_TEST(test_everything_the_library_says_has_letters_in_ascii)
{
	char language[ONIRIM_TEXT_MAX], name[ONIRIM_TEXT_MAX];
	int languages = 0, keys = 0;

	for (; onirim_language(languages, language, sizeof(language)) > 0;
	     languages++)
		for (keys = 0; onirim_config_key(keys, name, sizeof(name)) > 0;
		     keys++)
			assert_key_in_ascii(keys, language);
	ck_assert_int_ge(languages, 3);
	ck_assert_int_ge(keys, 11);
}
END_TEST

Suite *
encoding_suite(void)
{
	const struct test tests[] = {
		{ test_text_is_written_in_the_set, COUNT_OF(texts) },
		{ test_what_fits_is_written, COUNT_OF(texts) },
		{ test_characters_are_not_cut, 1 },
		{ test_set_of_the_locale_is_found, 1 },
		{ test_everything_the_library_says_has_letters_in_ascii, 1 },
	};

	return suite_of("encoding", tests, COUNT_OF(tests));
}
