/* check_nightmarium_words.c - tests of the words of Nightmarium in all
 * languages. */
#include <stdio.h>
#include <string.h>

#include "../../lib/ruleset.h"
#include "../../lib/said/pattern.h"
#include "../battery/battery.h"
#include "scene.h"
#include "games.h"
#include "suites.h"

static const struct language *const *const languages = oni_languages;

/* Those whose sentences stand here. */
enum { LANGUAGES = 3 };

static onirim_game *
new_nightmarium(const char *config)
{
	char line[ONIRIM_TEXT_MAX];

	snprintf(line, sizeof line, "game=nightmarium %s", config);
	return new_game(line);
}

/* A text that was said: whole, of this length, and nothing left open. */
static int
is_said(const char *text, int length)
{
	return length > 0 && length < ONIRIM_TEXT_MAX &&
	    strlen(text) == (size_t)length &&
	    strpbrk(text, "{}|") == NULL && strstr(text, "  ") == NULL;
}

/*
 * Cards.
 */

static const struct {
	const char *card;
	const char *names[LANGUAGES];
	const char *labels[LANGUAGES];
} cards[] = {
	{ "n1", { "Necronaut head (Scavenger)",
	  "Tête de Nécronaute (Charognard)",
	  "голова некромункула (Падальщик)" },
	  { "Discard the Necronaut head (Scavenger)",
	  "Défausser la Tête de Nécronaute (Charognard)",
	  "Сбросить голову некромункула (Падальщик)" } },
	{ "n3", { "Necronaut legs", "Membres inférieurs de Nécronaute",
	  "ноги некромункула" },
	  { "Discard the Necronaut legs",
	  "Défausser les Membres inférieurs de Nécronaute",
	  "Сбросить ноги некромункула" } },
	{ "n28", { "Homunculus head (Devourer)",
	  "Tête d'Homoncule (Dévoreur)", "голова людовища (Пожиратель)" },
	  { "Discard the Homunculus head (Devourer)",
	  "Défausser la Tête d'Homoncule (Dévoreur)",
	  "Сбросить голову людовища (Пожиратель)" } },
	{ "n34", { "Homunculus torso or head (Mourner)",
	  "Torse ou tête d'Homoncule (Pleureur)",
	  "туловище или голова людовища (Плакальщик)" },
	  { "Discard the Homunculus torso or head (Mourner)",
	  "Défausser la carte Torse ou tête d'Homoncule (Pleureur)",
	  "Сбросить туловище или голову людовища (Плакальщик)" } },
	{ "n56", { "Insektoid torso (Herald)", "Torse d'Insectoïde (Héraut)",
	  "туловище констрикта (Певчий)" },
	  { "Discard the Insektoid torso (Herald)",
	  "Défausser le Torse d'Insectoïde (Héraut)",
	  "Сбросить туловище констрикта (Певчий)" } },
	{ "n59", { "Insektoid for any part (Joker)",
	  "Partie quelconque d'Insectoïde (Joker)",
	  "любая часть констрикта (Пересмешник)" },
	  { "Discard the Insektoid for any part (Joker)",
	  "Défausser la Partie quelconque d'Insectoïde (Joker)",
	  "Сбросить любую часть констрикта (Пересмешник)" } },
	{ "n108", { "Chimerida legs (Executioner)",
	  "Membres inférieurs de Chiméridé (Bourreau)",
	  "ноги химериды (Палач)" },
	  { "Discard the Chimerida legs (Executioner)",
	  "Défausser les Membres inférieurs de Chiméridé (Bourreau)",
	  "Сбросить ноги химериды (Палач)" } },
	{ "n104", { "Chimerida legs or torso (Executioner)",
	  "Membres inférieurs ou torse de Chiméridé (Bourreau)",
	  "ноги или туловище химериды (Палач)" },
	  { "Discard the Chimerida legs or torso (Executioner)",
	  "Défausser la carte Membres inférieurs ou torse de Chiméridé "
	  "(Bourreau)",
	  "Сбросить ноги или туловище химериды (Палач)" } },
};

