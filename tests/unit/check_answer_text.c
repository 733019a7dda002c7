/* check_answer_text.c - tests of a whole answer as one line. */
#include <stdio.h>
#include <string.h>

#include "../battery/battery.h"
#include "events.h"
#include "games.h"
#include "said.h"
#include "suites.h"

enum { LINE_MAX = 1 << 16, LISTED = 12 };

/*
 * Lines.
 */

#define PLAYED(seat) CHOICE(seat - 1, BLUE_SUN, ONIRIM_VERB_PLAY, 0, 0)
#define DREW(seat, card) CAME(card, TOP, HAND(seat))
#define STARTED(seat) \
	EVENT(ONIRIM_EVENT_TURN, seat - 1, 0, 0, NOWHERE, NOWHERE)
#define SEAT_2_DISCARDED(card) CHOICE(1, card, ONIRIM_VERB_DISCARD, 0, 0)
#define SEAT_2_LOOKED(card) \
	EVENT_BY(RED_KEY, ONIRIM_EVENT_DEAL, 1, card, 1, TOP, LOOKED)
#define SEAT_2_MET(card) EVENT(ONIRIM_EVENT_DEAL, 1, card, 1, TOP, MET)

/* Events, behind which nothing else stands. */
static const struct {
	const char *config;
	int viewer;
	onirim_event events[LISTED];
	const char *texts[SPELT_OUT];
} lines[] = {
	/* What one seat did is one sentence. */
	{ PAIR, 0, { PLAYED(2) }, { "Player 2 played the blue Sun.",
	  "Le joueur 2 joue le Soleil bleu.",
	  "Игрок 2 выкладывает синее солнце." } },
	{ PAIR, 0, { PLAYED(1), DREW(1, RED_KEY) },
	  { "You played the blue Sun and drew a red Key.",
	  "Vous jouez le Soleil bleu et piochez une Clé rouge.",
	  "Вы выкладываете синее солнце и берёте красный ключ." } },
	{ PAIR, 0, { SEAT_2_DISCARDED(RED_KEY), SEAT_2_LOOKED(HIDDEN),
	    SEAT_2_LOOKED(HIDDEN), SEAT_2_LOOKED(HIDDEN),
	    SEAT_2_LOOKED(HIDDEN), SEAT_2_LOOKED(HIDDEN),
	    SEAT_2_MET(NIGHTMARE) },
	  { "Player 2 discarded the red Key, looked at five cards and drew "
	  "a Nightmare.",
	  "Le joueur 2 défausse la Clé rouge, regarde cinq cartes et "
	  "tombe sur un Cauchemar.",
	  "Игрок 2 сбрасывает красный ключ, смотрит пять карт и тянет "
	  "кошмар." } },
	{ PAIR, 1, { CHOSE(CAST, 0, 0, ONIRIM_SPELL_PROPHECY),
	    CHOSE_BY(SPELL(PROPHECY), PAY, RED_SUN, 0, 0),
	    CHOSE_BY(SPELL(PROPHECY), PAY, RED_SUN, 0, 0),
	    CHOSE_BY(SPELL(PROPHECY), TOP, HIDDEN, 0, 0),
	    CHOSE_BY(SPELL(PROPHECY), NEXT, HIDDEN, 0, 0),
	    CHOSE_BY(SPELL(PROPHECY), NEXT, HIDDEN, 0, 0) },
	  { "Player 1 cast Paradoxical Prophecy, paid two cards, put a "
	  "card on top of the deck and put two cards under the deck.",
	  "Le joueur 1 lance la Prophétie Paradoxale, paie le sort avec "
	  "deux cartes, place une carte au sommet de la pioche et repose "
	  "deux cartes au bas de la pioche.",
	  "Игрок 1 произносит «Парадоксальное пророчество», убирает из "
	  "сброса две карты, кладёт поверх колоды карту и кладёт под низ "
	  "колоды две карты." } },

	/* Another seat, or the table, begins another one. */
	{ PAIR, 0, { PLAYED(1), DREW(2, HIDDEN) },
	  { "You played the blue Sun. Player 2 drew a card.",
	  "Vous jouez le Soleil bleu. Le joueur 2 pioche une carte.",
	  "Вы выкладываете синее солнце. Игрок 2 берёт карту." } },
	{ PAIR, 0, { PLAYED(1), WENT(NIGHTMARE, 1, TOP, LIMBO),
	    DREW(1, RED_SUN) },
	  { "You played the blue Sun. The Nightmare goes to Limbo. You "
	  "drew a red Sun.",
	  "Vous jouez le Soleil bleu. Le Cauchemar va dans les Limbes. "
	  "Vous piochez un Soleil rouge.",
	  "Вы выкладываете синее солнце. Кошмар — в лимбо. Вы берёте "
	  "красное солнце." } },
	{ FIVE, 1, { DREW(1, HIDDEN), DREW(2, N3), DREW(2, N4),
	    DREW(3, HIDDEN), DREW(3, HIDDEN) },
	  { "Player 1 drew a card. You drew two cards. Player 3 drew two "
	  "cards.",
	  "Le joueur 1 pioche une carte. Vous piochez deux cartes. Le "
	  "joueur 3 pioche deux cartes.",
	  "Игрок 1 берёт карту. Вы берёте две карты. Игрок 3 берёт две "
	  "карты." } },

	/* Cards that came or went the same way are counted, whatever they
	 * are, and whatever goes without saying between them. */
	{ PAIR, 0, { DREW(1, RED_SUN), DREW(1, BLUE_KEY) },
	  { "You drew two cards.",
	  "Vous piochez deux cartes.",
	  "Вы берёте две карты." } },
	{ PAIR, 0, { WENT(RED_SUN, 2, LIMBO, POOL),
	    WENT(NIGHTMARE, 3, LIMBO, POOL), WENT(HAPPY_DREAM, 1, LIMBO,
	    POOL) },
	  { "Six cards go back into the deck.",
	  "Six cartes retournent dans la pioche.",
	  "Шесть карт снова в колоде." } },
	{ PAIR, 0, { WENT(NIGHTMARE, 10, LIMBO, POOL),
	    WENT(RED_DOOR, 2, LIMBO, POOL), WENT(BLUE_DOOR, 1, LIMBO, POOL) },
	  { "13 cards go back into the deck.",
	  "13 cartes retournent dans la pioche.",
	  "13 карт снова в колоде." } },
	{ PAIR, 0, { SEAT_2_DISCARDED(RED_SUN), SEAT_2_DISCARDED(RED_KEY) },
	  { "Player 2 discarded two cards.",
	  "Le joueur 2 défausse deux cartes.",
	  "Игрок 2 сбрасывает две карты." } },
	{ PAIR, 0, { CHOSE_BY(RED_KEY, NEXT, RED_SUN, 0, 0),
	    WENT_BY(RED_KEY, RED_SUN, 1, LOOKED, TOP),
	    CHOSE_BY(RED_KEY, NEXT, BLUE_SUN, 0, 0),
	    WENT_BY(RED_KEY, BLUE_SUN, 1, LOOKED, TOP), DREW(1, BLUE_SUN) },
	  { "You put two cards back on the deck and drew a blue Sun.",
	  "Vous reposez deux cartes au sommet de la pioche et piochez un "
	  "Soleil bleu.",
	  "Вы возвращаете на колоду две карты и берёте синее солнце." } },
	{ PAIR, 0, { CAME(RED_GOAL, GOALS, GOALS), CAME(BLUE_GOAL, GOALS,
	    GOALS), CAME(RED_PAIR, RESERVE, PREMONITIONS),
	    CAME(ANY_PAIR, RESERVE, PREMONITIONS) },
	  { "Two Goals are laid out. Two Premonitions are turned up.",
	  "Deux Objectifs sont posés sur la table. Deux Funestes "
	  "Prémonitoires sont révélées.",
	  "На стол ложатся две карты цели. Открываются две карты дурных "
	  "предчувствий." } },
	{ FIVE, 0, { CAME_BY(N55, N1, TOP, LOOKED), CAME_BY(N55, N3, TOP,
	    LOOKED) },
	  { "The Herald reveals two cards.",
	  "Le Héraut révèle deux cartes.",
	  "Певчий открывает две карты." } },
	{ FIVE, 0, { CAME_BY(N5, N1, TOP, HAND(1)), CAME_BY(N5, N3, TOP,
	    HAND(1)) },
	  { "You drew two cards by the Mourner.",
	  "Vous piochez deux cartes avec le Pleureur.",
	  "Вы берёте две карты благодаря Плакальщику." } },
	{ FIVE, 0, { WENT_AS(LEGS, N1, N3, 1, CREATURE(2, 1), DISCARD),
	    WENT_AS(TORSO, N1, N5, 1, CREATURE(2, 1), DISCARD) },
	  { "The Scavenger discards two cards of Player 2's first "
	  "creature.",
	  "Le Charognard défausse deux cartes de la première créature "
	  "(joueur 2).",
	  "Падальщик сбрасывает две карты 1-го существа (игрок 2)." } },
	{ PAIR, 0, { WENT_BY(THREE_DOORS, RED_SUN, 2, HAND(1), DISCARD),
	    WENT_BY(THREE_DOORS, BLUE_SUN, 1, SHARED, DISCARD) },
	  { "You lost three cards to the Premonition of three Doors.",
	  "Vous perdez trois cartes comme pénalité.",
	  "Вы теряете три карты." } },

	/* Not those of another seat, creature, cause or way. */
	{ FIVE, 0, { DREW(1, N3), CAME_BY(N5, N3, TOP, HAND(1)) },
	  { "You drew Necronaut legs and drew Necronaut legs by the "
	  "Mourner.",
	  "Vous piochez des membres inférieurs de Nécronaute et piochez "
	  "des membres inférieurs de Nécronaute avec le Pleureur.",
	  "Вы берёте ноги некромункула и берёте ноги некромункула "
	  "благодаря Плакальщику." } },
	{ FIVE, 0, { WENT_AS(LEGS, N1, N3, 1, CREATURE(2, 1), DISCARD),
	    WENT_AS(LEGS, N1, N3, 1, CREATURE(2, 2), DISCARD),
	    WENT_AS(LEGS, N1, N3, 1, CREATURE(3, 2), DISCARD) },
	  { "The Scavenger discards the legs of Player 2's first creature. "
	  "The Scavenger discards the legs of Player 2's second "
	  "creature. The Scavenger discards the legs of Player 3's "
	  "second creature.",
	  "Le Charognard défausse les membres inférieurs de la première "
	  "créature (joueur 2). Le Charognard défausse les membres "
	  "inférieurs de la deuxième créature (joueur 2). Le Charognard "
	  "défausse les membres inférieurs de la deuxième créature "
	  "(joueur 3).",
	  "Падальщик сбрасывает ноги 1-го существа (игрок 2). Падальщик "
	  "сбрасывает ноги 2-го существа (игрок 2). Падальщик сбрасывает "
	  "ноги 2-го существа (игрок 3)." } },
	{ PAIR, 0, { WENT_BY(THREE_DOORS, RED_SUN, 1, HAND(1), DISCARD),
	    WENT_BY(FIVE_DOORS, RED_SUN, 1, HAND(1), DISCARD) },
	  { "You lost the red Sun to the Premonition of three Doors and "
	  "lost the red Sun to the Premonition of five Doors.",
	  "Vous perdez le Soleil rouge comme pénalité et perdez le "
	  "Soleil rouge comme pénalité.",
	  "Вы теряете красное солнце и теряете красное солнце." } },
	{ PAIR, 0, { DREW(1, RED_SUN), CAME(RED_DOOR, TOP, MET),
	    DREW(1, BLUE_SUN) },
	  { "You drew a red Sun, drew a red Door and drew a blue Sun.",
	  "Vous piochez un Soleil rouge, tombez sur une Porte rouge et "
	  "piochez un Soleil bleu.",
	  "Вы берёте красное солнце, тянете красную дверь и берёте синее "
	  "солнце." } },

	/* What has no sentence for several is told each time. */
	{ PAIR, 0, { CAME(RED_DOOR, TOP, MET), CAME(BLUE_DOOR, TOP, MET) },
	  { "You drew a red Door and drew a blue Door.",
	  "Vous tombez sur une Porte rouge et tombez sur une Porte "
	  "bleue.",
	  "Вы тянете красную дверь и тянете синюю дверь." } },

	/* What goes without saying is left out. */
	{ PAIR, 1, { PLAYED(1), WENT(BLUE_SUN, 1, HAND(1), OWN_ROW(1)),
	    DREW(1, HIDDEN), STARTED(2) },
	  { "Player 1 played the blue Sun and drew a card.",
	  "Le joueur 1 joue le Soleil bleu et pioche une carte.",
	  "Игрок 1 выкладывает синее солнце и берёт карту." } },
	{ PAIR, 0, { EVENT(ONIRIM_EVENT_SHUFFLE, 0, 0, 0, NOWHERE, NOWHERE),
	    CHOSE_BY(RED_DOOR, KEY, RED_KEY, 0, 0),
	    WENT_BY(RED_DOOR, RED_KEY, 1, HAND(1), DISCARD),
	    WENT_BY(RED_DOOR, RED_DOOR, 1, MET, DOORS(1)) },
	  { "You spent the red Key on the red Door and obtained the red "
	  "Door.",
	  "Vous dépensez la Clé rouge et obtenez la Porte rouge.",
	  "Вы сбрасываете красный ключ и получаете красную дверь." } },

	/* Not where nothing would be told. */
	{ PAIR, 0, { CHOSE(STOP, 0, 0, 0), STARTED(2) },
	  { "You ended the turn. It is Player 2's turn.",
	  "Vous terminez votre tour. Le joueur 2 commence son tour.",
	  "Вы заканчиваете ход. Игрок 2 начинает ход." } },
	{ FIVE, 1, { CHOSE(EXCHANGE, 0, 0, 0) },
	  { "Player 1 chose to discard cards and draw half as many.",
	  "Le joueur 1 choisit de défausser des cartes pour en piocher "
	  "moitié moins.",
	  "Игрок 1 решает обменять карты." } },
	{ FIVE, 1, { CHOSE(STOP, 0, 0, 0), STARTED(2) },
	  { "Player 1 discarded no more. It is your turn.",
	  "Le joueur 1 ne défausse plus rien. Vous commencez votre tour.",
	  "Игрок 1 больше ничего не сбрасывает. Вы начинаете ход." } },
	{ PAIR, 0, { WENT(RED_SUN, 2, HAND(1), DISCARD),
	    WENT(BLUE_SUN, 1, HAND(1), DISCARD) },
	  { "Three cards are discarded.",
	  "Trois cartes vont dans la défausse.",
	  "Три карты уходят в сброс." } },

	/* The end is a sentence of its own. */
	{ "", 0, { CHOSE_BY(NIGHTMARE, DOOR, RED_DOOR, 0, 0),
	    WENT_BY(NIGHTMARE, RED_DOOR, 1, DOORS(1), LIMBO),
	    OVER(ONIRIM_LOST, ONIRIM_NOBODY, FILL) },
	  { "You gave up the red Door to the Nightmare. You have lost: the "
	  "deck has no card left to fill the hand.",
	  "Vous sacrifiez la Porte rouge pour résoudre le Cauchemar. "
	  "Vous avez perdu : la pioche n'a plus de carte pour compléter "
	  "la main.",
	  "Кошмар забирает красную дверь. Вы проиграли: в колоде не "
	  "осталось карт, чтобы пополнить руку." } },
	{ RIVALS, 0, { EVENT(ONIRIM_EVENT_MOVE, 1, RED_DOOR, 1, MET, DOORS(2)),
	    OVER(ONIRIM_WON, 1, WON) },
	  { "Player 2 obtained the red Door. Player 2 has won.",
	  "Le joueur 2 obtient la Porte rouge. Le joueur 2 a gagné.",
	  "Игрок 2 получает красную дверь. Игрок 2 побеждает." } },
	{ FIVE, 2, { WENT_AS(HEAD, 0, N4, 1, HAND(1), CREATURE(1, 5)),
	    OVER(ONIRIM_WON, 0, WON) },
	  { "Player 1 added the Necronaut head to their fifth creature. "
	  "Player 1 has won.",
	  "Le joueur 1 ajoute la tête de Nécronaute à sa cinquième "
	  "créature. Le joueur 1 a gagné.",
	  "Игрок 1 выкладывает голову некромункула на 5-е существо. "
	  "Игрок 1 побеждает." } },

	/* Whoever plays alone is meant, whoever reads. */
	{ "", ONIRIM_NOBODY, { PLAYED(1), DREW(1, RED_KEY) },
	  { "You played the blue Sun and drew a red Key.",
	  "Vous jouez le Soleil bleu et piochez une Clé rouge.",
	  "Вы выкладываете синее солнце и берёте красный ключ." } },
	{ PAIR, ONIRIM_NOBODY, { PLAYED(1), DREW(1, HIDDEN) },
	  { "Player 1 played the blue Sun and drew a card.",
	  "Le joueur 1 joue le Soleil bleu et pioche une carte.",
	  "Игрок 1 выкладывает синее солнце и берёт карту." } },
	{ PAIR, ONIRIM_HOST, { PLAYED(1), DREW(1, RED_KEY) },
	  { "Player 1 played the blue Sun and drew a red Key.",
	  "Le joueur 1 joue le Soleil bleu et pioche une Clé rouge.",
	  "Игрок 1 выкладывает синее солнце и берёт красный ключ." } },
	{ "", 0, { {0} }, { "",
	  "",
	  "" } },
};

