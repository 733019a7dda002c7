/* stack.h - the stacks of steps that a game of Onirim can wait with. */
#ifndef ONI_ONIRIM_STACK_H
#define ONI_ONIRIM_STACK_H

#include "cards.h"

/* The set of the kinds of step on the stack. */
uint64_t oni_waiting(const struct onirim_game *g);

/* How many cards the active seat's hand lacks. */
int oni_lacking(const struct onirim_game *g);

/* Of a set of cards, whether a pile has one. */
static inline bool
pile_has(const struct pile *pile, uint64_t cards)
{
	return (pile_cards(pile) & cards) != 0;
}

/* The spell for whose effect a step waits, whose price is paid above it. */
unsigned oni_spell_of(unsigned kind);

/* Whether play leads to this stack on this table, whose cards add up: each
 * step lies on one that it can lie on, with operands that it can have, on a
 * table as the step needs it; and the question on top has two answers. */
bool oni_onirim_stack_fits(const struct onirim_game *g);

#endif
