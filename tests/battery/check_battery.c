/* check_battery.c - what is true at every question of every game. */
#include "../unit/suites.h"
#include "battery.h"

/* How many games of each configuration. */
enum { CHEAP_GAMES = 1000, GAMES = 40, THOROUGH_GAMES = 3 };

/* The base game's cards. */
static int
copies(int face)
{
	static const int of_symbol[4] = { 9, 4, 3, 0 };
	const int colour = face / 4 % 4, symbol = face % 4;

	if (face >= ONIRIM_CARD_ROOM && face < ONIRIM_CARD_DOOR)
		return of_symbol[symbol] - (symbol == ONIRIM_SYMBOL_SUN ?
		    colour : 0);
	if (face >= ONIRIM_CARD_DOOR && face < ONIRIM_CARD_NIGHTMARE)
		return 2;
	return face == ONIRIM_CARD_NIGHTMARE ? 10 : 0;
}

/*
 * Cards.
 */

/* All cards a viewer locates and those in its pool are the 76, however many
 * lie hidden; how many do. */
static int
check_cards(const onirim_game *game, int viewer, int players)
{
	int counts[FACES_MAX] = {0};
	int hidden;

	for (int zone = ONIRIM_ZONE_HAND; zone <= ONIRIM_ZONE_CREATURE; zone++)
		for (int i = 0; i < battery_piles(zone, players); i++)
			battery_count(game, viewer, zone, i, counts);
	hidden = counts[ONIRIM_HIDDEN_CARD];
	counts[ONIRIM_HIDDEN_CARD] = 0;
	for (int face = 0; face < FACES_MAX; face++)
		MUST(counts[face] == copies(face));
	return hidden;
}

/* A viewer sees as many cards as there are, and none that is not there. */
static void
check_zone(const onirim_game *game, int viewer, int zone, int index)
{
	int seen[FACES_MAX] = {0}, there[FACES_MAX] = {0};

	MUST(battery_count(game, viewer, zone, index, seen) ==
	    battery_count(game, ONIRIM_HOST, zone, index, there));
	for (int face = ONIRIM_CARD_ROOM; face < FACES_MAX; face++)
		MUST(seen[face] <= there[face]);
}

/* What lies open, and own cards, are never hidden. */
static void
check_open(const onirim_game *game, int viewer, const struct config_row *row)
{
	for (int zone = ONIRIM_ZONE_HAND; zone <= ONIRIM_ZONE_LIMBO; zone++) {
		for (int i = 0; i < battery_piles(zone, row->players); i++) {
			int seen[FACES_MAX] = {0};

			battery_count(game, viewer, zone, i, seen);
			if (zone != ONIRIM_ZONE_HAND || i == viewer ||
			    row->players == 1 || row->variants & OPEN)
				MUST(seen[ONIRIM_HIDDEN_CARD] == 0);
		}
	}
}

static void
check_sights(const onirim_game *game, const struct config_row *row)
{
	const int nobody = check_cards(game, ONIRIM_NOBODY, row->players);

	MUST(check_cards(game, ONIRIM_HOST, row->players) == 0);
	for (int seat = 0; seat < row->players; seat++) {
		const int hidden = check_cards(game, seat, row->players);

		MUST(hidden <= nobody);
		MUST(row->players > 1 || nobody == 0);
		check_open(game, seat, row);
		for (int zone = 1; zone <= ONIRIM_ZONE_CREATURE; zone++)
			for (int i = 0; zone != ONIRIM_ZONE_POOL &&
			    i < battery_piles(zone, row->players); i++)
				check_zone(game, seat, zone, i);
	}
	check_open(game, ONIRIM_NOBODY, row);
}

/* The numbers agree with the zones. */
static void
check_numbers(const onirim_game *game, int viewer, int players)
{
	int deck[FACES_MAX] = {0}, elsewhere[FACES_MAX] = {0};
	int cards = 0, hidden = 0;

	for (int zone = ONIRIM_ZONE_POOL; zone <= ONIRIM_ZONE_BOTTOM; zone++)
		cards += battery_count(game, viewer, zone, 0, deck);
	hidden = check_cards(game, viewer, players);
	MUST(onirim_number(game, viewer, ONIRIM_NUMBER_DECK, 0) ==
	    cards - hidden);
	for (int colour = 0; colour < 4; colour++)
		MUST(onirim_number(game, viewer, ONIRIM_NUMBER_DOORS_LEFT,
		    colour) == deck[ONIRIM_CARD_DOOR + colour]);
	for (int seat = 0; seat < players; seat++) {
		const int series = onirim_number(game, viewer,
		    ONIRIM_NUMBER_SERIES, seat);
		const int row = battery_count(game, viewer, ONIRIM_ZONE_ROW,
		    seat, elsewhere);

		MUST(series >= 0 && series <= 2 && series <= row);
	}
}

