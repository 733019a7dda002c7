/* check_terms.c - tests that a language has one word for one thing. */
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
	for (; *avoided != NULL; avoided++)
		ck_assert_msg(strstr(text, *avoided) == NULL,
		    "'%s' has '%s'", text, *avoided);
}

/* All texts of a language lie behind each other, up to the last one, which is
 * that of a key. */
START_TEST(test_one_thing_has_one_word)
{
	const struct language *language = terms[_i].language;
	const unsigned last = language->numbers[KEY_TURNS];
	unsigned begin = language->cards[ONIRIM_HIDDEN_CARD][CARD_NAME];

	ck_assert_uint_eq(begin, 1);
	for (; begin <= last; begin += (unsigned)strlen(
	    oni_text_at(language, begin)) + 1)
		check_text(oni_text_at(language, begin), terms[_i].avoided);
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
