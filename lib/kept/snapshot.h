/* snapshot.h - games as bytes that can be kept. */
#ifndef ONI_SNAPSHOT_H
#define ONI_SNAPSHOT_H

#include "../ruleset.h"

/* Read a snapshot, which may come from anywhere, into a game without a log.
 * Returns ONIRIM_OK, ONIRIM_E_VERSION, ONIRIM_E_DAMAGED or
 * ONIRIM_E_POSITION. */
int oni_snapshot_read(struct onirim_game *g, const uint8_t *bytes,
    size_t length);

#endif
