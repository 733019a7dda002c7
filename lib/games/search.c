/* search.c - what the games offer to search. */
#include "../ruleset.h"

const struct search_part *const oni_search_parts[GAMES] = {
	[ONIRIM_GAME_ONIRIM] = &oni_onirim_search,
	[ONIRIM_GAME_NIGHTMARIUM] = &oni_nightmarium_search,
};