static size_t
count_of(int row)
{
	size_t n = 0;

	while (n < LISTED && lines[row].events[n].kind != 0)
		n++;
	return n;
}

static int
say_line(const onirim_game *game, int row, const onirim_reader *reader,
    char *text, size_t size)
{
	return onirim_answer_text(game, lines[row].events, count_of(row),
	    reader, text, size);
}

START_TEST(test_answer_is_told_in_a_line)
{
	onirim_game *game = new_game(lines[_i].config);
	char text[LINE_MAX];

	for (int i = 0; i < SPELT_OUT; i++) {
		ck_assert_int_eq(say_line(game, _i, reader_for(
		    lines[_i].viewer, spelt_out[i]), text, sizeof text),
		    (int)strlen(text));
		assert_spelt(text, lines[_i].texts[i]);
	}
}
END_TEST

/* A line of a single event is its sentence. */
START_TEST(test_line_of_an_event_is_its_sentence)
{
	onirim_game *game = new_game(lines[_i].config);
	char line[LINE_MAX], text[ONIRIM_TEXT_MAX];

	for (size_t i = 0; i < count_of(_i); i++) {
		const onirim_event *event = &lines[_i].events[i];
		const onirim_reader *reader = reader_for(lines[_i].viewer,
		    NULL);

		if (event->count > 1 && event->kind != ONIRIM_EVENT_END)
			continue;
		onirim_event_text(game, event, reader, text, sizeof text);
		onirim_answer_text(game, event, 1, reader, line, sizeof line);
		ck_assert_str_eq(line, text);
	}
}
END_TEST

