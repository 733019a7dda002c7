/*
 * onirim_model.h - Onirim with its three expansions for one and two players,
 * written a second time from the rules alone, to be compared with the library
 * question by question.
 *
 * Nothing here is clever.  A pile is a list of faces, and a turn is one
 * function (replay.h).
 */
#ifndef ONIRIM_MODEL_H
#define ONIRIM_MODEL_H

#include <stdbool.h>
#include <stdint.h>

enum {
	MODEL_SEATS = 2,
	MODEL_ANSWERS_MAX = 768,	/* in a turn; more than cards to draw */
	MODEL_TOLD_MAX = 512,	/* of one answer */
	MODEL_PLACES = 15	/* that moves are told of (told.h) */
};

#include "told.h"

/* What a configuration can say. */
struct model_rules {
	int players;
	int first;	/* 1 or 2, 0 for random */
	bool steps, towers, dreams;
	bool open, unique, race, lost, ruins, right_only;
	int premonitions;	/* open ones, with dreams */
	bool host;	/* the cards are dealt by the host */
	bool events;	/* the library keeps them */
	uint64_t seed;
};

/* Cards of the deck in order, and by whom they were seen there: a bit for
 * each seat. */
struct model_stack {
	struct model_pile pile;
	uint8_t seen[MODEL_CARDS_MAX];
};

/* The questions from which a spell can be cast. */
enum model_window {
	MODEL_AT_ACT,
	MODEL_AT_DRAW,
	MODEL_AT_DOOR,
	MODEL_AT_NIGHTMARE,
	MODEL_AT_HAPPY,
	MODEL_AT_END,
	MODEL_WINDOWS
};

/* What has to have happened in some game, for the games to say much.  Those
 * of a Premonition are eight in a row, those of a spell MODEL_WINDOWS. */
enum model_event {
	MODEL_RESOLVED,
	MODEL_UNDONE = MODEL_RESOLVED + 8,
	MODEL_DISPELLED = MODEL_UNDONE + 8,
	MODEL_CAST = MODEL_DISPELLED + 8,
	MODEL_TWO_HOLD = MODEL_CAST + 3 * MODEL_WINDOWS,
	MODEL_REVEALED_STRIKES,
	MODEL_NOTHING_TO_REVEAL,
	MODEL_STRIKES_IN_TRIO,
	MODEL_STRIKES_IN_FILL,
	MODEL_NEW_HAND_IN_TRIO,
	MODEL_NEW_HAND_IN_FILL,
	MODEL_KEYS_CHOSEN,
	MODEL_KEYS_TOO_FEW,
	MODEL_BROWN_OF_PARTNER,
	MODEL_PAIR_OF_BOTH,
	MODEL_PAIR_SPLIT,
	MODEL_PAIR_OF_PARTNER,
	MODEL_RACE_OWN_FIRST,
	MODEL_RACE_OF_PARTNER,
	MODEL_TRIO_UNMATCHED,
	MODEL_KEY_UNMATCHED,
	MODEL_GOAL_REOPENED,
	MODEL_TWO_REOPENED,
	MODEL_REOPENED_FOUND,
	MODEL_FOUND_NOT_LEFTMOST,
	MODEL_FOUND_OF_TWO,
	MODEL_FOUND_IN_ORDER,
	MODEL_LEFTMOST_UNMATCHED,
	MODEL_GOALS_UP_DOWN,
	MODEL_RANK_GONE,
	MODEL_RANK_PASSED_ON,
	MODEL_RANKS_SWAPPED,
	MODEL_BOTTOM_DRAWN,
	MODEL_BOTTOM_LOOKED_AT_AGAIN,
	MODEL_BOTTOM_REACHES_TOP,
	MODEL_LOOK_REACHES_BOTTOM,
	MODEL_PARADOX_SHORT,
	MODEL_TOWER_LOOK,
	MODEL_TOWER_LOOK_SHORT,
	MODEL_SPARED,
	MODEL_END_LOST,
	MODEL_MIDDLE_LOST,
	MODEL_PROTECTED,
	MODEL_RUINS,
	MODEL_ALIGNED_BY_LOSS,
	MODEL_PUNISHED_WITH_TOWERS,
	MODEL_SEVEN_SHORT,
	MODEL_FETCHED_ALONE,
	MODEL_FETCHED_SILENT,
	MODEL_FETCHED_OPEN,
	MODEL_LOOKED_OPEN,
	MODEL_END_ASKED,
	MODEL_END_ASKED_AGAIN,
	MODEL_END_DECK_EMPTY,
	MODEL_WON_BY_DOOR,
	MODEL_WON_BY_TOWER,
	MODEL_WON_BY_LOSS,
	MODEL_WON_BY_PARTNER,
	MODEL_WON_OF_TWO,
	MODEL_WON_WITH_PREMONITION,
	MODEL_LOST_IN_PENALTY,
	MODEL_LOST_UNDER_NIGHTMARE,
	MODEL_LOST_WITH_SPELL,
	MODEL_EVENTS
};

