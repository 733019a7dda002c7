/* search.c - answers tried out in the player's mind.
 *
 * A try gives the answer, plays on for a few turns as the network would, and
 * lets the network judge the table.  It does so several times, each time with
 * those cards dealt anew that the seat cannot know.  Answers that promise less
 * get fewer tries. */
#include "search.h"

enum {
	GUESS_TRIES = 8,        /* a guess counts as much as these tries */
	ENDGAME_CARDS = 12,     /* with as few cards left a try goes on to the
				 * end, and a guess counts as one try */
	TRY_DECISIONS = 400     /* a try that takes longer is judged as it is */
};

/* With spells, or with more than one set, a turn takes longest. */
enum { SHORT_TURNS, LONG_TURNS, TURN_LENGTHS };

static const struct effort efforts[NETWORKS][TURN_LENGTHS] = {
	[NETWORK_SOLO] = {[SHORT_TURNS] = {3, 3}, [LONG_TURNS] = {2, 3}},
	[NETWORK_TWO] = {[SHORT_TURNS] = {4, 2}, [LONG_TURNS] = {2, 3}},
	[NETWORK_NIGHTMARIUM] = {[SHORT_TURNS] = {3, 2}},
};

static int
length_of_turns(const onirim_game *game)
{
	const int sets = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_SETS, 0);

	return sets > 0 && ((sets & ONIRIM_SET_STEPS) != 0 ||
	    (sets & (sets - 1)) != 0) ? LONG_TURNS : SHORT_TURNS;
}

uint32_t
oni_candidate_chance(const struct search *search,
    const struct candidate *candidate)
{
	const uint64_t weight = search->is_endgame ? 1 : GUESS_TRIES;

	return (uint32_t)((candidate->sum + weight * candidate->guess) /
	    (candidate->tries + weight));
}

static int
turn_of(const onirim_game *game)
{
	return onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_TURN, 0);
}

static int
deck_of(const onirim_game *game)
{
	return onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_DECK, 0);
}

/* Play on as the network would, and judge what has come of it. */
static uint32_t
play_on(struct search *search, struct dice *dice)
{
	struct judge *const judge = &search->judge;
	onirim_game *const game = search->imagined;
	const int last = turn_of(game) + search->effort.turns;

	for (int i = 0; onirim_outcome(game) == ONIRIM_PLAYING; i++) {
		if (i == TRY_DECISIONS ||
		    (turn_of(game) >= last && !search->is_endgame))
			break;
		oni_judge_deal(game, dice, judge->actions);
		if (onirim_outcome(game) != ONIRIM_PLAYING)
			break;
		onirim_apply(game,
		    judge->actions[oni_judge_answers(judge, game)]);
	}
	return oni_network_chance(oni_judge_table(judge, game, search->seat));
}

/* The n-th deal for every answer meets the same luck. */
static uint32_t
try_deal(struct search *search, onirim_action action, uint64_t number)
{
	struct dice dice = {search->seed +
	    number * UINT64_C(0x9E6C63D0876A9A47)};

	onirim_game_assign(search->imagined, search->asked);
	onirim_resample(search->imagined, search->seat, oni_dice_roll(&dice));
	onirim_apply(search->imagined, action);
	return play_on(search, &dice);
}

static void
try_answer(struct search *search, struct candidate *candidate)
{
	uint32_t chance = 0;

	for (uint32_t i = 0; i < search->effort.deals; i++)
		chance += try_deal(search, candidate->action,
		    (uint64_t)candidate->tries * search->effort.deals + i);
	chance /= search->effort.deals;
	candidate->tries++;
	candidate->sum += chance;
	candidate->squares += (uint64_t)chance * chance;
}

/* The best ones first; of equal ones the lower action. */
static void
sort(struct search *search)
{
	for (int i = 1; i < search->count; i++) {
		const struct candidate moved = search->candidates[i];
		const uint32_t chance = oni_candidate_chance(search, &moved);
		int k = i;

		for (; k > 0; k--) {
			const struct candidate *const before =
			    &search->candidates[k - 1];
			const uint32_t other = oni_candidate_chance(search,
			    before);

			if (other > chance || (other == chance &&
			    before->action < moved.action))
				break;
			search->candidates[k] = *before;
		}
		search->candidates[k] = moved;
	}
}

static void
guess(struct search *search, uint64_t seed)
{
	struct judge *const judge = &search->judge;
	struct dice dice = {seed};

	onirim_game_assign(search->imagined, search->asked);
	onirim_resample(search->imagined, search->seat, oni_dice_roll(&dice));
	oni_judge_answers(judge, search->imagined);
	search->count = judge->count;
	for (int i = 0; i < judge->count; i++)
		search->candidates[i] = (struct candidate){
		    .action = judge->actions[i],
		    .guess = oni_network_chance(judge->judged[i])};
}

static unsigned
halvings(unsigned count)
{
	unsigned n = 1;

	for (; count > 2; count = (count + 1) / 2)
		n++;
	return n;
}

void
oni_search(struct search *search, uint32_t tries, uint64_t seed)
{
	const int network = search->judge.sight.network;
	unsigned open, rounds;

	search->seed = seed;
	search->seat = onirim_player(search->asked);
	search->is_endgame = network != NETWORK_NIGHTMARIUM &&
	    deck_of(search->asked) <= ENDGAME_CARDS;
	search->effort = efforts[network][length_of_turns(search->asked)];
	guess(search, seed);
	sort(search);
	open = (unsigned)search->count;
	if (open > tries)
		open = tries;
	rounds = halvings(open);
	while (tries > 0) {
		const uint32_t each = tries / (open * rounds) > 0
		    ? tries / (open * rounds) : 1;

		for (unsigned i = 0; i < open && tries > 0; i++)
			for (uint32_t k = 0; k < each && tries > 0; k++) {
				try_answer(search, &search->candidates[i]);
				tries--;
			}
		sort(search);
		open = open > 2 ? (open + 1) / 2 : open;
		rounds = rounds > 1 ? rounds - 1 : 1;
	}
}
