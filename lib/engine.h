/* engine.h - the loop that plays a game, and how cards leave the deck. */
#ifndef ONI_ENGINE_H
#define ONI_ENGINE_H

#include "ruleset.h"
#include "sound.h"
#include "log.h"

/* The step on top of the stack, and its rule.  The game must not be over. */
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

/* Whether the answers may be listed: in a redacted game only if the viewer is
 * the seat that is asked, or the host. */
static inline bool
oni_answers_are_told(const struct onirim_game *g)
{
	const int viewer = g->redacted - 1;

	return !is_over(g) && (g->redacted == 0 ||
	    viewer == oni_step(g)->seat || viewer == ONIRIM_HOST);
}

/* List the answers to the question that is asked. */
static inline void
oni_legal(const struct onirim_game *g, const struct rule *rule,
    struct choices *choices)
{
	choices_begin(choices);
	rule->legal(g, choices);
	choices_end(choices);
}

/* The action of a listed answer, in a game that logs it. */
static inline uint32_t
oni_action_logged(const struct onirim_game *g, struct choice choice)
{
	return is_logged(g) ? oni_choices_action(&g->choices,
	    oni_ruleset(g)->faces, choice) : 0;
}

/* Give one of the listed answers to the question of this rule.  The action is
 * that of the answer if the game is logged. */
static inline void
oni_answer(struct onirim_game *g, const struct rule *rule,
    struct choice choice, uint32_t action)
{
	if (is_logged(g)) {
		log_step(g, rule);
		oni_log_action(g, action);
	}
	rule->answer(g, choice);
}

/* Run all steps that ask nobody, by the rules of the game.  Stop at the end of
 * the game, or at the first question with at least two answers, which are
 * listed. */
ONI_INLINE void
oni_run(struct onirim_game *g, const struct rule *const *rules)
{
	while (!is_over(g)) {
		const struct rule *rule = rules[oni_step(g)->kind];
		struct choice only;

		if (rule->run != NULL) {
			if (is_logged(g))
				log_step(g, rule);
			rule->run(g);
			continue;
		}
		oni_legal(g, rule, &g->choices);
		if (choices_several(&g->choices))
			break;
		/* If there is only one answer, nobody is asked. */
		only = choices_only(&g->choices);
		oni_answer(g, rule, only, oni_action_logged(g, only));
	}
	g->cause = 0;
}

/* List the answers, as far as they may be listed.  Needed when a game came to
 * its question in another way than by an answer. */
void oni_list_answers(struct onirim_game *g);

/* Whether the stored list is what the rule would list now. */
bool oni_list_is_true(const struct onirim_game *g);

/* Give one of the answers, and play on to the next question.  The action is
 * that of the answer if the game is logged. */
static inline void
oni_give(struct onirim_game *g, struct choice choice, uint32_t action)
{
	const struct rule *const *rules = oni_ruleset(g)->rules;

	g->logged = 0;
	oni_answer(g, rules[oni_step(g)->kind], choice, action);
	oni_run(g, rules);
	assert(oni_is_sound(g));
	assert(oni_list_is_true(g));
}

/* Shuffle the deck.  No card in it has a known place then. */
void oni_shuffle(struct onirim_game *g);

/* End the game for this reason, and clear what was still to be done. */
void oni_end(struct onirim_game *g, int over, int winner);

/*
 * How cards come.  A card is drawn at random from a pool.  If the host deals, a
 * question to the host is pushed instead.
 */

static inline bool
is_of_deck(unsigned zone)
{
	return zone == ONIRIM_ZONE_TOP || zone == ONIRIM_ZONE_BOTTOM;
}

/* A card from a pool, which nobody has seen yet. */
static inline struct dealt
card_from_pool(unsigned card, unsigned zone)
{
	return (struct dealt){{(uint8_t)card, 0}, {(uint8_t)zone, 0}};
}

/* Take the card that was dealt for the step on top. */
static inline struct dealt
take_dealt(struct onirim_game *g)
{
	const struct dealt dealt = g->dealt;

	g->dealt = not_dealt;
	return dealt;
}

ONI_COLD void oni_ask_host(struct onirim_game *g, unsigned zone);

ONI_INLINE bool
deal_from_pool(struct onirim_game *g, unsigned zone, struct dealt *dealt)
{
	struct pile *pool = &g->deck.pool;

	if (g->config.chance == CHANCE_HOST) {
		oni_ask_host(g, zone);
		return false;
	}
	dealt->known.card = pile_draw(pool, oni_chance_below(&g->generator,
	    pile_size(pool)));
	dealt->known.seen = 0;
	dealt->from = (struct place){(uint8_t)zone, 0};
	return true;
}

struct dealt oni_take_known(struct onirim_game *g, struct place place);

/*
 * Take the next card of the deck, or the card that was dealt already.  The deck
 * must not be empty if no card was dealt.  Returns false if the host must be
 * asked for the card; the step on top then runs again when it is dealt.
 */
ONI_INLINE bool
oni_deal(struct onirim_game *g, struct dealt *dealt)
{
	if (is_dealt(g))
		*dealt = take_dealt(g);
	else if (deck_next_is_known(&g->deck))
		*dealt = oni_take_known(g, oni_deck_next_known(&g->deck));
	else
		return deal_from_pool(g, ONIRIM_ZONE_TOP, dealt);
	return true;
}

/* The same with the lowest card of the deck. */
bool oni_deal_lowest(struct onirim_game *g, struct dealt *dealt);

/* The same with a card for a zone outside the deck. */
bool oni_deal_of_zone(struct onirim_game *g, unsigned zone,
    struct dealt *dealt);

/* The rule of the step that asks the host. */
void oni_chance_legal(const struct onirim_game *g, struct choices *choices);
void oni_chance_answer(struct onirim_game *g, struct choice choice);

/* Whether ONIRIM_ASK_DEAL is asked. */
static inline bool
is_dealing(const struct onirim_game *g)
{
	return !is_over(g) && oni_step(g)->kind == STEP_CHANCE;
}

/* At ONIRIM_ASK_DEAL: the zone that the card comes from. */
unsigned oni_dealt_from(const struct onirim_game *g);

/* At ONIRIM_ASK_DEAL: the cards that can come. */
struct pile oni_dealt_pool(const struct onirim_game *g);

/* At ONIRIM_ASK_DEAL: the step that will take the card. */
const struct step *oni_step_dealt_to(const struct onirim_game *g);

#endif
