/* meanings.h - the things that games can say in texts, as numbers. */
#ifndef ONI_MEANINGS_H
#define ONI_MEANINGS_H

#include <stdint.h>

#include "ends.h"

/* A game says which of these meanings an action has, and each language has a
 * sentence for it.  `card` is the face that the sentence names if it is not the
 * action's card, else 0.  `number` is the number in the sentence, else 0. */
struct meaning {
	uint8_t id;
	uint8_t card;
	uint8_t number;
};

/* What an answer does. */
enum {
	HELP_DEAL,              /* number: cards of this face that could come */
	HELP_TAKE,

	/* Playing a card. */
	HELP_ROOM_FIRST,
	HELP_ROOM_SECOND,
	HELP_ROOM_THIRD,        /* card: the Door */
	HELP_ROOM_THIRD_NONE,   /* card: the Door, not in the deck */
	HELP_TOWER_LEFT,
	HELP_TOWER_RIGHT,

	/* Discarding a card. number: the cards looked at. */
	HELP_DISCARD,
	HELP_DISCARD_SWAP,
	HELP_DISCARD_KEY,
	HELP_DISCARD_TOWER,

	/* Casting a spell. number: the price. */
	HELP_CAST_PROPHECY,
	HELP_CAST_PROPHECY_ALL, /* the deck has no more cards than that */
	HELP_CAST_PLANNING,
	HELP_CAST_PUNISHMENT,

	/* What follows after playing or discarding a card. */
	HELP_SEARCH,
	HELP_SEARCH_LIMBO,
	HELP_SEARCH_DECLINE,
	HELP_SWAP,
	HELP_SWAP_DECLINE,
	HELP_PROPHECY_DROP,
	HELP_DROP_DOOR,         /* a Door that was looked at and is needed */
	HELP_ORDER_TOP,
	HELP_ORDER_BOTTOM,

	/* Filling the hand. */
	HELP_DRAW,
	HELP_KEY_DOOR,          /* card: the Door */
	HELP_KEY_DOOR_LIMBO,
	HELP_LIMBO,
	HELP_NIGHTMARE_KEY,
	HELP_NIGHTMARE_DOOR,
	HELP_NIGHTMARE_REVEAL,  /* number: the cards revealed */
	HELP_NIGHTMARE_HAND,
	HELP_NIGHTMARE_HAND_LOST, /* no new hand can be drawn */
	HELP_END,               /* ends the turn; spells could be cast */
	HELP_END_BARE,          /* the same, and Limbo is empty */

	/* Questions of spells. */
	HELP_PAY,
	HELP_TOP,
	HELP_GOALS,
	HELP_GOALS_RANK,        /* a reopened Goal loses its rank */

	/* Towers. */
	HELP_TOWER,
	HELP_SPARE,

	/* Premonitions in the order of their faces, then special cases. */
	HELP_RESOLVE,
	HELP_RESOLVE_RED_PAIR = HELP_RESOLVE,
	HELP_RESOLVE_BLUE_PAIR,
	HELP_RESOLVE_GREEN_PAIR,
	HELP_RESOLVE_BROWN_PAIR,
	HELP_RESOLVE_ANY_PAIR,
	HELP_RESOLVE_THREE_DOORS,
	HELP_RESOLVE_FIVE_DOORS,
	HELP_RESOLVE_EVERY_COLOUR,
	HELP_RESOLVE_NOTHING,
	HELP_RESOLVE_KEYS,      /* number: all Keys that there are */
	HELP_RESOLVE_DOOR,      /* card: the only Door */
	HELP_RESOLVE_HAND,      /* and no Premonition is left */
	HELP_RESOLVE_HAND_LOST, /* no new hand can be drawn */
	HELP_RESOLVE_ONE_MORE,  /* it reveals the last Premonition */
	HELP_PENALTY_KEY,

	/* Happy Dreams. */
	HELP_DISPEL,
	HELP_LOOK,              /* number: the cards revealed */
	HELP_FETCH,
	HELP_FETCH_CARD,
	HELP_DISCARD_ANY,
	HELP_STOP,

	/* Nightmarium: drawing and exchanging. number: the cards drawn. */
	HELP_DRAW_ANEW,
	HELP_EXCHANGE,
	HELP_EXCHANGE_ODD,
	HELP_EXCHANGE_EVEN,
	HELP_EXCHANGE_STOP,
	HELP_EXCHANGE_NOTHING,

	/* Building. number: the powers of a creature that wakes. */
	HELP_BUILD_LEGS,
	HELP_BUILD_TORSO,
	HELP_BUILD_LAST,        /* this wins the game */
	HELP_BUILD_HEAD,
	HELP_BUILD_HEAD_PLAIN,  /* without powers */
	HELP_BUILD_HEAD_LEGION, /* all cards are of one legion */
	HELP_BUILD_HEAD_LEGION_PLAIN,
	HELP_BUILD_HEAD_ASLEEP, /* no more creatures wake */
	HELP_BUILD_FIRST_HEAD,  /* the Herald has another head */
	HELP_BUILD_SECOND_HEAD,

