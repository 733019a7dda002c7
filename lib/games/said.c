/* said.c - what the games offer to what says them in words. */
#include "../ruleset.h"

const struct said_part *const oni_said_parts[GAMES] = {
	[ONIRIM_GAME_ONIRIM] = &oni_onirim_said,
	[ONIRIM_GAME_NIGHTMARIUM] = &oni_nightmarium_said,
};
