/* position.c - what the games offer to positions. */
#include "../ruleset.h"

const struct position_part *const oni_position_parts[GAMES] = {
	[ONIRIM_GAME_ONIRIM] = &oni_onirim_position,
	[ONIRIM_GAME_NIGHTMARIUM] = &oni_nightmarium_position,
};
