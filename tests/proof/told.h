/*
 * told.h - what a model tells of the last answer, as onirim_events(3) has it.
 * No rule of a game is in here.
 *
 * Everything but moves is told event by event.  Of moves only the sum is told,
 * since their order is the library's own: how many cards of a face a place has
 * gained or lost by one cause.  The pool, the reserve and the Goals are no such
 * places: a card that goes there, or comes from there, is missed or found
 * elsewhere.
 *
 * A model's header includes this file behind its own constants.
 */
#ifndef TOLD_H
#define TOLD_H

#include <stdint.h>

#include "common.h"
#include "onirim.h"

/* Zone and index; all creatures of a seat are one place, as they close up. */
struct model_place {
	uint8_t zone, index;
};

/* A place has so many more cards of a face, or fewer.  In the place of zone 0
 * lies what a seat has learned of the other's cards. */
struct model_change {
	struct model_place place;
	uint8_t face, cause;
	int8_t by;
};

/* From the last answer on. */
struct model_told {
	int count, changes;
	onirim_event event[MODEL_TOLD_MAX];
	struct model_change change[MODEL_TOLD_MAX];
	struct model_pile stood[MODEL_PLACES];	/* when last looked at */
};

#endif
