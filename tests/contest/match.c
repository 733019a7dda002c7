/* match.c - players by rules against random players: match [WORDS [GAMES]]
 *
 * Each player plays games of Nightmarium of the seeds from 1 on; WORDS are
 * added to the configuration.  One seat is the player's, all others choose
 * uniformly at random, and the seats begin by turns.  The player is given its
 * redacted game and nothing else, and has to win four games of five. */
#include <stdio.h>
#include <stdlib.h>

#include "../../examples/advisor/rules.h"
#include "../../examples/advisor/thumb_nightmarium.h"
#include "../bench/uniform.h"

enum { GAMES = 500, TURNS = 2000 };

static const struct player {
	const char *name;
	onirim_action (*choose)(const onirim_game *game);
} players[] = {
	{ "thumb", thumb_nightmarium_choose },
	{ "rules", rules_choose },
};

struct match {
	const struct player *player;
	onirim_game *game;
	onirim_game *known;     /* as the player sees it */
	struct uniform others;
	long decisions;
	long turns;
};

static void
must(int status, const char *what)
{
	if (status >= 0)
		return;
	fprintf(stderr, "match: %s: %s\n", what, onirim_strerror(status));
	exit(EXIT_FAILURE);
}

static onirim_action
choose(struct match *match)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(match->game, actions,
	    ONIRIM_ACTIONS_MAX);

	if (onirim_player(match->game) != 0)
		return actions[uniform_choose(&match->others, (uint32_t)n)];
	must(onirim_redact(match->known, match->game, 0), "redact");
	match->decisions++;
	return match->player->choose(match->known);
}

/* Whether the player, who is the first seat, wins. */
static int
play(struct match *match, const char *words, int seed)
{
	char config[256];
	int won;

	snprintf(config, sizeof(config),
	    "game=nightmarium first=%d seed=%d turns=%d %s",
	    seed % 2 + 1, seed, TURNS, words);
	must(onirim_game_new(&match->game, config, NULL), config);
	must(onirim_game_copy(&match->known, match->game), config);
	uniform_begin(&match->others, (uint64_t)seed);
	while (onirim_outcome(match->game) == ONIRIM_PLAYING)
		must(onirim_apply(match->game, choose(match)), config);
	won = onirim_winner(match->game) == 0;
	match->turns += onirim_number(match->game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_TURN, 0);
	onirim_game_free(match->known);
	onirim_game_free(match->game);
	return won;
}

/* Whether the player wins four games of five. */
static int
compete(const struct player *player, const char *words, int games)
{
	struct match match = { .player = player };
	int won = 0;

	for (int seed = 1; seed <= games; seed++)
		won += play(&match, words, seed);
	printf("match: %s: %d of %d games won, in %ld turns and %ld "
	    "decisions\n", player->name, won, games, match.turns,
	    match.decisions);
	return won * 5 >= games * 4;
}

int
main(int count, char **arguments)
{
	const char *words = count > 1 ? arguments[1] : "";
	const int games = count > 2 ? atoi(arguments[2]) : GAMES;
	int status = EXIT_SUCCESS;

	for (size_t i = 0; i < sizeof(players) / sizeof(players[0]); i++)
		if (!compete(&players[i], words, games))
			status = EXIT_FAILURE;
	return status;
}
