/* playout.c - uniform random play, to the end or up to a limit. */
#include "../engine.h"

/* Draw one of the answers, all equally likely.  If chance is asked, all copies
 * of the cards that could come are equally likely. */
static struct choice
choose_any(const struct onirim_game *g, struct generator *policy)
{
	struct pile pool;

	if (oni_step(g)->kind != STEP_CHANCE)
		return oni_choices_draw(&g->choices, policy);
	pool = oni_dealt_pool(g);
	return choice_of((uint32_t)ONIRIM_VERB_DEAL << VERB_SHIFT,
	    pile_at(&pool, oni_chance_below(policy, pile_size(&pool))));
}

int
onirim_playout(onirim_game *game, uint64_t seed, uint32_t decisions_max)
{
	struct generator policy = oni_chance_from(seed);

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (game->redacted != 0)
		return ONIRIM_E_REDACTED;
	for (; !is_over(game) && decisions_max > 0; decisions_max--) {
		const struct choice choice = choose_any(game, &policy);

		oni_give(game, choice, oni_action_logged(game, choice));
	}
	return outcome_of(game);
}
