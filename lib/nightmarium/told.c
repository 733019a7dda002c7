/* told.c - how events of Nightmarium are told. */
#include "../core/tellings.h"
#include "parts.h"

const struct telling oni_nightmarium_tellings[] = {
	CHOSEN(DEAL,     ANYTHING,         DEAL,              false),
	CHOSEN(DRAW,     ANYTHING,         CHOOSE_DRAW,       false),
	CHOSEN(EXCHANGE, ANYTHING,         CHOOSE_EXCHANGE,   false),
	CHOSEN(DISCARD,  ANYTHING,         DISCARD,           true),
	CHOSEN(STOP,     ANYTHING,         DISCARD_NO_MORE,   false),
	CHOSEN(BUILD,    ANYTHING,         CHOOSE_BUILD,      false),
	CHOSEN(SEIZE,    ANYTHING,         CHOOSE_CREATURE,   false),
	CHOSEN(DESTROY,  ANYTHING,         CHOOSE_CREATURE,   false),
	CHOSEN(DEVOUR,   ANYTHING,         CHOOSE_OWN,        false),
	CHOSEN(WAKE,     ANYTHING,         CHOOSE_WAKE,       false),

	COMES(Z(TOP), Z(HAND),     BY_THE(MOURNER), DRAW_BY,        true),
	COMES(Z(TOP), Z(HAND),     ANYTHING,        DRAW,           true),
	COMES(Z(TOP), ZONE_LOOKED, BY_THE(HERALD),  REVEAL_BY,      true),

	MOVE(ONIRIM_PART_LEGS, ANYTHING, Z(CREATURE), ANYTHING,
	    BEGIN_CREATURE, true),
	GOES(ANYTHING, Z(CREATURE), ANYTHING,       BUILD,          true),
	GOES(Z(CREATURE), Z(HAND), BY_THE(EXECUTIONER), SEIZE,      true),
	GOES(Z(CREATURE), Z(DISCARD), BY_THE(SCAVENGER), DESTROY,   true),
	GOES(Z(CREATURE), Z(DISCARD), BY_THE(DEVOURER), DESTROY,    true),
	GOES(ANYTHING, Z(DISCARD), ANYTHING,        ONTO_DISCARDS,  false),
	GOES(Z(DISCARD), Z(POOL),  ANYTHING,        INTO_NEW_DECK,  false),

	OTHER(SHUFFLE, ANYTHING,                    NEW_DECK,       true),
	OTHER(TURN,    ANYTHING,                    TURN,           false),
	OTHER(WAKE,    ANYTHING,                    WAKE,           true),
	OTHER(END,     ONIRIM_OVER_WON,             WON,            true),
	OTHER(END,     ONIRIM_OVER_TURNS,           NO_TURNS,       true),
	{0}
};
