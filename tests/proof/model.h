/*
 * model.h - base Onirim for one and two players, written a second time from
 * the rules alone, to be compared with the library question by question.
 *
 * Nothing here is clever.  A pile is a list of faces.  A turn is one function
 * that follows the rulebook from its first line to its last and knows nothing
 * of being interrupted: when it comes to a question that nobody has answered
 * yet, it is left by a jump, and when the answer is there, the turn is played
 * again from its beginning with all the answers given so far.  So the model
 * has no stack of steps, and nothing in it can go wrong in the way a stack of
 * steps goes wrong.
 */
#ifndef MODEL_H
#define MODEL_H

#include <stdbool.h>
#include <stdint.h>

enum {
	MODEL_SEATS = 2,
	MODEL_CARDS = 76,
	MODEL_ACTIONS_MAX = 32,
	MODEL_ANSWERS_MAX = 256	/* in one turn; far more than cards to draw */
};

/* What a configuration can say. */
struct model_rules {
	int players;
	int first;	/* 1 or 2, 0 for random */
	bool open, unique, race;
	bool host;	/* the cards are dealt by the host */
	uint64_t seed;
};

struct model_pile {
	int count;
	uint8_t card[MODEL_CARDS + 4];
};

/* Everything that lies on the table, and who has seen what of it. */
struct model_table {
	uint64_t generator;
	int turn, active, first;
	int outcome, winner;
	int series[MODEL_SEATS], series_colour[MODEL_SEATS];
	struct model_pile hand[MODEL_SEATS], shared;
	struct model_pile row[MODEL_SEATS], doors[MODEL_SEATS];
	struct model_pile discard, limbo, pending, pool;
	struct model_pile top;	/* the next to be drawn first */
	/* By whom they were seen: a bit for each seat. */
	uint8_t top_seen[MODEL_CARDS + 4];
	uint8_t pending_seen;
	/* Of the cards that one seat looks at, those that the other one had
	 * located on the deck. */
	struct model_pile pending_known;
	/* Of each seat's own cards, those that the other seat has located. */
	struct model_pile known[MODEL_SEATS];
};

/* weight is filled at DEAL only. */
struct model_question {
	int decision, player, subject, count;
	uint32_t action[MODEL_ACTIONS_MAX];
	uint32_t weight[MODEL_ACTIONS_MAX];
};

/* A game.  It holds no pointer and is copied by `=`. */
struct model {
	struct model_rules rules;
	struct model_table turn_start;	/* as the turn began */
	struct model_table table;	/* as it is now */
	int answers;
	uint32_t answer[MODEL_ANSWERS_MAX];	/* since the turn began */
	struct model_question question;
};

void model_new(struct model *m, const struct model_rules *rules);

/* False when the action is not on the list; then nothing has happened. */
bool model_apply(struct model *m, uint32_t action);

/* The cards of a zone (ONIRIM_ZONE_...) for a viewer (a seat, ONIRIM_NOBODY or
 * ONIRIM_HOST); piles without an order are ascending.  Returns how many. */
int model_cards(const struct model *m, int viewer, int zone, int index,
    uint8_t *cards);

int model_deck_size(const struct model *m);
int model_doors_left(const struct model *m, int colour);

/* The generator of DESIGN 5. */
uint32_t model_below(uint64_t *state, uint32_t n);

#endif
