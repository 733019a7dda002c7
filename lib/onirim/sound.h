/* sound.h - what is true of a sound game of Onirim. */
#ifndef ONI_ONIRIM_SOUND_H
#define ONI_ONIRIM_SOUND_H

#include "cards.h"

/* A game of which all of these are true can be played to its end, and told as
 * text and bytes from which it is read again. */
extern const struct fact oni_onirim_facts[];

/* The most cards that the known top may hold, as things stand. */
unsigned oni_onirim_top_most(const struct onirim_game *g);

#endif
