/* fields.h - all fields of a game but its configuration, in a row. */
#ifndef ONI_FIELDS_H
#define ONI_FIELDS_H

#include "../ruleset.h"

/* Write or read all that a game is, but for what follows from the rest: the
 * log, as nothing has happened since it was loaded, and no card is ever left
 * dealt. */
void oni_fields(struct stream *stream, struct onirim_game *g);

#endif
