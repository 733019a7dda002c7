/* check_nightmarium_words.c - tests of the words of Nightmarium in all
 * languages. */
#include <stdio.h>
#include <string.h>

#include "../../lib/ruleset.h"
#include "../../lib/said/pattern.h"
#include "../battery/battery.h"
#include "scene.h"
#include "games.h"
#include "said.h"
#include "suites.h"

static onirim_game *
new_nightmarium(const char *config)
{
	char line[ONIRIM_TEXT_MAX];

	snprintf(line, sizeof line, "game=nightmarium %s", config);
	return new_game(line);
}

/*
 * Cards.
 */

static const struct {
	const char *card;
	const char *names[SPELT_OUT];
	const char *labels[SPELT_OUT];
} cards[] = {
	{ "n1", { "Necronaut head (Scavenger)",
	  "tête de Nécronaute (Charognard)",
	  "голова некромункула (Падальщик)" },
	  { "Discard the Necronaut head (Scavenger)",
	  "Défausser la tête de Nécronaute (Charognard)",
	  "Сбросить голову некромункула (Падальщик)" } },
	{ "n3", { "Necronaut legs", "membres inférieurs de Nécronaute",
	  "ноги некромункула" },
	  { "Discard the Necronaut legs",
	  "Défausser les membres inférieurs de Nécronaute",
	  "Сбросить ноги некромункула" } },
	{ "n28", { "Homunculus head (Devourer)",
	  "tête d'Homoncule (Dévoreur)", "голова людовища (Пожиратель)" },
	  { "Discard the Homunculus head (Devourer)",
	  "Défausser la tête d'Homoncule (Dévoreur)",
	  "Сбросить голову людовища (Пожиратель)" } },
	{ "n34", { "Homunculus torso or head (Mourner)",
	  "torse ou tête d'Homoncule (Pleureur)",
	  "туловище или голова людовища (Плакальщик)" },
	  { "Discard the Homunculus torso or head (Mourner)",
	  "Défausser la carte torse ou tête d'Homoncule (Pleureur)",
	  "Сбросить туловище или голову людовища (Плакальщик)" } },
	{ "n56", { "Insektoid torso (Herald)", "torse d'Insectoïde (Héraut)",
	  "туловище констрикта (Певчий)" },
	  { "Discard the Insektoid torso (Herald)",
	  "Défausser le torse d'Insectoïde (Héraut)",
	  "Сбросить туловище констрикта (Певчий)" } },
	{ "n59", { "Insektoid for any part (Joker)",
	  "passe-partout d'Insectoïde (Joker)",
	  "универсальная часть констрикта (Пересмешник)" },
	  { "Discard the Insektoid for any part (Joker)",
	  "Défausser la carte passe-partout d'Insectoïde (Joker)",
	  "Сбросить универсальную часть констрикта (Пересмешник)" } },
	{ "n108", { "Chimerida legs (Executioner)",
	  "membres inférieurs de Chiméridé (Bourreau)",
	  "ноги химериды (Палач)" },
	  { "Discard the Chimerida legs (Executioner)",
	  "Défausser les membres inférieurs de Chiméridé (Bourreau)",
	  "Сбросить ноги химериды (Палач)" } },
	{ "n104", { "Chimerida legs or torso (Executioner)",
	  "membres inférieurs ou torse de Chiméridé (Bourreau)",
	  "ноги или туловище химериды (Палач)" },
	  { "Discard the Chimerida legs or torso (Executioner)",
	  "Défausser la carte membres inférieurs ou torse de "
	    "Chiméridé (Bourreau)",
	  "Сбросить ноги или туловище химериды (Палач)" } },
};

