/* name.h - names from outside, made safe to show. */
#ifndef ONI_NAME_H
#define ONI_NAME_H

#include "../core/text.h"

/* Add a name to a text: at most 40 bytes, and only whole characters.  U+FFFD
 * replaces each byte that is not part of a character or belongs to a control
 * character. */
void oni_name_add(struct text *text, const char *name);

#endif