/*
 * Answers.
 */

/* Which verbs answer a question. */
static const uint32_t verbs_of[] = {
#define VERB(verb) UINT32_C(1) << (ONIRIM_VERB_##verb)
	[ONIRIM_ASK_NOTHING] = 0,
	[ONIRIM_ASK_DEAL] = VERB(DEAL),
	[ONIRIM_ASK_DRAFT] = VERB(TAKE),
	[ONIRIM_ASK_ACT] = VERB(PLAY) | VERB(DISCARD),
	[ONIRIM_ASK_SEARCH] = VERB(SEARCH) | VERB(DECLINE),
	[ONIRIM_ASK_SWAP] = VERB(SWAP) | VERB(DECLINE),
	[ONIRIM_ASK_PROPHECY] = VERB(DROP),
	[ONIRIM_ASK_ORDER] = VERB(NEXT),
	[ONIRIM_ASK_DRAW] = 0,
	[ONIRIM_ASK_DOOR] = VERB(KEY) | VERB(LIMBO),
	[ONIRIM_ASK_NIGHTMARE] = VERB(KEY) | VERB(DOOR) | VERB(REVEAL) |
	    VERB(HAND),
#undef VERB
};

/* Who is asked what about which card. */
static void
check_question(const onirim_game *game, const struct config_row *row)
{
	const int player = onirim_player(game);
	const int decision = onirim_decision(game);
	const int subject = onirim_subject(game);

	if (onirim_outcome(game) != ONIRIM_PLAYING) {
		MUST(player == ONIRIM_NOBODY);
		MUST(decision == ONIRIM_ASK_NOTHING);
	} else if (decision == ONIRIM_ASK_DEAL) {
		MUST(row->is_host && player == ONIRIM_CHANCE);
	} else {
		MUST(player >= 0 && player < row->players);
		MUST(decision < COUNT_OF(verbs_of));
	}
	if (decision == ONIRIM_ASK_NIGHTMARE)
		MUST(subject == ONIRIM_CARD_NIGHTMARE);
	else if (decision == ONIRIM_ASK_DOOR || decision == ONIRIM_ASK_SEARCH)
		MUST(subject >= 0x20 && subject <= 0x23);
	else
		MUST(subject == ONIRIM_NO_CARD);
}

static int
check_list(const onirim_game *game, onirim_action *actions)
{
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int decision = onirim_decision(game);

	MUST(n <= ONIRIM_ACTIONS_MAX);
	MUST(onirim_outcome(game) == ONIRIM_PLAYING ? n >= 2 : n == 0);
	for (int i = 0; i < n; i++) {
		MUST(i == 0 || actions[i - 1] < actions[i]);
		MUST(verbs_of[decision] >> onirim_action_verb(actions[i]) & 1);
		MUST(onirim_is_legal(game, actions[i]) == 1);
	}
	return n;
}

/* The weights are the counts of the pool, and all of them. */
static void
check_weights(const onirim_game *game, const onirim_action *actions, int n)
{
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	int pool[FACES_MAX] = {0};
	const int size = battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0,
	    pool);
	const int told = onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
	uint32_t sum = 0;

	if (onirim_decision(game) != ONIRIM_ASK_DEAL) {
		MUST(told == 0);
		return;
	}
	MUST(told == n);
	for (int i = 0; i < n; i++) {
		const int card = onirim_action_card(actions[i]);

		MUST(weights[i] >= 1 && weights[i] == (uint32_t)pool[card]);
		sum += weights[i];
	}
	MUST(sum == (uint32_t)size);
}

/* Where a host that deals puts the card. */
static void
check_dealing(const onirim_game *game)
{
	const int zone = onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0);
	const int index = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_TO_INDEX, 0);

	if (onirim_decision(game) != ONIRIM_ASK_DEAL) {
		MUST(zone == ONIRIM_E_RANGE && index == ONIRIM_E_RANGE);
		return;
	}
	MUST(onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_FROM, 0) ==
	    ONIRIM_ZONE_TOP);
	MUST(zone == ONIRIM_ZONE_HAND || zone == ONIRIM_ZONE_SHARED ||
	    zone == ONIRIM_ZONE_PENDING);
	MUST(index == (zone == ONIRIM_ZONE_HAND ? onirim_number(game,
	    ONIRIM_HOST, ONIRIM_NUMBER_ACTIVE, 0) : 0));
}

