/* check_say.c - tests of words in all languages. */
#include <stdio.h>
#include <string.h>

#include "../../lib/ruleset.h"
#include "../../lib/said/pattern.h"
#include "../battery/battery.h"
#include "games.h"
#include "said.h"
#include "suites.h"

/* How many forms of a word go with numbers. */
static const int forms[] = {
	[PLURAL_ONE] = 2, [PLURAL_ONE_OR_NONE] = 2, [PLURAL_LAST_DIGIT] = 3,
};

static int
count_languages(void)
{
	int n = 0;

	while (oni_languages[n] != NULL)
		n++;
	return n;
}

/*
 * The tables are complete.
 */

/* What may stand in braces. */
static int
is_slot(const char *name, size_t length)
{
	static const char *const names[] = { "card", "the card", "a card",
	    "other", "the other", "cause", "the cause", "player", "who",
	    "whose", "of owner", "of player", "seat", "spell", "zone", "n", "m",
	    "count", "nth", "part", "name", "legion" };

	for (int i = 0; i < COUNT_OF(names); i++)
		if (strlen(names[i]) == length &&
		    memcmp(names[i], name, length) == 0)
			return 1;
	return 0;
}

/* Forms that go with a number, a colour, a seat or an owner, as many as there
 * have to be. */
static int
are_forms(const char *forms_told, size_t length, int language)
{
	const struct { char sign; int count; } kinds[] = {
		{ '|', forms[oni_languages[language]->plural] },
		{ '/', COLOURS }, { '~', 2 }, { '^', 2 },
	};
	int fits = 0, signs = 0;

	for (int i = 0; i < COUNT_OF(kinds); i++) {
		int count = 1;

		for (size_t j = 0; j < length; j++)
			count += forms_told[j] == kinds[i].sign;
		fits += count == kinds[i].count;
		signs += count > 1;
	}
	return fits == 1 && signs == 1;
}

static int
is_pattern(const char *pattern, int language)
{
	for (const char *c = strchr(pattern, '{'); c != NULL;
	    c = strchr(c, '{')) {
		const size_t length = strcspn(++c, "{}");

		if (c[length] != '}' || (!is_slot(c, length) &&
		    !are_forms(c, length, language)))
			return 0;
	}
	return 1;
}

static const char *
text_at(int language, unsigned begin)
{
	return oni_text_at(oni_languages[language], begin);
}

static void
check_pattern(int language, const char *table, int row, unsigned begin)
{
	const char *code = oni_language_codes[language];
	const char *pattern = text_at(language, begin);

	ck_assert_msg(pattern != NULL && pattern[0] != '\0',
	    "%s: %s has no row %d", code, table, row);
	ck_assert_msg(is_utf8(pattern) && is_pattern(pattern, language),
	    "%s: row %d of %s is no pattern: %s", code, row, table, pattern);
}

static void
check_patterns(int language, const char *table, const uint16_t *patterns,
    int first, int count)
{
	for (int i = first; i < count; i++)
		check_pattern(language, table, i, patterns[i]);
}

/* The name in a row, which does not stand for itself, and those of the others
 * that there are. */
static void
check_words(int language, const char *table, int row,
    const uint16_t *words, int count)
{
	check_pattern(language, table, row, words[0]);
	ck_assert_ptr_eq(strstr(text_at(language, words[0]), "{name}"), NULL);
	for (int i = 1; i < count; i++)
		if (words[i] != 0)
			check_pattern(language, table, row, words[i]);
}

START_TEST(test_tables_are_complete)
{
	const struct language *language = oni_languages[_i];

	check_patterns(_i, "labels", language->labels, 1, LABELS);
	check_patterns(_i, "helps", language->helps, 0, HELPS);
	check_patterns(_i, "whys", language->whys, 1, WHYS);
	check_patterns(_i, "statuses", language->statuses, 0, STATUSES_END);
	check_patterns(_i, "problems", language->problems, 1, PROBLEMS_END);
	check_patterns(_i, "legions", language->legions, 0, LEGIONS);
	check_patterns(_i, "part_names", language->part_names, 0, PARTS);
	check_patterns(_i, "nths", language->nths, 0, NTHS);
}
END_TEST

/* What stands before something of a seat's, and behind it. */
static int
may_be_empty(int phrase)
{
	return phrase == PHRASE_YOUR || phrase == PHRASE_WHOSE;
}

START_TEST(test_table_of_phrases_is_complete)
{
	const uint16_t *phrases = oni_languages[_i]->phrases;

	for (int i = 0; i < PHRASES; i++) {
		ck_assert_uint_ne(phrases[i], 0);
		if (text_at(_i, phrases[i])[0] != '\0' || !may_be_empty(i))
			check_pattern(_i, "phrases", i, phrases[i]);
	}
	ck_assert(text_at(_i, phrases[PHRASE_WHOSE])[0] != '\0' ||
	    text_at(_i, phrases[PHRASE_SEAT])[0] != '\0');
}
END_TEST

/* Powers and spells have no words for one of several. */
START_TEST(test_tables_of_causes_are_complete)
{
	const struct language *language = oni_languages[_i];

	for (int i = POWER_NONE + 1; i < POWERS; i++)
		check_words(_i, "powers", i, language->powers[i], CARD_SOME);
	for (int i = 0; i < SPELLS_END; i++)
		check_words(_i, "spells", i, language->spells[i], CARD_SOME);
	ck_assert_uint_eq(language->powers[POWER_NONE][CARD_NAME], 0);
}
END_TEST

