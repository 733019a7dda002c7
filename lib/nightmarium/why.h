/* why.h - what forbids an action. */
#ifndef ONI_NIGHTMARIUM_WHY_H
#define ONI_NIGHTMARIUM_WHY_H

#include "../core/meanings.h"
#include "cards.h"

/* Why an action that is not legal now is not, as a WHY_... */
struct meaning oni_nightmarium_why(const struct onirim_game *g,
    uint32_t action);

#endif
