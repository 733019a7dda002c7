/* check_reader.c - tests of whom texts are told: in which language, under what
 * names, and by whom they are read. */
#include <string.h>

#include "../../lib/said/name.h"
#include "../battery/battery.h"
#include "events.h"
#include "games.h"
#include "said.h"
#include "suites.h"

#define U "\xEF\xBF\xBD" /* what stands for bytes that cannot be shown */
#define TEN "0123456789"

/*
 * Names.
 */

static const struct {
	const char *name;
	const char *shown;
} names[] = {
	{ "Ada", "Ada" },
	{ "Zoé Ωλ 幸子 🃏", "Zoé Ωλ 幸子 🃏" },
	{ "{card}|%s", "{card}|%s" },

	/* Control characters, those of two bytes too. */
	{ "a\nb\tc\x1B[2J\x7F", "a" U "b" U "c" U "[2J" U },
	{ "\x01\x1F", U U },
	{ "\xC2\x80\xC2\x9B\xC2\xA0", U U U U "\xC2\xA0" },

	/* What is no UTF-8: parts of a character, more than its shortest form,
	 * half of a pair, past the last. */
	{ "\x80" "a\xBF", U "a" U },
	{ "\xC3", U },
	{ "\xC3(", U "(" },
	{ "\xE2\x82", U U },
	{ "\xE2\x82" "a", U U "a" },
	{ "\xF0\x9F\x83", U U U },
	{ "\xC0\xAF\xC1\xBF", U U U U },
	{ "\xE0\x80\xAF\xE0\x9F\xBF", U U U U U U },
	{ "\xE0\xA0\x80", "\xE0\xA0\x80" },
	{ "\xED\x9F\xBF\xED\xA0\x80", "\xED\x9F\xBF" U U U },
	{ "\xED\xBF\xBF\xEE\x80\x80", U U U "\xEE\x80\x80" },
	{ "\xF0\x8F\xBF\xBF", U U U U },
	{ "\xF0\x90\x80\x80\xF4\x8F\xBF\xBF",
	  "\xF0\x90\x80\x80\xF4\x8F\xBF\xBF" },
	{ "\xF4\x90\x80\x80\xF5\x80\x80\x80", U U U U U U U U },
	{ "\xF8\xFF", U U },

	/* At most 40 bytes, and whole characters. */
	{ TEN TEN TEN TEN, TEN TEN TEN TEN },
	{ TEN TEN TEN TEN "x", TEN TEN TEN TEN },
	{ TEN TEN TEN "012345678é", TEN TEN TEN "012345678" },
	{ TEN TEN TEN "01234567éx", TEN TEN TEN "01234567é" },
	{ TEN TEN TEN "01234567幸x", TEN TEN TEN "01234567" },
	{ TEN TEN TEN "01234567\nx", TEN TEN TEN "01234567" },
	{ "\n\n\n\n\n\n\n\n\n\n\n\n\n\n", U U U U U U U U U U U U U },
};

START_TEST(test_name_is_shown_as_far_as_it_can_be)
{
	char text[ONIRIM_TEXT_MAX];
	struct text written = {text, sizeof text, 0};

	oni_name_add(&written, names[_i].name);
	oni_text_end(&written);
	ck_assert_str_eq(text, names[_i].shown);
}
END_TEST

/*
 * Sentences with a seat in them, to each language's reader: by number, by name
 * and as the reader.
 */

enum { TOLD_NUMBER, TOLD_NAME, TOLD_YOU, WAYS };

/* The seat that is told of reads in the last way only. */
static onirim_reader
reader_in(int language, int way, int seat)
{
	static const char *const called[] = { "Ada", "Боб", "Zoé", NULL, "" };

	return (onirim_reader){spelt_out[language],
	    way == TOLD_NUMBER ? NULL : called,
	    way == TOLD_YOU ? seat : ONIRIM_NOBODY, 0};
}

