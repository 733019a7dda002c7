/* Play a game whose answers follow from its hash: host [configuration] */
#include <onirim.h>
#include <stdio.h>

static onirim_game *
new_game(const char *config)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_problem problem;
	onirim_game *game;

	if (onirim_game_new(&game, config, &problem) < 0) {
		onirim_problem_text(&problem, "en", text, sizeof text);
		fprintf(stderr, "column %d: %s\n", (int)problem.column, text);
	}
	return game;
}

static onirim_action
choose(const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	return actions[onirim_hash(game, ONIRIM_HOST) % (uint64_t)n];
}

int
main(int argc, char **argv)
{
	onirim_game *game = new_game(argc > 1 ? argv[1] : "");

	if (game == NULL)
		return 1;
	while (onirim_outcome(game) == ONIRIM_PLAYING) {
		const onirim_action action = choose(game);
		char text[ONIRIM_TEXT_MAX];

		onirim_action_text(game, action, NULL, text, sizeof text);
		puts(text);
		onirim_apply(game, action);
	}
	puts(onirim_outcome(game) == ONIRIM_WON ? "won" : "lost");
	onirim_game_free(game);
	return 0;
}
