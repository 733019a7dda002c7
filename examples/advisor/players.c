/* players.c - who answers for a seat. */
#include <string.h>

#include "../crowd/options.h"
#include "../crowd/ranks.h"
#include "players.h"
#include "rules.h"
#include "thumb_nightmarium.h"
#include "thumb_onirim.h"

bool
is_nightmarium(const onirim_game *game)
{
	return onirim_number(game, ONIRIM_NOBODY, ONIRIM_NUMBER_GAME, 0) ==
	    ONIRIM_GAME_NIGHTMARIUM;
}

struct player
player_named(const char *option, const char *word, uint64_t tries,
    const onirim_game *game)
{
	struct player player = {
		.kind = PLAYER_LEVEL,
		.level = options_level(word),
		.tries = (uint32_t)tries,
	};

	if (strcmp(word, "thumb") == 0)
		player.kind = PLAYER_THUMB;
	else if (strcmp(word, "rules") == 0)
		player.kind = PLAYER_RULES;
	else if (strcmp(word, "advice") == 0)
		player.kind = PLAYER_ADVICE;
	else if (player.level < 0)
		ranks_refuse("%s is advice, thumb, rules, or 0 to 9, not "
		    "\"%s\"", option, word);
	if (player.kind == PLAYER_RULES && !is_nightmarium(game))
		ranks_refuse("%s rules plays only game=nightmarium", option);
	return player;
}

int
player_choose(const struct player *player, onirim_advisor *advisor,
    const onirim_game *game, uint64_t seed, onirim_advice *advice,
    size_t capacity)
{
	int status;

	switch (player->kind) {
	case PLAYER_THUMB:
		return (int)(is_nightmarium(game)
		    ? thumb_nightmarium_choose(game)
		    : thumb_onirim_choose(game));
	case PLAYER_RULES:
		return (int)rules_choose(game);
	case PLAYER_LEVEL:
		return onirim_advisor_choose(advisor, game, player->level,
		    seed);
	case PLAYER_ADVICE:
		break;
	}
	status = onirim_advise(advisor, game, player->tries, seed, advice,
	    capacity);
	return status < 0 ? status : (int)advice[0].action;
}
