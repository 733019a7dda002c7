/* book.h - the Book of Steps Lost and Found: Goals and spells. */
#ifndef ONI_ONIRIM_BOOK_H
#define ONI_ONIRIM_BOOK_H

#include "cards.h"

/* Whether a Door of this colour may come to the table: always, when nothing
 * is played by Goals. */
bool oni_goal_accepts(const struct onirim_game *g, unsigned colour);

/* A Door of this colour has come to the table, or left it. */
void oni_goal_reached(struct onirim_game *g);
void oni_goal_reopened(struct onirim_game *g, unsigned colour);

/* The price of a spell, and the spells that can be cast now: those that can be
 * paid and would do something (7.2). */
unsigned oni_spell_price(const struct onirim_game *g, unsigned spell);
uint64_t oni_spells_now(const struct onirim_game *g);

static inline bool
spell_is_there(const struct onirim_game *g)
{
	return plays_with(g, SET_STEPS) && oni_spells_now(g) != 0;
}

/* Offer the spells that can be cast; cast one. */
void oni_spells_offer(const struct onirim_game *g, struct choices *choices);

static inline void
spells_offer(const struct onirim_game *g, struct choices *choices)
{
	if (plays_with(g, SET_STEPS))
		oni_spells_offer(g, choices);
}

void oni_spell_cast(struct onirim_game *g, unsigned spell);

void oni_lay_goals(struct onirim_game *g);
void oni_draw_legal(const struct onirim_game *g, struct choices *choices);
void oni_draw_answer(struct onirim_game *g, struct choice choice);
void oni_pay_legal(const struct onirim_game *g, struct choices *choices);
void oni_pay_answer(struct onirim_game *g, struct choice choice);
void oni_top_legal(const struct onirim_game *g, struct choices *choices);
void oni_top_answer(struct onirim_game *g, struct choice choice);
void oni_goals_legal(const struct onirim_game *g, struct choices *choices);
void oni_goals_answer(struct onirim_game *g, struct choice choice);
void oni_punish(struct onirim_game *g);

#endif
