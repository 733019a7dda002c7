/*
 * terrors.h - Nightmarium for two to five players, written a second time from
 * the rules alone, to be compared with the library question by question.
 *
 * It is made like the model of Onirim: a turn is one function that knows
 * nothing of being interrupted.  At a question that nobody has answered yet it
 * is left by a jump, and when the answer is there, the turn is played again
 * from its beginning with all the answers given so far.
 */
#ifndef TERRORS_H
#define TERRORS_H

#include <stdbool.h>
#include <stdint.h>

#include "common.h"

enum {
	TERRORS_SEATS = 5,
	TERRORS_CREATURES = 7,	/* of one seat */
	TERRORS_ACTIONS_MAX = 512,
	TERRORS_ANSWERS_MAX = 8192	/* in one turn; 100 creatures wake */
};

/* What a configuration can say. */
struct terrors_rules {
	int players;
	int first;	/* 1 to players, 0 for random */
	int objective;
	int turns;	/* 0 for no limit */
	bool host;	/* the cards are dealt by the host */
	uint64_t seed;
};

/* What has to have happened in some game, for the games to say much.  Where a
 * number stands behind an event, so many follow it in a row. */
enum terrors_event {
	TERRORS_EXCHANGED,	/* 4: one card, two, three, more */
	TERRORS_EXCHANGED_ALL = TERRORS_EXCHANGED + 4,
	TERRORS_NOTHING_TO_DRAW,
	TERRORS_BOUND,
	TERRORS_ONLY_MOVE,
	TERRORS_PASSED,	/* 2: the first action, the second */
	TERRORS_SECOND_FOLLOWS = TERRORS_PASSED + 2,
	TERRORS_REFILLED,	/* 5: at draw, exchange, Mourner, Herald */
	TERRORS_KNOWN_LEAVES = TERRORS_REFILLED + 5,
	TERRORS_WOKE,
	TERRORS_WOKE_AGAIN,
	TERRORS_NOT_WOKEN,
	TERRORS_PAID_AGAIN,
	TERRORS_PAID_OF_LEGION,
	TERRORS_PAID_OTHERS,	/* 3: none, one, two */
	TERRORS_PAID_ENOUGH_LEFT = TERRORS_PAID_OTHERS + 3,
	TERRORS_LOST_NO_TARGET,
	TERRORS_LOST_TAKEN_OVER,
	TERRORS_HERALD_REVEALED,	/* 3 */
	TERRORS_HERALD_PLACED = TERRORS_HERALD_REVEALED + 3,	/* 3 */
	TERRORS_HERALD_COMPLETED = TERRORS_HERALD_PLACED + 3,	/* 3 */
	TERRORS_HERALD_OTHER_GOES = TERRORS_HERALD_COMPLETED + 3,
	TERRORS_HERALD_WAKES,	/* 2: the lower place, the higher */
	TERRORS_MOURNER = TERRORS_HERALD_WAKES + 2,	/* 3: cards drawn */
	TERRORS_JOKER_PLACED = TERRORS_MOURNER + 3,
	TERRORS_JOKER_COMPLETED,
	TERRORS_JOKER_NONE,
	TERRORS_SEIZED,	/* 3: one card stood there, two, three */
	TERRORS_SEIZED_MOVED_UP = TERRORS_SEIZED + 3,
	TERRORS_SEIZED_NONE,
	TERRORS_DESTROYED,	/* 2: one card stood there, two */
	TERRORS_DESTROYED_NONE = TERRORS_DESTROYED + 2,
	TERRORS_DEVOURED,	/* 3: one card stood there, two, three */
	TERRORS_DEVOURED_BELOW_ACTIVE = TERRORS_DEVOURED + 3,
	TERRORS_DEVOURED_FORMER,
	TERRORS_DEVOURED_NONE,
	TERRORS_WON_BY,	/* 3: build, Herald, Joker */
	TERRORS_WON_REVEALED = TERRORS_WON_BY + 3,
	TERRORS_WON_BY_SEAT,	/* 5 */
	TERRORS_TURNS_OVER = TERRORS_WON_BY_SEAT + TERRORS_SEATS,
	TERRORS_EVENTS
};

/* Legs, torso, head, as far as they stand. */
struct terrors_creature {
	int count;
	uint8_t card[3];
	bool has_woken, has_cost;	/* ever; and was a legion's penalty */
	int chain;	/* of powers, in which it woke last */
};

/* Everything that lies on the table, and who has seen what of it. */
struct terrors_table {
	uint64_t generator;
	int turn, active, actions_left;
	int outcome, winner;
	int woken;	/* creatures in this turn */
	int chains;	/* of powers in the game so far */
	struct model_pile hand[TERRORS_SEATS];
	/* Of each hand, what everybody knows to be there. */
	struct model_pile known[TERRORS_SEATS];
	int creatures[TERRORS_SEATS];
	struct terrors_creature creature[TERRORS_SEATS][TERRORS_CREATURES];
	struct model_pile pile, discard, revealed;
	uint16_t happened[TERRORS_EVENTS];
};

/* weight, to and to_index are filled at DEAL only. */
struct terrors_question {
	int decision, player, subject, count, to, to_index;
	uint32_t action[TERRORS_ACTIONS_MAX];
	uint32_t weight[TERRORS_ACTIONS_MAX];
};

/* A game.  It holds no pointer and is copied by `=`. */
struct terrors {
	struct terrors_rules rules;
	struct terrors_table turn_start;	/* as the turn began */
	struct terrors_table table;	/* as it is now */
	struct terrors_question question;
	int answers;
	uint32_t answer[TERRORS_ANSWERS_MAX];	/* since the turn began */
};

void terrors_new(struct terrors *m, const struct terrors_rules *rules);

/* False when the action is not on the list; then nothing has happened. */
bool terrors_apply(struct terrors *m, uint32_t action);

/* The cards of a zone (ONIRIM_ZONE_...) and a number (ONIRIM_NUMBER_...) for a
 * viewer (a seat, ONIRIM_NOBODY or ONIRIM_HOST); ONIRIM_E_RANGE where there is
 * no such thing. */
int terrors_cards(const struct terrors *m, int viewer, int zone, int index,
    uint8_t *cards);
int terrors_number(const struct terrors *m, int viewer, int what, int index);

/* Does the card fit there: 0 legs, 1 torso, 2 head? */
bool terrors_fits(int face, int position);

/* Is everything in its place, and is the question one? */
bool terrors_sound(const struct terrors *m);

/* Do the cards agree with what is said about them? */
bool terrors_add_up(void);

#endif
