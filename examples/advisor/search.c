/* search.c - what to answer, and what each answer promises.
 *
 * Answers are tried out in games that could be the one asked about for all
 * that the seat knows: the answer is given, the game is played on for a while
 * by a quick player, and what it has come to is judged.  Half of the answers,
 * the worse ones, drop out again and again, so that the best are tried most.
 * All answers meet the same chance, so that luck does not decide. */
#include <stdbool.h>
#include <stdlib.h>

#include "../play/opponent.h"
#include "search.h"
#include "thumb.h"
#include "worth.h"

/* How a kind of game is played on, and judged. */
struct manner {
	int turns;              /* until a game that is tried out is judged */
	int trust;              /* in the guess, counted in trials */
	int doubt;              /* chance that a guess may be wrong by */
	int favour;             /* chance that others must be better by than
	                         * what the quick player chooses */
	bool is_hard;           /* so progress counts when a game is lost */
	onirim_action (*choose)(const onirim_game *game);
	int (*judge)(const onirim_game *game, int seat);
	int (*guess)(const onirim_game *known, onirim_action action);
};

struct candidate {
	onirim_action action;
	int guess;
	int favour;
	unsigned visits;
	int64_t sum;            /* of chances */
};

struct search {
	onirim_game *known;     /* what the seat that is asked knows */
	onirim_game *trial;
	int seat;
	int turn;
	uint64_t seed;
	const struct manner *manner;
	struct candidate candidates[ONIRIM_ACTIONS_MAX];
};

/*
 * ---- Base Onirim for one, with the evaluation ---------------------------
 */

/* The best answer and its worth; 0 when there is none. */
static onirim_action
best_answer(const onirim_game *game, int *highest)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	struct sight sight;
	onirim_action best = 0;

	see(&sight, game);
	for (int i = 0; i < n; i++) {
		const int other = worth_of(&sight, actions[i]);

		if (i > 0 && other <= *highest)
			continue;
		*highest = other;
		best = actions[i];
	}
	return best;
}

static onirim_action
solo_choose(const onirim_game *game)
{
	int highest;

	return best_answer(game, &highest);
}

static int
solo_judge(const onirim_game *game, int seat)
{
	int highest = WORTH_LOST;

	(void)seat;
	best_answer(game, &highest);
	return worth_chance(highest);
}

static int
solo_guess(const onirim_game *known, onirim_action action)
{
	struct sight sight;

	see(&sight, known);
	return worth_chance(worth_of(&sight, action));
}

static const struct manner solo = {
	.turns = 2,
	.trust = 8,
	.doubt = CHANCE_CERTAIN / 16,
	.choose = solo_choose,
	.judge = solo_judge,
	.guess = solo_guess,
};

/*
 * ---- Other games, by rules of thumb -------------------------------------
 */

static int
no_guess(const onirim_game *known, onirim_action action)
{
	(void)known;
	(void)action;
	return 0;
}