/* The words for numbers have no gap. */
START_TEST(test_words_for_numbers_have_no_gap)
{
	const uint16_t *few = oni_languages[_i]->few;
	int n = 0;

	for (; n < FEW && few[n] != 0; n++)
		check_pattern(_i, "few", n, few[n]);
	for (; n < FEW; n++)
		ck_assert_uint_eq(few[n], 0);
}
END_TEST

START_TEST(test_table_of_cards_is_complete)
{
	const struct language *language = oni_languages[_i];

	for (int face = 0; face < FACES; face++)
		if (language->cards[face][CARD_NAME] != 0)
			check_words(_i, "cards", face, language->cards[face],
			    CARD_WORDS);
}
END_TEST

/* The legion stands beside the parts. */
START_TEST(test_table_of_parts_is_complete)
{
	const struct language *language = oni_languages[_i];

	for (int i = 0; i < TERROR_FACES; i++) {
		const int fits = oni_terrors[i].fits;
		const uint16_t *words = language->parts[fits];

		check_words(_i, "parts", fits, words, CARD_WORDS);
		ck_assert_ptr_ne(strstr(text_at(_i, words[CARD_NAME]),
		    "{legion}"), NULL);
	}
}
END_TEST

START_TEST(test_table_of_zones_is_complete)
{
	static const int yours[] = { ONIRIM_ZONE_HAND, ZONE_PERSONAL,
		ONIRIM_ZONE_ROW, ONIRIM_ZONE_DOORS, ONIRIM_ZONE_CREATURE };
	const struct language *language = oni_languages[_i];

	check_patterns(_i, "zones", language->zones, ONIRIM_ZONE_HAND,
	    ZONES_NAMED);
	for (int i = 0; i < COUNT_OF(yours); i++)
		check_pattern(_i, "yours", yours[i],
		    language->yours[yours[i]]);
}
END_TEST

START_TEST(test_table_of_numbers_is_complete)
{
	for (int what = ONIRIM_NUMBER_PLAYERS; what < NUMBERS_END; what++)
		check_words(_i, "counts", what,
		    oni_languages[_i]->counts[what], COUNT_WORDS);
}
END_TEST

/* Between the questions of the two games there are numbers left. */
static int
is_question(int ask)
{
	return ask <= ONIRIM_ASK_END || ask >= ONIRIM_ASK_MOVE;
}

START_TEST(test_table_of_questions_is_complete)
{
	const struct language *language = oni_languages[_i];

	for (int ask = ONIRIM_ASK_DEAL; ask < ASKS_END; ask++) {
		const uint16_t *words = language->prompts[ask];

		if (!is_question(ask)) {
			ck_assert_uint_eq(words[PROMPT_ANY_TIME], 0);
			continue;
		}
		check_words(_i, "prompts", ask, words, PROMPT_WORDS);
		ck_assert_ptr_eq(strchr(text_at(_i, words[PROMPT_ANY_TIME]),
		    '{'), NULL);
	}
}
END_TEST

/* What is won needs no reason.  What happens several times in a row is told
 * so in every language. */
START_TEST(test_table_of_what_happened_is_complete)
{
	for (int told = TOLD_NOTHING + 1; told < TOLDS; told++) {
		const uint16_t *words = oni_languages[_i]->told[told];
		const uint16_t *english = oni_english.told[told];

		ck_assert_uint_ne(words[TOLD_ONCE], 0);
		ck_assert_int_eq(text_at(_i, words[TOLD_ONCE])[0] == '\0',
		    told == TOLD_WON);
		if (told != TOLD_WON)
			check_pattern(_i, "told", told, words[TOLD_ONCE]);
		ck_assert_msg((words[TOLD_OFTEN] == 0) ==
		    (english[TOLD_OFTEN] == 0), "%s: row %d of told",
		    oni_language_codes[_i], told);
		if (words[TOLD_OFTEN] != 0)
			check_pattern(_i, "told", told, words[TOLD_OFTEN]);
	}
	ck_assert_uint_eq(oni_languages[_i]->told[TOLD_NOTHING][TOLD_ONCE],
	    0);
}
END_TEST

/* It is the same whether a Nightmare or a Premonition takes the last hand. */
static int
may_read_alike(int help, int other)
{
	return help == HELP_RESOLVE_HAND_LOST &&
	    other == HELP_NIGHTMARE_HAND_LOST;
}

/* Languages differ in everything that has letters. */
START_TEST(test_languages_say_the_same_things_differently)
{
	const struct language *language = oni_languages[_i];

	for (int i = 1; i < LABELS; i++)
		for (int j = 0; j < count_languages(); j++)
			ck_assert(j == _i ||
			    strcmp(text_at(_i, language->labels[i]),
			    text_at(j, oni_languages[j]->labels[i])) != 0);
	for (int i = 0; i < HELPS; i++)
		for (int j = 0; j < i; j++)
			ck_assert(may_read_alike(i, j) ||
			    strcmp(text_at(_i, language->helps[i]),
			    text_at(_i, language->helps[j])) != 0);
	for (int i = 0; i < WHYS; i++)
		for (int j = 0; j < i; j++)
			ck_assert_str_ne(text_at(_i, language->whys[i]),
			    text_at(_i, language->whys[j]));
	for (int i = TOLD_NOTHING + 1; i < TOLD_WON; i++)
		for (int j = 0; j < _i; j++)
			ck_assert_str_ne(
			    text_at(_i, language->told[i][TOLD_ONCE]),
			    text_at(j, oni_languages[j]->told[i][TOLD_ONCE]));
}
END_TEST

