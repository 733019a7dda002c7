/* spoil.c - games of which one fact does not hold. */
#include <check.h>

#include "../bench/uniform.h"
#include "spoil.h"

enum { SEEDS = 3000 };

bool
shift(struct pile *from, struct pile *to, uint64_t cards)
{
	const uint64_t set = pile_cards(from) & cards;

	if (set == 0)
		return false;
	pile_take(from, set_lowest(set));
	pile_add(to, set_lowest(set));
	return true;
}

bool
no_question(struct onirim_game *g)
{
	pop(g);
	return true;
}

bool
hidden_uncounted(struct onirim_game *g)
{
	g->deck.hidden--;
	return true;
}

bool
generator_told(struct onirim_game *g)
{
	g->generator.state = 1;
	return true;
}

bool
no_such_viewer(struct onirim_game *g)
{
	g->redacted = 5;
	return true;
}

/* Spoil a copy at each question of the kind until it can be done; the copy. */
static onirim_game *
spoil_one(const struct spoiled *row, onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player = {77, 0, 0};
	onirim_game *copy;
	int n;

	onirim_game_copy(&copy, game);
	for (uint64_t seed = 0; seed < SEEDS; seed++) {
		onirim_game_reset(game, seed);
		do {
			if (onirim_decision(game) == row->ask) {
				onirim_game_assign(copy, game);
				if (row->spoil(copy))
					return copy;
			}
			n = onirim_legal_actions(game, actions,
			    ONIRIM_ACTIONS_MAX);
			if (n > 0)
				onirim_apply(game, actions[uniform_below(
				    &player, (uint32_t)n)]);
		} while (n > 0);
	}
	ck_abort_msg("nothing to spoil");
	return NULL;
}

const char *
broken_fact(const onirim_game *game)
{
	struct blame blame;

	return oni_unsound(game, &blame) != NULL ? blame.name : NULL;
}

void
check_spoiled(const struct spoiled *row)
{
	onirim_game *game, *copy;

	ck_assert_int_eq(onirim_game_new(&game, row->config, NULL), ONIRIM_OK);
	copy = spoil_one(row, game);
	ck_assert_ptr_null(broken_fact(game));
	ck_assert_ptr_nonnull(broken_fact(copy));
	if (row->fact != NULL)
		ck_assert_str_eq(broken_fact(copy), row->fact);
	onirim_game_free(copy);
	onirim_game_free(game);
}