/* How many Doors a seat has; for two, of how many colours. */
static int
doors_of(const onirim_game *game, int viewer, int seat, bool is_solo)
{
	onirim_card doors[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(game, viewer, ONIRIM_ZONE_DOORS, seat,
	    doors, ONIRIM_CARDS_MAX);
	int colours = 0;

	for (int i = 0; i < n; i++)
		colours += i == 0 || doors[i] != doors[i - 1];
	return is_solo ? n : colours;
}

/* How far the Doors on the table have come, as rules of thumb hardly ever
 * win. */
static int
onirim_judge(const onirim_game *game, int seat)
{
	const int players =
	    onirim_number(game, seat, ONIRIM_NUMBER_PLAYERS, 0);
	int count = 0;

	for (int i = 0; i < players; i++)
		count += doors_of(game, seat, i, players == 1);
	return CHANCE_CERTAIN / 256 * count * count;
}

static const struct manner other_onirim = {
	.turns = 1000,
	.doubt = CHANCE_CERTAIN,
	.favour = CHANCE_CERTAIN / 32,
	.is_hard = true,
	.choose = thumb_choose,
	.judge = onirim_judge,
	.guess = no_guess,
};

enum { CREATURES_MAX = 7, CREATURE_CARDS = 3, PLACES = 8 };

/* The cards of all creatures of a seat. */
static int
built_by(const onirim_game *game, int viewer, int seat)
{
	int cards = 0;

	for (int i = 0; i < CREATURES_MAX; i++)
		cards += onirim_cards(game, viewer, ONIRIM_ZONE_CREATURE,
		    PLACES * seat + i, NULL, 0);
	return cards;
}

/* How far a seat is ahead of the best of the others. */
static int
nightmarium_judge(const onirim_game *game, int seat)
{
	const int players =
	    onirim_number(game, seat, ONIRIM_NUMBER_PLAYERS, 0);
	const int needed =
	    CREATURE_CARDS *
	    onirim_number(game, seat, ONIRIM_NUMBER_OBJECTIVE, 0);
	const int own = built_by(game, seat, seat);
	int best = 0;

	for (int i = 0; i < players; i++) {
		const int other = built_by(game, seat, i);

		if (i != seat && other > best)
			best = other;
	}
	return CHANCE_CERTAIN / 2 +
	    CHANCE_CERTAIN / 2 * (own - best) / needed;
}

static const struct manner nightmarium = {
	.turns = 20,
	.doubt = CHANCE_CERTAIN,
	.favour = CHANCE_CERTAIN / 32,
	.choose = opponent_choose,
	.judge = nightmarium_judge,
	.guess = no_guess,
};

static const struct manner *
manner_of(const onirim_game *game)
{
	if (is_base_solo(game))
		return &solo;
	if (onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_OBJECTIVE, 0) < 0)
		return &other_onirim;
	return &nightmarium;
}

/*
 * ---- Life ---------------------------------------------------------------
 */

struct search *
search_new(const onirim_game *game)
{
	struct search *search = calloc(1, sizeof(*search));

	if (search == NULL)
		return NULL;
	search->manner = manner_of(game);
	if (onirim_game_copy(&search->known, game) == ONIRIM_OK &&
	    onirim_game_copy(&search->trial, game) == ONIRIM_OK)
		return search;
	search_free(search);
	return NULL;
}

void
search_free(struct search *search)
{
	if (search == NULL)
		return;
	onirim_game_free(search->known);
	onirim_game_free(search->trial);
	free(search);
}

/*
 * ---- Trying out ---------------------------------------------------------
 */

static uint64_t
next_seed(uint64_t *seed)
{
	uint64_t z = *seed += UINT64_C(0x9E3779B97F4A7C15);

	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return z ^ z >> 31;
}

/* Where the host deals, one of the cards that could come, each as likely. */
static onirim_action
deal(const onirim_game *game, uint64_t *seed)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int n = onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
	uint64_t sum = 0, place;
	int i = 0;

	onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	for (int k = 0; k < n; k++)
		sum += weights[k];
	place = next_seed(seed) % sum;
	while (place >= weights[i])
		place -= weights[i++];
	return actions[i];
}

static int
turn_of(const onirim_game *game)
{
	return onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_TURN, 0);
}

/* Whether a turn has begun at which the game is judged. */
static bool
is_far_enough(const struct search *search)
{
	const int question = onirim_decision(search->trial);

	return (question == ONIRIM_ASK_ACT || question == ONIRIM_ASK_MOVE) &&
	    turn_of(search->trial) >= search->turn + search->manner->turns;
}

/* The chance of winning that a game has at its end. */
static int
judge_end(const struct search *search)
{
	const int winner = onirim_winner(search->trial);

	if (onirim_outcome(search->trial) == ONIRIM_WON)
		return winner == ONIRIM_NOBODY || winner == search->seat
		    ? CHANCE_CERTAIN : 0;
	return search->manner->is_hard
	    ? search->manner->judge(search->trial, search->seat) : 0;
}

