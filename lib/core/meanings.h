/* meanings.h - what the games say of answers and zones, as numbers. */
#ifndef ONI_MEANINGS_H
#define ONI_MEANINGS_H

#include <stdint.h>

#include "ends.h"

/* The games say which meaning an action has, the languages have a sentence
 * for each.  `card` is the face that the sentence is about when that is
 * another than the action's, else 0; `number` is what it counts, else 0. */
struct meaning {
	uint8_t id;
	uint8_t card;
	uint8_t number;
};

/* What an answer does. */
enum {
	HELP_DEAL,              /* number: how many such cards could come */
	HELP_TAKE,

	/* Playing a card. */
	HELP_ROOM_FIRST,
	HELP_ROOM_SECOND,
	HELP_ROOM_THIRD,        /* card: the Door */
	HELP_ROOM_THIRD_NONE,   /* card: the Door, which the deck lacks */
	HELP_TOWER_LEFT,
	HELP_TOWER_RIGHT,

	/* Discarding one; number: the cards looked at. */
	HELP_DISCARD,
	HELP_DISCARD_SWAP,
	HELP_DISCARD_KEY,
	HELP_DISCARD_TOWER,

	/* Spells; number: the price. */
	HELP_CAST_PROPHECY,
	HELP_CAST_PROPHECY_ALL, /* the deck has no more cards */
	HELP_CAST_PLANNING,
	HELP_CAST_PUNISHMENT,

	/* What follows the play or the discard. */
	HELP_SEARCH,
	HELP_SEARCH_LIMBO,
	HELP_SEARCH_DECLINE,
	HELP_SWAP,
	HELP_SWAP_DECLINE,
	HELP_PROPHECY_DROP,
	HELP_DROP_DOOR,         /* that was looked at and is needed */
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
	HELP_NIGHTMARE_HAND_LOST, /* no new one can be drawn */
	HELP_END,               /* the turn, where spells could be cast */
	HELP_END_BARE,          /* with an empty Limbo */

	/* What spells ask for. */
	HELP_PAY,
	HELP_TOP,
	HELP_GOALS,
	HELP_GOALS_RANK,        /* a reopened one loses its rank */

	/* Towers. */
	HELP_TOWER,
	HELP_SPARE,

	/* Premonitions, in the order of their faces; others as it stands. */
	HELP_RESOLVE,
	HELP_RESOLVE_LAST = HELP_RESOLVE + 7,
	HELP_RESOLVE_NOTHING,
	HELP_RESOLVE_KEYS,      /* number: all there are */
	HELP_RESOLVE_DOOR,      /* card: the only one */
	HELP_RESOLVE_HAND,      /* and no Premonition is left */
	HELP_RESOLVE_HAND_LOST, /* no new one can be drawn */
	HELP_RESOLVE_ONE_MORE,  /* Premonition, the last one */
	HELP_PENALTY_KEY,

	/* Happy Dreams. */
	HELP_DISPEL,
	HELP_LOOK,              /* number: the cards revealed */
	HELP_FETCH,
	HELP_FETCH_CARD,
	HELP_DISCARD_ANY,
	HELP_STOP,

	/* Nightmarium: drawing and exchanging; number: the cards drawn. */
	HELP_DRAW_ANEW,
	HELP_EXCHANGE,
	HELP_EXCHANGE_ODD,
	HELP_EXCHANGE_EVEN,
	HELP_EXCHANGE_STOP,
	HELP_EXCHANGE_NOTHING,

	/* Building; number: the powers of a creature that wakes. */
	HELP_BUILD_LEGS,
	HELP_BUILD_TORSO,
	HELP_BUILD_LAST,        /* which wins the game */
	HELP_BUILD_HEAD,
	HELP_BUILD_HEAD_PLAIN,  /* without powers */
	HELP_BUILD_HEAD_LEGION, /* all cards are of one */
	HELP_BUILD_HEAD_LEGION_PLAIN,
	HELP_BUILD_HEAD_ASLEEP, /* no more creatures wake */
	HELP_BUILD_FIRST_HEAD,  /* of two that a Herald has */
	HELP_BUILD_SECOND_HEAD,

	/* What creatures that wake ask for. */
	HELP_LEGION_FIRST,
	HELP_LEGION_LAST,
	HELP_SEIZE,
	HELP_SEIZE_HEAD,
	HELP_SEIZE_ONLY,
	HELP_DESTROY,           /* number: its cards */
	HELP_DEVOUR,
	HELP_DEVOUR_HEAD,
	HELP_DEVOUR_ONLY,
	HELP_WAKE,              /* number: its powers */
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
	WHY_NOT_TOLD,           /* in a redacted game */
	WHY_NO_SEAT,
	WHY_NOT_TO_COME,        /* the dealer's card */

	/* The card is not where it would come from. */
	WHY_NOT_OPEN,           /* the draft */
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

	/* It may not be played. */
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

