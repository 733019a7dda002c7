/* notation.h - cards and actions as text that people can read and type. */
#ifndef ONI_NOTATION_H
#define ONI_NOTATION_H

#include "../core/text.h"
#include "../core/words.h"

/* Write the name of a face.  Returns false if there is no such face. */
bool oni_face_write(unsigned face, struct text *text);

/* The face with this name, or ONIRIM_NO_CARD. */
uint8_t oni_face_read(struct word name);

/* Read an action.  Returns 0 and the fault if it cannot be read. */
onirim_action oni_action_read(struct word word, struct fault *fault);

#endif
