/* check_course.c - games that go alike: copies, games begun again, games
 * played side by side, and games dealt by hand. */
#include <stdio.h>
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum {
	COPY_GAMES = 12,
	SIDE_BY_SIDE = 12,
	AGAIN_GAMES = 100,
	DEALT_GAMES = 150,
	LONG = 6,               /* long games are as many times fewer */
};

static uint64_t
games_of(int config, int games)
{
	return battery_games(battery_row(config), games, games / LONG);
}

/* The whole course of a game. */
struct course {
	int length;
	onirim_action answers[QUESTIONS_MAX];
};

static void
play(struct course *course, onirim_game *game, uint64_t seed)
{
	struct uniform player;
	onirim_action action;

	battery_begin(game, &player, seed);
	course->length = 0;
	while ((action = battery_answer(&player, game)) != 0) {
		MUST(course->length < QUESTIONS_MAX);
		course->answers[course->length++] = action;
		MUST(onirim_apply(game, action) == ONIRIM_OK);
		battery_scene.question++;
	}
}

static void
answer_from(onirim_game *game, const struct course *course, int from)
{
	for (int i = from; i < course->length; i++)
		MUST(onirim_apply(game, course->answers[i]) == ONIRIM_OK);
}

/*
 * Copies.
 */

/* A copy for each question, and its bytes as they were when it was made. */
static void
copy_all(onirim_game *game, const struct course *course,
    onirim_game **copies, unsigned char *bytes, size_t size)
{
	for (int i = 0; i < course->length; i++) {
		MUST(onirim_game_copy(&copies[i], game) == ONIRIM_OK);
		MUST(battery_same(copies[i], game));
		memcpy(bytes + (size_t)i * size, copies[i], size);
		MUST(onirim_apply(game, course->answers[i]) == ONIRIM_OK);
	}
}

START_TEST(test_copies_stay_as_they_were_and_go_on_alike)
{
	static struct course course;
	static onirim_game *copies[QUESTIONS_MAX];
	static unsigned char bytes[QUESTIONS_MAX * 1024];
	onirim_game *game = battery_game(_i), *end = copy_of(game);
	const size_t size = (size_t)onirim_game_size(NULL);

	for (uint64_t seed = 0; seed < games_of(_i, COPY_GAMES); seed++) {
		play(&course, game, seed);
		onirim_game_assign(end, game);
		onirim_game_reset(game, seed);
		copy_all(game, &course, copies, bytes, size);
		MUST(battery_same(game, end));
		for (int i = 0; i < course.length; i++) {
			MUST(memcmp(copies[i], bytes + (size_t)i * size,
			    size) == 0);
			if (i % 5 == 0) {
				onirim_game_assign(game, copies[i]);
				answer_from(game, &course, i);
				MUST(battery_same(game, end));
			}
			answer_from(copies[i], &course, i);
			MUST(battery_same(copies[i], end));
			onirim_game_free(copies[i]);
		}
	}
}
END_TEST

START_TEST(test_reset_plays_the_same_game_again)
{
	static struct course course, again;
	onirim_game *game = battery_game(_i), *end, *start;

	end = copy_of(game);
	start = copy_of(game);
	for (uint64_t seed = 0; seed < games_of(_i, AGAIN_GAMES); seed++) {
		onirim_game_reset(start, seed);
		play(&course, game, seed);
		onirim_game_assign(end, game);
		onirim_game_reset(game, seed);
		MUST(battery_same(game, start));
		play(&again, game, seed);
		MUST(course.length == again.length);
		MUST(memcmp(course.answers, again.answers,
		    (size_t)course.length * sizeof *course.answers) == 0);
		MUST(battery_same(game, end));
	}
}
END_TEST

/* One step of each game in turn, until none goes on. */
static void
play_side_by_side(onirim_game **games, struct uniform *players, int n)
{
	int playing;

	do {
		playing = 0;
		battery_scene.question = 0;
		for (int i = 0; i < n; i++)
			playing += battery_step(&players[i], games[i]);
	} while (playing > 0);
}

