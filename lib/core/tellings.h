/* tellings.h - macros for the rows that say how events are told. */
#ifndef ONI_TELLINGS_H
#define ONI_TELLINGS_H

#include "meanings.h"

#define BY_A(kind) (BY_KIND + ONIRIM_KIND_##kind)
#define BY_THE(power) (BY_POWER + ONIRIM_POWER_##power)
#define BY_SPELL_OF(spell) (BY_SPELL + ONIRIM_SPELL_##spell)

/* A choice, by its verb and its cause.  The line for an answer contains only
 * the choices marked so, because the moves tell the others. */
#define CHOICE(verb, place, extra, cause, told, in_line) \
	{ ONIRIM_EVENT_CHOICE, ONIRIM_VERB_##verb, place, extra, cause, \
	    TOLD_##told, in_line }
#define CHOSEN(verb, cause, told, in_line) /* any place and extra */ \
	{ ONIRIM_EVENT_CHOICE, ONIRIM_VERB_##verb, ANYTHING, ANYTHING, cause, \
	    TOLD_##told, in_line }

/* A card that comes, whether it was known before or not. */
#define COMES(from, to, cause, told, in_line) \
	{ ONIRIM_EVENT_DEAL, ANYTHING, from, to, cause, \
	    TOLD_##told, in_line }, \
	{ ONIRIM_EVENT_MOVE, ANYTHING, from, to, cause, \
	    TOLD_##told, in_line }
#define MOVE(detail, from, to, cause, told, in_line) \
	{ ONIRIM_EVENT_MOVE, detail, from, to, cause, TOLD_##told, in_line }
#define GOES(from, to, cause, told, in_line) \
	MOVE(ANYTHING, from, to, cause, told, in_line)
#define OTHER(kind, detail, told, in_line) \
	{ ONIRIM_EVENT_##kind, detail, ANYTHING, ANYTHING, ANYTHING, \
	    TOLD_##told, in_line }

#define Z(zone) ONIRIM_ZONE_##zone

#endif