START_TEST(test_terror_is_named)
{
	onirim_game *game = new_nightmarium("");
	const int card = onirim_card_from_name(cards[_i].card);
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < SPELT_OUT; i++) {
		const char *code = spelt_out[i];

		onirim_card_text(game, (onirim_card)card, reader_asked(game,
		    code), text, sizeof text);
		assert_spelt(text, cards[_i].names[i]);
		onirim_action_text(game, onirim_action_make(
		    ONIRIM_VERB_DISCARD, card, 0, 0), reader_asked(game, code),
		    text, sizeof text);
		assert_spelt(text, cards[_i].labels[i]);
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
			tell_card(game, spelt_out[_i], card,
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
	    .language = language, .game = &oni_nightmarium_said,
	    .several = true, .seats = 5, .viewer = ONIRIM_NOBODY,
	    .names = longest_names,
	    .card = card, .other = other, .seat = 4, .number = 7};

	oni_say_text(&saying, language->labels[label]);
	oni_say_phrase(&saying, PHRASE_SEAT);
	ck_assert_msg(is_said(text, oni_text_end(&saying.text)), "%s", text);
}

START_TEST(test_labels_fit_whatever_terrors_they_name)
{
	for (unsigned label = LABEL_BUILD_NEW; label < LABELS; label++)
		for (int i = 0; i < TERROR_FACES; i++)
			for (int j = 0; j < TERROR_FACES; j++)
				check_fits(oni_languages[_i], label,
				    oni_nightmarium.faces[i],
				    oni_nightmarium.faces[j]);
}
END_TEST

/*
 * Zones.
 */

START_TEST(test_zones_are_named)
{
	static const struct {
		int zone;
		const char *texts[SPELT_OUT];
	} rows[] = {
		{ ONIRIM_ZONE_HAND, { "hand of Player 1", "main du joueur 1",
		  "рука игрока 1" } },
		{ ONIRIM_ZONE_DISCARD, { "discard pile", "défausse",
		  "сброс" } },
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
		    reader_for(ONIRIM_NOBODY, spelt_out[_i]), text,
		    sizeof text);
		assert_spelt(text, rows[row].texts[_i]);
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
#define PLAIN "The creature is complete and wakes. It has no powers."

static const struct {
	const char *position;
	const char *words;
	const char *action;
	const char *help;
} bounds[] = {
	{ ONE_CARD_LEFT, "", "draw", "You draw the next card of the deck." },

	/* Two creatures lack their heads, and one card is left to place. */
	{ HERALD "creatures1=n57,n71/n3,n2/n30,n35/n9",
	  "build:n85@1 n4 n30 build:n30@5", "build:n4@3",
	  PLAIN },

	/* Two heads, and one creature that lacks one; in memory one of the
	 * next seat follows. */
	{ HERALD "creatures1=n57,n71/n30,n35/n30/n30/n9/n66/n84 "
	  "creatures2=n30,n47",
	  "build:n85@1 n4 n10", "build:n4@2", PLAIN },
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
	"players=2 objective=2",
	"players=3 objective=3",
	"players=4 objective=7 turns=90",
	"players=5 turns=60 first=random",
	"players=2 objective=3 turns=80 chance=host",
};

enum { LATELY = 24, QUESTIONS_EACH = 700 };

/* What was legal at the last questions. */
struct lately {
	onirim_action actions[LATELY];
	unsigned count;
};

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
	MUST(strcmp(text, oni_text_at(&oni_english,
	    oni_english.whys[WHY_NOT_TOLD])) == 0);
	onirim_decision_text(redacted, onirim_decision(redacted), NULL, text,
	    sizeof text);
	MUST(strstr(text, "more to ") == NULL);
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
		{ test_terrors_are_told_apart, SPELT_OUT },
		{ test_labels_fit_whatever_terrors_they_name, SPELT_OUT },
		{ test_zones_are_named, SPELT_OUT },
		{ test_help_is_right_near_a_bound, COUNT_OF(bounds) },
	};
	const struct test games[] = {
		{ test_redacted_games_tell_their_viewer_alone,
		    COUNT_OF(configs) },
		{ test_a_game_that_is_over_tells_how, COUNT_OF(ends) },
	};
	Suite *suite = suite_create("words of Nightmarium");

	suite_case(suite, "words", words, COUNT_OF(words));
	suite_case(suite, "games", games, COUNT_OF(games));
	return suite;
}
