/*
 * nightmarium_model.h - Nightmarium for two to five players, written a second
 * time from the rules alone, to be compared with the library question by
 * question.  A turn is one function (replay.h).
 */
#ifndef NIGHTMARIUM_MODEL_H
#define NIGHTMARIUM_MODEL_H

#include <stdbool.h>
#include <stdint.h>

enum {
	MODEL_SEATS = 5,
	MODEL_CREATURES = 7,	/* of one seat */
	MODEL_ANSWERS_MAX = 8192,	/* in one turn; 100 creatures wake */
	MODEL_TOLD_MAX = 4096,	/* onirim_events(3) allows no more */
	MODEL_PLACES = 12	/* that moves are told of (told.h) */
};

#include "told.h"

/* What a configuration can say. */
struct model_rules {
	int players;
	int first;	/* 1 to players, 0 for random */
	int objective;
	int turns;	/* 0 for no limit */
	bool host;	/* the cards are dealt by the host */
	uint64_t seed;
};

/* What has to have happened in some game, for the games to say much.  Where a
 * number stands behind an event, so many follow it in a row. */
enum model_event {
	MODEL_EXCHANGED,	/* 4: one card, two, three, more */
	MODEL_EXCHANGED_ALL = MODEL_EXCHANGED + 4,
	MODEL_NOTHING_TO_DRAW,
	MODEL_BOUND,
	MODEL_ONLY_MOVE,
	MODEL_PASSED,	/* 2: the first action, the second */
	MODEL_SECOND_FOLLOWS = MODEL_PASSED + 2,
	/* 6 each: for draw, exchange, Mourner's two, Herald's two. */
	MODEL_MADE_ANEW,	/* as soon as the pile was empty */
	MODEL_MADE_ANEW_LATE = MODEL_MADE_ANEW + 6,	/* when one is needed */
	MODEL_PILE_STAYS_EMPTY = MODEL_MADE_ANEW_LATE + 6,
	MODEL_KNOWN_LEAVES,
	MODEL_WOKE,
	MODEL_WOKE_AGAIN,
	MODEL_NOT_WOKEN,
	MODEL_PAID_AGAIN,
	MODEL_PAID_OF_LEGION,
	MODEL_PAID_OTHERS,	/* 3: none, one, two */
	MODEL_PAID_ENOUGH_LEFT = MODEL_PAID_OTHERS + 3,
	MODEL_LOST_NO_TARGET,
	MODEL_LOST_TAKEN_OVER,
	MODEL_HERALD_REVEALED,	/* 3 */
	MODEL_HERALD_PLACED = MODEL_HERALD_REVEALED + 3,	/* 3: of two */
	MODEL_HERALD_COMPLETED = MODEL_HERALD_PLACED + 3,	/* 3 */
	MODEL_HERALD_OTHER_GOES = MODEL_HERALD_COMPLETED + 3,
	MODEL_HERALD_WAKES,	/* 2: the lower place, the higher */
	MODEL_MOURNER = MODEL_HERALD_WAKES + 2,	/* 3: cards drawn */
	MODEL_JOKER_PLACED = MODEL_MOURNER + 3,
	MODEL_JOKER_COMPLETED,
	MODEL_JOKER_NONE,
	MODEL_SEIZED,	/* 3: one card stood there, two, three */
	MODEL_SEIZED_MOVED_UP = MODEL_SEIZED + 3,
	MODEL_SEIZED_NONE,
	MODEL_DESTROYED,	/* 2: one card stood there, two */
	MODEL_DESTROYED_NONE = MODEL_DESTROYED + 2,
	MODEL_DEVOURED,	/* 3: one card stood there, two, three */
	MODEL_DEVOURED_BELOW_ACTIVE = MODEL_DEVOURED + 3,
	MODEL_DEVOURED_FORMER,
	MODEL_DEVOURED_NONE,
	MODEL_WON_BY,	/* 3: build, Herald, Joker */
	MODEL_WON_REVEALED = MODEL_WON_BY + 3,
	MODEL_WON_BY_SEAT,	/* 5 */
	MODEL_TURNS_OVER = MODEL_WON_BY_SEAT + MODEL_SEATS,
	MODEL_EVENTS
};

/* Legs, torso, head, as far as they stand. */
struct model_creature {
	int count;
	uint8_t card[3];
	bool has_woken, has_cost;	/* ever; and was a legion's penalty */
	int chain;	/* of powers, in which it woke last */
};

/* Everything that lies on the table, and who has seen what of it. */
struct model_table {
	uint64_t generator;
	int turn, active, first, actions_left;
	int over, outcome, winner;	/* over: why */
	int woken;	/* creatures in this turn */
	int chains;	/* of powers in the game so far */
	int cause;	/* the Terror whose power is being done, or 0 */
	struct model_pile hand[MODEL_SEATS];
	/* Of each hand, what everybody knows to be there. */
	struct model_pile known[MODEL_SEATS];
	int creatures[MODEL_SEATS];
	struct model_creature creature[MODEL_SEATS][MODEL_CREATURES];
	struct model_pile pile, discard, revealed;
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

/* The cards of a zone (ONIRIM_ZONE_...) and a number (ONIRIM_NUMBER_...) for a
 * viewer (a seat, ONIRIM_NOBODY or ONIRIM_HOST); ONIRIM_E_RANGE where there is
 * no such thing. */
int model_cards(const struct model *m, int viewer, int zone, int index,
    uint8_t *cards);
int model_number(const struct model *m, int viewer, int what, int index);

/* Does the card fit there: 0 legs, 1 torso, 2 head? */
bool model_fits(int face, int position);

/* Is everything in its place, and is the question one? */
bool model_sound(const struct model *m);

/* Do the cards agree with what is said about them? */
bool model_add_up(void);

#endif