/*
 * Cards, zones, questions, statuses: all that there are, and no others.
 */

static int
has_words(int card)
{
	if (card == ONIRIM_HIDDEN_CARD)
		return 1;
	if (card >= ONIRIM_CARD_GOAL_DOWN && card < ONIRIM_CARD_PREMONITION)
		return 1;
	return onirim_card_name((onirim_card)card, NULL, 0) > 0;
}

START_TEST(test_card_has_words)
{
	onirim_game *game = new_game("");
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < count_languages(); i++) {
		const int length = onirim_card_text(game, (onirim_card)_i,
		    reader_asked(game, oni_language_codes[i]), text,
		    sizeof text);

		if (has_words(_i))
			ck_assert(is_said(text, length));
		else
			ck_assert_int_eq(length, ONIRIM_E_RANGE);
	}
}
END_TEST

/* A card alone, and as what is dealt. */
static void
tell_face(int language, int face, char texts[2][ONIRIM_TEXT_MAX])
{
	static const char *const patterns[] = { "{card}", "{the card}" };

	for (int i = 0; i < COUNT_OF(patterns); i++) {
		struct saying saying = {.text = {texts[i], ONIRIM_TEXT_MAX, 0},
		    .language = oni_languages[language],
		    .card = (uint8_t)face};

		oni_say(&saying, patterns[i]);
		ck_assert(is_said(texts[i], oni_text_end(&saying.text)));
	}
}

START_TEST(test_cards_are_told_apart)
{
	static char texts[FACES][2][ONIRIM_TEXT_MAX];

	for (int i = 0; i < FACES; i++)
		if (has_words(i))
			tell_face(_i, i, texts[i]);
	for (int i = 0; i < FACES; i++)
		for (int j = 0; j < i; j++)
			for (int k = 0; k < 2; k++)
				ck_assert(!has_words(i) || !has_words(j) ||
				    strcmp(texts[i][k], texts[j][k]) != 0);
}
END_TEST

START_TEST(test_zone_has_words)
{
	onirim_game *game = new_game("");
	char text[ONIRIM_TEXT_MAX], other[ONIRIM_TEXT_MAX];
	const char *code = oni_language_codes[_i];

	for (int zone = ONIRIM_ZONE_HAND; zone <= ONIRIM_ZONE_CREATURE;
	    zone++) {
		ck_assert(is_said(text, onirim_zone_text(game, zone, 0,
		    reader_asked(game, code), text, sizeof text)));
		for (int i = ONIRIM_ZONE_HAND; i < zone; i++) {
			onirim_zone_text(game, i, 0, reader_asked(game, code),
			    other, sizeof other);
			ck_assert_str_ne(text, other);
		}
	}
	ck_assert_int_eq(onirim_zone_text(game, 0, 0, reader_asked(game, code),
	    text, sizeof text), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_zone_text(game, ONIRIM_ZONE_CREATURE + 1, 0,
	    reader_asked(game, code), text, sizeof text), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_zone_text(game, -1, 0, reader_asked(game, code),
	    text, sizeof text), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_zone_text(game, 256 + ONIRIM_ZONE_HAND, 0,
	    reader_asked(game, code), text, sizeof text), ONIRIM_E_RANGE);
}
END_TEST

START_TEST(test_question_has_words)
{
	onirim_game *game = new_game("");
	char text[ONIRIM_TEXT_MAX];
	const char *code = oni_language_codes[_i];

	for (int ask = ONIRIM_ASK_NOTHING; ask < ASKS_END; ask++) {
		const int length = onirim_decision_text(game, ask,
		    reader_asked(game, code), text, sizeof text);

		ck_assert(is_question(ask)
		    ? is_said(text, length) : length == ONIRIM_E_RANGE);
	}
	ck_assert_int_eq(onirim_decision_text(game, -1, reader_asked(game,
	    code), text, sizeof text), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_decision_text(game, ASKS_END, reader_asked(game,
	    code), text, sizeof text), ONIRIM_E_RANGE);
}
END_TEST

START_TEST(test_status_has_words)
{
	char text[ONIRIM_TEXT_MAX];
	const char *code = oni_language_codes[_i];

	for (int status = ONIRIM_OK; status >= ONIRIM_E_ABSENT; status--) {
		ck_assert(is_said(text, onirim_status_text(status, code, text,
		    sizeof text)));
		ck_assert_int_eq(strcmp(text, onirim_strerror(status)) == 0,
		    oni_languages[_i] == &oni_english);
	}
	ck_assert_int_eq(onirim_status_text(1, code, text, sizeof text),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_status_text(ONIRIM_E_ABSENT - 1, code, text,
	    sizeof text), ONIRIM_E_RANGE);
	ck_assert_str_eq(onirim_status_name(ONIRIM_E_ABSENT - 1), "unknown");
}
END_TEST

/*
 * Sentences.
 */

/* What a sentence begins with gets a capital, if its letter has one; only
 * that. */
