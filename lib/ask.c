/* ask.c - what is asked, and how it is answered. */
#include "engine.h"
#include "seen/redact.h"

int
onirim_outcome(const onirim_game *game)
{
	return game == NULL ? ONIRIM_E_NULL : outcome_of(game);
}

int
onirim_winner(const onirim_game *game)
{
	return game == NULL ? ONIRIM_E_NULL : game->winner;
}

/* If one seat has won, the others have lost (N23).  If `turns` ended the game,
 * nobody has won or lost (N22). */
int
onirim_result(const onirim_game *game, int seat)
{
	if (game == NULL)
		return ONIRIM_E_NULL;
	if (seat < 0 || seat >= game->config.players)
		return ONIRIM_E_RANGE;
	if (game->over == ONIRIM_OVER_TURNS)
		return ONIRIM_UNDECIDED;
	if (game->winner != ONIRIM_NOBODY && game->winner != seat)
		return ONIRIM_LOST;
	return outcome_of(game);
}

int
onirim_player(const onirim_game *game)
{
	if (game == NULL)
		return ONIRIM_E_NULL;
	if (is_over(game))
		return ONIRIM_NOBODY;
	return oni_step(game)->seat;
}

int
onirim_decision(const onirim_game *game)
{
	if (game == NULL)
		return ONIRIM_E_NULL;
	if (is_over(game))
		return ONIRIM_ASK_NOTHING;
	return oni_rule(game)->ask;
}

int
onirim_subject(const onirim_game *game)
{
	unsigned card;

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (is_over(game) || oni_rule(game)->subject == ABOUT_NOTHING)
		return ONIRIM_NO_CARD;
	if (oni_rule(game)->subject == ABOUT_STEP)
		card = oni_step(game)->card;
	else
		card = game->pending.card;
	return oni_ruleset(game)->faces[card];
}

int
onirim_legal_actions(const onirim_game *game, onirim_action *actions,
    size_t capacity)
{
	if (game == NULL || (actions == NULL && capacity > 0))
		return ONIRIM_E_NULL;
	return oni_choices_list(&game->choices, oni_ruleset(game)->faces,
	    actions, capacity);
}

int
onirim_weights(const onirim_game *game, uint32_t *weights, size_t capacity)
{
	struct pile pool;
	size_t n = 0;

	if (game == NULL || (weights == NULL && capacity > 0))
		return ONIRIM_E_NULL;
	if (onirim_decision(game) != ONIRIM_ASK_DEAL ||
	    !oni_answers_are_told(game))
		return 0;
	pool = oni_dealt_pool(game);
	for (uint64_t left = pile_cards(&pool); left != 0; left &= left - 1) {
		if (n < capacity)
			weights[n] = pile_count(&pool, set_lowest(left));
		n++;
	}
	return (int)n;
}

/* Whether an action is one of the answers, and which one. */
static inline bool
find_answer(const onirim_game *game, onirim_action action, struct choice *found)
{
	return choices_find(&game->choices, action, oni_ruleset(game)->ranks,
	    found);
}

int
onirim_is_legal(const onirim_game *game, onirim_action action)
{
	struct choice found;

	if (game == NULL)
		return ONIRIM_E_NULL;
	return find_answer(game, action, &found);
}

/* Why an action is refused. */
static ONI_COLD int
status_of_refused(const onirim_game *game, onirim_action action)
{
	if (onirim_action_format(action, NULL, 0) < 0)
		return ONIRIM_E_ACTION;
	return is_over(game) ? ONIRIM_E_OVER : ONIRIM_E_ILLEGAL;
}

int
onirim_action_target(const onirim_game *game, onirim_action action,
    onirim_target *target)
{
	struct onirim_game view;
	int seat;

	if (game == NULL || target == NULL)
		return ONIRIM_E_NULL;
	if (!onirim_is_legal(game, action))
		return game->redacted != 0 ? ONIRIM_E_REDACTED
		    : status_of_refused(game, action);
	seat = oni_step(game)->seat;
	oni_redact(&view, game, seat == ONIRIM_CHANCE ? ONIRIM_HOST : seat);
	*target = oni_seen_of(game)->target(&view, action);
	return ONIRIM_OK;
}

int
onirim_apply(onirim_game *game, onirim_action action)
{
	struct choice choice;

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (game->redacted != 0)
		return ONIRIM_E_REDACTED;
	if (!find_answer(game, action, &choice))
		return status_of_refused(game, action);
	oni_give(game, choice, action);
	return ONIRIM_OK;
}