	/* It is the wrong one. */
	WHY_SAME_CARD,
	WHY_SAME_GOALS,
	WHY_NO_KEY,
	WHY_OTHER_COLOUR,
	WHY_PARTNERS_DOOR,
	WHY_OWN_DOOR_FIRST,
	WHY_NO_PAIR,
	WHY_HELD_TOWER,
	WHY_CONDITION,

	/* Several cards are named one by one. */
	WHY_ASCENDING,
	WHY_TOO_FEW,

	/* Nightmarium. */
	WHY_NOTHING_TO_DRAW,
	WHY_NONE_DISCARDED,
	WHY_NOT_OF_LEGION,      /* that the seat has to pay with */
	WHY_NOT_REVEALED,

	/* The card may not come onto that creature. */
	WHY_NO_CREATURE,
	WHY_ENOUGH_CREATURES,   /* number: how many there may be */
	WHY_COMPLETE,
	WHY_NO_LEGS,            /* in the order of the parts */
	WHY_NO_TORSO,
	WHY_NO_HEAD,
	WHY_OTHER_LEGION,       /* than the first card built */
	WHY_COMPLETES_NONE,

	/* A power does not reach that creature. */
	WHY_OWN_CREATURE,
	WHY_NOT_UNFINISHED,
	WHY_ACTIVE_CREATURE,
	WHY_NOT_COMPLETED,
	WHYS
};

/* Besides the zones of the ABI: a hand where there are shared cards, too, and
 * the cards that a Herald has revealed.  Events also tell the cards looked at
 * from the one that is decided about. */
enum {
	ZONE_PERSONAL = ZONES_END,
	ZONE_REVEALED,
	ZONES_NAMED,
	ZONE_LOOKED = ZONES_NAMED
};

/* Labels of actions: by verb, and others for some actions of a verb.  `card`
 * and `other` are faces that the label names besides. */
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
	LABEL_GOALS_SEEN,       /* card, other: the Goals */
	LABEL_TOWER_SEEN,       /* card: the Tower */
	LABEL_FETCH_CARD,
	LABEL_BUILD_NEW,
	LABEL_SEIZE_SEEN,       /* card: the last one of the creature */
	LABEL_DESTROY_ONE,      /* card, other: those of the creature */
	LABEL_DESTROY_TWO,
	LABEL_DEVOUR_SEEN,      /* card: the last one of the creature */
	LABEL_WAKE_SEEN,        /* card: the head */
	LABELS
};

/* What happened, as a person tells it. */
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
	TOLD_GIVE_UP,           /* a Door, to a Nightmare */
	TOLD_PAY_PENALTY,       /* a card, to a Premonition */
	TOLD_GIVE_UP_TOWER,     /* by its place */
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
	TOLD_DEAL,              /* the dealer's */

	/* Cards that come. */
	TOLD_DRAW,
	TOLD_MEET,              /* what must be decided about at once */
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
	TOLD_DISCARDED_FOR,     /* the cause */
	TOLD_LOSE,              /* a hand, to the cause */
	TOLD_LOSE_TOWER,
	TOLD_PUNISH,
	TOLD_TO_LIMBO,
	TOLD_DOOR_TO_LIMBO,
	TOLD_DOOR_TO_LIMBO_FOR, /* another one that is to be found */
	TOLD_OBTAIN_DOOR,
	TOLD_FIND_DOOR,
	TOLD_ONTO_DECK,
	TOLD_UNDER_DECK,
	TOLD_INTO_DECK,
	TOLD_OUT_OF_GAME,
	TOLD_STRIKE,

	/* What happens to the table. */
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
	TOLD_CHOOSE_WAKE,
	TOLD_DRAW_BY,           /* the cause */
	TOLD_REVEAL_BY,
	TOLD_BEGIN_CREATURE,
	TOLD_BUILD,
	TOLD_SEIZE,
	TOLD_DESTROY,
	TOLD_ONTO_DISCARDS,
	TOLD_WAKE,
	TOLD_NEW_DECK,
	TOLD_INTO_NEW_DECK,

	/* The end, in the order of ONIRIM_OVER_. */
	TOLD_WON,
	TOLD_NO_FILL,
	TOLD_NO_NEW_HAND,
	TOLD_NO_TURNS,
	TOLDS
};

/* Which events are told how; in a row that a game has for them, the first that
 * fits.  ANYTHING fits all. */
struct telling {
	uint8_t kind;           /* ONIRIM_EVENT_... */
	uint8_t detail;
	uint8_t from;           /* zone, ZONE_LOOKED too; of a choice the place
	                         * of its card, or NO_CARD_NAMED */
	uint8_t to;             /* zone; of a choice extra */
	uint8_t cause;          /* nothing, or as below */
	uint8_t told;
	uint8_t in_line;        /* whether a line about an answer tells it */
};

enum { ANYTHING = 0xFF, NO_CARD_NAMED = 0xFE };

/* What causes an event: the kind of a card, a power or a spell is added. */
enum { BY_KIND = 0, BY_POWER = 16, BY_SPELL = 32 };

#endif
