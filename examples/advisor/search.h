/* search.h - what to answer, and what each answer promises. */
#ifndef ADVISOR_SEARCH_H
#define ADVISOR_SEARCH_H

#include <onirim.h>

struct search;

/* An answer, how often it was tried out, and the chance of winning that it
 * promises, from 0 to 1.  Where rules of thumb hardly win, in other games of
 * Onirim than the base game for one, it tells answers apart, but is no real
 * chance: there Doors on the table count too. */
struct advice {
	onirim_action action;
	unsigned visits;
	double win;
};

/* A search for games of one family; it allocates nothing later.  NULL when
 * there is no memory.  To be freed; NULL is fine. */
struct search *search_new(const onirim_game *game);
void search_free(struct search *search);

/* Advise the seat that is asked, with what it knows and nothing else, best
 * answer first.  The budget is how often answers are tried out by playing on,
 * about; with 0 none is.  The same game, budget and seed give the same advice,
 * and so does any game that the seat sees in the same way.  Returns how many
 * answers there are, or a status; advice has room for ONIRIM_ACTIONS_MAX. */
int search_advise(struct search *search, const onirim_game *game,
    unsigned budget, uint64_t seed, struct advice *advice);

#endif
