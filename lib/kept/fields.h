/* fields.h - all fields of a game except its configuration, in a fixed
 * order. */
#ifndef ONI_FIELDS_H
#define ONI_FIELDS_H

#include "../ruleset.h"

/* Write or read all fields except those that follow from others.  The log is
 * left out, because nothing has happened since a game was loaded, and so is the
 * dealt card, because no card stays there. */
void oni_fields(struct stream *stream, struct onirim_game *g);

#endif
