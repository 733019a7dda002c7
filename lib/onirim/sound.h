/* sound.h - whether a game of Onirim is one that play can lead to. */
#ifndef ONI_ONIRIM_SOUND_H
#define ONI_ONIRIM_SOUND_H

#include "cards.h"

/* lib/README.md tells what is looked at.  The game may be anything, but for
 * its configuration, which has been read. */
extern const struct fact oni_onirim_facts[];

#endif
