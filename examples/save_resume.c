/* Stop in the middle of a Prophecy, and go on in another run:
 *
 *     save_resume save FILE [configuration]
 *     save_resume resume FILE
 */
#include <onirim.h>
#include <stdio.h>
#include <string.h>

static int
fail(const char *what, int status)
{
	fprintf(stderr, "save_resume: %s: %s\n", what, onirim_strerror(status));
	return 1;
}

/* Say what is wrong with a configuration, and where. */
static int
refuse(const char *config, int status, const onirim_problem *problem)
{
	char why[ONIRIM_TEXT_MAX];

	if (onirim_problem_text(problem, "en", why, sizeof why) <= 0)
		return fail("new game", status);
	fprintf(stderr, "save_resume: column %d, \"%.*s\": %s\n",
	    (int)problem->column, (int)problem->length,
	    config + problem->offset, why);
	return 1;
}

/* A simple player: discard a Key whenever that can be done, which is a
 * Prophecy; otherwise do the first thing. */
static onirim_action
choose(const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < n; i++) {
		const onirim_card card =
		    (onirim_card)onirim_action_card(actions[i]);

		if (onirim_action_verb(actions[i]) == ONIRIM_VERB_DISCARD &&
		    onirim_card_trait(card, ONIRIM_TRAIT_SYMBOL) ==
		    ONIRIM_SYMBOL_KEY)
			return actions[i];
	}
	return actions[0];
}

static void
show(const onirim_game *game)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int viewer = onirim_player(game);
	const int n = onirim_cards(game, viewer, ONIRIM_ZONE_PENDING, 0,
	    cards, ONIRIM_CARDS_MAX);

	printf("Turn %d, the Prophecy shows:",
	    onirim_number(game, viewer, ONIRIM_NUMBER_TURN, 0));
	for (int i = 0; i < n; i++) {
		char name[ONIRIM_TEXT_MAX];

		onirim_card_name(cards[i], name, sizeof name);
		printf(" %s", name);
	}
	putchar('\n');
}

/* Play until a Prophecy asks which card goes, and save the game there. */
static int
save(const char *file, const char *config)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	onirim_problem problem;
	onirim_game *game;
	FILE *out;
	int n;
	const int status = onirim_game_new(&game, config, &problem);

	if (status != ONIRIM_OK)
		return refuse(config, status, &problem);
	while (onirim_outcome(game) == ONIRIM_PLAYING &&
	    onirim_decision(game) != ONIRIM_ASK_PROPHECY)
		onirim_apply(game, choose(game));
	n = onirim_snapshot_save(game, bytes, sizeof bytes);
	show(game);
	onirim_game_free(game);
	out = fopen(file, "wb");
	if (out == NULL || fwrite(bytes, 1, (size_t)n, out) != (size_t)n ||
	    fclose(out) != 0) {
		perror(file);
		return 1;
	}
	printf("Saved in %d bytes.\n", n);
	return 0;
}

/* Load the game, and play it to its end. */
static int
resume(const char *file)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX + 1];
	onirim_game *game;
	size_t n;
	int status;
	FILE *in = fopen(file, "rb");

	if (in == NULL) {
		perror(file);
		return 1;
	}
	n = fread(bytes, 1, sizeof bytes, in);
	fclose(in);
	status = onirim_snapshot_load(&game, bytes, n);
	if (status != ONIRIM_OK)
		return fail(file, status);
	show(game);
	while (onirim_outcome(game) == ONIRIM_PLAYING)
		onirim_apply(game, choose(game));
	printf("Turn %d: %s.\n", onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_TURN, 0),
	    onirim_outcome(game) == ONIRIM_WON ? "won" : "lost");
	onirim_game_free(game);
	return 0;
}

int
main(int argc, char **argv)
{
	if (argc >= 3 && strcmp(argv[1], "save") == 0)
		return save(argv[2], argc > 3 ? argv[3] : NULL);
	if (argc == 3 && strcmp(argv[1], "resume") == 0)
		return resume(argv[2]);
	fprintf(stderr, "usage: save_resume save FILE [configuration]\n"
	    "       save_resume resume FILE\n");
	return 2;
}