/*
 * Names and buffers.
 */

#define U "\xEF\xBF\xBD" /* what stands for bytes that cannot be shown */

START_TEST(test_name_stands_in_a_line)
{
	static const char *const called[][2] = {
		{ "Ada", "Ada" }, { "bob", "bob" }, { "élise", "élise" },
		{ "кот", "кот" }, { "James", "James" }, { "", "Player 2" },
		{ NULL, "Player 2" }, { "{who}\n\xFF", "{who}" U U },
		{ "0123456789012345678901234567890123456789012345",
		  "0123456789012345678901234567890123456789" },
	};
	onirim_game *game = new_game(PAIR);
	const onirim_event events[] = { PLAYED(2), DREW(2, HIDDEN),
	    CAME(NIGHTMARE, TOP, LIMBO), DREW(2, HIDDEN) };
	char text[LINE_MAX], wanted[LINE_MAX];

	for (int i = 0; i < COUNT_OF(called); i++) {
		const char *const names[] = { NULL, called[i][0] };
		const onirim_reader reader = {NULL, names, 0, 0};

		snprintf(wanted, sizeof wanted, "%s played the blue Sun and "
		    "drew a card. The Nightmare goes to Limbo. %s drew a card.",
		    called[i][1], called[i][1]);
		onirim_answer_text(game, events, COUNT_OF(events), &reader,
		    text, sizeof text);
		ck_assert_str_eq(text, wanted);
	}
}
END_TEST

