/*
 * texts.c - what the library says in each language, as text.
 *
 *     texts               the names of the languages' files
 *     texts text-CODE     all that does not depend on a game, and two games
 *                         played at random, one for two with all sets and one
 *                         of Nightmarium for three: every question, its
 *                         answers with what they do, and what happened.
 *                         Readers of Nightmarium have names.  A text that does
 *                         not fit with the longest names is an error
 *     texts told-CODE     games of many kinds played at random, and each answer
 *                         as a line, as the first seat is told; for people to
 *                         read
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../bench/uniform.h"

enum { SEED = 117, NIGHTMARIUM_SEED = 6590 };

/* More than there are cards, zones, numbers, questions or statuses.  The
 * library knows which of them there are. */
enum { VALUES = 256, INDICES = 4 };

/* What the names of the files begin with. */
static const char before_texts[] = "text-", before_tales[] = "told-";

/* Who reads the game of Nightmarium, where one seat has no name. */
static const char *const names[] = { "Anna", NULL, "Zoé" };

/* The longest names that are shown, with which every text has to fit. */
static const char *const longest_names[] = {
	"0123456789012345678901234567890123456789",
	"абвгдежзийабвгдежзий", "幸子幸子幸子幸子幸子幸子x",
};

/* A text, when there is one. */
static void
write_text(const char *what, int value, int length, const char *text)
{
	if (length >= 0)
		printf("%s %d: %s\n", what, value, text);
}

static void
write_cards(const onirim_game *game, const onirim_reader *reader)
{
	char text[ONIRIM_TEXT_MAX];

	for (int card = 0; card < VALUES; card++)
		write_text("card", card, onirim_card_text(game,
		    (onirim_card)card, reader, text, sizeof text), text);
}

static void
write_zones(const onirim_game *game, const onirim_reader *reader)
{
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < VALUES * INDICES; i++)
		write_text("zone", i / INDICES, onirim_zone_text(game,
		    i / INDICES, i % INDICES, reader, text, sizeof text),
		    text);
}

static void
write_numbers(const onirim_game *game, const onirim_reader *reader)
{
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < VALUES * INDICES; i++)
		write_text("number", i / INDICES, onirim_number_text(game,
		    i / INDICES, i % INDICES, reader, text, sizeof text),
		    text);
}

static void
write_questions(const onirim_game *game, const onirim_reader *reader)
{
	char text[ONIRIM_TEXT_MAX];

	for (int ask = 0; ask < VALUES; ask++)
		write_text("question", ask, onirim_decision_text(game, ask,
		    reader, text, sizeof text), text);
}

static void
write_statuses(const char *language)
{
	char text[ONIRIM_TEXT_MAX];

	for (int status = 0; status > -VALUES; status--)
		write_text("status", status, onirim_status_text(status,
		    language, text, sizeof text), text);
}

static void
write_problems(const char *language)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_problem problem = {.reason = ONIRIM_PROBLEM_NONE};

	for (; problem.reason < VALUES; problem.reason++)
		write_text("problem", problem.reason, onirim_problem_text(
		    &problem, language, text, sizeof text), text);
}

/* Each about a card of its kind. */
static void
write_reasons(const onirim_game *game, const onirim_reader *reader)
{
	static const uint8_t about[VALUES] = {
		[ONIRIM_REASON_DOOR] = ONIRIM_CARD_DOOR,
		[ONIRIM_REASON_CREATURE] = ONIRIM_CARD_TERROR,
		[ONIRIM_REASON_KEY] = ONIRIM_CARD_ROOM + ONIRIM_SYMBOL_KEY,
		[ONIRIM_REASON_SERIES] = ONIRIM_CARD_DOOR,
		[ONIRIM_REASON_GOAL] = ONIRIM_CARD_DOOR,
		[ONIRIM_REASON_PREMONITION] = ONIRIM_CARD_PREMONITION,
		[ONIRIM_REASON_FITS] = ONIRIM_CARD_TERROR,
		[ONIRIM_REASON_NEXT] = ONIRIM_CARD_DOOR,
	};
	char text[ONIRIM_TEXT_MAX];
	onirim_advice advice = {.reason = ONIRIM_REASON_WINS};

	for (; advice.reason < VALUES; advice.reason++) {
		advice.about = about[advice.reason];
		write_text("reason", advice.reason, onirim_reason_text(game,
		    &advice, reader, text, sizeof text), text);
	}
}