START_TEST(test_terror_is_named)
{
	onirim_game *game = new_nightmarium("");
	const int card = onirim_card_from_name(cards[_i].card);
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < LANGUAGES; i++) {
		const char *code = languages[i]->code;

		onirim_card_text(game, (onirim_card)card, reader_asked(game,
		    code), text, sizeof text);
		ck_assert_str_eq(text, cards[_i].names[i]);
		onirim_action_text(game, onirim_action_make(
		    ONIRIM_VERB_DISCARD, card, 0, 0), reader_asked(game, code),
		    text, sizeof text);
		ck_assert_str_eq(text, cards[_i].labels[i]);
	}
}
END_TEST

/* By its name, and as an object. */
static void
tell_card(const onirim_game *game, const char *code, int card, char *text)
{
	ck_assert_int_gt(onirim_card_text(game, (onirim_card)card,
	    reader_asked(game, code), text, ONIRIM_TEXT_MAX), 0);
	ck_assert_int_gt(onirim_action_text(game, onirim_action_make(
	    ONIRIM_VERB_DEAL, card, 0, 0), reader_asked(game, code), text +
	    ONIRIM_TEXT_MAX, ONIRIM_TEXT_MAX), 0);
}

START_TEST(test_terrors_are_told_apart)
{
	static char texts[TERROR_FACES][2 * ONIRIM_TEXT_MAX];
	onirim_game *game = new_nightmarium("");
	int n = 0;

	for (int card = ONIRIM_CARD_TERROR; card < 256; card++)
		if (onirim_card_name((onirim_card)card, NULL, 0) > 0)
			tell_card(game, languages[_i]->code, card,
			    texts[n++]);
	ck_assert_int_eq(n, TERROR_FACES);
	for (int i = 0; i < n; i++)
		for (int j = 0; j < i; j++)
			for (int k = 0; k < 2; k++)
				ck_assert_str_ne(
				    texts[i] + k * ONIRIM_TEXT_MAX,
				    texts[j] + k * ONIRIM_TEXT_MAX);
}
END_TEST

/* Every label, with any Terrors, and with the seat that may follow. */
static void
check_fits(const struct language *language, unsigned label, uint8_t card,
    uint8_t other)
{
	char text[ONIRIM_TEXT_MAX];
	struct saying saying = {.text = {text, sizeof text, 0},
	    .language = language, .ruleset = &oni_nightmarium,
	    .several = true, .seats = 5, .viewer = ONIRIM_NOBODY,
	    .names = longest_names,
	    .card = card, .other = other, .seat = 4, .number = 7};

	oni_say(&saying, language->labels[label]);
	oni_say_phrase(&saying, PHRASE_SEAT);
	ck_assert_msg(is_said(text, oni_text_end(&saying.text)), "%s", text);
}

START_TEST(test_labels_fit_whatever_terrors_they_name)
{
	for (unsigned label = LABEL_BUILD_NEW; label < LABELS; label++)
		for (int i = 0; i < TERROR_FACES; i++)
			for (int j = 0; j < TERROR_FACES; j++)
				check_fits(languages[_i], label,
				    oni_nightmarium.faces[i],
				    oni_nightmarium.faces[j]);
}
END_TEST

/*
 * Zones and events.
 */