static const struct {
	const char *config;
	int seat;
	onirim_event event;
	const char *texts[SPELT_OUT][WAYS];
} events[] = {
	/* Who does something. */
	{ RIVALS, 1, CHOICE(1, RED_SUN, ONIRIM_VERB_PLAY, 0, 0), {
	  { "Player 2 played the red Sun.", "Боб played the red Sun.",
	    "You played the red Sun." } } },
	{ RIVALS, 1, EVENT(ONIRIM_EVENT_DEAL, 0, HIDDEN, 1, TOP, HAND(2)), {
	  { "Player 2 drew a card.", "Боб drew a card.",
	    "You drew a card." } } },
	{ RIVALS, 1, EVENT(ONIRIM_EVENT_LOCATE, 1, RED_KEY, 1, HAND(1),
	    NOWHERE), {
	  { "Player 2 learned that the partner has the red Key.",
	    "Боб learned that the partner has the red Key.",
	    "You learned that the partner has the red Key." } } },

	/* Whose something is. */
	{ RIVALS, 1, CHOICE_BY(NIGHTMARE, 1, 0, ONIRIM_VERB_HAND, 0, 0), {
	  { "Player 2 discarded their hand.", "Боб discarded their hand.",
	    "You discarded your hand." } } },
	{ RIVALS, 1, EVENT(ONIRIM_EVENT_MOVE, 1, RED_SUN, 1, HAND(2),
	    OWN_ROW(2)), {
	  { "The red Sun joins Player 2's row.",
	    "The red Sun joins Боб's row.",
	    "The red Sun joins your row." } } },
	{ RIVALS, 1, EVENT(ONIRIM_EVENT_TURN, 1, 0, 0, NOWHERE, NOWHERE), {
	  { "It is Player 2's turn.", "It is Боб's turn.",
	    "It is your turn." } } },
	{ FIVE, 2, EVENT(ONIRIM_EVENT_WAKE, 2, 0, 0, CREATURE(3, 3),
	    NOWHERE), {
	  { "Player 3's third creature wakes.", "Zoé's third creature wakes.",
	    "Your third creature wakes." } } },
	{ FIVE, 2, EVENT_WITH(ONIRIM_PART_LEGS, 0, ONIRIM_EVENT_MOVE, 2, N3, 1,
	    HAND(3), CREATURE(3, 1)), {
	  { "Player 3 began a first creature with the Necronaut legs.",
	    "Zoé began a first creature with the Necronaut legs.",
	    "You began your first creature with the Necronaut legs." } } },

	/* Both. */
	{ FIVE, 1, CHOICE_BY(N84, 0, 0, ONIRIM_VERB_SEIZE, 1, 0), {
	  { "Player 1 chose Player 2's first creature.",
	    "Ada chose Боб's first creature.",
	    "Ada chose your first creature." } } },
	{ FIVE, 0, CHOICE_BY(N84, 0, 0, ONIRIM_VERB_SEIZE, 1, 0), {
	  { "Player 1 chose Player 2's first creature.",
	    "Ada chose Боб's first creature.",
	    "You chose Боб's first creature." } } },
	{ FIVE, 1, EVENT_WITH(ONIRIM_PART_HEAD, N84, ONIRIM_EVENT_MOVE, 2, N4,
	    1, CREATURE(2, 2), HAND(3)), {
	  { "The Executioner takes the head of Player 2's second creature.",
	    "The Executioner takes the head of Боб's second creature.",
	    "The Executioner takes the head of your second creature." } } },

	/* Who wins. */
	{ RIVALS, 1, OVER(ONIRIM_WON, 1, WON), {
	  { "Player 2 has won.", "Боб has won.", "You have won." } } },

	/* Seats without a name, and an empty one. */
	{ FIVE, 3, EVENT(ONIRIM_EVENT_TURN, 3, 0, 0, NOWHERE, NOWHERE), {
	  { "It is Player 4's turn.", "It is Player 4's turn.",
	    "It is your turn." } } },
	{ FIVE, 4, EVENT(ONIRIM_EVENT_TURN, 4, 0, 0, NOWHERE, NOWHERE), {
	  { "It is Player 5's turn.", "It is Player 5's turn.",
	    "It is your turn." } } },

	/* Whoever plays alone is meant, whoever reads. */
	{ "", 0, EVENT(ONIRIM_EVENT_TURN, 0, 0, 0, NOWHERE, NOWHERE), {
	  { "It is your turn.", "It is your turn.", "It is your turn." } } },
	{ "", 0, CHOICE(0, RED_SUN, ONIRIM_VERB_PLAY, 0, 0), {
	  { "You played the red Sun.", "You played the red Sun.",
	    "You played the red Sun." } } },
};

