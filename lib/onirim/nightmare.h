/* nightmare.h - a Nightmare, and the four ways to bear it. */
#ifndef ONI_ONIRIM_NIGHTMARE_H
#define ONI_ONIRIM_NIGHTMARE_H

#include "cards.h"

void oni_nightmare_legal(const struct onirim_game *g,
    struct choices *choices);
void oni_nightmare_answer(struct onirim_game *g, struct choice choice);
void oni_revealed(struct onirim_game *g);
void oni_nightmare_end(struct onirim_game *g);

#endif
