/* view.h - numbers of a game that is already redacted. */
#ifndef ONI_VIEW_H
#define ONI_VIEW_H

#include "../ruleset.h"

/* A number, or ONIRIM_E_RANGE. */
int oni_number(const struct onirim_game *g, int what, int index);

#endif
