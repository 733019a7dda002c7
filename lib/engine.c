/* engine.c - the loop that plays, and how cards leave the deck. */
#include <string.h>

#include "core/chance.h"
#include "engine.h"

const struct door *const oni_doors[GAMES] = {
	[GAME_ONIRIM] = &oni_onirim,
};

void
oni_run(struct onirim_game *g)
{
	const struct rule *rules = oni_door(g)->rules;

	while (g->outcome == ONIRIM_PLAYING) {
		const struct rule *rule = &rules[oni_step(g)->kind];
		struct choices choices;

		if (rule->run != NULL) {
			rule->run(g);
			continue;
		}
		oni_legal(g, &choices);
		if (choices_several(&choices))
			return;
		/* One answer is no question. */
		rule->answer(g, choices_only(&choices));
	}
}

void
oni_end(struct onirim_game *g, int outcome, int winner)
{
	g->outcome = (uint8_t)outcome;
	g->winner = (uint8_t)winner;
	memset(&g->steps, 0, sizeof g->steps);
}

bool
oni_deal(struct onirim_game *g)
{
	struct deck *deck = &g->deck;
	uint8_t card;

	if (deck_next_is_known(deck)) {
		g->dealt = oni_deck_take_known(deck);
		return true;
	}
	if (g->config.chance == CHANCE_HOST) {
		push(g, (struct step){STEP_CHANCE, ONIRIM_CHANCE, 0, 0});
		return false;
	}
	card = pile_at(&deck->pool,
	    oni_chance_below(&g->generator, pile_size(&deck->pool)));
	pile_take(&deck->pool, card);
	g->dealt = (struct known){card, 0};
	return true;
}

void
oni_chance_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, pile_cards(&g->deck.pool), ONIRIM_VERB_DEAL, 0);
}

void
oni_chance_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	pile_take(&g->deck.pool, choice.card);
	g->dealt = (struct known){choice.card, 0};
}

const struct step *
oni_step_dealt_to(const struct onirim_game *g)
{
	return oni_step(g) - 1;
}
