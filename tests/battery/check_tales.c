/* check_tales.c - what random games ask, answer and tell, in every language and
 * to every viewer. */
#include <stdio.h>
#include <string.h>

#include "battery.h"
#include "games.h"
#include "said.h"
#include "suites.h"

enum { GAMES = 6, SHARED_GAMES = 50, LATELY = 16, LINE_MAX = 1 << 18 };

/* What was legal at the last questions. */
struct lately {
	onirim_action actions[LATELY];
	unsigned count;
};

/*
 * Questions and answers.
 */

/* No two of them are called alike. */
static void
check_labels(const onirim_game *game, const onirim_action *actions, int n,
    const onirim_reader *reader)
{
	static char labels[ONIRIM_ACTIONS_MAX][ONIRIM_TEXT_MAX];

	for (int i = 0; i < n; i++) {
		MUST(is_said(labels[i], onirim_action_text(game, actions[i],
		    reader, labels[i], ONIRIM_TEXT_MAX)));
		for (int j = 0; j < i; j++)
			MUST(strcmp(labels[i], labels[j]) != 0);
	}
}

/* What each answer does, and why those of other questions are none. */
static void
check_answers(const onirim_game *game, const onirim_action *actions, int n,
    const struct lately *lately, const onirim_reader *reader)
{
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < n; i++) {
		MUST(is_said(text, onirim_help_text(game, actions[i], reader,
		    text, sizeof text)));
		MUST(onirim_why_text(game, actions[i], reader, text,
		    sizeof text) == 0);
		MUST(text[0] == '\0');
	}
	for (int i = 0; i < LATELY; i++) {
		const onirim_action action = lately->actions[i];

		if (action == 0 || onirim_is_legal(game, action))
			continue;
		MUST(is_said(text, onirim_why_text(game, action, reader, text,
		    sizeof text)));
		MUST(onirim_help_text(game, action, reader, text,
		    sizeof text) == ONIRIM_E_ILLEGAL);
	}
}

/*
 * What happened.
 */

/* Words for places that no player would speak of. */
static const struct {
	const char *language;
	const char *words[8];
} unspoken[] = {
	{ "en", { "resolved", "pending", "eserve", "pool", "zone",
	  "cards looked at", "drawn card", "out of the game" } },
	{ "fr", { "à résoudre", "en attente", "éserve", "zone" } },
	{ "ru", { "разыгрываем", "просматриваем", "ожидающ", "зон" } },
};

static void
check_spoken(const char *text, const char *language)
{
	for (int i = 0; i < COUNT_OF(unspoken); i++) {
		const char *const *words = unspoken[i].words;

		if (strcmp(unspoken[i].language, language) != 0)
			continue;
		for (int j = 0; j < COUNT_OF(unspoken[i].words); j++)
			MUST(words[j] == NULL ||
			    strstr(text, words[j]) == NULL);
	}
}

/* Each event in a sentence, and all of them in a line. */
static void
check_happened(const onirim_game *game, const onirim_event *events, int n,
    const onirim_reader *reader)
{
	static char line[LINE_MAX];
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < n; i++) {
		MUST(is_sentence(text, onirim_event_text(game, &events[i],
		    reader, text, sizeof text), reader->names));
		check_spoken(text, reader->language);
	}
	if (n == 0)
		return;
	MUST(is_line(line, onirim_answer_text(game, events, (size_t)n, reader,
	    line, sizeof line), reader->names));
	check_spoken(line, reader->language);
}

/*
 * Whole games.
 */

static int asked[256];

/* At every other question the seats have names. */
static void
check_reader(const onirim_game *game, const onirim_action *actions, int n,
    const struct lately *lately, int language, int viewer)
{
	static onirim_event events[EVENTS_MAX];
	const onirim_reader reader = {spelt_out[language],
	    battery_scene.question % 2 == 0 ? longest_names : NULL, viewer, 0};
	const int player = onirim_player(game);
	char text[ONIRIM_TEXT_MAX];

	MUST(is_said(text, onirim_decision_text(game, onirim_decision(game),
	    &reader, text, sizeof text)));
	check_labels(game, actions, n, &reader);
	if (n > 0 && (viewer == player || viewer == ONIRIM_HOST))
		check_answers(game, actions, n, lately, &reader);
	check_happened(game, events, battery_events(game, viewer, events),
	    &reader);
}

