/* check_course.c - games that go alike: copies, games begun again, games
 * played side by side, and games dealt by hand. */
#include <stdio.h>
#include <string.h>

#include "../unit/suites.h"
#include "battery.h"

enum {
	COPY_GAMES = 12,
	SIDE_BY_SIDE = 12,
	AGAIN_GAMES = 100,
	DEALT_GAMES = 150,
	LONG = 6,               /* games with sets are as many times fewer */
};

static uint64_t
games_of(int config, int games)
{
	return (uint64_t)(battery_row(config)->sets == 0
	    ? games : games / LONG);
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
	onirim_game *game = battery_game(_i), *end;
	const size_t size = (size_t)onirim_game_size(NULL);

	onirim_game_copy(&end, game);
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
	onirim_game_free(end);
	onirim_game_free(game);
}
END_TEST

START_TEST(test_reset_plays_the_same_game_again)
{
	static struct course course, again;
	onirim_game *game = battery_game(_i), *end, *start;

	onirim_game_copy(&end, game);
	onirim_game_copy(&start, game);
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
	onirim_game_free(start);
	onirim_game_free(end);
	onirim_game_free(game);
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
		onirim_game_free(games[i]);
	}
	onirim_game_free(alone);
}
END_TEST

/*
 * A seeded game dealt by hand, as onirim-chance(7) tells.  The dealer has a
 * generator of its own, and looks at the seeded game only when a seat is asked.
 *
 * Cards of a pool of one face are not asked for, but take an output each.  How
 * many came does not always show; so the dealer keeps the set of numbers of
 * outputs that may have been taken, and every hand dealt leaves those that
 * led to where the seeded game stands.
 */

enum { OUTPUTS_MAX = 4096, ASTRAY = -1, UNCLEAR = -2 };

/* What an output adds to the generator's state. */
#define STRIDE UINT64_C(0x9E3779B97F4A7C15)

struct dealer {
	uint64_t seed;
	int sets;
	const onirim_game *seeded;
	onirim_game *host;
	onirim_game *trial;
	onirim_game *dealt;
	uint8_t may_be_taken[OUTPUTS_MAX];
	int unseen;             /* cards may have come unasked */
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

/* The zone the next card is dealt from. */
static int
dealt_from(const onirim_game *game)
{
	return onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_FROM, 0);
}

static int
list_pool(const onirim_game *game, onirim_card *pool)
{
	switch (dealt_from(game)) {
	case ONIRIM_ZONE_GOALS:
		return goals_left(game, pool);
	case ONIRIM_ZONE_RESERVE:
		return onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_RESERVE, 0,
		    pool, ONIRIM_CARDS_MAX);
	}
	return onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0, pool,
	    ONIRIM_CARDS_MAX);
}

/* The card of the pool at place below(its size). */
static onirim_action
next_deal(const onirim_game *game, struct uniform *generator)
{
	onirim_card pool[ONIRIM_CARDS_MAX];
	const int n = list_pool(game, pool);

	return onirim_action_make(ONIRIM_VERB_DEAL,
	    pool[uniform_below(generator, (uint32_t)n)], 0, 0);
}

/* A card that a penalty may take out of the deck before the next is drawn. */
static int
may_be_lost(int face)
{
	const int is_room = face >= ONIRIM_CARD_ROOM && face < ONIRIM_CARD_DOOR;

	return face == ONIRIM_CARD_HAPPY_DREAM || (is_room &&
	    (face < 0x14 || face % 4 == ONIRIM_SYMBOL_KEY));
}

/* Whether the pool that an answer leaves may bring cards unasked. */
static int
brings_unasked(const onirim_game *game, onirim_action answer, int sets)
{
	int pool[FACE_VALUES] = {0};
	int faces = 0;

	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0, pool);
	if (onirim_action_verb(answer) == ONIRIM_VERB_DEAL ||
	    onirim_action_verb(answer) == ONIRIM_VERB_FETCH)
		pool[onirim_action_card(answer)]--;
	if (onirim_action_verb(answer) == ONIRIM_VERB_SEARCH)
		pool[onirim_subject(game)]--;
	for (int face = 0; face < FACE_VALUES; face++)
		faces += pool[face] > 0 &&
		    !(sets & DREAMS && may_be_lost(face));
	return faces < 2;
}

