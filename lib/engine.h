/* engine.h - the loop that plays, and how cards leave the deck. */
#ifndef ONI_ENGINE_H
#define ONI_ENGINE_H

#include "core/chance.h"
#include "ruleset.h"
#include "sound.h"
#include "log.h"

/* The step on top of the stack of a game that is not over, and its rule. */
static inline const struct step *
oni_step(const struct onirim_game *g)
{
	return &g->steps.stack[g->steps.count - 1u];
}

static inline const struct rule *
oni_rule(const struct onirim_game *g)
{
	return oni_ruleset(g)->rules[oni_step(g)->kind];
}

/* Whether the answers can be told: in a redacted game only those to the
 * viewer's own questions, and the host sees all. */
static inline bool
oni_answers_are_told(const struct onirim_game *g)
{
	const int viewer = g->redacted - 1;

	return !is_over(g) && (g->redacted == 0 ||
	    viewer == oni_step(g)->seat || viewer == ONIRIM_HOST);
}

/* The answers to the question that is asked. */
static inline void
oni_legal(const struct onirim_game *g, const struct rule *rule,
    struct choices *choices)
{
	choices_begin(choices);
	rule->legal(g, choices);
	choices_end(choices);
}

/* Give one of the answers that were listed to the question of a rule. */
static inline void
oni_answer(struct onirim_game *g, const struct rule *rule,
    struct choice choice)
{
	if (is_logged(g)) {
		oni_log_step(g);
		oni_log_choice(g, oni_choices_action(&g->choices,
		    oni_ruleset(g)->faces, choice));
	}
	rule->answer(g, choice);
}

/* Run what needs nobody; stop at the first question with two answers or more,
 * which are listed, or at the end. */
ONI_INLINE void
oni_run(struct onirim_game *g)
{
	const struct rule *const *rules = oni_ruleset(g)->rules;

	while (!is_over(g)) {
		const struct rule *rule = rules[oni_step(g)->kind];

		if (rule->run != NULL) {
			if (is_logged(g))
				oni_log_step(g);
			rule->run(g);
			continue;
		}
		oni_legal(g, rule, &g->choices);
		if (choices_several(&g->choices))
			break;
		/* One answer is no question. */
		oni_answer(g, rule, choices_only(&g->choices));
	}
	g->cause = 0;
}

/* List the answers of a game that came to its question in another way than by
 * an answer: those that can be told. */
void oni_list_answers(struct onirim_game *g);

/* Whether the list that is kept is what the rule would list now. */
bool oni_list_is_true(const struct onirim_game *g);

/* Give one of the answers, and go on to the next question. */
static inline void
oni_give(struct onirim_game *g, struct choice choice)
{
	g->logged = 0;
	oni_answer(g, oni_rule(g), choice);
	oni_run(g);
	assert(oni_is_sound(g));
	assert(oni_list_is_true(g));
}

/* Shuffle the deck: all known places in it are forgotten. */
void oni_shuffle(struct onirim_game *g);

/* End the game, and why; nothing remains to be done. */
void oni_end(struct onirim_game *g, int over, int winner);

/*
 * How cards come.  Chance brings one of a pool; where the host is to say which
 * it is, the question is pushed instead.
 */

static inline bool
is_of_deck(unsigned zone)
{
	return zone == ONIRIM_ZONE_TOP || zone == ONIRIM_ZONE_BOTTOM;
}

/* A card has left its pool. */
static inline void
bring(struct onirim_game *g, unsigned card, unsigned zone)
{
	g->dealt = (struct known){(uint8_t)card, 0};
	g->dealt_from = (struct place){(uint8_t)zone, 0};
}

ONI_COLD void oni_ask_host(struct onirim_game *g, unsigned zone);

ONI_INLINE bool
deal_from_pool(struct onirim_game *g, unsigned zone)
{
	struct pile *pool = &g->deck.pool;

	if (g->config.chance == CHANCE_HOST) {
		oni_ask_host(g, zone);
		return false;
	}
	bring(g, pile_draw(pool, oni_chance_below(&g->generator,
	    pile_size(pool))), zone);
	return true;
}

void oni_deal_known(struct onirim_game *g, struct place place);

/*
 * Bring the next card of a deck that is not empty to `dealt`; the step on top
 * is there to take it away.  False when the host has to be asked which card
 * it is: then that step runs again with the card.
 */
ONI_INLINE bool
oni_deal(struct onirim_game *g)
{
	if (!deck_next_is_known(&g->deck))
		return deal_from_pool(g, ONIRIM_ZONE_TOP);
	oni_deal_known(g, oni_deck_next_known(&g->deck));
	return true;
}

/* Bring the lowest card of the deck in the same way. */
bool oni_deal_lowest(struct onirim_game *g);

/* Bring a card for a zone outside the deck in the same way. */
bool oni_deal_of_zone(struct onirim_game *g, unsigned zone);

static inline bool
is_dealt(const struct onirim_game *g)
{
	return g->dealt.card != NO_CARD;
}

/* The step that asks the host. */
void oni_chance_legal(const struct onirim_game *g, struct choices *choices);
void oni_chance_answer(struct onirim_game *g, struct choice choice);

/* At DEAL, the zone the card comes from. */
unsigned oni_dealt_from(const struct onirim_game *g);

/* At DEAL, the cards that it can be. */
struct pile oni_dealt_pool(const struct onirim_game *g);

/* At DEAL, the step that is there to take the card. */
const struct step *oni_step_dealt_to(const struct onirim_game *g);

#endif
