/* thumb_onirim.h - a player by rules of thumb, for Onirim with any set. */
#ifndef ADVISOR_THUMB_ONIRIM_H
#define ADVISOR_THUMB_ONIRIM_H

#include <onirim.h>

/* Answer for the seat that is asked; 0 when there is no answer. */
onirim_action thumb_onirim_choose(const onirim_game *game);

#endif
