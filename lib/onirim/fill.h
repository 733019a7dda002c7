/* fill.h - filling the hand. */
#ifndef ONI_ONIRIM_FILL_H
#define ONI_ONIRIM_FILL_H

#include "cards.h"

extern const struct rule oni_step_fill;
extern const struct rule oni_step_new_hand;
extern const struct rule oni_step_draw;

#endif