static const struct {
	const char *pattern;
	const char *text;
} beginnings[] = {
	{ "you drew it", "You drew it" }, { "zone", "Zone" },
	{ "état", "État" }, { "àÿ", "Àÿ" }, { "þ", "Þ" }, { "÷", "÷" },
	{ "карта", "Карта" }, { "ад", "Ад" }, { "яд", "Яд" },
	{ "ёлка", "Ёлка" }, { "Й", "Й" }, { "幸a", "幸a" }, { "œuf", "œuf" },
	{ "{n} cards", "7 cards" }, { "{the card} goes", "The red Sun goes" },
	{ "{card} goes", "Red Sun goes" }, { "a{card}", "Ared Sun" },
	{ "", "" },
};

START_TEST(test_sentence_begins_with_a_capital)
{
	char text[ONIRIM_TEXT_MAX];
	struct saying saying = {.text = {text, sizeof text, 0},
	    .language = &oni_english, .card = ONIRIM_CARD_ROOM, .number = 7,
	    .capital = true};

	oni_say(&saying, beginnings[_i].pattern);
	oni_text_end(&saying.text);
	ck_assert_str_eq(text, beginnings[_i].text);
}
END_TEST

/* Those that the golden texts do not have. */
enum said { ASK_SAID, ACTION_SAID, HELP_SAID };

static const struct {
	enum said kind;
	const char *config;
	int ask;
	const char *action;
	const char *texts[SPELT_OUT];
} sentences[] = {
	{ ASK_SAID, "players=2 first=2", ONIRIM_ASK_DRAFT, NULL,
	  { "Which of the open cards do you take (6 more to take)?",
	  "Quelle carte révélée prenez-vous (encore 6 à prendre) ?",
	  "Какую из открытых карт вы берёте (осталось взять 6)?" } },
	{ ASK_SAID, "chance=host", ONIRIM_ASK_DEAL, NULL,
	  { "Which card do you draw?",
	  "Vous piochez : quelle carte ?",
	  "Какую карту вы берёте?" } },
	{ ASK_SAID, "sets=steps chance=host", ONIRIM_ASK_DEAL, NULL,
	  { "Which Goal is laid out next?",
	  "Quel Objectif est posé ensuite ?",
	  "Какая карта цели ложится следующей?" } },
	{ ACTION_SAID, "", 0, "play:brown-tower-3@left",
	  { "Play the brown Tower 3 at the left end",
	  "Jouer la Tour brune 3 à gauche",
	  "Выложить коричневую башню 3 слева" } },
	{ ACTION_SAID, "", 0, "play:brown-tower-3@shared-right",
	  { "Play the brown Tower 3 at the right end (shared)",
	  "Jouer la Tour brune 3 à droite (main commune)",
	  "Выложить коричневую башню 3 справа (общий резерв)" } },
	{ ACTION_SAID, "", 0, "swap:red-moon/green-door",
	  { "Swap the red Moon for the green Door",
	  "Échanger la Lune rouge contre la Porte verte",
	  "Поменять красную луну на зелёную дверь" } },
	{ ACTION_SAID, "", 0, "door:red-door",
	  { "Put the red Door into Limbo",
	  "Poser la Porte rouge dans les Limbes",
	  "Отложить красную дверь в лимбо" } },
	{ ACTION_SAID, "players=2", 0, "door:red-door",
	  { "Put the red Door into Limbo (you)",
	  "Poser la Porte rouge dans les Limbes (vous)",
	  "Отложить красную дверь в лимбо (вы)" } },
	{ ACTION_SAID, "", 0, "door:red-door@2",
	  { "Put the red Door into Limbo (Player 2)",
	  "Poser la Porte rouge dans les Limbes (joueur 2)",
	  "Отложить красную дверь в лимбо (игрок 2)" } },
	{ ACTION_SAID, "", 0, "cast:punishment",
	  { "Cast Powerful Punishment", "Lancer la Puissante Punition",
	  "Произнести «Суровое наказание»" } },
	{ ACTION_SAID, "", 0, "goals:2/7",
	  { "Swap Goals 2 and 7", "Intervertir les Objectifs 2 et 7",
	  "Поменять местами цели 2 и 7" } },
	{ ACTION_SAID, "", 0, "tower:3",
	  { "Discard the Tower in place 3", "Défausser la Tour à la place 3",
	  "Сбросить башню на месте 3" } },
	{ ACTION_SAID, "", 0, "search",
	  { "Take a Door out of the deck", "Chercher une Porte dans la pioche",
	  "Найти дверь в колоде" } },
	{ ACTION_SAID, "", 0, "resolve:any-pair",
	  { "Face the Premonition of two Doors of one colour",
	  "Résoudre la Funeste Prémonitoire des deux Portes de même "
	    "couleur",
	  "Пусть сбудется предчувствие двух дверей одного цвета" } },
	{ ACTION_SAID, "", 0, "build:n12@3",
	  { "Play the Necronaut legs (Mourner) onto creature 3",
	  "Jouer les membres inférieurs de Nécronaute (Pleureur) sur "
	    "la créature 3",
	  "Выложить ноги некромункула (Плакальщик) на 3-е существо" } },
	{ HELP_SAID, "chance=host", 0, "deal:nightmare",
	  { "This card comes next; 10 such cards could come.",
	  "La carte arrive ensuite ; 10 cartes de ce genre peuvent "
	    "encore arriver.",
	  "Следующей придёт эта карта; таких карт осталось: 10." } },
	{ HELP_SAID, "sets=dreams chance=host", 0, "deal:five-doors",
	  { "This card comes next; 1 such card could come.",
	  "La carte arrive ensuite ; 1 carte de ce genre peut encore "
	    "arriver.",
	  "Следующей придёт эта карта; таких карт осталось: 1." } },
};

