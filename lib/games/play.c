/* play.c - what the games offer to play. */
#include "../ruleset.h"

const struct ruleset *const oni_rulesets[GAMES] = {
	[ONIRIM_GAME_ONIRIM] = &oni_onirim,
	[ONIRIM_GAME_NIGHTMARIUM] = &oni_nightmarium,
};

unsigned
oni_game_of_face(unsigned face)
{
	unsigned game = 0;

	while (game < GAMES && oni_rulesets[game]->ranks[face & 0xFF] == 0)
		game++;
	return game;
}