START_TEST(test_zones_are_named)
{
	static const struct {
		int zone;
		const char *texts[LANGUAGES];
	} rows[] = {
		{ ONIRIM_ZONE_HAND, { "hand of Player 1", "main du joueur 1",
		  "рука игрока 1" } },
		{ ONIRIM_ZONE_DISCARD, { "discard pile", "défausse",
		  "стопка сброса" } },
		{ ONIRIM_ZONE_POOL, { "deck", "pioche", "колода" } },
		{ ONIRIM_ZONE_PENDING, { "revealed cards",
		  "cartes révélées", "открытые карты" } },
		{ ONIRIM_ZONE_CREATURE, { "creature 1 of Player 1",
		  "créature 1 du joueur 1", "существо 1 игрока 1" } },
	};
	onirim_game *game = new_nightmarium("players=5");
	char text[ONIRIM_TEXT_MAX];

	for (int row = 0; row < COUNT_OF(rows); row++) {
		onirim_zone_text(game, rows[row].zone, 0,
		    reader_for(ONIRIM_NOBODY, languages[_i]->code), text,
		    sizeof text);
		ck_assert_str_eq(text, rows[row].texts[_i]);
	}
}
END_TEST

/* A creature by seat and place, as players count them. */
#define CREATURE(seat, place) ONIRIM_ZONE_CREATURE, 8 * (seat - 1) + place - 1

enum { N1 = ONIRIM_CARD_TERROR, N3 = N1 + 2, N55 = N1 + 54 };

static const struct {
	onirim_event event;
	const char *texts[LANGUAGES];
} events[] = {
	{ CHOICE(4, N3, ONIRIM_VERB_BUILD, 0, 6),
	  { "Player 5: Play the Necronaut legs onto creature 7",
	  "Joueur 5 : Jouer les Membres inférieurs de Nécronaute sur la "
	  "créature 7",
	  "Игрок 5: Выложить ноги некромункула на существо 7" } },

	/* What stands there now may be another card. */
	{ CHOICE(0, 0, ONIRIM_VERB_SEIZE, 4, 1),
	  { "Player 1: Take the last card of creature 2 (Player 5)",
	  "Joueur 1 : Prendre la dernière carte de la créature 2 (joueur 5)",
	  "Игрок 1: Забрать последнюю карту существа 2 (игрок 5)" } },
	{ CHOICE(2, 0, ONIRIM_VERB_DESTROY, 0, 0),
	  { "Player 3: Discard creature 1 (Player 1)",
	  "Joueur 3 : Défausser la créature 1 (joueur 1)",
	  "Игрок 3: Сбросить существо 1 (игрок 1)" } },
	{ CHOICE(2, 0, ONIRIM_VERB_DEVOUR, 0, 2),
	  { "Player 3: Discard the last card of creature 3",
	  "Joueur 3 : Défausser la dernière carte de la créature 3",
	  "Игрок 3: Сбросить последнюю карту существа 3" } },
	{ CHOICE(3, 0, ONIRIM_VERB_WAKE, 0, 1),
	  { "Player 4: Wake creature 2",
	  "Joueur 4 : Réveiller la créature 2",
	  "Игрок 4: Разбудить существо 2" } },
	{ CHOICE(3, 0, ONIRIM_VERB_DRAW, 0, 0),
	  { "Player 4: Draw a card", "Joueur 4 : Piocher une carte",
	  "Игрок 4: Взять карту" } },

	{ EVENT(ONIRIM_EVENT_DEAL, 0, N3, 1, ONIRIM_ZONE_TOP, 0,
	    ONIRIM_ZONE_PENDING, 1),
	  { "A card comes to the revealed cards: Necronaut legs.",
	  "Une carte arrive parmi les cartes révélées : Membres inférieurs "
	  "de Nécronaute.",
	  "Новая карта приходит к открытым картам: ноги некромункула." } },
	{ EVENT(ONIRIM_EVENT_DEAL, 2, ONIRIM_HIDDEN_CARD, 1, ONIRIM_ZONE_TOP,
	    0, ONIRIM_ZONE_HAND, 2),
	  { "A hidden card comes to the hand of Player 3.",
	  "Une carte cachée arrive dans la main du joueur 3.",
	  "Скрытая карта приходит в руку игрока 3." } },
	{ EVENT(ONIRIM_EVENT_MOVE, 1, N55, 1, ONIRIM_ZONE_PENDING, 1,
	    CREATURE(2, 1)),
	  { "1 card goes from the revealed cards to creature 1 of Player 2: "
	  "Insektoid head (Herald).",
	  "1 carte passe des cartes révélées sur la créature 1 du joueur 2 : "
	  "Tête d'Insectoïde (Héraut).",
	  "1 карта идёт из открытых карт на существо 1 игрока 2: голова "
	  "констрикта (Певчий)." } },
	{ EVENT(ONIRIM_EVENT_MOVE, 0, N1, 1, CREATURE(5, 7), ONIRIM_ZONE_HAND,
	    0),
	  { "1 card goes from creature 7 of Player 5 to the hand of Player "
	  "1: Necronaut head (Scavenger).",
	  "1 carte passe de la créature 7 du joueur 5 dans la main du joueur "
	  "1 : Tête de Nécronaute (Charognard).",
	  "1 карта идёт с существа 7 игрока 5 в руку игрока 1: голова "
	  "некромункула (Падальщик)." } },
	{ EVENT(ONIRIM_EVENT_SHUFFLE, 0, 0, 0, 0, 0, 0, 0),
	  { "The discard pile is shuffled and becomes the deck.",
	  "La défausse est mélangée et devient la pioche.",
	  "Сброс перемешивается и становится колодой." } },
	{ EVENT(ONIRIM_EVENT_MOVE, 0, N3, 4, ONIRIM_ZONE_DISCARD, 0,
	    ONIRIM_ZONE_POOL, 0),
	  { "4 cards go from the discard pile to the deck: Necronaut legs.",
	  "4 cartes passent de la défausse dans la pioche : Membres "
	  "inférieurs de Nécronaute.",
	  "4 карты идут из сброса в колоду: ноги некромункула." } },
	{ EVENT(ONIRIM_EVENT_TURN, 4, 0, 0, 0, 0, 0, 0),
	  { "The turn of Player 5 begins.", "Le tour du joueur 5 commence.",
	  "Начинается ход игрока 5." } },
	{ EVENT(ONIRIM_EVENT_WAKE, 3, 0, 0, CREATURE(4, 2), 0, 0),
	  { "Creature 2 of Player 4 wakes.",
	  "La créature 2 du joueur 4 se réveille.",
	  "Существо 2 игрока 4 просыпается." } },
	{ EVENT(ONIRIM_EVENT_END, 4, 0, ONIRIM_WON, 0, 0, 0, 0),
	  { "Player 5 has won.", "Le joueur 5 a gagné.",
	  "Игрок 5 побеждает." } },
	{ EVENT(ONIRIM_EVENT_END, ONIRIM_NOBODY, 0, ONIRIM_LOST, 0, 0, 0, 0),
	  { "The game is over without a winner.",
	  "La partie se termine sans vainqueur.",
	  "Игра окончена без победителя." } },
};

