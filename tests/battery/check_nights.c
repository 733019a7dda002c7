/*
 * check_nights.c - random games of Nightmarium, played in several manners and
 * compared with the rules after every answer.
 *
 * What they met with is counted and printed, so that it can be seen that
 * nothing was left out.  Chance does not bring the endless chain of N22;
 * test_n22_a_chain_without_questions_comes_to_an_end plays it.
 */
#include <stdio.h>
#include <string.h>

#include "../unit/suites.h"
#include "nights.h"

enum {
	GAMES = 5040,           /* for each number of players */
	OBJECTIVES = 7,
	HOSTED = 12,            /* one game in so many is dealt by hand */
	SLIPS = 8,              /* one answer in so many is given at random */
	LIMITED = 120           /* turns of manners that never end */
};

/* How a seat plays.  MIXED is for a whole game, in which seats differ. */
enum manner { UNIFORM, HOARDING, BUILDING, SPARING, MIXED };
enum { MANNERS = MIXED + 1 };

/* What is played, and by whom. */
struct night_game {
	int players;
	int objective;
	int turns_max;
	int first;
	int hosted;
	enum manner manners[NIGHTS_SEATS];
};

static void
choose_game(struct night_game *night, int players, int i)
{
	const enum manner manner = (enum manner)(i / OBJECTIVES % MANNERS);
	const int limited = manner == HOARDING || manner == SPARING ||
	    manner == MIXED;

	night->players = players;
	night->objective = i % OBJECTIVES + 1;
	night->turns_max = limited ? LIMITED + i % 60 : 0;
	night->first = i % players;
	night->hosted = i % HOSTED == 0;
	for (int seat = 0; seat < NIGHTS_SEATS; seat++)
		night->manners[seat] = manner != MIXED ? manner
		    : (enum manner)((seat + i / OBJECTIVES / MANNERS) % MIXED);
}

/*
 * Playing.
 */

/* How much a hoarder likes an answer. */
static int
hoards(onirim_action action)
{
	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_DRAW:
		return 2;
	case ONIRIM_VERB_STOP:
	case ONIRIM_VERB_BUILD:
		return 1;
	}
	return 0;
}

/* A builder likes best what completes a creature. */
static int
builds(const struct nights *n, onirim_action action)
{
	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_BUILD:
		return 2 + nights_height(&n->table, n->seat,
		    onirim_action_extra(action));
	case ONIRIM_VERB_DRAW:
		return 1;
	}
	return 0;
}

/* One who is sparing gets rid of cards, one by one. */
static int
spares(onirim_action action)
{
	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_STOP:
		return 3;
	case ONIRIM_VERB_EXCHANGE:
		return 2;
	case ONIRIM_VERB_DRAW:
		return 1;
	}
	return 0;
}

static int
likes(const struct nights *n, enum manner manner, onirim_action action)
{
	switch (manner) {
	case HOARDING:
		return hoards(action);
	case BUILDING:
		return builds(n, action);
	case SPARING:
		return spares(action);
	case UNIFORM:
	case MIXED:
		break;
	}
	return 0;
}

/* One of those that are liked best, or now and then any. */
static onirim_action
next_answer(struct uniform *player, const struct nights *n,
    const onirim_game *game, const struct night_game *night)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX], best = 0;
	const int count = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX);
	const enum manner manner = n->due == ONIRIM_ASK_DEAL ||
	    uniform_below(player, SLIPS) == 0 ? UNIFORM
	    : night->manners[onirim_player(game)];
	int most = -1;
	uint32_t alike = 0;

	for (int i = 0; i < count; i++) {
		const int liked = likes(n, manner, actions[i]);

		alike = liked > most ? 1 : alike + (liked == most);
		if (liked > most || (liked == most &&
		    uniform_below(player, alike) == 0))
			best = actions[i];
		most = liked > most ? liked : most;
	}
	return best;
}

/* Answers that somebody gave, by what they do. */
static void
count_answer(const struct nights *n, onirim_action action)
{
	static const int met[] = {
		[ONIRIM_VERB_DRAW] = MET_DRAW,
		[ONIRIM_VERB_EXCHANGE] = MET_EXCHANGE,
		[ONIRIM_VERB_BUILD] = MET_BUILD,
		[ONIRIM_VERB_DISCARD] = MET_NAMED,
		[ONIRIM_VERB_STOP] = MET_STOP,
		[ONIRIM_VERB_SEIZE] = MET_SEIZE,
		[ONIRIM_VERB_DESTROY] = MET_DESTROY,
		[ONIRIM_VERB_DEVOUR] = MET_DEVOUR,
		[ONIRIM_VERB_WAKE] = MET_WAKE,
		[ONIRIM_VERB_DEAL] = MET_DEAL,
	};

	n->met[n->due == ONIRIM_ASK_LEGION ? MET_GIVEN
	    : met[onirim_action_verb(action)]]++;
}

static void
hear(struct nights *n, const onirim_game *game, onirim_action given)
{
	static onirim_event events[NIGHTS_EVENTS];
	const int count = onirim_events(game, ONIRIM_HOST, events,
	    NIGHTS_EVENTS);

	MUST(count > 0 || given == 0);
	MUST(count <= NIGHTS_EVENTS);
	nights_follow(n, events, count, given);
	nights_compare(n, game);
}

static void
play(struct nights *n, onirim_game *game, const struct night_game *night)
{
	struct uniform player;

	uniform_begin(&player, battery_scene.seed);
	nights_begin(n, night->first);
	hear(n, game, 0);
	while (onirim_outcome(game) == ONIRIM_PLAYING) {
		const onirim_action action = next_answer(&player, n, game,
		    night);

		count_answer(n, action);
		MUST(onirim_apply(game, action) == ONIRIM_OK);
		battery_scene.question++;
		hear(n, game, action);
	}
}

