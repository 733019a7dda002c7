/* events.h - events in tables: faces, places, and what happened. */
#ifndef EVENTS_H
#define EVENTS_H

#include "games.h"

/* Faces. */
enum {
	RED_SUN = ONIRIM_CARD_ROOM, RED_MOON, RED_KEY,
	BLUE_SUN = ONIRIM_CARD_ROOM + 4, BLUE_MOON, BLUE_KEY,
	RED_DOOR = ONIRIM_CARD_DOOR, BLUE_DOOR, GREEN_DOOR, BROWN_DOOR,
	NIGHTMARE = ONIRIM_CARD_NIGHTMARE,
	HAPPY_DREAM = ONIRIM_CARD_HAPPY_DREAM,
	RED_TOWER = ONIRIM_CARD_TOWER, BLUE_TOWER = ONIRIM_CARD_TOWER + 3,
	RED_GOAL = ONIRIM_CARD_GOAL, BLUE_GOAL,
	RED_GOAL_DOWN = ONIRIM_CARD_GOAL_DOWN,
	RED_PAIR = ONIRIM_CARD_PREMONITION,
	ANY_PAIR = ONIRIM_CARD_PREMONITION + 4, THREE_DOORS, FIVE_DOORS,
	HIDDEN = ONIRIM_HIDDEN_CARD,
	N1 = ONIRIM_CARD_TERROR, N3 = N1 + 2, N4 = N1 + 3, N5 = N1 + 4,
	N28 = N1 + 27, N55 = N1 + 54, N84 = N1 + 83,
};

/* Places, by seats as players count them. */
#define HAND(seat) ONIRIM_ZONE_HAND, seat - 1
#define OWN_ROW(seat) ONIRIM_ZONE_ROW, seat - 1
#define DOORS(seat) ONIRIM_ZONE_DOORS, seat - 1
#define SHARED ONIRIM_ZONE_SHARED, 0
#define DISCARD ONIRIM_ZONE_DISCARD, 0
#define LIMBO ONIRIM_ZONE_LIMBO, 0
#define POOL ONIRIM_ZONE_POOL, 0
#define TOP ONIRIM_ZONE_TOP, 0
#define BOTTOM ONIRIM_ZONE_BOTTOM, 0
#define MET ONIRIM_ZONE_PENDING, 0
#define LOOKED ONIRIM_ZONE_PENDING, 1
#define GOALS ONIRIM_ZONE_GOALS, 0
#define PREMONITIONS ONIRIM_ZONE_PREMONITIONS, 0
#define RESERVE ONIRIM_ZONE_RESERVE, 0
#define TOWER_ROW ONIRIM_ZONE_TOWERS, 0
#define REMOVED ONIRIM_ZONE_REMOVED, 0
#define CREATURE(seat, place) ONIRIM_ZONE_CREATURE, 8 * (seat - 1) + place - 1
#define NOWHERE 0, 0

/* What happened in the turn of the first seat. */
#define CAME(card, ...) EVENT(ONIRIM_EVENT_DEAL, 0, card, 1, __VA_ARGS__)
#define CAME_BY(cause, card, ...) \
	EVENT_BY(cause, ONIRIM_EVENT_DEAL, 0, card, 1, __VA_ARGS__)
#define WENT(card, count, ...) \
	EVENT(ONIRIM_EVENT_MOVE, 0, card, count, __VA_ARGS__)
#define WENT_BY(cause, card, count, ...) \
	EVENT_BY(cause, ONIRIM_EVENT_MOVE, 0, card, count, __VA_ARGS__)
#define WENT_AS(part, cause, card, count, ...) \
	EVENT_WITH(ONIRIM_PART_##part, cause, ONIRIM_EVENT_MOVE, 0, card, \
	    count, __VA_ARGS__)
#define CHOSE(verb, card, place, extra) \
	CHOICE(0, card, ONIRIM_VERB_##verb, place, extra)
#define CHOSE_BY(cause, verb, card, place, extra) \
	CHOICE_BY(cause, 0, card, ONIRIM_VERB_##verb, place, extra)
#define OVER(outcome, winner, why) \
	EVENT_WITH(ONIRIM_OVER_##why, 0, ONIRIM_EVENT_END, winner, 0, \
	    outcome, NOWHERE, NOWHERE)
#define SPELL(spell) (ONIRIM_CAUSE_SPELL + ONIRIM_SPELL_##spell)

#define ALONE "sets=steps,towers,dreams"
#define PAIR "players=2 sets=steps,towers,dreams"
#define RIVALS "players=2 variants=race"
#define FIVE "game=nightmarium players=5"

#endif