/* A word of a configuration, and what it changes. */
static void
write_option(const char *word, const char *language)
{
	char label[ONIRIM_TEXT_MAX] = "", help[ONIRIM_TEXT_MAX] = "";

	onirim_config_text(word, language, label, sizeof label);
	onirim_config_help_text(word, language, help, sizeof help);
	printf("option %s: %s | %s\n", word, label, help);
}

/* Each key with `none`, where it is a list, and with all its values. */
static void
write_options(const char *config, const char *language)
{
	char key[ONIRIM_TEXT_MAX], value[ONIRIM_TEXT_MAX];
	char word[2 * ONIRIM_TEXT_MAX];

	for (int i = 0; onirim_config_key(i, key, sizeof key) >= 0; i++) {
		write_option(key, language);
		snprintf(word, sizeof word, "%s=none", key);
		if (onirim_config_key_trait(i, ONIRIM_CONFIG_KIND) ==
		    ONIRIM_VALUES_LIST)
			write_option(word, language);
		for (int n = 0; onirim_config_value(config, i, n, value,
		    sizeof value) >= 0; n++) {
			snprintf(word, sizeof word, "%s=%s", key, value);
			write_option(word, language);
		}
	}
}

/*
 * That every text fits, for every reader with the longest names.
 */

static void
must_fit(int length, const char *text)
{
	if (length < ONIRIM_TEXT_MAX)
		return;
	fprintf(stderr, "texts: %d bytes: %s\n", length, text);
	exit(1);
}

static void
check_answer(const onirim_game *game, onirim_action action,
    const onirim_reader *reader)
{
	char text[ONIRIM_TEXT_MAX];

	must_fit(onirim_action_text(game, action, reader, text, sizeof text),
	    text);
	must_fit(onirim_help_text(game, action, reader, text, sizeof text),
	    text);
	must_fit(onirim_why_text(game, action, reader, text, sizeof text),
	    text);
}

static void
check_reader(const onirim_game *game, const onirim_action *actions, int n,
    const onirim_reader *reader)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int count = onirim_events(game, reader->viewer, events,
	    ONIRIM_EVENTS_MAX);
	char text[ONIRIM_TEXT_MAX];

	must_fit(onirim_decision_text(game, onirim_decision(game), reader,
	    text, sizeof text), text);
	for (int i = 0; i < n; i++)
		check_answer(game, actions[i], reader);
	for (int i = 0; i < count; i++)
		must_fit(onirim_event_text(game, &events[i], reader, text,
		    sizeof text), text);
}

static void
check_question(const onirim_game *game, const onirim_action *actions, int n,
    const char *language)
{
	onirim_reader reader = {language, longest_names, 0, 0};

	for (; reader.viewer <= ONIRIM_HOST; reader.viewer++)
		if (onirim_hash(game, reader.viewer) != 0)
			check_reader(game, actions, n, &reader);
}

/*
 * Games.
 */

static void
write_answer(const onirim_game *game, onirim_action action,
    const onirim_reader *reader)
{
	char label[ONIRIM_TEXT_MAX], help[ONIRIM_TEXT_MAX];

	onirim_action_text(game, action, reader, label, sizeof label);
	onirim_help_text(game, action, reader, help, sizeof help);
	printf("- %s | %s\n", label, help);
}

/* As the first seat sees it, when the game keeps events. */
static void
write_events(const onirim_game *game, onirim_reader reader)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int n = onirim_events(game, 0, events, ONIRIM_EVENTS_MAX);
	char text[ONIRIM_TEXT_MAX];

	reader.viewer = 0;
	for (int i = 0; i < n; i++) {
		onirim_event_text(game, &events[i], &reader, text,
		    sizeof text);
		printf("* %s\n", text);
	}
}

