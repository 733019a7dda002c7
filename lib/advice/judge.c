/* judge.c - what the network thinks of the answers to a question. */
#include <string.h>

#include "judge.h"

/* SplitMix64, as onirim-chance(7) tells it. */
uint64_t
oni_dice_roll(struct dice *dice)
{
	uint64_t z = dice->state += UINT64_C(0x9E3779B97F4A7C15);

	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return z ^ z >> 31;
}

uint32_t
oni_dice_below(struct dice *dice, uint32_t n)
{
	return (uint32_t)((oni_dice_roll(dice) >> 32) * n >> 32);
}

int
oni_dice_draw(struct dice *dice, const uint32_t *weights, int count)
{
	uint32_t sum = 0, drawn;
	int i = 0;

	for (int k = 0; k < count; k++)
		sum += weights[k];
	for (drawn = oni_dice_below(dice, sum); drawn >= weights[i]; i++)
		drawn -= weights[i];
	return i;
}

void
oni_judge_begin(struct judge *judge, onirim_game *tried)
{
	judge->tried = tried;
	oni_sight_begin(&judge->sight, tried);
}

void
oni_judge_use(struct judge *judge, const struct network *network)
{
	judge->network = network;
	oni_network_widen(network, &judge->wide);
	for (int seat = 0; seat < judge->sight.seats; seat++) {
		struct look *const look = &judge->looks[seat];

		memset(look->marks, 0, sizeof(look->marks));
		oni_network_begin(network, &judge->sight, &look->sums);
	}
	memset(judge->marks, 0, sizeof(judge->marks));
}

/* What differs from what a seat saw when it looked last. */
static void
look_again(struct judge *judge, const onirim_game *game, int seat)
{
	oni_sight_see(&judge->sight, game, seat, judge->marks);
	oni_sight_change(&judge->sight, judge->looks[seat].marks,
	    judge->marks, &judge->change);
}

int32_t
oni_judge_table(struct judge *judge, const onirim_game *game, int seat)
{
	const int result = onirim_result(game, seat);
	struct sums sums;

	if (result != ONIRIM_PLAYING)
		return result == ONIRIM_WON ? JUDGED_WON : JUDGED_LOST;
	look_again(judge, game, seat);
	sums = judge->looks[seat].sums;
	oni_network_change(judge->network, &judge->change, &sums);
	return oni_network_judge(judge->network, &judge->wide, &sums);
}

/* Look at the table as it is before an answer. */
static void
look_before(struct judge *judge, const onirim_game *game, int seat)
{
	struct look *const look = &judge->looks[seat];

	look_again(judge, game, seat);
	oni_network_change(judge->network, &judge->change, &look->sums);
	memcpy(look->marks, judge->marks, judge->sight.marks);
}

int
oni_judge_answers(struct judge *judge, const onirim_game *game)
{
	const int seat = onirim_player(game);
	int best = 0;

	judge->count = onirim_legal_actions(game, judge->actions,
	    ONIRIM_ACTIONS_MAX);
	look_before(judge, game, seat);
	for (int i = 0; i < judge->count; i++) {
		onirim_game_assign(judge->tried, game);
		onirim_apply(judge->tried, judge->actions[i]);
		judge->judged[i] = oni_judge_table(judge, judge->tried, seat);
		if (judge->judged[i] > judge->judged[best])
			best = i;
	}
	return best;
}

void
oni_judge_deal(onirim_game *game, struct dice *dice, onirim_action *actions)
{
	uint32_t weights[ONIRIM_ACTIONS_MAX];

	while (onirim_player(game) == ONIRIM_CHANCE) {
		const int n = onirim_legal_actions(game, actions,
		    ONIRIM_ACTIONS_MAX);

		onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
		onirim_apply(game, actions[oni_dice_draw(dice, weights, n)]);
	}
}
