/* book.h - the Book of Steps Lost and Found: Goals and spells. */
#ifndef ONI_ONIRIM_BOOK_H
#define ONI_ONIRIM_BOOK_H

#include "cards.h"

/* The lowest price of a Paradoxical Prophecy. */
enum { PROPHECY_PRICE = 5 };

/* Whether a Door of this colour may come to the table.  Without Goals every
 * Door may. */
bool oni_book_accepts(const struct onirim_game *g, unsigned colour);

/* The place of the Goal that is to be found as the k-th one from now on,
 * counted from 0, or GOALS_MAX if fewer are left. */
unsigned oni_book_next_goal(const struct onirim_table *table, unsigned k);

/* The colour to be found next, or COLOURS if all Goals lie face down. */
unsigned oni_book_next_colour(const struct onirim_table *table);

/* Must be called when a Door of the next colour has come to the table. */
void oni_book_goal_reached(struct onirim_game *g);

/* Must be called when a Door of this colour has left the table. */
void oni_book_goal_reopened(struct onirim_game *g, unsigned colour);

/* How many Goals of a colour lie face down. */
unsigned oni_book_goals_down(const struct onirim_table *table,
    unsigned colour);

unsigned oni_book_price(const struct onirim_game *g, unsigned spell);

/* The spells that can be cast now: they can be paid, and they would do
 * something (7.2). */
uint64_t oni_book_spells_now(const struct onirim_game *g);

static inline bool
spell_is_there(const struct onirim_game *g)
{
	return plays_with(g, SET_STEPS) && oni_book_spells_now(g) != 0;
}

/* Add the spells that can be cast to the answers. */
void oni_book_offer(const struct onirim_game *g, struct choices *choices);

static inline void
spells_offer(const struct onirim_game *g, struct choices *choices)
{
	if (plays_with(g, SET_STEPS))
		oni_book_offer(g, choices);
}

void oni_book_cast(struct onirim_game *g, unsigned spell);

/* Cast a spell if that is the answer.  Returns whether it was.  The question is
 * asked again afterwards. */
static inline bool
spell_is_cast(struct onirim_game *g, struct choice choice)
{
	if (choice_verb(choice) != ONIRIM_VERB_CAST)
		return false;
	oni_book_cast(g, choice_extra(choice));
	return true;
}

extern const struct rule oni_step_lay_goals;
extern const struct wait oni_step_lay_goals_waits;
extern const struct rule oni_step_pay;
extern const struct wait oni_step_pay_waits;
extern const struct rule oni_step_top;
extern const struct wait oni_step_top_waits;
extern const struct rule oni_step_goals;
extern const struct wait oni_step_goals_waits;
extern const struct rule oni_step_punish;
extern const struct wait oni_step_punish_waits;

#endif