START_TEST(test_line_that_does_not_fit_is_cut)
{
	static const char *const called[5] = { "🃏幸éa", "aé幸🃏é" };
	const onirim_reader reader = {"ru", called, ONIRIM_NOBODY, 0};
	onirim_game *game = new_game(lines[_i].config);
	char text[LINE_MAX], part[LINE_MAX];
	const int length = say_line(game, _i, &reader, text, sizeof text);

	ck_assert_int_eq(length, (int)strlen(text));
	ck_assert_int_eq(say_line(game, _i, &reader, NULL, 0), length);
	for (int size = 0; size <= length + 1; size++) {
		memset(part, '#', sizeof part);
		ck_assert_int_eq(say_line(game, _i, &reader, part,
		    (size_t)size), length);
		ck_assert(is_cut(part, text, (size_t)size));
	}
}
END_TEST

/* A line has no bound. */
START_TEST(test_line_may_be_longer_than_a_text)
{
	static const onirim_event doors[] = { CAME(RED_DOOR, TOP, MET),
	    WENT_BY(RED_DOOR, RED_DOOR, 1, MET, LIMBO) };
	enum { TIMES = 1000, SENTENCE = 49 };
	static onirim_event events[2 * TIMES];
	static char text[1 << 16];

	for (int i = 0; i < 2 * TIMES; i++)
		events[i] = doors[i % 2];
	ck_assert_int_eq(onirim_answer_text(new_game(""), events, 2 * TIMES,
	    NULL, text, sizeof text), SENTENCE * TIMES - 1);
	ck_assert_uint_eq(strlen(text), SENTENCE * TIMES - 1);
	ck_assert_mem_eq(text, "You drew a red Door. The red Door goes to "
	    "Limbo. You drew", SENTENCE + 8);
}
END_TEST