START_TEST(test_event_is_told_to_its_reader)
{
	onirim_game *game = new_game(events[_i].config);
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < SPELT_OUT * WAYS; i++) {
		const onirim_reader reader = reader_in(i / WAYS, i % WAYS,
		    events[_i].seat);

		ck_assert_int_gt(onirim_event_text(game, &events[_i].event,
		    &reader, text, sizeof text), 0);
		assert_spelt(text, events[_i].texts[i / WAYS][i % WAYS]);
	}
}
END_TEST

/* A zone, a number, or what is asked. */
enum told { ZONE_TOLD, NUMBER_TOLD, ASK_TOLD };

static const struct {
	const char *config;
	int seat;
	enum told told;
	int value;
	int index;
	const char *texts[SPELT_OUT][WAYS];
} things[] = {
	{ RIVALS, 1, ZONE_TOLD, ONIRIM_ZONE_HAND, 1, {
	  { "hand of Player 2", "hand of Боб", "your hand" },
	  { "main personnelle du joueur 2", "main personnelle (Боб)",
	    "votre main personnelle" },
	  { "личный резерв игрока 2", "личный резерв (Боб)",
	    "ваш личный резерв" } } },
	{ RIVALS, 1, ZONE_TOLD, ONIRIM_ZONE_ROW, 1, {
	  { "row of Player 2", "row of Боб", "your row" },
	  { "labyrinthe du joueur 2", "labyrinthe (Боб)",
	    "votre labyrinthe" },
	  { "лабиринт игрока 2", "лабиринт (Боб)", "ваш лабиринт" } } },
	{ FIVE, 2, ZONE_TOLD, CREATURE(3, 7), {
	  { "creature 7 of Player 3", "creature 7 of Zoé",
	    "your creature 7" },
	  { "créature 7 du joueur 3", "créature 7 (Zoé)",
	    "votre créature 7" },
	  { "существо 7 игрока 3", "существо 7 (Zoé)",
	    "ваше существо 7" } } },
	{ FIVE, 2, ZONE_TOLD, ONIRIM_ZONE_HAND, 2, {
	  { "hand of Player 3", "hand of Zoé", "your hand" },
	  { "main du joueur 3", "main (Zoé)", "votre main" },
	  { "рука игрока 3", "рука (Zoé)", "ваша рука" } } },
	{ "", 0, ZONE_TOLD, ONIRIM_ZONE_HAND, 0, {
	  { "hand", "hand", "hand" }, { "main", "main", "main" },
	  { "рука", "рука", "рука" } } },

	{ RIVALS, 1, NUMBER_TOLD, ONIRIM_NUMBER_SERIES, 1, {
	  { "cards in the series of Player 2", "cards in the series of Боб",
	    "cards in your series" },
	  { "cartes de la série du joueur 2", "cartes de la série (Боб)",
	    "cartes de votre série" },
	  { "карты в серии игрока 2", "карты в серии (Боб)",
	    "карты в вашей серии" } } },
	{ "", 0, NUMBER_TOLD, ONIRIM_NUMBER_SERIES, 0, {
	  { "cards in the series", "cards in the series",
	    "cards in the series" },
	  { "cartes de la série", "cartes de la série",
	    "cartes de la série" },
	  { "карты в серии", "карты в серии", "карты в серии" } } },
	{ RIVALS, 1, NUMBER_TOLD, ONIRIM_NUMBER_DOORS_LEFT, 1, {
	  { "blue Doors in the deck", "blue Doors in the deck",
	    "blue Doors in the deck" },
	  { "Portes bleues dans la pioche", "Portes bleues dans la pioche",
	    "Portes bleues dans la pioche" },
	  { "синие двери в колоде", "синие двери в колоде",
	    "синие двери в колоде" } } },
	{ "sets=steps", 0, NUMBER_TOLD, ONIRIM_NUMBER_PRICE, 1, {
	  { "price of Parallel Planning", "price of Parallel Planning",
	    "price of Parallel Planning" },
	  { "coût de la Planification Parallèle",
	    "coût de la Planification Parallèle",
	    "coût de la Planification Parallèle" },
	  { "стоимость заклинания «Параллельное планирование»",
	    "стоимость заклинания «Параллельное планирование»",
	    "стоимость заклинания «Параллельное планирование»" } } },

	{ "players=2 first=2", 1, ASK_TOLD, ONIRIM_ASK_DRAFT, 0, {
	  { "Player 2: Which of the open cards do you take (6 more to "
	    "take)?",
	    "Боб: Which of the open cards do you take (6 more to take)?",
	    "Which of the open cards do you take (6 more to take)?" },
	  { "Joueur 2 : Quelle carte révélée prenez-vous (encore 6 à "
	    "prendre) ?",
	    "Боб : Quelle carte révélée prenez-vous (encore 6 à prendre) ?",
	    "Quelle carte révélée prenez-vous (encore 6 à prendre) ?" },
	  { "Игрок 2: Какую из открытых карт вы берёте (осталось взять "
	    "6)?",
	    "Боб: Какую из открытых карт вы берёте (осталось взять 6)?",
	    "Какую из открытых карт вы берёте (осталось взять 6)?" } } },
	{ "game=nightmarium players=3 chance=host first=3", 2, ASK_TOLD,
	  ONIRIM_ASK_DEAL, 0, {
	  { "Which card does Player 3 draw?",
	    "Which card does Zoé draw?",
	    "Which card do you draw?" },
	  { "Le joueur 3 pioche : quelle carte ?",
	    "Zoé pioche : quelle carte ?",
	    "Vous piochez : quelle carte ?" },
	  { "Какую карту игрок 3 берёт?",
	    "Какую карту Zoé берёт?",
	    "Какую карту вы берёте?" } } },
};

