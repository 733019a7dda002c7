/* corrections.h - how the chances that are told come out. */
#ifndef TRAIN_CORRECTIONS_H
#define TRAIN_CORRECTIONS_H

#include <stdint.h>

/* Play games of each configuration, at most so many, all seats by the library's
 * player, and print how its chances are to be corrected, as an array of C. */
void corrections_print(uint64_t games, uint64_t seed, uint64_t threads);

#endif
