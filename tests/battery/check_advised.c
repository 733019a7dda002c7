/* check_advised.c - advice peeks at nothing: what a seat cannot know changes no
 * byte of it.
 *
 * With ADVISED=30000 in the environment so many questions are looked at. */
#include <stdlib.h>
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum { TRIES = 10, GOES_ON = 6, APART = 3, TWINS = 3, QUESTIONS = 1000 };

/* Those whose strength the manual tells. */
static const char *const configs[] = {
	"",
	"sets=towers",
	"sets=dreams",
	"sets=steps",
	"sets=steps,towers,dreams",
	"players=2",
	"players=2 variants=open",
	"players=2 sets=steps,towers,dreams",
	"players=2 variants=race",
	"game=nightmarium players=2",
	"game=nightmarium players=3",
	"game=nightmarium players=4",
	"game=nightmarium players=5",
};

/* How many questions of each configuration. */
static int
questions(void)
{
	const char *const text = getenv("ADVISED");
	const int all = text != NULL ? atoi(text) : QUESTIONS;

	ck_assert_int_gt(all, 0);
	return (all + COUNT_OF(configs) - 1) / COUNT_OF(configs);
}

struct advice {
	onirim_advice list[ONIRIM_ACTIONS_MAX];
	int count;
};

static void
advise(struct advice *advice, onirim_advisor *advisor,
    const onirim_game *game, uint64_t seed)
{
	memset(advice, 0, sizeof *advice);
	advice->count = onirim_advise(advisor, game, TRIES, seed,
	    advice->list, ONIRIM_ACTIONS_MAX);
	MUST(advice->count >= 2);
}

/* The game itself, the game as the seat knows it, and others that look the
 * same to it. */
static void
check_twins(onirim_advisor *advisor, const onirim_game *game,
    onirim_game *twin, uint64_t seed)
{
	const int seat = onirim_player(game);
	struct advice told, other;

	advise(&told, advisor, game, seed);
	MUST(onirim_redact(twin, game, seat) == ONIRIM_OK);
	advise(&other, advisor, twin, seed);
	MUST(memcmp(&told, &other, sizeof told) == 0);
	for (uint64_t i = 0; i < TWINS; i++) {
		MUST(onirim_game_assign(twin, game) == ONIRIM_OK);
		MUST(onirim_resample(twin, seat, seed + i) == ONIRIM_OK);
		advise(&other, advisor, twin, seed);
		MUST(memcmp(&told, &other, sizeof told) == 0);
	}
}

static void
answer(onirim_advisor *advisor, onirim_game *game, uint64_t seed)
{
	const int action = onirim_advisor_choose(advisor, game, GOES_ON, seed);

	MUST(action > 0);
	MUST(onirim_apply(game, (onirim_action)action) == ONIRIM_OK);
}

/* Games go on by good answers, so that they last. */
START_TEST(test_what_is_hidden_changes_no_advice)
{
	onirim_game *game = new_game(configs[_i]);
	onirim_game *twin = new_game(configs[_i]);
	onirim_advisor *advisor;
	int left = questions();

	ck_assert_int_eq(onirim_advisor_new(&advisor, game), ONIRIM_OK);
	battery_scene.config = configs[_i];
	for (uint64_t seed = 1; left > 0; seed++) {
		onirim_game_reset(game, seed);
		battery_scene.seed = seed;
		battery_scene.question = 0;
		while (left > 0 && onirim_outcome(game) == ONIRIM_PLAYING) {
			if (++battery_scene.question % APART == 0) {
				check_twins(advisor, game, twin,
				    seed << 32 | (uint64_t)left);
				left--;
			}
			answer(advisor, game, seed);
		}
	}
	onirim_advisor_free(advisor);
}
END_TEST

Suite *
advised_suite(void)
{
	const struct test tests[] = {
		{ test_what_is_hidden_changes_no_advice, COUNT_OF(configs) },
	};

	return battery_of("advised", tests, COUNT_OF(tests));
}
