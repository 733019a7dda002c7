/* games.c - the list of the games. */
#include "ruleset.h"

const struct ruleset *const oni_rulesets[GAMES] = {
	[ONIRIM_GAME_ONIRIM] = &oni_onirim,
	[ONIRIM_GAME_NIGHTMARIUM] = &oni_nightmarium,
};

const struct ruleset *
oni_ruleset_of_face(unsigned face)
{
	for (unsigned game = 0; game < GAMES; game++)
		if (oni_rulesets[game]->ranks[face & 0xFF] != 0)
			return oni_rulesets[game];
	return NULL;
}