/* Every answer is taken by a copy, and changes it. */
static void
check_answers(const onirim_game *game, onirim_game *copy,
    const onirim_action *actions, int n, const struct config_row *row)
{
	for (int i = 0; i < n; i++) {
		MUST(onirim_game_assign(copy, game) == ONIRIM_OK);
		MUST(battery_same(copy, game));
		MUST(onirim_apply(copy, actions[i]) == ONIRIM_OK);
		MUST(!battery_same(copy, game));
		MUST(check_cards(copy, ONIRIM_HOST, row->players) == 0);
	}
}

/*
 * The space of actions: all that have a text, with faces of Onirim and low
 * places, ascending.
 */
enum { SPACE_MAX = 8192 };
static onirim_action space[SPACE_MAX];
static int space_size;

static void
add_to_space(int verb, int card, int place, int extra)
{
	const onirim_action action = onirim_action_make(verb, card, place,
	    extra);

	if (onirim_action_format(action, NULL, 0) < 0)
		return;
	ck_assert_int_lt(space_size, SPACE_MAX);
	space[space_size++] = action;
}

static void
lay_out_space(void)
{
	space_size = 0;
	for (int verb = 1; verb < 128; verb++) {
		for (int card = 0; card < 0x82; card++) {
			const int places = verb == ONIRIM_VERB_SWAP &&
			    card <= ONIRIM_CARD_HAPPY_DREAM ? 0x30 : 3;

			for (int place = 0; place < places; place++)
				for (int extra = 0; extra < 3; extra++)
					add_to_space(verb, card, place, extra);
		}
	}
}

/* Nothing but the list is legal. */
static void
check_space(const onirim_game *game, const onirim_action *actions, int n)
{
	int listed = 0;

	for (int i = 0; i < space_size; i++) {
		const int is_listed = listed < n && space[i] == actions[listed];

		MUST(onirim_is_legal(game, space[i]) == is_listed);
		listed += is_listed;
	}
	MUST(listed == n);
}

static int
is_listed(const onirim_action *actions, int n, onirim_action action)
{
	for (int i = 0; i < n; i++)
		if (actions[i] == action)
			return 1;
	return 0;
}

/* A few of the others are refused, and change nothing. */
static void
check_refused(onirim_game *game, onirim_game *copy,
    const onirim_action *actions, int n, struct uniform *chance)
{
	const int over = onirim_outcome(game) != ONIRIM_PLAYING;

	onirim_game_assign(copy, game);
	for (int i = 0; i < 8; i++) {
		const onirim_action action = space[uniform_below(chance,
		    (uint32_t)space_size)];
		const onirim_action junk = uniform_output(chance);

		if (!is_listed(actions, n, action))
			MUST(onirim_apply(game, action) ==
			    (over ? ONIRIM_E_OVER : ONIRIM_E_ILLEGAL));
		if (onirim_action_format(junk, NULL, 0) < 0)
			MUST(onirim_apply(game, junk) == ONIRIM_E_ACTION);
		MUST(battery_same(game, copy));
	}
}

/*
 * The end.
 */

static int
colours_before(const onirim_game *game, int seat, int least)
{
	int doors[FACES_MAX] = {0};
	int colours = 0;

	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_DOORS, seat, doors);
	for (int door = ONIRIM_CARD_DOOR; door < ONIRIM_CARD_NIGHTMARE; door++)
		colours += doors[door] >= least;
	return colours;
}

/* Whether the Doors on the table are a victory. */
static int
doors_win(const onirim_game *game, const struct config_row *row)
{
	if (row->players == 1)
		return colours_before(game, 0, 2) == 4;
	if (row->variants & RACE)
		return colours_before(game, 0, 1) == 4 ||
		    colours_before(game, 1, 1) == 4;
	return colours_before(game, 0, 1) == 4 &&
	    colours_before(game, 1, 1) == 4;
}

static void
check_outcome(const onirim_game *game, const struct config_row *row)
{
	const int outcome = onirim_outcome(game);
	const int winner = onirim_winner(game);

	MUST((outcome == ONIRIM_WON) == doors_win(game, row));
	if (outcome == ONIRIM_WON && row->variants & RACE)
		MUST(winner >= 0 && winner < row->players &&
		    colours_before(game, winner, 1) == 4 &&
		    colours_before(game, 1 - winner, 1) < 4);
	else
		MUST(winner == ONIRIM_NOBODY);
	if (outcome == ONIRIM_LOST)
		MUST(onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_DECK, 0)
		    == 0);
	if (row->variants & UNIQUE)
		for (int seat = 0; seat < row->players; seat++)
			MUST(colours_before(game, seat, 2) == 0);
}

