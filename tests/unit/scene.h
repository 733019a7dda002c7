/* scene.h - a game that begins at a position and is played on in words. */
#ifndef SCENE_H
#define SCENE_H

#include <onirim.h>

/* The words are cards for the dealer and answers of seats, as in "build:n3@1
 * n30", and each must be legal. */
onirim_game *scene(const char *position, const char *words);

#endif
