/* extent.h - what a game of Onirim can ever list and show, and how long it
 * can take. */
#ifndef ONI_ONIRIM_EXTENT_H
#define ONI_ONIRIM_EXTENT_H

#include "onirim.h"

void oni_onirim_spans(const struct onirim_game *g, struct spans *spans);
void oni_onirim_aspects(const struct onirim_game *g, struct aspects *aspects);
unsigned oni_onirim_decisions_most(const struct onirim_game *g);

#endif