/* Whoever is asked reads. */
static void
write_course(onirim_game *game, onirim_reader reader, uint64_t seed)
{
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char text[ONIRIM_TEXT_MAX];
	int n;

	uniform_begin(&player, seed);
	while ((n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0) {
		reader.viewer = onirim_player(game);
		onirim_decision_text(game, onirim_decision(game), &reader,
		    text, sizeof text);
		printf("\n%s\n", text);
		for (int i = 0; i < n; i++)
			write_answer(game, actions[i], &reader);
		check_question(game, actions, n, reader.language);
		onirim_apply(game,
		    actions[uniform_choose(&player, (uint32_t)n)]);
		write_events(game, reader);
	}
	reader.viewer = ONIRIM_NOBODY;
	onirim_decision_text(game, ONIRIM_ASK_NOTHING, &reader, text,
	    sizeof text);
	printf("\n%s\n", text);
}

static int
write_language(const char *language)
{
	const onirim_reader reader = {language, NULL, 0, 0};
	const onirim_reader named = {language, names, 1, 0};
	onirim_game *alone, *pair, *nightmarium;

	if (onirim_game_new(&alone, NULL, NULL) != ONIRIM_OK ||
	    onirim_game_new(&pair, "players=2 sets=steps,towers,dreams",
	    NULL) != ONIRIM_OK ||
	    onirim_game_new(&nightmarium, "game=nightmarium players=3 "
	    "objective=3 events=on", NULL) != ONIRIM_OK)
		return 1;
	onirim_game_reset(pair, SEED);
	onirim_game_reset(nightmarium, NIGHTMARIUM_SEED);
	write_cards(alone, &reader);
	write_zones(alone, &reader);
	write_zones(pair, &reader);
	write_zones(nightmarium, &named);
	write_numbers(pair, &reader);
	write_numbers(nightmarium, &named);
	write_questions(alone, &reader);
	write_statuses(language);
	write_problems(language);
	write_reasons(alone, &reader);
	write_options("players=2 sets=steps,towers,dreams", language);
	write_options("game=nightmarium", language);
	write_course(pair, reader, SEED);
	write_course(nightmarium, named, NIGHTMARIUM_SEED);
	onirim_game_free(alone);
	onirim_game_free(pair);
	onirim_game_free(nightmarium);
	return 0;
}

/*
 * Games that are told.
 */

/* Each is told to the first seat, to players without names and with them. */
static const struct tale {
	const char *config;
	bool has_names;
} tales[] = {
	{ "seed=1", false },
	{ "players=2 seed=2", false },
	{ "players=2 variants=open seed=3", true },
	{ "players=2 variants=race seed=4", false },
	{ "sets=steps seed=5", false },
	{ "sets=towers seed=6", false },
	{ "sets=dreams seed=7", false },
	{ "sets=steps,towers,dreams seed=8", false },
	{ "sets=steps,towers,dreams variants=lost,ruins premonitions=6 "
	  "seed=9", false },
	{ "players=2 sets=steps,towers,dreams seed=10", true },
	{ "game=nightmarium objective=2 seed=11", false },
	{ "game=nightmarium players=3 objective=2 seed=12", true },
	{ "game=nightmarium players=4 objective=2 seed=13", false },
	{ "game=nightmarium players=5 turns=60 seed=14", false },
};

static void
write_line(const onirim_game *game, const onirim_reader *reader)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int n = onirim_events(game, reader->viewer, events,
	    ONIRIM_EVENTS_MAX);
	char line[1 << 14];

	if (onirim_answer_text(game, events, (size_t)n, reader, line,
	    sizeof line) < 0)
		exit(1);
	puts(line);
}

static int
write_tale(const struct tale *tale, const char *language)
{
	const onirim_reader reader = {
		language, tale->has_names ? names : NULL, 0, 0
	};
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char config[ONIRIM_TEXT_MAX];
	onirim_game *game;
	int n;

	snprintf(config, sizeof config, "%s events=on", tale->config);
	if (onirim_game_new(&game, config, NULL) != ONIRIM_OK)
		return 1;
	printf("\n%s\n\n", config);
	write_line(game, &reader);
	uniform_begin(&player, onirim_seed(game));
	while ((n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0) {
		onirim_apply(game,
		    actions[uniform_choose(&player, (uint32_t)n)]);
		write_line(game, &reader);
	}
	onirim_game_free(game);
	return 0;
}

static int
write_tales(const char *language)
{
	int failed = 0;

	for (size_t i = 0; i < sizeof tales / sizeof tales[0]; i++)
		failed |= write_tale(&tales[i], language);
	return failed;
}

int
main(int argc, char **argv)
{
	const size_t skipped = sizeof before_texts - 1;
	char language[ONIRIM_TEXT_MAX];

	if (argc >= 2 && strncmp(argv[1], before_texts, skipped) == 0)
		return write_language(argv[1] + skipped);
	if (argc >= 2)
		return strncmp(argv[1], before_tales, skipped) != 0 ||
		    write_tales(argv[1] + skipped);
	for (int i = 0; onirim_language(i, language, sizeof language) > 0; i++)
		printf("%s%s\n%s%s\n", before_texts, language, before_tales,
		    language);
	return 0;
}
