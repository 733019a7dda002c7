/* say.h - what all texts begin with, and what they share. */
#ifndef ONI_SAY_H
#define ONI_SAY_H

#include "../state.h"
#include "pattern.h"

/* Begin to speak to a reader about a game; without one to ONIRIM_NOBODY.
 * ONIRIM_OK, or what is wrong with the reader. */
int oni_speak_of(struct saying *saying, const struct onirim_game *g,
    const onirim_reader *reader);

/* Whether there is such an action in any game. */
static inline bool
oni_is_action(onirim_action action)
{
	return onirim_action_format(action, NULL, 0) >= 0;
}

/* How a game stands or ended, without a full stop; winner is a seat, or
 * ONIRIM_NOBODY. */
void oni_say_outcome(struct saying *saying, int outcome, int winner);

#endif