/* What an answer comes to in one of the games that this one could be. */
static int
try_out(struct search *search, onirim_action action, uint64_t seed)
{
	onirim_game *trial = search->trial;

	onirim_game_assign(trial, search->known);
	if (onirim_resample(trial, search->seat, seed) != ONIRIM_OK)
		return 0;
	while (action != 0 && onirim_apply(trial, action) == ONIRIM_OK) {
		if (onirim_outcome(trial) != ONIRIM_PLAYING)
			return judge_end(search);
		if (is_far_enough(search))
			return search->manner->judge(trial, search->seat);
		action = onirim_player(trial) == ONIRIM_CHANCE
		    ? deal(trial, &seed) : search->manner->choose(trial);
	}
	return 0;
}

/*
 * ---- Comparing ----------------------------------------------------------
 */

/* The guess counts as much as some trials. */
static double
promise(const struct search *search, const struct candidate *candidate)
{
	const int trust = search->manner->trust;
	const double weight = candidate->visits + (unsigned)trust;

	if (weight == 0)
		return 0;
	return ((double)candidate->sum + (double)trust * candidate->guess) /
	    weight;
}

static bool
is_better(const struct search *search, const struct candidate *one,
    const struct candidate *other)
{
	return promise(search, one) + one->favour >
	    promise(search, other) + other->favour;
}

/* Best first.  There are few, and most are in order. */
static void
sort(struct search *search, int count)
{
	struct candidate *candidates = search->candidates;

	for (int i = 1; i < count; i++) {
		const struct candidate moved = candidates[i];
		int k = i;

		for (; k > 0 &&
		    is_better(search, &moved, &candidates[k - 1]); k--)
			candidates[k] = candidates[k - 1];
		candidates[k] = moved;
	}
}

/* How many of the first may be the best. */
static int
count_open(const struct search *search, int count)
{
	const int least =
	    search->candidates[0].guess - search->manner->doubt;
	int open = 1;

	while (open < count && search->candidates[open].guess >= least)
		open++;
	return open;
}

/* Try out the first so often each. */
static void
try_all(struct search *search, int open, unsigned times)
{
	while (times-- > 0) {
		const uint64_t seed = next_seed(&search->seed);

		for (int i = 0; i < open; i++) {
			struct candidate *tried = &search->candidates[i];

			tried->sum += try_out(search, tried->action, seed);
			tried->visits++;
		}
	}
}

static void
halve(struct search *search, int count, unsigned budget)
{
	int open = count_open(search, count);
	unsigned rounds = 0;

	while (1 << rounds < open)
		rounds++;
	for (unsigned round = 0; round < rounds; round++) {
		unsigned times = budget / (rounds * (unsigned)open);

		try_all(search, open, times > 0 ? times : budget > 0);
		sort(search, open);
		open = (open + 1) / 2;
	}
}

/* The answers with their guesses, best first. */
static int
list_candidates(struct search *search)
{
	const struct manner *manner = search->manner;
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int count = onirim_legal_actions(search->known, actions,
	    ONIRIM_ACTIONS_MAX);
	const onirim_action quick = manner->choose(search->known);

	for (int i = 0; i < count; i++)
		search->candidates[i] = (struct candidate){
			.action = actions[i],
			.guess = manner->guess(search->known, actions[i]),
			.favour = actions[i] == quick ? manner->favour : 0,
		};
	sort(search, count);
	return count;
}

int
search_advise(struct search *search, const onirim_game *game,
    unsigned budget, uint64_t seed, struct advice *advice)
{
	int status, count;

	search->seat = onirim_player(game);
	status = onirim_redact(search->known, game, search->seat);
	if (status != ONIRIM_OK)
		return status;
	search->turn = turn_of(game);
	search->seed = seed;
	count = list_candidates(search);
	if (count > 0)
		halve(search, count, budget);
	for (int i = 0; i < count; i++) {
		const struct candidate *candidate = &search->candidates[i];

		advice[i] = (struct advice){
			.action = candidate->action,
			.visits = candidate->visits,
			.win = promise(search, candidate) / CHANCE_CERTAIN,
		};
	}
	return count;
}
