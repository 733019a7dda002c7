/* extent.h - what a game of Nightmarium can ever list and show, and how long
 * it can take. */
#ifndef ONI_NIGHTMARIUM_EXTENT_H
#define ONI_NIGHTMARIUM_EXTENT_H

#include "nightmarium.h"

void oni_terrors_spans(const struct onirim_game *g, struct spans *spans);
void oni_terrors_aspects(const struct onirim_game *g, struct aspects *aspects);
unsigned oni_terrors_decisions_most(const struct onirim_game *g);

#endif
