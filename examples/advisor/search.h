/* search.h - what to answer, and what each answer promises. */
#ifndef ADVISOR_SEARCH_H
#define ADVISOR_SEARCH_H

#include <onirim.h>

struct search;

/* An answer, how often it was tried out, and how close to a win it is taken to
 * be, from 0 to 1.  Of base Onirim for one that is the chance of winning.
 * Elsewhere it only tells answers apart: in other games of Onirim, which rules
 * of thumb hardly win, Doors on the table count too, and in Nightmarium the
 * cards that a seat has built more than the others. */
struct advice {
	onirim_action action;
	unsigned visits;
	double win;
};

/* A search for games of one family; it allocates nothing later.  NULL when
 * there is no memory.  To be freed; NULL is fine. */
struct search *search_new(const onirim_game *game);
void search_free(struct search *search);

/* Advise the seat that is asked, with what it knows and nothing else, the
 * answer to be chosen first: what looked worse was tried less often, and what
 * a quick player would choose is left only for something clearly better.  The
 * budget is how often answers are tried out by playing on, about; with 0 none
 * is.  The same game, budget and seed give the same advice, and so does any
 * game that the seat sees in the same way.  Returns how many answers there are,
 * or a status; advice has room for ONIRIM_ACTIONS_MAX. */
int search_advise(struct search *search, const onirim_game *game,
    unsigned budget, uint64_t seed, struct advice *advice);

#endif