START_TEST(test_event_is_told)
{
	onirim_game *game = new_nightmarium("players=5");
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < LANGUAGES; i++) {
		ck_assert_int_gt(onirim_event_text(game, &events[_i].event,
		    reader_for(ONIRIM_NOBODY, languages[i]->code), text,
		    sizeof text), 0);
		ck_assert_str_eq(text, events[_i].texts[i]);
	}
}
END_TEST

/* Of creature, seat or winner there is no such in a game for three. */
static const onirim_event not_events[] = {
	EVENT(ONIRIM_EVENT_MOVE, 0, N3, 1, ONIRIM_ZONE_HAND, 0, CREATURE(4,
	    1)),
	EVENT(ONIRIM_EVENT_MOVE, 0, N3, 1, ONIRIM_ZONE_HAND, 0, CREATURE(1,
	    8)),
	EVENT(ONIRIM_EVENT_MOVE, 0, N3, 1, CREATURE(3, 8), ONIRIM_ZONE_HAND,
	    0),
	EVENT(ONIRIM_EVENT_MOVE, 0, N3, 1, ONIRIM_ZONE_HAND, 3,
	    ONIRIM_ZONE_DISCARD, 0),
	EVENT(ONIRIM_EVENT_MOVE, 0, N3 + 3, 1, ONIRIM_ZONE_HAND, 0,
	    ONIRIM_ZONE_DISCARD, 0),
	EVENT(ONIRIM_EVENT_MOVE, 0, 255, 1, ONIRIM_ZONE_HAND, 0,
	    ONIRIM_ZONE_DISCARD, 0),
	EVENT(ONIRIM_EVENT_WAKE, 3, 0, 0, CREATURE(4, 1), 0, 0),
	EVENT(ONIRIM_EVENT_WAKE, 1, 0, 0, CREATURE(1, 1), 0, 0),
	EVENT(ONIRIM_EVENT_WAKE, 0, 0, 0, CREATURE(1, 8), 0, 0),
	EVENT(ONIRIM_EVENT_WAKE, 0, 0, 0, ONIRIM_ZONE_HAND, 0, 0, 0),
	EVENT(ONIRIM_EVENT_END, ONIRIM_NOBODY, 0, ONIRIM_WON, 0, 0, 0, 0),
	EVENT(ONIRIM_EVENT_END, 0, 0, ONIRIM_LOST, 0, 0, 0, 0),
	EVENT(ONIRIM_EVENT_END, 3, 0, ONIRIM_WON, 0, 0, 0, 0),
};

