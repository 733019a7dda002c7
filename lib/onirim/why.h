/* why.h - what forbids an action. */
#ifndef ONI_ONIRIM_WHY_H
#define ONI_ONIRIM_WHY_H

#include "../core/meanings.h"
#include "cards.h"

/* Why a well-formed action is not legal now, as a WHY_... */
struct meaning oni_onirim_why(const struct onirim_game *g, uint32_t action);

#endif