/*
 * What cannot be told.
 */

START_TEST(test_bad_argument_has_its_status)
{
	static const onirim_event events[] = { PLAYED(1), STARTED(2) };
	static const struct {
		onirim_reader reader;
		int status;
	} rows[] = {
		{ { "en", NULL, 2, 0 }, ONIRIM_E_RANGE },
		{ { "en", NULL, -1, 0 }, ONIRIM_E_RANGE },
		{ { "en", NULL, ONIRIM_CHANCE, 0 }, ONIRIM_E_RANGE },
		{ { "en", NULL, ONIRIM_HOST + 1, 0 }, ONIRIM_E_RANGE },
		{ { "en", NULL, 0, 1 }, ONIRIM_E_RANGE },
		{ { "xx", NULL, 0, 0 }, ONIRIM_E_LANGUAGE },
		{ { "", NULL, 0, 0 }, ONIRIM_E_LANGUAGE },
	};
	onirim_game *game = new_game(PAIR);
	char text[] = "as it was";

	ck_assert_int_eq(onirim_answer_text(NULL, events, 2, NULL, text,
	    sizeof text), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_answer_text(game, NULL, 1, NULL, text,
	    sizeof text), ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_answer_text(game, events, 2, NULL, NULL, 1),
	    ONIRIM_E_NULL);
	for (int i = 0; i < COUNT_OF(rows); i++)
		for (size_t count = 0; count <= 2; count++)
			ck_assert_int_eq(onirim_answer_text(game, events,
			    count, &rows[i].reader, text, sizeof text),
			    rows[i].status);
	ck_assert_str_eq(text, "as it was");
}
END_TEST

