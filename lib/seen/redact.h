/* redact.h - the only way to what a viewer may see. */
#ifndef ONI_REDACT_H
#define ONI_REDACT_H

#include "../ruleset.h"

/* Whether a game can be redacted for a viewer.  A game that is redacted already
 * knows enough for its own viewer and for ONIRIM_NOBODY, and if it was made for
 * ONIRIM_HOST, for every viewer. */
bool oni_can_redact(const struct onirim_game *from, int viewer);

/* Make the game that a viewer knows.  A card that the viewer has not located is
 * hidden in its place, and its face is added to the pool.  The game has no
 * generator and no log. */
void oni_redact(struct onirim_game *to, const struct onirim_game *from,
    int viewer);

/* The game whose cards and numbers a viewer may see: a redacted one in `view`,
 * or the game itself if none of its cards is hidden from the viewer. */
const struct onirim_game *oni_as_seen(struct onirim_game *view,
    const struct onirim_game *g, int viewer);

/* Whether cards of a pile that is not seen by all are hidden from these
 * seats. */
bool oni_pile_hides(const struct onirim_game *g, const struct zone *zone,
    unsigned index, uint8_t seats);

/* A log entry as it looks to seats that must all have seen its card. */
struct log_entry oni_redact_entry(struct log_entry happening,
    uint8_t seats);

#endif