START_TEST(test_what_is_no_event_is_not_told)
{
	onirim_game *game = new_nightmarium("players=3");
	char text[ONIRIM_TEXT_MAX] = "as it was";

	ck_assert_int_eq(onirim_event_text(game, &not_events[_i], NULL, text,
	    sizeof text), ONIRIM_E_RANGE);
	ck_assert_str_eq(text, "as it was");
}
END_TEST

/* Whatever card goes from anywhere to anywhere, with the longest numbers and
 * names. */
START_TEST(test_every_move_is_told)
{
	static const uint8_t zones[] = {ONIRIM_ZONE_HAND, ONIRIM_ZONE_DISCARD,
	    ONIRIM_ZONE_POOL, ONIRIM_ZONE_TOP, ONIRIM_ZONE_PENDING,
	    ONIRIM_ZONE_CREATURE};
	enum { ZONES_HAD = COUNT_OF(zones) };
	onirim_game *game = new_nightmarium("players=5");
	const onirim_reader reader = {languages[_i]->code, longest_names,
	    ONIRIM_NOBODY, 0};
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < TERROR_FACES * ZONES_HAD * ZONES_HAD; i++) {
		const uint8_t from = zones[i % ZONES_HAD];
		const uint8_t to = zones[i / ZONES_HAD % ZONES_HAD];
		const onirim_event event = EVENT(ONIRIM_EVENT_MOVE, 4,
		    oni_nightmarium.faces[i / (ZONES_HAD * ZONES_HAD)], 108,
		    from, from ==
		    ONIRIM_ZONE_CREATURE ? 38 : 4, to, to ==
		    ONIRIM_ZONE_CREATURE ? 38 : 4);

		MUST(is_said(text, onirim_event_text(game, &event, &reader,
		    text, sizeof text)));
	}
}
END_TEST

/*
 * Answers near a bound.
 */

/* All cards but one lie in sight or in a hand. */
#define ONE_CARD_LEFT "game=nightmarium hand1=4n1,2n2,4n3,2n4,n5,3n8,3n9," \
	"n10,n11,n12,2n14,n17,n25,2n28,n29,n32,n34,n35,2n37,n38,n41,n42,n44," \
	"n45,2n46,n47,n50,n53,n54,4n55,3n56,3n57,n58,n59,n60,n61,n62,n63," \
	"2n65,3n67,2n71,5n82,n83,2n85,2n86,2n87,n88,n89,n90,n91,n92,n93," \
	"3n95,n104,n31 discard=6n30,4n66,5n84,n4"
