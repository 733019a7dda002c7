/* search.h - answers tried out in the player's mind. */
#ifndef ONI_ADVICE_SEARCH_H
#define ONI_ADVICE_SEARCH_H

#include "judge.h"

/* An answer, and what has come of it. */
struct candidate {
	onirim_action action;
	uint32_t tries;
	uint32_t guess;         /* what the network alone thinks */
	uint64_t sum;           /* of what the tries came to */
	uint64_t squares;
};

/* How often a try deals the cards, and how many turns it then goes on. */
struct effort {
	uint32_t deals;
	int turns;
};

struct search {
	struct judge judge;
	onirim_game *asked;     /* the game as the seat knows it */
	onirim_game *imagined;  /* what it could be, and how it goes on */
	uint64_t seed;
	int seat;
	int count;
	struct effort effort;   /* of each try */
	bool is_endgame;
	struct candidate candidates[ONIRIM_ACTIONS_MAX];
};

/* Look for the best answer to the question of `asked`, with so many tries in
 * all.  The candidates are sorted, the best first. */
void oni_search(struct search *search, uint32_t tries, uint64_t seed);

/* What the player expects of a candidate. */
uint32_t oni_candidate_chance(const struct search *search,
    const struct candidate *candidate);

#endif
