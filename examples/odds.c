/* Exact odds beside simulated ones: odds [POSITION]
 *
 * For each action of a player who is asked to play or discard: how likely is
 * it that a Door comes to the table before the player is asked so again?  To
 * keep the question small, the player gives a Nightmare five cards of the
 * deck, lets a Prophecy take a Nightmare and puts Doors on top, and otherwise
 * does the first thing listed, which takes every Door that it can.
 *
 * The exact odds come from a game with chance=host, which tells how many cards
 * of each face could come; the simulated ones from the same position with a
 * generator. */
#include <inttypes.h>
#include <math.h>
#include <onirim.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	TEXT_MAX = 4096,
	DEPTH_MAX = 32,    /* cards that are dealt one after the other */
	GAMES = 200000,    /* that are simulated for each action */
	ERRORS_MAX = 5     /* standard errors that may be due to chance */
};

/* A third red room brings the red Door.  The deck holds a red, a blue and a
 * brown Door, three Nightmares and six rooms. */
static const char puzzle[] =
    "hand1=red-moon,red-key,blue-sun,blue-key,brown-sun "
    "row1=green-sun,red-moon,red-sun "
    "doors1=red-door,blue-door,2green-door,brown-door "
    "discard=8red-sun,2red-moon,2red-key,5blue-sun,4blue-moon,2blue-key,"
    "4green-sun,4green-moon,3green-key,5brown-sun,2brown-moon,3brown-key,"
    "7nightmare";

struct fraction {
	uint64_t part;
	uint64_t whole;
};

static void
fail(const char *why)
{
	fprintf(stderr, "odds: %s\n", why);
	exit(2);
}

/* Of numbers from 1 and from 0. */
static uint64_t
product(uint64_t a, uint64_t b)
{
	if (b > UINT64_MAX / a)
		fail("these odds need more than 64 bits");
	return a * b;
}

static uint64_t
common_divisor(uint64_t a, uint64_t b)
{
	return b == 0 ? a : common_divisor(b, a % b);
}

static struct fraction
reduced(uint64_t part, uint64_t whole)
{
	const uint64_t divisor = common_divisor(part, whole);

	return (struct fraction){ part / divisor, whole / divisor };
}

/* One more way in which it may come: odds + more x weight / sum.  As that is
 * not more than 1, the sum of the parts fits when the whole does. */
static struct fraction
add(struct fraction odds, struct fraction more, uint64_t weight, uint64_t sum)
{
	const struct fraction way = reduced(product(weight, more.part),
	    product(sum, more.whole));
	const uint64_t divisor = common_divisor(odds.whole, way.whole);

	return reduced(product(way.whole / divisor, odds.part) +
	    product(odds.whole / divisor, way.part),
	    product(odds.whole / divisor, way.whole));
}

static int
count_doors(const onirim_game *game)
{
	const int seat = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_ACTIVE, 0);

	return onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_DOORS, seat, NULL,
	    0);
}

static onirim_action
choose(const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < n; i++) {
		const int verb = onirim_action_verb(actions[i]);
		const int kind = onirim_card_trait((onirim_card)
		    onirim_action_card(actions[i]), ONIRIM_TRAIT_KIND);

		if (verb == ONIRIM_VERB_REVEAL ||
		    (verb == ONIRIM_VERB_DROP &&
		    kind == ONIRIM_KIND_NIGHTMARE) ||
		    (verb == ONIRIM_VERB_NEXT && kind == ONIRIM_KIND_DOOR))
			return actions[i];
	}
	return actions[0];
}

/* Play on to the next question of chance.  1 when a Door came, 0 when none
 * will come, -1 when chance decides. */
static int
play_on(onirim_game *game, int doors)
{
	while (count_doors(game) <= doors) {
		if (onirim_outcome(game) != ONIRIM_PLAYING ||
		    onirim_decision(game) == ONIRIM_ASK_ACT)
			return 0;
		if (onirim_player(game) == ONIRIM_CHANCE)
			return -1;
		onirim_apply(game, choose(game));
	}
	return 1;
}

