/* sound.h - whether a game of Nightmarium is one that play can lead to. */
#ifndef ONI_NIGHTMARIUM_SOUND_H
#define ONI_NIGHTMARIUM_SOUND_H

#include "cards.h"

/* Whether so many turns can have begun. */
bool oni_nightmarium_turns_fit(const struct onirim_game *g);

/* Whether play can lead to a game, or a viewer see such a one.  It may be
 * anything but for its configuration. */
extern const struct fact oni_nightmarium_facts[];

#endif
