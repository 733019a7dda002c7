/* stdlib.h - what the library uses of it.  A program that makes its games by
 * onirim_game_new_at() links neither, and there is neither here. */
#ifndef STDLIB_H
#define STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void free(void *memory);

#endif