/*
 * The tests, a configuration each.
 */

/* Two players who must both have all Doors hardly win a seeded game. */
static int
wins_often(const struct config_row *row)
{
	return row->players == 1 || row->is_host || row->variants & RACE;
}

START_TEST(test_many_games_keep_cards_and_lists_and_end)
{
	const struct config_row *row = &battery_configs[_i];
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game = battery_game(_i);
	struct uniform player;
	int won = 0, lost = 0;

	for (uint64_t seed = 0; seed < CHEAP_GAMES; seed++) {
		battery_begin(game, &player, seed);
		do {
			check_list(game, actions);
			check_question(game, row);
			MUST(check_cards(game, ONIRIM_HOST, row->players) == 0);
		} while (battery_step(&player, game));
		check_outcome(game, row);
		won += onirim_outcome(game) == ONIRIM_WON;
		lost += onirim_outcome(game) == ONIRIM_LOST;
	}
	MUST(lost > 0);
	MUST(won > 0 || !wins_often(row));
	onirim_game_free(game);
}
END_TEST

START_TEST(test_every_question_is_sound)
{
	const struct config_row *row = &battery_configs[_i];
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game = battery_game(_i), *copy;
	struct uniform player, chance = {0, 0, 0};
	int n;

	onirim_game_copy(&copy, game);
	lay_out_space();
	for (uint64_t seed = 0; seed < GAMES; seed++) {
		battery_begin(game, &player, seed);
		do {
			n = check_list(game, actions);
			check_question(game, row);
			check_weights(game, actions, n);
			check_dealing(game);
			check_sights(game, row);
			check_numbers(game, ONIRIM_HOST, row->players);
			check_numbers(game, row->players - 1, row->players);
			check_answers(game, copy, actions, n, row);
			check_refused(game, copy, actions, n, &chance);
			check_outcome(game, row);
		} while (battery_step(&player, game));
	}
	onirim_game_free(copy);
	onirim_game_free(game);
}
END_TEST

START_TEST(test_nothing_else_of_the_space_is_legal)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game = battery_game(_i), *before;
	struct uniform player;
	int n;

	onirim_game_copy(&before, game);
	lay_out_space();
	for (uint64_t seed = 0; seed < THOROUGH_GAMES; seed++) {
		battery_begin(game, &player, seed);
		do {
			n = check_list(game, actions);
			onirim_game_assign(before, game);
			check_space(game, actions, n);
			MUST(battery_same(game, before));
		} while (battery_step(&player, game));
	}
	onirim_game_free(before);
	onirim_game_free(game);
}
END_TEST

/* The published figures of the uniform player, onirim-chance(7). */
static const struct figure_row {
	const char *config;
	uint64_t questions;
	int won;
} figures[] = {
	{ "", 52457, 0 },
	{ "players=2", 71516, 0 },
	{ "players=2 variants=race", 71499, 1 },
};

START_TEST(test_uniform_player_has_the_published_figures)
{
	struct uniform player = {0, 0, 0};
	onirim_game *game;
	int won = 0;

	ck_assert_int_eq(onirim_game_new(&game, figures[_i].config, NULL),
	    ONIRIM_OK);
	for (uint64_t seed = 1; seed <= 1000; seed++)
		won += uniform_play(&player, game, seed);
	ck_assert_uint_eq(player.decisions, figures[_i].questions);
	ck_assert_int_eq(won, figures[_i].won);
	onirim_game_free(game);
}
END_TEST

Suite *
battery_suite(void)
{
	Suite *suite = suite_create("battery");
	TCase *tc = tcase_create("questions");

	tcase_set_timeout(tc, 0);
	tcase_set_tags(tc, "battery");
	tcase_add_loop_test(tc, test_many_games_keep_cards_and_lists_and_end,
	    0, CONFIGS);
	tcase_add_loop_test(tc, test_every_question_is_sound, 0, CONFIGS);
	tcase_add_loop_test(tc, test_nothing_else_of_the_space_is_legal,
	    0, CONFIGS);
	tcase_add_loop_test(tc, test_uniform_player_has_the_published_figures,
	    0, COUNT_OF(figures));
	suite_add_tcase(suite, tc);
	return suite;
}
