/*
 * whole.h - every card of a game lies in exactly one place.
 */
#ifndef WHOLE_H
#define WHOLE_H

#include <onirim.h>

/* The first face of which there are too many or too few, written with how
 * many there are too many, or NULL. */
const char *whole_fault(const onirim_game *g);

#endif
