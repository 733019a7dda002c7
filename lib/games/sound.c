/* sound.c - what the games offer to the check whether they are sound. */
#include "../ruleset.h"

const struct sound_part *const oni_sound_parts[GAMES] = {
	[ONIRIM_GAME_ONIRIM] = &oni_onirim_sound,
	[ONIRIM_GAME_NIGHTMARIUM] = &oni_nightmarium_sound,
};