/* Goals and Premonitions on the table, or gone from there. */
static int
dealt_apart(const onirim_game *game)
{
	return onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_GOALS, 0, NULL, 0) -
	    onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_RESERVE, 0, NULL, 0);
}

/* Whether both stand alike to all viewers, chance apart. */
static int
stand_alike(const onirim_game *one, const onirim_game *other)
{
	static const int viewers[] = { ONIRIM_HOST, ONIRIM_NOBODY, 0 };
	struct sight mine, theirs;

	for (int i = 0; i < COUNT_OF(viewers); i++) {
		battery_see(&mine, one, viewers[i]);
		battery_see(&theirs, other, viewers[i]);
		if (!battery_same_sight(&mine, &theirs))
			return 0;
	}
	return 1;
}

/* Premonitions that have struck or were sent away. */
static int
premonitions_gone(const onirim_game *game)
{
	int removed[FACE_VALUES] = {0};
	int gone = 0;

	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_REMOVED, 0, removed);
	for (int i = 0; i < 8; i++)
		gone += removed[ONIRIM_CARD_PREMONITION + i];
	return gone;
}

/* Give an answer, and see whether cards of the deck may have come unasked with
 * it; how many Goals and Premonitions did. */
static int
apply_counting(struct dealer *dealer, onirim_game *game, onirim_action answer)
{
	const int from = dealt_from(game);
	const int before = dealt_apart(game), gone = premonitions_gone(game);
	const int asked = from == ONIRIM_ZONE_GOALS ||
	    from == ONIRIM_ZONE_RESERVE;
	const int loses = onirim_decision(game) == ONIRIM_ASK_PENALTY;
	const int unseen = brings_unasked(game, answer, 0);
	const int unseen_after_loss = brings_unasked(game, answer,
	    dealer->sets);

	MUST(onirim_apply(game, answer) == ONIRIM_OK);
	dealer->unseen = unseen || (unseen_after_loss &&
	    (loses || premonitions_gone(game) > gone));
	return dealt_apart(game) - before - asked;
}

/* After so many outputs, deal until a seat is asked.  How many are taken then,
 * or ASTRAY when the seeded game stands elsewhere. */
static int
try_dealing(struct dealer *dealer, int taken)
{
	struct uniform generator = {dealer->seed +
	    (uint64_t)taken * STRIDE, 0, 0};

	onirim_game_assign(dealer->trial, dealer->host);
	dealer->unseen = 0;
	while (onirim_decision(dealer->trial) == ONIRIM_ASK_DEAL) {
		const onirim_action deal = next_deal(dealer->trial,
		    &generator);
		int unasked;

		if (dealer->unseen)
			return UNCLEAR;
		unasked = apply_counting(dealer, dealer->trial, deal);
		generator.state += (uint64_t)unasked * STRIDE;
		taken += 1 + unasked;
	}
	return stand_alike(dealer->trial, dealer->seeded) ? taken : ASTRAY;
}

/* Each number of outputs may be greater by the cards that came unasked. */
static void
allow_unseen(struct dealer *dealer)
{
	for (int taken = OUTPUTS_MAX - 1; taken > 0; taken--)
		for (int cards = 1; cards <= CARDS && cards <= taken; cards++)
			dealer->may_be_taken[taken] |=
			    dealer->may_be_taken[taken - cards] != 0;
}

/* Goals and Premonitions that came unasked took an output each. */
static void
shift_taken(struct dealer *dealer, int unasked)
{
	memmove(dealer->may_be_taken + unasked, dealer->may_be_taken,
	    OUTPUTS_MAX - (size_t)unasked);
	memset(dealer->may_be_taken, 0, (size_t)unasked);
}