/* Everything that lies on the table, and who has seen what of it. */
struct model_table {
	uint64_t generator;
	int turn, active, first;
	int over, outcome, winner;	/* over: why */
	int series[MODEL_SEATS], series_colour[MODEL_SEATS];
	struct model_pile hand[MODEL_SEATS], shared;
	struct model_pile row[MODEL_SEATS], doors[MODEL_SEATS];
	struct model_pile discard, limbo, removed;
	struct model_pile goals, goals_pool, towers;
	/* R15: the places of reopened Goals, in the order in which they are
	 * to be found; and was one of several found since the last was
	 * reopened? */
	struct model_pile reopened;
	bool found_of_two;
	struct model_pile premonitions, reserve;
	struct model_pile deciding;	/* drawn, in sight of all */
	/* Cards of the deck that somebody looks at, and who sees them. */
	struct model_pile looked;
	uint8_t looked_seen;
	/* The deck: known ones on top, those nobody knows, known ones at the
	 * bottom.  Always the next to be drawn first. */
	struct model_stack top, bottom;
	struct model_pile pool;
	/* Of each seat's own cards, those that the other seat has located. */
	struct model_pile known[MODEL_SEATS];
	bool in_penalty;	/* a new hand is drawn by three-doors */
	/* By whose rule or power all that follows happens: a face, a spell
	 * behind ONIRIM_CAUSE_SPELL, or 0. */
	int cause;
	uint16_t happened[MODEL_EVENTS];
};

/* A game.  It holds no pointer and is copied by `=`. */
struct model {
	struct model_rules rules;
	struct model_table turn_start;	/* as the turn began */
	struct model_table table;	/* as it is now */
	struct model_question question;
	struct model_told told;
	int answers;
	uint32_t answer[MODEL_ANSWERS_MAX];	/* since the turn began */
};

void model_new(struct model *m, const struct model_rules *rules);

/* False when the action is not on the list; then nothing has happened. */
bool model_apply(struct model *m, uint32_t action);

/* The cards of a zone (ONIRIM_ZONE_...) for a viewer (a seat, ONIRIM_NOBODY or
 * ONIRIM_HOST); piles without an order are ascending.  Returns how many. */
int model_cards(const struct model *m, int viewer, int zone, int index,
    uint8_t *cards);

int model_deck_size(const struct model *m);
int model_doors_left(const struct model *m, int viewer, int colour);
int model_price(const struct model *m, int spell);

/* R15: the place of the Goal to be found as the k-th from now, and the rank of
 * the Goal at a place; ONIRIM_E_RANGE where there is no such thing. */
int model_next_goal(const struct model *m, int k);
int model_goal_rank(const struct model *m, int place);

/* R19: two Goals change places. */
void model_swap_goals(struct model_table *t, int one, int other);

bool model_aligned(const struct model *m);

/* May the second Tower stand to the right of the first? */
bool model_towers_touch(int left, int right);

#endif