static int
tell_thing(const onirim_game *game, int row, const onirim_reader *reader,
    char *text)
{
	switch (things[row].told) {
	case ZONE_TOLD:
		return onirim_zone_text(game, things[row].value,
		    things[row].index, reader, text, ONIRIM_TEXT_MAX);
	case NUMBER_TOLD:
		return onirim_number_text(game, things[row].value,
		    things[row].index, reader, text, ONIRIM_TEXT_MAX);
	case ASK_TOLD:
		break;
	}
	return onirim_decision_text(game, things[row].value, reader, text,
	    ONIRIM_TEXT_MAX);
}

START_TEST(test_thing_is_told_to_its_reader)
{
	onirim_game *game = new_game(things[_i].config);
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < SPELT_OUT * WAYS; i++) {
		const onirim_reader reader = reader_in(i / WAYS, i % WAYS,
		    things[_i].seat);

		ck_assert_int_gt(tell_thing(game, _i, &reader, text), 0);
		assert_spelt(text, things[_i].texts[i / WAYS][i % WAYS]);
	}
}
END_TEST

/*
 * Readers that are left out, and wrong ones.
 */

static int
ask_of(const onirim_game *game, const onirim_reader *reader, char *text)
{
	return onirim_decision_text(game, onirim_decision(game), reader, text,
	    ONIRIM_TEXT_MAX);
}