START_TEST(test_no_events_are_an_empty_text)
{
	const onirim_event event = STARTED(1);
	onirim_game *game = new_game(PAIR);
	char text[] = "##";

	ck_assert_int_eq(onirim_answer_text(game, NULL, 0, NULL, text,
	    sizeof text), 0);
	ck_assert_mem_eq(text, "\0#", 3);
	ck_assert_int_eq(onirim_answer_text(game, &event, 0, NULL, NULL, 0),
	    0);
}
END_TEST

/* Wherever it stands among events. */
START_TEST(test_line_without_one_that_is_no_event)
{
	static const onirim_event good = STARTED(1);
	static const onirim_event bad[] = {
		EVENT(0, 0, 0, 0, NOWHERE, NOWHERE), STARTED(3),
		CAME(0, TOP, HAND(1)), CHOSE(EXCHANGE, 0, 0, 0),
		WENT(RED_SUN, 1, DISCARD, RESERVE),
	};
	onirim_event events[] = { good, good, good };
	char text[] = "as it was";

	for (int i = 0; i < COUNT_OF(bad); i++) {
		events[_i] = bad[i];
		ck_assert_int_eq(onirim_answer_text(new_game(PAIR), events, 3,
		    NULL, text, sizeof text), ONIRIM_E_RANGE);
	}
	ck_assert_str_eq(text, "as it was");
}
END_TEST

