/* observation.h - what an observation of Nightmarium is made of. */
#ifndef ONI_NIGHTMARIUM_OBSERVATION_H
#define ONI_NIGHTMARIUM_OBSERVATION_H

#include "cards.h"

void oni_nightmarium_observation(const struct onirim_game *g,
    struct observation *observation);

#endif
