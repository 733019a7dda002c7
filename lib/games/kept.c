/* kept.c - what the games offer to what keeps them. */
#include "../ruleset.h"

const struct kept_part *const oni_kept_parts[GAMES] = {
	[ONIRIM_GAME_ONIRIM] = &oni_onirim_kept,
	[ONIRIM_GAME_NIGHTMARIUM] = &oni_nightmarium_kept,
};