static void
check_question(const onirim_game *game, const struct config_row *row,
    struct lately *lately)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	int viewers[VIEWERS_MAX];
	const int readers = battery_viewers(row, viewers);

	asked[onirim_decision(game)]++;
	for (int i = 0; i < SPELT_OUT; i++)
		for (int j = 0; j < readers; j++)
			check_reader(game, actions, n, lately, i, viewers[j]);
	for (int i = 0; i < n; i++)
		lately->actions[lately->count++ % LATELY] = actions[i];
}

static void
check_game(onirim_game *game, const struct config_row *row, uint64_t seed)
{
	struct lately lately = {{0}, 0};
	struct uniform player;

	battery_begin(game, &player, seed);
	do
		check_question(game, row, &lately);
	while (battery_step(&player, game));
}

START_TEST(test_games_are_told_in_whole_sentences)
{
	for (int config = 0; config < CONFIGS; config++) {
		onirim_game *game = battery_game_with_events(config);

		for (uint64_t seed = 0; seed < GAMES; seed++)
			check_game(game, battery_row(config),
			    seed + GAMES * (uint64_t)config);
	}
	for (int ask = ONIRIM_ASK_NOTHING; ask <= ONIRIM_ASK_DEVOURER; ask++)
		if (ask <= ONIRIM_ASK_END || ask >= ONIRIM_ASK_MOVE)
			ck_assert_msg(asked[ask] > 0, "no game asks %d", ask);
}
END_TEST

/*
 * Most lines are short.
 */

enum { SHORT = 200, PERCENT = 90 };

static const char *const named[] = {
	"", "players=2", "players=2 variants=open", "players=2 variants=race",
	"sets=steps", "sets=towers", "sets=dreams",
	"sets=steps,towers,dreams",
	"sets=steps,towers,dreams variants=lost,ruins premonitions=6",
	"players=2 sets=steps,towers,dreams",
	"game=nightmarium", "game=nightmarium players=3",
	"game=nightmarium players=4", "game=nightmarium players=5",
};

/* How many answers there were, and how many had a short line. */
struct share {
	int answers;
	int shorter;
};

static void
count_line(struct share *share, const onirim_game *game,
    const onirim_reader *reader)
{
	static onirim_event events[EVENTS_MAX];
	const int n = battery_events(game, reader->viewer, events);

	share->answers++;
	share->shorter += onirim_answer_text(game, events, (size_t)n, reader,
	    NULL, 0) < SHORT;
}

static struct share
share_of(const char *config, const char *language)
{
	const onirim_reader reader = {language, NULL, 0, 0};
	struct share share = {0, 0};
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game;

	snprintf(text, sizeof text, "%s events=on", config);
	game = new_game(text);
	battery_scene.config = config;
	for (uint64_t seed = 0; seed < SHARED_GAMES; seed++) {
		struct uniform player;

		battery_begin(game, &player, seed);
		while (battery_step(&player, game))
			count_line(&share, game, &reader);
	}
	return share;
}

static double
percent(struct share share)
{
	return 100.0 * share.shorter / share.answers;
}

START_TEST(test_nine_lines_of_ten_are_short)
{
	struct share all = {0, 0};

	for (int i = 0; i < COUNT_OF(named); i++) {
		const struct share share = share_of(named[i], spelt_out[_i]);

		printf("lines under %d bytes, %s, \"%s\": %.1f %%\n", SHORT,
		    spelt_out[_i], named[i], percent(share));
		all.answers += share.answers;
		all.shorter += share.shorter;
	}
	printf("lines under %d bytes, %s, all: %.1f %%\n", SHORT,
	    spelt_out[_i], percent(all));
	ck_assert(percent(all) >= PERCENT);
}
END_TEST

Suite *
tales_suite(void)
{
	const struct test tests[] = {
		{ test_games_are_told_in_whole_sentences, 1 },
		{ test_nine_lines_of_ten_are_short, SPELT_OUT },
	};

	return battery_of("tales", tests, COUNT_OF(tests));
}
