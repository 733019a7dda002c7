/* thumb.h - a player by rules of thumb, for Onirim with any set. */
#ifndef ADVISOR_THUMB_H
#define ADVISOR_THUMB_H

#include <onirim.h>

/* Answer for the seat that is asked; 0 when there is no answer. */
onirim_action thumb_choose(const onirim_game *game);

#endif