#define PLAYER_1 "Player 1: "
#define ACT "Do you draw a card, discard cards for new ones, or play a card " \
	"(2 actions left)?"

START_TEST(test_without_a_reader_the_asked_seat_reads_english)
{
	onirim_game *game = new_game("game=nightmarium players=3");
	onirim_game *redacted = copy_of(game);
	const onirim_event turn = EVENT(ONIRIM_EVENT_TURN, 0, 0, 0, 0, 0, 0,
	    0);
	char text[ONIRIM_TEXT_MAX];

	ask_of(game, NULL, text);
	ck_assert_str_eq(text, ACT);
	onirim_redact(redacted, game, 1);
	ask_of(redacted, NULL, text);
	ck_assert_str_eq(text, PLAYER_1 ACT);
	onirim_redact(redacted, game, ONIRIM_HOST);
	ask_of(redacted, NULL, text);
	ck_assert_str_eq(text, PLAYER_1 ACT);
	onirim_redact(redacted, game, 0);
	ask_of(redacted, NULL, text);
	ck_assert_str_eq(text, ACT);
	onirim_event_text(redacted, &turn, NULL, text, sizeof text);
	ck_assert_str_eq(text, "It is Player 1's turn.");
}
END_TEST

START_TEST(test_where_no_seat_is_asked_nobody_reads)
{
	onirim_game *game = new_game("chance=host");
	const onirim_action deal = onirim_action_make(ONIRIM_VERB_DEAL,
	    ONIRIM_CARD_NIGHTMARE, 0, 0);
	char text[ONIRIM_TEXT_MAX];

	ck_assert_int_eq(onirim_help_text(game, deal, NULL, text,
	    sizeof text), ONIRIM_E_ILLEGAL);
	onirim_why_text(game, deal, NULL, text, sizeof text);
	ck_assert_str_eq(text, "Another player is asked.");
	ck_assert_int_gt(onirim_help_text(game, deal,
	    reader_for(ONIRIM_HOST, NULL), text, sizeof text), 0);
	ck_assert_str_eq(text,
	    "This card comes next; 10 such cards could come.");
}
END_TEST

START_TEST(test_without_a_language_the_reader_reads_english)
{
	const onirim_reader reader = {NULL, NULL, 0, 0};
	char text[ONIRIM_TEXT_MAX];

	ask_of(new_game(""), &reader, text);
	ck_assert_str_eq(text, "Which card do you play or discard?");
}
END_TEST

enum { SPEAKERS = 9 };

static int
speak(int speaker, const onirim_game *game, const onirim_reader *reader,
    char *text)
{
	const size_t size = ONIRIM_TEXT_MAX;
	const onirim_event turn = EVENT(ONIRIM_EVENT_TURN, 0, 0, 0, 0, 0, 0,
	    0);
	const onirim_action draw = onirim_action_make(ONIRIM_VERB_DRAW, 0, 0,
	    0);

	switch (speaker) {
	case 0:
		return onirim_card_text(game, ONIRIM_CARD_TERROR, reader,
		    text, size);
	case 1:
		return onirim_zone_text(game, ONIRIM_ZONE_HAND, 0, reader,
		    text, size);
	case 2:
		return onirim_number_text(game, ONIRIM_NUMBER_DECK, 0, reader,
		    text, size);
	case 3:
		return onirim_decision_text(game, ONIRIM_ASK_MOVE, reader,
		    text, size);
	case 4:
		return onirim_action_text(game, draw, reader, text, size);
	case 5:
		return onirim_help_text(game, draw, reader, text, size);
	case 6:
		return onirim_why_text(game, draw, reader, text, size);
	case 7:
		return onirim_answer_text(game, &turn, 1, reader, text, size);
	}
	return onirim_event_text(game, &turn, reader, text, size);
}