#define HERALD "game=nightmarium objective=7 chance=host hand1=n85 "
#define COMPLETE "The creature is complete and wakes; it has "

static const struct {
	const char *position;
	const char *words;
	const char *action;
	const char *help;
} bounds[] = {
	{ ONE_CARD_LEFT, "", "draw", "The next card of the deck is drawn." },

	/* Two creatures lack their heads, and one card is left to place. */
	{ HERALD "creatures1=n57,n71/n3,n2/n30,n35/n9",
	  "build:n85@1 n4 n30 build:n30@5", "build:n4@3",
	  COMPLETE "0 powers." },

	/* Two heads, and one creature that lacks one; in memory one of the
	 * next seat follows. */
	{ HERALD "creatures1=n57,n71/n30,n35/n30/n30/n9/n66/n84 "
	  "creatures2=n30,n47",
	  "build:n85@1 n4 n10", "build:n4@2", COMPLETE "0 powers." },
};

START_TEST(test_help_is_right_near_a_bound)
{
	onirim_game *game = keep_game(scene(bounds[_i].position,
	    bounds[_i].words));
	char text[ONIRIM_TEXT_MAX];
	onirim_action action;

	ck_assert_int_eq(onirim_action_parse(&action, bounds[_i].action,
	    NULL), ONIRIM_OK);
	ck_assert_int_gt(onirim_help_text(game, action, NULL, text,
	    sizeof text), 0);
	ck_assert_str_eq(text, bounds[_i].help);
}
END_TEST

/*
 * Random games.
 */

static const char *const configs[] = {
	"players=2 objective=2 events=on",
	"players=3 objective=3 events=on",
	"players=4 objective=7 turns=90 events=on",
	"players=5 turns=60 first=random events=on",
	"players=2 objective=3 turns=80 chance=host events=on",
};

enum {
	LATELY = 24,
	GAMES_EACH = 16,
	QUESTIONS_EACH = 700,
	EVENTS_EACH = 4096
};

/* What was legal at the last questions. */
struct lately {
	onirim_action actions[LATELY];
	unsigned count;
};

static void
check_answer(const onirim_game *game, onirim_action action, const char *code,
    char *label)
{
	char text[ONIRIM_TEXT_MAX];

	MUST(is_said(label, onirim_action_text(game, action, reader_asked(game,
	    code), label, ONIRIM_TEXT_MAX)));
	MUST(is_said(text, onirim_help_text(game, action, reader_asked(game,
	    code), text, sizeof text)));
	MUST(onirim_why_text(game, action, reader_asked(game, code), text,
	    sizeof text) == 0);
}

static void
check_question(const onirim_game *game, const onirim_action *actions, int n,
    const struct lately *lately, const char *code)
{
	static char labels[ONIRIM_ACTIONS_MAX][ONIRIM_TEXT_MAX];
	char text[ONIRIM_TEXT_MAX];

	MUST(is_said(text, onirim_decision_text(game, onirim_decision(game),
	    reader_asked(game, code), text, sizeof text)));
	for (int i = 0; i < n; i++) {
		check_answer(game, actions[i], code, labels[i]);
		for (int j = 0; j < i; j++)
			MUST(strcmp(labels[i], labels[j]) != 0);
	}
	for (int i = 0; i < LATELY; i++) {
		const onirim_action action = lately->actions[i];

		if (action == 0 || onirim_is_legal(game, action))
			continue;
		MUST(is_said(text, onirim_why_text(game, action,
		    reader_asked(game, code), text, sizeof text)));
		MUST(onirim_help_text(game, action, reader_asked(game, code),
		    text, sizeof text) == ONIRIM_E_ILLEGAL);
	}
}

