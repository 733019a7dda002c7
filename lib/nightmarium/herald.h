/* herald.h - what a Herald does. */
#ifndef ONI_NIGHTMARIUM_HERALD_H
#define ONI_NIGHTMARIUM_HERALD_H

#include "powers.h"

/* While a Herald asks: whether one of its cards has completed a creature, so
 * that the other one must do so, too (N15). */
bool oni_herald_has_completed(const struct onirim_game *g);

extern const struct rule oni_step_herald;
extern const struct wait oni_step_herald_waits;
extern const struct rule oni_step_herald_build;
extern const struct wait oni_step_herald_build_waits;
extern const struct rule oni_step_wake;
extern const struct wait oni_step_wake_waits;

#endif
