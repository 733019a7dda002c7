/*
 * nights.h - a game of Nightmarium followed from outside: where every card
 * must lie, and what must be asked next.
 *
 * It is told nothing but the answers that were given and the cards that came.
 * All else follows from the rules, whose rulings are N1 to N24.
 */
#ifndef NIGHTS_H
#define NIGHTS_H

#include "battery.h"

/* A face is a number from 0: the lowest of its cards, less 1. */
enum {
	NIGHTS_FACES = 108,
	NIGHTS_SEATS = 5,
	NIGHTS_PLACES = 8,      /* of creatures, the last one always empty */
	NIGHTS_WHOLE = 3,       /* cards of a complete creature */
	NIGHTS_EVENTS = 4096,   /* onirim_events(3) allows no more */
	NIGHTS_NONE = -1        /* no legion, no creature, no seat */
};

enum nights_power {
	NO_POWER,
	HERALD,
	MOURNER,
	JOKER,
	EXECUTIONER,
	SCAVENGER,
	DEVOURER
};

/* What a face is.  Those that no card has for its lowest have no copies. */
struct nights_card {
	int copies;
	int legion;
	int fits;               /* a bit for each position, from the legs */
	enum nights_power power;
};

/* How many cards of each face lie where, and the creatures from the legs, as
 * values of cards. */
struct nights_table {
	uint8_t hands[NIGHTS_SEATS][NIGHTS_FACES];
	uint8_t pile[NIGHTS_FACES];
	uint8_t discards[NIGHTS_FACES];
	uint8_t revealed[NIGHTS_FACES];
	uint8_t creatures[NIGHTS_SEATS][NIGHTS_PLACES][NIGHTS_WHOLE];
};

/* What has to be met with at least once. */
enum nights_met {
	MET_DRAW,
	MET_EXCHANGE,
	MET_BUILD,
	MET_NAMED,
	MET_STOP,
	MET_GIVEN,
	MET_SEIZE,
	MET_DESTROY,
	MET_DEVOUR,
	MET_WAKE,
	MET_DEAL,
	MET_HERALD_BOTH,
	MET_HERALD_ONE,
	MET_HERALD_NEITHER,
	MET_HERALD_COMPLETES,
	MET_HERALD_COMPLETES_TWO,
	MET_HERALD_ONE_CAME,
	MET_HERALD_FAILS,
	MET_MOURNER_TWO,
	MET_MOURNER_ONE,
	MET_MOURNER_FAILS,
	MET_JOKER_BUILDS,
	MET_JOKER_COMPLETES,
	MET_JOKER_FAILS,
	MET_EXECUTIONER_PART,
	MET_EXECUTIONER_HEAD,
	MET_EXECUTIONER_FAILS,
	MET_SCAVENGER_DESTROYS,
	MET_SCAVENGER_FAILS,
	MET_DEVOURER_PART,
	MET_DEVOURER_HEAD,
	MET_DEVOURER_FAILS,
	MET_PAID_LEGION,
	MET_PAID_OTHERS,
	MET_PAID_FEWER,
	MET_PAID_NOTHING,
	MET_TAKEOVER,
	MET_FORGOTTEN,
	MET_VANISHED,
	MET_MOVED_UP,
	MET_WON_BY_BUILD,
	MET_WON_BY_JOKER,
	MET_WON_BY_HERALD,
	MET_TURNS_OVER,
	MET_PASSED,
	MET_PILE_ANEW,
	MET_NO_DRAW,
	MET_CUT_SHORT,
	NIGHTS_MET
};

/* What the turn is in the middle of. */
enum nights_stage {
	DEALING,                /* the first hands */
	ACTING,                 /* about to take an action */
	NAMING,                 /* the cards of an exchange */
	DRAWING,                /* cards come */
	PAYING,                 /* for a creature of one legion */
	AWAKE,                  /* about to do a power */
	PLACING,                /* what a Herald has revealed */
	OVER
};

struct nights {
	const struct nights_card *deck;
	uint32_t *met;
	int players;
	int objective;
	int turns_max;          /* 0: no limit */
	struct nights_table table;
	uint8_t known[NIGHTS_SEATS][NIGHTS_FACES];   /* N24 */
	enum nights_stage stage;
	int due;                /* ONIRIM_ASK_..., what must come next */
	int dealt;              /* cards of the first hands */
	int turn;
	int seat;               /* whose turn it is */
	int left;               /* actions not begun yet */
	int legion;             /* of the card the first action built */
	int to_come;            /* cards, while DRAWING */
	int came;
	int exchanged;
	int lowest;             /* face that may be named next */
	int wakings;            /* in this turn */
	int creature;           /* the active one, while its powers go on */
	int powers_left;
	enum nights_power power;        /* that goes on, or none */
	int power_card;         /* its face */
	int payer;
	int owes;               /* cards of the payer, or NIGHTS_NONE yet */
	int owes_legion;        /* or two others */
	int completed[2];       /* by a Herald */
	int completions;
	int placed;
	int winner;
	/* What events must tell before another answer or card. */
	int woken;              /* a creature's index, or NIGHTS_NONE */
	int made_anew;          /* the pile */
	int turns_told;
	int end_told;
};

struct nights_list {
	int count;
	onirim_action at[ONIRIM_ACTIONS_MAX];
};

/* Make the deck of what is printed on the cards. */
void nights_read_deck(struct nights_card deck[NIGHTS_FACES]);

static inline int
nights_face(int card)
{
	return card - ONIRIM_CARD_TERROR;
}

int nights_sum(const uint8_t faces[NIGHTS_FACES]);

/* The cards of a creature, and the creatures of a seat. */
int nights_height(const struct nights_table *table, int seat, int place);
int nights_creatures(const struct nights_table *table, int seat);
int nights_complete(const struct nights_table *table, int seat);

/* There is a card to draw, or would be when the pile was made anew. */
int nights_any_card(const struct nights *n);

const struct nights_card *nights_card_at(const struct nights *n, int seat,
    int place, int position);

/* The card that comes is a Herald's. */
static inline int
nights_reveals(const struct nights *n)
{
	return n->stage == DRAWING && n->power == HERALD;
}

/* The answers to what is due, in order. */
void nights_list(const struct nights *n, struct nights_list *list);

/* Begin to follow a game that is about to deal the first hands, and go on
 * with what an answer set off; the answer is 0 for the set-up. */
void nights_begin(struct nights *n, int first);
void nights_follow(struct nights *n, const onirim_event *events, int count,
    onirim_action given);

/* Whether the game stands like this to everyone who can look at it. */
void nights_compare(const struct nights *n, const onirim_game *game);

#endif