static void
check_events(const onirim_game *game, int viewer, const char *code)
{
	static onirim_event seen[EVENTS_EACH];
	const int n = onirim_events(game, viewer, seen, EVENTS_EACH);
	char text[ONIRIM_TEXT_MAX];

	MUST(n >= 0 && n <= EVENTS_EACH);
	for (int i = 0; i < n; i++)
		MUST(is_said(text, onirim_event_text(game, &seen[i],
		    reader_for(viewer, code), text, sizeof text)));
}

/* Those that complete creatures lead on. */
static onirim_action
choose(struct uniform *player, const onirim_action *actions, int n)
{
	const onirim_action last = actions[n - 1];

	if (onirim_action_verb(last) == ONIRIM_VERB_BUILD &&
	    uniform_below(player, 4) > 0)
		return last;
	return actions[uniform_below(player, (uint32_t)n)];
}

/* What is done with every question of a game. */
typedef void looker(const onirim_game *game, const onirim_action *actions,
    int n, struct lately *lately);

static void
play_game(onirim_game *game, uint64_t seed, looker *look)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct lately lately = {{0}, 0};
	struct uniform player;
	int n, questions = 0;

	battery_begin(game, &player, seed);
	while ((n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0 && questions++ < QUESTIONS_EACH) {
		look(game, actions, n, &lately);
		for (int i = 0; i < n; i++)
			lately.actions[lately.count++ % LATELY] = actions[i];
		MUST(onirim_apply(game, choose(&player, actions, n)) ==
		    ONIRIM_OK);
		battery_scene.question++;
	}
	look(game, actions, 0, &lately);
}

static int asked[ASKS_END];

static void
look_at_words(const onirim_game *game, const onirim_action *actions, int n,
    struct lately *lately)
{
	const int players = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);

	asked[onirim_decision(game)]++;
	for (int i = 0; i < LANGUAGES; i++) {
		const char *code = languages[i]->code;

		if (n > 0)
			check_question(game, actions, n, lately, code);
		for (int viewer = 0; viewer < players; viewer++)
			check_events(game, viewer, code);
		check_events(game, ONIRIM_NOBODY, code);
		check_events(game, ONIRIM_HOST, code);
	}
}

START_TEST(test_random_games_are_told)
{
	for (int config = 0; config < COUNT_OF(configs); config++) {
		onirim_game *game = new_nightmarium(configs[config]);

		battery_scene.config = configs[config];
		for (uint64_t seed = 0; seed < GAMES_EACH; seed++)
			play_game(game, seed, look_at_words);
	}
	for (int ask = ONIRIM_ASK_MOVE; ask < ASKS_END; ask++)
		ck_assert_msg(asked[ask] > 0, "no game asks %d", ask);
	ck_assert_int_gt(asked[ONIRIM_ASK_DEAL], 0);
}
END_TEST

/*
 * What others are told.
 */

/* Who is asked hears all. */
static void
check_own(const onirim_game *full, const onirim_game *redacted,
    onirim_action action)
{
	char ours[3 * ONIRIM_TEXT_MAX] = "", all[3 * ONIRIM_TEXT_MAX] = "";
	const size_t size = ONIRIM_TEXT_MAX;
	const int decision = onirim_decision(full);

	MUST(onirim_is_legal(redacted, action) ==
	    onirim_is_legal(full, action));
	onirim_help_text(redacted, action, NULL, ours, size);
	onirim_help_text(full, action, NULL, all, size);
	onirim_why_text(redacted, action, NULL, ours + size, size);
	onirim_why_text(full, action, NULL, all + size, size);
	onirim_decision_text(redacted, decision, NULL, ours + 2 * size, size);
	onirim_decision_text(full, decision, NULL, all + 2 * size, size);
	MUST(memcmp(ours, all, sizeof ours) == 0);
}