	/* Questions of creatures that wake. */
	HELP_LEGION_FIRST,
	HELP_LEGION_LAST,
	HELP_SEIZE,
	HELP_SEIZE_HEAD,
	HELP_SEIZE_ONLY,
	HELP_DESTROY,           /* number: the cards of the creature */
	HELP_DEVOUR,
	HELP_DEVOUR_HEAD,
	HELP_DEVOUR_ONLY,
	HELP_WAKE,              /* number: the powers of the creature */
	HELP_WAKE_PLAIN,        /* without powers */
	HELP_WAKE_LEGION,
	HELP_WAKE_LEGION_PLAIN,
	HELP_WAKE_NEITHER,
	HELPS
};

/* Why an action is not legal now. */
enum {
	WHY_NOTHING,            /* nothing forbids it */
	WHY_OVER,
	WHY_NOT_ASKED,
	WHY_NOT_TOLD,           /* the game is redacted */
	WHY_NO_SEAT,
	WHY_NOT_TO_COME,        /* the dealer cannot deal this card */

	/* The card is not in the place from which it would be taken. */
	WHY_NOT_OPEN,           /* in the draft */
	WHY_NOT_IN_HAND,
	WHY_NOT_SHARED,
	WHY_NOT_LOOKED_AT,
	WHY_NOT_DISCARDED,
	WHY_NOT_IN_DECK,
	WHY_NO_DOOR,
	WHY_NO_TOWER,
	WHY_NO_PREMONITION,
	WHY_EMPTY_HAND,
	WHY_EMPTY_DECK,

	/* The card cannot be played there. */
	WHY_SAME_SYMBOL,
	WHY_ONLY_TOWERS,
	WHY_NAME_END,
	WHY_FIRST_TOWER,
	WHY_RIGHT_ONLY,
	WHY_TOWER_SYMBOL,

	/* Spells. */
	WHY_NO_SPELLS,
	WHY_NO_SPELL_NOW,
	WHY_TOO_DEAR,           /* number: the price */
	WHY_NO_NIGHTMARE,

	/* The choice is the wrong one. */
	WHY_SAME_CARD,
	WHY_SAME_GOALS,
	WHY_NO_KEY,
	WHY_OTHER_COLOUR,
	WHY_PARTNERS_DOOR,
	WHY_OWN_DOOR_FIRST,
	WHY_NO_PAIR,
	WHY_HELD_TOWER,
	WHY_CONDITION,

	/* Several cards must be named one by one. */
	WHY_ASCENDING,
	WHY_TOO_FEW,

	/* Nightmarium. */
	WHY_NOTHING_TO_DRAW,
	WHY_NONE_DISCARDED,
	WHY_NOT_OF_LEGION,      /* with which the seat has to pay */
	WHY_NOT_REVEALED,

	/* The card cannot be placed on this creature. */
	WHY_NO_CREATURE,
	WHY_ENOUGH_CREATURES,   /* number: the largest number of creatures */
	WHY_COMPLETE,
	WHY_NO_LEGS,            /* by the part that it cannot be */
	WHY_NO_TORSO,
	WHY_NO_HEAD,
	WHY_OTHER_LEGION,       /* not the legion of the card built first */
	WHY_COMPLETES_NONE,

	/* The power cannot be used on this creature. */
	WHY_OWN_CREATURE,
	WHY_NOT_UNFINISHED,
	WHY_ACTIVE_CREATURE,
	WHY_NOT_COMPLETED,
	WHYS
};

/* Names for zones that the ABI does not have: the own hand if there are also
 * shared cards, and the cards that a Herald has revealed.  ZONE_LOOKED has no
 * name: it tells the cards looked at from the pending card in events. */
enum {
	ZONE_PERSONAL = ZONES_END,
	ZONE_REVEALED,
	ZONES_NAMED,
	ZONE_LOOKED = ZONES_NAMED
};

/* Labels of actions: one for each verb, and special ones for some actions.
 * `card` and `other` are further faces that the label names. */
struct label {
	uint8_t id;
	uint8_t card;
	uint8_t other;
};

enum {
	LABEL_PLAY_LEFT = VERBS_END,
	LABEL_PLAY_RIGHT,
	LABEL_SEARCH_DOOR,      /* card: the Door */
	LABEL_SEARCH_DECLINE,
	LABEL_SWAP_DECLINE,
	LABEL_STOP_DISCARD,
	LABEL_STOP_TURN,
	LABEL_GOALS_SEEN,       /* card, other: the two Goals */
	LABEL_TOWER_SEEN,       /* card: the Tower */
	LABEL_FETCH_CARD,
	LABEL_BUILD_NEW,
	LABEL_SEIZE_SEEN,       /* card: the last card of the creature */
	LABEL_DESTROY_ONE,      /* card, other: the cards of the creature */
	LABEL_DESTROY_TWO,
	LABEL_DEVOUR_SEEN,      /* card: the last card of the creature */
	LABEL_WAKE_SEEN,        /* card: the head */
	LABELS
};