static void
play_game(const struct night_game *night, const struct nights_card *deck,
    uint32_t *met)
{
	static char config[ONIRIM_TEXT_MAX];
	struct nights n = {
		.deck = deck,
		.met = met,
		.players = night->players,
		.objective = night->objective,
		.turns_max = night->turns_max
	};
	onirim_game *game;

	snprintf(config, sizeof config, "game=nightmarium players=%d "
	    "objective=%d turns=%d first=%d chance=%s events=on",
	    night->players, night->objective, night->turns_max,
	    night->first + 1, night->hosted ? "host" : "seeded");
	battery_scene.config = config;
	battery_scene.question = 0;
	ck_assert_int_eq(onirim_game_new(&game, config, NULL), ONIRIM_OK);
	onirim_game_reset(game, battery_scene.seed);
	play(&n, game, night);
	onirim_game_free(game);
}

/*
 * What was met with.
 */

static const char *const met_rows[NIGHTS_MET] = {
	[MET_DRAW]                 = "draw",
	[MET_EXCHANGE]             = "exchange",
	[MET_BUILD]                = "build",
	[MET_NAMED]                = "discard to exchange",
	[MET_STOP]                 = "stop",
	[MET_GIVEN]                = "discard for a legion",
	[MET_SEIZE]                = "seize",
	[MET_DESTROY]              = "destroy",
	[MET_DEVOUR]               = "devour",
	[MET_WAKE]                 = "wake",
	[MET_DEAL]                 = "deal",
	[MET_HERALD_BOTH]          = "Herald: both placed",
	[MET_HERALD_ONE]           = "Herald: one placed",
	[MET_HERALD_NEITHER]       = "Herald: neither placed",
	[MET_HERALD_COMPLETES]     = "Herald: completes one",
	[MET_HERALD_COMPLETES_TWO] = "Herald: completes two",
	[MET_HERALD_ONE_CAME]      = "Herald: one card came",
	[MET_HERALD_FAILS]         = "Herald: fails",
	[MET_MOURNER_TWO]          = "Mourner: two cards",
	[MET_MOURNER_ONE]          = "Mourner: one card",
	[MET_MOURNER_FAILS]        = "Mourner: fails",
	[MET_JOKER_BUILDS]         = "Joker: builds",
	[MET_JOKER_COMPLETES]      = "Joker: completes one",
	[MET_JOKER_FAILS]          = "Joker: fails",
	[MET_EXECUTIONER_PART]     = "Executioner: part",
	[MET_EXECUTIONER_HEAD]     = "Executioner: a head",
	[MET_EXECUTIONER_FAILS]    = "Executioner: fails",
	[MET_SCAVENGER_DESTROYS]   = "Scavenger: destroys",
	[MET_SCAVENGER_FAILS]      = "Scavenger: fails",
	[MET_DEVOURER_PART]        = "Devourer: part",
	[MET_DEVOURER_HEAD]        = "Devourer: a head",
	[MET_DEVOURER_FAILS]       = "Devourer: fails",
	[MET_PAID_LEGION]          = "pays one of the legion",
	[MET_PAID_OTHERS]          = "pays two others",
	[MET_PAID_FEWER]           = "pays the only card",
	[MET_PAID_NOTHING]         = "has nothing to pay",
	[MET_TAKEOVER]             = "takes over, powers lost",
	[MET_FORGOTTEN]            = "known card leaves a hand",
	[MET_VANISHED]             = "creature disappears",
	[MET_MOVED_UP]             = "active one moves up",
	[MET_WON_BY_BUILD]         = "won by building",
	[MET_WON_BY_JOKER]         = "won by a Joker",
	[MET_WON_BY_HERALD]        = "won by a Herald",
	[MET_TURNS_OVER]           = "turns run out",
	[MET_PASSED]               = "action passed",
	[MET_PILE_ANEW]            = "pile made anew",
	[MET_NO_DRAW]              = "no card to draw",
	[MET_CUT_SHORT]            = "fewer came than due",
};

static void
print_met(const uint32_t *met, int players, long questions)
{
	printf("nights: %d games for %d players, %ld questions\n", GAMES,
	    players, questions);
	for (int i = 0; i < NIGHTS_MET; i++)
		printf("%-24s %9u%s", met_rows[i], (unsigned)met[i],
		    i % 2 == 1 || i + 1 == NIGHTS_MET ? "\n" : "   ");
	fflush(stdout);
}

START_TEST(test_all_games_go_by_the_rules_and_meet_with_everything)
{
	static uint32_t met[NIGHTS_MET];
	static struct nights_card deck[NIGHTS_FACES];
	struct night_game night;
	long questions = 0;

	memset(met, 0, sizeof met);
	nights_read_deck(deck);
	for (int i = 0; i < GAMES; i++) {
		battery_scene.seed = (uint64_t)i;
		choose_game(&night, _i, i);
		play_game(&night, deck, met);
		questions += battery_scene.question;
	}
	print_met(met, _i, questions);
	for (int i = 0; i < NIGHTS_MET; i++)
		ck_assert_msg(met[i] > 0, "never met with: %s", met_rows[i]);
}
END_TEST

Suite *
nights_suite(void)
{
	Suite *suite = suite_create("nights");
	TCase *tcase = tcase_create("nights");

	tcase_set_timeout(tcase, 0);
	tcase_set_tags(tcase, "battery heavy");
	tcase_add_loop_test(tcase,
	    test_all_games_go_by_the_rules_and_meet_with_everything, 2,
	    NIGHTS_SEATS + 1);
	suite_add_tcase(suite, tcase);
	return suite;
}