START_TEST(test_wrong_reader_is_refused)
{
	static const onirim_reader wrong[] = {
		{ "en", NULL, 3, 0 },
		{ "en", NULL, -1, 0 },
		{ "en", NULL, ONIRIM_CHANCE, 0 },
		{ "en", NULL, ONIRIM_HOST + 1, 0 },
		{ "en", NULL, 256, 0 },
		{ "en", NULL, 0, 1 },
		{ "en", NULL, 0, -1 },
	};
	const onirim_reader right = {"en", NULL, 0, 0};
	onirim_game *game = new_game("game=nightmarium players=3");
	char text[ONIRIM_TEXT_MAX] = "as it was";

	for (int i = 0; i < COUNT_OF(wrong); i++)
		ck_assert_int_eq(speak(_i, game, &wrong[i], text),
		    ONIRIM_E_RANGE);
	ck_assert_str_eq(text, "as it was");
	ck_assert_int_ge(speak(_i, game, &right, text), 0);
}
END_TEST

START_TEST(test_asked_seat_reads_of_its_zones_without_a_reader)
{
	onirim_game *game = new_game("game=nightmarium players=3");
	const int asked = onirim_player(game);
	const onirim_reader reader = {"en", NULL, asked, 0};
	char own[ONIRIM_TEXT_MAX], usual[ONIRIM_TEXT_MAX];

	onirim_zone_text(game, ONIRIM_ZONE_HAND, asked, &reader, own,
	    sizeof own);
	onirim_zone_text(game, ONIRIM_ZONE_HAND, asked, NULL, usual,
	    sizeof usual);
	ck_assert_str_eq(usual, own);
	ck_assert_str_eq(usual, "your hand");
}
END_TEST

START_TEST(test_no_such_zone_or_number_is_told)
{
	onirim_game *game = new_game("players=2");
	onirim_game *terrors = new_game("game=nightmarium players=3");
	char text[ONIRIM_TEXT_MAX] = "as it was";
	const struct { int zone, index; } zones[] = {
		{ ONIRIM_ZONE_HAND, 2 }, { ONIRIM_ZONE_HAND, -1 },
		{ ONIRIM_ZONE_LIMBO, 1 }, { ONIRIM_ZONE_CREATURE, 1 },
		{ ONIRIM_ZONE_PENDING, 1 }, { ONIRIM_ZONE_HAND, 256 },
	};
	const struct { int what, index; } numbers[] = {
		{ 0, 0 }, { -1, 0 }, { 256 + ONIRIM_NUMBER_DECK, 0 },
		{ ONIRIM_NUMBER_DECK, 1 }, { ONIRIM_NUMBER_SERIES, 2 },
		{ ONIRIM_NUMBER_SERIES, -1 }, { ONIRIM_NUMBER_DOORS_LEFT, 4 },
		{ ONIRIM_NUMBER_PRICE, 0 }, { ONIRIM_NUMBER_FROM, 0 },
		{ ONIRIM_NUMBER_OBJECTIVE, 0 },
	};

	for (int i = 0; i < COUNT_OF(zones); i++)
		ck_assert_int_eq(onirim_zone_text(game, zones[i].zone,
		    zones[i].index, NULL, text, sizeof text), ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_zone_text(terrors, ONIRIM_ZONE_CREATURE, 24,
	    NULL, text, sizeof text), ONIRIM_E_RANGE);
	for (int i = 0; i < COUNT_OF(numbers); i++)
		ck_assert_int_eq(onirim_number_text(game, numbers[i].what,
		    numbers[i].index, NULL, text, sizeof text),
		    ONIRIM_E_RANGE);
	ck_assert_str_eq(text, "as it was");
}
END_TEST

