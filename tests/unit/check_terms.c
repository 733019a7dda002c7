/* check_terms.c - tests that a language has one word for one thing. */
#include <stddef.h>
#include <string.h>

#include "../../lib/said/language.h"
#include "suites.h"

/* Words that no text has, as another one is the term: hand, shared cards, deck,
 * Limbo, room, row, Premonition, Nightmare, face (a Premonition), discard and
 * draw. */
static const char *const english[] = {
	"ersonal resources", "hared resources", "raw pile", "imbo pile",
	"limbo", "ocation", "Labyrinth", "abyrinth row", "hamber",
	"redicti", "premonition", "nightmare", "esolve", "xchange",
	"Terror", "pending", NULL
};

static const char *const french[] = {
	"rémonition", "hambre", "aux Limbes", "e défausser de la", "à résoudre",
	"uelconque", "cauchemar", "songe heureux", "talon", NULL
};
static const char *const russian[] = {
	"торс", "юбая часть", "топка", "Лимбо", "отрат", "камер", "разыгрыв",
	"цена", "ытягива", NULL
};

static const struct {
	const struct language *language;
	const char *const *avoided;
} terms[] = {
	{ &oni_english, english },
	{ &oni_french, french },
	{ &oni_russian, russian },
};

static void
check_text(const char *text, const char *const *avoided)
{
	for (; text != NULL && *avoided != NULL; avoided++)
		ck_assert_msg(strstr(text, *avoided) == NULL,
		    "'%s' has '%s'", text, *avoided);
}

static void
check_options(const struct option_words *options, int count,
    const char *const *avoided)
{
	for (int i = 0; i < count; i++) {
		check_text(options[i].label, avoided);
		check_text(options[i].help, avoided);
	}
}

/* All tables lie behind each other, and hold nothing but texts. */
START_TEST(test_one_thing_has_one_word)
{
	const struct language *language = terms[_i].language;
	const char *const *texts = (const void *)((const char *)language +
	    offsetof(struct language, cards));
	const size_t count = (offsetof(struct language, options) -
	    offsetof(struct language, cards)) / sizeof *texts;

	for (size_t i = 0; i < count; i++)
		check_text(texts[i], terms[_i].avoided);
	check_options(language->options, OPTIONS_MAX, terms[_i].avoided);
	check_options(language->numbers, CONFIG_NUMBERS, terms[_i].avoided);
}
END_TEST

START_TEST(test_every_language_has_its_terms)
{
	for (int i = 0; i < COUNT_OF(terms); i++)
		ck_assert_ptr_eq(terms[i].language, oni_languages[i]);
	ck_assert_ptr_eq(oni_languages[COUNT_OF(terms)], NULL);
}
END_TEST

Suite *
terms_suite(void)
{
	const struct test tests[] = {
		{ test_one_thing_has_one_word, COUNT_OF(terms) },
		{ test_every_language_has_its_terms, 1 },
	};

	return suite_of("terms", tests, COUNT_OF(tests));
}
