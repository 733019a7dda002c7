/* names.h - how cards, zones and actions of Onirim are called. */
#ifndef ONI_ONIRIM_NAMES_H
#define ONI_ONIRIM_NAMES_H

#include "cards.h"

/* The name of a face in the notation, and the face of a name. */
bool oni_onirim_write_face(unsigned face, struct text *text);
uint8_t oni_onirim_read_face(struct word name);

/* The words for a zone. */
unsigned oni_onirim_zone_words(struct place place, bool several);

/* How an action is called while the game stands as it does. */
struct label oni_onirim_label(const struct onirim_game *g, uint32_t action);

#endif
