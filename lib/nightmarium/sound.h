/* sound.h - what is true of a sound game of Nightmarium. */
#ifndef ONI_NIGHTMARIUM_SOUND_H
#define ONI_NIGHTMARIUM_SOUND_H

#include "cards.h"

extern const struct fact oni_nightmarium_facts[];

#endif
