/* observation.h - what an observation of Onirim is made of. */
#ifndef ONI_ONIRIM_OBSERVATION_H
#define ONI_ONIRIM_OBSERVATION_H

#include "cards.h"

void oni_onirim_observation(const struct onirim_game *g,
    struct observation *observation);

#endif
