/* notation.h - cards and actions as text a person can read and type. */
#ifndef ONI_NOTATION_H
#define ONI_NOTATION_H

#include "../core/text.h"
#include "../core/words.h"

/* Write the name of a face; false when there is no such face. */
bool oni_face_write(unsigned face, struct text *text);

/* The face of a name, or ONIRIM_NO_CARD. */
uint8_t oni_face_read(struct word name);

/* Read the text of an action; otherwise 0, and what is at fault. */
onirim_action oni_action_read(struct word word, struct fault *fault);

#endif
