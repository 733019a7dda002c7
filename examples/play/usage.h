/* usage.h - what the options of the program are. */
#ifndef PLAY_USAGE_H
#define PLAY_USAGE_H

#include "words.h"

void print_usage(const struct words *words);

#endif