static int
say(const onirim_game *game, int row, const char *code, char *text)
{
	onirim_action action = 0;

	if (sentences[row].action != NULL)
		ck_assert_int_eq(onirim_action_parse(&action,
		    sentences[row].action, NULL), ONIRIM_OK);
	switch (sentences[row].kind) {
	case ASK_SAID:
		return onirim_decision_text(game, sentences[row].ask,
		    reader_asked(game, code), text, ONIRIM_TEXT_MAX);
	case ACTION_SAID:
		return onirim_action_text(game, action, reader_asked(game,
		    code), text, ONIRIM_TEXT_MAX);
	case HELP_SAID:
		return onirim_help_text(game, action, reader_asked(game, code),
		    text, ONIRIM_TEXT_MAX);
	}
	return -1;
}

START_TEST(test_sentence_is_right)
{
	onirim_game *game = new_game(sentences[_i].config);
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < SPELT_OUT; i++) {
		ck_assert_int_gt(say(game, _i, spelt_out[i], text), 0);
		assert_spelt(text, sentences[_i].texts[i]);
	}
}
END_TEST

static const uint8_t counts[] = { 1, 2, 5, 21 };

/* What rules count in every language, such as spells that are too dear. */
static const struct {
	const uint16_t *patterns;
	int id;
	const char *texts[4];
} counted[] = {
	{ oni_english.whys, WHY_TOO_DEAR, {
	  "The discard pile has fewer than 1 card.",
	  "The discard pile has fewer than 2 cards.",
	  "The discard pile has fewer than 5 cards.",
	  "The discard pile has fewer than 21 cards." } },
	{ oni_french.whys, WHY_TOO_DEAR, {
	  "La défausse a moins de 1 carte.",
	  "La défausse a moins de 2 cartes.",
	  "La défausse a moins de 5 cartes.",
	  "La défausse a moins de 21 cartes." } },
	{ oni_russian.whys, WHY_TOO_DEAR, {
	  "В сбросе меньше 1 карты.", "В сбросе меньше 2 карт.",
	  "В сбросе меньше 5 карт.", "В сбросе меньше 21 карты." } },
	{ oni_english.helps, HELP_DISCARD_TOWER, {
	  "You look at the next 1 card of the deck and put it back.",
	  "You look at the next 2 cards of the deck and put them back in any "
	  "order.",
	  "You look at the next 5 cards of the deck and put them back in any "
	  "order.",
	  "You look at the next 21 cards of the deck and put them back in "
	  "any order." } },
	{ oni_french.helps, HELP_DISCARD_KEY, {
	  "Prophétie : vous regardez 1 carte de la pioche et la défaussez.",
	  "Prophétie : vous regardez 2 cartes de la pioche et en défaussez "
	  "une.",
	  "Prophétie : vous regardez 5 cartes de la pioche et en défaussez "
	  "une.",
	  "Prophétie : vous regardez 21 cartes de la pioche et en défaussez "
	  "une." } },
	{ oni_russian.helps, HELP_DISCARD_KEY, {
	  "Пророчество: вы смотрите 1 верхнюю карту колоды и "
	    "сбрасываете её.",
	  "Пророчество: вы смотрите 2 верхние карты колоды и одну "
	    "сбрасываете.",
	  "Пророчество: вы смотрите 5 верхних карт колоды и одну "
	    "сбрасываете.",
	  "Пророчество: вы смотрите 21 верхнюю карту колоды и "
	    "сбрасываете её." } },
	{ oni_russian.helps, HELP_NIGHTMARE_REVEAL, {
	  "Откроется 1 карта: карты лабиринта уйдут в сброс, двери и сны — в "
	  "лимбо.",
	  "Откроются 2 карты: карты лабиринта уйдут в сброс, двери и сны — в "
	  "лимбо.",
	  "Откроется 5 карт: карты лабиринта уйдут в сброс, двери и сны — в "
	  "лимбо.",
	  "Откроется 21 карта: карты лабиринта уйдут в сброс, двери и сны — в "
	  "лимбо." } },
};

/* The language whose table this is. */
static const struct language *
language_of(const uint16_t *patterns)
{
	for (int i = 0; i < count_languages(); i++)
		if (patterns == oni_languages[i]->whys ||
		    patterns == oni_languages[i]->helps)
			return oni_languages[i];
	return NULL;
}

START_TEST(test_what_rules_count_is_told_in_the_plural)
{
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < COUNT_OF(counts); i++) {
		struct saying saying = {.text = {text, sizeof text, 0},
		    .language = language_of(counted[_i].patterns),
		    .number = counts[i]};

		oni_say_text(&saying, counted[_i].patterns[counted[_i].id]);
		oni_text_end(&saying.text);
		ck_assert_str_eq(text, counted[_i].texts[i]);
	}
}
END_TEST

/* With the longest words in it; not all that is said speaks of any card, and
 * labels of Nightmarium only of Terrors. */
enum { LONGEST_DOOR = 0x23, LONGEST_GOAL = 0x47, LONGEST_CARD = 0x4C };

