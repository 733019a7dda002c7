/* name.h - what strangers call themselves, as it can be shown. */
#ifndef ONI_NAME_H
#define ONI_NAME_H

#include "../core/text.h"

/* Write a name behind a text: at most 40 bytes of whole characters, with
 * U+FFFD for each byte that is a part of none or of a control character. */
void oni_name_add(struct text *text, const char *name);

#endif