START_TEST(test_games_side_by_side_go_as_alone)
{
	static struct course course;
	onirim_game *games[SIDE_BY_SIDE], *alone = battery_game(_i);
	struct uniform players[SIDE_BY_SIDE];

	for (int i = 0; i < SIDE_BY_SIDE; i++) {
		games[i] = battery_game(_i);
		battery_begin(games[i], &players[i], (uint64_t)i);
	}
	play_side_by_side(games, players, SIDE_BY_SIDE);
	for (int i = 0; i < SIDE_BY_SIDE; i++) {
		play(&course, alone, (uint64_t)i);
		MUST(battery_same(alone, games[i]));
	}
}
END_TEST

/*
 * A seeded game dealt by hand, as onirim-chance(7) tells.  The dealer has a
 * generator of its own, and looks at the seeded game only when a seat is asked.
 */

/* What an output adds to the generator's state. */
#define STRIDE UINT64_C(0x9E3779B97F4A7C15)

struct dealer {
	struct uniform generator;
	onirim_game *host;
};

/* The Goals that are not laid out yet, in ascending order; how many. */
static int
goals_left(const onirim_game *game, onirim_card *pool)
{
	int laid[FACE_VALUES] = {0};
	int n = 0;

	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_GOALS, 0, laid);
	for (int goal = ONIRIM_CARD_GOAL; goal < ONIRIM_CARD_GOAL_DOWN; goal++)
		for (int i = laid[goal]; i < 2; i++)
			pool[n++] = (onirim_card)goal;
	return n;
}

static int
list_pool(const onirim_game *game, onirim_card *pool)
{
	const int from = onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_FROM,
	    0);

	if (from == ONIRIM_ZONE_GOALS)
		return goals_left(game, pool);
	return onirim_cards(game, ONIRIM_HOST, from == ONIRIM_ZONE_RESERVE
	    ? ONIRIM_ZONE_RESERVE : ONIRIM_ZONE_POOL, 0, pool,
	    ONIRIM_CARDS_MAX);
}

/* The card of the pool at place below(its size). */
static onirim_action
next_deal(struct dealer *dealer)
{
	onirim_card pool[ONIRIM_CARDS_MAX];
	const int n = list_pool(dealer->host, pool);

	return onirim_action_make(ONIRIM_VERB_DEAL,
	    pool[uniform_below(&dealer->generator, (uint32_t)n)], 0, 0);
}

/* How many cards of a pool the last answer brought. */
static int
cards_that_came(const onirim_game *game)
{
	onirim_event events[EVENTS_MAX];
	const int n = battery_events(game, ONIRIM_HOST, events);
	int came = 0;

	for (int i = 0; i < n; i++)
		if (events[i].kind == ONIRIM_EVENT_DEAL)
			came += events[i].count;
	return came;
}

/* Give an answer.  Cards of a pool of one face are not asked for, but take an
 * output each. */
static void
apply_taking(struct dealer *dealer, onirim_action answer)
{
	const int asked = onirim_decision(dealer->host) == ONIRIM_ASK_DEAL;
	int unasked;

	MUST(onirim_apply(dealer->host, answer) == ONIRIM_OK);
	unasked = cards_that_came(dealer->host) - asked;
	MUST(unasked >= 0);
	dealer->generator.state += (uint64_t)unasked * STRIDE;
}

/* Whether both stand alike to all viewers, chance apart. */
static int
stand_alike(const onirim_game *one, const onirim_game *other,
    const struct config_row *row)
{
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(row, viewers);
	struct sight mine, theirs;

	for (int i = 0; i < n; i++) {
		battery_see_table(&mine, one, viewers[i]);
		battery_see_table(&theirs, other, viewers[i]);
		if (!battery_same_sight(&mine, &theirs))
			return 0;
	}
	return 1;
}

