/* say.h - what all texts about a game share. */
#ifndef ONI_SAY_H
#define ONI_SAY_H

#include "../state.h"
#include "pattern.h"

/* Prepare a text about a game for a reader; without a reader, for
 * ONIRIM_NOBODY.  Returns ONIRIM_OK, or what is wrong with the reader. */
int oni_speak_of(struct saying *saying, const struct onirim_game *g,
    const onirim_reader *reader);

/* Whether any game has such an action. */
static inline bool
oni_is_action(onirim_action action)
{
	return onirim_action_format(action, NULL, 0) >= 0;
}

/* Write how a game stands or ended, without a full stop.  winner is a seat or
 * ONIRIM_NOBODY. */
void oni_say_outcome(struct saying *saying, int outcome, int winner);

#endif
