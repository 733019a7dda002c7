/* check_actions.c - actions as numbers, and how many decisions a game takes. */
#include <limits.h>
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum { GAMES = 2, OTHER_GAMES = 1, LONG_GAMES = 6, SPACE_MAX = 4096 };

/* All actions of a family, by index, when a seat is asked. */
struct space {
	int size;
	int seats;
	int asked;
	onirim_action actions[SPACE_MAX];
};

/* From who is asked on; where no seat is, from the first. */
static int
asked_seat(const onirim_game *game)
{
	const int asked = onirim_player(game);

	return asked < ONIRIM_CHANCE ? asked : 0;
}

static void
list_space(struct space *space, const onirim_game *game)
{
	space->size = onirim_action_space(game);
	space->seats = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
	space->asked = asked_seat(game);
	MUST(space->size > 0 && space->size <= SPACE_MAX);
	for (int i = 0; i < space->size; i++) {
		const int action = onirim_index_action(game, i);

		MUST(action > 0);
		space->actions[i] = (onirim_action)action;
	}
}

/* The one for the seat that is asked, listed when it is first needed. */
static const struct space *
space_of(struct space *spaces, const onirim_game *game)
{
	struct space *space = &spaces[asked_seat(game)];

	if (space->size == 0)
		list_space(space, game);
	return space;
}

/* What goes up with the index: the action with its seat told from who is asked
 * on, and all that a dealer says behind the rest. */
static onirim_action
key_of(const struct space *space, onirim_action action)
{
	const int verb = onirim_action_verb(action);
	const int place = onirim_action_place(action);

	if (verb == ONIRIM_VERB_DEAL)
		return action | 0x7F000000;
	if ((verb != ONIRIM_VERB_DOOR && verb != ONIRIM_VERB_SEIZE &&
	    verb != ONIRIM_VERB_DESTROY) || place >= space->seats)
		return action;
	return (action & 0xFFFF00FF) | (onirim_action)((place + space->seats -
	    space->asked) % space->seats) << 8;
}

/* The place of an action in the space, or the status of one that is not. */
static int
find(const struct space *space, onirim_action action)
{
	const onirim_action key = key_of(space, action);
	int first = 0, behind = space->size;

	while (first < behind) {
		const int middle = (first + behind) / 2;

		if (space->actions[middle] == action)
			return middle;
		if (key_of(space, space->actions[middle]) < key)
			first = middle + 1;
		else
			behind = middle;
	}
	return ONIRIM_E_ACTION;
}

/*
 * What holds of a configuration.
 */

/* Indices go there and back, and up with the keys; actions have texts. */
static void
check_round_trip(const struct space *space, const onirim_game *game)
{
	for (int i = 0; i < space->size; i++) {
		const onirim_action action = space->actions[i];

		MUST(i == 0 || key_of(space, action) >
		    key_of(space, space->actions[i - 1]));
		MUST(onirim_action_index(game, action) == i);
		MUST(onirim_action_format(action, NULL, 0) > 0);
	}
}

static void
check_borders(const struct space *space, const onirim_game *game)
{
	MUST(onirim_index_action(game, -1) == ONIRIM_E_RANGE);
	MUST(onirim_index_action(game, space->size) == ONIRIM_E_RANGE);
	MUST(onirim_index_action(game, INT_MAX) == ONIRIM_E_RANGE);
	MUST(onirim_index_action(game, INT_MIN) == ONIRIM_E_RANGE);
	MUST(onirim_action_index(game, 0) == ONIRIM_E_ACTION);
	MUST(onirim_action_index(game, UINT32_MAX) == ONIRIM_E_ACTION);
}

static void
check_action(const struct space *space, const onirim_game *game,
    onirim_action action)
{
	MUST(onirim_action_index(game, action) == find(space, action));
}

/* Whatever is one step away from an action, in any field. */
static void
check_neighbours(const struct space *space, const onirim_game *game,
    onirim_action action)
{
	for (int shift = 0; shift < 32; shift += 8) {
		check_action(space, game, action + (1u << shift));
		check_action(space, game, action - (1u << shift));
	}
	for (int bit = 0; bit < 32; bit++)
		check_action(space, game, action ^ 1u << bit);
}

/* Every verb with every card, and a few places. */
static void
check_others(const struct space *space, const onirim_game *game)
{
	for (int verb = 0; verb < 64; verb++)
		for (int card = 0; card < FACE_VALUES; card++)
			for (int place = 0; place < 3; place++)
				check_action(space, game,
				    (onirim_action)(verb << 24 | card << 16 |
				    place << 8 | place % 2));
}

START_TEST(test_indices_are_dense_and_go_back)
{
	onirim_game *game = battery_game_with_events(_i);
	struct space space;

	list_space(&space, game);
	check_round_trip(&space, game);
	check_borders(&space, game);
	for (int i = 0; i < space.size; i++)
		check_neighbours(&space, game, space.actions[i]);
	if (_i < CONFIGS)
		check_others(&space, game);
}
END_TEST

/*
 * What holds at every question.
 */