static void
check_fits(const struct language *language, unsigned pattern,
    unsigned number, uint8_t card)
{
	char text[ONIRIM_TEXT_MAX];
	struct saying saying = {.text = {text, sizeof text, 0},
	    .language = language, .game = &oni_onirim_said,
	    .several = true, .seats = 2, .viewer = ONIRIM_NOBODY,
	    .names = longest_names, .number = number,
	    .second = 12, .card = card, .other = card,
	    .spell = ONIRIM_SPELL_PROPHECY};

	saying.place = (struct place){ONIRIM_ZONE_DOORS, 1};
	oni_say_phrase(&saying, PHRASE_SEAT_ASKED);
	oni_say_text(&saying, pattern);
	ck_assert_msg(is_said(text, oni_text_end(&saying.text)), "%s", text);
}

START_TEST(test_sentence_fits_whatever_it_counts)
{
	const struct language *language = oni_languages[_i];

	for (int k = 0; k < COUNT_OF(counts); k++) {
		for (int i = 0; i < HELPS; i++)
			check_fits(language, language->helps[i], counts[k],
			    LONGEST_DOOR);
		for (int i = 1; i < WHYS; i++)
			check_fits(language, language->whys[i], counts[k],
			    LONGEST_CARD);
		for (int i = 1; i < LABEL_BUILD_NEW; i++)
			check_fits(language, language->labels[i], counts[k],
			    i == LABEL_GOALS_SEEN
			    ? LONGEST_GOAL : LONGEST_CARD);
		for (int i = 1; i < ASKS_END; i++)
			if (language->prompts[i][PROMPT_NOW] != 0)
				check_fits(language,
				    language->prompts[i][PROMPT_NOW],
				    counts[k], i == ONIRIM_ASK_PENALTY
				    ? LONGEST_CARD : LONGEST_DOOR);
	}
}
END_TEST

/*
 * Actions.
 */

/* Those with these cards and numbers; how many there are.  Places are few,
 * but where they are cards. */
static int
check_labels(const onirim_game *game, const char *code, int verb, int card)
{
	const int places = verb == ONIRIM_VERB_SWAP ? 256 : 14;
	char text[ONIRIM_TEXT_MAX];
	int count = 0;

	for (int i = 0; i < places * 14; i++) {
		const onirim_action action = onirim_action_make(verb, card,
		    i / 14, i % 14);
		const int length = onirim_action_text(game, action,
		    reader_asked(game, code), text, sizeof text);

		if (onirim_action_format(action, NULL, 0) < 0) {
			MUST(length == ONIRIM_E_ACTION);
			continue;
		}
		MUST(is_said(text, length));
		count++;
	}
	return count;
}

START_TEST(test_every_action_has_a_label)
{
	onirim_game *game = new_game("players=2 sets=steps,towers,dreams");
	int count = 0;

	for (int verb = 1; verb <= ONIRIM_VERB_WAKE + 1; verb++)
		for (int card = 0; card < 256; card++)
			count += check_labels(game,
			    oni_language_codes[_i], verb, card);
	ck_assert_int_gt(count, 3000);
	ck_assert_int_eq(onirim_action_text(game, 0, NULL, NULL, 0),
	    ONIRIM_E_ACTION);
	ck_assert_int_eq(onirim_action_text(game, 0xFFFFFFFF, NULL, NULL, 0),
	    ONIRIM_E_ACTION);
}
END_TEST

START_TEST(test_what_cannot_be_done_has_no_help)
{
	onirim_game *game = new_game("");
	const onirim_action limbo = onirim_action_make(ONIRIM_VERB_LIMBO, 0, 0,
	    0);
	struct uniform player;
	char text[ONIRIM_TEXT_MAX] = "as it was";

	ck_assert_int_eq(onirim_help_text(game, limbo, NULL, text, sizeof text),
	    ONIRIM_E_ILLEGAL);
	ck_assert_int_eq(onirim_help_text(game, 1, NULL, text, sizeof text),
	    ONIRIM_E_ACTION);
	ck_assert_int_eq(onirim_why_text(game, 1, NULL, text, sizeof text),
	    ONIRIM_E_ACTION);
	battery_begin(game, &player, 2);
	while (battery_step(&player, game))
		continue;
	ck_assert_int_eq(onirim_help_text(game, limbo, NULL, text, sizeof text),
	    ONIRIM_E_OVER);
	ck_assert_int_eq(onirim_help_text(game, 1, NULL, text, sizeof text),
	    ONIRIM_E_ACTION);
	ck_assert_int_eq(onirim_why_text(game, 1, NULL, text, sizeof text),
	    ONIRIM_E_ACTION);
	ck_assert_str_eq(text, "as it was");
	ck_assert_int_gt(onirim_why_text(game, limbo, NULL, text, sizeof text),
	    0);
	ck_assert_str_eq(text, "The game is over.");
}
END_TEST

/*
 * Buffers, and what is missing.
 */

enum { SPEAKERS = 11, OF_GAMES = 9 };

static const onirim_event event_said = EVENT(ONIRIM_EVENT_DEAL, 0,
    ONIRIM_CARD_NIGHTMARE, 1, ONIRIM_ZONE_TOP, 0, ONIRIM_ZONE_PENDING, 0);

