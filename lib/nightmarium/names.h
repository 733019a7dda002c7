/* names.h - how cards, zones and actions of Nightmarium are called. */
#ifndef ONI_NIGHTMARIUM_NAMES_H
#define ONI_NIGHTMARIUM_NAMES_H

#include "cards.h"

/* The name of a face in the notation, and the face of a name. */
bool oni_nightmarium_write_face(unsigned face, struct text *text);
uint8_t oni_nightmarium_read_face(struct word name);

/* What the words for a face are made of. */
struct composed_face oni_nightmarium_composed(unsigned face);

/* The words for a zone. */
unsigned oni_nightmarium_zone_words(struct place place, bool several);

/* How an action is called while the game stands as it does. */
struct label oni_nightmarium_label(const struct onirim_game *g,
    uint32_t action);

#endif