/* How an event is told, in the words of a person. */
enum {
	TOLD_NOTHING,

	/* What a seat has chosen. */
	TOLD_TAKE,
	TOLD_PLAY,
	TOLD_PLAY_SHARED,
	TOLD_PLAY_LEFT,
	TOLD_PLAY_RIGHT,
	TOLD_DISCARD,
	TOLD_DISCARD_SHARED,
	TOLD_SEARCH_DOOR,
	TOLD_LEAVE_DOOR,
	TOLD_SWAP,
	TOLD_SWAP_NOTHING,
	TOLD_KEY_FOR_DOOR,
	TOLD_KEY_FOR_NIGHTMARE,
	TOLD_GIVE_UP,           /* a Door, because of a Nightmare */
	TOLD_PAY_PENALTY,       /* a card, because of a Premonition */
	TOLD_GIVE_UP_TOWER,     /* a Tower, named by its place */
	TOLD_SPARE,
	TOLD_REVEAL,
	TOLD_DISCARD_HAND,
	TOLD_LET_GO,            /* the Door */
	TOLD_PUT_BACK,
	TOLD_PUT_UNDER,
	TOLD_PUT_ON_TOP,
	TOLD_CAST,
	TOLD_PAY,
	TOLD_SWAP_GOALS,
	TOLD_FACE_PREMONITION,
	TOLD_DISPEL,
	TOLD_SEARCH,
	TOLD_DRAW_ON,
	TOLD_DISCARD_NO_MORE,
	TOLD_END_TURN,
	TOLD_DEAL,              /* chosen by the dealer */

	/* Cards that come. */
	TOLD_DRAW,
	TOLD_MEET,              /* a card that is resolved at once */
	TOLD_LOOK_AT,
	TOLD_REVEAL_CARD,
	TOLD_JOIN_SHARED,
	TOLD_LAY_GOAL,
	TOLD_LAY_PREMONITION,

	/* Where cards go. */
	TOLD_JOIN_ROW,
	TOLD_JOIN_TOWERS,
	TOLD_JOIN_HAND,
	TOLD_DISCARDED,
	TOLD_DISCARDED_FOR,     /* because of the cause */
	TOLD_LOSE,              /* a hand, because of the cause */
	TOLD_LOSE_TOWER,
	TOLD_PUNISH,
	TOLD_TO_LIMBO,
	TOLD_DOOR_TO_LIMBO,
	TOLD_DOOR_TO_LIMBO_FOR, /* because another Door must be found first */
	TOLD_OBTAIN_DOOR,
	TOLD_FIND_DOOR,
	TOLD_ONTO_DECK,
	TOLD_UNDER_DECK,
	TOLD_INTO_DECK,
	TOLD_OUT_OF_GAME,
	TOLD_STRIKE,

	/* Other things that happen. */
	TOLD_SHUFFLE,
	TOLD_LOCATE,
	TOLD_TURN,
	TOLD_REACH_GOAL,
	TOLD_REOPEN_GOAL,
	TOLD_GOALS_SWAPPED,

	/* Nightmarium. */
	TOLD_CHOOSE_DRAW,
	TOLD_CHOOSE_EXCHANGE,
	TOLD_CHOOSE_BUILD,
	TOLD_CHOOSE_CREATURE,
	TOLD_CHOOSE_OWN,
	TOLD_CHOOSE_WAKE,
	TOLD_DRAW_BY,           /* because of the cause */
	TOLD_REVEAL_BY,
	TOLD_BEGIN_CREATURE,
	TOLD_BUILD,
	TOLD_SEIZE,
	TOLD_DESTROY,
	TOLD_ONTO_DISCARDS,
	TOLD_WAKE,
	TOLD_NEW_DECK,
	TOLD_INTO_NEW_DECK,

	/* The end, in the order of ONIRIM_OVER_... */
	TOLD_WON,
	TOLD_NO_FILL,
	TOLD_NO_NEW_HAND,
	TOLD_NO_TURNS,
	TOLDS
};

/* A row that says how events are told.  Each game has a table of such rows, and
 * the first row that fits an event is used.  ANYTHING fits every value. */
struct telling {
	uint8_t kind;           /* ONIRIM_EVENT_... */
	uint8_t detail;
	uint8_t from;           /* zone or ZONE_LOOKED; of a choice its place */
	uint8_t to;             /* zone; of a choice its extra */
	uint8_t cause;          /* 0, or one of the values below */
	uint8_t told;
	uint8_t in_line;        /* whether the line for an answer contains it */
};

enum { ANYTHING = 0xFF, NO_CARD_NAMED = 0xFE };

/* The cause of an event: one of these plus the kind of a card, a power or a
 * spell. */
enum { BY_KIND = 0, BY_POWER = 16, BY_SPELL = 32 };

#endif