/* Deal each card that could come, each time on the next of the games. */
static struct fraction
enumerate(onirim_game **games, int doors)
{
	onirim_action deals[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	struct fraction odds = { 0, 1 };
	const int came = play_on(games[0], doors);
	uint64_t sum = 0;
	int n;

	if (came >= 0)
		return (struct fraction){ (uint64_t)came, 1 };
	if (games[1] == NULL)
		fail("too many cards are dealt one after the other");
	n = onirim_legal_actions(games[0], deals, ONIRIM_ACTIONS_MAX);
	onirim_weights(games[0], weights, ONIRIM_ACTIONS_MAX);
	for (int i = 0; i < n; i++)
		sum += weights[i];
	for (int i = 0; i < n; i++) {
		onirim_game_assign(games[1], games[0]);
		onirim_apply(games[1], deals[i]);
		odds = add(odds, enumerate(games + 1, doors), weights[i], sum);
	}
	return odds;
}

/* How often a Door comes when the library deals. */
static double
simulate(onirim_game *game, const onirim_game *seeded, onirim_action action)
{
	int came = 0;

	for (uint64_t seed = 1; seed <= GAMES; seed++) {
		onirim_game_assign(game, seeded);
		onirim_reseed(game, seed);
		onirim_apply(game, action);
		came += play_on(game, count_doors(seeded));
	}
	return (double)came / GAMES;
}

/* Whether both ways agree. */
static bool
compare(onirim_game **games, onirim_game **seeded, onirim_action action)
{
	const int doors = count_doors(games[0]);
	char text[ONIRIM_TEXT_MAX];
	struct fraction odds;
	double exact, often, error;

	onirim_game_assign(games[1], games[0]);
	onirim_apply(games[1], action);
	odds = enumerate(games + 1, doors);
	exact = (double)odds.part / (double)odds.whole;
	often = simulate(seeded[1], seeded[0], action);
	error = sqrt(exact * (1 - exact) / GAMES);
	onirim_action_format(action, text, sizeof(text));
	printf("%-20s %" PRIu64 "/%" PRIu64 " = %.6f, simulated %.6f +- %.6f\n",
	    text, odds.part, odds.whole, exact, often, error);
	if (fabs(often - exact) <= ERRORS_MAX * error)
		return true;
	fprintf(stderr, "odds: these do not agree\n");
	return false;
}

/* The position as it is told, and the same with chance=host. */
static void
set_up(const char *position, onirim_game **seeded, onirim_game **hosted)
{
	char text[TEXT_MAX];
	onirim_problem problem;
	const int status = onirim_position_parse(seeded, position, &problem);

	if (status != ONIRIM_OK) {
		if (onirim_problem_text(&problem, "en", text,
		    sizeof(text)) <= 0)
			fail(onirim_strerror(status));
		fprintf(stderr, "odds: column %d, \"%.*s\": %s\n",
		    (int)problem.column, (int)problem.length,
		    position + problem.offset, text);
		exit(2);
	}
	if (onirim_decision(*seeded) != ONIRIM_ASK_ACT ||
	    snprintf(text, sizeof(text), "chance=host %s", position) >=
	    (int)sizeof(text) ||
	    onirim_position_parse(hosted, text, NULL) != ONIRIM_OK)
		fail("this takes a position of Onirim, without chance= and "
		    "generator=");
}

int
main(int count, char **arguments)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *games[DEPTH_MAX + 2] = { NULL };
	onirim_game *seeded[2] = { NULL };
	int status = 0;
	int n;

	set_up(count > 1 ? arguments[1] : puzzle, &seeded[0], &games[0]);
	onirim_game_copy(&seeded[1], seeded[0]);
	for (int i = 1; i <= DEPTH_MAX; i++)
		onirim_game_copy(&games[i], games[0]);
	if (seeded[1] == NULL || games[DEPTH_MAX] == NULL)
		fail(onirim_strerror(ONIRIM_E_MEMORY));
	n = onirim_legal_actions(games[0], actions, ONIRIM_ACTIONS_MAX);
	for (int i = 0; i < n; i++)
		if (!compare(games, seeded, actions[i]))
			status = 1;
	for (int i = 0; i <= DEPTH_MAX; i++)
		onirim_game_free(games[i]);
	onirim_game_free(seeded[0]);
	onirim_game_free(seeded[1]);
	return status;
}
