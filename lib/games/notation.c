/* notation.c - what the games offer to their notation. */
#include "../ruleset.h"

const struct notation_part *const oni_notation_parts[GAMES] = {
	[ONIRIM_GAME_ONIRIM] = &oni_onirim_notation,
	[ONIRIM_GAME_NIGHTMARIUM] = &oni_nightmarium_notation,
};
