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

/*
 * The stretches of onirim-indices(7), written out one by one.
 */

static void
add(struct space *space, int verb, int card, int place, int extra)
{
	MUST(space->size < SPACE_MAX);
	space->actions[space->size++] = onirim_action_make(verb, card, place,
	    extra);
}

/* The actions of a verb: each card with each place and each extra.  Without
 * cards `n` is 0. */
static void
add_range(struct space *space, int verb, const onirim_card *cards, int n,
    int places, int first, int extras)
{
	const int seats = verb == ONIRIM_VERB_DOOR ||
	    verb == ONIRIM_VERB_SEIZE || verb == ONIRIM_VERB_DESTROY;

	for (int card = 0; card < (n > 0 ? n : 1); card++)
		for (int place = 0; place < places; place++)
			for (int extra = first; extra < first + extras; extra++)
				add(space, verb, n > 0 ? cards[card] : 0,
				    seats ? (place + space->asked) % places
				    : place, extra);
}

static void
add_bare(struct space *space, int verb)
{
	add(space, verb, 0, 0, 0);
}

/* The faces of the game from one value up to another; how many. */
struct cards {
	int n;
	onirim_card faces[FACE_VALUES];
};

static struct cards
cards_of(const onirim_game *game, int from, int to)
{
	struct cards cards = {0, {0}}, all;
	uint8_t copies[FACE_VALUES];

	all.n = onirim_faces(game, all.faces, copies, FACE_VALUES);
	for (int i = 0; i < all.n; i++)
		if (all.faces[i] >= from && all.faces[i] < to)
			cards.faces[cards.n++] = all.faces[i];
	return cards;
}

static void
add_cards(struct space *space, int verb, const struct cards *cards, int places)
{
	if (cards->n > 0)
		add_range(space, verb, cards->faces, cards->n, places, 0, 1);
}

static void
add_swaps(struct space *space, const struct cards *cards)
{
	for (int own = 0; own < cards->n; own++)
		for (int shared = 0; shared < cards->n; shared++)
			if (own != shared)
				add(space, ONIRIM_VERB_SWAP, cards->faces[own],
				    cards->faces[shared], 0);
}

static void
add_pairs(struct space *space)
{
	for (int i = 0; i < 8; i++)
		for (int j = i + 1; j < 8; j++)
			add(space, ONIRIM_VERB_GOALS, i, j, 0);
}

static void
list_onirim(struct space *space, const onirim_game *game,
    const struct config_row *row)
{
	const struct cards rooms = cards_of(game, ONIRIM_CARD_ROOM,
	    ONIRIM_CARD_DOOR), doors = cards_of(game, ONIRIM_CARD_DOOR,
	    ONIRIM_CARD_NIGHTMARE), towers = cards_of(game, ONIRIM_CARD_TOWER,
	    ONIRIM_CARD_GOAL), deck = cards_of(game, 0, ONIRIM_CARD_GOAL),
	    omens = cards_of(game, ONIRIM_CARD_PREMONITION, 0x80),
	    all = cards_of(game, 0, 0x80);
	const int two = row->players == 2, p = row->players;
	const int steps = deck.n < all.n - omens.n, dreams = omens.n > 0;
	struct cards places = rooms, keys = {0, {0}};

	memcpy(places.faces + rooms.n, towers.faces, (size_t)towers.n);
	places.n += towers.n;
	for (int i = 0; i < rooms.n; i++)
		if (onirim_card_trait(rooms.faces[i], ONIRIM_TRAIT_SYMBOL) ==
		    ONIRIM_SYMBOL_KEY)
			keys.faces[keys.n++] = rooms.faces[i];
	if (two)
		add_cards(space, ONIRIM_VERB_TAKE, &places, 1);
	add_cards(space, ONIRIM_VERB_PLAY, &rooms, p);
	if (towers.n > 0 && (row->variants & RIGHT_ONLY) != 0)
		add_range(space, ONIRIM_VERB_PLAY, towers.faces, towers.n, p,
		    ONIRIM_END_RIGHT, 1);
	else if (towers.n > 0)
		add_range(space, ONIRIM_VERB_PLAY, towers.faces, towers.n, p,
		    ONIRIM_END_LEFT, 2);
	add_cards(space, ONIRIM_VERB_DISCARD, &places, p);
	add_bare(space, ONIRIM_VERB_SEARCH);
	if (two)
		add_swaps(space, &places);
	add_cards(space, ONIRIM_VERB_KEY, &keys, p);
	add_cards(space, ONIRIM_VERB_DOOR, &doors, p);
	add_bare(space, ONIRIM_VERB_REVEAL);
	add_bare(space, ONIRIM_VERB_HAND);
	add_bare(space, ONIRIM_VERB_LIMBO);
	add_cards(space, ONIRIM_VERB_DROP, &deck, 1);
	add_cards(space, ONIRIM_VERB_NEXT, &deck, 1);
	if (steps) {
		add_cards(space, ONIRIM_VERB_TOP, &deck, 1);
		add_range(space, ONIRIM_VERB_CAST, NULL, 0, 1, 0, 3);
		add_cards(space, ONIRIM_VERB_PAY, &deck, 1);
		add_pairs(space);
	}
	if (towers.n > 0) {
		add_range(space, ONIRIM_VERB_TOWER, NULL, 0, 1, 0, 12);
		add_bare(space, ONIRIM_VERB_SPARE);
	}
	add_cards(space, ONIRIM_VERB_RESOLVE, &omens, 1);
	add_cards(space, ONIRIM_VERB_DISPEL, &omens, 1);
	if (dreams) {
		add_bare(space, ONIRIM_VERB_LOOK);
		add_bare(space, ONIRIM_VERB_FETCH);
		add_cards(space, ONIRIM_VERB_FETCH, &deck, 1);
	}
	if (steps)
		add_bare(space, ONIRIM_VERB_DRAW);
	add_bare(space, ONIRIM_VERB_DECLINE);
	if (dreams || (steps && two))
		add_bare(space, ONIRIM_VERB_STOP);
	if (row->is_host)
		add_cards(space, ONIRIM_VERB_DEAL, &all, 1);
}