/* Every number that there is has words, in the same languages. */
START_TEST(test_every_number_has_words)
{
	static const char *const configs[] = { "", "players=2",
	    "sets=steps,towers,dreams", "chance=host",
	    "game=nightmarium players=5" };
	onirim_game *game = new_game(configs[_i]);
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < 256 * SEATS; i++) {
		const int what = i / SEATS, index = i % SEATS;
		const int number = onirim_number(game, ONIRIM_NOBODY, what,
		    index);

		for (int j = 0; j < SPELT_OUT; j++) {
			const int length = onirim_number_text(game, what,
			    index, reader_for(ONIRIM_NOBODY, spelt_out[j]),
			    text, sizeof text);

			ck_assert_msg((length > 0) == (number >= 0),
			    "number %d, %d", what, index);
		}
	}
}
END_TEST

/*
 * What a viewer is not asked.
 */

START_TEST(test_others_are_told_no_answers)
{
	onirim_game *game = new_game("players=2");
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char text[ONIRIM_TEXT_MAX];
	static const char *const called[] = { "Ada", "Bob" };
	const onirim_reader other = {NULL, called, 1, 0};
	const onirim_reader host = {NULL, called, ONIRIM_HOST, 0};

	ck_assert_int_ge(onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX), 2);
	ck_assert_int_gt(onirim_action_text(game, actions[0], &other, text,
	    sizeof text), 0);
	ck_assert_int_eq(onirim_help_text(game, actions[0], &other, text,
	    sizeof text), ONIRIM_E_ILLEGAL);
	onirim_why_text(game, actions[0], &other, text, sizeof text);
	ck_assert_str_eq(text, "Another player is asked.");
	onirim_help_text(game, actions[0], &host, text, sizeof text);
	ck_assert_str_eq(text, "Ada: The card joins your hand.");
	onirim_why_text(game, onirim_action_make(ONIRIM_VERB_TAKE,
	    ONIRIM_CARD_DOOR, 0, 0), &host, text, sizeof text);
	ck_assert_str_eq(text, "Ada: This card is not one of the open cards.");
}
END_TEST

/* Of a game redacted for another, the reader is told what both know. */
START_TEST(test_redacted_game_tells_no_reader_more)
{
	onirim_game *game = new_game("players=2");
	onirim_game *redacted = copy_of(game);
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char text[ONIRIM_TEXT_MAX];
	const int viewers[] = { 0, 1, ONIRIM_NOBODY, ONIRIM_HOST };

	onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	onirim_redact(redacted, game, 1);
	for (int i = 0; i < COUNT_OF(viewers); i++)
		ck_assert_int_eq(onirim_help_text(redacted, actions[0],
		    reader_for(viewers[i], NULL), text, sizeof text),
		    ONIRIM_E_ILLEGAL);
	onirim_redact(redacted, game, ONIRIM_HOST);
	ck_assert_int_gt(onirim_help_text(redacted, actions[0],
	    reader_for(0, NULL), text, sizeof text), 0);
	ck_assert_str_eq(text, "The card joins your hand.");
	ck_assert_int_eq(onirim_help_text(redacted, actions[0],
	    reader_for(1, NULL), text, sizeof text), ONIRIM_E_ILLEGAL);
}
END_TEST

Suite *
reader_suite(void)
{
	const struct test tests[] = {
		{ test_name_is_shown_as_far_as_it_can_be, COUNT_OF(names) },
		{ test_event_is_told_to_its_reader, COUNT_OF(events) },
		{ test_thing_is_told_to_its_reader, COUNT_OF(things) },
		{ test_without_a_reader_the_asked_seat_reads_english, 1 },
		{ test_where_no_seat_is_asked_nobody_reads, 1 },
		{ test_without_a_language_the_reader_reads_english, 1 },
		{ test_wrong_reader_is_refused, SPEAKERS },
		{ test_asked_seat_reads_of_its_zones_without_a_reader, 1 },
		{ test_no_such_zone_or_number_is_told, 1 },
		{ test_every_number_has_words, 5 },
		{ test_others_are_told_no_answers, 1 },
		{ test_redacted_game_tells_no_reader_more, 1 },
	};

	return suite_of("reader", tests, COUNT_OF(tests));
}
