/* help.h - what an answer does for the seat that gives it. */
#ifndef ONI_ONIRIM_HELP_H
#define ONI_ONIRIM_HELP_H

#include "../core/meanings.h"
#include "cards.h"

/* What a legal action does, as a HELP_... */
struct meaning oni_onirim_help(const struct onirim_game *g, uint32_t action);

/* How many cards are still to be named, 0 where none are counted. */
unsigned oni_onirim_left(const struct onirim_game *g);

#endif