/* Any text of each function; the last ones know no game. */
static int
speak(int speaker, const onirim_game *game, const char *code, char *text,
    size_t size)
{
	const onirim_reader *const dealer = reader_for(ONIRIM_HOST, code);
	const onirim_action limbo = onirim_action_make(ONIRIM_VERB_LIMBO, 0, 0,
	    0);
	const onirim_action deal = onirim_action_make(ONIRIM_VERB_DEAL,
	    ONIRIM_CARD_NIGHTMARE, 0, 0);
	const onirim_problem problem = {
		.reason = ONIRIM_PROBLEM_TAG_VALUE,
	};

	switch (speaker) {
	case 0:
		return onirim_card_text(game, ONIRIM_CARD_NIGHTMARE, dealer,
		    text, size);
	case 1:
		return onirim_zone_text(game, ONIRIM_ZONE_LIMBO, 0, dealer,
		    text, size);
	case 2:
		return onirim_decision_text(game, ONIRIM_ASK_DEAL, dealer,
		    text, size);
	case 3:
		return onirim_action_text(game, limbo, dealer, text, size);
	case 4:
		return onirim_help_text(game, deal, dealer, text, size);
	case 5:
		return onirim_why_text(game, limbo, dealer, text, size);
	case 6:
		return onirim_event_text(game, &event_said, dealer, text,
		    size);
	case 7:
		return onirim_number_text(game, ONIRIM_NUMBER_DECK, 0, dealer,
		    text, size);
	case 8:
		return onirim_answer_text(game, &event_said, 1, dealer, text,
		    size);
	case OF_GAMES:
		return onirim_status_text(ONIRIM_E_NULL, code, text, size);
	}
	return onirim_problem_text(&problem, code, text, size);
}

START_TEST(test_text_that_does_not_fit_is_cut)
{
	onirim_game *game = new_game("chance=host");
	char text[ONIRIM_TEXT_MAX], part[ONIRIM_TEXT_MAX + 1];

	for (int i = 0; i < count_languages(); i++) {
		const char *code = oni_language_codes[i];
		const int length = speak(_i, game, code, text, sizeof text);

		ck_assert(is_said(text, length));
		ck_assert_int_eq(speak(_i, game, code, NULL, 0), length);
		for (int size = 0; size <= length + 1; size++) {
			memset(part, '#', sizeof part);
			ck_assert_int_eq(speak(_i, game, code, part,
			    (size_t)size), length);
			ck_assert(is_cut(part, text, (size_t)size));
		}
	}
}
END_TEST

START_TEST(test_what_is_missing_is_said)
{
	onirim_game *game = new_game("chance=host");
	char text[ONIRIM_TEXT_MAX] = "as it was";

	if (_i < OF_GAMES)
		ck_assert_int_eq(speak(_i, NULL, "en", text, sizeof text),
		    ONIRIM_E_NULL);
	else
		ck_assert_int_eq(speak(_i, game, NULL, text, sizeof text),
		    ONIRIM_E_NULL);
	ck_assert_int_eq(speak(_i, game, "en", NULL, 1), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_event_text(game, NULL, NULL, text, sizeof text),
	    ONIRIM_E_NULL);
	ck_assert_str_eq(text, "as it was");
}
END_TEST

START_TEST(test_other_languages_are_not_spoken)
{
	static const char *const others[] = { "", "e", "EN", "eng", "en ",
	    "xx", "рус", "english", "french-FR", "-", "_en", ".UTF-8", "C",
	    "xx-en", "FR-fr" };
	onirim_game *game = new_game("chance=host");
	char text[ONIRIM_TEXT_MAX] = "as it was";

	for (int i = 0; i < COUNT_OF(others); i++)
		ck_assert_int_eq(speak(_i, game, others[i], text,
		    sizeof text), ONIRIM_E_LANGUAGE);
	ck_assert_str_eq(text, "as it was");
}
END_TEST

/* A country, an encoding or a modifier may stand behind a code. */
START_TEST(test_language_may_have_more_behind_it)
{
	static const char *const codes[][2] = {
		{ "fr-FR", "fr" }, { "ru_RU.UTF-8", "ru" },
		{ "en.UTF-8", "en" }, { "ru@latin", "ru" },
		{ "fr_CA@euro", "fr" }, { "en-GB-oxendict", "en" },
	};
	onirim_game *game = new_game("chance=host");
	char text[ONIRIM_TEXT_MAX], plain[ONIRIM_TEXT_MAX];

	for (int i = 0; i < COUNT_OF(codes); i++) {
		ck_assert_int_gt(speak(_i, game, codes[i][0], text,
		    sizeof text), 0);
		speak(_i, game, codes[i][1], plain, sizeof plain);
		ck_assert_str_eq(text, plain);
	}
}
END_TEST

/*
 * The languages themselves.
 */

START_TEST(test_languages_are_listed)
{
	char text[ONIRIM_TEXT_MAX], cut[2] = "##";

	for (int i = 0; i < count_languages(); i++) {
		const char *code = oni_language_codes[i];
		const int length = (int)strlen(code);

		ck_assert_int_eq(onirim_language(i, text, sizeof text),
		    length);
		ck_assert_str_eq(text, code);
		ck_assert_int_eq(onirim_language(i, NULL, 0), length);
		ck_assert_int_eq(onirim_language(i, cut, sizeof cut), length);
		ck_assert_int_eq(cut[0], code[0]);
		ck_assert_int_eq(cut[1], '\0');
		ck_assert_int_ge(onirim_status_text(ONIRIM_OK, text, NULL, 0),
		    0);
	}
	onirim_language(0, text, sizeof text);
	ck_assert_str_eq(text, "en");
}
END_TEST

