/* help.h - what an answer does for the seat that gives it. */
#ifndef ONI_NIGHTMARIUM_HELP_H
#define ONI_NIGHTMARIUM_HELP_H

#include "../core/meanings.h"
#include "cards.h"

/* What a legal action does, as a HELP_... */
struct meaning oni_nightmarium_help(const struct onirim_game *g,
    uint32_t action);

/* How many actions are left, or cards to be discarded, 0 where none are
 * counted; LEFT_UNTOLD where the number would tell of a hidden hand. */
unsigned oni_nightmarium_left(const struct onirim_game *g);

#endif
