/* nightmare.h - a Nightmare, and the four ways to resolve it. */
#ifndef ONI_ONIRIM_NIGHTMARE_H
#define ONI_ONIRIM_NIGHTMARE_H

#include "cards.h"

extern const struct rule oni_step_nightmare;
extern const struct wait oni_step_nightmare_waits;
extern const struct rule oni_step_revealed;
extern const struct wait oni_step_revealed_waits;
extern const struct rule oni_step_nightmare_end;
extern const struct wait oni_step_nightmare_end_waits;

#endif