START_TEST(test_no_other_language_is_listed)
{
	const int past = count_languages();
	char text[] = "as it was";

	ck_assert_int_eq(onirim_language(past, text, sizeof text),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_language(-1, text, sizeof text),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_language(0, NULL, 1), ONIRIM_E_NULL);
	ck_assert_str_eq(text, "as it was");
}
END_TEST

/*
 * Random games.
 */

enum { HELPS_MAX = 20000, WON_MAX = 3000 };

static int helped[HELPS];

static int
needs_help(void)
{
	for (int id = 0; id < HELP_DRAW_ANEW; id++)
		if (helped[id] == 0)
			return 1;
	return 0;
}

static void
note_helps(onirim_game *game, uint64_t seed)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player;
	int n;

	battery_begin(game, &player, seed);
	while ((n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0) {
		for (int i = 0; i < n; i++)
			helped[oni_said_of(game)->help(game,
			    actions[i]).id] = 1;
		battery_choose(&player, game, actions, n);
	}
}

/* Those of Onirim. */
START_TEST(test_every_help_is_needed)
{
	onirim_game *alone = new_game("sets=steps,towers,dreams chance=host "
	    "premonitions=6");
	onirim_game *pair = new_game("players=2 sets=steps,dreams "
	    "premonitions=6");

	for (uint64_t seed = 1; seed < HELPS_MAX && needs_help(); seed += 2) {
		note_helps(alone, seed);
		note_helps(pair, seed);
	}
	for (int id = 0; id < HELP_DRAW_ANEW; id++)
		ck_assert_msg(helped[id] > 0, "nothing needed help %d", id);
}
END_TEST

static const struct {
	const char *config;
	int outcome;
	int winner;
	const char *text;
} ends[] = {
	{ "", ONIRIM_WON, ONIRIM_NOBODY, "You have won." },
	{ "", ONIRIM_LOST, ONIRIM_NOBODY, "You have lost." },
	{ "players=2", ONIRIM_WON, ONIRIM_NOBODY, "Both players have won." },
	{ "players=2", ONIRIM_LOST, ONIRIM_NOBODY,
	  "Both players have lost." },
	{ "players=2 variants=race", ONIRIM_WON, 0, "Player 1 has won." },
	{ "players=2 variants=race", ONIRIM_WON, 1, "Player 2 has won." },
};

START_TEST(test_a_game_that_is_over_tells_how)
{
	onirim_game *game = new_game(ends[_i].config);
	char text[ONIRIM_TEXT_MAX];
	struct uniform player;
	uint64_t seed = 1;

	do {
		ck_assert_uint_lt(seed, WON_MAX);
		battery_begin(game, &player, seed);
		seed += 2;
		while (battery_step(&player, game))
			continue;
	} while (onirim_outcome(game) != ends[_i].outcome ||
	    onirim_winner(game) != ends[_i].winner);
	onirim_decision_text(game, ONIRIM_ASK_NOTHING, NULL, text, sizeof text);
	ck_assert_str_eq(text, ends[_i].text);
}
END_TEST

Suite *
say_suite(void)
{
	const int all = count_languages();
	const struct test tables[] = {
		{ test_tables_are_complete, all },
		{ test_table_of_phrases_is_complete, all },
		{ test_tables_of_causes_are_complete, all },
		{ test_words_for_numbers_have_no_gap, all },
		{ test_table_of_cards_is_complete, all },
		{ test_table_of_parts_is_complete, all },
		{ test_table_of_zones_is_complete, all },
		{ test_table_of_numbers_is_complete, all },
		{ test_table_of_questions_is_complete, all },
		{ test_table_of_what_happened_is_complete, all },
		{ test_languages_say_the_same_things_differently, all },
		{ test_card_has_words, 256 },
		{ test_cards_are_told_apart, all },
		{ test_zone_has_words, all },
		{ test_question_has_words, all },
		{ test_status_has_words, all },
	};
	const struct test said[] = {
		{ test_sentence_begins_with_a_capital,
		    COUNT_OF(beginnings) },
		{ test_sentence_is_right, COUNT_OF(sentences) },
		{ test_what_rules_count_is_told_in_the_plural,
		    COUNT_OF(counted) },
		{ test_sentence_fits_whatever_it_counts, all },
		{ test_every_action_has_a_label, all },
		{ test_what_cannot_be_done_has_no_help, 1 },
		{ test_a_game_that_is_over_tells_how, COUNT_OF(ends) },
		{ test_every_help_is_needed, 1 },
	};
	const struct test buffers[] = {
		{ test_text_that_does_not_fit_is_cut, SPEAKERS },
		{ test_what_is_missing_is_said, SPEAKERS },
		{ test_other_languages_are_not_spoken, SPEAKERS },
		{ test_language_may_have_more_behind_it, SPEAKERS },
		{ test_languages_are_listed, 1 },
		{ test_no_other_language_is_listed, 1 },
	};
	Suite *suite = suite_create("say");

	suite_case(suite, "tables", tables, COUNT_OF(tables));
	suite_case(suite, "sentences", said, COUNT_OF(said));
	suite_case(suite, "buffers", buffers, COUNT_OF(buffers));
	return suite;
}
