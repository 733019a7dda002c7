/* players.h - who answers for a seat. */
#ifndef ADVISOR_PLAYERS_H
#define ADVISOR_PLAYERS_H

#include <onirim.h>
#include <stdbool.h>
#include <stdint.h>

enum player_kind {
	PLAYER_THUMB,   /* by rules of thumb */
	PLAYER_RULES,   /* of Nightmarium, by other rules */
	PLAYER_LEVEL,   /* the library's, at a level */
	PLAYER_ADVICE   /* the library's, with some tries a decision */
};

struct player {
	enum player_kind kind;
	int level;
	uint32_t tries;
};

/* Read the word that an option names a player by; the program ends when there
 * is no such player for games like this one. */
struct player player_named(const char *option, const char *word,
    uint64_t tries, const onirim_game *game);

/* Answer for the seat that is asked, or return a status.  A player with tries
 * writes what it thinks of the best answers, too; the others write nothing. */
int player_choose(const struct player *player, onirim_advisor *advisor,
    const onirim_game *game, uint64_t seed, onirim_advice *advice,
    size_t capacity);

bool is_nightmarium(const onirim_game *game);

#endif
