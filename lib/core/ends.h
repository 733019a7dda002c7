/* ends.h - how many constants of each kind the public header has. */
#ifndef ONI_ENDS_H
#define ONI_ENDS_H

#include <stdbool.h>

#include "onirim.h"

/* If you add a constant to the header, move the end of its kind here. */
enum {
	VERBS_END = ONIRIM_VERB_WAKE + 1,
	ASKS_END = ONIRIM_ASK_DEVOURER + 1,
	ZONES_END = ONIRIM_ZONE_CREATURE + 1,
	NUMBERS_END = ONIRIM_NUMBER_END + 1,
	EVENTS_END = ONIRIM_EVENT_WAKE + 1,
	OVERS_END = ONIRIM_OVER_TURNS + 1,
	SPELLS_END = ONIRIM_SPELL_PUNISHMENT + 1,
	STATUSES_END = 1 - ONIRIM_E_ABSENT,
	PROBLEMS_END = ONIRIM_PROBLEM_SNAPSHOT + 1,
};

static inline bool
is_zone(int zone)
{
	return zone >= ONIRIM_ZONE_HAND && zone < ZONES_END;
}

#endif
