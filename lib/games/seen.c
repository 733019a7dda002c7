/* seen.c - what the games offer to what looks at them. */
#include "../ruleset.h"

const struct seen_part *const oni_seen_parts[GAMES] = {
	[ONIRIM_GAME_ONIRIM] = &oni_onirim_seen,
	[ONIRIM_GAME_NIGHTMARIUM] = &oni_nightmarium_seen,
};
