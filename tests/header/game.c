/* What the header's tools must come to as well: one game, told in lines. */
#include <onirim.h>
#include <inttypes.h>
#include <stdio.h>

static void
answer(onirim_game *game, onirim_action action)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_event events[64];
	int n, last;

	onirim_action_format(action, text, sizeof text);
	onirim_apply(game, action);
	n = onirim_events(game, ONIRIM_HOST, events, 64);
	last = n > 0 ? events[n - 1].kind : 0;
	printf("%s %d %d\n", text, n, last);
}

int
main(void)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_problem problem;
	onirim_game *game;

	onirim_game_new(&game, "players=9", &problem);
	printf("%" PRId32 " %" PRId32 "\n", problem.status, problem.offset);
	if (onirim_game_new(&game, "seed=42 events=on", NULL) != ONIRIM_OK)
		return 1;
	while (onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX) > 0)
		answer(game, actions[0]);
	puts(onirim_outcome(game) == ONIRIM_WON ? "won" : "lost");
	printf("%016" PRIx64 "\n", onirim_hash(game, ONIRIM_HOST));
	onirim_game_free(game);
	return 0;
}