/* The others hear that there are answers, and nothing of them. */
static void
check_others(const onirim_game *redacted, onirim_action action)
{
	char text[ONIRIM_TEXT_MAX];

	MUST(onirim_help_text(redacted, action, NULL, text, sizeof text) ==
	    ONIRIM_E_ILLEGAL);
	MUST(onirim_why_text(redacted, action, NULL, text, sizeof text) > 0);
	MUST(strcmp(text, oni_english.whys[WHY_NOT_TOLD]) == 0);
	onirim_decision_text(redacted, onirim_decision(redacted), NULL, text,
	    sizeof text);
	MUST(strstr(text, "still to be") == NULL);
}

static void
look_at_secrets(const onirim_game *game, const onirim_action *actions, int n,
    struct lately *lately)
{
	const int players = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
	const int player = onirim_player(game);
	onirim_game *redacted;

	MUST(onirim_game_copy(&redacted, game) == ONIRIM_OK);
	for (int viewer = 0; n > 0 && viewer < players; viewer++) {
		MUST(onirim_redact(redacted, game, viewer) == ONIRIM_OK);
		for (int i = 0; i < n + LATELY; i++) {
			const onirim_action action = i < n
			    ? actions[i] : lately->actions[i - n];

			if (action == 0)
				continue;
			if (viewer == player)
				check_own(game, redacted, action);
			else
				check_others(redacted, action);
		}
	}
	onirim_game_free(redacted);
}

START_TEST(test_redacted_games_tell_their_viewer_alone)
{
	onirim_game *game = new_nightmarium(configs[_i]);

	battery_scene.config = configs[_i];
	play_game(game, 9, look_at_secrets);
}
END_TEST

static const struct {
	const char *config;
	int outcome;
	const char *text;
} ends[] = {
	{ "objective=1", ONIRIM_WON, " has won." },
	{ "players=5 objective=2", ONIRIM_WON, " has won." },
	{ "players=3 turns=4", ONIRIM_LOST,
	  "The game is over without a winner." },
};

static void
look_at_nothing(const onirim_game *game, const onirim_action *actions, int n,
    struct lately *lately)
{
	(void)game;
	(void)actions;
	(void)n;
	(void)lately;
}

START_TEST(test_a_game_that_is_over_tells_how)
{
	onirim_game *game = new_nightmarium(ends[_i].config);
	char text[ONIRIM_TEXT_MAX], winner[ONIRIM_TEXT_MAX] = "";

	play_game(game, 3, look_at_nothing);
	ck_assert_int_eq(onirim_outcome(game), ends[_i].outcome);
	if (ends[_i].outcome == ONIRIM_WON)
		snprintf(winner, sizeof winner, "Player %d",
		    onirim_winner(game) + 1);
	strcat(winner, ends[_i].text);
	onirim_decision_text(game, ONIRIM_ASK_NOTHING, NULL, text, sizeof text);
	ck_assert_str_eq(text, winner);
}
END_TEST

Suite *
nightmarium_words_suite(void)
{
	const struct test words[] = {
		{ test_terror_is_named, COUNT_OF(cards) },
		{ test_terrors_are_told_apart, LANGUAGES },
		{ test_labels_fit_whatever_terrors_they_name, LANGUAGES },
		{ test_zones_are_named, LANGUAGES },
		{ test_event_is_told, COUNT_OF(events) },
		{ test_what_is_no_event_is_not_told, COUNT_OF(not_events) },
		{ test_every_move_is_told, LANGUAGES },
		{ test_help_is_right_near_a_bound, COUNT_OF(bounds) },
	};
	const struct test games[] = {
		{ test_random_games_are_told, 1 },
		{ test_redacted_games_tell_their_viewer_alone,
		    COUNT_OF(configs) },
		{ test_a_game_that_is_over_tells_how, COUNT_OF(ends) },
	};
	Suite *suite = suite_create("words of Nightmarium");

	suite_case(suite, "words", words, COUNT_OF(words));
	suite_case(suite, "games", games, COUNT_OF(games));
	return suite;
}