static void
list_nightmarium(struct space *space, const onirim_game *game,
    const struct config_row *row)
{
	const struct cards all = cards_of(game, 0x80, FACE_VALUES);
	const int c = row->objective, s = row->players;

	add_cards(space, ONIRIM_VERB_DISCARD, &all, 1);
	add_bare(space, ONIRIM_VERB_DRAW);
	add_bare(space, ONIRIM_VERB_STOP);
	add_bare(space, ONIRIM_VERB_EXCHANGE);
	add_range(space, ONIRIM_VERB_BUILD, all.faces, all.n, 1, 0, c);
	add_range(space, ONIRIM_VERB_SEIZE, NULL, 0, s, 0, c);
	add_range(space, ONIRIM_VERB_DESTROY, NULL, 0, s, 0, c);
	add_range(space, ONIRIM_VERB_DEVOUR, NULL, 0, 1, 0, c);
	add_range(space, ONIRIM_VERB_WAKE, NULL, 0, 1, 0, c);
	if (row->is_host)
		add_cards(space, ONIRIM_VERB_DEAL, &all, 1);
}

START_TEST(test_indices_are_the_published_ones)
{
	const struct config_row *row = battery_row(_i);
	onirim_game *game = battery_game_with_events(_i);
	struct uniform player;
	struct space space;

	battery_begin(game, &player, (uint64_t)_i);
	do {
		space.size = 0;
		space.asked = asked_seat(game);
		if (is_nightmarium(row))
			list_nightmarium(&space, game, row);
		else
			list_onirim(&space, game, row);
		MUST(onirim_action_space(game) == space.size);
		for (int i = 0; i < space.size; i++) {
			MUST(onirim_index_action(game, i) ==
			    (int)space.actions[i]);
			MUST(onirim_action_index(game, space.actions[i]) == i);
		}
	} while (battery_scene.question < 8 && battery_step(&player, game));
}
END_TEST

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

/* A mask is the index of each action that is listed, one by one.  A buffer that
 * is too small gets the beginning, and nothing is written behind it. */
static void
check_mask_by_indices(const onirim_game *game, size_t size)
{
	uint8_t mask[SPACE_MAX], plain[SPACE_MAX] = {0};
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int space = onirim_action_space(game);

	for (int i = 0; i < n; i++)
		plain[onirim_action_index(game, actions[i])] = 1;
	memset(plain + (size < (size_t)space ? size : (size_t)space), 7,
	    SPACE_MAX - (size < (size_t)space ? size : (size_t)space));
	memset(mask, 7, sizeof mask);
	MUST(onirim_action_mask(game, mask, size) == space);
	MUST(memcmp(mask, plain, sizeof mask) == 0);
}

/* As each viewer knows the game.  Who is not asked, and is not the host, sees
 * an empty mask. */
static void
check_mask_of_viewers(const onirim_game *game, onirim_game *known,
    struct uniform *player)
{
	const uint32_t space = (uint32_t)onirim_action_space(game);

	check_mask_by_indices(game, uniform_below(player, space));
	MUST(onirim_action_mask(game, NULL, 0) == (int)space);
	for (int viewer = 0; viewer <= ONIRIM_HOST; viewer++) {
		onirim_action actions[ONIRIM_ACTIONS_MAX];

		if (onirim_redact(known, game, viewer) != ONIRIM_OK)
			continue;
		check_mask_by_indices(known, SPACE_MAX);
		MUST((onirim_legal_actions(known, actions,
		    ONIRIM_ACTIONS_MAX) > 0) == (onirim_outcome(game) ==
		    ONIRIM_PLAYING && (viewer == onirim_player(game) ||
		    viewer == ONIRIM_HOST)));
	}
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
	struct uniform player, sizes;

	uniform_begin(&sizes, (uint64_t)_i);
	memset(spaces, 0, sizeof spaces);
	for (uint64_t seed = 0; seed < (_i < CONFIGS ? GAMES :
	    OTHER_GAMES); seed++) {
		battery_begin(game, &player, seed + (uint64_t)_i);
		do {
			check_family(spaces, game, most);
			MUST(onirim_redact(known, game, 0) == ONIRIM_OK);
			check_family(spaces, known, most);
			check_mask_of_viewers(game, known, &sizes);
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
		{ test_indices_are_the_published_ones, ALL_CONFIGS },
		{ test_indices_are_dense_and_go_back, ALL_CONFIGS },
		{ test_mask_is_the_list, ALL_CONFIGS },
		{ test_games_take_no_more_decisions_than_is_told, ALL_CONFIGS },
	};

	return battery_of("actions", tests, COUNT_OF(tests));
}
