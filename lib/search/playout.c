/* playout.c - uniform random play to the end, or for a while. */
#include "../core/chance.h"
#include "../engine.h"

/* One of the cards that could come, each as likely. */
static onirim_action
deal(const struct onirim_game *g, uint64_t *policy)
{
	const struct pile *pool = oni_dealt_pool(g);
	const unsigned card = pile_at(pool,
	    oni_chance_below(policy, pile_size(pool)));

	return (onirim_action)ONIRIM_VERB_DEAL << VERB_SHIFT |
	    (onirim_action)oni_door(g)->faces[card] << CARD_SHIFT;
}

/* One of the answers, each as likely. */
static onirim_action
choose(const struct onirim_game *g, const struct choices *choices,
    uint64_t *policy)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int n;

	if (oni_step(g)->kind == STEP_CHANCE)
		return deal(g, policy);
	n = oni_choices_list(choices, actions, ONIRIM_ACTIONS_MAX);
	return actions[oni_chance_below(policy, (uint32_t)n)];
}

int
onirim_playout(onirim_game *game, uint64_t seed, uint32_t decisions_max)
{
	struct choices choices;
	struct choice choice;

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (game->redacted != 0)
		return ONIRIM_E_REDACTED;
	if (game->outcome == ONIRIM_PLAYING)
		oni_legal(game, &choices);
	for (; game->outcome == ONIRIM_PLAYING && decisions_max > 0;
	    decisions_max--) {
		const onirim_action action = choose(game, &choices, &seed);

		oni_choices_find(&choices, action,
		    oni_rank(game, action >> CARD_SHIFT), &choice);
		oni_give(game, action, choice, &choices);
	}
	return game->outcome;
}
