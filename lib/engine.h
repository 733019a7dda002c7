/* engine.h - the loop that plays, and how cards leave the deck. */
#ifndef ONI_ENGINE_H
#define ONI_ENGINE_H

#include "door.h"

/* Run what needs nobody; stop at the first question with two answers or more,
 * which are told, or at the end. */
void oni_run(struct onirim_game *g, struct choices *choices);

/* The step on top of the stack of a game that is not over, and its rule. */
static inline const struct step *
oni_step(const struct onirim_game *g)
{
	return &g->steps.stack[g->steps.count - 1];
}

static inline const struct rule *
oni_rule(const struct onirim_game *g)
{
	return &oni_door(g)->rules[oni_step(g)->kind];
}

/* Whether the answers can be told: in a redacted game only those to the
 * viewer's own questions, and the host sees all. */
static inline bool
oni_answers_are_told(const struct onirim_game *g)
{
	const int viewer = g->redacted - 1;

	return g->outcome == ONIRIM_PLAYING && (g->redacted == 0 ||
	    viewer == oni_step(g)->seat || viewer == ONIRIM_HOST);
}

/* The answers to the question that is asked. */
static inline void
oni_legal(const struct onirim_game *g, struct choices *choices)
{
	choices->faces = oni_door(g)->faces;
	choices->count = 0;
	oni_rule(g)->legal(g, choices);
}

/* Give one of these answers, as an action and taken apart, and go on to the
 * next question, whose answers are told. */
void oni_give(struct onirim_game *g, onirim_action action,
    struct choice choice, struct choices *choices);

/* Shuffle the deck: all known places in it are forgotten. */
void oni_shuffle(struct onirim_game *g);

/* End the game; nothing remains to be done. */
void oni_end(struct onirim_game *g, int outcome, int winner);

/*
 * Bring the next card of a deck that is not empty to `dealt`; the step on top
 * is there to take it away.  False when the host has to be asked which card
 * it is: then that step runs again with the card.  The same for the lowest
 * card of the deck, and for a pile of cards that are not in the deck.
 */
bool oni_deal(struct onirim_game *g);
bool oni_deal_lowest(struct onirim_game *g);
bool oni_deal_apart(struct onirim_game *g, unsigned zone);

static inline bool
is_dealt(const struct onirim_game *g)
{
	return g->dealt.card != NO_CARD;
}

/* The step that asks the host. */
void oni_chance_legal(const struct onirim_game *g, struct choices *choices);
void oni_chance_answer(struct onirim_game *g, struct choice choice);

/* At DEAL, the zone the card comes from, and the pile of those it can be. */
unsigned oni_dealt_from(const struct onirim_game *g);
const struct pile *oni_dealt_pool(const struct onirim_game *g);

/* At DEAL, the step that is there to take the card. */
const struct step *oni_step_dealt_to(const struct onirim_game *g);

#endif