/* The same configuration with chance=host, and a first seat. */
static onirim_game *
hosted(const char *config, int first)
{
	const char *random = strstr(config, "first=random");
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game;

	if (random == NULL)
		snprintf(text, sizeof text, "%s chance=host events=on",
		    config);
	else
		snprintf(text, sizeof text, "%.*s first=%d chance=host "
		    "events=on", (int)(random - config), config, first + 1);
	ck_assert_int_eq(onirim_game_new(&game, text, NULL), ONIRIM_OK);
	return game;
}

/* The dealer of a configuration: with first=random the first output is for the
 * seat that begins. */
static struct dealer
dealer_for(const struct config_row *row, uint64_t seed)
{
	struct dealer dealer = {{seed, 0, 0}, NULL};
	const int first = strstr(row->text, "first=random") == NULL ? 0
	    : (int)uniform_below(&dealer.generator, (uint32_t)row->players);

	dealer.host = hosted(row->text, first);
	return dealer;
}

/* Games are the same but for their events. */
static int
same_saved(const onirim_game *one, const onirim_game *other)
{
	uint8_t bytes[2][ONIRIM_SNAPSHOT_MAX];
	const int n = onirim_snapshot_save(one, bytes[0], ONIRIM_SNAPSHOT_MAX);

	return onirim_snapshot_save(other, bytes[1], ONIRIM_SNAPSHOT_MAX) == n
	    && memcmp(bytes[0], bytes[1], (size_t)n) == 0;
}

/* Where a seat is asked, the dealt game and the seeded one can stand like one
 * another, and keep where chance comes from. */
static void
stand_for_another(const onirim_game *host, const onirim_game *seeded)
{
	onirim_game *one, *other;

	onirim_game_copy(&one, host);
	onirim_game_reset(one, 0);
	MUST(onirim_game_assign(one, seeded) == ONIRIM_OK);
	MUST(same_saved(one, host));
	onirim_game_free(one);
	onirim_game_copy(&one, seeded);
	MUST(onirim_game_assign(one, host) == ONIRIM_OK);
	onirim_game_copy(&other, one);
	MUST(onirim_game_assign(other, seeded) == ONIRIM_OK);
	MUST(same_saved(one, other));
	onirim_game_free(other);
	onirim_game_free(one);
}

/* Give both games the same answers, and deal the host's by hand. */
static void
follow(struct dealer *dealer, onirim_game *seeded, struct uniform *player,
    const struct config_row *row)
{
	for (;;) {
		onirim_action answer;

		while (onirim_decision(dealer->host) == ONIRIM_ASK_DEAL) {
			MUST(onirim_game_assign(seeded, dealer->host) ==
			    ONIRIM_E_FAMILY);
			apply_taking(dealer, next_deal(dealer));
		}
		MUST(stand_alike(dealer->host, seeded, row));
		stand_for_another(dealer->host, seeded);
		answer = battery_answer(player, seeded);
		if (answer == 0)
			return;
		MUST(onirim_is_legal(dealer->host, answer) == 1);
		apply_taking(dealer, answer);
		MUST(onirim_apply(seeded, answer) == ONIRIM_OK);
		battery_scene.question++;
	}
}

START_TEST(test_host_dealt_like_the_seeded_game_asks_the_same)
{
	const struct config_row *row = battery_row(_i);
	onirim_game *seeded = battery_game(_i);
	struct uniform player;

	for (uint64_t seed = 0; seed < games_of(_i, DEALT_GAMES); seed++) {
		struct dealer dealer = dealer_for(row, seed);

		battery_begin(seeded, &player, seed);
		follow(&dealer, seeded, &player, row);
		onirim_game_free(dealer.host);
	}
}
END_TEST

Suite *
copies_suite(void)
{
	const struct test tests[] = {
		{ test_copies_stay_as_they_were_and_go_on_alike, CONFIGS },
		{ test_reset_plays_the_same_game_again, CONFIGS },
		{ test_games_side_by_side_go_as_alone, CONFIGS },
		{ test_host_dealt_like_the_seeded_game_asks_the_same, SEEDED },
	};

	return battery_of("copies", tests, COUNT_OF(tests));
}
