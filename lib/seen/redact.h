/* redact.h - the one way to what a viewer may see. */
#ifndef ONI_REDACT_H
#define ONI_REDACT_H

#include "../ruleset.h"

/* A redacted game knows enough for its own viewer, for nobody, and, when it
 * was made for the host, for all. */
bool oni_can_redact(const struct onirim_game *from, int viewer);

/* Make the game as a viewer knows it: every card not located is hidden in its
 * place and one more in the pool, and there is neither a generator nor a
 * log. */
void oni_redact(struct onirim_game *to, const struct onirim_game *from,
    int viewer);

/* Something that happened, as those seats all saw it. */
struct log_entry oni_redact_entry(struct log_entry happening,
    uint8_t seats);

#endif