/* Deal what the host is asked for; 0 when it cannot be followed. */
static int
deal_hand(struct dealer *dealer)
{
	uint8_t fits[OUTPUTS_MAX] = {0};
	int any = 0, unseen = 0;

	for (int taken = 0; taken < OUTPUTS_MAX; taken++) {
		const int end = dealer->may_be_taken[taken]
		    ? try_dealing(dealer, taken) : ASTRAY;

		if (end == UNCLEAR)
			return 0;
		if (end == ASTRAY)
			continue;
		any = 1;
		fits[end] = 1;
		unseen |= dealer->unseen;
		onirim_game_assign(dealer->dealt, dealer->trial);
	}
	MUST(any);
	onirim_game_assign(dealer->host, dealer->dealt);
	memcpy(dealer->may_be_taken, fits, sizeof fits);
	if (unseen)
		allow_unseen(dealer);
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
		snprintf(text, sizeof text, "%s chance=host", config);
	else
		snprintf(text, sizeof text, "%.*s first=%d chance=host",
		    (int)(random - config), config, first + 1);
	ck_assert_int_eq(onirim_game_new(&game, text, NULL), ONIRIM_OK);
	return game;
}

/* Give both games the same answers, and deal the host's by hand; 0 when it
 * cannot be followed to the end. */
static int
follow(struct dealer *dealer, onirim_game *seeded, struct uniform *player)
{
	for (;;) {
		onirim_action answer;

		if (onirim_decision(dealer->host) == ONIRIM_ASK_DEAL &&
		    !deal_hand(dealer))
			return 0;
		MUST(stand_alike(dealer->host, seeded));
		answer = battery_answer(player, seeded);
		if (answer == 0)
			return 1;
		MUST(onirim_is_legal(dealer->host, answer) == 1);
		shift_taken(dealer, apply_counting(dealer, dealer->host,
		    answer));
		if (dealer->unseen)
			allow_unseen(dealer);
		MUST(onirim_apply(seeded, answer) == ONIRIM_OK);
		battery_scene.question++;
	}
}

START_TEST(test_host_dealt_like_the_seeded_game_asks_the_same)
{
	static struct dealer dealer;
	const char *const config = battery_row(_i)->text;
	const int random = strstr(config, "random") != NULL;
	onirim_game *seeded = battery_game(_i);
	struct uniform player;
	int followed = 0;

	for (uint64_t seed = 0; seed < games_of(_i, DEALT_GAMES); seed++) {
		battery_begin(seeded, &player, seed);
		memset(&dealer, 0, sizeof dealer);
		dealer.seed = seed;
		dealer.seeded = seeded;
		dealer.may_be_taken[random] = 1;
		dealer.sets = battery_row(_i)->sets;
		dealer.host = hosted(config,
		    onirim_number(seeded, 0, ONIRIM_NUMBER_ACTIVE, 0));
		onirim_game_copy(&dealer.trial, dealer.host);
		onirim_game_copy(&dealer.dealt, dealer.host);
		followed += follow(&dealer, seeded, &player);
		onirim_game_free(dealer.dealt);
		onirim_game_free(dealer.trial);
		onirim_game_free(dealer.host);
	}
	MUST(followed > (int)games_of(_i, DEALT_GAMES) * 9 / 10);
	onirim_game_free(seeded);
}
END_TEST

Suite *
course_suite(void)
{
	Suite *suite = suite_create("course");
	TCase *tc = tcase_create("course");

	tcase_set_timeout(tc, 0);
	tcase_set_tags(tc, "battery");
	tcase_add_loop_test(tc,
	    test_copies_stay_as_they_were_and_go_on_alike, 0, CONFIGS);
	tcase_add_loop_test(tc, test_reset_plays_the_same_game_again,
	    0, CONFIGS);
	tcase_add_loop_test(tc, test_games_side_by_side_go_as_alone,
	    0, CONFIGS);
	tcase_add_loop_test(tc,
	    test_host_dealt_like_the_seeded_game_asks_the_same,
	    0, SEEDED);
	suite_add_tcase(suite, tc);
	return suite;
}