START_TEST(test_without_a_reader_nobody_reads_english)
{
	static const onirim_event events[] = { PLAYED(1), DREW(2, RED_SUN) };
	onirim_game *game = new_game(PAIR), *redacted = copy_of(game);
	char text[LINE_MAX];

	onirim_redact(redacted, game, 0);
	for (int i = 0; i < 2; i++) {
		onirim_answer_text(i == 0 ? game : redacted, events, 2, NULL,
		    text, sizeof text);
		ck_assert_str_eq(text, "Player 1 played the blue Sun. Player "
		    "2 drew a red Sun.");
	}
}
END_TEST

/*
 * Records.
 */

static const char *const retold[] = {
	"seed=8", PAIR " seed=9", FIVE " turns=40 seed=10",
};

/* The events of a ply make the line that those of the game made. */
static void
check_ply(const onirim_record *record, const onirim_game *game,
    const onirim_reader *reader)
{
	static onirim_event events[2][ONIRIM_EVENTS_MAX];
	static char lines_told[2][LINE_MAX];
	const int n = onirim_events(game, reader->viewer, events[0],
	    ONIRIM_EVENTS_MAX);
	const int m = onirim_record_events(record, onirim_record_ply(record),
	    reader->viewer, events[1], ONIRIM_EVENTS_MAX);

	ck_assert_int_gt(n, 0);
	ck_assert_int_eq(m, n);
	for (int i = 0; i < 2; i++)
		ck_assert_int_gt(onirim_answer_text(game, events[i],
		    (size_t)n, reader, lines_told[i], LINE_MAX), 0);
	ck_assert_str_eq(lines_told[0], lines_told[1]);
}

START_TEST(test_ply_of_a_record_has_the_same_line)
{
	char config[ONIRIM_TEXT_MAX];
	onirim_game *game;
	onirim_record *record;
	struct uniform player;
	onirim_action action;

	snprintf(config, sizeof config, "%s events=on", retold[_i]);
	game = new_game(config);
	ck_assert_int_eq(onirim_record_new(&record, new_game(retold[_i])),
	    ONIRIM_OK);
	keep_record(record);
	uniform_begin(&player, 1);
	while ((action = battery_answer(&player, game)) != 0) {
		ck_assert_int_eq(onirim_apply(game, action), ONIRIM_OK);
		ck_assert_int_eq(onirim_record_add(record, action),
		    ONIRIM_OK);
		check_ply(record, game, reader_for(0, "en"));
		check_ply(record, game, reader_for(ONIRIM_NOBODY, "ru"));
		check_ply(record, game, reader_for(ONIRIM_HOST, "fr"));
	}
}
END_TEST

Suite *
answer_text_suite(void)
{
	const struct test tests[] = {
		{ test_answer_is_told_in_a_line, COUNT_OF(lines) },
		{ test_line_of_an_event_is_its_sentence, COUNT_OF(lines) },
		{ test_name_stands_in_a_line, 1 },
		{ test_line_that_does_not_fit_is_cut, COUNT_OF(lines) },
		{ test_line_may_be_longer_than_a_text, 1 },
		{ test_bad_argument_has_its_status, 1 },
		{ test_no_events_are_an_empty_text, 1 },
		{ test_line_without_one_that_is_no_event, 3 },
		{ test_without_a_reader_nobody_reads_english, 1 },
		{ test_ply_of_a_record_has_the_same_line, COUNT_OF(retold) },
	};

	return suite_of("answer_text", tests, COUNT_OF(tests));
}