static void
check_mask(const struct space *space, const onirim_game *game)
{
	uint8_t mask[SPACE_MAX], legal[SPACE_MAX] = {0};
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < n; i++) {
		const int index = find(space, actions[i]);

		MUST(index >= 0);
		legal[index] = 1;
	}
	memset(mask, 7, sizeof mask);
	MUST(onirim_action_mask(game, mask, sizeof mask) == space->size);
	MUST(memcmp(mask, legal, (size_t)space->size) == 0);
}

/* A mask of all that is legal has each answer, so all have indices. */
static void
check_family(struct space *spaces, const onirim_game *game, int most)
{
	const struct space *space = space_of(spaces, game);

	MUST(onirim_action_space(game) == space->size);
	MUST(onirim_max_decisions(game) == most);
	check_mask(space, game);
}

START_TEST(test_mask_is_the_list)
{
	onirim_game *game = battery_game_with_events(_i);
	onirim_game *known = copy_of(game);
	const int most = onirim_max_decisions(game);
	static struct space spaces[SEATS];
	struct uniform player;

	memset(spaces, 0, sizeof spaces);
	for (uint64_t seed = 0; seed < (_i < CONFIGS ? GAMES :
	    OTHER_GAMES); seed++) {
		battery_begin(game, &player, seed + (uint64_t)_i);
		do {
			check_family(spaces, game, most);
			MUST(onirim_redact(known, game, 0) == ONIRIM_OK);
			check_family(spaces, known, most);
			if (battery_scene.question % 16 == 0)
				check_round_trip(space_of(spaces, known),
				    known);
		} while (battery_step(&player, game));
	}
}
END_TEST

/*
 * How many decisions a game takes.
 */

static int
has_no_bound(const struct config_row *row)
{
	return strstr(row->text, "nightmarium") != NULL &&
	    strstr(row->text, "turns=") == NULL;
}

/* What brings more questions is worth more. */
static int
length_of(onirim_action action)
{
	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_CAST:
	case ONIRIM_VERB_EXCHANGE:
	case ONIRIM_VERB_DRAW:
		return 9;
	case ONIRIM_VERB_LOOK:
	case ONIRIM_VERB_SPARE:
	case ONIRIM_VERB_SWAP:
		return 7;
	case ONIRIM_VERB_LIMBO:
	case ONIRIM_VERB_REVEAL:
		return 5;
	case ONIRIM_VERB_DISCARD:
		return onirim_action_card(action) >= ONIRIM_CARD_TOWER ||
		    onirim_action_card(action) % 4 == ONIRIM_SYMBOL_KEY ? 6 : 3;
	case ONIRIM_VERB_DROP:
		return 4;
	case ONIRIM_VERB_STOP:
	case ONIRIM_VERB_BUILD:
	case ONIRIM_VERB_HAND:
		return 0;
	}
	return 2;
}

/* Answers that make a game long, mostly. */
static onirim_action
dawdle(struct uniform *player, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX], chosen = 0;
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	uint32_t equals = 0;
	int most = -1;

	if (n > 0 && uniform_below(player, 30) == 0)
		return actions[uniform_below(player, (uint32_t)n)];
	for (int i = 0; i < n; i++) {
		const int length = length_of(actions[i]);

		if (length > most) {
			most = length;
			equals = 0;
		}
		if (length == most && uniform_below(player, ++equals) == 0)
			chosen = actions[i];
	}
	return chosen;
}

/* The decisions of a game in which all is done to make it long. */
static int
play_long(onirim_game *game, struct uniform *player)
{
	int decisions = 0;

	while (decisions < QUESTIONS_MAX) {
		const onirim_action action = dawdle(player, game);

		if (action == 0)
			break;
		MUST(onirim_apply(game, action) == ONIRIM_OK);
		decisions++;
	}
	return decisions;
}

static int
play(onirim_game *game, struct uniform *player)
{
	int decisions = 0;

	while (battery_step(player, game))
		decisions++;
	return decisions;
}

START_TEST(test_games_take_no_more_decisions_than_is_told)
{
	const struct config_row *row = battery_row(_i);
	onirim_game *game = battery_game_with_events(_i);
	const int most = onirim_max_decisions(game);
	struct uniform player;

	MUST(most >= 0 && (most == 0) == has_no_bound(row));
	for (uint64_t seed = 0; seed < LONG_GAMES && most > 0; seed++) {
		battery_begin(game, &player, seed);
		MUST(play(game, &player) <= most);
		battery_begin(game, &player, seed);
		MUST(play_long(game, &player) <= most);
		MUST(most > QUESTIONS_MAX ||
		    onirim_outcome(game) != ONIRIM_PLAYING);
	}
}
END_TEST

Suite *
actions_suite(void)
{
	const struct test tests[] = {
		{ test_indices_are_dense_and_go_back, ALL_CONFIGS },
		{ test_mask_is_the_list, ALL_CONFIGS },
		{ test_games_take_no_more_decisions_than_is_told, ALL_CONFIGS },
	};

	return battery_of("actions", tests, COUNT_OF(tests));
}
