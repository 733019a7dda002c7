/* Play a game at random: random [configuration] */
#include <onirim.h>
#include <stdio.h>
#include <stdlib.h>

int
main(int argc, char **argv)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char text[ONIRIM_TEXT_MAX];
	onirim_problem problem;
	onirim_game *game;
	int n;

	if (onirim_game_new(&game, argc > 1 ? argv[1] : NULL,
	    &problem) != ONIRIM_OK) {
		onirim_problem_text(&problem, "en", text,
		    sizeof text);
		fprintf(stderr, "random: column %d: %s\n",
		    (int)problem.column, text);
		return 1;
	}
	while ((n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0) {
		onirim_action action = actions[rand() % n];

		onirim_action_format(action, text, sizeof text);
		puts(text);
		onirim_apply(game, action);
	}
	puts(onirim_outcome(game) == ONIRIM_WON ? "won" : "lost");
	onirim_game_free(game);
	return 0;
}
